use serde_json::json;
use testkit::TestApp;

use super::send;
use crate::support::number;

const BOX: &str = "admin/api/message-location-logs";

/// Module 15: the same template five times in ten minutes is one message, which opens to each of them.
#[tokio::test]
async fn five_of_a_kind_become_one() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    user.post(&format!("{BOX}/read"), json!({ "all": true })).await.ok();
    let unread = async || {
        // Folding follows the commit, with what else is decided about a message.
        app.run_job("message.channels").await;
        user.get(&format!("{BOX}?readStates.equals=0")).await.ok().json()
    };
    for _ in 0..4 {
        send(&app, 201, "TASK_URGED", "/platform/todo?task=7").await;
    }
    assert_eq!(unread().await.as_array().map(Vec::len), Some(4));
    send(&app, 201, "TASK_COMMENT", "/platform/todo?task=7").await;
    for n in 5..8 {
        send(&app, 201, "TASK_URGED", "/platform/todo?task=7").await;
        let list = unread().await;
        assert_eq!(list.as_array().map(Vec::len), Some(2), "the digest, and one of another kind");
        assert_eq!(list[0]["title"], format!("你有{n}条任务催办"));
        assert_eq!((&list[0]["linkRoute"], &list[0]["nextStep"]), (&json!("/platform/todo"), &json!("去审批")));
    }
    let counts = user.get(&format!("{BOX}/type/count?readStates.equals=0")).await.ok().json();
    let todo = counts.as_array().and_then(|all| all.iter().find(|row| row["type"] == "TODO")).expect("a type").clone();
    assert_eq!(todo["count"], 2);

    let id = unread().await[0]["id"].as_i64().expect("an id");
    let opened = user.get(&format!("{BOX}/{id}")).await.ok().json();
    assert_eq!(opened["parts"].as_array().map(Vec::len), Some(7));
    assert_eq!(opened["parts"][0]["linkRoute"], "/platform/todo?task=7");
    let left = "SELECT count(*) FROM message_location_log WHERE user_id = 201 AND read_states = 0";
    assert_eq!(number(&app, left).await, 1, "with the digest its parts are read");
    // Whoever has read them begins anew.
    send(&app, 201, "TASK_URGED", "").await;
    assert_eq!(unread().await[0]["title"], "任务催办");
}

/// Others, and what is longer ago, do not count.
#[tokio::test]
async fn only_the_own_recent_ones_are_folded() {
    let app = TestApp::people().await;
    for _ in 0..3 {
        send(&app, 201, "TASK_URGED", "").await;
        send(&app, 202, "TASK_URGED", "").await;
    }
    app.clock().shift(std::time::Duration::from_secs(601));
    for _ in 0..4 {
        send(&app, 201, "TASK_URGED", "").await;
    }
    app.run_job("message.channels").await;
    let digests = "SELECT count(*) FROM message_location_log WHERE template_code = 'DIGEST'";
    assert_eq!(number(&app, digests).await, 0);
    send(&app, 201, "TASK_URGED", "").await;
    app.run_job("message.channels").await;
    assert_eq!(number(&app, digests).await, 1);
    let folded = "SELECT count(*) FROM message_location_log WHERE folded_into IS NOT NULL AND user_id = 201";
    assert_eq!(number(&app, folded).await, 5);
}

/// A message leaves the list after a year.
#[tokio::test]
async fn a_message_is_shown_for_a_year() {
    let app = TestApp::people().await;
    app.clock().shift(std::time::Duration::from_secs(366 * 24 * 3600));
    send(&app, 201, "TASK_URGED", "").await;
    let user = app.login("200001", "admin").await;
    let list = user.get(&format!("{BOX}?size=100")).await.ok();
    // The login is told as well: its device was last seen a year ago.
    let titles: Vec<String> =
        list.json().as_array().into_iter().flatten().filter_map(|m| m["title"].as_str().map(str::to_owned)).collect();
    assert!(titles.iter().all(|title| ["任务催办", "安全提醒"].contains(&title.as_str())), "{titles:?}");
    assert!(titles.contains(&"任务催办".to_owned()));
}
