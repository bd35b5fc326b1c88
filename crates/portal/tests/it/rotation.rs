//! What is sealed opens in its place alone, and survives a change of the installation's secret.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use platform::audit;
use platform::rotate::{PLACED, Rotation, rotate};
use platform::secret::{Secrets, encrypt, mac};
use portal::config::{Config, DEMO_SECRET, Written};
use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::certificate::VENDOR as BASIC;
use crate::fileservice::{fetch, fetch_kept_back, pdf, png, uploaded};
use crate::process::{Folder, Running, stderr};
use crate::selection::with;
use crate::support::{SAVE, card, execute, number, rows, size, text};

const UNMASK: &str = "admin/api/company/profile/unmask";
const NEXT: &str = "the next secret of this installation";

fn next_alone() -> Secrets {
    Secrets::new(NEXT, None)
}

fn next() -> Secrets {
    next_alone().after([DEMO_SECRET])
}

/// As a release seals whose values had no place, and whose keys no id.
fn sealed_without_place(words: &str) -> String {
    URL_SAFE_NO_PAD.encode(without_place(words.as_bytes()))
}

fn without_place(bytes: &[u8]) -> Vec<u8> {
    let (key, nonce) = (mac(DEMO_SECRET.as_bytes(), b"portal/seal/1"), [7; 12]);
    [&nonce[..], &encrypt(&key, &nonce, bytes).expect("sealed")].concat()
}

async fn rotated(app: &TestApp) -> Rotation {
    rotate(app, &portal::program().sealed, |_, _| ()).await.expect("a rotation")
}

async fn unmask(user: &Client) -> Answer {
    user.post(UNMASK, json!({ "field": "bankAccount" })).await
}

async fn bank_account(user: &Client) -> Value {
    unmask(user).await.ok().json()["value"].clone()
}

async fn stored_account(app: &TestApp, company: i64) -> String {
    text(app, &format!("SELECT bank_account FROM company WHERE id = {company}")).await
}

async fn put_account(app: &TestApp, company: i64, value: &str) {
    execute(app, &format!("UPDATE company SET bank_account = '{value}' WHERE id = {company}")).await;
}

/// Whoever can write rows can swap sealed values, or put words in their place: neither is believed.
#[tokio::test]
async fn a_sealed_value_opens_in_its_own_row_and_field_alone() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    assert_eq!(bank_account(&admin).await, "6200990000000002222");
    let (own, other) = (stored_account(&app, 2).await, stored_account(&app, 3).await);
    for planted in [other.as_str(), "6222020200112233445", &own[..own.len() - 2]] {
        put_account(&app, 2, planted).await;
        assert_eq!(unmask(&admin).await.status(), 500, "{planted}");
        let profile = admin.get("admin/api/company/profile").await.ok().json();
        assert_eq!(profile["companyDO"]["bankAccount"], "", "nor is a part of it shown");
    }
    put_account(&app, 2, &own).await;
    assert_eq!(bank_account(&admin).await, "6200990000000002222", "the control");

    // The same for what stands in forms.
    let read = || admin.get(&format!("{BASIC}/basicInfo"));
    assert_eq!(read().await.ok().json()["info"]["contactList"][0]["phone"], "13800000021");
    let content = text(&app, "SELECT content FROM basic_info WHERE company_id = 2").await;
    let form: Value = serde_json::from_str(&content).expect("json");
    let sealed = form["contactList"][0]["phone"].as_str().expect("a seal").to_owned();
    let others = text(&app, "SELECT content FROM basic_info WHERE company_id = 3").await;
    let others: Value = serde_json::from_str(&others).expect("json");
    let foreign = others["contactList"][0]["phone"].as_str().expect("a seal");
    for planted in [foreign, "13900000001"] {
        let changed = content.replace(&sealed, planted);
        execute(&app, &format!("UPDATE basic_info SET content = '{changed}' WHERE company_id = 2")).await;
        assert_eq!(read().await.status(), 500, "{planted}");
    }
}

/// An object that is put in another file's place does not open there.
#[tokio::test]
async fn a_sealed_picture_opens_as_its_own_file_alone() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let front = uploaded(&admin, "legalIdFront", "正.png", &png(20, 20)).await;
    let back = uploaded(&admin, "legalIdBack", "反.pdf", &pdf(700)).await;
    for file in [&front, &back] {
        assert!(app.stored(file["filePath"].as_str().expect("a key")).starts_with(b"PORTALS2"), "{file}");
        assert_eq!(fetch(&app, file).await.status(), 200);
    }
    let folder = app.database().files().join("files");
    let path = |file: &Value| {
        let key = file["filePath"].as_str().expect("a key");
        folder.join(&key[..2]).join(key)
    };
    std::fs::copy(path(&front), path(&back)).expect("copied");
    assert_ne!(fetch(&app, &back).await.status(), 200);
    assert_eq!(fetch(&app, &front).await.status(), 200, "the control");
}

