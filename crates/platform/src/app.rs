//! What every handler and every job is given.

use std::sync::Arc;

use tokio::sync::Notify;

use crate::access::Sessions;
use crate::access::password::Hasher;
use crate::adapter::SealMaker;
use crate::audit::Heads;
use crate::clock::Clock;
use crate::db::Db;
use crate::dict::DictCache;
use crate::document::{Documents, Organisation};
use crate::files::{Files, Showings};
use crate::http::{Problem, Result};
use crate::jobs::Job;
use crate::outbox::Gateway;
use crate::point::Points;
use crate::push::Push;
use crate::secret::Secrets;
use crate::todo::Todos;
use crate::versioned_cache::VersionedCache;

#[derive(Clone)]
pub struct App(Arc<Parts>);

pub struct Parts {
    pub db: Db,
    pub sessions: Sessions,
    pub hasher: Hasher,
    pub secrets: Secrets,
    pub gateway: Arc<dyn Gateway>,
    pub seals: Arc<dyn SealMaker>,
    /// Companies, staff and messages, as documents need them.
    pub organisation: Arc<dyn Organisation>,
    pub documents: Documents,
    /// Where modules hear of each other.
    pub points: Points,
    /// What services count for people's first page.
    pub todos: Todos,
    /// What the program does by the clock, whether this copy runs it by itself or not.
    pub jobs: Vec<Job>,
    pub dict: DictCache,
    /// What services make of their tables and keep until those change.
    pub versioned_cache: VersionedCache,
    pub files: Files,
    /// Through what staff read them, beside documents.
    pub showings: Showings,
    /// Where the heads of the audit log go.
    pub heads: Heads,
    pub settings: Settings,
    /// Names this copy in leases.
    pub instance: String,
    /// A commit that wants the outbox emptied at once.
    pub wake: Notify,
    /// The live streams of this copy.
    pub push: Push,
}

/// What the configuration says about behaviour.
#[derive(Clone, Debug)]
pub struct Settings {
    pub demo: bool,
    /// Where people reach the portal; links in messages begin with it, never with a request's Host.
    pub public_url: String,
    /// S5-22.
    pub digit_runs: Vec<String>,
    /// Header of a trusted proxy that names the client, if there is one.
    pub client_ip_header: Option<String>,
}

impl App {
    /// Who somebody is, or what somebody may do, has changed.
    pub fn people_changed(&self) {
        self.sessions.forget();
        self.organisation.forget();
    }

    pub fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }

    /// One of the program's jobs, by its name.
    pub fn job(&self, name: &str) -> Result<&Job> {
        self.jobs.iter().find(|job| job.name == name).ok_or_else(Problem::not_found)
    }

    pub fn clock(&self) -> &Clock {
        &self.db.clock
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
