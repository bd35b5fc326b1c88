//! What time does to offers: it closes what nobody goes on with, marks what waits too long, ends what is over.

use std::time::Duration;

use platform::access::Ctx;
use platform::db::Tx;
use platform::document::{self, Document as _, Head, Notice, Reach, Receiver, find};
use platform::http::Result;
use platform::jobs::{Job, Schedule};
use platform::workflow::status::{APPROVED, CREATED, REJECTED};
use platform::{App, Date, Timestamp};
use sea_orm::sea_query::{Cond, Expr, ExprTrait, Query};
use sea_orm::{ConnectionTrait, FromQueryResult};

use crate::index;
use crate::offer::{NOT_SHOW, Offer, SHOWED, set_columns};

const DAY: Duration = Duration::from_secs(24 * 3600);
/// Idle days after which a draft, or what came back, is closed.
const LIVES: [(&str, u32); 2] = [(CREATED, 90), (REJECTED, 30)];
const WARNING_DAYS: u32 = 7;
const SCHEDULE_DAYS: u32 = 30;

pub fn jobs() -> Vec<Job> {
    vec![
        Job::new("offer.expiry", "报品草稿与驳回到期", Schedule::Cron("40 2 * * *"), expiry),
        Job::new("offer.overtime", "报品超时未排", Schedule::Cron("0 3 * * *"), overtime),
        Job::new("offer.completion", "报品完成", Schedule::Cron("10 3 * * *"), completion),
        index::job(),
    ]
}

/// T12, and a word a week before.
async fn expiry(app: App) -> Result<String> {
    let (mut warned, mut closed) = (0, 0);
    for (status, days) in LIVES {
        for row in idle(&app, status, days - WARNING_DAYS).await? {
            let end = row.last_modified_date.plus(DAY * days);
            if app.clock().now() >= end {
                let job = |tx: Tx, (app, id): (App, i64)| async move { document::expire::<Offer>(&app, &tx, id).await };
                app.db.write(&Ctx::system("offer.expiry"), (app.clone(), row.id), job).await?;
                closed += 1;
            } else if row.expiry_told.is_none_or(|told| told < row.last_modified_date) {
                let job = |tx: Tx, (app, id, end): (App, i64, Date)| async move { warn(&app, &tx, id, end).await };
                app.db.write(&Ctx::system("offer.expiry"), (app.clone(), row.id, end.date()), job).await?;
                warned += 1;
            }
        }
    }
    Ok(format!("{warned} 个报品将关闭，{closed} 个已关闭"))
}

#[derive(FromQueryResult)]
struct Idle {
    id: i64,
    last_modified_date: Timestamp,
    expiry_told: Option<Timestamp>,
}

async fn idle(app: &App, status: &str, days: u32) -> Result<Vec<Idle>> {
    let column = Expr::col::<&str>;
    let old = Query::select()
        .columns(["id", "last_modified_date", "expiry_told"])
        .from("offer")
        .and_where(column("status").eq(status))
        .and_where(column("last_modified_date").lte(app.clock().now().minus(DAY * days)))
        .and_where(column("is_deleted").eq(false))
        .to_owned();
    let rows = app.db.read().query_all(&old).await?;
    Ok(rows.iter().map(|row| Idle::from_query_result(row, "")).collect::<Result<_, _>>()?)
}

async fn warn(app: &App, tx: &Tx, id: i64, end: Date) -> Result<()> {
    let head = find::<Offer, _>(tx, &Reach::Everything, id).await?.head;
    set_columns(tx, id, vec![("expiry_told", tx.now().into())]).await?;
    let values = vec![("docType", Offer::KIND.name.to_owned()), ("code", head.code.clone()), ("date", end.to_string())];
    tell(app, tx, &head, "DOC_EXPIRE_SOON", values, None).await
}

/// Approved for a month and still in no show.
async fn overtime(app: App) -> Result<String> {
    let column = Expr::col::<&str>;
    let since = app.clock().now().minus(DAY * SCHEDULE_DAYS);
    let waiting = Cond::all()
        .add(column("status").eq(APPROVED))
        .add(column("show_status").eq(NOT_SHOW))
        .add(column("gift_flag").eq(false))
        .add(column("over_time_not_add_schedule").eq(false))
        .add(column("appr_end_date").lte(since));
    let late = ids(&app, waiting).await?;
    for id in &late {
        let job = |tx: Tx, (app, id): (App, i64)| async move {
            let doc = find::<Offer, _>(&tx, &Reach::Everything, id).await?;
            set_columns(&tx, id, vec![("over_time_not_add_schedule", true.into())]).await?;
            let approved = Timestamp::parse(&doc.own.text("apprEndDate"));
            let days = approved.map_or(0, |date| tx.now().since(date).as_secs() / DAY.as_secs());
            let values = vec![("offerCode", doc.head.code.clone()), ("days", days.to_string())];
            tell(&app, &tx, &doc.head, "OFFER_NOT_SCHEDULED", values, Some(doc.form.live_room)).await
        };
        app.db.write(&Ctx::system("offer.overtime"), (app.clone(), *id), job).await?;
    }
    Ok(format!("{} 个报品超时未排期", late.len()))
}

/// Shown, and the time in which its price was promised is over: since yesterday, for the watch of this morning still
/// looks at the prices of its last day.
async fn completion(app: App) -> Result<String> {
    let column = Expr::col::<&str>;
    let shown = Cond::all()
        .add(column("status").eq(APPROVED))
        .add(column("show_status").eq(SHOWED))
        .add(column("last_show_date").is_not_null());
    let mut many = 0;
    let today = app.clock().today();
    for id in ids(&app, shown).await? {
        let job = move |tx: Tx, ()| async move {
            let doc = find::<Offer, _>(&tx, &Reach::Everything, id).await?;
            let shown = Date::parse(&doc.own.text("lastShowDate"));
            let days = doc.form.price_protect_days.unwrap_or_default();
            let over = shown.is_some_and(|date| date.plus_days(days + 1) < today);
            if over {
                document::complete::<Offer>(&tx, id).await?;
            }
            Ok(over)
        };
        many += usize::from(app.db.write(&Ctx::system("offer.completion"), (), job).await?);
    }
    Ok(format!("{many} 个报品已完成"))
}

async fn ids(app: &App, which: Cond) -> Result<Vec<i64>> {
    let select = Query::select()
        .column("id")
        .from("offer")
        .cond_where(which)
        .and_where(Expr::col("is_deleted").eq(false))
        .to_owned();
    app.db.read().query_all(&select).await?.iter().map(|row| Ok(row.try_get("", "id")?)).collect()
}

/// Whoever made it; and 招商 of its live room, where it concerns them too.
async fn tell(
    app: &App,
    tx: &Tx,
    head: &Head,
    template: &'static str,
    values: Vec<(&'static str, String)>,
    room_of_sale: Option<String>,
) -> Result<()> {
    let mut to = vec![Receiver::User(head.created_by)];
    if let Some(live_room) = room_of_sale {
        to.push(Receiver::Role { role: "ZHAOSHANG".into(), company_id: head.company_id, live_room });
    }
    let link = format!("{}{}", Offer::KIND.detail_route, head.id);
    let notice = Notice { template, to, values, biz_type: Offer::KIND.biz_type, biz_id: head.id, link };
    app.organisation.notify(tx, notice).await
}
