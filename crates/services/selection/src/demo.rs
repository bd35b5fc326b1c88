//! Stores of the demo profile. They go the way that everybody's go: drafted, submitted, decided, a few days ago.

use platform::access::Caller;
use platform::demo::{self, People};
use platform::document::{Actor, Refusal, Verdict};
use platform::form::Decimal;
use platform::http::{Problem, Result};
use platform::money::Money;
use platform::{App, files};

use crate::store_appr::{OfferStoreAppr, StoreForm};

/// The administrator of the company, and the 招商 who looks after it.
struct Cast {
    merchant: Caller,
    staff: Caller,
}

/// One application and how far it has come.
struct Story {
    company_id: i64,
    days_ago: u64,
    end: End,
    platform: &'static str,
    name: &'static str,
    url: &'static str,
    seller: &'static str,
    kind: &'static str,
    brand: i64,
    category: &'static str,
    owner: &'static str,
    /// Days that the authorisation still lasts; none for a store of one's own.
    auth_days: Option<i64>,
    dsr: [i64; 3],
}

#[derive(PartialEq)]
enum End {
    Draft,
    Waiting,
    Rejected,
    Approved,
}

#[rustfmt::skip]
const STORIES: &[Story] = &[
    Story { company_id: 2, days_ago: 60, end: End::Approved, platform: "TMALL", name: "花植官方旗舰店", url: "https://huazhi.tmall.com/", seller: "花植官方旗舰店", kind: "FLAGSHIP", brand: 201, category: "Cosmetic", owner: "上海花植美妆有限公司", auth_days: None, dsr: [486, 482, 490] },
    Story { company_id: 2, days_ago: 1, end: End::Waiting, platform: "DOUYIN", name: "花植美妆抖音旗舰店", url: "https://haohuo.jinritemai.com/views/shop/huazhi", seller: "dy_huazhi01", kind: "FLAGSHIP", brand: 201, category: "Cosmetic", owner: "上海花植美妆有限公司", auth_days: None, dsr: [479, 481, 477] },
    Story { company_id: 2, days_ago: 6, end: End::Rejected, platform: "JD", name: "沐岚个护专营店", url: "https://mall.jd.com/index-100201.html", seller: "jd-100201", kind: "SPECIALTY", brand: 202, category: "Cosmetic", owner: "杭州沐岚商贸有限公司", auth_days: Some(120), dsr: [468, 470, 465] },
    Story { company_id: 2, days_ago: 0, end: End::Draft, platform: "TAOBAO", name: "花植小样体验店", url: "https://shop200201.taobao.com/", seller: "huazhi_mini", kind: "ENTERPRISE", brand: 201, category: "Cosmetic", owner: "上海花植美妆有限公司", auth_days: None, dsr: [0, 0, 0] },
    Story { company_id: 3, days_ago: 45, end: End::Approved, platform: "JD", name: "味享家食品官方旗舰店", url: "https://mall.jd.com/index-100301.html", seller: "jd-100301", kind: "FLAGSHIP", brand: 301, category: "Food", owner: "杭州味享食品有限公司", auth_days: None, dsr: [491, 488, 485] },
    Story { company_id: 4, days_ago: 30, end: End::Approved, platform: "TMALL", name: "曜石服饰专卖店", url: "https://yaoshi.tmall.com/", seller: "曜石服饰专卖店", kind: "EXCLUSIVE", brand: 402, category: "Fashion", owner: "北京曜石品牌管理有限公司", auth_days: Some(45), dsr: [473, 476, 480] },
    Story { company_id: 6, days_ago: 20, end: End::Approved, platform: "TMALL", name: "星河数码旗舰店", url: "https://xinghe.tmall.com/", seller: "星河数码旗舰店", kind: "FLAGSHIP", brand: 601, category: "Electronic", owner: "深圳星河智能科技有限公司", auth_days: None, dsr: [465, 470, 472] },
];

