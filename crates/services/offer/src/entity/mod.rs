//! The tables of offers beside the document itself.

pub mod restriction;
pub mod sku;
pub mod waiver;
