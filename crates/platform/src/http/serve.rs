//! Our own accept loop: slow clients lose their connection, the number of connections is bounded, and a stop
//! lets what runs come to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use super::refusal::Refusing;

#[derive(Clone, Copy, Debug)]
pub struct ServerLimits {
    /// For a whole request head, and for the pause between two requests.
    pub header_timeout: Duration,
    /// Also the most that is read of a body at a time, so a hundred uploads hold little.
    pub head_bytes: usize,
    pub connections: usize,
    /// How long running requests may go on after a stop.
    pub drain: Duration,
}

impl Default for ServerLimits {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(10),
            head_bytes: 16 * 1024,
            connections: 12_000,
            drain: Duration::from_secs(30),
        }
    }
}

pub struct Server {
    pub listener: TcpListener,
    pub router: Router,
    pub limits: ServerLimits,
}

impl Server {
    /// Serves until `stop`, then until the last request is answered or the drain time is over.
    pub async fn run(self, stop: CancellationToken) {
        let places = Arc::new(Semaphore::new(self.limits.connections));
        let graceful = GracefulShutdown::new();
        let builder = builder(self.limits);
        loop {
            let accepted = tokio::select! {
                () = stop.cancelled() => break,
                accepted = accept(&self.listener, &places) => accepted,
            };
            let Some((stream, peer, place)) = accepted else { continue };
            let service = service(self.router.clone(), peer);
            let connection = builder.serve_connection(TokioIo::new(Refusing::new(stream)), service).into_owned();
            let connection = graceful.watch(connection);
            tokio::spawn(async move {
                // A client that breaks off is daily traffic, not an event.
                connection.await.ok();
                drop(place);
            });
        }
        drop(self.listener);
        if tokio::time::timeout(self.limits.drain, graceful.shutdown()).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
    }
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
    let place = places.clone().acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => {
            stream.set_nodelay(true).ok();
            Some((stream, peer, place))
        }
        Err(error) => {
            // Out of handles, most likely: a pause gives others the time to close theirs.
            tracing::warn!(%error, "cannot accept");
            tokio::time::sleep(Duration::from_millis(100)).await;
            None
        }
    }
}

/// HTTP/1.1 alone and without upgrades, which is what a proxy in front speaks. Waiting to learn which version a
/// client means has no time limit, so whoever sends nothing would keep a connection for ever.
fn builder(limits: ServerLimits) -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(limits.header_timeout).max_buf_size(limits.head_bytes);
    builder
}

fn service(
    router: Router,
    peer: SocketAddr,
) -> TowerToHyperService<
    impl tower::Service<
        hyper::Request<Incoming>,
        Response = axum::response::Response,
        Error = std::convert::Infallible,
        Future: Send,
    > + Clone,
> {
    let with_peer = router.map_request(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        request
    });
    TowerToHyperService::new(with_peer)
}
