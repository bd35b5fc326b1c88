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
pub mod demo;
pub mod dict;
pub mod document;
pub mod excel;
pub mod files;
pub mod form;
pub mod http;
pub mod ids;
pub mod import;
pub mod jobs;
pub mod module;
pub mod money;
pub mod outbox;
pub mod point;
pub mod push;
pub mod record;
pub mod rotate;
pub mod secret;
pub mod setting;
pub mod text;
pub mod todo;
pub mod versioned_cache;
pub mod workflow;

pub use app::{App, Settings};
pub use clock::{Clock, Date, Timestamp};
pub use fields::Form;
pub use module::Module;

/// What the platform itself brings: files, the desk, its tables and jobs.
pub fn module() -> Module {
    Module::default()
        .with_routes([files::routes(), jobs::routes(), workflow::routes("workflow", &[])])
        .jobs(jobs::platform_jobs())
        .emits::<workflow::Rejecting>()
        .events([
            ("file.upload", "上传文件"),
            ("task.overtime", "任务超时提醒"),
            ("keys.rotate", "更换密钥"),
            ("catalogue.seed", "写入内置角色与字典"),
            ("demo.fill", "写入演示数据"),
        ])
        .texts(http::texts::TEXTS)
        .migrations([
            ("0001_platform", include_str!("../migrations/0001_platform.sql")),
            ("0002_files", include_str!("../migrations/0002_files.sql")),
            ("0003_document", include_str!("../migrations/0003_document.sql")),
            ("0005_config", include_str!("../migrations/0005_config.sql")),
            ("0009_push", include_str!("../migrations/0009_push.sql")),
            ("0010_sealed_files", include_str!("../migrations/0010_sealed_files.sql")),
            ("0100_task_company", include_str!("../migrations/0100_task_company.sql")),
            ("0145_session_view", include_str!("../migrations/0145_session_view.sql")),
            ("0146_task_pool", include_str!("../migrations/0146_task_pool.sql")),
            ("0160_audit_key", include_str!("../migrations/0160_audit_key.sql")),
            ("0161_idempotency_answers", include_str!("../migrations/0161_idempotency_answers.sql")),
            ("0180_job_runs", include_str!("../migrations/0180_job_runs.sql")),
            ("0190_task_deciders", include_str!("../migrations/0190_task_deciders.sql")),
        ])
}
