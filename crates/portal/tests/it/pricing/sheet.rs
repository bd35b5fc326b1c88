//! Prices that staff bring by a sheet, and the lists they read.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{ONE, on_air};
use crate::fileservice::Parts;
use crate::offer::House;
use crate::selection::import::book;

pub const PRICES: &str = "selection/api/channel-prices";

/// A sheet of these rows, uploaded and checked.
pub async fn checked(client: &Client, rows: &[[&str; 6]]) -> Value {
    let titles = ["渠道*", "条形码*", "价格*", "采集日期*", "店铺名称", "商品链接"];
    let rows: Vec<Vec<String>> = [&[titles], rows].concat().iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    let call = Parts::default().file("a.xlsx", "", &book(&rows)).post(client, &format!("{PRICES}/import/validate"));
    call.await.ok().json()
}

/// The check names every wrong cell; what is right becomes the last price of its place.
#[tokio::test]
async fn a_sheet_of_prices_is_checked_and_taken_once() {
    let app = TestApp::new().await;
    let staff = app.login("100000", "zs1").await;
    let (today, tomorrow) = (app.clock().today().to_string(), app.clock().today().plus_days(1).to_string());
    let rows = [
        ["京东", ONE, "128.50", &today, "花植官方旗舰店", ""],
        ["拼多多", ONE, "128.50", &today, "", ""],
        ["京东", "6901234599016", "128.50", &today, "", ""],
        ["京东", ONE, "0", &today, "", ""],
        ["京东", ONE, "128.50", &tomorrow, "", ""],
    ];
    let found = checked(&staff, &rows).await;
    assert_eq!((&found["okCount"], &found["errorCount"]), (&json!(1), &json!(4)), "{found}");
    let said = found.to_string();
    for words in ["条形码校验位有误", "采集日期不能晚于今天"] {
        assert!(said.contains(words), "{said}");
    }
    let commit =
        |batch: &Value| staff.post(&format!("{PRICES}/import/{}/commit?mode=SKIP_ERRORS", batch["batchId"]), json!({}));
    commit(&found).await.ok();
    let row = staff.get(&format!("{PRICES}?barcode={ONE}")).await.ok().json()[0].clone();
    assert_eq!(
        (&row["price"], &row["source"], &row["createdByName"]),
        (&json!(128.5), &json!("IMPORT"), &json!("张招商"))
    );
    commit(&checked(&staff, &rows[..1]).await).await.ok();
    let all = staff.get(&format!("{PRICES}?barcode={ONE}&history=true")).await.ok().json();
    assert_eq!(all.as_array().map(Vec::len), Some(1), "what is known is not kept twice");
}

/// Of something that nobody offers.
const OTHER: &str = "6901234597776";

/// 35: prices outside a commitment's scope are listed as information; staff see the promises of those they look after.
#[tokio::test]
async fn a_list_of_prices_says_what_they_mean() {
    let house = House::new().await;
    let doc = on_air(&house, ONE).await;
    super::pushed(&house.app, "sn", &[super::seen(&house.app, ONE, 100.0)]).await.ok();
    let path = format!("{PRICES}?barcode={ONE}");
    let row = house.sale.get(&path).await.ok().json()[0].clone();
    let against = &row["against"][0];
    assert_eq!((&against["offerCode"], &against["promisedPrice"]), (&doc["code"], &json!(129.0)));
    assert_eq!((&against["lower"], &against["within"]), (&json!(true), &json!(false)));
    let other = house.app.login("100000", "zs2").await;
    assert_eq!(other.get(&path).await.ok().json(), json!([]), "company 2 is not 钱招商's");
    super::pushed(&house.app, "sn", &[super::seen(&house.app, OTHER, 100.0)]).await.ok();
    let nobodys = other.get(&format!("{PRICES}?barcode={OTHER}")).await.ok().json();
    assert_eq!(nobodys[0]["against"], json!([]), "what nobody has promised is for everybody");
    let promises = |who: &Client| who.get(&format!("selection/api/price-commitments?barcode={ONE}"));
    assert_eq!(promises(&house.sale).await.ok().json()[0]["status"], "ACTIVE");
    assert_eq!(promises(&other).await.ok().json(), json!([]));
    assert_eq!(promises(&house.merchant).await.status(), 403);
}
