//! What happens to a need: answers, decisions, and the clock.

use serde_json::{Value, json};

use super::{DAY, Market, NEEDS, act, read, respond, search, told};
use crate::admin::refused;
use crate::fileservice::{png, uploaded};
use crate::offer::House;
use crate::product::spu::spus;
use crate::selection::with;
use crate::support::number;

/// 25: an answer is replaced and taken back while nobody has decided, and a refused one is final.
#[tokio::test]
async fn an_answer_is_the_companys_until_it_is_decided() {
    let market = Market::new().await;
    let need = market.published(json!({})).await;
    assert_eq!(read(&market.one, &need).await["actions"], json!(["respond"]));
    let cream = |price: f64| json!({ "productName": "积雪草面霜", "price": price });
    let once = respond(&market.one, &need, cream(88.0)).await.ok().json();
    assert_eq!(once["actions"], json!(["respond", "withdraw"]));
    let twice = respond(&market.one, &need, cream(85.0)).await.ok().json();
    assert_eq!((&twice["myResponse"]["price"], &twice["myResponse"]["id"]), (&json!(85.0), &once["myResponse"]["id"]));
    let stale = with(cream(80.0), json!({ "rowVersion": once["rowVersion"] }));
    let path = format!("{NEEDS}/{}", need["id"]);
    refused(
        &market.one.post(&format!("{path}/respond"), stale).await,
        409,
        "common.conflict",
        "数据已被他人修改，请刷新后重试",
    );
    act(&market.one, &need, "withdraw-response", json!({})).await.ok();
    assert_eq!(read(&market.sale, &need).await["status"], "OPEN");
    respond(&market.one, &need, cream(84.0)).await.ok();

    let seen = read(&market.sale, &need).await;
    let answer = &seen["responses"][0];
    assert_eq!((seen["responses"].as_array().map(Vec::len), &answer["open"]), (Some(1), &json!(true)));
    let no = json!({ "responseId": answer["id"], "reason": "价格偏高" });
    // What the merchant has changed meanwhile is looked at first.
    respond(&market.one, &need, cream(99.0)).await.ok();
    let late = with(no.clone(), json!({ "rowVersion": seen["rowVersion"] }));
    assert_eq!(market.sale.post(&format!("{path}/reject-response"), late).await.status(), 409);
    act(&market.sale, &need, "reject-response", no.clone()).await.ok();
    assert_eq!(read(&market.sale, &need).await["status"], "OPEN", "none waits any more");
    let own = read(&market.one, &need).await;
    assert_eq!((&own["status"], &own["myResponse"]["reason"]), (&json!("OPEN"), &json!("价格偏高")));
    refused(&respond(&market.one, &need, cream(70.0)).await, 400, "common.state", "当前状态不允许此操作");
    assert_eq!(act(&market.sale, &need, "reject-response", no).await.status(), 400, "once");
    let entries = "SELECT count(*) FROM audit_log WHERE biz_type = 'needSupply' AND event LIKE 'needSupply.%'";
    assert!(number(&market.app, entries).await >= 7);
}

/// 12.2: a product, an offer or a name with pictures: exactly one of the own.
#[tokio::test]
async fn an_answer_is_one_thing_of_the_companys_own() {
    let market = Market::new().await;
    let need = market.published(json!({})).await;
    let house = House::in_app(&market.app).await;
    let (own, theirs) = (spus(&market.app, "200001").await, spus(&market.app, "200002").await);
    let stranger = market.app.login("200002", "admin").await;
    let (mine, draft) = (own.approved(&market.one, 901).await, own.made(&market.one, 902, false).await);
    let foreign = theirs.approved(&stranger, 903).await;
    let offer = house.draft("6901234599015").await;
    let picture = json!([{ "fileId": uploaded(&market.one, "images", "a.png", &png(9, 9)).await["fileId"] }]);
    let words = "请选择一个商品、报品或填写商品名称";
    for wrong in [
        json!({}),
        json!({ "spuId": mine["id"], "offerId": offer["id"] }),
        json!({ "spuId": mine["id"], "productName": "面霜" }),
        json!({ "spuId": mine["id"], "images": picture }),
        json!({ "images": picture }),
    ] {
        refused(&respond(&market.one, &need, with(json!({ "price": 9.0 }), wrong)).await, 400, "need.kind", words);
    }
    for missing in [
        json!({ "spuId": foreign["id"] }),
        json!({ "spuId": draft["id"] }),
        json!({ "spuId": 777 }),
        json!({ "offerId": 777 }),
    ] {
        let answer = respond(&market.one, &need, with(json!({ "price": 9.0 }), missing.clone())).await;
        assert_eq!(answer.status(), 404, "{missing}");
    }
    assert_eq!(respond(&market.one, &need, json!({ "spuId": mine["id"] })).await.status(), 400, "no price");
    for right in [
        json!({ "spuId": mine["id"] }),
        json!({ "offerId": offer["id"] }),
        json!({ "productName": "新霜", "images": picture }),
    ] {
        respond(&market.one, &need, with(json!({ "price": 9.0 }), right)).await.ok();
    }
    let seen = read(&market.sale, &need).await;
    let url = seen["responses"][0]["images"][0]["url"].as_str().unwrap_or_default().to_owned();
    assert_eq!(market.app.anon().get(&url).await.status(), 200, "{seen}");
    // By its id alone as well.
    let file = format!("fileservice/api/files/{}/sign-url", picture[0]["fileId"]);
    market.sale.get(&file).await.ok();
    market.other_sale.get(&file).await.with_status(404);
}

