//! What operators look at: `/health/live`, `/health/ready`, `/metrics`.

use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use sea_orm::ConnectionTrait;
use serde_json::{Value, json};

use crate::app::App;

const PING_LIMIT: Duration = Duration::from_millis(1_500);

/// `ready` turns false before a stop, so that a balancer sends nothing new.
pub fn health_routes(ready: Arc<AtomicBool>) -> Router<App> {
    let readiness = async move |State(app): State<App>| -> (StatusCode, Json<Value>) {
        let ping = tokio::time::timeout(PING_LIMIT, app.db.read().execute_unprepared("SELECT 1")).await;
        let database = matches!(ping, Ok(Ok(_)));
        let ready = ready.load(Ordering::Relaxed);
        let status = if ready && database { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
        (status, Json(json!({ "ready": ready && database, "database": database, "stopping": !ready })))
    };
    Router::new()
        .route("/health/live", get(async || Json(json!({ "live": true }))))
        .route("/health/ready", get(readiness))
}

pub fn metrics_route(handle: PrometheusHandle) -> Router<App> {
    Router::new().route("/metrics", get(async move || handle.render()))
}

/// One recorder per process, however many apps a test starts.
pub fn metrics_handle() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    const BUCKETS: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
    HANDLE
        .get_or_init(|| {
            let builder = PrometheusBuilder::new();
            let named = Matcher::Full("http_request_seconds".into());
            let recorder = match builder.set_buckets_for_metric(named, BUCKETS) {
                Ok(builder) => builder.build_recorder(),
                Err(_) => PrometheusBuilder::new().build_recorder(),
            };
            let handle = recorder.handle();
            // Somebody else's recorder, in a test: ours then stays empty, which harms nobody.
            metrics::set_global_recorder(recorder).ok();
            handle
        })
        .clone()
}
