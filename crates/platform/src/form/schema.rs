//! Forms in the OpenAPI document: the type's own schema with what the declaration adds to it.

use utoipa::PartialSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{
    AdditionalProperties, Array, KnownFormat, Object, ObjectBuilder, Schema, SchemaFormat, SchemaType, Type,
};

use super::{Decimal, FieldFact, Holds, Need};
use crate::files::{IMAGE, Slot};
use crate::money::Money;

impl FieldFact {
    pub fn describe(&self, schema: RefOr<Schema>, nullable: bool) -> RefOr<Schema> {
        match schema {
            RefOr::T(Schema::Object(object)) => RefOr::T(Schema::Object(self.describe_object(object, nullable))),
            RefOr::T(Schema::Array(array)) => RefOr::T(Schema::Array(self.describe_array(array))),
            other => other,
        }
    }

    fn describe_object(&self, mut object: Object, nullable: bool) -> Object {
        if nullable && let SchemaType::Type(kind) = object.schema_type {
            object.schema_type = SchemaType::Array(vec![kind, Type::Null]);
        }
        object.title = Some(self.label.to_owned());
        if self.holds == Holds::Text {
            object.max_length = self.max;
            object.min_length = self.min;
        }
        object.minimum = self.low.map(Into::into).or(object.minimum);
        object.maximum = self.high.map(Into::into).or(object.maximum);
        object.extensions = Some(self.extensions());
        object
    }

    fn describe_array(&self, mut array: Array) -> Array {
        array.title = Some(self.label.to_owned());
        array.max_items = self.max;
        array.extensions = Some(self.extensions());
        array
    }

    fn extensions(&self) -> Extensions {
        let mut all = Extensions::default();
        let mut say = |name: &str, value: serde_json::Value| {
            all.insert(name.to_owned(), value);
        };
        say("x-kind", self.word().into());
        match self.need {
            Need::No => {}
            Need::Draft => say("x-need", "draft".into()),
            Need::Submit => say("x-need", "submit".into()),
            Need::When => say("x-need", "when".into()),
        }
        if let Holds::Decimal(scale) = self.holds {
            say("x-scale", scale.into());
        }
        let texts = [
            ("x-dict", self.dict),
            ("x-group", self.group),
            ("x-scene", self.scene),
            ("x-to", self.to),
            ("x-missing", self.missing),
        ];
        for (name, text) in texts {
            if let Some(text) = text {
                say(name, text.into());
            }
        }
        for (name, on) in [("x-key", self.key), ("x-sensitive", self.sensitive)] {
            if on {
                say(name, true.into());
            }
        }
        // What is no plain picture says what it takes: a field's name is its slot.
        let slot = Slot::of(self.name);
        if self.holds == Holds::Files && (slot.extensions, slot.max_kb) != (IMAGE.extensions, IMAGE.max_kb) {
            say("x-accept", slot.extensions.into());
            say("x-max-kb", slot.max_kb.into());
        }
        if let Some(key) = self.rows.and_then(|rows| rows.natural_key) {
            say("x-row-key", key.into());
        }
        all
    }
}

/// The object schema of a type, to be added to.
pub fn object_of<T: PartialSchema>() -> Object {
    match T::schema() {
        RefOr::T(Schema::Object(object)) => object,
        _ => Object::new(),
    }
}

/// A list of rows, each with a schema of its own name.
pub fn rows_of<T: utoipa::ToSchema>() -> RefOr<Schema> {
    let row = utoipa::openapi::Ref::from_schema_name(T::name());
    Schema::from(utoipa::openapi::schema::ArrayBuilder::new().items(row).build()).into()
}

/// One more member of an object.
pub fn with_property(mut object: Object, name: &str, schema: impl Into<RefOr<Schema>>, required: bool) -> Object {
    object.properties.insert(name.to_owned(), schema.into());
    if required {
        object.required.push(name.to_owned());
    }
    object
}

/// An answer may gain members; a body may not bring undeclared ones.
pub fn open(mut object: Object) -> Object {
    object.additional_properties = None;
    object
}

pub fn closed(mut object: Object) -> Object {
    object.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
    object
}

impl PartialSchema for Money {
    fn schema() -> RefOr<Schema> {
        number("两位小数，单位元").minimum(Some(-9_999_999_999.99)).maximum(Some(9_999_999_999.99)).into()
    }
}

impl utoipa::ToSchema for Money {}

impl<const SCALE: u8> PartialSchema for Decimal<SCALE> {
    fn schema() -> RefOr<Schema> {
        number("固定位数的小数").into()
    }
}

impl<const SCALE: u8> utoipa::ToSchema for Decimal<SCALE> {}

fn number(description: &str) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(Type::Number)
        .format(Some(SchemaFormat::KnownFormat(KnownFormat::Double)))
        .description(Some(description))
}
