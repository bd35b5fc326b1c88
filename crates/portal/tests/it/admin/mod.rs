//! What the calls under `/services/admin` promise, one file per call. Sentences are compared word for word.

mod account;
mod addresses;
mod audit_logs;
mod auto_login;
mod biz_account_change_password;
mod biz_authenticate;
mod company_profile;
mod dictionaries;
mod expired;
mod inbox;
mod individual_center;
mod initial_password;
mod login_limits;
mod login_logs;
mod networks;
mod phone;
mod phone_authenticate;
mod proof;
mod reset_password;
mod sessions;
pub mod system;
mod type_count;
mod verification;
mod verify_code;
mod viewing;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

const LOGIN: &str = "admin/api/bizAuthenticate";

/// Refused with exactly this, and with nothing that only a void session says.
#[track_caller]
pub fn refused(answer: &Answer, status: u16, key: &str, sentence: &str) {
    let body = answer.json();
    assert_eq!((answer.status(), answer.error_key().as_str()), (status, key), "{body}");
    assert_eq!((body["title"].as_str(), body["message"].as_str()), (Some(sentence), Some(sentence)), "{body}");
    assert_eq!(answer.header("content-type"), "application/problem+json");
    assert_eq!(body.get("code"), None, "{body}");
}

/// A void session: HTTP 401 and `code: 401` (S8-01).
#[track_caller]
pub fn void(answer: &Answer) {
    let body = answer.json();
    assert_eq!((answer.status(), &body["code"]), (401, &json!(401)), "{body}");
    assert_eq!(body["title"], "你当前的会话已超时，请重新登陆");
}

pub async fn try_login(client: &Client, els_account: &str, username: &str, password: &str) -> Answer {
    let form = json!({ "elsAccount": els_account, "username": username, "password": password });
    client.post(LOGIN, form).await
}

/// As a person does who reads the picture right.
pub async fn try_with_captcha(app: &TestApp, client: &Client, user: (&str, &str), password: &str) -> Answer {
    let (uuid, captcha) = picture(app, client).await;
    let (els_account, username) = user;
    let form = json!({
        "elsAccount": els_account, "username": username, "password": password, "uuid": uuid, "captcha": captcha,
    });
    client.post(LOGIN, form).await
}

/// A captcha's number and what it shows.
pub async fn picture(app: &TestApp, client: &Client) -> (String, String) {
    let uuid = uuid::Uuid::new_v4().to_string();
    client.get(&format!("admin/api/verification?uuid={uuid}")).await.ok();
    let answer = app.anon().get(&format!("admin/api/dev/last-code?uuid={uuid}")).await.ok();
    (uuid, answer.json()["code"].as_str().expect("an answer").to_owned())
}

/// The code that `to` was sent last.
pub async fn last_code(app: &TestApp, to: &str) -> String {
    let answer = app.anon().get(&format!("admin/api/dev/last-code?phone={to}")).await.ok();
    answer.json()["code"].as_str().expect("a code").to_owned()
}

/// The whole text that `to` was sent last; empty when nothing was.
pub async fn last_text(app: &TestApp, to: &str) -> String {
    let answer = app.anon().get(&format!("admin/api/dev/last-code?phone={to}")).await;
    if answer.status() == 404 { String::new() } else { answer.json()["text"].as_str().expect("a text").to_owned() }
}

/// The newest text to `to` that has `part` in it.
pub async fn text_with(app: &TestApp, to: &str, part: &str) -> String {
    let answer = app.anon().get(&format!("admin/api/dev/last-code?phone={to}&part={part}")).await.ok();
    answer.json()["text"].as_str().expect("a text").to_owned()
}

/// A code that is certainly not `code`.
pub fn other_code(code: &str) -> String {
    let number: u32 = code.parse().expect("digits");
    format!("{:06}", (number + 1) % 1_000_000)
}

pub fn token_of(answer: &Answer) -> String {
    answer.json()["id_token"].as_str().expect("a token").to_owned()
}

/// What a stranger could tell two answers apart by: everything but the request's own marks.
pub fn face(answer: &Answer) -> (u16, Value, Vec<(String, String)>) {
    let mut body = serde_json::from_slice::<Value>(answer.bytes()).unwrap_or_else(|_| answer.text().into());
    if let Some(members) = body.as_object_mut() {
        members.retain(|name, _| !["path", "requestId"].contains(&name.as_str()));
    }
    let own_marks = ["x-request-id", "date", "content-length"];
    let headers = answer.headers().iter().filter(|(name, _)| !own_marks.contains(&name.as_str()));
    let headers = headers.map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into()));
    (answer.status(), body, headers.collect())
}
