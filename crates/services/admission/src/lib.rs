//! How companies join, change what only an approval may change, and are looked after by the platform's staff.
//!
//! [`registration`] knows applicants by their phone and lets them go on with a temporary token; [`join`] is their
//! document, [`steps`] what the approvers fill in, [`opening`] what the last approval brings to life. [`change`] is the
//! document by which a company that has joined changes its key fields, [`profile`] the calls of its own page. [`staff`]
//! are the platform's calls: the list, assigning, freezing. [`score`] is what a company's conduct is worth, with the
//! reasons; [`complaints`] are one of them.

mod applicant;
mod change;
mod complaints;
pub mod demo;
mod entity;
mod expiry;
mod freeze;
mod join;
mod opening;
mod profile;
mod references;
mod registration;
mod score;
mod score_rules;
mod staff;
mod steps;
mod wire;

use std::sync::Arc;

use platform::access::{Routes, UserType};
use platform::db::Migration;
use platform::document::{AnyDocument, DocumentRoutes, handle, rejected};
use platform::jobs::{Job, Schedule};
use platform::rotate::Sealed;
use platform::todo::Todo;

pub use change::CompanyChange;
pub use complaints::lookups;
pub use join::CompanyJoin;
pub use score::refresh as refresh_scores;

pub fn routes() -> Vec<Routes> {
    let all = registration::endpoints().into_iter().chain(applicant::endpoints());
    let all = all.chain(staff::endpoints()).chain(freeze::endpoints()).chain(profile::endpoints());
    let all = all.chain([score::endpoint()]).chain(complaints::endpoints());
    vec![
        all.fold(Routes::service("admin"), Routes::route)
            .readable_document::<CompanyJoin>("/api/company-joins")
            .document::<CompanyChange>("/api/company-changes", ""),
    ]
}

pub fn migrations() -> Vec<Migration> {
    vec![
        Migration { name: "0090_admission", sql: include_str!("../migrations/0001_admission.sql") },
        Migration { name: "0141_complaint", sql: include_str!("../migrations/0002_complaint.sql") },
    ]
}

pub fn documents() -> Vec<Arc<dyn AnyDocument>> {
    vec![handle::<CompanyJoin>(), handle::<CompanyChange>()]
}

pub fn todos() -> Vec<Todo> {
    vec![
        rejected::<CompanyChange>("changeRejected", "待修改变更", "/services/admin/api/company-changes")
            .opens("/business/info?tab=change&state=REJECTED"),
        Todo::new(UserType::Platform, "companyWaiting", "待审企业", "/services/admin/api/companies", staff::page)
            .hint("入驻审核中或待商家修改")
            .codes(&["platformCompany"])
            .filter("apprStatus.in=APPROVING,REJECTED")
            .opens("/platform/company?tab=waiting"),
    ]
}

/// Where something is sealed, beside the documents.
pub fn sealed() -> Vec<Sealed> {
    vec![registration::SEALED]
}

pub fn jobs() -> Vec<Job> {
    vec![
        Job::new("company.draftExpiry", Schedule::Cron("40 2 * * *"), |app| async move {
            let closed = expiry::close_drafts(&app).await?;
            Ok(format!("{closed} drafts"))
        }),
        Job::new("company.pictureErasure", Schedule::Cron("50 2 * * *"), |app| async move {
            let gone = expiry::erase_pictures(&app).await?;
            Ok(format!("{gone} pictures"))
        }),
        Job::new("company.creditScore", Schedule::Cron("30 3 * * 1"), |app| async move {
            let moved = score::refresh(&app).await?;
            Ok(format!("{moved} scores"))
        }),
    ]
}
