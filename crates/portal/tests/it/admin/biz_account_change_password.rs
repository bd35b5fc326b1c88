//! `POST /api/bizAccount/changePassword`: every sentence of the form, and the end of every session.

use serde_json::{Value, json};
use testkit::{Answer, Client, PASSWORD, TestApp};
use tokio::task::JoinSet;

use super::{refused, try_login, void};
use crate::support::number;

const CHANGE: &str = "admin/api/bizAccount/changePassword";
const FRESH: &str = "Fresh@2027";

fn form(current: &str, new: &str, confirm: &str) -> Value {
    json!({ "currentPassword": current, "newPassword": new, "confirmPassword": confirm })
}

async fn change(user: &Client, current: &str, new: &str) -> Answer {
    user.post(CHANGE, form(current, new, new)).await
}

/// S5-02, S5-03, S5-05, S5-06, S7-21, A01-6
#[tokio::test]
async fn every_wrong_field_has_its_sentence() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let rule = "密码不符合规则，请再次输入!";
    for (current, new, confirm, field, sentence) in [
        ("", FRESH, FRESH, "currentPassword", "请输入当前密码"),
        ("abcd", FRESH, FRESH, "currentPassword", "密码不能少于5位"),
        (PASSWORD, "", FRESH, "newPassword", "请输入新密码"),
        (PASSWORD, "abc12", "abc12", "newPassword", rule),
        (PASSWORD, "a1b2c3d4e5f6g7h", "a1b2c3d4e5f6g7h", "newPassword", rule),
        (PASSWORD, "12345678", "12345678", "newPassword", rule),
        (PASSWORD, "abcdefgh", "abcdefgh", "newPassword", rule),
        (PASSWORD, "!@#$%^&*", "!@#$%^&*", "newPassword", rule),
        (PASSWORD, "Fresh 2027", "Fresh 2027", "newPassword", rule),
        (PASSWORD, "新密码a1b2c3", "新密码a1b2c3", "newPassword", rule),
        (PASSWORD, FRESH, "", "confirmPassword", "请再次输入密码"),
        (PASSWORD, FRESH, "Fresh@2028", "confirmPassword", "新密码与确认密码不匹配！"),
    ] {
        let answer = user.post(CHANGE, form(current, new, confirm)).await;
        refused(&answer, 400, "common.invalid", sentence);
        assert_eq!(answer.json()["fieldErrors"][0]["field"], field, "{new}");
    }
    for (current, new, key, sentence) in [
        ("Wrong@2026", FRESH, "pwd.current", "当前密码不正确"),
        (PASSWORD, PASSWORD, "pwd.same", "新密码不能与当前密码相同"),
        (PASSWORD, "xAdmin@2027", "pwd.rule", rule),
        (PASSWORD, "abc123", "pwd.rule", rule),
        (PASSWORD, "ABC123", "pwd.rule", rule),
    ] {
        refused(&change(&user, current, new).await, 400, key, sentence);
    }
    // Nothing of all this changed anything; fourteen characters are allowed.
    app.login("200001", "admin").await;
    change(&user, PASSWORD, "a1b2c3d4e5f6g7").await.ok();
}

/// S2-29, S7-21: the change ends every session of the account, the caller's too.
#[tokio::test]
async fn a_change_ends_every_session_of_the_account() {
    let app = TestApp::new().await;
    let (caller, other) = (app.login("200001", "lijing").await, app.login("200001", "lijing").await);
    let colleague = app.login("200001", "admin").await;
    assert_eq!(change(&caller, PASSWORD, FRESH).await.ok().json(), json!({ "success": true }));
    void(&caller.get("admin/api/account").await);
    void(&other.get("admin/api/account").await);
    colleague.get("admin/api/account").await.ok();
    refused(&try_login(&app.anon(), "200001", "lijing", PASSWORD).await, 401, "auth.bad", "用户名或密码错误");
    let user = app.login_with("200001", "lijing", FRESH).await;
    assert_eq!(user.get("admin/api/sessions").await.ok().json().as_array().map(Vec::len), Some(1));
    let told = "SELECT count(*) FROM message_location_log WHERE user_id = 202 AND template_code = 'PWD_CHANGED'";
    assert_eq!(number(&app, told).await, 1);
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE event = 'auth.changePassword'").await, 1);
}

