//! Cases: what the watch finds, what the merchant says, what two people decide, and what comes of it.

use std::time::Duration;

use pricing::PushedPrice;
use serde_json::{Value, json};

use super::{CASES, ONE, PAGE, broken, days, deed, on_air, protection, pushed, screenshot, seen};
use crate::admin::refused;
use crate::fileservice::{pdf, uploaded};
use crate::offer::{House, OFFERS};
use crate::selection::with;
use crate::support::{execute, number, text};

const COUNT: &str = "SELECT count(*) FROM price_violation WHERE barcode = '6901234599015'";

/// 18.2: only prices within the scope count; running again, or the next day, finds nothing new.
#[tokio::test]
async fn the_watch_counts_what_lies_within_the_scope_once() {
    let house = House::new().await;
    on_air(&house, ONE).await;
    let store = format!("SELECT store_name FROM offer_store WHERE id = {}", house.store);
    let (app, name) = (&house.app, text(&house.app, &store).await);
    execute(app, &format!("UPDATE price_commitment SET store_platform = 'JD' WHERE barcode = '{ONE}'")).await;
    let price = |yuan, store: &str, url: &str| PushedPrice {
        store_name: Some(store.into()),
        url: Some(url.into()),
        ..seen(app, ONE, yuan)
    };
    let outside = [price(99.0, "折扣小店", "https://item.jd.com/1"), price(129.0, &name, "https://item.jd.com/2")];
    pushed(app, "jd", &outside).await.ok();
    // Of the same name, but not on the store's platform; before the show.
    pushed(app, "sn", &[price(99.0, &name, "https://product.suning.com/1")]).await.ok();
    let before = PushedPrice { captured_date: Some(days(app, -1)), ..price(99.0, &name, "https://item.jd.com/4") };
    pushed(app, "jd", &[before]).await.ok();
    app.run_job("price.watch").await;
    assert_eq!(number(app, COUNT).await, 0);

    pushed(app, "jd", &[price(128.99, &name, "https://item.jd.com/3")]).await.ok();
    app.run_job("price.watch").await;
    app.run_job("price.watch").await;
    assert_eq!(number(app, COUNT).await, 1);
    app.clock().shift(Duration::from_secs(24 * 3600));
    pushed(app, "jd", &[price(120.0, &name, "https://item.jd.com/3")]).await.ok();
    app.run_job("price.watch").await;
    assert_eq!(number(app, COUNT).await, 1, "the case of that place is not over");
}

/// 22: the owner and 招商 hear of it in the words of the template.
#[tokio::test]
async fn whoever_is_concerned_hears_of_it() {
    let house = House::new().await;
    let (_, case) = broken(&house, ONE).await;
    assert_eq!((&case["price"], &case["promised"], &case["source"]), (&json!(119.0), &json!(129.0), &json!("JOB")));
    for who in [&house.merchant, &house.sale] {
        let inbox = who.get("admin/api/message-location-logs?title.contains=疑似破价&size=100").await.ok().json();
        let words = "花植积雪草修护晚霜 50g 在京东（承诺范围：本店铺）价格¥119.00低于承诺¥129.00，请24小时内说明。";
        let told = inbox.as_array().into_iter().flatten().filter(|row| row["content"] == words).count();
        assert_eq!(told, 1, "{inbox}");
    }
}

