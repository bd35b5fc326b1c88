//! Whose products and merges a call may reach, and which tasks.

use std::sync::atomic::{AtomicUsize, Ordering};

use axum::http::Method;
use serde_json::{Value, json};
use testkit::TestApp;

use super::tenants::Fixture;
use crate::document::tenancy;
use crate::product::link::{self, LINKS, links};
use crate::product::spu::{SPUS, spus};
use crate::product::{MERGES, merges};
use crate::selection::with;

/// `None` for places that are nothing of products.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    static NTH: AtomicUsize = AtomicUsize::new(2_000);
    let nth = NTH.fetch_add(10, Ordering::Relaxed);
    if place.contains(MERGES) {
        return tenancy::fixture(app, place, nth, merges).await;
    }
    if place.contains("/spus/{id}/link ") || place.contains("/spus/{id}/unlink ") {
        return link::place(app, place, nth).await;
    }
    if place.contains("/spus/{id}/offer-source ") {
        return begun(app, nth).await;
    }
    if place.contains(LINKS) {
        let make = async |app: &TestApp, account: &str| links(app, account, nth..nth + 2).await;
        return tenancy::fixture(app, place, nth, make).await;
    }
    if place.ends_with(" body:skus.id") {
        return sku(app, place.starts_with("POST"), nth).await;
    }
    if place.contains("/spu-changes") {
        return tenancy::of_change(app, place, nth, spus).await;
    }
    tenancy::fixture(app, place, nth, spus).await
}

/// What an offer of a product begins with: of those on the company's own shelf.
async fn begun(app: &TestApp, nth: usize) -> Option<Fixture> {
    let (own, other) = (spus(app, "200001").await, spus(app, "200002").await);
    let (merchant, stranger) = (app.login("200001", "admin").await, app.login("200002", "admin").await);
    let theirs = other.approved(&stranger, nth).await["id"].as_i64()?;
    let mine = own.approved(&merchant, nth).await["id"].as_i64()?;
    let asked = "liveRoom=common&categoryCode=Cosmetic&formType=NORMAL&offerStyle=SINGLE";
    Some(Fixture::new(vec![theirs], mine, move |id| merchant.get(&format!("{SPUS}/{id}/offer-source?{asked}"))))
}

/// A row that a product has keeps its number; a new product has none.
async fn sku(app: &TestApp, is_new: bool, nth: usize) -> Option<Fixture> {
    let (own, other) = (spus(app, "200001").await, spus(app, "200002").await);
    let (merchant, stranger) = (app.login("200001", "admin").await, app.login("200002", "admin").await);
    let first_sku = |doc: &Value| doc["skus"][0]["id"].as_i64();
    let theirs = first_sku(&other.made(&stranger, nth, false).await)?;
    let doc = own.made(&merchant, nth, false).await;
    let mine = first_sku(&doc)?;
    let form = match is_new {
        true => (own.form)(nth + 1),
        false => with((own.form)(nth), json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] })),
    };
    Some(Fixture::new(vec![theirs], mine, move |id| {
        let mut form = form.clone();
        form["skus"][0]["id"] = if is_new && id == mine { Value::Null } else { json!(id) };
        merchant.call(if is_new { Method::POST } else { Method::PUT }, SPUS).json(form)
    }))
}
