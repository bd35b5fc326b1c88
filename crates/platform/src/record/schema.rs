//! Records in the OpenAPI document: a form with members around it.

use std::borrow::Cow;
use std::marker::PhantomData;

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use super::Record;
use crate::clock::Timestamp;
use crate::form::{closed, object_of, open, with_property};

/// The body of a save: the form, which row, and as of when.
pub struct SaveBody<R>(PhantomData<R>);

pub struct RowSchema<R>(PhantomData<R>);

macro_rules! named {
    ($($type:ident $suffix:literal)*) => {$(
        impl<R: Record> ToSchema for $type<R> {
            fn name() -> Cow<'static, str> {
                format!("{}{}", <R::Form as ToSchema>::name(), $suffix).into()
            }

            fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
                all.push((<R::Form as ToSchema>::name().into_owned(), <R::Form as PartialSchema>::schema()));
                <R::Form as ToSchema>::schemas(all);
            }
        }
    )*};
}

named! { SaveBody "Save" RowSchema "Row" }

impl<R: Record> PartialSchema for SaveBody<R> {
    fn schema() -> RefOr<Schema> {
        let object = with_property(object_of::<R::Form>(), "id", integer(), true);
        closed(with_property(object, "rowVersion", integer(), true)).into()
    }
}

impl<R: Record> PartialSchema for RowSchema<R> {
    fn schema() -> RefOr<Schema> {
        let text: RefOr<Schema> = ObjectBuilder::new().schema_type(Type::String).into();
        let members: [(&str, RefOr<Schema>); 4] = [
            ("id", integer()),
            ("rowVersion", integer()),
            ("lastModifiedByName", text),
            ("lastModifiedDate", Timestamp::schema()),
        ];
        let form = open(object_of::<R::Form>());
        members.into_iter().fold(form, |object, (name, schema)| with_property(object, name, schema, true)).into()
    }
}

fn integer() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::Integer).into()
}
