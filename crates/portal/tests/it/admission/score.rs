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

    let doc = people.submitted("990011").await;
    people.reject(&doc, json!([]), "START").await.ok();
    let after = score().await;
    let rejections = |score: &Value| items(score)[0]["count"].as_i64().unwrap_or_default();
    assert_eq!(items(&after)[0]["code"], "REJECTION");
    assert_eq!(rejections(&after), rejections(&before) + 1);
    assert!(after["score"].as_i64() < before["score"].as_i64(), "{after}");

    assert_eq!(listed().await, before["score"]);
    people.app.run_job("company.creditScore").await;
    assert_eq!(listed().await, after["score"]);
    let others = people.merchant.get("admin/api/companies/3/score").await;
    refused(&others, 404, "common.notFound", "数据不存在或已被删除");
}

fn items(score: &Value) -> Vec<Value> {
    score["items"].as_array().cloned().unwrap_or_default()
}
