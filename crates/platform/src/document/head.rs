//! The columns that every document's table begins with.

use std::ops::{Deref, DerefMut};

use sea_orm::sea_query::{
    Cond, Expr, ExprTrait, Order, Query, ReturningClause, SelectStatement, SimpleExpr, UpdateStatement,
};
use sea_orm::{ConnectionTrait, QueryResult, StatementBuilder, Value};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use super::cell::Read;
use super::{Document, Members, Reach, Scope, list};
use crate::clock::Timestamp;
use crate::db::{Column, Tx};
use crate::form::{FieldFact, Form, Holds, scaled, sensitive};
use crate::http::{Problem, Result, texts};
use crate::secret::{Place, Secrets};
use crate::workflow::State;

/// Members are columns, declared once and read by their place, since a list reads many.
macro_rules! head {
    (
        $(#[$of_line:meta])* Line { $($(#[$doc:meta])* $name:ident: $kind:ty,)* }
        $(#[$of_head:meta])* Head { $($(#[$more_doc:meta])* $more:ident: $more_kind:ty,)* }
    ) => {
        $(#[$of_line])*
        #[derive(Clone, Debug)]
        pub struct Line {
            $($(#[$doc])* pub $name: $kind,)*
        }

        $(#[$of_head])*
        #[derive(Clone, Debug)]
        pub struct Head {
            line: Line,
            $($(#[$more_doc])* pub $more: $more_kind,)*
        }

        impl Line {
            pub const COLUMNS: &[&str] = &[$(stringify!($name)),*];

            /// From a row that begins with these columns.
            pub fn of(row: &QueryResult) -> Result<Self> {
                let mut places = 0..;
                let mut next = || places.next().unwrap_or_default();
                Ok(Self { $($name: Read::read(row, next())?,)* })
            }
        }

        impl Head {
            /// Behind those of the line.
            pub const COLUMNS: &[&str] = &[$(stringify!($more)),*];

            pub fn of(row: &QueryResult) -> Result<Self> {
                let mut places = Line::COLUMNS.len()..;
                let mut next = || places.next().unwrap_or_default();
                Ok(Self { line: Line::of(row)?, $($more: Read::read(row, next())?,)* })
            }
        }
    };
}

head! {
    /// What a list reads of each.
    Line {
        id: i64,
        code: String,
        company_id: i64,
        /// A document keeps the name that its company had when it was last submitted.
        company_name: String,
        title: String,
        status: String,
        /// The step it waits at; empty where it waits at none.
        appr_step: String,
        round: i32,
        submitted: bool,
        decided: bool,
        resume_step: String,
        submit_date: Option<Timestamp>,
        urge_date: Option<Timestamp>,
        created_by: i64,
        created_by_name: String,
        created_date: Timestamp,
        last_modified_date: Timestamp,
        row_version: i32,
    }

    /// The whole of it.
    Head {
        submitter_id: Option<i64>,
        /// The newest version, and the newest that was approved; 0 for none.
        version_no: i32,
        approved_version: i32,
        reject_info: Option<String>,
        close_reason: Option<String>,
        last_modified_by: i64,
    }
}

impl Deref for Head {
    type Target = Line;

    fn deref(&self) -> &Line {
        &self.line
    }
}

impl DerefMut for Head {
    fn deref_mut(&mut self) -> &mut Line {
        &mut self.line
    }
}

macro_rules! said {
    ($line:ident: $($name:literal => $value:expr,)*) => {
        impl Line {
            /// What every line says of itself.
            pub const SAID: &[&str] = &[$($name),*];

            pub fn say(&self, members: &mut Members) {
                let $line = self;
                $(members.add($name, $value);)*
            }
        }
    };
}

said! { line:
    "id" => line.id,
    "code" => &line.code,
    "title" => &line.title,
    "status" => &line.status,
    "apprStep" => &line.appr_step,
    "round" => line.round,
    "rowVersion" => line.row_version,
    "createdBy" => line.created_by,
    "createdByName" => &line.created_by_name,
    "createdDate" => line.created_date,
    "lastModifiedDate" => line.last_modified_date,
    "submitDate" => line.submit_date,
    "companyId" => line.company_id,
    "companyName" => &line.company_name,
}

impl Line {
    pub fn state(&self) -> State<'_> {
        State {
            status: &self.status,
            step: &self.appr_step,
            round: self.round,
            submitted: self.submitted,
            decided: self.decided,
            resume: &self.resume_step,
            without: &[],
        }
    }
}

/// Columns of a document's table with their values.
pub type Columns = Vec<(&'static str, SimpleExpr)>;

/// A document in hand.
#[derive(Clone, Debug)]
pub struct Doc<F> {
    pub head: Head,
    pub form: F,
    /// The form as stored.
    pub json: Json,
    /// Its line, as the wire shows it.
    pub own: Members,
}

/// Whose a document is.
pub const fn scope<D: Document>() -> Scope {
    let scope = Scope::company("company_id").owner("created_by");
    match D::ROOM {
        Some(room) => scope.room(room),
        None => scope,
    }
}

/// The living rows that a caller reaches.
pub fn select<D: Document>(reach: &Reach) -> SelectStatement {
    let mut select = Query::select();
    select.from(D::KIND.table).cond_where(scope::<D>().within(reach)).and_where(Expr::col("is_deleted").eq(false));
    select
}

pub async fn find<D: Document, C: ConnectionTrait>(db: &C, reach: &Reach, id: i64) -> Result<Doc<D::Form>> {
    read::<D, C>(db, reach, id, false, |_| Ok(())).await
}

/// The same with what is sensitive readable, for those who act on it.
pub async fn open<D: Document, C: ConnectionTrait>(
    db: &C,
    secrets: &Secrets,
    reach: &Reach,
    id: i64,
) -> Result<Doc<D::Form>> {
    read::<D, C>(db, reach, id, false, |json| sensitive::open(D::Form::FIELDS, secrets, &place::<D>(id), json)).await
}

/// The same for a change: whoever wants it at the same moment waits, and then finds it changed. So of two who submit at
/// once the second reads that it came second, and not what the first one's traces look like.
pub async fn hold<D: Document>(tx: &Tx, secrets: &Secrets, reach: &Reach, id: i64) -> Result<Doc<D::Form>> {
    read::<D, _>(tx, reach, id, true, |json| sensitive::open(D::Form::FIELDS, secrets, &place::<D>(id), json)).await
}

async fn read<D: Document, C: ConnectionTrait>(
    db: &C,
    reach: &Reach,
    id: i64,
    held: bool,
    prepare: impl FnOnce(&mut Json) -> Result<()>,
) -> Result<Doc<D::Form>> {
    let (mut one, listed) = list::select_all::<D>(reach);
    one.column("form").and_where(Expr::col("id").eq(id));
    if held {
        one.lock_exclusive();
    }
    let row = db.query_one(&one).await?.ok_or_else(Problem::not_found)?;
    doc_of(&row, &listed, prepare)
}

/// Many at once: those that fit, the newest first, as they are stored.
pub async fn find_all<D: Document, C: ConnectionTrait>(
    db: &C,
    reach: &Reach,
    fit: SimpleExpr,
    most: u64,
) -> Result<Vec<Doc<D::Form>>> {
    all_ordered::<D, C>(db, reach, fit, (Order::Desc, most)).await
}

/// The same of everybody and the oldest first, for work that goes on from one number to the next.
pub async fn find_in_turn<D: Document, C: ConnectionTrait>(
    db: &C,
    fit: SimpleExpr,
    most: u64,
) -> Result<Vec<Doc<D::Form>>> {
    all_ordered::<D, C>(db, &Reach::Everything, fit, (Order::Asc, most)).await
}

async fn all_ordered<D: Document, C: ConnectionTrait>(
    db: &C,
    reach: &Reach,
    fit: SimpleExpr,
    (order, most): (Order, u64),
) -> Result<Vec<Doc<D::Form>>> {
    let (mut all, listed) = list::select_all::<D>(reach);
    all.column("form").and_where(fit).order_by("id", order).limit(most);
    let rows = db.query_all(&all).await?;
    rows.iter().map(|row| doc_of(row, &listed, |_| Ok(()))).collect()
}

fn doc_of<F: DeserializeOwned>(
    row: &QueryResult,
    listed: &list::Listed,
    prepare: impl FnOnce(&mut Json) -> Result<()>,
) -> Result<Doc<F>> {
    let text: String = row.try_get("", "form")?;
    let mut json: Json = serde_json::from_str(&text)?;
    prepare(&mut json)?;
    let form = F::deserialize(&json)?;
    let head = Head::of(row)?;
    let own = listed.members(&head, row)?;
    Ok(Doc { head, form, json, own })
}

/// Runs a statement that writes one row, and answers the row as it then stands: nobody has to read what he has just
/// written. Nothing where no row was meant.
pub async fn written<D: Document, S>(
    tx: &Tx,
    statement: impl FnOnce(ReturningClause) -> S,
) -> Result<Option<(Head, Members)>>
where
    S: StatementBuilder,
{
    let (columns, listed) = list::all_columns::<D>();
    let row = tx.query_one(&statement(Query::returning().columns(columns))).await?;
    let row = row.map(|row| {
        let head = Head::of(&row)?;
        let own = listed.members(&head, &row)?;
        Ok((head, own))
    });
    row.transpose()
}

/// Where the form of a document stands.
pub fn place<D: Document>(id: i64) -> Place {
    Place::of(D::KIND.table, "form", id)
}

/// What is written into the table.
pub fn stored<D: Document>(secrets: &Secrets, id: i64, json: &Json) -> String {
    let mut json = json.clone();
    sensitive::seal(D::Form::FIELDS, secrets, &place::<D>(id), &mut json);
    json.to_string()
}

/// The form of a document that was found as it is stored, with what is sensitive readable.
pub fn opened<D: Document>(secrets: &Secrets, doc: &Doc<D::Form>) -> Result<D::Form> {
    let mut json = doc.json.clone();
    sensitive::open(D::Form::FIELDS, secrets, &place::<D>(doc.head.id), &mut json)?;
    Ok(serde_json::from_value(json)?)
}

/// Column and value of every listed column that follows the form.
pub fn projected<D: Document>(json: &Json) -> Result<Columns> {
    project(D::Form::FIELDS, D::LISTED, json)
}

pub fn project(fields: &'static [FieldFact], listed: &'static [Column], json: &Json) -> Result<Columns> {
    let follows = |name: &str| fields.iter().find(|fact| fact.name == name);
    listed
        .iter()
        .filter_map(|column| follows(column.name).map(|fact| (column, fact)))
        .map(|(column, fact)| Ok((column.column, column_value(fact, &json[fact.name])?.into())))
        .collect()
}

pub fn column_value(fact: &FieldFact, value: &Json) -> Result<Value> {
    let number = |scale| value.as_number().and_then(|number| scaled(&number.to_string(), scale));
    let joined = || value.as_array().map(|items| items.iter().map(plain).collect::<Vec<_>>().join(","));
    Ok(match fact.holds {
        Holds::Int => Value::BigInt(value.as_i64()),
        Holds::Money => Value::BigInt(number(2)),
        Holds::Decimal(scale) => Value::BigInt(number(scale)),
        Holds::Bool => Value::Bool(value.as_bool()),
        Holds::Time => Value::BigInt(value.as_str().and_then(Timestamp::parse).map(|time| time.0)),
        Holds::Date => Value::String(value.as_str().map(str::to_owned)),
        Holds::Text => Value::String(Some(value.as_str().unwrap_or_default().to_owned())),
        Holds::Texts | Holds::Ids => Value::String(Some(joined().unwrap_or_default())),
        Holds::Files | Holds::Rows | Holds::Part | Holds::Other => {
            return Err(Problem::internal("a field that no column can hold"));
        }
    })
}

fn plain(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A change of a row: compare and set on status and rowVersion, and rowVersion one higher.
pub async fn update<D: Document>(tx: &Tx, head: &Head, values: Columns) -> Result<()> {
    let done = tx.execute(&change_of::<D>(tx, head, values)).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(texts::COMMON_CONFLICT.into()) }
}

/// The same, with the row as it then stands.
pub async fn updated<D: Document>(tx: &Tx, head: &Head, values: Columns) -> Result<(Head, Members)> {
    let mut update = change_of::<D>(tx, head, values);
    let row = written::<D, _>(tx, |row| update.returning(row).to_owned()).await?;
    row.ok_or_else(|| texts::COMMON_CONFLICT.into())
}

fn change_of<D: Document>(tx: &Tx, head: &Head, values: Columns) -> UpdateStatement {
    let same = Cond::all()
        .add(Expr::col("id").eq(head.id))
        .add(Expr::col("row_version").eq(head.row_version))
        .add(Expr::col("status").eq(head.status.as_str()))
        .add(Expr::col("is_deleted").eq(false));
    let mut update = Query::update();
    update
        .table(D::KIND.table)
        .value("row_version", Expr::col("row_version").add(1))
        .value("last_modified_date", tx.now())
        .cond_where(same);
    for (column, value) in values {
        update.value(column, value);
    }
    update
}

/// Somebody has done something to the row that stands elsewhere: whoever saw it before has to look again.
pub async fn touch<D: Document>(tx: &Tx, head: &Head) -> Result<()> {
    update::<D>(tx, head, Vec::new()).await
}

/// The module's own columns alone, on the way to a change that compares and sets.
pub async fn set_columns<D: Document>(tx: &Tx, id: i64, values: Columns) -> Result<()> {
    tx.execute(&setting_of::<D>(id, values)).await?;
    Ok(())
}

/// The same, with the row as it then stands.
pub async fn columns_set<D: Document>(tx: &Tx, id: i64, values: Columns) -> Result<(Head, Members)> {
    let mut update = setting_of::<D>(id, values);
    written::<D, _>(tx, |row| update.returning(row).to_owned()).await?.ok_or_else(Problem::not_found)
}

fn setting_of<D: Document>(id: i64, values: Columns) -> UpdateStatement {
    let mut update = Query::update();
    update.table(D::KIND.table).and_where(Expr::col("id").eq(id));
    for (column, value) in values {
        update.value(column, value);
    }
    update
}

pub fn to_json<F: Serialize>(form: &F) -> Result<Json> {
    Ok(serde_json::to_value(form)?)
}