/// 12.3: everything can change while nobody has answered, later only what makes it no harder.
#[tokio::test]
async fn a_need_that_was_answered_becomes_no_harder() {
    let market = Market::new().await;
    let need = market.published(json!({})).await;
    let save = async |more: Value| {
        let now = read(&market.sale, &need).await;
        let same = json!({ "id": need["id"], "rowVersion": now["rowVersion"], "deadline": now["deadline"] });
        market.sale.put(NEEDS, with(with(search(&market.app), same), more)).await
    };
    save(json!({ "title": "冬季精华寻源", "targetPriceTo": 129.0 })).await.ok();
    save(json!({})).await.ok();
    respond(&market.one, &need, json!({ "productName": "面霜", "price": 88.0 })).await.ok();
    let words = "已有响应，不能修改该内容";
    for harder in [
        json!({ "title": "冬季精华寻源" }),
        json!({ "targetPriceTo": 79.0 }),
        json!({ "acceptMany": true }),
        json!({ "companyId": 2 }),
    ] {
        refused(&save(harder).await, 400, "need.answered", words);
    }
    let now = market.app.clock().now();
    refused(&save(json!({ "deadline": now.plus(DAY).to_string() })).await, 400, "need.answered", words);
    save(json!({ "deadline": now.plus(DAY * 9).to_string(), "requirement": "30g也可" })).await.ok();
    let heard = told(&market.one, "寻源需求已调整").await;
    assert!(heard.first().is_some_and(|line| line.starts_with("冬季修护面霜寻源 的要求有调整，截止")), "{heard:?}");
    assert_eq!(told(&market.two, "寻源需求已调整").await.len(), 0, "who has not answered is left in peace");
    let path = format!("{NEEDS}/{}", need["id"]);
    assert_eq!(market.sale.delete(&path).await.status(), 400);
    let other = market.published(json!({})).await;
    market.sale.delete(&format!("{NEEDS}/{}", other["id"])).await.with_status(204);
    assert_eq!(market.sale.get(&format!("{NEEDS}/{}", other["id"])).await.status(), 404);
}

/// 12.2: what is wrong stands at its field.
#[tokio::test]
async fn a_wrong_need_is_refused_at_its_field() {
    let market = Market::new().await;
    let now = market.app.clock().now();
    for (wrong, field) in [
        (json!({ "deadline": now.to_string() }), "deadline"),
        (json!({ "targetPriceFrom": 100.0 }), "targetPriceTo"),
        (json!({ "categoryCode": "Nothing" }), "categoryCode"),
        (json!({ "requirement": "" }), "requirement"),
        (json!({ "sessionDate": "2020-01-01" }), "sessionDate"),
        (json!({ "liveRoom": "nowhere" }), "liveRoom"),
    ] {
        let answer = market.sale.post(NEEDS, with(search(&market.app), wrong)).await;
        assert_eq!(
            (answer.status(), &answer.json()["fieldErrors"][0]["field"]),
            (400, &json!(field)),
            "{}",
            answer.text()
        );
    }
}

