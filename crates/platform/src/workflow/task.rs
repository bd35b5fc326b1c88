//! A task: one step of one round of one document, waiting for somebody.

use std::collections::HashMap;

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::{Cond, Expr, ExprTrait};
use sea_orm::{IntoActiveModel, QueryOrder, QuerySelect};
use serde_json::Value as Json;

use super::flow::Step;
use super::hours;
use super::status::{APPROVED, APPROVING, CANCELLED, REJECTED};
use crate::clock::Timestamp;
use crate::db::Tx;
use crate::document::{Colleague, Head, Kind, Reach};
use crate::http::Result;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "workflow_task")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub workflow_type: String,
    pub biz_type: String,
    pub biz_id: i64,
    pub biz_code: String,
    pub biz_title: String,
    pub company_id: i64,
    pub company_name: String,
    pub live_room: String,
    pub step: String,
    pub step_name: String,
    pub round: i32,
    pub role_code: String,
    pub role_name: String,
    pub permission: String,
    pub batchable: bool,
    pub assignee_id: Option<i64>,
    pub assignee_name: Option<String>,
    pub status: String,
    pub opinion: Option<String>,
    pub reject_reason_codes: String,
    pub reject_fields: String,
    pub step_form: Option<String>,
    pub summary: String,
    pub submitter_id: i64,
    pub submit_date: Timestamp,
    pub arrive_date: Timestamp,
    pub due_date: Timestamp,
    pub overtime: bool,
    pub version_no: i32,
    pub finished_by: Option<i64>,
    pub finished_by_name: Option<String>,
    pub finished_date: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Tasks of documents that belong to no live room are everybody's.
pub fn in_rooms(reach: &Reach) -> Cond {
    match reach {
        Reach::InRooms { .. } => {
            Cond::any().add(Column::LiveRoom.eq("")).add(reach.in_rooms(Expr::col(Column::LiveRoom)))
        }
        _ => Cond::all(),
    }
}

/// The open tasks of some documents of a kind.
pub async fn open_of<C: ConnectionTrait>(db: &C, biz_type: &str, ids: &[i64]) -> Result<Vec<Model>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let open = Entity::find()
        .filter(Column::BizType.eq(biz_type))
        .filter(Column::BizId.is_in(ids.iter().copied()))
        .filter(Column::Status.eq(APPROVING));
    Ok(open.all(db).await?)
}

/// How often a company's documents passed a step, and how often they came back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decided {
    pub approved: i64,
    pub rejected: i64,
}

pub async fn decided_since(
    db: &impl ConnectionTrait,
    company_ids: &[i64],
    since: Timestamp,
) -> Result<HashMap<i64, Decided>> {
    let counted: Vec<(i64, String, i64)> = Entity::find()
        .select_only()
        .columns([Column::CompanyId, Column::Status])
        .column_as(Column::Id.count(), "many")
        .filter(Column::CompanyId.is_in(company_ids.iter().copied()))
        .filter(Column::Status.is_in([APPROVED, REJECTED]))
        .filter(Column::FinishedDate.gte(since))
        .group_by(Column::CompanyId)
        .group_by(Column::Status)
        .into_tuple()
        .all(db)
        .await?;
    let mut all: HashMap<i64, Decided> = HashMap::new();
    for (company, status, many) in counted {
        let of = all.entry(company).or_default();
        *if status == APPROVED { &mut of.approved } else { &mut of.rejected } += many;
    }
    Ok(all)
}

/// Whom an opinion was asked of.
pub mod comment {
    use sea_orm::entity::prelude::*;

    use crate::clock::Timestamp;

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "workflow_comment")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: i64,
        pub task_id: i64,
        pub role_code: String,
        pub created_date: Timestamp,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

/// What a new task is made from.
pub struct Arrival<'a> {
    pub kind: &'a Kind,
    pub head: &'a Head,
    pub step: &'static Step,
    pub round: i32,
    /// Whose it is from the start; nobody's: everybody's who may decide.
    pub assignee: Option<Colleague>,
    pub live_room: &'a str,
    pub summary: String,
    pub hours: u64,
}

/// The task of a step that the document has just reached.
pub async fn open(tx: &Tx, arrival: Arrival<'_>) -> Result<Model> {
    let Arrival { kind, head, step, assignee, .. } = arrival;
    let task = Model {
        id: tx.next_id(),
        workflow_type: kind.workflow_type.into(),
        biz_type: kind.biz_type.into(),
        biz_id: head.id,
        biz_code: head.code.clone(),
        biz_title: head.title.clone(),
        company_id: head.company_id,
        company_name: head.company_name.clone(),
        live_room: arrival.live_room.into(),
        step: step.code.into(),
        step_name: step.name.into(),
        round: arrival.round,
        role_code: step.role.into(),
        role_name: step.role_name.into(),
        permission: step.permission.into(),
        batchable: step.batchable,
        assignee_id: assignee.as_ref().map(|assignee| assignee.id),
        assignee_name: assignee.map(|assignee| assignee.name),
        status: APPROVING.into(),
        opinion: None,
        reject_reason_codes: "[]".into(),
        reject_fields: "[]".into(),
        step_form: None,
        summary: arrival.summary,
        submitter_id: head.submitter_id.unwrap_or(head.created_by),
        submit_date: head.submit_date.unwrap_or(tx.now()),
        arrive_date: tx.now(),
        due_date: hours::after(tx.now(), arrival.hours),
        overtime: false,
        version_no: head.version_no,
        finished_by: None,
        finished_by_name: None,
        finished_date: None,
    };
    Entity::insert(task.clone().into_active_model()).exec_without_returning(&**tx).await?;
    Ok(task)
}