/// Values of an older release open where they stand; a rotation seals them for their place, and then none of the old kind
/// opens any more.
#[tokio::test]
async fn what_was_sealed_without_a_place_is_sealed_anew_and_then_refused() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let old = sealed_without_place("6222020200112233445");
    put_account(&app, 2, &old).await;
    let phone = sealed_without_place("13800000777");
    let content = json!({ "contactList": [{ "name": "周", "position": "BD", "phone": format!("sealed:{phone}"), "isMain": true }] });
    execute(&app, &format!("UPDATE basic_info SET content = '{content}' WHERE company_id = 2")).await;
    let read = || admin.get(&format!("{BASIC}/basicInfo"));
    assert_eq!(bank_account(&admin).await, "6222020200112233445");
    assert_eq!(read().await.ok().json()["info"]["contactList"][0]["phone"], "13800000777");

    let done = rotated(&app).await;
    assert_eq!((done.sealed, done.shut.len()), (2, 0), "{:?}", done.shut);
    let now = stored_account(&app, 2).await;
    assert!(now.starts_with(&format!("2.{}.", app.secrets.key_id())), "{now}");
    assert_eq!(bank_account(&admin).await, "6222020200112233445");
    assert_eq!(read().await.ok().json()["info"]["contactList"][0]["phone"], "13800000777");
    assert_eq!(rotated(&app).await.sealed, 0, "there is nothing left to do");
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE event = 'keys.rotate'").await, 2);

    put_account(&app, 2, &old).await;
    assert_eq!(unmask(&admin).await.status(), 500, "from before the rotation");
    let restarted = app.another().await;
    portal::prepare(&restarted).await.expect("prepared");
    let admin = restarted.login("200001", "admin").await;
    assert_eq!(unmask(&admin).await.status(), 500, "also after a restart");
    let kept = rotated(&restarted).await;
    assert!(kept.shut.iter().any(|place| place.contains("company.bank_account")), "{:?}", kept.shut);
}

/// No sealed value stands where a rotation does not look; a captcha's answer is gone before it would be needed.
#[tokio::test]
async fn every_sealed_value_stands_where_a_rotation_looks() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    admin.post(SAVE, card("王芳")).idempotency_key("a-key-of-16-chars").await.ok();
    crate::admin::system::checked_accounts(&admin, "总部", "只读", "planted2", "13955500001").await;
    app.anon().get("admin/api/verifyCode?Type=RESET_PWD&elsAccount=200002&username=admin").await.ok();
    let known: HashSet<String> =
        portal::program().sealed.iter().map(|at| format!("{}.{}", at.table, at.column)).collect();
    let mark = app.secrets.current_mark();
    let mut found = HashSet::new();
    for (place, text) in crate::secrets::dump(&app).await {
        let form = format!("\"sealed:{mark}");
        if text.lines().any(|line| line.starts_with(&mark) || line.contains(&form)) && place != "captcha_ticket.answer"
        {
            assert!(known.contains(&place), "{place}");
            found.insert(place);
        }
    }
    for place in ["company.bank_account", "version_log.snapshot", "outbox.target", "idempotency.answer", "offer.form"] {
        assert!(found.contains(place), "the control: {place} of {found:?}");
    }
}

/// What cannot be opened is named and left alone, and the old kind stays allowed.
#[tokio::test]
async fn a_rotation_that_leaves_something_says_so() {
    let app = TestApp::new().await;
    put_account(&app, 2, "6222020200112233445").await;
    let done = rotated(&app).await;
    assert_eq!(done.shut, ["company.bank_account of row 2"]);
    assert_eq!(stored_account(&app, 2).await, "6222020200112233445");
    let placed = format!("SELECT count(*) FROM setting WHERE name = '{PLACED}'");
    assert_eq!(number(&app, &placed).await, 0);
    put_account(&app, 2, "").await;
    assert!(rotated(&app).await.shut.is_empty());
    assert_eq!(number(&app, &placed).await, 1);
}

