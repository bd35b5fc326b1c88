//! Checked input: a body arrives in a handler only when every field keeps its rules.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use utoipa::openapi::RefOr;
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{Schema, SchemaType, Type};

use super::problem::{FieldError, Problem, Result};
use super::texts::{self, Text};

pub const JSON_LIMIT_BYTES: usize = 1024 * 1024;
const JSON_DEPTH_LIMIT: usize = 64;
const BODY_TIME: Duration = Duration::from_secs(20);

/// A form: `#[derive(Form)]` implements it from the `#[field(…)]` lines.
pub trait Form: Sized {
    const FIELDS: &'static [FieldFact];

    /// Trims what people type; `raw` fields (passwords) stay as they are.
    fn normalise(&mut self);

    fn check(&self, checks: &mut Checks);
}

/// What is known about a field, from its one line of declaration.
#[derive(Clone, Copy, Debug)]
pub struct FieldFact {
    pub name: &'static str,
    pub label: &'static str,
    pub max: Option<usize>,
    pub min: Option<usize>,
    pub required: bool,
    pub dict: Option<&'static str>,
    pub kind: FieldKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    Plain,
    Phone,
    Email,
}

impl FieldFact {
    /// The type's own schema with what the declaration adds to it.
    pub fn describe(&self, schema: RefOr<Schema>, nullable: bool) -> RefOr<Schema> {
        let RefOr::T(Schema::Object(mut object)) = schema else { return schema };
        if nullable && let SchemaType::Type(kind) = object.schema_type {
            object.schema_type = SchemaType::Array(vec![kind, Type::Null]);
        }
        object.title = Some(self.label.to_owned());
        object.max_length = self.max;
        object.min_length = self.min;
        let mut extensions = Extensions::default();
        extensions.insert("x-required".into(), self.required.into());
        if let Some(dict) = self.dict {
            extensions.insert("x-dict".into(), dict.into());
        }
        if self.kind != FieldKind::Plain {
            extensions.insert("x-kind".into(), format!("{:?}", self.kind).to_lowercase().into());
        }
        object.extensions = Some(extensions);
        RefOr::T(Schema::Object(object))
    }
}

/// The wrong fields of a form, collected so that the page can mark all of them at once.
#[derive(Default)]
pub struct Checks {
    errors: Vec<FieldError>,
}

impl Checks {
    pub fn refuse(&mut self, field: &str, label: &str, message: impl Into<String>) {
        self.errors.push(FieldError { field: field.into(), label: label.into(), message: message.into() });
    }

    pub fn text(&mut self, fact: &FieldFact, value: &str) {
        let length = value.chars().count();
        if value.trim().is_empty() {
            if fact.required {
                self.refuse_with(fact, texts::COMMON_REQUIRED, &[("label", fact.label)]);
            }
            return;
        }
        if let Some(max) = fact.max.filter(|max| length > *max) {
            self.refuse_with(fact, texts::COMMON_MAX, &[("label", fact.label), ("n", &max.to_string())]);
        }
        if fact.min.is_some_and(|min| length < min) {
            self.refuse(fact.name, fact.label, format!("{}长度不能少于{}个字符", fact.label, fact.min.unwrap_or(0)));
        }
        match fact.kind {
            FieldKind::Phone if !is_mobile(value) => self.refuse_with(fact, texts::PHONE_FORMAT, &[]),
            FieldKind::Email if !is_email(value) => self.refuse_with(fact, texts::EMAIL_FORMAT, &[]),
            _ => {}
        }
    }

    pub fn missing(&mut self, fact: &FieldFact) {
        if fact.required {
            self.refuse_with(fact, texts::COMMON_REQUIRED, &[("label", fact.label)]);
        }
    }

    pub fn finish(self) -> Result<()> {
        let Some(first) = self.errors.first() else { return Ok(()) };
        let title = first.message.clone();
        Err(Problem { title, field_errors: self.errors, ..Problem::from(texts::COMMON_INVALID) })
    }

