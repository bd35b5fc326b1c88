//! S7-14, S7-15, S7-16: the ways in through the portal.

use axum::http::Method;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};
use testkit::TestApp;

use super::{Parts, UPLOAD, fetch, jpeg, mp4, objects, pdf, send, uploaded};
use crate::admin::refused;
use crate::support::{number, text};

/// S7-14: upload, row, signed link.
#[tokio::test]
async fn an_upload_becomes_a_row_and_a_link() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let content = jpeg(64, 48);
    let answer = send(&user, "screenshot", "主图 1.JPG", &content).await.ok().json();
    assert_eq!((&answer["success"], &answer["message"]), (&json!(true), &json!("上传成功")));
    let data = &answer["data"];
    assert_eq!((&data["fileName"], &data["width"], &data["height"]), (&json!("主图 1.JPG"), &json!(64), &json!(48)));
    assert_eq!(data["sha256"], hex::encode(Sha256::digest(&content)));
    assert_eq!(data["size"], content.len());

    let read = fetch(&app, data).await.ok();
    assert_eq!(read.header("content-type"), "image/jpeg");
    assert_eq!(read.header("x-content-type-options"), "nosniff");
    assert!(read.header("content-disposition").starts_with("inline; filename*=UTF-8''%E4%B8%BB"));
    assert_eq!(data["storedSha256"], hex::encode(Sha256::digest(read.bytes())));
    assert_eq!(objects(&app).len(), 1, "no temporary file stays");

    let row = "SELECT slot || ' ' || content_type || ' ' || company_id FROM file";
    assert_eq!(text(&app, row).await, "screenshot image/jpeg 2");
    assert_eq!(
        number(&app, "SELECT count(*) FROM audit_log WHERE event = 'file.upload' AND biz_type = 'file'").await,
        1
    );
}

/// S7-15
#[tokio::test]
async fn a_source_upload_carries_its_content_as_base64() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let post = |body: String| {
        let call = user.call(Method::POST, "fileservice/api/uploadSourceAttachmentFile");
        call.header("content-type", "application/x-www-form-urlencoded").bytes(body)
    };
    let coded = STANDARD.encode(jpeg(20, 10)).replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    let data = post(format!("fileName=a.jpg&base64={coded}&slot=screenshot")).await.ok().json()["data"].clone();
    assert_eq!((&data["width"], &data["height"], &data["fileName"]), (&json!(20), &json!(10), &json!("a.jpg")));
    assert_eq!(fetch(&app, &data).await.ok().header("content-type"), "image/jpeg");

    refused(&post("fileName=a.jpg".into()).await, 400, "common.required", "文件不能为空");
    refused(
        &post(format!("fileName=a.exe&base64={coded}")).await,
        400,
        "file.type",
        "文件类型必须是jpg、jpeg、png、gif",
    );
    refused(&post("fileName=a.jpg&base64=****".into()).await, 400, "common.badJson", "请求内容格式有误");
    // An address is content that is no picture: nothing is fetched.
    let address = STANDARD.encode("http://127.0.0.1/a.jpg");
    refused(&post(format!("fileName=a.jpg&base64={address}")).await, 400, "file.fake", "文件内容与类型不符");
}

/// S7-16
#[tokio::test]
async fn a_public_upload_has_an_address_for_good() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let post = |name: &str, content: &[u8], slot: &str| {
        let parts = Parts::default().field("slot", slot).file(name, "", content);
        parts.post(&user, "fileservice/api/uploadAttachmentPublicRead")
    };
    let data = post("p.jpg", &jpeg(8, 8), "poster").await.ok().json()["data"].clone();
    let url = data["url"].as_str().expect("a link");
    assert!(!url.contains('?'), "{url}");
    let answer = post("p.pdf", &pdf(500), "authFiles").await;
    refused(&answer, 400, "file.type", "文件类型必须是jpg、jpeg、png、gif");
    app.clock().shift(std::time::Duration::from_secs(400 * 24 * 3600));
    let read = app.anon().get(url).await.ok();
    assert_eq!(read.header("cache-control"), "public, max-age=31536000, immutable");
}

/// S5-24, S9-05: by default pictures; documents and films by their slots.
#[tokio::test]
async fn a_slot_takes_its_types() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let data = uploaded(&user, "authFiles", "a.pdf", &pdf(2_000)).await;
    let read = fetch(&app, &data).await.ok();
    assert_eq!((read.bytes().len(), read.header("content-type")), (2_000, "application/pdf"));
    assert!(read.header("content-disposition").starts_with("attachment;"), "{}", read.header("content-disposition"));
    assert_eq!(data["sha256"], data["storedSha256"]);
    uploaded(&user, "video", "a.mp4", &mp4(5_000)).await;
    uploaded(&user, "authFiles", "a.jpg", &jpeg(9, 9)).await;

    let pictures = "文件类型必须是jpg、jpeg、png、gif";
    refused(&send(&user, "screenshot", "a.pdf", &pdf(900)).await, 400, "file.type", pictures);
    refused(&send(&user, "", "a.svg", b"<svg/>").await, 400, "file.type", pictures);
    refused(&send(&user, "authFiles", "a.gif", b"").await, 400, "file.type", "文件类型必须是pdf、jpg、jpeg、png");
    refused(&send(&user, "video", "a.jpg", &jpeg(9, 9)).await, 400, "file.type", "文件类型必须是mp4");
    refused(&send(&user, "", "noextension", &jpeg(9, 9)).await, 400, "file.type", pictures);

    // The slot may come after the file, and without any a film is no picture.
    let late = Parts::default().file("a.pdf", "", &pdf(900)).field("slot", "authFiles").field("bizType", "offer");
    late.post(&user, UPLOAD).await.ok();
    refused(&Parts::default().file("a.mp4", "", &mp4(900)).post(&user, UPLOAD).await, 400, "file.type", pictures);
}

/// What is no form, or two files, or none.
#[tokio::test]
async fn a_wrong_form_is_refused_and_leaves_nothing() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let picture = jpeg(9, 9);
    refused(&Parts::default().post(&user, UPLOAD).await, 400, "common.required", "文件不能为空");
    refused(&Parts::default().field("slot", "x").post(&user, UPLOAD).await, 400, "common.required", "文件不能为空");
    let two = Parts::default().file("a.jpg", "", &picture).file("b.jpg", "", &picture);
    refused(&two.post(&user, UPLOAD).await, 400, "common.badJson", "请求内容格式有误");
    let slot = Parts::default().field("slot", "../x").file("a.jpg", "", &picture);
    refused(&slot.post(&user, UPLOAD).await, 400, "common.badQuery", "查询参数有误：slot");
    let json = user.post(UPLOAD, json!({ "file": "x" })).await;
    refused(&json, 400, "common.badJson", "请求内容格式有误");
    refused(&send(&user, "", "a.jpg", b"").await, 400, "file.fake", "文件内容与类型不符");
    let cut = Parts::default().file("a.jpg", "", &picture).body();
    let call = user.call(Method::POST, UPLOAD).header("content-type", Parts::content_type());
    refused(&call.bytes(cut[..cut.len() - 20].to_vec()).await, 400, "common.badJson", "请求内容格式有误");
    assert_eq!(objects(&app), Vec::<String>::new());
    assert_eq!(number(&app, "SELECT count(*) FROM file").await, 0);
    uploaded(&user, "", "a.jpg", &picture).await;
}
