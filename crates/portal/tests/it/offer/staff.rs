//! The staff's page over all offers: what it shows, whose offers, one decision on many, a few side by side.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{House, OFFERS, TASKS, first_form, sale_form};
use crate::admin::refused;
use crate::selection::actions;
use crate::support::{execute, number};

const ONE: &str = "6901234599015";
const TWO: &str = "6901234599022";
const THREE: &str = "6901234599039";

async fn rows(who: &Client, query: &str) -> Vec<Value> {
    who.get(&format!("{OFFERS}?{query}")).await.ok().json().as_array().cloned().unwrap_or_default()
}

async fn total(who: &Client, query: &str) -> i64 {
    who.get(&format!("{OFFERS}?{query}")).await.ok().header("x-total-count").parse().expect("a total")
}

/// What staff see beside the vendor's columns, and nobody else.
#[tokio::test]
async fn staff_see_contact_score_price_level_and_offers_of_the_same_barcode() {
    let house = House::new().await;
    let doc = house.submitted(ONE).await;
    house.pass(&doc).await.ok();
    house.pass(&doc).await.ok();
    let copy = house.draft(ONE).await;

    let line = &rows(&house.last, &format!("id={}", doc["id"])).await[0];
    assert_eq!((&line["score"], &line["firstScore"]["product"]), (&json!(4.5), &json!(4)));
    assert_eq!((&line["companyName"], &line["sameBarcodeCount"]), (&json!("上海花植美妆有限公司"), &json!(2)));
    assert_eq!(line["priceLevel"], "PASS");
    assert_eq!((&line["task"]["step"], &line["task"]["canDecide"]), (&json!("FinalAppr"), &json!(true)));
    assert!(actions(line).contains(&"approve") && actions(line).contains(&"reject"));
    let contact = &line["bdUserId"];
    assert!(contact.is_i64() && line["bdUserName"].is_string(), "{line}");

    // The number is the total of the list that it opens.
    assert_eq!(total(&house.last, &format!("sameBarcodeAs={}", doc["code"].as_str().unwrap_or_default())).await, 2);
    assert!(total(&house.last, &format!("bdUserId={contact}&id={}", doc["id"])).await == 1);
    assert_eq!(total(&house.last, &format!("bdUserId=1&id={}", doc["id"])).await, 0);
    assert_eq!(total(&house.last, &format!("priceLevel.in=WARN,BLOCK&id={}", doc["id"])).await, 0);
    let best = rows(&house.last, "sort=score,desc&size=1").await;
    assert!(best[0]["score"].as_f64() >= Some(4.5), "{best:?}");
    // A draft has not been checked yet.
    assert_eq!(rows(&house.last, &format!("id={}", copy["id"])).await[0]["priceLevel"], "");

    let own = &rows(&house.merchant, &format!("id={}", doc["id"])).await[0];
    for hidden in ["score", "firstScore", "sameBarcodeCount", "bdUserName", "task"] {
        assert!(own.get(hidden).is_none(), "{hidden}");
    }
    for asked in ["score.greaterThan=4", "sort=score,desc", "sameBarcodeAs=1", "bdUserId=1", "firstScore=4"] {
        for path in ["", "/export"] {
            let answer = house.merchant.get(&format!("{OFFERS}{path}?{asked}")).await;
            assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.badQuery"), "{path}?{asked}");
        }
    }
}

/// A dearer offer of what was sold cheaper stands out in the list.
#[tokio::test]
async fn the_level_of_the_price_check_is_kept_with_the_row() {
    let house = House::new().await;
    house.approved(ONE).await;
    let mut form = house.form(ONE);
    form["skus"][0]["livePagePrice"] = 175.0.into();
    form["skus"][0]["dailyPrice"] = 179.0.into();
    form["offerCategory"] = "Reshow".into();
    form["skus"] = json!([form["skus"][0], {
        "skuName": "30g", "barcode": TWO, "spec": { "规格": "30g" }, "netContent": 30.0, "unit": "g", "packQty": 1,
        "marketPrice": 199.0, "dailyPrice": 169.0, "lowestPrice30": 149.0, "livePagePrice": 169.0, "plannedStock": 10,
    }]);
    form["submit"] = true.into();
    let doc = house.merchant.post(OFFERS, form).await.with_status(201).json();
    assert_eq!(rows(&house.first, &format!("id={}", doc["id"])).await[0]["priceLevel"], "WARN");
    assert_eq!(total(&house.first, &format!("priceLevel=WARN&id={}", doc["id"])).await, 1);
}

