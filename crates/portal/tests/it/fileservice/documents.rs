//! Files inside the documents of other services.

use platform::access::Ctx;
use platform::files::{FileRef, attach, find, of_document, views};
use platform::http::Result;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{fetch, jpeg, mp4, pdf, png, uploaded};

async fn reference(user: &Client, slot: &str, name: &str, content: &[u8]) -> FileRef {
    let data = uploaded(user, slot, name, content).await;
    serde_json::from_value(json!({ "fileId": data["fileId"], "title": "标题" })).expect("a reference")
}

async fn put(app: &TestApp, company_id: i64, biz_id: i64, files: Vec<(&'static str, Vec<FileRef>)>) -> Result<()> {
    let ctx = Ctx::system("test");
    let job = app.db.write(&ctx, files, move |tx, files| async move {
        let files: Vec<(&str, &[FileRef])> = files.iter().map(|(slot, refs)| (*slot, &refs[..])).collect();
        attach(&tx, company_id, "offer", biz_id, &files).await
    });
    job.await
}

async fn kept(app: &TestApp, biz_id: i64) -> Vec<(String, i64, i32)> {
    let all = of_document(app.db.read(), "offer", biz_id).await.expect("relations");
    all.iter().map(|(relation, file)| (relation.slot.clone(), file.id, relation.sort)).collect()
}

/// S3-05: the relations of a document are what its form says, and its view has every member.
#[tokio::test]
async fn a_document_has_the_files_of_its_form() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let one = reference(&user, "", "a.jpg", &jpeg(9, 9)).await;
    let two = reference(&user, "", "b.png", &png(9, 9)).await;
    let paper = reference(&user, "authFiles", "c.pdf", &pdf(500)).await;
    let primary = FileRef { is_primary: Some(true), desc: Some("说明".into()), ..two.clone() };
    let files = vec![("screenshot", vec![primary.clone(), one.clone()]), ("authFiles", vec![paper.clone()])];
    put(&app, 2, 7, files).await.expect("attached");
    let (a, b, c) = (one.file_id, two.file_id, paper.file_id);
    let name = |slot: &str| slot.to_owned();
    let all = [(name("authFiles"), c, 0), (name("screenshot"), b, 0), (name("screenshot"), a, 1)];
    assert_eq!(kept(&app, 7).await, all);
    put(&app, 2, 7, vec![("screenshot", vec![one.clone()])]).await.expect("attached");
    assert_eq!(kept(&app, 7).await, [(name("screenshot"), a, 0)]);

    let found = find(app.db.read(), &[a, b, 777]).await.expect("rows");
    let gone = FileRef { file_id: 777, ..one.clone() };
    let shown = serde_json::to_value(views(&app, &found, &[primary, gone])).expect("json");
    assert_eq!(shown.as_array().map(Vec::len), Some(1));
    let shown = &shown[0];
    let fixed = [
        ("fileId", json!(b)),
        ("name", json!("b.png")),
        ("title", json!("标题")),
        ("fileName", json!("b.png")),
        ("blobUrl", Value::Null),
        ("isPrimary", json!(true)),
        ("desc", json!("说明")),
        ("type", json!("")),
        ("contentType", json!("image/png")),
        ("width", json!(9)),
    ];
    for (member, value) in fixed {
        assert_eq!(shown[member], value, "{member}");
    }
    assert_eq!((&shown["url"], &shown["filePath"]), (&shown["OssSignPath"], &json!(found[&b].key)));
    assert!(shown["sha256"].is_string() && shown["size"].is_number() && shown["height"].is_number());
    fetch(&app, shown).await.ok();
}

/// R1, S5-24…S5-26: another company's file does not exist, and a file fits its slot wherever it was uploaded.
#[tokio::test]
async fn a_document_takes_no_foreign_and_no_unfit_file() {
    let app = TestApp::people().await;
    let (user, stranger) = (app.login("200001", "admin").await, app.login("200002", "admin").await);
    let own = reference(&user, "", "a.jpg", &jpeg(9, 9)).await;
    let foreign = reference(&stranger, "", "a.jpg", &jpeg(9, 9)).await;
    let film = reference(&user, "video", "a.mp4", &mp4(500)).await;
    let long = reference(&user, "detailPage", "a.png", &png(2, 9_000)).await;
    let large = reference(&user, "authFiles", "b.jpg", &[jpeg(9, 9), vec![0; 11 << 20]].concat()).await;
    put(&app, 2, 7, vec![("screenshot", vec![own.clone()])]).await.expect("the control");
    for (files, key) in [
        (vec![("screenshot", vec![own.clone(), foreign])], "common.notFound"),
        (vec![("screenshot", vec![FileRef { file_id: 777, ..own.clone() }])], "common.notFound"),
        (vec![("screenshot", vec![film])], "file.type"),
        (vec![("screenshot", vec![long])], "file.px"),
        (vec![("screenshot", vec![large])], "file.size"),
    ] {
        let refusal = put(&app, 2, 7, files).await.expect_err("refused");
        assert_eq!(refusal.error_key, key);
    }
    assert_eq!(kept(&app, 7).await, [("screenshot".to_owned(), own.file_id, 0)], "as it was");
}
