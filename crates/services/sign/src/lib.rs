//! Signing by a link: somebody without an account reads an agreement, proves a phone, draws a signature.
//!
//! [`open()`] asks for a signature and [`records_of`] tells what came of it: that is what other services call. `door`
//! finds the row behind a link, `guest` is what its holder does, `records` what companies and staff see, `resend` and
//! `expiry` what happens without the signer. [`agreement`] holds the words, `paper` makes the PDF with its evidence,
//! `seals` the pictures of seals, `rules` are pure. [`demo`] leaves one agreement to be signed.

mod agreement;
pub mod demo;
mod door;
mod entity;
mod expiry;
mod guest;
mod notices;
mod open;
mod paper;
mod records;
mod resend;
mod rules;
mod seals;
mod signing;
pub mod texts;

use platform::access::{Caller, UserType};
use platform::jobs::{Job, Schedule};
use platform::module::When;
use platform::todo::{Milestone, Todo};
use platform::{App, Module};

pub use agreement::SignType;
pub use door::signer_of;
pub use open::{Opened, Opening, open};
pub use records::{SignRecord, records_of};
pub use seals::{DemoSeals, HttpSeals, NoSeals};

pub fn module() -> Module {
    Module::new("admin")
        .calls(records::endpoints())
        .calls(guest::endpoints())
        .calls([resend::endpoint()])
        .todos(70, todos())
        .milestones(10, milestones())
        .jobs([Job::new("sign.expiry", "签署到期", Schedule::Cron("10 * * * *"), expiry::run)])
        .texts(texts::TEXTS)
        .migrations([("0070_sign", include_str!("../migrations/0001_sign.sql"))])
        .demo(When::Unread, demo::fill)
}

pub fn todos() -> Vec<Todo> {
    vec![
        Todo::new(UserType::Biz, "signWaiting", "待签协议", "/services/admin/api/company-signs", records::list)
            .hint("请签署人打开短信或邮件中的链接")
            .codes(&["business_Info"])
            .filter("status.in=NOT_STARTED,VIEWED")
            .opens("/business/info?tab=sign&state=waiting"),
    ]
}

pub fn milestones() -> Vec<Milestone> {
    // Whatever else may close it later: a company that lacks its signature is closed for that.
    let signed = |_: App, caller: Caller| async move {
        let waits = caller.profile.company_closed.as_deref() == Some(company::joining::NOT_SIGNED);
        Ok(if waits { 0 } else { 100 })
    };
    vec![
        Milestone::new("sign", "签署入驻协议", "签署后企业即可使用全部功能", signed)
            .codes(&["business_Info"])
            .opens("/business/info?tab=sign"),
    ]
}
