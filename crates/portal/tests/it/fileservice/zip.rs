//! All files of a record in one archive.

use std::io::{Cursor, Read};

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{jpeg, objects, pdf, uploaded};
use crate::admin::{face, refused};
use crate::support::{number, text};

fn zip(user: &Client, ids: &[Value]) -> testkit::Call {
    user.post("fileservice/api/files/zip", json!({ "ids": ids }))
}

#[tokio::test]
async fn an_archive_holds_every_file_under_its_own_name() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let (first, second) = (pdf(1_000), pdf(2_000));
    let one = uploaded(&user, "authFiles", "授权.pdf", &first).await["fileId"].clone();
    let two = uploaded(&user, "authFiles", "授权.pdf", &second).await["fileId"].clone();
    let answer = zip(&user, &[one.clone(), two.clone()]).await.ok();
    assert_eq!(answer.header("content-type"), "application/zip");
    assert!(answer.header("content-disposition").starts_with("attachment"));
    let mut archive = ::zip::ZipArchive::new(Cursor::new(answer.bytes().clone())).expect("an archive");
    assert_eq!(archive.len(), 2);
    for (name, content) in [("授权.pdf", first), ("授权 (2).pdf", second)] {
        let mut found = Vec::new();
        archive.by_name(name).expect("a file").read_to_end(&mut found).expect("read");
        assert_eq!(found, content, "{name}");
    }
    assert_eq!(objects(&app).len(), 2, "no temporary file stays");
    let noted = text(&app, "SELECT after_json FROM audit_log WHERE event = 'file.zip'").await;
    assert_eq!(noted, json!({ "ids": [one, two] }).to_string());
}

/// An id is packed once, and nothing lies on the disk meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn an_archive_is_made_while_it_is_read() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let content = pdf(8 << 20);
    let id = uploaded(&user, "authFiles", "授权.pdf", &content).await["fileId"].clone();
    let answer = zip(&user, &[id.clone(), id.clone(), id.clone()]).await.ok();
    let mut archive = ::zip::ZipArchive::new(Cursor::new(answer.bytes().clone())).expect("an archive");
    assert_eq!(archive.len(), 1);
    let mut found = Vec::new();
    archive.by_index(0).expect("a file").read_to_end(&mut found).expect("read");
    assert_eq!(found, content, "packed piece by piece");

    let server = app.spawn_server().await;
    let body = json!({ "ids": [id] }).to_string();
    let request = crate::support::post_text(&user, "fileservice/api/files/zip", &body);
    let mut socket = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    tokio::io::AsyncWriteExt::write_all(&mut socket, request.as_bytes()).await.expect("written");
    let mut first = vec![0; 4_096];
    tokio::io::AsyncReadExt::read_exact(&mut socket, &mut first).await.expect("the first bytes");
    assert!(first.starts_with(b"HTTP/1.1 200"));
    assert_eq!(objects(&app).len(), 1, "the file itself, and no archive of it");
    drop(socket);
    server.stop().await;
}

/// R1: one id that is somebody else's, and there is nothing.
#[tokio::test]
async fn an_archive_holds_nothing_of_others() {
    let app = TestApp::people().await;
    let (user, stranger) = (app.login("200001", "admin").await, app.login("200002", "admin").await);
    let own = uploaded(&stranger, "", "a.jpg", &jpeg(9, 9)).await["fileId"].clone();
    let foreign = uploaded(&user, "", "a.jpg", &jpeg(9, 9)).await["fileId"].clone();
    let missing = zip(&stranger, &[own.clone(), json!(777)]).await;
    refused(&missing, 404, "common.notFound", "数据不存在或已被删除");
    assert_eq!(face(&zip(&stranger, &[own.clone(), foreign.clone()]).await), face(&missing));
    zip(&stranger, std::slice::from_ref(&own)).await.ok();
    let staff = app.login("100000", "root").await;
    assert_eq!(face(&zip(&staff, &[own.clone(), foreign]).await), face(&missing), "nothing shows them to staff");
    refused(&zip(&stranger, &[]).await, 400, "common.invalid", "文件不能为空");
    let many = vec![own; 201];
    refused(&zip(&stranger, &many).await, 400, "file.zip", "单次最多下载200个文件，合计不超过1024MB");
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE event = 'file.zip'").await, 1);
}
