//! From the first code to the first login.

use serde_json::{Value, json};
use testkit::TestApp;

use super::{Applicant, PHONE, REGISTER, Staff, changed};
use crate::admin::{last_text, refused, text_with};
use crate::support::{number, text};

/// A02-1, S3-08: five people, one after the other, and the company's administrator is inside.
#[tokio::test]
async fn a_company_registers_is_approved_and_enters() {
    let app = TestApp::new().await;
    let applicant = Applicant::enter(&app, PHONE).await;
    let state = applicant.submitted().await;
    assert_eq!((state["status"].as_str(), state["apprStep"].as_str()), (Some("APPROVING"), Some("CompanySaleAppr")));
    assert_eq!((state["isEdit"].as_bool(), state["step"].as_i64()), (Some(false), Some(4)));
    assert_eq!(state["companyDO"]["bankAccount"], "6222***********7777", "masked");
    let stored = text(&app, "SELECT form FROM company_join ORDER BY id DESC LIMIT 1").await;
    assert!(!stored.contains("6222020200008887777"), "sealed at rest");

    let staff = Staff::enter(&app).await;
    // Every line of the check list counts.
    let half = json!({ "licenseClear": true });
    staff.approve("CompanySaleAppr", &state["id"], None).await.with_status(400);
    staff.approve("CompanySaleAppr", &state["id"], Some(Staff::step_form("CompanySaleAppr"))).await.ok();
    let missing = staff.approve("CompanyLegalAppr", &state["id"], Some(half)).await.with_status(400).json();
    let fields: Vec<&str> =
        missing["fieldErrors"].as_array().expect("errors").iter().filter_map(|e| e["field"].as_str()).collect();
    assert_eq!(fields.len(), 5, "{fields:?}");
    assert!(fields.contains(&"form.factsMatch"), "{fields:?}");
    staff.approve("CompanyLegalAppr", &state["id"], Some(Staff::step_form("CompanyLegalAppr"))).await.ok();
    staff.approve("CompanyFinanceAppr", &state["id"], Some(Staff::step_form("CompanyFinanceAppr"))).await.ok();

    let told = text_with(&app, PHONE, "通过审核").await;
    assert!(told.starts_with("你的企业杭州青岚护理用品有限公司已通过审核，企业账号200008，用户名admin，"), "{told}");
    let key = told.split("key=").nth(1).expect("a link").trim();
    let set = json!({ "key": key, "newPassword": "Qinglan7", "confirmPassword": "Qinglan7" });
    app.anon().post("admin/api/account/reset-password", set.clone()).await.ok();
    assert_eq!(app.anon().post("admin/api/account/reset-password", set).await.status(), 400, "once");

    let admin = app.login_with("200008", "admin", "Qinglan7").await;
    let account = admin.get("admin/api/account").await.ok().json();
    assert_eq!((account["nameCn"].as_str(), account["changedPwd"].as_bool()), (Some("沈青"), Some(true)));
    let profile = admin.get("admin/api/company/profile").await.ok().json();
    let company = &profile["companyDO"];
    assert_eq!((company["verifyStatus"].as_bool(), company["useStatus"].as_bool()), (Some(true), Some(false)));
    assert_eq!(
        (company["useStatusReason"].as_str(), company["vendorGroup"].as_str()),
        (Some("NOT_SIGNED"), Some("NEW"))
    );
    assert_eq!(company["liveRooms"], "common,promote11");
    assert_eq!(profile["companyBrandDOList"][0]["authChain"].as_array().map(Vec::len), Some(2));
    assert_eq!(profile["companyStoreDOList"][0]["storeName"], "青岚旗舰店");
    assert_eq!(profile["fileRelationDOList"].as_array().map(Vec::len), Some(5));
    let basic = admin.get("selection/api/vendor/basicInfo").await.ok().json();
    assert_eq!(basic["info"]["contactList"][0]["name"], "沈青", "named at registration, known from then on");
    let first = admin.get("datacenter/api/dashboard/biz").await.ok().json();
    assert_eq!((&first["steps"][0]["code"], &first["steps"][0]["percent"]), (&json!("sign"), &json!(0)));
    // What is not signed may not write elsewhere.
    let store = json!({ "storeName": "店" });
    let closed = admin.post("selection/api/merchant/offer-store-apprs/create", store).await;
    refused(&closed, 400, "company.state", "企业当前状态（未签约）不允许此操作");
}