pub async fn find_open<C: ConnectionTrait>(db: &C, biz_type: &str, biz_id: i64) -> Result<Option<Model>> {
    let open = Entity::find()
        .filter(Column::BizType.eq(biz_type))
        .filter(Column::BizId.eq(biz_id))
        .filter(Column::Status.eq(APPROVING))
        .order_by_desc(Column::Id);
    Ok(open.one(db).await?)
}

/// How a task ended.
pub struct End<'a> {
    pub status: &'a str,
    pub opinion: Option<&'a str>,
    pub reason_codes: &'a str,
    pub fields: &'a str,
    pub step_form: Option<&'a str>,
    pub by: (i64, &'a str),
}

/// What this step was given in an earlier round, if it ever passed.
pub async fn last_form<C: ConnectionTrait>(db: &C, task: &Model) -> Result<Option<Json>> {
    if task.round < 2 {
        return Ok(None);
    }
    let last: Option<Model> = Entity::find()
        .filter(Column::BizType.eq(&task.biz_type))
        .filter(Column::BizId.eq(task.biz_id))
        .filter(Column::Step.eq(&task.step))
        .filter(Column::StepForm.is_not_null())
        .order_by_desc(Column::Id)
        .one(db)
        .await?;
    Ok(last.and_then(|task| serde_json::from_str(task.step_form.as_deref()?).ok()))
}

/// Compare and set: of all who decide at once, one ends the task. `false`: somebody else has.
pub async fn finish(tx: &Tx, id: i64, end: End<'_>) -> Result<bool> {
    let ended = Entity::update_many()
        .col_expr(Column::Status, end.status.into())
        .col_expr(Column::Opinion, end.opinion.map(str::to_owned).into())
        .col_expr(Column::RejectReasonCodes, end.reason_codes.into())
        .col_expr(Column::RejectFields, end.fields.into())
        .col_expr(Column::StepForm, end.step_form.map(str::to_owned).into())
        .col_expr(Column::AssigneeId, end.by.0.into())
        .col_expr(Column::AssigneeName, end.by.1.into())
        .col_expr(Column::FinishedBy, end.by.0.into())
        .col_expr(Column::FinishedByName, end.by.1.into())
        .col_expr(Column::FinishedDate, tx.now().into())
        .filter(Column::Id.eq(id))
        .filter(Column::Status.eq(APPROVING))
        .exec(&**tx)
        .await?;
    Ok(ended.rows_affected == 1)
}

/// The open task of a document that needs no decision any more.
pub async fn cancel(tx: &Tx, biz_type: &str, biz_id: i64) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::Status, CANCELLED.into())
        .col_expr(Column::FinishedDate, tx.now().into())
        .filter(Column::BizType.eq(biz_type))
        .filter(Column::BizId.eq(biz_id))
        .filter(Column::Status.eq(APPROVING))
        .exec(&**tx)
        .await?;
    Ok(())
}

/// Compare and set on the assignee, so that two who claim at once do not both believe it is theirs.
pub async fn assign(tx: &Tx, task: &Model, to: (i64, &str)) -> Result<bool> {
    let free = match task.assignee_id {
        Some(id) => Column::AssigneeId.eq(id),
        None => Column::AssigneeId.is_null(),
    };
    let assigned = Entity::update_many()
        .col_expr(Column::AssigneeId, to.0.into())
        .col_expr(Column::AssigneeName, to.1.into())
        .filter(Column::Id.eq(task.id))
        .filter(Column::Status.eq(APPROVING).and(free))
        .exec(&**tx)
        .await?;
    Ok(assigned.rows_affected == 1)
}

/// Back into the pool of its role: whoever had it is gone, or may no longer decide it. `kept` are the codes of steps
/// that these people may still decide.
pub async fn release(tx: &Tx, user_ids: &[i64], kept: &[String]) -> Result<u64> {
    let released = Entity::update_many()
        .col_expr(Column::AssigneeId, Option::<i64>::None.into())
        .col_expr(Column::AssigneeName, Option::<String>::None.into())
        .filter(Column::Status.eq(APPROVING))
        .filter(Column::AssigneeId.is_in(user_ids.iter().copied()))
        .filter(Column::Permission.is_not_in(kept.iter().map(String::as_str)))
        .exec(&**tx)
        .await?;
    Ok(released.rows_affected)
}

pub async fn ask_role(tx: &Tx, task_id: i64, role_code: &str) -> Result<()> {
    let row = comment::ActiveModel {
        id: Set(tx.next_id()),
        task_id: Set(task_id),
        role_code: Set(role_code.to_owned()),
        created_date: Set(tx.now()),
    };
    comment::Entity::insert(row).exec_without_returning(&**tx).await?;
    Ok(())
}
