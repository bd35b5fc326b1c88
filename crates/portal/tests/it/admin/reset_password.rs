//! `POST /api/account/reset-password`: a new password without the old one, by code or by a mailed link.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Answer, INITIAL_PASSWORD, PASSWORD, TestApp};
use tokio::task::JoinSet;

use super::{face, last_code, last_text, other_code, refused, try_login, void};
use crate::support::{execute, number};

const RESET: &str = "admin/api/account/reset-password";
const FRESH: &str = "Fresh@2027";
const KEY_EXPIRED: &str = "重置链接已失效，请重新申请";

async fn reset(app: &TestApp, form: Value) -> Answer {
    app.anon().post(RESET, form).await
}

fn by_code(code: &str, new: &str, confirm: &str) -> Value {
    json!({
        "elsAccount": "200001", "username": "lijing", "verifyCode": code, "newPassword": new,
        "confirmPassword": confirm,
    })
}

async fn code(app: &TestApp) -> String {
    app.anon().get("admin/api/verifyCode?Type=RESET_PWD&elsAccount=200001&username=lijing").await.ok();
    last_code(app, "13800000011").await
}

/// The key of the link that the mailbox got.
async fn key(app: &TestApp, mail: &str) -> String {
    assert_eq!(reset(app, json!({ "mail": mail })).await.ok().json(), json!({ "success": true }));
    let text = last_text(app, mail).await;
    let (before, key) = text.split_once("?key=").expect("a link");
    assert!(before.ends_with("http://127.0.0.1:8080/#/resetPasswordFinish"), "{before}");
    key.to_owned()
}

/// S7-30, S1-15: the code sets a new password once, and every session ends.
#[tokio::test]
async fn a_code_sets_a_new_password_and_ends_every_session() {
    let app = TestApp::new().await;
    let (one, two, colleague) =
        (app.login("200001", "lijing").await, app.login("200001", "lijing").await, app.login("200001", "admin").await);
    let code = code(&app).await;
    let bad = reset(&app, by_code(&other_code(&code), FRESH, FRESH)).await;
    refused(&bad, 400, "code.bad", "手机验证码错误或已过期");
    one.get("admin/api/account").await.ok();

    assert_eq!(reset(&app, by_code(&code, FRESH, FRESH)).await.ok().json(), json!({ "success": true }));
    void(&one.get("admin/api/account").await);
    void(&two.get("admin/api/account").await);
    colleague.get("admin/api/account").await.ok();
    refused(&try_login(&app.anon(), "200001", "lijing", PASSWORD).await, 401, "auth.bad", "用户名或密码错误");
    let user = app.login_with("200001", "lijing", FRESH).await;
    refused(&reset(&app, by_code(&code, "Again@2027", "Again@2027")).await, 400, "code.bad", "手机验证码错误或已过期");

    // The user is told.
    let told = "SELECT count(*) FROM message_location_log WHERE user_id = 202 AND template_code = 'PWD_RESET'";
    assert_eq!(number(&app, told).await, 1);
    user.get("admin/api/account").await.ok();
}

/// S5-03, S5-05, S5-06, A01-6: the same rules as the change, and a refusal costs no code.
#[tokio::test]
async fn a_refused_password_leaves_the_code_good() {
    let app = TestApp::new().await;
    let code = code(&app).await;
    for (new, confirm, sentence) in [
        ("", "", "请输入新密码"),
        ("abc12", "abc12", "密码不符合规则，请再次输入!"),
        ("a1b2c3d4e5f6g7h", "a1b2c3d4e5f6g7h", "密码不符合规则，请再次输入!"),
        (FRESH, "Other@2027", "新密码与确认密码不匹配！"),
    ] {
        refused(&reset(&app, by_code(&code, new, confirm)).await, 400, "common.invalid", sentence);
    }
    let unconfirmed = json!({ "elsAccount": "200001", "username": "lijing", "verifyCode": code, "newPassword": FRESH });
    refused(&reset(&app, unconfirmed).await, 400, "common.invalid", "请再次输入密码");
    let same = reset(&app, by_code(&code, PASSWORD, PASSWORD)).await;
    refused(&same, 400, "pwd.same", "新密码不能与当前密码相同");
    reset(&app, by_code(&code, FRESH, FRESH)).await.ok();
}

/// A code is guessed five times at most, also when the guesses come together.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_has_five_tries() {
    let app = TestApp::new().await;
    let code = code(&app).await;
    let mut guesses = JoinSet::new();
    for _ in 0..12 {
        guesses.spawn(app.anon().post(RESET, by_code(&other_code(&code), FRESH, FRESH)).into_future());
    }
    for answer in guesses.join_all().await {
        refused(&answer, 400, "code.bad", "手机验证码错误或已过期");
    }
    refused(&reset(&app, by_code(&code, FRESH, FRESH)).await, 400, "code.bad", "手机验证码错误或已过期");
    app.login("200001", "lijing").await;
}

