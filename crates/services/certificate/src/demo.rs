//! Certificates and basic info of the demo profile. They go the way that everybody's go: handed in, looked at, decided.

use platform::access::{Caller, Ctx};
use platform::db::Tx;
use platform::demo::{self, People};
use platform::document::{Actor, Refusal, Verdict};
use platform::files::{self, FileRef};
use platform::form::Decimal;
use platform::http::{Problem, Result};
use platform::{App, Date};

use crate::basic_info::{self, BasicAddress, BasicInfoForm, Contact};
use crate::demo_data::{CERTS, DemoCert};
use crate::expiry;
use crate::submission::{CertItem, CertificateForm, VendorCertificate};

/// Who acts in it: the administrator of each company, and the two who decide.
struct Cast {
    merchants: Vec<Merchant>,
    qc: Caller,
    legal: Caller,
}

struct Merchant {
    company_id: i64,
    admin: Caller,
}

impl Cast {
    async fn of(people: &People) -> Result<Self> {
        let mut merchants = Vec::new();
        for company_id in 2..=6 {
            merchants.push(Merchant { company_id, admin: people.of_company(company_id, "admin").await? });
        }
        Ok(Self { merchants, qc: people.staff("qc1").await?, legal: people.staff("fw1").await? })
    }
}

/// Long enough ago that what has ended since was good then.
const DAYS_AGO: u64 = 40;

pub async fn fill(app: App, people: People) -> Result<()> {
    let (app, cast) = (&app, &Cast::of(&people).await?);
    for merchant in &cast.merchants {
        let today = app.clock().today();
        demo::days_ago(app, DAYS_AGO, hand_in(app, cast, merchant, today)).await?;
        introduce(app, merchant).await?;
    }
    waiting(app, cast).await?;
    partly_refused(app, cast).await?;
    for (place, (days_ago, at_legal, cert)) in (30..).zip(&UNDER_WAY) {
        demo::days_ago(app, *days_ago, under_way(app, cast, cert, place, *at_legal)).await?;
    }
    expiry::run(app.clone()).await.map(|_| ())
}

async fn hand_in(app: &App, cast: &Cast, merchant: &Merchant, today: Date) -> Result<()> {
    let mut list = Vec::new();
    for (place, cert) in CERTS.iter().filter(|cert| cert.company_id == merchant.company_id).enumerate() {
        list.push(item(app, merchant, cert, place, today).await?);
    }
    let actor = Actor::new(app, &merchant.admin).await?;
    let needs_legal = list.iter().any(CertItem::needs_legal);
    let id = demo::create::<VendorCertificate>(app, &actor, CertificateForm { cert_list: list }, true).await?;
    approve(app, &cast.qc, id, "证照清晰，信息一致。").await?;
    if needs_legal {
        approve(app, &cast.legal, id, "主体与授权核对无误。").await?;
    }
    Ok(())
}

async fn approve(app: &App, caller: &Caller, id: i64, opinion: &str) -> Result<()> {
    let verdict = Verdict::Approve { opinion: opinion.into(), form: None };
    demo::decide::<VendorCertificate>(app, &Actor::new(app, caller).await?, id, verdict).await
}

async fn item(app: &App, merchant: &Merchant, cert: &DemoCert, place: usize, today: Date) -> Result<CertItem> {
    Ok(CertItem {
        token: format!("demo-{}-{place}", cert.company_id),
        cert_type: Some(cert.cert_type.into()),
        cert_no: Some(cert.number.into()),
        cert_name: Some(cert.name.into()),
        subject_name: Some(merchant.admin.profile.company_name.clone()),
        brand_id: cert.brand_id,
        issue_org: Some(cert.issue_org.into()),
        issue_date: Some(today.plus_days(-400 - place as i64 * 37)),
        long_term: Some(cert.ends_in.is_none()),
        expire_date: cert.ends_in.map(|days| today.plus_days(days)),
        files: vec![scan(app, &merchant.admin, cert.name, place).await?],
        ..CertItem::default()
    })
}

