//! The layers around the router: request id, client address, caught panics, the problem body,
//! security headers, one log line and one measurement per request.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use axum::Router;
use axum::body::{Body, HttpBody};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate, SizeAbove};
use uuid::Uuid;

use super::input::JSON_LIMIT_BYTES;
use super::problem::Problem;
use super::{texts, unread};
use crate::access::RequestMeta;
use crate::app::App;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The kit writes style elements; everything else comes from our own origin, and files from the storage host if it is
/// another one.
fn content_policy(storage: Option<String>) -> String {
    let storage = storage.map(|origin| format!(" {origin}")).unwrap_or_default();
    format!(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' blob: data:{storage}; media-src 'self'{storage}; connect-src 'self'{storage}; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
}

pub fn wrap(router: Router<App>, app: &App) -> Router {
    let packed = ["image/", "video/", "application/pdf", "application/zip"].map(NotForContentType::new);
    let [picture, video, pdf, zip] = packed;
    let worth_it = DefaultPredicate::new().and(SizeAbove::new(1024)).and(picture).and(video).and(pdf).and(zip);
    let policy = HeaderValue::from_str(&content_policy(app.files.origin()));
    let policy = policy.unwrap_or(HeaderValue::from_static("default-src 'none'"));
    router
        .fallback(async || Problem::not_found())
        .method_not_allowed_fallback(async || Problem::from(texts::COMMON_METHOD))
        .layer(DefaultBodyLimit::max(JSON_LIMIT_BYTES))
        .layer(from_fn_with_state((app.clone(), policy), envelope))
        .layer(CompressionLayer::new().quality(tower_http::CompressionLevel::Fastest).compress_when(worth_it))
        .with_state(app.clone())
}

async fn envelope(State((app, policy)): State<(App, HeaderValue)>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let meta = RequestMeta { id: request_id(request.headers()), ip: client_ip(&app, &request) };
    let path = request.uri().path().to_owned();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("-", MatchedPath::as_str).to_owned();
    request.extensions_mut().insert(meta.clone());
    let (length, body) = (request.body().size_hint().exact(), unread::watch(&mut request));

    let mut response = match check(&request) {
        Some(problem) => problem.into_response(),
        None => {
            let work = AssertUnwindSafe(next.run(request)).catch_unwind();
            work.await.unwrap_or_else(|_| Problem::internal("a handler panicked").into_response())
        }
    };

    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        if problem.status.is_server_error() {
            tracing::error!(request_id = meta.id, %route, %problem, "request failed");
        }
        let body = problem.body(&path, &meta.id).to_string();
        *response.body_mut() = Body::from(body);
        response.headers_mut().remove(header::CONTENT_LENGTH);
    }
    if let Some(body) = body {
        body.answer(length, &mut response);
    }
    decorate(response.headers_mut(), &meta.id, policy, app.settings.public_url.starts_with("https:"));
    let (status, elapsed) = (response.status().as_u16(), started.elapsed());
    tracing::info!(request_id = meta.id, %method, %route, status, ms = elapsed.as_millis() as u64, "request");
    let labels = [("route", route), ("method", method.to_string()), ("status", status.to_string())];
    metrics::histogram!("http_request_seconds", &labels).record(elapsed.as_secs_f64());
    response
}

/// What no handler should have to think of.
fn check(request: &Request) -> Option<Problem> {
    let uri = request.uri();
    let holds_null = uri.path().contains("%00") || uri.query().is_some_and(|query| query.contains("%00"));
    holds_null.then(|| Problem::filled(texts::COMMON_BAD_QUERY, &[("name", "%00")]))
}

/// A caller's id is taken over when it looks like one; it is a trace, nothing is decided by it.
fn request_id(headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).and_then(|value| value.to_str().ok());
    let fits = |id: &&str| (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    given.filter(fits).map_or_else(|| Uuid::now_v7().to_string(), str::to_owned)
}

/// The peer, or what the configured proxy says; no header is trusted unless configured.
fn client_ip(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<SocketAddr>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), SocketAddr::ip);
    let Some(name) = &app.settings.client_ip_header else { return peer };
    // The last entry of the last line is the one our own proxy wrote; what stands before it, anybody may have sent.
    let given = request.headers().get_all(name).iter().next_back().and_then(|value| value.to_str().ok());
    given.and_then(|value| value.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer)
}

fn decorate(headers: &mut HeaderMap, request_id: &str, policy: HeaderValue, https: bool) {
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    if let Ok(id) = HeaderValue::from_str(request_id) {
        headers.insert(REQUEST_ID, id);
    }
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(self), geolocation=(), microphone=(), payment=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        let year = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