/// S7-30: a link of thirty minutes; its key may be looked at, and is used once.
#[tokio::test]
async fn a_mailed_link_sets_a_new_password_once() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let key = key(&app, "lijing@c2.example").await;
    for _ in 0..2 {
        let checked = reset(&app, json!({ "key": key })).await.ok().json();
        assert_eq!((&checked["success"], &checked["passwordRule"]["max"]), (&json!(true), &json!(14)));
    }
    let weak = reset(&app, json!({ "key": key, "newPassword": "123456" })).await;
    refused(&weak, 400, "common.invalid", "密码不符合规则，请再次输入!");
    reset(&app, json!({ "key": key, "newPassword": FRESH })).await.ok();
    void(&user.get("admin/api/account").await);
    for form in [json!({ "key": key }), json!({ "key": key, "newPassword": "Again@2027" })] {
        refused(&reset(&app, form).await, 400, "reset.keyExpired", KEY_EXPIRED);
    }
    app.login_with("200001", "lijing", FRESH).await;
}

#[tokio::test]
async fn a_link_ages_and_an_unknown_key_is_like_an_old_one() {
    let app = TestApp::new().await;
    let key = key(&app, "lijing@c2.example").await;
    app.clock().shift(Duration::from_secs(31 * 60));
    let old = reset(&app, json!({ "key": key, "newPassword": FRESH })).await;
    refused(&old, 400, "reset.keyExpired", KEY_EXPIRED);
    assert_eq!(face(&reset(&app, json!({ "key": "unknown", "newPassword": FRESH })).await), face(&old));
    assert_eq!(face(&reset(&app, json!({ "key": "unknown" })).await), face(&old));
    app.login("200001", "lijing").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_used_once_also_by_many_at_once() {
    let app = TestApp::new().await;
    let key = key(&app, "lijing@c2.example").await;
    let mut tries = JoinSet::new();
    for n in 0..6 {
        let form = json!({ "key": key, "newPassword": format!("Fresh@{n}000") });
        tries.spawn(app.anon().post(RESET, form).into_future());
    }
    let done = tries.join_all().await.iter().filter(|answer| answer.status() == 200).count();
    assert_eq!(done, 1);
}

/// A mailbox that nobody has is answered alike; an array of addresses is no address.
#[tokio::test]
async fn a_mailbox_is_one_address_and_tells_nothing() {
    let app = TestApp::new().await;
    let known = reset(&app, json!({ "mail": "LIJING@c2.example" })).await.ok();
    assert_eq!(face(&reset(&app, json!({ "mail": "nobody@c2.example" })).await), face(&known));
    assert_ne!(last_text(&app, "lijing@c2.example").await, "");
    assert_eq!(last_text(&app, "nobody@c2.example").await, "");

    for mail in [json!(["lijing@c2.example", "thief@x.example"]), json!({ "a": 1 }), json!(1)] {
        let answer = reset(&app, json!({ "mail": mail })).await;
        assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.invalid"), "{}", answer.text());
    }
    for mail in ["lijing", "a@b.c,thief@x.example", "a@b.c\nbcc: thief@x.example"] {
        refused(&reset(&app, json!({ "mail": mail })).await, 400, "email.format", "邮箱格式有误！");
    }
    refused(&reset(&app, json!({})).await, 400, "common.invalid", "提交的内容有误");
    refused(&reset(&app, json!({ "elsAccount": "200001" })).await, 400, "common.invalid", "提交的内容有误");
}

/// A poisoned Host does not get into the link.
#[tokio::test]
async fn the_link_begins_with_the_configured_address() {
    let app = TestApp::new().await;
    let poisoned = app.anon().post(RESET, json!({ "mail": "lijing@c2.example" }));
    poisoned.header("host", "evil.example").header("x-forwarded-host", "evil.example").await.ok();
    let text = last_text(&app, "lijing@c2.example").await;
    assert!(text.contains("http://127.0.0.1:8080/#/") && !text.contains("evil"), "{text}");
}

/// S2-11: whoever sets a password alone has no initial one any more.
#[tokio::test]
async fn a_reset_ends_the_initial_password() {
    let app = TestApp::new().await;
    let newbie = app.login_with("200001", "newbie", INITIAL_PASSWORD).await;
    assert_eq!(newbie.get("admin/api/account").await.ok().json()["changedPwd"], false);
    // Proved before an administrator gave the account an initial password again.
    execute(&app, "UPDATE account SET email_verified_date = 1 WHERE login = 'newbie'").await;
    let key = key(&app, "newbie@c2.example").await;
    reset(&app, json!({ "key": key, "newPassword": FRESH })).await.ok();
    let user = app.login_with("200001", "newbie", FRESH).await;
    assert_eq!(user.get("admin/api/account").await.ok().json()["changedPwd"], true);
    user.get("admin/api/sessions").await.ok();
}
