//! The program as a whole, in one test binary. Each module is one promise of the house.

mod aborts;
mod admin;
mod application;
mod assets;
mod audit_chain;
mod backup;
mod exposure;
mod fileservice;
mod idempotency;
mod instances;
mod kills;
mod limits;
mod matrix;
mod problems;
mod process;
mod program;
mod schema;
mod secrets;
mod selection;
mod stop;
mod support;
mod tidy;
mod timing;
