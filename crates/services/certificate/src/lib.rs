//! Certificates: what proves that a company may sell what it sells, until when, and what else it tells of itself.
//!
//! [`submission`](VendorCertificate) is what a company hands in, an approval document with a list of items; `verdicts`
//! are what a refusal says of each of them, `items` the certificates in force that come of it. `current` are the calls
//! of the company itself, `register` and `radar` those of everybody who watches, `expiry` is what the clock does.
//! `basic_info` needs nobody's approval. `*_rules` are pure; [`demo`] fills the demo profile.
//!
//! Other modules ask [`restrictions`], stand at the points `certificate.expired` and `certificate.renewed`, and answer
//! the lookup `certificate.offers`.

mod basic_info;
mod basic_info_rules;
mod cert_rules;
mod current;
pub mod demo;
mod demo_data;
mod entity;
mod expiry;
mod items;
mod radar;
mod register;
mod submission;
mod todos;
mod verdicts;

use std::sync::Arc;

use platform::access::Routes;
use platform::db::Migration;
use platform::document::{AnyDocument, DocumentRoutes, handle};
use platform::jobs::{Job, Schedule};
use platform::rotate::Sealed;

pub use basic_info::begin as begin_basic_info;
pub use cert_rules::{is_number_of, is_same_name};
pub use entity::cert_item::Model as HeldCertificate;
pub use items::{Restriction, in_force, restrictions};
pub use submission::{CertItem, CertificateForm, VendorCertificate};
pub use todos::{milestones, todos};

pub fn routes() -> Vec<Routes> {
    let submissions = "/api/vendor/certificate-submissions";
    let service = Routes::service("selection").document::<VendorCertificate>(submissions, "");
    let own = current::endpoints(submissions).into_iter().chain([radar::endpoint()]);
    let all = own.chain(register::endpoints()).chain(basic_info::endpoints());
    vec![all.fold(service, Routes::route)]
}

pub fn documents() -> Vec<Arc<dyn AnyDocument>> {
    vec![handle::<VendorCertificate>()]
}

pub fn migrations() -> Vec<Migration> {
    vec![
        Migration { name: "0080_certificates", sql: include_str!("../migrations/0001_certificates.sql") },
        Migration { name: "0081_basic_info", sql: include_str!("../migrations/0002_basic_info.sql") },
    ]
}

/// Where something is sealed.
pub fn sealed() -> Vec<Sealed> {
    basic_info::sealed()
}

pub fn jobs() -> Vec<Job> {
    vec![Job::new("certificate.expiry", Schedule::Cron("0 2 * * *"), expiry::run)]
}
