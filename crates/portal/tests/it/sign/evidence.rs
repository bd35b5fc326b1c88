//! The paper, and what its verification finds.

use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};
use testkit::{Answer, TestApp};

use super::{asked, form, received};
use crate::admin::refused;
use crate::support::{execute, text};

/// What a reader would copy out of it.
fn words(pdf: &[u8]) -> String {
    use std::io::Write;

    let mut reader = Command::new("pdftotext")
        .args(["-layout", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("pdftotext: scripts/setup.sh installs it");
    reader.stdin.take().expect("a pipe").write_all(pdf).expect("written");
    let output = reader.wait_with_output().expect("a text");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// The paper says what was signed, by whom, how it was proved, and what that is not worth.
#[tokio::test(flavor = "multi_thread")]
async fn the_paper_can_be_read_and_says_what_it_proves() {
    let app = TestApp::new().await;
    let link = asked(&app, 9).await;
    let signed = link.signed(&app).await.json();
    let answer = link.get(&app, "/pdf").await.ok();
    assert_eq!(answer.header("content-type"), "application/pdf");
    assert!(answer.header("content-disposition").starts_with("attachment; filename*=UTF-8''%E4%BE%9B"));
    let words = words(answer.bytes());
    for part in [
        "供应商入驻协议",
        "演示文本，须经法务审定后方可用于真实签约。",
        "青岛蓝禾家纺有限公司（统一社会信用代码91370202MA3C4E097K，法定代表人蓝青",
        "十一、电子签署效力",
        "签署证据页",
        "手机号139****0009",
        "演示印章，由程序绘制，不具有任何效力",
        "不代表第三方电子认证机构的认证",
        signed["contentHash"].as_str().expect("a hash"),
        signed["certSerial"].as_str().expect("a serial"),
    ] {
        assert!(words.contains(part), "{part} in {words}");
    }
    assert!(!words.contains(&link.phone) && !words.contains(&link.token));
    assert_eq!(hex::encode(Sha256::digest(answer.bytes())), signed["pdfSha256"].as_str().expect("a hash"));
}

/// A02-7: everything is calculated anew; one changed byte is found.
#[tokio::test(flavor = "multi_thread")]
async fn one_changed_byte_is_found() {
    let app = TestApp::new().await;
    let link = asked(&app, 9).await;
    link.signed(&app).await;
    let verdict = |answer: Answer| {
        let found = answer.ok().json();
        ["valid", "fileUnchanged", "contentUnchanged", "signatureValid", "keyIsCurrent"]
            .map(|name| found[name].as_bool().expect("a verdict"))
    };
    assert_eq!(verdict(link.get(&app, "/verify").await), [true; 5]);

    let key = text(&app, "SELECT key FROM file WHERE slot = 'document' AND company_id = 9").await;
    let path = app.database().files().join("files").join(&key[..2]).join(&key);
    let whole = std::fs::read(&path).expect("the paper");
    let mut changed = whole.clone();
    changed[whole.len() / 2] ^= 1;
    std::fs::write(&path, &changed).expect("written");
    assert_eq!(verdict(link.get(&app, "/verify").await), [false, false, true, true, true]);

    // Whoever also changes the hash that was written down cannot make the platform's signature.
    let hash = hex::encode(Sha256::digest(&changed));
    execute(&app, &format!("UPDATE company_sign SET pdf_sha256 = '{hash}' WHERE id = {}", link.id)).await;
    assert_eq!(verdict(link.get(&app, "/verify").await), [false, true, true, false, true]);

    std::fs::write(&path, &whole).expect("written");
    let hash = hex::encode(Sha256::digest(&whole));
    execute(&app, &format!("UPDATE company_sign SET pdf_sha256 = '{hash}' WHERE id = {}", link.id)).await;
    assert_eq!(verdict(link.get(&app, "/verify").await), [true; 5]);
    execute(
        &app,
        &format!("UPDATE company_sign SET content = replace(content, '不得', '可以') WHERE id = {}", link.id),
    )
    .await;
    assert_eq!(verdict(link.get(&app, "/verify").await), [false, true, false, true, true]);
}

/// Production without a maker of seals: the signature alone, which is then needed, and no word of a seal.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_maker_of_seals_a_signature_is_needed() {
    let app = TestApp::production().await;
    let link = asked(&app, 9).await;
    link.read(&app).await;
    let code = link.code(&app).await;
    let mut undrawn = form(&code);
    undrawn["signImage"] = serde_json::Value::Null;
    refused(&link.post(&app, "/sign", undrawn).await, 400, "common.required", "手写签名不能为空");
    let signed = link.sign(&app, &code).await.ok().json();
    assert_eq!((signed["withSeal"].as_bool(), signed["demo"].as_bool()), (Some(false), Some(false)));
    let words = words(link.get(&app, "/pdf").await.ok().bytes());
    assert!(!words.contains("演示印章") && words.contains("签署证据页"));
}

/// What is not signed has no paper.
#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_paper_before_the_signature() {
    let app = TestApp::new().await;
    let link = asked(&app, 9).await;
    for rest in ["/pdf", "/verify"] {
        refused(&link.get(&app, rest).await, 404, "common.notFound", "数据不存在或已被删除");
    }
    assert!(
        received(&app, &link.phone).await.contains("前打开链接完成签署：http://127.0.0.1:8080/#/company-sign?signId=")
    );
}
