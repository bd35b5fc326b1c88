//! What an event leaves behind beside the new status: log lines, the audit entry, messages.

use serde_json::{Map, Value as Json, json};

use super::Actor;
use crate::db::Tx;
use crate::document::{Document, Head, Kind, Notice, Reach, Receiver, head};
use crate::http::Result;
use crate::workflow::flow::Move;
use crate::workflow::log::{self, Action, LogLine};
use crate::workflow::task;

pub fn line<D: Document>(
    tx: &Tx,
    actor: &Actor,
    id: i64,
    round: i32,
    action: Action,
    opinion: Option<&str>,
) -> Result<()> {
    let operator = Some((actor.caller.user_id(), actor.name()));
    let (biz_type, step) = (D::KIND.biz_type, ("", ""));
    let line =
        LogLine { biz_type, biz_id: id, round, step, action, operator, role: None, opinion, reasons: &[], since: None };
    log::write(tx, line)
}

/// A line about a task; it counts the working time since the task arrived.
pub fn task_line(
    tx: &Tx,
    actor: &Actor,
    task: &task::Model,
    action: Action,
    opinion: &str,
    reasons: &[String],
) -> Result<()> {
    let decided = action == log::APPROVE || action == log::REJECT;
    let line = LogLine {
        biz_type: &task.biz_type,
        biz_id: task.biz_id,
        round: task.round,
        step: (&task.step, &task.step_name),
        action,
        operator: Some((actor.caller.user_id(), actor.name())),
        role: Some(&task.role_code),
        opinion: Some(opinion),
        reasons,
        since: decided.then_some(task.arrive_date),
    };
    log::write(tx, line)
}

pub fn audit(tx: &Tx, kind: &Kind, id: i64, before: Option<Json>, after: Json) {
    let biz_type = kind.biz_type;
    tx.audit(|entry| {
        entry.biz_type = biz_type;
        entry.biz_id = Some(id);
        // A save that goes straight on to its submission is one act: it began where the save began.
        entry.before = entry.before.take().or(before);
        entry.after = Some(match (entry.after.take(), after) {
            (Some(Json::Object(mut first)), Json::Object(second)) => {
                first.extend(second);
                first.into()
            }
            (_, after) => after,
        });
    });
}

pub fn state_of(head: &Head) -> Json {
    json!({ "status": head.status, "step": head.appr_step, "round": head.round })
}

pub fn outcome(next: &Move, words: &str) -> Json {
    let mut members = Map::new();
    members.insert("status".into(), next.status.into());
    members.insert("step".into(), next.step.into());
    members.insert("round".into(), next.round.into());
    if !words.is_empty() {
        members.insert("opinion".into(), words.into());
    }
    members.into()
}

/// What every template about a document may say.
pub fn words<D: Document>(actor: &Actor, head: &Head) -> Vec<(&'static str, String)> {
    vec![
        ("docType", D::KIND.name.to_owned()),
        ("code", head.code.clone()),
        ("title", head.title.clone()),
        ("companyName", head.company_name.clone()),
        ("operator", actor.name().to_owned()),
    ]
}

/// Whoever an open task waits for: its holder, or everybody in the pool.
pub fn waiting_for(task: &task::Model) -> Vec<Receiver> {
    vec![match task.assignee_id {
        Some(id) => Receiver::User(id),
        None => Receiver::Holders {
            permission: task.permission.clone(),
            company_id: task.company_id,
            live_room: task.live_room.clone(),
        },
    }]
}

/// Whoever made it and whoever submitted it.
pub fn owners(head: &Head) -> Vec<Receiver> {
    let submitter = head.submitter_id.filter(|id| *id != head.created_by);
    [Some(head.created_by), submitter].into_iter().flatten().map(Receiver::User).collect()
}

pub fn desk_link(task_id: i64) -> String {
    format!("/platform/todo?task={task_id}")
}

pub fn owner_link<D: Document>(head: &Head) -> String {
    format!("{}{}", D::KIND.detail_route, head.id)
}

/// Where its owner mends it: the form opens on the first mark.
pub fn mend_link<D: Document>(head: &Head) -> String {
    let Kind { detail_route, mend_route, .. } = D::KIND;
    let page = mend_route.map_or_else(|| detail_route.replace("/detail/", "/edit/"), str::to_owned);
    format!("{page}{}", head.id)
}

/// The template that the document wants in place of a common one; empty for silence.
pub fn template<D: Document>(common: &'static str) -> &'static str {
    D::TELLS.iter().find(|(name, _)| *name == common).map_or(common, |(_, own)| own)
}

/// The module hears how the document stands now.
pub async fn follow<D: Document>(tx: &Tx, id: i64) -> Result<()> {
    if !D::FOLLOWED {
        return Ok(());
    }
    let head = head::find::<D, _>(tx, &Reach::Everything, id).await?.head;
    D::status_changed(tx, &head).await
}

/// The same where it is known.
pub async fn follow_to<D: Document>(tx: &Tx, head: &Head) -> Result<()> {
    if D::FOLLOWED { D::status_changed(tx, head).await } else { Ok(()) }
}

/// A message about a document, with the words that its template wants.
pub async fn notify<D: Document>(
    tx: &Tx,
    actor: &Actor,
    head: &Head,
    template: &'static str,
    to: Vec<Receiver>,
    more: Vec<(&'static str, String)>,
    link: String,
) -> Result<()> {
    let template = self::template::<D>(template);
    if template.is_empty() {
        return Ok(());
    }
    let mut values = words::<D>(actor, head);
    values.extend(more);
    let notice = Notice { template, to, values, biz_type: D::KIND.biz_type, biz_id: head.id, link };
    actor.app.organisation.notify(tx, notice).await
}
