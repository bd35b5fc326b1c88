use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// The proof that somebody has read an edition.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "article_read")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub article_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: i64,
    pub edition: i32,
    pub read_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
