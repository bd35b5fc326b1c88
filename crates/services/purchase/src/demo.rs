//! Needs of the demo profile: one that nobody has answered, two that 花植美妆 has, of which one was accepted, and one that
//! is over.

use std::time::Duration;

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::demo::{self, People};
use platform::document::{Actor, Reach, find_all};
use platform::http::{Problem, Result};
use platform::money::Money;
use product::Spu;
use sea_orm::EntityTrait as _;
use sea_orm::sea_query::{Expr, ExprTrait as _};

use crate::answers::{self, NeedAcceptForm, NeedAnswerForm, NeedCloseForm};
use crate::entity::{need, response};
use crate::need_rules::SOURCING;
use crate::needs::{self, NeedForm};

struct Story {
    days_ago: u64,
    /// From the day on which it was published.
    days: i64,
    title: &'static str,
    category: &'static str,
    brand: &'static str,
    /// In yuan; none is open to talk.
    price: Option<[i64; 2]>,
    qty: i64,
    room: Option<&'static str>,
    /// From today on.
    session: Option<i64>,
    requirement: &'static str,
    end: End,
}

#[derive(Clone, Copy, PartialEq)]
enum End {
    Open,
    /// 花植美妆 offers a product of its own for so many yuan.
    Answered(i64),
    Accepted(i64),
    Closed,
}

#[rustfmt::skip]
const STORIES: &[Story] = &[
    Story { days_ago: 26, days: 14, title: "秋冬保湿喷雾寻源", category: "Cosmetic", brand: "", price: Some([39, 59]), qty: 3000, room: None, session: None, requirement: "100ml以上，适合敏感肌，备案齐全。", end: End::Closed },
    Story { days_ago: 8, days: 12, title: "双12修护面霜寻源", category: "Cosmetic", brand: "国货", price: Some([99, 139]), qty: 5000, room: Some("common"), session: Some(24), requirement: "50g以上，主打积雪草等修护成分，备案与检测报告齐全，可提供独家赠品。", end: End::Accepted(119) },
    Story { days_ago: 4, days: 14, title: "年货节面膜寻源", category: "Cosmetic", brand: "", price: Some([49, 79]), qty: 8000, room: None, session: Some(45), requirement: "10片装以上，独立包装，保质期剩余不少于24个月。", end: End::Answered(69) },
    Story { days_ago: 1, days: 15, title: "新年礼盒寻源", category: "Cosmetic", brand: "知名品牌优先", price: None, qty: 2000, room: None, session: Some(50), requirement: "护肤或香氛礼盒，含礼袋，支持一件代发。", end: End::Open },
];

pub async fn fill(app: App, people: People) -> Result<()> {
    let sale = Actor::new(&app, &people.staff("zs1").await?).await?;
    let merchant = Actor::new(&app, &people.of_company(2, "lijing").await?).await?;
    for story in STORIES {
        let published = demo::days_ago(&app, story.days_ago, publish(&app, &sale, story));
        let id = published.await.map_err(|problem| {
            Problem::internal(format!("{}: {} {:?}", story.title, problem.title, problem.field_errors))
        })?;
        let since = story.days_ago;
        match story.end {
            End::Open => {}
            End::Answered(price) => demo::days_ago(&app, since - 2, answer(&app, &merchant, id, story, price)).await?,
            End::Accepted(price) => {
                demo::days_ago(&app, since - 2, answer(&app, &merchant, id, story, price)).await?;
                demo::days_ago(&app, since - 5, accept(&app, &sale, id)).await?;
            }
            End::Closed => demo::days_ago(&app, since - 9, close(&app, &sale, id)).await?,
        }
    }
    Ok(())
}

async fn publish(app: &App, sale: &Actor, story: &'static Story) -> Result<i64> {
    let now = app.clock().now();
    let yuan = |at: usize| story.price.map(|price| Money(price[at] * 100));
    let form = NeedForm {
        need_type: SOURCING.into(),
        title: story.title.into(),
        category_code: story.category.into(),
        brand_hint: Some(story.brand.into()),
        target_price_from: yuan(0),
        target_price_to: yuan(1),
        qty: Some(story.qty),
        live_room: story.room.map(Into::into),
        session_date: story.session.map(|days| now.date().plus_days(days + story.days_ago as i64)),
        requirement: story.requirement.into(),
        // At the end of a working day.
        deadline: Some(now.date().plus_days(story.days).bounds().0.plus(Duration::from_secs(18 * 3600))),
        ..NeedForm::default()
    };
    let job = |tx: Tx, (sale, form): (Actor, NeedForm)| async move { Ok(needs::publish(&tx, &sale, form).await?.id) };
    app.db.write(&Ctx::system("demo.fill"), (sale.clone(), form), job).await
}

/// With the product whose name has most in common with what is looked for.
async fn answer(app: &App, merchant: &Actor, id: i64, story: &Story, yuan: i64) -> Result<()> {
    let word = if story.title.contains("面膜") { "面膜" } else { "面霜" };
    let named = Expr::col("company_id").eq(2).and(Expr::col("title").like(format!("%{word}%")));
    let on_shelf = named.and(Expr::col("status").eq("APPROVED"));
    let spus = find_all::<Spu, _>(app.db.read(), &Reach::Everything, on_shelf, 1).await?;
    let form = NeedAnswerForm {
        spu_id: spus.first().map(|spu| spu.head.id),
        price: Some(Money(yuan * 100)),
        remark: Some("现货充足，可提供专属赠品与直播间独家机制。".into()),
        ..NeedAnswerForm::default()
    };
    let job = |tx: Tx, (actor, id, form): (Actor, i64, NeedAnswerForm)| async move {
        answers::answer(&tx, &actor, id, form).await
    };
    app.db.write(&Ctx::system("demo.fill"), (merchant.clone(), id, form), job).await
}

async fn accept(app: &App, sale: &Actor, id: i64) -> Result<()> {
    let job = |tx: Tx, (actor, id): (Actor, i64)| async move {
        let row_version = row_version(&tx, id).await?;
        let all = response::Entity::find().all(&tx).await?;
        let response_id = all.into_iter().find(|answer| answer.need_id == id).map(|answer| answer.id);
        let reason = Some("价格与备案均符合要求，请尽快报品。".into());
        answers::take(&tx, &actor, id, NeedAcceptForm { response_id, reason, row_version }).await
    };
    app.db.write(&Ctx::system("demo.fill"), (sale.clone(), id), job).await
}

async fn close(app: &App, sale: &Actor, id: i64) -> Result<()> {
    let job = |tx: Tx, (actor, id): (Actor, i64)| async move {
        let row_version = row_version(&tx, id).await?;
        answers::end(&tx, &actor, id, NeedCloseForm { reason: "本季排期已满".into(), row_version }).await
    };
    app.db.write(&Ctx::system("demo.fill"), (sale.clone(), id), job).await
}

async fn row_version(tx: &Tx, id: i64) -> Result<i32> {
    Ok(need::Entity::find_by_id(id).one(tx).await?.ok_or_else(Problem::not_found)?.row_version)
}
