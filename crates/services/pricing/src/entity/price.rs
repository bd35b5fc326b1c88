use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "channel_price")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub channel: String,
    pub barcode: String,
    pub price: Money,
    pub url: String,
    pub store_name: String,
    pub captured_date: Date,
    pub source: String,
    pub created_by: Option<i64>,
    pub created_by_name: String,
    pub created_date: Timestamp,
    pub latest: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
