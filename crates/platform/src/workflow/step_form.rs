//! What an approver fills in to pass a step: declared as a form like everything else that people fill in.

use std::borrow::Cow;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};
use utoipa::ToSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

use crate::dict::Dictionaries;
use crate::form::{Checks, FieldFact, Form};
use crate::http::{Result, form_of};

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
