//! The tables of prices, promises and violations.

pub mod commitment;
pub mod price;
pub mod violation;
