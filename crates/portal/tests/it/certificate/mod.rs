//! What the calls under `/services/selection/api/vendor` promise: certificates, their radar, basic info.

mod basic_info;
mod demo;
mod expiry;
mod register;
mod renewals;
mod rules;
mod verdicts;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::fileservice::{png, uploaded};
use crate::selection::with;

pub const VENDOR: &str = "selection/api/vendor";
pub const SUBMISSIONS: &str = "selection/api/vendor/certificate-submissions";
const TASKS: &str = "selection-workflow/api/tasks";

/// A company's administrator and the two who look at its certificates.
pub struct People {
    pub admin: Client,
    pub qc: Client,
    pub legal: Client,
    pub file: Value,
}

impl People {
    /// Company 5 has nothing under way.
    pub async fn enter(app: &TestApp, els_account: &str) -> Self {
        let admin = app.login(els_account, "admin").await;
        let file = uploaded(&admin, "files", "证照.png", &png(60, 80)).await;
        let (qc, legal) = (app.login("100000", "qc1").await, app.login("100000", "fw1").await);
        Self { admin, qc, legal, file }
    }

    /// A test report with everything that a submission asks for.
    pub fn item(&self, token: &str) -> Value {
        json!({
            "token": token,
            "certType": "TEST_REPORT",
            "certNo": format!("CTT-{token}"),
            "certName": format!("检测报告{token}"),
            "subjectName": "苏州居佳日用品有限公司",
            "issueDate": "2026-01-05",
            "expireDate": "2028-01-05",
            "files": [{ "fileId": self.file["fileId"] }],
        })
    }

    pub async fn save(&self, list: Value, submit: bool) -> Answer {
        let body = json!({ "certList": list, "submit": submit });
        self.admin.post(&format!("{VENDOR}/saveCertificate"), body).await
    }

    pub async fn submitted(&self, list: Value) -> Value {
        self.save(list, true).await.ok().json()
    }

    pub async fn current(&self) -> Value {
        self.admin.get(&format!("{VENDOR}/getCurrentCertificate")).await.ok().json()
    }

    pub async fn document(&self) -> Value {
        let id = self.current().await["id"].clone();
        self.admin.get(&format!("{SUBMISSIONS}/{id}")).await.ok().json()
    }

    pub async fn approve(&self, staff: &Client) -> Answer {
        let doc = self.document().await;
        let body = json!({ "opinion": "同意", "rowVersion": doc["rowVersion"] });
        staff.post(&format!("{TASKS}/{}/approve", doc["task"]["id"]), body).await
    }

    pub async fn reject(&self, staff: &Client, marks: Value) -> Answer {
        let doc = self.document().await;
        let body = json!({
            "opinion": "证照需要补正",
            "rejectReasonCodes": ["CERT_INVALID"],
            "rejectFields": marks,
            "rowVersion": doc["rowVersion"],
        });
        staff.post(&format!("{TASKS}/{}/reject", doc["task"]["id"]), body).await
    }
}

/// The item of a list that has the token, as it may be sent back.
pub fn item_of(current: &Value, token: &str) -> Value {
    let list = current["certList"].as_array().expect("a list");
    let mut item = list.iter().find(|item| item["token"] == token).expect("the item").clone();
    for answered in ["apprStatus", "itemOpinion", "brandName", "certId", "warnings"] {
        item.as_object_mut().expect("an object").remove(answered);
    }
    item
}

pub fn changed(item: Value, more: Value) -> Value {
    with(item, more)
}

/// The numbers of what is in force.
pub fn live(current: &Value) -> Vec<&str> {
    current["liveList"].as_array().expect("a list").iter().filter_map(|row| row["certNo"].as_str()).collect()
}
