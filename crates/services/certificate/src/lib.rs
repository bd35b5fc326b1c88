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
mod points;
mod radar;
mod register;
mod submission;
pub mod texts;
mod todos;
mod verdicts;

use platform::Module;
use platform::jobs::{Job, Schedule};
use platform::module::When;

pub use basic_info::begin as begin_basic_info;
pub use cert_rules::{is_number_of, is_same_name};
pub use entity::cert_item::Model as HeldCertificate;
pub use items::{Restriction, count_in_force, first_ends, in_force, restrictions};
pub use points::{Certificate, Expired, InForce, OffersNeeding, Renewed};
pub use register::{READ, affected, find};
pub use submission::{CertItem, CertificateForm, VendorCertificate};

pub fn module() -> Module {
    let submissions = "/api/vendor/certificate-submissions";
    Module::new("selection")
        .document::<VendorCertificate>(submissions)
        .calls(current::endpoints(submissions))
        .calls([radar::endpoint()])
        .calls(register::endpoints())
        .calls(basic_info::endpoints())
        .emits::<Expired>()
        .emits::<Renewed>()
        .emits::<InForce>()
        .emits::<OffersNeeding>()
        .sealed(basic_info::sealed())
        .todos(40, todos::todos())
        .milestones(20, todos::milestones())
        .jobs([Job::new("certificate.expiry", "证照到期", Schedule::Cron("0 2 * * *"), expiry::run)])
        .texts(texts::TEXTS)
        .migrations([
            ("0080_certificates", include_str!("../migrations/0001_certificates.sql")),
            ("0081_basic_info", include_str!("../migrations/0002_basic_info.sql")),
            ("0182_many_submissions", include_str!("../migrations/0182_many_submissions.sql")),
        ])
        .demo(When::InTurn, demo::fill)
}
