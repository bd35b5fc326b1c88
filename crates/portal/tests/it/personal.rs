//! Numbers and pictures of people lie in clear only where they have to: not in what a rejection or a repeated key
//! remembers, not in the audit log, not in the store.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::admin::refused;
use crate::admin::system::{ACCOUNTS, account_form};
use crate::admission::Applicant;
use crate::certificate::VENDOR as BASIC;
use crate::fileservice::oss::{HOST, complete, form, signature};
use crate::fileservice::{Parts, fetch, jpeg, pdf, png, uploaded, uploaded_public};
use crate::offer::{House, OFFERS, TASKS, nth_barcode};
use crate::selection::with;
use crate::support::{execute, number, rows, text};

const PHONE: &str = "13800000011";
const KEY: &str = "0b7f6a52-4a56-4c53";

/// All of a table, as text.
async fn table(app: &TestApp, columns: &str, table: &str) -> String {
    let mut all = String::new();
    for row in rows(app, &format!("SELECT {columns} FROM {table}")).await {
        for index in 0..columns.split(',').count() {
            all += &row.try_get_by_index::<Option<String>>(index).expect("a text").unwrap_or_default();
            all.push('\n');
        }
    }
    all
}

/// A mark on a sensitive field knows whether the field was mended, and keeps nothing of it.
#[tokio::test]
async fn a_rejection_remembers_no_sensitive_value() {
    let house = House::new().await;
    let doc = house.submitted(&nth_barcode(41)).await;
    let now = house.read(&doc).await;
    let body = json!({
        "rowVersion": now["rowVersion"], "opinion": "联系方式打不通，请修改", "rejectReasonCodes": ["INFO_WRONG"],
        "resubmitTo": "THIS_STEP",
        "rejectFields": [{ "field": "contactPhone", "remark": "打不通" }, { "field": "shortTitle", "remark": "太短" }],
    });
    house.sale.post(&format!("{TASKS}/{}/reject", now["task"]["id"]), body).await.ok();
    let marks = |doc: &Value| -> Vec<bool> {
        doc["rejectInfo"]["fields"].as_array().expect("marks").iter().map(|mark| mark["changed"] == true).collect()
    };
    let back = house.read(&doc).await;
    assert_eq!(marks(&back), [false, false]);
    assert!(back["rejectInfo"].get("versionNo").is_none() && !back["rejectInfo"].to_string().contains("was"));
    let id = &doc["id"];
    let kept = text(&house.app, &format!("SELECT reject_info FROM offer WHERE id = {id}")).await;
    assert!(!kept.contains(PHONE) && kept.contains("积雪草晚霜"), "the control: {kept}");
    for (columns, of) in [
        ("opinion, reject_reason_codes, reject_fields, step_form, summary", "workflow_task"),
        ("opinion, reject_reasons", "process_log"),
        ("snapshot, changed_fields, remark", "version_log"),
        ("form, reject_info, title", "offer"),
        ("before_json, after_json", "audit_log"),
    ] {
        assert!(!table(&house.app, columns, of).await.contains(PHONE), "{of}");
    }
    let sent = with(house.form(&nth_barcode(41)), json!({ "id": id, "rowVersion": back["rowVersion"] }));
    let same = house.merchant.put(OFFERS, sent.clone()).await.ok().json();
    assert_eq!(marks(&same), [false, false], "saved as it was");
    let mended = with(sent, json!({ "contactPhone": "13800000012", "rowVersion": same["rowVersion"] }));
    assert_eq!(marks(&house.merchant.put(OFFERS, mended).await.ok().json()), [true, false]);

    // What older releases have written into marks goes with a rotation.
    let open =
        kept.replace("\"remark\":\"打不通\",\"was\":null", &format!("\"remark\":\"打不通\",\"was\":\"{PHONE}\""));
    assert_ne!(open, kept);
    execute(&house.app, &format!("UPDATE offer SET reject_info = '{open}' WHERE id = {id}")).await;
    let done = platform::rotate::rotate(&house.app, &portal::program().sealed, |_, _| ()).await.expect("a rotation");
    assert_eq!((done.sealed, done.shut.len()), (1, 0), "{:?}", done.shut);
    let kept = text(&house.app, &format!("SELECT reject_info FROM offer WHERE id = {id}")).await;
    assert!(!kept.contains(PHONE) && kept.contains("积雪草晚霜"));
}

