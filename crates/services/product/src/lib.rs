//! Products beside the offers they are sold by: the names and values of their attributes, merged into one spelling.
//!
//! [`merge`](AttrMerge) is the approval document that carries a merge out, `merge_calls` its preview and its undoing;
//! `suggest` looks for words that may be the same (`suggest_rules`), `aliases` lists what was merged. How words stand in
//! offers is known there (`offer::spelling`). [`demo`] fills the demo profile.

mod aliases;
pub mod demo;
mod merge;
mod merge_calls;
mod suggest;
mod suggest_rules;

use std::sync::Arc;

use platform::access::Routes;
use platform::db::Migration;
use platform::document::{AnyDocument, Document as _, DocumentRoutes, handle, rejected};
use platform::todo::Todo;
use platform::workflow;

pub use merge::AttrMerge;

const PATH: &str = "/api/attr-merges";

pub fn routes() -> Vec<Routes> {
    let own = merge_calls::endpoints().into_iter().chain(suggest::endpoints()).chain([aliases::endpoint()]);
    let merges = Routes::service("product").document::<AttrMerge>(PATH, "");
    vec![own.fold(merges, Routes::route), workflow::routes("product-workflow", &[AttrMerge::KIND.workflow_type])]
}

pub fn documents() -> Vec<Arc<dyn AnyDocument>> {
    vec![handle::<AttrMerge>()]
}

pub fn todos() -> Vec<Todo> {
    let back = rejected::<AttrMerge>("attrMergeRejected", "待修改属性合并", "/services/product/api/attr-merges");
    vec![back.opens("/offer/attrMergeManager?state=REJECTED")]
}

pub fn migrations() -> Vec<Migration> {
    vec![Migration { name: "0143_merges", sql: include_str!("../migrations/0001_merges.sql") }]
}
