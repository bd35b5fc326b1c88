use platform::Timestamp;
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
