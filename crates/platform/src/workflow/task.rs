//! A task: one step of one round of one document, waiting for somebody.

use std::collections::{BTreeSet, HashMap};

use async_trait::async_trait;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::{Cond, Expr, ExprTrait, InsertStatement, Query, SelectStatement, SimpleExpr};
use sea_orm::{EntityName, QueryOrder, QuerySelect};
use serde_json::Value as Json;

use super::flow::Step;
use super::hours;
use super::status::{APPROVED, APPROVING, CANCELLED, REJECTED};
use crate::access::Caller;
use crate::clock::Timestamp;
use crate::db::{Deferred, Tx, among, inserts};
use crate::document::{Colleague, Head, Kind, Reach, Scope};
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
    /// Who has passed earlier steps of the round, and may therefore not decide this one: ids, each between commas.
    pub deciders: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Tasks of documents that belong to no live room are everybody's.
pub const SCOPE: Scope = Scope::company("company_id").owner("submitter_id").room_or_none("live_room");

/// The tasks that a caller may know of.
pub fn reached(reach: &Reach) -> SelectStatement {
    let mut select = Query::select();
    select.from(Entity.table_ref()).cond_where(SCOPE.within(reach));
    select
}

/// What waits for this person alone.
pub fn held_by(caller: &Caller) -> SimpleExpr {
    Expr::col(Column::AssigneeId).eq(caller.user_id())
}

/// What waits for whoever takes it, and this person may. The same words for all who hold the same codes.
pub fn in_pool_of(caller: &Caller) -> Cond {
    let codes: BTreeSet<&str> = caller.profile.codes.iter().map(String::as_str).collect();
    Cond::all().add(Expr::col(Column::AssigneeId).is_null()).add(Expr::col(Column::Permission).is_in(codes))
}

/// What decides who may act on a task.
#[derive(Clone, Copy, Debug)]
pub struct Held<'a> {
    pub status: &'a str,
    pub permission: &'a str,
    pub assignee_id: Option<i64>,
    pub submitter_id: i64,
    deciders: &'a str,
}

impl Held<'_> {
    /// Nobody decides two steps of one round, whichever of the own accounts is used, unless the step says so.
    pub fn has_passed_before(&self, caller: &Caller) -> bool {
        self.deciders.split(',').filter_map(|id| id.parse().ok()).any(|id| caller.is_person_of(id))
    }
}

impl Model {
    pub fn held(&self) -> Held<'_> {
        let Self { status, permission, assignee_id, submitter_id, deciders, .. } = self;
        Held { status, permission, assignee_id: *assignee_id, submitter_id: *submitter_id, deciders }
    }
}

/// What a list shows of an open task.
#[derive(DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Open {
    pub id: i64,
    pub biz_id: i64,
    pub step: String,
    pub step_name: String,
    pub assignee_id: Option<i64>,
    pub assignee_name: Option<String>,
    pub due_date: Timestamp,
    pub overtime: bool,
    pub batchable: bool,
    permission: String,
    submitter_id: i64,
    deciders: String,
}

impl Open {
    pub fn held(&self) -> Held<'_> {
        let Self { permission, assignee_id, submitter_id, deciders, .. } = self;
        Held { status: APPROVING, permission, assignee_id: *assignee_id, submitter_id: *submitter_id, deciders }
    }
}

/// The open tasks of some documents of a kind.
pub async fn open_of<C: ConnectionTrait>(db: &C, biz_type: &str, ids: &[i64]) -> Result<Vec<Open>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let open = Entity::find()
        .filter(Column::BizType.eq(biz_type))
        .filter(among(db.get_database_backend(), Expr::col(Column::BizId), ids))
        .filter(Column::Status.eq(APPROVING));
    Ok(open.into_partial_model().all(db).await?)
}

/// Who has passed the steps of a document's round so far, as a task keeps them.
pub async fn deciders_of_round(tx: &Tx, (biz_type, biz_id): (&str, i64), round: i32) -> Result<String> {
    let deciders = Entity::find()
        .select_only()
        .column(Column::FinishedBy)
        .filter(Column::BizType.eq(biz_type))
        .filter(Column::BizId.eq(biz_id))
        .filter(Column::Round.eq(round))
        .filter(Column::Status.eq(APPROVED))
        .filter(Column::FinishedBy.is_not_null());
    let deciders: Vec<i64> = deciders.into_tuple().all(tx).await?;
    Ok(deciders.iter().map(|id| format!(",{id},")).collect())
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
    pub deciders: String,
}

/// The task of a step that the document has just reached.
pub fn open(tx: &Tx, arrival: Arrival<'_>) -> Model {
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
        deciders: arrival.deciders,
    };
    tx.defer(|tasks: &mut Tasks| tasks.opened.push(task.clone()));
    task
}

/// What a transaction opens, and whose opinion it asks: an opinion is asked about a task that is there.
#[derive(Default)]
struct Tasks {
    opened: Vec<Model>,
    asked: Vec<comment::Model>,
}

#[async_trait]
impl Deferred for Tasks {
    async fn rows(self, _tx: &Tx) -> Result<Vec<InsertStatement>> {
        let mut rows = inserts(self.opened);
        rows.extend(inserts(self.asked));
        Ok(rows)
    }
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

/// Compare and set: of all who decide at once, one ends the task, and gets it as it ended. Nothing: somebody else has.
pub async fn finish(tx: &Tx, task: &Model, end: End<'_>) -> Result<Option<Model>> {
    let (by, name) = (Some(end.by.0), Some(end.by.1.to_owned()));
    let ended = Model {
        status: end.status.to_owned(),
        opinion: end.opinion.map(str::to_owned),
        reject_reason_codes: end.reason_codes.to_owned(),
        reject_fields: end.fields.to_owned(),
        step_form: end.step_form.map(str::to_owned),
        assignee_id: by,
        assignee_name: name.clone(),
        finished_by: by,
        finished_by_name: name,
        finished_date: Some(tx.now()),
        ..task.clone()
    };
    const SET: [Column; 10] = [
        Column::Status,
        Column::Opinion,
        Column::RejectReasonCodes,
        Column::RejectFields,
        Column::StepForm,
        Column::AssigneeId,
        Column::AssigneeName,
        Column::FinishedBy,
        Column::FinishedByName,
        Column::FinishedDate,
    ];
    let set =
        SET.into_iter().fold(Entity::update_many(), |set, column| set.col_expr(column, Expr::value(ended.get(column))));
    let done = set.filter(Column::Id.eq(task.id)).filter(Column::Status.eq(APPROVING)).exec(tx).await?;
    Ok((done.rows_affected == 1).then_some(ended))
}

/// The open task of a document that needs no decision any more.
pub async fn cancel(tx: &Tx, biz_type: &str, biz_id: i64) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::Status, CANCELLED.into())
        .col_expr(Column::FinishedDate, tx.now().into())
        .filter(Column::BizType.eq(biz_type))
        .filter(Column::BizId.eq(biz_id))
        .filter(Column::Status.eq(APPROVING))
        .exec(tx)
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
        .exec(tx)
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
        .exec(tx)
        .await?;
    Ok(released.rows_affected)
}

pub fn ask_role(tx: &Tx, task_id: i64, role_code: &str) {
    let row = comment::Model { id: tx.next_id(), task_id, role_code: role_code.to_owned(), created_date: tx.now() };
    tx.defer(|tasks: &mut Tasks| tasks.asked.push(row));
}
