//! A document as the page reads it: head, form, process, versions, marks, and what may be done to it.

use sea_orm::ConnectionTrait;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

use super::act::{change, may_urge_again, unneeded};
use super::own_event::own_event;
use super::{Doc, Document, Head, Line, Members, OwnEvent, diff, files, list};
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::clock::Timestamp;
use crate::form::{FieldFact, Form, find_fact, sensitive};
use crate::http::Result;
use crate::workflow::flow::decide;
use crate::workflow::log::{self, ProcessLog};
use crate::workflow::status::*;
use crate::workflow::task::{self, Held};
use crate::workflow::version::{self, Version};
use crate::workflow::{Event, StepStart, Who};

/// One circle of the step bar.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProcessStep {
    pub step: String,
    pub step_name: String,
    pub role_code: String,
    pub role_name: String,
    /// NOT_STARTED, APPROVING, APPROVED, REJECTED, CANCELLED
    pub status: &'static str,
    pub handler_name: Option<String>,
    pub date: Option<Timestamp>,
    pub opinion: Option<String>,
    pub cost_hours: Option<f64>,
    pub due_date: Option<Timestamp>,
    pub overtime: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Process {
    pub steps: Vec<ProcessStep>,
    pub logs: Vec<ProcessLog>,
}

/// Why it came back, and what has been done about it since.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RejectInfo {
    pub round: i32,
    pub step: String,
    pub step_name: String,
    pub operator_name: String,
    pub date: Timestamp,
    pub opinion: String,
    pub reasons: Vec<String>,
    pub reason_codes: Vec<String>,
    /// START or THIS_STEP
    pub resubmit_to: String,
    pub fields: Vec<RejectMark>,
    /// The version that came back; stays on the server.
    #[serde(default, skip_serializing)]
    #[schema(ignore)]
    pub version_no: i32,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RejectMark {
    pub field: String,
    pub label: String,
    pub remark: String,
    /// Whether the field holds something else by now.
    #[serde(default)]
    pub changed: bool,
    /// What it held when it was marked, unless that is sensitive; stays on the server.
    #[serde(default, skip_serializing)]
    pub was: Json,
}

/// The open task, for those whom it concerns.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaskHead {
    pub id: i64,
    pub step: String,
    pub step_name: String,
    pub round: i32,
    pub assignee_id: Option<i64>,
    pub assignee_name: Option<String>,
    pub due_date: Timestamp,
    pub overtime: bool,
    pub can_decide: bool,
    pub batchable: bool,
    pub biz_row_version: i32,
    /// The schema of what has to be filled in to pass the step, and what stands in it at first.
    pub form: Option<String>,
    #[schema(value_type = Option<StepStart>)]
    pub form_start: Option<Json>,
}

/// Takes away what the caller may not read.
pub fn withhold<D: Document>(caller: &Caller, form: &mut Json) {
    if caller.profile.user_type != UserType::Platform {
        return;
    }
    let unread = |(_, codes): &&(&str, &[&str])| !codes.iter().any(|code| caller.has(code));
    let names: Vec<&str> = D::READ_BY.iter().filter(unread).map(|(name, _)| *name).collect();
    if !names.is_empty() {
        sensitive::withhold(D::Form::FIELDS, &names, form);
    }
}

