//! Signing by a link: A02-7, S1-15, S2-02.

mod evidence;
mod guest;
mod records;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use platform::access::Ctx;
use platform::db::Tx;
use platform::{App, outbox};
use serde_json::{Value, json};
use sign::{Opening, SignType};
use testkit::{Answer, Call, Client, TestApp};

use crate::fileservice::png;

pub const SIGNS: &str = "admin/api/company-signs";
static ASKED: AtomicU32 = AtomicU32::new(0);

/// What came by SMS.
#[derive(Clone, Debug)]
pub struct Link {
    pub id: i64,
    pub token: String,
    pub phone: String,
}

/// Asks somebody of a company to sign, as the last approval of a registration does.
pub async fn asked(app: &TestApp, company_id: i64) -> Link {
    // Another one each time: a phone gets ten codes a day.
    let phone = format!("139{:04}{company_id:04}", ASKED.fetch_add(1, Ordering::Relaxed) % 10_000);
    let opening = Opening {
        company_id,
        sign_type: SignType::JoinAgreement,
        signer_name: "蓝青".into(),
        signer_phone: phone.clone(),
        signer_email: String::new(),
    };
    let parts: &App = app;
    let job = |tx: Tx, (app, opening): (App, Opening)| async move { sign::open(&tx, &app, opening).await };
    let opened = app.db.write(&Ctx::system("test.open"), (parts.clone(), opening), job).await.expect("asked");
    let link = last_link(app, &phone).await;
    assert_eq!(link.id, opened.sign_id);
    link
}

pub async fn last_link(app: &TestApp, phone: &str) -> Link {
    let text = received(app, phone).await;
    let (_, query) = text.split_once("/#/company-sign?signId=").expect("a link");
    let (id, token) = query.split_once("&token=").expect("a token");
    Link { id: id.parse().expect("an id"), token: token.to_owned(), phone: phone.to_owned() }
}

/// The last text that a phone received; no helper of the demo profile is needed.
pub async fn received(app: &TestApp, phone: &str) -> String {
    outbox::deliver_due(app).await.expect("delivered");
    app.gateway.last_text(phone, "").unwrap_or_default()
}

impl Link {
    pub fn get(&self, app: &TestApp, rest: &str) -> Call {
        app.anon().get(&format!("{SIGNS}/{}{rest}", self.id)).header("x-sign-token", &self.token)
    }

    pub fn post(&self, app: &TestApp, rest: &str, body: Value) -> Call {
        app.anon().post(&format!("{SIGNS}/{}{rest}", self.id), body).header("x-sign-token", &self.token)
    }

    /// Opened, and read to its end for long enough.
    pub async fn read(&self, app: &TestApp) {
        self.post(app, "/view", json!({})).await.ok();
        app.clock().shift(Duration::from_secs(10));
        self.post(app, "/view", json!({ "readToEnd": true })).await.ok();
    }

    pub async fn code(&self, app: &TestApp) -> String {
        let call = app.anon().get("admin/api/verifyCode?Type=SIGN").header("x-sign-token", &self.token);
        let sent = call.await.ok().json();
        assert_eq!(sent["target"], format!("{}****{}", &self.phone[..3], &self.phone[7..]));
        let text = received(app, &self.phone).await;
        assert!(text.contains("用于签署文件"), "{text}");
        text.split(|c: char| !c.is_ascii_digit()).find(|part| part.len() == 6).expect("a code").to_owned()
    }

    pub fn sign(&self, app: &TestApp, code: &str) -> Call {
        self.post(app, "/sign", form(code))
    }

    /// All the way.
    pub async fn signed(&self, app: &TestApp) -> Answer {
        self.read(app).await;
        let code = self.code(app).await;
        self.sign(app, &code).await.ok()
    }
}

pub fn form(code: &str) -> Value {
    let drawn = format!("data:image/png;base64,{}", STANDARD.encode(png(300, 120)));
    json!({ "verifyCode": code, "signerName": "蓝青", "signImage": drawn })
}

/// 张招商 looks after companies 2, 3 and 4.
pub async fn staff(app: &TestApp) -> Client {
    app.login("100000", "zs1").await
}
