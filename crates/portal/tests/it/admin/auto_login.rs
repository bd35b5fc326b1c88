//! `GET /api/third-party/private-sphere/auto-login` and `GET /api/authenticate/qqg/sso`: a partner vouches for one of
//! our accounts, once, within a minute.

use std::time::Duration;

use identity::partner_login::{make_sso, make_token};
use platform::secret::Secrets;
use testkit::{Answer, TestApp};
use tokio::task::JoinSet;

use super::{refused, token_of};
use crate::support::number;

const USED: &str = "登录链接已失效，请重新获取";

async fn by_token(app: &TestApp, token: &str) -> Answer {
    app.anon().get(&format!("admin/api/third-party/private-sphere/auto-login?token={token}")).await
}

async fn by_sso(app: &TestApp, (secret, data): &(String, String)) -> Answer {
    let data = data.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    app.anon().get(&format!("admin/api/authenticate/qqg/sso?secret={secret}&data={data}")).await
}

fn token(app: &TestApp, account: &str) -> String {
    make_token(&app.secrets, app.clock(), account).expect("a partner")
}

fn sso(app: &TestApp, account: &str) -> (String, String) {
    make_sso(&app.secrets, app.clock(), account).expect("a partner")
}

#[track_caller]
fn names_whom(answer: &Answer) {
    let body = answer.json();
    assert_eq!((&body["nameCn"], &body["companyName"]), (&"王芳".into(), &"上海花植美妆有限公司".into()));
    assert_eq!(body.as_object().expect("an object").len(), 3);
}

/// A01-4, S7-31, S7-24, S1-02: names the account, opens it, and never again.
#[tokio::test]
async fn a_token_opens_once_and_says_whom() {
    let app = TestApp::new().await;
    let (token, sso) = (token(&app, "200001_admin"), sso(&app, "200001_admin"));
    for answer in [by_token(&app, &token).await.ok(), by_sso(&app, &sso).await.ok()] {
        names_whom(&answer);
        let user = app.anon().with_token(token_of(&answer));
        assert_eq!(user.get("admin/api/account").await.ok().json()["login"], "admin");
    }
    refused(&by_token(&app, &token).await, 401, "auth.tokenUsed", USED);
    refused(&by_sso(&app, &sso).await, 401, "auth.tokenUsed", USED);
    assert_eq!(number(&app, "SELECT count(*) FROM session").await, 2);
}

/// A01-4
#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_once_also_for_many_at_once() {
    let app = TestApp::new().await;
    let token = token(&app, "200001_admin");
    let path = format!("admin/api/third-party/private-sphere/auto-login?token={token}");
    let mut tries = JoinSet::new();
    for _ in 0..8 {
        tries.spawn(app.anon().get(&path).into_future());
    }
    let answers = tries.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.status() == 200).count(), 1);
    for refusal in answers.iter().filter(|answer| answer.status() != 200) {
        refused(refusal, 401, "auth.tokenUsed", USED);
    }
}

/// A01-4: a minute, before and after, since clocks differ.
#[tokio::test]
async fn a_token_lives_a_minute() {
    let app = TestApp::new().await;
    let (old, old_sso) = (token(&app, "200001_admin"), sso(&app, "200001_admin"));
    app.clock().shift(Duration::from_secs(61));
    refused(&by_token(&app, &old).await, 401, "auth.tokenUsed", USED);
    refused(&by_sso(&app, &old_sso).await, 401, "auth.tokenUsed", USED);

    let ahead = platform::Clock::default();
    ahead.set_offset_ms(app.clock().now().0 - platform::Clock::default().now().0 + 90_000);
    let early = make_token(&app.secrets, &ahead, "200001_admin").expect("a partner");
    refused(&by_token(&app, &early).await, 401, "auth.tokenUsed", USED);

    let fresh = token(&app, "200001_admin");
    app.clock().shift(Duration::from_secs(50));
    by_token(&app, &fresh).await.ok();
}

/// A01-4
#[tokio::test]
async fn a_forged_token_opens_nothing() {
    let app = TestApp::new().await;
    let good = token(&app, "200001_admin");
    let (body, signature) = good.split_once('.').expect("two parts");
    let stranger = Secrets::new("any", Some("another partner".into()));
    let foreign = make_token(&stranger, app.clock(), "200001_admin").expect("a token");
    let (_, foreign_signature) = foreign.split_once('.').expect("two parts");
    let other_body = token(&app, "200001_lijing");
    let other_body = other_body.split_once('.').expect("two parts").0.to_owned();
    for forged in [
        foreign.clone(),
        format!("{body}.{foreign_signature}"),
        format!("{other_body}.{signature}"),
        format!("{body}.{}", "0".repeat(64)),
        format!("{body}."),
        body.to_owned(),
        String::new(),
        "x".repeat(4000),
    ] {
        refused(&by_token(&app, &forged).await, 401, "auth.tokenUsed", USED);
    }
    let (_, data) = sso(&app, "200001_admin");
    let foreign = make_sso(&stranger, app.clock(), "200001_admin").expect("sso");
    for forged in [foreign, ("0".repeat(64), data.clone()), (String::new(), data)] {
        refused(&by_sso(&app, &forged).await, 401, "auth.tokenUsed", USED);
    }
    assert_eq!(number(&app, "SELECT count(*) FROM session").await, 0);
    by_token(&app, &good).await.ok();
}

/// S7-24: an unknown account and platform staff alike: this door does not lead to the platform.
#[tokio::test]
async fn unknown_accounts_and_staff_are_not_bound() {
    let app = TestApp::new().await;
    let unbound = "单点登录账号未绑定，请联系管理员";
    for account in ["200001_nobody", "100000_root", "admin"] {
        refused(&by_token(&app, &token(&app, account)).await, 401, "auth.ssoUnbound", unbound);
        refused(&by_sso(&app, &sso(&app, account)).await, 401, "auth.ssoUnbound", unbound);
    }
    let disabled = by_token(&app, &token(&app, "200001_disabled1")).await;
    refused(&disabled, 401, "auth.disabled", "账号已被停用，请联系管理员");
    assert_eq!(number(&app, "SELECT count(*) FROM session").await, 0);
}

/// Off unless configured: without a partner even a token under an empty secret opens nothing.
#[tokio::test]
async fn the_door_is_closed_without_a_partner() {
    let app = TestApp::with_parts(|parts| parts.secrets = Secrets::new("any", None)).await;
    for secret in ["", "any", portal::config::DEMO_PARTNER_SECRET] {
        let secrets = Secrets::new("any", Some(secret.into()));
        let token = make_token(&secrets, app.clock(), "200001_admin").expect("a token");
        refused(&by_token(&app, &token).await, 401, "auth.tokenUsed", USED);
        let sso = make_sso(&secrets, app.clock(), "200001_admin").expect("sso");
        refused(&by_sso(&app, &sso).await, 401, "auth.tokenUsed", USED);
    }
}
