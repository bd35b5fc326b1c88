//! `POST /api/client-errors`: what went wrong in a browser, into the operators' log.

use std::time::Duration;

use serde_json::json;
use testkit::TestApp;

use crate::admin::refused;

const REPORT: &str = "application/api/client-errors";

/// S8-13
#[tokio::test]
async fn a_report_is_taken_from_anybody() {
    let app = TestApp::new().await;
    let form =
        json!({ "message": "TypeError: x is undefined", "stack": "at a.js:1", "url": "/#/login", "release": "1" });
    for client in [app.anon(), app.login("200001", "admin").await, app.anon().with_token("void")] {
        let answer = client.post(REPORT, form.clone()).await;
        assert_eq!((answer.status(), answer.bytes().len()), (204, 0));
    }
}

/// S8-13: a page in a loop of errors is throttled by its network.
#[tokio::test]
async fn a_loop_of_errors_is_throttled() {
    let app = TestApp::new().await;
    let report = |network: u8| app.anon().from_ip([10, 0, 0, network]).post(REPORT, json!({ "message": "x" }));
    for _ in 0..30 {
        report(1).await.ok();
    }
    refused(&report(1).await, 429, "common.tooMany", "操作过于频繁，请稍后再试");
    report(2).await.ok();
    app.clock().shift(Duration::from_secs(61));
    report(1).await.ok();
}

/// S8-13
#[tokio::test]
async fn a_report_has_its_bounds() {
    let app = TestApp::new().await;
    let report = |form: serde_json::Value| app.anon().post(REPORT, form);
    refused(&report(json!({ "message": "" })).await, 400, "common.invalid", "错误信息不能为空");
    let long = report(json!({ "message": "x".repeat(1001) })).await;
    refused(&long, 400, "common.invalid", "错误信息长度不能超过1000个字符");
    let long = report(json!({ "message": "x", "stack": "x".repeat(8001) })).await;
    refused(&long, 400, "common.invalid", "调用栈长度不能超过8000个字符");
    refused(&report(json!({ "message": "x", "level": 1 })).await, 400, "common.unknownField", "不支持的字段：level");
    report(json!({ "message": "x".repeat(1000), "stack": "x".repeat(8000) })).await.ok();
}
