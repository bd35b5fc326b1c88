//! The live schedule: sessions, and which offers are shown in them.
//!
//! `sessions` are when a room is on air, `items` the places of offers in them; `session_rules` and `conflict_rules` are
//! pure. `readiness` asks other modules how far the preparation has come, `hanging` tells offers that they may not change
//! shortly before their show, `actuals` takes in what was sold, `reminders` are the clock's part; `supply` is what
//! merchants say of their goods before a show. `view` is what pages
//! read, `tell` what merchants hear; [`demo`] fills the demo profile.

mod actuals;
mod conflict_rules;
pub mod demo;
mod entity;
mod hanging;
mod item_forms;
mod items;
mod readiness;
mod reminders;
mod session_rules;
mod sessions;
mod supply;
mod tell;
mod view;

use platform::access::Routes;
use platform::db::Migration;
use platform::import::ImportRoutes as _;
use platform::jobs::Job;

pub use hanging::gates;
pub use readiness::{GOING, MISSING, NEEDLESS, READY};
pub use supply::lookups;

pub fn routes() -> Vec<Routes> {
    let shows = sessions::endpoints().into_iter().chain(items::endpoints());
    let shows = shows.fold(Routes::service("rms-manager"), Routes::route);
    let supply = supply::endpoints().into_iter().fold(Routes::service("selection"), Routes::route);
    vec![
        shows.import::<actuals::ActualSheet>("/api/schedule-items/actuals", &["session_edit"]),
        supply.import::<supply::SupplySheet>(supply::PATH, &["supplyInfo_import"]),
    ]
}

pub fn jobs() -> Vec<Job> {
    [reminders::jobs(), supply::jobs()].concat()
}

pub fn migrations() -> Vec<Migration> {
    vec![
        Migration { name: "0115_schedule", sql: include_str!("../migrations/0001_schedule.sql") },
        Migration { name: "0116_supply", sql: include_str!("../migrations/0002_supply.sql") },
        Migration { name: "0140_late_supply", sql: include_str!("../migrations/0003_late_supply.sql") },
    ]
}
