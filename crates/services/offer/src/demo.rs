//! Offers of the demo profile. They go the way that everybody's go, on the days that their stories tell.

use std::collections::HashMap;
use std::time::Duration;

use platform::access::{Caller, Ctx};
use platform::db::Tx;
use platform::demo::{self, People};
use platform::document::{self, Actor, Happening, Reach, Refusal, Target, Verdict, find};
use platform::files::FileRef;
use platform::http::{Problem, Result};
use platform::workflow::Event;
use platform::{App, Date};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use serde_json::json;

use crate::change::OfferChange;
use crate::demo_data::{End, STORIES, Story};
use crate::demo_form::{category, form, yuan};
use crate::offer::{Offer, STOP, set_columns};
use crate::restrict;

pub use crate::copying::dropped;
pub use crate::demo_data::attributes;
pub use crate::demo_form::barcode;

/// Who acts in it.
pub struct Cast {
    /// For each company whoever offers its products.
    merchants: HashMap<i64, Caller>,
    /// 招商 of each company.
    sale: HashMap<i64, Caller>,
    first: Caller,
    last: Caller,
    qc: Caller,
    /// The store that each company sells through, where it needs one.
    pub stores: HashMap<i64, i64>,
}

impl Cast {
    async fn of(app: &App, people: &People) -> Result<Self> {
        let (mut merchants, mut sale, mut stores) = (HashMap::new(), HashMap::new(), HashMap::new());
        for company_id in 2..=6 {
            let operator = if company_id == 2 { "lijing" } else { "admin" };
            merchants.insert(company_id, people.of_company(company_id, operator).await?);
            sale.insert(company_id, people.staff(if company_id <= 4 { "zs1" } else { "zs2" }).await?);
            if let Some(store) = selection::first_store(app.db.read(), company_id).await? {
                stores.insert(company_id, store);
            }
        }
        let staff = |login: &'static str| people.staff(login);
        let (first, last, qc) = (staff("cx1").await?, staff("zx1").await?, staff("qc1").await?);
        Ok(Self { merchants, sale, first, last, qc, stores })
    }
}

