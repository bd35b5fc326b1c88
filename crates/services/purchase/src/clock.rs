//! What time does to needs: after the deadline nobody answers any more, and what nobody goes on with is over.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::http::Result;
use platform::jobs::{Job, Schedule};
use sea_orm::sea_query::ExprTrait as _;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};

use crate::answers::{Verdict, fresh, over, waiting};
use crate::entity::need::{Column, Entity};
use crate::need_rules::{ACCEPTED, CLOSED, EXPIRED, REJECTED, RUNNING, TO_OFFER, Turn, turn};

pub const NAME: &str = "purchase.needs";

pub fn job() -> Job {
    Job::new(NAME, "寻源与补充需求到期", Schedule::Cron("10 * * * *"), run)
}

async fn run(app: App) -> Result<String> {
    let now = app.clock().now();
    let late = Column::Status.is_in(RUNNING).and(Column::Deadline.lte(now));
    let old = Column::Status.eq(ACCEPTED).and(Column::AcceptedDate.lte(now.minus(TO_OFFER)));
    let due = Entity::find().select_only().column(Column::Id).filter(late.or(old));
    let ids: Vec<i64> = due.into_tuple().all(app.db.read()).await?;
    let mut over = 0;
    for id in ids {
        let job = |tx: Tx, (app, id): (App, i64)| async move { look_at(&app, &tx, id).await };
        over += u32::from(app.db.write(&Ctx::system(NAME), (app.clone(), id), job).await?);
    }
    Ok(format!("{over} 个需求已结束"))
}

async fn look_at(app: &App, tx: &Tx, id: i64) -> Result<bool> {
    let Some(row) = fresh(tx, id).await? else { return Ok(false) };
    let waits = !waiting(tx, id).await?.is_empty();
    let Some(turn) = turn(&row, waits, tx.now()) else { return Ok(false) };
    let (status, reason) = match turn {
        Turn::Expire => (EXPIRED, "需求已截止"),
        Turn::Close => (CLOSED, "采纳后30天未报品"),
    };
    over(app, tx, &row, status, Verdict { by: "", result: REJECTED, reason }).await?;
    Ok(true)
}
