//! A session from its plan to its end, and what offers notice of it.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Board, ITEMS, SESSIONS, place};
use crate::admin::refused;
use crate::selection::{actions, with};
use crate::support::{number, rows};

const ONE: &str = "6901234599015";
const TWO: &str = "6901234599022";
const HOUR: Duration = Duration::from_secs(3600);

async fn told(board: &Board, template: &str) -> Vec<String> {
    let sql = format!(
        "SELECT content FROM message_location_log WHERE user_id = 202 AND template_code = '{template}' ORDER BY id"
    );
    rows(&board.house.app, &sql).await.iter().map(|row| row.try_get_by_index(0).expect("words")).collect()
}

#[tokio::test]
async fn a_session_is_planned_locked_shown_and_closed() {
    let board = Board::new().await;
    let (session, offer) = (board.session(4).await, board.offer(ONE).await);
    assert_eq!((&session["status"], &session["minutes"]), (&json!("PLANNING"), &json!(120)));
    assert!(session["sessionCode"].as_str().is_some_and(|code| code.starts_with("ZC")));
    assert_eq!(actions(&session), ["edit", "lock", "cancel", "propose", "reorder"]);
    refused(&board.session_event(&session, "lock", json!({})).await, 400, "session.empty", "场次还没有总排期的报品");
    board.propose(&session, &offer, json!({})).await.with_status(201);
    let open = board.session_event(&session, "lock", json!({})).await;
    refused(&open, 400, "session.open", "还有1个预排期，请先转总排期或移除");
    board.event(&session, &offer, "confirm", json!({})).await.ok();
    let date = session["showDate"].as_str().unwrap_or_default();
    let words = format!("花植积雪草修护晚霜 排入{date} 护肤专场（佳(主播场)），请完成备货5000。");
    assert_eq!(told(&board, "SCHEDULE_CONFIRMED").await.last(), Some(&words));
    let locked = board.session_event(&session, "lock", json!({ "reason": "已核对" })).await.ok().json();
    assert_eq!(actions(&locked), ["edit", "start", "close", "cancel"]);
    let (other, fixed) = (board.offer(TWO).await, "场次已锁定，不能调整");
    refused(&board.propose(&session, &other, json!({})).await, 400, "session.fixed", fixed);
    refused(&board.session_event(&session, "lock", json!({})).await, 400, "session.fixed", fixed);
    refused(&board.session_event(&session, "start", json!({})).await, 400, "session.early", "还没有到开播时间");

    let start = Duration::from_millis(start_in(&board, &session).await);
    let board = later(board, start).await;
    board.session_event(&session, "start", json!({})).await.ok();
    let closed = board.session_event(&session, "close", json!({})).await.ok().json();
    assert_eq!((&closed["status"], &closed["items"][0]["status"]), (&json!("CLOSED"), &json!("SHOWED")));
    let shown = board.house.read(&offer).await;
    assert_eq!((&shown["showStatus"], &shown["lastShowDate"]), (&json!("SHOWED"), &session["showDate"]));
    refused(
        &board.session_event(&session, "cancel", json!({ "reason": "下雨" })).await,
        400,
        "session.fixed",
        "场次已结束，不能调整",
    );
    // What was shown is reused, not scheduled again.
    let next = board.session(3).await;
    refused(&board.propose(&next, &offer, json!({})).await, 400, "schedule.free", "只有已通过且未播出的报品可以排期");
}

/// Everybody logs in again: no session lasts that long.
async fn later(board: Board, by: Duration) -> Board {
    let app = board.house.app;
    app.clock().shift(by);
    Board::in_app(app).await
}

/// Milliseconds until it begins.
async fn start_in(board: &Board, session: &Value) -> u64 {
    let sql = format!("SELECT start_at FROM live_session WHERE id = {}", session["id"]);
    let start = number(&board.house.app, &sql).await;
    u64::try_from(start - board.house.app.clock().now().0).expect("a session to come")
}

