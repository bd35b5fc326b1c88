//! A document with a barcode that somebody else may have, sent and submitted.

use serde_json::{Value, json};
use testkit::{Answer, TestApp};

use super::rivals::OURS;
use crate::document::DocumentFixture;
use crate::selection::with;

pub async fn ask(
    app: &TestApp,
    documents: &DocumentFixture,
    place: &str,
    barcode: fn(&mut Value) -> &mut Value,
) -> Answer {
    let admin = app.login("200001", "admin").await;
    let ours = |mut form: Value| {
        *barcode(&mut form) = OURS.barcode.into();
        with(form, json!({ "submit": true }))
    };
    if place.starts_with("POST") {
        return admin.post(documents.api, ours((documents.form)(1))).await;
    }
    let doc = documents.made(&admin, 1, false).await;
    documents.saved(&admin, &doc, 1, |form| *form = ours(form.clone())).await
}
