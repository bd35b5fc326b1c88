use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// What somebody keeps at hand.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "favourite")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    /// product or store
    pub r#type: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub ref_id: i64,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
