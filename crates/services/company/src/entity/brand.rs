use std::fmt::{Display, Formatter};
use std::str::FromStr;

use platform::{Date, Timestamp};
use sea_orm::DeriveValueType;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A brand that the company owns or was authorised to sell.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, Serialize, ToSchema)]
#[sea_orm(table_name = "company_brand")]
#[serde(rename_all = "camelCase")]
#[schema(as = CompanyBrandDO)]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub brand_name_cn: String,
    pub brand_name_en: String,
    /// Id of the file.
    pub brand_logo: Option<i64>,
    pub trademark_no: String,
    pub trademark_owner: String,
    /// 1 to 45.
    pub trademark_class: Option<i32>,
    pub trademark_status: String,
    pub trademark_expire_date: Option<Date>,
    pub brand_nature: String,
    #[schema(value_type = Vec<AuthChainNode>)]
    pub auth_chain: AuthChain,
    pub story_text: String,
    pub created_by: i64,
    pub created_date: Timestamp,
    pub last_modified_by: i64,
    pub last_modified_date: Timestamp,
    pub is_deleted: bool,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// From the owner of the trademark down to the company. JSON text in the table: a chain is always read whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, DeriveValueType)]
#[serde(transparent)]
#[sea_orm(value_type = "String")]
pub struct AuthChain(pub Vec<AuthChainNode>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthChainNode {
    /// From 1.
    pub level: i32,
    pub grantor: String,
    pub grantee: String,
    /// Values of the dictionary AuthScope.
    pub scope: Vec<String>,
    pub start_date: Option<Date>,
    pub end_date: Option<Date>,
    pub can_sub_license: bool,
    /// Ids of the scanned letters.
    pub files: Vec<i64>,
}

impl FromStr for AuthChain {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl Display for AuthChain {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| std::fmt::Error)?)
    }
}
