//! R10: a database that is frozen, not gone. No call hangs: ordinary ones answer 503 within 2 s, the others within what
//! their declaration names; when it goes on, so does the portal, without a restart.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::Method;
use platform::access::LONG;
use platform::db::ORDINARY;
use sea_orm::ConnectionTrait;
use serde_json::json;
use testkit::{Client, Content, TestApp, TestDatabase};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::support::{SAVE, card, saves, text};

/// What anybody may wait, and what two busy cores add to it in a test.
const WITHIN: Duration = Duration::from_secs(2);
const SLACK: Duration = Duration::from_millis(1_000);
/// Not more at a time than two cores can follow; who waits for a frozen database needs none.
const WORKING: usize = 8;
const WAITING: usize = 64;

/// A PostgreSQL server of this test's own.
struct Server {
    script: Child,
    url: String,
    postmaster: u32,
}

impl Server {
    async fn start() -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/with-postgres.sh");
        let mut script = Command::new(script)
            .args(["sh", "-c", "echo $PORTAL_TEST_POSTGRES_URL; exec cat"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut url = String::new();
        BufReader::new(script.stdout.take().expect("a pipe")).read_line(&mut url).expect("a line");
        let url = url.trim().to_owned();
        let database = sea_orm::Database::connect(&url).await.expect("a connection");
        let asked = sea_orm::Statement::from_string(sea_orm::DbBackend::Postgres, "SHOW data_directory");
        let row = database.query_one_raw(asked).await.expect("an answer").expect("a row");
        let folder: String = row.try_get_by_index(0).expect("a folder");
        let file = std::fs::read_to_string(Path::new(&folder).join("postmaster.pid")).expect("its process");
        let postmaster = file.lines().next().and_then(|line| line.parse().ok()).expect("a number");
        database.close().await.expect("closed");
        Self { script, url, postmaster }
    }

    /// The one that takes connections first, so that no new process comes while the others are stopped.
    fn signal(&self, signal: &str) {
        let mut all = vec![self.postmaster];
        all.extend(children(self.postmaster));
        for process in all {
            // One that has just ended needs none.
            Command::new("kill").args([signal, &process.to_string()]).status().expect("kill");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.signal("-CONT");
        // The script ends with its input, and stops the server.
        drop(self.script.stdin.take());
        self.script.wait().ok();
    }
}

fn children(parent: u32) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").expect("processes").flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_child = |id: &u32| {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        // After the name, which may hold anything: state, parent.
        let parent_id = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)?.parse::<u32>().ok());
        parent_id == Some(parent)
    };
    ids.filter(is_child).collect()
}

struct Asked {
    name: String,
    patience: Duration,
    took: Duration,
    status: u16,
}

/// Every read without an id, and as many writes as come without one.
async fn ask_everything(app: &TestApp, users: &[Client], at_once: usize) -> Vec<Asked> {
    let places = Arc::new(Semaphore::new(at_once));
    let mut calls = JoinSet::new();
    for user in users {
        for facts in app.facts() {
            // A stream has no end, an upload is no JSON, a login is slow by design.
            let skipped = facts.path.contains('{')
                || facts.streams()
                || facts.path.contains("stream")
                || facts.path.contains("ogout")
                || facts.path.contains("uthenticate")
                || facts.path.contains("assword");
            if skipped || !matches!(facts.method, Method::GET | Method::POST | Method::PUT) {
                continue;
            }
            let path = facts.path.trim_start_matches("/services/").to_owned();
            let call = user.call(facts.method.clone(), &path);
            let call = if facts.method == Method::GET { call } else { call.json(json!({})) };
            let name = format!("{} {path}", facts.method);
            let places = places.clone();
            calls.spawn(async move {
                let _place = places.acquire_owned().await.expect("a place");
                let began = Instant::now();
                let answer = call.await;
                Asked { name, patience: facts.patience, took: began.elapsed(), status: answer.status() }
            });
        }
        let user = user.clone();
        calls.spawn(async move {
            let began = Instant::now();
            let answer = user.post(SAVE, card("冻结时")).idempotency_key("frozen-key-of-one-save").await;
            Asked { name: "SAVE".into(), patience: ORDINARY, took: began.elapsed(), status: answer.status() }
        });
    }
    calls.join_all().await
}

