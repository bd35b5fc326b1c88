use platform::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "company_sign")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub sign_type: String,
    pub template_id: String,
    pub template_version: i32,
    /// An [`Agreement`](crate::agreement::Agreement) as JSON.
    pub content: String,
    pub content_hash: String,
    /// A hash: whoever reads the table cannot open the link.
    pub sign_token: String,
    pub signer_name: String,
    pub signer_phone: String,
    pub signer_email: String,
    pub status: String,
    pub expire_date: Timestamp,
    pub viewed_date: Option<Timestamp>,
    /// When the end of the text was reached.
    pub read_date: Option<Timestamp>,
    pub signed_date: Option<Timestamp>,
    pub reject_reason: String,
    pub ip: String,
    pub ua: String,
    /// The file of the drawn signature.
    pub sign_image: Option<i64>,
    /// The seal as a `data:` address; empty where none was set.
    pub seal_image: String,
    pub pdf_file: Option<i64>,
    pub pdf_sha256: String,
    /// The platform's, in hexadecimal, with the key that verifies it.
    pub signature: String,
    pub public_key: String,
    pub cert_serial: String,
    pub created_by: i64,
    pub created_date: Timestamp,
    pub last_modified_by: i64,
    pub last_modified_date: Timestamp,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Values of the dictionary SignStatus.
pub const NOT_STARTED: &str = "NOT_STARTED";
pub const VIEWED: &str = "VIEWED";
pub const SIGNED: &str = "SIGNED";
pub const REJECTED: &str = "REJECTED";
pub const EXPIRED: &str = "EXPIRED";

/// The audit log's name for a row.
pub const BIZ_TYPE: &str = "companySign";