/// The last three are remembered, the fourth is not.
#[tokio::test]
async fn the_last_three_passwords_are_refused() {
    let app = TestApp::new().await;
    let mut current = PASSWORD.to_owned();
    for n in 1..=3 {
        let next = format!("Fresh@{n}000");
        change(&app.login_with("200001", "lijing", &current).await, &current, &next).await.ok();
        current = next;
    }
    let user = app.login_with("200001", "lijing", &current).await;
    for earlier in [PASSWORD, "Fresh@1000", "Fresh@2000"] {
        refused(&change(&user, &current, earlier).await, 400, "pwd.history", "不能使用最近3次使用过的密码");
    }
    change(&user, &current, "Fresh@4000").await.ok();
    let user = app.login_with("200001", "lijing", "Fresh@4000").await;
    refused(&change(&user, "Fresh@4000", "Fresh@1000").await, 400, "pwd.history", "不能使用最近3次使用过的密码");
    change(&user, "Fresh@4000", PASSWORD).await.ok();
}

/// S5-09: staff follow the stronger rule.
#[tokio::test]
async fn staff_follow_the_stronger_rule() {
    let app = TestApp::new().await;
    let staff = app.login("100000", "zs1").await;
    let answer = change(&staff, PASSWORD, "Ab1@567").await;
    refused(&answer, 400, "common.invalid", "密码不符合规则，请再次输入!");
    change(&staff, PASSWORD, "a1b2c3d4e5f6g7h8i9j0").await.ok();
    app.login_with("100000", "zs1", "a1b2c3d4e5f6g7h8i9j0").await;
}

/// A stolen session is no place to guess the password.
#[tokio::test]
async fn the_current_password_is_guessed_ten_times_an_hour_at_most() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    for _ in 0..10 {
        refused(&change(&user, "Wrong@2026", FRESH).await, 400, "pwd.current", "当前密码不正确");
    }
    refused(&change(&user, PASSWORD, FRESH).await, 429, "common.tooMany", "操作过于频繁，请稍后再试");
    app.clock().shift(std::time::Duration::from_secs(3601));
    let user = app.login("200001", "lijing").await;
    change(&user, PASSWORD, FRESH).await.ok();
}

/// The same limit for guesses that come together.
#[tokio::test(flavor = "multi_thread")]
async fn parallel_guesses_of_the_current_password_share_the_limit() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let mut guesses = JoinSet::new();
    for n in 0..40 {
        guesses.spawn(user.post(CHANGE, form(&format!("Guess@{n}"), FRESH, FRESH)).into_future());
    }
    let answers = guesses.join_all().await;
    let looked_at = answers.iter().filter(|answer| answer.error_key() == "pwd.current").count();
    assert!((1..=10).contains(&looked_at), "{looked_at} of 40 guesses were looked at");
    assert!(answers.iter().all(|answer| ["pwd.current", "common.tooMany"].contains(&answer.error_key().as_str())));
}

/// Two changes at once: one is done, and its password is the one that counts.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_changes_at_once_one_is_done() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let mut tries = JoinSet::new();
    for n in 0..4 {
        let new = format!("Fresh@{n}000");
        let call = user.post(CHANGE, form(PASSWORD, &new, &new));
        tries.spawn(async move { (new, call.await) });
    }
    let answers = tries.join_all().await;
    let done: Vec<_> = answers.iter().filter(|(_, answer)| answer.status() == 200).map(|(new, _)| new).collect();
    assert_eq!(done.len(), 1, "{:?}", answers.iter().map(|(_, answer)| answer.status()).collect::<Vec<_>>());
    app.login_with("200001", "lijing", done[0]).await;
}
