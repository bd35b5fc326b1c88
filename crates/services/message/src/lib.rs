//! Messages: what the portal tells its users.
//!
//! [`send`] is what other services call, inside their own transaction; [`templates`] holds the words, [`edited`]
//! those that staff have changed, `digest` makes
//! one of many. `inbox` is a person's own box, `type_count` answers the badges that every page shows, `stream` pushes
//! both to the browser, `channels` sends what else is wanted by mail and SMS (`preferences`). `client_errors` takes
//! what went wrong in a browser. [`demo`] fills some boxes for the demo profile.

mod channel_rules;
mod channels;
mod client_errors;
pub mod demo;
mod digest;
pub mod edited;
mod entity;
mod inbox;
mod next_step;
mod preferences;
mod send;
mod stream;
pub mod templates;
mod type_count;
mod view;

use std::time::Duration;

use platform::Module;
use platform::access::{Access, Tenant, get};
use platform::jobs::{Job, Schedule};

pub use send::{NewMessage, send};

pub fn module() -> Module {
    let unread = get("/api/message-location-logs/type/count", type_count::count_by_type)
        .summary("未读消息数")
        .access(Access::Session, Tenant::User)
        .with_initial_password()
        .silent()
        .param(type_count::READ_STATES, "0 未读，1 已读")
        .answers_all::<type_count::TypeCount>();
    Module::new("admin")
        .calls([unread])
        .calls(inbox::endpoints())
        .calls(preferences::endpoints())
        .calls([stream::endpoint()])
        .under("application")
        .calls([client_errors::endpoint()])
        .jobs([Job::new("message.channels", "分发消息", Schedule::Every(Duration::from_secs(5)), |app| async move {
            channels::dispatch(&app).await.map(|messages| format!("{messages} 条消息"))
        })])
        .migrations([
            ("0020_message", include_str!("../migrations/0001_message.sql")),
            ("0051_message_template", include_str!("../migrations/0002_templates.sql")),
            ("0021_live", include_str!("../migrations/0021_live.sql")),
        ])
}
