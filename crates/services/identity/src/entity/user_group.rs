use platform::Timestamp;
use platform::db::Tx;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "user_group")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub company_id: i64,
    pub parent_id: Option<i64>,
    pub name: String,
    pub code: String,
    pub leader_id: Option<i64>,
    pub sort: i32,
    pub status: String,
    pub path: String,
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

/// An enabled group at the top of its company; the caller puts it elsewhere.
pub fn fresh(tx: &Tx, id: i64, company_id: i64, name: &str) -> ActiveModel {
    ActiveModel {
        id: Set(id),
        company_id: Set(company_id),
        parent_id: Set(None),
        name: Set(name.to_owned()),
        code: Set(id.to_string()),
        leader_id: Set(None),
        sort: Set(0),
        status: Set("enabled".into()),
        path: Set(format!("/{id}/")),
        created_by: Set(0),
        created_date: Set(tx.now()),
        last_modified_by: Set(0),
        last_modified_date: Set(tx.now()),
        is_deleted: Set(false),
        row_version: Set(0),
    }
}
