//! What changes after it was approved, or on its way there.

use serde_json::{Value, json};

use super::{House, OFFERS, TASKS};
use crate::admin::refused;
use crate::selection::{actions, with};
use crate::support::{execute, number};

const ONE: &str = "6901234599015";
const CHANGES: &str = "selection/api/offer-changes";

async fn begun(house: &House, doc: &Value) -> Value {
    let row = json!({ "rowVersion": house.read(doc).await["rowVersion"] });
    house.merchant.post(&format!("{OFFERS}/{}/change", doc["id"]), row).await.with_status(201).json()
}

/// The offer's form as a page sends it back, with changes.
fn sent(house: &House, now: &Value, change: Value) -> Value {
    let skus = json!([with(house.sku(ONE), json!({ "id": now["skus"][0]["id"] }))]);
    let row = json!({ "skus": skus, "rowVersion": now["rowVersion"], "changeOf": now["changeOf"] });
    with(with(house.form(ONE), row), change)
}

/// A05-8: the approved version stays live until the change has passed; then it is the next version.
#[tokio::test]
async fn a_change_waits_beside_the_offer_until_it_is_approved() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let change = begun(&house, &doc).await;
    let again = json!({ "rowVersion": house.read(&doc).await["rowVersion"] });
    let twice = house.merchant.post(&format!("{OFFERS}/{}/change", doc["id"]), again).await;
    refused(&twice, 400, "offer.changing", "该报品已有未完成的变更");
    let path = format!("{CHANGES}/{}", change["id"]);
    let same = house.merchant.post(&format!("{path}/submit"), json!({ "rowVersion": change["rowVersion"] })).await;
    refused(&same, 400, "offer.same", "内容没有变化，无需提交变更");

    let sku = with(house.sku(ONE), json!({ "id": change["skus"][0]["id"], "livePagePrice": 159.0 }));
    let body = sent(&house, &change, json!({ "skus": [sku], "submit": true }));
    let waiting = house.merchant.put(&path, body).await.ok().json();
    assert_eq!((&waiting["status"], &waiting["keyChanged"]), (&json!("APPROVING"), &json!(true)));
    let now = house.read(&doc).await;
    assert_eq!((&now["changeStatus"], &now["skus"][0]["finalPrice"]), (&json!("APPROVING"), &json!(129.0)));
    assert_eq!(now["auditStatus"], "APPROVED");

    let pass = |who: &testkit::Client, waiting: &Value| {
        let body = json!({ "opinion": "同意", "rowVersion": waiting["rowVersion"] });
        who.post(&format!("{TASKS}/{}/approve", waiting["task"]["id"]), body)
    };
    pass(&house.sale, &waiting).await.ok();
    let waiting = house.merchant.get(&path).await.ok().json();
    pass(&house.last, &waiting).await.ok();
    let after = house.read(&doc).await;
    assert_eq!((&after["changeStatus"], &after["skus"][0]["finalPrice"]), (&json!("NONE"), &json!(119.0)));
    assert_eq!(after["versions"][0]["changeType"], "CHANGE");
    let log = after["versions"][0]["logId"].clone();
    let diff = house.merchant.get(&format!("selection/api/offer-logs/{log}/diff")).await.ok().json();
    let items: Vec<&str> = diff["groups"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|group| group["items"].as_array().into_iter().flatten())
        .filter_map(|item| item["label"].as_str())
        .collect();
    assert_eq!(items, ["页面价", "到手价", "单位价"]);
}

/// A change of nothing that counts needs 招商 alone; one that is given up leaves the offer as it was.
#[tokio::test]
async fn a_small_change_passes_one_desk_and_may_be_given_up() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let change = begun(&house, &doc).await;
    let path = format!("{CHANGES}/{}", change["id"]);
    let gone = house
        .merchant
        .post(&format!("{path}/abandon"), json!({ "rowVersion": change["rowVersion"] }))
        .await
        .ok()
        .json();
    assert_eq!(gone["changeStatus"], "NONE");

    let change = begun(&house, &doc).await;
    let path = format!("{CHANGES}/{}", change["id"]);
    let body = sent(&house, &change, json!({ "shipTime": "H24", "submit": true }));
    let waiting = house.merchant.put(&path, body).await.ok().json();
    let body = json!({ "opinion": "同意", "rowVersion": waiting["rowVersion"] });
    house.sale.post(&format!("{TASKS}/{}/approve", waiting["task"]["id"]), body).await.ok();
    assert_eq!(house.read(&doc).await["shipTime"], "H24");
}

