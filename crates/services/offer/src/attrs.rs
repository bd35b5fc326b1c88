//! The attributes of a product: which ones there are is for the templates to say, so here they are an open map.

use platform::Form;
use platform::form::{Checks, FieldFact, Form as FormTrait};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

const MOST: usize = 120;
const LONGEST: usize = 64 * 1024;

/// Attribute code and value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Attrs(pub Map<String, Json>);

impl Attrs {
    pub fn get(&self, code: &str) -> &Json {
        self.0.get(code).unwrap_or(&Json::Null)
    }

    pub fn text(&self, code: &str) -> &str {
        self.get(code).as_str().unwrap_or_default()
    }
}

/// An attribute as a diff reads it. What is a key attribute stands in the one member, everything else in the other.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default)]
#[form(key = "label")]
pub struct AttrLine {
    #[field("属性")]
    pub label: String,
    #[field("内容")]
    pub value: Option<String>,
    #[field("内容", key)]
    pub key_value: Option<String>,
}

impl FormTrait for Attrs {
    const FIELDS: &'static [FieldFact] = AttrLine::FIELDS;
    const NATURAL_KEY: Option<&'static str> = AttrLine::NATURAL_KEY;

    fn normalise(&mut self) {
        for value in self.0.values_mut() {
            if let Json::String(text) = value {
                *text = text.trim().to_owned();
            }
        }
        self.0.retain(|_, value| !is_blank(value));
    }

    fn check(&self, checks: &mut Checks) {
        let length: usize = self.0.iter().map(|(code, value)| code.len() + value.to_string().len()).sum();
        if self.0.len() > MOST || length > LONGEST {
            checks.refuse("", "类目属性", "类目属性内容过多");
        }
    }
}

pub fn is_blank(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::String(text) => text.trim().is_empty(),
        Json::Array(items) => items.is_empty(),
        _ => false,
    }
}

impl PartialSchema for Attrs {
    fn schema() -> RefOr<Schema> {
        let open = AdditionalProperties::<Schema>::FreeForm(true);
        ObjectBuilder::new().additional_properties(Some(open)).into()
    }
}

impl ToSchema for Attrs {}
