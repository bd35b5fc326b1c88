//! What waits for somebody of the staff, counted under the conditions of the desk's own list.

use std::collections::BTreeMap;
use std::sync::Arc;

use sea_orm::sea_query::{Asterisk, Cond, Expr, ExprTrait, Func, IntoCondition};
use sea_orm::{ConnectionTrait, FromQueryResult};
use serde::Serialize;
use utoipa::ToSchema;

use super::status::APPROVING;
use super::task::{self, Column};
use crate::access::Caller;
use crate::app::App;
use crate::http::Result;
use crate::todo::TodoCount;

const LIST: &str = "/services/workflow/api/tasks";

/// Tasks of one kind of document.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WaitingTasks)]
pub struct Waiting {
    pub todo: TodoCount,
    pub overdue: TodoCount,
}

/// What waits for somebody of the staff, in the order of the documents: each kind's tasks, and those beyond their time.
pub async fn waiting(app: &App, caller: &Caller) -> Result<Vec<Waiting>> {
    let (held, pool) = tokio::try_join!(
        by_kind(app, caller, task::held_by(caller).into_condition()),
        by_kind(app, caller, task::in_pool_of(caller)),
    )?;
    let mut all: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
    for TaskCount { workflow_type, many, late } in held.iter().chain(pool.iter()) {
        let sum = all.entry(workflow_type).or_default();
        *sum = (sum.0 + many, sum.1 + late);
    }
    let dictionaries = app.dict.all(&app.db).await?;
    let show = |(kind, (many, late)): (&str, (i64, i64))| {
        let figure = |count: i64, beside: &str| TodoCount {
            code: kind.to_owned(),
            label: dictionaries.label("WorkflowType", kind).to_owned(),
            hint: String::new(),
            count: count as u64,
            list: format!("{LIST}?view=todo&workflowType.in={kind}{beside}"),
            opens: format!("/platform/todo?type={kind}{beside}"),
        };
        Waiting { todo: figure(many, ""), overdue: figure(late, "&overtime=true") }
    };
    let mut all: Vec<Waiting> = all.into_iter().map(show).collect();
    let place = |kind: &str| dictionaries.options("WorkflowType").position(|item| item.value == kind);
    all.sort_by_key(|waiting| place(&waiting.todo.code));
    Ok(all)
}

#[derive(FromQueryResult)]
struct TaskCount {
    workflow_type: String,
    many: i64,
    late: i64,
}

/// Colleagues share a pool, and what waits in it for all of them is counted once in a while.
async fn by_kind(app: &App, caller: &Caller, whose: Cond) -> Result<Arc<Vec<TaskCount>>> {
    let late = Expr::case(Expr::col(Column::Overtime), 1).finally(0);
    let select = task::reached(&app.organisation.reach(caller))
        .column(Column::WorkflowType)
        .expr_as(Func::count(Expr::col(Asterisk)), "many")
        .expr_as(Func::sum(late), "late")
        .and_where(Expr::col(Column::Status).eq(APPROVING))
        .cond_where(whose)
        .group_by_col(Column::WorkflowType)
        .to_owned();
    let question = app.db.short_cache.ask(app.db.backend().build(&select).to_string());
    if let Some(known) = app.db.short_cache.recall(&question) {
        return Ok(known);
    }
    let rows = app.db.read().query_all(&select).await?;
    let kinds = rows.iter().map(|row| TaskCount::from_query_result(row, "")).collect::<std::result::Result<_, _>>()?;
    let kinds: Arc<Vec<TaskCount>> = Arc::new(kinds);
    app.db.short_cache.keep(question, kinds.clone());
    Ok(kinds)
}
