//! Versions: what was submitted, whole and never changed again.

use sea_orm::entity::prelude::*;
use sea_orm::{FromQueryResult, IntoActiveModel, QueryOrder, QuerySelect};
use serde::Serialize;
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::clock::Timestamp;
use crate::db::Tx;
use crate::form::{FieldFact, sensitive};
use crate::http::Result;
use crate::secret::{Place, Secrets};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "version_log")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub log_id: i64,
    pub biz_type: String,
    pub biz_id: i64,
    pub version_no: i32,
    pub round: i32,
    pub change_type: String,
    pub snapshot: String,
    pub changed_fields: String,
    pub key_changed: bool,
    pub operator_id: i64,
    pub operator_name: String,
    pub remark: Option<String>,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// A version without its content.
#[derive(Clone, Debug, FromQueryResult)]
struct Entry {
    log_id: i64,
    version_no: i32,
    round: i32,
    change_type: String,
    changed_fields: String,
    key_changed: bool,
    operator_name: String,
    remark: Option<String>,
    created_date: Timestamp,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Version {
    pub log_id: i64,
    pub version_no: i32,
    pub round: i32,
    pub change_type: String,
    pub key_changed: bool,
    /// Labels of what differs from the version before.
    pub changed_fields: Vec<String>,
    pub operator_name: String,
    pub remark: Option<String>,
    pub date: Timestamp,
}

impl Model {
    /// As it was submitted, what is sensitive readable.
    pub fn content(&self, fields: &[FieldFact], secrets: &Secrets) -> Result<Json> {
        let mut content = serde_json::from_str(&self.snapshot)?;
        sensitive::open(fields, secrets, &place(self.log_id), &mut content)?;
        Ok(content)
    }

    pub fn head(&self) -> Version {
        Version {
            log_id: self.log_id,
            version_no: self.version_no,
            round: self.round,
            change_type: self.change_type.clone(),
            key_changed: self.key_changed,
            changed_fields: serde_json::from_str(&self.changed_fields).unwrap_or_default(),
            operator_name: self.operator_name.clone(),
            remark: self.remark.clone(),
            date: self.created_date,
        }
    }
}

fn place(log_id: i64) -> Place {
    Place::of("version_log", "snapshot", log_id)
}

/// The content of a version that is to be kept under this id.
pub fn snapshot(fields: &[FieldFact], secrets: &Secrets, log_id: i64, json: &Json) -> String {
    let mut json = json.clone();
    sensitive::seal(fields, secrets, &place(log_id), &mut json);
    json.to_string()
}

pub async fn keep(tx: &Tx, version: Model) -> Result<()> {
    Entity::insert(version.into_active_model()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn find<C: ConnectionTrait>(db: &C, biz_type: &str, biz_id: i64, log_id: i64) -> Result<Option<Model>> {
    let one = Entity::find_by_id(log_id).filter(Column::BizType.eq(biz_type)).filter(Column::BizId.eq(biz_id));
    Ok(one.one(db).await?)
}

/// A version by its number in the log alone.
pub async fn logged<C: ConnectionTrait>(db: &C, biz_type: &str, log_id: i64) -> Result<Option<Model>> {
    Ok(Entity::find_by_id(log_id).filter(Column::BizType.eq(biz_type)).one(db).await?)
}

pub async fn numbered<C: ConnectionTrait>(db: &C, biz_type: &str, biz_id: i64, no: i32) -> Result<Option<Model>> {
    let one = Entity::find()
        .filter(Column::BizType.eq(biz_type))
        .filter(Column::BizId.eq(biz_id))
        .filter(Column::VersionNo.eq(no));
    Ok(one.one(db).await?)
}

/// The newest first, without their content.
pub async fn of<C: ConnectionTrait>(db: &C, biz_type: &str, biz_id: i64) -> Result<Vec<Version>> {
    let entries = Entity::find()
        .select_only()
        .columns([
            Column::LogId,
            Column::VersionNo,
            Column::Round,
            Column::ChangeType,
            Column::ChangedFields,
            Column::KeyChanged,
            Column::OperatorName,
            Column::Remark,
            Column::CreatedDate,
        ])
        .filter(Column::BizType.eq(biz_type))
        .filter(Column::BizId.eq(biz_id))
        .order_by_desc(Column::VersionNo)
        .into_model::<Entry>()
        .all(db)
        .await?;
    let show = |entry: Entry| Version {
        log_id: entry.log_id,
        version_no: entry.version_no,
        round: entry.round,
        change_type: entry.change_type,
        key_changed: entry.key_changed,
        changed_fields: serde_json::from_str(&entry.changed_fields).unwrap_or_default(),
        operator_name: entry.operator_name,
        remark: entry.remark,
        date: entry.created_date,
    };
    Ok(entries.into_iter().map(show).collect())
}
