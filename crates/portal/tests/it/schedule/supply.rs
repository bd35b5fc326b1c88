//! What merchants say of their goods before a show (02.5).

use std::borrow::Borrow;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use super::{Board, SESSIONS, place};
use crate::admin::refused;
use crate::fileservice::Parts;
use crate::offer::day;
use crate::selection::import::book;
use crate::selection::{actions, with};
use crate::support::{number, sheet};

pub const SUPPLY: &str = "selection/api/supply-infos";
const ONE: &str = "6901234599015";
const HOUR: Duration = Duration::from_secs(3600);

/// A session with one confirmed offer, and the row of its SKU.
pub async fn asked<A: Borrow<TestApp>>(board: &Board<A>, days: i64, offer: &Value) -> (Value, Value) {
    let session = board.session(days).await;
    board.propose(&session, offer, json!({})).await.with_status(201);
    board.event(&session, offer, "confirm", json!({})).await.ok();
    let rows = board.house.merchant.get(&format!("{SUPPLY}?sessionId={}", session["id"])).await.ok().json();
    (session, rows[0].clone())
}

pub async fn warehouse<A: Borrow<TestApp>>(board: &Board<A>) -> i64 {
    let sql = "SELECT min(id) FROM address WHERE company_id = 2 AND user_id IS NULL AND NOT is_deleted";
    number(board.house.app.borrow(), sql).await
}

pub async fn form<A: Borrow<TestApp>>(board: &Board<A>, row: &Value) -> Value {
    json!({
        "id": row["id"], "availableStock": 6000, "shipHours": "H48", "shipWarehouse": warehouse(board).await,
        "productionDate": day(board.house.app.borrow(), -30), "shelfLifeDays": 1095, "priceConfirmed": true, "rowVersion": row["rowVersion"],
    })
}

async fn save(board: &Board, item: Value) -> Answer {
    board.house.merchant.put(&format!("{SUPPLY}/batch"), json!({ "items": [item] })).await
}

async fn decide(board: &Board, row: &Value, event: &str, more: Value) -> Answer {
    let now =
        board.house.merchant.get(&format!("{SUPPLY}?offerCode={}", row["offerCode"].as_str().unwrap_or_default()));
    let now = now.await.ok().json()[0].clone();
    let body = with(json!({ "rowVersion": now["rowVersion"] }), more);
    board.operation.post(&format!("{SUPPLY}/{}/{event}", row["id"]), body).await
}

