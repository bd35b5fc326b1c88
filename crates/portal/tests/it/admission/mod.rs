//! How a company joins, changes and is frozen.

pub mod change;
mod freeze;
mod join;
mod rules;
mod score;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::admin::last_code;
use crate::fileservice::{Parts, pdf, png};
use crate::selection::with;

pub const REGISTER: &str = "admin/api/company-register";
pub const PHONE: &str = "13900000088";
/// Nobody has it; its check digit is right.
pub const CREDIT_CODE: &str = "91330100MA27XL0U57";

/// Somebody without an account, with the phone proved.
pub struct Applicant {
    pub client: Client,
}

impl Applicant {
    pub async fn enter(app: &TestApp, phone: &str) -> Self {
        // From a network of its own: after a few codes a network is asked for a captcha.
        let [.., b, c, d] = app.clock().now().0.to_be_bytes();
        let anon = app.anon().from_ip([10, b, c, d]);
        anon.post(&format!("{REGISTER}/send-code"), json!({ "phone": phone })).await.ok();
        let code = last_code(app, phone).await;
        let body = json!({ "phone": phone, "code": code });
        let verified = anon.post(&format!("{REGISTER}/verify"), body).await.ok().json();
        Self { client: anon.with_token(verified["tempToken"].as_str().expect("a token")) }
    }

    pub async fn upload(&self, slot: &str, name: &str, bytes: &[u8]) -> Value {
        let answer = Parts::default()
            .field("slot", slot)
            .file(name, "", bytes)
            .post(&self.client, &format!("{REGISTER}/upload"));
        let file = answer.await.ok().json();
        json!({ "type": slot, "fileId": file["data"]["fileId"] })
    }

    /// Everything that a submission asks for.
    pub async fn whole(&self) -> Value {
        let mut files = vec![self.upload("businessLicense", "执照.pdf", &pdf(600)).await];
        for slot in ["bankPermit", "legalIdFront", "legalIdBack", "taxpayerProof"] {
            files.push(self.upload(slot, "件.png", &png(40, 40)).await);
        }
        let letter = self.upload("authFiles", "授权书.png", &png(40, 40)).await;
        json!({
            "companyDO": company(),
            "companyBrandDOList": [brand(&letter)],
            "companyStoreDOList": [{
                "token": "t1", "platformType": "TMALL", "storeName": "青岚旗舰店",
                "storeUrl": "https://qinglan.tmall.com/", "storeType": "FLAGSHIP",
            }],
            "fileRelationDOList": files,
            "contactList": [{ "name": "沈青", "position": "BOSS", "phone": PHONE, "isMain": true }],
            "step": 4,
            "isEdit": true,
        })
    }

    pub async fn save(&self, body: Value) -> Answer {
        match body.get("rowVersion").is_some() {
            true => self.client.put(REGISTER, body).await,
            false => self.client.post(REGISTER, body).await,
        }
    }

    pub async fn event(&self, state: &Value, event: &str) -> Answer {
        let body = json!({ "rowVersion": state["rowVersion"] });
        self.client.post(&format!("{REGISTER}/{}/{event}", state["id"]), body).await
    }

    /// Saved and submitted.
    pub async fn submitted(&self) -> Value {
        let saved = self.save(self.whole().await).await.with_status(201).json();
        self.event(&saved, "submit").await.ok().json()
    }
}

pub fn company() -> Value {
    json!({
        "name": "杭州青岚护理用品有限公司",
        "creditCode": CREDIT_CODE,
        "legalPersonName": "沈青",
        "subjectType": "MERCHANT",
        "vendorType": "zb",
        "type": "BRAND",
        "companyOrgType": "LLC",
        "country": "中国", "countryCode": "CN",
        "base": "浙江省", "baseCode": "330000", "city": "杭州市", "cityCode": "330100",
        "district": "上城区", "districtCode": "330102",
        "address": "青岚路1号",
        "registeredAddress": "浙江省杭州市上城区青岚路1号",
        "registeredCapital": 500.0, "regCapitalCurrency": "CNY",
        "registerDate": "2020-05-06", "establishTime": "2020-05-06",
        "fromTime": "2020-05-06", "licenseTerm": "LONG",
        "regStatus": "ACTIVE",
        "industry": "日用品",
        "catalogs": ["Dailylife"],
        "businessScope": "日用百货、个人护理用品的研发与销售。",
        "paymentCompany": "杭州青岚护理用品有限公司",
        "paymentType": "TRANSFER", "paymentPeriod": "T30",
        "bankName": "示例银行", "bankAccount": "6222020200008887777",
        "bankBranch": "示例银行杭州分行", "bankNo": "102331000001",
        "taxpayerType": "GENERAL",
        "adminName": "沈青", "adminPhone": PHONE, "adminEmail": "shen@qinglan.example",
        "agreed": true,
    })
}

