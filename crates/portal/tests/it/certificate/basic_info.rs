//! Basic info: saved without approval, with a version for every change.

use serde_json::{Value, json};
use testkit::TestApp;

use super::VENDOR;
use crate::admin::refused;
use crate::fileservice::{png, uploaded};
use crate::selection::with;
use crate::support::{number, text};

fn contact(main: bool) -> Value {
    json!({ "name": "周主管", "position": "BD", "phone": "13800000099", "isMain": main })
}

/// S7-13, S3-11
#[tokio::test]
async fn every_save_is_a_version_and_what_is_missing_is_named() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let read = || admin.get(&format!("{VENDOR}/basicInfo"));
    let before = read().await.ok().json();
    let (percent, version) =
        (before["completeness"].as_i64().expect("a number"), before["versions"].as_array().map(Vec::len));
    assert_eq!(version, Some(1));
    assert!(before["groups"][3]["missing"].as_array().expect("a list").contains(&json!("直播合作经历")));
    let file = uploaded(&admin, "files", "介绍.png", &png(9, 9)).await;
    let more = json!({ "companyId": 2, "rowVersion": before["rowVersion"], "liveCoopHistory": "去年合作十二场", "files": [{ "fileId": file["fileId"] }] });
    let body = with(before["info"].clone(), more);
    let saved = admin.post(&format!("{VENDOR}/saveBasicInfo"), body.clone()).await.ok().json();
    assert!(saved["completeness"].as_i64().expect("a number") > percent);
    assert_eq!(saved["versions"].as_array().map(Vec::len), Some(2));
    assert_eq!(saved["versions"][0]["changedFields"], json!(["资料附件", "直播合作经历"]));
    assert!(saved["files"][0]["url"].as_str().is_some_and(|url| url.contains("sig=")));
    refused(
        &admin.post(&format!("{VENDOR}/saveBasicInfo"), body.clone()).await,
        409,
        "common.conflict",
        "数据已被他人修改，请刷新后重试",
    );
    let same = with(body, json!({ "rowVersion": saved["rowVersion"] }));
    let again = admin.post(&format!("{VENDOR}/saveBasicInfo"), same).await.ok().json();
    assert_eq!(again["versions"].as_array().map(Vec::len), Some(2), "nothing changed");
}

#[tokio::test]
async fn somebody_is_the_main_contact() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let save = |body: Value| admin.post(&format!("{VENDOR}/saveBasicInfo"), body);
    let nobody = save(json!({ "contactList": [contact(false)] })).await.with_status(400).json();
    assert_eq!(nobody["fieldErrors"][0]["message"], "请至少设置一位主要联系人");
    assert_eq!(save(json!({ "contactList": [] })).await.status(), 400, "the last one may not go");
    let wrong = json!({ "contactList": [with(contact(true), json!({ "phone": "123" }))] });
    assert_eq!(save(wrong).await.with_status(400).json()["fieldErrors"][0]["field"], "contactList[0].phone");
    let foreign = json!({ "contactList": [contact(true)], "mainBrands": [301] });
    assert_eq!(save(foreign).await.with_status(400).json()["fieldErrors"][0]["field"], "mainBrands");
    assert_eq!(save(json!({ "companyId": 3, "contactList": [contact(true)] })).await.status(), 404);
    assert_eq!(save(json!({ "contactList": [contact(true)], "verifyStatus": true })).await.status(), 400);
}

/// Phones are sealed at rest, and masked for those who only look.
#[tokio::test]
async fn phones_are_kept_from_those_who_need_not_know() {
    let app = TestApp::new().await;
    let stored = text(&app, "SELECT content FROM basic_info WHERE company_id = 2").await;
    let versions = text(&app, "SELECT snapshot FROM version_log WHERE biz_type = 'basicInfo' AND biz_id = 2").await;
    assert!(!stored.contains("138000000") && !versions.contains("138000000"));
    let viewer = app.login("200001", "viewer").await.get(&format!("{VENDOR}/basicInfo")).await.ok().json();
    assert_eq!(
        (viewer["info"]["contactList"][0]["phone"].as_str(), viewer["editable"].as_bool()),
        (Some("138****0021"), Some(false))
    );
    let operator = app.login("200001", "lijing").await.get(&format!("{VENDOR}/basicInfo")).await.ok().json();
    assert_eq!(
        (operator["info"]["contactList"][0]["phone"].as_str(), operator["editable"].as_bool()),
        (Some("13800000021"), Some(true))
    );
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE after_json LIKE '%13800000021%'").await, 0);
}
