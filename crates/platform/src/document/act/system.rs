//! What no person asks for: completion and expiry.

use serde_json::json;

use super::tell;
use crate::app::App;
use crate::db::Tx;
use crate::document::{Columns, Document, Head, Notice, Reach, head};
use crate::http::{Result, texts};
use crate::workflow::flow::decide;
use crate::workflow::log::{self, Action, LogLine};
use crate::workflow::{Event, task};

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

async fn close<D: Document>(tx: &Tx, id: i64, event: Event, action: Action, reason: &str) -> Result<Head> {
    let head = head::find::<D, _>(tx, &Reach::Everything, id).await?.head;
    let next = decide(&D::FLOW, Some(&head.state()), event).ok_or(texts::COMMON_STATE)?;
    let values: Columns =
        vec![("status", next.status.into()), ("appr_step", "".into()), ("close_reason", reason.into())];
    head::update::<D>(tx, &head, values).await?;
    let line = LogLine {
        biz_type: D::KIND.biz_type,
        biz_id: id,
        round: head.round,
        step: ("", ""),
        action,
        operator: None,
        role: None,
        opinion: Some(reason),
        reasons: &[],
        since: None,
    };
    log::write(tx, line)?;
    tell::audit(tx, &D::KIND, id, Some(tell::state_of(&head)), json!({ "status": next.status }));
    tell::follow::<D>(tx, id).await?;
    Ok(head)
}
