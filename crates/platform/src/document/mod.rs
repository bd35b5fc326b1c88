//! The approval document: declared once, and the standard calls come with it.
//!
//! A module supplies its form, its flow table, its kind (number prefix, codes, table) and its rules by implementing
//! [`Document`]. [`routes::routes`] makes the calls: list, counts, get, create, update, delete, submit, withdraw,
//! cancel, bd-cancel, urge, versions, diff and export. `act` applies every event in one transaction with the
//! task, the version, the log, the audit entry and the messages.
//!
//! A document's table has the columns of [`Head`]. What was entered is one JSON text, `form`: a new field needs no
//! migration. Fields that a list shows, searches or sorts by are copied into columns of their own ([`Document::LISTED`]).

pub(crate) mod act;
mod calls;
mod cell;
mod comparing;
pub mod diff;
mod export;
mod files;
mod handle;
pub(crate) mod head;
mod kind;
mod list;
mod members;
mod number;
mod organisation;
mod own_event;
mod picture;
mod points;
mod routes;
mod schema;
mod unmask;
mod view;

pub use act::change::{Change, Changes};
pub use act::{
    Actor, Amendment, Draft, Happening, Other, Refusal, Target, Verdict, amend, complete, create, delete, expire,
    happen, others, others_of_company, request, save, submit_again, vouch, waiting_for,
};
pub use calls::{RowForm, Sent, WithdrawForm, answer, counted, detailed, enriched, found, in_review, rejected};
pub use comparing::log_diff;
pub use handle::{AnyDocument, Documents, handle};
pub use head::{
    Columns, Doc, Head, Line, column_value, find, find_all, find_in_turn, opened, scope, select, set_columns, stored,
    touch,
};
pub use kind::{Codes, Kind};
pub use list::statement;
pub use members::Members;
pub use number::next_code;
pub use organisation::{
    Audience, Closed, Colleague, Notice, Organisation, Party, Person, Reach, Receiver, RoleHead, Scope,
};
pub use own_event::{EventForm, OwnEvent, event_call};
pub use picture::{Picture, pictures};
pub use points::{Approving, Ended, Submitting};
pub(crate) use routes::intern;
pub use routes::{calls_of, changes_of, readings_of};
pub use schema::{Beside, DetailSchema as DetailOf, KeepBody as KeepOf};
pub use unmask::{SensitiveValue, UnmaskForm};
pub use view::forget_sensitive_marks;
pub use view::{REASSIGN, can_decide, task_actions};

use async_trait::async_trait;
use sea_orm::sea_query::Condition;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use utoipa::ToSchema;

use diff::Names;

use crate::access::Caller;
use crate::app::App;
use crate::db::{Column, PageRequest, Tx};
use crate::form::{Checks, Form};
use crate::http::Result;
use crate::workflow::{Event, Flow, Step};

