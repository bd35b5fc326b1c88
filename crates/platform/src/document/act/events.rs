//! What the owner, or the staff, may do to a document as a whole; and what the clock does.

use std::marker::PhantomData;
use std::time::Duration;

use serde_json::json;

use super::{Actor, Target, next_move, own, staffs, tell};
use crate::access::UserType;
use crate::clock::Timestamp;
use crate::db::Tx;
use crate::document::own_event::{OwnEvent, own_event};
use crate::document::{Columns, Doc, Document, Ended, Head, Line, head};
use crate::http::{Result, texts};
use crate::workflow::flow::Move;
use crate::workflow::{Event, Who, log, task};

/// Something that happens to a document as a whole.
pub struct Happening<'a> {
    pub event: Event,
    pub reason: &'a str,
    /// Values for the module's own columns.
    pub columns: Columns,
}

impl<'a> Happening<'a> {
    pub fn of(event: Event, reason: &'a str) -> Self {
        Self { event, reason, columns: Vec::new() }
    }
}

/// T4, T8, T9, urging, and the events of one module: what the owner, or the staff, may do to a document as a whole.
pub async fn happen<D: Document>(tx: &Tx, actor: &Actor, target: Target, happening: Happening<'_>) -> Result<()> {
    let (doc, next) = may_happen::<D>(tx, actor, target, happening.event).await?;
    if happening.event == Event::Urge {
        return urge::<D>(tx, actor, &doc.head).await;
    }
    apply::<D>(tx, actor, &doc, &next, happening).await
}

/// An event of one module: `effects` is what it does beside, and answers values for the module's own columns.
pub async fn happen_with<D, Fut>(
    tx: &Tx,
    actor: &Actor,
    (target, event, reason): (Target, Event, &str),
    effects: impl FnOnce(Doc<D::Form>) -> Fut,
) -> Result<()>
where
    D: Document,
    Fut: Future<Output = Result<Columns>>,
{
    let (doc, next) = may_happen::<D>(tx, actor, target, event).await?;
    let columns = effects(doc.clone()).await?;
    apply::<D>(tx, actor, &doc, &next, Happening { event, reason, columns }).await
}

/// The document in hand and where the event leads, or the refusal.
async fn may_happen<D: Document>(tx: &Tx, actor: &Actor, target: Target, event: Event) -> Result<(Doc<D::Form>, Move)> {
    let doc = match D::FLOW.who(event) {
        Some(Who::Staff) => staffs::<D>(tx, actor, target).await?,
        Some(Who::OwnerOrStaff) if actor.caller.profile.user_type == UserType::Platform => {
            staffs::<D>(tx, actor, target).await?
        }
        _ => {
            actor.must_be_open(D::KIND.open_while)?;
            own::<D>(tx, actor, target).await?
        }
    };
    let next = next_move::<D>(&doc, event)?;
    Ok((doc, next))
}

async fn apply<D: Document>(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<D::Form>,
    next: &Move,
    happening: Happening<'_>,
) -> Result<()> {
    let Happening { event, reason, columns } = happening;
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
        Event::Own(name) => own_event::<D>(name).map_or(log::STOP, OwnEvent::action),
        _ => log::CANCEL,
    };
    tell::line::<D>(tx, actor, doc.head.id, doc.head.round, action, Some(reason))?;
    tell::audit(tx, &D::KIND, doc.head.id, Some(tell::state_of(&doc.head)), tell::outcome(next, reason));

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
