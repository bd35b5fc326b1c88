//! R26: the audit log is a chain, and whoever changes it is found out.

use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use platform::audit::{Head, HeadTarget, Heads, Verdict, export_head, seal_new_rows, stored_heads, verify};
use platform::secret::Secrets;
use sea_orm::QueryResult;
use sha2::{Digest, Sha256};
use testkit::{Content, TestApp};

use crate::process::Folder;
use crate::support::{SAVE, card, execute, number, rows, text};

/// An app with a chain of a dozen entries, all sealed.
async fn sealed() -> TestApp {
    sealed_in(TestApp::new().await).await
}

async fn sealed_in(app: TestApp) -> TestApp {
    let user = app.login("200001", "admin").await;
    for n in 0..12 {
        user.post(SAVE, card(&format!("王芳{n}"))).await.ok();
    }
    assert!(seal_new_rows(&app.db, &app.secrets).await.expect("sealed") >= 12);
    app
}

/// Some more rows, sealed.
async fn grown(app: &TestApp) {
    let user = app.login("200001", "lijing").await;
    user.post(SAVE, card("李静")).await.ok();
    assert!(seal_new_rows(&app.db, &app.secrets).await.expect("sealed") >= 2);
}

async fn against(app: &TestApp, heads: &[Head]) -> Verdict {
    verify(&app.db, &app.secrets, heads).await.expect("a verdict")
}

async fn exported(app: &TestApp) -> Head {
    export_head(app).await.expect("exported").expect("a head")
}

async fn verdict(app: &TestApp) -> Verdict {
    verify(&app.db, &app.secrets, &[]).await.expect("a verdict")
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
    assert_eq!(verdict(&app).await, Verdict::Intact { rows, unkeyed: 0 });
    let user = app.login("200001", "lijing").await;
    user.post(SAVE, card("李静")).await.ok();
    assert!(seal_new_rows(&app.db, &app.secrets).await.expect("sealed") >= 2);
    assert_eq!(seal_new_rows(&app.db, &app.secrets).await.expect("sealed"), 0);
    let Verdict::Intact { rows: now, .. } = verdict(&app).await else { panic!("not intact") };
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

const COLUMNS: &str = "id, event, user_id, login, company_id, biz_type, biz_id, before_json, after_json, ip, user_agent, \
                       request_id, created_date";

/// The hash of a row as anybody can calculate it who can read it.
fn hash_of(row: &QueryResult, seal_no: i64, prev_hash: &str) -> String {
    let text = |column: &str| row.try_get::<Option<String>>("", column).expect("a text");
    let whole = |column: &str| row.try_get::<Option<i64>>("", column).expect("a number").map(|n| n.to_string());
    let mut hasher = Sha256::new();
    for part in
        [Some(prev_hash.to_owned()), Some(seal_no.to_string())].into_iter().chain(COLUMNS.split(", ").map(|column| {
            match column.trim() {
                column @ ("id" | "user_id" | "company_id" | "biz_id" | "created_date") => whole(column),
                column => text(column),
            }
        }))
    {
        hasher.update(part.as_ref().map_or(u64::MAX, |part| part.len() as u64).to_be_bytes());
        hasher.update(part.unwrap_or_default().as_bytes());
    }
    hex::encode(hasher.finalize())
}

/// Somebody with the database alone calculates every hash anew, up to `last`, and the end with it. `strip` takes the
/// seals away as well, so that the chain looks as it did before there was a key.
async fn recompute(app: &TestApp, strip: bool) {
    let mut hash = String::new();
    for row in
        rows(app, &format!("SELECT {COLUMNS}, seal_no FROM audit_log WHERE seal_no IS NOT NULL ORDER BY seal_no")).await
    {
        let (id, seal_no): (i64, i64) = (row.try_get("", "id").expect("id"), row.try_get("", "seal_no").expect("no"));
        let next = hash_of(&row, seal_no, &hash);
        execute(app, &format!("UPDATE audit_log SET prev_hash = '{hash}', row_hash = '{next}' WHERE id = {id}")).await;
        hash = next;
    }
    execute(app, &format!("UPDATE audit_seal SET row_hash = '{hash}'")).await;
    if strip {
        execute(app, "UPDATE audit_log SET seal_key = NULL, row_mac = NULL").await;
        execute(app, "UPDATE audit_seal SET seal_key = NULL, row_mac = NULL").await;
    }
}

/// R26: whoever has the database alone and calculates everything anew has no key, and is found without any head.
#[tokio::test]
async fn a_chain_that_was_calculated_anew_is_found_by_its_seals() {
    let app = sealed().await;
    let id = middle(&app).await;
    recompute(&app, false).await;
    assert!(matches!(verdict(&app).await, Verdict::Intact { .. }), "the control: the same hashes come out");
    execute(&app, &format!("UPDATE audit_log SET login = 'somebody else' WHERE id = {id}")).await;
    recompute(&app, false).await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id, reason: "its seal is not of this installation" });
    // The sealer does not go on from an end that it has not written.
    app.login("200001", "lijing").await;
    assert!(seal_new_rows(&app.db, &app.secrets).await.is_err());
    assert!(export_head(&app).await.is_err(), "nor is a head of it signed");
}

