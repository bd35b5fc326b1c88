//! One decision on many tasks, each on its own: one that fails does not stop the others, and the answer names it.

use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::BatchFilled;
use super::decision::{self, RejectForm, ResubmitTo};
use crate::access::Caller;
use crate::app::App;
use crate::db::Tx;
use crate::document::{Actor, Verdict};
use crate::http::{Problem, Result, Valid, texts};

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BatchForm {
    #[field("任务", max = 100, list)]
    tasks: Vec<BatchTask>,
    #[field("审批意见", max = 255, area)]
    opinion: Option<String>,
    /// What the steps ask for, the same for all.
    #[field("审核表单")]
    #[serde(default)]
    form: Option<BatchFilled>,
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BatchTask {
    #[field("任务")]
    id: i64,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

/// Why all of them come back; what is wrong in one alone is marked at its own desk.
#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BatchRejectForm {
    #[field("任务", max = 100, list, required)]
    tasks: Vec<BatchTask>,
    #[field("审批意见", max = 255, area)]
    #[serde(default)]
    opinion: String,
    #[field("驳回原因", max = 20, dict = "RejectReason")]
    #[serde(default)]
    reject_reason_codes: Vec<String>,
    #[field("重新提交至")]
    #[serde(default)]
    resubmit_to: Option<ResubmitTo>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BatchResult {
    id: i64,
    ok: bool,
    message: Option<String>,
}

/// Only steps that are flagged for it.
pub async fn approve(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<BatchForm>,
) -> Result<Body<Vec<BatchResult>>> {
    let mut results = Vec::with_capacity(form.tasks.len());
    for BatchTask { id, row_version } in form.tasks {
        let actor = Actor::new(&app, &caller).await?;
        let verdict = Verdict::Approve {
            opinion: form.opinion.clone().unwrap_or_default(),
            form: form.form.clone().map(|form| form.0),
        };
        let job = move |tx: Tx, (actor, verdict): (Actor, Verdict)| async move {
            let task = decision::find(&tx, &actor.app, &actor.caller, id).await?;
            if !task.batchable {
                return Err(texts::COMMON_STATE.into());
            }
            decision::decide(&tx, &actor, &task, &verdict, row_version).await.map(|_| ())
        };
        results.push(BatchResult::of(id, &app.db.write(&caller.ctx.part(), (actor, verdict), job).await));
    }
    Ok(Body(results))
}

pub async fn reject(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<BatchRejectForm>,
) -> Result<Body<Vec<BatchResult>>> {
    let actor = Actor::new(&app, &caller).await?;
    let verdict = decision::refusal(
        RejectForm {
            opinion: form.opinion,
            reject_reason_codes: form.reject_reason_codes,
            reject_fields: Vec::new(),
            resubmit_to: form.resubmit_to,
            row_version: 0,
        },
        &actor,
        &[],
    )?;
    let mut results = Vec::with_capacity(form.tasks.len());
    for BatchTask { id, row_version } in form.tasks {
        let job = move |tx: Tx, (actor, verdict): (Actor, Verdict)| async move {
            let task = decision::find(&tx, &actor.app, &actor.caller, id).await?;
            decision::decide(&tx, &actor, &task, &verdict, row_version).await.map(|_| ())
        };
        let done = app.db.write(&caller.ctx.part(), (Actor::new(&app, &caller).await?, verdict.clone()), job).await;
        results.push(BatchResult::of(id, &done));
    }
    Ok(Body(results))
}

impl BatchResult {
    fn of(id: i64, done: &std::result::Result<(), Problem>) -> Self {
        Self { id, ok: done.is_ok(), message: done.as_ref().err().map(Problem::told) }
    }
}