/// 02.5, 18.1: filled in by the merchant, confirmed by 运营; a session is locked without a word once all of it is.
#[tokio::test]
async fn goods_are_told_confirmed_and_the_light_follows() {
    let board = Board::new().await;
    let offer = board.offer(ONE).await;
    let (session, row) = asked(&board, 4, &offer).await;
    assert_eq!(
        (&row["status"], &row["planStock"], &row["skuName"]),
        (&json!("TO_UPDATE"), &json!(5000), &json!("50g"))
    );
    assert_eq!(row["deadline"], format!("{} 18:00:00", day(&board.house.app, 3)));
    assert_eq!(actions(&row), ["update"]);
    let light = async || place(&board.read(&session).await, &offer)["readiness"]["supply"].clone();
    assert_eq!(light().await, "MISSING");
    let code = offer["offerCode"].as_str().unwrap_or_default();
    let unready = board.session_event(&session, "lock", json!({})).await;
    refused(&unready, 400, "session.notReady", &format!("{code}尚未就绪，放行请填写原因"));

    let whole = form(&board, &row).await;
    let wrong = save(&board, with(whole.clone(), json!({ "priceConfirmed": false, "productionDate": null })))
        .await
        .with_status(400)
        .json();
    let fields: Vec<&str> =
        wrong["fieldErrors"].as_array().into_iter().flatten().filter_map(|error| error["field"].as_str()).collect();
    assert_eq!(fields, ["items[0].productionDate", "items[0].priceConfirmed"]);
    let elsewhere = number(&board.house.app, "SELECT min(id) FROM address WHERE company_id = 3").await;
    let foreign = save(&board, with(whole.clone(), json!({ "shipWarehouse": elsewhere }))).await;
    refused(&foreign, 404, "common.notFound", "数据不存在或已被删除");
    let saved = save(&board, with(whole.clone(), json!({ "availableStock": 4999 }))).await.ok().json();
    assert_eq!(saved[0]["warning"], "可用库存低于排期备货量5000");
    assert_eq!(light().await, "GOING");
    refused(&save(&board, whole.clone()).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let silent = decide(&board, &row, "reject", json!({})).await.with_status(400).json();
    assert_eq!(silent["fieldErrors"][0]["field"], "reason");
    let back = decide(&board, &row, "reject", json!({ "reason": "请补足备货" })).await.ok().json();
    assert_eq!((&back["status"], &back["rejectReason"]), (&json!("TO_UPDATE"), &json!("请补足备货")));
    save(&board, with(whole.clone(), json!({ "rowVersion": back["rowVersion"] }))).await.ok();
    let confirmed = decide(&board, &row, "confirm", json!({})).await.ok().json();
    assert_eq!(
        (&confirmed["status"], &confirmed["warning"], light().await),
        (&json!("CONFIRMED"), &Value::Null, json!("READY"))
    );
    let late = save(&board, with(whole, json!({ "rowVersion": confirmed["rowVersion"] }))).await;
    refused(&late, 400, "common.state", "当前状态不允许此操作");
    board.session_event(&session, "lock", json!({})).await.ok();
}

/// Not everything is ready: whoever may wave it through says why, and nobody else locks it.
#[tokio::test]
async fn what_is_not_ready_is_waved_through_with_a_reason() {
    let board = Board::new().await;
    let (session, _) = asked(&board, 4, &board.offer(ONE).await).await;
    let locked = board.session_event(&session, "lock", json!({ "reason": "商家已电话确认" })).await.ok().json();
    assert_eq!((&locked["status"], &locked["remark"]), (&json!("LOCKED"), &json!("商家已电话确认")));
}

/// S6-03: what staff may decide is offered to those who hold the code.
#[tokio::test]
async fn goods_are_decided_by_those_who_may() {
    let board = Board::new().await;
    let (session, row) = asked(&board, 20, &board.offer(ONE).await).await;
    save(&board, form(&board, &row).await).await.ok();
    let offered = async |who: &Client| {
        let rows = who.get(&format!("{SUPPLY}?sessionId={}", session["id"])).await.ok().json();
        rows[0]["actions"].clone()
    };
    assert_eq!(offered(&board.operation).await, json!(["confirm", "reject"]));
    let codes = "DELETE FROM role_permission WHERE permission_code = 'supply_confirm'";
    crate::support::execute(&board.house.app, codes).await;
    board.house.app.people_changed();
    assert_eq!(offered(&board.operation).await, json!([]));
}

/// 02.5: three days before, the owner is asked once; on the evening before, it is too late and 招商 hears of it.
#[tokio::test]
async fn owners_are_asked_and_the_late_are_named() {
    let board = Board::new().await;
    let offer = board.offer(ONE).await;
    let (_, row) = asked(&board, 3, &offer).await;
    let heard = async |template: &str, user: i64| {
        let sql = format!(
            "SELECT count(*) FROM message_location_log WHERE template_code = '{template}' AND user_id = {user} AND biz_id = {}",
            row["id"]
        );
        number(&board.house.app, &sql).await
    };
    for _ in 0..2 {
        board.house.app.run_job("supply.request").await;
    }
    assert_eq!(heard("SUPPLY_TODO", 202).await, 1);
    board.house.app.run_job("supply.overdue").await;
    board.house.app.clock().shift(72 * HOUR);
    for _ in 0..2 {
        board.house.app.run_job("supply.overdue").await;
    }
    let status = format!("SELECT count(*) FROM supply_info WHERE id = {} AND status = 'OVERDUE'", row["id"]);
    assert_eq!(number(&board.house.app, &status).await, 1);
    assert_eq!(heard("SUPPLY_OVERDUE", 202).await, 1);
    let sale = format!(
        "SELECT count(*) FROM message_location_log WHERE template_code = 'SUPPLY_OVERDUE' AND user_id <> 202 AND biz_id = {}",
        row["id"]
    );
    assert!(number(&board.house.app, &sale).await > 0, "招商 hears of it");
    // `company.lateSupplies`: told late is told late, whatever was filled in since.
    // Days later everybody has to log in again.
    let merchant = board.house.app.login("200001", "lijing").await;
    let cost = async || {
        let score = merchant.get("admin/api/companies/2/score").await.ok().json();
        let items = score["items"].as_array().cloned().unwrap_or_default();
        items.into_iter().find(|item| item["code"] == "LATE_SUPPLY").expect("supplies count")["points"].clone()
    };
    assert_eq!(cost().await, 5);
    let now = merchant.get(&format!("{SUPPLY}?sessionId={}", row["sessionId"])).await.ok().json();
    let item = with(form(&board, &row).await, json!({ "rowVersion": now[0]["rowVersion"] }));
    merchant.put(&format!("{SUPPLY}/batch"), json!({ "items": [item] })).await.ok();
    assert_eq!(number(&board.house.app, &status).await, 0);
    assert_eq!(cost().await, 5);
}

/// A place that is gone needs no goods; one on another day has another deadline.
#[tokio::test]
async fn supply_goes_with_its_place() {
    let board = Board::new().await;
    let offer = board.offer(ONE).await;
    let (session, row) = asked(&board, 4, &offer).await;
    let body = json!({ "id": session["id"], "rowVersion": board.read(&session).await["rowVersion"] });
    board.operation.put(SESSIONS, with(board.form(6), body)).await.ok();
    let path = format!("{SUPPLY}?sessionId={}", session["id"]);
    let moved = board.house.merchant.get(&path).await.ok().json()[0].clone();
    assert_eq!(
        (&moved["id"], &moved["deadline"]),
        (&row["id"], &json!(format!("{} 18:00:00", day(&board.house.app, 5))))
    );
    board.event(&session, &offer, "remove", json!({ "reason": "调整" })).await.ok();
    assert_eq!(board.house.merchant.get(&path).await.ok().json(), json!([]));
}

const TITLES: [&str; 9] =
    ["报品编码*", "SKU*", "可用库存*", "日产能", "发货时效*", "发货仓*", "生产日期", "保质期", "价格确认*"];

/// The check of a sheet with these rows.
pub async fn checked(merchant: &Client, rows: &[[&str; 9]]) -> Value {
    let lines: Vec<Vec<String>> = [TITLES].iter().chain(rows).map(|row| row.map(str::to_owned).to_vec()).collect();
    let upload = Parts::default().file("供货.xlsx", "", &book(&lines));
    upload.post(merchant, &format!("{SUPPLY}/import/validate")).await.ok().json()
}

/// Where company 2 sends its goods from, as its address book writes it.
pub async fn warehouse_name<A: Borrow<TestApp>>(board: &Board<A>) -> String {
    let sql = format!("SELECT region || ' ' || detail FROM address WHERE id = {}", warehouse(board).await);
    crate::support::text(board.house.app.borrow(), &sql).await
}

/// 36: the file that comes out goes in again, with what was filled in.
#[tokio::test]
async fn sheets_go_out_and_come_in() {
    let board = Board::new().await;
    let offer = board.offer(ONE).await;
    let (session, row) = asked(&board, 4, &offer).await;
    let out = board.house.merchant.get(&format!("{SUPPLY}/export?sessionId={}", session["id"])).await.ok();
    let lines = sheet(out.bytes());
    assert_eq!((lines.len(), lines[1][0].as_str()), (2, offer["offerCode"].as_str().unwrap_or_default()));
    let name = warehouse_name(&board).await;
    let code = lines[1][0].clone();
    let made = day(&board.house.app, -20);
    let check = async |rows: &[[&str; 9]]| checked(&board.house.merchant, rows).await;
    let bad = check(&[
        [&code, "50g", "100", "", "H48", "火星仓", &made, "1095", "是"],
        [&code, "60g", "100", "", "H48", &name, &made, "1095", "是"],
        ["BP0000000000", "50g", "-1", "", "H48", &name, &made, "1095", "否"],
    ])
    .await;
    assert_eq!((&bad["okCount"], &bad["errorCount"]), (&json!(0), &json!(3)), "{bad}");
    assert_eq!(bad["rows"][0]["errors"][0]["message"], "第2行【发货仓】地址簿中没有这个发货仓");
    assert_eq!(bad["rows"][1]["errors"][0]["message"], "第3行【SKU】没有这个报品和SKU的供货信息");
    let good = check(&[[&code, "50g", "7000", "300", "H48", &name, &made, "1095", "是"]]).await;
    assert_eq!(good["okCount"], 1, "{good}");
    let commit = format!("{SUPPLY}/import/{}/commit?mode=ALL_OR_NOTHING", good["batchId"]);
    board.house.merchant.call(Method::POST, &commit).await.ok();
    let now = board.house.merchant.get(&format!("{SUPPLY}?sessionId={}", session["id"])).await.ok().json()[0].clone();
    assert_eq!((&now["id"], &now["status"], &now["availableStock"]), (&row["id"], &json!("UPDATED"), &json!(7000)));
    assert_eq!(
        (&now["dailyCapacity"], &now["shipHours"], &now["shipWarehouseName"]),
        (&json!(300), &json!("H48"), &json!(name))
    );
}
