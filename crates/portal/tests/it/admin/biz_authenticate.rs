//! `POST /api/bizAuthenticate`: company account, user name, password.

use serde_json::json;
use testkit::{PASSWORD, TestApp};

use super::{LOGIN, refused, token_of, try_login};
use crate::support::{execute, number};

/// S1-01, S1-02, S7-23, S7-01
#[tokio::test]
async fn the_right_password_gives_a_token_that_works() {
    let app = TestApp::new().await;
    let answer = try_login(&app.anon(), "200001", "admin", PASSWORD).await.ok();
    assert_eq!(answer.json().as_object().expect("an object").keys().collect::<Vec<_>>(), ["id_token"]);
    let user = app.anon().with_token(token_of(&answer));
    assert_eq!(user.get("admin/api/account").await.ok().json()["nameCn"], "王芳");

    // The full name alone names the account as well, and what people type around it does not matter.
    let full = json!({ "elsAccount": "", "username": " 200001_admin ", "password": PASSWORD });
    app.anon().post(LOGIN, full).await.ok();
}

/// A01-1, S8-02: one sentence for a wrong password, a wrong name and a wrong company.
#[tokio::test]
async fn a_wrong_login_tells_one_sentence() {
    let app = TestApp::new().await;
    for (els_account, username, password) in [
        ("200001", "admin", "Wrong@2026"),
        ("200001", "nobody", PASSWORD),
        ("999999", "admin", PASSWORD),
        ("200002", "lijing", PASSWORD),
        ("200003", "admin", " Demo@2026"),
        ("200003", "admin", "demo@2026"),
    ] {
        let answer = try_login(&app.anon(), els_account, username, password).await;
        refused(&answer, 401, "auth.bad", "用户名或密码错误");
    }
    try_login(&app.anon(), "200001", "admin", PASSWORD).await.ok();
}

/// S5-11, S5-13: the form's own rules come first and count as no try.
#[tokio::test]
async fn an_incomplete_form_is_refused_by_field() {
    let app = TestApp::new().await;
    let answer = app.anon().post(LOGIN, json!({ "username": "", "password": "x" })).await;
    refused(&answer, 400, "common.invalid", "用户名不能为空");
    assert_eq!(answer.json()["fieldErrors"][0]["field"], "username");
    let long = json!({ "username": "200001_admin", "password": "x".repeat(51) });
    refused(&app.anon().post(LOGIN, long).await, 400, "common.invalid", "密码长度不能超过50个字符");
    let more = json!({ "username": "200001_admin", "password": PASSWORD, "userType": "PLATFORM" });
    refused(&app.anon().post(LOGIN, more).await, 400, "common.unknownField", "不支持的字段：userType");
    assert_eq!(number(&app, "SELECT count(*) FROM throttle_event").await, 0);
}

/// A01-1: 停用 and 冻结 are told only to whoever has the right password.
#[tokio::test]
async fn being_shut_out_is_told_after_a_right_password_only() {
    let app = TestApp::new().await;
    execute(&app, "UPDATE company SET use_status = false, use_status_reason = 'VIOLATION' WHERE id = 3").await;
    execute(&app, "UPDATE account SET expire_date = 1 WHERE biz_account_login = '200001_lijing'").await;
    for (els_account, username, key, sentence) in [
        ("200001", "disabled1", "auth.disabled", "账号已被停用，请联系管理员"),
        ("200002", "admin", "auth.frozen", "企业已被冻结，无法登录"),
        ("200001", "lijing", "auth.disabled", "账号已被停用，请联系管理员"),
    ] {
        let wrong = try_login(&app.anon(), els_account, username, "Wrong@2026").await;
        refused(&wrong, 401, "auth.bad", "用户名或密码错误");
        refused(&try_login(&app.anon(), els_account, username, PASSWORD).await, 401, key, sentence);
    }
}

/// A company that owes money still gets in, to pay; so does one that has yet to sign.
#[tokio::test]
async fn a_company_in_arrears_may_log_in() {
    let app = TestApp::new().await;
    let account = app.login("200006", "admin").await.get("admin/api/account").await.ok().json();
    assert_eq!((&account["companyUseStatus"], &account["companyUseStatusReason"]), (&json!(false), &json!("ARREARS")));
    app.login("200007", "admin").await.get("admin/api/account").await.ok();
}
