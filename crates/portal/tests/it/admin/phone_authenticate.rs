//! `GET /api/bzPhone/getAuthCode`, `POST /api/phoneAuthenticate`, `GET /api/getCompanyNameAndUserName`,
//! `POST /api/toggleUserAuthenticate`: in by phone, and from one company of a person to the other.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};
use tokio::task::JoinSet;

use super::{face, last_code, last_text, other_code, picture, refused, token_of, void};
use crate::support::number;

/// 王芳 in company 2 and 林裳 in company 4.
const TWO: &str = "13800000001";
const ONE: &str = "13800000011";

async fn ask(client: &Client, phone: &str) -> Answer {
    client.get(&format!("admin/api/bzPhone/getAuthCode?phone={phone}")).await
}

async fn code_for(app: &TestApp, phone: &str) -> String {
    ask(&app.anon(), phone).await.ok();
    last_code(app, phone).await
}

async fn enter(app: &TestApp, phone: &str, code: &str) -> Answer {
    app.anon().post("admin/api/phoneAuthenticate", json!({ "phone": phone, "authCode": code })).await
}

async fn own_accounts(client: &Client, query: &str) -> Value {
    client.get(&format!("admin/api/getCompanyNameAndUserName{query}")).await.ok().json()
}

/// S7-36, S7-41, S1-02
#[tokio::test]
async fn a_phone_and_its_code_open_its_account_once() {
    let app = TestApp::new().await;
    let code = code_for(&app, ONE).await;
    assert_eq!(last_text(&app, ONE).await, format!("【美ONE】验证码{code}，用于登录，5分钟内有效，请勿告知他人。"));
    let answer = enter(&app, ONE, &code).await.ok();
    assert_eq!(answer.json().as_object().expect("an object").len(), 1);
    let user = app.anon().with_token(token_of(&answer));
    assert_eq!(user.get("admin/api/account").await.ok().json()["nameCn"], "李静");
    refused(&enter(&app, ONE, &code).await, 401, "code.bad", "手机验证码错误或已过期");
}

/// A01-3, S7-38, S7-39, S7-41, S7-42: a phone of two companies leads to a choice, the choice to a session, and the
/// session to the other company.
#[tokio::test]
async fn a_phone_with_two_companies_chooses_and_switches() {
    let app = TestApp::new().await;
    let code = code_for(&app, TWO).await;
    let choice = enter(&app, TWO, &code).await.ok().json();
    assert_eq!(choice["needChoose"], true);
    assert_eq!(choice.get("id_token"), None);
    let expected = json!([
        { "userId": 201, "companyName": "上海花植美妆有限公司", "nameCn": "王芳", "status": "enabled" },
        { "userId": 401, "companyName": "广州云裳服饰有限公司", "nameCn": "林裳", "status": "enabled" },
    ]);
    assert_eq!(choice["accounts"], expected);

    let chooser = app.anon().with_token(choice["tempToken"].as_str().expect("a token"));
    void(&chooser.get("admin/api/account").await);
    assert_eq!(own_accounts(&chooser, "").await.as_array().map(Vec::len), Some(2));
    let toggle = "admin/api/toggleUserAuthenticate";
    refused(&chooser.post(toggle, json!({ "userId": 301 })).await, 404, "common.notFound", "数据不存在或已被删除");
    let first = app.anon().with_token(token_of(&chooser.post(toggle, json!({ "userId": 201 })).await.ok()));
    assert_eq!(first.get("admin/api/account").await.ok().json()["companyId"], 2);
    void(&chooser.post(toggle, json!({ "userId": 401 })).await);
    assert_eq!(own_accounts(&chooser, "").await, json!([]));

    let second = app.anon().with_token(token_of(&first.post(toggle, json!({ "userId": 401 })).await.ok()));
    assert_eq!(second.get("admin/api/account").await.ok().json()["companyId"], 4);
    void(&first.get("admin/api/account").await);
    // Both sides have it in their log.
    let switches = "SELECT count(DISTINCT company_id) FROM audit_log WHERE event = 'auth.switch' AND biz_id = 401";
    assert_eq!(number(&app, switches).await, 2);
}

