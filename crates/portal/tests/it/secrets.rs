//! R25: two hundred secrets go in through every endpoint, and none of them comes out in a log, a refusal, a
//! measurement or a row.

use std::io::Write;
use std::sync::{Arc, Mutex};

use axum::http::Method;
use identity::partner_login::{make_sso, make_token};
use platform::access::Access;
use serde_json::{Value, json};
use testkit::{Answer, Call, Client, INITIAL_PASSWORD, PASSWORD, TestApp};
use tracing_subscriber::fmt::MakeWriter;

use crate::admin::system::{ACCOUNTS, account_form, checked_accounts};
use crate::admin::{last_code, last_text, token_of};
use crate::sign::{SIGNS, asked};
use crate::support::rows;

/// Where a phone may stand in full: it is the account's own data. Everything else is searched.
const MAY_HOLD_PHONES: &[(&str, &str)] = &[("account", "phone"), ("company_sign", "signer_phone")];

/// Stands where it may be seen, so that the search is known to find what is there.
const MARKER: &str = "marker-4711";

/// Everything that is logged, at the finest level: more than any operator switches on.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// For the whole process, since the database works on threads of its own.
    fn start() -> Self {
        let log = Self::default();
        let subscriber = tracing_subscriber::fmt().json().without_time();
        let subscriber = subscriber.with_max_level(tracing::Level::TRACE).with_writer(log.clone());
        subscriber.try_init().expect("the first subscriber of this process");
        log
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("a log")).into_owned()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// Makes secrets, remembers them, and reads every refusal on the way.
struct Planter {
    app: TestApp,
    secrets: Vec<String>,
    refusals: Vec<String>,
    /// A network for each call, so that no throttle hides an endpoint.
    network: u32,
}

impl Planter {
    fn keep(&mut self, secret: impl Into<String>) -> String {
        let secret = secret.into();
        self.secrets.push(secret.clone());
        secret
    }

    fn password(&mut self) -> String {
        let n = self.secrets.len();
        self.keep(format!("Pw{n}#{}", &uuid::Uuid::new_v4().simple().to_string()[..6]))
    }

    fn token(&mut self) -> String {
        self.keep(format!("tok{}", uuid::Uuid::new_v4().simple()))
    }

    fn phone(&mut self) -> String {
        let n = 10_000_000 + uuid::Uuid::new_v4().as_u128() % 89_999_999;
        self.keep(format!("139{n}"))
    }

    /// A code as somebody types it; longer than ours, so that it is nobody else's number.
    fn code(&mut self) -> String {
        let n = 1_000_000_000 + uuid::Uuid::new_v4().as_u128() % 8_999_999_999;
        self.keep(n.to_string())
    }

    fn anon(&mut self) -> Client {
        self.network += 1;
        let [_, b, c, d] = self.network.to_be_bytes();
        self.app.anon().from_ip([10, b, c, d])
    }

    async fn send(&mut self, call: Call) -> Answer {
        let answer = call.await;
        assert!(answer.status() < 500, "{}", answer.text());
        if answer.status() >= 400 {
            let headers = format!("{:?}", answer.headers());
            self.refusals.push(answer.text() + &headers);
        }
        answer
    }

    async fn post(&mut self, path: &str, body: Value) -> Answer {
        let call = self.anon().post(path, body);
        self.send(call).await
    }

    async fn get(&mut self, path: &str) -> Answer {
        let call = self.anon().get(path);
        self.send(call).await
    }
}

/// Whether `secret` stands in `text` by itself: a short code is part of many a longer number.
fn holds(text: &str, secret: &str) -> bool {
    let alone = |c: Option<char>| c.is_none_or(|c| !c.is_ascii_alphanumeric());
    text.match_indices(secret).any(|(at, _)| {
        secret.len() > 8 || (alone(text[..at].chars().next_back()) && alone(text[at + secret.len()..].chars().next()))
    })
}

