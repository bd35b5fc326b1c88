//! R5: the program is killed while files come in, again and again; afterwards every row has its file and every file
//! its row.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use platform::App;
use platform::files::{file, read_all, remove_leftovers, remove_orphans};
use portal::config::{Config, Written};
use sea_orm::{ConnectionTrait, EntityTrait};
use sha2::{Digest, Sha256};
use testkit::{Content, TestDatabase};
use tokio::task::JoinSet;

use super::{Parts, jpeg, objects_in, pdf, send_raw};
use crate::kills::log_in;
use crate::process::{Folder, Running};
use crate::support::{size, status_of};

const SENDERS: usize = 4;
const UPLOADS_PER_LIFE: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_program_leaves_no_row_without_a_file_and_no_file_without_a_row() {
    let database = TestDatabase::create(Content::Demo).await;
    let folder = Folder::new();
    let storage = format!("file://{}", database.files().display());
    let demo = [
        ("PORTAL_PROFILE", "demo"),
        ("PORTAL_LISTEN", "127.0.0.1:0"),
        ("PORTAL_DATABASE_URL", database.url()),
        ("PORTAL_STORAGE_URL", &storage),
    ];
    let app = open(&demo).await;
    let (mut token, mut acknowledged) = (String::new(), HashSet::new());
    let kills = size(20, 100);
    for life in 0..kills {
        let running = Running::start(folder.portal(&["serve"], &demo));
        if token.is_empty() {
            token = log_in(running.address).await;
        }
        acknowledged.extend(send_until_killed(running, &token, life).await);
        if !database.is_sqlite() {
            // 32 copies may run at once; nobody but this test starts more than that within one lease.
            app.db.owner().execute_unprepared("UPDATE job_lease SET until = 0").await.expect("leases");
        }
    }
    assert!(acknowledged.len() >= kills * UPLOADS_PER_LIFE, "the control: {} uploads", acknowledged.len());

    let before = objects_in(database.files()).len();
    app.clock().shift(Duration::from_secs(3_700));
    let swept = remove_leftovers(&app).await.expect("swept") + remove_orphans(&app).await.expect("swept");
    assert!(swept > 0, "the control: of {before} objects none was cut off");
    let rows = file::Entity::find().all(app.db.read()).await.expect("rows");
    let kept: HashSet<String> = objects_in(database.files()).into_iter().collect();
    let named: HashSet<String> = rows.iter().map(|row| format!("files/{}/{}", &row.key[..2], row.key)).collect();
    assert_eq!(kept.symmetric_difference(&named).collect::<Vec<_>>(), Vec::<&String>::new());
    for row in &rows {
        let content = read_all(&app, row).await.expect("a store").expect("a file");
        assert_eq!(hex::encode(Sha256::digest(content)), row.stored_sha256, "{}", row.key);
    }
    let known: HashSet<i64> = rows.iter().map(|row| row.id).collect();
    assert_eq!(acknowledged.difference(&known).collect::<Vec<_>>(), Vec::<&i64>::new(), "acknowledged and lost");
}

/// The same database and folder from here, without a listener.
async fn open(environment: &[(&str, &str)]) -> App {
    let environment = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let written = Written::from(Path::new("no such file"), environment);
    let config = Config::check(&written).unwrap_or_else(|problems| panic!("{problems:?}"));
    portal::open(&config, "sweeper".into()).await.expect("an app")
}

/// The ids of what was answered with 200 before the end.
async fn send_until_killed(running: Running, token: &str, life: usize) -> Vec<i64> {
    let answered = Arc::new(AtomicUsize::new(0));
    let address = running.address;
    let mut senders = JoinSet::new();
    for sender in 0..SENDERS {
        let (token, answered) = (token.to_owned(), answered.clone());
        let form = match sender % 2 {
            0 => Parts::default().field("slot", "authFiles").file("a.pdf", "", &pdf(300_000)),
            _ => Parts::default().file("a.jpg", "", &jpeg(400, 300)),
        };
        let body = form.body();
        senders.spawn(async move {
            let mut own = Vec::new();
            while let Some(answer) = send_raw(address, &token, &body).await {
                assert_eq!(status_of(&answer), Some(200), "{answer}");
                let id = answer.split("\"fileId\":").nth(1).and_then(|rest| rest.split(',').next()?.parse().ok());
                own.push(id.unwrap_or_else(|| panic!("{answer}")));
                answered.fetch_add(1, Ordering::Relaxed);
            }
            own
        });
    }
    while answered.load(Ordering::Relaxed) < UPLOADS_PER_LIFE {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // At a different point of the next uploads in each life.
    tokio::time::sleep(Duration::from_micros((life as u64 * 7_919) % 40_000)).await;
    running.kill();
    senders.join_all().await.concat()
}
