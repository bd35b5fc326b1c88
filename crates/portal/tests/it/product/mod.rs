//! What the calls about merges of attributes promise (06).

mod from_offers;
mod guards;
pub mod link;
pub mod spu;

use std::borrow::Borrow;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::document::{DocumentFixture, OwnEvent, StepFixture};
use crate::offer::{House, OFFERS};
use crate::selection::with;

pub const MERGES: &str = "product/api/attr-merges";
pub const TASKS: &str = "product-workflow/api/tasks";

pub fn merge(kind: &str, attr: &str, sources: &[&str], target: &str) -> Value {
    let items: Vec<Value> = sources.iter().map(|source| json!({ "value": source })).collect();
    json!({
        "mergeType": kind, "categoryCode": "Cosmetic", "attrCode": if attr.is_empty() { Value::Null } else { json!(attr) },
        "sourceItems": items, "targetItem": target, "reason": "写法不一，统一后便于比价",
    })
}

/// Merges of a company's, each of an attribute that no other is about.
pub async fn merges(app: &TestApp, account: &str) -> DocumentFixture {
    let merchant = app.login(account, "admin").await;
    let own = OwnEvent { name: "undo", staff: merchant, from: "COMPLETED", to: "COMPLETED", body: json!({}) };
    let steps = vec![StepFixture::new(app, "AttrAppr", "cx1", None).await];
    let account = account.to_owned();
    let form = move |nth: usize| merge("SKU_SPEC", &format!("容量{account}{nth}"), &["50ML"], "50ml");
    DocumentFixture {
        own: vec![own],
        end: "COMPLETED",
        ..DocumentFixture::new(("attrMerge", "attr_merge"), (MERGES, TASKS), steps, form)
    }
}

pub async fn submitted(who: &Client, form: Value) -> Value {
    who.post(MERGES, with(form, json!({ "submit": true }))).await.with_status(201).json()
}

pub async fn approve(who: &Client, doc: &Value) -> Answer {
    who.post(&format!("{TASKS}/{}/approve", doc["task"]["id"]), json!({ "rowVersion": doc["rowVersion"] })).await
}

async fn read(who: &Client, doc: &Value) -> Value {
    who.get(&format!("{MERGES}/{}", doc["id"])).await.ok().json()
}

async fn preview(who: &Client, doc: &Value) -> Value {
    who.get(&format!("{MERGES}/{}/preview", doc["id"])).await.ok().json()
}

async fn undo(who: &Client, doc: &Value) -> Answer {
    let now = read(who, doc).await;
    who.post(&format!("{MERGES}/{}/undo", doc["id"]), json!({ "rowVersion": now["rowVersion"] })).await
}

/// A cream whose one SKU is told apart by this spec, and whose address is this.
fn cream<A: Borrow<TestApp>>(house: &House<A>, barcode: &str, spec: Value, address: &str) -> Value {
    let mut form = house.form(barcode);
    form["skus"][0]["spec"] = spec;
    form["offerAttrs"]["manufacturerAddress"] = json!(address);
    form
}

async fn made<A: Borrow<TestApp>>(house: &House<A>, barcode: &str, spec: Value, address: &str) -> Value {
    house.merchant.post(OFFERS, cream(house, barcode, spec, address)).await.with_status(201).json()
}

const CODES: [&str; 4] = ["6901234598018", "6901234598025", "6901234598032", "6901234598049"];

