//! What staff do to a task: claim, approve, reject, transfer, ask for an opinion.

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::ToSchema;

use sea_orm::{ConnectionTrait, EntityTrait, QueryFilter};

use super::status::{APPROVED, APPROVING, REJECTED};
use super::{StepFilled, log, task};
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::db::Tx;
use crate::document::{Actor, REASSIGN, Receiver, Refusal, RoleHead, Verdict, act, can_decide};
use crate::form::{Checks, FieldFact, find_fact};
use crate::http::{Problem, Result, texts};
use crate::point;

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApproveForm {
    #[field("审批意见", max = 255, area)]
    pub opinion: Option<String>,
    #[field("审核表单")]
    pub form: Option<StepFilled>,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RejectForm {
    #[field("审批意见", max = 255, area)]
    #[serde(default)]
    pub opinion: String,
    #[field("驳回原因", max = 20, dict = "RejectReason")]
    #[serde(default)]
    pub reject_reason_codes: Vec<String>,
    #[field("标记字段", max = 200, list)]
    #[serde(default)]
    pub reject_fields: Vec<RejectField>,
    #[field("重新提交至")]
    pub resubmit_to: Option<ResubmitTo>,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Debug, Serialize, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RejectField {
    #[field("字段", max = 200, required)]
    pub field: String,
    #[field("说明", max = 255)]
    #[serde(default)]
    pub remark: String,
}

/// Where a corrected document goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ResubmitTo {
    #[default]
    Start,
    ThisStep,
}

impl crate::form::Value for ResubmitTo {
    const HOLDS: crate::form::Holds = crate::form::Holds::Other;

    fn is_blank(&self) -> bool {
        false
    }

    fn check(&self, _fact: &FieldFact, _checks: &mut Checks) {}
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TransferForm {
    #[field("接收人", to = "user")]
    pub user_id: i64,
    #[field("转办说明", max = 255, area)]
    pub opinion: Option<String>,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CommentForm {
    #[field("征询内容", max = 255, required, area)]
    pub text: String,
    #[field("征询角色", max = 50)]
    pub role_code: Option<String>,
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClaimForm {
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

const MIN_OPINION: usize = 5;
const MAX_MESSAGE: usize = 255;
/// "Other" says nothing by itself.
const MIN_OPINION_FOR_OTHER: usize = 10;

/// A reject form becomes a verdict when it says why.
pub fn refusal(form: RejectForm, actor: &Actor, fields: &[FieldFact]) -> Result<Verdict> {
    let opinion = form.opinion.trim().to_owned();
    let length = opinion.chars().count();
    let other = form.reject_reason_codes.iter().any(|code| code == "OTHER");
    let least = if other { MIN_OPINION_FOR_OTHER } else { MIN_OPINION };
    if form.reject_reason_codes.is_empty() || length < least || length > MAX_MESSAGE {
        return Err(Problem::field("opinion", "审批意见", texts::COMMON_REJECT_REASON));
    }
    let mut checks = Checks::default();
    for (index, mark) in form.reject_fields.iter().enumerate() {
        if find_fact(fields, &mark.field).is_none() {
            checks.refuse(
                &format!("rejectFields[{index}].field"),
                "字段",
                texts::COMMON_DICT.fill(&[("label", "字段")]),
            );
        }
    }
    checks.finish()?;
    let label = |code: &String| actor.dictionaries.label("RejectReason", code).to_owned();
    Ok(Verdict::Reject(Refusal {
        opinion,
        reasons: form.reject_reason_codes.iter().map(label).collect(),
        reason_codes: form.reject_reason_codes,
        fields: form.reject_fields.into_iter().map(|mark| (mark.field, mark.remark)).collect(),
        to_start: form.resubmit_to.unwrap_or_default() == ResubmitTo::Start,
    }))
}

/// A task of a company that the caller reaches; for everybody else it does not exist.
pub async fn find<C: ConnectionTrait>(db: &C, app: &App, caller: &Caller, id: i64) -> Result<task::Model> {
    let found = task::Entity::find_by_id(id).filter(task::SCOPE.for_caller(app, caller)).one(db).await?;
    found.filter(|_| caller.profile.user_type == UserType::Platform).ok_or_else(Problem::not_found)
}

/// A task is about to be refused for these reasons.
#[derive(Clone)]
pub struct Rejecting {
    pub workflow_type: String,
    pub reason_codes: Vec<String>,
}

impl point::Veto for Rejecting {}

/// T5 or T6. The task is looked at first, so that whoever comes too late reads just that. Answers it as it ended, and the
/// document's rowVersion.
pub async fn decide(
    tx: &Tx,
    actor: &Actor,
    task: &task::Model,
    verdict: &Verdict,
    row_version: i32,
) -> Result<(task::Model, i32)> {
    let caller = &actor.caller;
    if task.status != APPROVING {
        return Err(texts::COMMON_TASK_DONE.into());
    }
    if caller.is_person_of(task.submitter_id) {
        return Err(texts::COMMON_SELF_APPROVE.into());
    }
    if caller.has(&task.permission) && task.held().has_passed_before(caller) {
        return Err(texts::COMMON_SAME_APPROVER.into());
    }
    if !can_decide(task.held(), caller) {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    let document = actor.app.documents.get(&task.biz_type).ok_or_else(Problem::not_found)?.clone();
    if let Verdict::Reject(Refusal { reason_codes, .. }) = verdict {
        let (workflow_type, reason_codes) = (task.workflow_type.clone(), reason_codes.clone());
        actor.app.points.check(&actor.app, tx, Rejecting { workflow_type, reason_codes }).await?;
    }
    let by = (caller.user_id(), actor.name());
    let codes_json;
    let fields_json;
    let form_json;
    let end = match verdict {
        Verdict::Approve { opinion, form } => {
            form_json = form.as_ref().map(Json::to_string);
            let (opinion, step_form) = (Some(opinion.as_str()), form_json.as_deref());
            task::End { status: APPROVED, opinion, reason_codes: "[]", fields: "[]", step_form, by }
        }
        Verdict::Reject(Refusal { opinion, reason_codes, fields, .. }) => {
            codes_json = json!(reason_codes).to_string();
            let marks = fields.iter().map(|(field, remark)| json!({ "field": field, "remark": remark }));
            fields_json = Json::from_iter(marks).to_string();
            let opinion = Some(opinion.as_str());
            task::End {
                status: REJECTED,
                opinion,
                reason_codes: &codes_json,
                fields: &fields_json,
                step_form: None,
                by,
            }
        }
    };
    let ended = task::finish(tx, task, end).await?.ok_or(texts::COMMON_TASK_DONE)?;
    let row_version = document.settle(tx, actor, task, verdict, row_version).await?;
    Ok((ended, row_version))
}

pub async fn claim(tx: &Tx, actor: &Actor, id: i64, row_version: i32) -> Result<()> {
    let task = open(tx, actor, id).await?;
    if !can_decide(task.held(), &actor.caller) {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    must_be_current(tx, actor, &task, row_version).await?;
    let me = (actor.caller.user_id(), actor.name());
    if !task::assign(tx, &task, me).await? {
        return Err(texts::COMMON_TASK_DONE.into());
    }
    act::task_line(tx, actor, &task, log::CLAIM, "", &[])?;
    audit(tx, actor, &task, json!({ "assignee": me.1 }))
}

/// To a colleague who may decide it as well. An administrator may hand on a task that is not his own.
pub async fn transfer(tx: &Tx, actor: &Actor, id: i64, form: &TransferForm) -> Result<()> {
    let task = open(tx, actor, id).await?;
    if !can_decide(task.held(), &actor.caller) && !actor.caller.has(REASSIGN) {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    must_be_current(tx, actor, &task, form.row_version).await?;
    let (to, opinion) = (form.user_id, form.opinion.as_deref().unwrap_or_default());
    let holders = actor.app.organisation.holders(tx, &task.permission, task.company_id, &task.live_room).await?;
    let holder = holders.into_iter().find(|holder| holder.id == to && holder.id != task.submitter_id);
    let holder = holder.ok_or_else(|| Problem::field("userId", "接收人", texts::COMMON_NOT_FOUND))?;
    if !task::assign(tx, &task, (holder.id, &holder.name)).await? {
        return Err(texts::COMMON_TASK_DONE.into());
    }
    let words = format!("转给{}。{opinion}", holder.name);
    act::task_line(tx, actor, &task, log::TRANSFER, &words, &[])?;
    audit(tx, actor, &task, json!({ "assignee": holder.name, "opinion": opinion }))?;
    tell(tx, actor, &task, "TASK_TRANSFERRED", vec![Receiver::User(holder.id)]).await
}

/// Whose opinion may be asked: any role that may read the document.
pub async fn askable(tx: &Tx, actor: &Actor, task: &task::Model) -> Result<Vec<RoleHead>> {
    let document = actor.app.documents.get(&task.biz_type).ok_or_else(Problem::not_found)?;
    let codes = document.kind().codes.read;
    actor.app.organisation.roles_that_read(tx, codes, task.company_id, &task.live_room).await
}

/// Asks a role, or answers: nobody waits for it.
pub async fn comment(tx: &Tx, actor: &Actor, id: i64, words: &str, role: Option<&str>) -> Result<()> {
    let task = open(tx, actor, id).await?;
    if let Some(role) = role
        && !askable(tx, actor, &task).await?.iter().any(|known| known.role_code == role)
    {
        return Err(Problem::field("roleCode", "征询角色", texts::COMMON_NOT_FOUND));
    }
    act::task_line(tx, actor, &task, log::COMMENT, words, &[])?;
    audit(tx, actor, &task, json!({ "comment": words, "role": role }))?;
    let to = match role {
        Some(role) => {
            task::ask_role(tx, task.id, role);
            Receiver::Role { role: role.to_owned(), company_id: task.company_id, live_room: task.live_room.clone() }
        }
        None => match task.assignee_id.filter(|id| *id != actor.caller.user_id()) {
            Some(id) => Receiver::User(id),
            None => return Ok(()),
        },
    };
    tell(tx, actor, &task, "TASK_COMMENT", vec![to]).await
}

async fn open(tx: &Tx, actor: &Actor, id: i64) -> Result<task::Model> {
    let task = find(tx, &actor.app, &actor.caller, id).await?;
    if task.status == APPROVING { Ok(task) } else { Err(texts::COMMON_TASK_DONE.into()) }
}

/// Whoever takes a task, or hands it on, has read the document as it is.
async fn must_be_current(tx: &Tx, actor: &Actor, task: &task::Model, row_version: i32) -> Result<()> {
    let document = actor.app.documents.get(&task.biz_type).ok_or_else(Problem::not_found)?;
    match document.row_version(tx, task.biz_id).await? == row_version {
        true => Ok(()),
        false => Err(texts::COMMON_CONFLICT.into()),
    }
}

async fn tell(tx: &Tx, actor: &Actor, task: &task::Model, template: &'static str, to: Vec<Receiver>) -> Result<()> {
    let document = actor.app.documents.get(&task.biz_type).ok_or_else(Problem::not_found)?;
    document.notify(tx, actor, task, (template, to)).await
}

fn audit(tx: &Tx, actor: &Actor, task: &task::Model, after: Json) -> Result<()> {
    let document = actor.app.documents.get(&task.biz_type).ok_or_else(Problem::not_found)?;
    act::audit(tx, document.kind(), task.biz_id, None, after);
    Ok(())
}
