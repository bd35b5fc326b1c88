//! The route registry: each endpoint is declared once, with its permission, its tenant rule and its audit event.
//!
//! The router, the OpenAPI document and the tests that walk every route come from it. An endpoint that leaves
//! one of the three unsaid stops the start.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodFilter, MethodRouter, on};
use utoipa::ToSchema;

use super::guard::guard;
use super::openapi::{Answer, Body, Param, SchemaOf};
use crate::app::App;
use crate::db::{Column, List, ORDINARY};

/// What a statement of an export, an import or a package may take.
pub const LONG: Duration = Duration::from_secs(15);

/// Who may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Anybody; a token is not even looked at.
    Public,
    /// Anybody, but a session or a temporary token opens more.
    Optional,
    /// Whoever is logged in.
    Session,
    /// Whoever holds one of the codes.
    Codes(&'static [&'static str]),
}

/// Whose rows the endpoint can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tenant {
    /// No tenant's rows, or rows that are meant for everybody who may call: and why.
    None(&'static str),
    /// Rows of the calling user alone.
    User,
    /// Rows of the calling user's company.
    Company,
    /// Rows of the companies and live rooms that the caller reaches (`document/organisation.rs`): for merchants those of their
    /// own company, for staff those of the companies that their groups look after.
    Reach,
}

/// Everything that is declared about an endpoint.
#[derive(Clone)]
pub struct Facts {
    pub method: Method,
    pub path: String,
    pub summary: &'static str,
    pub access: Option<Access>,
    pub tenant: Option<Tenant>,
    pub audit: Option<&'static str>,
    /// Some calls are a POST by the specification and yet only read.
    pub changes: bool,
    /// A user's own call keeps the session awake; polls and streams do not.
    pub renews: bool,
    /// Open while the initial password stands.
    pub with_initial_password: bool,
    /// A repeated `Idempotency-Key` is answered with what was answered first.
    pub keeps_answer: bool,
    /// Answers 201 instead of 200.
    pub creates: bool,
    /// How long one of its statements may take before the call gives the database up and answers 503 (R10).
    pub patience: Duration,
    pub body: Option<Body>,
    pub params: Vec<Param>,
    /// Headers of its own, with what they carry.
    pub headers: Vec<(&'static str, &'static str)>,
    pub answer: Answer,
}

#[derive(Clone)]
pub struct Endpoint {
    pub facts: Facts,
    handler: MethodRouter<App>,
}

pub fn get<H: Handler<T, App>, T: 'static>(path: &str, handler: H) -> Endpoint {
    Endpoint::new(Method::GET, MethodFilter::GET, path, handler)
}

pub fn post<H: Handler<T, App>, T: 'static>(path: &str, handler: H) -> Endpoint {
    Endpoint::new(Method::POST, MethodFilter::POST, path, handler)
}

pub fn put<H: Handler<T, App>, T: 'static>(path: &str, handler: H) -> Endpoint {
    Endpoint::new(Method::PUT, MethodFilter::PUT, path, handler)
}

pub fn delete<H: Handler<T, App>, T: 'static>(path: &str, handler: H) -> Endpoint {
    Endpoint::new(Method::DELETE, MethodFilter::DELETE, path, handler)
}

