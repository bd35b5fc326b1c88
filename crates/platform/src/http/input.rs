//! Checked input: a body arrives in a handler only when every field keeps its rules.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::problem::{Problem, Result};
use super::texts;
use crate::app::App;
use crate::form::{Checks, FieldFact, Form, find_fact};

pub const JSON_LIMIT_BYTES: usize = 1024 * 1024;
const JSON_DEPTH_LIMIT: usize = 64;
const BODY_TIME: Duration = Duration::from_secs(20);

/// A JSON body that has passed its form's checks.
pub struct Valid<T>(pub T);

impl<T> FromRequest<App> for Valid<T>
where
    T: Form + DeserializeOwned + Send,
{
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        let bytes = read_body(request.into_body()).await?;
        let mut form: T = parse_form(&bytes)?;
        form.normalise();
        let dictionaries = match T::uses_dictionaries() {
            true => Some(app.dict.all(&app.db).await?),
            false => None,
        };
        let mut checks = Checks::default().knowing(dictionaries);
        form.check(&mut checks);
        checks.finish()?;
        Ok(Self(form))
    }
}

/// A JSON body of the right shape, trimmed; how complete it has to be is for whoever takes it to ask.
pub struct Shaped<T>(pub T);

impl<T> FromRequest<App> for Shaped<T>
where
    T: Form + DeserializeOwned + Send,
{
    type Rejection = Problem;

    async fn from_request(request: Request, _app: &App) -> Result<Self> {
        let mut form: T = parse_form(&read_body(request.into_body()).await?)?;
        form.normalise();
        Ok(Self(form))
    }
}

/// The whole body, within its limit and in good time: whoever sends a byte a second does not hold a place for long.
pub async fn read_body(body: Body) -> Result<Bytes> {
    match tokio::time::timeout(BODY_TIME, axum::body::to_bytes(body, JSON_LIMIT_BYTES)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) if is_too_long(&error) => Err(texts::COMMON_TOO_LARGE.into()),
        // It ended before its end.
        Ok(Err(_)) => Err(texts::COMMON_BAD_JSON.into()),
        Err(_) => Err(texts::COMMON_TIMEOUT.into()),
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<http_body_util::LengthLimitError>())
}

/// Query parameters, with a problem that names the wrong one.
pub struct Params<T>(pub T);

impl<T, S> FromRequestParts<S> for Params<T>
where
    T: DeserializeOwned,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self> {
        axum::extract::Query::try_from_uri(&parts.uri).map(|query| Self(query.0)).map_err(|error| {
            let detail = error.body_text();
            let name = detail.split('`').nth(1).unwrap_or("query").to_owned();
            Problem::filled(texts::COMMON_BAD_QUERY, &[("name", &name)])
        })
    }
}

/// A form that is saved says which version of it was read.
pub fn version_missing() -> Problem {
    let label = "数据版本";
    let mut checks = Checks::default();
    checks.refuse("rowVersion", label, texts::COMMON_REQUIRED.fill(&[("label", label)]));
    checks.finish().err().unwrap_or_else(|| texts::COMMON_BAD_JSON.into())
}

/// A path id. Anything that is no id is a thing that does not exist.
pub struct Id(pub i64);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|p| p.0.parse::<i64>().ok()).filter(|id| (0..1 << 53).contains(id));
        id.map(Self).ok_or_else(Problem::not_found)
    }
}

/// A form, with its own labels in what is wrong with it.
fn parse_form<T: Form + DeserializeOwned>(bytes: &[u8]) -> Result<T> {
    parse_labelled(bytes, T::FIELDS)
}

pub fn parse_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T> {
    parse_labelled(bytes, &[])
}

fn parse_labelled<T: DeserializeOwned>(bytes: &[u8], fields: &[FieldFact]) -> Result<T> {
    if !is_shallow(bytes) || has_null_character(bytes) {
        return Err(texts::COMMON_BAD_JSON.into());
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| misfit(&error, fields))?;
    reader.end().map_err(|_| Problem::from(texts::COMMON_BAD_JSON))?;
    Ok(value)
}

/// A form out of JSON that is already read.
pub fn form_of<T: Form + DeserializeOwned>(value: serde_json::Value) -> Result<T> {
    serde_path_to_error::deserialize(value).map_err(|error| misfit(&error, T::FIELDS))
}

/// Says which field does not fit its type.
fn misfit(error: &serde_path_to_error::Error<serde_json::Error>, fields: &[FieldFact]) -> Problem {
    let path = error.path().to_string();
    let detail = error.inner().to_string();
    if let Some(name) = detail.strip_prefix("unknown field `").and_then(|rest| rest.split('`').next()) {
        return Problem::filled(texts::COMMON_UNKNOWN_FIELD, &[("name", name)]);
    }
    let missing = detail.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    let at_top = matches!(path.as_str(), "." | "?");
    let (name, text) = match missing {
        Some(name) if at_top => (name.to_owned(), texts::COMMON_REQUIRED),
        Some(name) => (format!("{path}.{name}"), texts::COMMON_REQUIRED),
        None if at_top => return texts::COMMON_BAD_JSON.into(),
        None => (path, texts::COMMON_FORMAT),
    };
    let mut checks = Checks::default();
    match label_of(fields, &name) {
        Some(label) => checks.refuse(&name, label, text.fill(&[("label", label)])),
        // What has no name in Chinese is named by its path alone, never in a sentence.
        None => checks.refuse(&name, "", texts::COMMON_BAD_JSON.text),
    }
    checks.finish().err().unwrap_or_else(|| texts::COMMON_BAD_JSON.into())
}

/// Of the field, or of the nearest one around it that has a label.
fn label_of(fields: &[FieldFact], path: &str) -> Option<&'static str> {
    match find_fact(fields, path) {
        Some(fact) => Some(fact.label),
        None => label_of(fields, path.rsplit_once('.')?.0),
    }
}

/// PostgreSQL keeps no NUL in a text, so none gets in.
fn has_null_character(bytes: &[u8]) -> bool {
    bytes.contains(&0) || bytes.windows(6).any(|window| window == br"\u0000")
}

/// Nesting costs stack; a form of ours is a handful deep.
fn is_shallow(bytes: &[u8]) -> bool {
    let (mut depth, mut in_text, mut escaped) = (0_usize, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'{' | b'[' if !in_text => {
                depth += 1;
                if depth > JSON_DEPTH_LIMIT {
                    return false;
                }
            }
            b'}' | b']' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deep_and_null_ridden_bodies_are_refused() {
        let deep = format!("{}1{}", "[".repeat(65), "]".repeat(65));
        assert!(parse_json::<serde_json::Value>(deep.as_bytes()).is_err());
        assert!(parse_json::<serde_json::Value>(br#"{"a":"\u0000"}"#).is_err());
        assert!(parse_json::<serde_json::Value>(br#"{"a":"[[[["}"#).is_ok());
    }
}