/// 12.3: closing refuses what waits, and after it nobody answers.
#[tokio::test]
async fn closing_a_need_refuses_what_waits() {
    let market = Market::new().await;
    let need = market.answered(json!({ "acceptMany": true })).await;
    let chosen = json!({ "responseId": need["responses"][0]["id"] });
    act(&market.sale, &need, "accept", chosen).await.ok();
    let (winner, waits) = (read(&market.two, &need).await, read(&market.one, &need).await);
    assert_eq!((&winner["status"], &waits["status"]), (&json!("ACCEPTED"), &json!("RESPONDED")), "many may be taken");
    let third = market.app.login("200002", "admin").await;
    crate::support::execute(&market.app, "UPDATE company SET catalogs = 'Cosmetic' WHERE id = 3").await;
    let over = respond(&third, &need, json!({ "productName": "酱", "price": 9.0 })).await;
    refused(&over, 400, "need.over", "该需求已截止");
    act(&market.sale, &need, "close", json!({ "reason": "已选够" })).await.ok();
    assert_eq!(told(&market.one, "寻源响应结果").await, ["冬季修护面霜寻源 你的响应未采纳。已选够"]);
    assert_eq!(read(&market.one, &need).await["status"], "REJECTED");
    assert_eq!(act(&market.sale, &need, "close", json!({ "reason": "再关一次" })).await.status(), 400);
}

/// 18, 12.3: the deadline, fourteen days more for what waits, thirty for what was accepted.
#[tokio::test]
async fn the_clock_ends_what_nobody_goes_on_with() {
    let market = Market::new().await;
    let (silent, answered, won) =
        (market.published(json!({})).await, market.answered(json!({})).await, market.answered(json!({})).await);
    act(&market.sale, &won, "accept", json!({ "responseId": won["responses"][0]["id"] })).await.ok();
    let states = async || {
        let status = async |need: &Value| {
            crate::support::text(&market.app, &format!("SELECT status FROM need_supply WHERE id = {}", need["id"]))
                .await
        };
        [status(&silent).await, status(&answered).await, status(&won).await]
    };
    let after = async |days: u32| {
        market.app.clock().shift(DAY * days);
        market.app.run_job("purchase.needs").await;
        market.app.run_job("purchase.needs").await;
        states().await
    };
    assert_eq!(after(6).await, ["OPEN", "RESPONDED", "ACCEPTED"]);
    assert_eq!(after(1).await, ["EXPIRED", "RESPONDED", "ACCEPTED"]);
    let one = market.app.login("200001", "admin").await;
    let late = respond(&one, &answered, json!({ "productName": "面霜", "price": 1.0 })).await;
    refused(&late, 400, "need.over", "该需求已截止");
    assert_eq!(after(13).await, ["EXPIRED", "RESPONDED", "ACCEPTED"]);
    assert_eq!(after(1).await, ["EXPIRED", "EXPIRED", "ACCEPTED"]);
    assert_eq!(after(9).await, ["EXPIRED", "EXPIRED", "CLOSED"]);
    let one = market.app.login("200001", "admin").await;
    assert_eq!(read(&one, &answered).await["myResponse"]["reason"], "需求已截止");
    let words = "冬季修护面霜寻源 你的响应未采纳。需求已截止";
    assert_eq!(told(&one, "寻源响应结果").await.iter().filter(|line| *line == words).count(), 1);
}

/// Of two who decide at once one does; of two colleagues who answer at once one does.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_at_once_one_wins() {
    let market = Market::new().await;
    let need = market.answered(json!({})).await;
    let path = format!("{NEEDS}/{}/accept", need["id"]);
    let take = |nth: usize| json!({ "responseId": need["responses"][nth]["id"], "rowVersion": need["rowVersion"] });
    let (one, two) = tokio::join!(market.sale.post(&path, take(0)), market.first.post(&path, take(1)));
    let mut both = [one.status(), two.status()];
    both.sort_unstable();
    assert_eq!(both, [200, 409]);
    let accepted = format!("SELECT count(*) FROM need_response WHERE need_id = {} AND result = 'ACCEPTED'", need["id"]);
    assert_eq!(number(&market.app, &accepted).await, 1);

    let other = market.published(json!({})).await;
    let colleague = market.app.login("200001", "lijing").await;
    let path = format!("{NEEDS}/{}/respond", other["id"]);
    let cream = |price: f64| json!({ "productName": "面霜", "price": price, "rowVersion": 0 });
    let (one, two) = tokio::join!(market.one.post(&path, cream(1.0)), colleague.post(&path, cream(2.0)));
    let mut both = [one.status(), two.status()];
    both.sort_unstable();
    assert_eq!(both, [200, 409]);
}
