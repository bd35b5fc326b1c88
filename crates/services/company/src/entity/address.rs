use platform::Timestamp;
use sea_orm::entity::prelude::*;

/// Where something is sent to, or comes from.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "address")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    /// Whose it is, where it is a person's.
    pub user_id: Option<i64>,
    /// company, person or warehouse
    pub address_type: String,
    pub receiver: String,
    pub phone: String,
    /// `浙江省/杭州市/余杭区`
    pub region: String,
    /// Comma-separated, from the province down.
    pub region_codes: String,
    pub detail: String,
    pub is_default: bool,
    pub created_by: i64,
    pub created_date: Timestamp,
    pub last_modified_date: Timestamp,
    pub is_deleted: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
