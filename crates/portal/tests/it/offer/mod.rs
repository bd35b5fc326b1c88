//! What the calls about offers promise.

mod change;
mod gates;
mod hanging;
mod hard;
pub mod import;
mod life;
pub mod model;
mod persons;
mod precheck;
mod refusals;
mod reuse;
mod rules;
mod speed;
mod staff;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::selection::with;
use crate::support::number;

pub const OFFERS: &str = "selection/api/offers";
pub const TASKS: &str = "selection-workflow/api/tasks";

/// Everybody whom an offer of company 2 meets.
pub struct House<A = TestApp> {
    pub app: A,
    pub merchant: Client,
    pub sale: Client,
    pub first: Client,
    pub last: Client,
    pub store: i64,
    pub main: i64,
    pub transparent: i64,
}

impl House {
    pub async fn new() -> Self {
        Self::in_app(TestApp::new().await).await
    }
}

impl<A: std::borrow::Borrow<TestApp>> House<A> {
    pub async fn in_app(of: A) -> Self {
        let app: &TestApp = of.borrow();
        let merchant = app.login("200001", "lijing").await;
        let (sale, first) = (app.login("100000", "zs1").await, app.login("100000", "cx1").await);
        let last = app.login("100000", "zx1").await;
        let one = |sql: &'static str| number(app, sql);
        let store =
            one("SELECT min(store_id) FROM merchant_store_relation WHERE merchant_id = 2 AND status = 'enabled'").await;
        let main = one("SELECT min(id) FROM file WHERE company_id = 2 AND slot = 'main'").await;
        let transparent = one("SELECT min(id) FROM file WHERE company_id = 2 AND slot = 'transparentPng'").await;
        Self { merchant, sale, first, last, store, main, transparent, app: of }
    }

    /// A cream with everything that a submission asks for.
    pub fn form(&self, barcode: &str) -> Value {
        json!({
            "liveRoom": "common", "categoryCode": "Cosmetic", "formType": "NORMAL", "offerStyle": "SINGLE",
            "offerName": "花植积雪草修护晚霜", "category2": "Cosmetic_Skincare", "category3": "Cosmetic_Skincare_Cream",
            "brandId": 201, "storeId": self.store, "offerCategory": "New", "shortTitle": "积雪草晚霜",
            "sellingPoints": "积雪草提取物\n质地轻润\n无香精配方", "originPlace": "上海", "isDomestic": true,
            "itemUrl": "https://detail.tmall.com/item.htm?id=1", "itemId": "1", "sampleFlag": true,
            "expectShowDateFrom": day(self.app.borrow(), 10), "expectShowDateTo": day(self.app.borrow(), 20),
            "images": [{ "fileId": self.main, "type": "main" }, { "fileId": self.transparent, "type": "transparentPng" }],
            "offerAttrs": {
                "executeStandard": "QB/T 1857", "manufacturerName": "上海花植美妆有限公司", "manufacturerAddress": "上海市浦东新区",
                "cosmeticType": "ORDINARY", "filingNo": "沪G妆网备字2025001201", "registrant": "上海花植美妆有限公司",
                "efficacy": ["MOISTURE"], "skinType": ["DRY"], "mainIngredients": "积雪草提取物", "fullIngredients": "水、甘油、积雪草提取物",
                "useLimitDate": 12,
            },
            "skus": [self.sku(barcode)],
            "mechanism": {
                "lines": [
                    { "type": "DIRECT", "value": 20.0, "sort": 1 },
                    { "type": "COUPON", "threshold": 100.0, "value": 20.0, "sort": 2 },
                ],
                "gifts": [{ "giftName": "同款面霜15g", "netContent": 15.0, "qty": 2, "giftValue": 58.0, "sameAsMain": true, "condition": "EACH", "giftStock": 10000 }],
            },
            "feeMode": "PURE_COMMISSION", "commissionRate": 20.0, "priceProtectDays": 30, "protectScope": "SAME_STORE",
            "protectPromise": true, "shipTime": "H48", "freightTemplate": "包邮", "freightInsurance": true,
            "returnPolicy": "D7_FREE", "invoiceSupport": true, "complianceConfirmed": true,
            "contactName": "李静", "contactPhone": "13800000011",
        })
    }

    pub fn sku(&self, barcode: &str) -> Value {
        json!({
            "skuName": "50g", "barcode": barcode, "spec": { "规格": "50g" }, "netContent": 50.0, "unit": "g", "packQty": 1,
            "marketPrice": 199.0, "dailyPrice": 169.0, "lowestPrice30": 149.0, "livePagePrice": 169.0, "plannedStock": 5000,
        })
    }

    pub async fn draft(&self, barcode: &str) -> Value {
        self.merchant.post(OFFERS, self.form(barcode)).await.with_status(201).json()
    }

    pub async fn submitted(&self, barcode: &str) -> Value {
        self.merchant.post(OFFERS, with(self.form(barcode), json!({ "submit": true }))).await.with_status(201).json()
    }

    pub async fn read(&self, doc: &Value) -> Value {
        self.merchant.get(&format!("{OFFERS}/{}", doc["id"])).await.ok().json()
    }

    pub async fn event(&self, who: &Client, doc: &Value, event: &str, more: Value) -> Answer {
        let body = with(json!({ "rowVersion": self.read(doc).await["rowVersion"] }), more);
        who.post(&format!("{OFFERS}/{}/{event}", doc["id"]), body).await
    }

    /// Whoever the open task waits for passes it.
    pub async fn pass(&self, doc: &Value) -> Answer {
        let now = self.read(doc).await;
        let step = now["apprStep"].as_str().unwrap_or_default();
        let (who, form) = match step {
            "SaleAppr" => (&self.sale, sale_form()),
            "FirstAppr" => (&self.first, first_form()),
            _ => (&self.last, final_form()),
        };
        let body = json!({ "opinion": "同意", "form": form, "rowVersion": now["rowVersion"] });
        who.post(&format!("{TASKS}/{}/approve", now["task"]["id"]), body).await
    }

    pub async fn approved(&self, barcode: &str) -> Value {
        let doc = self.submitted(barcode).await;
        for _ in 0..3 {
            self.pass(&doc).await.ok();
        }
        self.read(&doc).await
    }
}

pub fn sale_form() -> Value {
    json!({ "offerCategory": "New", "commissionConfirmed": true, "slotFeeConfirmed": true })
}

pub fn first_form() -> Value {
    json!({ "score": { "product": 4, "price": 5, "brand": 4, "match": 5 }, "sampleResult": "质地与描述一致" })
}

pub fn final_form() -> Value {
    json!({ "prdEchelonLevel": "A", "showScheduleScene": "Austin", "selProductFlag": true, "conditional": true })
}

/// Thirteen digits, the last of which proves the others; one for each number.
pub fn nth_barcode(n: usize) -> String {
    with_check_digit(&format!("699{n:09}"))
}

pub fn with_check_digit(body: &str) -> String {
    let weigh = |(place, digit): (usize, u32)| digit * if place.is_multiple_of(2) { 3 } else { 1 };
    let sum: u32 = body.chars().rev().filter_map(|c| c.to_digit(10)).enumerate().map(weigh).sum();
    format!("{body}{}", (10 - sum % 10) % 10)
}

pub fn day(app: &TestApp, days: i64) -> String {
    app.clock().today().plus_days(days).to_string()
}
