//! Files in a bucket: an S3 store in this process, which checks signatures and policies as a real one does.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use platform::files::{Bucket, Files, Storage, remove_leftovers, remove_orphans};
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;
use serde_json::{Value, json};
use testkit::{Content, TestApp};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower::ServiceExt;

use super::oss::{complete, signature};
use super::{Parts, fetch, jpeg, mp4, pdf, send, uploaded};
use crate::admin::refused;
use crate::process::Folder;
use crate::support::number;

const KEY: &str = "access-key-of-a-test";
const SECRET: &str = "secret-key-of-a-test";

/// The store; it ends with the test.
struct Store {
    address: SocketAddr,
    folder: Folder,
    server: JoinHandle<()>,
}

impl Drop for Store {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Store {
    async fn start() -> Self {
        let folder = Folder::new();
        std::fs::create_dir(folder.0.join("files")).expect("a bucket");
        let mut builder = S3ServiceBuilder::new(s3s_fs::FileSystem::new(&folder.0).expect("a store"));
        builder.set_auth(SimpleAuth::from_single(KEY, SECRET));
        let service = builder.build();
        let router = Router::new().fallback(async move |request: Request| {
            let answer = service.clone().oneshot(request).await.expect("an answer");
            answer.map(Body::new)
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = tokio::spawn(async move { axum::serve(listener, router).await.expect("served") });
        Self { address, folder, server }
    }

    fn objects(&self, prefix: &str) -> usize {
        fn count(folder: &std::path::Path) -> usize {
            let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
            entries.map(|entry| if entry.path().is_dir() { count(&entry.path()) } else { 1 }).sum()
        }
        count(&self.folder.0.join("files").join(prefix))
    }
}

/// Uploads wait in a folder of the test, which goes with it.
async fn portal_on(address: SocketAddr) -> (TestApp, Folder) {
    // One provider for the whole process, as the program has it.
    rustls::crypto::ring::default_provider().install_default().ok();
    let temp = Folder::new();
    let endpoint: reqwest::Url = format!("http://{address}").parse().expect("an address");
    let bucket = Bucket {
        name: "files".into(),
        public_endpoint: endpoint.clone(),
        endpoint,
        region: "us-east-1".into(),
        access_key: KEY.into(),
        secret_key: SECRET.into(),
        temp: temp.0.clone(),
    };
    let files = Files::new(Storage::Bucket(Box::new(bucket)), testkit::QUOTA).expect("files");
    (TestApp::filled_with_parts(Content::People, |parts| parts.files = files).await, temp)
}

/// What a browser posts: key, access id, policy, signature, status, the further fields unchanged, the file last.
async fn post(signed: &Value, change: impl Fn(&str, String) -> String, content: &[u8]) -> u16 {
    let text = |name: &str| signed[name].as_str().expect(name).to_owned();
    let mut fields = vec![
        ("key".to_owned(), text("key")),
        ("OSSAccessKeyId".to_owned(), text("accessid")),
        ("policy".to_owned(), text("policy")),
        ("signature".to_owned(), text("signature")),
    ];
    for (name, value) in signed["fields"].as_object().expect("fields") {
        fields.push((name.clone(), value.as_str().expect("a text").to_owned()));
    }
    let form = fields.into_iter().fold(Parts::default(), |form, (name, value)| {
        let value = change(&name, value);
        form.field(&name, &value)
    });
    let kind = change("part", signed["fields"]["Content-Type"].as_str().expect("a type").to_owned());
    let body = form.file("a", &kind, content).body();
    let client = reqwest::Client::new().post(text("host")).header("content-type", Parts::content_type());
    client.body(body).send().await.expect("an answer").status().as_u16()
}

fn unchanged(_: &str, value: String) -> String {
    value
}

/// S7-14 in a bucket: small and in parts, read back whole and by range, swept like a folder.
#[tokio::test(flavor = "multi_thread")]
async fn a_bucket_keeps_files_as_a_folder_does() {
    let store = Store::start().await;
    let (app, _temp) = portal_on(store.address).await;
    let user = app.login("200001", "admin").await;
    let data = uploaded(&user, "", "a.jpg", &jpeg(40, 20)).await;
    assert_eq!(fetch(&app, &data).await.ok().header("content-type"), "image/jpeg");
    let content = mp4(20 << 20);
    let film = uploaded(&user, "video", "a.mp4", &content).await;
    assert!(fetch(&app, &film).await.ok().bytes() == &content, "in several parts");
    let url = film["url"].as_str().expect("a link");
    let part = app.anon().get(url).header("range", "bytes=9000000-9000009").await;
    assert_eq!((part.status(), &part.bytes()[..]), (206, &content[9_000_000..9_000_010]));
    let ids = json!({ "ids": [data["fileId"], film["fileId"]] });
    assert!(user.post("fileservice/api/files/zip", ids).await.ok().bytes().len() > content.len());

    refused(&send(&user, "", "a.jpg", b"<html>").await, 400, "file.fake", "文件内容与类型不符");
    assert_eq!(store.objects("files"), 2);
    let orphan = store.folder.0.join("files/files/ab");
    std::fs::create_dir_all(&orphan).expect("a folder");
    std::fs::write(orphan.join("abc.jpg"), "left").expect("an object");
    app.clock().shift(Duration::from_secs(3_700));
    assert_eq!(remove_orphans(&app).await.expect("swept"), 1);
    assert_eq!(store.objects("files"), 2);
}

/// S7-17, S7-18 in a bucket: what the policy names gets in and becomes a file.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_post_to_a_bucket_becomes_a_file() {
    let store = Store::start().await;
    let (app, _temp) = portal_on(store.address).await;
    let user = app.login("200001", "admin").await;
    let signed = signature(&user, "授权.pdf", "application/pdf", "authFiles").await;
    assert_eq!(signed["host"], format!("http://{}/files", store.address));
    assert_eq!(signed["fields"]["bucket"], "files");
    assert_eq!(post(&signed, unchanged, &pdf(3_000)).await, 200);
    let key = signed["key"].as_str().expect("a key");
    let done = complete(&user, key, "authFiles").await.ok().json()["data"].clone();
    assert_eq!((&done["fileName"], &done["size"]), (&json!("授权.pdf"), &json!(3_000)));
    assert_eq!(fetch(&app, &done).await.ok().bytes().len(), 3_000);
    assert_eq!(store.objects("incoming"), 0, "the post has gone");

    // The portal is no storage host any more.
    let form = Parts::default().field("key", key).file("a", "image/jpeg", b"x");
    let answer = form.post(&app.anon(), "fileservice/api/oss-upload").await;
    refused(&answer, 404, "common.notFound", "数据不存在或已被删除");
    // Posts that nobody completes go.
    let left = signature(&user, "b.pdf", "application/pdf", "authFiles").await;
    assert_eq!(post(&left, unchanged, &pdf(900)).await, 200);
    app.clock().shift(Duration::from_secs(3_700));
    assert_eq!((remove_leftovers(&app).await.expect("swept"), store.objects("incoming")), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bucket_refuses_what_the_policy_does_not_name() {
    let store = Store::start().await;
    let (app, _temp) = portal_on(store.address).await;
    let user = app.login("200001", "admin").await;
    let signed = signature(&user, "a.jpg", "image/jpeg", "").await;
    let content = jpeg(9, 9);
    type Change = fn(&str, String) -> String;
    let attacks: [(&str, Change); 8] = [
        ("another key", |name, value| if name == "key" { format!("{value}x") } else { value }),
        ("another company", |name, value| if name == "key" { value.replace("/2/", "/3/") } else { value }),
        ("a way out", |name, value| if name == "key" { value.replace("/201/", "/201/../") } else { value }),
        ("another type", |name, value| if name == "Content-Type" { "text/html".into() } else { value }),
        ("a wider policy", |name, value| if name == "policy" { wider(&value) } else { value }),
        ("another signature", |name, value| if name == "x-amz-signature" { "0".repeat(64) } else { value }),
        ("another account", |name, value| if name == "x-amz-credential" { format!("x{value}") } else { value }),
        ("another bucket", |name, value| if name == "bucket" { "other".into() } else { value }),
    ];
    for (name, change) in attacks {
        let status = post(&signed, change, &content).await;
        assert!((400..500).contains(&status), "{name}: {status}");
    }
    let status = post(&signed, unchanged, &vec![0; (10 << 20) + 1]).await;
    assert!((400..500).contains(&status), "one byte too much: {status}");
    let status = post(&signed, unchanged, b"").await;
    assert!((400..500).contains(&status), "nothing at all: {status}");
    app.clock().set_offset_ms(-11 * 60 * 1000);
    let old = signature(&app.login("200001", "admin").await, "a.jpg", "image/jpeg", "").await;
    app.clock().set_offset_ms(0);
    let status = post(&old, unchanged, &content).await;
    assert!((400..500).contains(&status), "too late: {status}");
    assert_eq!(store.objects("incoming") + store.objects("files"), 0, "nothing of it was kept");
    assert_eq!(post(&signed, unchanged, &content).await, 200, "the control");
    assert_eq!(store.objects("incoming"), 1);
}

fn wider(policy: &str) -> String {
    let text = String::from_utf8(STANDARD.decode(policy).expect("base64")).expect("text");
    assert!(text.contains("10485760"), "{text}");
    STANDARD.encode(text.replace("10485760", "99999999"))
}

/// R29: a page may send to the storage host and show what lies there.
#[tokio::test]
async fn the_page_may_speak_to_its_storage_host() {
    let store = Store::start().await;
    let origin = format!("http://{}", store.address);
    let policy = portal_on(store.address).await.0.anon().get("/").await;
    let policy = policy.header("content-security-policy");
    for directive in ["img-src", "media-src", "connect-src"] {
        let rule = policy.split("; ").find(|rule| rule.starts_with(directive)).unwrap_or_default();
        assert!(rule.contains(&origin), "{policy}");
    }
    assert!(!policy.split("; ").any(|rule| rule.starts_with("script-src") && rule.contains(&origin)));
    let local = TestApp::people().await.anon().get("/").await;
    assert!(!local.header("content-security-policy").contains("http"));
}

/// R12: a store that is down or silent is told within five seconds, and nothing else waits for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_is_down_stops_uploads_alone() {
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let closed = TcpListener::bind("127.0.0.1:0").await.expect("a port").local_addr().expect("an address");
    for address in [closed, silent.local_addr().expect("an address")] {
        let (app, _temp) = portal_on(address).await;
        let user = app.login("200001", "admin").await;
        let (began, upload) = (
            Instant::now(),
            tokio::spawn({
                let call = send(&user, "", "a.jpg", &jpeg(9, 9));
                async move { call.await }
            }),
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
        user.get("admin/api/account").await.ok();
        assert!(began.elapsed() < Duration::from_secs(1), "others do not wait");
        refused(&upload.await.expect("an answer"), 503, "common.unavailable", "服务暂时不可用，请稍后再试");
        assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
        assert_eq!(number(&app, "SELECT count(*) FROM file").await, 0);
    }
}
