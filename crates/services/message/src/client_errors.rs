//! What went wrong in a browser, into the program's own log, where operators look.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Ctx, Endpoint, Tenant, post, throttle};
use platform::http::{Result, Valid, texts};
use platform::{App, Form};
use serde::Deserialize;

/// A page in a loop of errors says nothing new after this many.
const PER_MINUTE: u64 = 30;

pub fn endpoint() -> Endpoint {
    post("/api/client-errors", report)
        .says("客户端错误上报")
        .access(Access::Optional, Tenant::None)
        .with_initial_password()
        .silent()
        .changes_nothing()
        .takes::<ClientError>()
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClientError {
    #[field("错误信息", max = 1000, required)]
    message: String,
    #[field("调用栈", max = 8000)]
    stack: Option<String>,
    #[field("页面", max = 500)]
    url: Option<String>,
    #[field("版本", max = 100)]
    release: Option<String>,
}

async fn report(
    State(app): State<App>,
    ctx: Ctx,
    caller: Option<Caller>,
    Valid(error): Valid<ClientError>,
) -> Result<StatusCode> {
    let bucket = app.secrets.keyed_hash("client-error", &ctx.ip);
    let over = app.db.technical(bucket, |tx, bucket| async move {
        throttle::is_over(&tx, &bucket, PER_MINUTE, Duration::from_secs(60)).await
    });
    if over.await? {
        return Err(texts::COMMON_TOO_MANY.into());
    }
    tracing::warn!(
        target: "client_error",
        request_id = ctx.request_id,
        user_id = caller.map(|caller| caller.user_id()),
        message = %without_queries(&error.message),
        stack = %without_queries(&error.stack.unwrap_or_default()),
        url = %without_queries(&error.url.unwrap_or_default()),
        release = %error.release.unwrap_or_default(),
        "client error"
    );
    Ok(StatusCode::NO_CONTENT)
}

/// Addresses in messages may carry tokens and names behind their question mark; the log keeps the path.
fn without_queries(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut in_query = false;
    for c in text.chars() {
        in_query = match c {
            '?' => true,
            c if c.is_whitespace() || matches!(c, ')' | '"' | '\'' | '>') => false,
            _ => in_query,
        };
        if !in_query {
            kept.push(c);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S8-13
    #[test]
    fn what_stands_behind_a_question_mark_is_not_kept() {
        let text = "failed at http://x/#/token-login?token=secret (y.js?v=1:2)\nnext";
        assert_eq!(without_queries(text), "failed at http://x/#/token-login (y.js)\nnext");
    }
}
