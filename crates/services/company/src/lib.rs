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
mod points;
pub mod profile;
mod signing;
pub mod texts;

use platform::Module;
use platform::access::{Access, Tenant, get};

pub use addresses::{address_names, own_addresses};
pub use brands::{
    Authorisation, Brand, BrandRight, SharedBrand, authorisations_ending, brand_right, brands_in_force, brands_of,
    find_brands,
};
pub use directory::{
    Company, SCOPE, catalogs, contacts, dealing_in, find, find_by_els_account, find_many, ids_within, keep_scores,
    looked_after_by, main_category, merchants, platform_company, reached, scores, set_vendor_certificate, with_contact,
};
pub use entity::company::Model as CompanyRecord;
pub use form::{AuthLink, CompanyBrand, CompanyContact, CompanyForm, CompanyStore};
pub use live::{BIZ_TYPE, form_of, write, write_facts};
pub use points::{Conduct, Enabled, Fault, Frozen};
pub use signing::{LegalFacts, legal_facts, platform_name, signed};

pub fn module() -> Module {
    let profile = get("/api/company/profile", profile::get_profile)
        .summary("企业资料")
        .access(Access::Session, Tenant::Company)
        .with_initial_password()
        .answers::<profile::CompanyProfile>();
    Module::new("admin")
        .calls([profile])
        .calls(addresses::endpoints())
        .showings(live::showings())
        .sealed(live::sealed())
        .texts(texts::TEXTS)
        .migrations([
            ("0010_company", include_str!("../migrations/0001_company.sql")),
            ("0011_profile", include_str!("../migrations/0002_profile.sql")),
            ("0012_address", include_str!("../migrations/0012_address.sql")),
            ("0220_payer", include_str!("../migrations/0220_payer.sql")),
        ])
}