impl Endpoint {
    fn new<H: Handler<T, App>, T: 'static>(method: Method, filter: MethodFilter, path: &str, handler: H) -> Self {
        let facts = Facts {
            changes: method != Method::GET,
            method,
            path: path.to_owned(),
            summary: "",
            access: None,
            tenant: None,
            audit: None,
            renews: true,
            with_initial_password: false,
            keeps_answer: true,
            creates: false,
            patience: ORDINARY,
            body: None,
            params: Vec::new(),
            headers: Vec::new(),
            answer: Answer::Nothing,
        };
        Self { facts, handler: on(filter, handler) }
    }

    pub fn summary(mut self, summary: &'static str) -> Self {
        self.facts.summary = summary;
        self
    }

    pub fn access(mut self, access: Access, tenant: Tenant) -> Self {
        self.facts.access = Some(access);
        self.facts.tenant = Some(tenant);
        self
    }

    /// For anybody at all; `why` says what keeps it from opening somebody's rows.
    pub fn public(self, why: &'static str) -> Self {
        self.access(Access::Public, Tenant::None(why))
    }

    /// Every write names the event that its audit entry carries.
    pub fn audit(mut self, event: &'static str) -> Self {
        self.facts.audit = Some(event);
        self
    }

    pub fn changes_nothing(mut self) -> Self {
        self.facts.changes = false;
        self
    }

    pub fn silent(mut self) -> Self {
        self.facts.renews = false;
        self
    }

    pub fn with_initial_password(mut self) -> Self {
        self.facts.with_initial_password = true;
        self
    }

    /// A token or a password is written nowhere, so a repeated key is not answered from what was kept.
    pub fn answers_a_secret(mut self) -> Self {
        self.facts.keeps_answer = false;
        self
    }

    pub fn takes<T: ToSchema>(mut self) -> Self {
        self.facts.body = Some(Body { schema: SchemaOf::of::<T>(), content_type: "application/json", streamed: false });
        self
    }

    /// A body that the handler reads piece by piece, with limits of its own. It is too large to be kept for a repeated
    /// key.
    pub fn takes_upload<T: ToSchema>(mut self, content_type: &'static str) -> Self {
        self.facts.body = Some(Body { schema: SchemaOf::of::<T>(), content_type, streamed: true });
        self.facts.keeps_answer = false;
        self
    }

    pub fn param(mut self, name: &'static str, label: &'static str) -> Self {
        self.facts.params.push(Param::optional(name, label));
        self
    }

    pub fn header(mut self, name: &'static str, label: &'static str) -> Self {
        self.facts.headers.push((name, label));
        self
    }

    /// Whatever a list can be asked.
    pub fn filters(self, list: &List) -> Self {
        list.columns.iter().fold(self, |endpoint, column| endpoint.filter(column, column.name))
    }

    /// By a column, once: the first that has the name is the one that is asked.
    pub fn filter(mut self, column: &Column, label: &'static str) -> Self {
        if !self.facts.params.iter().any(|param| param.name == column.name) {
            self.facts.params.push(Param::of(column, label));
        }
        self
    }

    pub fn needs(mut self, name: &'static str, label: &'static str) -> Self {
        self.facts.params.push(Param::required(name, label));
        self
    }

    pub fn answers<T: ToSchema>(mut self) -> Self {
        self.facts.answer = Answer::One(SchemaOf::of::<T>());
        self
    }

    /// 200 and nothing else.
    pub fn answers_ok(mut self) -> Self {
        self.facts.answer = Answer::Ok;
        self
    }

    /// A plain array, whole.
    pub fn answers_all<T: ToSchema>(mut self) -> Self {
        self.facts.answer = Answer::All(SchemaOf::of::<T>());
        self
    }

    /// A page of a list, with its total.
    pub fn answers_page<T: ToSchema>(mut self) -> Self {
        self.facts.answer = Answer::Page(SchemaOf::of::<T>());
        self
    }

    /// Answers 201: something new exists.
    pub fn created(mut self) -> Self {
        self.facts.creates = true;
        self
    }

    /// Exports, imports and packages read or write much at once, and their callers wait for it.
    pub fn takes_long(mut self, patience: Duration) -> Self {
        self.facts.patience = patience;
        self
    }

    pub fn answers_file(mut self, content_type: &'static str) -> Self {
        self.facts.answer = Answer::File(content_type);
        self
    }
}

impl Facts {
    /// Of its success.
    pub fn status(&self) -> u16 {
        match self.answer {
            _ if self.creates => 201,
            Answer::Nothing => 204,
            _ => 200,
        }
    }

