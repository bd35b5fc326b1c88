use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "need_supply")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub code: String,
    pub need_type: String,
    pub spu_id: Option<i64>,
    pub title: String,
    pub category_code: String,
    pub brand_hint: String,
    pub target_price_from: Option<Money>,
    pub target_price_to: Option<Money>,
    pub qty: Option<i64>,
    pub live_room: String,
    pub session_date: Option<Date>,
    pub requirement: String,
    pub missing_fields: String,
    pub missing_count: i32,
    pub draft: Option<String>,
    pub company_id: Option<i64>,
    pub company_name: String,
    pub deadline: Timestamp,
    pub accept_many: bool,
    pub status: String,
    pub last_reason: String,
    pub accepted_date: Option<Timestamp>,
    pub created_by: i64,
    pub created_by_name: String,
    pub created_date: Timestamp,
    pub last_modified_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
