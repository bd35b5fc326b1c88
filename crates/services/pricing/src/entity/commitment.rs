use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "price_commitment")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub offer_id: i64,
    pub offer_code: String,
    pub offer_name: String,
    pub sku_id: i64,
    pub sku_name: String,
    pub barcode: String,
    pub company_id: i64,
    pub company_name: String,
    pub owner_id: i64,
    pub live_room: String,
    pub promised_price: Money,
    pub promised_unit_price: Option<Money>,
    pub scope: String,
    pub days: i64,
    pub store_name: String,
    pub store_platform: String,
    pub item_url: String,
    pub start_date: Option<Date>,
    pub end_date: Option<Date>,
    pub status: String,
    pub compensations: String,
    pub created_date: Timestamp,
    pub last_modified_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
