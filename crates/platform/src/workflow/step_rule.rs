//! What an installation says about a step: how long it may take, and whether its tasks are handed out at once.

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::OnConflict;
use sea_orm::{QueryFilter, QuerySelect};

use super::hours::STEP_HOURS;
use super::status::APPROVING;
use super::task;
use crate::db::Tx;
use crate::document::Colleague;
use crate::http::{Result, texts};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "workflow_step")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub workflow_type: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub step: String,
    /// Working hours.
    pub hours: i32,
    pub auto_assign: bool,
    pub row_version: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl Model {
    /// The common rule.
    fn usual(workflow_type: &str, step: &str) -> Self {
        Self {
            workflow_type: workflow_type.to_owned(),
            step: step.to_owned(),
            hours: STEP_HOURS as i32,
            auto_assign: false,
            row_version: 0,
        }
    }
}

/// The step's own rule, or the common one.
pub async fn of<C: ConnectionTrait>(db: &C, workflow_type: &str, step: &str) -> Result<Model> {
    let own = Entity::find_by_id((workflow_type.to_owned(), step.to_owned())).one(db).await?;
    Ok(own.unwrap_or_else(|| Model::usual(workflow_type, step)))
}

/// For all these steps at once.
pub async fn of_all<C: ConnectionTrait>(db: &C, steps: &[(&str, &str)]) -> Result<Vec<Model>> {
    let known = Entity::find().all(db).await?;
    let own = |(kind, step): &(&str, &str)| {
        let found = known.iter().find(|rule| rule.workflow_type == *kind && rule.step == *step);
        found.cloned().unwrap_or_else(|| Model::usual(kind, step))
    };
    Ok(steps.iter().map(own).collect())
}

/// Answers the rule before. `rule.row_version` is the one that its writer saw.
pub async fn save(tx: &Tx, rule: &Model) -> Result<Model> {
    let before = of(tx, &rule.workflow_type, &rule.step).await?;
    if before.row_version != rule.row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let row = ActiveModel {
        workflow_type: Set(rule.workflow_type.clone()),
        step: Set(rule.step.clone()),
        hours: Set(rule.hours),
        auto_assign: Set(rule.auto_assign),
        row_version: Set(rule.row_version + 1),
    };
    let replace = OnConflict::columns([Column::WorkflowType, Column::Step])
        .update_columns([Column::Hours, Column::AutoAssign, Column::RowVersion])
        .to_owned();
    Entity::insert(row).on_conflict(replace).exec_without_returning(tx).await?;
    Ok(before)
}

/// Of those who may act, the one with the fewest open tasks; of two alike, the one who has been here longer.
pub async fn least_busy(tx: &Tx, holders: Vec<Colleague>) -> Result<Option<Colleague>> {
    let ids: Vec<i64> = holders.iter().map(|holder| holder.id).collect();
    let open: Vec<(Option<i64>, i64)> = task::Entity::find()
        .select_only()
        .column(task::Column::AssigneeId)
        .column_as(task::Column::Id.count(), "many")
        .filter(task::Column::Status.eq(APPROVING))
        .filter(task::Column::AssigneeId.is_in(ids))
        .group_by(task::Column::AssigneeId)
        .into_tuple()
        .all(tx)
        .await?;
    let load = |id: i64| open.iter().find(|(who, _)| *who == Some(id)).map_or(0, |(_, many)| *many);
    Ok(holders.into_iter().min_by_key(|holder| (load(holder.id), holder.id)))
}
