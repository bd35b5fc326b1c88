//! What the holder of a link may do, and when.

use std::time::Duration;

use axum::http::Method;
use serde_json::json;
use testkit::TestApp;

use super::{Link, SIGNS, asked, form, received, staff};
use crate::admin::{face, other_code, refused};
use crate::support::{execute, number, text};

/// A02-7, S1-15: read, proved, signed; the company may work from then on.
#[tokio::test(flavor = "multi_thread")]
async fn a_company_is_in_use_once_it_has_signed() {
    let app = TestApp::new().await;
    let closed = "SELECT use_status_reason FROM company WHERE id = 9";
    assert_eq!(text(&app, closed).await, "NOT_SIGNED");
    let link = asked(&app, 9).await;
    let shown = link.get(&app, "").await.ok().json();
    assert_eq!(
        (shown["status"].as_str(), shown["companyName"].as_str()),
        (Some("NOT_STARTED"), Some("青岛蓝禾家纺有限公司"))
    );
    assert_eq!((shown["signerPhone"].as_str(), shown["readingLeft"].as_u64()), (Some("139****0009"), Some(10)));
    assert_eq!(shown["sections"].as_array().map(Vec::len), Some(11));
    let user = app.login("200007", "admin").await;
    assert_eq!(user.get("admin/api/account").await.ok().json()["companyUseStatus"], false);

    let signed = link.signed(&app).await.json();
    assert_eq!((signed["status"].as_str(), signed["signerName"].as_str()), (Some("SIGNED"), Some("蓝青")));
    assert_eq!(text(&app, closed).await, "");
    assert_eq!(user.get("admin/api/account").await.ok().json()["companyUseStatus"], true);
    // BD, LEGAL and the company's administrator.
    let told = "SELECT count(*) FROM message_location_log WHERE template_code = 'SIGN_DONE' AND content = \
                '青岛蓝禾家纺有限公司 入驻协议 已签署完成。'";
    assert!(number(&app, told).await >= 2);
    assert_eq!(number(&app, &format!("{told} AND user_id = 901")).await, 1);
    refused(&link.sign(&app, "123456").await, 400, "common.state", "当前状态不允许此操作");
}

/// A company that is closed for another reason stays closed.
#[tokio::test(flavor = "multi_thread")]
async fn a_signature_opens_nothing_that_something_else_has_closed() {
    let app = TestApp::new().await;
    asked(&app, 7).await.signed(&app).await;
    assert_eq!(text(&app, "SELECT use_status_reason FROM company WHERE id = 7").await, "ARREARS");
}

/// A02-7: a wrong token, another row's token and no token are an id that does not exist.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_leads_to_nothing() {
    let app = TestApp::new().await;
    let (link, other) = (asked(&app, 2).await, asked(&app, 3).await);
    let calls = [
        (Method::GET, "", json!({})),
        (Method::GET, "/pdf", json!({})),
        (Method::GET, "/verify", json!({})),
        (Method::POST, "/view", json!({ "readToEnd": true })),
        (Method::POST, "/sign", form("123456")),
        (Method::POST, "/reject", json!({ "reason": "条款无法接受" })),
        (Method::POST, "/reapply", json!({})),
    ];
    for (method, rest, body) in calls {
        let call = |id: i64, token: &str| {
            let call = app.anon().call(method.clone(), &format!("{SIGNS}/{id}{rest}")).header("x-sign-token", token);
            if method == Method::POST { call.json(body.clone()) } else { call }
        };
        let missing = call(777, &link.token).await;
        refused(&missing, 404, "common.notFound", "数据不存在或已被删除");
        for (id, token) in
            [(link.id, "wrong"), (link.id, ""), (link.id, other.token.as_str()), (link.id, &link.token[1..])]
        {
            assert_eq!(face(&call(id, token).await), face(&missing), "{method} {rest}");
        }
    }
    assert_eq!(number(&app, "SELECT count(*) FROM company_sign WHERE status = 'VIEWED'").await, 0);
    let nobody = app.anon().get("admin/api/verifyCode?Type=SIGN").header("x-sign-token", "wrong").await.ok();
    assert_eq!(nobody.json(), json!({ "success": true }));
}

