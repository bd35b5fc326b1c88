//! What a registration is refused for, sentence by sentence.

use serde_json::{Value, json};
use testkit::{Answer, TestApp};

use super::{Applicant, PHONE, REGISTER, Staff, changed};
use crate::admin::refused;
use crate::selection::with;

/// What is done to a brand, and what is said to that.
type Breaking = (fn(&mut Value), &'static str);

fn messages(answer: &Answer) -> Vec<(String, String)> {
    let body = answer.json();
    let errors = body["fieldErrors"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    errors.iter().map(|error| (text(&error["field"]), text(&error["message"]))).collect()
}

async fn submitting(applicant: &Applicant, body: Value) -> Answer {
    let now = applicant.client.get(REGISTER).await.ok().json();
    let body = match now["rowVersion"].is_null() {
        true => body,
        false => with(body, json!({ "rowVersion": now["rowVersion"] })),
    };
    let saved = applicant.save(body).await;
    if saved.status() >= 400 {
        return saved;
    }
    applicant.event(&saved.json(), "submit").await
}

/// A02-2, A02-3
#[tokio::test]
async fn each_rule_has_its_sentence_on_its_field() {
    let app = TestApp::new().await;
    let applicant = Applicant::enter(&app, PHONE).await;
    let whole = applicant.whole().await;
    let cases: Vec<(Value, &str, &str)> = vec![
        (
            changed(whole.clone(), json!({ "creditCode": "91330100MA27XL0U58" })),
            "creditCode",
            "统一社会信用代码格式有误",
        ),
        (changed(whole.clone(), json!({ "licenseTerm": "FIXED", "toTime": "2026-01-01" })), "toTime", "营业执照已过期"),
        (changed(whole.clone(), json!({ "regStatus": "REVOKED" })), "regStatus", "登记状态须为存续或在业"),
        (changed(whole.clone(), json!({ "paymentCompany": "别家公司" })), "paymentCompany", "开户名称与企业名称不一致"),
        (changed(whole.clone(), json!({ "agreed": false })), "agreed", "请阅读并同意《入驻协议》《隐私政策》"),
        (changed(whole.clone(), json!({ "adminName": null })), "adminName", "管理员姓名不能为空"),
        (with(whole.clone(), json!({ "companyBrandDOList": [] })), "companyBrandDOList", "请至少添加一个品牌"),
        (with(whole.clone(), json!({ "companyStoreDOList": [] })), "companyStoreDOList", "请至少添加一个店铺"),
        (with(whole.clone(), json!({ "contactList": [] })), "contactList", "请至少添加一个主要联系人"),
    ];
    for (body, field, message) in cases {
        let answer = submitting(&applicant, body).await;
        assert_eq!(answer.status(), 400, "{field}");
        assert!(messages(&answer).contains(&(field.into(), message.into())), "{field}: {:?}", messages(&answer));
    }
    let files: Vec<Value> = whole["fileRelationDOList"].as_array().expect("files").clone();
    for (slot, message) in [("businessLicense", "请上传营业执照"), ("legalIdBack", "法人身份证正反面不能为空")]
    {
        let fewer: Vec<&Value> = files.iter().filter(|file| file["type"] != slot).collect();
        let answer = submitting(&applicant, with(whole.clone(), json!({ "fileRelationDOList": fewer }))).await;
        assert!(messages(&answer).contains(&(slot.into(), message.into())), "{slot}: {:?}", messages(&answer));
    }
    let chain = |change: fn(&mut Value)| {
        let mut brand = whole["companyBrandDOList"][0].clone();
        change(&mut brand);
        with(whole.clone(), json!({ "companyBrandDOList": [brand] }))
    };
    let broken: [Breaking; 4] = [
        (|brand| brand["authChain"][1]["grantor"] = "别人".into(), "授权链路不连续：第1级被授权方与第2级授权方不一致"),
        (|brand| brand["authChain"][0]["canSubLicense"] = false.into(), "第1级授权不含转授权"),
        (|brand| brand["authChain"][0]["scope"] = json!(["TMALL"]), "授权范围未包含直播渠道"),
        (|brand| brand["trademarkExpireDate"] = "2026-01-01".into(), "商标已过有效期"),
    ];
    for (change, message) in broken {
        let answer = submitting(&applicant, chain(change)).await;
        let found = messages(&answer);
        assert!(
            found.iter().any(|(field, said)| said == message && field.starts_with("companyBrandDOList[0].")),
            "{found:?}"
        );
    }
    // Whatever is not ours to take is refused by its name.
    let grab = changed(whole.clone(), json!({ "verifyStatus": true }));
    refused(&submitting(&applicant, grab).await, 400, "common.unknownField", "不支持的字段：verifyStatus");
}

/// An existing company is told to nobody who has not a token, and ten times a day to those who have.
#[tokio::test]
async fn a_credit_code_that_is_taken_is_told_to_applicants_alone() {
    let app = TestApp::new().await;
    let check = |code: &str| format!("{REGISTER}/check-credit-code?creditCode={code}");
    assert_eq!(app.anon().get(&check("91310115MA1K3Q020R")).await.status(), 401);
    let applicant = Applicant::enter(&app, PHONE).await;
    let taken = applicant.client.get(&check("91310115MA1K3Q020R")).await.ok().json();
    assert_eq!(taken, json!({ "ok": false, "message": "该企业已入驻，请联系企业管理员" }));
    for _ in 0..9 {
        let free = applicant.client.get(&check(super::CREDIT_CODE)).await.ok().json();
        assert_eq!(free, json!({ "ok": true, "message": null }));
    }
    refused(&applicant.client.get(&check(super::CREDIT_CODE)).await, 400, "company.checkLimit", "今日核验次数已达上限");
    let body = changed(applicant.whole().await, json!({ "creditCode": "91310115MA1K3Q020R" }));
    let answer = submitting(&applicant, body).await;
    refused(&answer, 400, "company.exists", "该企业已入驻，请联系企业管理员");
}

/// Two applicants with the same company: the second is refused while the first waits.
#[tokio::test]
async fn the_same_company_is_not_registered_twice() {
    let app = TestApp::new().await;
    let first = Applicant::enter(&app, PHONE).await;
    let state = first.submitted().await;
    let second = Applicant::enter(&app, "13900000077").await;
    let answer = submitting(&second, second.whole().await).await;
    refused(&answer, 400, "company.exists", "该企业已入驻，请联系企业管理员");
    // Refused ninety days ago, the first has lost its claim.
    let staff = Staff::enter(&app).await;
    staff.reject("CompanySaleAppr", &state["id"], json!([])).await.ok();
    app.clock().shift(std::time::Duration::from_secs(91 * 24 * 3600));
    let later = Applicant::enter(&app, "13900000077").await;
    let answer = submitting(&later, later.whole().await).await;
    assert_eq!(answer.ok().json()["status"], "APPROVING");
}