/// One company's own writes, until it is told to stop: what it was last told that it has.
async fn write_on(app: Arc<TestApp>, account: &'static str, stop: Arc<AtomicBool>) -> (usize, Value) {
    let user = app.login(account, "admin").await;
    let (mut done, mut last) = (0, Value::Null);
    while !stop.load(Ordering::Relaxed) {
        let before = user.get(&format!("{BASIC}/basicInfo")).await.ok().json();
        let contact = json!({ "name": "周", "position": "BD", "phone": format!("139{done:08}"), "isMain": true });
        let body =
            with(before["info"].clone(), json!({ "rowVersion": before["rowVersion"], "contactList": [contact] }));
        let saved =
            user.post(&format!("{BASIC}/saveBasicInfo"), body).idempotency_key(&format!("key-{account}-{done:06}"));
        last = saved.await.ok().json()["info"]["contactList"][0]["phone"].clone();
        uploaded(&user, "legalIdFront", "正.png", &png(16, 16)).await;
        user.get("admin/api/verifyCode?Type=RESET_PWD").await;
        done += 1;
    }
    (done, last)
}

/// Decision 31: another secret, while everybody writes on, with a rotation that is killed on its way: nothing is lost, and
/// afterwards the old secret is needed for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_secret_is_replaced_under_load_and_nothing_is_lost() {
    let before = TestApp::new().await;
    let admin = before.login("200001", "admin").await;
    let picture = uploaded(&admin, "legalIdFront", "正.png", &png(30, 30)).await;
    let content = fetch(&before, &picture).await.ok().bytes().to_vec();
    let file = picture["fileId"].as_i64().expect("an id");
    let account = bank_account(&admin).await;

    let app = Arc::new(before.another_with(|parts| parts.secrets = next()).await);
    let stop = Arc::new(AtomicBool::new(false));
    let writers =
        ["200001", "200002", "200003"].map(|account| tokio::spawn(write_on(app.clone(), account, stop.clone())));
    let mut kills = 0;
    for _ in 0..size(6, 30) {
        let running = app.clone();
        let rotation =
            tokio::spawn(async move { rotate(&running, &portal::program().sealed, |_, _| ()).await.map(drop) });
        tokio::time::sleep(Duration::from_millis(15)).await;
        kills += usize::from(!rotation.is_finished());
        rotation.abort();
    }
    assert!(kills > 0, "at least one was killed on its way");
    let done = rotated(&app).await;
    stop.store(true, Ordering::Relaxed);
    let mut told = Vec::new();
    for writer in writers {
        let (many, last) = writer.await.expect("a writer that met no failure");
        assert!(many > 0);
        told.push(last);
    }
    assert!(done.shut.is_empty(), "{:?}", done.shut);

    // From here on with the new secret alone.
    let after = before.another_with(|parts| parts.secrets = next_alone()).await;
    let rest = rotated(&after).await;
    assert_eq!(
        (rest.sealed, rest.shut.len()),
        (0, 0),
        "everything opens, and nothing is of an older key: {:?}",
        rest.shut
    );
    for (company, phone) in ["200001", "200002", "200003"].into_iter().zip(told) {
        let user = after.login(company, "admin").await;
        let info = user.get(&format!("{BASIC}/basicInfo")).await.ok().json();
        assert_eq!(info["info"]["contactList"][0]["phone"], phone, "{company}");
    }
    let admin = after.login("200001", "admin").await;
    assert_eq!(bank_account(&admin).await, account);
    let shown = fetch_kept_back(&after, file).await.ok();
    assert_eq!(shown.bytes().to_vec(), content, "the picture from before");
    let versions = rows(&after, "SELECT log_id FROM version_log WHERE biz_type = 'basicInfo'").await.len();
    assert!(versions > 3);

    // The control: what the old secret alone could open is gone.
    let old = before.login("200001", "lijing").await;
    assert_eq!(old.get(&format!("{BASIC}/basicInfo")).await.status(), 500);
}

/// A registration is found again by its phone, before the rotation and after it.
#[tokio::test]
async fn a_registration_is_found_by_its_phone_under_a_new_secret() {
    let before = TestApp::new().await;
    let known = number(&before, "SELECT count(*) FROM registration").await;
    let phone = "13900000088";
    crate::admission::Applicant::enter(&before, phone).await;
    assert_eq!(number(&before, "SELECT count(*) FROM registration").await, known + 1);
    let app = before.another_with(|parts| parts.secrets = next()).await;
    crate::admission::Applicant::enter(&app, phone).await;
    assert_eq!(number(&app, "SELECT count(*) FROM registration").await, known + 1, "while both are configured");
    assert!(rotated(&app).await.shut.is_empty());
    let after = before.another_with(|parts| parts.secrets = next_alone()).await;
    after.clock().shift(Duration::from_secs(61));
    crate::admission::Applicant::enter(&after, phone).await;
    assert_eq!(number(&after, "SELECT count(*) FROM registration").await, known + 1, "and with the new one alone");
}

