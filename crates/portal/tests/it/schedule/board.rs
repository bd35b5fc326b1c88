//! Places on a board: who may stand there, and where.

use std::sync::{Arc, Mutex};

use platform::point::{Emitted, Listener, Points};
use schedule::Confirming;
use serde_json::{Value, json};
use testkit::TestApp;

use super::{Board, ITEMS, SESSIONS, order, place};
use crate::admin::refused;
use crate::offer::nth_barcode;
use crate::selection::{actions, with};
use crate::support::execute;

const ONE: &str = "6901234599015";
const TWO: &str = "6901234599022";

/// A05-14: a restricted offer is neither proposed nor confirmed, and one that became so shows it on the board.
#[tokio::test]
async fn a_restricted_offer_cannot_be_scheduled() {
    let board = Board::new().await;
    let offer = board.offer(ONE).await;
    let session = board.session(4).await;
    let qc = board.house.app.login("100000", "qc1").await;
    let restrict = async |event: &str| {
        board.house.event(&qc, &offer, event, json!({ "reason": "PUBLIC_OPINION" })).await.ok();
    };
    restrict("restrict").await;
    refused(&board.propose(&session, &offer, json!({})).await, 400, "offer.restricted", "该报品已限播，不能排期");
    restrict("unrestrict").await;
    board.propose(&session, &offer, json!({})).await.with_status(201);
    restrict("restrict").await;
    refused(
        &board.event(&session, &offer, "confirm", json!({})).await,
        400,
        "offer.restricted",
        "该报品已限播，不能排期",
    );
    let now = board.read(&session).await;
    assert_eq!(now["conflicts"][0]["message"], "第 1 位已限播，不能转总排期");
    assert_eq!(
        (&now["items"][0]["suspended"], &now["items"][0]["restrictReasons"]),
        (&json!(true), &json!(["PUBLIC_OPINION"]))
    );
    assert!(!actions(&now["items"][0]).contains(&"confirm"), "{}", now["items"][0]);
    assert_eq!(board.house.read(&offer).await["showStatus"], "NOT_SHOW");
    restrict("unrestrict").await;
    board.event(&session, &offer, "confirm", json!({})).await.ok();
    let shown = board.house.read(&offer).await;
    assert_eq!((&shown["showStatus"], &shown["sessionTitle"]), (&json!("SCHEDULED"), &json!("护肤专场")));
    // Restricted after all: the session is not locked with it.
    restrict("restrict").await;
    let code = offer["offerCode"].as_str().unwrap_or_default();
    let locked = board.session_event(&session, "lock", json!({})).await;
    refused(&locked, 400, "session.restricted", &format!("{code}已限播，请先移除"));
}

#[tokio::test]
async fn a_place_is_for_one_approved_offer_of_the_room() {
    let board = Board::new().await;
    let (session, offer) = (board.session(4).await, board.offer(ONE).await);
    let draft = board.house.draft(TWO).await;
    let twice = |answer| refused(&answer, 400, "schedule.twice", "该报品已排入护肤专场");
    refused(
        &board.propose(&session, &draft, json!({})).await,
        400,
        "schedule.free",
        "只有已通过且未播出的报品可以排期",
    );
    let shirt = board.demo("offerName=真丝衬衫").await;
    refused(&board.propose(&session, &shirt, json!({})).await, 400, "schedule.room", "报品的直播间与场次不一致");
    let made = board.propose(&session, &offer, json!({})).await.with_status(201).json();
    let item = place(&made, &offer);
    assert_eq!((&item["scheduleType"], &item["status"]), (&json!("Pre_Schedule"), &json!("PROPOSED")));
    assert_eq!((&item["scene"], &item["planStock"]), (&json!("Austin"), &json!(5000)));
    assert_eq!(actions(&item), ["confirm", "edit", "remove"]);
    twice(board.propose(&session, &offer, json!({})).await);
    let other = with(board.form(5), json!({ "title": "另一场" }));
    let other = board.operation.post(SESSIONS, other).await.with_status(201).json();
    twice(board.propose(&other, &offer, json!({})).await);
    // 终选 proposes, and leaves the rest to 运营.
    let (scarf, last) = (board.demo("offerName=护手霜").await, &board.house.last);
    let body = json!({ "sessionId": other["id"], "offerId": scarf["id"] });
    let proposed = last.post(ITEMS, body).await.with_status(201).json();
    let row = json!({ "rowVersion": place(&proposed, &scarf)["rowVersion"] });
    let path = format!("{ITEMS}/{}/confirm", place(&proposed, &scarf)["id"]);
    refused(&last.post(&path, row).await, 403, "common.forbidden", "没有访问权限");
    assert_eq!(place(&proposed, &scarf)["actions"], json!([]));
}

