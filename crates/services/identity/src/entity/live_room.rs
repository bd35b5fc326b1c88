use platform::Date;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "live_room")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub code: String,
    pub name: String,
    pub vendor_type: String,
    pub sort: i32,
    pub enabled: bool,
    /// DAILY or PROMOTION.
    pub r#type: String,
    pub start_date: Option<Date>,
    pub end_date: Option<Date>,
    /// When products may be offered, both days included.
    pub offer_open_from: Option<Date>,
    pub offer_open_to: Option<Date>,
    pub min_protect_days: i32,
    pub rules: String,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
