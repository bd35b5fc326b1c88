//! What one company may keep.

use platform::files::{Files, Storage};
use testkit::{Content, TestApp};

use super::oss::{HOST, complete, form, signature};
use super::{objects, pdf, send, uploaded};
use crate::admin::refused;
use crate::process::Folder;
use crate::support::number;

/// A form post that nobody completes takes its place as well.
#[tokio::test]
async fn what_waits_for_its_completion_counts() {
    let folder = Folder::new();
    let storage = Storage::Folder(folder.0.join("files"));
    let app = TestApp::filled_with_parts(Content::People, |parts| {
        parts.files = Files::new(storage, 100 * 1024).expect("files")
    })
    .await;
    let user = app.login("200001", "admin").await;
    let sentence = "企业文件空间已用完（上限100KB），请联系平台";
    let first = signature(&user, "a.pdf", "application/pdf", "authFiles").await;
    let second = signature(&user, "b.pdf", "application/pdf", "authFiles").await;
    assert_eq!(post(&app, &first, &pdf(70 * 1024)).await.status(), 200);
    refused(&post(&app, &second, &pdf(70 * 1024)).await, 400, "file.quota", sentence);
    refused(&send(&user, "authFiles", "c.pdf", &pdf(40 * 1024)).await, 400, "file.quota", sentence);
    uploaded(&user, "authFiles", "d.pdf", &pdf(20 * 1024)).await;
    // What is completed counts once.
    let key = first["key"].as_str().expect("a key");
    complete(&user, key, "authFiles").await.ok();
    assert_eq!(number(&app, "SELECT count(*) FROM file").await, 2);
    uploaded(&app.login("200002", "admin").await, "authFiles", "e.pdf", &pdf(60 * 1024)).await;
}

async fn post(app: &TestApp, signed: &serde_json::Value, content: &[u8]) -> testkit::Answer {
    let key = signed["key"].as_str().expect("a key");
    form(signed, key, "application/pdf", content).post(&app.anon(), HOST).await
}

#[tokio::test]
async fn a_company_that_has_used_its_space_is_told_so() {
    let folder = Folder::new();
    let storage = Storage::Folder(folder.0.join("files"));
    let app = TestApp::filled_with_parts(Content::People, |parts| {
        parts.files = Files::new(storage, 100 * 1024).expect("files")
    })
    .await;
    let user = app.login("200001", "admin").await;
    uploaded(&user, "authFiles", "a.pdf", &pdf(60 * 1024)).await;
    let sentence = "企业文件空间已用完（上限100KB），请联系平台";
    refused(&send(&user, "authFiles", "b.pdf", &pdf(60 * 1024)).await, 400, "file.quota", sentence);
    assert_eq!(number(&app, "SELECT count(*) FROM file").await, 1);
    let kept = |folder: &std::path::Path| {
        let files = std::fs::read_dir(folder.join("files/files")).expect("a folder").flatten();
        files.flat_map(|entry| std::fs::read_dir(entry.path()).expect("a folder")).count()
    };
    assert_eq!(kept(&folder.0), 1, "what was refused is not kept");
    uploaded(&user, "authFiles", "c.pdf", &pdf(40 * 1024)).await;
    // Full to the byte: nothing is even read any more.
    refused(&send(&user, "authFiles", "d.pdf", &pdf(1_000)).await, 400, "file.quota", sentence);
    uploaded(&app.login("200002", "admin").await, "authFiles", "e.pdf", &pdf(60 * 1024)).await;
    assert_eq!(objects(&app), Vec::<String>::new(), "the control: this test has a folder of its own");
}
