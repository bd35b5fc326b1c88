use platform::Timestamp;
use platform::money::Money;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "schedule_actual")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub item_id: i64,
    pub sku_id: i64,
    pub sku_code: String,
    pub sold_qty: i64,
    pub refund_qty: i64,
    pub gmv: Money,
    pub imported_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
