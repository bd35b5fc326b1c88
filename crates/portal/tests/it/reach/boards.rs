//! Schedule, supply and prices of two groups and two rooms.

use serde_json::{Value, json};
use testkit::TestApp;

use super::{ELSEWHERE, EVERYTHING, FIRST_GROUP, NOTHING, SECOND_GROUP, Staff};
use crate::admin::{face, refused};
use crate::matrix::offers::barcode;
use crate::schedule::{Board, ITEMS, SESSIONS, actuals, order, place, supply};
use crate::support::{execute, number};

fn ids(list: &Value) -> Vec<i64> {
    list.as_array().expect("a list").iter().filter_map(|row| row["id"].as_i64()).collect()
}

/// A03-6: a session is its room's and everybody's calendar; the offers in it are seen, counted and moved by those who
/// look after their companies, and what happens to all of them needs somebody who reaches all.
#[tokio::test]
async fn a_session_shows_each_group_its_own_offers() {
    let app = TestApp::new().await;
    let board = Board::in_app(&app).await;
    let staff = Staff::enter(&app).await;
    let near = board.offer(&barcode(&app)).await;
    app.clock().shift(std::time::Duration::from_secs(1));
    let far = board.offer(&barcode(&app)).await;
    let session = board.session(20).await;
    let at = format!("{SESSIONS}/{}", session["id"]);
    for offer in [&near, &far] {
        board.propose(&session, offer, json!({})).await.with_status(201);
    }
    execute(&app, &format!("UPDATE offer SET company_id = 5 WHERE id = {}", far["id"])).await;
    execute(&app, &format!("UPDATE schedule_item SET company_id = 5 WHERE offer_id = {}", far["id"])).await;
    let whole = board.read(&session).await;
    let (near_item, far_item) = (place(&whole, &near), place(&whole, &far));

    for (limits, seen, other) in [(FIRST_GROUP, &near, &far), (SECOND_GROUP, &far, &near)] {
        staff.reaches(limits).await;
        let shown = staff.client.get(&at).await.ok().json();
        assert_eq!(order(&shown), [seen["id"].as_i64().expect("an id")], "{limits:?}");
        assert_eq!((&shown["itemCount"], &shown["talkMinutes"]), (&json!(1), &json!(10)), "{limits:?}");
        let actions = shown["actions"].to_string();
        assert!(actions.contains("propose") && !actions.contains("lock") && !actions.contains("reorder"), "{actions}");
        let listed = staff.client.get(&format!("{ITEMS}?sessionId={}", session["id"])).await.ok().json();
        assert_eq!(listed.as_array().map(Vec::len), Some(1), "{limits:?}");
        assert_eq!(listed[0]["offerId"], seen["id"]);
        // Another's offer cannot even be proposed: it does not exist.
        let propose = |id: &Value| {
            staff.client.post(ITEMS, json!({ "sessionId": session["id"], "offerId": id, "scene": "Austin" }))
        };
        assert_eq!(face(&propose(&other["id"]).await), face(&propose(&777.into()).await));
    }
    staff.reaches(FIRST_GROUP).await;
    let event = |item: &Value, event: &str| {
        let body = json!({ "rowVersion": item["rowVersion"], "reason": "调整" });
        staff.client.post(&format!("{ITEMS}/{}/{event}", item["id"]), body)
    };
    let missing = event(&json!({ "id": 777, "rowVersion": 0 }), "remove").await;
    assert_eq!(face(&event(&far_item, "remove").await), face(&missing));
    assert_eq!(face(&event(&far_item, "confirm").await), face(&missing));
    for deed in ["lock", "cancel"] {
        let body = json!({ "rowVersion": whole["rowVersion"], "reason": "调整" });
        refused(&staff.client.post(&format!("{at}/{deed}"), body).await, 403, "common.forbidden", "没有访问权限");
    }
    event(&near_item, "confirm").await.ok();
    staff.reaches(EVERYTHING).await;
    assert_eq!(order(&staff.client.get(&at).await.ok().json()).len(), 2, "the control");
    let sum =
        format!("SELECT count(*) FROM schedule_item WHERE session_id = {} AND status = 'PROPOSED'", session["id"]);
    assert_eq!(number(&app, &sum).await, 1, "the other's is where it was");
}