/// S3-09: leave and come back: the phone's code leads to the same registration, its step and its rows.
#[tokio::test]
async fn a_registration_is_left_and_gone_on_with() {
    let app = TestApp::new().await;
    let first = Applicant::enter(&app, PHONE).await;
    let empty = first.client.get(REGISTER).await.ok().json();
    assert_eq!((empty["status"].clone(), empty["isEdit"].as_bool()), (Value::Null, Some(true)));
    let draft = json!({
        "companyDO": { "name": "半途有限公司" }, "step": 2, "isStaging": true, "stageReason": "等待授权书",
        "companyBrandDOList": [{ "token": "b1", "brandNameCn": "半" }],
    });
    let saved = first.save(draft).await.with_status(201).json();
    app.clock().shift(std::time::Duration::from_secs(3 * 3600));
    refused(&first.client.get(REGISTER).await, 401, "company.token", "验证已过期，请重新获取手机验证码");
    let second = Applicant::enter(&app, PHONE).await;
    let again = second.client.get(REGISTER).await.ok().json();
    assert_eq!((again["id"].clone(), again["step"].as_i64()), (saved["id"].clone(), Some(2)));
    assert_eq!((again["isStaging"].as_bool(), again["stageReason"].as_str()), (Some(true), Some("等待授权书")));
    assert_eq!(again["companyBrandDOList"][0]["token"], "b1");
    let renamed = json!({
        "companyDO": { "name": "半途有限公司" }, "step": 2, "rowVersion": again["rowVersion"],
        "companyBrandDOList": [{ "token": "b1", "brandNameCn": "全" }, { "token": "b2", "brandNameCn": "新" }],
    });
    // Which version was read has to be said.
    let mut blind = renamed.clone();
    blind.as_object_mut().expect("a body").remove("rowVersion");
    refused(&second.client.put(REGISTER, blind).await, 400, "common.invalid", "数据版本不能为空");
    let brands = second.save(renamed).await.ok().json()["companyBrandDOList"].clone();
    let names: Vec<_> = brands.as_array().expect("brands").iter().map(|brand| brand["brandNameCn"].as_str()).collect();
    assert_eq!(names, [Some("全"), Some("新")], "one row is known by its token, the other is new");
    // A stranger's phone leads to a registration of its own, and to nobody else's files or document.
    let stranger = Applicant::enter(&app, "13900000077").await;
    assert_eq!(stranger.event(&again, "submit").await.status(), 404);
    assert_eq!(app.anon().get(REGISTER).await.status(), 401);
    assert_eq!(app.login("200001", "admin").await.get(REGISTER).await.status(), 401, "a session is no such token");
}

/// Refused with a mark, corrected, resubmitted to the step that refused.
#[tokio::test]
async fn a_refused_registration_is_corrected_and_goes_on_where_it_stood() {
    let app = TestApp::new().await;
    let applicant = Applicant::enter(&app, PHONE).await;
    let state = applicant.submitted().await;
    let staff = Staff::enter(&app).await;
    staff.approve("CompanySaleAppr", &state["id"], Some(Staff::step_form("CompanySaleAppr"))).await.ok();
    let marks = json!([{ "field": "businessLicense", "remark": "请重新拍摄" }]);
    staff.reject("CompanyLegalAppr", &state["id"], marks).await.ok();
    assert!(last_text(&app, PHONE).await.contains("执照照片不清晰"));
    let refused = applicant.client.get(REGISTER).await.ok().json();
    assert_eq!((refused["status"].as_str(), refused["isEdit"].as_bool()), (Some("REJECTED"), Some(true)));
    assert_eq!(refused["rejectInfo"]["fields"][0]["field"], "businessLicense");

    let whole = applicant.whole().await;
    // The masked account goes back as it was shown and stays what it was.
    let whole = changed(whole, json!({ "bankAccount": refused["companyDO"]["bankAccount"] }));
    let body = crate::selection::with(whole, json!({ "rowVersion": refused["rowVersion"] }));
    let saved = applicant.save(body).await.ok().json();
    assert_eq!(saved["rejectInfo"]["fields"][0]["changed"], true);
    // The licence is a key field: everybody looks again.
    let again = applicant.event(&saved, "submit").await.ok().json();
    assert_eq!((again["apprStep"].as_str(), again["round"].as_i64()), (Some("CompanySaleAppr"), Some(2)));
    // 招商 finds what was chosen the first time; a check list begins anew.
    let shown =
        app.login("100000", "zs1").await.get(&format!("admin/api/company-joins/{}", again["id"])).await.ok().json();
    assert_eq!(shown["task"]["formStart"], Staff::step_form("CompanySaleAppr"));
    staff.approve_all(&again["id"]).await;
    let finance = app.login("100000", "cw1").await;
    let company = number(&app, "SELECT id FROM company WHERE els_account = '200008'").await;
    let asked = json!({ "field": "bankAccount" });
    let shown = finance.post(&format!("admin/api/companies/{company}/unmask"), asked).await.ok().json();
    assert_eq!(shown["value"], "6222020200008887777");
}

