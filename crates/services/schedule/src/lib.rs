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
mod item_forms;
mod items;
mod listeners;
mod points;
mod readiness;
mod reminders;
mod session_rules;
mod sessions;
mod supply;
mod tell;
pub mod texts;
mod view;

use platform::Module;
use platform::module::When;

pub use points::{Confirming, Place, Preparing, Progress, Shown, Task};

pub fn module() -> Module {
    Module::new("rms-manager")
        .calls(sessions::endpoints())
        .calls(items::endpoints())
        .import::<actuals::ActualSheet>("/api/schedule-items/actuals", &["session_edit"])
        .under("selection")
        .calls(supply::endpoints())
        .import::<supply::SupplySheet>(supply::PATH, &["supplyInfo_import"])
        .emits::<Confirming>()
        .emits::<Shown>()
        .emits::<Preparing>()
        .veto(listeners::is_not_fixed)
        .on(listeners::offer_ended)
        .answers(listeners::next_shows)
        .answers(supply::ready)
        .answers(supply::late)
        .todos(15, supply::todos())
        .jobs(reminders::jobs())
        .jobs(supply::jobs())
        .events([
            ("schedule.reminders", "开播提醒"),
            ("supply.request", "请求更新供货信息"),
            ("supply.overdue", "供货信息逾期"),
        ])
        .texts(texts::TEXTS)
        .migrations([
            ("0115_schedule", include_str!("../migrations/0001_schedule.sql")),
            ("0116_supply", include_str!("../migrations/0002_supply.sql")),
            ("0140_late_supply", include_str!("../migrations/0003_late_supply.sql")),
        ])
        .demo(When::InTurn, demo::fill)
}
