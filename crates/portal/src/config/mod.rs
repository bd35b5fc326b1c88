//! The configuration: defaults ← `portal.toml` ← environment, checked as a whole before anything starts.
//!
//! A key `listen` of the file is `PORTAL_LISTEN` in the environment. [`written`] reads both, [`check`] decides.

mod check;
mod smtp;
mod storage;
mod written;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use platform::audit::HeadTarget;
use platform::files::Storage;
use platform::outbox::Smtp;
use reqwest::Url;

pub use written::Written;

/// What the demo profile runs with. Everybody can read them here, so production refuses them.
pub const DEMO_SECRET: &str = "demo-only-secret-that-everybody-knows-0001";
pub const DEMO_PARTNER_SECRET: &str = "demo-only-partner-secret-everybody-knows-0001";

/// No `Debug`: it holds secrets.
#[derive(Clone)]
pub struct Config {
    pub profile: Profile,
    pub listen: SocketAddr,
    pub admin_listen: Option<SocketAddr>,
    pub database: Database,
    /// To PostgreSQL, of this copy.
    pub connections: u32,
    pub storage: Storage,
    /// Bytes that one company may keep.
    pub storage_quota: u64,
    /// Whether this copy runs the jobs.
    pub jobs: bool,
    pub public_url: String,
    /// None only in production on SQLite, which keeps one of its own beside the database.
    pub secret: Option<String>,
    /// Those before it: what they have sealed still opens.
    pub old_secrets: Vec<String>,
    /// Where the heads of the audit log go.
    pub audit_head: HeadTarget,
    pub partner_secret: Option<String>,
    /// Where SMS and e-mails leave the house.
    pub gateway: Option<Partner>,
    /// Without it e-mails go to the gateway, if there is one.
    pub smtp: Option<Smtp>,
    /// Who makes the seals of companies.
    pub seal: Option<Partner>,
    pub client_ip_header: Option<String>,
    pub digit_runs: Vec<String>,
    /// Between "not ready" and the end of accepting, so that a balancer notices.
    pub drain: Duration,
    /// The web app, in the place of the one inside the program: for those who work on it.
    pub web_dir: Option<PathBuf>,
    pub i18n_dir: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    Production,
    Demo,
}

#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    Sqlite(PathBuf),
    Postgres(String),
}

/// A service of others, and the key that what we send there is signed with.
#[derive(Clone)]
pub struct Partner {
    pub url: Url,
    pub key: String,
}

impl Config {
    /// Reads file and environment; on failure every problem, for the operator to read at once.
    pub fn load() -> Result<Self, Vec<String>> {
        Self::check(&Written::load())
    }

    pub fn is_demo(&self) -> bool {
        self.profile == Profile::Demo
    }
}

impl Database {
    pub fn url(&self) -> String {
        match self {
            Self::Sqlite(path) => format!("sqlite://{}", path.display()),
            Self::Postgres(url) => url.clone(),
        }
    }

    pub fn sqlite_path(&self) -> Option<&PathBuf> {
        match self {
            Self::Sqlite(path) => Some(path),
            Self::Postgres(_) => None,
        }
    }
}
