//! Sheets of a document, uploaded and checked.

use serde_json::Value;
use testkit::Client;

use super::DocumentFixture;
use crate::fileservice::Parts;
use crate::selection::import::book;
use crate::support::sheet;

/// So many good rows; nothing of what `DocumentFixture::sheet` leaves out is filled in.
pub async fn checked(fixture: &DocumentFixture, client: &Client, count: usize) -> Value {
    let row = fixture.sheet.expect("a document that is imported");
    let template = client.get(&format!("{}/import-template", fixture.api)).await.ok();
    let titles = sheet(template.bytes())[0].clone();
    let cells = |nth: usize| {
        let filled = row(nth);
        let of = |title: &String| filled.iter().find(|(name, _)| *name == title.trim_end_matches('*'));
        titles.iter().map(|title| of(title).map(|(_, words)| words.clone()).unwrap_or_default()).collect()
    };
    let rows: Vec<Vec<String>> = (1..=count).map(cells).collect();
    let bytes = book(&[vec![titles.clone()], rows].concat());
    let upload = Parts::default().file("导入.xlsx", "", &bytes);
    upload.post(client, &format!("{}/import/validate", fixture.api)).await.ok().json()
}
