//! A03-7: bank accounts and pictures of identity cards, one look at a time.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::admin::{face, refused};
use crate::admission::{Applicant, PHONE, Staff};
use crate::support::{number, sheet};

const ACCOUNT: &str = "6222020200008887777";

async fn looks(app: &TestApp) -> i64 {
    number(app, "SELECT count(*) FROM audit_log WHERE event LIKE '%.unmask'").await
}

async fn open(who: &Client, path: &str, field: &str) -> Value {
    who.post(&format!("{path}/unmask"), json!({ "field": field })).await.ok().json()
}

/// A03-7: while it waits, whoever decides opens it; then those who hold the code. Each look is in the log; every other
/// answer masks the number and has no way to the picture.
#[tokio::test]
async fn a_card_and_an_account_open_one_at_a_time_and_are_masked_everywhere_else() {
    let app = TestApp::new().await;
    let applicant = Applicant::enter(&app, PHONE).await;
    let state = applicant.submitted().await;
    let staff = Staff::enter(&app).await;
    let (sale, legal, finance) = (staff.of("CompanySaleAppr"), staff.of("CompanyLegalAppr"), staff.of("Finance"));
    let join = format!("admin/api/company-joins/{}", state["id"]);
    let key =
        crate::support::text(&app, "SELECT key FROM file WHERE slot = 'legalIdFront' ORDER BY id DESC LIMIT 1").await;
    let card = number(&app, "SELECT max(id) FROM file WHERE slot = 'legalIdFront'").await;

    // It waits for 招商: not for 法务, who comes next and sees the document already.
    legal.get(&join).await.ok();
    let early = legal.post(&format!("{join}/unmask"), json!({ "field": "legalIdFront" })).await;
    refused(&early, 403, "common.forbidden", "没有访问权限");
    assert_eq!(looks(&app).await, 0);
    let shown = open(sale, &join, "legalIdFront").await;
    assert_eq!((&shown["value"], looks(&app).await), (&json!(""), 1), "one look, one entry");
    let picture = app.anon().get(shown["url"].as_str().expect("a link")).await.ok();
    assert!(picture.bytes().starts_with(b"\x89PNG"));
    assert_eq!(picture.header("cache-control"), "no-store");
    let other = open(finance, &join, "bankAccount").await;
    assert_eq!((other["value"].as_str(), other["url"].as_str()), (Some(ACCOUNT), Some("")), "one at a time");
    assert_eq!(looks(&app).await, 2);
    let wrong = finance.post(&format!("{join}/unmask"), json!({ "field": "name" })).await;
    assert_eq!((wrong.status(), looks(&app).await), (400, 2));
    app.clock().shift(std::time::Duration::from_secs(61));
    assert_eq!(app.anon().get(shown["url"].as_str().expect("a link")).await.status(), 404, "a link for one look");

    // Every other answer, to whoever it is.
    let log = state["versions"][0]["logId"].clone();
    let answers = [
        (sale, join.clone()),
        (legal, join.clone()),
        (finance, join.clone()),
        (finance, format!("{join}/diff?all=true&to=current")),
        (finance, format!("{join}/versions/{log}")),
        (finance, format!("{join}/versions")),
        (finance, "admin/api/company-joins".to_owned()),
        (finance, "workflow/api/tasks?view=todo".to_owned()),
        (sale, "workflow/api/tasks?view=todo".to_owned()),
        (sale, "admin/api/message-location-logs".to_owned()),
        (&applicant.client, "admin/api/company-register".to_owned()),
    ];
    for (who, path) in &answers {
        let text = who.get(path).await.ok().text();
        assert!(!text.contains(ACCOUNT) && !text.contains(&format!("{key}?exp=")), "{path}: {text}");
    }
    let detail = finance.get(&join).await.ok().json();
    assert_eq!(detail["bankAccount"], "6222***********7777", "masked, and there");
    assert_eq!(
        (&detail["legalIdFront"][0]["url"], &detail["legalIdFront"][0]["OssSignPath"]),
        (&json!(""), &json!(""))
    );
    assert!(detail["businessLicense"][0]["url"].as_str().is_some_and(|url| url.contains("sig=")), "the control");
    let export = format!("{:?}", sheet(sale.get("admin/api/company-joins/export").await.ok().bytes()));
    assert!(export.contains("杭州青岚护理用品有限公司") && !export.contains(ACCOUNT), "{export}");
    for who in [sale, legal, finance] {
        let link = |id: i64| who.get(&format!("fileservice/api/files/{id}/sign-url"));
        assert_eq!(face(&link(card).await), face(&link(777).await));
        let zip = |id: i64| who.post("fileservice/api/files/zip", json!({ "ids": [id] }));
        assert_eq!(face(&zip(card).await), face(&zip(777).await));
    }
    assert_eq!(looks(&app).await, 2, "nothing of that was a look");

    // In force: the code alone opens it, to the staff and to the company itself.
    staff.approve_all(&state["id"]).await;
    let id = number(&app, "SELECT id FROM company WHERE els_account = '200008'").await;
    let company = format!("admin/api/companies/{id}");
    for path in [&company, &join] {
        let late = legal.post(&format!("{path}/unmask"), json!({ "field": "legalIdFront" })).await;
        refused(&late, 403, "common.forbidden", "没有访问权限");
    }
    let text = finance.get(&company).await.ok().text();
    assert!(!text.contains(ACCOUNT) && !text.contains(&format!("{key}?exp=")), "{text}");
    assert_eq!(open(finance, &company, "bankAccount").await["value"], ACCOUNT);
    let again = open(finance, &company, "legalIdFront").await;
    app.anon().get(again["url"].as_str().expect("a link")).await.ok();
    assert_eq!(looks(&app).await, 4);
}

/// A03-7: a company's own people read it by the code as well, and the profile that every page loads has neither.
#[tokio::test]
async fn the_profile_of_a_company_tells_neither_to_its_own_people() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let finance = app.login("200001", "sunfin").await;
    let number = open(&admin, "admin/api/company/profile", "bankAccount").await["value"].clone();
    let number = number.as_str().expect("a number");
    assert!(number.len() > 10, "{number}");
    for who in [&admin, &finance] {
        let profile = who.get("admin/api/company/profile").await.ok();
        assert!(!profile.text().contains(number));
        for file in profile.json()["fileRelationDOList"].as_array().expect("files") {
            let kept_back = file["type"].as_str().is_some_and(|slot| slot.starts_with("legalId"));
            assert_eq!(file["url"] == "", kept_back, "{file}");
        }
    }
    let refusal = finance.post("admin/api/company/profile/unmask", json!({ "field": "bankAccount" })).await;
    refused(&refusal, 403, "common.forbidden", "没有访问权限");
}