#[tokio::test]
async fn a_room_has_one_session_at_a_time_and_times_are_times() {
    let board = Board::new().await;
    let session = board.session(4).await;
    let code = session["sessionCode"].as_str().unwrap_or_default();
    let post = |change: Value| board.operation.post(SESSIONS, with(board.form(4), change));
    let overlap = post(json!({ "startTime": "11:59", "endTime": "13:00" })).await;
    refused(&overlap, 400, "session.overlap", &format!("该直播间在此时段已有场次{code}"));
    assert_eq!(overlap.json()["fieldErrors"][0]["field"], "startTime");
    post(json!({ "startTime": "12:00", "endTime": "13:00" })).await.with_status(201);
    post(json!({ "liveRoom": "promote12" })).await.with_status(201);
    for wrong in ["25:00", "9:00", "noon"] {
        let answer = post(json!({ "startTime": wrong })).await.with_status(400).json();
        assert_eq!(answer["fieldErrors"][0]["field"], "startTime", "{answer}");
    }
    let past = post(json!({ "showDate": crate::offer::day(&board.house.app, -1) })).await;
    refused(&past, 400, "session.past", "开播时间已过");
    let night = post(json!({ "startTime": "23:00", "endTime": "20:00" })).await.with_status(400).json();
    assert_eq!(night["fieldErrors"][0]["field"], "endTime", "{night}");
    // Saved by whoever has seen the last version.
    let save = |version: i64, change: Value| {
        let row = json!({ "id": session["id"], "rowVersion": version });
        board.operation.put(SESSIONS, with(with(board.form(4), row), change))
    };
    save(0, json!({ "title": "改名专场" })).await.ok();
    refused(&save(0, json!({})).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let offer = board.offer(ONE).await;
    board.propose(&session, &offer, json!({})).await.with_status(201);
    board.event(&session, &offer, "confirm", json!({})).await.ok();
    let now = board.read(&session).await;
    let version = now["rowVersion"].as_i64().unwrap_or_default();
    let room = save(version, json!({ "liveRoom": "promote12", "startTime": "15:00", "endTime": "16:00" }))
        .await
        .with_status(400)
        .json();
    assert_eq!(room["fieldErrors"][0]["field"], "liveRoom");
    // Owners hear of the new day.
    save(version, json!({ "title": "改名专场", "showDate": crate::offer::day(&board.house.app, 6) })).await.ok();
    assert!(told(&board, "SCHEDULE_CHANGED").await.last().is_some_and(|words| words.contains("改名专场")));
    let mine = board.house.merchant.get(&format!("{ITEMS}/mine?offerId={}", offer["id"])).await.ok().json();
    assert_eq!(mine[0]["showDate"], crate::offer::day(&board.house.app, 6));
}

/// 05.7: a day before its show an offer stays as it is; before that it may change.
#[tokio::test]
async fn nothing_changes_a_day_before_the_show() {
    let board = Board::new().await;
    let (session, offer) = (board.session(4).await, board.offer(ONE).await);
    board.propose(&session, &offer, json!({})).await.with_status(201);
    board.event(&session, &offer, "confirm", json!({})).await.ok();
    board.session_event(&session, "lock", json!({ "reason": "已核对" })).await.ok();
    let left = Duration::from_millis(start_in(&board, &session).await);
    let board = later(board, left - 25 * HOUR).await;
    let begun = board.house.event(&board.house.merchant, &offer, "change", json!({})).await.with_status(201).json();
    let path = format!("selection/api/offer-changes/{}/abandon", begun["id"]);
    board.house.merchant.post(&path, json!({ "rowVersion": begun["rowVersion"] })).await.ok();
    let board = later(board, HOUR).await;
    let late = board.house.event(&board.house.merchant, &offer, "change", json!({})).await;
    refused(&late, 400, "offer.lock", "距开播不足24小时，不可变更");
}

/// What is stopped, or taken back, loses its place; a cancelled session gives all of them back.
#[tokio::test]
async fn an_offer_that_ends_leaves_its_session_and_a_session_that_ends_leaves_its_offers() {
    let board = Board::new().await;
    let session = board.session(4).await;
    let (one, two) = (board.offer(ONE).await, board.offer(TWO).await);
    for offer in [&one, &two] {
        board.propose(&session, offer, json!({})).await.with_status(201);
        board.event(&session, offer, "confirm", json!({})).await.ok();
    }
    board.house.event(&board.house.last, &one, "stop", json!({ "stopReason": "VENDOR" })).await.ok();
    let now = board.read(&session).await;
    assert_eq!(place(&now, &one), Value::Null);
    assert_eq!((&place(&now, &two)["seq"], &now["itemCount"]), (&json!(1), &json!(1)));
    let stopped = board.house.read(&one).await;
    assert_eq!((&stopped["auditStatus"], &stopped["showStatus"]), (&json!("STOPED"), &json!("NOT_SHOW")));
    let silent = board.session_event(&session, "cancel", json!({})).await.with_status(400).json();
    assert_eq!(silent["fieldErrors"][0]["field"], "reason");
    let gone = board.session_event(&session, "cancel", json!({ "reason": "场地检修" })).await.ok().json();
    assert_eq!(
        (&gone["status"], &gone["itemCount"], &gone["remark"]),
        (&json!("CANCELLED"), &json!(0), &json!("场地检修"))
    );
    let free = board.house.read(&two).await;
    assert_eq!((&free["showStatus"], &free["sessionTitle"]), (&json!("NOT_SHOW"), &json!("")));
    assert!(told(&board, "SCHEDULE_REMOVED").await.last().is_some_and(|words| words.contains("护肤专场")));
    // The time is free again, and the offer, too.
    let again = board.session(4).await;
    board.propose(&again, &two, json!({})).await.with_status(201);
}

/// 18.2: five, three, two days and one day before, each once.
#[tokio::test]
async fn owners_are_reminded_of_their_shows_once_a_day_that_counts() {
    let board = Board::new().await;
    let (session, offer) = (board.session(5).await, board.offer(ONE).await);
    board.propose(&session, &offer, json!({})).await.with_status(201);
    let job = "schedule.reminders";
    let count = async || told(&board, "SCHEDULE_REMINDER").await.len();
    let before = count().await;
    board.house.app.run_job(job).await;
    let demo = count().await - before;
    // Proposed is not promised.
    board.event(&session, &offer, "confirm", json!({})).await.ok();
    for _ in 0..2 {
        board.house.app.run_job(job).await;
    }
    assert_eq!(count().await - before - demo, 1);
    board.house.app.clock().shift(24 * HOUR);
    let day = count().await;
    board.house.app.run_job(job).await;
    let own = format!("SELECT CAST(reminded AS BIGINT) FROM schedule_item WHERE offer_id = {}", offer["id"]);
    assert_eq!(number(&board.house.app, &own).await, 5, "four days before nobody is reminded of this one");
    board.house.app.clock().shift(24 * HOUR);
    board.house.app.run_job(job).await;
    assert_eq!(number(&board.house.app, &own).await, 3);
    assert!(count().await > day);
}
