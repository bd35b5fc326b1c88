//! Documents in the OpenAPI document: their bodies and answers are a form with members around it.

use std::borrow::Cow;
use std::marker::PhantomData;

use utoipa::openapi::schema::{ArrayBuilder, Object, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use super::Document;
use super::view::{Process, RejectInfo, TaskHead};
use crate::clock::Timestamp;
use crate::form::{Form, Holds, closed, object_of, open, with_property};
use crate::workflow::version::Version;

/// The body of a creation: the form, and whether to submit it at once.
pub struct NewBody<D>(PhantomData<D>);

/// The body of an update: also which row, and as of when.
pub struct SaveBody<D>(PhantomData<D>);

pub struct RowSchema<D>(PhantomData<D>);

pub struct DetailSchema<D>(PhantomData<D>);

/// A version with its content.
pub struct SnapshotSchema<D>(PhantomData<D>);

macro_rules! named {
    ($($type:ident $suffix:literal)*) => {$(
        impl<D: Document> ToSchema for $type<D> {
            fn name() -> Cow<'static, str> {
                // By the document and not by its form: two documents may share one.
                format!("{}{}", titled(D::KIND.biz_type), $suffix).into()
            }

            fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
                nested::<D>(all);
            }
        }
    )*};
}

named! { NewBody "New" SaveBody "Save" RowSchema "Row" DetailSchema "Detail" SnapshotSchema "Snapshot" }

fn titled(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default() + letters.as_str()
}

fn nested<D: Document>(all: &mut Vec<(String, RefOr<Schema>)>) {
    // The bare form as well: the web's field facts are made from it.
    all.push((<D::Form as ToSchema>::name().into_owned(), <D::Form as PartialSchema>::schema()));
    <D::Form as ToSchema>::schemas(all);
    fn also<T: ToSchema>(all: &mut Vec<(String, RefOr<Schema>)>) {
        all.push((T::name().into_owned(), T::schema()));
        T::schemas(all);
    }
    also::<Process>(all);
    also::<Version>(all);
    also::<RejectInfo>(all);
    also::<TaskHead>(all);
    D::FLOW.steps.iter().filter_map(|step| step.form).for_each(|form| form.schemas(all));
}

impl<D: Document> PartialSchema for NewBody<D> {
    fn schema() -> RefOr<Schema> {
        closed(with_submit(object_of::<D::Form>())).into()
    }
}

impl<D: Document> PartialSchema for SaveBody<D> {
    fn schema() -> RefOr<Schema> {
        let object = with_property(with_submit(object_of::<D::Form>()), "id", integer(), true);
        closed(with_property(object, "rowVersion", integer(), true)).into()
    }
}

impl<D: Document> PartialSchema for RowSchema<D> {
    fn schema() -> RefOr<Schema> {
        let form = object_of::<D::Form>();
        let listed = D::LISTED.iter().map(|column| (column, form.properties.get(column.name).cloned()));
        let any: RefOr<Schema> = ObjectBuilder::new().schema_type(SchemaType::AnyValue).into();
        listed
            .fold(head(), |object, (column, schema)| {
                // A list's cell may be empty even where the form wants it filled.
                let text = D::Form::FIELDS.iter().any(|fact| fact.name == column.name && fact.holds == Holds::Text);
                let schema = schema.map_or_else(|| any.clone(), |schema| if text { or_null(schema) } else { schema });
                with_property(object, column.name, schema, false)
            })
            .into()
    }
}

impl<D: Document> PartialSchema for DetailSchema<D> {
    fn schema() -> RefOr<Schema> {
        let Object { properties, .. } = object_of::<RowSchema<D>>();
        let mut object = open(object_of::<D::Form>());
        for (name, schema) in properties {
            object.properties.entry(name).or_insert(schema);
        }
        object.required = head().required;
        let object = with_property(object, "process", reference::<Process>(), true);
        let versions = ArrayBuilder::new().items(reference::<Version>()).build();
        let object = with_property(object, "versions", Schema::from(versions), true);
        let object = with_property(object, "closeReason", nullable(Type::String), false);
        let object = with_property(object, "rejectInfo", reference::<RejectInfo>(), false);
        with_property(object, "task", reference::<TaskHead>(), false).into()
    }
}

impl<D: Document> PartialSchema for SnapshotSchema<D> {
    fn schema() -> RefOr<Schema> {
        let mut form = open(object_of::<D::Form>());
        form.required.clear();
        with_property(object_of::<Version>(), "snapshot", Schema::from(form), true).into()
    }
}

fn with_submit(object: Object) -> Object {
    with_property(object, "submit", ObjectBuilder::new().schema_type(Type::Boolean), false)
}

/// What every row begins with.
fn head() -> Object {
    let text = || RefOr::from(Schema::from(ObjectBuilder::new().schema_type(Type::String).build()));
    let texts = Schema::from(ArrayBuilder::new().items(text()).build());
    let members: [(&str, RefOr<Schema>); 15] = [
        ("id", integer()),
        ("code", text()),
        ("title", text()),
        ("status", text()),
        ("apprStep", text()),
        ("round", integer()),
        ("rowVersion", integer()),
        ("actions", texts.into()),
        ("createdBy", integer()),
        ("createdByName", text()),
        ("createdDate", Timestamp::schema()),
        ("lastModifiedDate", Timestamp::schema()),
        ("submitDate", or_null(Timestamp::schema())),
        ("companyId", integer()),
        ("companyName", text()),
    ];
    members.into_iter().fold(Object::new(), |object, (name, schema)| with_property(object, name, schema, true))
}

fn reference<T: ToSchema>() -> RefOr<Schema> {
    Ref::from_schema_name(T::name()).into()
}

fn integer() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::Integer).into()
}

fn nullable(kind: Type) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(SchemaType::Array(vec![kind, Type::Null])).into()
}

fn or_null(schema: RefOr<Schema>) -> RefOr<Schema> {
    match schema {
        RefOr::T(Schema::Object(mut object)) => {
            if let SchemaType::Type(kind) = object.schema_type {
                object.schema_type = SchemaType::Array(vec![kind, Type::Null]);
            }
            RefOr::T(Schema::Object(object))
        }
        other => other,
    }
}
