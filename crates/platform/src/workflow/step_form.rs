//! What an approver fills in to pass a step: declared as a form like everything else that people fill in.

use std::borrow::Cow;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::dict::Dictionaries;
use crate::form::{Checks, FieldFact, Form, Holds, Value};
use crate::http::{Result, form_of};

/// What an approver has filled in, of whichever step: the description names every form that it may be.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepFilled(pub Json);

/// The same of a step that many pass at once.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BatchFilled(pub Json);

/// The same at first: what is there of it already.
pub struct StepStart;

macro_rules! filled_in {
    ($($name:ident)*) => {$(
        impl Value for $name {
            const HOLDS: Holds = Holds::Other;

            fn is_blank(&self) -> bool {
                false
            }

            fn check(&self, _fact: &FieldFact, _checks: &mut Checks) {}
        }
    )*};
}

/// Known by name alone: which forms there are is known to the program.
macro_rules! described_elsewhere {
    ($($name:ident)*) => {$(
        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                Ref::from_schema_name(Self::name()).into()
            }
        }

        impl ToSchema for $name {}
    )*};
}

filled_in!(StepFilled BatchFilled);
described_elsewhere!(StepFilled BatchFilled StepStart);

/// A form without its type, so that a step can hold it in a table.
#[derive(Clone, Copy, Debug)]
pub struct StepForm {
    pub name: fn() -> Cow<'static, str>,
    pub fields: &'static [FieldFact],
    read: fn(Json, Arc<Dictionaries>) -> Result<Json>,
    describe: fn(&mut Vec<(String, RefOr<Schema>)>),
}

impl StepForm {
    pub const fn of<F: Form + Serialize + DeserializeOwned + ToSchema>() -> Self {
        Self { name: F::name, fields: F::FIELDS, read: read::<F>, describe: describe::<F> }
    }

    /// As entered, tidied and found right; the refusal names the wrong fields.
    pub fn check(&self, entered: Option<&Json>, dictionaries: &Arc<Dictionaries>) -> Result<Json> {
        (self.read)(entered.cloned().unwrap_or_else(|| json!({})), dictionaries.clone())
    }

    pub fn schemas(&self, all: &mut Vec<(String, RefOr<Schema>)>) {
        (self.describe)(all);
    }
}

fn read<F: Form + Serialize + DeserializeOwned>(entered: Json, dictionaries: Arc<Dictionaries>) -> Result<Json> {
    let mut form: F = form_of(entered)?;
    form.normalise();
    let mut checks = Checks::default().knowing(Some(dictionaries));
    checks.within("form", |checks| form.check(checks));
    checks.finish()?;
    Ok(serde_json::to_value(form)?)
}

fn describe<F: ToSchema>(all: &mut Vec<(String, RefOr<Schema>)>) {
    all.push((F::name().into_owned(), F::schema()));
    F::schemas(all);
}
