//! Products that grow out of offers (12.3), and offers that begin with a product.

use serde_json::{Value, json};
use testkit::Client;

use super::spu::{SPUS, spus};
use crate::offer::{House, OFFERS, nth_barcode};
use crate::selection::with;
use crate::support::{execute, number};

async fn product(who: &Client, id: &Value) -> Value {
    who.get(&format!("{SPUS}/{id}")).await.ok().json()
}

/// A product on the shelf.
async fn on_shelf(house: &House, form: Value) -> Value {
    let made: Value = house.merchant.post(SPUS, with(form, json!({ "submit": true }))).await.with_status(201).json();
    let body = json!({ "form": {}, "rowVersion": made["rowVersion"] });
    house.first.post(&format!("product-workflow/api/tasks/{}/approve", made["task"]["id"]), body).await.ok();
    product(&house.merchant, &made["id"]).await
}

/// 12.3: an offer makes a draft when it is submitted, and puts it on the shelf when it passes; what is missing is named.
#[tokio::test]
async fn an_offer_makes_its_product_and_its_approval_puts_it_on_the_shelf() {
    let house = House::new().await;
    let offer = house.submitted(&nth_barcode(71)).await;
    let draft = product(&house.merchant, &offer["spuId"]).await;
    assert_eq!((&draft["status"], &draft["origin"]), (&json!("CREATED"), &json!("OFFER")));
    assert_eq!((&draft["spuName"], &draft["brandId"]), (&offer["offerName"], &offer["brandId"]));
    assert_eq!(draft["attrs"]["filingNo"], offer["offerAttrs"]["filingNo"]);
    assert_eq!(offer["skus"][0]["productSkuId"], draft["skus"][0]["id"]);
    let versions = house.merchant.get(&format!("{OFFERS}/{}/versions", offer["id"])).await.ok().json();
    assert_eq!(versions.as_array().map(Vec::len), Some(1));

    for _ in 0..3 {
        house.pass(&offer).await.ok();
    }
    let made = product(&house.merchant, &offer["spuId"]).await;
    assert_eq!((&made["status"], &made["supplyStatus"]), (&json!("APPROVED"), &json!("TO_SUPPLY")));
    let missing: Vec<&str> =
        made["missingFields"].as_array().into_iter().flatten().filter_map(|one| one["field"].as_str()).collect();
    assert!(missing.contains(&"skus[0].weightKg"), "{missing:?}");
    let logs = made["process"]["logs"].as_array().expect("a log");
    assert!(logs.iter().any(|line| line["opinion"] == "终选通过"), "{logs:?}");
    let found = house.merchant.get(&format!("{SPUS}/lookup?barcode={}", nth_barcode(71))).await.ok().json();
    assert_eq!(found["match"], "OWN", "its barcode is taken from now on");

    // Refused or not, the same again makes no second one.
    let other =
        with(house.form(&nth_barcode(71)), json!({ "offerName": "花植积雪草修护晚霜 直播装", "liveRoom": "common" }));
    let again: Value = house.merchant.post(OFFERS, with(other, json!({ "submit": true }))).await.json();
    assert!(again["spuId"].is_null() || again["spuId"] == offer["spuId"], "{again}");
    assert_eq!(
        number(
            &house.app,
            "SELECT count(*) FROM spu WHERE source_offer_id IS NOT NULL AND title = '花植积雪草修护晚霜'"
        )
        .await,
        1
    );
}

/// An offer of what the company already keeps is one of that; what came to nothing leaves no draft behind, unless
/// somebody has gone on with it.
#[tokio::test]
async fn a_known_product_is_found_and_a_draft_for_nothing_goes() {
    let house = House::new().await;
    let kept = on_shelf(&house, (spus(&house.app, "200001").await.form)(72)).await;
    let offer = house.submitted(&nth_barcode(72)).await;
    assert_eq!((&offer["spuId"], &offer["skus"][0]["productSkuId"]), (&kept["id"], &kept["skus"][0]["id"]));

    let [gone, edited] = [house.submitted(&nth_barcode(73)).await, house.submitted(&nth_barcode(74)).await];
    let draft = product(&house.merchant, &edited["spuId"]).await;
    let mut form = (spus(&house.app, "200001").await.form)(74);
    form["skus"][0]["id"] = draft["skus"][0]["id"].clone();
    let saved = with(form, json!({ "id": draft["id"], "rowVersion": draft["rowVersion"] }));
    house.merchant.put(SPUS, saved).await.ok();
    for offer in [&gone, &edited] {
        house.event(&house.merchant, offer, "withdraw", json!({ "reason": "改期再报" })).await.ok();
        assert_eq!(house.merchant.get(&format!("{SPUS}/{}", offer["spuId"])).await.status(), 200, "it may come again");
        house.event(&house.merchant, offer, "cancel", json!({ "reason": "不报了" })).await.ok();
    }
    assert_eq!(house.merchant.get(&format!("{SPUS}/{}", gone["spuId"])).await.status(), 404);
    assert_eq!(house.merchant.get(&format!("{SPUS}/{}", edited["spuId"])).await.status(), 200);
}

/// While the offer waits, somebody of the same brand brings the product onto the shelf: the offer is one of that.
#[tokio::test]
async fn a_barcode_that_was_taken_meanwhile_leads_there() {
    let house = House::new().await;
    let offer = house.submitted(&nth_barcode(75)).await;
    let draft = offer["spuId"].clone();
    let kept = on_shelf(&house, (spus(&house.app, "200001").await.form)(75)).await;
    for _ in 0..3 {
        house.pass(&offer).await.ok();
    }
    assert_eq!(house.read(&offer).await["spuId"], kept["id"]);
    assert_eq!(house.merchant.get(&format!("{SPUS}/{draft}")).await.status(), 404);
}

