//! The program as a whole, in one test binary. Each module is one promise of the house.

mod aborts;
mod assets;
mod audit_chain;
mod backup;
mod exposure;
mod idempotency;
mod instances;
mod kills;
mod limits;
mod problems;
mod process;
mod program;
mod schema;
mod stop;
mod support;