/// 00.2: whoever is limited to live rooms sees, counts and decides theirs alone.
#[tokio::test]
async fn staff_of_some_live_rooms_see_no_others() {
    let app = TestApp::new().await;
    execute(&app, "UPDATE account SET live_rooms = 'promote618' WHERE login IN ('cx1', 'zs1')").await;
    let house = House::in_app(app).await;
    let doc = house.submitted(ONE).await;
    let path = format!("{OFFERS}/{}", doc["id"]);
    let promoted = total(&house.last, "liveRoom=promote618").await;
    assert!(promoted > 0 && promoted < total(&house.last, "").await, "{promoted}");
    assert_eq!(total(&house.first, "liveRoom=common").await, 0);
    assert_eq!(total(&house.first, "").await, promoted);
    let counts = house.first.get(&format!("{OFFERS}/counts")).await.ok().json();
    assert_eq!(counts["all"].as_i64(), Some(total(&house.first, "").await));
    refused(&house.first.get(&path).await, 404, "common.notFound", "数据不存在或已被删除");
    for call in ["duplicates", "price-history"] {
        assert_eq!(house.first.get(&format!("{path}/{call}")).await.status(), 404, "{call}");
    }
    let tasks = house.sale.get(&format!("{TASKS}?bizCode={}", doc["code"].as_str().unwrap_or_default())).await;
    assert_eq!(tasks.ok().json(), json!([]));
    let body = json!({ "opinion": "同意", "form": sale_form(), "rowVersion": doc["rowVersion"] });
    let late = house.sale.post(&format!("{TASKS}/{}/approve", doc["task"]["id"]), body).await;
    assert_eq!(late.status(), 404);
    house.last.get(&path).await.ok();
}

/// Nor are they told of others, or handed them.
#[tokio::test]
async fn staff_of_other_live_rooms_are_not_told() {
    let house = House::new().await;
    let cases = [("promote618", ONE, 0), ("promote11,common", TWO, 1), ("", THREE, 1)];
    for (rooms, barcode, told) in cases {
        execute(&house.app, &format!("UPDATE account SET live_rooms = '{rooms}' WHERE login = 'cx1'")).await;
        let doc = house.submitted(barcode).await;
        house.pass(&doc).await.ok();
        let heard = format!("SELECT count(*) FROM message_location_log WHERE user_id = 104 AND biz_id = {}", doc["id"]);
        assert_eq!(number(&house.app, &heard).await, told, "{rooms}");
        let task = house.read(&doc).await["task"]["id"].clone();
        let root = house.app.login("100000", "root").await;
        let others = root.get(&format!("{TASKS}/{task}/candidates")).await.ok().json();
        let offered = others.as_array().is_some_and(|all| all.iter().any(|one| one["id"] == 104));
        assert_eq!(offered, told == 1, "{rooms}: {others}");
    }
}

/// Who holds a step's code is remembered for less than a second, and forgotten at once where it changes.
#[tokio::test]
async fn whoever_was_disabled_a_moment_ago_is_not_told() {
    let house = House::new().await;
    let root = house.app.login("100000", "root").await;
    for (deed, barcode, told) in [("", ONE, 1), ("disable", TWO, 0), ("enable", THREE, 1)] {
        if !deed.is_empty() {
            root.post(&format!("admin/api/biz-accounts/104/{deed}"), json!({})).await.ok();
        }
        let doc = house.submitted(barcode).await;
        house.pass(&doc).await.ok();
        let heard = format!("SELECT count(*) FROM message_location_log WHERE user_id = 104 AND biz_id = {}", doc["id"]);
        assert_eq!(number(&house.app, &heard).await, told, "{deed}");
    }
}

