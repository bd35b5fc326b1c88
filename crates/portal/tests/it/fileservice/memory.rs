//! R16: a hundred uploads at once take the memory of a few.

use std::sync::Arc;

use testkit::{Content, TestDatabase};
use tokio::task::JoinSet;

use super::{Parts, pdf, send_raw};
use crate::kills::log_in;
use crate::process::{Folder, Running};
use crate::support::status_of;

const UPLOADS: usize = 100;
const GROWTH_KB: u64 = 50 * 1024;

/// R16: 100 parallel uploads of 10 MB. Documents, which are kept as they come: what a picture takes while it is open
/// is a matter of its pixels, and two are open at a time.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_uploads_at_once_grow_memory_by_fifty_megabytes_at_most() {
    let database = TestDatabase::create(Content::Demo).await;
    let folder = Folder::new();
    let storage = format!("file://{}", folder.0.join("files").display());
    let demo = [
        ("PORTAL_PROFILE", "demo"),
        ("PORTAL_LISTEN", "127.0.0.1:0"),
        ("PORTAL_DATABASE_URL", database.url()),
        ("PORTAL_STORAGE_URL", &storage),
    ];
    let running = Running::start(folder.portal(&["serve"], &demo));
    let token = log_in(running.address).await;
    // As many small ones first: connections, threads and the buffers of a stream are opened once, and what the program
    // does after its start is done. What grows from here on grows with the size of what is sent.
    upload(&running, &token, 1 << 20).await;
    let (before, highest) = (memory(running.id(), "VmRSS"), memory(running.id(), "VmHWM"));
    std::fs::write(format!("/proc/{}/clear_refs", running.id()), "5").expect("a fresh high-water mark");
    let marked = memory(running.id(), "VmHWM");
    assert!((10 << 10..=highest).contains(&marked), "the control: the mark is set anew, {highest} to {marked} KB");
    upload(&running, &token, 10 << 20).await;
    let peak = memory(running.id(), "VmHWM");
    assert!(peak <= before + GROWTH_KB, "from {before} to {peak} KB");
}

async fn upload(running: &Running, token: &str, bytes: usize) {
    let body = Parts::default().field("slot", "authFiles").file("a.pdf", "", &pdf(bytes)).body();
    let body = Arc::new(body);
    let mut uploads = JoinSet::new();
    for _ in 0..UPLOADS {
        let (address, token, body) = (running.address, token.to_owned(), body.clone());
        uploads.spawn(async move { send_raw(address, &token, &body).await.expect("an answer") });
    }
    for answer in uploads.join_all().await {
        assert_eq!(status_of(&answer), Some(200), "{answer}");
    }
}

/// In KB.
fn memory(process: u32, name: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let line = status.lines().find(|line| line.starts_with(name)).expect("a line");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
}
