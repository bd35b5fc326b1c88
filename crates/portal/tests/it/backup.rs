//! R21: a backup taken under load is one moment of the portal, and a restore brings exactly that back.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use platform::Clock;
use platform::db::Db;
use portal::config::{Config, Written};
use portal::{Lock, backup};
use sea_orm::{ConnectionTrait, Statement};
use testkit::{Content, TestApp, TestDatabase};

use crate::process::Folder;
use crate::support::{SAVE, card, saves};

fn config(database: &Path, files: &Path) -> Config {
    let environment = [
        ("PORTAL_DATABASE_URL".to_owned(), format!("sqlite://{}", database.display())),
        ("PORTAL_STORAGE_URL".to_owned(), format!("file://{}", files.display())),
    ];
    Config::check(&Written::from(Path::new("no such file"), environment)).unwrap_or_else(|all| panic!("{all:?}"))
}

async fn number(database: &Path, sql: &str) -> i64 {
    let db = Db::connect(&format!("sqlite://{}", database.display()), Clock::default()).await.expect("a database");
    let row = db.read().query_one_raw(Statement::from_string(db.backend(), sql)).await.expect("an answer");
    row.expect("a row").try_get_by_index(0).expect("a number")
}

/// R21
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_under_load_is_whole_and_comes_back() {
    let app = TestApp::new().await;
    let Some(database) = app.database().path() else { return refuses_postgres().await };
    let folder = Folder::new();
    let files = folder.0.join("files");
    std::fs::create_dir_all(files.join("2026/11")).expect("a folder");
    std::fs::write(files.join("2026/11/a.bin"), [7; 3_000]).expect("a file");
    let user = app.login("200001", "admin").await;
    let running = Arc::new(AtomicBool::new(true));
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..4 {
        let (user, running) = (user.clone(), running.clone());
        writers.spawn(async move {
            let mut n = 0;
            while running.load(Ordering::Relaxed) {
                user.post(SAVE, card(&format!("写{writer}-{n}"))).await.ok();
                n += 1;
            }
        });
    }
    let source = config(&database, &files);
    // A backup of so little may fall between two writes; then it was not under load, and another one is taken.
    let mut taken = (0..50).map(|n| folder.0.join(format!("taken-{n}")));
    let (taken, acknowledged, during) = loop {
        let to = taken.next().expect("the control: a backup under load");
        let before = saves(&app).await;
        assert_eq!(backup::backup(&source, &to).await.expect("a backup"), 2);
        let after = saves(&app).await;
        if 0 < before && before < after {
            break (to, before, after);
        }
    };
    running.store(false, Ordering::Relaxed);
    writers.join_all().await;

    let (new_database, new_files) = (folder.0.join("new/portal.db"), folder.0.join("new/files"));
    let target = config(&new_database, &new_files);
    assert_eq!(backup::restore(&target, &taken, false).await.expect("restored"), Vec::<PathBuf>::new());
    let restored = number(&new_database, "SELECT count(*) FROM audit_log WHERE event = 'profile.save'").await;
    assert!((acknowledged..=during).contains(&restored), "{acknowledged} ≤ {restored} ≤ {during}");
    let version = number(
        &new_database,
        "SELECT CAST(row_version AS BIGINT) FROM account WHERE biz_account_login = '200001_admin'",
    )
    .await;
    assert_eq!(version, restored, "one moment: as many effects as entries");
    assert_eq!(std::fs::read(new_files.join("2026/11/a.bin")).expect("a file"), [7; 3_000]);
}

async fn refuses_postgres() {
    let written = [
        ("PORTAL_DATABASE_URL".to_owned(), "postgres://portal@127.0.0.1/portal".to_owned()),
        ("PORTAL_PROFILE".to_owned(), "demo".to_owned()),
    ];
    let config =
        Config::check(&Written::from(Path::new("no such file"), written)).unwrap_or_else(|all| panic!("{all:?}"));
    let refusal = backup::backup(&config, Path::new("nowhere")).await.map_err(|error| error.to_string());
    let refusal = refusal.expect_err("a refusal");
    assert!(refusal.contains("pg_dump"), "{refusal}");
}

/// R21: a backup that was touched is not restored, and says what was touched.
#[tokio::test]
async fn a_damaged_backup_is_refused() {
    let database = TestDatabase::sqlite(Content::Bare).await;
    let folder = Folder::new();
    let files = folder.0.join("files");
    std::fs::create_dir_all(&files).expect("a folder");
    std::fs::write(files.join("a.bin"), "abc").expect("a file");
    let source = config(&database.path().expect("a file"), &files);
    let target = config(&folder.0.join("new.db"), &folder.0.join("new-files"));

    type Damage = fn(&Path);
    let damages: [(Damage, &str); 6] = [
        (|backup| std::fs::write(backup.join("files/a.bin"), "abd").expect("written"), "files/a.bin was changed"),
        (|backup| std::fs::remove_file(backup.join("files/a.bin")).expect("removed"), "files/a.bin is missing"),
        (
            |backup| std::fs::write(backup.join("files/b.bin"), "").expect("written"),
            "files/b.bin is not in the manifest",
        ),
        (|backup| flip_a_byte(&backup.join("portal.db")), "portal.db was changed"),
        (|backup| std::fs::remove_file(backup.join("manifest.json")).expect("removed"), "is no backup"),
        (lead_out, "leads out of its folder"),
    ];
    for (n, (damage, reason)) in damages.into_iter().enumerate() {
        let taken = folder.0.join(format!("taken-{n}"));
        backup::backup(&source, &taken).await.expect("a backup");
        damage(&taken);
        let refusal = backup::restore(&target, &taken, true).await.err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refusal.contains(reason), "{refusal} instead of {reason}");
        assert!(!folder.0.join("new.db").exists());
    }
    let taken = folder.0.join("whole");
    backup::backup(&source, &taken).await.expect("a backup");
    backup::restore(&target, &taken, false).await.expect("the control: an untouched one is restored");
}

#[tokio::test]
async fn a_restore_never_deletes_and_never_runs_beside_a_portal() {
    let database = TestDatabase::sqlite(Content::Bare).await;
    let folder = Folder::new();
    let path = database.path().expect("a file");
    let config = config(&path, &folder.0.join("files"));
    let taken = folder.0.join("taken");
    backup::backup(&config, &taken).await.expect("a backup");
    let again = backup::backup(&config, &taken).await.err().map(|error| error.to_string()).unwrap_or_default();
    assert!(again.contains("exists already"), "{again}");

    let refusal = backup::restore(&config, &taken, false).await.err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refusal.contains("--force"), "{refusal}");
    let lock = Lock::take(&path).expect("free");
    let refusal = backup::restore(&config, &taken, true).await.err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refusal.contains("stop it first"), "{refusal}");
    drop(lock);
    std::fs::write(&path, "an old database").expect("written");
    let aside = backup::restore(&config, &taken, true).await.expect("restored");
    assert_eq!(std::fs::read_to_string(&aside[0]).expect("kept"), "an old database");
    assert!(number(&path, "SELECT count(*) FROM seaql_migrations").await > 0);
}

fn flip_a_byte(path: &Path) {
    let mut bytes = std::fs::read(path).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(path, bytes).expect("written");
}

fn lead_out(backup: &Path) {
    let path = backup.join("manifest.json");
    let text = std::fs::read_to_string(&path).expect("a manifest").replace("files/a.bin", "../escape");
    std::fs::write(path, text).expect("written");
}
