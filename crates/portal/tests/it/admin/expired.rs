//! What a refused call says, by its kind: a void session, a refused login, a missing permission.

use std::time::Duration;

use axum::Json;
use platform::access::{Access, Routes, Tenant, get};
use testkit::TestApp;

use super::{refused, try_login, void};

/// A01-5, S8-01, S8-02, S2-09: an expired session says `code: 401`, a refused login does not.
#[tokio::test]
async fn an_expired_session_is_told_by_its_code_and_a_refused_login_is_not() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    user.get("admin/api/account").await.ok();
    app.clock().shift(Duration::from_secs(31 * 60));
    for path in ["admin/api/account", "admin/api/sessions", "admin/api/company/profile"] {
        void(&user.get(path).await);
    }
    void(&user.post("admin/api/findPermissionByUser", serde_json::json!({ "language": "CHINA" })).await);
    let login = try_login(&app.anon(), "200001", "admin", "Wrong@2026").await;
    refused(&login, 401, "auth.bad", "用户名或密码错误");
}

/// S8-03: a missing permission has its own sentence, and says nothing of the session.
#[tokio::test]
async fn a_missing_permission_is_403() {
    let app = TestApp::new().await;
    let coded = || get("/api/coded", async || Json(true)).summary("x");
    let routes =
        || Routes::service("admin").route(coded().access(Access::Codes(&["accountManager"]), Tenant::None("nothing")));
    let (admin, viewer) = (app.login("200001", "admin").await, app.login("200001", "viewer").await);
    let ask = |token: &str| app.anon_of(routes()).with_token(token).get("admin/api/coded");
    ask(admin.token()).await.ok();
    refused(&ask(viewer.token()).await, 403, "common.forbidden", "没有访问权限");
    void(&app.anon_of(routes()).get("admin/api/coded").await);
}

/// S8-02: every refusal that the page shows has a Chinese title.
#[tokio::test]
async fn refusals_have_titles() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    refused(&user.get("admin/api/login-logs?size=0").await, 400, "common.badQuery", "查询参数有误：size");
    refused(&user.delete("admin/api/sessions/1").await, 404, "common.notFound", "数据不存在或已被删除");
    refused(&user.get("admin/api/logout").await, 405, "common.method", "请求方式不支持");
}
