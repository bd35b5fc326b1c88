//! What several modules need: raw sockets, questions to the database, the call that all of them write with.

use std::net::SocketAddr;
use std::task::Poll;
use std::time::Duration;

use sea_orm::{ConnectionTrait, QueryResult, Statement};
use serde_json::{Value, json};
use testkit::{Client, TestApp};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A small write with a visible effect, an audit entry and a row version.
pub const SAVE: &str = "admin/api/saveBizIndividualCenter";

pub fn card(name: &str) -> Value {
    json!({ "nameCn": name, "vendorPosition": "OPERATION", "vendorVx": "wx" })
}

/// `usual` in `make test`, `long` in `make test-long`.
pub fn size(usual: usize, long: usize) -> usize {
    if std::env::var("PORTAL_TEST_LONG").is_ok() { long } else { usual }
}

pub async fn rows(app: &TestApp, sql: &str) -> Vec<QueryResult> {
    app.db.read().query_all_raw(Statement::from_string(app.db.backend(), sql)).await.expect("rows")
}

pub async fn number(app: &TestApp, sql: &str) -> i64 {
    rows(app, sql).await[0].try_get_by_index(0).expect("a number")
}

pub async fn text(app: &TestApp, sql: &str) -> String {
    rows(app, sql).await[0].try_get_by_index(0).expect("a text")
}

/// What a part of a test failed with; a walk over many places goes on and tells of all of them at its end.
pub async fn failure(part: impl Future<Output = ()>) -> Option<String> {
    let mut part = Box::pin(part);
    let caught = std::future::poll_fn(|context| {
        let polled = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| part.as_mut().poll(context)));
        polled.map_or_else(|panic| Poll::Ready(Some(panic)), |polled| polled.map(|()| None))
    });
    let panic = caught.await?;
    let words = panic.downcast_ref::<String>().cloned();
    Some(words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned())).unwrap_or_default())
}

/// Past every rule of the program, as somebody with the database in hand. Who holds what it would know a second later.
pub async fn execute(app: &TestApp, sql: &str) {
    app.db.owner().execute_unprepared(sql).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
    app.organisation.forget();
}

pub async fn saves(app: &TestApp) -> i64 {
    number(app, "SELECT count(*) FROM audit_log WHERE event = 'profile.save'").await
}

/// How often the card of 200001_admin was written, by its row.
pub async fn row_version(app: &TestApp) -> i64 {
    number(app, "SELECT CAST(row_version AS BIGINT) FROM account WHERE biz_account_login = '200001_admin'").await
}

pub fn post_text(user: &Client, path: &str, body: &str) -> String {
    format!(
        "POST /services/{path} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer {}\r\n\
         content-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        user.token(),
        body.len()
    )
}

/// Sends `text` and reads until the other side closes.
pub async fn exchange(address: SocketAddr, text: &str) -> String {
    let mut socket = TcpStream::connect(address).await.expect("a connection");
    socket.write_all(text.as_bytes()).await.expect("written");
    read_answer(&mut socket).await
}

pub async fn read_answer(socket: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // A reset after the answer is an end as well.
    tokio::time::timeout(Duration::from_secs(20), socket.read_to_end(&mut answer)).await.expect("an end").ok();
    String::from_utf8_lossy(&answer).into_owned()
}

pub async fn get_status(address: SocketAddr, path: &str) -> Option<u16> {
    let mut socket = TcpStream::connect(address).await.ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n");
    socket.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.ok()?;
    status_of(&answer)
}

pub fn status_of(answer: &str) -> Option<u16> {
    answer.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()
}

/// The first sheet of an Excel file, as texts.
pub fn sheet(bytes: &[u8]) -> Vec<Vec<String>> {
    sheets(bytes).swap_remove(0).1
}

/// All sheets of an Excel file with their names.
pub fn sheets(bytes: &[u8]) -> Vec<(String, Vec<Vec<String>>)> {
    use calamine::Reader;
    let mut book: calamine::Xlsx<_> = calamine::open_workbook_from_rs(std::io::Cursor::new(bytes)).expect("a workbook");
    let texts = |row: &[calamine::Data]| row.iter().map(ToString::to_string).collect();
    let all = book.worksheets();
    all.into_iter().map(|(name, range)| (name, range.rows().map(texts).collect())).collect()
}