/// R9, R25: an answer that is kept for a repeated key is readable to the program alone, and stands for its own key.
#[tokio::test]
async fn a_kept_answer_is_sealed() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let save = |phone: &str, key: &str| {
        let contact = json!({ "name": "周主管", "position": "BD", "phone": phone, "isMain": true });
        admin.post(&format!("{BASIC}/saveBasicInfo"), json!({ "contactList": [contact] })).idempotency_key(key)
    };
    let first = save("13900000071", KEY).await.ok();
    assert!(first.text().contains("13900000071"), "the control: its caller is told");
    let other = save("13900000072", "another-key-of-mine").await.ok();
    let kept = table(&app, "answer", "idempotency").await;
    assert!(kept.len() > 200 && !kept.contains("1390000007") && !kept.contains("周主管"), "{kept}");
    assert_eq!(save("13900000071", KEY).await.ok().text(), first.text());
    let after = app.another().await;
    let again = after.anon().with_token(admin.token());
    let contact = json!({ "name": "周主管", "position": "BD", "phone": "13900000072", "isMain": true });
    let again = again.post(&format!("{BASIC}/saveBasicInfo"), json!({ "contactList": [contact] }));
    assert_eq!(again.idempotency_key("another-key-of-mine").await.ok().text(), other.text(), "after a restart");

    // One key's answer in the place of another's, and words in the place of an answer.
    let swapped = format!("(SELECT answer FROM idempotency WHERE key = '{KEY}')");
    for planted in [swapped.as_str(), "'{\"companyId\":2}'"] {
        execute(&app, &format!("UPDATE idempotency SET answer = {planted} WHERE key = 'another-key-of-mine'")).await;
        assert_eq!(save("13900000072", "another-key-of-mine").await.status(), 500, "{planted}");
    }
}

/// Whatever way a picture of an identity card comes in, and whatever it is, it lies sealed in the store.
#[tokio::test]
async fn an_identity_slot_seals_whatever_lands_in_it() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let mut all = Vec::new();
    for slot in ["legalIdFront", "legalIdBack"] {
        for (name, kind, content) in [
            ("a.pdf", "application/pdf", pdf(800)),
            ("a.jpg", "image/jpeg", jpeg(40, 30)),
            ("a.jpeg", "image/jpeg", jpeg(40, 30)),
            ("a.png", "image/png", png(40, 30)),
        ] {
            all.push(uploaded(&user, slot, name, &content).await);
            // The slot behind the file.
            let late = Parts::default().file(name, "", &content).field("slot", slot);
            all.push(late.post(&user, "fileservice/api/uploadAttachmentFile").await.ok().json()["data"].clone());
            all.push(source(&user, slot, name, &content).await);
            if kind != "application/pdf" {
                let public = uploaded_public(&user, slot, name, &content).await;
                let key = public["filePath"].as_str().expect("a key");
                let open = number(&app, &format!("SELECT count(*) FROM file WHERE key = '{key}' AND public")).await;
                assert_eq!(open, 0, "nobody reads it by its name alone");
                all.push(public);
            }
            // Signed for one slot, completed for the other.
            let signed = signature(&user, name, kind, "businessLicense").await;
            let key = signed["key"].as_str().expect("a key");
            assert_eq!(form(&signed, key, kind, &content).post(&app.anon(), HOST).await.status(), 200);
            all.push(complete(&user, key, slot).await.ok().json()["data"].clone());
        }
    }
    for file in &all {
        let key = file["filePath"].as_str().expect("a key");
        assert!(app.stored(key).starts_with(b"PORTALS2"), "{file}");
        let shown = fetch(&app, file).await.ok();
        assert!(
            [&b"%PDF"[..], b"\x89PNG", b"\xff\xd8\xff"].iter().any(|mark| shown.bytes().starts_with(mark)),
            "{file}"
        );
    }
    assert_eq!(number(&app, "SELECT count(*) FROM file WHERE NOT sealed").await, 0);
    let open = uploaded(&user, "businessLicense", "a.png", &png(40, 30)).await;
    assert!(app.stored(open["filePath"].as_str().expect("a key")).starts_with(b"\x89PNG"), "the control");
}

async fn source(user: &Client, slot: &str, name: &str, content: &[u8]) -> Value {
    let encoded = STANDARD.encode(content).replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    let body = format!("fileName={name}&slot={slot}&base64={encoded}");
    let call = user.call(axum::http::Method::POST, "fileservice/api/uploadSourceAttachmentFile").bytes(body);
    call.header("content-type", "application/x-www-form-urlencoded").await.ok().json()["data"].clone()
}

