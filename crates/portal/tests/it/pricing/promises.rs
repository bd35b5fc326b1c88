//! Promises: made with the approval, in force from the show on, in the way of cheaper offers.

use std::time::Duration;

use pricing::PushedPrice;
use serde_json::{Value, json};

use super::{ONE, days, on_air, protection, pushed, seen, show};
use crate::admin::refused;
use crate::offer::{House, OFFERS, TASKS};
use crate::selection::with;
use crate::support::text;

const DAY: u64 = 24 * 3600;

/// 05.6, 05.7: drafted at the final approval, active from the show on, closed when its time is over.
#[tokio::test]
async fn a_promise_lives_from_the_show_to_its_end() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let promise = || async { protection(&house.merchant, &doc).await["commitments"][0].clone() };
    let draft = promise().await;
    assert_eq!(
        (&draft["status"], &draft["scope"], &draft["days"]),
        (&json!("DRAFT"), &json!("SAME_STORE"), &json!(30))
    );
    assert_eq!((&draft["promisedPrice"], &draft["promisedUnitPrice"]), (&json!(129.0), &json!(161.25)));
    assert_eq!((&draft["startDate"], &draft["barcode"]), (&Value::Null, &json!(ONE)));

    show(&house.app, &doc, days(&house.app, 0)).await;
    let active = promise().await;
    assert_eq!(active["status"], "ACTIVE");
    assert_eq!(active["startDate"], days(&house.app, 0).to_string());
    assert_eq!(active["endDate"], days(&house.app, 30).to_string());
    // A second show moves the end and not the beginning.
    show(&house.app, &doc, days(&house.app, 3)).await;
    let longer = promise().await;
    assert_eq!(
        (&longer["startDate"], &longer["endDate"]),
        (&active["startDate"], &json!(days(&house.app, 33).to_string()))
    );

    // On the first morning after its end the prices of the last day are still looked at.
    for (days, status) in [(34, "ACTIVE"), (1, "CLOSED")] {
        house.app.clock().shift(Duration::from_secs(days * DAY));
        house.app.run_job("offer.completion").await;
        let merchant = house.app.login("200001", "lijing").await;
        assert_eq!(protection(&merchant, &doc).await["commitments"][0]["status"], status);
    }
}

/// An offer that will not be shown promises nothing; one that promises no days makes none.
#[tokio::test]
async fn without_a_show_or_without_days_there_is_nothing_to_keep() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    house.event(&house.sale, &doc, "bd-cancel", json!({ "reason": "合作终止，另行安排" })).await.ok();
    assert_eq!(protection(&house.merchant, &doc).await["commitments"][0]["status"], "CLOSED");
    let form = with(house.form("6901234599022"), json!({ "protectPromise": false, "submit": true }));
    let other = house.merchant.post(OFFERS, form).await.with_status(201).json();
    for _ in 0..3 {
        house.pass(&other).await.ok();
    }
    assert_eq!(protection(&house.merchant, &other).await["commitments"], json!([]));
}

/// A change that is approved changes what was drafted.
#[tokio::test]
async fn a_change_drafts_anew() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let begun = house.event(&house.merchant, &doc, "change", json!({})).await.with_status(201).json();
    let sku = with(house.sku(ONE), json!({ "id": begun["skus"][0]["id"], "livePagePrice": 159.0 }));
    let form = with(
        house.form(ONE),
        json!({ "changeOf": doc["id"], "skus": [sku], "id": begun["id"], "rowVersion": begun["rowVersion"], "submit": true }),
    );
    let path = format!("selection/api/offer-changes/{}", begun["id"]);
    house.merchant.put(&path, form).await.ok();
    for who in [&house.sale, &house.last] {
        let now = house.merchant.get(&path).await.ok().json();
        let body = json!({ "opinion": "同意", "rowVersion": now["rowVersion"] });
        who.post(&format!("{TASKS}/{}/approve", now["task"]["id"]), body).await.ok();
    }
    let drafted = protection(&house.merchant, &doc).await["commitments"].clone();
    assert_eq!(drafted.as_array().map(Vec::len), Some(1));
    assert_eq!((&drafted[0]["status"], &drafted[0]["promisedPrice"]), (&json!("DRAFT"), &json!(119.0)));
}