pub async fn fill(app: App, people: People) -> Result<()> {
    for story in STORIES {
        let staff = people.staff(if story.company_id == 6 { "zs2" } else { "zs1" }).await?;
        let cast = Cast { merchant: people.of_company(story.company_id, "admin").await?, staff };
        let auth_until = app.clock().today().plus_days(story.auth_days.unwrap_or_default());
        demo::days_ago(&app, story.days_ago, play(&app, &cast, story, auth_until)).await?;
    }
    Ok(())
}

async fn play(app: &App, cast: &Cast, story: &Story, auth_until: platform::Date) -> Result<()> {
    let merchant = Actor::new(app, &cast.merchant).await?;
    let screenshot = files::keep_bytes(app, &cast.merchant, "screenshot", "店铺后台.png", picture(story)?).await?;
    let mut form = form(story);
    form.screenshot = vec![screenshot];
    if story.auth_days.is_some() {
        let paper = files::keep_bytes(app, &cast.merchant, "authFiles", "授权书.png", picture(story)?).await?;
        form.auth_files = vec![paper];
        form.auth_expire_date = Some(auth_until);
    }
    let id = demo::create::<OfferStoreAppr>(app, &merchant, form, story.end != End::Draft).await?;
    let verdict = match story.end {
        End::Draft | End::Waiting => return Ok(()),
        End::Approved => Verdict::Approve { opinion: "店铺信息属实，同意。".into(), form: None },
        End::Rejected => Verdict::Reject(Refusal {
            opinion: "授权书未盖章，主体名称与后台截图不一致。".into(),
            reason_codes: vec!["AUTH_BROKEN".into(), "INFO_WRONG".into()],
            reasons: vec!["授权链路不完整".into(), "信息有误".into()],
            fields: vec![
                ("authFiles".into(), "请上传加盖公章的授权书".into()),
                ("ownerName".into(), "与后台截图中的主体不一致".into()),
            ],
            to_start: false,
        }),
    };
    demo::decide::<OfferStoreAppr>(app, &Actor::new(app, &cast.staff).await?, id, verdict).await
}

fn form(story: &Story) -> StoreForm {
    let text = |text: &str| Some(text.to_owned());
    let score = |place: usize| Some(Decimal(story.dsr[place])).filter(|score| score.0 > 0);
    StoreForm {
        platform_type: text(story.platform),
        store_name: story.name.to_owned(),
        store_url: text(story.url),
        seller_id: text(story.seller),
        store_type: text(story.kind),
        brand_ids: vec![story.brand],
        categories: vec![story.category.to_owned()],
        owner_name: text(story.owner),
        is_own: Some(story.auth_days.is_none()),
        dsr_desc: score(0),
        dsr_service: score(1),
        dsr_logistics: score(2),
        fans_count: Some(128_000),
        deposit_paid: Some(Money(5_000_000)),
        ..StoreForm::default()
    }
}

/// A page as a shop's back office might look: a bar, a menu, a few lines.
fn picture(story: &Story) -> Result<Vec<u8>> {
    use picture::{ImageFormat, Rgb, RgbImage};
    let hue = story.brand.unsigned_abs() as u8;
    let bar = Rgb([120, 40 + hue % 60, 110]);
    let paint = |x: u32, y: u32| match (x, y) {
        (_, 0..48) => bar,
        (0..160, _) => Rgb([239, 235, 230]),
        (190..900, _) if y > 90 && y % 56 < 14 && x < 360 + (y * 7 + u32::from(hue) * 31) % 500 => Rgb([198, 191, 185]),
        _ => Rgb([255, 255, 255]),
    };
    let mut bytes = std::io::Cursor::new(Vec::new());
    RgbImage::from_fn(960, 600, paint).write_to(&mut bytes, ImageFormat::Png).map_err(Problem::internal)?;
    Ok(bytes.into_inner())
}