/// R26: who also takes every seal away makes it look like a chain from before there was a key; a head tells.
#[tokio::test]
async fn a_chain_that_was_stripped_of_its_seals_is_found_by_a_head() {
    let app = sealed().await;
    let head = exported(&app).await;
    let id = middle(&app).await;
    execute(&app, &format!("UPDATE audit_log SET login = 'somebody else' WHERE id = {id}")).await;
    recompute(&app, true).await;
    let Verdict::Intact { rows, unkeyed } = verdict(&app).await else { panic!("nothing to see in the database alone") };
    assert_eq!(rows, unkeyed, "but that no row has a key");
    let rewritten = "an exported head says otherwise: it was rewritten";
    assert!(
        matches!(against(&app, std::slice::from_ref(&head)).await, Verdict::Broken { reason, .. } if reason == rewritten)
    );
    // A running portal goes on from there, and signs what it finds: the head from before still tells.
    grown(&app).await;
    let restarted = app.another().await;
    let later = exported(&restarted).await;
    assert!(matches!(against(&app, std::slice::from_ref(&later)).await, Verdict::Intact { .. }));
    assert!(matches!(against(&app, &[head, later]).await, Verdict::Broken { reason, .. } if reason == rewritten));
    assert!(export_head(&app).await.is_err(), "the copy that exported the first one notices by itself");
}

/// R26: a tail that was cut off together with its end, by somebody who had kept an older end, is found by a head.
#[tokio::test]
async fn a_tail_that_was_cut_off_with_its_end_is_found_by_a_head() {
    let app = sealed().await;
    let early = exported(&app).await;
    execute(&app, "CREATE TABLE kept AS SELECT * FROM audit_seal").await;
    grown(&app).await;
    let late = exported(&app).await;
    assert!(matches!(against(&app, &[early.clone(), late.clone()]).await, Verdict::Intact { .. }), "the control");
    let end = early.seal_no;
    execute(&app, &format!("DELETE FROM audit_log WHERE seal_no > {end}")).await;
    execute(&app, "DELETE FROM audit_seal").await;
    execute(&app, "INSERT INTO audit_seal SELECT * FROM kept").await;
    assert!(matches!(verdict(&app).await, Verdict::Intact { .. }), "in the database alone it is the state of then");
    assert!(matches!(against(&app, &[early]).await, Verdict::Intact { .. }));
    let cut = "an exported head lies beyond the end: rows were cut off";
    assert_eq!(against(&app, &[late]).await, Verdict::Broken { id: 0, reason: cut });
    // Without the older end there is none to put in its place: a row's seal is no end's.
    let app = sealed().await;
    execute(&app, "DELETE FROM audit_log WHERE seal_no > (SELECT max(seal_no) - 3 FROM audit_log)").await;
    let of_last = |column: &str| format!("(SELECT {column} FROM audit_log ORDER BY seal_no DESC LIMIT 1)");
    let columns = ["seal_no", "row_hash", "row_mac"].map(|column| format!("{column} = {}", of_last(column))).join(", ");
    execute(&app, &format!("UPDATE audit_seal SET {columns}")).await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id: 0, reason: "the end of the chain was changed" });
}

/// R26: a head that this installation has not signed, one that was changed, and one in the place of a newer one.
#[tokio::test]
async fn a_swapped_head_is_found() {
    let app = sealed().await;
    let head = exported(&app).await;
    let others = TestApp::with_parts(|parts| parts.secrets = Secrets::new("of another installation", None)).await;
    let foreign = exported(&sealed_in(others).await).await;
    assert!(matches!(against(&app, &[foreign]).await, Verdict::Forged { reason, .. } if reason.contains("key")));
    for text in [
        head.to_string().replace(&head.row_hash, &"0".repeat(64)),
        head.to_string().replacen(&format!(" {} ", head.seal_no), &format!(" {} ", head.seal_no - 1), 1),
        head.to_string()[..150].to_owned(),
    ] {
        let changed = Head::all_in(&text);
        assert!(
            matches!(against(&app, &changed).await, Verdict::Forged { reason, .. } if reason.contains("signature"))
        );
    }
    // A true head of this morning where this evening's was.
    app.clock().shift(Duration::from_secs(3600));
    grown(&app).await;
    app.clock().shift(Duration::from_secs(3600));
    assert_eq!(against(&app, std::slice::from_ref(&head)).await, Verdict::Outdated { head: head.time });
    let newer = exported(&app).await;
    assert!(matches!(against(&app, &[head, newer]).await, Verdict::Intact { .. }));
}

