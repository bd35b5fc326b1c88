//! The first page: what waits for a person, and how far a newcomer has come.
//!
//! The numbers are not counted here: each service counts its own with the list that the number opens
//! (`platform::todo`), and the desk its tasks (`platform::workflow::waiting`).

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Tenant, get};
use platform::http::Result;
use platform::todo::{Step, TodoCount};
use platform::workflow::{self, Waiting};
use platform::{App, Module};
use serde::Serialize;
use utoipa::ToSchema;

/// Opens the desk, whose tasks are the first thing that waits for the staff.
const DESK: &str = "platformTodo";

pub fn module() -> Module {
    Module::new("datacenter").calls([
        get("/api/dashboard/todo-counts", todo_counts)
            .summary("待办数量")
            .access(Access::Session, Tenant::Reach)
            .answers_all::<TodoCount>(),
        get("/api/dashboard/biz", biz)
            .summary("商家首页")
            .access(Access::Session, Tenant::Reach)
            .answers::<BizDashboard>(),
        get("/api/dashboard/platform", staff)
            .summary("平台首页")
            .access(Access::Codes(&[DESK]), Tenant::Reach)
            .answers::<PlatformDashboard>(),
    ])
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BizDashboard {
    todos: Vec<TodoCount>,
    /// 平台待完成, by document.
    ptdwc: Vec<TodoCount>,
    /// From the first login to the first sale, in this order.
    steps: Vec<Step>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlatformDashboard {
    tasks: Vec<Waiting>,
    todos: Vec<TodoCount>,
}

/// Everything with a list of its own, for the pills of the menu.
async fn todo_counts(State(app): State<App>, caller: Caller) -> Result<Json<Vec<TodoCount>>> {
    let mut all = Vec::new();
    if caller.has(DESK) {
        all.extend(workflow::waiting(&app, &caller).await?.into_iter().map(|kind| kind.todo));
    }
    all.extend(app.todos.counts(&app, &caller).await?);
    Ok(Json(all))
}

async fn biz(State(app): State<App>, caller: Caller) -> Result<Json<BizDashboard>> {
    let all = &app.todos;
    let (todos, ptdwc, steps) =
        tokio::try_join!(all.counts(&app, &caller), all.waiting(&app, &caller), all.steps(&app, &caller))?;
    Ok(Json(BizDashboard { todos, ptdwc, steps }))
}

async fn staff(State(app): State<App>, caller: Caller) -> Result<Json<PlatformDashboard>> {
    let (tasks, todos) = tokio::try_join!(workflow::waiting(&app, &caller), app.todos.counts(&app, &caller))?;
    Ok(Json(PlatformDashboard { tasks, todos }))
}
