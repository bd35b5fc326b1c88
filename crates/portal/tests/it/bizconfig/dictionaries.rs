//! Dictionaries, live rooms and categories: changed by staff, seen by everybody at once.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{API, new_item, noted};
use crate::admin::refused;
use crate::selection::{People, with};

async fn version(user: &Client) -> i64 {
    user.get("admin/api/dictionarys/version").await.ok().json()["version"].as_i64().expect("a version")
}

async fn kept(staff: &Client, kind: &str, id: i64) -> Value {
    let items = staff.get(&format!("{API}/dict-items?type={kind}")).await.ok().json();
    items.as_array().expect("items").iter().find(|item| item["id"] == id).cloned().unwrap_or_default()
}

/// What everybody reads.
async fn public(user: &Client, kind: &str, value: &Value) -> Value {
    let all = user.get("admin/api/getAllDictionarys/0").await.ok().json();
    let items = all["items"].as_array().expect("items");
    items.iter().find(|item| item["type"] == kind && item["value"] == *value).cloned().unwrap_or_default()
}

/// A04-2: a disabled item is offered no more and still has its label; a used one cannot be deleted.
#[tokio::test(flavor = "multi_thread")]
async fn a_used_item_can_only_be_disabled_and_keeps_its_label() {
    let people = People::new().await;
    let there = people.app.another().await;
    let root = people.app.login("100000", "root").await;
    let far = there.login("200002", "admin").await;
    let before = version(&far).await;
    let id = new_item(&root, "StoreType").await;
    assert!(version(&far).await > before, "another copy sees the change at once");
    let item = kept(&root, "StoreType", id).await;
    assert_eq!((&item["useCount"], &item["isSystem"], &item["enabled"]), (&json!(0), &json!(false), &json!(true)));
    assert_eq!(public(&far, "StoreType", &item["value"]).await["label"], "新选项");

    let doc = people.draft("sid").await;
    let doc = people.save(&doc, json!({ "storeType": item["value"] })).await.ok().json();
    assert_eq!(kept(&root, "StoreType", id).await["useCount"], 1);
    refused(&root.delete(&format!("{API}/dict-items/{id}")).await, 400, "dict.used", "字典项已被使用，只能停用");

    root.post(&format!("{API}/dict-items/{id}/disable"), json!({})).await.ok();
    let shown = public(&far, "StoreType", &item["value"]).await;
    assert_eq!((&shown["disabled"], &shown["label"]), (&json!(true), &json!("新选项")));
    let answer = people.save(&doc, json!({ "storeType": item["value"] })).await;
    refused(&answer, 400, "common.invalid", "店铺类型选项无效");
    let (old, new) = noted(&people.app, "dictItem.disable").await;
    assert_eq!((&old["启用"], &new["启用"]), (&json!("是"), &json!("否")));

    people.save(&doc, json!({ "storeType": "FLAGSHIP" })).await.ok();
    root.delete(&format!("{API}/dict-items/{id}")).await.ok();
    assert_eq!(kept(&root, "StoreType", id).await, Value::Null);
}

/// A system item's value is what programs name: its label may change, its value may not, and it stays.
#[tokio::test]
async fn a_system_item_is_renamed_but_never_replaced() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let items = root.get(&format!("{API}/dict-items?type=StorePlatform")).await.ok().json();
    let item = &items[0];
    let body = json!({
        "id": item["id"], "rowVersion": item["rowVersion"], "value": item["value"], "label": "天猫商城",
        "liveRoom": "promote11,common", "color": "red", "remark": "",
    });
    let path = format!("{API}/dict-items");
    let other = with(body.clone(), json!({ "value": "OTHER_CODE" }));
    refused(&root.put(&path, other).await, 400, "dict.valueFixed", "字典值已被使用，不能修改");
    let nowhere = with(body.clone(), json!({ "liveRoom": "common,nowhere" }));
    refused(&root.put(&path, nowhere).await, 400, "common.dict", "适用直播间选项无效");
    root.put(&path, body.clone()).await.ok();
    refused(&root.put(&path, body).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let (old, new) = noted(&app, "dictItem.save").await;
    assert_eq!((&old["显示名称"], &new["显示名称"]), (&json!("天猫"), &json!("天猫商城")));
    assert_eq!(new["适用直播间"], "双11大促、日常直播间");
    assert_eq!(new.get("字典值"), None, "what stayed is not told");
    let gone = root.delete(&format!("{path}/{}", item["id"])).await;
    refused(&gone, 400, "dict.used", "字典项已被使用，只能停用");
}

