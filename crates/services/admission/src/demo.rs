//! Registrations and changes of the demo profile: one waits for 法务, one was sent back, three wait for 财务. They go the way
//! that everybody's go.

use company::{CompanyBrand, CompanyContact, CompanyForm, CompanyStore};
use platform::access::{Caller, Ctx};
use platform::db::Tx;
use platform::demo::{self, People};
use platform::document::{Actor, Refusal, Verdict};
use platform::files;
use platform::http::{Problem, Result};
use platform::{App, Date};
use sea_orm::{EntityTrait, IntoActiveModel};
use serde_json::json;

use crate::change::CompanyChange;
use crate::entity::registration;
use crate::join::CompanyJoin;
use crate::registration::caller;

/// Who decides.
struct Cast {
    sale: Caller,
    legal: Caller,
}

struct Story {
    company_id: i64,
    days_ago: u64,
    /// Where the applicant goes on.
    phone: &'static str,
    admin: &'static str,
    brand: &'static str,
    trademark: &'static str,
    shop: &'static str,
    shop_url: &'static str,
    rejected: bool,
}

const STORIES: [Story; 2] = [
    Story {
        company_id: 8,
        days_ago: 2,
        phone: "13800000088",
        admin: "唐岭",
        brand: "南岭春",
        trademark: "58000801",
        shop: "南岭春茶叶旗舰店",
        shop_url: "https://nanling.tmall.com/",
        rejected: false,
    },
    Story {
        company_id: 10,
        days_ago: 5,
        phone: "13800000090",
        admin: "蒋锐",
        brand: "锐意",
        trademark: "58001001",
        shop: "锐意数码专营店",
        shop_url: "https://ruiyi.tmall.com/",
        rejected: true,
    },
];

pub async fn fill(app: App, people: People) -> Result<()> {
    // Of each company that has joined, somebody who may hand in its papers.
    for member in people.merchants().filter(|player| player.login == "admin") {
        hand_in(&app, &people.caller(member.id).await?).await?;
    }
    let cast = Cast { sale: people.staff("zs2").await?, legal: people.staff("fw1").await? };
    for story in &STORIES {
        demo::days_ago(&app, story.days_ago, play(&app, &cast, story)).await?;
    }
    for (company_id, days_ago, branch) in MOVED {
        let owner = people.of_company(company_id, "admin").await?;
        demo::days_ago(&app, days_ago, move_account(&app, &owner, branch)).await?;
    }
    Ok(())
}

/// Companies whose bank has another branch now, on the desk of 财务: since so many days.
const MOVED: [(i64, u64, &str); 3] =
    [(6, 6, "示例银行深圳南山支行"), (4, 1, "示例银行广州天河支行"), (5, 0, "示例银行苏州园区支行")];

async fn move_account(app: &App, owner: &Caller, branch: &str) -> Result<()> {
    let live = company::form_of(app.db.read(), &app.secrets, owner.company_id()).await?;
    let form = CompanyForm {
        bank_branch: Some(branch.into()),
        bank_no: Some(format!("9990001{:05}", owner.company_id())),
        ..live
    };
    demo::create::<CompanyChange>(app, &Actor::new(app, owner).await?, form, true).await.map(|_| ())
}

/// What a company that has joined handed in when it did.
async fn hand_in(app: &App, member: &Caller) -> Result<()> {
    let id = member.company_id();
    let live = company::form_of(app.db.read(), &app.secrets, id).await?;
    let form = with_papers(app, member, live).await?;
    let keep = move |tx: Tx, (app, form, by): (App, CompanyForm, i64)| async move {
        company::write(&tx, &app.secrets, id, &form, by).await
    };
    app.db.technical((app.clone(), form, member.user_id()), keep).await
}

async fn with_papers(app: &App, owner: &Caller, form: CompanyForm) -> Result<CompanyForm> {
    let paper = |slot: &'static str, title: &'static str| async move {
        files::keep_bytes(app, owner, slot, title, paper(owner.company_id())?).await
    };
    Ok(CompanyForm {
        business_license: vec![paper("businessLicense", "营业执照.png").await?],
        bank_permit: vec![paper("bankPermit", "开户许可证.png").await?],
        legal_id_front: vec![paper("legalIdFront", "身份证人像面.png").await?],
        legal_id_back: vec![paper("legalIdBack", "身份证国徽面.png").await?],
        taxpayer_proof: vec![paper("taxpayerProof", "一般纳税人证明.png").await?],
        ..form
    })
}

