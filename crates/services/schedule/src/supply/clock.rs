//! Three days before a show its merchants are asked; on the evening before it is too late.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::http::Result;
use platform::jobs::{Job, Schedule};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use super::desk::ask;
use super::rules::{OVERDUE, TO_UPDATE};
use crate::entity::supply::{Column, Entity, Model};

const DAYS: i64 = 3;

pub fn jobs() -> Vec<Job> {
    vec![
        Job::new("supply.request", "供货信息更新提醒", Schedule::Cron("0 9 * * *"), request),
        Job::new("supply.overdue", "供货信息逾期", Schedule::Cron("5 * * * *"), overdue),
    ]
}

async fn request(app: App) -> Result<String> {
    let soon = app.clock().today().plus_days(DAYS);
    let open = Entity::find()
        .filter(Column::Status.eq(TO_UPDATE))
        .filter(Column::SessionDate.lte(soon))
        .filter(Column::AskedDate.is_null())
        .all(app.db.read())
        .await?;
    let many = open.len();
    if many > 0 {
        let job = |tx: Tx, (app, open): (App, Vec<Model>)| async move { ask(&app, &tx, &open, "SUPPLY_TODO").await };
        app.db.write(&Ctx::system("supply.request"), (app.clone(), open), job).await?;
    }
    Ok(format!("{many} 条供货信息待更新"))
}

async fn overdue(app: App) -> Result<String> {
    let late = Entity::find()
        .filter(Column::Status.eq(TO_UPDATE))
        .filter(Column::Deadline.lte(app.clock().now()))
        .all(app.db.read())
        .await?;
    let many = late.len();
    if many > 0 {
        let job = |tx: Tx, (app, late): (App, Vec<Model>)| async move {
            Entity::update_many()
                .col_expr(Column::Status, OVERDUE.into())
                .col_expr(Column::OverdueDate, Some(tx.now()).into())
                .filter(Column::Id.is_in(late.iter().map(|row| row.id)))
                .filter(Column::Status.eq(TO_UPDATE))
                .exec(&tx)
                .await?;
            ask(&app, &tx, &late, "SUPPLY_OVERDUE").await
        };
        app.db.write(&Ctx::system("supply.overdue"), (app.clone(), late), job).await?;
    }
    Ok(format!("{many} 条供货信息已逾期"))
}
