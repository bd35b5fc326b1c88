//! How often a password may be tried (A01-1, R27).

use std::time::Duration;

use serde_json::json;
use testkit::{Answer, Client, PASSWORD, TestApp};
use tokio::task::JoinSet;

use super::{LOGIN, face, picture, refused, try_login, try_with_captcha};
use crate::support::number;

const ADMIN: (&str, &str) = ("200001", "admin");

fn asks_for_captcha(answer: &Answer) -> bool {
    answer.json()["captchaRequired"] == true
}

/// Wrong `count` times, with a captcha where one is asked for; each counts.
async fn fail(app: &TestApp, client: &Client, user: (&str, &str), count: usize) {
    for _ in 0..count {
        let answer = try_with_captcha(app, client, user, "Wrong@2026").await;
        refused(&answer, 401, "auth.bad", "用户名或密码错误");
    }
}

fn network(last: u8) -> [u8; 4] {
    [10, 0, 0, last]
}

/// A01-1, S7-23, S7-25: after three failures a captcha is asked for; without a right one nothing is looked at and
/// nothing counts.
#[tokio::test]
async fn a_captcha_is_asked_for_after_three_failures() {
    let app = TestApp::new().await;
    let anon = app.anon();
    let mut asked = Vec::new();
    for _ in 0..3 {
        let answer = try_login(&anon, "200001", "admin", "Wrong@2026").await;
        refused(&answer, 401, "auth.bad", "用户名或密码错误");
        asked.push(asks_for_captcha(&answer));
    }
    assert_eq!(asked, [false, false, true]);

    let counted = number(&app, "SELECT count(*) FROM throttle_event WHERE NOT pending").await;
    let (uuid, right) = picture(&app, &anon).await;
    for form in [
        json!({ "elsAccount": "200001", "username": "admin", "password": PASSWORD }),
        json!({ "elsAccount": "200001", "username": "admin", "password": PASSWORD, "uuid": uuid, "captcha": "0000" }),
        // The first compare used it up, wrong as it was.
        json!({ "elsAccount": "200001", "username": "admin", "password": PASSWORD, "uuid": uuid, "captcha": right }),
    ] {
        let answer = anon.post(LOGIN, form).await;
        refused(&answer, 401, "auth.captcha", "图形验证码错误或已过期");
        assert!(asks_for_captcha(&answer));
    }
    // The picture's own throttle counts pictures, not failures.
    assert_eq!(number(&app, "SELECT count(*) FROM throttle_event WHERE NOT pending").await, counted + 1);

    // The name is what is counted: another network is asked as well, another name is not.
    let elsewhere = try_login(&anon.clone().from_ip(network(9)), "200001", "admin", PASSWORD).await;
    refused(&elsewhere, 401, "auth.captcha", "图形验证码错误或已过期");
    try_login(&anon, "200001", "lijing", PASSWORD).await.ok();

    try_with_captcha(&app, &anon, ADMIN, PASSWORD).await.ok();
    // The right password makes the name start afresh.
    assert!(!asks_for_captcha(&try_login(&anon, "200001", "admin", "Wrong@2026").await));
}

/// A captcha is typed in any case, and is too old after two minutes.
#[tokio::test]
async fn a_captcha_may_be_typed_in_small_letters_and_ages() {
    let app = TestApp::new().await;
    fail(&app, &app.anon(), ADMIN, 3).await;
    let form = |uuid: &str, captcha: &str| json!({ "elsAccount": "200001", "username": "admin", "password": PASSWORD, "uuid": uuid, "captcha": captcha });
    let (uuid, answer) = picture(&app, &app.anon()).await;
    app.clock().shift(Duration::from_secs(121));
    let late = app.anon().post(LOGIN, form(&uuid, &answer)).await;
    refused(&late, 401, "auth.captcha", "图形验证码错误或已过期");
    let (uuid, answer) = picture(&app, &app.anon()).await;
    app.anon().post(LOGIN, form(&uuid.to_uppercase(), &answer.to_lowercase())).await.ok();
}

/// A network that fails with ten names is asked for a captcha whatever name comes next.
#[tokio::test]
async fn a_network_with_ten_failures_is_asked_for_a_captcha() {
    let app = TestApp::new().await;
    let here = app.anon().from_ip(network(1));
    for name in 0..10 {
        let answer = try_login(&here, "200001", &format!("guess{name}"), "Wrong@2026").await;
        assert_eq!(asks_for_captcha(&answer), name == 9, "{name}");
    }
    refused(&try_login(&here, "200001", "lijing", PASSWORD).await, 401, "auth.captcha", "图形验证码错误或已过期");
    try_login(&app.anon().from_ip(network(2)), "200001", "lijing", PASSWORD).await.ok();
    try_with_captcha(&app, &here, ("200001", "lijing"), PASSWORD).await.ok();
}

/// A01-1, R27: five failures from one network lock that pair for 15 minutes; another network still gets in.
#[tokio::test]
async fn five_failures_from_one_network_lock_that_pair() {
    let app = TestApp::new().await;
    let (here, there) = (app.anon().from_ip(network(1)), app.anon().from_ip(network(2)));
    fail(&app, &here, ADMIN, 5).await;
    let locked = try_with_captcha(&app, &here, ADMIN, PASSWORD).await;
    refused(&locked, 401, "auth.locked", "账号已锁定，请15分钟后再试");
    try_with_captcha(&app, &there, ADMIN, PASSWORD).await.ok();
    // Somebody else's good login does not open what was locked here.
    refused(&try_login(&here, "200001", "admin", PASSWORD).await, 401, "auth.locked", "账号已锁定，请15分钟后再试");

    app.clock().shift(Duration::from_secs(14 * 60));
    refused(&try_login(&here, "200001", "admin", PASSWORD).await, 401, "auth.locked", "账号已锁定，请15分钟后再试");
    app.clock().shift(Duration::from_secs(2 * 60));
    try_login(&here, "200001", "admin", PASSWORD).await.ok();
}

