use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody complained about a company; as the staff wrote it down, and as the company reads it.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, Serialize, ToSchema)]
#[sea_orm(table_name = "company_complaint")]
#[serde(rename_all = "camelCase")]
#[schema(as = CompanyComplaint)]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub happened_date: Date,
    /// Of an offer or an order.
    pub related_code: String,
    pub content: String,
    #[serde(skip)]
    pub created_by: i64,
    pub created_by_name: String,
    pub created_date: Timestamp,
    /// Empty while it counts.
    pub withdraw_reason: String,
    pub withdrawn_by_name: String,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