/// Several at once with the step's form; whatever fails is named, the others go on.
#[tokio::test]
async fn many_are_passed_or_refused_at_once_and_what_failed_is_named() {
    let house = House::new().await;
    let docs = [house.submitted(ONE).await, house.submitted(TWO).await, house.submitted(THREE).await];
    let pair = |doc: &Value| json!({ "id": doc["task"]["id"], "rowVersion": doc["rowVersion"] });
    let now = async || -> Vec<Value> {
        let mut all = Vec::new();
        for doc in &docs {
            all.push(house.read(doc).await);
        }
        all
    };
    let post = |who: &Client, what: &str, body: Value| who.post(&format!("{TASKS}/batch-{what}"), body);

    let tasks: Vec<Value> = docs.iter().map(pair).collect();
    let half = post(&house.sale, "approve", json!({ "tasks": tasks, "form": { "offerCategory": "New" } })).await.ok();
    assert!(half.json().as_array().into_iter().flatten().all(|one| one["ok"] == false), "{}", half.text());
    let mut stale = tasks.clone();
    stale[2]["rowVersion"] = 99.into();
    let done =
        post(&house.sale, "approve", json!({ "tasks": stale, "opinion": "同意", "form": sale_form() })).await.ok();
    let done = done.json();
    assert_eq!((&done[0]["ok"], &done[1]["ok"], &done[2]["ok"]), (&json!(true), &json!(true), &json!(false)));
    assert_eq!(done[2]["message"], "数据已被他人修改，请刷新后重试");

    let seen = now().await;
    let steps: Vec<&str> = seen.iter().filter_map(|doc| doc["apprStep"].as_str()).collect();
    assert_eq!(steps, ["FirstAppr", "FirstAppr", "SaleAppr"]);
    let first = json!({ "tasks": [pair(&seen[0])], "form": first_form() });
    assert_eq!(post(&house.first, "approve", first).await.ok().json()[0]["ok"], true);

    // 终选 is no step for many at once; refusing needs a reason, and whoever may not decide is told.
    let seen = now().await;
    let last = json!({ "tasks": [pair(&seen[0])], "form": super::final_form() });
    let last = post(&house.last, "approve", last).await.ok().json();
    assert_eq!((&last[0]["ok"], &last[0]["message"]), (&json!(false), &json!("当前状态不允许此操作")));
    let tasks: Vec<Value> = seen.iter().map(pair).collect();
    let silent = post(&house.first, "reject", json!({ "tasks": tasks, "opinion": "不好" })).await;
    assert_eq!((silent.status(), silent.error_key().as_str()), (400, "common.rejectReason"));
    let why = json!({ "tasks": tasks, "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"] });
    let refused = post(&house.first, "reject", why.clone()).await.ok().json();
    assert_eq!((&refused[0]["ok"], &refused[1]["ok"], &refused[2]["ok"]), (&json!(false), &json!(true), &json!(false)));
    assert_eq!(refused[0]["message"], "没有访问权限");
    let back = house.read(&docs[1]).await;
    assert_eq!(
        (&back["auditStatus"], &back["rejectInfo"]["reasonCodes"]),
        (&json!("REJECTED"), &json!(["INFO_MISSING"]))
    );
    let again = post(&house.first, "reject", why).await.ok().json();
    assert_eq!(again[1]["message"], "该任务已被处理");
}

