//! Submitting, and arriving at a step.

use serde_json::{Value as Json, json};

use super::{Actor, Target, admit, next_move, own, party, pass_by, tell};
use crate::db::Tx;
use crate::document::{Colleague, Columns, Doc, Document, Head, Members, Receiver, Submitting, diff, head};
use crate::form::{Form, Stage};
use crate::http::Result;
use crate::workflow::flow::Move;
use crate::workflow::log::LogLine;
use crate::workflow::{Event, Step, log, step_rule, task, version};

/// T3 and T7.
pub async fn submit_again<D: Document>(tx: &Tx, actor: &Actor, target: Target) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    let mut doc = own::<D>(tx, actor, target).await?;
    let of = (doc.head.id, doc.head.company_id);
    let own = admit::<D>(tx, actor, of, (&doc.form, &doc.json), Stage::Submit).await?;
    if !own.is_empty() {
        // What the rules found out may differ from what they found when the draft was saved.
        (doc.head, doc.own) = head::columns_set::<D>(tx, doc.head.id, own).await?;
    }
    let head = submit::<D>(tx, actor, doc).await?;
    tell::follow_to::<D>(tx, &head).await
}

/// What lives now, as the version that the document will be compared with.
pub(super) async fn keep_standing<D: Document>(
    tx: &Tx,
    actor: &Actor,
    id: i64,
    before: &D::Form,
) -> Result<(Head, Members)> {
    let json = head::to_json(before)?;
    let log_id = tx.next_id();
    let version = version::Model {
        log_id,
        biz_type: D::KIND.biz_type.into(),
        biz_id: id,
        version_no: 1,
        round: 0,
        change_type: "STANDING".into(),
        snapshot: version::snapshot(D::Form::FIELDS, &actor.app.secrets, log_id, &json),
        changed_fields: "[]".into(),
        key_changed: false,
        operator_id: actor.caller.user_id(),
        operator_name: actor.name().into(),
        remark: None,
        created_date: tx.now(),
    };
    version::keep(tx, version).await?;
    head::columns_set::<D>(tx, id, vec![("version_no", 1.into()), ("approved_version", 1.into())]).await
}

