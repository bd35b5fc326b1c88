//! R26: the audit log is a chain, and whoever changes it is found out.

use std::time::Duration;

use platform::audit::{Verdict, seal_new_rows, verify};
use testkit::TestApp;

use crate::support::{SAVE, card, execute, number, text};

/// An app with a chain of a dozen entries, all sealed.
async fn sealed() -> TestApp {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    for n in 0..12 {
        user.post(SAVE, card(&format!("王芳{n}"))).await.ok();
    }
    assert!(seal_new_rows(&app.db).await.expect("sealed") >= 12);
    app
}

async fn verdict(app: &TestApp) -> Verdict {
    verify(&app.db).await.expect("a verdict")
}

/// The middle row of the chain.
async fn middle(app: &TestApp) -> i64 {
    let half = number(app, "SELECT max(seal_no) / 2 FROM audit_log").await;
    number(app, &format!("SELECT id FROM audit_log WHERE seal_no = {half}")).await
}

/// R26
#[tokio::test]
async fn an_untouched_chain_is_intact_and_grows() {
    let app = sealed().await;
    let rows = number(&app, "SELECT count(*) FROM audit_log").await as u64;
    assert_eq!(verdict(&app).await, Verdict::Intact { rows });
    let user = app.login("200001", "lijing").await;
    user.post(SAVE, card("李静")).await.ok();
    assert!(seal_new_rows(&app.db).await.expect("sealed") >= 2);
    assert_eq!(seal_new_rows(&app.db).await.expect("sealed"), 0);
    let Verdict::Intact { rows: now } = verdict(&app).await else { panic!("not intact") };
    assert!(now >= rows + 2);
}

/// R26: one changed byte, in whichever column, names its row.
#[tokio::test]
async fn one_changed_byte_is_found_and_named() {
    let app = sealed().await;
    let id = middle(&app).await;
    let texts = ["event", "login", "biz_type", "before_json", "after_json", "ip", "user_agent", "request_id"];
    let changes = texts.map(|column| (column, format!("coalesce({column}, '') || 'x'"))).into_iter();
    let numbers = ["user_id", "company_id", "biz_id", "created_date"].map(|c| (c, format!("coalesce({c}, 0) + 1")));
    for (column, change) in changes.chain(numbers) {
        execute(&app, &format!("CREATE TABLE kept AS SELECT {column} AS old FROM audit_log WHERE id = {id}")).await;
        execute(&app, &format!("UPDATE audit_log SET {column} = {change} WHERE id = {id}")).await;
        assert_eq!(verdict(&app).await, Verdict::Broken { id, reason: "its content was changed" }, "{column}");
        execute(&app, &format!("UPDATE audit_log SET {column} = (SELECT old FROM kept) WHERE id = {id}")).await;
        execute(&app, "DROP TABLE kept").await;
        assert!(matches!(verdict(&app).await, Verdict::Intact { .. }), "{column} put back");
    }
}

/// R26: nothing and an empty text are different things.
#[tokio::test]
async fn a_missing_text_is_not_an_empty_one() {
    let app = sealed().await;
    let id = number(&app, "SELECT min(id) FROM audit_log WHERE before_json IS NULL AND seal_no > 1").await;
    execute(&app, &format!("UPDATE audit_log SET before_json = '' WHERE id = {id}")).await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id, reason: "its content was changed" });
}

/// R26: whoever also recomputes the hash of the changed row breaks the link to the next.
#[tokio::test]
async fn a_forged_hash_breaks_the_next_link() {
    let app = sealed().await;
    let id = middle(&app).await;
    execute(&app, &format!("UPDATE audit_log SET row_hash = 'forged' WHERE id = {id}")).await;
    assert!(matches!(verdict(&app).await, Verdict::Broken { id: named, .. } if named == id));
    let hash = text(&app, "SELECT row_hash FROM audit_seal").await;
    assert_eq!(hash.len(), 64);
}

/// R26: a row taken out of the middle is noticed at the next one, a cut tail at the kept end of the chain.
#[tokio::test]
async fn missing_rows_are_noticed() {
    let app = sealed().await;
    let id = middle(&app).await;
    let next = number(
        &app,
        &format!("SELECT min(id) FROM audit_log WHERE seal_no > (SELECT seal_no FROM audit_log WHERE id = {id})"),
    )
    .await;
    execute(&app, &format!("DELETE FROM audit_log WHERE id = {id}")).await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id: next, reason: "the row before it is missing" });

    let app = sealed().await;
    execute(&app, "DELETE FROM audit_log WHERE seal_no > (SELECT max(seal_no) - 3 FROM audit_log)").await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id: 0, reason: "rows are missing at the end" });
    // Turning the kept end back as well would need its hash, which belongs to another row.
    execute(&app, "UPDATE audit_seal SET seal_no = seal_no - 3").await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id: 0, reason: "the end of the chain was changed" });
}

/// R26: a row that nobody seals is named after a minute, and not before.
#[tokio::test]
async fn a_row_that_stays_unsealed_is_named() {
    let app = sealed().await;
    let user = app.login("200001", "lijing").await;
    user.post(SAVE, card("李静")).await.ok();
    let oldest = number(&app, "SELECT min(id) FROM audit_log WHERE seal_no IS NULL").await;
    app.clock().shift(Duration::from_secs(50));
    assert!(matches!(verdict(&app).await, Verdict::Intact { .. }));
    app.clock().shift(Duration::from_secs(15));
    assert_eq!(verdict(&app).await, Verdict::Unsealed { id: oldest });
}

/// R26: the job seals within five seconds, and a chain sealed under load holds.
#[tokio::test(flavor = "multi_thread")]
async fn the_sealer_keeps_up_with_writers() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn(Default::default(), Duration::ZERO, portal::jobs()).await;
    let mut writes = tokio::task::JoinSet::new();
    for n in 0..60 {
        let user = user.clone();
        writes.spawn(async move { user.post(SAVE, card(&format!("王芳{n}"))).await.ok() });
    }
    writes.join_all().await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE seal_no IS NULL").await, 0);
    assert!(matches!(verdict(&app).await, Verdict::Intact { rows } if rows >= 60));
    server.stop().await;
}
