//! Deciding a task: the document follows.

use serde_json::{Value as Json, json};

use super::{Actor, next_move, party, pass_by, submit, tell};
use crate::db::Tx;
use crate::document::{Approving, Columns, Doc, Document, Reach, diff, head};
use crate::form::{Form, find_fact, sensitive};
use crate::http::{Problem, Result, texts};
use crate::workflow::flow::Move;
use crate::workflow::{Event, Step, log, task};

/// What somebody decides on a task.
#[derive(Clone, Debug)]
pub enum Verdict {
    Approve { opinion: String, form: Option<Json> },
    Reject(Refusal),
}

/// Why, and what is to be mended.
#[derive(Clone, Debug, Default)]
pub struct Refusal {
    pub opinion: String,
    pub reason_codes: Vec<String>,
    pub reasons: Vec<String>,
    /// Fields with a remark each.
    pub fields: Vec<(String, String)>,
    pub to_start: bool,
}

/// T5 and T6. The task has been claimed by compare and set before; here the document follows. Answers its rowVersion.
pub async fn settle<D: Document>(
    tx: &Tx,
    actor: &Actor,
    task: &task::Model,
    verdict: &Verdict,
    row_version: i32,
) -> Result<i32> {
    let mut doc = head::open::<D, _>(tx, &actor.app.secrets, &Reach::Everything, task.biz_id).await?;
    if doc.head.row_version != row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let step = D::FLOW.step(&task.step).ok_or(texts::COMMON_STATE)?;
    match verdict {
        Verdict::Approve { opinion, form } => {
            let start = if step.form.is_some() { D::step_start(step.code, &doc, None) } else { Json::Null };
            let filled = filled(actor, step, start, form.as_ref())?;
            if actor.app.points.has_listener::<Approving<D>>() {
                let (id, company_id, form) = (doc.head.id, doc.head.company_id, doc.form.clone());
                actor
                    .app
                    .points
                    .check(&actor.app, tx, Approving::<D> { id, company_id, step: step.code, form })
                    .await?;
            }
            let next = next_move::<D>(&doc, Event::Approve)?;
            let columns = D::passed(tx, actor, &doc, step, &filled).await?;
            let words = D::passed_words(actor, step.code, &filled);
            approve::<D>(tx, actor, &doc, task, &next, (opinion, columns, words)).await?;
            if next.status != D::FLOW.end {
                // On the way to the next step nobody but this has written: how it stands is known.
                let head = &mut doc.head;
                (head.status, head.appr_step) = (next.status.to_owned(), next.step.to_owned());
                (head.decided, head.row_version) = (true, row_version + 1);
                return tell::follow_to::<D>(tx, head).await.map(|()| row_version + 1);
            }
        }
        Verdict::Reject(refusal) => {
            let next = next_move::<D>(&doc, Event::Reject)?;
            reject::<D>(tx, actor, &doc, task, &next, refusal).await?;
            D::rejected(tx, actor, &doc, step, refusal).await?;
        }
    }
    let head = head::find::<D, _>(tx, &Reach::Everything, doc.head.id).await?.head;
    tell::follow_to::<D>(tx, &head).await?;
    Ok(head.row_version)
}

/// What the approver filled in, over what stood there at first; a step without a form takes nothing.
fn filled(actor: &Actor, step: &Step, mut start: Json, entered: Option<&Json>) -> Result<Json> {
    match (step.form, entered) {
        (Some(form), Some(Json::Object(entered))) if start.is_object() => {
            if let Json::Object(members) = &mut start {
                members.extend(entered.clone());
            }
            form.check(Some(&start), &actor.dictionaries)
        }
        (Some(form), entered) => form.check(entered, &actor.dictionaries),
        (None, None | Some(Json::Null)) => Ok(Json::Null),
        (None, Some(_)) => Err(Problem::filled(texts::COMMON_UNKNOWN_FIELD, &[("name", "form")])),
    }
}

