//! Another show of what was approved.

use serde_json::{Value, json};

use super::{House, OFFERS, TASKS, day, sale_form};
use crate::admin::refused;
use crate::selection::with;

const ONE: &str = "6901234588019";

async fn again(house: &House, source: &Value, change: Value) -> Value {
    let path = format!("{OFFERS}/{}/copy-source?mode=reuse", source["id"]);
    let taken = house.merchant.get(&path).await.ok().json();
    assert_eq!(taken["offer"]["offerCopyType"], "Reuse");
    let own = json!({
        "contactPhone": "13800000011", "complianceConfirmed": true,
        "expectShowDateFrom": day(&house.app, 12), "expectShowDateTo": day(&house.app, 18),
    });
    with(with(taken["offer"].clone(), own), change)
}

/// A05-7: price, stock and days are free; the name, what is said of it, the terms and whatever else was approved are not.
#[tokio::test]
async fn reuse_changes_price_stock_and_days_alone() {
    let house = House::new().await;
    let source = house.approved(ONE).await;
    let locked = [
        ("offerName", json!("花植积雪草修护晚霜 升级"), "商品名称"),
        ("sellingPoints", json!("更强\n更润\n更香"), "卖点"),
        ("commissionRate", json!(5.0), "佣金率"),
        ("priceProtectDays", json!(90), "保价天数"),
        ("originPlace", json!("北京"), "产地"),
        ("storeId", json!(null), "成交店铺"),
        ("categoryCode", json!("Food"), "类目"),
    ];
    for (field, value, label) in locked {
        let sent = again(&house, &source, json!({ field: value })).await;
        let answer = house.merchant.post(OFFERS, sent).await.with_status(400).json();
        let words = format!("复用报品不可修改{label}");
        let said = answer["fieldErrors"].as_array().into_iter().flatten();
        assert!(said.into_iter().any(|one| one["field"] == field && one["message"] == words), "{field}: {answer}");
    }
    let mut sent = again(&house, &source, json!({ "submit": true })).await;
    sent["skus"][0]["livePagePrice"] = json!(159.0);
    sent["skus"][0]["plannedStock"] = json!(80);
    sent["skus"][0].as_object_mut().expect("a SKU").remove("finalPrice");
    let made = house.merchant.post(OFFERS, sent).await.with_status(201).json();
    house.pass(&made).await.ok();
    assert_eq!(house.read(&made).await["apprStep"], "FinalAppr", "no dearer than its source");
}

/// A change of what is locked makes it an offer like any other: it says so, and passes every step.
#[tokio::test]
async fn a_reuse_that_is_changed_is_an_offer_like_any_other() {
    let house = House::new().await;
    let source = house.approved(ONE).await;
    let made = house.merchant.post(OFFERS, again(&house, &source, json!({})).await).await.with_status(201).json();
    let own = json!({ "id": made["id"], "rowVersion": made["rowVersion"], "offerName": "花植积雪草修护晚霜 礼盒" });
    let tied = again(&house, &source, own).await;
    refused(&house.merchant.put(OFFERS, tied.clone()).await, 400, "common.invalid", "复用报品不可修改商品名称");
    let free = with(tied, json!({ "offerCopyType": null, "submit": true }));
    let saved = house.merchant.put(OFFERS, free).await.ok().json();
    assert_eq!((&saved["offerCopyType"], &saved["sourceOfferCode"]), (&Value::Null, &source["code"]));
    assert_eq!(saved["badges"], json!([]));
    house.pass(&saved).await.ok();
    assert_eq!(house.read(&saved).await["apprStep"], "FirstAppr");
}

/// S4-15: who hung it on the link is known from the start, and 招商 says nothing or says it better.
#[tokio::test]
async fn who_hung_a_link_is_not_forgotten() {
    let house = House::new().await;
    let source = house.approved(ONE).await;
    for (said, kept) in [(Value::Null, "李静"), (json!("王芳"), "王芳")] {
        let sent = again(&house, &source, json!({ "offerCopyType": "Link", "submit": true })).await;
        let made = house.merchant.post(OFFERS, sent).await.with_status(201).json();
        assert_eq!(made["linkSubmitter"], "李静");
        let start = house.sale.get(&format!("{OFFERS}/{}", made["id"])).await.ok().json();
        assert_eq!(start["task"]["formStart"]["linkSubmitter"], "李静");
        let form = with(sale_form(), json!({ "linkSubmitter": said }));
        let body = json!({ "opinion": "同意", "form": form, "rowVersion": made["rowVersion"] });
        house.sale.post(&format!("{TASKS}/{}/approve", made["task"]["id"]), body).await.ok();
        let now = house.read(&made).await;
        assert_eq!(now["linkSubmitter"], kept);
        assert_eq!(now["badges"][0]["tip"], format!("挂链，提交人{kept}"));
        house.event(&house.sale, &made, "bd-cancel", json!({ "reason": "改期另行安排" })).await.ok();
    }
}

/// 05.8: approved offers become drafts of another show, each on its own; what is not approved is named.
#[tokio::test]
async fn many_are_reused_in_a_room_at_once() {
    let house = House::new().await;
    let (source, draft) = (house.approved(ONE).await, house.draft("6901234588040").await);
    let item = |doc: &Value| json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] });
    let path = format!("{OFFERS}/batch/reuse");
    let body = json!({ "items": [item(&source), item(&draft)], "liveRoom": "promote12" });
    let done = house.merchant.post(&path, body.clone()).await.ok().json();
    assert_eq!((&done["results"][0]["ok"], &done["results"][1]["ok"]), (&json!(true), &json!(false)), "{done}");
    assert_eq!(done["results"][1]["message"], "仅已通过的报品可以复用");
    let made = house.merchant.get(&format!("{OFFERS}?tab=CREATED&offerCopyType=Reuse&size=5")).await.ok().json();
    assert_eq!(made[0]["sourceOfferCode"], source["code"], "{made}");
    assert_eq!((&made[0]["liveRoom"], &made[0]["offerName"]), (&json!("promote12"), &source["offerName"]));
    let nowhere = house.merchant.post(&path, json!({ "items": [item(&source)] })).await;
    refused(&nowhere, 400, "common.required", "直播间不能为空");
    refused(&house.sale.post(&path, body).await, 403, "common.forbidden", "没有访问权限");
}
