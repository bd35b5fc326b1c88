//! R7: a client that breaks off leaves everything or nothing.

use std::net::SocketAddr;
use std::time::Duration;

use platform::audit::entity::{Column, Entity};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde_json::Value;
use testkit::TestApp;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::support::{SAVE, card, exchange, number, post_text, row_version, size, status_of, text};

const AT_ONCE: usize = 8;

/// R7: each audit entry has its effect and each effect its entry; no transaction stays open.
#[tokio::test(flavor = "multi_thread")]
async fn aborted_requests_leave_no_half_of_a_write() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn_server().await;
    let aborts = size(200, 5_000);
    for start in (0..aborts).step_by(AT_ONCE) {
        let mut batch = tokio::task::JoinSet::new();
        for n in start..(start + AT_ONCE).min(aborts) {
            // Every third breaks off inside its body; the others at any moment after it.
            let cut = n % 3 == 0;
            let name = format!("{}{n}", if cut { "半" } else { "整" });
            let request = post_text(&user, SAVE, &card(&name).to_string());
            let sent = if cut { request.len() - 1 - n % 20 } else { request.len() };
            let pause = Duration::from_micros((n as u64 * 7_919) % 80_000);
            batch.spawn(abort(server.address, request.into_bytes()[..sent].to_vec(), pause));
        }
        batch.join_all().await;
    }
    server.stop().await;
    settle(&app).await;

    let entries = Entity::find().filter(Column::Event.eq("profile.save")).order_by_asc(Column::Id);
    let entries = entries.all(app.db.read()).await.expect("entries");
    let names: Vec<String> = entries.iter().map(|entry| name_in(entry.after_json.as_deref())).collect();
    let whole = (0..aborts).filter(|n| n % 3 != 0).count();
    assert!((1..whole).contains(&names.len()), "the control: {} of {whole} were carried out", names.len());
    assert!(names.iter().all(|name| name.starts_with('整')), "half a body was carried out: {names:?}");
    assert_eq!(row_version(&app).await, entries.len() as i64, "as many effects as entries");
    let stored = text(&app, "SELECT name_cn FROM account WHERE biz_account_login = '200001_admin'").await;
    assert!(names.contains(&stored));
    if app.database().is_sqlite() {
        assert_eq!(names.last(), Some(&stored), "the last entry is the last effect");
        let befores = entries.iter().skip(1).map(|entry| name_in(entry.before_json.as_deref()));
        assert!(befores.eq(names.iter().take(names.len() - 1).cloned()), "each entry begins where the last ended");
    }
    let next = tokio::time::timeout(Duration::from_secs(2), async { user.post(SAVE, card("之后")).await.ok() });
    next.await.expect("the next write waits for nobody");
}

/// The control of the test above: a request that is not broken off is carried out, every time.
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_stay_are_all_carried_out() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn_server().await;
    for n in 0..20 {
        let request = post_text(&user, SAVE, &card(&format!("整{n}")).to_string());
        assert_eq!(status_of(&exchange(server.address, &request).await), Some(200));
    }
    server.stop().await;
    assert_eq!(row_version(&app).await, 20);
}

/// Work whose client has gone comes to its end; a transaction that has none fails the test.
pub async fn settle(app: &TestApp) {
    if app.database().is_sqlite() {
        // The writer takes one after the other.
        return app.db.technical((), |_tx, ()| async { Ok(()) }).await.expect("the writer answers");
    }
    let open = "SELECT count(*) FROM pg_stat_activity \
                WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'";
    for _ in 0..100 {
        if number(app, open).await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a transaction stays open");
}

/// Closed with a reset, as a browser that cancels does.
pub async fn abort(address: SocketAddr, request: Vec<u8>, pause: Duration) {
    let mut socket = TcpStream::connect(address).await.expect("a connection");
    socket.write_all(&request).await.expect("written");
    tokio::time::sleep(pause).await;
    socket.set_zero_linger().expect("a reset");
}

fn name_in(json: Option<&str>) -> String {
    let value: Value = serde_json::from_str(json.unwrap_or("null")).expect("JSON");
    value["nameCn"].as_str().unwrap_or_default().to_owned()
}
