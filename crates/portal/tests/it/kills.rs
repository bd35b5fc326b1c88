//! R3: the program is killed in the middle of writing, again and again, and forgets nothing that it acknowledged.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use platform::Clock;
use platform::audit::entity::{Column, Entity};
use platform::db::Db;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, Statement};
use serde_json::json;
use testkit::{Content, PASSWORD, TestDatabase};
use tokio::task::JoinSet;

use crate::process::{Folder, Running};
use crate::support::{SAVE, card, exchange, get_status, size, status_of};

const WRITERS: usize = 4;
const WRITES_PER_LIFE: usize = 25;

/// R3: 0 acknowledged writes lost, 0 halves, and back within two seconds.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_program_has_kept_what_it_acknowledged() {
    let database = TestDatabase::create(Content::Demo).await;
    let db = Db::connect(database.url(), Clock::default()).await.expect("a database");
    let folder = Folder::new();
    let demo = [("PORTAL_PROFILE", "demo"), ("PORTAL_LISTEN", "127.0.0.1:0"), ("PORTAL_DATABASE_URL", database.url())];
    let mut token = String::new();
    let (mut acknowledged, mut first_answers) = (HashSet::new(), Vec::new());
    let kills = size(50, 200);
    for life in 0..kills {
        let running = Running::start(folder.portal(&["serve"], &demo));
        let began = Instant::now();
        assert_eq!(get_status(running.address, "/health/ready").await, Some(200));
        first_answers.push(running.started + began.elapsed());
        if token.is_empty() {
            token = log_in(running.address).await;
        }
        acknowledged.extend(write_until_killed(running, &token, life).await);
        if !database.is_sqlite() {
            // 32 copies may run at once; nobody but this test starts more than that within one lease.
            db.owner().execute_unprepared("UPDATE job_lease SET until = 0").await.expect("leases");
        }
    }
    assert!(acknowledged.len() >= kills * WRITES_PER_LIFE, "the control: {} writes", acknowledged.len());

    // One start may be slowed by whatever else the machine does; half of them are not.
    first_answers.sort();
    let usual = first_answers[kills / 2];
    assert!(usual <= Duration::from_secs(2), "{usual:?} to the first answer");

    let entries = Entity::find().filter(Column::Event.eq("profile.save")).all(db.read()).await.expect("entries");
    let kept: HashSet<String> = entries.iter().map(|entry| entry.request_id.clone()).collect();
    let lost: Vec<&String> = acknowledged.difference(&kept).collect();
    assert!(lost.is_empty(), "{} of {} lost: {lost:?}", lost.len(), acknowledged.len());
    let version = "SELECT CAST(row_version AS BIGINT) FROM account WHERE biz_account_login = '200001_admin'";
    let row = db.read().query_one_raw(Statement::from_string(db.backend(), version)).await.expect("an answer");
    let effects: i64 = row.expect("a row").try_get_by_index(0).expect("a number");
    assert_eq!(effects, entries.len() as i64, "as many effects as entries");
}

/// The request ids of what was answered with 200 before the end.
async fn write_until_killed(running: Running, token: &str, life: usize) -> Vec<String> {
    let answered = Arc::new(AtomicUsize::new(0));
    let address = running.address;
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let (token, answered) = (token.to_owned(), answered.clone());
        writers.spawn(async move {
            let mut own = Vec::new();
            for n in 0.. {
                let id = format!("life-{life}-{writer}-{n}");
                match write(address, &token, &id).await {
                    Some(200) => own.push(id),
                    Some(other) => panic!("{id} was answered with {other}"),
                    None => break,
                }
                answered.fetch_add(1, Ordering::Relaxed);
            }
            own
        });
    }
    while answered.load(Ordering::Relaxed) < WRITES_PER_LIFE {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // At a different point of the next writes in each life.
    tokio::time::sleep(Duration::from_micros((life as u64 * 7_919) % 15_000)).await;
    running.kill();
    writers.join_all().await.concat()
}

async fn write(address: SocketAddr, token: &str, id: &str) -> Option<u16> {
    let body = card(id).to_string();
    let request = format!(
        "POST /services/{SAVE} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer {token}\r\nx-request-id: {id}\r\n\
         content-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    status_of(&try_exchange(address, &request).await?)
}

pub async fn try_exchange(address: SocketAddr, text: &str) -> Option<String> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    let mut socket = tokio::net::TcpStream::connect(address).await.ok()?;
    socket.write_all(text.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).await.ok()?;
    String::from_utf8(answer).ok()
}

pub async fn log_in(address: SocketAddr) -> String {
    let body = json!({ "elsAccount": "200001", "username": "admin", "password": PASSWORD }).to_string();
    let request = format!(
        "POST /services/admin/api/bizAuthenticate HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(address, &request).await;
    let token = answer.split("\"id_token\":\"").nth(1).and_then(|rest| rest.split('"').next());
    token.unwrap_or_else(|| panic!("{answer}")).to_owned()
}
