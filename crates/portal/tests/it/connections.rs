//! One connection, many requests: whatever one of them is answered, the next one is understood.

use std::net::SocketAddr;

use serde_json::json;
use testkit::TestApp;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::fileservice::UPLOAD;
use crate::support::{SAVE, card, saves, status_of};

const ROUNDS: usize = 40;

fn post(token: &str, path: &str, body: &str, more: &str) -> String {
    format!(
        "POST /services/{path} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\n{more}content-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// The head of an answer and its body, by its declared length.
async fn read_one(socket: &mut TcpStream) -> Option<(String, Vec<u8>)> {
    let mut bytes = Vec::new();
    let head = loop {
        let mut next = [0; 1];
        if socket.read_exact(&mut next).await.is_err() {
            return None;
        }
        bytes.push(next[0]);
        if bytes.ends_with(b"\r\n\r\n") {
            break String::from_utf8(bytes).expect("a head").to_ascii_lowercase();
        }
    };
    let length = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next()?.parse().ok());
    let mut body = vec![0; length.unwrap_or_default()];
    socket.read_exact(&mut body).await.ok()?;
    Some((head, body))
}

async fn connect(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.expect("a connection")
}

/// A refusal before the body is read leaves nothing of it to be taken for the next request.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_refusal_the_next_request_on_the_connection_is_answered() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn_server().await;
    let large = json!({ "nameCn": "x".repeat(300_000) }).to_string();
    for (token, status) in [("nobody", 401), (user.token(), 400)] {
        let mut socket = connect(server.address).await;
        for round in 0..ROUNDS {
            // Head and body apart, as a slow network brings them.
            let request = post(token, SAVE, &large, "");
            let (head, body) = request.split_at(request.len() - large.len());
            socket.write_all(head.as_bytes()).await.expect("written");
            tokio::task::yield_now().await;
            socket.write_all(body.as_bytes()).await.expect("written");
            let (head, _) = read_one(&mut socket).await.unwrap_or_else(|| panic!("no answer in round {round}"));
            assert_eq!(status_of(&head.to_ascii_uppercase()), Some(status), "{head}");
            assert!(!head.contains("connection: close"), "{head}");
            socket
                .write_all(post(user.token(), SAVE, &card("王芳").to_string(), "").as_bytes())
                .await
                .expect("written");
            let (head, body) =
                read_one(&mut socket).await.unwrap_or_else(|| panic!("no second answer in round {round}"));
            assert_eq!(status_of(&head.to_ascii_uppercase()), Some(200), "{head}{}", String::from_utf8_lossy(&body));
        }
    }
    assert_eq!(saves(&app).await, 2 * ROUNDS as i64);
    server.stop().await;
}

/// What is too long to be read for nothing ends the connection, and the answer says so.
#[tokio::test(flavor = "multi_thread")]
async fn before_a_long_rest_the_answer_says_that_the_connection_ends() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn_server().await;
    for (token, path, status) in [(user.token(), SAVE, 413), ("nobody", UPLOAD, 401), ("nobody", "nothing", 404)] {
        let mut socket = connect(server.address).await;
        let head = format!(
            "POST /services/{path} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: 30000000\r\n\r\n{{"
        );
        socket.write_all(head.as_bytes()).await.expect("written");
        let (head, _) = read_one(&mut socket).await.expect("an answer");
        assert_eq!(status_of(&head.to_ascii_uppercase()), Some(status), "{head}");
        assert!(head.contains("connection: close"), "{head}");
        assert!(read_one(&mut socket).await.is_none(), "closed");
    }
    let mut socket = connect(server.address).await;
    socket.write_all(post(user.token(), SAVE, &card("王芳").to_string(), "").as_bytes()).await.expect("written");
    let (head, _) = read_one(&mut socket).await.expect("an answer");
    assert!(!head.contains("connection: close"), "the control: a body that was read keeps the connection: {head}");
    server.stop().await;
}

/// R9: a client that breaks off leaves its key to its next try, which gets the answer or does the work.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_broke_off_may_repeat_at_once() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn_server().await;
    for n in 0..ROUNDS {
        let body = card(&format!("王芳{n}")).to_string();
        let key = format!("idempotency-key: broken-off-number-{n:04}\r\n");
        let request = post(user.token(), SAVE, &body, &key);
        // Every fourth inside its body, the others at any moment after it.
        let sent = if n % 4 == 0 { request.len() - 5 } else { request.len() };
        let mut socket = connect(server.address).await;
        socket.write_all(&request.as_bytes()[..sent]).await.expect("written");
        tokio::time::sleep(std::time::Duration::from_micros(n as u64 * 337)).await;
        socket.set_zero_linger().expect("a reset");
        drop(socket);
        let mut again = connect(server.address).await;
        again.write_all(request.as_bytes()).await.expect("written");
        let (head, body) = read_one(&mut again).await.expect("an answer");
        assert_eq!(status_of(&head.to_ascii_uppercase()), Some(200), "{n}: {head}{}", String::from_utf8_lossy(&body));
    }
    server.stop().await;
    assert_eq!(saves(&app).await, ROUNDS as i64, "each once");
}
