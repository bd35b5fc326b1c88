//! What can be reached, by profile and by listener.

use testkit::TestApp;

const DEMO_HELPER: &str = "admin/api/dev/last-code?phone=13800000001";

#[tokio::test]
async fn a_demonstration_shows_everything_on_the_main_listener() {
    let app = TestApp::new().await;
    for path in ["/health/live", "/health/ready", "/metrics", "/openapi.json", "/"] {
        assert_eq!(app.anon().get(path).await.status(), 200, "{path}");
    }
    // The helper is there: what it refuses is a code that nobody asked for.
    let helper = app.facts().iter().any(|facts| facts.path.ends_with("/dev/last-code"));
    assert!(helper && app.anon().get(DEMO_HELPER).await.status() != 405);
    assert!(app.anon().get("/").await.text().contains(r#"name="portal-profile" content="demo""#));
}

#[tokio::test]
async fn production_keeps_operators_apart_and_has_no_demo_helper() {
    let app = TestApp::production().await;
    for path in ["/metrics", "/openapi.json"] {
        assert_eq!(app.anon().get(path).await.status(), 404, "{path}");
        assert_eq!(app.operator().get(path).await.status(), 200, "{path}");
    }
    for path in ["/health/live", "/health/ready"] {
        assert_eq!(app.anon().get(path).await.status(), 200, "{path}");
        assert_eq!(app.operator().get(path).await.status(), 200, "{path}");
    }
    let helpers: Vec<String> =
        app.facts().into_iter().map(|facts| facts.path).filter(|p| p.contains("/dev/")).collect();
    assert_eq!(helpers, Vec::<String>::new());
    assert_eq!(app.anon().get(DEMO_HELPER).await.status(), 404);
    assert_eq!(app.operator().get("admin/api/account").await.status(), 404);
    assert!(app.anon().get("/").await.text().contains(r#"name="portal-profile" content="production""#));
}

/// The contract names every endpoint with its rules, and no helper of a demonstration.
#[tokio::test]
async fn the_contract_is_the_registry() {
    let app = TestApp::new().await;
    let document = app.anon().get("/openapi.json").await.ok().json();
    let facts = portal::facts().expect("a complete registry");
    assert!(facts.len() > 15, "{}", facts.len());
    for facts in &facts {
        let operation = &document["paths"][&facts.path][facts.method.as_str().to_lowercase()];
        assert_eq!(operation["summary"], facts.summary, "{} {}", facts.method, facts.path);
        assert!(operation["x-permission"].is_string() && operation["x-tenant"].is_string());
        assert_eq!(operation["x-audit"].as_str(), facts.audit);
    }
    let operations: usize =
        document["paths"].as_object().expect("paths").values().map(|p| p.as_object().map_or(0, |p| p.len())).sum();
    assert_eq!(operations, facts.len());
    assert!(!document.to_string().contains("/dev/"));
    assert_eq!(portal::openapi_json().expect("a document"), portal::openapi_json().expect("a document"));
}

/// The measurements name routes, never the paths that were typed.
#[tokio::test]
async fn measurements_are_kept_by_route() {
    let app = TestApp::new().await;
    app.anon().get("/services/admin/api/secret-13800000001").await;
    app.anon().get("admin/api/account").await;
    let metrics = app.anon().get("/metrics").await.ok().text();
    assert!(metrics.contains(r#"route="/services/admin/api/account""#), "{metrics}");
    assert!(!metrics.contains("13800000001"), "{metrics}");
}