#[tokio::test]
async fn places_are_ordered_and_numbered_and_no_more_than_there_are() {
    let board = Board::new().await;
    let session = board.session(4).await;
    let names =
        ["offerName=护手霜", "offerName=变更中&tab=APPROVED", "offerCopyType=Link", "offerCopyType=SupplyAssistant"];
    let mut offers = Vec::new();
    for name in names {
        offers.push(board.demo(name).await);
    }
    let ids: Vec<i64> = offers.iter().filter_map(|offer| offer["id"].as_i64()).collect();
    board.propose(&session, &offers[0], json!({})).await.with_status(201);
    board.propose(&session, &offers[1], json!({})).await.with_status(201);
    let now = board.propose(&session, &offers[2], json!({ "seq": 1 })).await.with_status(201).json();
    assert_eq!(order(&now), [ids[2], ids[0], ids[1]]);
    assert_eq!(
        now["items"].as_array().map(|all| all.iter().map(|item| item["seq"].clone()).collect()),
        Some(vec![json!(1), json!(2), json!(3)])
    );
    refused(&board.propose(&session, &offers[3], json!({})).await, 400, "schedule.twice", "该报品已排入双12预热");
    let full = board.offer(ONE).await;
    refused(&board.propose(&session, &full, json!({})).await, 400, "schedule.full", "场次最多3个报品，已排满");

    let items: Vec<Value> = now["items"].as_array().into_iter().flatten().map(|item| item["id"].clone()).collect();
    let body =
        |ids: Vec<&Value>, version: &Value| json!({ "sessionId": session["id"], "ids": ids, "rowVersion": version });
    let turned = body(vec![&items[1], &items[2], &items[0]], &now["rowVersion"]);
    let after = board.operation.post(&format!("{ITEMS}/reorder"), turned.clone()).await.ok().json();
    assert_eq!(order(&after), [ids[0], ids[1], ids[2]]);
    // The board has moved on, and a list that lacks one is no order.
    let stale = board.operation.post(&format!("{ITEMS}/reorder"), turned).await;
    refused(&stale, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let lacking = body(vec![&items[1], &items[2]], &after["rowVersion"]);
    refused(
        &board.operation.post(&format!("{ITEMS}/reorder"), lacking).await,
        409,
        "common.conflict",
        "数据已被他人修改，请刷新后重试",
    );
    // Who leaves makes room.
    let left = board.event(&session, &offers[0], "remove", json!({})).await.ok().json();
    assert_eq!(order(&left), [ids[1], ids[2]]);
    assert_eq!((&left["items"][0]["seq"], &left["items"][1]["seq"]), (&json!(1), &json!(2)));
    board.propose(&session, &full, json!({})).await.with_status(201);
}

#[tokio::test]
async fn one_product_is_shown_once_unless_it_is_a_link() {
    let board = Board::new().await;
    let planned = board.operation.get(&format!("{SESSIONS}?status.in=PLANNING")).await.ok().json()[0].clone();
    let (again, link) = (board.demo("offerCopyType=SupplyAssistant").await, board.demo("offerCopyType=Link").await);
    board.event(&planned, &again, "remove", json!({})).await.ok();
    let session = board.session(4).await;
    board.propose(&session, &again, json!({ "scene": "AssistantShow" })).await.with_status(201);
    let now = board.propose(&session, &link, json!({ "scene": "Austin" })).await.with_status(201).json();
    let rules: Vec<&str> =
        now["conflicts"].as_array().into_iter().flatten().filter_map(|one| one["rule"].as_str()).collect();
    assert_eq!(rules, ["BARCODE", "ADJACENT"]);
    board.event(&session, &again, "confirm", json!({})).await.ok();
    let twice = board.event(&session, &link, "confirm", json!({})).await;
    refused(&twice, 400, "schedule.barcode", "与第1位的条形码相同，同一场次不能重复");
    let item = place(&board.read(&session).await, &link);
    let body = json!({ "id": item["id"], "scene": "Link", "planStock": 800, "talkMinutes": 3, "rowVersion": item["rowVersion"] });
    let saved = board.operation.put(ITEMS, body).await.ok().json();
    assert_eq!((&place(&saved, &link)["planStock"], &place(&saved, &link)["talkMinutes"]), (&json!(800), &json!(3)));
    board.event(&session, &link, "confirm", json!({})).await.ok();
    assert_eq!(board.house.read(&link).await["showScheduleScene"], "Link");
}

/// The merchant reads its own places, and nobody else's.
#[tokio::test]
async fn a_merchant_sees_its_own_places() {
    let board = Board::new().await;
    let mine = board.house.merchant.get(&format!("{ITEMS}/mine?size=100")).await.ok();
    let rows = mine.json();
    let rows = rows.as_array().expect("rows");
    assert_eq!(mine.header("x-total-count"), rows.len().to_string());
    assert!(rows.iter().all(|row| row["companyId"] == 2 && row["actions"] == json!([])), "{rows:?}");
    let mut names: Vec<&str> = rows.iter().filter_map(|row| row["offerName"].as_str()).collect();
    assert!(rows.is_sorted_by_key(|row| row["showDate"].to_string()));
    names.sort_unstable();
    assert_eq!(
        names,
        ["花植氨基酸洁面 100g", "花植氨基酸洁面 100g", "花植氨基酸洁面 100g", "花植面膜 10片", "花植香氛 翻播"]
    );
    let all = board.operation.get(&format!("{ITEMS}?size=100")).await.ok().json();
    assert_eq!(all.as_array().map(Vec::len), Some(10));
    let overall =
        board.operation.get(&format!("{ITEMS}?scheduleType=Overall_Schedule&status.in=CONFIRMED")).await.ok().json();
    assert_eq!(overall.as_array().map(Vec::len), Some(4));
}

/// A reason to let something pass counts from those who may give one: whoever stands against a place hears it.
#[tokio::test]
async fn a_reason_counts_from_those_who_may_waive() {
    let heard: Arc<Mutex<Vec<Option<String>>>> = Arc::default();
    let hears = heard.clone();
    let listener = Listener::acting(move |_app, _tx, confirming: Confirming| {
        hears.lock().expect("a list").push(confirming.waived);
        async { Ok(()) }
    });
    let points = Points::new(vec![listener], &[Emitted::of::<Confirming>()]);
    let app = TestApp::with_parts(move |parts| parts.points = points).await;
    let board = Board::in_app(&app).await;
    let session = board.session(20).await;
    for (number, may) in [(1, true), (2, false)] {
        let offer = board.offer(&nth_barcode(number)).await;
        board.propose(&session, &offer, json!({})).await.with_status(201);
        board.event(&session, &offer, "confirm", json!({ "reason": "合同本周补签" })).await.ok();
        let last = heard.lock().expect("a list").last().cloned().flatten();
        assert_eq!(last.as_deref(), may.then_some("合同本周补签"));
        execute(&app, "DELETE FROM role_permission WHERE permission_code = 'schedule_waive'").await;
        app.people_changed();
    }
}
