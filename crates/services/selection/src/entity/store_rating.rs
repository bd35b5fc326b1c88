use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "merchant_store_rating")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub merchant_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub store_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub month: String,
    pub dsr_desc: Option<i64>,
    pub dsr_service: Option<i64>,
    pub dsr_logistics: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