/// Answers the head as it then stands.
pub(super) async fn submit<D: Document>(tx: &Tx, actor: &Actor, mut doc: Doc<D::Form>) -> Result<Head> {
    if actor.app.points.has_listener::<Submitting<D>>() {
        let (id, company_id, form) = (doc.head.id, doc.head.company_id, doc.form.clone());
        actor.app.points.check(&actor.app, tx, Submitting::<D> { id, company_id, form }).await?;
    }
    D::submitting(tx, actor, &mut doc).await?;

    let previous = match doc.head.version_no {
        0 => None,
        no => version::numbered(tx, D::KIND.biz_type, doc.head.id, no).await?,
    };
    let (changed, key_changed) = match previous {
        None => Default::default(),
        Some(previous) => {
            let before = previous.content(D::Form::FIELDS, &actor.app.secrets)?;
            let before = D::readable(&actor.app, before).await?;
            let after = D::readable(&actor.app, doc.json.clone()).await?;
            diff::changed_fields(D::Form::FIELDS, &before, &after)
        }
    };
    if key_changed {
        doc.head.resume_step.clear();
    }
    let next = next_move::<D>(&doc, Event::Submit)?;
    let again = next.round > 1;
    let party = party(tx, actor, doc.head.company_id).await?;
    let version_no = doc.head.version_no + 1;
    let labels = diff::labels(D::Form::FIELDS, &changed);
    let log_id = tx.next_id();
    version::keep(
        tx,
        version::Model {
            log_id,
            biz_type: D::KIND.biz_type.into(),
            biz_id: doc.head.id,
            version_no,
            round: next.round,
            change_type: if again { "RESUBMIT" } else { "SUBMIT" }.into(),
            snapshot: version::snapshot(D::Form::FIELDS, &actor.app.secrets, log_id, &doc.json),
            changed_fields: serde_json::to_string(&labels)?,
            key_changed,
            operator_id: actor.caller.user_id(),
            operator_name: actor.name().into(),
            remark: None,
            created_date: tx.now(),
        },
    )
    .await?;
    let values: Columns = vec![
        ("status", next.status.into()),
        ("appr_step", next.step.into()),
        ("round", next.round.into()),
        ("submitted", true.into()),
        ("decided", false.into()),
        ("resume_step", "".into()),
        ("submitter_id", actor.caller.user_id().into()),
        ("submit_date", tx.now().into()),
        ("version_no", version_no.into()),
        ("company_name", party.name.clone().into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    let (head, _) = head::updated::<D>(tx, &doc.head, values).await?;
    let action = if again { log::RESUBMIT } else { log::SUBMIT };
    tell::line::<D>(tx, actor, doc.head.id, next.round, action, None)?;
    tell::audit(tx, &D::KIND, doc.head.id, Some(tell::state_of(&doc.head)), tell::outcome(&next, ""));

    pass_by::<D>(tx, &doc, "", &next)?;

    doc.head.company_name.clone_from(&party.name);
    doc.head.version_no = version_no;
    doc.head.submitter_id = Some(actor.caller.user_id());
    doc.head.submit_date = Some(tx.now());
    arrive::<D>(tx, actor, &doc, &next, party.contact).await?;
    Ok(head)
}

/// The task of the step that `next` leads to, and the word to whoever it waits for. `contact` looks after the company.
pub(super) async fn arrive<D: Document>(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<D::Form>,
    next: &Move,
    contact: Option<Colleague>,
) -> Result<()> {
    let Some(step) = D::FLOW.step(next.step) else { return Ok(()) };
    let rule = step_rule::of(tx, D::KIND.workflow_type, step.code).await?;
    let assignee = assignee(tx, actor, doc, step, contact, rule.auto_assign).await?;
    // Before the first step nobody has decided anything.
    let first = D::FLOW.steps.first().is_some_and(|first| first.code == step.code);
    let deciders = match first || step.by_the_same {
        true => String::new(),
        false => task::deciders_of_round(tx, (D::KIND.biz_type, doc.head.id), next.round).await?,
    };
    let summary = D::summary(&doc.form).into_iter().map(|(label, value)| json!({ "label": label, "value": value }));
    let opened = task::open(
        tx,
        task::Arrival {
            kind: &D::KIND,
            head: &doc.head,
            step,
            round: next.round,
            assignee,
            live_room: room_of(doc),
            summary: Json::from_iter(summary).to_string(),
            hours: u64::from(rule.hours.unsigned_abs()),
            deciders,
        },
    );
    let mut due = vec![("dueDate", opened.due_date.to_string())];
    due.extend(D::words(&doc.head, &doc.form));
    let (to, link) = (tell::waiting_for(&opened), tell::desk_link(opened.id));
    tell::notify::<D>(tx, actor, &doc.head, "DOC_SUBMITTED", to, due, link).await?;
    match D::asks(step.code, &doc.form) {
        Some((role, words)) => ask::<D>(tx, actor, &doc.head, &opened, (role, words)).await,
        None => Ok(()),
    }
}

/// The live room that it is for, where it is for one.
fn room_of<F>(doc: &Doc<F>) -> &str {
    doc.json["liveRoom"].as_str().unwrap_or_default()
}

/// The document itself asks a role for its opinion; nobody waits for it.
async fn ask<D: Document>(
    tx: &Tx,
    actor: &Actor,
    head: &Head,
    opened: &task::Model,
    (role, words): (&'static str, &'static str),
) -> Result<()> {
    task::ask_role(tx, opened.id, role);
    let line = LogLine {
        biz_type: D::KIND.biz_type,
        biz_id: head.id,
        round: opened.round,
        step: (&opened.step, &opened.step_name),
        action: log::COMMENT,
        operator: None,
        role: None,
        opinion: Some(words),
        reasons: &[],
        since: None,
    };
    log::write(tx, line)?;
    let to = vec![Receiver::Role {
        role: role.to_owned(),
        company_id: head.company_id,
        live_room: opened.live_room.clone(),
    }];
    tell::notify::<D>(tx, actor, head, "TASK_COMMENT", to, Vec::new(), tell::desk_link(opened.id)).await
}

/// The company's own contact where the step goes there; else, where tasks are handed out, whoever has fewest.
async fn assignee<F>(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<F>,
    step: &Step,
    contact: Option<Colleague>,
    auto: bool,
) -> Result<Option<Colleague>> {
    if let Some(contact) = contact.filter(|_| step.to_contact) {
        return Ok(Some(contact));
    }
    if !auto {
        return Ok(None);
    }
    let mut holders = actor.app.organisation.holders(tx, step.permission, doc.head.company_id, room_of(doc)).await?;
    holders.retain(|holder| Some(holder.id) != doc.head.submitter_id);
    tx.flush().await?;
    step_rule::least_busy(tx, holders).await
}
