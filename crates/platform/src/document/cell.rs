//! A cell of a listed column, on its way from the database to the wire.

use sea_orm::{DbErr, QueryResult};
use sqlx::Row;

use super::Members;
use crate::clock::Timestamp;
use crate::db::ColumnKind;
use crate::form::{FieldFact, Holds};
use crate::http::{Problem, Result};

/// How it is read; found out once for all rows.
pub enum Cell {
    Text,
    /// With commas between them.
    Texts,
    Ids,
    Bool,
    Int,
    /// An integer count of its last place.
    Scaled(u8),
    Time,
}

impl Cell {
    pub fn of(kind: ColumnKind, fact: Option<&FieldFact>) -> Self {
        match (kind, fact.map(|fact| fact.holds)) {
            (_, Some(Holds::Money)) => Self::Scaled(2),
            (_, Some(Holds::Decimal(scale))) => Self::Scaled(scale),
            (_, Some(Holds::Texts)) => Self::Texts,
            (_, Some(Holds::Ids)) => Self::Ids,
            (ColumnKind::Bool, _) => Self::Bool,
            (ColumnKind::Decimal(scale), _) => Self::Scaled(scale),
            (ColumnKind::Id | ColumnKind::Number, _) => Self::Int,
            (ColumnKind::Time, _) => Self::Time,
            (ColumnKind::Date | ColumnKind::Text | ColumnKind::Enum, _) => Self::Text,
        }
    }

    /// Says it by its name.
    pub fn show(&self, row: &QueryResult, place: usize, name: &'static str, members: &mut Members) -> Result<()> {
        let int = || get::<i64>(row, place);
        match self {
            Self::Text => members.add(name, get::<&str>(row, place)?),
            Self::Texts => members.add(name, parts(get(row, place)?).collect::<Vec<_>>()),
            Self::Ids => {
                members.add(name, parts(get(row, place)?).filter_map(|part| part.parse().ok()).collect::<Vec<i64>>());
            }
            Self::Bool => members.add(name, get::<bool>(row, place)?),
            Self::Int => members.add(name, int()?),
            Self::Scaled(scale) => members.add(name, int()?.map(|number| number as f64 / 10_f64.powi((*scale).into()))),
            Self::Time => members.add(name, int()?.map(Timestamp)),
        }
        Ok(())
    }
}

fn parts(text: Option<&str>) -> impl Iterator<Item = &str> {
    text.unwrap_or_default().split(',').filter(|part| !part.is_empty())
}

/// What a column of the head is read as.
pub trait Read: Sized {
    fn read(row: &QueryResult, place: usize) -> Result<Self>;
}

macro_rules! read {
    ($($kind:ty: $from:ty => $into:expr,)*) => {$(
        impl Read for Option<$kind> {
            fn read(row: &QueryResult, place: usize) -> Result<Self> {
                Ok(get::<$from>(row, place)?.map($into))
            }
        }

        impl Read for $kind {
            fn read(row: &QueryResult, place: usize) -> Result<Self> {
                Option::<Self>::read(row, place)?.ok_or_else(|| Problem::internal("a column of the head is empty"))
            }
        }
    )*};
}

read! {
    i64: i64 => |number| number,
    i32: i32 => |number| number,
    bool: bool => |flag| flag,
    String: String => |text| text,
    Timestamp: i64 => Timestamp,
}

/// A list reads a thousand cells a page. Their types are those of our own migrations, so that nobody looks them up for
/// each.
fn get<'r, T>(row: &'r QueryResult, place: usize) -> Result<Option<T>>
where
    T: sqlx::Decode<'r, sqlx::Postgres> + sqlx::Type<sqlx::Postgres>,
    T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    let read = match (row.try_as_pg_row(), row.try_as_sqlite_row()) {
        (Some(row), _) => row.try_get_unchecked(place),
        (_, Some(row)) => row.try_get_unchecked(place),
        _ => return Ok(None),
    };
    Ok(read.map_err(|error| DbErr::Type(error.to_string()))?)
}
