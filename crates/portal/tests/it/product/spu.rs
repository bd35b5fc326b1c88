//! Products (12): made, approved, changed, shared inside a brand.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::document::{DocumentFixture, OwnEvent, StepFixture, game};
use crate::fileservice::{png, uploaded};
use crate::offer::nth_barcode;
use crate::selection::with;
use crate::support::{execute, number};

pub const SPUS: &str = "product/api/spus";

/// A cream of a company's first brand, with everything that a submission asks for.
pub async fn spus(app: &TestApp, account: &str) -> DocumentFixture {
    let merchant = app.login(account, "admin").await;
    let mut images = Vec::new();
    for slot in ["main", "transparentPng", "label", "package"] {
        let file = uploaded(&merchant, slot, "图.png", &png(800, 800)).await;
        images.push(json!({ "fileId": file["fileId"], "type": slot }));
    }
    let brand = first_brand(&merchant).await;
    // Another company's are of another brand: no two have a barcode in common.
    let apart = (account.parse::<usize>().expect("a number") - 200_001) * 1_000_000;
    let form = move |nth: usize| {
        json!({
            "spuName": format!("积雪草晚霜 {nth}"), "brandId": brand, "categoryCode": "Cosmetic",
            "category2": "Cosmetic_Skincare", "category3": "Cosmetic_Skincare_Cream", "originPlace": "上海", "isDomestic": true,
            "images": images,
            "attrs": {
                "executeStandard": "QB/T 1857", "manufacturerName": "上海花植美妆有限公司", "manufacturerAddress": "上海市浦东新区",
                "cosmeticType": "ORDINARY", "filingNo": "沪G妆网备字2025001201", "registrant": "上海花植美妆有限公司",
                "efficacy": ["MOISTURE"], "skinType": ["DRY"], "mainIngredients": "积雪草提取物",
                "fullIngredients": "水、甘油、积雪草提取物", "useLimitDate": 12,
            },
            "skus": [{
                "skuName": "50g", "barcode": nth_barcode(apart + nth), "spec": { "规格": "50g" }, "netContent": 50.0, "unit": "g",
                "lengthCm": 6.5, "widthCm": 6.5, "heightCm": 8.2, "weightKg": 0.215,
            }],
        })
    };
    let turned = |name, from, to, body| OwnEvent { name, staff: merchant.clone(), from, to, body };
    let own = vec![
        turned("off-shelf", "APPROVED", "OFF_SHELF", json!({ "reason": "停产" })),
        turned("on-shelf", "OFF_SHELF", "APPROVED", json!({})),
    ];
    let steps = vec![StepFixture::new(app, "SpuAppr", "cx1", Some(json!({}))).await];
    DocumentFixture {
        own,
        cancels: false,
        kept: |form, made| form["skus"][0]["id"] = made["skus"][0]["id"].clone(),
        changed: Some(|form: &mut Value| form["spuName"] = json!("积雪草夜间修护霜")),
        refs: vec![("brandId", brand, vec![301, 401])],
        file: |name, id| match name {
            "images" => json!([{ "fileId": id, "type": "main" }]),
            "attrFiles" => json!([{ "fileId": id, "type": "filingNo" }]),
            _ => json!([{ "fileId": id }]),
        },
        ..DocumentFixture::new(("spu", "spu"), (SPUS, "product-workflow/api/tasks"), steps, form)
    }
}

pub async fn first_brand(merchant: &Client) -> i64 {
    let brands = merchant.get("selection/api/merchant/offer-store-apprs/brands").await.ok().json();
    brands[0]["id"].as_i64().expect("a brand")
}

/// Two companies that sell one trademark: what `keeper` keeps, `seller` reads.
pub async fn share_a_brand(app: &TestApp, keeper: &Client, seller: &Client) {
    let (theirs, own) = (first_brand(keeper).await, first_brand(seller).await);
    execute(
        app,
        &format!("UPDATE company_brand SET trademark_no = (SELECT trademark_no FROM company_brand WHERE id = {theirs}) WHERE id = {own}"),
    )
    .await;
}

/// R8
#[tokio::test(flavor = "multi_thread")]
async fn random_events_keep_products_whole() {
    let app = TestApp::new().await;
    game::play(&app, &spus(&app, "200001").await).await;
}

