//! How long each step may take, and whether its tasks are handed out at once.

use axum::Json;
use axum::extract::State;
use platform::Form;
use platform::access::{Access, Caller, Endpoint, get, put};
use platform::app::App;
use platform::db::Tx;
use platform::document::AnyDocument;
use platform::form::Form as _;
use platform::http::{Problem, Result, Valid};
use platform::workflow::Step;
use platform::workflow::step_rule::{self, Model};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::Writer;

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/step-hours", list)
            .summary("审批时限")
            .access(Access::Session, CONFIGURATION)
            .answers_all::<StepHours>(),
        put("/api/step-hours", save)
            .summary("保存审批时限")
            .access(Access::Codes(&["sla_edit"]), CONFIGURATION)
            .audit("stepHours.save")
            .takes::<StepHoursForm>()
            .answers::<StepHours>(),
    ]
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StepHours {
    workflow_type: String,
    step: String,
    step_name: String,
    role_name: String,
    /// It goes to the company's own contact first.
    to_contact: bool,
    hours: i32,
    auto_assign: bool,
    row_version: i32,
}

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StepHoursForm {
    #[field("审批类型", dict = "WorkflowType", max = 50, required)]
    workflow_type: String,
    #[field("审批节点", max = 50, required)]
    step: String,
    #[field("时限（工作小时）", low = 1, high = 720)]
    hours: i32,
    #[field("自动分配")]
    auto_assign: bool,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

/// Every step of every kind of document, in the order of the dictionary of workflow types.
async fn list(State(app): State<App>) -> Result<Json<Vec<StepHours>>> {
    let dictionaries = app.dict.all(&app.db).await?;
    let place = |kind: &str| dictionaries.options("WorkflowType").position(|item| item.value == kind);
    let mut documents: Vec<_> = app.documents.all().collect();
    documents.sort_by_key(|document| place(document.kind().workflow_type));
    let steps: Vec<(&str, &Step)> = documents
        .iter()
        .flat_map(|document| document.steps().iter().map(|step| (document.kind().workflow_type, step)))
        .collect();
    let names: Vec<(&str, &str)> = steps.iter().map(|(kind, step)| (*kind, step.code)).collect();
    let rules = step_rule::of_all(app.db.read(), &names).await?;
    Ok(Json(steps.iter().zip(rules).map(|((_, step), rule)| show(step, rule)).collect()))
}

fn show(step: &Step, rule: Model) -> StepHours {
    StepHours {
        workflow_type: rule.workflow_type,
        step: rule.step,
        step_name: step.name.into(),
        role_name: step.role_name.into(),
        to_contact: step.to_contact,
        hours: rule.hours,
        auto_assign: rule.auto_assign,
        row_version: rule.row_version,
    }
}

async fn save(State(app): State<App>, caller: Caller, Valid(form): Valid<StepHoursForm>) -> Result<Json<StepHours>> {
    let of_type = |document: &&std::sync::Arc<dyn AnyDocument>| document.kind().workflow_type == form.workflow_type;
    let document = app.documents.all().find(of_type).ok_or_else(Problem::not_found)?;
    let step = document.steps().iter().find(|step| step.code == form.step).ok_or_else(Problem::not_found)?;
    let job = |tx: Tx, (writer, form): (Writer, StepHoursForm)| async move {
        let before = step_rule::save(&tx, &form.rule()).await?;
        let old = json!(StepHoursForm { hours: before.hours, auto_assign: before.auto_assign, ..form.clone() });
        let name = format!("{} {}", form.workflow_type, form.step);
        let (about, sides) = (("stepHours", None, name.as_str()), (Some(&old), Some(&json!(form))));
        tx.audit_changes(about, StepHoursForm::FIELDS, sides, &writer.dictionaries);
        Ok(())
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form.clone()), job).await?;
    Ok(Json(show(step, Model { row_version: form.row_version + 1, ..form.rule() })))
}

impl StepHoursForm {
    fn rule(&self) -> Model {
        Model {
            workflow_type: self.workflow_type.clone(),
            step: self.step.clone(),
            hours: self.hours,
            auto_assign: self.auto_assign,
            row_version: self.row_version,
        }
    }
}
