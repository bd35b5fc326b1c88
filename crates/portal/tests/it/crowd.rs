//! What many callers at once do to each other: nothing.

use std::future::IntoFuture;
use std::time::{Duration, Instant};

use platform::access::Ctx;
use platform::db::Tx;
use serde_json::json;
use sign::{Opening, SignType};
use testkit::{Answer, Call, Content, TestApp, TestDatabase};
use tokio::task::JoinSet;

use crate::fileservice::{pdf, send, uploaded};
use crate::product::{MERGES, merge};
use crate::selection::with;
use crate::support::{SAVE, card, execute, number, row_version, saves, text};

const CROWD: usize = 64;
const AT_ONCE: usize = 16;

/// R10: those who write have connections of their own and never wait for a second one. With two of them, and two for
/// what they read meanwhile, 64 saves at once all come to their end.
#[tokio::test(flavor = "multi_thread")]
async fn sixty_four_saves_at_once_all_end_on_two_connections() {
    let database = TestDatabase::postgres(Content::People).await;
    let app = TestApp::with_connections(database, 4).await;
    let user = app.login("200001", "admin").await;
    let began = Instant::now();
    let mut calls = JoinSet::new();
    for n in 0..CROWD {
        let user = user.clone();
        calls.spawn(async move { user.post(SAVE, card(&format!("王芳{n}"))).await });
    }
    for answer in calls.join_all().await {
        assert_eq!(answer.status(), 200, "{}", answer.text());
    }
    assert!(began.elapsed() < Duration::from_secs(15), "{:?}", began.elapsed());
    assert_eq!((saves(&app).await, row_version(&app).await), (CROWD as i64, CROWD as i64));
    let held =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'portal'";
    assert!((2..=4).contains(&number(&app, held).await), "the control: so few connections");
}

/// A job that opens another write would wait for itself: it is told so at once, on either database.
#[tokio::test]
async fn a_write_inside_a_write_is_refused_at_once() {
    let app = TestApp::people().await;
    let began = Instant::now();
    let db = app.db.clone();
    let outcome =
        app.db.technical(db, |_tx, db| async move { db.technical((), |_tx, ()| async { Ok(()) }).await }).await;
    assert_eq!(outcome.expect_err("a refusal").status.as_u16(), 500);
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
    app.db.technical((), |_tx, ()| async { Ok(()) }).await.expect("the control: one alone is fine");
}

/// All of them at the same moment.
async fn at_once(calls: Vec<Call>) -> Vec<Answer> {
    let mut running = JoinSet::new();
    for call in calls {
        running.spawn(call.into_future());
    }
    running.join_all().await
}

fn having(answers: &[Answer], status: u16) -> usize {
    for answer in answers {
        assert!(answer.status() < 500, "{}", answer.text());
    }
    answers.iter().filter(|answer| answer.status() == status).count()
}

/// 06: one merge of an attribute waits for its approval, however many are submitted at once.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_merges_of_one_attribute_one_is_submitted() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let form = |n: usize| {
        let (source, target) = (format!("{n}号ML"), format!("{n}号ml"));
        with(merge("SKU_SPEC", "容量", &[&source], &target), json!({ "submit": true }))
    };
    let answers = at_once((0..AT_ONCE).map(|n| user.post(MERGES, form(n))).collect()).await;
    assert_eq!((having(&answers, 201), having(&answers, 400)), (1, AT_ONCE - 1));
    let waiting = "SELECT count(*) FROM attr_merge WHERE status = 'APPROVING' AND form LIKE '%号ML%'";
    assert_eq!(number(&app, waiting).await, 1);
}