/// S7 of the lifecycle: before anybody has decided, the applicant takes it back.
#[tokio::test]
async fn an_applicant_withdraws_and_an_old_draft_is_closed() {
    let app = TestApp::new().await;
    let applicant = Applicant::enter(&app, PHONE).await;
    let state = applicant.submitted().await;
    let back = applicant.event(&state, "withdraw").await.ok().json();
    assert_eq!(back["status"], "CREATED");
    app.clock().shift(std::time::Duration::from_secs(31 * 24 * 3600));
    app.run_job("company.draftExpiry").await;
    assert_eq!(text(&app, "SELECT status FROM company_join ORDER BY id DESC LIMIT 1").await, "CANCELLED");
    let again = Applicant::enter(&app, PHONE).await;
    assert_eq!(again.client.get(REGISTER).await.ok().json()["status"], Value::Null, "a fresh one");
}

/// Pictures of identity cards are unreadable in the store, readable to those who may, and gone 180 days after a
/// registration came to nothing.
#[tokio::test]
async fn pictures_of_identity_cards_are_sealed_and_do_not_outlive_a_refusal() {
    let app = TestApp::new().await;
    let applicant = Applicant::enter(&app, PHONE).await;
    let state = applicant.submitted().await;
    let key = async |slot: &str| {
        text(&app, &format!("SELECT key FROM file WHERE slot = '{slot}' ORDER BY id DESC LIMIT 1")).await
    };
    const PNG: &[u8] = b"\x89PNG";
    assert!(!app.stored(&key("legalIdFront").await).starts_with(PNG), "sealed");
    assert!(app.stored(&key("bankPermit").await).starts_with(PNG), "the control: others lie there as they are");

    let staff = app.login("100000", "zs1").await;
    let id = number(&app, "SELECT max(id) FROM file WHERE slot = 'legalIdFront'").await;
    let unmask = format!("admin/api/company-joins/{}/unmask", state["id"]);
    let link = staff.post(&unmask, json!({ "field": "legalIdFront" })).await.ok().json();
    let link = link["url"].as_str().expect("a link").to_owned();
    let shown = app.anon().get(&link).await.ok();
    assert!(shown.bytes().starts_with(PNG));
    assert_eq!(shown.header("content-length"), shown.bytes().len().to_string());
    let part = app.anon().get(&link).header("range", "bytes=1-3").await.with_status(206);
    assert_eq!(part.text(), "PNG");

    Staff::enter(&app).await.reject("CompanySaleAppr", &state["id"], json!([])).await.ok();
    let pictures = &format!(
        "SELECT count(*) FROM file f JOIN file_relation r ON r.file_id = f.id \
         WHERE f.slot LIKE 'legalId%' AND r.biz_type = 'companyJoin' AND r.biz_id = {}",
        state["id"]
    );
    app.run_job("company.pictureErasure").await;
    assert_eq!(number(&app, pictures).await, 2, "a refusal can still be mended");
    app.clock().shift(std::time::Duration::from_secs(181 * 24 * 3600));
    app.run_job("company.pictureErasure").await;
    assert_eq!(number(&app, pictures).await, 0);
    assert_eq!(number(&app, &format!("SELECT count(*) FROM file WHERE id = {id}")).await, 0);
    assert!(number(&app, "SELECT count(*) FROM file WHERE slot = 'bankPermit'").await > 0, "nothing else goes");
}
