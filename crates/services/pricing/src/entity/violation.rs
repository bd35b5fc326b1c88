use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "price_violation")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub commitment_id: i64,
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
    pub scope: String,
    pub price_id: i64,
    pub channel: String,
    pub store_name: String,
    pub url: String,
    pub price: Money,
    pub promised: Money,
    pub found_date: Date,
    pub source: String,
    pub remark: String,
    pub files: String,
    pub status: String,
    pub asked_by_name: Option<String>,
    pub asked_date: Option<Timestamp>,
    pub question: Option<String>,
    pub explained_by_name: Option<String>,
    pub explained_date: Option<Timestamp>,
    pub explanation: Option<String>,
    pub explanation_files: String,
    pub first_by: Option<i64>,
    pub first_by_name: Option<String>,
    pub first_date: Option<Timestamp>,
    pub first_opinion: Option<String>,
    pub second_by: Option<i64>,
    pub second_by_name: Option<String>,
    pub second_date: Option<Timestamp>,
    pub second_opinion: Option<String>,
    pub closed_by_name: Option<String>,
    pub closed_date: Option<Timestamp>,
    pub close_reason: Option<String>,
    pub created_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
