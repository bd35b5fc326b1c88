//! The order of going down.

use std::time::Duration;

use platform::http::ServerLimits;
use testkit::TestApp;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::support::{SAVE, card, get_status, post_text, read_answer, saves, status_of};

/// R22: first not ready but still answering, then no new connections, and what runs comes to its end.
#[tokio::test(flavor = "multi_thread")]
async fn a_stop_loses_no_request() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn(ServerLimits::default(), Duration::from_millis(800), Vec::new()).await;
    let address = server.address;
    assert_eq!(get_status(address, "/health/ready").await, Some(200));

    let request = post_text(&user, SAVE, &card("停机中").to_string());
    let (first, second) = request.split_at(request.len() - 10);
    let mut running = TcpStream::connect(address).await.expect("a connection");
    running.write_all(first.as_bytes()).await.expect("written");
    tokio::time::sleep(Duration::from_millis(100)).await;

    let stopping = tokio::spawn(server.stop());
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(get_status(address, "/health/ready").await, Some(503), "not ready at once");
    assert_eq!(get_status(address, "/health/live").await, Some(200), "but still answering");

    tokio::time::sleep(Duration::from_millis(1_000)).await;
    assert_eq!(get_status(address, "/health/live").await, None, "nothing new after the pause");
    assert!(!stopping.is_finished(), "one request still runs");

    running.write_all(second.as_bytes()).await.expect("written");
    let answer = read_answer(&mut running).await;
    assert_eq!(status_of(&answer), Some(200), "{answer}");
    assert!(answer.contains("停机中"), "{answer}");
    tokio::time::timeout(Duration::from_secs(5), stopping).await.expect("stopped in time").expect("no panic");
    assert_eq!(saves(&app).await, 1);
}

/// A client that never ends its request cannot keep the program alive.
#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_nobody_for_ever() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let limits = ServerLimits { drain: Duration::from_millis(300), ..ServerLimits::default() };
    let server = app.spawn(limits, Duration::ZERO, Vec::new()).await;
    let request = post_text(&user, SAVE, &card("王芳").to_string());
    let mut hanging = TcpStream::connect(server.address).await.expect("a connection");
    hanging.write_all(&request.as_bytes()[..request.len() - 1]).await.expect("written");
    tokio::time::sleep(Duration::from_millis(100)).await;
    tokio::time::timeout(Duration::from_secs(3), server.stop()).await.expect("stopped in time");
    assert_eq!(saves(&app).await, 0);
}
