//! Messages: what the portal tells its users inside the portal.
//!
//! [`send`] is what other services call, inside their own transaction; [`templates`] holds the words. `type_count`
//! answers the badges that every page shows, `inbox` is a person's own box, `client_errors` takes
//! what went wrong in a browser. [`demo`] fills some boxes for the demo profile.

mod client_errors;
pub mod demo;
mod entity;
mod inbox;
mod send;
pub mod templates;
mod type_count;

pub use send::{NewMessage, send};

use platform::access::{Access, Routes, Tenant, get};
use platform::db::Migration;

pub fn routes() -> Vec<Routes> {
    let unread = get("/api/message-location-logs/type/count", type_count::count_by_type)
        .says("未读消息数")
        .access(Access::Session, Tenant::User)
        .with_initial_password()
        .silent()
        .param(type_count::READ_STATES, "0 未读，1 已读")
        .answers_all::<type_count::TypeCount>();
    let admin = inbox::endpoints().into_iter().fold(Routes::service("admin").route(unread), Routes::route);
    vec![admin, Routes::service("application").route(client_errors::endpoint())]
}

pub fn migrations() -> Vec<Migration> {
    vec![Migration { name: "0020_message", sql: include_str!("../migrations/0001_message.sql") }]
}