/// The text is read to its end, and for ten seconds: the server looks at its own clock.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_signs_what_was_not_read() {
    let app = TestApp::new().await;
    let link = asked(&app, 9).await;
    let code = link.code(&app).await;
    let unread = "请完整阅读协议后再签署";
    refused(&link.sign(&app, &code).await, 400, "sign.read", unread);
    link.post(&app, "/view", json!({ "readToEnd": true })).await.ok();
    refused(&link.sign(&app, &code).await, 400, "sign.read", unread);
    app.clock().shift(Duration::from_secs(10));
    link.sign(&app, &code).await.ok();

    let second = asked(&app, 2).await;
    second.post(&app, "/view", json!({})).await.ok();
    app.clock().shift(Duration::from_secs(60));
    let code = second.code(&app).await;
    refused(&second.sign(&app, &code).await, 400, "sign.read", unread);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_good_for_one_link_and_five_minutes() {
    let app = TestApp::new().await;
    let (link, other) = (asked(&app, 9).await, asked(&app, 2).await);
    link.read(&app).await;
    other.read(&app).await;
    let bad = |answer: &testkit::Answer| refused(answer, 400, "code.bad", "手机验证码错误或已过期");
    bad(&link.sign(&app, "123456").await);
    let code = link.code(&app).await;
    bad(&link.sign(&app, &other_code(&code)).await);
    bad(&other.sign(&app, &code).await);
    app.clock().shift(Duration::from_secs(5 * 60));
    bad(&link.sign(&app, &code).await);
    // Six tries are one too many, whatever the last one is.
    let code = link.code(&app).await;
    for _ in 0..5 {
        bad(&link.sign(&app, &other_code(&code)).await);
    }
    bad(&link.sign(&app, &code).await);
    assert_eq!(number(&app, "SELECT count(*) FROM company_sign WHERE status = 'SIGNED'").await, 0);
}

/// What is refused leaves the code good and no file behind.
#[tokio::test(flavor = "multi_thread")]
async fn a_signature_is_a_picture_and_a_name_can_be_printed() {
    let app = TestApp::new().await;
    let link = asked(&app, 9).await;
    link.read(&app).await;
    let code = link.code(&app).await;
    for image in ["bm8gcGljdHVyZQ==", "data:image/svg+xml;base64,PHN2Zy8+", "***"] {
        let mut wrong = form(&code);
        wrong["signImage"] = image.into();
        refused(&link.post(&app, "/sign", wrong).await, 400, "file.fake", "文件内容与类型不符");
    }
    let mut unprintable = form(&code);
    unprintable["signerName"] = "蓝\u{10FFFD}".into();
    refused(&link.post(&app, "/sign", unprintable).await, 400, "common.format", "签署人姓名格式有误");
    link.sign(&app, &code).await.ok();
    assert_eq!(objects(&app), number(&app, "SELECT count(*) FROM file").await);
}

