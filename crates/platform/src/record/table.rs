//! The rows of a record's table.

use sea_orm::sea_query::{Expr, ExprTrait, Query, SelectStatement};
use sea_orm::{ConnectionTrait, QueryResult};
use serde_json::Value as Json;

use super::{COLUMNS, Record};
use crate::clock::Timestamp;
use crate::db::{Column, ColumnKind, List, Tx};
use crate::dict;
use crate::document::head::{Columns, project, to_json};
use crate::form::Form;
use crate::http::{Problem, Result, texts};

const COMMON: &[Column] = &[Column::new("lastModifiedDate", "last_modified_date", ColumnKind::Time).sortable()];

/// SQLite takes 32,766 values with a statement, and a row has some twenty.
const ROWS_PER_INSERT: usize = 500;

/// A record in hand.
#[derive(Clone, Debug)]
pub struct Row<F> {
    pub id: i64,
    pub row_version: i32,
    pub last_modified_by_name: String,
    pub last_modified_date: Timestamp,
    pub form: F,
}

impl<F: Form + serde::Serialize + serde::de::DeserializeOwned> Row<F> {
    pub fn read(row: &QueryResult) -> Result<Self> {
        let text: String = row.try_get("", "form")?;
        Ok(Self {
            id: row.try_get("", "id")?,
            row_version: row.try_get("", "row_version")?,
            last_modified_by_name: row.try_get("", "last_modified_by_name")?,
            last_modified_date: row.try_get("", "last_modified_date")?,
            form: serde_json::from_str(&text)?,
        })
    }

    /// As the wire shows it.
    pub fn show(&self) -> Result<Json> {
        let mut json = to_json(&self.form)?;
        json["id"] = self.id.into();
        json["rowVersion"] = self.row_version.into();
        json["lastModifiedByName"] = self.last_modified_by_name.as_str().into();
        json["lastModifiedDate"] = serde_json::to_value(self.last_modified_date)?;
        Ok(json)
    }
}

pub fn contract<R: Record>() -> List {
    List { columns: COMMON, more: R::LISTED, default_sort: R::SORT, id: "id" }
}

pub fn select<R: Record>() -> SelectStatement {
    Query::select().columns(COLUMNS).from(R::TABLE).to_owned()
}

/// Every row, in the list's own order.
pub async fn all<R: Record, C: ConnectionTrait>(db: &C) -> Result<Vec<Row<R::Form>>> {
    let (name, order) = R::SORT;
    let sort = COMMON.iter().chain(R::LISTED).find(|column| column.name == name).map_or("id", |column| column.column);
    let mut select = select::<R>();
    select.order_by(sort, order).order_by("id", sea_orm::sea_query::Order::Asc);
    db.query_all(&select).await?.iter().map(Row::read).collect()
}

pub async fn find<R: Record, C: ConnectionTrait>(db: &C, id: i64) -> Result<Row<R::Form>> {
    let mut select = select::<R>();
    select.and_where(Expr::col("id").eq(id));
    let row = db.query_one(&select).await?.ok_or_else(Problem::not_found)?;
    Row::read(&row)
}

/// The rows whose column holds this.
pub async fn with<R: Record, C: ConnectionTrait>(
    db: &C,
    column: &'static str,
    value: &str,
) -> Result<Vec<Row<R::Form>>> {
    let mut select = select::<R>();
    select.and_where(Expr::col(column).eq(value));
    db.query_all(&select).await?.iter().map(Row::read).collect()
}

/// A new row by whoever writes, or by the program itself.
pub async fn insert<R: Record>(tx: &Tx, by: (i64, &str), form: &R::Form) -> Result<i64> {
    let ids = insert_all::<R>(tx, by, std::slice::from_ref(form)).await?;
    ids.first().copied().ok_or_else(|| Problem::internal("nothing was inserted"))
}

/// Many new rows, some hundred with a statement.
pub async fn insert_all<R: Record>(tx: &Tx, by: (i64, &str), forms: &[R::Form]) -> Result<Vec<i64>> {
    let mut ids = Vec::with_capacity(forms.len());
    for forms in forms.chunks(ROWS_PER_INSERT) {
        let mut insert = Query::insert();
        insert.into_table(R::TABLE);
        let mut uses = Vec::with_capacity(forms.len());
        for (index, form) in forms.iter().enumerate() {
            let (id, json) = (tx.next_id(), to_json(form)?);
            let values = values_of::<R>(tx, by, id, &json)?;
            if index == 0 {
                insert.columns(values.iter().map(|(column, _)| *column));
            }
            insert.values(values.into_iter().map(|(_, value)| value)).map_err(Problem::internal)?;
            ids.push(id);
            uses.push((id, json));
        }
        tx.execute(&insert).await?;
        dict::remember(tx, R::KIND, R::Form::FIELDS, &uses).await?;
    }
    Ok(ids)
}

fn values_of<R: Record>(tx: &Tx, by: (i64, &str), id: i64, json: &Json) -> Result<Columns> {
    let now = tx.now();
    let mut values: Columns = vec![
        ("id", id.into()),
        ("form", json.to_string().into()),
        ("row_version", 0.into()),
        ("created_by", by.0.into()),
        ("created_by_name", by.1.into()),
        ("created_date", now.into()),
        ("last_modified_by", by.0.into()),
        ("last_modified_by_name", by.1.into()),
        ("last_modified_date", now.into()),
    ];
    values.extend(project(R::Form::FIELDS, R::LISTED, json)?);
    Ok(values)
}

/// Compare and set on rowVersion.
pub async fn update<R: Record>(tx: &Tx, by: (i64, &str), known: &Row<R::Form>, form: &R::Form) -> Result<()> {
    let json = to_json(form)?;
    let mut values: Columns = vec![
        ("form", json.to_string().into()),
        ("row_version", (known.row_version + 1).into()),
        ("last_modified_by", by.0.into()),
        ("last_modified_by_name", by.1.into()),
        ("last_modified_date", tx.now().into()),
    ];
    values.extend(project(R::Form::FIELDS, R::LISTED, &json)?);
    let mut update = Query::update();
    update
        .table(R::TABLE)
        .and_where(Expr::col("id").eq(known.id))
        .and_where(Expr::col("row_version").eq(known.row_version));
    for (column, value) in values {
        update.value(column, value);
    }
    if tx.execute(&update).await?.rows_affected() != 1 {
        return Err(texts::COMMON_CONFLICT.into());
    }
    dict::keep(tx, R::KIND, known.id, R::Form::FIELDS, &json).await
}

pub async fn delete<R: Record>(tx: &Tx, id: i64) -> Result<()> {
    let delete = Query::delete().from_table(R::TABLE).and_where(Expr::col("id").eq(id)).to_owned();
    tx.execute(&delete).await?;
    dict::forget(tx, R::KIND, id).await
}
