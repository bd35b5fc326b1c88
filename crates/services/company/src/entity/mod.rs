//! The tables of this crate.

pub mod brand;
pub mod company;
mod values;

pub use values::Codes;