/// Of two who sign at once, one does; the other's files go again.
#[tokio::test(flavor = "multi_thread")]
async fn two_signatures_at_once_are_one() {
    let app = TestApp::new().await;
    let link = asked(&app, 9).await;
    link.read(&app).await;
    let code = link.code(&app).await;
    let files = "SELECT count(*) FROM file WHERE company_id = 9";
    let before = number(&app, files).await;
    let (one, other) = tokio::join!(link.sign(&app, &code), link.sign(&app, &code));
    let mut statuses = [one.status(), other.status()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 400], "{} {}", one.text(), other.text());
    assert_eq!(number(&app, files).await, before + 2);
    assert_eq!(objects(&app), number(&app, "SELECT count(*) FROM file").await);
    let entries = "SELECT count(*) FROM audit_log WHERE event = 'companySign.sign'";
    assert_eq!(number(&app, entries).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_told_and_final() {
    let app = TestApp::new().await;
    let link = asked(&app, 9).await;
    refused(
        &link.post(&app, "/reject", json!({ "reason": "不签" })).await,
        400,
        "common.invalid",
        "拒签原因长度不能少于5个字符",
    );
    let answer = link.post(&app, "/reject", json!({ "reason": "第九条无法接受" })).await.ok().json();
    assert_eq!(
        (answer["status"].as_str(), answer["rejectReason"].as_str()),
        (Some("REJECTED"), Some("第九条无法接受"))
    );
    assert_eq!(text(&app, "SELECT use_status_reason FROM company WHERE id = 9").await, "NOT_SIGNED");
    let told = "SELECT count(*) FROM message_location_log WHERE template_code = 'SIGN_REJECTED'";
    assert!(number(&app, told).await >= 2);
    for rest in ["/view", "/reject"] {
        let again = link.post(&app, rest, json!({ "reason": "第九条无法接受" })).await;
        assert!(again.status() == 400, "{}", again.text());
    }
}

/// A02-7: fifteen days; the page says so at once, the hourly job tells both sides.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_ends_after_fifteen_days_and_the_staff_send_another() {
    let app = TestApp::new().await;
    execute(&app, "UPDATE company SET bd_user_id = (SELECT id FROM account WHERE login = 'zs1') WHERE id = 9").await;
    let link = asked(&app, 9).await;
    link.read(&app).await;
    app.clock().shift(Duration::from_secs(15 * 24 * 3600));
    assert_eq!(link.get(&app, "").await.ok().json()["status"], "EXPIRED");
    for (rest, body) in
        [("/view", json!({})), ("/sign", form("123456")), ("/reject", json!({ "reason": "已经太晚了" }))]
    {
        refused(&link.post(&app, rest, body).await, 400, "sign.expired", "签署链接已过期");
    }
    app.run_job("sign.expiry").await;
    app.run_job("sign.expiry").await;
    let told = "SELECT count(*) FROM message_location_log WHERE template_code = 'SIGN_EXPIRED' AND user_id = 901";
    assert_eq!(number(&app, told).await, 1);

    link.post(&app, "/reapply", json!({})).await.ok();
    refused(&link.post(&app, "/reapply", json!({})).await, 429, "common.tooMany", "操作过于频繁，请稍后再试");
    let wanted = "SELECT count(*) FROM message_location_log m JOIN account a ON a.id = m.user_id \
                  WHERE m.template_code = 'SIGN_REAPPLY' AND a.login = 'zs1'";
    assert_eq!(number(&app, wanted).await, 1);

    staff(&app).await.post(&format!("{SIGNS}/{}/resend", link.id), json!({})).await.ok();
    let fresh = super::last_link(&app, &link.phone).await;
    assert_eq!((fresh.id, fresh.token == link.token), (link.id, false));
    refused(&link.get(&app, "").await, 404, "common.notFound", "数据不存在或已被删除");
    fresh.signed(&app).await;
    let late = staff(&app).await.post(&format!("{SIGNS}/{}/resend", link.id), json!({})).await;
    refused(&late, 400, "common.state", "当前状态不允许此操作");
}

/// Asking anew makes the earlier link worthless.
#[tokio::test(flavor = "multi_thread")]
async fn one_link_is_open_at_a_time() {
    let app = TestApp::new().await;
    let first = asked(&app, 9).await;
    let second: Link = asked(&app, 9).await;
    refused(&first.post(&app, "/view", json!({})).await, 400, "sign.expired", "签署链接已过期");
    second.post(&app, "/view", json!({})).await.ok();
    assert!(received(&app, &second.phone).await.contains("请签署入驻协议"));
}

/// Objects in the store.
fn objects(app: &TestApp) -> i64 {
    let folders = std::fs::read_dir(app.database().files().join("files")).expect("a store");
    let files = folders.flat_map(|folder| std::fs::read_dir(folder.expect("a folder").path()).expect("a folder"));
    files.count() as i64
}
