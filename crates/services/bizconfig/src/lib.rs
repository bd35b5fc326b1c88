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

use platform::access::{Caller, Routes, Tenant};
use platform::app::App;
use platform::db::Migration;
use platform::dict::Dictionaries;
use platform::http::Result;
use platform::import::ImportRoutes;
use platform::record::RecordRoutes;
use std::sync::Arc;

pub use reject_reasons::gates;
pub use seed::seed;

/// What staff configure is one for the whole installation.
const CONFIGURATION: Tenant =
    Tenant::None("configuration is one for the whole installation: no company has rows of it");

pub fn routes() -> Routes {
    let words = "/api/compliance-words";
    let records = Routes::service("bizconfig")
        .record::<attr_templates::AttrTemplate>("/api/attr-templates")
        .record::<qualification::QualificationRule>("/api/qualification-rules")
        .record::<compliance_words::ComplianceWord>(words)
        .import::<compliance_words::WordSheet>(words, &["compliance_edit"]);
    let endpoints = dict_types::endpoints()
        .into_iter()
        .chain(dict_items::endpoints())
        .chain(live_rooms::endpoints())
        .chain(categories::endpoints())
        .chain(attr_resolve::endpoints())
        .chain(compliance::endpoints())
        .chain(reject_reasons::endpoints())
        .chain(message_templates::endpoints())
        .chain(step_hours::endpoints());
    endpoints.fold(records, Routes::route)
}

pub fn migrations() -> Vec<Migration> {
    vec![Migration { name: "0052_rules", sql: include_str!("../migrations/0001_rules.sql") }]
}

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