pub async fn detail<D: Document, C>(db: &C, app: &App, caller: &Caller, doc: &Doc<D::Form>) -> Result<Members>
where
    C: ConnectionTrait + Sync,
{
    let head = &doc.head;
    let logs = log::of(db, D::KIND.biz_type, head.id).await?;
    let versions: Vec<Version> = version::of(db, D::KIND.biz_type, head.id).await?;
    let open = match head.status.as_str() {
        APPROVING => task::find_open(db, D::KIND.biz_type, head.id).await?,
        _ => None,
    };
    let mut members = row::<D>(head, doc.own.clone(), caller, app.clock().now());
    if caller.profile.user_type != UserType::Platform {
        D::LISTED.iter().filter(|column| column.for_staff).for_each(|column| members.remove(column.name));
    }
    let mut form = doc.json.clone();
    sensitive::mask(D::Form::FIELDS, &mut form);
    withhold::<D>(caller, &mut form);
    let form = files::enriched::<D, C>(db, app, form).await?;
    if let Json::Object(form) = form {
        form.into_iter().for_each(|(name, value)| members.set(name, value));
    }
    if let Some(pending) = change::pending_values::<D, C>(db, app, doc).await? {
        members.set("pending", pending);
    }
    let process = Process { steps: steps::<D>(doc, &logs, open.as_ref()), logs: logs.iter().map(said::<D>).collect() };
    members.set("process", process);
    members.set("versions", versions);
    members.set("closeReason", &head.close_reason);
    if let Some(info) = reject_info::<D, C>(db, app, doc).await? {
        members.set("rejectInfo", info);
    }
    if let Some(open) = &open {
        members.extend("actions", task_actions(open.held(), caller));
        members.set("task", task_head::<D>(db, open, caller, doc).await?);
    }
    D::enrich(app, caller, std::slice::from_mut(&mut members)).await?;
    Ok(members)
}

/// What a company reads of a document that is another's: what it says, and nothing of how it came about.
pub async fn lent<D: Document>(app: &App, caller: &Caller, doc: &Doc<D::Form>) -> Result<Members> {
    let mut members = row::<D>(&doc.head, doc.own.clone(), caller, app.clock().now());
    D::LISTED.iter().filter(|column| column.for_staff).for_each(|column| members.remove(column.name));
    let mut form = doc.json.clone();
    sensitive::mask(D::Form::FIELDS, &mut form);
    if let Json::Object(form) = files::enriched::<D, _>(app.db.read(), app, form).await? {
        form.into_iter().for_each(|(name, value)| members.set(name, value));
    }
    members.set("process", Process { steps: Vec::new(), logs: Vec::new() });
    members.set("versions", Vec::<Version>::new());
    D::enrich(app, caller, std::slice::from_mut(&mut members)).await?;
    D::lend(&mut members);
    Ok(members)
}

/// A line of a list.
pub fn row<D: Document>(line: &Line, own: Members, caller: &Caller, now: Timestamp) -> Members {
    let mut members = own;
    let mut actions = actions::<D>(line, &members, caller, now);
    actions.extend(D::actions(line, &members, caller));
    members.add("actions", actions);
    D::derive(line, &mut members);
    members
}

/// What the caller may do: every button that the page shows, and no other.
fn actions<D: Document>(head: &Line, own: &Members, caller: &Caller, now: Timestamp) -> Vec<&'static str> {
    let codes = &D::KIND.codes;
    let fits = |event| decide(&D::FLOW, Some(&head.state()), event).is_some() && D::allows(event, own);
    let mut actions = vec!["detail"];
    if caller.company_id() == head.company_id {
        let closed = caller.profile.company_closed.as_deref();
        let open = closed.is_none_or(|reason| D::KIND.open_while.contains(&reason));
        // What its owner does to a document that lives goes to its change.
        let lives = D::CHANGES.is_some() && head.status == D::FLOW.end;
        let change = if lives { own.text("changeStatus") } else { Default::default() };
        let (waits, open_change) = (change == APPROVING, [CREATED, REJECTED].contains(&&*change));
        let offered = [
            ("edit", codes.edit, fits(Event::Save) || lives && !waits),
            ("submit", codes.submit, fits(Event::Submit) || open_change),
            ("withdraw", codes.withdraw, fits(Event::Withdraw) || waits),
            ("cancel", codes.cancel, fits(Event::Cancel)),
            ("urge", codes.urge, (fits(Event::Urge) || waits) && may_urge_again(head, now)),
            ("abandonChange", codes.edit, open_change),
            ("delete", codes.delete, fits(Event::Delete)),
        ];
        actions.extend(
            offered
                .iter()
                .filter(|(_, code, fits)| open && *fits && codes.let_write(caller, code))
                .map(|(name, ..)| *name),
        );
    } else if caller.has(codes.bd_cancel) && fits(Event::BdCancel) {
        actions.push("bdCancel");
    }
    actions.extend(D::EVENTS.iter().filter(|event| may_cause::<D>(event, head, caller, fits)).map(|event| event.name));
    if !list::is_lent(caller, head.company_id) {
        actions.extend(["version", "log"]);
    }
    actions
}

