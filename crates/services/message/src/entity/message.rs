use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// One message in one person's box.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "message_location_log")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub user_id: i64,
    /// A value of the dictionary MessageType.
    pub r#type: String,
    pub title: String,
    pub content: String,
    /// INFO, WARN or URGENT.
    pub level: String,
    pub biz_type: String,
    pub biz_id: Option<i64>,
    /// Where a click leads, as a path of the web app.
    pub link_route: String,
    pub read_states: i32,
    pub read_date: Option<Timestamp>,
    pub send_date: Timestamp,
    pub template_code: String,
    pub is_deleted: bool,
    /// The digest that stands for it.
    pub folded_into: Option<i64>,
    /// How many a digest stands for; 0 for a message of its own.
    pub folded_count: i32,
    /// A digest's template; empty for a message of its own.
    pub digest_of: String,
    /// JSON, see `channels`; none until it is decided.
    pub channel_results: Option<String>,
}

pub const UNREAD: i32 = 0;
pub const READ: i32 = 1;

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
