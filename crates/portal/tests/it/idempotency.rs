//! R9: the same key with the same body is done once, and answered alike.

use std::time::Duration;

use platform::http::idempotency;
use testkit::TestApp;

use crate::support::{SAVE, card, execute, number, row_version, saves};

const KEY: &str = "0b7f6a52-4a56-4c53";

/// R9
#[tokio::test]
async fn a_repeated_key_is_answered_alike_and_done_once() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let first = user.post(SAVE, card("第一次")).idempotency_key(KEY).await.ok();
    let second = user.post(SAVE, card("第一次")).idempotency_key(KEY).await.ok();
    assert_eq!((first.status(), first.text()), (second.status(), second.text()));
    assert_eq!(first.json()["nameCn"], "第一次");
    assert_eq!((saves(&app).await, row_version(&app).await), (1, 1));

    // Without the key, and with another one, the work is done again.
    user.post(SAVE, card("第一次")).await.ok();
    user.post(SAVE, card("第一次")).idempotency_key("another-key-of-mine").await.ok();
    assert_eq!((saves(&app).await, row_version(&app).await), (3, 3));
}

/// R9
#[tokio::test]
async fn another_body_under_the_same_key_is_refused() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    user.post(SAVE, card("甲")).idempotency_key(KEY).await.ok();
    let other = user.post(SAVE, card("乙")).idempotency_key(KEY).await;
    assert_eq!((other.status(), other.error_key().as_str()), (422, "common.idemBody"));
    assert_eq!(saves(&app).await, 1);

    // A key belongs to its user, and must look like one.
    let colleague = app.login("200001", "lijing").await;
    colleague.post(SAVE, card("乙")).idempotency_key(KEY).await.ok();
    let short = user.post(SAVE, card("甲")).idempotency_key("short").await;
    assert_eq!((short.status(), short.error_key().as_str()), (400, "common.idemKey"));
    assert_eq!(short.json()["title"], "幂等键格式有误，应为16~64位字母、数字或符号");
}

/// R9: while the first is under way the second waits for nobody; when the first has died, the second takes over.
#[tokio::test]
async fn a_key_in_flight_is_busy_until_its_lease_ends() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    user.post(SAVE, card("甲")).idempotency_key(KEY).await.ok();
    // As a program that was killed before its transaction leaves it.
    let until = app.clock().now().plus(Duration::from_secs(90)).0;
    execute(&app, &format!("UPDATE idempotency SET state = 'RUNNING', answer = NULL, lease_until = {until}")).await;

    let busy = user.post(SAVE, card("甲")).idempotency_key(KEY).await;
    assert_eq!((busy.status(), busy.error_key().as_str()), (409, "common.idemBusy"));
    assert_eq!(saves(&app).await, 1);
    app.clock().shift(Duration::from_secs(91));
    user.post(SAVE, card("甲")).idempotency_key(KEY).await.ok();
    assert_eq!(saves(&app).await, 2);
}

/// R9: of many at once, one does the work; the others wait for nobody and get its answer or 409.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_at_once_one_does_the_work() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let mut calls = tokio::task::JoinSet::new();
    for _ in 0..24 {
        let user = user.clone();
        calls.spawn(async move { user.post(SAVE, card("同时")).idempotency_key(KEY).await });
    }
    let answers = calls.join_all().await;
    assert!(answers.iter().any(|answer| answer.status() == 200));
    for answer in &answers {
        assert!(matches!(answer.status(), 200 | 409), "{}: {}", answer.status(), answer.text());
    }
    assert_eq!((saves(&app).await, row_version(&app).await), (1, 1));
    user.post(SAVE, card("同时")).idempotency_key(KEY).await.ok();
    assert_eq!(saves(&app).await, 1);
}

/// R9: a program that dies between its commit and its answer leaves the answer's own status.
#[tokio::test]
async fn what_was_committed_is_answered_with_its_own_status() {
    use platform::access::{Ctx, CtxFacts};
    use platform::http::idempotency::{Asked, Claim, Held, claim};

    let app = TestApp::people().await;
    let asked = Asked { user_id: 7, key: KEY.into(), fingerprint: "one".into() };
    let Claim::Run { id } = claim(&app.db, &app.secrets, &asked).await.expect("a claim") else { panic!("taken") };
    let facts = CtxFacts {
        idempotency: Some(Held { id, status: 201, made: None }),
        secrets: Some(app.secrets.clone()),
        ..(*Ctx::system("test.write")).clone()
    };
    app.db.write(&Ctx::new(facts), (), |_tx, ()| async { Ok("made") }).await.expect("written");
    match claim(&app.db, &app.secrets, &asked).await.expect("an answer") {
        Claim::Replay { status, answer, .. } => assert_eq!((status, answer.as_str()), (201, "\"made\"")),
        other => panic!("{other:?}"),
    }
}

/// R9: survives a restart.
#[tokio::test]
async fn a_key_outlives_the_program() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let before = user.post(SAVE, card("重启")).idempotency_key(KEY).await.ok();
    let restarted = app.another().await;
    let user = restarted.anon().with_token(user.token());
    let after = user.post(SAVE, card("重启")).idempotency_key(KEY).await.ok();
    assert_eq!(before.text(), after.text());
    assert_eq!(saves(&restarted).await, 1);
}

/// A refusal has done nothing, so its key is free again.
#[tokio::test]
async fn a_refusal_frees_the_key() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    assert_eq!(user.post(SAVE, card("")).idempotency_key(KEY).await.status(), 400);
    user.post(SAVE, card("有名")).idempotency_key(KEY).await.ok();
    assert_eq!(saves(&app).await, 1);
}

/// R9: kept for a day at least.
#[tokio::test]
async fn a_key_is_kept_for_more_than_a_day() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    user.post(SAVE, card("甲")).idempotency_key(KEY).await.ok();
    for (hours, left) in [(25, 1), (24, 0)] {
        app.clock().shift(Duration::from_secs(hours * 3600));
        idempotency::purge(&app.db).await.expect("purged");
        assert_eq!(number(&app, "SELECT count(*) FROM idempotency").await, left, "after {hours} h more");
    }
}
