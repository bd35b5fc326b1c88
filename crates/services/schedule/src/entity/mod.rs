//! The tables of the schedule.

pub mod actual;
pub mod item;
pub mod session;
pub mod supply;
