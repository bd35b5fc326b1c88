//! Rules that the category, the brand and the product itself make.

use serde_json::{Value, json};

use super::{House, OFFERS, TASKS, final_form, nth_barcode};
use crate::admin::refused;
use crate::certificate::{People, changed};
use crate::selection::with;
use crate::support::{execute, number, text};

const ONE: &str = "6901234588033";

async fn checked(house: &House, doc: &Value) -> Value {
    house.merchant.post(&format!("{OFFERS}/{}/pre-check", doc["id"]), json!({})).await.ok().json()
}

fn messages(section: &Value) -> Vec<String> {
    section.as_array().into_iter().flatten().filter_map(|one| Some(one["message"].as_str()?.to_owned())).collect()
}

/// A room that the company does not sell in is said where it was chosen, and so is an attribute that nobody asks for.
#[tokio::test]
async fn what_is_not_for_the_company_is_said_on_its_field() {
    let house = House::new().await;
    execute(&house.app, "UPDATE company SET live_rooms = 'common' WHERE id = 2").await;
    let merchant = house.app.login("200001", "lijing").await;
    let other = with(house.form(ONE), json!({ "liveRoom": "promote12" }));
    let refusal = merchant.post(OFFERS, other).await;
    refused(&refusal, 400, "common.dict", "直播间选项无效");
    assert_eq!(refusal.json()["fieldErrors"][0]["field"], "liveRoom");
    let attrs = with(house.form(ONE)["offerAttrs"].clone(), json!({ "warrantyMonths": 12 }));
    let refusal = merchant.post(OFFERS, with(house.form(ONE), json!({ "offerAttrs": attrs }))).await.with_status(400);
    let error = refusal.json()["fieldErrors"][0].clone();
    assert_eq!((&error["field"], &error["message"]), (&json!("offerAttrs.warrantyMonths"), &json!("该类目没有此属性")));
}

/// 05.3, 05.6: a commission below the category's least and too few gifts are worth a word and no more.
#[tokio::test]
async fn a_low_commission_and_too_few_gifts_are_warnings() {
    let house = House::new().await;
    execute(&house.app, "UPDATE category SET commission_min = 2500 WHERE code = 'Cosmetic_Skincare_Cream'").await;
    execute(
        &house.app,
        "UPDATE setting SET value = CAST(CAST(value AS BIGINT) + 1 AS TEXT) WHERE name LIKE '%categor%'",
    )
    .await;
    let mut form = house.form(ONE);
    form["mechanism"]["gifts"][0]["giftStock"] = json!(9999);
    let doc = house.merchant.post(OFFERS, form).await.with_status(201).json();
    let found = checked(&house, &doc).await;
    let said = messages(&found["sections"]["required"]);
    for words in ["佣金率低于类目最低佣金率25.00%", "赠品库存不足以覆盖备货量"] {
        assert!(said.iter().any(|message| message == words), "{words}: {said:?}");
    }
    assert_eq!(found["level"], "WARN");
    house.event(&house.merchant, &doc, "submit", json!({})).await.ok();
}

/// 05.5, 05.9: without a barcode the name and the spec tell what is the same, and among all of the company's offers.
#[tokio::test]
async fn without_a_barcode_name_and_spec_tell_what_is_the_same() {
    let house = House::new().await;
    let bare = json!({ "barcode": null, "noBarcode": true });
    let form = |price: f64| {
        let mut form = with(house.form(ONE), json!({ "skus": [with(house.sku(ONE), bare.clone())] }));
        form["skus"][0]["livePagePrice"] = json!(price);
        form
    };
    let first = house.merchant.post(OFFERS, with(form(150.0), json!({ "submit": true }))).await.with_status(201).json();
    for _ in 0..3 {
        house.pass(&first).await.ok();
    }
    // Newer ones do not hide it.
    let many = (0..310).map(|n| {
        format!(
            "({}, 'X{n}', 2, '', '别的商品{n}', 'CREATED', '{{}}', 1, '', 0, 1, 0)",
            9_000_000_000_000_000_000_i64 + n
        )
    });
    let columns = "id, code, company_id, company_name, title, status, form, created_by, created_by_name, created_date, \
                   last_modified_by, last_modified_date";
    let sql = format!("INSERT INTO offer ({columns}) VALUES {}", many.collect::<Vec<_>>().join(", "));
    execute(&house.app, &sql).await;
    let again = house.merchant.post(OFFERS, form(169.0)).await.with_status(201).json();
    let found = checked(&house, &again).await;
    let same = found["sections"]["duplicate"].as_array().into_iter().flatten();
    let same: Vec<(&Value, &Value)> = same.map(|one| (&one["rule"], &one["level"])).collect();
    assert_eq!(same, [(&json!("SPEC"), &json!("WARN"))], "{found}");
    let price = &found["sections"]["price"];
    let history =
        price.as_array().into_iter().flatten().find(|one| one["rule"] == "HISTORY").expect("dearer than before");
    assert_eq!((&history["level"], &history["refSource"]), (&json!("WARN"), &first["code"]));
    let past = house.merchant.get(&format!("{OFFERS}/{}/price-history", again["id"])).await.ok().json();
    assert_eq!((&past[0]["offerCode"], &past[0]["skuName"]), (&first["code"], &json!("50g")));
}

