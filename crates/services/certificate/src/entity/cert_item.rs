use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "cert_item")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub code: String,
    pub company_id: i64,
    pub company_name: String,
    pub submission_id: i64,
    pub token: String,
    pub cert_type: String,
    pub cert_no: String,
    pub cert_name: String,
    pub subject_name: String,
    pub brand_id: Option<i64>,
    pub category_code: String,
    pub issue_date: Date,
    pub expire_date: Option<Date>,
    pub cert_status: String,
    pub appr_status: String,
    pub replaced_by_id: Option<i64>,
    pub told_days: Option<i32>,
    pub remind_count: i32,
    pub remind_date: Option<Timestamp>,
    pub content: String,
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
