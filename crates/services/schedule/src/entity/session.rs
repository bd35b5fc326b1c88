use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "live_session")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub session_code: String,
    pub live_room: String,
    pub title: String,
    pub show_date: Date,
    pub start_time: String,
    pub end_time: String,
    pub start_at: Timestamp,
    pub end_at: Timestamp,
    pub anchor: String,
    pub status: String,
    pub capacity: i32,
    pub remark: String,
    pub created_by: i64,
    pub created_by_name: String,
    pub created_date: Timestamp,
    pub last_modified_by: i64,
    pub last_modified_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
