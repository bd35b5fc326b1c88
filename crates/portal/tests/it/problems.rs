//! What a refused request answers, whoever refuses it.

use testkit::TestApp;

/// S8-04: an unknown path is a problem like any other, with the path and the request id.
#[tokio::test]
async fn an_unknown_path_is_a_problem() {
    let app = TestApp::new().await;
    for path in ["/services/admin/api/nothing", "/nothing.js", "/assets/nothing.js", "/services"] {
        let answer = app.anon().get(path).request_id("trace-0001").await;
        assert_eq!(answer.status(), 404, "{path}");
        assert_eq!(answer.header("content-type"), "application/problem+json");
        assert_eq!(answer.header("cache-control"), "no-store");
        let expected = serde_json::json!({
            "type": "about:blank",
            "title": "数据不存在或已被删除",
            "status": 404,
            "message": "数据不存在或已被删除",
            "errorKey": "common.notFound",
            "path": path,
            "requestId": "trace-0001",
        });
        assert_eq!(answer.json(), expected);
    }
}

#[tokio::test]
async fn a_wrong_method_is_a_problem() {
    let app = TestApp::new().await;
    let answer = app.anon().delete("admin/api/account").await;
    assert_eq!((answer.status(), answer.error_key().as_str()), (405, "common.method"));
    assert_eq!(app.anon().delete("/").await.status(), 405);
}

/// The trace id is echoed when it looks like one, made otherwise, and decides nothing.
#[tokio::test]
async fn a_request_id_is_echoed_or_made() {
    let app = TestApp::new().await;
    let anon = app.anon();
    assert_eq!(anon.get("/health/live").request_id("abc-12345").await.header("x-request-id"), "abc-12345");
    for forged in ["short", "has a space in it", "<script>alert(1)</script>", &"x".repeat(65), "quote\"quote\""] {
        let made = anon.get("/health/live").request_id(forged).await;
        let id = made.header("x-request-id");
        assert!(id.len() == 36 && id != forged, "{forged} → {id}");
    }
    let (one, two) = (anon.get("/health/live").await, anon.get("/health/live").await);
    assert_ne!(one.header("x-request-id"), two.header("x-request-id"));
}

/// R29: every answer, good or bad, page or call, carries the headers that keep a browser safe.
#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let app = TestApp::new().await;
    for path in ["/", "/services/admin/api/account", "/services/admin/api/nothing", "/health/live", "/metrics"] {
        let answer = app.anon().get(path).await;
        let policy = answer.header("content-security-policy");
        for rule in ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(rule), "{path}: {policy}");
        }
        assert!(!policy.contains("script-src 'self' 'unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), "", "{path}");
    }
}

/// S8-01: a call without a session, or with an unknown one, says `code: 401`.
#[tokio::test]
async fn a_void_session_is_told_by_its_code() {
    let app = TestApp::new().await;
    for client in [app.anon(), app.anon().with_token("no-such-token"), app.anon().with_token("x".repeat(201))] {
        let answer = client.get("admin/api/account").await;
        assert_eq!(answer.status(), 401);
        assert_eq!(answer.json()["code"], 401);
        assert_eq!(answer.json()["title"], "你当前的会话已超时，请重新登陆");
    }
    app.login("200001", "admin").await.get("admin/api/account").await.ok();
}
