use platform::Timestamp;
use platform::db::Tx;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "account")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub els_account: String,
    pub login: String,
    pub biz_account_login: String,
    pub name_cn: String,
    pub image_url: String,
    pub email: String,
    pub receive_email: bool,
    pub phone: String,
    pub phone_verified_date: Option<Timestamp>,
    pub email_verified_date: Option<Timestamp>,
    pub changed_pwd: bool,
    pub vendor_position: String,
    pub vendor_vx: String,
    pub gz_subscribe: bool,
    pub user_type: String,
    pub status: String,
    pub live_rooms: String,
    pub user_group_id: i64,
    pub remark: String,
    pub expire_date: Option<Timestamp>,
    pub password_hash: String,
    pub pwd_changed_date: Option<Timestamp>,
    pub last_login_date: Option<Timestamp>,
    pub last_login_ip: String,
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

/// What anybody may have written counts for nothing; what a code sent there has proved opens doors.
impl Model {
    pub fn proved_phone(&self) -> Option<&str> {
        Some(self.phone.as_str()).filter(|phone| self.phone_verified_date.is_some() && !phone.is_empty())
    }

    pub fn proved_email(&self) -> Option<&str> {
        Some(self.email.as_str()).filter(|email| self.email_verified_date.is_some() && !email.is_empty())
    }

    /// Staff enter with their password and by no other door.
    pub fn is_staff(&self) -> bool {
        self.user_type == "PLATFORM"
    }
}

/// An enabled account with nothing said about it yet; the caller sets what it knows.
pub fn fresh(tx: &Tx, id: i64, company_id: i64, els_account: &str, login: &str) -> ActiveModel {
    ActiveModel {
        id: Set(id),
        company_id: Set(company_id),
        els_account: Set(els_account.to_owned()),
        login: Set(login.to_owned()),
        biz_account_login: Set(format!("{els_account}_{login}")),
        name_cn: Set(String::new()),
        image_url: Set(String::new()),
        email: Set(String::new()),
        receive_email: Set(false),
        phone: Set(String::new()),
        phone_verified_date: Set(None),
        email_verified_date: Set(None),
        changed_pwd: Set(false),
        vendor_position: Set("OTHER".into()),
        vendor_vx: Set(String::new()),
        gz_subscribe: Set(false),
        user_type: Set("BIZ".into()),
        status: Set("enabled".into()),
        live_rooms: Set(String::new()),
        user_group_id: Set(0),
        remark: Set(String::new()),
        expire_date: Set(None),
        password_hash: Set(String::new()),
        pwd_changed_date: Set(None),
        last_login_date: Set(None),
        last_login_ip: Set(String::new()),
        created_by: Set(0),
        created_date: Set(tx.now()),
        last_modified_by: Set(0),
        last_modified_date: Set(tx.now()),
        is_deleted: Set(false),
        row_version: Set(0),
    }
}