/// Of company 2: one renewal and one with a number of its own kind, on QC's desk.
async fn waiting(app: &App, cast: &Cast) -> Result<()> {
    let merchant = of(cast, 2)?;
    let today = app.clock().today();
    let filing = DemoCert {
        company_id: 2,
        cert_type: "COSMETIC_FILING",
        number: "妆备2026沪试点0088",
        name: "玻尿酸精华备案",
        issue_org: "上海市药品监督管理局",
        brand_id: Some(201),
        ends_in: None,
    };
    let report = DemoCert {
        cert_type: "TEST_REPORT",
        number: "CTT-2026-20331",
        name: "玻尿酸精华检测报告",
        issue_org: "上海日化检测中心",
        ends_in: Some(365),
        ..filing
    };
    let mut first = item(app, merchant, &filing, 20, today).await?;
    first.special_no = Some(true);
    first.special_reason = Some("自贸区试点备案，编号格式不同".into());
    let second = item(app, merchant, &report, 21, today).await?;
    let list = CertificateForm { cert_list: vec![first, second] };
    demo::create::<VendorCertificate>(app, &Actor::new(app, &merchant.admin).await?, list, true).await.map(|_| ())
}

/// Of other companies, each on its own desk: how long ago, whether QC has passed it on, and what it is.
const UNDER_WAY: [(u64, bool, DemoCert); 4] = [
    (6, false, NEW_REPORT),
    (
        1,
        false,
        DemoCert {
            company_id: 4, number: "CTT-2026-77206", name: "帆布包检测报告", brand_id: Some(402), ..NEW_REPORT
        },
    ),
    (7, true, NEW_GRANT),
    (
        1,
        true,
        DemoCert {
            company_id: 4, number: "YS-AUTH-2026-03", name: "曜石直播授权书", brand_id: Some(402), ..NEW_GRANT
        },
    ),
];
const NEW_REPORT: DemoCert = DemoCert {
    company_id: 6,
    cert_type: "TEST_REPORT",
    number: "CTT-2026-60225",
    name: "电动牙刷检测报告",
    issue_org: "广东电器检测所",
    brand_id: Some(601),
    ends_in: Some(340),
};
const NEW_GRANT: DemoCert = DemoCert {
    company_id: 6,
    cert_type: "BRAND_AUTH",
    number: "XH-AUTH-2026-01",
    name: "星河直播授权书",
    issue_org: "深圳星河智能科技有限公司",
    brand_id: Some(601),
    ends_in: Some(300),
};

async fn under_way(app: &App, cast: &Cast, cert: &DemoCert, place: usize, at_legal: bool) -> Result<()> {
    let merchant = of(cast, cert.company_id)?;
    let list = CertificateForm { cert_list: vec![item(app, merchant, cert, place, app.clock().today()).await?] };
    let id = demo::create::<VendorCertificate>(app, &Actor::new(app, &merchant.admin).await?, list, true).await?;
    match at_legal {
        true => approve(app, &cast.qc, id, "授权书清晰，链条完整。").await,
        false => Ok(()),
    }
}

/// Of company 4: one of two came back.
async fn partly_refused(app: &App, cast: &Cast) -> Result<()> {
    let merchant = of(cast, 4)?;
    let today = app.clock().today();
    let trademark = DemoCert {
        company_id: 4,
        cert_type: "TEST_REPORT",
        number: "CTT-2026-77188",
        name: "真丝衬衫检测报告",
        issue_org: "广东纺织检测中心",
        brand_id: Some(401),
        ends_in: Some(330),
    };
    let system = DemoCert {
        cert_type: "ISO_GMP",
        number: "ISO9001-2026-401",
        name: "质量管理体系认证",
        issue_org: "华南认证中心",
        brand_id: None,
        ..trademark
    };
    let list = vec![item(app, merchant, &trademark, 20, today).await?, item(app, merchant, &system, 21, today).await?];
    let actor = Actor::new(app, &merchant.admin).await?;
    let id = demo::create::<VendorCertificate>(app, &actor, CertificateForm { cert_list: list }, true).await?;
    let verdict = Verdict::Reject(Refusal {
        opinion: "体系证书缺少附页，请补全后重新提交。".into(),
        reason_codes: vec!["INFO_MISSING".into()],
        reasons: vec!["资料不全".into()],
        fields: vec![("certList[1].files".into(), "缺少认证范围附页".into())],
        to_start: true,
    });
    demo::decide::<VendorCertificate>(app, &Actor::new(app, &cast.qc).await?, id, verdict).await
}

