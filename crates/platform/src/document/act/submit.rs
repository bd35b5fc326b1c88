//! Submitting, and arriving at a step.

use sea_orm::sea_query::SimpleExpr;
use serde_json::{Value as Json, json};

use super::{Actor, Target, check, moved, own, party, tell};
use crate::db::Tx;
use crate::document::{Doc, Document, Party, diff, head};
use crate::form::{Form, Stage};
use crate::http::Result;
use crate::workflow::flow::Move;
use crate::workflow::{Event, hours, log, task, version};

/// T3 and T7.
pub async fn submit_again<D: Document>(tx: &Tx, actor: &Actor, target: Target) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    let doc = own::<D>(tx, actor, target).await?;
    check::<D>(tx, actor, doc.head.id, &doc.form, Stage::Submit).await?;
    submit::<D>(tx, actor, doc).await
}

pub(super) async fn submit<D: Document>(tx: &Tx, actor: &Actor, mut doc: Doc<D::Form>) -> Result<()> {
    let facts = json!({ "id": doc.head.id, "companyId": doc.head.company_id, "form": doc.json });
    actor.app.gates.pass(tx, &format!("{}.submit", D::KIND.biz_type), facts).await?;

    let previous = match doc.head.version_no {
        0 => None,
        no => version::numbered(&**tx, D::KIND.biz_type, doc.head.id, no).await?,
    };
    let before = previous.as_ref().map(version::Model::content);
    let (changed, key_changed) =
        before.as_ref().map(|before| diff::changed_fields(D::Form::FIELDS, before, &doc.json)).unwrap_or_default();
    if key_changed {
        doc.head.resume_step.clear();
    }
    let next = moved::<D>(&doc.head, Event::Submit)?;
    let again = next.round > 1;
    let party = party(tx, actor, doc.head.company_id).await?;
    let version_no = doc.head.version_no + 1;
    let labels = diff::labels(D::Form::FIELDS, &changed);
    version::keep(
        tx,
        version::Model {
            log_id: tx.next_id(),
            biz_type: D::KIND.biz_type.into(),
            biz_id: doc.head.id,
            version_no,
            round: next.round,
            change_type: if again { "RESUBMIT" } else { "SUBMIT" }.into(),
            snapshot: doc.json.to_string(),
            changed_fields: serde_json::to_string(&labels)?,
            key_changed,
            operator_id: actor.caller.user_id(),
            operator_name: actor.name().into(),
            remark: None,
            created_date: tx.now(),
        },
    )
    .await?;
    let values: Vec<(&'static str, SimpleExpr)> = vec![
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
    head::update::<D>(tx, &doc.head, values).await?;
    let action = if again { log::RESUBMIT } else { log::SUBMIT };
    tell::line::<D>(tx, actor, doc.head.id, next.round, action, None).await?;
    tell::audit(tx, &D::KIND, doc.head.id, Some(tell::standing(&doc.head)), tell::outcome(&next, ""));

    doc.head.company_name.clone_from(&party.name);
    doc.head.version_no = version_no;
    doc.head.submitter_id = Some(actor.caller.user_id());
    doc.head.submit_date = Some(tx.now());
    arrive::<D>(tx, actor, &doc, &next, &party).await
}

/// The task of the step that `next` leads to, and the word to whoever it waits for.
pub(super) async fn arrive<D: Document>(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<D::Form>,
    next: &Move,
    party: &Party,
) -> Result<()> {
    let Some(step) = D::FLOW.step(next.step) else { return Ok(()) };
    let summary = D::summary(&doc.form).into_iter().map(|(label, value)| json!({ "label": label, "value": value }));
    let opened = task::open(
        tx,
        task::Arrival {
            kind: &D::KIND,
            head: &doc.head,
            step,
            round: next.round,
            party,
            live_room: doc.json["liveRoom"].as_str().unwrap_or_default(),
            summary: Json::from_iter(summary).to_string(),
            hours: hours::STEP_HOURS,
        },
    )
    .await?;
    let due = vec![("dueDate", opened.due_date.to_string())];
    let (to, link) = (tell::waiting_for(&opened), tell::desk_link(opened.id));
    tell::notify::<D>(tx, actor, &doc.head, "DOC_SUBMITTED", to, due, link).await
}
