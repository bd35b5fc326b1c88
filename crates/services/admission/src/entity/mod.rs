//! The tables of this crate beside those of its documents.

pub mod complaint;
pub mod registration;
