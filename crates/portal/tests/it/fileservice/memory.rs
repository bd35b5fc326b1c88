//! R16: a hundred uploads, or two hundred downloads, at once take the memory of a few.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use platform::Clock;
use platform::secret::Secrets;
use portal::config::DEMO_SECRET;
use testkit::{Content, TestDatabase};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
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

const DOWNLOADS: usize = 200;
const LARGE: usize = 20 << 20;

/// R16: 200 slow readers of 20 MB, of what is sealed and of what is not.
#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_slow_downloads_grow_memory_by_fifty_megabytes_at_most() {
    let database = TestDatabase::create(Content::Demo).await;
    let folder = Folder::new();
    let storage = format!("file://{}", folder.0.join("files").display());
    let demo = [
        ("PORTAL_PROFILE", "demo"),
        ("PORTAL_LISTEN", "127.0.0.1:0"),
        ("PORTAL_DATABASE_URL", database.url()),
        ("PORTAL_STORAGE_URL", &storage),
        // Nobody reads its log, and a full pipe would stop it.
        ("PORTAL_LOG", "error"),
    ];
    let running = Running::start(folder.portal(&["serve"], &demo));
    let token = log_in(running.address).await;
    for slot in ["legalIdFront", "authFiles"] {
        let small = link(&running, &token, slot, 1 << 20).await;
        let large = link(&running, &token, slot, LARGE).await;
        drop(readers(&running, &small).await);
        tokio::time::sleep(Duration::from_millis(500)).await;
        let before = memory(running.id(), "VmRSS");
        std::fs::write(format!("/proc/{}/clear_refs", running.id()), "5").expect("a fresh high-water mark");
        let mut readers = readers(&running, &large).await;
        // Everybody has the first bytes and takes no more for a while.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let peak = memory(running.id(), "VmHWM");
        assert!(peak <= before + GROWTH_KB, "{slot}: from {before} to {peak} KB");
        // The control: what a reader gets is the whole file.
        let mut rest = Vec::new();
        let mut one = readers.pop().expect("a reader");
        one.read_to_end(&mut rest).await.expect("the rest");
        assert!(rest.len() + FIRST >= LARGE && rest.ends_with(&pdf(LARGE)[LARGE - 100..]), "{slot}: {}", rest.len());
    }
}

const FIRST: usize = 32 * 1024;

/// Connections that have read the first bytes of a file, opened a few at a time and all kept.
async fn readers(running: &Running, link: &str) -> Vec<TcpStream> {
    let mut opened = Vec::new();
    while opened.len() < DOWNLOADS {
        let mut some = JoinSet::new();
        for _ in 0..20 {
            some.spawn(open(running.address, link.to_owned()));
        }
        opened.extend(some.join_all().await);
    }
    opened
}

async fn open(address: SocketAddr, link: String) -> TcpStream {
    let mut socket = TcpStream::connect(address).await.expect("a connection");
    let request = format!("GET {link} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n");
    socket.write_all(request.as_bytes()).await.expect("written");
    let mut first = Vec::new();
    while first.len() < FIRST {
        let mut next = vec![0; FIRST - first.len()];
        let many = socket.read(&mut next).await.expect("the first bytes");
        assert!(many > 0, "{} bytes: {}", first.len(), String::from_utf8_lossy(&first[..first.len().min(900)]));
        first.extend_from_slice(&next[..many]);
    }
    assert!(first.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&first[..100]));
    socket
}

async fn link(running: &Running, token: &str, slot: &str, bytes: usize) -> String {
    let body = Parts::default().field("slot", slot).file("a.pdf", "", &pdf(bytes)).body();
    let answer = send_raw(running.address, token, &body).await.expect("an answer");
    let part = |name: &str| {
        let (_, rest) = answer.split_once(&format!("\"{name}\":\"")).unwrap_or_else(|| panic!("{answer}"));
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    match part("url") {
        // What is kept back has no link but an audited call's: made here as that makes it.
        url if url.is_empty() => {
            let (key, secrets) = (part("filePath"), Secrets::new(DEMO_SECRET, None));
            let expires = Clock::default().now().0 / 1000 + 600;
            let sig = secrets.keyed_hash("file.read", &format!("{key}\n{expires}"));
            format!("/services/fileservice/api/files/{key}?exp={expires}&sig={sig}")
        }
        url => url,
    }
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