pub fn brand(letter: &Value) -> Value {
    let link = |from: &str, to: &str, sub: bool| {
        json!({
            "grantor": from, "grantee": to, "scope": ["LIVE", "TMALL"], "startDate": "2026-01-01",
            "endDate": "2028-01-01", "canSubLicense": sub, "authFiles": [{ "fileId": letter["fileId"] }],
        })
    };
    json!({
        "token": "b1", "brandNameCn": "青岚", "trademarkNo": "58009901", "trademarkOwner": "青岚株式会社",
        "trademarkClass": 3, "trademarkStatus": "R", "trademarkExpireDate": "2030-01-01", "brandNature": "AGENT_L2",
        "authChain": [
            link("青岚株式会社", "上海青岚贸易有限公司", true),
            link("上海青岚贸易有限公司", "杭州青岚护理用品有限公司", false),
        ],
    })
}

/// The three who decide, with what each of them fills in.
pub struct Staff {
    pub sale: Client,
    legal: Client,
    finance: Client,
}

impl Staff {
    pub async fn enter(app: &TestApp) -> Self {
        Self {
            sale: app.login("100000", "zs1").await,
            legal: app.login("100000", "fw1").await,
            finance: app.login("100000", "cw1").await,
        }
    }

    pub fn step_form(step: &str) -> Value {
        match step {
            "CompanySaleAppr" => json!({ "vendorGroup": "NEW", "liveRooms": ["common", "promote11"], "bdUserId": 102 }),
            "CompanyLegalAppr" => json!({
                "licenseClear": true, "factsMatch": true, "statusNormal": true, "scopeFits": true,
                "legalPersonMatches": true, "brandsValid": true,
            }),
            _ => json!({ "accountMatches": true, "taxpayerRight": true, "periodAgreed": true }),
        }
    }

    pub fn of(&self, step: &str) -> &Client {
        match step {
            "CompanySaleAppr" => &self.sale,
            "CompanyLegalAppr" | "CompanyChangeLegalAppr" => &self.legal,
            _ => &self.finance,
        }
    }

    /// The open task of a document, as the role of its step sees it.
    pub async fn task(&self, step: &str, biz_id: &Value) -> Value {
        let tasks = self.of(step).get("workflow/api/tasks?view=todo&size=100").await.ok().json();
        let tasks = tasks.as_array().expect("tasks").clone();
        let found = tasks.into_iter().find(|task| task["bizId"] == *biz_id && task["step"] == step);
        found.unwrap_or_else(|| panic!("no task of {biz_id} at {step}"))
    }

    pub async fn approve(&self, step: &str, biz_id: &Value, form: Option<Value>) -> Answer {
        let task = self.task(step, biz_id).await;
        let body = json!({ "rowVersion": task["rowVersion"], "form": form });
        self.of(step).post(&format!("workflow/api/tasks/{}/approve", task["id"]), body).await
    }

    pub async fn reject(&self, step: &str, biz_id: &Value, fields: Value) -> Answer {
        let task = self.task(step, biz_id).await;
        let body = json!({
            "rowVersion": task["rowVersion"], "opinion": "执照照片不清晰，请重新上传", "rejectReasonCodes": ["INFO_WRONG"],
            "rejectFields": fields, "resubmitTo": "THIS_STEP",
        });
        self.of(step).post(&format!("workflow/api/tasks/{}/reject", task["id"]), body).await
    }

    pub async fn approve_all(&self, biz_id: &Value) {
        for step in ["CompanySaleAppr", "CompanyLegalAppr", "CompanyFinanceAppr"] {
            self.approve(step, biz_id, Some(Self::step_form(step))).await.ok();
        }
    }
}

pub fn changed(whole: Value, company: Value) -> Value {
    let members = with(whole["companyDO"].clone(), company);
    with(whole, json!({ "companyDO": members }))
}
