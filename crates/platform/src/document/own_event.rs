//! Events of one module's own: a row of its flow with `Event::Own(name)`, a line in [`Document::EVENTS`], and a function that
//! [`crate::module::Module::event`] takes. The call, the button, the log and the audit entry follow from them.
//!
//! ```ignore
//! .event::<GoodsSku, _, _, _>(path, "disable", disable)
//! async fn disable(tx: Tx, actor: Actor, doc: Doc<GoodsForm>, form: RowForm) -> Result<Columns> { … }
//! ```

use axum::Json as Body;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use utoipa::ToSchema;

use super::act::{self, Actor, Target};
use super::calls::{RowForm, written};
use super::schema::DetailSchema;
use super::{Columns, Doc, Document, intern};
use crate::access::{Access, Endpoint, Tenant, post};
use crate::db::Tx;
use crate::form::Form;
use crate::http::{Id, Result, Valid};
use crate::workflow::Event;
use crate::workflow::log::Action;

#[derive(Clone, Copy, Debug)]
pub struct OwnEvent {
    /// In the flow, in the address and in `actions`.
    pub name: &'static str,
    /// On the button and in the log.
    pub label: &'static str,
    /// Any of these may.
    pub codes: &'static [&'static str],
}

impl OwnEvent {
    pub const fn new(name: &'static str, label: &'static str, codes: &'static [&'static str]) -> Self {
        Self { name, label, codes }
    }

    pub fn action(self) -> Action {
        Action::own(self.name, self.label)
    }
}

pub fn own_event<D: Document>(name: &str) -> Option<OwnEvent> {
    D::EVENTS.iter().copied().find(|event| event.name == name)
}

/// What comes with an event: at least which state of the row is meant.
pub trait EventForm: Form + DeserializeOwned + ToSchema + Clone + Send + Sync + 'static {
    fn row_version(&self) -> i32;

    /// What the log and the messages say.
    fn reason(&self) -> String {
        String::new()
    }
}

impl EventForm for RowForm {
    fn row_version(&self) -> i32 {
        self.row_version
    }
}

/// `POST {path}/{id}/{name}`.
pub fn event_call<D, F, Act, Fut>(path: &str, name: &'static str, act: Act) -> Endpoint
where
    D: Document,
    F: EventForm,
    Act: Fn(Tx, Actor, Doc<D::Form>, F) -> Fut + Clone + Send + Sync + 'static,
    Fut: Future<Output = Result<Columns>> + Send + 'static,
{
    let OwnEvent { label, codes, .. } = own_event::<D>(name).expect("an event that its document names");
    let handler = move |actor: Actor, Id(id): Id, Valid(form): Valid<F>| {
        let act = act.clone();
        let job = move |tx: Tx, actor: Actor, form: F| {
            let act = act.clone();
            async move {
                let target = Target { id, row_version: form.row_version() };
                let reason = form.reason();
                let effects = |doc| act(tx.clone(), actor.clone(), doc, form);
                act::happen_with::<D, _>(&tx, &actor, (target, Event::Own(name), &reason), effects).await?;
                Ok(id)
            }
        };
        async move { written::<D, _, _, _>(actor, form, job).await.map(Body::<Json>) }
    };
    post(&format!("{path}/{{id}}/{name}"), handler)
        .summary(intern(format!("{}：{label}", D::KIND.name)))
        .access(Access::Codes(codes), Tenant::Reach)
        .audit(intern(format!("{}.{name}", D::KIND.biz_type)))
        .takes::<F>()
        .answers::<DetailSchema<D>>()
}
