use platform::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "offer_restriction")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub offer_id: i64,
    pub reason: String,
    pub ref_id: Option<i64>,
    pub remark: String,
    pub open: bool,
    pub created_by: i64,
    pub created_by_name: String,
    pub created_date: Timestamp,
    pub closed_date: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
