//! S7-17, S7-18: the form post, with the portal as its own storage host, and attacks on its policy.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use super::{Parts, fetch, jpeg, objects, pdf};
use crate::admin::{face, refused};
use crate::support::number;

pub const HOST: &str = "fileservice/api/oss-upload";

pub async fn signature(user: &Client, name: &str, kind: &str, slot: &str) -> Value {
    let form = json!({ "fileName": name, "contentType": kind, "slot": slot });
    let answer = user.post("fileservice/api/getOssSignature", form).await.ok().json();
    assert_eq!(answer["success"], true);
    serde_json::from_str(answer["data"].as_str().expect("a JSON string")).expect("JSON in it")
}

/// As the specification says: key, access id, policy, signature, status 200, file.
pub fn form(signed: &Value, key: &str, kind: &str, content: &[u8]) -> Parts {
    let text = |name: &str| signed[name].as_str().expect(name).to_owned();
    Parts::default()
        .field("key", key)
        .field("OSSAccessKeyId", &text("accessid"))
        .field("policy", &text("policy"))
        .field("signature", &text("signature"))
        .field("success_action_status", "200")
        .file("a", kind, content)
}

pub async fn complete(user: &Client, key: &str, slot: &str) -> Answer {
    user.post("fileservice/api/oss-complete", json!({ "key": key, "slot": slot, "bizType": "offer" })).await
}

/// S7-17, S7-18: sign, post, complete; completing again answers the same file.
#[tokio::test]
async fn a_form_post_becomes_a_file_by_its_completion() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let signed = signature(&user, "主图.jpg", "image/jpeg", "screenshot").await;
    for member in ["dir", "accessid", "policy", "signature", "host"] {
        assert!(signed[member].is_string(), "{member}: {signed}");
    }
    assert_eq!(signed["host"], "http://127.0.0.1:8080/services/fileservice/api/oss-upload");
    assert_eq!(signed.get("fields"), None);
    let key = format!("{}主图.jpg", signed["dir"].as_str().expect("a folder"));
    assert_eq!(signed["key"], key, "the folder and the name are the key");
    let posted = form(&signed, &key, "image/jpeg", &jpeg(40, 30)).post(&app.anon(), HOST).await;
    assert_eq!(posted.status(), 200, "{}", posted.text());
    assert_eq!(number(&app, "SELECT count(*) FROM file").await, 0, "not yet a file");

    let done = complete(&user, &key, "screenshot").await.ok().json()["data"].clone();
    assert_eq!((&done["fileName"], &done["width"]), (&json!("主图.jpg"), &json!(40)));
    fetch(&app, &done).await.ok();
    assert_eq!(objects(&app).len(), 1, "the post has gone");
    let again = complete(&user, &key, "screenshot").await.ok().json()["data"].clone();
    assert_eq!((&again["fileId"], number(&app, "SELECT count(*) FROM file").await), (&done["fileId"], 1));
}

#[tokio::test]
async fn a_policy_lets_in_what_it_names_and_nothing_else() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let signed = signature(&user, "a.jpg", "image/jpeg", "").await;
    let key = signed["key"].as_str().expect("a key");
    let content = jpeg(9, 9);
    let anon = app.anon();
    let post =
        |signed: &Value, key: &str, kind: &str, content: &[u8]| form(signed, key, kind, content).post(&anon, HOST);
    let forbidden = |answer: Answer| refused(&answer, 403, "common.forbidden", "没有访问权限");

    let mut forged = signed.clone();
    let policy = STANDARD.decode(signed["policy"].as_str().expect("a policy")).expect("base64");
    let wider = String::from_utf8(policy).expect("text").replace("10485760", "99999999");
    forged["policy"] = STANDARD.encode(wider).into();
    forbidden(post(&forged, key, "image/jpeg", &content).await);
    let mut other = signed.clone();
    other["signature"] = "0".repeat(64).into();
    forbidden(post(&other, key, "image/jpeg", &content).await);
    let mut stranger = signed.clone();
    stranger["accessid"] = "somebody".into();
    forbidden(post(&stranger, key, "image/jpeg", &content).await);
    for wrong in ["../x.jpg", "files/ab/abc.jpg", &format!("{key}x"), &key.replace("/2/", "/3/"), ""] {
        forbidden(post(&signed, wrong, "image/jpeg", &content).await);
    }
    forbidden(Parts::default().file("a", "image/jpeg", &content).post(&anon, HOST).await);
    refused(&post(&signed, key, "text/html", &content).await, 400, "file.type", "文件类型必须是image/jpeg");
    let large = vec![0; (10 << 20) + 1];
    refused(&post(&signed, key, "image/jpeg", &large).await, 413, "file.size", "文件大小不能超过10MB，请重新上传");
    refused(&post(&signed, key, "image/jpeg", b"").await, 400, "common.badJson", "请求内容格式有误");
    assert_eq!(objects(&app), Vec::<String>::new(), "nothing of it was kept");

    assert_eq!(post(&signed, key, "image/jpeg", &content).await.status(), 200, "the control");
    let twice = post(&signed, key, "image/jpeg", &jpeg(11, 11)).await;
    refused(&twice, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    assert_eq!(complete(&user, key, "").await.ok().json()["data"]["width"], 9, "the first one stays");

    let late = signature(&user, "a.jpg", "image/jpeg", "").await;
    app.clock().shift(Duration::from_secs(601));
    forbidden(post(&late, late["key"].as_str().expect("a key"), "image/jpeg", &content).await);
}

