//! Where a piece of work comes from: the request or the job, and who stands behind it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::http::idempotency::Held;
use crate::http::{Problem, Result};
use crate::secret::Secrets;

/// Travels with every write, so that its audit entry tells who, from where and why.
#[derive(Clone)]
pub struct Ctx(Arc<CtxFacts>);

#[derive(Clone)]
pub struct CtxFacts {
    /// The audit event that the route or the job declares.
    pub event: &'static str,
    pub request_id: String,
    pub ip: String,
    pub user_agent: String,
    pub actor: Option<Operator>,
    /// The row that a caller's `Idempotency-Key` claimed.
    pub idempotency: Option<Held>,
    /// Seals the answer that is kept for that key.
    pub secrets: Option<Secrets>,
}

#[derive(Clone, Debug)]
pub struct Operator {
    pub user_id: i64,
    pub login: String,
    pub company_id: i64,
}

impl Ctx {
    pub fn new(facts: CtxFacts) -> Self {
        Self(Arc::new(facts))
    }

    /// Work that no person asked for: a job, the demo data, the command line.
    pub fn system(event: &'static str) -> Self {
        Self::new(CtxFacts {
            event,
            request_id: String::new(),
            ip: String::new(),
            user_agent: String::new(),
            actor: None,
            idempotency: None,
            secrets: None,
        })
    }

    /// What throttles count by: whoever has one address of an IPv6 network has them all.
    pub fn network(&self) -> String {
        self.ip.parse().map(network_of).unwrap_or_default()
    }

    /// For one of several writes of a call: a key stands for the whole answer, which is kept once it is there.
    pub fn part(&self) -> Self {
        Self::new(CtxFacts { idempotency: None, ..(*self.0).clone() })
    }
}

impl std::ops::Deref for Ctx {
    type Target = CtxFacts;

    fn deref(&self) -> &CtxFacts {
        &self.0
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Ctx {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self> {
        // The guard of the route registry puts it there; a route outside the registry has none.
        parts.extensions.get::<Self>().cloned().ok_or_else(|| Problem::internal("route without a guard"))
    }
}

/// The network that throttles count by: an IPv4 address, or the /64 of an IPv6 one.
pub fn network_of(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}
