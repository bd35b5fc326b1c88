//! What is left of a body when a request is answered before anybody read it: a refusal of the guard, most often.
//!
//! Left alone it would be taken for the next request, or end the connection in the middle of it. So a short rest is read
//! and forgotten, and before a long one the answer says that the connection ends.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use http_body_util::BodyExt;
use hyper::body::{Frame, SizeHint};

use super::input::JSON_LIMIT_BYTES;

/// Whoever is slower than this keeps no connection for it.
const TIME: Duration = Duration::from_secs(5);

/// Whether a request's body came to its end.
pub struct Watch(Arc<AtomicBool>);

/// Puts a watch on the body of a request; `None` where it has none.
pub fn watch(request: &mut Request) -> Option<Watch> {
    if request.body().is_end_stream() {
        return None;
    }
    let ended = Arc::<AtomicBool>::default();
    let inner = Some(std::mem::take(request.body_mut()));
    *request.body_mut() = Body::new(Watched { inner, ended: ended.clone() });
    Some(Watch(ended))
}

impl Watch {
    /// `length` is what the request declared.
    pub fn answer(&self, length: Option<u64>, response: &mut Response) {
        let is_short = length.is_some_and(|length| length <= JSON_LIMIT_BYTES as u64);
        if !is_short && !self.0.load(Ordering::Relaxed) {
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
    }
}

struct Watched {
    inner: Option<Body>,
    ended: Arc<AtomicBool>,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let Some(inner) = &mut self.inner else { return Poll::Ready(None) };
        let frame = ready!(Pin::new(&mut *inner).poll_frame(cx));
        if inner.is_end_stream() || !matches!(frame, Some(Ok(_))) {
            self.ended.store(true, Ordering::Relaxed);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.inner.as_ref().is_none_or(HttpBody::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.inner.as_ref().map(HttpBody::size_hint).unwrap_or_default()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let Some(inner) = self.inner.take() else { return };
        let is_short = inner.size_hint().upper().is_some_and(|left| left <= JSON_LIMIT_BYTES as u64);
        if self.ended.load(Ordering::Relaxed) || !is_short {
            return;
        }
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(tokio::time::timeout(TIME, read_away(inner)));
        }
    }
}

async fn read_away(mut body: Body) {
    while let Some(Ok(_)) = body.frame().await {}
}
