//! What the calls under `/services/selection` promise, and the approval document through the first one of its kind.

mod deciders;
mod desk;
mod events;
mod export;
mod facts;
mod form;
pub mod import;
mod import_any;
mod import_guards;
mod leaders;
pub mod model;
mod stores;
mod versions;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::fileservice::{png, uploaded};

pub const APPRS: &str = "selection/api/merchant/offer-store-apprs";
pub const TASKS: &str = "selection-workflow/api/tasks";

/// One of company 2's own brands.
pub const BRAND: i64 = 201;

/// A portal with two people in it.
pub struct People {
    pub app: TestApp,
    two: Two,
}

impl People {
    pub async fn new() -> Self {
        Self::in_app(TestApp::new().await).await
    }

    pub async fn in_app(app: TestApp) -> Self {
        let two = Two::enter(&app, "200001", "zs1").await;
        Self { app, two }
    }
}

impl std::ops::Deref for People {
    type Target = Two;

    fn deref(&self) -> &Two {
        &self.two
    }
}

/// A merchant's administrator and the 招商 who looks after the company.
pub struct Two {
    pub merchant: Client,
    pub staff: Client,
    pub screenshot: Value,
}

impl Two {
    pub async fn enter(app: &TestApp, els_account: &str, staff: &str) -> Self {
        let merchant = app.login(els_account, "admin").await;
        let staff = app.login("100000", staff).await;
        let screenshot = uploaded(&merchant, "screenshot", "后台.png", &png(40, 40)).await;
        Self { merchant, staff, screenshot }
    }

    /// A form with everything that a submission asks for.
    pub fn form(&self, seller: &str) -> Value {
        json!({
            "platformType": "TMALL",
            "storeName": "花植旗舰店",
            "storeUrl": "https://huazhi.tmall.com/",
            "sellerId": seller,
            "storeType": "FLAGSHIP",
            "brandIds": [BRAND],
            "categories": ["Cosmetic"],
            "ownerName": "上海花植美妆有限公司",
            "isOwn": true,
            "screenshot": [{ "fileId": self.screenshot["fileId"] }],
            "dsrDesc": 4.85,
            "depositPaid": 50000.0,
        })
    }

    pub async fn draft(&self, seller: &str) -> Value {
        self.merchant.post(&format!("{APPRS}/create"), self.form(seller)).await.with_status(201).json()
    }

    pub async fn submitted(&self, seller: &str) -> Value {
        let form = with(self.form(seller), json!({ "submit": true }));
        self.merchant.post(&format!("{APPRS}/create"), form).await.with_status(201).json()
    }

    pub async fn approved(&self, seller: &str) -> Value {
        let doc = self.submitted(seller).await;
        self.approve(&doc).await.ok();
        self.read(&doc).await
    }

    pub async fn read(&self, doc: &Value) -> Value {
        self.merchant.get(&format!("{APPRS}/{}", doc["id"])).await.ok().json()
    }

    pub async fn approve(&self, doc: &Value) -> Answer {
        let body = json!({ "opinion": "同意", "rowVersion": doc["rowVersion"] });
        self.staff.post(&format!("{TASKS}/{}/approve", doc["task"]["id"]), body).await
    }

    pub async fn reject(&self, doc: &Value, fields: Value, resubmit_to: &str) -> Answer {
        let body = json!({
            "opinion": "店铺信息与后台不一致",
            "rejectReasonCodes": ["INFO_WRONG"],
            "rejectFields": fields,
            "resubmitTo": resubmit_to,
            "rowVersion": doc["rowVersion"],
        });
        self.staff.post(&format!("{TASKS}/{}/reject", doc["task"]["id"]), body).await
    }

    /// An event of the owner: submit, withdraw, cancel, urge.
    pub async fn event(&self, doc: &Value, event: &str, more: Value) -> Answer {
        let body = with(json!({ "rowVersion": doc["rowVersion"] }), more);
        self.merchant.post(&format!("{APPRS}/{}/{event}", doc["id"]), body).await
    }

    pub async fn save(&self, doc: &Value, changes: Value) -> Answer {
        let seller = doc["sellerId"].as_str().unwrap_or_default();
        let body = with(self.form(seller), json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] }));
        self.merchant.put(APPRS, with(body, changes)).await
    }
}

/// One object with the members of another.
pub fn with(mut body: Value, more: Value) -> Value {
    if let (Some(body), Value::Object(more)) = (body.as_object_mut(), more) {
        body.extend(more);
    }
    body
}

pub fn actions(doc: &Value) -> Vec<&str> {
    doc["actions"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