/// A03-6: whoever is limited to a live room sees its sessions, supply and prices, makes sessions there and nowhere else.
#[tokio::test]
async fn a_room_is_a_room_in_every_list() {
    let app = TestApp::new().await;
    let board = Board::in_app(&app).await;
    let staff = Staff::enter(&app).await;
    let (session, row) = supply::asked(&board, 21, &board.offer(&barcode(&app)).await).await;
    let form = with_room(board.form(22), "promote38");
    let theirs = board.operation.post(SESSIONS, form).await.with_status(201).json();
    staff.reaches(ELSEWHERE).await;
    assert_eq!(ids(&staff.client.get(SESSIONS).await.ok().json()), [theirs["id"].as_i64().expect("an id")]);
    let gone = staff.client.get(&format!("{SESSIONS}/777")).await;
    assert_eq!(face(&staff.client.get(&format!("{SESSIONS}/{}", session["id"])).await), face(&gone));
    assert_eq!(ids(&staff.client.get(supply::SUPPLY).await.ok().json()), [0; 0]);
    let decide = |id: &Value| {
        let body = json!({ "rowVersion": row["rowVersion"], "reason": "请补足备货" });
        staff.client.post(&format!("{}/{id}/reject", supply::SUPPLY), body)
    };
    assert_eq!(face(&decide(&row["id"]).await), face(&decide(&777.into()).await));
    let elsewhere = staff.client.post(SESSIONS, with_room(board.form(23), "common")).await;
    assert_eq!((elsewhere.status(), elsewhere.json()["fieldErrors"][0]["field"].as_str()), (400, Some("liveRoom")));
    staff.client.post(SESSIONS, with_room(board.form(23), "promote38")).await.with_status(201);
    staff.reaches(EVERYTHING).await;
    assert!(ids(&staff.client.get(supply::SUPPLY).await.ok().json()).contains(&row["id"].as_i64().expect("an id")));
}

/// A03-6: of one session's offers each group asks its own companies for their goods.
#[tokio::test]
async fn owners_are_asked_for_goods_by_those_who_look_after_them() {
    let app = TestApp::new().await;
    let board = Board::in_app(&app).await;
    let staff = Staff::enter(&app).await;
    let (session, _) = supply::asked(&board, 21, &board.offer(&barcode(&app)).await).await;
    app.clock().shift(std::time::Duration::from_secs(1));
    let far = board.offer(&barcode(&app)).await;
    board.propose(&session, &far, json!({})).await.with_status(201);
    board.event(&session, &far, "confirm", json!({})).await.ok();
    execute(&app, &format!("UPDATE supply_info SET company_id = 5 WHERE offer_id = {}", far["id"])).await;
    for (limits, count) in [(FIRST_GROUP, 1), (SECOND_GROUP, 1), (EVERYTHING, 2)] {
        staff.reaches(limits).await;
        let asked = staff.client.post(&format!("{}/request", supply::SUPPLY), json!({ "sessionId": session["id"] }));
        assert_eq!(asked.await.ok().json()["count"], count, "{limits:?}");
    }
}

/// A03-6: figures of a show are written by those who look after the offer's company.
#[tokio::test]
async fn figures_come_in_for_offers_within_reach() {
    let app = TestApp::new().await;
    let board = Board::in_app(&app).await;
    let staff = Staff::enter(&app).await;
    staff.nobody_is_left_alone().await;
    let (code, barcode) = actuals::shown(&board).await;
    for (limits, errors) in [(EVERYTHING, 0), (NOTHING, 1)] {
        staff.reaches(limits).await;
        let check = actuals::checked(&staff.client, &[[&code, &barcode, "10", "1", "100.00"]]).await;
        assert_eq!(check["errorCount"], errors, "{limits:?} {check}");
    }
}

/// A03-6: how many offers have the same barcode is counted among those within reach.
#[tokio::test]
async fn the_same_barcode_is_counted_within_reach() {
    let app = TestApp::new().await;
    let staff = Staff::enter(&app).await;
    let one = "SELECT max(offer_id) FROM offer_sku WHERE barcode <> '' AND offer_id IN (SELECT id FROM offer \
               WHERE company_id = 2 AND status = 'APPROVED')";
    let one = number(&app, one).await;
    let other = number(&app, "SELECT max(id) FROM offer WHERE company_id = 6 AND status <> 'CREATED'").await;
    let same = format!("(SELECT min(barcode) FROM offer_sku WHERE offer_id = {one} AND barcode <> '')");
    execute(&app, &format!("UPDATE offer_sku SET barcode = {same} WHERE offer_id = {other}")).await;
    let mut many = Vec::new();
    for limits in [EVERYTHING, FIRST_GROUP] {
        staff.reaches(limits).await;
        let rows = staff.client.get("selection/api/offers?size=100").await.ok().json();
        let row = rows.as_array().expect("rows").iter().find(|row| row["id"] == one).expect("the offer").clone();
        many.push(row["sameBarcodeCount"].as_i64().expect("a number"));
    }
    assert_eq!(many[0], many[1] + 1, "{many:?}");
}

/// A03-6: whether people have read an article is told of the companies within reach.
#[tokio::test]
async fn the_readers_of_an_article_are_those_within_reach() {
    let app = TestApp::new().await;
    let staff = Staff::enter(&app).await;
    staff.nobody_is_left_alone().await;
    let article = number(&app, "SELECT max(id) FROM article WHERE status = 'published' AND must_read").await;
    let mut many = Vec::new();
    for limits in [EVERYTHING, FIRST_GROUP, SECOND_GROUP, NOTHING] {
        staff.reaches(limits).await;
        let readers = staff.client.get(&format!("application/api/articles/{article}/readers")).await.ok().json();
        many.push(readers["audienceCount"].as_i64().expect("a number"));
    }
    assert!(many[1] > 0 && many[2] > 0 && many[0] == many[1] + many[2], "{many:?}");
    assert_eq!(many[3], 0);
}

fn with_room(form: Value, room: &str) -> Value {
    crate::selection::with(form, json!({ "liveRoom": room }))
}
