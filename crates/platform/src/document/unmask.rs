//! What is masked wherever it is shown, opened one at a time: a number in full, or a link to a picture that is good for one
//! look. Whoever answers with it has written down who asked.

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::ToSchema;

use crate::app::App;
use crate::files::{self, FileRef, Slot};
use crate::form::{FieldFact, Holds};
use crate::http::{Problem, Result, texts};

#[derive(Clone, Debug, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UnmaskForm {
    /// Its name in the form.
    #[field("字段", max = 50, required)]
    pub field: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SensitiveValue {
    field: String,
    /// What was entered; empty where that is a picture, or nothing.
    value: String,
    /// To a picture, for one look.
    url: String,
}

impl SensitiveValue {
    /// `json` is the form with what is sealed opened.
    pub async fn of(app: &App, fields: &'static [FieldFact], json: &Json, asked: UnmaskForm) -> Result<Self> {
        let fact = fields.iter().find(|fact| fact.name == asked.field);
        let (value, url) = match fact {
            Some(fact) if fact.sensitive => (json[fact.name].as_str().unwrap_or_default().to_owned(), String::new()),
            Some(fact) if fact.holds == Holds::Files && Slot::of(fact.name).sealed => {
                let refs: Vec<FileRef> = serde_json::from_value(json[fact.name].clone()).unwrap_or_default();
                let ids: Vec<i64> = refs.iter().map(|file| file.file_id).collect();
                let found = files::find(app.db.read(), &ids).await?;
                let first = ids.first().and_then(|id| found.get(id));
                (String::new(), first.map(|file| files::open_address(app, file)).unwrap_or_default())
            }
            _ => return Err(Problem::field("field", "字段", texts::COMMON_DICT)),
        };
        Ok(Self { field: asked.field, value, url })
    }

    /// What the log says of it.
    pub fn noted(&self) -> Json {
        json!({ "unmasked": [self.field] })
    }
}
