//! Versions and the differences between them.

use platform::form::Form;
use serde_json::{Value, json};

use super::{APPRS, People};

/// A05-13 for stores: exactly what was changed, grouped and labelled.
#[tokio::test]
async fn a_diff_lists_exactly_what_was_changed() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    people.reject(&doc, json!([]), "THIS_STEP").await.ok();
    let rejected = people.read(&doc).await;
    let changes = json!({ "storeType": "EXCLUSIVE", "ownerName": "花植（上海）有限公司", "depositPaid": 60000.0, "submit": true });
    let again = people.save(&rejected, changes).await.ok().json();
    assert_eq!((again["round"].as_i64(), again["versions"][0]["keyChanged"].as_bool()), (Some(2), Some(true)));

    let diff = people.staff.get(&format!("{APPRS}/{}/diff", doc["id"])).await.ok().json();
    let items: Vec<Value> = diff["groups"]
        .as_array()
        .expect("groups")
        .iter()
        .flat_map(|g| g["items"].as_array().cloned().unwrap_or_default())
        .collect();
    let seen: Vec<(&str, &str, &str)> = items
        .iter()
        .map(|i| {
            (
                i["label"].as_str().unwrap_or(""),
                i["beforeText"].as_str().unwrap_or(""),
                i["afterText"].as_str().unwrap_or(""),
            )
        })
        .collect();
    let expected = [
        ("店铺类型", "旗舰店", "专卖店"),
        ("店铺主体", "上海花植美妆有限公司", "花植（上海）有限公司"),
        ("已缴保证金", "¥50,000.00", "¥60,000.00"),
    ];
    assert_eq!(seen, expected);
    assert_eq!((items[1]["key"].as_bool(), items[2]["delta"].as_str()), (Some(true), Some("+20.00%")));
    assert_eq!(diff["stats"], json!({ "added": 0, "removed": 0, "changed": 3, "keyChanged": 1 }));
    assert_eq!((diff["from"]["versionNo"].as_i64(), diff["to"]["versionNo"].as_i64()), (Some(1), Some(2)));
    let all = people.staff.get(&format!("{APPRS}/{}/diff?all=true", doc["id"])).await.ok().json();
    let many: usize =
        all["groups"].as_array().expect("groups").iter().map(|g| g["items"].as_array().map_or(0, Vec::len)).sum();
    assert_eq!(many, selection::StoreForm::FIELDS.len(), "every field");
}

/// What was submitted stays what it was.
#[tokio::test]
async fn versions_are_snapshots() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    people.reject(&doc, json!([]), "START").await.ok();
    people.save(&people.read(&doc).await, json!({ "storeName": "改名" })).await.ok();
    let versions = people.merchant.get(&format!("{APPRS}/{}/versions", doc["id"])).await.ok().json();
    assert_eq!(versions.as_array().map(Vec::len), Some(1), "a saved draft is no version");
    let log = &versions[0]["logId"];
    let snapshot = people.merchant.get(&format!("{APPRS}/{}/versions/{log}", doc["id"])).await.ok().json();
    assert_eq!(snapshot["snapshot"]["storeName"], "花植旗舰店");
    let now = people.merchant.get(&format!("{APPRS}/{}/diff?from={log}&to=current", doc["id"])).await.ok().json();
    assert_eq!(now["groups"][0]["items"][0]["afterText"], "改名");
    let stranger = people.app.login("200002", "admin").await;
    assert_eq!(stranger.get(&format!("{APPRS}/{}/versions/{log}", doc["id"])).await.status(), 404);
    let other = people.submitted("sid-2").await;
    assert_eq!(people.merchant.get(&format!("{APPRS}/{}/versions/{log}", other["id"])).await.status(), 404);
}

/// Files in a diff: what came, what went.
#[tokio::test]
async fn a_diff_shows_files() {
    use crate::fileservice::{png, uploaded};
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    people.reject(&doc, json!([]), "START").await.ok();
    let second = uploaded(&people.merchant, "screenshot", "新.png", &png(30, 30)).await;
    let change = json!({ "screenshot": [{ "fileId": second["fileId"] }], "submit": true });
    people.save(&people.read(&doc).await, change).await.ok();
    let diff = people.staff.get(&format!("{APPRS}/{}/diff", doc["id"])).await.ok().json();
    let files = &diff["groups"][0]["items"][0]["files"];
    let seen: Vec<_> =
        files.as_array().expect("files").iter().map(|f| (f["fileName"].as_str(), f["change"].as_str())).collect();
    assert_eq!(seen, [(Some("后台.png"), Some("removed")), (Some("新.png"), Some("added"))]);
    let url = files[1]["url"].as_str().expect("a link");
    assert_eq!(people.app.anon().get(url).await.status(), 200);
}
