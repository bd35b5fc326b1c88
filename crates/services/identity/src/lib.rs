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
mod office;
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
mod viewing;

use std::time::Duration;

use platform::access::Routes;
use platform::db::Migration;
use platform::jobs::{Job, Schedule};

pub use accounts::{Accounts, caller_of, end_sessions_of};
pub use demo_data::{DemoUser, USERS as DEMO_USERS};
pub use first_account::{FirstAccount, open_first_account};
pub use office::{Desk, holders_of};

/// `signer_of` finds who signs by a link, so that a code can go there.
pub fn routes(signer_of: codes::SignerOf) -> Vec<Routes> {
    let admin = Routes::service("admin").route(captcha::endpoint()).route(login::endpoint()).route(reset::endpoint());
    let endpoints = phone_login::endpoints()
        .into_iter()
        .chain(partner_login::endpoints())
        .chain(password::endpoints(signer_of))
        .chain(current_user::endpoints())
        .chain(profile::endpoints())
        .chain(phone::endpoints())
        .chain(proof::endpoints())
        .chain(devices::endpoints())
        .chain(viewing::endpoints())
        .chain(dictionaries::endpoints());
    vec![endpoints.fold(admin, Routes::route), system::routes()]
}

/// Only in the demo profile.
pub fn demo_routes() -> Vec<Routes> {
    vec![dev::endpoints().into_iter().fold(Routes::service("admin"), Routes::route)]
}

pub fn migrations() -> Vec<Migration> {
    vec![
        Migration { name: "0030_identity", sql: include_str!("../migrations/0001_identity.sql") },
        Migration { name: "0031_people", sql: include_str!("../migrations/0002_people.sql") },
        Migration { name: "0050_live_room", sql: include_str!("../migrations/0002_live_rooms.sql") },
        Migration { name: "0147_proof", sql: include_str!("../migrations/0147_proof.sql") },
    ]
}

pub fn jobs() -> Vec<Job> {
    vec![Job::new("identity.purge", Schedule::Every(Duration::from_secs(300)), |app| async move {
        let gone = captcha::purge(&app).await? + codes::purge(&app).await?;
        Ok(format!("{gone} rows"))
    })]
}
