//! Freezing: the sessions end, the reason decides what may still be written.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::admin::{refused, try_login, void};

const COMPANIES: &str = "admin/api/companies";

async fn company(root: &Client, id: i64) -> Value {
    root.get(&format!("{COMPANIES}/{id}")).await.ok().json()
}

async fn settle(root: &Client, deed: &str, reason: Option<&str>) -> testkit::Answer {
    let now = company(root, 2).await;
    let mut body = json!({ "reason": "逾期账单未处理", "rowVersion": now["rowVersion"] });
    if let Some(reason) = reason {
        body["useStatusReason"] = reason.into();
    }
    root.post(&format!("{COMPANIES}/2/{deed}"), body).await
}

/// A02-6, S4-05, the company's part: ARREARS lets people in and keeps them from writing; VIOLATION keeps them out.
#[tokio::test]
async fn a_frozen_company_may_do_what_its_reason_leaves_open() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let admin = app.login("200001", "admin").await;
    let actions = company(&root, 2).await["actions"].clone();
    assert!(actions.as_array().expect("actions").contains(&json!("freeze")), "{actions}");

    let frozen = settle(&root, "freeze", Some("ARREARS")).await.ok().json();
    assert_eq!(frozen["companyDO"]["useStatus"], false);
    void(&admin.get("admin/api/account").await);
    let again = app.login("200001", "admin").await;
    let store = json!({ "storeName": "店" });
    let closed = again.post("selection/api/merchant/offer-store-apprs/create", store.clone()).await;
    refused(&closed, 400, "company.state", "企业当前状态（欠费）不允许此操作");
    let told = again.get("admin/api/message-location-logs?title.contains=冻结").await.ok().json();
    assert!(told[0]["content"].as_str().is_some_and(|text| text.contains("欠费：逾期账单未处理")), "{told}");
    assert_eq!(settle(&root, "freeze", Some("ARREARS")).await.status(), 400, "it is frozen already");

    settle(&root, "enable", None).await.ok();
    again.post("selection/api/merchant/offer-store-apprs/create", store).await.with_status(201);
    settle(&root, "freeze", Some("VIOLATION")).await.ok();
    let outside = try_login(&app.anon(), "200001", "admin", "Demo@2026").await;
    refused(&outside, 401, "auth.frozen", "企业已被冻结，无法登录");
}

/// Company 8 waits for 法务: it is offered to nobody else.
#[tokio::test]
async fn a_step_is_offered_to_those_who_take_it() {
    let app = TestApp::new().await;
    for (login, offered) in [("fw1", true), ("cw1", false)] {
        let staff = app.login("100000", login).await;
        let actions = company(&staff, 8).await["actions"].clone();
        assert_eq!(actions.as_array().expect("actions").contains(&json!("approve")), offered, "{login}: {actions}");
    }
}

/// Staff see what they may: a 招商 the companies in his care, and nobody a draft.
#[tokio::test]
async fn the_list_of_companies_is_cut_to_who_asks() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let all = root.get(&format!("{COMPANIES}?size=100")).await.ok();
    assert_eq!(all.header("x-total-count"), "9", "all but the platform's own");
    let zs1 = app.login("100000", "zs1").await;
    let own = zs1.get(&format!("{COMPANIES}?size=100&sort=name,asc")).await.ok().json();
    let names: Vec<&str> = own.as_array().expect("rows").iter().filter_map(|row| row["bdUserName"].as_str()).collect();
    assert!(names.iter().all(|name| *name == "张招商") && !names.is_empty(), "{names:?}");
    let frozen = root.get(&format!("{COMPANIES}?useStatus=false&verifyStatus=true")).await.ok();
    assert_eq!(frozen.header("x-total-count"), "2");
    assert_eq!(zs1.get(&format!("{COMPANIES}/6")).await.status(), 404, "another 招商's");
    let now = company(&root, 2).await;
    let body =
        json!({ "bdUserId": 103, "vendorGroup": "KA", "liveRooms": ["common"], "rowVersion": now["rowVersion"] });
    let moved = zs1.put(&format!("{COMPANIES}/2/assign"), body).await.ok().json();
    assert_eq!(moved["bdUserName"], "钱招商");
    assert_eq!(zs1.get(&format!("{COMPANIES}/2")).await.status(), 404, "no longer his");
}
