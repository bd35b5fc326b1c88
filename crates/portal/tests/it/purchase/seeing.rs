//! Who sees which need, and what of it.

use serde_json::{Value, json};

use super::{Market, NEEDS, act, read, respond, told};
use crate::admin::refused;
use crate::selection::with;
use crate::support::execute;

/// A12-6: two companies answer one search: neither sees the other; one accepted, one refused, both told.
#[tokio::test]
async fn two_companies_answer_and_neither_sees_the_other() {
    let market = Market::new().await;
    let need = market.published(json!({})).await;
    let words = "冬季修护面霜寻源 目标价¥59.00~99.00，截止";
    for company in [&market.one, &market.two] {
        let new = told(company, "新的寻源需求").await;
        assert_eq!(new.iter().filter(|line| line.starts_with(words)).count(), 1, "{new:?}");
    }
    let before = (read(&market.two, &need).await, rows(&market.two).await);
    let mine =
        respond(&market.one, &need, json!({ "productName": "积雪草面霜", "price": 88.0, "remark": "可独家" })).await;
    let mine = mine.ok().json();
    assert_eq!((&mine["status"], &mine["myResponseStatus"]), (&json!("RESPONDED"), &json!("PENDING")));
    assert_eq!(read(&market.sale, &need).await["status"], "RESPONDED");
    assert_eq!((read(&market.two, &need).await, rows(&market.two).await), before, "as if nobody had answered");
    for answered in ["status.in=RESPONDED", "status=ACCEPTED"] {
        let found = market.two.get(&format!("{NEEDS}?{answered}&title=冬季")).await.ok().json();
        assert_eq!(found, json!([]), "{answered}");
    }
    respond(&market.two, &need, json!({ "productName": "居家面霜", "price": 66.0 })).await.ok();
    let own = read(&market.one, &need).await;
    assert_eq!(own, mine, "nor does the first hear of the second");
    for hidden in ["responseCount", "acceptMany", "createdByName"] {
        assert_eq!(own[hidden], Value::Null, "{hidden}");
    }
    assert_eq!(own["responses"], json!([]));

    let seen = read(&market.sale, &need).await;
    assert_eq!(
        (&seen["responseCount"], &seen["responses"][0]["price"]),
        (&json!(2), &json!(66.0)),
        "the cheapest first"
    );
    assert!(seen["responses"][1]["creditScore"].is_i64(), "{seen}");
    assert!(seen["responses"][1]["certificateCount"].as_i64() > Some(0), "{seen}");
    let chosen = json!({ "responseId": seen["responses"][1]["id"], "reason": "备案齐全" });
    let done = act(&market.sale, &need, "accept", chosen).await.ok().json();
    assert_eq!(done["status"], "ACCEPTED");
    let states = |row: &Value| (row["status"].clone(), row["myResponseStatus"].clone());
    assert_eq!(states(&read(&market.one, &need).await), (json!("ACCEPTED"), json!("ACCEPTED")));
    assert_eq!(states(&read(&market.two, &need).await), (json!("REJECTED"), json!("REJECTED")));
    assert_eq!(told(&market.one, "寻源响应结果").await, ["冬季修护面霜寻源 你的响应已采纳。备案齐全"]);
    assert_eq!(told(&market.two, "寻源响应结果").await, ["冬季修护面霜寻源 你的响应未采纳。已采纳其他响应"]);
}

async fn rows(who: &testkit::Client) -> Value {
    who.get(&format!("{NEEDS}?title=冬季")).await.ok().json()
}

