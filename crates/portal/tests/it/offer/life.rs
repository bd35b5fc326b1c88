//! From the draft over three desks to the end, and the ways out of it.

use serde_json::{Value, json};

use super::{House, OFFERS, TASKS, day, sale_form};
use crate::admin::refused;
use crate::selection::{actions, with};
use crate::support::execute;

const ONE: &str = "6901234599015";
const TWO: &str = "6901234599022";

/// A05-3, S1-05, S4-01, S4-03, S4-07: 招商, 初选 and 终选 pass it; each step is told, and every submission is a version.
#[tokio::test]
async fn an_offer_passes_three_desks() {
    let house = House::new().await;
    let draft = house.draft(ONE).await;
    assert_eq!((&draft["auditStatus"], &draft["apprStep"]), (&json!("CREATED"), &json!("")));
    assert_eq!(draft["skus"][0]["finalPrice"], 129.0);
    assert_eq!(draft["skus"][0]["unitPrice"], 161.25);
    assert_eq!((&draft["offerId"], &draft["offerCode"]), (&draft["id"], &draft["code"]));

    house.event(&house.merchant, &draft, "submit", json!({})).await.ok();
    for (step, next) in [("SaleAppr", "FirstAppr"), ("FirstAppr", "FinalAppr"), ("FinalAppr", "End")] {
        assert_eq!(house.read(&draft).await["apprStep"], step);
        house.pass(&draft).await.ok();
        assert_eq!(house.read(&draft).await["apprStep"], next);
    }
    let done = house.read(&draft).await;
    assert_eq!(done["auditStatus"], "APPROVED");
    assert_eq!(done["offerSpuExtend"]["prdEchelonLevel"], "A");
    assert_eq!(done["badges"][0]["label"], "佳");
    assert_eq!(done["versions"].as_array().map(Vec::len), Some(1));
    assert!(actions(&done).contains(&"reuse") && !actions(&done).contains(&"edit"));
    let told = house.merchant.get("admin/api/message-location-logs?title.contains=终选通过").await.ok().json();
    assert!(told[0]["content"].as_str().is_some_and(|text| text.contains("梯队A级")), "{told}");
}

/// A05-4, S4-02, S4-03: marked fields; THIS_STEP goes on where it was refused, a changed key field begins anew.
#[tokio::test]
async fn a_rejected_offer_goes_on_where_it_was_unless_a_key_field_changed() {
    let house = House::new().await;
    let doc = house.submitted(ONE).await;
    house.pass(&doc).await.ok();
    let reject = |now: Value| {
        let body = json!({
            "opinion": "卖点含义不清，请修改", "rejectReasonCodes": ["INFO_WRONG"], "resubmitTo": "THIS_STEP",
            "rejectFields": [{ "field": "sellingPoints", "remark": "写清楚" }, { "field": "skus[0].livePagePrice", "remark": "≤165" }],
            "rowVersion": now["rowVersion"],
        });
        house.first.post(&format!("{TASKS}/{}/reject", now["task"]["id"]), body)
    };
    reject(house.read(&doc).await).await.ok();
    let back = house.read(&doc).await;
    assert_eq!((&back["auditStatus"], &back["apprStep"]), (&json!("REJECTED"), &json!("RejectReEdit")));
    assert_eq!(back["rejectInfo"]["fields"][1]["label"], "页面价");

    let save = |now: Value, change: Value| {
        let sku = &now["skus"][0];
        let skus = json!([with(house.sku(ONE), json!({ "id": sku["id"] }))]);
        let body = with(
            house.form(ONE),
            json!({ "id": now["id"], "rowVersion": now["rowVersion"], "skus": skus, "submit": true }),
        );
        house.merchant.put(OFFERS, with(body, change))
    };
    let points = json!({ "sellingPoints": "积雪草提取物\n质地轻润不粘\n无香精配方" });
    assert_eq!(save(back, points.clone()).await.ok().json()["apprStep"], "FirstAppr");

    reject(house.read(&doc).await).await.ok();
    let name = with(points, json!({ "offerName": "花植积雪草修护晚霜 新" }));
    assert_eq!(save(house.read(&doc).await, name).await.ok().json()["apprStep"], "SaleAppr", "its name is a key field");
    let logs = house.merchant.get(&format!("{OFFERS}/{}/diff", doc["id"])).await.ok().json();
    let labels: Vec<&str> = logs["groups"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|group| group["items"].as_array().into_iter().flatten())
        .filter_map(|item| item["label"].as_str())
        .collect();
    assert_eq!(labels, ["商品名称"]);
}

