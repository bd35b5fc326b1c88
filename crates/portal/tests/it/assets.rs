//! The embedded web app, whichever build is embedded. The rules of one file are tested beside them.

use testkit::TestApp;

#[tokio::test]
async fn the_page_is_fresh_each_time_and_not_sent_twice() {
    let app = TestApp::new().await;
    let page = app.anon().get("/").await.ok();
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
    assert!(page.text().contains("</html>"));
    let again = app.anon().get("/").header("if-none-match", page.header("etag")).await;
    assert_eq!((again.status(), again.text().as_str()), (304, ""));
    assert_eq!(again.header("etag"), page.header("etag"));
    let head = app.anon().call(axum::http::Method::HEAD, "/").await;
    assert_eq!((head.status(), head.text().as_str()), (200, ""));
    assert_eq!(head.header("etag"), page.header("etag"));
}

#[tokio::test]
async fn hash_routing_needs_no_fallback() {
    let app = TestApp::new().await;
    for path in ["/dashboard", "/login", "/index.html/", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/index.html.br"] {
        assert_eq!(app.anon().get(path).await.status(), 404, "{path}");
    }
    assert_eq!(app.anon().get("/index.html").await.status(), 200);
}
