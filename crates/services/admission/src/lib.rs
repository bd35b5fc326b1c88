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
pub mod texts;
mod wire;

use platform::Module;
use platform::access::UserType;
use platform::document::{in_review, rejected};
use platform::jobs::{Job, Schedule};
use platform::module::When;
use platform::todo::Todo;

pub use change::CompanyChange;
pub use join::CompanyJoin;

pub fn module() -> Module {
    Module::new("admin")
        .calls(registration::endpoints())
        .calls(applicant::endpoints())
        .calls(staff::endpoints())
        .calls(freeze::endpoints())
        .calls(profile::endpoints())
        .calls([score::endpoint()])
        .calls(complaints::endpoints())
        .readable_document::<CompanyJoin>("/api/company-joins")
        .document::<CompanyChange>("/api/company-changes")
        .emits::<company::Frozen>()
        .emits::<company::Enabled>()
        .emits::<company::Conduct>()
        .answers(complaints::counted)
        .sealed([registration::SEALED])
        .todos(50, todos())
        .jobs(jobs())
        .events([("company.pictureErasure", "清除未通过申请的证件照片"), ("company.creditScore", "更新企业信用分")])
        .texts(texts::TEXTS)
        .migrations([
            ("0090_admission", include_str!("../migrations/0001_admission.sql")),
            ("0141_complaint", include_str!("../migrations/0002_complaint.sql")),
        ])
        .demo(When::InTurn, demo::fill)
        // Scores follow from what everybody has done.
        .demo(When::AtTheEnd, |app, _| async move { score::refresh(&app).await.map(|_| ()) })
}

pub fn todos() -> Vec<Todo> {
    vec![
        rejected::<CompanyChange>("changeRejected", "待修改变更单", "/services/admin/api/company-changes")
            .opens("/business/info?tab=change&state=REJECTED"),
        in_review::<CompanyChange>("/services/admin/api/company-changes")
            .opens("/business/info?tab=change&state=APPROVING"),
        Todo::new(UserType::Platform, "companyWaiting", "待审企业", "/services/admin/api/companies", staff::page)
            .hint("入驻审核中或待商家修改")
            .codes(&["platformCompany"])
            .filter("apprStatus.in=APPROVING,REJECTED")
            .opens("/platform/company?tab=waiting"),
    ]
}

pub fn jobs() -> Vec<Job> {
    vec![
        Job::new("company.draftExpiry", "入驻草稿到期", Schedule::Cron("40 2 * * *"), |app| async move {
            let closed = expiry::close_drafts(&app).await?;
            Ok(format!("{closed} 个草稿"))
        }),
        Job::new("company.pictureErasure", "清除证件照片", Schedule::Cron("50 2 * * *"), |app| async move {
            let gone = expiry::erase_pictures(&app).await?;
            Ok(format!("{gone} 张照片"))
        }),
        Job::new("company.creditScore", "企业信用评分", Schedule::Cron("30 3 * * 1"), |app| async move {
            let moved = score::refresh(&app).await?;
            Ok(format!("{moved} 个评分"))
        }),
    ]
}