/// An IPv6 user has a whole /64: its addresses are one network.
#[tokio::test]
async fn a_network_of_ipv6_is_its_64_bits() {
    let app = TestApp::new().await;
    let at = |address: &str| app.anon().from_ip(address.parse::<std::net::IpAddr>().expect("an address"));
    for last in 1..=5 {
        fail(&app, &at(&format!("2001:db8::{last}")), ADMIN, 1).await;
    }
    let locked = try_login(&at("2001:db8::ffff"), "200001", "admin", PASSWORD).await;
    refused(&locked, 401, "auth.locked", "账号已锁定，请15分钟后再试");
    try_with_captcha(&app, &at("2001:db8:0:1::1"), ADMIN, PASSWORD).await.ok();
}

/// R27: twenty failures from anywhere lock the name for everybody.
#[tokio::test]
async fn twenty_failures_from_all_networks_lock_the_name() {
    let app = TestApp::new().await;
    for last in 1..=5 {
        fail(&app, &app.anon().from_ip(network(last)), ADMIN, 4).await;
    }
    let fresh = app.anon().from_ip(network(99));
    let locked = try_with_captcha(&app, &fresh, ADMIN, PASSWORD).await;
    refused(&locked, 401, "auth.locked", "账号已锁定，请15分钟后再试");
    try_login(&fresh, "200001", "lijing", PASSWORD).await.ok();
    app.clock().shift(Duration::from_secs(16 * 60));
    try_login(&fresh, "200001", "admin", PASSWORD).await.ok();
}

/// R27: a name that nobody has is answered, counted and locked exactly like one that somebody has.
#[tokio::test]
async fn an_unknown_name_is_counted_alike() {
    let app = TestApp::new().await;
    let mut answers = [Vec::new(), Vec::new()];
    for (name, answers) in ["admin", "nobody"].into_iter().zip(&mut answers) {
        let here = app.anon().from_ip(network(name.len() as u8));
        for _ in 0..3 {
            answers.push(face(&try_login(&here, "200001", name, "Wrong@2026").await));
        }
        answers.push(face(&try_login(&here, "200001", name, "Wrong@2026").await));
        for _ in 0..3 {
            answers.push(face(&try_with_captcha(&app, &here, ("200001", name), "Wrong@2026").await));
        }
    }
    let [known, unknown] = answers;
    assert_eq!(known, unknown);
    let keys: Vec<_> = known.iter().map(|(_, body, _)| body["errorKey"].as_str().unwrap_or_default()).collect();
    assert_eq!(keys, ["auth.bad", "auth.bad", "auth.bad", "auth.captcha", "auth.bad", "auth.bad", "auth.locked"]);
}

/// The names that are counted are not what was typed but what it means.
#[tokio::test]
async fn the_two_ways_to_write_a_name_share_their_count() {
    let app = TestApp::new().await;
    for (els_account, username) in [("200001", "admin"), ("", "200001_admin"), (" 200001 ", "ADMIN")] {
        try_login(&app.anon(), els_account, username, "Wrong@2026").await;
    }
    refused(&try_login(&app.anon(), "200001", "admin", PASSWORD).await, 401, "auth.captcha", "图形验证码错误或已过期");
}

/// R27: many guesses at the same moment get no more tries than one after the other.
#[tokio::test(flavor = "multi_thread")]
async fn parallel_guesses_share_the_limit() {
    let app = TestApp::new().await;
    for round in 0..4_u8 {
        let here = app.anon().from_ip(network(round));
        let name = if round % 2 == 0 { "admin".to_owned() } else { format!("nobody{round}") };
        let mut guesses = JoinSet::new();
        for guess in 0..40 {
            let (here, name) = (here.clone(), name.clone());
            guesses.spawn(async move { try_login(&here, "200003", &name, &format!("Guess@{guess}")).await });
        }
        let answers = guesses.join_all().await;
        let looked_at = answers.iter().filter(|answer| answer.error_key() == "auth.bad").count();
        assert!((1..=5).contains(&looked_at), "{looked_at} of 40 guesses were looked at");
        let others = ["auth.bad", "auth.captcha", "auth.locked", "common.tooMany"];
        assert!(answers.iter().all(|answer| others.contains(&answer.error_key().as_str())));
        app.clock().shift(Duration::from_secs(3600));
    }
}

/// R27: nor do guesses that come from many networks at once.
#[tokio::test(flavor = "multi_thread")]
async fn parallel_guesses_from_everywhere_share_the_names_limit() {
    let app = TestApp::new().await;
    let mut guesses = JoinSet::new();
    for guess in 0..60 {
        let there = app.anon().from_ip(network(guess));
        guesses.spawn(async move { try_login(&there, "200003", "admin", "Wrong@2026").await });
    }
    let answers = guesses.join_all().await;
    let looked_at = answers.iter().filter(|answer| answer.error_key() == "auth.bad").count();
    assert!((1..=20).contains(&looked_at), "{looked_at} of 60 guesses were looked at");
}