/// A quick offer waits for the rest: 终选 refuses until it is complete, and nothing that was decided on changes.
#[tokio::test]
async fn a_quick_offer_is_completed_on_its_way() {
    let house = House::new().await;
    let quick = with(
        house.form(ONE),
        json!({
            "formType": "FAST", "offerAttrs": {}, "feeMode": null, "commissionRate": null, "shipTime": null, "contactName": null, "submit": true,
        }),
    );
    let doc = house.merchant.post(OFFERS, quick).await.with_status(201).json();
    house.pass(&doc).await.ok();
    house.pass(&doc).await.ok();
    refused(&house.pass(&doc).await, 400, "offer.fast", "快速报品需补全资料后才能终选");
    let now = house.read(&doc).await;
    assert!(actions(&now).contains(&"supplement"));
    let path = format!("{OFFERS}/{}/supplement", doc["id"]);
    let whole = with(sent(&house, &now, json!({})), json!({ "id": doc["id"], "formType": "FAST" }));
    let other = with(whole.clone(), json!({ "offerName": "另一个名称" }));
    refused(&house.merchant.put(&path, other).await, 400, "common.invalid", "补全资料时不可修改商品名称");
    let fewer = with(whole.clone(), json!({ "images": [whole["images"][0]] }));
    let fewer = house.merchant.put(&path, fewer).await;
    refused(&fewer, 400, "common.invalid", "补全资料时只能补充，不可删除已提交的商品图片");
    let last = number(&house.app, "SELECT max(id) FROM file WHERE company_id = 2 AND slot = 'main'").await;
    let scene = json!({ "fileId": last, "type": "scene" });
    let more = with(whole.clone(), json!({ "images": [whole["images"][0], whole["images"][1], scene] }));
    let done = house.merchant.put(&path, more).await.ok().json();
    assert_eq!(done["images"].as_array().map(Vec::len), Some(3));
    assert_eq!((&done["formType"], &done["originFormType"]), (&json!("NORMAL"), &json!("FAST")));
    assert_eq!(done["versions"][0]["changeType"], "SUPPLEMENT");
    house.pass(&doc).await.ok();
    assert_eq!(house.read(&doc).await["auditStatus"], "APPROVED");
}

/// One that fails does not stop the others.
#[tokio::test]
async fn a_batch_answers_for_each() {
    let house = House::new().await;
    let (one, two) = (house.draft(ONE).await, house.draft("6901234599022").await);
    let item = |doc: &Value| json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] });
    let stale = json!({ "id": two["id"], "rowVersion": 99 });
    let body = json!({ "items": [item(&one), stale] });
    let done = house.merchant.post(&format!("{OFFERS}/batch/submit"), body).await.ok().json();
    assert_eq!((&done["results"][0]["ok"], &done["results"][1]["ok"]), (&json!(true), &json!(false)));
    assert_eq!(done["results"][1]["message"], "数据已被他人修改，请刷新后重试");
    assert_eq!(
        house.merchant.post(&format!("{OFFERS}/batch/explode"), json!({ "items": [item(&one)] })).await.status(),
        404
    );

    // Each action by its own code: who cancels need not submit, and no merchant does what 招商 does.
    let body = json!({ "items": [item(&two)], "reason": "不再合作该商品" });
    let answer = house.merchant.post(&format!("{OFFERS}/batch/bd-cancel"), body.clone()).await;
    refused(&answer, 403, "common.forbidden", "没有访问权限");
    execute(&house.app, "DELETE FROM role_permission WHERE permission_code = 'offerList_submit'").await;
    house.app.people_changed();
    let answer = house.merchant.post(&format!("{OFFERS}/batch/submit"), body).await;
    refused(&answer, 403, "common.forbidden", "没有访问权限");
}
