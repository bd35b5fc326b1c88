//! The calls of the approval desk, once for all documents and again under each service's own alias.

use std::collections::HashMap;

use axum::Json as Body;
use axum::extract::State;
use sea_orm::sea_query::{Cond, Expr, ExprTrait, Order, Query, SelectStatement};
use sea_orm::{EntityName, FromQueryResult, Iterable};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::{self, BatchForm, BatchRejectForm, BatchResult};
use super::decision::{self, ApproveForm, ClaimForm, CommentForm, RejectField, RejectForm, TransferForm};
use super::log::{self, ProcessLog};
use super::status::APPROVING;
use super::task;
use crate::access::{Access, Caller, Endpoint, Routes, Tenant, UserType, get, post};
use crate::app::App;
use crate::clock::Timestamp;
use crate::db::{Column, ColumnKind, List, Page, PageRequest, Tx};
use crate::document::{Actor, REASSIGN, RoleHead, Verdict, can_decide, task_actions};
use crate::http::{Id, Params, Problem, Result, Valid, texts};

/// Only staff decide; each step's own code is checked with its task.
const STAFF: Access = Access::Codes(&["platformTodo"]);

/// `types`: the workflow types of this alias; empty for all.
pub fn routes(service: &'static str, types: &'static [&'static str]) -> Routes {
    endpoints(types).into_iter().fold(Routes::service(service), Routes::route)
}

fn endpoints(types: &'static [&'static str]) -> Vec<Endpoint> {
    let list = move |app: State<App>, caller: Caller, request: PageRequest| page(types, app, caller, request);
    let count = move |app: State<App>, caller: Caller, request: PageRequest| counts(types, app, caller, request);
    let filters = |endpoint: Endpoint| {
        let endpoint = endpoint.param("view", "todo 待办、all 全部待办、done 已办、started 我发起的、cc 征询我的");
        TASKS.columns.iter().fold(endpoint, |endpoint, column| endpoint.param(column.name, column.name))
    };
    vec![
        filters(get("/api/tasks", list))
            .summary("审批任务")
            .access(Access::Session, Tenant::Reach)
            .answers_page::<Task>(),
        filters(get("/api/tasks/counts", count))
            .summary("各类审批任务数量")
            .access(Access::Session, Tenant::Reach)
            .answers::<HashMap<String, i64>>(),
        get("/api/tasks/{id}", read).summary("一个审批任务").access(STAFF, Tenant::Reach).answers::<Task>(),
        get("/api/tasks/{id}/candidates", candidates)
            .summary("可转办的同事")
            .access(STAFF, Tenant::Reach)
            .answers_all::<Candidate>(),
        get("/api/tasks/{id}/roles", roles)
            .summary("可征询的角色")
            .access(STAFF, Tenant::Reach)
            .answers_all::<RoleHead>(),
        post("/api/tasks/{id}/claim", claim)
            .summary("领取任务")
            .access(STAFF, Tenant::Reach)
            .audit("task.claim")
            .takes::<ClaimForm>()
            .answers::<Task>(),
        post("/api/tasks/{id}/approve", approve)
            .summary("通过")
            .access(STAFF, Tenant::Reach)
            .audit("task.approve")
            .takes::<ApproveForm>()
            .answers::<Task>(),
        post("/api/tasks/{id}/reject", reject)
            .summary("驳回")
            .access(STAFF, Tenant::Reach)
            .audit("task.reject")
            .takes::<RejectForm>()
            .answers::<Task>(),
        post("/api/tasks/{id}/transfer", transfer)
            .summary("转办")
            .access(STAFF, Tenant::Reach)
            .audit("task.transfer")
            .takes::<TransferForm>()
            .answers::<Task>(),
        post("/api/tasks/{id}/comment", comment)
            .summary("征询或回复")
            .access(STAFF, Tenant::Reach)
            .audit("task.comment")
            .takes::<CommentForm>()
            .answers::<Task>(),
        post("/api/tasks/batch-approve", batch::approve)
            .summary("批量通过")
            .access(STAFF, Tenant::Reach)
            .audit("task.batchApprove")
            .takes::<BatchForm>()
            .answers_all::<BatchResult>(),
        post("/api/tasks/batch-reject", batch::reject)
            .summary("批量驳回")
            .access(STAFF, Tenant::Reach)
            .audit("task.batchReject")
            .takes::<BatchRejectForm>()
            .answers_all::<BatchResult>(),
        get("/api/process-logs", process_logs)
            .summary("操作日志")
            .access(Access::Session, Tenant::Reach)
            .needs("bizType", "单据类型")
            .needs("bizId", "单据")
            .answers_all::<ProcessLog>(),
    ]
}