    fn refuse_with(&mut self, fact: &FieldFact, text: Text, values: &[(&str, &str)]) {
        self.refuse(fact.name, fact.label, text.fill(values));
    }
}

/// S5-07: eleven digits, 1 then 3 to 9.
pub fn is_mobile(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 11 && bytes[0] == b'1' && (b'3'..=b'9').contains(&bytes[1]) && bytes.iter().all(u8::is_ascii_digit)
}

/// S5-08: one @, a name before it, a dotted host after it, no spaces or control characters.
pub fn is_email(text: &str) -> bool {
    let Some((name, host)) = text.split_once('@') else { return false };
    let plain = |c: char| !c.is_whitespace() && !c.is_control() && !"@,;<>\"".contains(c);
    !name.is_empty()
        && text.len() <= 100
        && name.chars().all(plain)
        && host.chars().all(plain)
        && host.split('.').count() >= 2
        && host.split('.').all(|label| !label.is_empty())
}

/// A JSON body that has passed its form's checks.
pub struct Valid<T>(pub T);

impl<T, S> FromRequest<S> for Valid<T>
where
    T: Form + DeserializeOwned,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request(request: Request, _state: &S) -> Result<Self> {
        let bytes = read_body(request.into_body()).await?;
        let mut form: T = parse_json(&bytes)?;
        form.normalise();
        let mut checks = Checks::default();
        form.check(&mut checks);
        checks.finish()?;
        Ok(Self(form))
    }
}

/// The whole body, within its limit and in good time: whoever sends a byte a second does not hold a place for long.
pub async fn read_body(body: Body) -> Result<Bytes> {
    match tokio::time::timeout(BODY_TIME, axum::body::to_bytes(body, JSON_LIMIT_BYTES)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(texts::COMMON_TOO_LARGE.into()),
        Err(_) => Err(texts::COMMON_TIMEOUT.into()),
    }
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

pub fn parse_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T> {
    if !is_shallow(bytes) || has_null_character(bytes) {
        return Err(texts::COMMON_BAD_JSON.into());
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let detail = error.inner().to_string();
        if let Some(name) = detail.strip_prefix("unknown field `").and_then(|rest| rest.split('`').next()) {
            return Problem::filled(texts::COMMON_UNKNOWN_FIELD, &[("name", name)]);
        }
        if let Some(name) = detail.strip_prefix("missing field `").and_then(|rest| rest.split('`').next()) {
            let mut checks = Checks::default();
            checks.refuse(name, name, texts::COMMON_REQUIRED.fill(&[("label", name)]));
            return checks.finish().err().unwrap_or_else(|| texts::COMMON_BAD_JSON.into());
        }
        match path.as_str() {
            "." | "?" => Problem::from(texts::COMMON_BAD_JSON),
            field => Problem::field(field, field, texts::COMMON_BAD_JSON),
        }
    })?;
    reader.end().map_err(|_| Problem::from(texts::COMMON_BAD_JSON))?;
    Ok(value)
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

    /// S5-07, S5-08
    #[test]
    fn phones_and_mails_follow_their_rules() {
        assert!(is_mobile("13800000001"));
        for wrong in ["12800000001", "1380000000", "138000000011", "1380000000a", "２3800000001"] {
            assert!(!is_mobile(wrong), "{wrong}");
        }
        assert!(is_email("admin@c2.example"));
        for wrong in ["admin", "a@b", "a@b@c.d", "a b@c.d", "a@.d", "a@c.d\n", "@c.d"] {
            assert!(!is_email(wrong), "{wrong:?}");
        }
    }

    #[test]
    fn deep_and_null_ridden_bodies_are_refused() {
        let deep = format!("{}1{}", "[".repeat(65), "]".repeat(65));
        assert!(parse_json::<serde_json::Value>(deep.as_bytes()).is_err());
        assert!(parse_json::<serde_json::Value>(br#"{"a":"\u0000"}"#).is_err());
        assert!(parse_json::<serde_json::Value>(br#"{"a":"[[[["}"#).is_ok());
    }
}