/// R10
#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_database_is_answered_with_503_and_recovered_from() {
    let server = Server::start().await;
    let database = TestDatabase::postgres_on(&server.url, Content::People).await;
    let app = TestApp::with_connections(database, 16).await;
    let users = [app.login("200001", "admin").await, app.login("100000", "root").await];
    let names = |asked: &[Asked], status: u16| asked.iter().filter(|asked| asked.status == status).count();
    // The control: while it runs, none of them is out of reach. It also fills the pools with open connections.
    let running = ask_everything(&app, &users, WORKING).await;
    assert_eq!(names(&running, 503), 0, "{:?}", running.iter().find(|asked| asked.status == 503).map(|a| &a.name));
    assert!(saves(&app).await >= 1, "writes are among them");

    // Sessions are remembered for a second, so that calls get as far as their own statements.
    for user in &users {
        user.get("admin/api/account").await.ok();
    }
    server.signal("-STOP");
    let frozen = ask_everything(&app, &users, WAITING).await;
    assert!(names(&frozen, 503) >= 30, "{} of {}", names(&frozen, 503), frozen.len());
    for asked in &frozen {
        let limit = if asked.patience > ORDINARY { asked.patience } else { WITHIN };
        assert!(asked.took <= limit + SLACK, "{}: {} after {:?}", asked.name, asked.status, asked.took);
        assert_ne!(asked.status, 500, "{}", asked.name);
    }
    assert!(frozen.iter().any(|asked| asked.patience == LONG), "an export is among them");
    // Again, when every connection has been given up.
    let again = users[0].get("admin/api/account").await;
    assert_eq!(again.status(), 503, "{}", again.text());

    server.signal("-CONT");
    let began = Instant::now();
    loop {
        let answer = users[0].get("admin/api/account").await;
        if answer.status() == 200 {
            break;
        }
        assert!(began.elapsed() < WITHIN + SLACK, "{}: {}", answer.status(), answer.text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Nothing of another's statement is left on a connection, and writes go on.
    let after = ask_everything(&app, &users, WORKING).await;
    assert_eq!(names(&after, 503), 0, "{:?}", after.iter().find(|asked| asked.status == 503).map(|a| &a.name));
    users[0].post(SAVE, card("之后")).await.ok();
    let name = text(&app, "SELECT name_cn FROM account WHERE biz_account_login = '200001_admin'").await;
    assert_eq!(name, "之后");
}

/// R10: another program that holds SQLite's file, wholly or against writers.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_file_is_answered_with_503_and_recovered_from() {
    let database = TestDatabase::sqlite(Content::People).await;
    let app = TestApp::with_connections(database, 4).await;
    let user = app.login("200001", "admin").await;
    user.post(SAVE, card("之前")).await.ok();
    let other = sea_orm::Database::connect(app.database().url()).await.expect("another program");
    let held = {
        use sea_orm::{SqliteTransactionMode, TransactionOptions, TransactionTrait};
        let sqlite_transaction_mode = Some(SqliteTransactionMode::Immediate);
        other.begin_with_options(TransactionOptions { sqlite_transaction_mode, ..Default::default() })
    };
    let held = held.await.expect("the lock");
    let mut calls = JoinSet::new();
    for n in 0..30 {
        let user = user.clone();
        calls.spawn(async move {
            let began = Instant::now();
            (user.post(SAVE, card(&format!("锁{n}"))).await, began.elapsed())
        });
    }
    for (answer, took) in calls.join_all().await {
        assert_eq!(answer.status(), 503, "{}", answer.text());
        assert!(took <= WITHIN + SLACK, "{took:?}");
    }
    user.get("admin/api/account").await.ok();
    held.rollback().await.expect("given back");
    // What was answered with 503 while it waited does not happen afterwards.
    let began = Instant::now();
    while user.post(SAVE, card("之后")).await.status() != 200 {
        assert!(began.elapsed() < WITHIN + SLACK);
    }
    assert_eq!(saves(&app).await, 2);
}
