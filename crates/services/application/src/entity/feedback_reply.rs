use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// What was said about it since.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "feedback_reply")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub feedback_id: i64,
    pub user_id: i64,
    pub user_name: String,
    /// By the platform, not by whoever asked.
    pub staff: bool,
    pub content: String,
    pub files: String,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
