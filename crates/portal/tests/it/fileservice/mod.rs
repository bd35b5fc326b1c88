//! What the calls under `/services/fileservice` promise. Sentences are compared word for word.

mod bucket;
mod documents;
mod kills;
mod limits;
mod memory;
pub mod oss;
mod pictures;
mod quota;
mod read;
mod samples;
mod sweep;
mod upload;
mod zip;

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::http::Method;
use serde_json::Value;
use testkit::{Answer, Call, Client, TestApp};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub use samples::{gif, jpeg, mp4, pdf, png};

pub const UPLOAD: &str = "fileservice/api/uploadAttachmentFile";

const BOUNDARY: &str = "----portal-test-boundary";

/// A form as a browser posts it, its parts in the order given.
#[derive(Clone, Default)]
pub struct Parts(Vec<u8>);

impl Parts {
    pub fn field(mut self, name: &str, value: &str) -> Self {
        let head = format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        self.0.extend_from_slice(head.as_bytes());
        self
    }

    pub fn file(mut self, name: &str, kind: &str, content: &[u8]) -> Self {
        let head = format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\
             Content-Type: {kind}\r\n\r\n"
        );
        self.0.extend_from_slice(head.as_bytes());
        self.0.extend_from_slice(content);
        self.0.extend_from_slice(b"\r\n");
        self
    }

    pub fn body(self) -> Vec<u8> {
        [self.0, format!("--{BOUNDARY}--\r\n").into_bytes()].concat()
    }

    pub fn content_type() -> String {
        format!("multipart/form-data; boundary={BOUNDARY}")
    }

    pub fn post(self, client: &Client, path: &str) -> Call {
        client.call(Method::POST, path).header("content-type", Self::content_type()).bytes(self.body())
    }
}

pub fn send(client: &Client, slot: &str, name: &str, content: &[u8]) -> Call {
    Parts::default().field("slot", slot).file(name, "", content).post(client, UPLOAD)
}

/// The head of an upload on a real socket.
pub fn head(token: &str, length: usize) -> String {
    format!(
        "POST /services/{UPLOAD} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\
         content-type: {}\r\ncontent-length: {length}\r\n\r\n",
        Parts::content_type()
    )
}

/// Sends it and returns the whole answer; `None` when the other side is gone.
pub async fn send_raw(address: SocketAddr, token: &str, body: &[u8]) -> Option<String> {
    let mut socket = TcpStream::connect(address).await.ok()?;
    socket.write_all(head(token, body.len()).as_bytes()).await.ok()?;
    socket.write_all(body).await.ok()?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).await.ok()?;
    String::from_utf8(answer).ok().filter(|answer| !answer.is_empty())
}

/// The `data` of an upload that went well.
pub async fn uploaded(client: &Client, slot: &str, name: &str, content: &[u8]) -> Value {
    let answer = send(client, slot, name, content).await.ok().json();
    assert_eq!(answer["success"], true, "{answer}");
    answer["data"].clone()
}

/// The same for a picture that everybody may see.
pub async fn uploaded_public(client: &Client, slot: &str, name: &str, content: &[u8]) -> Value {
    let form = Parts::default().field("slot", slot).file(name, "", content);
    let answer = form.post(client, "fileservice/api/uploadAttachmentPublicRead").await.ok().json();
    assert_eq!(answer["success"], true, "{answer}");
    answer["data"].clone()
}

pub async fn fetch(app: &TestApp, data: &Value) -> Answer {
    match data["url"].as_str().expect("a link") {
        "" => fetch_kept_back(app, data["fileId"].as_i64().expect("an id")).await,
        url => app.anon().get(url).await,
    }
}

/// As an audited call opens it.
pub async fn fetch_kept_back(app: &TestApp, id: i64) -> Answer {
    let found = platform::files::find(app.db.read(), &[id]).await.expect("files");
    app.anon().get(&platform::files::open_address(app, &found[&id])).await
}

/// Every object of an app, with its temporary files among them.
pub fn objects(app: &TestApp) -> Vec<String> {
    objects_in(app.database().files())
}

pub fn objects_in(root: PathBuf) -> Vec<String> {
    let (mut found, mut open) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => open.push(entry.path()),
                _ => found.push(entry.path().strip_prefix(&root).expect("inside").display().to_string()),
            }
        }
    }
    found.sort();
    found
}
