//! The credit score: what it is made of, who sees it, and the list that follows once a week.

use serde_json::{Value, json};

use crate::admin::refused;
use crate::selection::People;

/// The company reads its own score with the reasons; the list follows the job, not the moment.
#[tokio::test]
async fn a_rejection_costs_points_and_says_so() {
    let people = People::new().await;
    let score = || async { people.merchant.get("admin/api/companies/2/score").await.ok().json() };
    let listed = || async { people.staff.get("admin/api/companies?id=2").await.ok().json()[0]["creditScore"].clone() };
    let before = score().await;
    let lost: i64 = items(&before).iter().filter_map(|item| item["points"].as_i64()).sum();
    assert_eq!(before["score"].as_i64(), Some(100 - lost));
    assert_eq!(listed().await, before["score"]);

    // As many as it takes to cost a point, of however many decisions there are.
    for seller in ["990011", "990012", "990013"] {
        let doc = people.submitted(seller).await;
        people.reject(&doc, json!([]), "START").await.ok();
    }
    let after = score().await;
    let rejections = |score: &Value| items(score)[0]["count"].as_i64().unwrap_or_default();
    assert_eq!(items(&after)[0]["code"], "REJECTION");
    assert_eq!(rejections(&after), rejections(&before) + 3);
    assert!(after["score"].as_i64() < before["score"].as_i64(), "{after}");

    assert_eq!(listed().await, before["score"]);
    people.app.run_job("company.creditScore").await;
    assert_eq!(listed().await, after["score"]);
    let others = people.merchant.get("admin/api/companies/3/score").await;
    refused(&others, 404, "common.notFound", "数据不存在或已被删除");
}

/// `company.complaints`: what the staff wrote down costs points, the company reads why, and what was untrue no longer does.
#[tokio::test]
async fn a_complaint_costs_points_until_it_is_withdrawn() {
    let people = People::new().await;
    let cost = || async {
        let score = people.merchant.get("admin/api/companies/2/score").await.ok().json();
        items(&score).into_iter().find(|item| item["code"] == "COMPLAINT").expect("complaints count")["points"].clone()
    };
    let complaints = "admin/api/companies/2/complaints";
    assert_eq!(cost().await, 0);
    let today = people.app.clock().today();
    let form = |date: platform::Date, content: &str| json!({ "happenedDate": date, "content": content });
    let short = people.staff.post(complaints, form(today, "太慢")).await.with_status(400).json();
    assert_eq!(short["fieldErrors"][0]["field"], "content");
    let ahead = people.staff.post(complaints, form(today.plus_days(1), "发货与宣传不符")).await;
    refused(&ahead, 400, "common.future", "投诉日期不能晚于今天");
    people.staff.post(complaints, form(today.plus_days(-181), "半年前的投诉")).await.with_status(201);
    assert_eq!(cost().await, 0, "half a year ago");
    let told = people.staff.post(complaints, form(today, "发货与宣传不符")).await.with_status(201).json();
    assert_eq!(cost().await, 5);

    let read = people.merchant.get(complaints).await.ok().json();
    assert_eq!((&read[0]["content"], &read[0]["createdByName"]), (&json!("发货与宣传不符"), &json!("张招商")));
    let withdraw = format!("admin/api/company-complaints/{}/withdraw", told["id"]);
    let body = json!({ "reason": "经核实为误会", "rowVersion": 0 });
    let own = people.merchant.post(&withdraw, body.clone()).await;
    refused(&own, 403, "common.forbidden", "没有访问权限");
    people.staff.post(&withdraw, body.clone()).await.ok();
    assert_eq!(cost().await, 0);
    refused(&people.staff.post(&withdraw, body).await, 400, "common.state", "当前状态不允许此操作");
}

fn items(score: &Value) -> Vec<Value> {
    score["items"].as_array().cloned().unwrap_or_default()
}
