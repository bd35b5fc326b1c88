//! Whether an offer will be refused, and why, before it is submitted.

use serde_json::{Value, json};

use super::{House, OFFERS};
use crate::admin::refused;
use crate::selection::with;

const ONE: &str = "6901234599015";

async fn checked(house: &House, doc: &Value) -> Value {
    house.merchant.post(&format!("{OFFERS}/{}/pre-check", doc["id"]), json!({})).await.ok().json()
}

/// A05-1: the sections name what is missing, and the submission refuses for the same reasons.
#[tokio::test]
async fn the_check_and_the_submission_say_the_same() {
    let house = House::new().await;
    let poor = with(
        house.form(ONE),
        json!({
            "shipTime": null, "images": [{ "fileId": house.main, "type": "main" }],
            "sellingPoints": "第一的修护霜\n质地轻润\n无香精配方", "complianceConfirmed": false, "isDomestic": false,
        }),
    );
    let doc = house.merchant.post(OFFERS, poor).await.with_status(201).json();
    let found = checked(&house, &doc).await;
    assert_eq!(found["level"], "BLOCK");
    let sections = &found["sections"];
    assert_eq!(sections["required"][0]["message"], "发货时效不能为空");
    assert_eq!(sections["images"][0]["message"], "请上传透明图");
    assert_eq!(sections["compliance"][0]["word"], "第一");
    let report = sections["certs"].as_array().expect("certs").iter().find(|cert| cert["certType"] == "CUSTOMS");
    assert_eq!(report.map(|cert| (&cert["state"], &cert["severity"])), Some((&json!("MISSING"), &json!("WARN"))));
    let submit = house.event(&house.merchant, &doc, "submit", json!({})).await;
    let problem = submit.json();
    let fields: Vec<&str> =
        problem["fieldErrors"].as_array().into_iter().flatten().filter_map(|error| error["field"].as_str()).collect();
    assert_eq!(submit.status(), 400);
    for field in ["shipTime", "images", "sellingPoints"] {
        assert!(fields.contains(&field), "{fields:?}");
    }
}

/// What a product says of itself: a filing is its own, by number and by name, and some claims need papers.
#[tokio::test]
async fn papers_follow_from_the_attributes() {
    let house = House::new().await;
    let seen = async |attrs: Value| {
        let form = house.form(ONE);
        let attrs = with(form["offerAttrs"].clone(), attrs);
        let doc = house.merchant.post(OFFERS, with(form, json!({ "offerAttrs": attrs }))).await.with_status(201).json();
        (checked(&house, &doc).await["sections"].clone(), doc["riskLevel"].clone())
    };
    let paper = |sections: &Value, kind: &str| {
        let found = sections["certs"].as_array().expect("certs").iter().find(|cert| cert["certType"] == kind).cloned();
        found.map(|cert| {
            ["required", "state", "severity"].map(|name| cert[name].as_str().unwrap_or_default().to_owned())
        })
    };
    let is = |words: [&str; 3]| Some(words.map(str::to_owned));
    let (own, risk) = seen(json!({})).await;
    assert_eq!(paper(&own, "COSMETIC_FILING"), is(["ONE_OF", "VALID", "PASS"]));
    assert_eq!((paper(&own, "EFFICACY"), &own["required"]), (is(["SHOULD", "MISSING", "PASS"]), &json!([])));
    assert_ne!(risk, "HIGH");
    let (strange, _) = seen(json!({ "filingNo": "沪G妆网备字2026009999", "efficacy": ["ANTI_WRINKLE"] })).await;
    assert_eq!(paper(&strange, "COSMETIC_FILING"), is(["ONE_OF", "MISSING", "WARN"]));
    assert_eq!(paper(&strange, "EFFICACY"), is(["MUST", "MISSING", "WARN"]));
    let special =
        json!({ "cosmeticType": "SPECIAL", "filingNo": "国妆特字20240201", "registrant": "上海别家化妆品有限公司" });
    let (special, _) = seen(special).await;
    assert_eq!(paper(&special, "COSMETIC_SPECIAL"), is(["MUST", "VALID", "PASS"]));
    assert_eq!(paper(&special, "COSMETIC_FILING"), None);
    assert_eq!(special["required"][0]["message"], "备案人/注册人与证照主体不一致");
    let (_, risk) = seen(json!({ "cosmeticType": "CHILDREN" })).await;
    assert_eq!(risk, "HIGH");
}

/// A05-2: the server computes, and a price that was not shown is refused.
#[tokio::test]
async fn the_price_is_the_servers() {
    let house = House::new().await;
    let form = house.form(ONE);
    let asked = json!({ "liveRoom": "common", "offerCategory": "New", "mechanism": form["mechanism"],
        "skus": [{ "token": "a", "livePagePrice": 169.0, "dailyPrice": 169.0, "lowestPrice30": 120.0, "packQty": 1, "netContent": 50.0, "unit": "g" }] });
    let price = house.merchant.post(&format!("{OFFERS}/price-check"), asked).await.ok().json();
    let sku = &price["skus"][0];
    assert_eq!((&sku["finalPrice"], &sku["unitPrice"], &sku["token"]), (&json!(129.0), &json!(161.25), &json!("a")));
    assert_eq!(sku["items"][0]["message"], "高于近30天最低价¥120.00");
    let shown = with(house.sku(ONE), json!({ "finalPrice": 99.0 }));
    let wrong = with(form, json!({ "skus": [shown], "submit": true }));
    refused(&house.merchant.post(OFFERS, wrong).await, 400, "offer.calc", "价格计算不一致，请刷新");
    let nothing =
        json!({ "skus": [{ "livePagePrice": 20.0 }], "mechanism": { "lines": [{ "type": "DIRECT", "value": 20.0 }] } });
    refused(
        &house.merchant.post(&format!("{OFFERS}/price-check"), nothing).await,
        400,
        "offer.zero",
        "到手价必须大于0",
    );
}

/// A05-9: the same barcodes in the same room are refused until 终选 has granted what 招商 proposed.
#[tokio::test]
async fn a_duplicate_is_refused_until_it_is_waived() {
    let house = House::new().await;
    let first = house.submitted(ONE).await;
    let second = house.draft(ONE).await;
    let found = checked(&house, &second).await;
    let same = &found["sections"]["duplicate"][0];
    assert_eq!((&same["level"], &same["code"]), (&json!("BLOCK"), &first["code"]));
    let message = format!("与报品{}重复，请勿重复提报", first["code"].as_str().unwrap_or_default());
    refused(&house.event(&house.merchant, &second, "submit", json!({})).await, 400, "offer.dup", &message);

    let waivers = format!("{OFFERS}/{}/waivers", second["id"]);
    let asked = json!({ "rule": "BARCODE", "reason": "两个档期分别售卖" });
    let proposed = house.sale.post(&waivers, asked).await.with_status(201).json();
    let grant = |who: &testkit::Client| {
        who.post(&format!("selection/api/waivers/{}/grant", proposed["id"]), json!({ "rowVersion": 0 }))
    };
    assert_eq!(grant(&house.sale).await.status(), 403);
    grant(&house.last).await.ok();
    let found = checked(&house, &second).await;
    let same = &found["sections"]["duplicate"][0];
    assert_eq!((&same["level"], &same["waived"]), (&json!("WARN"), &json!(true)));
    house.event(&house.merchant, &second, "submit", json!({})).await.ok();
}
