//! Sessions of the demo profile: two that are over, one about to begin, one that is being planned.

use offer::airing;
use platform::access::{Caller, Ctx};
use platform::db::Tx;
use platform::demo::{self, People};
use platform::http::{Problem, Result};
use platform::{App, Date};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use crate::entity::{item, session};
use crate::item_forms::ProposeForm;
use crate::items::{self, CONFIRMED, OVERALL, PROPOSED, SHOWED};
use crate::session_rules::{CLOSED, LOCKED, PLANNING};
use crate::sessions::{self, SessionForm};
use crate::supply;

struct Show {
    title: &'static str,
    /// From today.
    days: i64,
    time: [&'static str; 2],
    status: &'static str,
    /// The demo offers that stand in it, and how.
    offers: &'static [(i64, &'static str, i32)],
}

#[rustfmt::skip]
static SHOWS: [Show; 4] = [
    Show { title: "秋日护肤专场", days: -30, time: ["19:30", "23:00"], status: CLOSED, offers: &[(3, SHOWED, 20)] },
    Show { title: "家居日用专场", days: -7, time: ["20:00", "22:30"], status: CLOSED, offers: &[(301, SHOWED, 15), (302, SHOWED, 15), (303, SHOWED, 10)] },
    Show { title: "日常专场", days: 2, time: ["20:00", "23:30"], status: LOCKED, offers: &[(4, CONFIRMED, 20), (7, CONFIRMED, 12)] },
    Show { title: "双12预热", days: 6, time: ["19:30", "23:00"], status: PLANNING, offers: &[(16, CONFIRMED, 15), (104, CONFIRMED, 12), (15, PROPOSED, 8), (105, PROPOSED, 10)] },
];

/// What was sold in the shows that are over: pieces, returns, fen of each piece.
const SOLD: [(i64, i64, i64, i64); 4] =
    [(3, 8_620, 214, 7_500), (301, 21_400, 310, 3_990), (302, 1_860, 95, 15_900), (303, 3_275, 120, 8_900)];

pub async fn fill(app: App, people: People) -> Result<()> {
    let operation = people.staff("yy1").await?;
    for show in &SHOWS {
        let date = app.clock().today().plus_days(show.days);
        let job = move |tx: Tx, caller: Caller| async move { play(&tx, &caller, show, date).await };
        let (ctx, told) = (Ctx::system("demo.fill"), operation.clone());
        // Planned ten days before, or just now.
        let days = (10 - show.days).max(1).unsigned_abs();
        demo::days_ago(&app, days, async { app.db.write(&ctx, told, job).await }).await?;
    }
    Ok(())
}

async fn play(tx: &Tx, caller: &Caller, show: &'static Show, date: Date) -> Result<()> {
    let form = SessionForm::of("common", show.title, date, show.time);
    let row = sessions::make(tx, caller, form).await?;
    for (no, status, minutes) in show.offers {
        let code = offer::demo::code(date.plus_days(-show.days), *no)?;
        let offer = airing::find_by_codes(tx, &[&code]).await?.into_values().next();
        let offer = offer.ok_or_else(|| Problem::internal(format!("no demo offer {code}")))?;
        let placed = items::place(tx, caller, &row, &offer, ProposeForm::of(row.id, offer.id, *minutes)).await?;
        if *status != PROPOSED {
            airing::schedule(tx, offer.id, row.id, show.title, &placed.scene).await?;
            supply::expect(tx, &placed, &offer).await?;
        }
        if *status == SHOWED {
            airing::show(tx, &[offer.id], date).await?;
        }
        let sold = SOLD.iter().find(|(of, ..)| of == no).filter(|_| *status == SHOWED);
        item::Entity::update_many()
            .col_expr(item::Column::Status, (*status).into())
            .col_expr(item::Column::ScheduleType, if *status == PROPOSED { items::PRE } else { OVERALL }.into())
            .col_expr(item::Column::ActualSales, sold.map(|(_, pieces, ..)| *pieces).into())
            .col_expr(item::Column::ActualRefunds, sold.map(|(_, _, back, _)| *back).into())
            .col_expr(item::Column::ActualGmv, sold.map(|(_, pieces, _, price)| pieces * price).into())
            .filter(item::Column::Id.eq(placed.id))
            .exec(tx)
            .await?;
    }
    // Whatever is locked was ready.
    if show.status != PLANNING {
        supply::demo(tx, row.id).await?;
    }
    let ended = session::Entity::update_many().col_expr(session::Column::Status, show.status.into());
    ended.filter(session::Column::Id.eq(row.id)).exec(tx).await?;
    Ok(())
}
