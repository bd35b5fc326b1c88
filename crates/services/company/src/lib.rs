//! Companies: who they are, what they may sell, in which state their registration is.
//!
//! `profile` answers what the client loads right after the login. [`find`] and its sisters are what other
//! services ask. [`credit_code`] is the rule by which a registration number is checked; [`demo`] writes the
//! companies of the demo profile.

mod brands;
pub mod credit_code;
pub mod demo;
mod demo_brands;
mod demo_data;
mod directory;
mod entity;
mod profile;

pub use brands::{Brand, brands_of, find_brands};
pub use directory::{Company, find, find_by_els_account, find_many, looked_after_by, platform_company};

use platform::access::{Access, Routes, Tenant, get};
use platform::db::Migration;

pub fn routes() -> Routes {
    Routes::service("admin").route(
        get("/api/company/profile", profile::get_profile)
            .says("企业资料")
            .access(Access::Session, Tenant::Company)
            .with_initial_password()
            .answers::<profile::CompanyProfile>(),
    )
}

pub fn migrations() -> Vec<Migration> {
    vec![Migration { name: "0010_company", sql: include_str!("../migrations/0001_company.sql") }]
}
