//! What a refused request answers: `application/problem+json` with one Chinese sentence.
//!
//! Which constructor to use where:
//! - a text of the catalogue: `Problem::from(texts::AUTH_BAD)` or `texts::AUTH_BAD.into()`;
//! - a text with placeholders: `Problem::filled(texts::COMMON_MAX, &[("label", …)])`;
//! - wrong fields: collect them in [`Checks`](super::Checks), which names each field;
//! - anything unexpected: `?` on the error; the caller reads only 系统开小差啦，请重试.

use std::sync::Arc;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sea_orm::{DbErr, SqlErr};
use serde::Serialize;
use serde_json::{Map, Value};
use sqlx::error::DatabaseError;
use sqlx::sqlite::SqliteError;
use utoipa::ToSchema;

use super::texts::{self, Text};

pub type Result<T, E = Problem> = std::result::Result<T, E>;

#[derive(Clone, Debug)]
pub struct Problem {
    pub status: StatusCode,
    pub error_key: &'static str,
    pub title: String,
    pub field_errors: Vec<FieldError>,
    /// Members beside the standard ones, such as `code` and `captchaRequired`.
    pub extra: Vec<(&'static str, Value)>,
    /// For the log only; never shown.
    pub cause: Option<Arc<Cause>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FieldError {
    pub field: String,
    pub label: String,
    pub message: String,
}

#[derive(Debug)]
pub enum Cause {
    Db(DbErr),
    Other(String),
}

impl Problem {
    pub fn filled(text: Text, values: &[(&str, &str)]) -> Self {
        Self { title: text.fill(values), ..Self::from(text) }
    }

    pub fn internal(cause: impl std::fmt::Display) -> Self {
        Self { cause: Some(Arc::new(Cause::Other(cause.to_string()))), ..Self::from(texts::COMMON_SERVER) }
    }

    pub fn unavailable(cause: impl std::fmt::Display) -> Self {
        Self { cause: Some(Arc::new(Cause::Other(cause.to_string()))), ..Self::from(texts::COMMON_UNAVAILABLE) }
    }

    /// What a list of results says of one that failed. Its answer as a whole is a success, so the log learns of it here.
    pub fn told(&self) -> String {
        if self.status.is_server_error() {
            tracing::error!(problem = %self, "a part of a request failed");
        }
        self.title.clone()
    }

    pub fn not_found() -> Self {
        texts::COMMON_NOT_FOUND.into()
    }

    /// One wrong field, where a whole list of checks would be too much.
    pub fn field(field: &str, label: &str, text: Text) -> Self {
        let message = text.text.replace("{label}", label);
        let error = FieldError { field: field.into(), label: label.into(), message: message.clone() };
        Self { field_errors: vec![error], title: message, ..Self::from(text) }
    }

    pub fn with(mut self, member: &'static str, value: impl Into<Value>) -> Self {
        self.extra.push((member, value.into()));
        self
    }

    pub fn with_status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    /// Another copy or another transaction got there first; the same work may succeed when tried again.
    pub fn is_transient(&self) -> bool {
        match self.cause.as_deref() {
            Some(Cause::Db(error)) => sql_state(error).is_some_and(|state| matches!(&*state, "40001" | "40P01")),
            _ => false,
        }
    }

    /// A unique key refused the row.
    pub fn is_duplicate(&self) -> bool {
        match self.cause.as_deref() {
            Some(Cause::Db(error)) => {
                matches!(error.sql_err(), Some(SqlErr::UniqueConstraintViolation(_)))
            }
            _ => false,
        }
    }

    /// The body, once the outer layer knows where the request came in.
    pub fn body(&self, path: &str, request_id: &str) -> Value {
        let mut body = Map::new();
        body.insert("type".into(), "about:blank".into());
        body.insert("title".into(), self.title.clone().into());
        body.insert("status".into(), self.status.as_u16().into());
        body.insert("message".into(), self.title.clone().into());
        body.insert("errorKey".into(), self.error_key.into());
        body.insert("path".into(), path.into());
        body.insert("requestId".into(), request_id.into());
        if !self.field_errors.is_empty() {
            body.insert("fieldErrors".into(), serde_json::json!(self.field_errors));
        }
        body.extend(self.extra.iter().map(|(member, value)| ((*member).to_owned(), value.clone())));
        body.into()
    }
}

impl From<Text> for Problem {
    fn from(text: Text) -> Self {
        Self {
            status: StatusCode::from_u16(text.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            error_key: text.key,
            title: text.text.to_owned(),
            field_errors: Vec::new(),
            extra: Vec::new(),
            cause: None,
        }
    }
}

impl From<DbErr> for Problem {
    fn from(error: DbErr) -> Self {
        let text = match error.sql_err() {
            // Somebody else was a moment earlier with the same.
            Some(SqlErr::UniqueConstraintViolation(_)) => texts::COMMON_CONFLICT,
            _ if is_out_of_reach(&error) => texts::COMMON_UNAVAILABLE,
            _ => texts::COMMON_SERVER,
        };
        Self { cause: Some(Arc::new(Cause::Db(error))), ..Self::from(text) }
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        Self::internal(error)
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.status.as_u16(), self.error_key)?;
        match self.cause.as_deref() {
            Some(cause) => write!(f, ": {cause:?}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}

/// The outer layer finds the problem in the extensions and writes the body with path and request id.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response.extensions_mut().insert(self);
        response
    }
}

/// The shape above, for the OpenAPI document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Problem)]
pub struct ProblemBody {
    pub r#type: String,
    pub title: String,
    pub status: u16,
    pub message: String,
    pub error_key: String,
    pub path: String,
    pub request_id: String,
    #[schema(required = false)]
    pub field_errors: Vec<FieldError>,
    /// 401 when the session is void or expired.
    #[schema(required = false)]
    pub code: Option<i32>,
    #[schema(required = false)]
    pub captcha_required: Option<bool>,
}

fn sql_state(error: &DbErr) -> Option<String> {
    let (DbErr::Exec(inner) | DbErr::Query(inner)) = error else { return None };
    let sea_orm::RuntimeErr::SqlxError(inner) = inner else { return None };
    Some(inner.as_database_error()?.code()?.into_owned())
}

fn is_out_of_reach(error: &DbErr) -> bool {
    match error {
        DbErr::Conn(_) | DbErr::ConnectionAcquire(_) => true,
        DbErr::Exec(sea_orm::RuntimeErr::SqlxError(inner)) | DbErr::Query(sea_orm::RuntimeErr::SqlxError(inner)) => {
            if let Some(sqlite) = inner.as_database_error().and_then(|e| e.try_downcast_ref::<SqliteError>()) {
                return is_sqlite_out_of_reach(sqlite);
            }
            // Class 57: the server is shutting down; class 53: out of resources, a full disk among them.
            let state = inner.as_database_error().and_then(|e| e.code()).unwrap_or_default();
            matches!(&**inner, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed)
                || state.starts_with("57")
                || state.starts_with("53")
        }
        _ => false,
    }
}

/// SQLite's first byte: busy, locked, no disk, full disk, no file.
fn is_sqlite_out_of_reach(error: &SqliteError) -> bool {
    let code = error.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default();
    matches!(code & 0xff, 5 | 6 | 10 | 13 | 14)
}
