//! What the owner, or the staff, may do to a document as a whole; and what the clock does.

use std::marker::PhantomData;
use std::time::Duration;

use serde_json::json;

use super::{Actor, Target, next_move, own, staffs, tell};
use crate::clock::Timestamp;
use crate::db::Tx;
use crate::document::{Columns, Document, Ended, Head, Line, head};
use crate::http::{Result, texts};
use crate::workflow::{Event, Who, log, task};

/// Something that happens to a document as a whole.
pub struct Deed<'a> {
    pub event: Event,
    pub reason: &'a str,
    /// Values for the module's own columns.
    pub columns: Columns,
}

impl<'a> Deed<'a> {
    pub fn of(event: Event, reason: &'a str) -> Self {
        Self { event, reason, columns: Vec::new() }
    }
}

/// T4, T8, T9, urging, and the events of one module: what the owner, or the staff, may do to a document as a whole.
pub async fn happen<D: Document>(tx: &Tx, actor: &Actor, target: Target, deed: Deed<'_>) -> Result<()> {
    let Deed { event, reason, columns } = deed;
    let doc = match D::FLOW.who(event) {
        Some(Who::Staff) => staffs::<D>(tx, actor, target).await?,
        _ => {
            actor.must_be_open(D::KIND.open_while)?;
            own::<D>(tx, actor, target).await?
        }
    };
    let next = next_move::<D>(&doc, event)?;
    if event == Event::Urge {
        return urge::<D>(tx, actor, &doc.head).await;
    }
    let open = task::find_open(tx, D::KIND.biz_type, doc.head.id).await?;
    let mut values: Columns = vec![
        ("status", next.status.into()),
        ("appr_step", next.step.into()),
        ("round", next.round.into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    if event != Event::Withdraw {
        values.push(("close_reason", reason.into()));
    }
    values.extend(columns);
    head::update::<D>(tx, &doc.head, values).await?;
    task::cancel(tx, D::KIND.biz_type, doc.head.id).await?;
    let ended = Ended::<D> { id: doc.head.id, company_id: doc.head.company_id, by: event, document: PhantomData };
    actor.app.points.emit(&actor.app, tx, ended).await?;
    let action = match event {
        Event::Withdraw => log::WITHDRAW,
        Event::BdCancel => log::BD_CANCEL,
        Event::Own(_) => log::STOP,
        _ => log::CANCEL,
    };
    tell::line::<D>(tx, actor, doc.head.id, doc.head.round, action, Some(reason))?;
    tell::audit(tx, &D::KIND, doc.head.id, Some(tell::state_of(&doc.head)), tell::outcome(&next, reason));

    let (template, to, link) = match (event, open) {
        (Event::Withdraw, Some(open)) => ("DOC_WITHDRAWN", tell::waiting_for(&open), "/platform/todo".to_owned()),
        (Event::BdCancel, _) => ("DOC_CANCELLED_BD", tell::owners(&doc.head), tell::owner_link::<D>(&doc.head)),
        (Event::Own(name), _) if tell::template::<D>(name) != name => {
            (name, tell::owners(&doc.head), tell::owner_link::<D>(&doc.head))
        }
        _ => return tell::follow::<D>(tx, doc.head.id).await,
    };
    let mut values = vec![("reason", reason.to_owned())];
    values.extend(D::words(&doc.head, &doc.form));
    tell::notify::<D>(tx, actor, &doc.head, template, to, values, link).await?;
    tell::follow::<D>(tx, doc.head.id).await
}

const URGE_PAUSE: Duration = Duration::from_secs(4 * 3600);

pub fn may_urge_again(head: &Line, now: Timestamp) -> bool {
    head.urge_date.is_none_or(|last| now >= last.plus(URGE_PAUSE))
}

async fn urge<D: Document>(tx: &Tx, actor: &Actor, head: &Head) -> Result<()> {
    if !may_urge_again(head, tx.now()) {
        return Err(texts::COMMON_URGE.into());
    }
    let open = task::find_open(tx, D::KIND.biz_type, head.id).await?.ok_or(texts::COMMON_STATE)?;
    head::update::<D>(tx, head, vec![("urge_date", tx.now().into())]).await?;
    tell::line::<D>(tx, actor, head.id, head.round, log::URGE, None)?;
    tell::audit(tx, &D::KIND, head.id, None, json!({ "urged": open.id }));
    let (to, link) = (tell::waiting_for(&open), tell::desk_link(open.id));
    tell::notify::<D>(tx, actor, head, "TASK_URGED", to, Vec::new(), link).await
}
