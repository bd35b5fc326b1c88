//! What the platform asks merchants for: products that it looks for, and what is missing about those that there are.
//!
//! `needs` are published by staff, `answers` are what companies offer and what staff make of it, `visible` says who sees
//! which of them, `view` how, `need_rules` what may happen when; `clock` is the time's part, `tell` what merchants hear;
//! [`demo`] fills the demo profile.

mod answers;
mod clock;
pub mod demo;
mod entity;
mod need_rules;
mod needs;
mod tell;
pub mod texts;
mod view;
mod visible;

use platform::Module;
use platform::module::When;

pub fn module() -> Module {
    Module::new("purchase")
        .calls(needs::endpoints())
        .calls(answers::endpoints())
        .showings(answers::showings())
        .jobs([clock::job()])
        .events([(clock::NAME, "需求到期")])
        .texts(texts::TEXTS)
        .migrations([("0250_needs", include_str!("../migrations/0250_needs.sql"))])
        .demo(When::InTurn, demo::fill)
}
