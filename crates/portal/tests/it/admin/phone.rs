//! The bound phone: `bzPhoneAuthorize/getAuthCode`, `bizAccount/updateOrAddPhoneGetCode`, `bizPhone/update` and
//! `saveBizAccountPhone`.

use serde_json::json;
use testkit::{Answer, Client, TestApp};

use super::{last_code, last_text, other_code, refused};
use crate::support::execute;

const OLD: &str = "13800000011";
const NEW: &str = "13912345678";

async fn prove(app: &TestApp, user: &Client) -> String {
    user.get(&format!("admin/api/bzPhoneAuthorize/getAuthCode?phone={OLD}")).await.ok();
    last_code(app, OLD).await
}

async fn ask_new(user: &Client, phone: &str, kind: &str) -> Answer {
    user.post("admin/api/bizAccount/updateOrAddPhoneGetCode", json!({ "phone": phone, "type": kind })).await
}

async fn update(user: &Client, old_code: &str, code: &str) -> Answer {
    let form = json!({ "oldPhone": OLD, "oldAuthCode": old_code, "phone": NEW, "authCode": code });
    user.post("admin/api/bizPhone/update", form).await
}

async fn phone_of(user: &Client) -> String {
    user.get("admin/api/account").await.ok().json()["phone"].as_str().expect("a phone").to_owned()
}

/// S7-34, S7-35, S7-37: the old phone proves, the new one proves, then it is bound, and the old one is told.
#[tokio::test]
async fn a_phone_is_changed_in_two_steps() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let old_code = prove(&app, &user).await;
    ask_new(&user, NEW, "UPDATE").await.ok();
    let code = last_code(&app, NEW).await;

    let slip = update(&user, &old_code, &other_code(&code)).await;
    refused(&slip, 400, "code.bad", "手机验证码错误或已过期");
    assert_eq!(slip.json()["fieldErrors"][0]["field"], "authCode");
    let slip = update(&user, &other_code(&old_code), &code).await;
    refused(&slip, 400, "code.bad", "手机验证码错误或已过期");
    assert_eq!(slip.json()["fieldErrors"][0]["field"], "oldAuthCode");
    assert_eq!(phone_of(&user).await, OLD);

    update(&user, &old_code, &code).await.ok();
    assert_eq!(phone_of(&user).await, NEW);
    assert!(last_text(&app, OLD).await.contains("绑定手机已更换为139****5678"));
    refused(&update(&user, &old_code, &code).await, 400, "phone.other", "与当前绑定的手机号不一致");
}

/// A code is good in the session that asked for it, and for the step it was sent for.
#[tokio::test]
async fn codes_are_bound_to_session_and_step() {
    let app = TestApp::new().await;
    let (user, thief) = (app.login("200001", "lijing").await, app.login("200001", "lijing").await);
    let old_code = prove(&app, &user).await;
    ask_new(&user, NEW, "UPDATE").await.ok();
    let code = last_code(&app, NEW).await;
    refused(&update(&thief, &old_code, &code).await, 400, "code.bad", "手机验证码错误或已过期");
    if old_code != code {
        refused(&update(&user, &code, &old_code).await, 400, "code.bad", "手机验证码错误或已过期");
    }
    update(&user, &old_code, &code).await.ok();
}

/// The own number only, and only in the state that fits.
#[tokio::test]
async fn the_bound_phone_decides_what_may_be_asked() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let ask = async |phone: &str| user.get(&format!("admin/api/bzPhoneAuthorize/getAuthCode?phone={phone}")).await;
    refused(&ask("13800000001").await, 400, "phone.other", "与当前绑定的手机号不一致");
    refused(&ask("1380000000").await, 400, "phone.format", "手机号输入格式有误！");
    assert_eq!(last_text(&app, "13800000001").await, "");
    refused(&ask_new(&user, NEW, "ADD").await, 400, "common.state", "当前状态不允许此操作");
    refused(&ask_new(&user, NEW, "REMOVE").await, 400, "common.invalid", "提交的内容有误");
    refused(&ask_new(&user, "1391234567", "UPDATE").await, 400, "common.invalid", "手机号输入格式有误！");
    let bind = json!({ "phone": NEW, "authCode": "123456" });
    let answer = user.post("admin/api/saveBizAccountPhone", bind).await;
    refused(&answer, 400, "common.state", "当前状态不允许此操作");
}

/// One phone, one account per company; another company's account may share it.
#[tokio::test]
async fn a_colleagues_phone_is_taken() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let taken = ask_new(&user, "13800000012", "UPDATE").await;
    refused(&taken, 400, "phone.bound", "该手机号已被本企业其他账号绑定");
    ask_new(&user, "13800000003", "UPDATE").await.ok();
}

/// S7-33: an account without a phone binds its first one.
#[tokio::test]
async fn a_first_phone_is_bound_with_one_code() {
    let app = TestApp::new().await;
    execute(&app, "UPDATE account SET phone = '' WHERE id = 202").await;
    let user = app.login("200001", "lijing").await;
    ask_new(&user, NEW, "ADD").await.ok();
    let code = last_code(&app, NEW).await;
    let bind = |code: &str| user.post("admin/api/saveBizAccountPhone", json!({ "phone": NEW, "authCode": code }));
    refused(&bind(&other_code(&code)).await, 400, "code.bad", "手机验证码错误或已过期");
    bind(&code).await.ok();
    assert_eq!(phone_of(&user).await, NEW);
    refused(&bind(&code).await, 400, "common.state", "当前状态不允许此操作");
}

/// Two colleagues want the same number at the same time: the second one to come is told.
#[tokio::test]
async fn a_number_taken_in_the_meantime_is_refused() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let old_code = prove(&app, &user).await;
    ask_new(&user, NEW, "UPDATE").await.ok();
    let code = last_code(&app, NEW).await;
    execute(&app, &format!("UPDATE account SET phone = '{NEW}' WHERE id = 203")).await;
    refused(&update(&user, &old_code, &code).await, 400, "phone.bound", "该手机号已被本企业其他账号绑定");
    assert_eq!(phone_of(&user).await, OLD);
}
