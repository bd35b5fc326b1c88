//! How long a session lives, and the user's own devices: `GET/DELETE /api/sessions`, `POST /api/logout`.

use std::time::Duration;

use platform::secret::sha256;
use serde_json::{Value, json};
use testkit::{Client, PASSWORD, TestApp};

use super::{LOGIN, refused, void};
use crate::support::{execute, number};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

async fn login(app: &TestApp, els_account: &str, username: &str, remember_me: bool) -> Client {
    let form =
        json!({ "elsAccount": els_account, "username": username, "password": PASSWORD, "rememberMe": remember_me });
    let answer = app.anon().post(LOGIN, form).await.ok();
    app.anon().with_token(super::token_of(&answer))
}

/// Time goes by, and with it what the program remembers of a session for less than a second.
fn wait(app: &TestApp, time: Duration) {
    app.clock().shift(time);
    app.sessions.forget();
}

async fn is_live(user: &Client) -> bool {
    let answer = user.get("admin/api/login-logs?size=1").await;
    if answer.status() != 200 {
        void(&answer);
    }
    answer.status() == 200
}

/// A call of the user's own; its mark in the session's row is written beside the answer.
async fn use_it(app: &TestApp, user: &Client) {
    user.get("admin/api/account").await.ok();
    let now = app.clock().now().0;
    // Its own mark: somebody else's may be written first.
    let used = format!(
        "SELECT count(*) FROM session WHERE token_hash = '{}' AND last_used_date > {}",
        sha256(user.token()),
        now - 20_000
    );
    for _ in 0..200 {
        if number(app, &used).await > 0 {
            app.sessions.forget();
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the use was never written");
}

/// S4-10, S8-01
#[tokio::test]
async fn a_session_lives_30_minutes_after_its_last_use() {
    let app = TestApp::new().await;
    let (used, unused) = (login(&app, "200001", "admin", false).await, login(&app, "200002", "admin", false).await);
    wait(&app, 29 * MINUTE);
    use_it(&app, &used).await;
    wait(&app, 2 * MINUTE);
    assert!(!is_live(&unused).await);
    wait(&app, 26 * MINUTE);
    assert!(is_live(&used).await);
}

#[tokio::test]
async fn a_session_lives_12_hours_however_much_it_is_used() {
    let app = TestApp::new().await;
    let user = login(&app, "200001", "admin", false).await;
    for _ in 0..24 {
        wait(&app, 29 * MINUTE);
        use_it(&app, &user).await;
    }
    wait(&app, 23 * MINUTE);
    use_it(&app, &user).await;
    wait(&app, 2 * MINUTE);
    assert!(!is_live(&user).await);
}

#[tokio::test]
async fn a_remembered_session_lives_24_hours_unused_and_7_days_in_all() {
    let app = TestApp::new().await;
    let (used, unused) = (login(&app, "200001", "admin", true).await, login(&app, "200002", "admin", true).await);
    for day in 0..7 {
        wait(&app, 23 * HOUR);
        if day == 0 {
            assert!(is_live(&unused).await);
        }
        use_it(&app, &used).await;
    }
    assert!(!is_live(&unused).await);
    wait(&app, 6 * HOUR + 58 * MINUTE);
    use_it(&app, &used).await;
    wait(&app, 4 * MINUTE);
    assert!(!is_live(&used).await);
}

/// Staff are never remembered, whatever they ask for.
#[tokio::test]
async fn staff_are_never_remembered() {
    let app = TestApp::new().await;
    let (staff, merchant) = (login(&app, "100000", "root", true).await, login(&app, "200001", "admin", true).await);
    assert!(is_live(&staff).await);
    wait(&app, 31 * MINUTE);
    assert!(is_live(&merchant).await);
    assert!(!is_live(&staff).await);
}

/// What the page asks by itself keeps nobody logged in.
#[tokio::test]
async fn polls_do_not_renew() {
    let app = TestApp::new().await;
    let (polled, used) = (login(&app, "200001", "admin", false).await, login(&app, "200002", "admin", false).await);
    wait(&app, 20 * MINUTE);
    for path in ["admin/api/message-location-logs/type/count?readStates.equals=0", "admin/api/dictionarys/version"] {
        polled.get(path).await.ok();
    }
    polled.post("application/api/client-errors", json!({ "message": "x" })).await.ok();
    use_it(&app, &used).await;
    wait(&app, 11 * MINUTE);
    assert!(is_live(&used).await);
    assert!(!is_live(&polled).await);
}

async fn devices(user: &Client) -> Vec<Value> {
    user.get("admin/api/sessions").await.ok().json().as_array().expect("a list").clone()
}

#[tokio::test]
async fn a_user_sees_the_own_devices_and_no_others() {
    let app = TestApp::new().await;
    let chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36";
    let form = json!({ "elsAccount": "200001", "username": "admin", "password": PASSWORD });
    let answer = app.anon().from_ip([10, 1, 2, 3]).post(LOGIN, form).header("user-agent", chrome).await.ok();
    let first = app.anon().with_token(super::token_of(&answer));
    let second = app.login("200001", "admin").await;
    app.login("200001", "lijing").await;
    app.login("200003", "admin").await;

    let seen = devices(&second).await;
    let current: Vec<_> = seen.iter().map(|device| device["current"] == true).collect();
    assert_eq!(current, [true, false]);
    assert_eq!((&seen[1]["device"], &seen[1]["ip"]), (&json!("Chrome / Windows"), &json!("10.1.2.3")));
    assert_eq!(devices(&first).await.len(), 2);
    let names: Vec<_> = seen[0].as_object().expect("an object").keys().cloned().collect();
    assert_eq!(names, ["id", "ip", "device", "createdDate", "lastUsedDate", "expireDate", "current"]);
}

/// A kicked device is out at once, and what is already out is missing.
#[tokio::test]
async fn a_device_is_kicked_once() {
    let app = TestApp::new().await;
    let (lost, here) = (app.login("200001", "admin").await, app.login("200001", "admin").await);
    let id = devices(&lost).await.iter().find(|device| device["current"] == true).expect("itself")["id"].clone();
    let path = format!("admin/api/sessions/{id}");

    let stranger = app.login("200001", "lijing").await;
    refused(&stranger.delete(&path).await, 404, "common.notFound", "数据不存在或已被删除");
    assert!(is_live(&lost).await);

    let answer = here.delete(&path).await;
    assert_eq!((answer.status(), answer.bytes().len()), (204, 0));
    assert!(!is_live(&lost).await);
    assert!(is_live(&here).await);
    assert_eq!(devices(&here).await.len(), 1);
    refused(&here.delete(&path).await, 404, "common.notFound", "数据不存在或已被删除");
}

/// S4-11: logging out ends this session and no other.
#[tokio::test]
async fn logging_out_ends_this_session_alone() {
    let app = TestApp::new().await;
    let (one, other) = (app.login("200001", "admin").await, app.login("200001", "admin").await);
    let answer = one.call(axum::http::Method::POST, "admin/api/logout").await;
    assert_eq!((answer.status(), answer.bytes().len()), (204, 0));
    assert!(!is_live(&one).await);
    assert!(is_live(&other).await);
    void(&one.call(axum::http::Method::POST, "admin/api/logout").await);
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE event = 'auth.logout'").await, 1);
}

/// Whoever is disabled, or whose company is frozen, is out within a second.
#[tokio::test]
async fn a_disabled_account_and_a_frozen_company_are_out_within_a_second() {
    let app = TestApp::new().await;
    for (els_account, sql) in [
        ("200001", "UPDATE account SET status = 'disabled' WHERE biz_account_login = '200001_admin'"),
        ("200002", "UPDATE company SET use_status = false, use_status_reason = 'VIOLATION' WHERE id = 3"),
        ("200003", "UPDATE account SET expire_date = 1 WHERE biz_account_login = '200003_admin'"),
    ] {
        let user = app.login(els_account, "admin").await;
        assert!(is_live(&user).await);
        execute(&app, sql).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert!(!is_live(&user).await, "{sql}");
    }
}
