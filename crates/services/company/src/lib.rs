//! Companies: who they are, what they may sell, in which state their registration is.
//!
//! `addresses` is the address book. `profile` answers what the client loads right after the login. [`find`] and its sisters are what other
//! services ask. [`credit_code`] is the rule by which a registration number is checked; [`demo`] writes the
//! companies of the demo profile.

mod addresses;
mod brands;
pub mod credit_code;
pub mod demo;
mod demo_brands;
mod demo_data;
mod directory;
mod entity;
mod form;
pub mod form_rules;
pub mod joining;
pub mod list;
mod live;
mod parts;
pub mod profile;
mod signing;

pub use addresses::{address_names, own_addresses};
pub use brands::{Authorisation, Brand, BrandRight, authorisations_ending, brand_right, brands_of, find_brands};
pub use directory::{
    Company, SCOPE, catalogs, contacts, find, find_by_els_account, find_many, ids_within, keep_scores, looked_after_by,
    main_category, merchants, platform_company, reached, set_vendor_certificate, with_contact,
};
pub use entity::company::Model as CompanyRecord;
pub use form::{AuthLink, CompanyBrand, CompanyContact, CompanyForm, CompanyStore};
pub use live::{BIZ_TYPE, form_of, sealed, showings, write, write_facts};
pub use signing::{LegalFacts, legal_facts, platform_name, signed};

use platform::access::{Access, Routes, Tenant, get};
use platform::db::Migration;

pub fn routes() -> Routes {
    let profile = get("/api/company/profile", profile::get_profile)
        .says("企业资料")
        .access(Access::Session, Tenant::Company)
        .with_initial_password()
        .answers::<profile::CompanyProfile>();
    addresses::endpoints().into_iter().fold(Routes::service("admin").route(profile), Routes::route)
}

pub fn migrations() -> Vec<Migration> {
    vec![
        Migration { name: "0010_company", sql: include_str!("../migrations/0001_company.sql") },
        Migration { name: "0011_profile", sql: include_str!("../migrations/0002_profile.sql") },
        Migration { name: "0012_address", sql: include_str!("../migrations/0012_address.sql") },
    ]
}