/// Offers of before get theirs by the job, once, however often it runs.
#[tokio::test]
async fn the_job_goes_on_where_it_was_and_changes_nothing_twice() {
    let house = House::new().await;
    let [waiting, passed] = [house.submitted(&nth_barcode(76)).await, house.approved(&nth_barcode(77)).await];
    for sql in [
        "DELETE FROM spu WHERE source_offer_id IS NOT NULL",
        "DELETE FROM product_sku WHERE spu_id NOT IN (SELECT id FROM spu)",
        "DELETE FROM setting WHERE name = 'product.fromOffers'",
        "UPDATE offer SET spu_id = NULL",
    ] {
        execute(&house.app, sql).await;
    }
    house.app.run_job("product.fromOffers").await;
    let of = async |offer: &Value| {
        let sql = format!("SELECT coalesce(max(spu_id), 0) FROM offer WHERE id = {}", offer["id"]);
        product(&house.merchant, &json!(number(&house.app, &sql).await)).await
    };
    assert_eq!(of(&waiting).await["status"], "CREATED");
    assert_eq!(of(&passed).await["status"], "APPROVED");
    let without = "SELECT count(*) FROM offer WHERE spu_id IS NULL AND status IN ('APPROVING', 'APPROVED', 'REJECTED', 'COMPLETED') AND NOT is_deleted";
    assert_eq!(number(&house.app, without).await, 0);
    let many = "SELECT count(*) + sum(row_version) FROM spu";
    let before = number(&house.app, many).await;
    execute(&house.app, "DELETE FROM setting WHERE name = 'product.fromOffers'").await;
    house.app.run_job("product.fromOffers").await;
    assert_eq!(number(&house.app, many).await, before);
}

/// 12.3: an offer begins with what is known of the product, and remembers which it is; nobody begins with another's.
#[tokio::test]
async fn an_offer_begins_with_its_product() {
    let house = House::new().await;
    let form = (spus(&house.app, "200001").await.form)(78);
    let kept = on_shelf(&house, form.clone()).await;
    let path = format!(
        "{SPUS}/{}/offer-source?liveRoom=common&categoryCode=Cosmetic&formType=NORMAL&offerStyle=SINGLE",
        kept["id"]
    );
    let source = house.merchant.get(&path).await.ok().json();
    let begun = &source["offer"];
    assert_eq!((&begun["spuId"], &begun["offerName"]), (&kept["id"], &kept["spuName"]));
    assert_eq!((&begun["skus"][0]["barcode"], &begun["brandId"]), (&form["skus"][0]["barcode"], &form["brandId"]));
    assert_eq!(begun["offerAttrs"]["filingNo"], form["attrs"]["filingNo"]);
    let mut body = house.form(&nth_barcode(78));
    body["spuId"] = kept["id"].clone();
    let draft: Value = house.merchant.post(OFFERS, body.clone()).await.with_status(201).json();
    assert_eq!(draft["spuId"], kept["id"]);

    let stranger = house.app.login("200002", "admin").await;
    assert_eq!(stranger.get(&path).await.status(), 404);
    let foreign: Value = house.app.login("200003", "admin").await.get(&format!("{SPUS}?mine=true")).await.ok().json();
    let waiting = house.merchant.get(&format!("{SPUS}?mine=true&status.in=CREATED")).await.ok().json();
    for (spu, status) in [(&foreign[0]["id"], 404), (&waiting[0]["id"], 400)] {
        if !spu.is_null() {
            body["spuId"] = spu.clone();
            assert_eq!(house.merchant.post(OFFERS, body.clone()).await.status(), status, "{spu}");
        }
    }
    // What it was begun with stays.
    let other = on_shelf(&house, (spus(&house.app, "200001").await.form)(79)).await;
    let mut sent = house.form(&nth_barcode(78));
    sent["spuId"] = other["id"].clone();
    sent["skus"][0]["id"] = draft["skus"][0]["id"].clone();
    (sent["id"], sent["rowVersion"]) = (draft["id"].clone(), draft["rowVersion"].clone());
    let refused = house.merchant.put(OFFERS, sent).await.with_status(400).json();
    assert_eq!(refused["fieldErrors"][0]["field"], "spuId");
}

/// What is offered stays on the shelf and linked.
#[tokio::test]
async fn nothing_leaves_the_shelf_while_it_is_offered() {
    let house = House::new().await;
    let offer = house.approved(&nth_barcode(80)).await;
    let spu = product(&house.merchant, &offer["spuId"]).await;
    let off = json!({ "rowVersion": spu["rowVersion"], "reason": "停产" });
    let refused = house.merchant.post(&format!("{SPUS}/{}/off-shelf", spu["id"]), off.clone()).await;
    assert_eq!((refused.status(), refused.error_key()), (400, "spu.inUse".to_owned()));
    let text = refused.text();
    assert!(!text.contains("上海花植"), "the number of offers, never whose: {text}");
    execute(
        &house.app,
        &format!("UPDATE offer SET status = 'COMPLETED', show_status = 'SHOWED' WHERE id = {}", offer["id"]),
    )
    .await;
    house.merchant.post(&format!("{SPUS}/{}/off-shelf", spu["id"]), off).await.ok();
}