fn of(cast: &Cast, company_id: i64) -> Result<&Merchant> {
    let found = cast.merchants.iter().find(|merchant| merchant.company_id == company_id);
    found.ok_or_else(|| Problem::internal("nobody plays in this story"))
}

async fn introduce(app: &App, merchant: &Merchant) -> Result<()> {
    let form = info(merchant.company_id);
    let actor = Actor::new(app, &merchant.admin).await?;
    let job = |tx: Tx, (actor, form): (Actor, BasicInfoForm)| async move {
        basic_info::keep(&tx, &actor, actor.caller.company_id(), &form).await
    };
    app.db.write(&Ctx::system("demo.fill"), (actor, form), job).await
}

fn info(company_id: i64) -> BasicInfoForm {
    let text = |text: &str| Some(text.to_owned());
    let (category, city, region, district) = match company_id {
        2 => ("Cosmetic", "上海", ["上海市", "市辖区", "浦东新区"], "310115"),
        3 => ("Food", "杭州", ["浙江省", "杭州市", "西湖区"], "330106"),
        4 => ("Fashion", "广州", ["广东省", "广州市", "天河区"], "440106"),
        5 => ("Dailylife", "苏州", ["江苏省", "苏州市", "虎丘区"], "320505"),
        _ => ("Electronic", "深圳", ["广东省", "深圳市", "南山区"], "440305"),
    };
    let phone = |tail: i64| format!("138000000{:02}", company_id * 10 + tail);
    let contact = |name: &str, position: &str, tail: i64, main: bool| Contact {
        name: name.into(),
        position: text(position),
        phone: phone(tail),
        email: Some(format!("contact{tail}@c{company_id}.example")),
        wx: None,
        is_main: Some(main),
    };
    let address = |kind: &str, receiver: &str, detail: &str, tail: i64| BasicAddress {
        address_type: kind.into(),
        receiver: receiver.into(),
        phone: phone(tail),
        region_codes: [2, 4, 6].map(|digits| district[..digits].to_owned()).to_vec(),
        region_names: region.map(str::to_owned).to_vec(),
        detail: detail.into(),
        is_default: Some(kind == "company"),
    };
    BasicInfoForm {
        contact_list: vec![contact("周主管", "BD", 1, true), contact("吴品控", "QUALITY", 2, false)],
        address_list: vec![
            address("company", "前台", "创新路88号6层", 1),
            address("warehouse", "仓库收货", "物流园3号库", 2),
        ],
        main_category: vec![category.into()],
        main_brands: vec![company_id * 100 + 1],
        annual_sales: Some(Decimal(1_280_000 * company_id)),
        cross_border: Some(false),
        factory_flag: Some(company_id != 4),
        warehouse_city: text(city),
        avg_ship_hours: Some(24),
        return_policy: text("D7_FREE"),
        // The rest is left for the company to tell, so that the page has something to ask for.
        ..BasicInfoForm::default()
    }
}

/// A page as a certificate might look: a frame, a title, a few lines and a seal.
async fn scan(app: &App, owner: &Caller, name: &str, hue: usize) -> Result<FileRef> {
    use picture::{ImageFormat, Rgb, RgbImage};
    let warm = 200 + (hue * 7 % 40) as u8;
    let paint = |x: u32, y: u32| {
        let (dx, dy) = (i64::from(x) - 460, i64::from(y) - 700);
        let from_seal = dx * dx + dy * dy;
        match (x, y) {
            (0..14 | 586..600, _) | (_, 0..14 | 826..840) => Rgb([warm, 160, 90]),
            (200..400, 90..120) => Rgb([150, 40, 40]),
            _ if (2_800..4_200).contains(&from_seal) || from_seal < 300 => Rgb([200, 40, 40]),
            (80..520, 180..600) if y % 48 < 10 && x < 200 + (y * 13 + hue as u32 * 31) % 320 => Rgb([96, 90, 84]),
            _ => Rgb([253, 249, 240]),
        }
    };
    let mut bytes = std::io::Cursor::new(Vec::new());
    RgbImage::from_fn(600, 840, paint).write_to(&mut bytes, ImageFormat::Png).map_err(Problem::internal)?;
    files::keep_bytes(app, owner, "files", &format!("{name}.png"), bytes.into_inner()).await
}
