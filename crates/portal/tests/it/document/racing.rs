//! Of many who do the same to a document at once, one does it; the others read that they came second.

use serde_json::json;
use testkit::{Client, TestApp};
use tokio::task::JoinSet;

use super::DocumentFixture;
use crate::{offer, selection, wms};

const CALLERS: usize = 8;

async fn race(app: &TestApp, fixture: &DocumentFixture, merchant: &Client) {
    let there = app.another().await;
    let elsewhere = there.anon().with_token(merchant.token());
    for nth in 1..=5 {
        let doc = fixture.made(merchant, nth, false).await;
        let mut calls = JoinSet::new();
        for caller in 0..CALLERS {
            let client = if caller % 2 == 0 { merchant.clone() } else { elsewhere.clone() };
            let (path, body) =
                (format!("{}/{}/submit", fixture.api, doc["id"]), json!({ "rowVersion": doc["rowVersion"] }));
            calls.spawn(async move {
                let answer = client.post(&path, body).await;
                (answer.status(), answer.error_key())
            });
        }
        let mut answers = calls.join_all().await;
        answers.sort();
        assert_eq!(answers[0].0, 200, "{}: {answers:?}", fixture.biz_type);
        for loser in &answers[1..] {
            assert_eq!(*loser, (409, "common.conflict".to_owned()), "{}: {answers:?}", fixture.biz_type);
        }
    }
}

/// The same draft, submitted by a double click and from two copies of the program.
#[tokio::test(flavor = "multi_thread")]
async fn losers_of_a_double_submit_read_a_conflict() {
    let app = TestApp::new().await;
    let merchant = app.login("200001", "admin").await;
    race(&app, &selection::model::applications(&app).await, &merchant).await;
    race(&app, &wms::goods(&app, "200001").await, &merchant).await;
    race(&app, &offer::model::offers(&app).await, &merchant).await;
}

/// The same store, in two applications: one waits, the other reads which.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_store_waits_once() {
    let app = TestApp::new().await;
    let merchant = app.login("200001", "admin").await;
    let stores = selection::model::applications(&app).await;
    for nth in 1..=5 {
        let drafts = [stores.made(&merchant, nth, false).await, stores.made(&merchant, nth, false).await];
        let submit = async |doc: &serde_json::Value| stores.event(&merchant, doc, "submit", json!({})).await;
        let answers = tokio::join!(submit(&drafts[0]), submit(&drafts[1]));
        let (won, lost, code) = match answers.0.status() {
            200 => (&answers.0, &answers.1, &drafts[0]["code"]),
            _ => (&answers.1, &answers.0, &drafts[1]["code"]),
        };
        assert_eq!((won.status(), lost.status(), lost.error_key().as_str()), (200, 400, "store.waiting"));
        let said = format!("该店铺已在{}中提交，请等待审批", code.as_str().expect("a code"));
        assert_eq!(lost.json()["fieldErrors"][0]["message"], said);
        // What was taken back waits no longer.
        let waiting = if answers.0.status() == 200 { &drafts[0] } else { &drafts[1] };
        let waiting = stores.read(&merchant, waiting).await;
        stores.event(&merchant, &waiting, "withdraw", json!({})).await.ok();
        let other = if answers.0.status() == 200 { &drafts[1] } else { &drafts[0] };
        submit(other).await.ok();
    }
}
