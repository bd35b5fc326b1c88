use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// Somebody without an account who registers a company.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "registration")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub phone_hash: String,
    /// Sealed.
    pub phone: String,
    pub company_id: i64,
    /// 1 to 4: how far the form has been filled in.
    pub step: i32,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
