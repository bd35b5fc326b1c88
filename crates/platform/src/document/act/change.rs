//! A document that lives on after its approval: what is key about it changes by a pending copy with an approval of its own,
//! everything else at once. Until the copy is approved, the document stays as it was.
//!
//! The document says so by [`Document::CHANGES`]; its table has `change_status` and `change_id`, that of its changes
//! `change_of`.

use std::marker::PhantomData;

use async_trait::async_trait;
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use serde_json::Value as Json;

use super::write::{New, insert, keep_parts};
use super::{
    Actor, Amendment, Draft, Happening, Target, admit, amend, check, delete, happen, own, submit as submitting,
    submit_again,
};
use crate::app::App;
use crate::db::{Column, ColumnKind, Tx};
use crate::document::diff::{self, Names};
use crate::document::{Columns, Doc, Document, Head, Kind, Reach, files, head};
use crate::form::{Checks, Form, Stage, sensitive};
use crate::http::{Result, texts};
use crate::workflow::status::{APPROVING, CREATED, REJECTED};
use crate::workflow::{Event, Flow, log};

/// What a change of a living document is called, and whom it passes.
#[derive(Clone, Copy, Debug)]
pub struct Changes {
    pub kind: Kind,
    pub flow: Flow,
}

/// The pending copy.
pub struct Change<D>(PhantomData<fn() -> D>);

#[async_trait]
impl<D: Document> Document for Change<D> {
    type Form = D::Form;

    const KIND: Kind = match D::CHANGES {
        Some(changes) => changes.kind,
        None => D::KIND,
    };
    const FLOW: Flow = match D::CHANGES {
        Some(changes) => changes.flow,
        None => D::FLOW,
    };
    const LISTED: &'static [Column] = &[Column::new("changeOf", "change_of", ColumnKind::Id)];
    const FOLLOWED: bool = true;
    const READ_BY: &'static [(&'static str, &'static [&'static str])] = D::READ_BY;

    fn title(form: &D::Form) -> String {
        D::title(form)
    }

    fn summary(form: &D::Form) -> Vec<(&'static str, String)> {
        D::summary(form)
    }

    fn check(form: &D::Form, checks: &mut Checks) {
        D::check(form, checks);
    }

    /// By the rules of what it changes, which is no other than itself.
    async fn admit(tx: &Tx, draft: &mut Draft<'_, D::Form>) -> Result<()> {
        let id = changed::<D, _>(tx, draft.id).await?;
        let mut inner = Draft { id, checks: std::mem::take(&mut draft.checks), columns: Columns::new(), ..*draft };
        let admitted = D::admit(tx, &mut inner).await;
        draft.checks = inner.checks;
        admitted
    }

    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<D::Form>) -> Result<()> {
        let id = changed::<D, _>(tx, doc.head.id).await?;
        let base = head::open::<D, _>(tx, &actor.app.secrets, &Reach::Everything, id).await?;
        if base.head.status != D::FLOW.end {
            return Err(texts::COMMON_STATE.into());
        }
        let form: D::Form = serde_json::from_value(D::with_key(&base.json, &doc.json))?;
        // Others may have been faster since it was written.
        let json = head::to_json(&form)?;
        let columns = admit::<D>(tx, actor, (id, base.head.company_id), (&form, &json), Stage::Submit).await?;
        let remark = &doc.head.code;
        let made = Amendment { change_type: "CHANGE", action: log::CHANGE, remark, approved: true, columns };
        amend::<D>(tx, actor, &base, &form, made).await
    }

    async fn status_changed(tx: &Tx, head: &Head) -> Result<()> {
        let base = changed::<D, _>(tx, head.id).await?;
        match head.status.as_str() {
            status @ (CREATED | APPROVING | REJECTED) => mark::<D>(tx, base, status, Some(head.id)).await,
            _ => mark::<D>(tx, base, "NONE", None).await,
        }
    }

    async fn readable(app: &App, form: Json) -> Result<Json> {
        D::readable(app, form).await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&D::Form]) -> Result<Names> {
        D::names(db, forms).await
    }
}

