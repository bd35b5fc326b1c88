//! Accounts, sessions, codes, roles, dictionaries.
//!
//! Four doors lead in: [`login`] (password), [`phone_login`], [`partner_login`] and the switch between accounts
//! of one phone. All of them end in [`entry`], which starts the session, writes the log and warns of a new
//! device. [`password`] and [`reset`] change what opens the first door, [`phone`] the second; [`proof`] says what counts of either. [`current_user`] and
//! [`dictionaries`] are what a page loads first. [`catalogue`] is what a new installation knows. [`system`] is where a
//! company keeps its own accounts, groups and roles.

mod accounts;
mod captcha;
mod captcha_picture;
pub mod catalogue;
pub mod codes;
pub mod command;
mod current_user;
pub mod demo;
mod demo_data;
mod dev;
mod devices;
mod dictionaries;
mod entity;
mod entry;
mod first_account;
mod login;
mod login_limits;
mod organisation;
pub mod partner_login;
mod password;
pub mod password_rules;
mod phone;
mod phone_login;
mod profile;
mod proof;
mod reset;
pub mod rooms;
mod system;
pub mod texts;
mod viewing;

use std::time::Duration;

use platform::Module;
use platform::jobs::{Job, Schedule};

pub use accounts::{Accounts, end_sessions_of};
pub use demo_data::{DemoUser, USERS as DEMO_USERS, players};
pub use first_account::{FirstAccount, open_first_account};
pub use organisation::{Desk, holders_of};

/// `signer_of` finds who signs by a link, so that a code can go there.
pub fn module(signer_of: codes::SignerOf) -> Module {
    Module::new("admin")
        .calls([captcha::endpoint(), login::endpoint(), reset::endpoint()])
        .calls(phone_login::endpoints())
        .calls(partner_login::endpoints())
        .calls(password::endpoints(signer_of))
        .calls(current_user::endpoints())
        .calls(profile::endpoints())
        .calls(phone::endpoints())
        .calls(proof::endpoints())
        .calls(devices::endpoints())
        .calls(viewing::endpoints())
        .calls(dictionaries::endpoints())
        .calls(system::endpoints())
        .demo_calls("admin", dev::endpoints())
        .jobs([Job::new("identity.purge", "清理验证码", Schedule::Every(Duration::from_secs(300)), |app| async move {
            let gone = captcha::purge(&app).await? + codes::purge(&app).await?;
            Ok(format!("{gone} 行"))
        })])
        // Several calls, one event.
        .events([
            ("auth.login", "登录"),
            ("auth.code", "发送验证码"),
            ("auth.partner", "单点登录"),
            ("phone.code", "发送手机验证码"),
            ("account.createAdmin", "命令行创建管理员"),
        ])
        .texts(texts::TEXTS)
        .migrations([
            ("0030_identity", include_str!("../migrations/0001_identity.sql")),
            ("0031_people", include_str!("../migrations/0002_people.sql")),
            ("0050_live_room", include_str!("../migrations/0002_live_rooms.sql")),
            ("0147_proof", include_str!("../migrations/0147_proof.sql")),
            ("0181_leaders", include_str!("../migrations/0181_leaders.sql")),
        ])
        .seed(catalogue::seed)
}
