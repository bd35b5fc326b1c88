//! What keeps an offer from being submitted is said before, in the same words.

use serde_json::{Value, json};

use super::{House, OFFERS, day};
use crate::selection::with;
use crate::support::execute;

const ONE: &str = "6901234588026";

/// What is broken, where it is said, and what is said.
struct Broken {
    change: Value,
    field: &'static str,
    says: &'static str,
}

fn broken(change: Value, field: &'static str, says: &'static str) -> Broken {
    Broken { change, field, says }
}

fn sku(house: &House, change: Value) -> Value {
    json!({ "skus": [with(house.sku(ONE), change)] })
}

/// One for each rule of 05.9 and of what it stands on.
fn rules(house: &House) -> Vec<Broken> {
    let images = house.form(ONE)["images"].clone();
    vec![
        broken(json!({ "shortTitle": null }), "shortTitle", "短标题不能为空"),
        broken(json!({ "category3": null }), "category3", "三级类目不能为空"),
        broken(json!({ "brandId": null }), "brandId", "品牌不能为空"),
        broken(json!({ "storeId": null }), "storeId", "成交店铺不能为空"),
        broken(json!({ "itemUrl": null }), "itemUrl", "商品链接不能为空"),
        broken(json!({ "itemId": null }), "itemId", "商品ID不能为空"),
        broken(json!({ "sampleFlag": false }), "sampleFlag", "该类目须寄样，请选择寄样"),
        broken(json!({ "offerName": "花植" }), "offerName", "商品名称不能只有品牌名"),
        broken(json!({ "sellingPoints": "一条" }), "sellingPoints", "卖点需填写3~5条，每行一条"),
        broken(json!({ "expectShowDateFrom": day(&house.app, 1) }), "expectShowDateFrom", "期望播出日期须在 3 天之后"),
        broken(json!({ "priceProtectDays": null }), "priceProtectDays", "保价天数不能为空"),
        broken(json!({ "images": [images[0]] }), "images", "请上传透明图"),
        broken(json!({ "offerAttrs": {} }), "offerAttrs.filingNo", "备案/注册编号不能为空"),
        broken(sku(house, json!({ "barcode": null })), "skus[0].barcode", "条形码不能为空"),
        broken(sku(house, json!({ "netContent": null })), "skus[0].netContent", "净含量不能为空"),
        broken(sku(house, json!({ "dailyPrice": null })), "skus[0].dailyPrice", "日常到手价不能为空"),
        broken(json!({ "sellingPoints": "第一的面霜\n质地轻润\n无香精" }), "sellingPoints", "“第一”属于违禁用语"),
        broken(
            json!({ "sellingPoints": "零添加\n质地轻润\n无香精", "complianceConfirmed": false }),
            "complianceConfirmed",
            "存在合规提示，请勾选已知悉并确认合规",
        ),
    ]
}

/// A05-1: whatever is wrong, the check says it as a block and the submission refuses for it, at the same place in the same
/// words; when nothing is wrong, neither says anything.
#[tokio::test]
async fn the_check_says_whatever_the_submission_refuses() {
    let house = House::new().await;
    let draft = house.draft(ONE).await;
    let path = format!("{OFFERS}/{}/pre-check", draft["id"]);
    let mut version = draft["rowVersion"].clone();
    for Broken { change, field, says } in rules(&house) {
        let body = with(house.form(ONE), with(change, json!({ "id": draft["id"], "rowVersion": version })));
        let saved = house.merchant.put(OFFERS, body).await.ok().json();
        version = saved["rowVersion"].clone();
        let found = house.merchant.post(&path, json!({})).await.ok().json();
        assert_eq!(found["level"], "BLOCK", "{field}: {found}");
        let refusal = house.event(&house.merchant, &draft, "submit", json!({})).await.with_status(400).json();
        let errors: Vec<(&str, &str)> = refusal["fieldErrors"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|one| Some((one["field"].as_str()?, one["message"].as_str()?)))
            .collect();
        assert!(errors.iter().any(|(at, words)| *at == field && words.contains(says)), "{field}: {errors:?}");
        let blocks = blocks(&found);
        for (at, words) in errors {
            let told =
                blocks.iter().any(|(there, said)| there == at && (said == words || words.contains(said.as_str())));
            assert!(told, "{field}: {at} {words} is not among {blocks:?}");
        }
    }
    let body = with(house.form(ONE), json!({ "id": draft["id"], "rowVersion": version }));
    house.merchant.put(OFFERS, body).await.ok();
    assert_ne!(house.merchant.post(&path, json!({})).await.ok().json()["level"], "BLOCK");
    house.event(&house.merchant, &draft, "submit", json!({})).await.ok();
}

/// A room that has closed, the same barcodes and a price that was cheaper before are said by both as well.
#[tokio::test]
async fn rooms_repetitions_and_prices_are_said_by_both() {
    let house = House::new().await;
    let draft = house.draft(ONE).await;
    let path = format!("{OFFERS}/{}/pre-check", draft["id"]);
    let both = async |says: &str| {
        let found = house.merchant.post(&path, json!({})).await.ok().text();
        assert!(found.contains("BLOCK") && found.contains(says), "{found}");
        let refusal = house.event(&house.merchant, &draft, "submit", json!({})).await.with_status(400).text();
        assert!(refusal.contains(says), "{refusal}");
    };
    execute(&house.app, "UPDATE live_room SET enabled = false WHERE code = 'common'").await;
    both("报品").await;
    execute(&house.app, "UPDATE live_room SET enabled = true WHERE code = 'common'").await;
    let rival = house.draft(ONE).await;
    both(rival["code"].as_str().unwrap_or_default()).await;
}

/// Each block of a check with the place that a submission would name.
fn blocks(check: &Value) -> Vec<(String, String)> {
    let sections = check["sections"].as_object().expect("sections");
    let mut all = Vec::new();
    for (section, findings) in sections {
        for one in findings.as_array().into_iter().flatten() {
            let level = if section == "certs" { &one["severity"] } else { &one["level"] };
            let place = match section.as_str() {
                "certs" => "certs".to_owned(),
                "duplicate" => "skus".to_owned(),
                "price" => format!("skus[{}].livePagePrice", one["place"]),
                _ => one["field"].as_str().unwrap_or_default().to_owned(),
            };
            let words = [&one["message"], &one["word"], &one["label"]].into_iter().find_map(Value::as_str);
            if level == "BLOCK" {
                all.push((place, words.unwrap_or_default().to_owned()));
            }
        }
    }
    all
}
