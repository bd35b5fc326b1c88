//! Key fields change by approval, everything else at once.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::Staff;
use crate::admin::refused;
use crate::fileservice::{pdf, uploaded};
use crate::selection::with;

const CHANGES: &str = "admin/api/company-changes";
const PROFILE: &str = "admin/api/company/profile";

/// The profile as the page sends it back: the form's own fields of what it read.
pub async fn own_profile(admin: &Client) -> Value {
    let read = admin.get(PROFILE).await.ok().json();
    let mut company = crate::admission::company();
    let members = company.as_object_mut().expect("an object");
    members.retain(|name, _| !["adminName", "adminPhone", "adminEmail", "agreed"].contains(&name.as_str()));
    let more = ["toTime", "shortName", "englishName", "historyNames", "addressInfo", "actualCapital", "regNumber"];
    let further = ["orgNumber", "taxNumber", "staffNumRange", "homepageUrl", "bondName", "isMicroEnt"];
    for name in more.into_iter().chain(further) {
        members.insert(name.into(), Value::Null);
    }
    for (name, value) in members.iter_mut() {
        *value = read["companyDO"][name].clone();
    }
    let brands: Vec<Value> = read["companyBrandDOList"].as_array().expect("brands").iter().map(brand).collect();
    json!({
        "companyDO": company,
        "companyBrandDOList": brands,
        "companyStoreDOList": read["companyStoreDOList"],
        "fileRelationDOList": read["fileRelationDOList"].as_array().expect("files").iter()
            .map(|file| json!({ "type": file["type"], "fileId": file["fileId"] })).collect::<Vec<_>>(),
    })
}

fn brand(read: &Value) -> Value {
    let mut brand = json!({ "authChain": [] });
    for name in [
        "id",
        "brandNameCn",
        "brandNameEn",
        "trademarkNo",
        "trademarkOwner",
        "trademarkClass",
        "trademarkStatus",
        "trademarkExpireDate",
        "brandNature",
        "storyText",
    ] {
        brand[name] = read[name].clone();
    }
    let link = |node: &Value| {
        let files: Vec<Value> =
            node["files"].as_array().into_iter().flatten().map(|id| json!({ "fileId": id })).collect();
        with(
            json!({ "authFiles": files }),
            json!({
                "level": node["level"], "grantor": node["grantor"], "grantee": node["grantee"], "scope": node["scope"],
                "startDate": node["startDate"], "endDate": node["endDate"], "canSubLicense": node["canSubLicense"],
            }),
        )
    };
    brand["authChain"] = read["authChain"].as_array().expect("a chain").iter().map(link).collect::<Vec<_>>().into();
    brand
}

/// What was read can be sent back: nothing of it changes, and nothing of it is a change.
#[tokio::test]
async fn what_was_read_of_the_company_can_be_sent_back() {
    let app = TestApp::new().await;
    for (company, login) in [("200001", "admin"), ("200002", "admin")] {
        let admin = app.login(company, login).await;
        let asked = json!({ "field": "bankAccount" });
        let account = admin.post(&format!("{PROFILE}/unmask"), asked.clone()).await.ok().json();
        let read = admin.get(PROFILE).await.ok().json();
        admin.put(PROFILE, read.clone()).await.ok();
        let nothing = admin.post(&format!("{PROFILE}/submit-change"), read.clone()).await;
        refused(&nothing, 400, "company.noChange", "没有需要审批的变更");
        assert_eq!(admin.get(PROFILE).await.ok().json(), read);
        assert_eq!(admin.post(&format!("{PROFILE}/unmask"), asked).await.ok().json()["value"], account["value"]);
        // A name that neither the answer nor the form has is refused.
        let stray = with(read["companyDO"].clone(), json!({ "nmae": "上海" }));
        let refusal = admin.put(PROFILE, with(read, json!({ "companyDO": stray }))).await;
        refused(&refusal, 400, "common.unknownField", "不支持的字段：nmae");
    }
}