    /// Whether a repeated `Idempotency-Key` is answered with what was answered first.
    pub fn takes_a_key(&self) -> bool {
        self.method == Method::POST && self.keeps_answer && self.access != Some(Access::Public)
    }

    pub fn streams(&self) -> bool {
        self.body.is_some_and(|body| body.streamed)
    }
}

/// The endpoints of one service prefix.
#[derive(Clone)]
pub struct Routes {
    service: &'static str,
    endpoints: Vec<Endpoint>,
}

impl Routes {
    pub fn service(name: &'static str) -> Self {
        Self { service: name, endpoints: Vec::new() }
    }

    pub fn route(mut self, mut endpoint: Endpoint) -> Self {
        endpoint.facts.path = format!("/services/{}{}", self.service, endpoint.facts.path);
        self.endpoints.push(endpoint);
        self
    }
}

impl Routes {
    /// The audit events of its calls, and what each call is called.
    pub fn events(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.endpoints.iter().filter_map(|endpoint| Some((endpoint.facts.audit?, endpoint.facts.summary)))
    }
}

/// All endpoints of the program.
pub struct Registry {
    endpoints: Vec<Endpoint>,
}

impl Registry {
    pub fn new(services: Vec<Routes>) -> anyhow::Result<Self> {
        let endpoints: Vec<Endpoint> = services.into_iter().flat_map(|routes| routes.endpoints).collect();
        let mut seen = HashSet::new();
        let mut wrong = Vec::new();
        for facts in endpoints.iter().map(|endpoint| &endpoint.facts) {
            let name = format!("{} {}", facts.method, facts.path);
            if facts.access.is_none() || facts.tenant.is_none() {
                wrong.push(format!("{name}: no permission or tenant rule"));
            }
            if matches!(facts.tenant, Some(Tenant::None(why)) if why.trim().is_empty()) {
                wrong.push(format!("{name}: no tenant rule, and no reason for that"));
            }
            if facts.changes && facts.audit.is_none() {
                wrong.push(format!("{name}: no audit event"));
            }
            if facts.summary.is_empty() {
                wrong.push(format!("{name}: no summary"));
            }
            if !seen.insert(name.clone()) {
                wrong.push(format!("{name}: declared twice"));
            }
        }
        anyhow::ensure!(wrong.is_empty(), "the route registry is not complete:\n{}", wrong.join("\n"));
        Ok(Self { endpoints })
    }

    pub fn facts(&self) -> Vec<Facts> {
        self.endpoints.iter().map(|endpoint| endpoint.facts.clone()).collect()
    }

    pub fn router(self, app: &App) -> Router<App> {
        self.endpoints.into_iter().fold(Router::new(), |router, endpoint| {
            let path = endpoint.facts.path.clone();
            let layer = from_fn_with_state((app.clone(), Arc::new(endpoint.facts)), guard);
            router.route(&path, endpoint.handler.route_layer(layer))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn nothing() {}

    #[test]
    fn an_endpoint_that_leaves_its_rules_unsaid_stops_the_start() {
        let unsaid = Routes::service("admin").route(post("/api/x", nothing));
        let refusal = Registry::new(vec![unsaid]).err().map(|error| error.to_string()).unwrap_or_default();
        for part in ["no permission or tenant rule", "no audit event", "no summary"] {
            assert!(refusal.contains(part), "{refusal}");
        }
        let unexplained = post("/api/x", nothing).summary("x").access(Access::Session, Tenant::None(" ")).audit("x");
        let refusal = Registry::new(vec![Routes::service("admin").route(unexplained)]).err();
        assert!(refusal.is_some_and(|error| error.to_string().contains("no reason for that")));
        let declared = || post("/api/x", nothing).summary("x").access(Access::Session, Tenant::User).audit("x");
        assert!(Registry::new(vec![Routes::service("admin").route(declared())]).is_ok());
        assert!(Registry::new(vec![Routes::service("admin").route(declared()).route(declared())]).is_err());
    }
}
