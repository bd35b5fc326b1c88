//! What every service stands on. It knows no business word.
//!
//! Start with [`access::Routes`] to declare an endpoint, [`db::Db`] to read and write, [`http::Problem`] to
//! refuse. [`app::App`] is what a handler is given.

// `#[derive(Form)]` names this crate as its users do.
extern crate self as platform;

pub mod access;
pub mod adapter;
pub mod app;
pub mod audit;
pub mod clock;
pub mod db;
pub mod dict;
pub mod document;
pub mod excel;
pub mod files;
pub mod form;
pub mod http;
pub mod ids;
pub mod import;
pub mod jobs;
pub mod kept;
pub mod money;
pub mod outbox;
pub mod push;
pub mod record;
pub mod rotate;
pub mod secret;
pub mod setting;
pub mod text;
pub mod todo;
pub mod workflow;

pub use app::{App, Settings};
pub use clock::{Clock, Date, Timestamp};
pub use fields::Form;

/// The tables of this crate.
pub fn migrations() -> Vec<db::Migration> {
    vec![
        db::Migration { name: "0001_platform", sql: include_str!("../migrations/0001_platform.sql") },
        db::Migration { name: "0002_files", sql: include_str!("../migrations/0002_files.sql") },
        db::Migration { name: "0003_document", sql: include_str!("../migrations/0003_document.sql") },
        db::Migration { name: "0005_config", sql: include_str!("../migrations/0005_config.sql") },
        db::Migration { name: "0009_push", sql: include_str!("../migrations/0009_push.sql") },
        db::Migration { name: "0010_sealed_files", sql: include_str!("../migrations/0010_sealed_files.sql") },
        db::Migration { name: "0100_task_company", sql: include_str!("../migrations/0100_task_company.sql") },
        db::Migration { name: "0145_session_view", sql: include_str!("../migrations/0145_session_view.sql") },
        db::Migration { name: "0146_task_pool", sql: include_str!("../migrations/0146_task_pool.sql") },
        db::Migration { name: "0160_audit_key", sql: include_str!("../migrations/0160_audit_key.sql") },
        db::Migration {
            name: "0161_idempotency_answers",
            sql: include_str!("../migrations/0161_idempotency_answers.sql"),
        },
    ]
}
