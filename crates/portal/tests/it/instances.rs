//! Several copies on one database.

use std::time::{Duration, Instant};

use serde_json::json;
use testkit::TestApp;

/// A01-5: a session that ends on one copy is refused by every other within a second.
#[tokio::test(flavor = "multi_thread")]
async fn an_ended_session_is_refused_everywhere_within_a_second() {
    let here = TestApp::new().await;
    let there = here.another().await;
    let user = here.login("200001", "admin").await;
    let same_user = there.anon().with_token(user.token());
    // Both copies now remember the session.
    user.get("admin/api/account").await.ok();
    same_user.get("admin/api/account").await.ok();

    user.post("admin/api/logout", json!({})).await.ok();
    let ended = Instant::now();
    let refused = loop {
        let answer = same_user.get("admin/api/account").await;
        if answer.status() != 200 || ended.elapsed() > Duration::from_secs(3) {
            break answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(refused.status(), 401);
    assert_eq!(refused.json()["code"], 401);
    assert!(ended.elapsed() <= Duration::from_secs(1), "{:?}", ended.elapsed());
    assert_eq!(user.get("admin/api/account").await.status(), 401);
    there.login("200001", "lijing").await.get("admin/api/account").await.ok();
}

/// Two copies write at the same time, and neither loses the other's work.
#[tokio::test(flavor = "multi_thread")]
async fn two_copies_write_side_by_side() {
    let here = TestApp::new().await;
    let there = here.another().await;
    let user = here.login("200001", "admin").await;
    let same_user = there.anon().with_token(user.token());
    let mut writes = tokio::task::JoinSet::new();
    for n in 0..40 {
        let client = if n % 2 == 0 { user.clone() } else { same_user.clone() };
        writes.spawn(async move {
            client.post(crate::support::SAVE, crate::support::card(&format!("王芳{n}"))).await.ok()
        });
    }
    writes.join_all().await;
    assert_eq!(crate::support::saves(&here).await, 40);
    assert_eq!(crate::support::row_version(&there).await, 40);
}