/// Whether the document is one that changes, and lives: what its owner does goes to its change.
pub async fn lives<D: Document>(tx: &Tx, actor: &Actor, id: i64) -> Result<bool> {
    if D::CHANGES.is_none() {
        return Ok(false);
    }
    Ok(head::find::<D, _>(tx, &actor.reach(), id).await?.head.status == D::FLOW.end)
}

/// What is not key counts from now on; what is key waits in the copy.
pub async fn edit<D: Document>(tx: &Tx, actor: &Actor, target: Target, form: D::Form, submit: bool) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    let base = own::<D>(tx, actor, target).await?;
    let mut json = head::to_json(&form)?;
    sensitive::restore(D::Form::FIELDS, &base.json, &mut json);
    let form = D::prepared(tx, actor, serde_json::from_value(json)?).await?;
    check::<D>(tx, actor, base.head.id, &form, Stage::Submit).await?;
    let json = head::to_json(&form)?;
    if base.own.text("changeStatus") == APPROVING {
        return Err(texts::COMMON_STATE.into());
    }
    let now: D::Form = serde_json::from_value(D::with_key(&json, &base.json))?;
    let (changed, _) = diff::changed_fields(D::Form::FIELDS, &base.json, &head::to_json(&now)?);
    if !changed.is_empty() {
        let columns = check::<D>(tx, actor, base.head.id, &now, Stage::Submit).await?;
        let made = Amendment { change_type: "CHANGE", action: log::CHANGE, remark: "", approved: true, columns };
        amend::<D>(tx, actor, &base, &now, made).await?;
    }
    let key = !diff::changed_fields(D::Form::FIELDS, &base.json, &D::with_key(&base.json, &json)).0.is_empty();
    let pending = base.own.int("changeId");
    match (key, pending) {
        (true, Some(id)) => rewrite::<D>(tx, actor, id, &form).await?,
        (true, None) => begin::<D>(tx, actor, &base, &form).await?,
        (false, Some(id)) => drop_change::<D>(tx, actor, id, target.id).await?,
        (false, None) => {}
    }
    if submit && key { submit_pending::<D>(tx, actor, target.id).await } else { Ok(()) }
}

/// Its pending change goes to approval.
pub async fn submit<D: Document>(tx: &Tx, actor: &Actor, target: Target) -> Result<()> {
    own::<D>(tx, actor, target).await?;
    submit_pending::<D>(tx, actor, target.id).await
}

async fn submit_pending<D: Document>(tx: &Tx, actor: &Actor, id: i64) -> Result<()> {
    let change = pending::<D>(tx, actor, id).await?;
    submit_again::<Change<D>>(tx, actor, change).await
}

/// What happens to its pending change.
pub async fn happen_to<D: Document>(tx: &Tx, actor: &Actor, target: Target, happening: Happening<'_>) -> Result<()> {
    own::<D>(tx, actor, target).await?;
    let change = pending::<D>(tx, actor, target.id).await?;
    if happening.event == Event::Urge {
        // The button waits as long on the document as the call does on its change.
        head::set_columns::<D>(tx, target.id, vec![("urge_date", tx.now().into())]).await?;
    }
    happen::<Change<D>>(tx, actor, change, happening).await
}

/// What was never submitted goes without a trace; the rest is closed.
pub async fn abandon<D: Document>(tx: &Tx, actor: &Actor, target: Target) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    own::<D>(tx, actor, target).await?;
    let change = pending::<D>(tx, actor, target.id).await?;
    drop_change::<D>(tx, actor, change.id, target.id).await
}

