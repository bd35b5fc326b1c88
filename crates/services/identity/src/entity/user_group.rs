use platform::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "user_group")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub parent_id: Option<i64>,
    pub name: String,
    pub code: String,
    pub leader_id: Option<i64>,
    pub sort: i32,
    pub status: String,
    pub path: String,
    pub created_by: i64,
    pub created_date: Timestamp,
    pub last_modified_by: i64,
    pub last_modified_date: Timestamp,
    pub is_deleted: bool,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
