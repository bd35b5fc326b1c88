use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;
use serde::Serialize;
use utoipa::ToSchema;

/// Permission to submit in spite of one finding.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, Serialize, ToSchema)]
#[sea_orm(table_name = "offer_waiver")]
#[serde(rename_all = "camelCase")]
#[schema(as = PreCheckWaiver)]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub offer_id: i64,
    pub sku_id: Option<i64>,
    pub rule: String,
    pub reason: String,
    pub status: String,
    pub expire_date: Option<Date>,
    pub created_by: i64,
    pub created_by_name: String,
    pub created_date: Timestamp,
    pub decided_by: Option<i64>,
    pub decided_by_name: Option<String>,
    pub decided_date: Option<Timestamp>,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
