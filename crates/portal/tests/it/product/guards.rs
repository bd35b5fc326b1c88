//! What a merge must not be, and when it cannot be taken back.

use std::time::Duration;

use serde_json::{Value, json};

use super::*;
use crate::admin::refused;
use crate::support::{execute, number};

async fn submit(who: &Client, form: Value) -> Answer {
    who.post(MERGES, with(form, json!({ "submit": true }))).await
}

#[tokio::test]
async fn a_merge_has_sources_and_another_target() {
    let house = House::new().await;
    let field = |answer: Answer| {
        let body = answer.with_status(400).json();
        (body["fieldErrors"][0]["field"].clone(), body["fieldErrors"][0]["message"].clone())
    };
    let none = submit(&house.merchant, merge("SKU_SPEC", "容量", &[], "50ml")).await;
    assert_eq!(field(none), (json!("sourceItems"), json!("请至少选择一个来源项")));
    let same = submit(&house.merchant, merge("SKU_SPEC", "容量", &["50ml", "50ML"], "50ml")).await;
    assert_eq!(field(same), (json!("targetItem"), json!("来源与目标不能相同")));
    let choice = submit(&house.merchant, merge("VALUE", "cosmeticType", &["ORDINARY"], "SPECIAL")).await;
    assert_eq!(field(choice), (json!("attrCode"), json!("属性选项无效")));
    let product = submit(&house.merchant, merge("SPU", "商品", &["1"], "2")).await;
    assert_eq!(field(product), (json!("mergeType"), json!("合并类型选项无效")));
}

#[tokio::test]
async fn an_attribute_is_merged_once_at_a_time_and_never_in_a_circle() {
    let house = House::new().await;
    let first = submitted(&house.merchant, merge("SKU_SPEC", "容量", &["50ML"], "50ml")).await;
    let second = submit(&house.merchant, merge("SKU_SPEC", "容量", &["30ML"], "30ml")).await;
    refused(&second, 400, "attr.busy", "该属性正在合并审批中");
    submitted(&house.merchant, merge("SKU_SPEC", "颜色", &["大红"], "红色")).await;
    approve(&house.first, &first).await.ok();
    let back = submit(&house.merchant, merge("SKU_SPEC", "容量", &["50ml"], "50ML")).await.with_status(400).json();
    assert_eq!(back["fieldErrors"][0]["message"], "“50ML”已合并到“50ml”，不能反向合并");
}

/// 06: taken back only within seven days, and only where nobody has changed anything since.
#[tokio::test]
async fn what_was_changed_since_is_not_taken_back() {
    let house = House::new().await;
    let draft = made(&house, CODES[0], json!({ "容量": "50ML" }), "上海市浦东新区").await;
    let doc = submitted(&house.merchant, merge("SKU_SPEC", "容量", &["50ML"], "50ml")).await;
    approve(&house.first, &doc).await.ok();
    let now = house.read(&draft).await;
    let mut form = cream(&house, CODES[0], json!({ "容量": "50ml" }), "上海市徐汇区");
    form["skus"][0]["id"] = now["skus"][0]["id"].clone();
    let saved = with(form, json!({ "id": draft["id"], "rowVersion": now["rowVersion"] }));
    house.merchant.put(OFFERS, saved).await.ok();
    refused(&undo(&house.first, &doc).await, 400, "attr.undo", "已有1条数据被修改，不能撤销合并");
    assert_eq!(house.read(&draft).await["skus"][0]["spec"], json!({ "容量": "50ml" }));

    let other = submitted(&house.merchant, merge("SKU_SPEC", "颜色", &["大红"], "红色")).await;
    approve(&house.first, &other).await.ok();
    house.app.clock().shift(Duration::from_secs(8 * 24 * 3600));
    let first = house.app.login("100000", "cx1").await;
    refused(&undo(&first, &other).await, 400, "attr.late", "合并已超过7天，不能撤销");
}

/// 06: staff merge for everybody, and somebody else approves it.
#[tokio::test]
async fn staff_merge_for_everybody() {
    let house = House::new().await;
    let here = made(&house, CODES[0], json!({ "容量": "50ML" }), "上海市浦东新区").await;
    execute(&house.app, "UPDATE company SET catalogs = 'Food,Cosmetic' WHERE id = 3").await;
    let other = house.app.login("200002", "admin").await;
    let mut sku = house.sku(CODES[1]);
    sku["spec"] = json!({ "容量": "50ML" });
    let draft = json!({
        "liveRoom": "common", "categoryCode": "Cosmetic", "formType": "NORMAL", "offerStyle": "SINGLE",
        "offerName": "另一家的晚霜", "skus": [sku],
    });
    let there = other.post(OFFERS, draft).await.with_status(201).json();
    let doc = submitted(&house.first, merge("SKU_SPEC", "容量", &["50ML"], "50ml")).await;
    assert_eq!((&doc["scope"], &doc["affectedCount"]), (&json!("GLOBAL"), &json!(2)));
    refused(&approve(&house.first, &doc).await, 400, "common.selfApprove", "不能审批自己提交的单据");
    let merchant = house.merchant.get(&format!("{MERGES}/{}", doc["id"])).await;
    refused(&merchant, 404, "common.notFound", "数据不存在或已被删除");

    let role = number(&house.app, "SELECT id FROM role WHERE role_code = 'SELECTION_FIRST'").await;
    let zx1 = number(&house.app, "SELECT id FROM account WHERE login = 'zx1'").await;
    execute(&house.app, &format!("INSERT INTO account_role (account_id, role_id) VALUES ({zx1}, {role})")).await;
    let colleague = house.app.login("100000", "zx1").await;
    approve(&colleague, &doc).await.ok();
    assert_eq!(house.read(&here).await["skus"][0]["spec"], json!({ "容量": "50ml" }));
    let seen = other.get(&format!("{OFFERS}/{}", there["id"])).await.ok().json();
    assert_eq!(seen["skus"][0]["spec"], json!({ "容量": "50ml" }));
    assert_eq!(number(&house.app, "SELECT company_id FROM attr_alias WHERE source = '50ML'").await, 0);
}
