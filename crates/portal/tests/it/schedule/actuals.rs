//! What was sold, from a sheet.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::Client;

use super::{Board, ITEMS, SESSIONS};
use crate::fileservice::Parts;
use crate::selection::import::book;
use crate::support::number;

const TITLES: [&str; 5] = ["报品编码*", "SKU编码*", "销量*", "退货量*", "GMV*"];

/// The check of a sheet with these rows.
pub async fn checked(client: &Client, rows: &[[&str; 5]]) -> Value {
    let lines = [TITLES].iter().chain(rows).map(|row| row.map(str::to_owned).to_vec()).collect::<Vec<_>>();
    let path = format!("{ITEMS}/actuals/import/validate");
    Parts::default().file("实绩.xlsx", "", &book(&lines)).post(client, &path).await.ok().json()
}

/// The code of a demo offer that was shown, and the barcode of its SKU.
pub async fn shown(board: &Board<impl std::borrow::Borrow<testkit::TestApp>>) -> (String, String) {
    let row = board.demo("offerName=居佳抽纸").await;
    let code = row["offerCode"].as_str().unwrap_or_default().to_owned();
    let doc = board.operation.get(&format!("selection/api/offers/{}", row["id"])).await.ok().json();
    (code, doc["skus"][0]["barcode"].as_str().unwrap_or_default().to_owned())
}

/// 35: wrong rows are named, right ones add up, and figures that come again replace the earlier ones.
#[tokio::test]
async fn figures_of_a_show_come_in_by_sheet() {
    let board = Board::new().await;
    let (code, barcode) = shown(&board).await;
    let waiting = board.demo("offerName=花植面膜").await["offerCode"].as_str().unwrap_or_default().to_owned();
    let wrong = checked(
        &board.operation,
        &[
            [&code, &barcode, "10", "11", "100.00"],
            [&code, "no-such-sku", "10", "1", "100.00"],
            [&waiting, "1", "10", "1", "100.00"],
            [&code, "6901234599015", "ten", "0", "1"],
        ],
    )
    .await;
    let messages: Vec<&str> = wrong["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|row| row["errors"].as_array().into_iter().flatten())
        .filter_map(|error| error["message"].as_str())
        .collect();
    assert_eq!(
        messages,
        [
            "第2行【退货量】退货量不能大于销量",
            "第3行【SKU编码】报品没有这个SKU",
            "第4行【报品编码】没有正在播出或已播出的这个报品",
            "第5行【销量】销量格式有误",
            "第5行【SKU编码】报品没有这个SKU",
        ]
    );
    let commit = async |check: &Value| {
        let path = format!("{ITEMS}/actuals/import/{}/commit?mode=ALL_OR_NOTHING", check["batchId"]);
        board.operation.call(Method::POST, &path).await.ok()
    };
    for (sold, back, gmv) in [("120", "5", "4788.00"), ("130", "6", "5187.00")] {
        commit(&checked(&board.operation, &[[&code, &barcode, sold, back, gmv]]).await).await;
    }
    let closed = board.operation.get(&format!("{SESSIONS}?status.in=CLOSED&sort=showDate,desc")).await.ok().json();
    let now = board.read(&closed[0]).await;
    let item = now["items"].as_array().into_iter().flatten().find(|item| item["offerCode"] == code.as_str()).cloned();
    let item = item.unwrap_or_default();
    assert_eq!(
        (&item["actualSales"], &item["actualRefunds"], &item["actualGmv"]),
        (&json!(130), &json!(6), &json!(5187.0))
    );
    assert_eq!(number(&board.house.app, "SELECT count(*) FROM schedule_actual").await, 1);
}