/// A02-4, S7-19: the licence changes when 法务 has agreed and not before; the diff shows what.
#[tokio::test]
async fn a_licence_changes_when_it_is_approved() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let before = admin.get(PROFILE).await.ok().json()["companyDO"].clone();
    let licence = uploaded(&admin, "businessLicense", "新执照.pdf", &pdf(600)).await;
    let body = json!({
        "companyId": 2, "businessLicense": [{ "fileId": licence["fileId"] }], "licenseTerm": "FIXED", "toTime": "2040-01-01",
    });
    let foreign = with(body.clone(), json!({ "companyId": 3 }));
    assert_eq!(admin.post("admin/api/company/updateBusinessLicense", foreign).await.status(), 404);
    let change = admin.post("admin/api/company/updateBusinessLicense", body.clone()).await.with_status(201).json();
    assert_eq!(
        (change["status"].as_str(), change["apprStep"].as_str()),
        (Some("APPROVING"), Some("CompanyChangeLegalAppr"))
    );
    assert!(change["code"].as_str().is_some_and(|code| code.starts_with("QB")));
    let steps: Vec<&str> =
        change["process"]["steps"].as_array().expect("steps").iter().filter_map(|step| step["step"].as_str()).collect();
    assert_eq!(steps, ["CompanyChangeLegalAppr"], "财务 is not concerned");
    let during = admin.get(PROFILE).await.ok().json()["companyDO"].clone();
    assert_eq!(during, before, "the living record waits");

    let diff = admin.get(&format!("{CHANGES}/{}/diff", change["id"])).await.ok().json();
    let mut changed: Vec<String> = Vec::new();
    for group in diff["groups"].as_array().expect("groups") {
        for item in group["items"].as_array().expect("items") {
            changed.push(item["path"].as_str().unwrap_or_default().to_owned());
        }
    }
    assert_eq!(changed, ["businessLicense", "toTime"], "{diff}");
    let second = admin.post("admin/api/company/updateBusinessLicense", body).await;
    refused(&second, 400, "company.changing", "存在审批中的企业变更，请等待完成");

    let staff = Staff::enter(&app).await;
    staff.approve("CompanyChangeLegalAppr", &change["id"], None).await.ok();
    let after = admin.get(PROFILE).await.ok().json();
    assert_eq!(after["companyDO"]["toTime"], "2040-01-01");
    assert_eq!(after["companyDO"]["businessLicense"], licence["fileId"]);
    assert!(after["fileRelationDOList"].as_array().expect("files").iter().any(|f| f["fileId"] == licence["fileId"]));
}

/// 财务 for the account, 法务 for the name, both for both; a rejected change leaves everything as it was.
#[tokio::test]
async fn a_change_goes_to_those_whom_it_concerns() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let profile = own_profile(&admin).await;
    let company = with(profile["companyDO"].clone(), json!({ "bankAccount": "6222020200005556666" }));
    let sent = with(profile.clone(), json!({ "companyDO": company }));
    let change = admin.post(&format!("{PROFILE}/submit-change"), sent).await.with_status(201).json();
    assert_eq!(change["apprStep"], "CompanyChangeFinanceAppr");
    let stored = crate::support::text(&app, "SELECT form FROM company_change").await;
    assert!(!stored.contains("6222020200005556666"));
    let staff = Staff::enter(&app).await;
    staff.reject("CompanyChangeFinanceAppr", &change["id"], json!([])).await.ok();
    let shown = admin.post(&format!("{PROFILE}/unmask"), json!({ "field": "bankAccount" })).await.ok().json();
    assert_ne!(shown["value"], "6222020200005556666");

    // What needs no approval is refused here, and goes through there.
    let nothing = admin.post(&format!("{PROFILE}/submit-change"), profile.clone()).await;
    refused(&nothing, 400, "company.noChange", "没有需要审批的变更");
    let company = with(profile["companyDO"].clone(), json!({ "industry": "化妆品制造", "name": "别的名字有限公司" }));
    admin.put(PROFILE, with(profile, json!({ "companyDO": company }))).await.ok();
    let now = admin.get(PROFILE).await.ok().json();
    assert_eq!(now["companyDO"]["industry"], "化妆品制造");
    assert_eq!(now["companyDO"]["name"], "上海花植美妆有限公司", "a key field");
    let versions =
        crate::support::text(&app, "SELECT changed_fields FROM version_log WHERE biz_type = 'company' AND biz_id = 2")
            .await;
    assert_eq!(versions, "[\"行业\"]");
}