#[tokio::test]
async fn the_choice_may_come_with_the_code() {
    let app = TestApp::new().await;
    let code = code_for(&app, TWO).await;
    let form = json!({ "phone": TWO, "authCode": code, "userId": 401 });
    let answer = app.anon().post("admin/api/phoneAuthenticate", form).await.ok();
    let user = app.anon().with_token(token_of(&answer));
    assert_eq!(user.get("admin/api/account").await.ok().json()["companyId"], 4);
}

/// A choice of five minutes.
#[tokio::test]
async fn a_choice_ages() {
    let app = TestApp::new().await;
    let code = code_for(&app, TWO).await;
    let choice = enter(&app, TWO, &code).await.ok().json();
    let chooser = app.anon().with_token(choice["tempToken"].as_str().expect("a token"));
    app.clock().shift(Duration::from_secs(301));
    assert_eq!(own_accounts(&chooser, "").await, json!([]));
    void(&chooser.post("admin/api/toggleUserAuthenticate", json!({ "userId": 201 })).await);
}

/// S7-38: nothing for strangers, and nobody learns of another number.
#[tokio::test]
async fn accounts_are_named_to_their_own_user_only() {
    let app = TestApp::new().await;
    let queries = ["", "?phone=13800000001", "?elsAccount=200001&username=admin"];
    for stranger in [app.anon(), app.anon().with_token("no-such-token")] {
        for query in queries {
            assert_eq!(own_accounts(&stranger, query).await, json!([]), "{query}");
        }
    }
    let user = app.login("200001", "admin").await;
    let expected = json!([
        { "userId": 201, "companyName": "上海花植美妆有限公司", "userName": "王*", "elsAccount": "200001",
          "status": "enabled", "current": true },
        { "userId": 401, "companyName": "广州云裳服饰有限公司", "userName": "林*", "elsAccount": "200003",
          "status": "enabled", "current": false },
    ]);
    assert_eq!(own_accounts(&user, "").await, expected);
    let other = app.login("200001", "lijing").await;
    for query in queries {
        let seen = own_accounts(&other, query).await;
        assert_eq!((seen[0]["userId"].as_i64(), seen.as_array().map(Vec::len)), (Some(202), Some(1)), "{query}");
    }
}

/// S7-36: a number that nobody has, or only somebody disabled, is answered like one that somebody has.
#[tokio::test]
async fn an_unknown_phone_is_answered_alike() {
    let app = TestApp::new().await;
    let known = face(&ask(&app.anon().from_ip([10, 0, 0, 1]), ONE).await.ok());
    for unknown in ["13999999999", "13800000017"] {
        assert_eq!(face(&ask(&app.anon().from_ip([10, 0, 0, 2]), unknown).await), known, "{unknown}");
        assert_eq!(last_text(&app, unknown).await, "");
        let again = ask(&app.anon().from_ip([10, 0, 0, 2]), unknown).await;
        refused(&again, 429, "code.tooOften", "请60秒后再获取验证码");
        refused(&enter(&app, unknown, "000000").await, 401, "code.bad", "手机验证码错误或已过期");
    }
    assert_ne!(last_text(&app, ONE).await, "");
}

/// S5-07
#[tokio::test]
async fn a_phone_has_its_form() {
    let app = TestApp::new().await;
    for wrong in ["1380000000", "23800000001", "", "138000000011"] {
        refused(&ask(&app.anon(), wrong).await, 400, "phone.format", "手机号输入格式有误！");
        if !wrong.is_empty() {
            refused(&enter(&app, wrong, "123456").await, 400, "common.invalid", "手机号输入格式有误！");
        }
    }
}

/// Five tries of five minutes, and only the latest code counts.
#[tokio::test]
async fn a_code_has_five_tries_and_five_minutes() {
    let app = TestApp::new().await;
    let bad = |answer: &Answer| refused(answer, 401, "code.bad", "手机验证码错误或已过期");
    let code = code_for(&app, ONE).await;
    for _ in 0..5 {
        bad(&enter(&app, ONE, &other_code(&code)).await);
    }
    bad(&enter(&app, ONE, &code).await);

    app.clock().shift(Duration::from_secs(61));
    let old = code_for(&app, ONE).await;
    app.clock().shift(Duration::from_secs(61));
    let new = code_for(&app, ONE).await;
    if old != new {
        bad(&enter(&app, ONE, &old).await);
    }
    enter(&app, ONE, &new).await.ok();

    app.clock().shift(Duration::from_secs(3600));
    let late = code_for(&app, ONE).await;
    app.clock().shift(Duration::from_secs(301));
    bad(&enter(&app, ONE, &late).await);
}