async fn wrong_logins(planter: &mut Planter) {
    for n in 0..24 {
        let password = planter.password();
        let username = ["200001_admin", "nobody", "100000_root", MARKER][n % 4];
        planter.post("admin/api/bizAuthenticate", json!({ "username": username, "password": password })).await;
    }
    // Bodies that no form accepts are quoted nowhere.
    for n in 0..8 {
        let password = planter.password();
        let bodies = [
            format!(r#"{{"username":"x","password":"{password}","#),
            format!(r#"{{"username":"x","password":["{password}"]}}"#),
            format!(r#"{{"username":"x","password":"{password}","unknown":"{password}"}}"#),
            format!(r#"{{"username":"x","password":"{password}","rememberMe":"{password}"}}"#),
        ];
        let call = planter.anon().call(Method::POST, "admin/api/bizAuthenticate").bytes(bodies[n % 4].clone());
        planter.send(call).await;
    }
}

/// A bearer, a basic password and a cookie on every endpoint, and a token behind every path.
async fn headers_and_queries(planter: &mut Planter) {
    for facts in planter.app.facts() {
        let (bearer, cookie, query) = (planter.token(), planter.token(), planter.token());
        let path = format!("{}?token={query}&phone={query}", facts.path.replace("{id}", "1"));
        let call = planter.anon().with_token(bearer).call(facts.method.clone(), &path).json(json!({}));
        planter.send(call.header("cookie", format!("token={cookie}"))).await;
        if facts.access == Some(Access::Session) {
            let basic = planter.token();
            let call = planter.anon().call(facts.method, &path).header("authorization", format!("Basic {basic}"));
            planter.send(call).await;
        }
    }
    for path in ["/services/none", "/nothing.js", "/index.html", "/health/none", "/metrics/none"] {
        let token = planter.token();
        planter.get(&format!("{path}?token={token}")).await;
    }
}

async fn partner(planter: &mut Planter) {
    let stranger = platform::secret::Secrets::new("m", Some("another partner's secret".into()));
    for secrets in [planter.app.secrets.clone(), stranger] {
        let clock = planter.app.clock().clone();
        let token = planter.keep(make_token(&secrets, &clock, "200001_admin").expect("a token"));
        let (secret, data) = make_sso(&secrets, &clock, "200001_admin").expect("sso");
        let (secret, data) = (planter.keep(secret), planter.keep(data));
        let data = data.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
        for _ in 0..2 {
            let answer = planter.get(&format!("admin/api/third-party/private-sphere/auto-login?token={token}")).await;
            let sso = planter.get(&format!("admin/api/authenticate/qqg/sso?secret={secret}&data={data}")).await;
            for answer in [answer, sso].iter().filter(|answer| answer.status() == 200) {
                planter.keep(token_of(answer));
            }
        }
    }
}

async fn phones(planter: &mut Planter) {
    for _ in 0..8 {
        let (phone, code) = (planter.phone(), planter.code());
        planter.get(&format!("admin/api/bzPhone/getAuthCode?phone={phone}")).await;
        planter.post("admin/api/phoneAuthenticate", json!({ "phone": phone, "authCode": code })).await;
    }
    // A real one: the code, the choice, the sessions before and after the switch.
    planter.get("admin/api/bzPhone/getAuthCode?phone=13800000001").await.ok();
    let code = last_code(&planter.app, "13800000001").await;
    let code = planter.keep(code);
    let form = json!({ "phone": "13800000001", "authCode": code });
    let choice = planter.post("admin/api/phoneAuthenticate", form).await.ok().json();
    let temporary = planter.keep(choice["tempToken"].as_str().expect("a token"));
    let toggle = "admin/api/toggleUserAuthenticate";
    let call = planter.anon().with_token(temporary).post(toggle, json!({ "userId": 201 }));
    let first = token_of(&planter.send(call).await.ok());
    let first = planter.keep(first);
    let call = planter.anon().with_token(first).post(toggle, json!({ "userId": 401 }));
    let second = token_of(&planter.send(call.idempotency_key("a-key-of-16-chars")).await.ok());
    planter.keep(second);
}

async fn phone_change(planter: &mut Planter) {
    let user = planter.app.login("200001", "lijing").await;
    planter.keep(user.token());
    let (unknown, code) = (planter.phone(), planter.code());
    for call in [
        user.get(&format!("admin/api/bzPhoneAuthorize/getAuthCode?phone={unknown}")),
        user.post("admin/api/saveBizAccountPhone", json!({ "phone": unknown, "authCode": code })),
        user.post(
            "admin/api/bizPhone/update",
            json!({ "oldPhone": unknown, "oldAuthCode": code, "phone": unknown, "authCode": code }),
        ),
    ] {
        planter.send(call).await;
    }
    let new = planter.phone();
    user.get("admin/api/bzPhoneAuthorize/getAuthCode?phone=13800000011").await.ok();
    let form = json!({ "phone": new, "type": "UPDATE" });
    user.post("admin/api/bizAccount/updateOrAddPhoneGetCode", form).idempotency_key("b-key-of-16-chars").await.ok();
    let old_code = last_code(&planter.app, "13800000011").await;
    let new_code = last_code(&planter.app, &new).await;
    let (old_code, new_code) = (planter.keep(old_code), planter.keep(new_code));
    let form = json!({ "oldPhone": "13800000011", "oldAuthCode": old_code, "phone": new, "authCode": new_code });
    user.post("admin/api/bizPhone/update", form).idempotency_key("c-key-of-16-chars").await.ok();
}

async fn passwords(planter: &mut Planter) {
    for _ in 0..6 {
        let (code, password, key) = (planter.code(), planter.password(), planter.token());
        let form = json!({
            "elsAccount": "200001", "username": "admin", "verifyCode": code, "newPassword": password,
            "confirmPassword": password,
        });
        planter.post("admin/api/account/reset-password", form).await;
        planter.post("admin/api/account/reset-password", json!({ "key": key, "newPassword": password })).await;
    }
    planter.post("admin/api/account/reset-password", json!({ "mail": "zhaoqc@c2.example" })).await.ok();
    let text = last_text(&planter.app, "zhaoqc@c2.example").await;
    let key = planter.keep(text.split_once("?key=").expect("a link").1);
    let password = planter.password();
    let form = json!({ "key": key, "newPassword": password });
    planter.post("admin/api/account/reset-password", form).await.ok();
    let path = "admin/api/verifyCode?Type=RESET_PWD&elsAccount=200001&username=sunfin";
    planter.get(path).await.ok();
    let code = last_code(&planter.app, "13800000013").await;
    planter.keep(code);

    for (login, current) in [("newbie", INITIAL_PASSWORD), ("cangku", PASSWORD)] {
        let user = planter.app.login_with("200001", login, current).await;
        planter.keep(user.token());
        let (wrong, new, other) = (planter.password(), planter.password(), planter.password());
        for (current, new, confirm) in [(wrong.as_str(), new.as_str(), new.as_str()), (current, &new, &other)] {
            let form = json!({ "currentPassword": current, "newPassword": new, "confirmPassword": confirm });
            planter.send(user.post("admin/api/bizAccount/changePassword", form)).await;
        }
        let form = json!({ "currentPassword": current, "newPassword": new, "confirmPassword": new });
        let call = user.post("admin/api/bizAccount/changePassword", form).idempotency_key("d-key-of-16-chars");
        planter.send(call).await.ok();
    }
    planter.secrets.extend([PASSWORD.to_owned(), INITIAL_PASSWORD.to_owned()]);
}

/// An administrator is shown these, and nobody else, nowhere else.
async fn initial_passwords(planter: &mut Planter) {
    let admin = planter.app.login("200001", "admin").await;
    planter.keep(admin.token());
    let phone = planter.phone();
    let form = account_form("planted", &phone);
    let call = admin.post(ACCOUNTS, form).idempotency_key("e-key-of-16-chars");
    let made = planter.send(call).await.ok().json();
    planter.keep(made["initialPassword"].as_str().expect("a password"));
    let path = format!("{}/{}/reset-password", ACCOUNTS, made["account"]["id"]);
    let call = admin.post(&path, json!({})).idempotency_key("f-key-of-16-chars");
    let reset = planter.send(call).await.ok().json();
    planter.keep(reset["initialPassword"].as_str().expect("a password"));
    let phone = planter.phone();
    let check = checked_accounts(&admin, "总部", "只读", "planted2", &phone).await;
    let path = format!("{}/import/{}/commit?mode=ALL_OR_NOTHING", ACCOUNTS, check["batchId"]);
    planter.send(admin.post(&path, json!({}))).await.ok();
    let told = planter.send(admin.post(&format!("{}/initial-passwords", ACCOUNTS), json!({})));
    let told = told.await.ok().json();
    planter.keep(told["accounts"][0]["initialPassword"].as_str().expect("a password"));
}

/// A link, the code for it and the next link; and what a stranger tries in their place.
async fn signing(planter: &mut Planter) {
    let link = asked(&planter.app, 9).await;
    planter.keep(link.token.clone());
    for rest in ["", "/pdf", "/verify"] {
        let (token, path) = (planter.token(), format!("{SIGNS}/{}{rest}", link.id));
        let call = planter.anon().get(&path).header("x-sign-token", token);
        planter.send(call).await;
    }
    link.read(&planter.app).await;
    let code = link.code(&planter.app).await;
    planter.keep(code.clone());
    link.sign(&planter.app, &code).await.ok();
}

/// What a browser reports may quote what it had in hand.
async fn client_errors(planter: &mut Planter) {
    for _ in 0..6 {
        let (bearer, query, phone, id) = (planter.token(), planter.token(), planter.phone(), "11010519491231002X");
        planter.secrets.push(id.to_owned());
        let form = json!({
            "message": format!("{MARKER} request failed: Authorization: Bearer {bearer}; phone {phone}, id {id}"),
            "stack": format!("at login (https://portal.example/#/token-login?token={query}:1:2)\n phone={phone}"),
            "url": format!("https://portal.example/#/login?redirect=%2F&token={query}"),
        });
        planter.post("application/api/client-errors", form).await.ok();
    }
}

fn utf8(column: &str) -> String {
    format!(r#"convert_to(CAST("{column}" AS TEXT), 'UTF8')"#)
}

/// Every column of every table as text, by table.
pub async fn dump(app: &TestApp) -> Vec<(String, String)> {
    let sqlite = app.db.is_sqlite();
    let columns = match sqlite {
        true => {
            "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c \
             WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
        }
        false => "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
    };
    let mut all = Vec::new();
    for row in rows(app, columns).await {
        let name = |index: usize| row.try_get_by_index::<String>(index).expect("a name");
        let (table, column) = (name(0), name(1));
        // SQLite's search index keeps bytes that are no text; what is text in them is searched all the same.
        let bytes = if sqlite { format!(r#"CAST("{column}" AS BLOB)"#) } else { utf8(&column) };
        let mut text = String::new();
        for row in rows(app, &format!(r#"SELECT {bytes} FROM "{table}""#)).await {
            let bytes = row.try_get_by_index::<Option<Vec<u8>>>(0).expect("bytes").unwrap_or_default();
            text += &String::from_utf8_lossy(&bytes);
            text.push('\n');
        }
        if !MAY_HOLD_PHONES.contains(&(table.as_str(), column.as_str())) {
            all.push((format!("{table}.{column}"), text));
        }
    }
    all
}

/// R25
#[tokio::test]
async fn no_secret_comes_out_anywhere() {
    let log = Log::start();
    let app = TestApp::new().await;
    let mut planter = Planter { app, secrets: Vec::new(), refusals: Vec::new(), network: 0 };
    initial_passwords(&mut planter).await;
    wrong_logins(&mut planter).await;
    headers_and_queries(&mut planter).await;
    partner(&mut planter).await;
    phones(&mut planter).await;
    phone_change(&mut planter).await;
    passwords(&mut planter).await;
    client_errors(&mut planter).await;
    signing(&mut planter).await;
    // One message is still waiting, so that the outbox is not searched empty.
    planter.get("admin/api/verifyCode?Type=RESET_PWD&elsAccount=200002&username=admin").await.ok();
    let marked = planter.anon().get(&format!("/services/{MARKER}")).request_id(MARKER);
    planter.send(marked).await;
    for secret in [portal::config::DEMO_SECRET, portal::config::DEMO_PARTNER_SECRET] {
        planter.keep(secret);
    }
    let Planter { app, secrets, refusals, .. } = planter;
    assert!(secrets.len() >= 200, "only {} secrets", secrets.len());
    assert!(refusals.len() >= 100, "only {} refusals", refusals.len());

    let mut outputs = dump(&app).await;
    let searched = ["audit_log.after_json", "outbox.payload", "login_log.login", "idempotency.answer"];
    for name in searched {
        let (_, text) = outputs.iter().find(|(column, _)| column == name).expect("a column");
        assert!(!text.trim().is_empty(), "nothing in {name}");
    }
    outputs.push(("refusals".into(), refusals.join("\n")));
    outputs.push(("log".into(), log.text()));
    outputs.push(("metrics".into(), app.anon().get("/metrics").await.ok().text()));
    let mut found = Vec::new();
    for (place, text) in &outputs {
        found.extend(secrets.iter().filter(|secret| holds(text, secret)).map(|secret| format!("{secret} in {place}")));
    }
    assert!(found.is_empty(), "{} of {} secrets came out:\n{}", found.len(), secrets.len(), found.join("\n"));

    for place in ["login_log.login", "audit_log.after_json", "log", "refusals"] {
        let (_, text) = outputs.iter().find(|(name, _)| name == place).expect("an output");
        assert!(holds(text, MARKER), "the marker is not in {place}: is it searched at all?");
    }
    let (_, metrics) = outputs.iter().find(|(name, _)| name == "metrics").expect("an output");
    assert!(metrics.contains("/services/admin/api/bizAuthenticate"));
    assert!(log.text().contains("client error"));
}

#[test]
fn a_short_secret_is_found_only_where_it_stands_alone() {
    assert!(holds("验证码123456，用于", "123456") && holds("\"123456\"", "123456") && holds("123456", "123456"));
    assert!(!holds("1123456", "123456") && !holds("a1234567", "123456"));
    assert!(holds("xtok0123456789abcdefx", "tok0123456789abcdef"));
}