/// R1: only whoever was given the key completes it, and with the same checks as any upload.
#[tokio::test]
async fn a_completion_is_the_callers_own_and_checked() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let anon = app.anon();
    let signed = signature(&user, "a.pdf", "application/pdf", "authFiles").await;
    let key = signed["key"].as_str().expect("a key").to_owned();
    form(&signed, &key, "application/pdf", &pdf(700)).post(&anon, HOST).await.ok();
    let missing = complete(&user, &key.replace("a.pdf", "b.pdf"), "authFiles").await;
    refused(&missing, 404, "common.notFound", "数据不存在或已被删除");
    for other in
        [app.login("200002", "admin").await, app.login("200001", "lijing").await, app.login("100000", "root").await]
    {
        assert_eq!(face(&complete(&other, &key, "authFiles").await), face(&missing));
    }
    for wrong in [key.replace("201/", "201/../201/"), format!("/{key}"), "files/ab/abc.jpg".into(), format!("{key}/..")]
    {
        assert_eq!(face(&complete(&user, &wrong, "authFiles").await), face(&missing), "{wrong}");
    }
    refused(&complete(&user, &key, "").await, 400, "file.type", "文件类型必须是jpg、jpeg、png、gif");
    complete(&user, &key, "authFiles").await.ok();

    let fake = signature(&user, "a.jpg", "image/jpeg", "").await;
    let fake_key = fake["key"].as_str().expect("a key");
    form(&fake, fake_key, "image/jpeg", b"<html><script>").post(&anon, HOST).await.ok();
    refused(&complete(&user, fake_key, "").await, 400, "file.fake", "文件内容与类型不符");
    assert_eq!(number(&app, "SELECT count(*) FROM file").await, 1);
}

/// What nobody completes fills the store for an hour, so signatures are counted.
#[tokio::test]
async fn signatures_are_counted() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let form = json!({ "fileName": "a.jpg", "contentType": "image/jpeg" });
    let mut answers = Vec::new();
    for _ in 0..501 {
        answers.push(user.post("fileservice/api/getOssSignature", form.clone()).await);
    }
    assert!(answers[..500].iter().all(|answer| answer.status() == 200));
    refused(&answers[500], 429, "common.tooMany", "操作过于频繁，请稍后再试");
    let colleague = app.login("200001", "lijing").await;
    colleague.post("fileservice/api/getOssSignature", form).await.ok();
}

/// S7-17: what the slot does not take is not even signed.
#[tokio::test]
async fn only_what_fits_is_signed() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let ask = |name: &str, kind: &str, slot: &str| {
        let form = json!({ "fileName": name, "contentType": kind, "slot": slot });
        user.post("fileservice/api/getOssSignature", form)
    };
    let pictures = "文件类型必须是jpg、jpeg、png、gif";
    refused(&ask("a.html", "text/html", "").await, 400, "file.type", pictures);
    refused(&ask("a.jpg", "text/html", "").await, 400, "file.type", pictures);
    refused(&ask("a.pdf", "application/pdf", "").await, 400, "file.type", pictures);
    refused(&ask("", "image/jpeg", "").await, 400, "common.invalid", "文件名不能为空");
    ask("a.pdf", "application/pdf", "authFiles").await.ok();
    let odd = signature(&user, "..\\..\\%2e#?.jpg", "image/jpg", "").await;
    let key = odd["key"].as_str().expect("a key");
    assert!(key.ends_with("/file.jpg") && key.starts_with("incoming/2/201/"), "{key}");
}
