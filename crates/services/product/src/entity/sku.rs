use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "product_sku")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub spu_id: i64,
    pub company_id: i64,
    pub place: i32,
    pub code: String,
    pub sku_name: String,
    /// Empty where it has none.
    pub barcode: String,
    pub spec_key: String,
    pub status: String,
    /// Whether its product has been approved, so that the barcode is taken.
    pub live: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
