//! What a scenario must reach, and whether it did.

use std::fmt::{Display, Formatter};

use crate::run::{Database, Measured};

/// Targets that a database gives no figure for do not apply to it.
#[derive(Clone, Copy)]
pub enum Must {
    /// Milliseconds until half of the answers are there.
    P50(f64),
    /// The program's own CPU per request, in milliseconds. On SQLite it cannot be told from the database's.
    ServerCpu(f64),
    /// PostgreSQL's CPU per request, as a multiple of the limit's.
    DatabaseCpuOfLimit(f64),
    /// Requests per second, as a part of the limit's, on PostgreSQL.
    RateOfLimit(f64),
    SqliteRate(f64),
    /// CPU of program and database on ten times the data, as a multiple.
    Growth(f64),
}

impl Must {
    /// `None` where it does not apply.
    pub fn reached(self, measured: &Measured) -> Option<bool> {
        let postgres = measured.database == Database::Postgres;
        match self {
            Self::P50(ms) => Some(measured.p50 <= ms),
            Self::ServerCpu(ms) => postgres.then_some(measured.server_cpu <= ms),
            Self::DatabaseCpuOfLimit(times) => measured.cpu_ratio().filter(|_| postgres).map(|ratio| ratio <= times),
            Self::RateOfLimit(part) => measured.rate_ratio().filter(|_| postgres).map(|ratio| ratio >= part),
            Self::SqliteRate(rate) => (!postgres).then_some(measured.rate >= rate),
            Self::Growth(times) => measured.growth().map(|growth| growth <= times),
        }
    }
}

impl Display for Must {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::P50(ms) => write!(f, "p50 ≤ {ms} ms"),
            Self::ServerCpu(ms) => write!(f, "server ≤ {ms} ms"),
            Self::DatabaseCpuOfLimit(times) => write!(f, "CPU × ≤ {times}"),
            Self::RateOfLimit(part) => write!(f, "rate × ≥ {part}"),
            Self::SqliteRate(rate) => write!(f, "≥ {rate}/s"),
            Self::Growth(times) => write!(f, "growth × ≤ {times}"),
        }
    }
}
