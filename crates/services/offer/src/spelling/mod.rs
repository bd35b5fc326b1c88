//! The words that merchants type freely, in one spelling.
//!
//! `rules` know where words stand in a form and put others in their place; `words` keeps them beside the offers and counts
//! them; `rewrite` carries a merge out and takes it back; [`aliases`] spell right whatever is typed later.

pub mod aliases;
mod rewrite;
mod rules;
mod words;

pub use crate::entity::alias;
pub use rewrite::{Kept, Rewritable, preview, reach_of, restore, rewrite};
pub use rules::{LONGEST, Place};
pub use words::{Scope, Twin, Usage, keep, twins, usage};

/// Some words of an attribute that shall be one.
#[derive(Clone, Debug)]
pub struct Merge {
    pub place: Place,
    /// An attribute's code, a spec's name, or nothing for the names of specs.
    pub attr: String,
    pub sources: Vec<String>,
    pub target: String,
    pub category: String,
    /// Whose offers; everybody's where there is none.
    pub company_id: Option<i64>,
}