/// A06-1: what the preview counts is what is rewritten, each offer with a version of its own; taken back, everything is
/// as it was, and nothing is replaced any more.
#[tokio::test]
async fn words_are_merged_and_taken_back() {
    let house = House::new().await;
    let drafts = [
        made(&house, CODES[0], json!({ "容量": "50ML" }), "上海市浦东新区张江路1号").await,
        made(&house, CODES[1], json!({ "容量": "50毫升" }), "上海市浦东新区张江路1号").await,
    ];
    let right = made(&house, CODES[2], json!({ "容量": "50ml" }), "上海市浦东新区张江路1号").await;
    let doc = submitted(&house.merchant, merge("SKU_SPEC", "容量", &["50ML", "50毫升"], "50ml")).await;
    assert!(doc["code"].as_str().is_some_and(|code| code.starts_with("SX")), "{doc}");
    assert_eq!((&doc["scope"], &doc["affectedCount"]), (&json!("COMPANY"), &json!(2)));
    let counts: Vec<&Value> =
        doc["sourceItems"].as_array().into_iter().flatten().map(|item| &item["usageCount"]).collect();
    assert_eq!(counts, [1, 1]);
    let before = preview(&house.first, &doc).await;
    assert_eq!((&before["total"], &before["skipped"]), (&json!(2), &json!(0)));
    assert_eq!((&before["rows"][0]["before"], &before["rows"][0]["after"]), (&json!("50毫升"), &json!("50ml")));

    approve(&house.first, &doc).await.ok();
    let done = read(&house.merchant, &doc).await;
    assert_eq!(
        (&done["status"], &done["affectedCount"], &done["canUndo"]),
        (&json!("COMPLETED"), &before["total"], &json!(true))
    );
    assert_eq!(preview(&house.merchant, &doc).await, before, "what was shown is what was done");
    for draft in &drafts {
        let now = house.read(draft).await;
        assert_eq!(now["skus"][0]["spec"], json!({ "容量": "50ml" }));
        let version = &now["versions"][0];
        assert_eq!((&version["changeType"], &version["remark"]), (&json!("PLATFORM_EDIT"), &doc["code"]));
    }
    assert_eq!(house.read(&right).await["rowVersion"], right["rowVersion"], "nothing to do here");

    let logs = house.merchant.get(&format!("workflow/api/process-logs?bizType=offer&bizId={}", drafts[0]["id"])).await;
    let labels: Vec<Value> =
        logs.ok().json().as_array().into_iter().flatten().map(|line| line["actionLabel"].clone()).collect();
    assert!(labels.contains(&json!("平台修改")), "{labels:?}");

    let later = made(&house, CODES[3], json!({ "容量": "50ML" }), "上海市浦东新区张江路1号").await;
    assert_eq!(later["skus"][0]["spec"], json!({ "容量": "50ml" }), "replaced as it is typed");
    let aliases = house.merchant.get("product/api/attr-aliases?source.equals=50ML").await.ok().json();
    assert_eq!((&aliases[0]["target"], &aliases[0]["mergeId"]), (&json!("50ml"), &doc["id"]));
    let other = house.app.login("200002", "admin").await;
    assert_eq!(other.get("product/api/attr-aliases?source.equals=50ML").await.ok().json(), json!([]));

    let undone = undo(&house.first, &doc).await.ok().json();
    assert_eq!((&undone["canUndo"], undone["undoneDate"].is_null()), (&json!(false), false));
    let logs = house.merchant.get(&format!("workflow/api/process-logs?bizType=attrMerge&bizId={}", doc["id"])).await;
    let lines = logs.ok().json();
    assert!(lines.as_array().into_iter().flatten().any(|line| line["actionLabel"] == "撤销"), "{lines}");
    assert_eq!(house.read(&drafts[0]).await["skus"][0]["spec"], json!({ "容量": "50ML" }));
    assert_eq!(house.read(&drafts[1]).await["skus"][0]["spec"], json!({ "容量": "50毫升" }));
    let typed = made(&house, "6901234598056", json!({ "容量": "50ML" }), "上海市浦东新区张江路1号").await;
    assert_eq!(typed["skus"][0]["spec"], json!({ "容量": "50ML" }), "no alias is left");
    assert_eq!(undo(&house.first, &doc).await.status(), 400, "once is enough");
}

/// 06: what was on air is never rewritten; a new offer made from it has the right words all the same.
#[tokio::test]
async fn what_was_on_air_keeps_its_words_and_its_heirs_do_not() {
    let house = House::new().await;
    let shown = house.approved(CODES[0]).await;
    crate::support::execute(&house.app, &format!("UPDATE offer SET show_status = 'SHOWED' WHERE id = {}", shown["id"]))
        .await;
    let doc =
        submitted(&house.merchant, merge("VALUE", "mainIngredients", &["积雪草提取物"], "积雪草（CENTELLA）提取物"))
            .await;
    assert_eq!(doc["affectedCount"], 0);
    approve(&house.first, &doc).await.ok();
    assert_eq!(house.read(&shown).await["offerAttrs"]["mainIngredients"], "积雪草提取物");

    let source = format!("{OFFERS}/{}/copy-source?mode=reuse&type=Reuse&liveRoom=common", shown["id"]);
    let form = house.merchant.get(&source).await.ok().json()["offer"].clone();
    let dates = json!({
        "offerCopyType": "Reuse", "sourceOfferId": shown["id"], "contactPhone": "13800000011",
        "expectShowDateFrom": crate::offer::day(&house.app, 10), "expectShowDateTo": crate::offer::day(&house.app, 20),
    });
    let heir = house.merchant.post(OFFERS, with(form, dates)).await.with_status(201).json();
    assert_eq!(heir["offerAttrs"]["mainIngredients"], "积雪草（CENTELLA）提取物");
}

