//! The one door in front of every endpoint: session, permission, initial password, idempotency.

use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use sha2::{Digest, Sha256};

use super::caller::{Bearer, Caller, expired};
use super::ctx::{Ctx, CtxFacts};
use super::registry::{Access, Facts};
use super::session::Live;
use super::viewing;
use crate::app::App;
use crate::db::Patience;
use crate::http::idempotency::{self, Asked, Claim, Held};
use crate::http::input::{JSON_LIMIT_BYTES, read_body};
use crate::http::{Problem, Result, texts};
use crate::secret::Secrets;

/// What the outer layers know of a request.
#[derive(Clone, Debug)]
pub struct RequestMeta {
    pub id: String,
    pub ip: IpAddr,
}

/// Names of browsers grow without end; the log needs a line.
const USER_AGENT_LIMIT: usize = 300;

/// From the head of a request to the head of its answer. An upload has a pace of its own to keep, and an end as well.
const TIME_LIMIT: Duration = Duration::from_secs(60);
const UPLOAD_TIME_LIMIT: Duration = Duration::from_secs(30 * 60);

pub async fn guard(State((app, facts)): State<(App, Arc<Facts>)>, request: Request, next: Next) -> Response {
    let limit = if facts.streams() { UPLOAD_TIME_LIMIT } else { TIME_LIMIT };
    let work = Patience::of_call(facts.patience).during(admit(app, facts, request, next));
    match tokio::time::timeout(limit, work).await {
        Ok(Ok(response)) => response,
        Ok(Err(problem)) => problem.into_response(),
        Err(_) => Problem::from(texts::COMMON_TIMEOUT).into_response(),
    }
}

async fn admit(app: App, facts: Arc<Facts>, mut request: Request, next: Next) -> Result<Response> {
    if !facts.streams() && declared_length(&request).is_some_and(|length| length > JSON_LIMIT_BYTES) {
        return Err(texts::COMMON_TOO_LARGE.into());
    }
    let token = bearer(&request);
    let live = match (facts.access, &token) {
        (Some(Access::Public) | None, _) | (_, None) => None,
        (_, Some(token)) => app.sessions.resolve(&app.db, token).await?,
    };
    let live = match (live, viewing::requested(&request)?) {
        (Some(_), Some(_)) if facts.changes => return Err(texts::VIEW_ONLY.into()),
        (Some(live), Some(company)) => {
            Some(app.sessions.viewing(&app.db, &live, company).await?.ok_or(texts::COMMON_FORBIDDEN)?)
        }
        (live, _) => live,
    };
    match (&live, facts.access) {
        (_, None) => return Err(Problem::internal("route without access")),
        (None, Some(Access::Session | Access::Codes(_))) => return Err(expired()),
        (Some(live), _) if !live.profile.changed_pwd && !facts.with_initial_password => {
            return Err(texts::AUTH_INITIAL_PWD.into());
        }
        (Some(live), Some(Access::Codes(codes))) if !codes.iter().any(|code| live.profile.codes.contains(*code)) => {
            return Err(texts::COMMON_FORBIDDEN.into());
        }
        _ => {}
    }

    let user_id = live.as_ref().map(|live| live.profile.user_id);
    let asked = asked_key(&facts, user_id, &mut request).await?;
    let entry = Entry { app, facts, live, token };
    match asked {
        None => Ok(next.run(entry.equip(request, None)).await),
        // Spawned: from the claim to the answer that is kept for the next try, also when this client has gone. So no
        // key stays claimed by a call that nobody carries out.
        Some(asked) => {
            let work = Patience::current().during(entry.run_once(asked, request, next));
            tokio::spawn(work).await.map_err(Problem::internal)?
        }
    }
}

/// A request that may go on to its handler.
struct Entry {
    app: App,
    facts: Arc<Facts>,
    live: Option<Arc<Live>>,
    token: Option<String>,
}

impl Entry {
    async fn run_once(self, asked: Asked, request: Request, next: Next) -> Result<Response> {
        let (id, made) = match idempotency::claim(&self.app.db, &self.app.secrets, &asked).await? {
            Claim::Replay { status, answer, .. } => return Ok(idempotency::replay(status, answer)),
            Claim::Run { id } => (id, None),
            Claim::Read { id, made } => (id, Some(made)),
            Claim::Busy => return Err(texts::COMMON_IDEM_BUSY.into()),
        };
        let request = self.equip(request, Some(Held { id, status: self.facts.status(), made }));
        let work = AssertUnwindSafe(next.run(request)).catch_unwind();
        let response = work.await.unwrap_or_else(|_| Problem::internal("a handler panicked").into_response());
        idempotency::finish(&self.app.db, &self.app.secrets, id, response).await
    }

    /// What handlers ask the request for.
    fn equip(&self, mut request: Request, held: Option<Held>) -> Request {
        let secrets = held.map(|_| self.app.secrets.clone());
        let ctx = context(&self.facts, &request, self.live.as_deref(), (held, secrets));
        if let Some(token) = &self.token {
            request.extensions_mut().insert(Bearer(token.clone()));
        }
        if let Some(live) = &self.live {
            let caller = Caller { session_id: live.session.id, profile: live.profile.clone(), ctx: ctx.clone() };
            request.extensions_mut().insert(caller);
            if self.facts.renews {
                self.app.sessions.touch(&self.app.db, live);
            }
        }
        request.extensions_mut().insert(ctx);
        request
    }
}

fn declared_length(request: &Request) -> Option<usize> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

fn bearer(request: &Request) -> Option<String> {
    let value = request.headers().get(header::AUTHORIZATION)?.to_str().ok()?;
    let token = value.strip_prefix("Bearer ")?.trim();
    (!token.is_empty() && token.len() <= 200).then(|| token.to_owned())
}

fn context(
    facts: &Facts,
    request: &Request,
    live: Option<&Live>,
    (idempotency, secrets): (Option<Held>, Option<Secrets>),
) -> Ctx {
    let meta = request.extensions().get::<RequestMeta>();
    let user_agent = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    Ctx::new(CtxFacts {
        event: facts.audit.unwrap_or(facts.summary),
        request_id: meta.map(|meta| meta.id.clone()).unwrap_or_default(),
        ip: meta.map(|meta| meta.ip.to_canonical().to_string()).unwrap_or_default(),
        user_agent: user_agent.unwrap_or_default().chars().take(USER_AGENT_LIMIT).collect(),
        actor: live.map(|live| super::Operator {
            user_id: live.profile.user_id,
            login: live.profile.login.clone(),
            company_id: live.profile.company_id,
        }),
        idempotency,
        secrets,
    })
}

/// The key is bound to the caller, the call and the body; the body is read here and handed on.
async fn asked_key(facts: &Facts, user_id: Option<i64>, request: &mut Request) -> Result<Option<Asked>> {
    let (Some(user_id), true) = (user_id, facts.takes_a_key()) else { return Ok(None) };
    let Some(key) = request.headers().get(idempotency::HEADER) else { return Ok(None) };
    let key = key.to_str().ok().filter(|key| idempotency::is_key(key)).map(str::to_owned);
    let key = key.ok_or(texts::COMMON_IDEM_KEY)?;

    let bytes = read_body(std::mem::take(request.body_mut())).await?;
    let mut hasher = Sha256::new();
    for part in [request.method().as_str().as_bytes(), request.uri().to_string().as_bytes(), &bytes] {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part);
    }
    *request.body_mut() = Body::from(bytes);
    Ok(Some(Asked { user_id, key, fingerprint: hex::encode(hasher.finalize()) }))
}