async fn play(app: &App, cast: &Cast, story: &Story) -> Result<()> {
    let company = company::find(app.db.read(), story.company_id).await?.ok_or_else(Problem::not_found)?;
    let applicant = caller(company.id, company.name.clone(), story.phone.into(), Ctx::system("demo.fill"));
    let form = form(app, &applicant, story, &company.name).await?;
    let id = demo::create::<CompanyJoin>(app, &Actor::new(app, &applicant).await?, form, true).await?;
    let row = registration::Model {
        id,
        phone_hash: crate::registration::hash(&app.secrets, story.phone),
        phone: app.secrets.seal(&crate::registration::place(id), story.phone),
        company_id: company.id,
        step: 4,
        created_date: app.clock().now(),
    };
    let keep = |tx: Tx, row: registration::Model| async move {
        registration::Entity::insert(row.into_active_model()).exec_without_returning(&tx).await?;
        Ok(())
    };
    app.db.technical(row, keep).await?;
    let sale = Actor::new(app, &cast.sale).await?;
    let fits = json!({ "vendorGroup": "NEW", "liveRooms": ["common"], "bdUserId": cast.sale.user_id() });
    let passed = Verdict::Approve { opinion: "类目匹配，同意入驻。".into(), form: Some(fits) };
    demo::decide::<CompanyJoin>(app, &sale, id, passed).await?;
    if !story.rejected {
        return Ok(());
    }
    let refusal = Refusal {
        opinion: "营业执照照片不清晰，无法核对注册号与经营范围。".into(),
        reason_codes: vec!["IMAGE_BAD".into()],
        reasons: vec!["图片不合规".into()],
        fields: vec![("businessLicense".into(), "请重新拍摄原件，四角完整、文字清晰".into())],
        to_start: false,
    };
    demo::decide::<CompanyJoin>(app, &Actor::new(app, &cast.legal).await?, id, Verdict::Reject(refusal)).await
}

/// What the company's own row says already, and what only a registration asks for.
async fn form(app: &App, applicant: &Caller, story: &Story, name: &str) -> Result<CompanyForm> {
    let text = |text: &str| Some(text.to_owned());
    let live = company::form_of(app.db.read(), &app.secrets, story.company_id).await?;
    Ok(CompanyForm {
        brands: vec![CompanyBrand {
            token: text("b1"),
            brand_name_cn: story.brand.into(),
            trademark_no: text(story.trademark),
            trademark_owner: text(name),
            trademark_class: Some(30),
            trademark_status: text("R"),
            trademark_expire_date: Date::parse("2033-12-31"),
            brand_nature: text("OWN"),
            ..CompanyBrand::default()
        }],
        stores: vec![CompanyStore {
            token: text("s1"),
            platform_type: text("TMALL"),
            store_name: story.shop.into(),
            store_url: text(story.shop_url),
            store_type: text("FLAGSHIP"),
            ..CompanyStore::default()
        }],
        contact_list: vec![CompanyContact {
            name: story.admin.into(),
            position: text("BOSS"),
            phone: text(story.phone),
            is_main: true,
            ..CompanyContact::default()
        }],
        admin_name: text(story.admin),
        admin_phone: text(story.phone),
        admin_email: Some(format!("admin@c{}.example", story.company_id)),
        agreed: true,
        ..with_papers(app, applicant, live).await?
    })
}

/// A sheet with lines where words would stand: enough to see that a paper is there.
fn paper(company_id: i64) -> Result<Vec<u8>> {
    use picture::{ImageFormat, Rgb, RgbImage};
    let width = 520 + (company_id as u32 * 37) % 200;
    let paint = |x: u32, y: u32| match (x, y) {
        (0..16 | 784.., _) | (_, 0..16 | 544..) => Rgb([150, 40, 44]),
        (300..500, 60..92) => Rgb([40, 36, 44]),
        (100.., 150..) if y % 44 < 12 && x < width => Rgb([198, 191, 185]),
        _ => Rgb([252, 249, 244]),
    };
    let mut bytes = std::io::Cursor::new(Vec::new());
    RgbImage::from_fn(800, 560, paint).write_to(&mut bytes, ImageFormat::Png).map_err(Problem::internal)?;
    Ok(bytes.into_inner())
}
