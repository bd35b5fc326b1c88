use platform::Timestamp;
use sea_orm::entity::prelude::*;
use serde::Serialize;
use utoipa::ToSchema;

/// What somebody types, and what it is called.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, Serialize, ToSchema)]
#[sea_orm(table_name = "attr_alias")]
#[serde(rename_all = "camelCase")]
#[schema(as = AttrAlias)]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub merge_id: i64,
    /// Whose words; 0 for everybody's.
    pub company_id: i64,
    pub category_code: String,
    /// A value of AttrMergeType.
    pub merge_type: String,
    pub attr_code: String,
    pub source: String,
    pub target: String,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