/// An installation from before there was a key: its rows stay verifiable, and the first keyed one holds them fast.
#[tokio::test]
async fn rows_from_before_there_was_a_key_stay_verifiable_and_cannot_be_changed_any_more() {
    let app = sealed().await;
    recompute(&app, true).await;
    let old = number(&app, "SELECT count(*) FROM audit_log").await as u64;
    assert_eq!(verdict(&app).await, Verdict::Intact { rows: old, unkeyed: old });
    assert!(export_head(&app).await.expect("no failure").is_none(), "nothing is signed that nobody has sealed");
    grown(&app).await;
    assert!(matches!(verdict(&app).await, Verdict::Intact { unkeyed, rows } if unkeyed == old && rows > old));
    let keyed = number(&app, &format!("SELECT id FROM audit_log WHERE seal_no = {old} + 1")).await;
    execute(&app, "UPDATE audit_log SET login = 'somebody else' WHERE seal_no = 2").await;
    recompute(&app, false).await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id: keyed, reason: "its seal is not of this installation" });
    // A row without a key behind one that has one was never ours.
    let app = sealed().await;
    let id = middle(&app).await;
    execute(&app, &format!("UPDATE audit_log SET seal_key = NULL, row_mac = NULL WHERE id = {id}")).await;
    assert_eq!(verdict(&app).await, Verdict::Broken { id, reason: "its seal is not of this installation" });
}

/// Decision 31: another secret seals from now on, and what was sealed before stays verifiable, with the old one and without.
#[tokio::test]
async fn a_chain_outlives_the_secret_that_began_it() {
    let app = sealed().await;
    let before = exported(&app).await;
    let secrets = Secrets::new("the next secret of this installation", None);
    let both = secrets.clone().after([portal::config::DEMO_SECRET]);
    app.login("200001", "lijing").await;
    assert!(seal_new_rows(&app.db, &secrets).await.is_err(), "an end that no key of ours has sealed");
    assert!(seal_new_rows(&app.db, &both).await.expect("sealed") >= 1);
    assert!(matches!(verify(&app.db, &both, &[before]).await, Ok(Verdict::Intact { .. })));
    assert!(matches!(verify(&app.db, &secrets, &[]).await, Ok(Verdict::Intact { unkeyed: 0, .. })));
    execute(&app, "UPDATE audit_log SET login = 'somebody else' WHERE seal_no = 2").await;
    recompute(&app, false).await;
    assert!(matches!(verify(&app.db, &secrets, &[]).await, Ok(Verdict::Broken { .. })), "held by the new key");
}

/// R26: heads go where the operator says, once for each state of the chain.
#[tokio::test]
async fn heads_are_appended_to_a_file_or_put_into_the_store() {
    let folder = Folder::new();
    let path = folder.0.join("heads");
    let target = HeadTarget::File(path.clone());
    let app = TestApp::filled_with_parts(Content::People, |parts| parts.heads = Heads::to(target)).await;
    let app = sealed_in(app).await;
    let first = exported(&app).await;
    assert!(export_head(&app).await.expect("no failure").is_none(), "nothing new");
    grown(&app).await;
    let second = exported(&app).await;
    let written = std::fs::read_to_string(&path).expect("a file");
    assert_eq!(written, format!("{first}\n{second}\n"));
    assert_eq!(path.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
    assert!(matches!(against(&app, &Head::all_in(&written)).await, Verdict::Intact { .. }));
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).expect("a mode");
    grown(&app).await;
    assert!(export_head(&app).await.is_err(), "a file that is open to others");

    let app = TestApp::filled_with_parts(Content::People, |parts| parts.heads = Heads::to(HeadTarget::Storage)).await;
    let app = sealed_in(app).await;
    let first = exported(&app).await;
    grown(&app).await;
    let second = exported(&app).await;
    let stored = stored_heads(&app).await.expect("heads");
    assert!(stored.len() == 2 && [first, second].iter().all(|head| stored.contains(head)));
    app.run_job("files.orphans").await;
    assert_eq!(stored_heads(&app).await.expect("heads").len(), 2, "no sweep takes them");
    assert!(matches!(against(&app, &stored).await, Verdict::Intact { .. }));
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
    let server = app.spawn(Default::default(), Duration::ZERO, portal::program().jobs).await;
    let mut writes = tokio::task::JoinSet::new();
    for n in 0..60 {
        let user = user.clone();
        writes.spawn(async move { user.post(SAVE, card(&format!("王芳{n}"))).await.ok() });
    }
    writes.join_all().await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE seal_no IS NULL").await, 0);
    assert!(matches!(verdict(&app).await, Verdict::Intact { rows, .. } if rows >= 60));
    server.stop().await;
}
