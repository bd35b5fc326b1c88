//! The program as a whole, in one test binary. Each module is one promise of the house.

mod aborts;
mod admin;
mod admission;
mod agreeing;
mod application;
mod assets;
mod audit_chain;
mod backup;
mod bizconfig;
mod certificate;
mod connections;
mod crowd;
mod datacenter;
mod deciding;
mod demo;
mod described;
mod document;
mod exposure;
mod fileservice;
mod filters;
mod frozen;
mod idempotency;
mod instances;
mod jobs;
mod kills;
mod limits;
mod matrix;
mod message;
mod modelling;
mod modes;
mod neighbours;
mod offer;
mod personal;
mod points;
mod pricing;
mod problems;
mod process;
mod product;
mod program;
mod reach;
mod rotation;
mod schedule;
mod schema;
mod secrets;
mod selection;
mod sentences;
mod sign;
mod stop;
mod support;
mod texts;
mod tidy;
mod timing;
mod wms;

/// The program's own: tests are as quick as what they test.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