/// 06: two SKUs never become one; such an offer is named and left alone.
#[tokio::test]
async fn skus_that_would_become_one_stay_two() {
    let house = House::new().await;
    let mut form = cream(&house, CODES[0], json!({ "容量": "50ML" }), "上海市浦东新区");
    let mut second = house.sku(CODES[1]);
    second["spec"] = json!({ "容量": "50ml" });
    second["skuName"] = json!("50ml");
    form["skus"] = json!([form["skus"][0], second]);
    form["offerStyle"] = json!("MULTI_SKU");
    let both = house.merchant.post(OFFERS, form).await.with_status(201).json();
    let one = made(&house, CODES[2], json!({ "容量": "50ML" }), "上海市浦东新区").await;
    let doc = submitted(&house.merchant, merge("SKU_SPEC", "容量", &["50ML"], "50ml")).await;
    let shown = preview(&house.merchant, &doc).await;
    assert_eq!((&shown["total"], &shown["skipped"]), (&json!(1), &json!(1)));
    approve(&house.first, &doc).await.ok();
    assert_eq!(read(&house.merchant, &doc).await["affectedCount"], 1);
    assert_eq!(house.read(&both).await["rowVersion"], both["rowVersion"]);
    assert_eq!(house.read(&one).await["skus"][0]["spec"], json!({ "容量": "50ml" }));
}

/// 06: names of specs are merged too, and an approved offer that was not shown gets its words without a new approval.
#[tokio::test]
async fn names_are_merged_in_approved_offers() {
    let house = House::new().await;
    let approved = house.approved(CODES[0]).await;
    let doc = submitted(&house.merchant, merge("NAME", "", &["规格"], "净含量规格")).await;
    let all = doc["affectedCount"].as_i64().unwrap_or_default();
    assert!(all > 1, "the demo offers have it too: {all}");
    approve(&house.first, &doc).await.ok();
    assert_eq!(read(&house.merchant, &doc).await["affectedCount"], all);
    let now = house.read(&approved).await;
    assert_eq!((&now["status"], &now["skus"][0]["spec"]), (&json!("APPROVED"), &json!({ "净含量规格": "50g" })));
    undo(&house.merchant, &doc).await.ok();
    assert_eq!(house.read(&approved).await["skus"][0]["spec"], json!({ "规格": "50g" }));
}

/// 21: what the demo shows: a draft, one that waits, one that can be taken back, and at least five suggestions.
#[tokio::test]
async fn the_demo_has_something_to_merge() {
    let house = House::new().await;
    let counts = house.merchant.get(&format!("{MERGES}/counts")).await.ok().json();
    assert_eq!((&counts["created"], &counts["approving"], &counts["completed"]), (&json!(1), &json!(1), &json!(1)));
    let done = house.merchant.get(&format!("{MERGES}?status.in=COMPLETED")).await.ok().json();
    assert_eq!((&done[0]["canUndo"], &done[0]["attrLabel"]), (&json!(true), &json!("包装清单")));
    // Whoever only reads merges takes none back; 初选 does, and 终选 does not.
    let viewer = house.app.login("200001", "viewer").await;
    for (client, can) in [(&viewer, false), (&house.first, true), (&house.last, false)] {
        let done = client.get(&format!("{MERGES}?status.in=COMPLETED")).await.ok().json();
        assert_eq!(done[0]["canUndo"], can);
    }
    let suggested = house.merchant.get(&format!("{MERGES}/suggestions?categoryCode=Cosmetic")).await.ok().json();
    let suggested = suggested.as_array().cloned().unwrap_or_default();
    assert!(suggested.len() >= 5, "{suggested:#?}");
    let standard = suggested.iter().find(|one| one["attrCode"] == "executeStandard").expect("a standard");
    assert_eq!((&standard["targetItem"], &standard["attrLabel"]), (&json!("GB/T 29680"), &json!("执行标准")));
    assert_eq!(standard["reason"], "仅大小写、全半角、空格或单位写法不同");
    let proposed = suggested.iter().any(|one| one["sourceItems"][0]["value"] == "演示省演示市工业区1号");
    assert!(!proposed, "it waits for its approval already");
    let words = house.merchant.get(&format!("{MERGES}/words?categoryCode=Cosmetic")).await.ok().json();
    let specs = words.as_array().into_iter().flatten().find(|one| one["mergeType"] == "SKU_SPEC").expect("specs");
    assert_eq!(specs["attrLabel"], "规格");
    let other = house.app.login("200002", "admin").await;
    assert_eq!(other.get(&format!("{MERGES}/words?categoryCode=Cosmetic")).await.ok().json(), json!([]));
}