/// A05-7: what the new room's template does not ask for is left behind, and the reuse can be saved without it.
#[tokio::test]
async fn a_reuse_leaves_behind_what_nobody_asks_for() {
    let house = House::new().await;
    let source = house.approved(ONE).await;
    let more = r#"'"offerAttrs":{"promoStockPlan":"首批60%",'"#;
    let sql = format!("UPDATE offer SET form = replace(form, '\"offerAttrs\":{{', {more}) WHERE id = {}", source["id"]);
    execute(&house.app, &sql).await;
    let path = format!("{OFFERS}/{}/copy-source?mode=reuse&liveRoom=common", source["id"]);
    let taken = house.merchant.get(&path).await.ok().json();
    assert_eq!(taken["dropped"][0]["field"], "promoStockPlan");
    let dates = json!({
        "offerCopyType": "Reuse", "sourceOfferId": source["id"], "contactPhone": "13800000011",
        "expectShowDateFrom": day(&house.app, 10), "expectShowDateTo": day(&house.app, 20),
    });
    let sent = with(taken["offer"].clone(), dates);
    house.merchant.post(OFFERS, sent.clone()).await.with_status(201);
    let other = with(sent, json!({ "brandId": null }));
    let refusal = house.merchant.post(OFFERS, other).await.with_status(400).json();
    assert!(refusal.to_string().contains("复用报品不可修改品牌"), "{refusal}");
}

/// S1-14, S3-10: what tags are made of is on every line and every detail, under both of its names where it has two.
#[tokio::test]
async fn a_line_carries_what_its_tags_are_read_from() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let listed = house.merchant.get(&format!("{OFFERS}?id={}", doc["id"])).await.ok().json()[0].clone();
    let names = "offerName offerCode code offerId id riskLevel auditStatus showStatus broadcastRestricted showScheduleScene \
                 offerCopyType offerCategory linkOfferCode sourceOfferCode linkSubmitter giftFlag superEightProduct \
                 selProductFlag overTimeNotAddSchedule offerSpuExtend";
    for (what, seen) in [("a line", &listed), ("a detail", &doc)] {
        for name in names.split_whitespace() {
            assert!(seen.get(name).is_some(), "{what} has no {name}");
        }
        for name in ["prdEchelonLevel", "offerCopyFlag", "selProductFlag", "riskLevel"] {
            assert!(seen["offerSpuExtend"].get(name).is_some(), "{what} has no offerSpuExtend.{name}");
        }
        assert_eq!((&seen["offerSpuExtend"]["prdEchelonLevel"], &seen["selProductFlag"]), (&json!("A"), &json!(true)));
    }
}

/// S9-09
#[tokio::test]
async fn tasks_name_their_workflow() {
    let house = House::new().await;
    let doc = house.submitted(ONE).await;
    let task = house.sale.get(&format!("{TASKS}/{}", doc["task"]["id"])).await.ok().json();
    assert_eq!(task["workflowType"], "productOfferTask");
    let qc = house.app.login("100000", "qc1").await;
    let papers = qc.get("workflow/api/tasks?view=todo&workflowType=certificateTask").await.ok().json();
    assert!(papers.as_array().is_some_and(|tasks| !tasks.is_empty()));
    assert!(papers.as_array().into_iter().flatten().all(|task| task["workflowType"] == "certificateTask"));
}

/// A05-5
#[tokio::test]
async fn an_offer_is_withdrawn_only_before_anybody_has_decided() {
    let house = House::new().await;
    let doc = house.submitted(ONE).await;
    assert_eq!(house.event(&house.merchant, &doc, "withdraw", json!({})).await.ok().json()["auditStatus"], "CREATED");
    house.event(&house.merchant, &doc, "submit", json!({})).await.ok();
    house.pass(&doc).await.ok();
    let late = house.event(&house.merchant, &doc, "withdraw", json!({})).await;
    refused(&late, 400, "common.state", "当前状态不允许此操作");
}

