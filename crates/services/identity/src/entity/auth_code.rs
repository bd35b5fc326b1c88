use platform::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "auth_code")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub scene: String,
    pub target_hash: String,
    pub subject: String,
    pub code_hash: String,
    pub try_count: i32,
    pub created_date: Timestamp,
    pub expire_date: Timestamp,
    pub used_date: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
