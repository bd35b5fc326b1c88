//! What the platform looks for, and what companies answer (12).

mod deciding;
mod seeing;

use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::selection::with;
use crate::support::execute;

pub const NEEDS: &str = "purchase/api/need-supplies";

/// A cream is looked for until a week from now.
pub fn search(app: &TestApp) -> Value {
    json!({
        "needType": "SOURCING", "title": "冬季修护面霜寻源", "categoryCode": "Cosmetic", "brandHint": "国货",
        "targetPriceFrom": 59.0, "targetPriceTo": 99.0, "qty": 5000, "requirement": "50g以上，备案齐全，可独家赠品",
        "deadline": app.clock().now().plus(DAY * 7).to_string(),
    })
}

pub const DAY: Duration = Duration::from_secs(24 * 3600);

/// 花植美妆 and 居佳日用, who deal in cosmetics both, and staff: 张招商 looks after the first, 李招商 after the second.
pub struct Market {
    pub app: TestApp,
    pub sale: Client,
    pub other_sale: Client,
    pub first: Client,
    pub one: Client,
    pub two: Client,
}

impl Market {
    pub async fn new() -> Self {
        let app = TestApp::new().await;
        open_to_all(&app).await;
        Self {
            sale: app.login("100000", "zs1").await,
            other_sale: app.login("100000", "zs2").await,
            first: app.login("100000", "cx1").await,
            one: app.login("200001", "admin").await,
            two: app.login("200004", "admin").await,
            app,
        }
    }

    pub async fn published(&self, more: Value) -> Value {
        self.sale.post(NEEDS, with(search(&self.app), more)).await.with_status(201).json()
    }

    /// One that both have answered, the second for less.
    pub async fn answered(&self, more: Value) -> Value {
        let need = self.published(more).await;
        respond(&self.one, &need, json!({ "productName": "积雪草面霜", "price": 88.0 })).await.ok();
        respond(&self.two, &need, json!({ "productName": "居家护手面霜", "price": 66.0 })).await.ok();
        read(&self.sale, &need).await
    }
}

/// What company 2 deals in, company 5 does as well.
pub async fn open_to_all(app: &TestApp) {
    execute(app, "UPDATE company SET catalogs = 'Dailylife,Cosmetic' WHERE id = 5").await;
}

pub async fn read(who: &Client, need: &Value) -> Value {
    who.get(&format!("{NEEDS}/{}", need["id"])).await.ok().json()
}

/// With the version that the caller sees now.
pub async fn act(who: &Client, need: &Value, deed: &str, more: Value) -> Answer {
    let now = who.get(&format!("{NEEDS}/{}", need["id"])).await.json();
    who.post(&format!("{NEEDS}/{}/{deed}", need["id"]), with(json!({ "rowVersion": now["rowVersion"] }), more)).await
}

pub async fn respond(who: &Client, need: &Value, more: Value) -> Answer {
    act(who, need, "respond", more).await
}

/// What somebody was told of the needs of these tests, the newest first.
pub async fn told(who: &Client, title: &str) -> Vec<String> {
    let inbox = who.get(&format!("admin/api/message-location-logs?title.contains={title}&size=100")).await.ok().json();
    let words = |row: &Value| row["content"].as_str().unwrap_or_default().to_owned();
    inbox.as_array().into_iter().flatten().map(words).filter(|line| line.starts_with("冬季")).collect()
}
