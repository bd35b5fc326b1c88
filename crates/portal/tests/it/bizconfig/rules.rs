//! Attribute templates and qualifications: seeded, changed, and what other services are told.

use bizconfig::qualification::{Product, rules_for};
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{API, noted};
use crate::admin::refused;
use crate::selection::with;

async fn codes(user: &Client, query: &str) -> Vec<String> {
    let found = user.get(&format!("{API}/attr-templates/resolve?{query}")).await.ok().json();
    let groups = found["groups"].as_array().expect("groups");
    let fields = groups.iter().flat_map(|group| group["fields"].as_array().into_iter().flatten());
    fields.map(|field| field["attrCode"].as_str().unwrap_or_default().to_owned()).collect()
}

/// 24: what a product is asked depends on its category, its room and how it is offered; a change counts at once.
#[tokio::test(flavor = "multi_thread")]
async fn attributes_follow_category_room_and_form() {
    let app = TestApp::new().await;
    let there = app.another().await;
    let (root, vendor) = (app.login("100000", "root").await, there.login("200001", "admin").await);
    let everyday = codes(&vendor, "categoryCode=Cosmetic_Skincare_Cream&liveRoom=common").await;
    assert!(everyday.contains(&"executeStandard".to_owned()) && everyday.contains(&"filingNo".to_owned()));
    assert!(!everyday.contains(&"promoStockPlan".to_owned()));
    let promoted = codes(&vendor, "categoryCode=Cosmetic&liveRoom=promote11&formType=PRESALE&offerStyle=SUIT").await;
    for code in ["promoStockPlan", "depositStart", "suitItems", "efficacy"] {
        assert!(promoted.contains(&code.to_owned()), "{code}: {promoted:?}");
    }
    assert!(codes(&vendor, "categoryCode=Fashion_Kids").await.contains(&"ageRange".to_owned()));

    let path = format!("{API}/attr-templates");
    let templates = root.get(&path).await.ok().json();
    let mut food =
        templates.as_array().expect("templates").iter().find(|t| t["name"] == "食品饮料").cloned().expect("it");
    let members = food.as_object_mut().expect("a row");
    members.remove("lastModifiedByName");
    members.remove("lastModifiedDate");
    let twice = with(
        food.clone(),
        json!({ "groups": [{ "groupName": "一", "fields": [
            { "attrCode": "a", "label": "甲", "control": "text" }, { "attrCode": "a", "label": "乙", "control": "text" },
        ] }] }),
    );
    refused(&root.put(&path, twice).await, 400, "common.invalid", "属性编码a重复");
    food["groups"][0]["fields"][0]["required"] = json!(false);
    let extra = json!({ "attrCode": "origin", "label": "原料产地", "control": "text", "required": true });
    food["groups"][0]["fields"].as_array_mut().expect("fields").push(extra);
    root.put(&path, food).await.ok();
    assert!(codes(&vendor, "categoryCode=Food").await.contains(&"origin".to_owned()), "another copy sees it at once");
    let (_, new) = noted(&app, "attrTemplate.save").await;
    assert_eq!(new["食品信息 / foodType › 必填"], "否", "{new}");
    let added = new["食品信息 / origin › 属性"].as_str().unwrap_or_default();
    assert!(added.contains("属性名称 原料产地"), "{new}");
    let same = json!({ "name": "又一个", "categoryCode": "Food", "liveRoom": [], "sort": 1,
        "groups": [{ "groupName": "一", "fields": [] }] });
    refused(&root.post(&path, same).await, 400, "common.invalid", "适用范围与模板“食品饮料”相同");
}

#[tokio::test]
async fn the_matrix_is_one_source_for_everybody() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let must = async |product: Product<'_>| -> Vec<String> {
        let rules = rules_for(&app, product).await.expect("rules");
        rules.into_iter().filter(|rule| rule.required == "MUST").map(|rule| rule.cert_type).collect()
    };
    let power_bank = Product {
        category_code: "Electronic_PhoneAccessory_PowerBank",
        cross_border: false,
        brand_nature: "OWN",
        risk_level: "HIGH",
    };
    let certs = must(power_bank).await;
    assert!(certs.contains(&"CCC".to_owned()) && certs.contains(&"UN383".to_owned()), "{certs:?}");
    assert!(!certs.contains(&"BRAND_AUTH".to_owned()) && !certs.contains(&"CUSTOMS".to_owned()));
    let imported = must(Product { cross_border: true, brand_nature: "AGENT_L1", ..power_bank }).await;
    assert!(imported.contains(&"BRAND_AUTH".to_owned()) && imported.contains(&"CUSTOMS".to_owned()));

    let path = format!("{API}/qualification-rules");
    let rule = json!({
        "categoryCode": "Electronic", "certType": "ISO_GMP", "level": "COMPANY", "required": "MUST", "minRemainDays": 30,
    });
    let one_of = with(rule.clone(), json!({ "required": "ONE_OF" }));
    refused(&root.post(&path, one_of).await, 400, "rule.group", "多选一的资质需填写分组");
    let made = root.post(&path, rule.clone()).await.with_status(201).json();
    refused(&root.post(&path, rule).await, 400, "rule.dup", "相同条件的资质要求已存在");
    assert!(must(power_bank).await.contains(&"ISO_GMP".to_owned()));
    let category = root.get(&format!("{API}/categories")).await.ok().json();
    let electronic = category.as_array().expect("a tree").iter().find(|one| one["code"] == "Electronic").cloned();
    let certs = electronic.expect("it")["requiredCerts"].clone();
    assert!(certs.as_array().expect("papers").contains(&Value::from("ISO_GMP")), "{certs}");
    root.delete(&format!("{path}/{}", made["id"])).await.ok();
    assert!(!must(power_bank).await.contains(&"ISO_GMP".to_owned()));
    let (old, new) = noted(&app, "qualificationRule.delete").await;
    assert_eq!((&old["证照类型"], new), (&json!("体系认证"), Value::Null));
}