#[async_trait]
pub trait Document: Send + Sync + 'static {
    type Form: Form + Serialize + DeserializeOwned + ToSchema + Clone + Default + Send + Sync + 'static;

    const KIND: Kind;
    const FLOW: Flow;
    /// What the list shows, searches and sorts beside the head: name on the wire, column, kind. A column named like a
    /// field follows the form; the others are the module's own.
    const LISTED: &'static [Column];

    /// What `derive` and `enrich` say beside them, or in their place; described for whoever reads the answers.
    const BESIDE: Option<Beside> = None;

    /// What may happen to it beside the events of every document ([`own_event`]).
    const EVENTS: &'static [OwnEvent] = &[];

    /// Where it lives on after its approval: what a change of it is called, and whom it passes ([`Change`]).
    const CHANGES: Option<Changes> = None;

    /// What follows the path where one is created.
    const CREATE: &'static str = "";

    /// Templates of its own in place of the common ones; an empty one says nothing.
    const TELLS: &'static [(&'static str, &'static str)] = &[];

    /// The column whose values the tabs count; a module may have finer ones than the statuses.
    const COUNTED: &'static str = "status";

    /// All values of that column, where there may be too many rows to count them all.
    const TABS: &'static [&'static str] = &[];

    /// The column of the live room that a document belongs to: whoever is limited to rooms sees theirs alone.
    const ROOM: Option<&'static str> = None;

    /// Whether the module shows the document's status elsewhere too ([`Document::status_changed`]).
    const FOLLOWED: bool = false;

    /// Any of these codes may read what is sensitive, one field at a time and recorded, and so may whoever decides on the
    /// document while it waits; empty: nobody may.
    const UNMASKED_FOR: &'static [&'static str] = &[];

    /// Fields that of the staff only holders of one of the codes read; the document's own company reads all of it.
    const READ_BY: &'static [(&'static str, &'static [&'static str])] = &[];

    fn title(form: &Self::Form) -> String;

    /// What its own templates say beside the common words.
    fn words(_head: &Head, _form: &Self::Form) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What they say of a step that has passed; `form` is what the approver filled in.
    fn passed_words(_actor: &Actor, _step: &str, _form: &Json) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// At most three figures that help an approver, as label and value.
    fn summary(_form: &Self::Form) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What was sent, made whole: a module may keep fields that are not the sender's to change.
    async fn prepared(_tx: &Tx, _actor: &Actor, form: Self::Form) -> Result<Self::Form> {
        Ok(form)
    }

    /// Rules that one field alone cannot state.
    fn check(_form: &Self::Form, _checks: &mut Checks) {}

    /// Rules that need the database; may set the module's own columns.
    async fn admit(_tx: &Tx, _draft: &mut Draft<'_, Self::Form>) -> Result<()> {
        Ok(())
    }

    /// Whether this document has to pass the step.
    fn needs(_step: &str, _doc: &Doc<Self::Form>) -> bool {
        true
    }

    /// Whether the module lets it happen, where the flow's table would; `own` are the listed columns.
    fn allows(_event: Event, _own: &Members) -> bool {
        true
    }

    /// What the log says of a step that the document has no need of; mostly nothing.
    fn passed_by(_step: &str) -> Option<&'static str> {
        None
    }

    /// Whose opinion a document wants at a step, and about what: a role is asked as an approver would ask it.
    fn asks(_step: &str, _form: &Self::Form) -> Option<(&'static str, &'static str)> {
        None
    }

    /// What stands in the step's form when the approver opens it; `before` is what this step was given in an earlier
    /// round, which a check list must not take over.
    fn step_start(_step: &str, _doc: &Doc<Self::Form>, _before: Option<Json>) -> Json {
        Json::Null
    }

    /// The form as it has just been written, for a module that keeps parts of it in tables of its own.
    async fn written(_tx: &Tx, _company_id: i64, _id: i64, _form: &Self::Form) -> Result<()> {
        Ok(())
    }

    /// `base` with what is key about `other`: what of a document that lives waits for the approval of its change.
    fn with_key(base: &Json, other: &Json) -> Json {
        let mut merged = base.clone();
        for fact in Self::Form::FIELDS.iter().filter(|fact| fact.key) {
            merged[fact.name] = other[fact.name].clone();
        }
        merged
    }

    /// Which rows a company reads, where it shares a library with others: its own alone unless told. What a list is
    /// asked of the library and of nothing else is taken out of the request; without one, one row is asked for.
    async fn shared(_app: &App, _caller: &Caller, _list: Option<&mut PageRequest>) -> Result<Option<Condition>> {
        Ok(None)
    }

    /// Takes out of a row of others what is not for the company that reads it.
    fn lend(_members: &mut Members) {}

    /// What stood before, where the document is a change of something that lives: its first version.
    async fn live_form(_tx: &Tx, _actor: &Actor, _form: &Self::Form) -> Result<Option<Self::Form>> {
        Ok(None)
    }

    /// The form is complete and its rules hold; approval begins. For a module that shows it elsewhere too, or has
    /// something written into it before it becomes a version.
    async fn submitting(_tx: &Tx, _actor: &Actor, _doc: &mut Doc<Self::Form>) -> Result<()> {
        Ok(())
    }

    /// A step has passed; `form` is what the approver filled in, checked. Answers values for the module's own columns.
    async fn passed(_tx: &Tx, _actor: &Actor, _doc: &Doc<Self::Form>, _step: &Step, _form: &Json) -> Result<Columns> {
        Ok(Columns::new())
    }

    /// A step has refused; the marks are fields with their remarks.
    async fn rejected(
        _tx: &Tx,
        _actor: &Actor,
        _doc: &Doc<Self::Form>,
        _step: &Step,
        _refusal: &Refusal,
    ) -> Result<()> {
        Ok(())
    }

    /// The last step has passed.
    async fn approved(_tx: &Tx, _actor: &Actor, _doc: &Doc<Self::Form>) -> Result<()> {
        Ok(())
    }

    /// Whatever has happened, the document now stands so. Called where [`Document::FOLLOWED`] says that somebody wants
    /// to know.
    async fn status_changed(_tx: &Tx, _head: &Head) -> Result<()> {
        Ok(())
    }

    /// The form as a diff reads it, where the declaration alone says too little.
    async fn readable(_app: &App, form: Json) -> Result<Json> {
        Ok(form)
    }

    /// Members that follow from others, on every line and every detail.
    fn derive(_line: &Line, _members: &mut Members) {}

    /// What the lines of a page, or a detail, show of other tables, asked for all of them at once.
    async fn enrich(_app: &App, _caller: &Caller, _rows: &mut [Members]) -> Result<()> {
        Ok(())
    }

    /// What the ids in forms are called.
    async fn names<C: sea_orm::ConnectionTrait + Sync>(_db: &C, _forms: &[&Self::Form]) -> Result<Names> {
        Ok(Names::new())
    }

    /// Operations of the module's own on a document that the caller sees.
    fn actions(_line: &Line, _own: &Members, _caller: &Caller) -> Vec<&'static str> {
        Vec::new()
    }
}
