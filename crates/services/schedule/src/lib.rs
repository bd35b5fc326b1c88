//! The live schedule: sessions, and which offers are shown in them.
//!
//! `sessions` are when a room is on air, `items` the places of offers in them; `session_rules` and `conflict_rules` are
//! pure. `readiness` asks other modules how far the preparation has come, `hanging` tells offers that they may not change
//! shortly before their show, `actuals` takes in what was sold, `reminders` are the clock's part. `view` is what pages
//! read, `tell` what merchants hear; [`demo`] fills the demo profile.

mod actuals;
mod conflict_rules;
pub mod demo;
mod entity;
mod hanging;
mod items;
mod readiness;
mod reminders;
mod session_rules;
mod sessions;
mod tell;
mod view;

use platform::access::Routes;
use platform::db::Migration;
use platform::import::ImportRoutes as _;

pub use hanging::gates;
pub use readiness::{GOING, MISSING, NEEDLESS, READY};
pub use reminders::jobs;

pub fn routes() -> Routes {
    let own = sessions::endpoints().into_iter().chain(items::endpoints());
    own.fold(Routes::service("rms-manager"), Routes::route)
        .import::<actuals::ActualSheet>("/api/schedule-items/actuals", &["session_edit"])
}

pub fn migrations() -> Vec<Migration> {
    vec![Migration { name: "0115_schedule", sql: include_str!("../migrations/0001_schedule.sql") }]
}