/// 05.5: less stock is a key change of what was approved, more is not.
#[tokio::test]
async fn less_stock_is_a_key_change() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let begun = house.event(&house.merchant, &doc, "change", json!({})).await.with_status(201).json();
    let mut version = begun["rowVersion"].clone();
    for (stock, key) in [(6000, false), (4000, true)] {
        let mut form = house.form(ONE);
        form["skus"][0]["id"] = doc["skus"][0]["id"].clone();
        form["skus"][0]["plannedStock"] = json!(stock);
        let body = with(form, json!({ "rowVersion": version }));
        let path = format!("selection/api/offer-changes/{}", begun["id"]);
        let sent = house.merchant.put(&path, body).await.ok().json();
        version = sent["rowVersion"].clone();
        assert_eq!(sent["keyChanged"], key, "{stock}");
    }
}

/// 05.9, 24: in a 福袋 nobody knows what they buy, so 法务 says a word.
#[tokio::test]
async fn a_mystery_is_shown_to_legal() {
    let house = House::new().await;
    let items = json!([{ "name": "面霜", "probability": 60 }, { "name": "精华", "probability": 40 }]);
    let attrs = with(house.form(ONE)["offerAttrs"].clone(), json!({ "possibleItems": items }));
    let form = with(house.form(ONE), json!({ "offerStyle": "MYSTERY", "offerAttrs": attrs, "submit": true }));
    let doc = house.merchant.post(OFFERS, form).await.with_status(201).json();
    let legal = house.app.login("100000", "fw1").await;
    let path = format!("{TASKS}?view=cc&bizCode={}", doc["code"].as_str().unwrap_or_default());
    assert_eq!(legal.get(&path).await.ok().json().as_array().map(Vec::len), Some(1));
    let said = "SELECT opinion FROM process_log WHERE action = 'COMMENT' ORDER BY id DESC LIMIT 1";
    assert!(text(&house.app, said).await.contains("福袋惊喜报品，请法务确认"));
}

/// 05.9: what was passed on condition is free by itself once its papers are there.
#[tokio::test]
async fn a_condition_is_lifted_by_the_papers() {
    let house = House::new().await;
    let claims = with(house.form(ONE)["offerAttrs"].clone(), json!({ "efficacy": ["FIRMING"] }));
    let form = with(house.form(ONE), json!({ "offerAttrs": claims, "submit": true }));
    let doc = house.merchant.post(OFFERS, form).await.with_status(201).json();
    for _ in 0..2 {
        house.pass(&doc).await.ok();
    }
    let now = house.read(&doc).await;
    let body = json!({ "opinion": "同意", "form": final_form(), "rowVersion": now["rowVersion"] });
    house.last.post(&format!("{TASKS}/{}/approve", now["task"]["id"]), body).await.ok();
    assert_eq!(house.read(&doc).await["restrictReasons"], json!(["CERT_MISSING"]));
    let people = People::enter(&house.app, "200001").await;
    // What the demo has under way comes first.
    people.approve(&people.qc).await.ok();
    let paper = changed(people.item("claims"), json!({ "certType": "EFFICACY", "certNo": "GX-2026-01" }));
    people.submitted(json!([paper])).await;
    people.approve(&people.qc).await.ok();
    let free = house.read(&doc).await;
    assert_eq!((&free["restrictReasons"], &free["broadcastRestricted"]), (&json!([]), &json!(false)));
    let code = doc["code"].as_str().unwrap_or_default();
    let sql = format!(
        "SELECT count(*) FROM message_location_log WHERE template_code = 'OFFER_UNRESTRICTED' AND content LIKE '%{code}%'"
    );
    assert!(number(&house.app, &sql).await > 0, "its owner is told");
}

/// 24: what children wear is of class A, and the times of a presale are times.
#[tokio::test]
async fn children_wear_class_a_and_a_presale_knows_its_hours() {
    let house = House::new().await;
    let merchant = house.app.login("200003", "admin").await;
    let kids = json!({
        "liveRoom": "common", "categoryCode": "Fashion", "formType": "NORMAL", "offerStyle": "SINGLE", "offerName": "童装T恤",
        "category2": "Fashion_Kids", "offerAttrs": { "safetyClass": "B" }, "skus": [house.sku(&nth_barcode(77))],
    });
    refused(&merchant.post(OFFERS, kids.clone()).await, 400, "common.invalid", "童装的安全类别须为A类");
    merchant.post(OFFERS, with(kids, json!({ "offerAttrs": { "safetyClass": "A" } }))).await.with_status(201);
    let presale = |attrs: Value| {
        let attrs = with(house.form(ONE)["offerAttrs"].clone(), attrs);
        with(house.form(ONE), json!({ "liveRoom": "promote12", "formType": "PRESALE", "offerAttrs": attrs }))
    };
    let day = presale(json!({ "depositStart": "2026-12-01" }));
    refused(&house.merchant.post(OFFERS, day).await, 400, "common.format", "定金开始格式有误");
    let hours = json!({ "depositStart": "2026-12-01 20:00:00", "depositEnd": "2026-12-01 19:00:00" });
    refused(&house.merchant.post(OFFERS, presale(hours)).await, 400, "common.invalid", "定金结束必须晚于定金开始");
}
