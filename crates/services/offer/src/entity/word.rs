use sea_orm::entity::prelude::*;

/// A word that merchants type freely, as it stands in an offer.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "offer_word")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub offer_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub place: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub attr: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub word: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
