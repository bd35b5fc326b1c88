//! What people and the platform tell each other about the portal: feedback, articles, and what somebody keeps at hand.
//!
//! `feedback` is what is written and listed, `feedback_actions` how it goes on; `feedback_rules` says who may do what.
//! `articles` are kept by the staff and read by everybody (`reading`). `favourites` are each person's own. [`demo`]
//! fills the demo profile.

mod article_rules;
mod article_view;
mod articles;
pub mod demo;
mod demo_articles;
mod entity;
mod favourites;
mod feedback;
mod feedback_actions;
mod feedback_rules;
mod feedback_view;
mod reading;
pub mod texts;

use platform::Module;
use platform::access::UserType;
use platform::jobs::{Job, Schedule};
use platform::module::When;
use platform::todo::Todo;

pub use favourites::Remembering;

pub fn module() -> Module {
    Module::new("application")
        .calls(feedback::endpoints())
        .calls(feedback_actions::endpoints())
        .calls(articles::endpoints())
        .calls(reading::endpoints())
        .calls(favourites::endpoints())
        .emits::<Remembering>()
        .showings(feedback::showings())
        .showings([articles::showing()])
        .todos(80, todos())
        .jobs([Job::new(
            "feedback.auto-close",
            "反馈自动关闭",
            Schedule::Cron("35 * * * *"),
            feedback_actions::close_answered,
        )])
        .events([("feedback.autoClose", "反馈自动关闭")])
        .texts(texts::TEXTS)
        .migrations([("0060_application", include_str!("../migrations/0060_application.sql"))])
        .demo(When::Unread, demo::fill)
}

pub fn todos() -> Vec<Todo> {
    let feedback =
        |who, code, label| Todo::new(who, code, label, "/services/application/api/feedbacks", feedback::list);
    vec![
        feedback(UserType::Biz, "feedbackReplied", "待确认反馈")
            .hint("平台已回复，请确认或追问")
            .codes(&["submitFeedback"])
            .filter("status.in=REPLIED")
            .opens("/submit-feedback?state=REPLIED"),
        feedback(UserType::Platform, "feedbackOpen", "待处理反馈")
            .hint("受理或回复商家")
            .codes(&["platformFeedback"])
            .filter("status.in=SUBMITTED,PROCESSING,REOPENED")
            .opens("/platform/feedback?status=SUBMITTED,PROCESSING,REOPENED"),
    ]
}
