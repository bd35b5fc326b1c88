use platform::form::Decimal;
use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

/// A shop that the company names in its profile.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "company_store")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub platform_type: String,
    pub store_name: String,
    pub store_url: String,
    pub seller_id: String,
    pub store_type: String,
    pub open_date: Option<Date>,
    /// Times 100.
    pub dsr_score: Option<i64>,
    pub store_status: String,
    pub created_by: i64,
    pub created_date: Timestamp,
    pub last_modified_by: i64,
    pub last_modified_date: Timestamp,
    pub is_deleted: bool,
    pub row_version: i32,
}

impl Model {
    pub fn score(&self) -> Option<Decimal<2>> {
        self.dsr_score.map(Decimal)
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
