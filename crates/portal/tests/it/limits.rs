//! Bounds on what a client may send, and how slowly.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use platform::http::ServerLimits;
use serde_json::{Value, json};
use testkit::TestApp;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{SAVE, card, exchange, get_status, post_text, status_of};

const MEGABYTE: usize = 1024 * 1024;

/// R16: one byte over the limit is refused, the limit itself is not.
#[tokio::test]
async fn a_body_over_one_megabyte_is_refused() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let body = |bytes: usize| {
        let empty = json!({ "nameCn": "王芳", "vendorPosition": "" }).to_string().len();
        json!({ "nameCn": "王芳", "vendorPosition": "x".repeat(bytes - empty) }).to_string()
    };
    let fits = user.call(axum::http::Method::POST, SAVE).bytes(body(MEGABYTE)).await;
    assert_eq!((fits.status(), fits.error_key().as_str()), (400, "common.invalid"));
    let too_large = user.call(axum::http::Method::POST, SAVE).bytes(body(MEGABYTE + 1)).await;
    assert_eq!((too_large.status(), too_large.error_key().as_str()), (413, "common.tooLarge"));
    let keyed = user.call(axum::http::Method::POST, SAVE).idempotency_key("a-key-of-16-chars");
    assert_eq!(keyed.bytes(body(MEGABYTE + 1)).await.status(), 413);
}

/// A declared length is refused before the body is read; an undeclared one when it has become too long.
#[tokio::test]
async fn a_large_body_is_refused_before_it_is_read_whole() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn_server().await;
    let head = format!(
        "POST /services/{SAVE} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer {}\r\n\
         content-type: application/json\r\nconnection: close\r\n",
        user.token()
    );
    let declared = exchange(server.address, &format!("{head}content-length: 900000000\r\n\r\n{{")).await;
    assert_eq!(status_of(&declared), Some(413), "{declared}");

    let mut socket = TcpStream::connect(server.address).await.expect("a connection");
    socket.write_all(format!("{head}transfer-encoding: chunked\r\n\r\n").as_bytes()).await.expect("written");
    let chunk = format!("10000\r\n{}\r\n", " ".repeat(0x10000));
    for _ in 0..40 {
        // The server may have answered and closed already.
        if socket.write_all(chunk.as_bytes()).await.is_err() {
            break;
        }
    }
    let answer = crate::support::read_answer(&mut socket).await;
    assert_eq!(status_of(&answer), Some(413), "{answer}");

    // One that ends before its end is not too long.
    let mut socket = TcpStream::connect(server.address).await.expect("a connection");
    socket.write_all(format!("{head}content-length: 200\r\n\r\n{{\"nameCn\":").as_bytes()).await.expect("written");
    socket.shutdown().await.expect("half closed");
    let cut = crate::support::read_answer(&mut socket).await;
    assert_eq!(status_of(&cut), Some(400), "{cut}");

    let good = exchange(server.address, &post_text(&user, SAVE, &card("王芳").to_string())).await;
    assert_eq!(status_of(&good), Some(200), "{good}");
    server.stop().await;
}

/// The answer to a request that the other side does not read to its end: what comes before the reset.
async fn refusal(address: SocketAddr, request: &str) -> String {
    let mut socket = TcpStream::connect(address).await.expect("a connection");
    // Just over the limit, then a pause, so that the answer is here before the rest of the request meets a closed door.
    let (first, _) = request.split_at(request.len().min(17_000));
    socket.write_all(first.as_bytes()).await.expect("written");
    crate::support::read_answer(&mut socket).await
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let app = TestApp::new().await;
    let server = app.spawn_server().await;
    let long = |bytes: usize| {
        format!(
            "GET /health/live HTTP/1.1\r\nhost: portal\r\nconnection: close\r\nx-long: {}\r\n\r\n",
            "x".repeat(bytes)
        )
    };
    assert_eq!(status_of(&exchange(server.address, &long(8_000)).await), Some(200));
    let answer = exchange(server.address, &long(200_000)).await;
    assert!(matches!(status_of(&answer), Some(431) | None), "{answer}");
    // Whoever reads on learns why, as with every refusal.
    for (request, status, key) in [
        (long(20_000), 431, "common.longHead"),
        (format!("GET /{} HTTP/1.1\r\nhost: portal\r\n\r\n", "x".repeat(70_000)), 431, "common.longHead"),
        ("GET / HTTP/1.1\r\nno header\r\n\r\n".into(), 400, "common.badHead"),
    ] {
        let answer = refusal(server.address, &request).await;
        assert_eq!(status_of(&answer), Some(status), "{answer}");
        assert!(answer.contains("content-type: application/problem+json"), "{answer}");
        let body: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).expect("a body")).expect("json");
        assert_eq!((&body["errorKey"], &body["status"]), (&json!(key), &json!(status)), "{answer}");
    }
    server.stop().await;
}

/// R15: whoever sends nothing, or sends a head byte by byte, loses the connection; the others notice nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_client_loses_its_connection() {
    let app = TestApp::new().await;
    let limits = ServerLimits { header_timeout: Duration::from_millis(500), ..ServerLimits::default() };
    let server = app.spawn(limits, Duration::ZERO, Vec::new()).await;
    for start in ["", "P", "PRI * HTTP/2.0\r\n", "GET /health/live HTTP/1.1\r\nhost:"] {
        let mut socket = TcpStream::connect(server.address).await.expect("a connection");
        socket.write_all(start.as_bytes()).await.expect("written");
        assert_eq!(get_status(server.address, "/health/live").await, Some(200));
        let (began, mut rest) = (Instant::now(), Vec::new());
        let closed = tokio::time::timeout(Duration::from_secs(4), socket.read_to_end(&mut rest)).await;
        assert!(closed.is_ok(), "still open after {:?}: {start:?}", began.elapsed());
    }
    // An idle connection that has been answered is given up as well.
    let mut socket = TcpStream::connect(server.address).await.expect("a connection");
    socket.write_all(b"GET /health/live HTTP/1.1\r\nhost: portal\r\n\r\n").await.expect("written");
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(4), socket.read_to_end(&mut answer)).await;
    assert!(closed.is_ok() && answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    server.stop().await;
}
