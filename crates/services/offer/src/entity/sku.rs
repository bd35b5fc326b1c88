use platform::money::Money;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "offer_sku")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub offer_id: i64,
    pub place: i32,
    pub sku_name: String,
    /// Empty where it has none.
    pub barcode: String,
    pub spec_key: String,
    pub live_page_price: Option<Money>,
    pub final_price: Option<Money>,
    pub unit_price: Option<Money>,
    pub planned_stock: Option<i64>,
    pub product_sku_id: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