/// What lies open in the slot of an identity card, from a release that did not seal it, is sealed by a rotation.
#[tokio::test]
async fn pictures_that_lie_open_are_sealed_by_a_rotation() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let open = uploaded(&admin, "screenshot", "正.png", &png(20, 20)).await;
    let id = open["fileId"].as_i64().expect("an id");
    execute(&app, &format!("UPDATE file SET slot = 'legalIdFront' WHERE id = {id}")).await;
    assert_eq!(rotated(&app).await.sealed, 1);
    let key = text(&app, &format!("SELECT key FROM file WHERE id = {id}")).await;
    assert!(app.stored(&key).starts_with(b"PORTALS2"));
    assert!(fetch_kept_back(&app, id).await.ok().bytes().starts_with(b"\x89PNG"));
    // The same for an object that an older release has sealed, without a place and without its key's id.
    let path = app.database().files().join("files").join(&key[..2]).join(&key);
    let plain = fetch_kept_back(&app, id).await.ok().bytes().to_vec();
    std::fs::write(&path, without_place(&plain)).expect("written");
    assert_ne!(fetch_kept_back(&app, id).await.status(), 200, "the rotation has refused these");
    let older = app.another().await;
    assert_eq!(fetch_kept_back(&older, id).await.ok().bytes().to_vec(), plain);
    assert_eq!(rotated(&older).await.sealed, 1);
    let anew = text(&app, &format!("SELECT key FROM file WHERE id = {id}")).await;
    assert!(anew != key && app.stored(&anew).starts_with(b"PORTALS2"));

    app.clock().shift(Duration::from_secs(2 * 3600));
    app.run_job("files.orphans").await;
    let old = open["filePath"].as_str().expect("a key");
    assert!(!app.database().files().join("files").join(&old[..2]).join(old).exists(), "the open one is swept");
}

/// The commands, as an operator gives them; a new installation never takes the old kind.
#[tokio::test]
async fn an_operator_replaces_the_secret_of_a_running_installation() {
    let folder = Folder::new();
    let heads = format!("file://{}", folder.0.join("heads").display());
    let listen =
        [("PORTAL_LISTEN", "127.0.0.1:0"), ("PORTAL_ADMIN_LISTEN", "127.0.0.1:0"), ("PORTAL_AUDIT_HEAD", &heads)];
    let first = Running::start(folder.portal(&["serve"], &listen));
    assert_eq!(first.stop().0, Some(0));
    let secret = folder.0.join("data/portal.secret");
    std::fs::rename(&secret, folder.0.join("old.secret")).expect("moved");
    let both = [&listen[..], &[("PORTAL_SECRET_OLD_FILE", "old.secret")]].concat();
    let second = Running::start(folder.portal(&["serve"], &both));
    let done = folder.run(&["rotate-keys"], &both);
    assert!(done.status.success(), "beside the running portal: {}", stderr(&done));
    assert!(String::from_utf8_lossy(&done.stdout).contains("Nothing is left of older keys"));
    assert_eq!(second.stop().0, Some(0));
    assert!(!stderr(&done).contains(std::fs::read_to_string(&secret).expect("a secret").trim()));

    // Its evidence: the heads that it exports, which the command holds against the chain by itself.
    let database = format!("sqlite://{}", folder.0.join("data/portal.db").display());
    let config = [("PORTAL_DATABASE_URL", database.as_str()), ("PORTAL_AUDIT_HEAD", &heads)];
    let config = Written::from(Path::new("none"), config.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let config = Config::check(&config).unwrap_or_else(|problems| panic!("{problems:?}"));
    let app = portal::open(&config, "test".into()).await.expect("an app");
    audit::seal_new_rows(&app.db, &app.secrets).await.expect("sealed");
    audit::export_head(&app).await.expect("exported").expect("a head");
    portal::close(&app).await.expect("closed");
    let verify = |more: &[&str]| {
        let output = folder.run(&[&["audit-verify"], more].concat(), &listen);
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned() + &stderr(&output))
    };
    let (fits, words) = verify(&[]);
    assert!(fits && words.contains("1 head(s)") && words.contains("intact"), "{words}");
    let swapped = folder.0.join("swapped");
    let written = std::fs::read_to_string(folder.0.join("heads")).expect("heads");
    std::fs::write(&swapped, written.replacen(" ", " 1", 1)).expect("written");
    let (fits, words) = verify(&["--head", "swapped"]);
    assert!(!fits && words.contains("is forged"), "{words}");
    std::fs::write(&swapped, "nothing of the kind").expect("written");
    let (fits, words) = verify(&["--head", "swapped"]);
    assert!(!fits && words.contains("there is no head in swapped"), "{words}");

    let wrong = [&listen[..], &[("PORTAL_SECRET_OLD_FILE", "data/portal.secret")]].concat();
    let refused = folder.run(&["rotate-keys"], &wrong);
    assert!(!refused.status.success() && stderr(&refused).contains("today's secret"));
}
