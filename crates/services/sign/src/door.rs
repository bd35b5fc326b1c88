//! The way in by a link: a token in the header `X-Sign-Token` opens one row, whatever id the path names.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use futures_util::future::BoxFuture;
use identity::codes::Signer;
use platform::App;
use platform::access::{Caller, UserType};
use platform::document::Scope;
use platform::http::{Problem, Result};
use platform::secret::{same, sha256};
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter};

use crate::entity::{Column, Entity, Model};
use crate::rules;
use crate::texts;

pub const HEADER: &str = "X-Sign-Token";
/// What it carries, for the description of the calls.
pub const LINK: &str = "签署链接中的令牌";
const TOKEN_LIMIT: usize = 200;

/// What the holder of a link sends; empty for none, which opens nothing.
pub struct SignToken(String);

impl<S: Send + Sync> FromRequestParts<S> for SignToken {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self> {
        let given = parts.headers.get(HEADER).and_then(|value| value.to_str().ok()).unwrap_or_default();
        Ok(Self(if given.len() <= TOKEN_LIMIT { given.to_owned() } else { String::new() }))
    }
}

/// A wrong token, the token of another row and an id that nobody has are one answer.
pub async fn by_token(app: &App, id: i64, token: &SignToken) -> Result<Model> {
    let row = Entity::find_by_id(id).one(app.db.read()).await?;
    // Compared also where there is no row, so that both take the same time.
    let expected = row.as_ref().map_or_else(|| sha256(""), |row| row.sign_token.clone());
    let right = same(sha256(&token.0).as_bytes(), expected.as_bytes());
    row.filter(|_| right && !token.0.is_empty()).ok_or_else(Problem::not_found)
}

/// By the link, or by a session: the company's own, and for staff those of the companies that they reach.
pub async fn by_either(app: &App, id: i64, token: &SignToken, caller: Option<&Caller>) -> Result<Model> {
    let Some(caller) = caller.filter(|_| token.0.is_empty()) else { return by_token(app, id, token).await };
    let found = Entity::find_by_id(id).filter(reached(app, caller)).one(app.db.read()).await?;
    let found = found.ok_or_else(Problem::not_found)?;
    if READERS.iter().any(|code| caller.has(code)) { Ok(found) } else { Err(texts::COMMON_FORBIDDEN.into()) }
}

/// Codes with which the records of signing are seen.
pub const READERS: &[&str] = &["business_Info", "platformCompany"];

const SCOPE: Scope = Scope::company("company_id");

pub fn reached(app: &App, caller: &Caller) -> Condition {
    match caller.profile.user_type {
        UserType::Platform => SCOPE.for_caller(app, caller),
        // Whoever asked for it was staff, so a narrower scope than the company would hide it from all.
        UserType::Biz => Condition::all().add(caller.owns(Column::CompanyId)),
    }
}

/// Whom a verification code for signing goes to; nobody while there is nothing to sign.
pub fn signer_of(app: App, token: String) -> BoxFuture<'static, Result<Option<Signer>>> {
    Box::pin(async move {
        if token.is_empty() || token.len() > TOKEN_LIMIT {
            return Ok(None);
        }
        let row = Entity::find().filter(Column::SignToken.eq(sha256(&token))).one(app.db.read()).await?;
        let open = row.filter(|row| rules::may_act(row, app.clock().now()).is_ok());
        Ok(open.map(|row| signer(&row)))
    })
}

/// The code is good for this row and this link alone.
pub fn signer(row: &Model) -> Signer {
    Signer {
        subject: format!("sign:{}:{}", row.id, row.sign_token),
        phone: row.signer_phone.clone(),
        email: row.signer_email.clone(),
    }
}