/// Its owner in a company that is open, or somebody of the staff, as the flow has it.
fn may_cause<D: Document>(event: &OwnEvent, head: &Line, caller: &Caller, fits: impl Fn(Event) -> bool) -> bool {
    let own = caller.company_id() == head.company_id;
    let closed = caller.profile.company_closed.as_deref();
    let open = closed.is_none_or(|reason| D::KIND.open_while.contains(&reason));
    let its_own = match D::FLOW.who(Event::Own(event.name)) {
        Some(Who::Staff) => !own,
        Some(Who::OwnerOrStaff) => own && open || caller.profile.user_type == UserType::Platform,
        _ => own && open,
    };
    its_own && event.codes.iter().any(|code| caller.has(code)) && fits(Event::Own(event.name))
}

/// Hands on tasks that are not the own.
pub const REASSIGN: &str = "task_reassign";

/// What the caller may do to an open task.
pub fn task_actions(task: Held<'_>, caller: &Caller) -> Vec<&'static str> {
    if caller.profile.user_type != UserType::Platform || task.status != APPROVING {
        return Vec::new();
    }
    let mut actions = Vec::new();
    if can_decide(task, caller) {
        actions.extend(["approve", "reject", "transfer"]);
        if task.assignee_id.is_none() {
            actions.push("claim");
        }
    } else if caller.has(REASSIGN) {
        actions.push("transfer");
    }
    actions.push("comment");
    actions
}

pub fn can_decide(task: Held<'_>, caller: &Caller) -> bool {
    task.status == APPROVING
        && caller.has(task.permission)
        && task.assignee_id.is_none_or(|id| id == caller.user_id())
        && !caller.is_person_of(task.submitter_id)
        && !task.has_passed_before(caller)
}

async fn task_head<D: Document>(
    db: &impl ConnectionTrait,
    task: &task::Model,
    caller: &Caller,
    doc: &Doc<D::Form>,
) -> Result<TaskHead> {
    let form = D::FLOW.step(&task.step).and_then(|step| step.form);
    let form_start = match form {
        Some(_) => D::step_start(&task.step, doc, task::last_form(db, task).await?),
        None => Json::Null,
    };
    Ok(TaskHead {
        form: form.map(|form| (form.name)().into_owned()),
        form_start: Some(form_start).filter(|start| !start.is_null()),
        id: task.id,
        step: task.step.clone(),
        step_name: task.step_name.clone(),
        round: task.round,
        assignee_id: task.assignee_id,
        assignee_name: task.assignee_name.clone(),
        due_date: task.due_date,
        overtime: task.overtime,
        can_decide: can_decide(task.held(), caller),
        batchable: task.batchable,
        biz_row_version: doc.head.row_version,
    })
}

/// A line of the log in the words of whoever knows the event.
fn said<D: Document>(line: &log::Model) -> ProcessLog {
    let said = ProcessLog::from(line);
    match own_event::<D>(&line.action) {
        Some(event) => ProcessLog { action_label: event.label.into(), ..said },
        None => said,
    }
}

/// The step bar of the current round; a step passed in an earlier round stays passed where the round resumed after it.
fn steps<D: Document>(doc: &Doc<D::Form>, logs: &[log::Model], open: Option<&task::Model>) -> Vec<ProcessStep> {
    let head = &doc.head;
    let decided = |step: &str| {
        let about = logs.iter().rev().filter(|line| line.step == step);
        about.into_iter().find(|line| line.action == log::APPROVE.code() || line.action == log::REJECT.code())
    };
    let waiting_at = D::FLOW.steps.iter().position(|step| step.code == head.appr_step);
    let show = |(place, step): (usize, &crate::workflow::Step)| {
        let line = decided(step.code);
        let passed =
            line.filter(|line| line.action == log::APPROVE.code() && has_reached(head, waiting_at, place, line.round));
        let refused = line
            .filter(|line| head.status == REJECTED && line.action == log::REJECT.code() && line.round == head.round);
        let current = open.filter(|open| open.step == step.code);
        let status = match (current, refused, passed) {
            (Some(_), ..) => APPROVING,
            (_, Some(_), _) => REJECTED,
            (.., Some(_)) => APPROVED,
            _ if [CANCELLED, CANCELLED_BY_ZHAOSHANG].contains(&head.status.as_str()) => CANCELLED,
            _ => NOT_STARTED,
        };
        let line = refused.or(passed).filter(|_| current.is_none()).map(ProcessLog::from);
        ProcessStep {
            step: step.code.into(),
            step_name: step.name.into(),
            role_code: step.role.into(),
            role_name: step.role_name.into(),
            status,
            handler_name: line
                .as_ref()
                .map(|line| line.operator_name.clone())
                .or(current.and_then(|task| task.assignee_name.clone())),
            date: line.as_ref().map(|line| line.date),
            opinion: line.as_ref().and_then(|line| line.opinion.clone()),
            cost_hours: line.as_ref().and_then(|line| line.cost_hours),
            due_date: current.map(|task| task.due_date),
            overtime: current.is_some_and(|task| task.overtime),
        }
    };
    let without = unneeded::<D>(doc);
    D::FLOW.steps.iter().enumerate().filter(|(_, step)| !without.contains(&step.code)).map(show).collect()
}

/// Whether a pass still counts: it belongs to this round, or the round began behind it.
fn has_reached(head: &Head, waiting_at: Option<usize>, place: usize, round: i32) -> bool {
    match (head.status.as_str(), waiting_at) {
        (APPROVING, Some(at)) => place < at,
        (NOT_STARTED | CREATED | APPROVING | REJECTED | CANCELLED | CANCELLED_BY_ZHAOSHANG, _) => round == head.round,
        // Behind the end, whatever the field calls what comes there.
        _ => true,
    }
}

async fn reject_info<D: Document, C>(db: &C, app: &App, doc: &Doc<D::Form>) -> Result<Option<RejectInfo>>
where
    C: ConnectionTrait,
{
    let Some(text) = &doc.head.reject_info else { return Ok(None) };
    let mut info: RejectInfo = serde_json::from_str(text)?;
    let decided = match info.fields.iter().any(|mark| is_sensitive(D::Form::FIELDS, &mark.field)) {
        true => version::numbered(db, D::KIND.biz_type, doc.head.id, info.version_no).await?,
        false => None,
    };
    let decided = decided.map(|version| version.content(D::Form::FIELDS, &app.secrets)).transpose()?;
    for mark in &mut info.fields {
        let now = diff::value_at(&doc.json, &mark.field);
        let was = match is_sensitive(D::Form::FIELDS, &mark.field) {
            true => diff::value_at(decided.as_ref().unwrap_or(&Json::Null), &mark.field),
            false => mark.was.take(),
        };
        mark.changed = !diff::is_same_at(D::Form::FIELDS, &mark.field, &was, &now);
    }
    Ok(Some(info))
}

fn is_sensitive(fields: &[FieldFact], path: &str) -> bool {
    find_fact(fields, path).is_some_and(sensitive::holds_any)
}

/// What rejections used to remember of sensitive fields goes; whether there was any.
pub fn forget_sensitive_marks(fields: &[FieldFact], info: &mut Json) -> bool {
    let mut changed = false;
    for mark in info["fields"].as_array_mut().into_iter().flatten() {
        if !mark["was"].is_null() && is_sensitive(fields, mark["field"].as_str().unwrap_or_default()) {
            mark["was"] = Json::Null;
            changed = true;
        }
    }
    changed
}