/// 12: whoever deals in the category and works in the room sees it; whoever is meant alone sees it alone; whoever may not
/// write any more sees what they have answered.
#[tokio::test]
async fn a_need_is_seen_by_those_who_may_answer() {
    let market = Market::new().await;
    let food = market.app.login("200002", "admin").await;
    let sees =
        async |who: &testkit::Client, need: &Value| who.get(&format!("{NEEDS}/{}", need["id"])).await.status() == 200;
    let open = market.published(json!({})).await;
    assert!(sees(&market.one, &open).await && sees(&market.two, &open).await);
    assert!(!sees(&food, &open).await, "another category");
    refused(
        &respond(&food, &open, json!({ "productName": "酱", "price": 9.0, "rowVersion": 0 })).await,
        404,
        "common.notFound",
        "数据不存在或已被删除",
    );
    let alone = market.published(json!({ "companyId": 2 })).await;
    assert!(sees(&market.one, &alone).await && !sees(&market.two, &alone).await);
    assert_eq!(told(&market.two, "新的寻源需求").await.len(), 1, "nothing of what is not for them");
    let room = market.published(json!({ "liveRoom": "common" })).await;
    assert!(sees(&market.one, &room).await);
    execute(&market.app, "UPDATE company SET live_rooms = 'promote38' WHERE id = 2").await;
    market.app.people_changed();
    assert!(!sees(&market.one, &room).await && sees(&market.one, &open).await);

    respond(&market.two, &open, json!({ "productName": "居家面霜", "price": 66.0 })).await.ok();
    let other = market.published(json!({})).await;
    let closed = "UPDATE company SET use_status = false, use_status_reason = 'ARREARS' WHERE id = 5";
    execute(&market.app, closed).await;
    market.app.people_changed();
    assert!(sees(&market.two, &open).await && !sees(&market.two, &other).await);
    assert_eq!(read(&market.two, &open).await["actions"], json!([]));
    assert_eq!(act(&market.two, &open, "withdraw-response", json!({})).await.error_key(), "company.state");
}

/// 12: the creator and 初选 see all answers, another 招商 those of the own companies; and nobody refuses one unseen.
#[tokio::test]
async fn staff_see_answers_of_the_companies_they_look_after() {
    let market = Market::new().await;
    let need = market.answered(json!({})).await;
    let many = async |who: &testkit::Client| {
        let seen = read(who, &need).await;
        (seen["responses"].as_array().map_or(0, Vec::len), seen["responseCount"].as_i64())
    };
    assert_eq!(many(&market.sale).await, (2, Some(2)));
    assert_eq!(many(&market.first).await, (2, Some(2)));
    assert_eq!(many(&market.other_sale).await, (1, Some(1)), "居佳日用 alone");
    let row =
        market.other_sale.get(&format!("{NEEDS}?code={}", need["code"].as_str().unwrap_or_default())).await.ok().json();
    assert_eq!(row[0]["responseCount"], 1);

    let answer = |nth: usize| json!({ "responseId": need["responses"][nth]["id"], "reason": "不合适" });
    assert_eq!(act(&market.other_sale, &need, "accept", answer(1)).await.status(), 404, "an answer that is not theirs");
    refused(&act(&market.other_sale, &need, "accept", answer(0)).await, 403, "common.forbidden", "没有访问权限");
    refused(
        &act(&market.other_sale, &need, "close", json!({ "reason": "不再需要" })).await,
        403,
        "common.forbidden",
        "没有访问权限",
    );
    act(&market.other_sale, &need, "reject-response", answer(0)).await.ok();
    assert_eq!(read(&market.sale, &need).await["status"], "RESPONDED", "the other one waits");
    act(&market.first, &need, "accept", answer(1)).await.ok();

    let alone = market.published(json!({ "companyId": 2 })).await;
    assert_eq!(market.other_sale.get(&format!("{NEEDS}/{}", alone["id"])).await.status(), 404);
    let foreign = market.sale.post(NEEDS, with(super::search(&market.app), json!({ "companyId": 5 }))).await;
    assert_eq!(foreign.status(), 404, "a company that somebody else looks after");
}

/// 29: who publishes and who answers.
#[tokio::test]
async fn merchants_publish_nothing_and_staff_answer_nothing() {
    let market = Market::new().await;
    let need = market.published(json!({})).await;
    let qc = market.app.login("100000", "qc1").await;
    let viewer = market.app.login("200001", "viewer").await;
    for who in [&qc, &market.one] {
        assert_eq!(who.post(NEEDS, super::search(&market.app)).await.status(), 403);
        assert_eq!(act(who, &need, "close", json!({ "reason": "不再需要" })).await.status(), 403);
    }
    assert_eq!(read(&viewer, &need).await["actions"], json!([]), "reads, and no more");
    let answer = json!({ "productName": "面霜", "price": 1.0, "rowVersion": 0 });
    for who in [&viewer, &market.sale] {
        assert_eq!(who.post(&format!("{NEEDS}/{}/respond", need["id"]), answer.clone()).await.status(), 403);
    }
}