const TASKS: List = List {
    columns: &[
        Column::new("workflowType", "workflow_type", ColumnKind::Enum),
        Column::new("bizType", "biz_type", ColumnKind::Enum),
        Column::new("bizCode", "biz_code", ColumnKind::Text),
        Column::new("bizTitle", "biz_title", ColumnKind::Text),
        Column::new("companyName", "company_name", ColumnKind::Text),
        Column::new("companyId", "company_id", ColumnKind::Id),
        Column::new("liveRoom", "live_room", ColumnKind::Enum),
        Column::new("overtime", "overtime", ColumnKind::Bool),
        Column::new("roleCode", "role_code", ColumnKind::Enum),
        Column::new("step", "step", ColumnKind::Enum),
        Column::new("dueDate", "due_date", ColumnKind::Time).sortable(),
        Column::new("arriveDate", "arrive_date", ColumnKind::Time).sortable(),
        Column::new("submitDate", "submit_date", ColumnKind::Time).sortable(),
        Column::new("finishedDate", "finished_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("dueDate", Order::Asc),
    id: "id",
};

/// A task as the desk shows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    id: i64,
    workflow_type: String,
    biz_type: String,
    biz_id: i64,
    biz_code: String,
    biz_title: String,
    company_id: i64,
    company_name: String,
    live_room: String,
    step: String,
    step_name: String,
    round: i32,
    role_code: String,
    role_name: String,
    assignee_id: Option<i64>,
    assignee_name: Option<String>,
    status: String,
    opinion: Option<String>,
    reject_reason_codes: Vec<String>,
    reject_fields: Vec<RejectField>,
    arrive_date: Timestamp,
    submit_date: Timestamp,
    due_date: Timestamp,
    overtime: bool,
    finished_by_name: Option<String>,
    finished_date: Option<Timestamp>,
    /// The document's.
    row_version: i32,
    summary: Vec<Figure>,
    batchable: bool,
    can_decide: bool,
    actions: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Figure {
    label: String,
    value: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    id: i64,
    name_cn: String,
}

async fn page(types: &[&str], State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<Task>> {
    let (base, request) = viewed(&app, &caller, types, request)?;
    let mut base = base;
    base.columns(task::Column::iter());
    let show = |row: &sea_orm::QueryResult| Ok(task::Model::from_query_result(row, "")?);
    let mut page = TASKS.fetch_with(app.db.read(), base, &request, show).await?;
    let rows = enriched(&app, &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

async fn counts(
    types: &[&str],
    State(app): State<App>,
    caller: Caller,
    request: PageRequest,
) -> Result<Body<HashMap<String, i64>>> {
    let (base, request) = viewed(&app, &caller, types, request)?;
    let counts = TASKS.count_by(app.db.read(), base, &request, "workflow_type").await?;
    Ok(Body(counts.into_iter().collect()))
}

/// The tasks of a view: what waits for me, or for anybody, what I have done, what I began, what I was asked about.
fn viewed(
    app: &App,
    caller: &Caller,
    types: &[&str],
    mut request: PageRequest,
) -> Result<(SelectStatement, PageRequest)> {
    let view = request.filters.iter().find(|(name, _)| name == "view").map(|(_, value)| value.clone());
    request.filters.retain(|(name, _)| name != "view");
    let staff = caller.profile.user_type == UserType::Platform;
    let view = view.unwrap_or_else(|| if staff { "todo" } else { "started" }.to_owned());
    let column = |column: task::Column| Expr::col(column);
    let mut select = task::reached(&app.organisation.reach(caller));
    if !types.is_empty() {
        select.and_where(column(task::Column::WorkflowType).is_in(types.iter().copied()));
    }
    match view.as_str() {
        "todo" if staff => {
            let own = Cond::any().add(task::held_by(caller)).add(task::in_pool_of(caller));
            select.and_where(column(task::Column::Status).eq(APPROVING)).cond_where(own);
        }
        // Whoever hands tasks on sees all that are open.
        "all" if caller.has(REASSIGN) => {
            select.and_where(column(task::Column::Status).eq(APPROVING));
        }
        "done" if staff => {
            select.and_where(column(task::Column::FinishedBy).eq(caller.user_id()));
        }
        "cc" if staff => {
            let asked = Query::select()
                .column(task::comment::Column::TaskId)
                .from(task::comment::Entity.table_ref())
                .and_where(Expr::col(task::comment::Column::RoleCode).is_in(caller.profile.role_codes.iter().cloned()))
                .to_owned();
            select.and_where(column(task::Column::Id).in_subquery(asked));
        }
        "started" => {
            select.and_where(column(task::Column::SubmitterId).eq(caller.user_id()));
        }
        _ => return Err(Problem::filled(texts::COMMON_BAD_QUERY, &[("name", "view")])),
    }
    Ok((select, request))
}

/// With the rowVersion of each document: one statement for each kind among them.
async fn enriched(app: &App, caller: &Caller, tasks: Vec<task::Model>) -> Result<Vec<Task>> {
    let mut ids: HashMap<&str, Vec<i64>> = HashMap::new();
    for task in &tasks {
        ids.entry(&task.biz_type).or_default().push(task.biz_id);
    }
    let mut versions: HashMap<(String, i64), i32> = HashMap::new();
    for (biz_type, ids) in ids {
        if let Some(document) = app.documents.get(biz_type) {
            let found = document.row_versions(&app.db, &ids).await?;
            versions.extend(found.into_iter().map(|(id, version)| ((biz_type.to_owned(), id), version)));
        }
    }
    let version = |task: &task::Model| versions.get(&(task.biz_type.clone(), task.biz_id)).copied().unwrap_or_default();
    Ok(tasks.into_iter().map(|task| show(version(&task), task, caller)).collect())
}

fn show(row_version: i32, task: task::Model, caller: &Caller) -> Task {
    Task {
        can_decide: can_decide(task.held(), caller),
        actions: task_actions(task.held(), caller).into_iter().map(str::to_owned).collect(),
        id: task.id,
        workflow_type: task.workflow_type,
        biz_type: task.biz_type,
        biz_id: task.biz_id,
        biz_code: task.biz_code,
        biz_title: task.biz_title,
        company_id: task.company_id,
        company_name: task.company_name,
        live_room: task.live_room,
        step: task.step,
        step_name: task.step_name,
        round: task.round,
        role_code: task.role_code,
        role_name: task.role_name,
        assignee_id: task.assignee_id,
        assignee_name: task.assignee_name,
        status: task.status,
        opinion: task.opinion,
        reject_reason_codes: serde_json::from_str(&task.reject_reason_codes).unwrap_or_default(),
        reject_fields: serde_json::from_str(&task.reject_fields).unwrap_or_default(),
        arrive_date: task.arrive_date,
        submit_date: task.submit_date,
        due_date: task.due_date,
        overtime: task.overtime,
        finished_by_name: task.finished_by_name,
        finished_date: task.finished_date,
        row_version,
        summary: serde_json::from_str(&task.summary).unwrap_or_default(),
        batchable: task.batchable,
    }
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Task>> {
    let found = decision::find(app.db.read(), &app, &caller, id).await?;
    enriched(&app, &caller, vec![found]).await?.pop().map(Body).ok_or_else(Problem::not_found)
}

async fn candidates(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Vec<Candidate>>> {
    let task = decision::find(app.db.read(), &app, &caller, id).await?;
    let organisation = &app.organisation;
    let holders = organisation.candidates(&app.db, &task.permission, task.company_id, &task.live_room).await?;
    let others =
        holders.into_iter().filter(|holder| Some(holder.id) != task.assignee_id && holder.id != task.submitter_id);
    Ok(Body(others.map(|holder| Candidate { id: holder.id, name_cn: holder.name }).collect()))
}

async fn roles(actor: Actor, Id(id): Id) -> Result<Body<Vec<RoleHead>>> {
    let job = |tx: Tx, (actor, id): (Actor, i64)| async move {
        let task = decision::find(&tx, &actor.app, &actor.caller, id).await?;
        decision::askable(&tx, &actor, &task).await
    };
    actor.app.clone().db.technical((actor, id), job).await.map(Body)
}

async fn claim(actor: Actor, Id(id): Id, Valid(form): Valid<ClaimForm>) -> Result<Body<Task>> {
    let job = move |tx: Tx, actor: Actor, id: i64| async move {
        decision::claim(&tx, &actor, id, form.row_version).await?;
        answer(&tx, &actor, id).await
    };
    actor.write(id, job).await.map(Body)
}

async fn approve(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<ApproveForm>,
) -> Result<Body<Task>> {
    let verdict = Verdict::Approve { opinion: form.opinion.unwrap_or_default(), form: form.form.map(|form| form.0) };
    decide(&app, &caller, id, verdict, form.row_version).await
}

async fn reject(actor: Actor, Id(id): Id, Valid(form): Valid<RejectForm>) -> Result<Body<Task>> {
    let row_version = form.row_version;
    let job = move |tx: Tx, actor: Actor, form: RejectForm| async move {
        let task = decision::find(&tx, &actor.app, &actor.caller, id).await?;
        let document = actor.app.documents.get(&task.biz_type).ok_or_else(Problem::not_found)?.clone();
        let verdict = decision::refusal(form, &actor, document.fields())?;
        let (task, row_version) = decision::decide(&tx, &actor, &task, &verdict, row_version).await?;
        Ok(show(row_version, task, &actor.caller))
    };
    actor.write(form, job).await.map(Body)
}

async fn decide(app: &App, caller: &Caller, id: i64, verdict: Verdict, row_version: i32) -> Result<Body<Task>> {
    let actor = Actor::new(app, caller).await?;
    let job = move |tx: Tx, (actor, verdict): (Actor, Verdict)| async move {
        let task = decision::find(&tx, &actor.app, &actor.caller, id).await?;
        let (task, row_version) = decision::decide(&tx, &actor, &task, &verdict, row_version).await?;
        Ok(show(row_version, task, &actor.caller))
    };
    app.db.write(&caller.ctx, (actor, verdict), job).await.map(Body)
}

async fn transfer(actor: Actor, Id(id): Id, Valid(form): Valid<TransferForm>) -> Result<Body<Task>> {
    let job = move |tx: Tx, actor: Actor, form: TransferForm| async move {
        decision::transfer(&tx, &actor, id, &form).await?;
        answer(&tx, &actor, id).await
    };
    actor.write(form, job).await.map(Body)
}

async fn comment(actor: Actor, Id(id): Id, Valid(form): Valid<CommentForm>) -> Result<Body<Task>> {
    let job = move |tx: Tx, actor: Actor, form: CommentForm| async move {
        decision::comment(&tx, &actor, id, &form.text, form.role_code.as_deref()).await?;
        answer(&tx, &actor, id).await
    };
    actor.write(form, job).await.map(Body)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct LogParams {
    biz_type: String,
    biz_id: i64,
}

/// Whoever may read the document may read what happened to it.
async fn process_logs(
    State(app): State<App>,
    caller: Caller,
    Params(params): Params<LogParams>,
) -> Result<Body<Vec<ProcessLog>>> {
    let document = app.documents.get(&params.biz_type).ok_or_else(Problem::not_found)?;
    if !document.kind().codes.read.iter().any(|code| caller.has(code)) {
        return Err(Problem::not_found());
    }
    document.must_reach(&app, &caller, params.biz_id).await?;
    let logs = log::of(app.db.read(), document.kind().biz_type, params.biz_id).await?;
    Ok(Body(logs.iter().map(Into::into).collect()))
}

async fn answer(tx: &Tx, actor: &Actor, id: i64) -> Result<Task> {
    let task = decision::find(tx, &actor.app, &actor.caller, id).await?;
    let row_version = match actor.app.documents.get(&task.biz_type) {
        Some(document) => document.row_version(tx, task.biz_id).await?,
        None => 0,
    };
    Ok(show(row_version, task, &actor.caller))
}