/// One open link at a time: of many that are asked for at once the last one counts.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_links_to_one_agreement_one_stays_open() {
    let app = TestApp::people().await;
    let mut asked = JoinSet::new();
    for n in 0..AT_ONCE {
        let (parts, db) = (platform::App::clone(&app), app.db.clone());
        asked.spawn(async move {
            let opening = Opening {
                company_id: 3,
                sign_type: SignType::JoinAgreement,
                signer_name: "蓝青".into(),
                signer_phone: format!("1390000{n:04}"),
                signer_email: String::new(),
            };
            let job =
                |tx: Tx, (app, opening): (platform::App, Opening)| async move { sign::open(&tx, &app, opening).await };
            db.write(&Ctx::system("test.open"), (parts, opening), job).await.expect("asked")
        });
    }
    assert_eq!(asked.join_all().await.len(), AT_ONCE);
    let open = "SELECT count(*) FROM company_sign WHERE company_id = 3 AND status IN ('NOT_STARTED', 'VIEWED')";
    assert_eq!(number(&app, open).await, 1);
    let all = "SELECT count(*) FROM company_sign WHERE company_id = 3";
    assert_eq!(number(&app, all).await, AT_ONCE as i64, "the control: each was made");
}

/// One submission of certificates is under way; those who save at once save into the same one or are told.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_first_saves_one_begins_the_submission() {
    let app = TestApp::people().await;
    let user = app.login("200002", "admin").await;
    let calls = (0..AT_ONCE).map(|_| user.post("selection/api/vendor/saveCertificate", json!({ "certList": [] })));
    let answers = at_once(calls.collect()).await;
    assert!(having(&answers, 200) >= 1, "{}", answers[0].text());
    let open = "SELECT count(*) FROM vendor_certificate WHERE company_id = 3 AND NOT is_deleted";
    assert_eq!(number(&app, open).await, 1);
}

/// What a company may keep is kept to, also by those who upload at once.
#[tokio::test(flavor = "multi_thread")]
async fn uploads_at_once_do_not_pass_the_quota_together() {
    let folder = crate::process::Folder::new();
    let storage = platform::files::Storage::Folder(folder.0.join("files"));
    let app = TestApp::filled_with_parts(Content::People, |parts| {
        parts.files = platform::files::Files::new(storage, 100 * 1024).expect("files")
    })
    .await;
    let user = app.login("200001", "admin").await;
    let answers = at_once((0..AT_ONCE).map(|_| send(&user, "authFiles", "a.pdf", &pdf(30 * 1024))).collect()).await;
    assert_eq!((having(&answers, 200), having(&answers, 400)), (3, AT_ONCE - 3));
    let kept = "SELECT CAST(sum(stored_size) AS BIGINT) FROM file";
    assert!(number(&app, kept).await <= 100 * 1024);
    uploaded(&app.login("200002", "admin").await, "authFiles", "a.pdf", &pdf(30 * 1024)).await;
}

/// A key that exists is a conflict, and has a sentence; it is no failure of the server.
#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_exists_answers_409() {
    let app = TestApp::people().await;
    let taken = text(&app, "SELECT credit_code FROM company WHERE credit_code <> '' ORDER BY id LIMIT 1").await;
    let db = app.db.clone();
    let job = |tx: Tx, code: String| async move {
        use sea_orm::ConnectionTrait;
        let sql = format!("UPDATE company SET credit_code = '{code}' WHERE id = 4");
        tx.execute_unprepared(&sql).await?;
        Ok(())
    };
    let problem = db.technical(taken, job).await.expect_err("a duplicate");
    assert_eq!((problem.status.as_u16(), problem.title.as_str()), (409, "数据已被他人修改，请刷新后重试"));

    // And by a call: of many who open a dictionary of one name at once, one does.
    let root = app.login("100000", "root").await;
    let form = json!({ "code": "CrowdType", "label": "同时新建" });
    let answers = at_once((0..AT_ONCE).map(|_| root.post("bizconfig/api/dict-types", form.clone())).collect()).await;
    assert_eq!(having(&answers, 201), 1, "{:?}", answers.iter().map(Answer::status).collect::<Vec<_>>());
    execute(&app, "DELETE FROM dict_type WHERE code = 'CrowdType'").await;
}
