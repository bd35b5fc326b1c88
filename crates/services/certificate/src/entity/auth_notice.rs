use platform::Date;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "auth_notice")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub brand_id: i64,
    pub expire_date: Date,
    pub told_days: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
