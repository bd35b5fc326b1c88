//! Sessions are nobody's, places in them the staff's: whoever may see one sees all, and no id reaches anything else.

use axum::http::Method;
use serde_json::json;
use testkit::TestApp;

use super::documents::ids;
use super::offers::barcode;
use super::tenants::Fixture;
use crate::schedule::{Board, ITEMS, SESSIONS, actuals, place, supply};
use crate::selection::import::checked_rows;
use crate::selection::with;
use crate::support::number;

pub async fn fixture(app: &TestApp, place_of: &str) -> Option<Fixture> {
    let (route, at) = place_of.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let method: Method = method.parse().ok()?;
    if let Some(rest) = path.strip_prefix("/services/selection/api/supply-infos") {
        return supplies(app, &method, rest, at).await;
    }
    let rest = path.strip_prefix("/services/rms-manager/api/")?;
    let board = Board::in_app(app).await;
    let who = board.operation.clone();
    if rest.contains("/import/") {
        let (code, barcode) = actuals::shown(&board).await;
        let foreign = checked_rows(&app.login("200001", "lijing").await, 1).await["batchId"].as_i64()?;
        let own = actuals::checked(&who, &[[&code, &barcode, "1", "0", "1"]]).await["batchId"].as_i64()?;
        let end = rest.rsplit('/').next()?.to_owned();
        return Some(Fixture::new(vec![foreign], own, move |id| {
            who.call(method.clone(), &format!("{ITEMS}/actuals/import/{id}/{end}?mode=ALL_OR_NOTHING"))
        }));
    }
    // Every fixture has a day of its own: a room has one session at a time.
    let many = number(app, "SELECT count(*) FROM live_session").await;
    let session = board.session(20 + many).await;
    let own = session["id"].as_i64()?;
    let row = json!({ "rowVersion": session["rowVersion"] });
    let cream = board.offer(&barcode(app)).await;
    Some(match (rest, at) {
        ("live-sessions", "body:id") => {
            let form = with(board.form(20 + many), row);
            Fixture::nobodys(own, move |id| who.put(SESSIONS, with(form.clone(), json!({ "id": id }))))
        }
        ("live-sessions/{id}", _) => Fixture::nobodys(own, move |id| who.get(&format!("{SESSIONS}/{id}"))),
        ("schedule-items", "body:sessionId") => {
            Fixture::nobodys(own, move |id| who.post(ITEMS, json!({ "sessionId": id, "offerId": cream["id"] })))
        }
        ("schedule-items", "body:offerId") => {
            let offer = cream["id"].as_i64()?;
            Fixture::staffs(offer, move |id| who.post(ITEMS, json!({ "sessionId": own, "offerId": id })))
        }
        (rest, at) => {
            let made = board.propose(&session, &cream, json!({})).await.with_status(201).json();
            let item = place(&made, &cream);
            let item_id = item["id"].as_i64()?;
            match (rest, at) {
                ("schedule-items", "body:id") => {
                    let form = json!({ "scene": "Link", "planStock": 1, "talkMinutes": 1, "rowVersion": 0 });
                    Fixture::staffs(item_id, move |id| who.put(ITEMS, with(form.clone(), json!({ "id": id }))))
                }
                ("schedule-items/reorder", at) => {
                    let body = json!({ "sessionId": own, "ids": [item_id], "rowVersion": made["rowVersion"] });
                    let path = format!("{ITEMS}/reorder");
                    if at == "body:ids" {
                        return Some(Fixture::staffs(item_id, move |id| {
                            who.post(&path, with(body.clone(), json!({ "ids": [id] })))
                        }));
                    }
                    Fixture::nobodys(own, move |id| who.post(&path, with(body.clone(), json!({ "sessionId": id }))))
                }
                ("schedule-items/{id}/confirm" | "schedule-items/{id}/remove", _) => {
                    let event = rest.rsplit('/').next()?.to_owned();
                    Fixture::staffs(item_id, move |id| {
                        who.post(&format!("{ITEMS}/{id}/{event}"), json!({ "rowVersion": 0, "reason": "调整" }))
                    })
                }
                (rest, _) => {
                    let event = rest.rsplit('/').next()?.to_owned();
                    if event != "cancel" {
                        board.event(&session, &cream, "confirm", json!({})).await.ok();
                    }
                    if event == "start" || event == "close" {
                        board.session_event(&session, "lock", json!({ "reason": "已核对" })).await.ok();
                        let long_ago = format!("UPDATE live_session SET start_at = 1, end_at = 2 WHERE id = {own}");
                        crate::support::execute(app, &long_ago).await;
                    }
                    let version = board.read(&session).await["rowVersion"].clone();
                    let body = json!({ "rowVersion": version, "reason": "调整" });
                    Fixture::nobodys(own, move |id| who.post(&format!("{SESSIONS}/{id}/{event}"), body.clone()))
                }
            }
        }
    })
}

/// What goods a company has is its own affair, and the staff's.
async fn supplies(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let board = Board::in_app(app).await;
    let (merchant, staff) = (board.house.merchant.clone(), board.operation.clone());
    let many = number(app, "SELECT count(*) FROM live_session").await;
    let cream = board.offer(&barcode(app)).await;
    let (session, row) = supply::asked(&board, 20 + many, &cream).await;
    let own = row["id"].as_i64()?;
    let form = supply::form(&board, &row).await;
    let foreign = ids(app, "SELECT id FROM supply_info WHERE company_id <> 2").await;
    let batch = format!("{}/batch", supply::SUPPLY);
    Some(match (rest, at) {
        ("/batch", "body:items.id") => Fixture::new(foreign, own, move |id| {
            merchant.put(&batch, json!({ "items": [with(form.clone(), json!({ "id": id }))] }))
        }),
        ("/request", _) => Fixture::nobodys(session["id"].as_i64()?, move |id| {
            staff.post(&format!("{}/request", supply::SUPPLY), json!({ "sessionId": id }))
        }),
        ("/{id}/confirm" | "/{id}/reject", _) => {
            merchant.put(&batch, json!({ "items": [form] })).await.ok();
            let event = rest.rsplit('/').next()?.to_owned();
            Fixture::staffs(own, move |id| {
                let body = json!({ "rowVersion": 1, "reason": "请补足备货" });
                staff.post(&format!("{}/{id}/{event}", supply::SUPPLY), body)
            })
        }
        (rest, _) if rest.contains("/import/") => {
            let (method, end) = (method.clone(), rest.rsplit('/').next()?.to_owned());
            let foreign = checked_rows(&app.login("200001", "admin").await, 1).await["batchId"].as_i64()?;
            let code = row["offerCode"].as_str()?;
            let name = supply::warehouse_name(&board).await;
            let made = crate::offer::day(app, -20);
            let check = supply::checked(&merchant, &[[code, "50g", "7", "", "H48", &name, &made, "1095", "是"]]).await;
            Fixture::new(vec![foreign], check["batchId"].as_i64()?, move |id| {
                merchant.call(method.clone(), &format!("{}/import/{id}/{end}?mode=ALL_OR_NOTHING", supply::SUPPLY))
            })
        }
        _ => return None,
    })
}
