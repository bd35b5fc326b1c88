//! `GET /api/verifyCode`: a code to the account's own phone or mailbox.

use serde_json::json;
use testkit::{Answer, TestApp};

use super::{face, last_text, refused};
use crate::support::execute;

async fn ask(app: &TestApp, network: u8, query: &str) -> Answer {
    app.anon().from_ip([10, 0, 0, network]).get(&format!("admin/api/verifyCode?{query}")).await
}

/// S7-26: known, unknown, disabled, without phone or mail: one answer, and no target.
#[tokio::test]
async fn known_and_unknown_names_are_answered_alike() {
    let app = TestApp::new().await;
    execute(&app, "UPDATE account SET phone = '', email = '' WHERE id = 203").await;
    let known = ask(&app, 1, "Type=RESET_PWD&elsAccount=200001&username=admin").await.ok();
    let rule = json!({ "min": 6, "max": 14, "kinds": 2, "hint": "6~14个字符，至少包含数字、字母、符号中的2种" });
    assert_eq!(known.json(), json!({ "success": true, "passwordRule": rule }));
    for (network, name) in (2..).zip([
        "elsAccount=200001&username=nobody",
        "elsAccount=999999&username=admin",
        "elsAccount=200001&username=disabled1",
        "elsAccount=200001&username=zhaoqc",
    ]) {
        let answer = ask(&app, network, &format!("Type=RESET_PWD&{name}")).await;
        assert_eq!(face(&answer), face(&known), "{name}");
        let again = ask(&app, network, &format!("Type=RESET_PWD&{name}")).await;
        refused(&again, 429, "code.tooOften", "请60秒后再获取验证码");
    }
    assert!(last_text(&app, "13800000001").await.contains("用于重置密码"));
    assert_eq!(last_text(&app, "13800000017").await, "");
}

/// The rule is the company's, so it tells nothing about a user (S5-09).
#[tokio::test]
async fn staff_are_told_the_stronger_rule_by_their_company_account() {
    let app = TestApp::new().await;
    for (network, name) in (1..).zip(["root", "nobody"]) {
        let answer = ask(&app, network, &format!("Type=RESET_PWD&elsAccount=100000&username={name}")).await.ok();
        let rule = json!({ "min": 8, "max": 20, "kinds": 2, "hint": "8~20个字符，至少包含数字、字母、符号中的2种" });
        assert_eq!(answer.json()["passwordRule"], rule);
    }
}

#[tokio::test]
async fn a_mailbox_gets_the_code_where_there_is_no_phone() {
    let app = TestApp::new().await;
    execute(&app, "UPDATE account SET phone = '' WHERE id = 201").await;
    ask(&app, 1, "Type=RESET_PWD&elsAccount=200001&username=admin").await.ok();
    assert!(last_text(&app, "admin@c2.example").await.contains("用于重置密码"));
}

/// A target only for somebody who has proved something already.
#[tokio::test]
async fn a_target_is_shown_within_a_session_only() {
    let app = TestApp::new().await;
    assert_eq!(ask(&app, 1, "Type=SIGN").await.ok().json(), json!({ "success": true }));
    let user = app.login("200001", "admin").await;
    let answer = user.get("admin/api/verifyCode?Type=SIGN").await.ok();
    assert_eq!(answer.json(), json!({ "success": true, "target": "138****0001" }));
    assert!(last_text(&app, "13800000001").await.contains("用于签署文件"));
}

#[tokio::test]
async fn the_purpose_and_the_name_are_needed() {
    let app = TestApp::new().await;
    for query in ["", "elsAccount=200001&username=admin", "Type=OTHER&elsAccount=200001&username=admin"] {
        refused(&ask(&app, 1, query).await, 400, "common.badQuery", "查询参数有误：Type");
    }
    refused(&ask(&app, 1, "Type=RESET_PWD&username=admin").await, 400, "common.invalid", "企业账号不能为空");
    refused(&ask(&app, 1, "Type=RESET_PWD&elsAccount=200001").await, 400, "common.invalid", "用户名不能为空");
}

/// After three codes a network must show that it is a person.
#[tokio::test]
async fn a_network_is_asked_for_a_captcha_after_three_codes() {
    let app = TestApp::new().await;
    let name = |n: usize| format!("Type=RESET_PWD&elsAccount=200001&username=guess{n}");
    for n in 0..3 {
        ask(&app, 1, &name(n)).await.ok();
    }
    let asked = ask(&app, 1, &name(3)).await;
    refused(&asked, 400, "auth.captchaNeeded", "请输入图形验证码");
    assert_eq!(asked.json()["captchaRequired"], true);
    ask(&app, 2, &name(3)).await.ok();
    let (uuid, right) = super::picture(&app, &app.anon()).await;
    ask(&app, 1, &format!("{}&uuid={uuid}&captcha={right}", name(4))).await.ok();
}
