use sea_orm::entity::prelude::*;

use crate::clock::Timestamp;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "audit_log")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub event: String,
    pub user_id: Option<i64>,
    pub login: String,
    pub company_id: Option<i64>,
    pub biz_type: String,
    pub biz_id: Option<i64>,
    pub before_json: Option<String>,
    pub after_json: Option<String>,
    pub ip: String,
    pub user_agent: String,
    pub request_id: String,
    pub created_date: Timestamp,
    pub seal_no: Option<i64>,
    pub row_hash: Option<String>,
    pub prev_hash: Option<String>,
    /// The key that sealed it; none for what was sealed before there was one.
    pub seal_key: Option<String>,
    pub row_mac: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
