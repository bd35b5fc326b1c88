use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::entity::prelude::*;
use serde::Serialize;
use utoipa::ToSchema;

use super::Codes;

/// A company (S3-06).
// The row is also its answer, so that a field is declared once. Input has types of its own.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, Serialize, ToSchema)]
#[sea_orm(table_name = "company")]
#[serde(rename_all = "camelCase")]
#[schema(as = Company)]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    /// Given out, with the account number, when the registration is approved.
    pub code: Option<String>,
    pub els_account: Option<String>,
    pub name: String,
    pub credit_code: String,
    pub short_name: String,
    pub english_name: String,
    pub history_names: String,
    pub subject_type: String,
    pub vendor_type: String,
    pub vendor_group: String,
    pub r#type: String,
    pub company_org_type: String,

    pub country: String,
    pub country_code: String,
    /// The province.
    pub base: String,
    pub base_code: String,
    pub city: String,
    pub city_code: String,
    pub district: String,
    pub district_code: String,
    pub address: String,
    /// Building, floor and room.
    pub address_info: String,
    pub registered_address: String,

    /// In ten thousands, with two decimals, as the licence states it.
    #[schema(value_type = Option<f64>)]
    pub registered_capital: Option<Money>,
    pub reg_capital_currency: String,
    #[schema(value_type = Option<f64>)]
    pub actual_capital: Option<Money>,
    pub register_date: Option<Date>,
    pub establish_time: Option<Date>,
    pub from_time: Option<Date>,
    /// None while the term is LONG.
    pub to_time: Option<Date>,
    pub license_term: String,
    /// Id of the file.
    pub business_license: Option<i64>,
    pub legal_person_name: String,
    pub reg_number: String,
    pub org_number: String,
    pub tax_number: String,
    pub reg_status: String,
    pub revoke_date: Option<Date>,
    pub revoke_reason: String,
    pub cancel_date: Option<Date>,
    pub cancel_reason: String,

    pub industry: String,
    pub category_level1: String,
    pub category_level2: String,
    pub category_level3: String,
    /// Every category that the company deals in.
    #[schema(value_type = Vec<String>)]
    pub catalogs: Codes,
    pub business_scope: String,
    pub staff_num_range: String,
    pub homepage_url: String,
    pub bond_name: String,
    pub is_micro_ent: bool,

    pub payment_company: String,
    pub payment_company_reason: String,
    pub payment_type: String,
    pub payment_period: String,
    pub bank_name: String,
    /// Sealed; masked on its way out.
    pub bank_account: String,
    pub bank_branch: String,
    pub bank_no: String,
    pub taxpayer_type: String,

    pub verify_status: bool,
    pub use_status: bool,
    /// A value of the dictionary UseStatusReason while the company is not in use.
    pub use_status_reason: String,
    pub use_status_remarks: String,
    pub is_platform: bool,
    pub is_staging: bool,
    pub stage_reason: String,
    pub appr_status: String,
    pub appr_step: String,
    /// The member of staff who looks after the company.
    pub bd_user_id: Option<i64>,
    /// Comma-separated.
    pub live_rooms: String,
    #[schema(value_type = Vec<String>)]
    pub company_groups: Codes,
    pub credit_score: Option<i32>,
    /// Id of the certificate submission in force.
    pub vendor_certificate: Option<i64>,
    pub source_app_id: String,
    pub remark: String,

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
