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
pub mod demo;
pub mod diff;
mod export;
mod files;
mod gate;
mod handle;
mod head;
mod list;
mod number;
mod office;
mod routes;
mod schema;
mod view;

pub use act::{Actor, Draft, Verdict, complete, expire, request, waiting_for};
pub use gate::{Gate, Gates};
pub use handle::{AnyDocument, Documents, handle};
pub use head::{Doc, Head};
pub use number::next_code;
pub use office::{Closed, Colleague, Notice, Office, Party, Reach, Receiver};
pub use routes::DocumentRoutes;
pub(crate) use routes::intern;
pub use view::{can_decide, task_actions};

use async_trait::async_trait;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use crate::access::Caller;
use crate::db::{Column, Tx};
use crate::form::{Checks, Form};
use crate::http::Result;
use crate::workflow::Flow;
use diff::Names;

/// What a document is called, numbered, guarded and stored by.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub biz_type: &'static str,
    pub workflow_type: &'static str,
    /// As people call it.
    pub name: &'static str,
    /// Of its number.
    pub prefix: &'static str,
    pub table: &'static str,
    pub codes: Codes,
    /// Where the owner reads one: the id follows.
    pub detail_route: &'static str,
    /// The reasons of a frozen company that leave this kind writable.
    pub open_while: &'static [&'static str],
}

/// The permission code of each call.
#[derive(Clone, Copy, Debug)]
pub struct Codes {
    /// Any of these may read.
    pub read: &'static [&'static str],
    pub create: &'static str,
    pub edit: &'static str,
    pub delete: &'static str,
    pub submit: &'static str,
    pub withdraw: &'static str,
    pub cancel: &'static str,
    pub urge: &'static str,
    pub export: &'static [&'static str],
    /// The staff's code.
    pub bd_cancel: &'static str,
}

#[async_trait]
pub trait Document: Send + Sync + 'static {
    type Form: Form + Serialize + DeserializeOwned + ToSchema + Clone + Default + Send + Sync + 'static;

    const KIND: Kind;
    const FLOW: Flow;
    /// What the list shows, searches and sorts beside the head: name on the wire, column, kind. A column named like a
    /// field follows the form; the others are the module's own.
    const LISTED: &'static [Column];

    fn title(form: &Self::Form) -> String;

    /// At most three figures that help an approver, as label and value.
    fn summary(_form: &Self::Form) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Rules that one field alone cannot state.
    fn check(_form: &Self::Form, _checks: &mut Checks) {}

    /// Rules that need the database; may set the module's own columns.
    async fn admit(_tx: &Tx, _draft: &mut Draft<'_, Self::Form>) -> Result<()> {
        Ok(())
    }

    /// The last step has passed.
    async fn approved(_tx: &Tx, _doc: &Doc<Self::Form>) -> Result<()> {
        Ok(())
    }

    /// What the ids in forms are called.
    async fn names<C: sea_orm::ConnectionTrait + Sync>(_db: &C, _forms: &[&Self::Form]) -> Result<Names> {
        Ok(Names::new())
    }

    /// Operations of the module's own on a document that the caller sees.
    fn actions(_head: &Head, _own: &serde_json::Map<String, serde_json::Value>, _caller: &Caller) -> Vec<&'static str> {
        Vec::new()
    }
}
