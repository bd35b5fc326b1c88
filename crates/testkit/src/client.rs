//! Calls of a test, in process: no socket, no waiting, the whole stack of layers.

use std::future::{Future, IntoFuture};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::StreamExt;
use serde_json::Value;
use tower::ServiceExt;

#[derive(Clone)]
pub struct Client {
    router: Router,
    token: Option<String>,
    ip: IpAddr,
}

impl Client {
    pub(crate) fn new(router: Router) -> Self {
        Self { router, token: None, ip: Ipv4Addr::LOCALHOST.into() }
    }

    pub fn with_token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }

    /// As if its connection came from there.
    pub fn from_ip(mut self, ip: impl Into<IpAddr>) -> Self {
        self.ip = ip.into();
        self
    }

    pub fn token(&self) -> &str {
        self.token.as_deref().unwrap_or_default()
    }

    /// `admin/api/account` is `/services/admin/api/account`; a path with a leading slash stays as it is.
    pub fn get(&self, path: &str) -> Call {
        self.call(Method::GET, path)
    }

    pub fn post(&self, path: &str, body: impl Into<Value>) -> Call {
        self.call(Method::POST, path).json(body)
    }

    pub fn put(&self, path: &str, body: impl Into<Value>) -> Call {
        self.call(Method::PUT, path).json(body)
    }

    pub fn delete(&self, path: &str) -> Call {
        self.call(Method::DELETE, path)
    }

    /// Any method, for tests that walk the registry.
    pub fn call(&self, method: Method, path: &str) -> Call {
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/services/{path}") };
        let call =
            Call { client: self.clone(), request: Request::builder().method(method).uri(path), body: Bytes::new() };
        match &self.token {
            Some(token) => call.header(header::AUTHORIZATION.as_str(), format!("Bearer {token}")),
            None => call,
        }
    }
}

/// A call in the making; `.await` sends it.
pub struct Call {
    client: Client,
    request: axum::http::request::Builder,
    body: Bytes,
}

impl Call {
    pub fn header(mut self, name: &str, value: impl AsRef<str>) -> Self {
        self.request = self.request.header(name, value.as_ref());
        self
    }

    /// The same call once more.
    pub fn again(&self) -> Self {
        let mut copy = Request::builder().method(self.request.method_ref().expect("a method").clone());
        copy = copy.uri(self.request.uri_ref().expect("a path").clone());
        for (name, value) in self.request.headers_ref().expect("headers") {
            copy = copy.header(name, value);
        }
        Self { client: self.client.clone(), request: copy, body: self.body.clone() }
    }

    /// The same call by somebody else.
    pub fn by(self, other: &Client) -> Self {
        self.without(header::AUTHORIZATION.as_str())
            .header(header::AUTHORIZATION.as_str(), format!("Bearer {}", other.token()))
    }

    pub fn without(mut self, name: &str) -> Self {
        self.request.headers_mut().expect("headers").remove(name);
        self
    }

    pub fn idempotency_key(self, key: &str) -> Self {
        self.header("idempotency-key", key)
    }

    pub fn request_id(self, id: &str) -> Self {
        self.header("x-request-id", id)
    }

    pub fn json(self, body: impl Into<Value>) -> Self {
        let body = body.into();
        self.header("content-type", "application/json").bytes(body.to_string())
    }

    pub fn bytes(mut self, body: impl Into<Bytes>) -> Self {
        self.body = body.into();
        self
    }
}

impl IntoFuture for Call {
    type Output = Answer;
    type IntoFuture = Pin<Box<dyn Future<Output = Answer> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let peer = SocketAddr::new(self.client.ip, 40_000);
            let request = self.request.extension(peer).body(Body::from(self.body)).expect("a valid request");
            let response = self.client.router.oneshot(request).await.expect("an answer");
            let (parts, body) = response.into_parts();
            let streams = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
            let body = match streams {
                // It would not end; its first words are what a walk over all routes looks at.
                true => body.into_data_stream().next().await.and_then(Result::ok).unwrap_or_default(),
                false => axum::body::to_bytes(body, usize::MAX).await.expect("a whole body"),
            };
            Answer { status: parts.status, headers: parts.headers, body }
        })
    }
}

#[derive(Clone, Debug)]
pub struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    pub fn status(&self) -> u16 {
        self.status.as_u16()
    }

    /// Empty where there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    pub fn bytes(&self) -> &Bytes {
        &self.body
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error} in {}: {}", self.status, self.text()))
    }

    /// A problem's key; empty where the answer is no problem.
    pub fn error_key(&self) -> String {
        let body = serde_json::from_slice::<Value>(&self.body).unwrap_or_default();
        body["errorKey"].as_str().unwrap_or_default().to_owned()
    }

    /// Itself, if it is exactly this.
    #[track_caller]
    pub fn with_status(self, status: u16) -> Self {
        assert_eq!(self.status(), status, "{}", self.text());
        self
    }

    /// Itself, if the call succeeded.
    #[track_caller]
    pub fn ok(self) -> Self {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        self
    }
}
