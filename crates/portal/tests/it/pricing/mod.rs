//! What merchants promise of their prices, what is asked elsewhere, and what becomes of a broken promise.

mod cases;
mod promises;
mod push;
pub mod sheet;

use std::borrow::Borrow;

use platform::Date;
use platform::access::Ctx;
use platform::db::Tx;
use platform::money::Money;
use pricing::PushedPrice;
use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::fileservice::{png, uploaded};
use crate::offer::{House, OFFERS};
use crate::support::execute;

pub const CASES: &str = "selection/api/price-violations";
pub const ONE: &str = "6901234599015";
/// Where the offers of these tests are sold.
pub const PAGE: &str = "https://detail.tmall.com/item.htm?id=1";

/// As a session's closing does it: the offer was on air on that day.
pub async fn show(app: &TestApp, doc: &Value, date: Date) {
    let id = doc["id"].as_i64().expect("an id");
    let job = move |tx: Tx, ()| async move { pricing::shown(&tx, id, date).await };
    app.db.write(&Ctx::system("test.show"), (), job).await.expect("shown");
    execute(app, &format!("UPDATE offer SET show_status = 'SHOWED', last_show_date = '{date}' WHERE id = {id}")).await;
}

pub async fn protection(client: &Client, doc: &Value) -> Value {
    client.get(&format!("{OFFERS}/{}/protection", doc["id"])).await.ok().json()
}

/// A price of today.
pub fn seen(app: &TestApp, barcode: &str, yuan: f64) -> PushedPrice {
    PushedPrice {
        barcode: barcode.into(),
        price: Some(Money((yuan * 100.0).round() as i64)),
        captured_date: Some(app.clock().today()),
        ..PushedPrice::default()
    }
}

/// As the partner of a channel sends it.
pub async fn pushed(app: &TestApp, channel: &str, prices: &[PushedPrice]) -> Answer {
    let (signature, body) = pricing::make_push(&app.secrets, app.clock(), channel, prices).expect("a partner");
    send(app, channel, &signature, body).await
}

pub async fn send(app: &TestApp, channel: &str, signature: &str, body: impl Into<Vec<u8>>) -> Answer {
    let call = app.anon().call(axum::http::Method::POST, &format!("{channel}/api/prices"));
    call.header("x-portal-signature", signature).header("content-type", "application/json").bytes(body.into()).await
}

/// An offer of company 2 that was shown today, with its price promised for thirty days.
pub async fn on_air<A: Borrow<TestApp>>(house: &House<A>, barcode: &str) -> Value {
    let (app, doc) = (house.app.borrow(), house.approved(barcode).await);
    show(app, &doc, app.clock().today()).await;
    house.read(&doc).await
}

/// A case made by the watch: the page of the offer itself asks less than was promised.
pub async fn broken<A: Borrow<TestApp>>(house: &House<A>, barcode: &str) -> (Value, Value) {
    let (app, doc) = (house.app.borrow(), on_air(house, barcode).await);
    let price = PushedPrice { url: Some(PAGE.into()), ..seen(app, barcode, 119.0) };
    pushed(app, "jd", &[price]).await.ok();
    app.run_job("price.watch").await;
    let case = protection(&house.merchant, &doc).await["violations"][0].clone();
    assert_eq!(case["status"], "OPEN", "{case}");
    (doc, case)
}

pub async fn deed(who: &Client, case: &Value, name: &str, more: Value) -> Answer {
    let now = json!({ "rowVersion": case["rowVersion"] });
    who.post(&format!("{CASES}/{}/{name}", case["id"]), crate::selection::with(now, more)).await
}

pub async fn screenshot(client: &Client) -> Value {
    json!([{ "fileId": uploaded(client, "screenshot", "a.png", &png(9, 9)).await["fileId"] }])
}

pub fn days(app: &TestApp, days: i64) -> Date {
    app.clock().today().plus_days(days)
}