/// What is made on the way and needed again.
#[derive(Default)]
pub struct Made {
    /// The offer of each story.
    pub offers: HashMap<i64, i64>,
    /// The pictures of each company, slot by slot.
    pub pictures: HashMap<(i64, &'static str), FileRef>,
}

pub async fn fill(app: App, people: People) -> Result<()> {
    let (cast, mut made) = (Cast::of(&app, &people).await?, Made::default());
    for story in STORIES {
        let told = play(&app, &cast, story, &mut made);
        demo::days_ago(&app, story.days_ago.unsigned_abs(), told).await.map_err(|problem| {
            let wrong: Vec<String> =
                problem.field_errors.iter().map(|error| format!("{} {}", error.field, error.message)).collect();
            Problem::internal(format!("{}: {} {wrong:?}", story.name, problem.title))
        })?;
    }
    Ok(())
}

/// The number that a story's offer was given, seen from today.
pub fn code(today: Date, no: i64) -> Result<String> {
    let story = STORIES.iter().find(|story| story.no == no);
    let story = story.ok_or_else(|| Problem::internal(format!("no demo offer {no}")))?;
    let day = today.plus_days(-story.days_ago).0.format("%y%m%d");
    Ok(format!("BP{day}{no:04}"))
}

async fn play(app: &App, cast: &Cast, story: &'static Story, made: &mut Made) -> Result<()> {
    let of = |people: &HashMap<i64, Caller>| {
        people.get(&story.company_id).cloned().ok_or_else(|| Problem::internal("nobody plays in this story"))
    };
    let merchant = Actor::new(app, &of(&cast.merchants)?).await?;
    let sale = Actor::new(app, &of(&cast.sale)?).await?;
    let form = form(app, cast, story, made, &merchant.caller).await?;
    begin_at(app, story.no).await?;
    let submits = story.end != End::Draft;
    let id = demo::create::<Offer>(app, &merchant, form, submits).await?;
    made.offers.insert(story.no, id);
    if story.end == End::Draft {
        return Ok(());
    }
    let pass = |form: serde_json::Value| Verdict::Approve { opinion: "同意。".into(), form: Some(form) };
    let to_sale =
        pass(json!({ "offerCategory": category(story), "commissionConfirmed": true, "slotFeeConfirmed": true }));
    let to_first =
        pass(json!({ "score": { "product": 4, "price": 4, "brand": 4, "match": 5 }, "sampleResult": "与描述一致" }));
    let first = Actor::new(app, &cast.first).await?;
    let last = Actor::new(app, &cast.last).await?;
    let ended = |event, reason: &'static str, who: &Actor| happen(app.clone(), who.clone(), id, event, reason);
    match story.end {
        End::Draft | End::AtSale => return Ok(()),
        End::Cancelled => {
            ended(Event::Withdraw, "", &merchant).await?;
            return ended(Event::Cancel, "改为组合装提报", &merchant).await;
        }
        End::BdCancelled => return ended(Event::BdCancel, "活动场次调整，本次不再安排", &sale).await,
        _ => demo::decide::<Offer>(app, &sale, id, to_sale.clone()).await?,
    }
    if story.end == End::AtFirst {
        return Ok(());
    }
    if story.end == End::Rejected {
        come_back(app, &merchant, &sale, &first, id).await?;
        // Its owner has looked at it lately, or it would be closed by now.
        return touched(app, story, id).await;
    }
    if story.end == End::SentBack {
        let words = "卖点请写出起泡与香型，便于主播介绍。";
        let marks: &[(&str, &str)] = &[("sellingPoints", "补充起泡与香型")];
        return demo::decide::<Offer>(app, &first, id, refusal(words, "INFO_MISSING", "资料不全", marks)).await;
    }
    let waits = |step: &'static str| async move {
        let head = find::<Offer, _>(app.db.read(), &Reach::Everything, id).await?.head;
        Ok::<bool, Problem>(head.appr_step == step)
    };
    if waits("FirstAppr").await? {
        demo::decide::<Offer>(app, &first, id, to_first).await?;
    }
    if story.end == End::AtFinal {
        return Ok(());
    }
    let (level, scene) = match story.end {
        End::Approved(level, scene) => (level, scene),
        _ => ("C", ""),
    };
    if waits("FinalAppr").await? {
        let scene = Some(scene).filter(|scene| !scene.is_empty());
        let form = json!({ "prdEchelonLevel": level, "showScheduleScene": scene, "selProductFlag": level == "S", "conditional": true });
        demo::decide::<Offer>(app, &last, id, pass(form)).await?;
    }
    if story.end == End::Stopped {
        return ended(STOP, "商家原因：停止生产", &last).await;
    }
    set(app, &Actor::new(app, &cast.qc).await?, story, id).await?;
    if story.name.contains("变更") { propose(app, &merchant, id).await } else { Ok(()) }
}

/// A lower price that waits for its approval, beside the one that holds.
async fn propose(app: &App, merchant: &Actor, id: i64) -> Result<()> {
    let doc = find::<Offer, _>(app.db.read(), &Reach::Everything, id).await?;
    let mut form = document::opened::<Offer>(&app.secrets, &doc)?;
    form.change_of = Some(id);
    for sku in &mut form.skus {
        (sku.live_page_price, sku.final_price) = (Some(yuan(149)), None);
    }
    demo::create::<OfferChange>(app, merchant, form, true).await.map(|_| ())
}

/// What only modules that are still to come would do.
async fn set(app: &App, qc: &Actor, story: &'static Story, id: i64) -> Result<()> {
    let job = move |tx: Tx, (qc, id): (Actor, i64)| async move {
        for (column, value) in story.columns {
            let doc = find::<Offer, _>(&tx, &Reach::Everything, id).await?;
            let values = match (*column, *value) {
                ("restrict", reason) => restrict::opened(&tx, &qc, &doc, (reason, None, "")).await?,
                ("complete", _) => {
                    document::complete::<Offer>(&tx, id).await?;
                    continue;
                }
                ("shown", days) => {
                    let days: i64 = days.parse().unwrap_or_default();
                    let date = tx.now().date().plus_days(days);
                    pricing::shown(&tx, id, date).await?;
                    vec![("show_status", "SHOWED".into()), ("last_show_date", date.to_string().into())]
                }
                (column, "true") => vec![(column, true.into())],
                (column, value) => vec![(column, value.into())],
            };
            set_columns(&tx, id, values).await?;
        }
        Ok(())
    };
    app.db.write(&Ctx::system("demo.fill"), (qc.clone(), id), job).await
}

