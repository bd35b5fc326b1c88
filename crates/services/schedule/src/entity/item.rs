use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "schedule_item")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub session_id: i64,
    pub offer_id: i64,
    pub company_id: i64,
    pub live_room: String,
    pub show_date: Date,
    pub schedule_type: String,
    pub scene: String,
    pub seq: i32,
    pub plan_stock: i64,
    pub talk_minutes: i32,
    pub status: String,
    pub actual_sales: Option<i64>,
    pub actual_refunds: Option<i64>,
    pub actual_gmv: Option<Money>,
    pub remove_reason: String,
    pub reminded: Option<i32>,
    pub created_by: i64,
    pub created_by_name: String,
    pub created_date: Timestamp,
    pub last_modified_by: i64,
    pub last_modified_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
