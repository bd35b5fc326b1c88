use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// An announcement, a rule, a help page.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "article")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub title: String,
    /// A value of ArticleCategory.
    pub category: String,
    /// CommonMark; pictures are named by their file.
    pub content: String,
    /// `,common,promote11,`; empty for all.
    pub live_rooms: String,
    pub subject_types: String,
    pub top: bool,
    pub must_read: bool,
    /// Rises with every publication.
    pub edition: i32,
    pub publish_date: Option<Timestamp>,
    /// A value of ArticleStatus.
    pub status: String,
    pub created_by: i64,
    pub created_by_name: String,
    pub created_date: Timestamp,
    pub last_modified_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
