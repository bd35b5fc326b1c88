use serde_json::{Value, json};
use testkit::TestApp;

use super::refused;
use crate::support::number;

const BOX: &str = "admin/api/message-location-logs";

fn ids(list: &Value) -> Vec<i64> {
    list.as_array().into_iter().flatten().filter_map(|message| message["id"].as_i64()).collect()
}

/// A15-1: what the counts tell is what the list shows.
#[tokio::test]
async fn a_box_is_listed_by_type_and_state_and_agrees_with_its_counts() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let counts = user.get(&format!("{BOX}/type/count?readStates.equals=0")).await.ok().json();
    for row in counts.as_array().expect("counts") {
        let kind = row["type"].as_str().expect("a type");
        let list = user.get(&format!("{BOX}?type.equals={kind}&readStates.equals=0&size=100")).await.ok();
        assert_eq!(list.header("x-total-count"), row["count"].to_string(), "{kind}");
        assert!(list.json().as_array().expect("a list").iter().all(|message| message["type"] == kind));
    }
    let all = user.get(&format!("{BOX}?size=100")).await.ok().json();
    assert_eq!(ids(&all).len(), 60);
    let dates: Vec<&str> = all.as_array().expect("a list").iter().filter_map(|m| m["sendDate"].as_str()).collect();
    assert!(dates.is_sorted_by(|newer, older| newer >= older), "newest first");
    assert_eq!(user.get(&format!("{BOX}?userId=1")).await.status(), 400);
}

#[tokio::test]
async fn opening_a_message_reads_it_and_marking_reads_many() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let unread = async || user.get(&format!("{BOX}?readStates.equals=0&size=100")).await.ok().json();
    let first = ids(&unread().await);
    let opened = user.get(&format!("{BOX}/{}", first[0])).await.ok().json();
    assert_eq!((opened["readStates"].as_i64(), opened["readDate"].is_string()), (Some(1), true));
    let marked = user.post(&format!("{BOX}/read"), json!({ "ids": [first[0], first[1], first[2]] })).await.ok().json();
    assert_eq!(marked["count"], 2, "one was read already");
    refused(&user.post(&format!("{BOX}/read"), json!({})).await, 400, "common.invalid", "消息不能为空");
    let marked = user.post(&format!("{BOX}/read"), json!({ "all": true })).await.ok().json();
    assert_eq!(marked["count"], 22);
    assert!(ids(&unread().await).is_empty());
}

/// R1: somebody else's message does not exist.
#[tokio::test]
async fn a_message_is_its_receivers_alone() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let colleague = app.login("200001", "lijing").await;
    let mine = ids(&user.get(&format!("{BOX}?readStates.equals=0")).await.ok().json())[0];
    let path = format!("{BOX}/{mine}");
    refused(&colleague.get(&path).await, 404, "common.notFound", "数据不存在或已被删除");
    refused(&colleague.delete(&path).await, 404, "common.notFound", "数据不存在或已被删除");
    assert_eq!(colleague.post(&format!("{BOX}/read"), json!({ "ids": [mine] })).await.ok().json()["count"], 0);
    assert_eq!(user.delete(&path).await.status(), 204);
    assert_eq!(user.get(&path).await.status(), 404);
    assert_eq!(number(&app, &format!("SELECT count(*) FROM message_location_log WHERE id = {mine}")).await, 1, "kept");
}
