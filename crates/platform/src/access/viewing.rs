//! Staff look at the portal as the people of a company see it: they read what those read, and change nothing. Each look
//! is opened by a call of its own, which the audit log keeps; a request then names the company it looks at.

use axum::extract::Request;
use axum::http::HeaderName;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::OnConflict;

use crate::clock::Timestamp;
use crate::db::Tx;
use crate::http::{Problem, Result, texts};

/// Names the company that a request of staff looks at.
pub const HEADER: HeaderName = HeaderName::from_static("x-view-company");

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "session_view")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub session_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: i64,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// For as long as the session lives.
pub async fn open(tx: &Tx, session_id: i64, company_id: i64) -> Result<()> {
    let row = ActiveModel { session_id: Set(session_id), company_id: Set(company_id), created_date: Set(tx.now()) };
    let known =
        OnConflict::columns([Column::SessionId, Column::CompanyId]).update_column(Column::CreatedDate).to_owned();
    Entity::insert(row).on_conflict(known).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn is_open(db: &impl ConnectionTrait, session_id: i64, company_id: i64) -> Result<bool> {
    Ok(Entity::find_by_id((session_id, company_id)).one(db).await?.is_some())
}

/// The company that a request looks at, if it looks at one.
pub fn requested(request: &Request) -> Result<Option<i64>> {
    let Some(value) = request.headers().get(HEADER) else { return Ok(None) };
    let id = value.to_str().ok().and_then(|value| value.parse().ok());
    id.map(Some).ok_or_else(|| Problem::filled(texts::COMMON_BAD_QUERY, &[("name", HEADER.as_str())]))
}