/// 18.2, 29: 招商 first, 法务 second, two people; only then is this offer restricted. Closing it lets go again.
#[tokio::test]
async fn two_people_confirm_and_the_offer_is_restricted() {
    let house = House::new().await;
    let (doc, case) = broken(&house, ONE).await;
    let other = house.approved("6901234599022").await;
    let legal = house.app.login("100000", "fw1").await;
    refused(&deed(&legal, &case, "confirm", json!({})).await, 400, "price.first", "请先由招商确认，再由法务确认");
    let once = deed(&house.sale, &case, "confirm", json!({ "opinion": "截图属实" })).await.ok().json();
    assert_eq!((&once["status"], &once["firstByName"]), (&json!("OPEN"), &json!("张招商")));
    let reasons = |doc: &Value| {
        let path = format!("{OFFERS}/{}", doc["id"]);
        let merchant = house.merchant.clone();
        async move { merchant.get(&path).await.ok().json()["restrictReasons"].clone() }
    };
    assert_eq!(reasons(&doc).await, json!([]), "one word is not enough");
    let words = "破价须由两人先后确认，不能由同一人确认两次";
    refused(&deed(&house.sale, &once, "confirm", json!({})).await, 400, "price.twice", words);
    // The merchant's part is over, and an old page decides nothing.
    assert_eq!(deed(&house.merchant, &once, "explain", json!({ "explanation": "来不及了吧" })).await.status(), 400);
    refused(&deed(&legal, &case, "confirm", json!({})).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");

    let twice = deed(&legal, &once, "confirm", json!({ "opinion": "构成破价" })).await.ok().json();
    assert_eq!((&twice["status"], &twice["secondByName"]), (&json!("CONFIRMED"), &json!("方法务")));
    assert_eq!(reasons(&doc).await, json!(["PRICE_VIOLATION"]));
    assert_eq!(reasons(&other).await, json!([]), "this offer only");
    let told = protection(&house.merchant, &doc).await;
    assert_eq!(told["commitments"][0]["status"], "BREACHED");
    let seen_by_merchant = &told["violations"][0];
    assert_eq!((&seen_by_merchant["firstByName"], &seen_by_merchant["secondOpinion"]), (&Value::Null, &Value::Null));

    assert_eq!(deed(&house.sale, &twice, "close", json!({ "reason": "商家已整改" })).await.status(), 403);
    // Another reason stays when this one goes.
    let qc = house.app.login("100000", "qc1").await;
    house.event(&qc, &doc, "restrict", json!({ "reason": "PUBLIC_OPINION" })).await.ok();
    deed(&legal, &twice, "close", json!({ "reason": "商家已整改" })).await.ok();
    assert_eq!(reasons(&doc).await, json!(["PUBLIC_OPINION"]));
    assert_eq!(protection(&house.merchant, &doc).await["commitments"][0]["status"], "ACTIVE");
    let events = "SELECT count(*) FROM audit_log WHERE biz_type = 'priceViolation' AND event LIKE 'priceViolation.%'";
    assert_eq!(number(&house.app, events).await, 3, "two confirmations and the end");
}

/// Closing a case that nobody has confirmed lifts nothing, though another one holds the offer.
#[tokio::test]
async fn closing_lifts_nothing_but_its_own() {
    let house = House::new().await;
    let (doc, first) = broken(&house, ONE).await;
    let legal = house.app.login("100000", "fw1").await;
    let once = deed(&house.sale, &first, "confirm", json!({})).await.ok().json();
    deed(&legal, &once, "confirm", json!({})).await.ok();
    let same_page = PushedPrice { url: Some(PAGE.into()), ..seen(&house.app, ONE, 110.0) };
    pushed(&house.app, "sn", &[same_page]).await.ok();
    house.app.run_job("price.watch").await;
    let second = protection(&house.merchant, &doc).await["violations"][0].clone();
    assert_ne!(second["id"], first["id"]);
    deed(&house.sale, &second, "close", json!({ "reason": "价格有误" })).await.ok();
    assert_eq!(house.read(&doc).await["restrictReasons"], json!(["PRICE_VIOLATION"]));
    house.app.run_job("price.watch").await;
    assert_eq!(number(&house.app, COUNT).await, 2, "a price that was judged is not judged again");
}

/// 35: 要求说明, and the merchant's answer with its proof; asked again, it is open again.
#[tokio::test]
async fn a_merchant_is_asked_and_answers() {
    let house = House::new().await;
    let (doc, case) = broken(&house, ONE).await;
    let asked = deed(&house.sale, &case, "ask", json!({ "question": "请说明该券的发放范围" })).await.ok().json();
    assert_eq!((&asked["status"], &asked["question"]), (&json!("OPEN"), &json!("请说明该券的发放范围")));
    let file = uploaded(&house.merchant, "files", "a.pdf", &pdf(600)).await["fileId"].clone();
    let answer = json!({ "explanation": "平台误发券，已下架", "files": [{ "fileId": file }] });
    let said = deed(&house.merchant, &asked, "explain", answer).await.ok().json();
    assert_eq!((&said["status"], &said["explainedByName"]), (&json!("EXPLAINED"), &json!("李静")));
    let row = house.sale.get(&format!("{CASES}?barcode={ONE}")).await.ok().json()[0].clone();
    assert_eq!(row["explanationFiles"][0]["fileName"], "a.pdf");
    assert_eq!(row["actions"], json!(["ask", "confirm", "close"]));
    let again = deed(&house.sale, &row, "ask", json!({})).await.ok().json();
    assert_eq!(again["status"], "OPEN");
    let short = deed(&house.merchant, &again, "explain", json!({ "explanation": "没有" })).await;
    assert_eq!(short.status(), 400);
    let viewer = house.app.login("200001", "viewer").await;
    assert_eq!(deed(&viewer, &again, "explain", json!({ "explanation": "我来说明一下" })).await.status(), 403);
    let stranger = house.app.login("200002", "admin").await;
    let theirs = deed(&stranger, &again, "explain", json!({ "explanation": "我来说明一下" })).await;
    refused(&theirs, 404, "common.notFound", "数据不存在或已被删除");
    assert_eq!(stranger.get(&format!("{OFFERS}/{}/protection", doc["id"])).await.status(), 404);
}

/// 35: what somebody has seen is recorded with its picture, by the same rules as the watch.
#[tokio::test]
async fn a_record_by_hand_needs_a_picture_and_counts_by_the_same_rules() {
    let house = House::new().await;
    let doc = on_air(&house, ONE).await;
    let promise = protection(&house.merchant, &doc).await["commitments"][0]["id"].clone();
    let form = json!({
        "commitmentId": promise, "channel": "tmall", "price": 119.0, "capturedDate": days(&house.app, 0), "url": PAGE,
        "screenshot": screenshot(&house.sale).await, "remark": "会员日券后价",
    });
    let record = |more: Value| house.sale.post(CASES, with(form.clone(), more));
    assert_eq!(record(json!({ "screenshot": [] })).await.json()["fieldErrors"][0]["field"], "screenshot");
    refused(&record(json!({ "price": 129.0 })).await, 400, "price.notLower", "该价格不低于承诺价¥129.00，不构成破价");
    let scope = "该价格不在承诺范围（本店铺）内，仅供参考，不计为破价";
    refused(&record(json!({ "url": "https://item.jd.com/9", "channel": "jd" })).await, 400, "price.scope", scope);
    refused(
        &record(json!({ "capturedDate": days(&house.app, 1) })).await,
        400,
        "common.future",
        "采集日期不能晚于今天",
    );
    refused(
        &record(json!({ "capturedDate": days(&house.app, -1) })).await,
        400,
        "price.window",
        "采集日期不在保价期内",
    );
    let made = record(json!({})).await.with_status(201).json();
    assert_eq!((&made["source"], &made["status"]), (&json!("MANUAL"), &json!("OPEN")));
    assert_eq!(made["files"][0]["fileName"], "a.png");
    refused(&record(json!({})).await, 400, "price.known", "该价格已有破价线索");
    house.app.run_job("price.watch").await;
    assert_eq!(number(&house.app, COUNT).await, 1, "the watch knows it");
}

/// `company.priceViolations`: what two people have confirmed costs points, nothing else does.
#[tokio::test]
async fn a_confirmed_violation_costs_credit() {
    let house = House::new().await;
    let (_, case) = broken(&house, ONE).await;
    let cost = || async {
        let score = house.merchant.get("admin/api/companies/2/score").await.ok().json();
        let item =
            score["items"].as_array().and_then(|items| items.iter().find(|item| item["code"] == "PRICE").cloned());
        item.expect("prices count")["points"].clone()
    };
    let before = cost().await.as_i64().unwrap_or_default();
    let legal = house.app.login("100000", "fw1").await;
    let once = deed(&house.sale, &case, "confirm", json!({})).await.ok().json();
    assert_eq!(cost().await, json!(before));
    deed(&legal, &once, "confirm", json!({})).await.ok();
    assert_eq!(cost().await, json!(before + 10));
}

/// Of two who decide at once, one is told to look again.
#[tokio::test]
async fn two_at_once_do_not_both_win() {
    let house = House::new().await;
    let (_, case) = broken(&house, ONE).await;
    let (one, two) = tokio::join!(
        deed(&house.sale, &case, "close", json!({ "reason": "价格有误" })),
        deed(&house.sale, &case, "confirm", json!({})),
    );
    let mut answers = [one.status(), two.status()];
    answers.sort_unstable();
    assert_eq!(answers[0], 200);
    assert!([400, 409].contains(&answers[1]), "{answers:?}");
}

/// What may be done with a case is offered to those who may do it.
#[tokio::test]
async fn whoever_only_reads_is_offered_nothing() {
    let house = House::new().await;
    let (doc, case) = broken(&house, ONE).await;
    deed(&house.sale, &case, "ask", json!({})).await.ok();
    for (login, offered) in [("lijing", true), ("viewer", false)] {
        let client = house.app.login("200001", login).await;
        let case = protection(&client, &doc).await["violations"][0].clone();
        assert_eq!(case["actions"] != json!([]), offered, "{login}: {case}");
    }
    // 终选 reads cases and decides none.
    let reader = house.app.login("100000", "zx1").await;
    let rows = reader.get("selection/api/price-violations").await.ok().json();
    let offered = rows.as_array().expect("rows").iter().any(|row| row["actions"] != json!([]));
    assert!(!offered && rows[0].is_object(), "{rows}");
}