/// A key stands for the whole of a batch: all of it is done, and a repeat gets the same answer.
#[tokio::test]
async fn a_batch_may_carry_a_key() {
    let house = House::new().await;
    let docs = [house.submitted(ONE).await, house.submitted(TWO).await];
    let tasks: Vec<Value> =
        docs.iter().map(|doc| json!({ "id": doc["task"]["id"], "rowVersion": doc["rowVersion"] })).collect();
    let body = json!({ "tasks": tasks, "opinion": "同意", "form": sale_form() });
    let path = format!("{TASKS}/batch-approve");
    let send = || house.sale.post(&path, body.clone()).idempotency_key("one-key-for-the-batch");
    let done = send().await.ok().json();
    assert_eq!((&done[0]["ok"], &done[1]["ok"]), (&json!(true), &json!(true)), "{done}");
    assert_eq!(send().await.ok().json(), done);
    let items: Vec<Value> = [house.draft(THREE).await, house.draft("6901234597035").await]
        .iter()
        .map(|doc| json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] }))
        .collect();
    let sent = house.merchant.post(&format!("{OFFERS}/batch/submit"), json!({ "items": items }));
    let sent = sent.idempotency_key("another-key-for-drafts").await.ok().json();
    assert_eq!((&sent["results"][0]["ok"], &sent["results"][1]["ok"]), (&json!(true), &json!(true)), "{sent}");
}

/// 35: two to five side by side, with what tells them apart, and the task of whoever may decide.
#[tokio::test]
async fn a_few_offers_are_compared_side_by_side() {
    let house = House::new().await;
    let old = house.approved(ONE).await;
    let (one, two) = (house.submitted(TWO).await, house.draft(ONE).await);
    let ids = |docs: &[&Value]| docs.iter().map(|doc| doc["id"].to_string()).collect::<Vec<_>>().join(",");
    let path = |ids: &str| format!("{OFFERS}/compare?ids={ids}");
    let all = house.sale.get(&path(&ids(&[&one, &two]))).await.ok().json();
    assert_eq!(
        (&all[0]["offer"]["code"], &all[1]["offer"]["code"]),
        (&one["code"], &two["code"]),
        "as they were chosen"
    );
    assert_eq!((&all[0]["unitPrice"], &all[0]["unit"]), (&json!(161.25), &json!("g")));
    assert_eq!(all[0]["offer"]["task"]["canDecide"], true);
    assert_eq!(all[0]["offer"]["task"]["form"], "OfferSaleStep");
    assert!(all[0]["certs"].as_array().is_some_and(|certs| !certs.is_empty()), "{}", all[0]);
    assert_eq!((&all[0]["history"], &all[0]["lowest"]), (&json!([]), &Value::Null));
    assert_eq!((&all[1]["history"][0]["offerCode"], &all[1]["lowest"]["unitPrice"]), (&old["code"], &json!(161.25)));
    assert_eq!(all[1]["offer"].get("task"), None, "nothing to decide about a draft");

    let many = ids(&[&one, &two, &old]);
    for wrong in ["", "1", "x,y", "1,2,3,4,5,6", &format!("{0},{0}", one["id"])] {
        assert_eq!(house.sale.get(&path(wrong)).await.status(), 400, "{wrong}");
    }
    refused(&house.sale.get(&path(&format!("{many},1"))).await, 404, "common.notFound", "数据不存在或已被删除");
    assert_eq!(house.merchant.get(&path(&many)).await.status(), 403);
}

/// A05-13: the two rounds of the demo's 0005 differ in exactly what was changed between them.
#[tokio::test]
async fn a_diff_of_two_rounds_lists_exactly_the_changed_fields() {
    let house = House::new().await;
    let found = rows(&house.last, "offerName=花植防晒乳&tab=REJECTED").await;
    assert!(found[0]["code"].as_str().is_some_and(|code| code.ends_with("0005")), "{found:?}");
    let versions = house.last.get(&format!("{OFFERS}/{}/versions", found[0]["id"])).await.ok().json();
    let rounds: Vec<i64> = versions.as_array().into_iter().flatten().filter_map(|one| one["round"].as_i64()).collect();
    assert_eq!(rounds, [2, 1]);
    let diff = house.last.get(&format!("selection/api/offer-logs/{}/diff", versions[0]["logId"])).await.ok().json();
    let items = diff["groups"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|group| group["items"].as_array().into_iter().flatten());
    let labels: Vec<&str> = items.filter_map(|item| item["label"].as_str()).collect();
    assert_eq!(labels, ["卖点", "页面价", "到手价", "单位价"], "{diff}");
}
