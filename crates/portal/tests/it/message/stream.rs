use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testkit::{Client, TestApp};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::send;
use crate::admin::refused;
use crate::support::number;

const PATH: &str = "/services/admin/api/message-stream";
const BOX: &str = "admin/api/message-location-logs";

/// A browser's end of a stream.
struct Stream {
    socket: TcpStream,
    read: String,
}

impl Stream {
    async fn open(address: SocketAddr, user: &Client, last: Option<i64>) -> Self {
        let mut socket = TcpStream::connect(address).await.expect("a connection");
        let last = last.map(|id| format!("last-event-id: {id}\r\n")).unwrap_or_default();
        let head =
            format!("GET {PATH} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer {}\r\n{last}\r\n", user.token());
        socket.write_all(head.as_bytes()).await.expect("written");
        Self { socket, read: String::new() }
    }

    /// The data of the next event, or `None` at the end of the stream.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((before, rest)) = self.read.split_once("data: ")
                && let Some((data, rest)) = rest.split_once('\n')
            {
                assert!(before.contains("event: unread") || rest.contains("event: unread"), "{}", self.read);
                let (data, rest) = (data.to_owned(), rest.to_owned());
                self.read = rest;
                return Some(serde_json::from_str(&data).unwrap_or_else(|error| panic!("{error}: {data}")));
            }
            let mut bytes = [0; 16 * 1024];
            let read = tokio::time::timeout(Duration::from_secs(10), self.socket.read(&mut bytes));
            match read.await.expect("something in time").unwrap_or(0) {
                0 => return None,
                n => self.read.push_str(&String::from_utf8_lossy(&bytes[..n])),
            }
            // The last chunk of an answer that ended well.
            if self.read.ends_with("\r\n0\r\n\r\n") && !self.read.contains("data: ") {
                return None;
            }
        }
    }
}

fn total(news: &Value) -> i64 {
    news["counts"].as_array().expect("counts").iter().filter_map(|row| row["count"].as_i64()).sum()
}

/// A15-1: what the stream tells is what the counts and the list tell, at once and after every change.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_the_counts_and_every_change_of_them() {
    let app = TestApp::people().await;
    let portal = app.spawn_server().await;
    let user = app.login("200001", "admin").await;
    let mut stream = Stream::open(portal.address, &user, None).await;
    let first = stream.next().await.expect("the first event");
    let counts = user.get(&format!("{BOX}/type/count?readStates.equals=0")).await.ok().json();
    assert_eq!((&first["counts"], total(&first), &first["fresh"]), (&counts, 25, &json!([])));

    send(&app, 201, "ARTICLE_PUBLISHED", "").await;
    let second = stream.next().await.expect("news");
    assert_eq!((total(&second), second["fresh"][0]["content"].as_str()), (26, Some("《停机维护通知》已发布。")));
    // Somebody else's messages are nobody's news.
    send(&app, 202, "ARTICLE_PUBLISHED", "").await;
    user.post(&format!("{BOX}/read"), json!({ "all": true })).await.ok();
    let third = stream.next().await.expect("news");
    assert_eq!((total(&third), &third["fresh"]), (0, &json!([])));
    drop(stream);
    portal.stop().await;
}

/// What came while a browser was away is told when it is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_comes_back_hears_what_it_missed() {
    let app = TestApp::people().await;
    let portal = app.spawn_server().await;
    let user = app.login("200001", "admin").await;
    let last = number(&app, "SELECT max(id) FROM message_location_log WHERE user_id = 201").await;
    send(&app, 201, "ARTICLE_PUBLISHED", "").await;
    let news = Stream::open(portal.address, &user, Some(last)).await.next().await.expect("news");
    assert_eq!(news["fresh"].as_array().map(Vec::len), Some(1));
    portal.stop().await;
}

/// A message that one copy wrote is heard at another.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_hears_of_what_other_copies_wrote() {
    let here = TestApp::people().await;
    let there = here.another().await;
    let portal = there.spawn_server().await;
    let user = here.login("200001", "admin").await;
    let mut stream = Stream::open(portal.address, &user, None).await;
    stream.next().await.expect("the first event");
    let sent = Instant::now();
    send(&here, 201, "ARTICLE_PUBLISHED", "").await;
    assert_eq!(total(&stream.next().await.expect("news")), 26);
    assert!(sent.elapsed() < Duration::from_secs(3), "{:?}", sent.elapsed());
    portal.stop().await;
}

/// 01.3: the stream ends with its session, does not keep it awake, and does not hold a stop up.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_session_and_with_the_server() {
    let app = TestApp::people().await;
    let portal = app.spawn_server().await;
    let user = app.login("200001", "admin").await;
    let used = "SELECT max(last_used_date) FROM session WHERE user_id = 201";
    let before = number(&app, used).await;
    app.clock().shift(Duration::from_secs(60));
    let mut stream = Stream::open(portal.address, &user, None).await;
    stream.next().await.expect("the first event");
    assert_eq!(number(&app, used).await, before, "a stream is no use of a session");

    user.post("admin/api/logout", json!({})).await.ok();
    let ended = Instant::now();
    assert!(stream.next().await.is_none());
    assert!(ended.elapsed() < Duration::from_millis(1_500), "{:?}", ended.elapsed());
    assert_eq!(app.push.count(), 0);

    // Idle for too long: nobody ended it, it just ran out.
    let user = app.login("200001", "admin").await;
    let mut stream = Stream::open(portal.address, &user, None).await;
    stream.next().await.expect("the first event");
    app.clock().shift(Duration::from_secs(31 * 60));
    assert!(stream.next().await.is_none());

    let user = app.login("200001", "admin").await;
    let mut stream = Stream::open(portal.address, &user, None).await;
    stream.next().await.expect("the first event");
    let asked = Instant::now();
    portal.stop().await;
    assert!(stream.next().await.is_none());
    assert!(asked.elapsed() < Duration::from_secs(5), "{:?}", asked.elapsed());
}

/// S2-12: no stream while the initial password stands; and a person has a few at most.
#[tokio::test(flavor = "multi_thread")]
async fn no_stream_before_the_initial_password_is_changed_and_not_too_many() {
    let app = TestApp::people().await;
    let fresh = identity::DEMO_USERS.iter().find(|user| !user.changed_pwd && user.enabled).expect("a new account");
    let els = format!("SELECT els_account FROM company WHERE id = {}", fresh.company_id);
    let els = crate::support::text(&app, &els).await;
    let user = app.login_with(&els, fresh.login, testkit::INITIAL_PASSWORD).await;
    refused(&user.get(PATH).await, 403, "auth.initialPwd", "请先修改初始密码");

    let portal = app.spawn_server().await;
    let user = app.login("200001", "admin").await;
    let mut streams = Vec::new();
    for _ in 0..9 {
        let mut stream = Stream::open(portal.address, &user, None).await;
        stream.next().await.expect("the first event");
        streams.push(stream);
    }
    let began = Instant::now();
    assert!(streams[0].next().await.is_none(), "the oldest makes room");
    assert!(began.elapsed() < Duration::from_millis(400), "at once, and not when the next question is asked");
    assert_eq!(app.push.count(), 8);
    portal.stop().await;
}