/// 05.6 (3), 05.9: a cheaper offer of the same company waits for a waiver, and then owes the buyers of the first.
#[tokio::test]
async fn a_cheaper_offer_needs_a_waiver_and_owes_a_compensation() {
    let house = House::new().await;
    let first = on_air(&house, ONE).await;
    let cheaper = with(house.form(ONE), json!({ "skus": [with(house.sku(ONE), json!({ "livePagePrice": 159.0 }))] }));
    let second = house.merchant.post(OFFERS, cheaper).await.with_status(201).json();
    let checked = || async {
        let found = house.merchant.post(&format!("{OFFERS}/{}/pre-check", second["id"]), json!({})).await.ok().json();
        let price = found["sections"]["price"].as_array().cloned().unwrap_or_default();
        price.into_iter().find(|finding| finding["rule"] == "PROTECT").unwrap_or_default()
    };
    let found = checked().await;
    let message = format!(
        "该商品处于保价期（至{}，承诺价¥161.25），本次价格更低将触发保价赔付，请联系招商",
        days(&house.app, 30)
    );
    assert_eq!((&found["level"], &found["message"]), (&json!("BLOCK"), &json!(message)));
    assert_eq!((&found["refSource"], &found["diff"]), (&first["code"], &json!(-12.5)));
    let waive = |rule: &'static str| {
        let (house, id) = (&house, &second["id"]);
        async move {
            let asked = json!({ "rule": rule, "reason": "品牌专场，差价由商家补偿" });
            let made = house.sale.post(&format!("{OFFERS}/{id}/waivers"), asked).await.with_status(201).json();
            let grant = format!("selection/api/waivers/{}/grant", made["id"]);
            house.last.post(&grant, json!({ "rowVersion": 0 })).await.ok();
        }
    };
    waive("BARCODE").await;
    refused(&house.event(&house.merchant, &second, "submit", json!({})).await, 400, "common.invalid", &message);
    waive("PROTECT").await;
    let waived = checked().await;
    assert_eq!((&waived["level"], &waived["waived"]), (&json!("WARN"), &json!(true)));
    house.event(&house.merchant, &second, "submit", json!({})).await.ok();
    assert_eq!(protection(&house.merchant, &first).await["commitments"][0]["compensations"], json!([]));
    for _ in 0..3 {
        house.pass(&second).await.ok();
    }
    let owed = protection(&house.merchant, &first).await["commitments"][0]["compensations"].clone();
    assert_eq!(owed.as_array().map(Vec::len), Some(1), "{owed}");
    assert_eq!((&owed[0]["offerCode"], &owed[0]["price"]), (&second["code"], &json!(119.0)));
}

/// Nobody is held to the promise of another company, and none of it is told to them.
#[tokio::test]
async fn a_promise_binds_its_own_company() {
    let house = House::new().await;
    on_air(&house, ONE).await;
    let asked =
        json!({ "skus": [{ "barcode": ONE, "livePagePrice": 60.0, "netContent": 50.0, "unit": "g", "packQty": 1 }] });
    let rules = |body: Value| {
        let items = body["skus"][0]["items"].as_array().cloned().unwrap_or_default();
        items.iter().filter_map(|item| item["rule"].as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    let path = format!("{OFFERS}/price-check");
    let other = house.app.login("200003", "admin").await;
    assert!(!rules(other.post(&path, asked.clone()).await.ok().json()).contains(&"PROTECT".to_owned()));
    for who in [&house.merchant, &house.sale] {
        assert!(rules(who.post(&path, asked.clone()).await.ok().json()).contains(&"PROTECT".to_owned()));
    }
}

/// 05.6 (4): a cheaper channel is worth a word and never a refusal; an old price is worth nothing.
#[tokio::test]
async fn a_cheaper_channel_warns_and_never_blocks() {
    let house = House::new().await;
    let old = PushedPrice { captured_date: Some(days(&house.app, -31)), ..seen(&house.app, ONE, 1.0) };
    pushed(&house.app, "sn", &[old]).await.ok();
    pushed(&house.app, "jd", &[seen(&house.app, ONE, 128.99)]).await.ok();
    pushed(&house.app, "zkh", &[seen(&house.app, ONE, 129.0)]).await.ok();
    let doc = house.draft(ONE).await;
    let found = house.merchant.post(&format!("{OFFERS}/{}/pre-check", doc["id"]), json!({})).await.ok().json();
    let price = found["sections"]["price"].as_array().cloned().unwrap_or_default();
    let channel: Vec<&Value> = price.iter().filter(|finding| finding["rule"] == "CHANNEL").collect();
    assert_eq!(channel.len(), 1, "{price:?}");
    assert_eq!((&channel[0]["level"], &channel[0]["message"]), (&json!("WARN"), &json!("外部渠道京东价格更低")));
    assert_eq!((&channel[0]["refPrice"], &channel[0]["diff"]), (&json!(128.99), &json!(0.01)));
    house.event(&house.merchant, &doc, "submit", json!({})).await.ok();
}

/// 05.6: 全渠道 asks 法务 for an opinion when it is submitted; the narrower scopes ask nobody.
#[tokio::test]
async fn a_promise_for_all_channels_asks_legal() {
    let house = House::new().await;
    let legal = house.app.login("100000", "fw1").await;
    let asked = |code: Value| {
        let legal = &legal;
        async move {
            let path = format!("{TASKS}?view=cc&bizCode={}", code.as_str().unwrap_or_default());
            legal.get(&path).await.ok().json().as_array().map_or(0, Vec::len)
        }
    };
    let plain = house.submitted(ONE).await;
    assert_eq!(asked(plain["code"].clone()).await, 0);
    let form = with(house.form("6901234599022"), json!({ "protectScope": "ALL_CHANNEL", "submit": true }));
    let far = house.merchant.post(OFFERS, form).await.with_status(201).json();
    assert_eq!(asked(far["code"].clone()).await, 1);
    let said = "SELECT opinion FROM process_log WHERE action = 'COMMENT' ORDER BY id DESC LIMIT 1";
    assert!(text(&house.app, said).await.contains("不得要求全网最低价"));
    let inbox = legal.get("admin/api/message-location-logs?size=100").await.ok().json();
    let told =
        inbox.as_array().into_iter().flatten().any(|row| row.to_string().contains(far["code"].as_str().unwrap_or("?")));
    assert!(told, "{inbox}");
}
