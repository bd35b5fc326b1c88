use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "supply_info")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub item_id: i64,
    pub session_id: i64,
    pub offer_id: i64,
    pub sku_id: i64,
    pub company_id: i64,
    pub owner_id: i64,
    pub offer_code: String,
    pub offer_name: String,
    pub sku_name: String,
    pub category_code: String,
    pub live_room: String,
    pub session_date: Date,
    pub plan_stock: i64,
    pub deadline: Timestamp,
    pub status: String,
    pub available_stock: Option<i64>,
    pub lock_stock: Option<i64>,
    pub daily_capacity: Option<i64>,
    pub ship_hours: String,
    pub ship_warehouse: Option<i64>,
    pub presale: bool,
    pub presale_ship_date: Option<Date>,
    pub batch_no: String,
    pub production_date: Option<Date>,
    pub shelf_life_days: Option<i32>,
    pub near_expiry: bool,
    pub price_confirmed: bool,
    pub remark: String,
    pub reject_reason: String,
    pub asked_date: Option<Timestamp>,
    /// It was too late then, whatever was said since.
    pub overdue_date: Option<Timestamp>,
    pub last_modified_by: i64,
    pub last_modified_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
