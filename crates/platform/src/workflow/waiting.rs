//! What waits for somebody of the staff, counted by the desk's own list.

use std::collections::HashMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::routes::by_type;
use crate::access::Caller;
use crate::app::App;
use crate::db::PageRequest;
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
    let asked = |query: &str| PageRequest::counting(LIST, query).map(|request| by_type(&[], app, caller, request));
    let (all, late) = tokio::try_join!(asked("view=todo")?, asked("view=todo&overtime=true")?)?;
    let late: HashMap<String, i64> = late.into_iter().collect();
    let dictionaries = app.dict.all(&app.db).await?;
    let show = |(kind, count): (String, i64)| {
        let figure = |count: i64, beside: &str| TodoCount {
            code: kind.clone(),
            label: dictionaries.label("WorkflowType", &kind).to_owned(),
            hint: String::new(),
            count: count as u64,
            list: format!("{LIST}?view=todo&workflowType.in={kind}{beside}"),
            opens: format!("/platform/todo?type={kind}{beside}"),
        };
        let overdue = figure(late.get(&kind).copied().unwrap_or_default(), "&overtime=true");
        Waiting { todo: figure(count, ""), overdue }
    };
    let mut all: Vec<Waiting> = all.into_iter().map(show).collect();
    let place = |kind: &str| dictionaries.options("WorkflowType").position(|item| item.value == kind);
    all.sort_by_key(|waiting| place(&waiting.todo.code));
    Ok(all)
}
