//! The tables of offers beside the document itself.

pub mod alias;
pub mod restriction;
pub mod sku;
pub mod waiver;
pub mod word;
