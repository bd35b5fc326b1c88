//! Every event of a document, applied: one transaction with status, task, version, log, audit entry and messages.

mod alone;
mod amend;
pub mod change;
mod events;
mod submit;
mod system;
mod tell;
mod verdict;
mod write;

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::Serialize;
use serde_json::Value as Json;

pub use alone::{Other, others, others_of_company};
pub use amend::{Amendment, amend};
pub use events::{Happening, happen, happen_with, may_urge_again};
pub use submit::submit_again;
pub use system::{complete, expire, vouch};
pub use tell::{audit, desk_link, notify, task_line, waiting_for};
pub use verdict::{Refusal, Verdict, settle};
pub use write::{create, delete, request, save};

use super::{Columns, Doc, Document, Party, Reach, head};
use crate::access::Caller;
use crate::app::App;
use crate::db::Tx;
use crate::dict::Dictionaries;
use crate::form::{Checks, Form, Stage};
use crate::http::{Problem, Result, texts};
use crate::workflow::flow::{Move, decide};
use crate::workflow::log::{self, LogLine};
use crate::workflow::{Event, State};

/// Who acts, and with what.
#[derive(Clone)]
pub struct Actor {
    pub app: App,
    pub caller: Caller,
    pub dictionaries: Arc<Dictionaries>,
}

/// A form on its way into the table.
pub struct Draft<'a, F> {
    pub form: &'a F,
    pub actor: &'a Actor,
    /// The document's own id, which rules that look for others leave out; 0 for one that has no row yet.
    pub id: i64,
    pub company_id: i64,
    pub submitting: bool,
    /// Wrong fields that only the database can tell.
    pub checks: Checks,
    /// Values for the module's own columns.
    pub columns: Columns,
}

/// Which row, as it was when the caller last saw it.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub id: i64,
    pub row_version: i32,
}

impl Actor {
    pub async fn new(app: &App, caller: &Caller) -> Result<Self> {
        Ok(Self { app: app.clone(), caller: caller.clone(), dictionaries: app.dict.all(&app.db).await? })
    }

    /// One transaction by this caller, with its audit entry ([`crate::db::Db::write`]).
    pub async fn write<A, T, F, Fut>(self, args: A, job: F) -> Result<T>
    where
        A: Clone + Send + Sync + 'static,
        T: Serialize + Send + 'static,
        F: Fn(Tx, Self, A) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<T>> + Send + 'static,
    {
        let (db, ctx) = (self.app.db.clone(), self.caller.ctx.clone());
        db.write(&ctx, (self, args), move |tx, (actor, args)| job(tx, actor, args)).await
    }

    pub fn name(&self) -> &str {
        &self.caller.profile.name_cn
    }

    /// What a list does not show, a body cannot name: whatever looks for a row by an id that was sent asks with this.
    pub fn reach(&self) -> Reach {
        self.app.organisation.reach(&self.caller)
    }

    /// A company that is closed writes nothing, but for what its reason leaves open.
    pub fn must_be_open(&self, open_while: &[&str]) -> Result<()> {
        let Some(reason) = self.caller.profile.company_closed.as_deref() else { return Ok(()) };
        if open_while.contains(&reason) {
            return Ok(());
        }
        let label = self.dictionaries.label("UseStatusReason", reason);
        Err(Problem::filled(texts::COMPANY_STATE, &[("reasonLabel", label)]))
    }
}

impl FromRequestParts<App> for Actor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let caller = <Caller as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        Self::new(app, &caller).await
    }
}

/// What the flow makes of it, or the refusal.
fn next_move<D: Document>(doc: &Doc<D::Form>, event: Event) -> Result<Move> {
    let without = unneeded::<D>(doc);
    let state = State { without: &without, ..doc.head.state() };
    let next = decide(&D::FLOW, Some(&state), event).filter(|_| D::allows(event, &doc.own));
    next.ok_or_else(|| texts::COMMON_STATE.into())
}

/// The log tells of steps that the document passes by on its way from one to the next.
fn pass_by<D: Document>(tx: &Tx, doc: &Doc<D::Form>, from: &str, next: &Move) -> Result<()> {
    let place = |code: &str| D::FLOW.steps.iter().position(|step| step.code == code);
    let (first, last) = (place(from).map_or(0, |at| at + 1), place(next.step).unwrap_or(D::FLOW.steps.len()));
    for step in D::FLOW.steps.iter().take(last).skip(first).filter(|step| !D::needs(step.code, doc)) {
        let Some(words) = D::passed_by(step.code) else { continue };
        let line = LogLine {
            biz_type: D::KIND.biz_type,
            biz_id: doc.head.id,
            round: next.round,
            step: (step.code, step.name),
            action: log::PASSED_BY,
            operator: None,
            role: None,
            opinion: Some(words),
            reasons: &[],
            since: None,
        };
        log::write(tx, line)?;
    }
    Ok(())
}

/// The steps that this document passes by.
pub fn unneeded<D: Document>(doc: &Doc<D::Form>) -> Vec<&'static str> {
    D::FLOW.steps.iter().map(|step| step.code).filter(|code| !D::needs(code, doc)).collect()
}

/// A document of the caller's own company, unchanged since the caller saw it.
async fn own<D: Document>(tx: &Tx, actor: &Actor, target: Target) -> Result<Doc<D::Form>> {
    let doc = reached::<D>(tx, actor, target).await?;
    if doc.head.company_id != actor.caller.company_id() {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    Ok(doc)
}

/// Any document that the caller reaches, for what staff do to it.
async fn staffs<D: Document>(tx: &Tx, actor: &Actor, target: Target) -> Result<Doc<D::Form>> {
    let doc = reached::<D>(tx, actor, target).await?;
    if doc.head.company_id == actor.caller.company_id() {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    Ok(doc)
}

async fn reached<D: Document>(tx: &Tx, actor: &Actor, target: Target) -> Result<Doc<D::Form>> {
    let doc = head::hold::<D>(tx, &actor.app.secrets, &actor.reach(), target.id).await?;
    if doc.head.row_version != target.row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    Ok(doc)
}

async fn party(tx: &Tx, actor: &Actor, company_id: i64) -> Result<Party> {
    actor.app.organisation.party(tx, company_id).await?.ok_or_else(Problem::not_found)
}

/// Every rule of the form, in the order in which people read them; answers the module's own columns.
pub async fn check<D: Document>(tx: &Tx, actor: &Actor, id: i64, form: &D::Form, stage: Stage) -> Result<Columns> {
    let json = head::to_json(form)?;
    admit::<D>(tx, actor, (id, actor.caller.company_id()), (form, &json), stage).await
}

/// The same for a document of any company: what waited is looked at again when somebody of the staff lets it pass.
async fn admit<D: Document>(
    tx: &Tx,
    actor: &Actor,
    (id, company_id): (i64, i64),
    (form, json): (&D::Form, &Json),
    stage: Stage,
) -> Result<Columns> {
    // A form that is for one live room says so in its field of this name.
    let mut checks = Checks::at(stage).knowing(Some(actor.dictionaries.clone())).in_room(json["liveRoom"].as_str());
    form.check(&mut checks);
    D::check(form, &mut checks);
    let submitting = stage == Stage::Submit;
    let mut draft = Draft { form, actor, id, company_id, submitting, checks, columns: Vec::new() };
    D::admit(tx, &mut draft).await?;
    let Draft { checks, columns, .. } = draft;
    checks.finish()?;
    Ok(columns)
}

fn stage(submit: bool) -> Stage {
    if submit { Stage::Submit } else { Stage::Draft }
}
