use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// What somebody told the platform about the portal.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "feedback")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub code: String,
    pub company_id: i64,
    pub company_name: String,
    pub user_id: i64,
    pub user_name: String,
    /// A value of FeedbackType.
    pub r#type: String,
    /// A value of FeedbackModule.
    pub module: String,
    pub title: String,
    pub content: String,
    /// JSON, as forms name files.
    pub files: String,
    pub contact: String,
    pub urgency: String,
    pub related_code: String,
    pub page_url: String,
    pub browser: String,
    /// A value of FeedbackStatus.
    pub status: String,
    pub score: Option<i32>,
    pub assignee_id: Option<i64>,
    pub assignee_name: String,
    pub last_reply_date: Option<Timestamp>,
    pub closed_date: Option<Timestamp>,
    pub created_date: Timestamp,
    pub last_modified_date: Timestamp,
    pub is_deleted: bool,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