/// A05-10, A05-11: the second to decide reads that it is decided; whoever saw an older row reads that.
#[tokio::test]
async fn one_decision_wins_and_an_old_row_is_refused() {
    let house = House::new().await;
    let doc = house.submitted(ONE).await;
    let body = json!({ "opinion": "同意", "form": sale_form(), "rowVersion": doc["rowVersion"] });
    let path = format!("{TASKS}/{}/approve", doc["task"]["id"]);
    let (one, two) =
        tokio::join!(house.sale.post(&path, body.clone()).into_future(), house.sale.post(&path, body).into_future());
    let mut statuses = [one.status(), two.status()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let lost = if one.status() == 409 { one } else { two };
    refused(&lost, 409, "common.taskDone", "该任务已被处理");
    let now = house.read(&doc).await;
    let stale = json!({ "opinion": "同意", "form": super::first_form(), "rowVersion": 0 });
    let answer = house.first.post(&format!("{TASKS}/{}/approve", now["task"]["id"]), stale).await;
    refused(&answer, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
}

/// S4-02: stop and bd-cancel end what is approved and not yet shown; both say why.
#[tokio::test]
async fn staff_end_an_approved_offer() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let stop = json!({ "stopReason": "VENDOR", "remark": "商家断货" });
    let stopped = house.event(&house.last, &doc, "stop", stop).await.ok().json();
    assert_eq!((&stopped["auditStatus"], &stopped["apprStep"]), (&json!("STOPED"), &json!("End")));
    assert_eq!(stopped["closeReason"], "商家原因：商家断货");
    let again = json!({ "stopReason": "VENDOR" });
    refused(&house.event(&house.last, &doc, "stop", again).await, 400, "common.state", "当前状态不允许此操作");

    let other = house.approved(TWO).await;
    let reason = json!({ "reason": "合作终止，另行安排" });
    let ended = house.event(&house.sale, &other, "bd-cancel", reason).await.ok().json();
    assert_eq!(ended["auditStatus"], "CANCELLED_BY_ZHAOSHANG");
}

/// S4-21: an open reason restricts and marks, the last one that closes lets it go.
#[tokio::test]
async fn an_offer_is_restricted_while_a_reason_is_open() {
    let house = House::new().await;
    let imported = with(house.form(ONE), json!({ "isDomestic": false, "submit": true }));
    let doc = house.merchant.post(OFFERS, imported).await.with_status(201).json();
    for _ in 0..3 {
        house.pass(&doc).await.ok();
    }
    let doc = house.read(&doc).await;
    // The final decision was conditional: the customs' papers are still missing.
    assert_eq!(doc["restrictReasons"], json!(["CERT_MISSING"]));
    let qc = house.app.login("100000", "qc1").await;
    let set = |deed: &'static str, reason: &'static str| {
        let (house, qc, doc) = (&house, &qc, &doc);
        async move { house.event(qc, doc, deed, json!({ "reason": reason, "remark": "复核中" })).await }
    };
    let both = set("restrict", "PUBLIC_OPINION").await.ok().json();
    assert_eq!(both["restrictReasons"], json!(["CERT_MISSING", "PUBLIC_OPINION"]));
    assert_eq!(both["suspended"], true);
    assert_eq!(set("unrestrict", "PUBLIC_OPINION").await.ok().json()["suspended"], true);
    let free = set("unrestrict", "CERT_MISSING").await.ok().json();
    assert_eq!((&free["suspended"], &free["broadcastRestricted"]), (&json!(false), &json!(false)));
    let told = house.merchant.get("admin/api/message-location-logs?title.contains=限播&size=100").await.ok().json();
    let code = doc["code"].as_str().unwrap_or_default();
    let about = told
        .as_array()
        .into_iter()
        .flatten()
        .filter(|row| row["content"].as_str().is_some_and(|text| text.contains(code)));
    assert_eq!(about.count(), 3, "two reasons came, and the last one went");
}

/// A05-7: a copy drops what the other room does not ask for; reuse keeps what was approved and passes 初选 by.
#[tokio::test]
async fn copies_drop_and_clear_and_reuse_locks() {
    let house = House::new().await;
    let form = with(house.form(ONE), json!({ "liveRoom": "promote12", "submit": false }));
    let attrs = with(form["offerAttrs"].clone(), json!({ "promoStockPlan": "分两批备货" }));
    let promo = house.merchant.post(OFFERS, with(form, json!({ "offerAttrs": attrs }))).await.with_status(201).json();
    let copy = house
        .merchant
        .get(&format!("{OFFERS}/{}/copy-source?mode=copy&liveRoom=common", promo["id"]))
        .await
        .ok()
        .json();
    assert_eq!(copy["dropped"], json!([{ "field": "promoStockPlan", "label": "分批备货计划" }]));
    assert_eq!(copy["offer"]["skus"][0]["id"], Value::Null);
    assert_eq!(copy["cleared"], json!([{ "field": "skus.lowestPrice30", "label": "近30天最低价" }]));
    let draft = house.merchant.get(&format!("{OFFERS}/{}/copy-source?mode=reuse", promo["id"])).await;
    refused(&draft, 400, "offer.reuse", "仅已通过的报品可以复用");

    let source = house.approved(TWO).await;
    let reuse = house.merchant.get(&format!("{OFFERS}/{}/copy-source?mode=reuse", source["id"])).await.ok().json();
    let locked: Vec<&str> =
        reuse["locked"].as_array().into_iter().flatten().filter_map(|one| one["field"].as_str()).collect();
    assert!(locked.contains(&"images") && locked.contains(&"brandId") && locked.contains(&"skus.spec"), "{locked:?}");
    assert_eq!(reuse["cleared"], json!([]));
    let again =
        with(house.form(TWO), json!({ "sourceOfferId": source["id"], "offerCopyType": "Reuse", "submit": true }));
    let other = with(again.clone(), json!({ "category3": "Cosmetic_Skincare_Mask" }));
    refused(&house.merchant.post(OFFERS, other).await, 400, "common.invalid", "复用报品不可修改三级类目");
    let made = house.merchant.post(OFFERS, again).await.with_status(201).json();
    assert_eq!(made["sourceOfferCode"], source["code"]);
    house.pass(&made).await.ok();
    let now = house.read(&made).await;
    assert_eq!(now["apprStep"], "FinalAppr", "no dearer than its source, so 初选 is passed by");
    let logs = now["process"]["logs"].as_array().expect("logs");
    assert!(logs.iter().any(|line| line["opinion"] == "复用免初选"), "{logs:?}");
    assert_eq!(now["badges"][0]["label"], "复用");
}
