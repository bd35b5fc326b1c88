use platform::Timestamp;
use platform::money::Money;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "need_response")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub need_id: i64,
    pub company_id: i64,
    pub company_name: String,
    pub spu_id: Option<i64>,
    pub offer_id: Option<i64>,
    pub product_name: String,
    pub images: String,
    pub price: Money,
    pub remark: String,
    pub result: String,
    pub reason: String,
    pub date: Timestamp,
    pub created_by: i64,
    pub decided_by_name: String,
    pub decided_date: Option<Timestamp>,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
