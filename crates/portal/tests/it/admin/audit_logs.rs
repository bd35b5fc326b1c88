use serde_json::json;
use testkit::TestApp;

use super::refused;
use crate::support::{SAVE, card, execute};

const LOGS: &str = "admin/api/audit-logs";

/// R26: an administrator finds a act by who, what and when, sees both sides of it, and whether the chain holds.
#[tokio::test]
async fn a_deed_is_found_with_both_its_sides() {
    let app = TestApp::people().await;
    app.login("200001", "lijing").await.post(SAVE, card("李静静")).await.ok();
    let root = app.login("100000", "root").await;
    let today = app.clock().today();
    let query = format!("login=lijing&event=profile.save&createdDate.greaterThanOrEqual={today}");
    let found = root.get(&format!("{LOGS}?{query}")).await.ok();
    assert_eq!(found.header("x-total-count"), "1");
    let row = &found.json()[0];
    assert_eq!((&row["eventLabel"], &row["bizId"]), (&json!("保存个人资料"), &json!(202)));
    assert_eq!((&row["before"]["nameCn"], &row["after"]["nameCn"]), (&json!("李静"), &json!("李静静")));
    assert_eq!(root.get(&format!("{LOGS}?bizType=account&bizId=999")).await.ok().json(), json!([]));
    assert_eq!(root.get(&format!("{LOGS}?before_json=x")).await.status(), 400);
    let events = root.get(&format!("{LOGS}/events")).await.ok().json();
    assert!(events.as_array().is_some_and(|all| all.iter().any(|event| event["event"] == "profile.save")));
}

/// R26: one changed byte is named.
#[tokio::test]
async fn the_page_tells_whether_the_chain_holds() {
    let app = TestApp::people().await;
    app.login("200001", "lijing").await.post(SAVE, card("李静静")).await.ok();
    app.run_job("audit.seal").await;
    let root = app.login("100000", "root").await;
    let chain = root.get(&format!("{LOGS}/chain")).await.ok().json();
    assert_eq!(chain["state"], "INTACT");
    assert!(chain["rows"].as_i64().is_some_and(|rows| rows > 0), "{chain}");
    execute(&app, "UPDATE audit_log SET after_json = '{}' WHERE event = 'profile.save'").await;
    let another = app.another().await;
    let root = another.anon().with_token(root.token());
    let broken = root.get(&format!("{LOGS}/chain")).await.ok().json();
    assert_eq!((&broken["state"], &broken["reason"]), (&json!("BROKEN"), &json!("内容被改动")));
}

#[tokio::test]
async fn nobody_else_reads_it() {
    let app = TestApp::people().await;
    for (els_account, login) in [("200001", "admin"), ("100000", "zs1"), ("100000", "yy1")] {
        let answer = app.login(els_account, login).await.get(LOGS).await;
        refused(&answer, 403, "common.forbidden", "没有访问权限");
    }
}