#[tokio::test]
async fn types_are_added_and_items_ordered() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let kind = json!({ "code": "Texture", "label": "质地" });
    root.post(&format!("{API}/dict-types"), kind.clone()).await.with_status(201);
    refused(&root.post(&format!("{API}/dict-types"), kind).await, 400, "dict.exists", "编码已存在");
    let wrong = json!({ "code": "质地", "label": "质地" });
    let answer = root.post(&format!("{API}/dict-types"), wrong).await;
    refused(&answer, 400, "common.invalid", "只能使用字母、数字、下划线和短横线");
    let (first, second) = (new_item(&root, "Texture").await, new_item(&root, "Texture").await);
    let order = json!({ "type": "Texture", "parentId": 0, "ids": [second, first] });
    root.post(&format!("{API}/dict-items/sort"), order).await.ok();
    let items = root.get(&format!("{API}/dict-items?type=Texture")).await.ok().json();
    assert_eq!((&items[0]["id"], &items[1]["id"]), (&json!(second), &json!(first)));
    let half = json!({ "type": "Texture", "parentId": 0, "ids": [second] });
    let answer = root.post(&format!("{API}/dict-items/sort"), half).await;
    refused(&answer, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let answer =
        root.post(&format!("{API}/dict-items"), json!({ "type": "LiveRoom", "value": "x", "label": "x" })).await;
    refused(&answer, 400, "dict.ownPage", "请在“直播间”中维护");
}

/// A room's period decides whether products may be offered for it; its name is the dictionary's too.
#[tokio::test]
async fn a_live_room_is_open_in_its_period() {
    use platform::Date;

    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let path = format!("{API}/live-rooms");
    let rooms = root.get(&path).await.ok().json();
    let open = |rooms: &Value| -> Vec<String> {
        let open = rooms.as_array().expect("rooms").iter().filter(|room| room["open"] == true);
        open.map(|room| room["code"].as_str().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(open(&rooms), ["common", "promote11", "promote12"]);
    let mut room = rooms[2].clone();
    for told in ["open", "closed"] {
        room.as_object_mut().expect("a room").remove(told);
    }
    let today = app.clock().today();
    let closed = with(room, json!({ "name": "双十二", "offerOpenTo": today.plus_days(-1).to_string() }));
    let saved = root.put(&path, closed.clone()).await.ok().json();
    assert_eq!(saved["open"], false);
    assert_eq!(public(&root, "LiveRoom", &json!("promote12")).await["label"], "双十二");
    refused(&root.put(&path, closed.clone()).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let turned = with(closed, json!({ "rowVersion": saved["rowVersion"], "offerOpenFrom": today.to_string() }));
    refused(&root.put(&path, turned).await, 400, "common.invalid", "报品开放止必须晚于报品开放起");

    let refusal = async |code: &str, day: Date| {
        let found = bizconfig::live_rooms::must_be_open(app.db.read(), code, day).await;
        found.err().map(|problem| problem.title).unwrap_or_default()
    };
    assert_eq!(refusal("common", today).await, "");
    assert_eq!(refusal("promote11", today).await, "");
    let (from, to) = (today.plus_days(-5), today.plus_days(-1));
    assert_eq!(refusal("promote12", today).await, format!("双十二报品已于 {to} 截止"));
    let early = from.plus_days(-1);
    assert_eq!(refusal("promote12", early).await, format!("双十二报品未开放，开放时间：{from}~{to}"));
}

#[tokio::test]
async fn categories_are_a_tree_three_levels_deep() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let path = format!("{API}/categories");
    let tree = root.get(&path).await.ok().json();
    let sunscreen = &tree[0]["children"][0]["children"][3];
    assert_eq!((&sunscreen["riskLevelDefault"], &sunscreen["level"]), (&json!("HIGH"), &json!(3)));
    let certs: Vec<&str> =
        sunscreen["requiredCerts"].as_array().expect("papers").iter().filter_map(Value::as_str).collect();
    assert!(certs.contains(&"COSMETIC_SPECIAL") && certs.contains(&"TRADEMARK"), "{certs:?}");

    let form = |code: &str, parent: &str| {
        json!({
            "code": code, "parentCode": parent, "name": "新类目", "enabled": true, "riskLevelDefault": "MIDDLE",
            "commissionMin": 12.5, "sampleRequired": true, "rowVersion": 0,
        })
    };
    let answer = root.post(&path, form("Snack_New", "Food_Snack")).await;
    refused(&answer, 400, "common.invalid", "类目编码须以“Food_Snack_”开头");
    let answer = root.post(&path, form("Food_Snack_Nut_Almond", "Food_Snack_Nut")).await;
    refused(&answer, 400, "category.level", "类目最多三级");
    let made = root.post(&path, form("Food_Snack_Candy", "Food_Snack")).await.with_status(201).json();
    assert_eq!((&made["level"], &made["commissionMin"]), (&json!(3), &json!(12.5)));
    let change = with(form("Food_Snack_Candy", "Food_Snack"), json!({ "enabled": false, "commissionMin": 8 }));
    let change = with(change, json!({ "rowVersion": made["rowVersion"] }));
    let saved = root.put(&path, change).await.ok().json();
    assert_eq!((&saved["enabled"], &saved["commissionMin"]), (&json!(false), &json!(8.0)));
    let (old, new) = noted(&app, "category.save").await;
    assert_eq!((&old["最低佣金率"], &new["最低佣金率"]), (&json!("12.50%"), &json!("8.00%")));
    let vendor = app.login("200001", "admin").await;
    vendor.get(&path).await.ok();
    refused(&vendor.post(&path, form("Food_X", "Food")).await, 403, "common.forbidden", "没有访问权限");
}