/// A file that lies open in the store cannot be shown in the place of an identity card.
#[tokio::test]
async fn a_file_of_another_slot_is_no_picture_of_an_identity_card() {
    let app = TestApp::new().await;
    let applicant = Applicant::enter(&app, "13900000088").await;
    let mut whole = applicant.whole().await;
    let open = applicant.upload("bankPermit", "证.png", &png(41, 41)).await;
    let files = whole["fileRelationDOList"].as_array_mut().expect("files");
    let front = files.iter_mut().find(|file| file["type"] == "legalIdFront").expect("a front");
    let good = std::mem::replace(front, json!({ "type": "legalIdFront", "fileId": open["fileId"] }));
    let answer = applicant.save(whole.clone()).await;
    refused(&answer, 400, "file.open", "证件照片请在此处重新上传");
    let files = whole["fileRelationDOList"].as_array_mut().expect("files");
    *files.iter_mut().find(|file| file["type"] == "legalIdFront").expect("a front") = good;
    applicant.save(whole).await.with_status(201);
}

/// R25: whatever people plant, and in whichever field, the audit log tells of it masked.
#[tokio::test]
async fn no_audit_entry_holds_a_number_of_a_person() {
    let app = TestApp::new().await;
    let planted = |n: u32| format!("1395550{n:04}");
    let (identity, account, mail) = ("11010519491231002X", "6222020200005556666", "planted.person@c2.example");
    let admin = app.login("200001", "admin").await;
    // Accounts: made, changed, imported by nobody; the phone as a login name that is wrong.
    let made = admin.post(ACCOUNTS, with(account_form("planted", &planted(1)), json!({ "email": mail }))).await;
    made.with_status(201);
    let wrong = json!({ "username": planted(2), "password": "Wrong@2026" });
    app.anon().post("admin/api/bizAuthenticate", wrong).await;
    app.anon().get(&format!("admin/api/bzPhone/getAuthCode?phone={}", planted(3))).await;
    // A company's own record, without approval and with it.
    let contact = json!({ "name": "周", "position": "BD", "phone": planted(4), "email": mail, "isMain": true });
    admin.post(&format!("{BASIC}/saveBasicInfo"), json!({ "contactList": [contact] })).await.ok();
    let profile = crate::admission::change::own_profile(&admin).await;
    let company = with(profile["companyDO"].clone(), json!({ "bankAccount": account }));
    let change = with(profile.clone(), json!({ "companyDO": company }));
    admin.post("admin/api/company/profile/submit-change", change).await.with_status(201);
    let contacts = json!([{ "name": "周", "position": "BD", "phone": planted(5), "email": mail, "isMain": true }]);
    let company = with(profile["companyDO"].clone(), json!({ "industry": format!("联系{}", planted(6)) }));
    let sent = with(profile, json!({ "companyDO": company, "contactList": contacts }));
    admin.put("admin/api/company/profile", sent).await.ok();
    // A registration.
    Applicant::enter(&app, &planted(7)).await.submitted().await;
    // Words that somebody types: a feedback, a reason, an opinion.
    let words = format!("请致电{}，账号{account}，证件{identity}，邮箱{mail}", planted(8));
    let feedback = json!({ "type": "BUG", "module": "OFFER", "title": format!("致电{}", planted(8)), "content": words, "urgency": "HIGH" });
    app.login("200001", "lijing").await.post("application/api/feedbacks", feedback).await.with_status(201);
    let house = House::in_app(&app).await;
    let doc = house
        .merchant
        .post(OFFERS, with(house.form(&nth_barcode(42)), json!({ "contactPhone": planted(9), "submit": true })));
    let doc = doc.await.with_status(201).json();
    let withdrawn = house.event(&house.merchant, &doc, "withdraw", json!({ "reason": words })).await;
    withdrawn.ok();

    let log = table(&app, "before_json, after_json, login", "audit_log").await;
    let mut secrets: Vec<String> = (1..=9).map(planted).collect();
    secrets.extend([identity, account, mail].map(str::to_owned));
    for secret in &secrets {
        assert!(!log.contains(secret.as_str()), "{secret}");
    }
    for seen in ["139****0008", "6222***********6666", "1101**********002X", "p***@c2.example", "139****0001"] {
        assert!(log.contains(seen), "the control: {seen}");
    }
    // The demo data went the same way, with phones in most of its forms.
    assert!(!log.contains("1380000"), "of the demo's people");
}

/// What an approver fills in is kept with the task as it was entered: no step may ask for something sensitive.
#[test]
fn no_step_asks_for_a_number_of_a_person() {
    let documents = portal::program().documents;
    let forms: Vec<_> = documents.all().flat_map(|document| document.steps()).filter_map(|step| step.form).collect();
    assert!(forms.len() >= 5, "the control");
    for form in forms {
        assert!(!form.fields.iter().any(platform::form::sensitive::holds_any), "{}", (form.name)());
    }
}
