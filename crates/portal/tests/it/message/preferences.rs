use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::send;
use crate::admin::refused;

const PREFERENCES: &str = "admin/api/message-preferences";
const BOX: &str = "admin/api/message-location-logs";

async fn channels(app: &TestApp, user: &Client) -> Value {
    app.run_job("message.channels").await;
    app.run_job("outbox").await;
    let newest = user.get(&format!("{BOX}?size=1")).await.ok().json()[0]["id"].as_i64().expect("an id");
    user.get(&format!("{BOX}/{newest}")).await.ok().json()["channelResults"].clone()
}

fn state(results: &Value, channel: &str) -> String {
    let found = results.as_array().into_iter().flatten().find(|result| result["channel"] == channel);
    found.and_then(|result| result["state"].as_str()).unwrap_or_default().to_owned()
}

/// 01.6, module 15: the box always, mail where it is wanted, SMS for what is urgent alone.
#[tokio::test]
async fn mail_and_sms_follow_what_somebody_chose() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    send(&app, 201, "ARTICLE_PUBLISHED", "/articles").await;
    let results = channels(&app, &user).await;
    assert_eq!((state(&results, "EMAIL"), state(&results, "SMS")), ("SENT".into(), "OFF".into()), "{results}");
    let address = crate::support::text(&app, "SELECT email FROM account WHERE id = 201").await;
    let mail = app.gateway.last_text(&address, "").expect("a mail");
    assert_eq!(mail, "新公告\n\n《停机维护通知》已发布。\n\nhttp://127.0.0.1:8080/#/articles\n");

    send(&app, 201, "COMPANY_FROZEN", "").await;
    let results = channels(&app, &user).await;
    assert_eq!((state(&results, "EMAIL"), state(&results, "SMS")), ("SENT".into(), "SENT".into()));
    assert!(app.gateway.last_text("13800000001", "").is_some_and(|text| text.starts_with("【美ONE】企业已冻结：")));

    let chosen = json!({ "types": [{ "type": "SYSTEM", "email": false, "sms": false, "gz": false }] });
    let saved = user.put(PREFERENCES, chosen).await.ok().json();
    let system = saved["types"].as_array().and_then(|all| all.iter().find(|row| row["type"] == "SYSTEM"));
    assert_eq!(system.map(|row| (&row["email"], &row["sms"])), Some((&json!(false), &json!(false))));
    send(&app, 201, "COMPANY_FROZEN", "").await;
    let results = channels(&app, &user).await;
    assert_eq!((state(&results, "EMAIL"), state(&results, "SMS")), ("OFF".into(), "OFF".into()));
}

/// Without a gateway nothing is sent, and the message says so.
#[tokio::test]
async fn a_portal_without_ways_out_says_so() {
    let app = TestApp::filled_with_parts(testkit::Content::People, |parts| {
        parts.gateway = std::sync::Arc::new(platform::outbox::SilentGateway);
    })
    .await;
    let user = app.login("200001", "admin").await;
    let asked = user.get(PREFERENCES).await.ok().json();
    assert_eq!((&asked["emailConfigured"], &asked["smsConfigured"]), (&json!(false), &json!(false)));
    assert_eq!(asked["types"].as_array().map(Vec::len), Some(8));
    send(&app, 201, "COMPANY_FROZEN", "").await;
    let results = channels(&app, &user).await;
    assert_eq!((state(&results, "EMAIL"), state(&results, "SMS")), ("NOT_CONFIGURED".into(), "NOT_CONFIGURED".into()));
    assert_eq!(crate::support::number(&app, "SELECT count(*) FROM outbox").await, 0);
}

#[tokio::test]
async fn a_type_that_is_not_in_the_dictionary_is_refused() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let wrong = json!({ "types": [{ "type": "NOTHING", "email": true, "sms": true, "gz": true }] });
    refused(&user.put(PREFERENCES, wrong).await, 400, "common.invalid", "消息类型选项无效");
    let others = app.login("200001", "lijing").await.get(PREFERENCES).await.ok().json();
    assert!(others["types"].as_array().expect("types").iter().all(|row| row["email"] == true), "the own wish alone");
}
