//! 以商家视角查看: staff read what the people of a company read, change nothing, and are written down.

use std::collections::HashSet;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use super::refused;
use crate::selection::actions;
use crate::support::number;

const HEADER: &str = "x-view-company";
const OFFERS: &str = "selection/api/offers";

async fn seen(who: &Client, company: i64, path: &str) -> Answer {
    who.get(path).header(HEADER, company.to_string()).await
}

fn forbidden(answer: &Answer) {
    refused(answer, 403, "common.forbidden", "没有访问权限");
}

/// The menus of a company, its rows, and not one button.
#[tokio::test]
async fn staff_read_what_a_company_reads_and_press_nothing() {
    let app = TestApp::new().await;
    let (staff, merchant) = (app.login("100000", "zs1").await, app.login("200001", "admin").await);
    forbidden(&seen(&staff, 2, OFFERS).await);
    let opened = staff.post("admin/api/company-views/2", json!({})).await.ok().json();
    assert_eq!(opened, json!({ "companyId": 2, "companyName": "上海花植美妆有限公司" }));
    let entries = "SELECT count(*) FROM audit_log WHERE event = 'company.view' AND biz_type = 'company' AND biz_id = 2";
    assert_eq!(number(&app, entries).await, 1);

    let account = seen(&staff, 2, "admin/api/account").await.ok().json();
    assert_eq!((&account["userType"], &account["companyId"]), (&json!("BIZ"), &json!(2)));
    let tree = staff.post("admin/api/findPermissionByUser", json!({ "language": "CHINA" })).header(HEADER, "2");
    let mut kinds = HashSet::new();
    kinds_of(&tree.await.ok().json(), &mut kinds);
    assert_eq!(kinds, HashSet::from(["menu".to_owned()]));

    let (mine, theirs) = (seen(&staff, 2, OFFERS).await.ok(), merchant.get(OFFERS).await.ok());
    assert_eq!(mine.header("x-total-count"), theirs.header("x-total-count"));
    let rows = mine.json();
    let rows = rows.as_array().expect("rows");
    assert!(!rows.is_empty() && rows.iter().all(|row| row["companyId"] == 2 && row.get("score").is_none()));
    for row in rows {
        assert!(actions(row).iter().all(|action| ["detail", "version", "log"].contains(action)), "{row}");
        let one = seen(&staff, 2, &format!("{OFFERS}/{}", row["id"])).await.ok().json();
        assert_eq!(one["code"], row["code"]);
    }
    let profile = seen(&staff, 2, "admin/api/company/profile").await.ok().json();
    assert_eq!(profile["companyDO"]["name"], "上海花植美妆有限公司");
    // Another company's offer does not exist there, though the same person reaches it as staff.
    let other = number(&app, "SELECT min(id) FROM offer WHERE company_id = 3").await;
    assert_eq!(seen(&staff, 2, &format!("{OFFERS}/{other}")).await.status(), 404);

    for answer in [
        staff.post(OFFERS, json!({})).header(HEADER, "2").await,
        staff.put(OFFERS, json!({})).header(HEADER, "2").await,
        staff.delete(&format!("{OFFERS}/1")).header(HEADER, "2").await,
        staff.post("admin/api/logout", json!({})).header(HEADER, "2").await,
    ] {
        refused(&answer, 403, "view.only", "以商家视角查看时只能浏览，不能操作");
    }
    forbidden(&seen(&staff, 2, &format!("{OFFERS}/export")).await);
    // Without the header the same session is staff as before.
    assert_eq!(staff.get("admin/api/account").await.ok().json()["userType"], "PLATFORM");
}

/// Only those who read the companies, only the companies that they reach, only in the session that opened the view.
#[tokio::test]
async fn nobody_looks_where_no_view_was_opened() {
    let app = TestApp::new().await;
    let (staff, same) = (app.login("100000", "zs1").await, app.login("100000", "zs1").await);
    let missing = |answer: &Answer| refused(answer, 404, "common.notFound", "数据不存在或已被删除");
    for company in [5, 1, 777] {
        missing(&staff.post(&format!("admin/api/company-views/{company}"), json!({})).await);
        forbidden(&seen(&staff, company, OFFERS).await);
    }
    staff.post("admin/api/company-views/2", json!({})).await.ok();
    seen(&staff, 2, OFFERS).await.ok();
    forbidden(&seen(&same, 2, OFFERS).await);
    forbidden(&app.login("100000", "cx1").await.post("admin/api/company-views/2", json!({})).await);
    let merchant = app.login("200002", "admin").await;
    forbidden(&merchant.post("admin/api/company-views/2", json!({})).await);
    for company in [2, 3] {
        forbidden(&seen(&merchant, company, OFFERS).await);
    }
    let wrong = staff.get(OFFERS).header(HEADER, "2 OR 1=1").await;
    refused(&wrong, 400, "common.badQuery", "查询参数有误：x-view-company");

    // Whoever loses a company loses the view of it.
    let root = app.login("100000", "root").await;
    let now = root.get("admin/api/companies/2").await.ok().json();
    let assign =
        json!({ "bdUserId": 103, "vendorGroup": "KA", "liveRooms": ["common"], "rowVersion": now["rowVersion"] });
    staff.put("admin/api/companies/2/assign", assign).await.ok();
    app.sessions.forget();
    forbidden(&seen(&staff, 2, OFFERS).await);
}

fn kinds_of(tree: &Value, kinds: &mut HashSet<String>) {
    for node in tree.as_array().into_iter().flatten() {
        kinds.extend(node["permissionType"].as_str().map(str::to_owned));
        kinds_of(&node["children"], kinds);
    }
}
