use platform::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "role")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub role_code: String,
    pub role_name: String,
    pub role_type: String,
    pub user_type: String,
    pub status: String,
    pub data_scope: String,
    pub remark: String,
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
