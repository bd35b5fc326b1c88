//! The caller: a live session, the user behind it, the user's company and permission codes.
//!
//! Architecture invariant: a handler learns the company from here and from nowhere else.

use std::collections::HashSet;
use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use sea_orm::ColumnTrait;
use sea_orm::sea_query::{ExprTrait, SimpleExpr};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ctx::{Ctx, Operator};
use crate::clock::Timestamp;
use crate::db::Db;
use crate::http::{Problem, Result, texts};

#[derive(Clone)]
pub struct Caller {
    pub session_id: i64,
    pub profile: Arc<Profile>,
    pub ctx: Ctx,
}

/// What identity knows of a user who may enter.
#[derive(Clone, Debug)]
pub struct Profile {
    pub user_id: i64,
    pub login: String,
    pub name_cn: String,
    pub phone: String,
    /// Whether a code that was sent to it has proved the phone; it counts for nothing before.
    pub phone_proved: bool,
    /// The other accounts on the same proved phone: the person behind them is one.
    pub other_accounts: Vec<i64>,
    pub company_id: i64,
    pub company_name: String,
    /// Why the company may not write, where it may not: a value of UseStatusReason.
    pub company_closed: Option<String>,
    /// The live rooms that the company works in.
    pub company_rooms: Vec<String>,
    pub user_type: UserType,
    pub changed_pwd: bool,
    pub role_codes: Vec<String>,
    pub role_names: Vec<String>,
    /// The widest of the roles' data scopes.
    pub data_scope: DataScope,
    pub user_group_id: i64,
    /// The live rooms that the user is limited to; empty for all.
    pub live_rooms: Vec<String>,
    pub codes: HashSet<String>,
    /// The account's own end, where it has one.
    pub expire_date: Option<Timestamp>,
}

/// Whose rows of a company, or of all companies, a role opens; each wider than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DataScope {
    Own,
    Group,
    GroupTree,
    Company,
    All,
}

impl DataScope {
    pub fn parse(text: &str) -> Self {
        match text {
            "ALL" => Self::All,
            "COMPANY" => Self::Company,
            "GROUP_TREE" => Self::GroupTree,
            "GROUP" => Self::Group,
            _ => Self::Own,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum UserType {
    Biz,
    Platform,
}

impl UserType {
    pub fn parse(text: &str) -> Self {
        if text == "PLATFORM" { Self::Platform } else { Self::Biz }
    }
}

/// The service that keeps the accounts answers for them; the platform knows no user table.
#[async_trait::async_trait]
pub trait Directory: Send + Sync {
    /// `None` when the account is missing, disabled or its company locked out: its sessions are void.
    async fn profile(&self, db: &Db, user_id: i64) -> Result<Option<Profile>>;

    /// Staff in the place of somebody of a company; `None` where they may not look at it.
    async fn viewing(&self, db: &Db, staff: &Profile, company_id: i64) -> Result<Option<Profile>>;
}

impl Caller {
    pub fn user_id(&self) -> i64 {
        self.profile.user_id
    }

    pub fn company_id(&self) -> i64 {
        self.profile.company_id
    }

    /// Whether it is this person's own account, whichever of them was used.
    pub fn is_person_of(&self, user_id: i64) -> bool {
        self.user_id() == user_id || self.profile.other_accounts.contains(&user_id)
    }

    pub fn has(&self, code: &str) -> bool {
        self.profile.codes.contains(code)
    }

    /// The predicate that every query on tenant rows carries.
    pub fn owns(&self, company_column: impl ColumnTrait) -> SimpleExpr {
        company_column.into_expr().eq(self.company_id())
    }

    pub fn actor(&self) -> Operator {
        Operator { user_id: self.user_id(), login: self.profile.login.clone(), company_id: self.company_id() }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self> {
        parts.extensions.get::<Self>().cloned().ok_or_else(expired)
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Option<Self>> {
        Ok(parts.extensions.get::<Self>().cloned())
    }
}

/// The raw token of a route that also takes temporary ones.
#[derive(Clone)]
pub struct Bearer(pub String);

impl<S: Send + Sync> OptionalFromRequestParts<S> for Bearer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Option<Self>> {
        Ok(parts.extensions.get::<Self>().cloned())
    }
}

/// S8-01: only a void session says `code: 401`.
pub fn expired() -> Problem {
    Problem::from(texts::AUTH_EXPIRED).with("code", 401)
}
