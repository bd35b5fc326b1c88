//! Documents in the OpenAPI document: their bodies and answers are a form with members around it.

use std::borrow::Cow;
use std::marker::PhantomData;

use utoipa::openapi::schema::{ArrayBuilder, Object, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use super::cell::Cell;
use super::view::{Process, RejectInfo, TaskHead};
use super::{Document, list};
use crate::clock::Timestamp;
use crate::db::Column;
use crate::files::FileView;
use crate::form::{Form, Holds, closed, object_of, open, rows_of, with_property};
use crate::workflow::version::Version;

/// The body of a creation: the form, and whether to submit it at once.
pub struct NewBody<D>(PhantomData<D>);

/// The body of an update: also which row, and as of when.
pub struct SaveBody<D>(PhantomData<D>);

/// The body of an update whose address names the row.
pub struct KeepBody<D>(PhantomData<D>);

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

named! { NewBody "New" SaveBody "Save" KeepBody "Keep" RowSchema "Row" DetailSchema "Detail" SnapshotSchema "Snapshot" }

/// Members of a line that are no columns, as a struct describes them.
#[derive(Clone, Copy)]
pub struct Beside {
    object: fn() -> Object,
    nested: fn(&mut Vec<(String, RefOr<Schema>)>),
}

impl Beside {
    pub const fn of<T: ToSchema>() -> Self {
        Self { object: object_of::<T>, nested: T::schemas }
    }
}

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
    also::<FileView>(all);
    if let Some(beside) = D::BESIDE {
        (beside.nested)(all);
    }
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

impl<D: Document> PartialSchema for KeepBody<D> {
    fn schema() -> RefOr<Schema> {
        let object = with_property(with_submit(object_of::<D::Form>()), "id", integer(), false);
        closed(with_property(object, "rowVersion", integer(), true)).into()
    }
}

impl<D: Document> PartialSchema for RowSchema<D> {
    fn schema() -> RefOr<Schema> {
        row::<D>(|column| !column.asked).into()
    }
}

/// The head, the columns that are shown, and what the module says beside them.
fn row<D: Document>(shown: impl Fn(&Column) -> bool) -> Object {
    let mut object = head();
    for column in D::LISTED.iter().filter(|column| shown(column)) {
        let schema = cell::<D>(column);
        object.required.retain(|name| name != column.name);
        object = with_property(object, column.name, schema, !column.for_staff);
    }
    let Some(beside) = D::BESIDE else { return object };
    let Object { properties, required, .. } = (beside.object)();
    for (name, schema) in properties {
        object.required.retain(|other| *other != name);
        let always = required.contains(&name);
        object = with_property(object, &name, schema, always);
    }
    object
}

/// A list's cell may be empty even where the form wants it filled.
fn cell<D: Document>(column: &Column) -> RefOr<Schema> {
    let fact = list::fact_of::<D>(column);
    match Cell::of(column.kind, fact) {
        Cell::Text => nullable(Type::String),
        Cell::Texts => Schema::from(ArrayBuilder::new().items(text()).build()).into(),
        Cell::Ids => Schema::from(ArrayBuilder::new().items(integer()).build()).into(),
        Cell::Bool => nullable(Type::Boolean),
        Cell::Int => nullable(Type::Integer),
        Cell::Scaled(_) => nullable(Type::Number),
        Cell::Time => or_null(Timestamp::schema()),
    }
}

impl<D: Document> PartialSchema for DetailSchema<D> {
    fn schema() -> RefOr<Schema> {
        let Object { properties, required, .. } = row::<D>(|_| true);
        let mut object = shown_form::<D>();
        // A form has more to say of a field than the column that follows it, but for what the module says instead.
        let beside = D::BESIDE.map(|beside| (beside.object)().properties).unwrap_or_default();
        for (name, schema) in properties {
            if beside.contains_key(&name) || !object.properties.contains_key(&name) {
                object.properties.insert(name, schema);
            }
        }
        object.required =
            required.into_iter().filter(|name| !D::Form::FIELDS.iter().any(|fact| fact.name == name)).collect();
        let object = with_property(object, "process", reference::<Process>(), true);
        let versions = ArrayBuilder::new().items(reference::<Version>()).build();
        let object = with_property(object, "versions", Schema::from(versions), true);
        let object = with_property(object, "closeReason", nullable(Type::String), false);
        let object = with_property(object, "rejectInfo", reference::<RejectInfo>(), false);
        let object = match D::CHANGES {
            Some(_) => with_property(object, "pending", Schema::from(shown_form::<D>()), false),
            None => object,
        };
        with_property(object, "task", reference::<TaskHead>(), false).into()
    }
}

impl<D: Document> PartialSchema for SnapshotSchema<D> {
    fn schema() -> RefOr<Schema> {
        with_property(object_of::<Version>(), "snapshot", Schema::from(shown_form::<D>()), true).into()
    }
}

/// As much of the form as there is, with its files as they are shown.
fn shown_form<D: Document>() -> Object {
    let mut form = open(object_of::<D::Form>());
    form.required.clear();
    for fact in D::Form::FIELDS.iter().filter(|fact| fact.holds == Holds::Files) {
        form.properties.insert(fact.name.to_owned(), rows_of::<FileView>());
    }
    form
}

fn with_submit(object: Object) -> Object {
    with_property(object, "submit", ObjectBuilder::new().schema_type(Type::Boolean), false)
}

/// What every row begins with.
fn head() -> Object {
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

fn text() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).into()
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