async fn touched(app: &App, story: &Story, id: i64) -> Result<()> {
    let days = Duration::from_secs(story.days_ago.saturating_sub(4).unsigned_abs() * 24 * 3600);
    let job = move |tx: Tx, ()| async move {
        set_columns(&tx, id, vec![("last_modified_date", tx.now().plus(days).into())]).await
    };
    app.db.write(&Ctx::system("demo.fill"), (), job).await
}

fn refusal(opinion: &str, code: &str, reason: &str, fields: &[(&str, &str)]) -> Verdict {
    Verdict::Reject(Refusal {
        opinion: opinion.into(),
        reason_codes: vec![code.into()],
        reasons: vec![reason.into()],
        fields: fields.iter().map(|(field, remark)| ((*field).into(), (*remark).into())).collect(),
        to_start: false,
    })
}

/// Two rounds: 初选 refuses, the merchant changes one thing, 初选 refuses again.
async fn come_back(app: &App, merchant: &Actor, sale: &Actor, first: &Actor, id: i64) -> Result<()> {
    let early =
        refusal("页面价高于同类产品，请调整。", "PRICE_HIGH", "价格无优势", &[("skus[0].livePagePrice", "≤169")]);
    demo::decide::<Offer>(app, first, id, early).await?;
    let job = |tx: Tx, (merchant, id): (Actor, i64)| async move {
        let doc = find::<Offer, _>(&tx, &Reach::Everything, id).await?;
        let mut form = document::opened::<Offer>(&merchant.app.secrets, &doc)?;
        for sku in &mut form.skus {
            (sku.live_page_price, sku.final_price) = (Some(yuan(169)), None);
        }
        form.selling_points = Some("轻薄水感\n不易泛白\nSPF50+ 防护".into());
        let target = Target { id, row_version: doc.head.row_version };
        document::save::<Offer>(&tx, &merchant, target, form, true).await
    };
    app.db.write(&Ctx::system("demo.fill"), (merchant.clone(), id), job).await?;
    let again = json!({ "offerCategory": "New", "commissionConfirmed": true, "slotFeeConfirmed": true });
    demo::decide::<Offer>(app, sale, id, Verdict::Approve { opinion: "价格已调整。".into(), form: Some(again) })
        .await?;
    let late = refusal(
        "图片不清晰，卖点请补充依据。",
        "IMAGE_BAD",
        "图片不合规",
        &[("images", "主图请更换为白底图"), ("sellingPoints", "补充防护依据")],
    );
    demo::decide::<Offer>(app, first, id, late).await
}

async fn happen(app: App, who: Actor, id: i64, event: Event, reason: &'static str) -> Result<()> {
    let job = move |tx: Tx, who: Actor| async move {
        let head = find::<Offer, _>(&tx, &Reach::Everything, id).await?.head;
        let target = Target { id, row_version: head.row_version };
        document::happen::<Offer>(&tx, &who, target, Happening::of(event, reason)).await
    };
    app.db.write(&Ctx::system("demo.fill"), who, job).await
}

/// The next number of the day ends as the story says.
async fn begin_at(app: &App, no: i64) -> Result<()> {
    let job = move |tx: Tx, ()| async move {
        let day = tx.now().local().format("%y%m%d").to_string();
        let last = "last_no";
        let set = Query::insert()
            .into_table("document_number")
            .columns(["prefix", "day", "last_no"])
            .values(["BP".into(), day.into(), (no - 1).into()])
            .map_err(Problem::internal)?
            .on_conflict(OnConflict::columns(["prefix", "day"]).value(last, Expr::value(no - 1).add(0)).to_owned())
            .to_owned();
        tx.execute(&set).await?;
        Ok(())
    };
    app.db.technical((), job).await
}
