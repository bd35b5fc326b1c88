//! What the program makes is for its owner alone: files of mode 600, folders of mode 700.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::fileservice::{Parts, pdf, png, send_raw};
use crate::kills::log_in;
use crate::process::{Folder, Running};
use crate::support::status_of;

fn all(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { [all(&path), vec![path]].concat() } else { vec![path] }).collect()
}

fn mode(path: &Path) -> u32 {
    path.metadata().expect("a file").permissions().mode() & 0o777
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_lies_beside_the_database_is_its_owners_alone() {
    let folder = Folder::new();
    let demo = [("PORTAL_PROFILE", "demo"), ("PORTAL_LISTEN", "127.0.0.1:0")];
    let running = Running::start(folder.portal(&["serve"], &demo));
    let token = log_in(running.address).await;
    for (slot, name, content) in [
        ("authFiles", "a.pdf", pdf(2_000)),
        ("legalIdFront", "b.pdf", pdf(2_000)),
        ("screenshot", "c.png", png(60, 60)),
    ] {
        let body = Parts::default().field("slot", slot).file(name, "", &content).body();
        let answer = send_raw(running.address, &token, &body).await.expect("an answer");
        assert_eq!(status_of(&answer), Some(200), "{answer}");
    }
    let copied = folder.run(&["backup", "--to", "copy"], &demo);
    assert!(copied.status.success(), "{}", crate::process::stderr(&copied));
    for name in ["data/portal.db", "data/portal.db-wal", "data/portal.db-shm", "data/portal.db.lock", "copy/portal.db"]
    {
        assert!(folder.0.join(name).exists(), "the control: {name}");
    }
    let found = all(&folder.0);
    assert!(found.len() > 12, "{found:?}");
    for path in found {
        let wanted = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode(&path), wanted, "{} has mode {:o}", path.display(), mode(&path));
    }
    running.stop();

    // One that was open to others before is closed to them.
    let database = folder.0.join("data/portal.db");
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o644)).expect("a mode");
    let running = Running::start(folder.portal(&["serve"], &demo));
    assert_eq!(mode(&database), 0o600);
    running.stop();
}
