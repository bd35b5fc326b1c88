//! Before a show its merchants hear how many days are left, and what is still to be done.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::document::{Notice, Receiver};
use platform::http::Result;
use platform::jobs::{Job, Schedule};
use sea_orm::sea_query::ExprTrait as _;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use offer::airing;

use crate::entity::item::{Column, Entity, Model};
use crate::items::{BIZ_TYPE, CONFIRMED};
use crate::readiness;
use crate::view::offer_ids;

pub const NAME: &str = "schedule.reminders";
const DAYS: [i64; 4] = [5, 3, 2, 1];

pub fn jobs() -> Vec<Job> {
    vec![Job::new(NAME, "场次提醒", Schedule::Cron("0 9 * * *"), remind)]
}

/// T-5, T-3, T-2 and T-1, each once.
async fn remind(app: App) -> Result<String> {
    let today = app.clock().today();
    let mut told = 0;
    for days in DAYS {
        let waiting = Entity::find()
            .filter(Column::ShowDate.eq(today.plus_days(days)))
            .filter(Column::Status.eq(CONFIRMED))
            .filter(Column::Reminded.is_null().or(Column::Reminded.gt(days)));
        let items = waiting.all(app.db.read()).await?;
        if items.is_empty() {
            continue;
        }
        told += items.len();
        let job = move |tx: Tx, (app, items): (App, Vec<Model>)| async move { tell(&app, &tx, &items, days).await };
        app.db.write(&Ctx::system(NAME), (app.clone(), items), job).await?;
    }
    Ok(format!("{told} 个排期已提醒"))
}

async fn tell(app: &App, tx: &Tx, items: &[Model], days: i64) -> Result<()> {
    let offers = airing::find(tx, &offer_ids(items)).await?;
    let lights = readiness::of(app, items).await?;
    for item in items {
        let Some(offer) = offers.get(&item.offer_id) else { continue };
        let open = lights.get(&item.id).map(|lights| lights.open().join("、")).unwrap_or_default();
        let open = if open.is_empty() { "无".to_owned() } else { open };
        let notice = Notice {
            template: "SCHEDULE_REMINDER",
            to: vec![Receiver::User(offer.created_by)],
            values: vec![("n", days.to_string()), ("missingList", open), ("offerName", offer.title.clone())],
            biz_type: BIZ_TYPE,
            biz_id: item.id,
            link: format!("/offer/detail/{}", offer.id),
        };
        app.organisation.notify(tx, notice).await?;
    }
    let done = Entity::update_many().col_expr(Column::Reminded, days.into());
    done.filter(Column::Id.is_in(items.iter().map(|item| item.id))).exec(tx).await?;
    Ok(())
}
