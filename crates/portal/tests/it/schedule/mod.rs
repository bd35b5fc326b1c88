//! What the calls about sessions and their places promise.

pub mod actuals;
mod board;
mod life;
pub mod supply;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::offer::{House, OFFERS, day};
use crate::selection::with;

pub const SESSIONS: &str = "rms-manager/api/live-sessions";
pub const ITEMS: &str = "rms-manager/api/schedule-items";

/// 杨运营, and everybody whom an offer meets.
pub struct Board<A = TestApp> {
    pub house: House<A>,
    pub operation: Client,
}

impl Board {
    pub async fn new() -> Self {
        Self::in_app(TestApp::new().await).await
    }
}

impl<A: std::borrow::Borrow<TestApp>> Board<A> {
    pub async fn in_app(of: A) -> Self {
        let operation = of.borrow().login("100000", "yy1").await;
        Self { house: House::in_app(of).await, operation }
    }

    pub fn form(&self, days: i64) -> Value {
        json!({
            "liveRoom": "common", "title": "护肤专场", "showDate": day(self.house.app.borrow(), days),
            "startTime": "10:00", "endTime": "12:00", "anchor": "小佳", "capacity": 3,
        })
    }

    pub async fn session(&self, days: i64) -> Value {
        self.operation.post(SESSIONS, self.form(days)).await.with_status(201).json()
    }

    pub async fn read(&self, session: &Value) -> Value {
        self.operation.get(&format!("{SESSIONS}/{}", session["id"])).await.ok().json()
    }

    pub async fn propose(&self, session: &Value, offer: &Value, more: Value) -> Answer {
        let body = json!({ "sessionId": session["id"], "offerId": offer["id"] });
        self.operation.post(ITEMS, with(body, more)).await
    }

    /// What happens to one place; `offer` names whose.
    pub async fn event(&self, session: &Value, offer: &Value, event: &str, more: Value) -> Answer {
        let item = place(&self.read(session).await, offer);
        let body = with(json!({ "rowVersion": item["rowVersion"] }), more);
        self.operation.post(&format!("{ITEMS}/{}/{event}", item["id"]), body).await
    }

    pub async fn session_event(&self, session: &Value, event: &str, more: Value) -> Answer {
        let body = with(json!({ "rowVersion": self.read(session).await["rowVersion"] }), more);
        self.operation.post(&format!("{SESSIONS}/{}/{event}", session["id"]), body).await
    }

    /// An approved offer that nothing keeps off the air.
    pub async fn offer(&self, barcode: &str) -> Value {
        let doc = self.house.approved(barcode).await;
        if doc["broadcastRestricted"] == true {
            let qc = self.house.app.borrow().login("100000", "qc1").await;
            self.house.event(&qc, &doc, "unrestrict", json!({ "reason": "CERT_MISSING" })).await.ok();
        }
        self.house.read(&doc).await
    }

    /// The newest demo offer of such a kind.
    pub async fn demo(&self, which: &str) -> Value {
        self.operation.get(&format!("{OFFERS}?{which}")).await.ok().json()[0].clone()
    }
}

/// The place of an offer on a board.
pub fn place(board: &Value, offer: &Value) -> Value {
    let all = board["items"].as_array().expect("items");
    all.iter().find(|item| item["offerId"] == offer["id"]).cloned().unwrap_or_default()
}

pub fn order(board: &Value) -> Vec<i64> {
    board["items"].as_array().into_iter().flatten().filter_map(|item| item["offerId"].as_i64()).collect()
}