/// A12-3, 12.3
#[tokio::test(flavor = "multi_thread")]
async fn completeness_is_what_a_submission_would_miss() {
    let app = TestApp::new().await;
    let (fixture, merchant) = (spus(&app, "200001").await, app.login("200001", "lijing").await);
    let whole: Value = merchant.post(SPUS, (fixture.form)(1)).await.with_status(201).json();
    assert_eq!((&whole["completeness"], &whole["missingFields"]), (&json!(100), &json!([])));

    let mut form = (fixture.form)(2);
    form["originPlace"] = Value::Null;
    form["attrs"]["registrant"] = Value::Null;
    form["images"].as_array_mut().expect("a list").retain(|file| file["type"] != "label");
    form["skus"][0]["weightKg"] = Value::Null;
    form["skus"][0]["netContent"] = Value::Null;
    let doc: Value = merchant.post(SPUS, form.clone()).await.with_status(201).json();
    let missing = doc["missingFields"].as_array().expect("a list");
    let mut named: Vec<&str> = missing.iter().filter_map(|one| one["field"].as_str()).collect();
    named.sort_unstable();
    assert_eq!(named, ["attrs.registrant", "images", "originPlace", "skus[0].netContent", "skus[0].weightKg"]);
    assert!(missing.iter().all(|one| one["group"] != ""), "{missing:?}");
    assert!(doc["completeness"].as_i64().is_some_and(|pct| (60..100).contains(&pct)), "{}", doc["completeness"]);

    let refused = merchant.post(SPUS, with(form, json!({ "submit": true }))).await.with_status(400).json();
    let mut fields: Vec<&str> =
        refused["fieldErrors"].as_array().expect("errors").iter().filter_map(|one| one["field"].as_str()).collect();
    fields.sort_unstable();
    assert_eq!(fields, named);
    let none = with((fixture.form)(3), json!({ "skus": [], "submit": true }));
    let said = merchant.post(SPUS, none).await.with_status(400).json();
    assert_eq!(said["fieldErrors"][0]["message"], "请至少维护一个SKU");
}

/// 21: the demo has products in every state, some of which wait for 初选.
#[tokio::test]
async fn the_demo_has_products_in_every_state() {
    let app = TestApp::new().await;
    let (merchant, first) = (app.login("200001", "lijing").await, app.login("100000", "cx1").await);
    let counts = merchant.get(&format!("{SPUS}/counts?mine=true")).await.ok().json();
    let many = |status: &str| counts["byStatus"][status].as_i64().unwrap_or_default();
    assert_eq!((many("APPROVING"), many("REJECTED"), many("OFF_SHELF")), (1, 1, 1), "{counts}");
    // Those that were made by hand, and those that grew out of offers.
    assert!(many("APPROVED") > 5 && many("CREATED") > 2, "{counts}");
    let drafts =
        merchant.get(&format!("{SPUS}?mine=true&status.in=CREATED&origin.in=MANUAL&sort=completeness,asc")).await;
    let drafts = drafts.ok().json();
    let whole = |nth: usize| drafts[nth]["completeness"].as_i64().unwrap_or_default();
    assert!(whole(0) < 60 && (80..100).contains(&whole(1)), "{} {}", whole(0), whole(1));
    let grown = merchant.get(&format!("{SPUS}?mine=true&origin.in=OFFER&supplyStatus.in=TO_SUPPLY")).await.ok().json();
    assert!(grown.as_array().is_some_and(|rows| rows.len() > 2), "approved offers have left something to complete");
    let changing = merchant.get(&format!("{SPUS}?mine=true&changeStatus.in=APPROVING")).await.ok().json();
    assert_eq!((changing.as_array().map(Vec::len), &changing[0]["status"]), (Some(1), &json!("APPROVED")));
    let mine = merchant.get(&format!("{SPUS}?mine=true&origin.in=MANUAL")).await.ok().json();
    let pictured = mine.as_array().expect("rows").iter().filter(|row| row["mainImage"].is_object()).count();
    assert_eq!(pictured, 9, "all but the one that has just been begun");
    let tasks = first.get("product-workflow/api/tasks?view=todo&workflowType.in=spuTask").await.ok().json();
    assert!(tasks.as_array().is_some_and(|tasks| tasks.len() >= 3), "{tasks}");
}

/// A barcode of the same brand leads to the product, one of another brand says nothing of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_barcode_leads_to_the_product_inside_a_brand_alone() {
    let app = TestApp::new().await;
    let (keeper, seller) = (app.login("200001", "admin").await, app.login("200002", "admin").await);
    let fixture = spus(&app, "200001").await;
    let kept = fixture.approved(&keeper, 7).await;
    let lookup = |who: &Client| who.get(&format!("{SPUS}/lookup?barcode={}", nth_barcode(7)));
    assert_eq!(lookup(&keeper).await.ok().json()["match"], "OWN");
    let used = lookup(&seller).await.ok().json();
    assert_eq!(used, json!({ "match": "USED", "spu": null }));
    let theirs = spus(&app, "200002").await;
    let same = || {
        let mut form = with((theirs.form)(7), json!({ "submit": true }));
        form["skus"][0]["barcode"] = json!(nth_barcode(7));
        form
    };
    let refused = seller.post(SPUS, same()).await.with_status(400).json();
    assert_eq!(refused["fieldErrors"][0]["message"], "条形码已被其他品牌商品使用，请核对");
    seller.get(&format!("{SPUS}/{}", kept["id"])).await.with_status(404);

    share_a_brand(&app, &keeper, &seller).await;
    let found = lookup(&seller).await.ok().json();
    assert_eq!((&found["match"], &found["spu"]["spuCode"]), (&json!("LINKABLE"), &kept["code"]));
    let refused = seller.post(SPUS, same()).await.with_status(400).json();
    let message = format!("条形码已存在于商品{}，请直接关联", kept["code"].as_str().expect("a code"));
    assert_eq!(refused["fieldErrors"][0]["message"], message);

    // The library shows what it is, and not whose.
    let library = seller.get(SPUS).await.ok().json();
    assert_eq!(library[0]["id"], kept["id"]);
    let read = seller.get(&format!("{SPUS}/{}", kept["id"])).await.ok().json();
    for (place, row) in [("list", &library[0]), ("detail", &read)] {
        assert_eq!(
            (&row["companyId"], &row["companyName"], &row["createdByName"]),
            (&json!(0), &json!(""), &json!("")),
            "{place}"
        );
        assert_eq!(row["actions"], json!(["detail"]), "{place}");
    }
    assert!(!read.to_string().contains("上海花植美妆有限公司\",\"companyId"), "{read}");
    seller.get(&format!("{SPUS}/{}/versions", kept["id"])).await.with_status(404);
    let mine = seller.get(&format!("{SPUS}?mine=true")).await.ok().json();
    assert!(mine.as_array().expect("rows").iter().all(|row| row["id"] != kept["id"]), "{mine}");
}

