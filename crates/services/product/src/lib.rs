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
pub mod texts;

use platform::Module;
use platform::document::{Document as _, rejected};
use platform::module::When;

pub use merge::AttrMerge;

const PATH: &str = "/api/attr-merges";

pub fn module() -> Module {
    let back = rejected::<AttrMerge>("attrMergeRejected", "待修改属性合并", "/services/product/api/attr-merges");
    Module::new("product")
        .document::<AttrMerge>(PATH)
        .calls(merge_calls::endpoints())
        .calls(suggest::endpoints())
        .calls([aliases::endpoint()])
        .tasks("product-workflow", &[AttrMerge::KIND.workflow_type])
        .todos(20, [back.opens("/offer/attrMergeManager?state=REJECTED")])
        .texts(texts::TEXTS)
        .migrations([("0143_merges", include_str!("../migrations/0001_merges.sql"))])
        .demo(When::InTurn, demo::fill)
}
