//! What no person asks for: completion, expiry, and an approval that another stands for.

use serde_json::json;

use super::{Actor, tell};
use crate::app::App;
use crate::db::Tx;
use crate::document::{Columns, Document, Head, Notice, Reach, head};
use crate::form::Form as _;
use crate::http::{Result, texts};
use crate::workflow::flow::decide;
use crate::workflow::log::{self, Action, LogLine};
use crate::workflow::{Event, task, version};

/// T10.
pub async fn complete<D: Document>(tx: &Tx, id: i64) -> Result<()> {
    close::<D>(tx, id, Event::Complete, log::COMPLETE, "").await.map(|_| ())
}

/// T12: closed by the clock, and its owner told.
pub async fn expire<D: Document>(app: &App, tx: &Tx, id: i64) -> Result<()> {
    let head = close::<D>(tx, id, Event::Expire, log::EXPIRE, "系统超期关闭").await?;
    task::cancel(tx, D::KIND.biz_type, id).await?;
    let values = vec![("docType", D::KIND.name.to_owned()), ("code", head.code.clone())];
    let (to, link) = (tell::owners(&head), tell::owner_link::<D>(&head));
    let template = tell::template::<D>("DOC_EXPIRED");
    if template.is_empty() {
        return Ok(());
    }
    let notice = Notice { template, to, values, biz_type: D::KIND.biz_type, biz_id: id, link };
    app.organisation.notify(tx, notice).await
}

/// Somebody else's approval stands for this one's: a draft, or one that waits or came back, has passed at once.
pub async fn vouch<D: Document>(tx: &Tx, actor: &Actor, id: i64, words: &str) -> Result<()> {
    let doc = head::hold::<D>(tx, &actor.app.secrets, &Reach::Everything, id).await?;
    if doc.head.status == D::FLOW.end {
        return Ok(());
    }
    task::cancel(tx, D::KIND.biz_type, id).await?;
    let (version_no, round) = (doc.head.version_no + 1, doc.head.round.max(1));
    let log_id = tx.next_id();
    let version = version::Model {
        log_id,
        biz_type: D::KIND.biz_type.into(),
        biz_id: id,
        version_no,
        round,
        change_type: if doc.head.submitted { "RESUBMIT" } else { "SUBMIT" }.into(),
        snapshot: version::snapshot(D::Form::FIELDS, &actor.app.secrets, log_id, &doc.json),
        changed_fields: "[]".into(),
        key_changed: false,
        operator_id: actor.caller.user_id(),
        operator_name: actor.name().into(),
        remark: Some(words.to_owned()),
        created_date: tx.now(),
    };
    version::keep(tx, version).await?;
    let values: Columns = vec![
        ("status", D::FLOW.end.into()),
        ("appr_step", "".into()),
        ("resume_step", "".into()),
        ("reject_info", Option::<String>::None.into()),
        ("round", round.into()),
        ("submitted", true.into()),
        ("decided", true.into()),
        ("version_no", version_no.into()),
        ("approved_version", version_no.into()),
        ("submit_date", tx.now().into()),
        ("submitter_id", doc.head.created_by.into()),
    ];
    head::update::<D>(tx, &doc.head, values).await?;
    written::<D>(tx, id, round, (log::PASSED_BY, words))?;
    tell::audit(tx, &D::KIND, id, Some(tell::state_of(&doc.head)), json!({ "status": D::FLOW.end }));
    D::approved(tx, actor, &doc).await?;
    tell::follow::<D>(tx, id).await
}

async fn close<D: Document>(tx: &Tx, id: i64, event: Event, action: Action, reason: &str) -> Result<Head> {
    let head = head::find::<D, _>(tx, &Reach::Everything, id).await?.head;
    let next = decide(&D::FLOW, Some(&head.state()), event).ok_or(texts::COMMON_STATE)?;
    let values: Columns =
        vec![("status", next.status.into()), ("appr_step", "".into()), ("close_reason", reason.into())];
    head::update::<D>(tx, &head, values).await?;
    written::<D>(tx, id, head.round, (action, reason))?;
    tell::audit(tx, &D::KIND, id, Some(tell::state_of(&head)), json!({ "status": next.status }));
    tell::follow::<D>(tx, id).await?;
    Ok(head)
}

/// A line of the log that nobody of the staff has written.
fn written<D: Document>(tx: &Tx, id: i64, round: i32, (action, words): (Action, &str)) -> Result<()> {
    let line = LogLine {
        biz_type: D::KIND.biz_type,
        biz_id: id,
        round,
        step: ("", ""),
        action,
        operator: None,
        role: None,
        opinion: Some(words),
        reasons: &[],
        since: None,
    };
    log::write(tx, line)
}