async fn drop_change<D: Document>(tx: &Tx, actor: &Actor, id: i64, base: i64) -> Result<()> {
    let change = head::find::<Change<D>, _>(tx, &actor.reach(), id).await?.head;
    if change.submitted {
        let target = Target { id, row_version: change.row_version };
        return happen::<Change<D>>(tx, actor, target, Happening::of(Event::Cancel, "放弃变更")).await;
    }
    delete::<Change<D>>(tx, actor, id).await?;
    mark::<D>(tx, base, "NONE", None).await
}

async fn begin<D: Document>(tx: &Tx, actor: &Actor, base: &Doc<D::Form>, form: &D::Form) -> Result<()> {
    let id = tx.next_id();
    let of = (base.head.company_id, base.head.company_name.as_str());
    let own = vec![("change_of", base.head.id.into())];
    let json = head::to_json(form)?;
    insert::<Change<D>>(tx, actor, New { id, of, event: Event::Create, form, json: &json, own }).await?;
    submitting::keep_standing::<Change<D>>(tx, actor, id, &base.form).await?;
    mark::<D>(tx, base.head.id, CREATED, Some(id)).await
}

async fn rewrite<D: Document>(tx: &Tx, actor: &Actor, id: i64, form: &D::Form) -> Result<()> {
    let change = head::find::<Change<D>, _>(tx, &actor.reach(), id).await?.head;
    let json = head::to_json(form)?;
    let values: Columns = vec![
        ("title", D::title(form).into()),
        ("form", head::stored::<Change<D>>(&actor.app.secrets, id, &json).into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    head::update::<Change<D>>(tx, &change, values).await?;
    keep_parts::<Change<D>>(tx, change.company_id, id, form, &json).await
}

/// What the pending change would make another, for whoever reads the document: its key fields that differ. What is
/// sensitive is read in the change itself.
pub async fn pending_values<D: Document, C>(db: &C, app: &App, doc: &Doc<D::Form>) -> Result<Option<Json>>
where
    C: ConnectionTrait + Sync,
{
    let (Some(changes), Some(id)) = (D::CHANGES, doc.own.int("changeId")) else { return Ok(None) };
    // By its table and not by its type: a change has no changes.
    let form = Query::select().column("form").from(changes.kind.table).and_where(Expr::col("id").eq(id)).to_owned();
    let Some(row) = db.query_one(&form).await? else { return Ok(None) };
    let form: Json = serde_json::from_str(&row.try_get::<String>("", "form")?)?;
    let mut then = D::with_key(&doc.json, &form);
    let mut pending = serde_json::Map::new();
    for fact in D::Form::FIELDS.iter().filter(|fact| !sensitive::holds_any(fact)) {
        let one = std::slice::from_ref(fact);
        if !diff::changed_fields(one, &doc.json, &then).0.is_empty() {
            pending.insert(fact.name.into(), then[fact.name].take());
        }
    }
    files::enriched::<D, C>(db, app, pending.into()).await.map(Some)
}

/// The open change of a document, as it stands.
async fn pending<D: Document>(tx: &Tx, actor: &Actor, id: i64) -> Result<Target> {
    let base = head::find::<D, _>(tx, &actor.reach(), id).await?;
    let id = base.own.int("changeId").ok_or(texts::COMMON_STATE)?;
    let row_version = head::find::<Change<D>, _>(tx, &actor.reach(), id).await?.head.row_version;
    Ok(Target { id, row_version })
}

/// The document of which this is a change.
async fn changed<D: Document, C: ConnectionTrait>(db: &C, change: i64) -> Result<i64> {
    let change = head::find::<Change<D>, _>(db, &Reach::Everything, change).await?;
    Ok(change.own.int("changeOf").unwrap_or_default())
}

/// How the change stands, on the document itself: whoever saw it before has to look again.
async fn mark<D: Document>(tx: &Tx, id: i64, status: &str, change: Option<i64>) -> Result<()> {
    let values: Columns = vec![
        ("change_status", status.into()),
        ("change_id", change.into()),
        ("row_version", Expr::col("row_version").add(1)),
    ];
    head::set_columns::<D>(tx, id, values).await
}