/// A code for one purpose serves no other, and one for one phone no other.
#[tokio::test]
async fn a_code_serves_its_purpose_and_its_phone_only() {
    let app = TestApp::new().await;
    let code = code_for(&app, ONE).await;
    refused(&enter(&app, "13800000012", &code).await, 401, "code.bad", "手机验证码错误或已过期");
    let reset = json!({
        "elsAccount": "200001", "username": "lijing", "verifyCode": code,
        "newPassword": "Fresh@2027", "confirmPassword": "Fresh@2027",
    });
    let answer = app.anon().post("admin/api/account/reset-password", reset).await;
    refused(&answer, 400, "code.bad", "手机验证码错误或已过期");
    enter(&app, ONE, &code).await.ok();
}

/// Of many who bring the right code at once, one gets in.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_opens_once_also_for_many_at_once() {
    let app = TestApp::new().await;
    let code = code_for(&app, ONE).await;
    let mut tries = JoinSet::new();
    for _ in 0..5 {
        let call = app.anon().post("admin/api/phoneAuthenticate", json!({ "phone": ONE, "authCode": code }));
        tries.spawn(call.into_future());
    }
    let entered = tries.join_all().await.iter().filter(|answer| answer.status() == 200).count();
    assert_eq!(entered, 1);
}

/// One a minute and ten a day to a phone; a captcha after three from a network, and thirty an hour at most.
#[tokio::test]
async fn codes_are_sent_sparingly() {
    let app = TestApp::new().await;
    let at = |network: u8| app.anon().from_ip([10, 0, 0, network]);
    for send in 0..10 {
        ask(&at(send), ONE).await.ok();
        refused(&ask(&at(send), ONE).await, 429, "code.tooOften", "请60秒后再获取验证码");
        app.clock().shift(Duration::from_secs(61));
    }
    refused(&ask(&at(90), ONE).await, 429, "code.dayLimit", "今日验证码次数已达上限");

    let here = at(100);
    for phone in 0..3 {
        ask(&here, &format!("1390000000{phone}")).await.ok();
    }
    let asked = ask(&here, "13900000003").await;
    refused(&asked, 400, "auth.captchaNeeded", "请输入图形验证码");
    assert_eq!(asked.json()["captchaRequired"], true);
    let (uuid, right) = picture(&app, &here).await;
    let wrong = ask(&here, &format!("13900000003&uuid={uuid}&captcha=0000")).await;
    refused(&wrong, 400, "auth.captcha", "图形验证码错误或已过期");
    let used = ask(&here, &format!("13900000003&uuid={uuid}&captcha={right}")).await;
    refused(&used, 400, "auth.captcha", "图形验证码错误或已过期");
    let (uuid, right) = picture(&app, &here).await;
    ask(&here, &format!("13900000003&uuid={uuid}&captcha={right}")).await.ok();
}

/// A disabled account is told only to whoever has the code.
#[tokio::test]
async fn a_disabled_account_stays_outside() {
    let app = TestApp::new().await;
    let code = code_for(&app, ONE).await;
    crate::support::execute(&app, "UPDATE account SET status = 'disabled' WHERE id = 202").await;
    let wrong = enter(&app, ONE, &other_code(&code)).await;
    refused(&wrong, 401, "code.bad", "手机验证码错误或已过期");
    refused(&enter(&app, ONE, &code).await, 401, "auth.disabled", "账号已被停用，请联系管理员");
    let user = app.login("200001", "admin").await;
    crate::support::execute(&app, "UPDATE account SET status = 'disabled' WHERE id = 401").await;
    let switch = user.post("admin/api/toggleUserAuthenticate", json!({ "userId": 401 })).await;
    refused(&switch, 400, "auth.disabled", "账号已被停用，请联系管理员");
    user.get("admin/api/account").await.ok();
}
