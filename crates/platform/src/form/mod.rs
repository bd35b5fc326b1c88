//! A field is declared once: `#[derive(Form)]` turns the `#[field(…)]` lines of a struct into [`FieldFact`]s.
//!
//! From the facts come the checks with their messages, the OpenAPI schema (and through it the web's types and field
//! facts), the labels of version diffs, the columns of Excel files, and what is masked.

mod checks;
mod decimal;
mod pairs;
mod schema;
pub mod sensitive;
mod sheet;
mod values;

pub use checks::{Checks, Stage, is_email, is_mobile};
pub use decimal::{Decimal, scaled};
pub use pairs::Pairs;
pub use schema::{closed, object_of, open, rows_of, with_property};
pub use sheet::{cell_text, money_text, shown_text};
pub use values::{Item, Ticked, Value};

/// A form: `#[derive(Form)]` implements it from the `#[field(…)]` lines.
pub trait Form: Sized {
    const FIELDS: &'static [FieldFact];

    /// The field by which two versions of a row are known to be the same row.
    const NATURAL_KEY: Option<&'static str> = None;

    /// Trims what people type; `raw` fields (passwords) stay as they are.
    fn normalise(&mut self);

    fn check(&self, checks: &mut Checks);

    /// Whether any of its fields takes values of a dictionary.
    fn uses_dictionaries() -> bool {
        fn any(fields: &[FieldFact]) -> bool {
            fields.iter().any(|fact| fact.dict.is_some() || fact.rows.is_some_and(|rows| any(rows.fields)))
        }
        any(Self::FIELDS)
    }
}

/// What is known about a field, from its one line of declaration.
#[derive(Clone, Copy, Debug)]
pub struct FieldFact {
    pub name: &'static str,
    pub label: &'static str,
    /// What the field's type can hold.
    pub holds: Holds,
    pub kind: FieldKind,
    /// Characters of a text, or items of a list.
    pub max: Option<usize>,
    pub min: Option<usize>,
    /// Bounds of a number.
    pub low: Option<f64>,
    pub high: Option<f64>,
    pub need: Need,
    /// What is said where it is needed and missing; `{label}不能为空` unless the declaration says otherwise.
    pub missing: Option<&'static str>,
    pub dict: Option<&'static str>,
    /// The group card that the field stands in.
    pub group: Option<&'static str>,
    /// A change of it sends a resubmission back to the first step.
    pub key: bool,
    /// The same where the number becomes a lesser one.
    pub key_if_less: bool,
    /// Masked in lists, exports, diffs and logs.
    pub sensitive: bool,
    /// The compliance scene that its text is checked for.
    pub scene: Option<&'static str>,
    /// What an id points to.
    pub to: Option<&'static str>,
    /// The fields of each row, where the field is a list of rows; of the one form, where it is a part.
    pub rows: Option<&'static Rows>,
}

/// The rows of a nested list.
#[derive(Debug)]
pub struct Rows {
    pub fields: &'static [FieldFact],
    /// Several names, by commas: the first of them that is filled.
    pub natural_key: Option<&'static str>,
}

impl Rows {
    /// The forms that a value holds: each row of a list, or the one that is a part.
    pub fn of(value: &serde_json::Value) -> &[serde_json::Value] {
        match value {
            serde_json::Value::Array(rows) => rows,
            part @ serde_json::Value::Object(_) => std::slice::from_ref(part),
            _ => &[],
        }
    }

    pub fn of_mut(value: &mut serde_json::Value) -> &mut [serde_json::Value] {
        match value {
            serde_json::Value::Array(rows) => rows,
            part @ serde_json::Value::Object(_) => std::slice::from_mut(part),
            _ => &mut [],
        }
    }
}

/// When a field must be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    No,
    /// Always, even for a draft.
    Draft,
    Submit,
    /// To submit, where the form's own condition holds.
    When,
}

/// What a type can hold; the derive asks the type itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    Text,
    Int,
    /// With so many places after the point.
    Decimal(u8),
    Money,
    Bool,
    Date,
    Time,
    Texts,
    Ids,
    Files,
    Rows,
    /// A form within the form.
    Part,
    Other,
}

/// What the declaration adds to a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    Plain,
    Area,
    Phone,
    Email,
    Url,
    /// A decimal that is a rate in per cent.
    Rate,
}

impl FieldFact {
    /// The one word by which the page chooses a control and a diff its reading.
    pub fn word(&self) -> &'static str {
        match (self.kind, self.holds, self.dict, self.to) {
            (FieldKind::Area, ..) => "area",
            (FieldKind::Phone, ..) => "phone",
            (FieldKind::Email, ..) => "email",
            (FieldKind::Url, ..) => "url",
            (FieldKind::Rate, ..) => "rate",
            (_, Holds::Text, Some(_), _) => "dict",
            (_, Holds::Texts, Some(_), _) => "dicts",
            (_, Holds::Int, _, Some(_)) => "ref",
            (_, Holds::Text, ..) => "text",
            (_, Holds::Int, ..) => "int",
            (_, Holds::Decimal(_), ..) => "decimal",
            (_, Holds::Money, ..) => "money",
            (_, Holds::Bool, ..) => "bool",
            (_, Holds::Date, ..) => "date",
            (_, Holds::Time, ..) => "time",
            (_, Holds::Texts, ..) => "texts",
            (_, Holds::Ids, ..) => "refs",
            (_, Holds::Files, ..) => "files",
            (_, Holds::Rows, ..) => "list",
            (_, Holds::Part, ..) => "part",
            (_, Holds::Other, ..) => "other",
        }
    }
}

/// The fact of a path such as `skus[0].price`.
pub fn find_fact<'a>(fields: &'a [FieldFact], path: &str) -> Option<&'a FieldFact> {
    let (head, rest) = path.split_once('.').map_or((path, None), |(head, rest)| (head, Some(rest)));
    let name = head.split('[').next().unwrap_or(head);
    let fact = fields.iter().find(|fact| fact.name == name)?;
    match rest {
        None => Some(fact),
        Some(rest) => find_fact(fact.rows?.fields, rest),
    }
}