/// A12-8: what is key waits for 初选, the rest counts at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_change_leaves_the_product_as_it_was_until_it_is_approved() {
    let app = TestApp::new().await;
    let (fixture, merchant) = (spus(&app, "200001").await, app.login("200001", "admin").await);
    let doc = fixture.approved(&merchant, 9).await;
    let changed = |form: &mut Value| {
        form["skus"][0]["barcode"] = json!(nth_barcode(10));
        form["skus"][0]["weightKg"] = json!(0.3);
        form["originPlace"] = json!("广州");
        form["submit"] = json!(true);
    };
    let after: Value = fixture.saved(&merchant, &doc, 9, changed).await.ok().json();
    assert_eq!((&after["originPlace"], &after["skus"][0]["weightKg"]), (&json!("广州"), &json!(0.3)));
    assert_eq!(after["skus"][0]["barcode"], nth_barcode(9));
    assert_eq!(after["pending"]["skus"][0]["barcode"], nth_barcode(10));
    assert_eq!(after["changeStatus"], "APPROVING");
    let taken = |nth: usize| {
        let sql = format!("SELECT count(*) FROM product_sku WHERE barcode = '{}' AND live", nth_barcode(nth));
        let app = &app;
        async move { number(app, &sql).await }
    };
    assert_eq!((taken(9).await, taken(10).await), (1, 0));
    let first = app.login("100000", "cx1").await;
    let change = first.get(&format!("product/api/spu-changes/{}", after["changeId"])).await.ok().json();
    let task = format!("product-workflow/api/tasks/{}/approve", change["task"]["id"]);
    first.post(&task, json!({ "rowVersion": change["rowVersion"], "form": {} })).await.ok();
    let then = merchant.get(&format!("{SPUS}/{}", doc["id"])).await.ok().json();
    assert_eq!((&then["skus"][0]["barcode"], &then["changeStatus"]), (&json!(nth_barcode(10)), &json!("NONE")));
    assert_eq!((taken(9).await, taken(10).await), (0, 1));
}

/// Two submit the same barcode; whoever is approved first has it.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_with_one_barcode_the_second_is_not_approved() {
    let app = TestApp::new().await;
    let (fixture, merchant) = (spus(&app, "200001").await, app.login("200001", "admin").await);
    let (one, two) = (fixture.made(&merchant, 11, true).await, fixture.made(&merchant, 11, true).await);
    let first = app.login("100000", "cx1").await;
    let approve = |doc: &Value| {
        let task = format!("product-workflow/api/tasks/{}/approve", doc["task"]["id"]);
        first.post(&task, json!({ "rowVersion": doc["rowVersion"], "form": { "riskLevel": "HIGH" } }))
    };
    approve(&one).await.ok();
    let read = merchant.get(&format!("{SPUS}/{}", one["id"])).await.ok().json();
    assert_eq!((&read["status"], &read["riskLevel"]), (&json!("APPROVED"), &json!("HIGH")));
    let said = approve(&two).await.with_status(400).json();
    let message = format!("条形码已存在于商品{}，请直接关联", one["code"].as_str().expect("a code"));
    assert_eq!(said["title"], message);
}

/// What staff took off the shelf its owner does not put back.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_a_product_off_puts_it_back() {
    let app = TestApp::new().await;
    let (fixture, merchant) = (spus(&app, "200001").await, app.login("200001", "admin").await);
    let first = app.login("100000", "cx1").await;
    let doc = fixture.approved(&merchant, 12).await;
    let off = fixture.event(&first, &doc, "off-shelf", json!({ "reason": "标签有误" })).await.ok().json();
    assert_eq!(off["status"], "OFF_SHELF");
    fixture.event(&merchant, &off, "on-shelf", json!({})).await.with_status(400);
    let on = fixture.event(&first, &off, "on-shelf", json!({})).await.ok().json();
    assert_eq!(on["status"], "APPROVED");
    assert_eq!(merchant.get(SPUS).await.ok().json()[0]["id"], doc["id"]);
}
