//! Small facts that outlive a restart and are shared by all copies: versions, marks of what has been done.

use sea_orm::ActiveValue::Set;
use sea_orm::Statement;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::OnConflict;

use crate::db::{Db, Tx};
use crate::http::Result;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "setting")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub name: String,
    pub value: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

pub async fn get(db: &impl ConnectionTrait, name: &str) -> Result<Option<String>> {
    Ok(Entity::find_by_id(name.to_owned()).one(db).await?.map(|row| row.value))
}

pub async fn put(tx: &Tx, name: &str, value: &str) -> Result<()> {
    let row = ActiveModel { name: Set(name.to_owned()), value: Set(value.to_owned()) };
    let replace = OnConflict::column(Column::Name).update_column(Column::Value).to_owned();
    Entity::insert(row).on_conflict(replace).exec_without_returning(tx).await?;
    Ok(())
}

/// A version that only rises; 0 before anything has a version.
pub async fn version(db: &Db, name: &str) -> Result<i64> {
    Ok(get(db.read(), name).await?.and_then(|value| value.parse().ok()).unwrap_or(0))
}

/// One statement, so that of two changes at once each has a version of its own.
pub async fn bump(tx: &Tx, name: &str) -> Result<()> {
    let sql = "INSERT INTO setting (name, value) VALUES ($1, '1') ON CONFLICT (name) \
               DO UPDATE SET value = CAST(CAST(setting.value AS BIGINT) + 1 AS TEXT)";
    tx.execute_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, [name.into()])).await?;
    Ok(())
}
