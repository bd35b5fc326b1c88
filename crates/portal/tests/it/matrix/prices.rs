//! Whose promises and cases a call may reach, and whose batches of prices.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::documents::ids;
use super::offers::barcode;
use super::tenants::Fixture;
use crate::fileservice::{pdf, uploaded};
use crate::offer::House;
use crate::pricing::sheet::{PRICES, checked};
use crate::pricing::{CASES, PAGE, broken, on_air, protection, screenshot};
use crate::selection::with;
use crate::support::execute;

/// `None` for places that have nothing to do with prices.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let rest = path.strip_prefix("/services/selection/api/")?;
    if let Some(rest) = rest.strip_prefix("channel-prices/import/{batchId}/") {
        return batch(app, method.parse().ok()?, rest).await;
    }
    match rest.strip_prefix("price-violations")? {
        "" => record(app, at).await,
        deed => decide(app, deed.strip_prefix("/{id}/")?, at).await,
    }
}

/// A batch is its uploader's alone.
async fn batch(app: &TestApp, method: Method, end: &str) -> Option<Fixture> {
    let today = app.clock().today().to_string();
    let code = barcode(app);
    let row = ["京东", code.as_str(), "1", &today, "", ""];
    let (user, other) = (app.login("100000", "zs1").await, app.login("100000", "zs2").await);
    let foreign = vec![checked(&other, &[row]).await["batchId"].as_i64()?];
    let own = checked(&user, &[row]).await["batchId"].as_i64()?;
    let end = end.to_owned();
    Some(Fixture::new(foreign, own, move |id| {
        user.call(method.clone(), &format!("{PRICES}/import/{id}/{end}?mode=ALL_OR_NOTHING"))
    }))
}

/// 张招商 has nothing to do with company 5.
async fn record(app: &TestApp, at: &str) -> Option<Fixture> {
    let house = House::in_app(app).await;
    let (doc, other) = (on_air(&house, &barcode(app)).await, on_air(&house, &barcode(app)).await);
    let own = protection(&house.merchant, &doc).await["commitments"][0]["id"].as_i64()?;
    let foreign = protection(&house.merchant, &other).await["commitments"][0]["id"].as_i64()?;
    execute(app, &format!("UPDATE price_commitment SET company_id = 5 WHERE id = {foreign}")).await;
    let pictures = screenshot(&house.sale).await;
    let form = json!({
        "commitmentId": own, "channel": "tmall", "price": 119.0, "capturedDate": app.clock().today(), "url": PAGE,
        "screenshot": pictures,
    });
    let sale = house.sale.clone();
    if at == "body:commitmentId" {
        return Some(Fixture::new(vec![foreign], own, move |id| {
            sale.post(CASES, with(form.clone(), json!({ "commitmentId": id })))
        }));
    }
    let files = ids(app, "SELECT id FROM file WHERE company_id <> 1 AND slot = 'main'").await;
    Some(Fixture::new(files, pictures[0]["fileId"].as_i64()?, move |id| {
        sale.post(CASES, with(form.clone(), json!({ "screenshot": [{ "fileId": id }] })))
    }))
}

async fn decide(app: &TestApp, name: &str, at: &str) -> Option<Fixture> {
    let house = House::in_app(app).await;
    let ((_, case), (_, other)) = (broken(&house, &barcode(app)).await, broken(&house, &barcode(app)).await);
    let (own, foreign) = (case["id"].as_i64()?, other["id"].as_i64()?);
    execute(app, &format!("UPDATE price_violation SET company_id = 5 WHERE id = {foreign}")).await;
    let (who, more): (Client, Value) = match name {
        "explain" => (house.merchant.clone(), json!({ "explanation": "平台误发券，已下架" })),
        "close" => (house.sale.clone(), json!({ "reason": "价格有误" })),
        _ => (house.sale.clone(), json!({})),
    };
    if at == "body:files.fileId" {
        let mine = uploaded(&who, "files", "a.pdf", &pdf(600)).await["fileId"].as_i64()?;
        let files = ids(app, "SELECT id FROM file WHERE company_id <> 2 AND slot = 'main'").await;
        return Some(Fixture::new(files, mine, move |id| {
            let body = with(more.clone(), json!({ "files": [{ "fileId": id }], "rowVersion": 0 }));
            who.post(&format!("{CASES}/{own}/explain"), body)
        }));
    }
    let (name, body) = (name.to_owned(), with(more, json!({ "rowVersion": 0 })));
    Some(Fixture::new(vec![foreign], own, move |id| who.post(&format!("{CASES}/{id}/{name}"), body.clone())))
}
