//! What staff configure, and the rules that other services ask about.
//!
//! [`dict_items`] changes the dictionaries that `platform::dict` keeps, [`live_rooms`] the rooms of identity,
//! [`categories`] the tree of products. [`attr_templates`] says which attributes a product has, [`qualification`] which
//! papers it needs, [`compliance`] which words it may not use. [`reject_reasons`], [`message_templates`] and [`step_hours`]
//! are what approvals say and how long they take. `seed` writes what a new installation starts with, from the text
//! files beside it.

pub mod attr_resolve;
pub mod attr_templates;
pub mod categories;
pub mod compliance;
pub mod compliance_matcher;
mod compliance_words;
pub mod demo;
mod dict_items;
mod dict_types;
mod entity;
pub mod live_rooms;
mod message_templates;
pub mod qualification;
pub mod reject_reasons;
mod seed;
mod step_hours;
pub mod texts;

use std::sync::Arc;

use platform::Module;
use platform::access::{Caller, Tenant};
use platform::app::App;
use platform::dict::Dictionaries;
use platform::http::Result;
use platform::module::When;

pub fn module() -> Module {
    let words = "/api/compliance-words";
    Module::new("bizconfig")
        .record::<attr_templates::AttrTemplate>("/api/attr-templates")
        .record::<qualification::QualificationRule>("/api/qualification-rules")
        .record::<compliance_words::ComplianceWord>(words)
        .import::<compliance_words::WordSheet>(words, &["compliance_edit"])
        .calls(dict_types::endpoints())
        .calls(dict_items::endpoints())
        .calls(live_rooms::endpoints())
        .calls(categories::endpoints())
        .calls(attr_resolve::endpoints())
        .calls(compliance::endpoints())
        .calls(reject_reasons::endpoints())
        .calls(message_templates::endpoints())
        .calls(step_hours::endpoints())
        .veto(reject_reasons::must_fit)
        .texts(texts::TEXTS)
        .migrations([("0052_rules", include_str!("../migrations/0001_rules.sql"))])
        .seed(seed::seed)
        .demo(When::InTurn, demo::fill)
}

/// What staff configure is one for the whole installation.
const CONFIGURATION: Tenant =
    Tenant::None("configuration is one for the whole installation: no company has rows of it");

/// What a write is done with.
#[derive(Clone)]
struct Writer {
    caller: Caller,
    dictionaries: Arc<Dictionaries>,
}

impl Writer {
    async fn new(app: &App, caller: &Caller) -> Result<Self> {
        Ok(Self { caller: caller.clone(), dictionaries: app.dict.all(&app.db).await? })
    }
}