async fn approve<D: Document>(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<D::Form>,
    task: &task::Model,
    next: &Move,
    (opinion, columns, mut words): (&str, Columns, Vec<(&'static str, String)>),
) -> Result<()> {
    words.extend(D::words(&doc.head, &doc.form));
    let done = next.status == D::FLOW.end;
    let mut values: Columns = vec![
        ("status", next.status.into()),
        ("appr_step", next.step.into()),
        ("decided", true.into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    if done {
        values.push(("approved_version", doc.head.version_no.into()));
        values.push(("reject_info", Option::<String>::None.into()));
    }
    values.extend(columns);
    head::update::<D>(tx, &doc.head, values).await?;
    tell::task_line(tx, actor, task, log::APPROVE, opinion, &[])?;
    pass_by::<D>(tx, doc, &task.step, next)?;
    tell::audit(tx, &D::KIND, doc.head.id, Some(tell::state_of(&doc.head)), tell::outcome(next, opinion));
    let (to, link) = (tell::owners(&doc.head), tell::owner_link::<D>(&doc.head));
    if done {
        D::approved(tx, actor, doc).await?;
        return tell::notify::<D>(tx, actor, &doc.head, "DOC_APPROVED", to, words, link).await;
    }
    let step = D::FLOW.step(next.step);
    let next_name = step.map_or("", |step| step.name);
    words.extend([("stepName", task.step_name.clone()), ("nextStepName", next_name.to_owned())]);
    tell::notify::<D>(tx, actor, &doc.head, "DOC_STEP_PASSED", to, words, link).await?;
    let contact = match step.is_some_and(|step| step.to_contact) {
        true => party(tx, actor, doc.head.company_id).await?.contact,
        false => None,
    };
    submit::arrive::<D>(tx, actor, doc, next, contact).await
}

async fn reject<D: Document>(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<D::Form>,
    task: &task::Model,
    next: &Move,
    refusal: &Refusal,
) -> Result<()> {
    let Refusal { opinion, reason_codes, reasons, fields, to_start } = refusal;
    let marks = fields.iter().map(|(field, remark)| {
        let fact = find_fact(D::Form::FIELDS, field);
        let label = fact.map_or(field.as_str(), |fact| fact.label);
        // What is sensitive is asked of the version, where it is sealed.
        let open = !fact.is_some_and(sensitive::holds_any);
        let was = if open { diff::value_at(&doc.json, field) } else { Json::Null };
        json!({ "field": field, "label": label, "remark": remark, "was": was })
    });
    let info = json!({
        "versionNo": doc.head.version_no,
        "round": task.round,
        "step": task.step,
        "stepName": task.step_name,
        "operatorName": actor.name(),
        "date": tx.now(),
        "opinion": opinion,
        "reasons": reasons,
        "reasonCodes": reason_codes,
        "resubmitTo": if *to_start { "START" } else { "THIS_STEP" },
        "fields": Json::from_iter(marks),
    });
    let resume = if *to_start { "" } else { task.step.as_str() };
    let values: Columns = vec![
        ("status", next.status.into()),
        ("appr_step", "".into()),
        ("decided", true.into()),
        ("resume_step", resume.into()),
        ("reject_info", info.to_string().into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    head::update::<D>(tx, &doc.head, values).await?;
    tell::task_line(tx, actor, task, log::REJECT, opinion, reasons)?;
    tell::audit(tx, &D::KIND, doc.head.id, Some(tell::state_of(&doc.head)), tell::outcome(next, opinion));
    let values = vec![
        ("stepName", task.step_name.clone()),
        ("reasons", reasons.join("、")),
        ("opinion", opinion.clone()),
        ("n", fields.len().to_string()),
    ];
    let (to, link) = (tell::owners(&doc.head), tell::mend_link::<D>(&doc.head));
    tell::notify::<D>(tx, actor, &doc.head, "DOC_REJECTED", to, values, link).await
}
