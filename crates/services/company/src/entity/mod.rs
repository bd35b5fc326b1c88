//! The tables of this crate.

pub mod address;
pub mod brand;
pub mod company;
pub mod store;
mod values;

pub use values::Codes;
