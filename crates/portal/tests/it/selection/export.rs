//! Lists: filters, counts, order, and the Excel file of the same.

use serde_json::{Value, json};

use super::{APPRS, People, with};
use crate::support::number;

fn names(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(|row| row["storeName"].as_str()).collect()
}

/// S7-07, S5-23, S9-01
#[tokio::test]
async fn a_list_is_filtered_counted_and_ordered() {
    let people = People::new().await;
    let create = format!("{APPRS}/create");
    for (name, platform, url) in [("测甲店", "TMALL", "https://a.tmall.com/"), ("测乙店", "JD", "https://b.jd.com/")]
    {
        let form = with(people.form(name), json!({ "storeName": name, "platformType": platform, "storeUrl": url }));
        people.merchant.post(&create, form).await.with_status(201);
    }
    let doc = people
        .merchant
        .post(&create, with(people.form("丙"), json!({ "storeName": "测丙店", "submit": true })))
        .await
        .with_status(201)
        .json();
    let list = async |query: &str| people.merchant.get(&format!("{APPRS}?{query}")).await.ok();
    let all = list("storeName=测&sort=storeName,asc").await;
    assert_eq!((all.header("x-total-count"), names(&all.json()).len()), ("3", 3));
    assert_eq!(names(&list("storeName=测&platformType.in=JD").await.json()), ["测乙店"]);
    assert_eq!(names(&list("storeName=测&status.in=APPROVING,APPROVED").await.json()), ["测丙店"]);
    assert_eq!(names(&list("storeName=测&platformType.notIn=TMALL").await.json()), ["测乙店"]);
    assert_eq!(names(&list("storeName=测&dsrDesc.greaterThan=4.85").await.json()), Vec::<&str>::new());
    assert_eq!(names(&list("storeName=测&size=1&page=1&sort=createdDate,desc").await.json()).len(), 1);
    let row = &list("storeName=测丙").await.json()[0];
    assert_eq!(
        (row["brandNames"].as_str(), row["dsrDesc"].as_f64(), row["rowVersion"].clone()),
        (Some("花植"), Some(4.85), doc["rowVersion"].clone())
    );
    assert_eq!(row.get("form"), None, "a list stays lean");
    let counts = people.merchant.get(&format!("{APPRS}/counts?storeName=测")).await.ok().json();
    assert_eq!(
        (counts["all"].as_i64(), counts["created"].as_i64(), counts["approving"].as_i64()),
        (Some(3), Some(2), Some(1))
    );
    let sum: i64 = ["created", "approving", "rejected", "approved", "completed", "cancelled"]
        .iter()
        .filter_map(|part| counts[*part].as_i64())
        .sum();
    assert_eq!(Some(sum), counts["all"].as_i64());
    let stranger = people.app.login("200002", "admin").await;
    assert_eq!(stranger.get(&format!("{APPRS}?storeName=测")).await.ok().header("x-total-count"), "0");
    assert_eq!(people.merchant.get(&format!("{APPRS}?secret=1")).await.status(), 400);
}

/// The same rows as the list, as texts that Excel never runs, and a record of who took them.
#[tokio::test]
async fn an_export_holds_what_the_list_shows() {
    let people = People::new().await;
    let create = format!("{APPRS}/create");
    let form = with(people.form("sid"), json!({ "storeName": "=HYPERLINK(\"http://x\")" }));
    people.merchant.post(&create, form).await.with_status(201);
    let answer = people.merchant.get(&format!("{APPRS}/export?sellerId=sid")).await.ok();
    assert!(answer.header("content-disposition").starts_with("attachment; filename*=UTF-8''"));
    let sheet = crate::support::sheet(answer.bytes());
    assert_eq!(sheet[0][..4], ["单号", "店铺名称", "平台", "店铺ID"]);
    assert_eq!(sheet.len(), 2);
    assert_eq!(sheet[1][1..5], ["=HYPERLINK(\"http://x\")", "天猫", "sid", "旗舰店"]);
    assert_eq!(number(&people.app, "SELECT count(*) FROM audit_log WHERE event = 'offerStoreAppr.export'").await, 1);
    let viewer = people.app.login("200001", "viewer").await;
    assert_eq!(viewer.get(&format!("{APPRS}/export")).await.status(), 403);
    assert_eq!(viewer.get(APPRS).await.status(), 200);
}
