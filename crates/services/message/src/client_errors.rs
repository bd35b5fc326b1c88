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
        .summary("客户端错误上报")
        .access(Access::Optional, Tenant::None("it writes a line of a page's fault and reads nothing"))
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
    let bucket = app.secrets.keyed_hash("client-error", &ctx.network());
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
        message = %safe(&error.message),
        stack = %safe(&error.stack.unwrap_or_default()),
        url = %safe(&error.url.unwrap_or_default()),
        release = %error.release.unwrap_or_default(),
        "client error"
    );
    Ok(StatusCode::NO_CONTENT)
}

/// What a browser quotes may be anything that it had in hand.
fn safe(text: &str) -> String {
    without_secrets(&without_queries(text))
}

/// Without what looks like a token, a phone or an identity number: nobody finds a fault by them.
fn without_secrets(text: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    let mut kept = String::with_capacity(text.len());
    let (mut rest, mut after_scheme) = (text, false);
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_word(c) != is_word(first)).unwrap_or(rest.len());
        let (part, tail) = rest.split_at(end);
        if is_word(first) {
            kept.push_str(if after_scheme || looks_secret(part) { "***" } else { part });
            after_scheme = ["bearer", "basic"].contains(&part.to_ascii_lowercase().as_str());
        } else {
            kept.push_str(part);
        }
        rest = tail;
    }
    kept
}

fn looks_secret(word: &str) -> bool {
    let digits = |c: &char| c.is_ascii_digit();
    let longest = word.split(|c: char| !c.is_ascii_digit()).map(str::len).max().unwrap_or(0);
    longest >= 11 || (word.len() >= 24 && word.chars().filter(digits).count() >= 4 && !word.contains(".js"))
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

    /// R25
    #[test]
    fn tokens_phones_and_numbers_of_people_are_blackened() {
        let text =
            "Authorization: Bearer abc.def-1 for 13912345678, id 11010519491231002X (a 3f2b8c1d9e4a7b6c5d0e1f2a)";
        assert_eq!(safe(text), "Authorization: Bearer *** for ***, id *** (a ***)");
        let plain = "TypeError: x is not a function at https://x/assets/vendor-react-DkQ3x9aB12345678.js:10:20";
        assert_eq!(safe(plain), plain);
    }

    /// S8-13
    #[test]
    fn what_stands_behind_a_question_mark_is_not_kept() {
        let text = "failed at http://x/#/token-login?token=secret (y.js?v=1:2)\nnext";
        assert_eq!(without_queries(text), "failed at http://x/#/token-login (y.js)\nnext");
    }
}
