//! `GET /api/message-location-logs/type/count`: the unread counts of the badges.

use serde_json::Value;
use testkit::{Client, TestApp};

use super::refused;
use crate::support::execute;

const COUNT: &str = "admin/api/message-location-logs/type/count";

async fn counts(user: &Client, query: &str) -> (Vec<Value>, i64) {
    let all = user.get(&format!("{COUNT}{query}")).await.ok().json().as_array().expect("a list").clone();
    let sum = all.iter().map(|row| row["count"].as_i64().expect("a number")).sum();
    (all, sum)
}

/// S7-28, S3-01
#[tokio::test]
async fn unread_messages_are_counted_by_type() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let (unread, sum) = counts(&user, "?readStates.equals=0").await;
    assert_eq!(sum, 25);
    for row in &unread {
        let names: Vec<_> = row.as_object().expect("an object").keys().collect();
        assert_eq!(names, ["type", "typeLabel", "count"]);
        assert_ne!(row["type"], row["typeLabel"]);
    }
    assert_eq!(counts(&user, "?readStates.equals=1").await.1, 35);
    assert_eq!(counts(&user, "").await.1, 60);
    assert_eq!(counts(&app.login("200001", "lijing").await, "?readStates.equals=0").await.1, 2);
}

/// What becomes read is counted no more, a new message is, and a deleted one never.
#[tokio::test]
async fn the_counts_follow_the_messages() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    execute(&app, "UPDATE message_location_log SET read_states = 1 WHERE user_id = 201").await;
    assert_eq!(counts(&user, "?readStates.equals=0").await.1, 0);
    // A login from a new place warns the user (SECURITY).
    let form = serde_json::json!({ "username": "200001_admin", "password": testkit::PASSWORD });
    app.anon().from_ip([10, 0, 0, 8]).post("admin/api/bizAuthenticate", form).await.ok();
    let (unread, sum) = counts(&user, "?readStates.equals=0").await;
    assert_eq!(sum, 1);
    assert!(unread.iter().any(|row| row["count"] == 1));
    execute(&app, "UPDATE message_location_log SET is_deleted = true WHERE user_id = 201").await;
    assert_eq!(counts(&user, "").await.1, 0);
}

#[tokio::test]
async fn another_question_is_refused_by_name() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    for (query, name) in [("?readStates.equals=2", "readStates.equals"), ("?userId.equals=202", "userId.equals")] {
        let answer = user.get(&format!("{COUNT}{query}")).await;
        refused(&answer, 400, "common.badQuery", &format!("查询参数有误：{name}"));
    }
}
