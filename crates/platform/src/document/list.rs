//! Lists: one statement brings the rows and the total, from columns alone.

use sea_orm::sea_query::{Condition, Expr, ExprTrait, Order, SelectStatement, SimpleExpr};
use sea_orm::{ConnectionTrait, QueryResult, Value};

use super::cell::Cell;
use super::head::{self, Head, Line};
use super::{Doc, Document, Members, Reach, view};
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::db::{Column, ColumnKind, List, Page, PageRequest, Total, bad, ngram_index};
use crate::form::{FieldFact, Form, find_fact};
use crate::http::{Problem, Result};
use crate::workflow::status::APPROVING;

/// What every list of documents can be asked by.
pub const COMMON: &[Column] = &[
    Column::new("id", "id", ColumnKind::Id),
    Column::new("code", "code", ColumnKind::Text).sortable(),
    Column::new("title", "title", ColumnKind::Text).sortable(),
    Column::new("status", "status", ColumnKind::Enum),
    Column::new("apprStep", "appr_step", ColumnKind::Enum),
    Column::new("ptdwc", "status", ColumnKind::Bool).by(with_the_platform).filter_only(),
    Column::new("companyId", "company_id", ColumnKind::Id),
    Column::new("companyName", "company_name", ColumnKind::Text),
    Column::new("createdBy", "created_by", ColumnKind::Id),
    Column::new("createdDate", "created_date", ColumnKind::Time).sortable_as("created_date"),
    Column::new("lastModifiedDate", "last_modified_date", ColumnKind::Time).sortable(),
    Column::new("submitDate", "submit_date", ColumnKind::Time).sortable(),
];

/// 平台待完成: what waits for a decision, and so for a role of the staff.
fn with_the_platform(wanted: Vec<Value>) -> SimpleExpr {
    let status = || Expr::col("status");
    let any = |waits: bool| wanted.contains(&Value::Bool(Some(waits)));
    match (any(true), any(false)) {
        (true, true) => status().is_not_null(),
        (true, false) => status().eq(APPROVING),
        _ => status().ne(APPROVING),
    }
}

pub fn contract<D: Document>() -> List {
    List { columns: COMMON, more: D::LISTED, default_sort: ("createdDate", Order::Desc), id: "id" }
}

/// What a list shows of the rows that a caller reaches, and no more: each column is paid for on its way through database
/// and program, for every row.
pub fn lines<D: Document>(reach: &Reach, staff: bool) -> (SelectStatement, Listed) {
    selected::<D>(reach, &[Line::COLUMNS], |column| !column.asked && (staff || !column.for_staff))
}

/// What a file shows of them: the columns that follow the form.
pub fn sheet<D: Document>(reach: &Reach) -> (SelectStatement, Listed) {
    selected::<D>(reach, &[Line::COLUMNS], |column| fact_of::<D>(column).is_some())
}

/// The field that a column follows.
pub fn fact_of<D: Document>(column: &Column) -> Option<&'static FieldFact> {
    find_fact(D::Form::FIELDS, column.name)
}

/// The whole head and every listed column.
pub fn select_all<D: Document>(reach: &Reach) -> (SelectStatement, Listed) {
    selected::<D>(reach, &[Line::COLUMNS, Head::COLUMNS], |_| true)
}

/// The same, named for a statement that writes the row and answers it.
pub fn all_columns<D: Document>() -> (Vec<&'static str>, Listed) {
    columns::<D>(&[Line::COLUMNS, Head::COLUMNS], |_| true)
}

fn selected<D: Document>(
    reach: &Reach,
    head: &[&'static [&'static str]],
    wanted: impl Fn(&Column) -> bool,
) -> (SelectStatement, Listed) {
    let (columns, listed) = columns::<D>(head, wanted);
    let mut select = head::select::<D>(reach);
    select.columns(columns);
    (select, listed)
}

fn columns<D: Document>(
    head: &[&'static [&'static str]],
    wanted: impl Fn(&Column) -> bool,
) -> (Vec<&'static str>, Listed) {
    let of_head = |column: &Column| Line::COLUMNS.contains(&column.column) || Head::COLUMNS.contains(&column.column);
    let own = D::LISTED.iter().filter(|column| !of_head(column) && wanted(column));
    let head: Vec<&'static str> = head.concat();
    let columns = head.iter().copied().chain(own.clone().map(|column| column.column)).collect();
    let instead = own.clone().map(|column| column.name).filter(|name| Line::SAID.contains(name)).collect();
    let cell = |column: &'static Column| (column.name, Cell::of(column.kind, fact_of::<D>(column)));
    (columns, Listed { from: head.len(), own: own.map(cell).collect(), instead })
}

/// The listed columns that the head does not have, as they are selected behind it. Put together once for all rows.
#[derive(Default)]
pub struct Listed {
    from: usize,
    own: Vec<(&'static str, Cell)>,
    /// What the head says as well, and is not meant then.
    instead: Vec<&'static str>,
}

impl Listed {
    /// The line as the wire shows it: what its head says, and the columns behind.
    pub fn members(&self, line: &Line, row: &QueryResult) -> Result<Members> {
        let many = Line::SAID.len() + self.own.len() + MORE;
        let mut members = Members::with_room(many, many * BYTES);
        line.say(&mut members);
        self.instead.iter().for_each(|name| members.remove(name));
        for ((name, cell), place) in self.own.iter().zip(self.from..) {
            cell.show(row, place, name, &mut members)?;
        }
        Ok(members)
    }
}

/// About as many as a module says beside them, and how long one is: hints.
const MORE: usize = 12;
const BYTES: usize = 40;

/// What only staff may know, nobody else can find out by asking for it.
pub fn must_be_askable<D: Document>(caller: &Caller, request: &PageRequest) -> Result<()> {
    let hidden = |asked: &str| {
        let name = asked.split(['.', ',']).next().unwrap_or_default();
        D::LISTED.iter().any(|column| column.for_staff && column.name == name)
    };
    let asked = request.filters.iter().map(|(name, _)| name).chain(&request.sort);
    match asked.into_iter().find(|asked| caller.profile.user_type == UserType::Biz && hidden(asked)) {
        Some(asked) => Err(bad(asked)),
        None => Ok(()),
    }
}

pub async fn page<D: Document>(app: &App, caller: &Caller, request: &PageRequest) -> Result<Page<Members>> {
    must_be_askable::<D>(caller, request)?;
    let (rows, request) = rows::<D>(app, caller, request).await?;
    let (request, reach, known) = (&request, &rows.reach, &app.db.short_cache);
    let (mut base, listed) = match request.size {
        // The total alone is wanted.
        0 => (head::select::<D>(reach), Listed::default()),
        _ => lines::<D>(reach, caller.profile.user_type == UserType::Platform),
    };
    base.cond_where(rows.among);
    let mut asked = bounded(caller, &narrowed::<D>(app, caller, request).await?);
    let count = asked.most.map(|most| (known.ask(under::<D>(reach, request)), most));
    let total = count.as_ref().and_then(|(count, most)| known.count(count, *most));
    asked.total = total.map_or(Total::Counted, Total::Known);
    let now = app.clock().now();
    let show = |row: &QueryResult| {
        let line = Line::of(row)?;
        let mut members = view::row::<D>(&line, listed.members(&line, row)?, caller, now);
        if is_lent(caller, line.company_id) {
            D::lend(&mut members);
        }
        Ok(members)
    };
    let mut page = contract::<D>().fetch_with(app.db.read(), base, &asked, show).await?;
    if let (Some((count, most)), None) = (count, total) {
        known.remember_count(count, page.counted(), most);
    }
    if !page.rows.is_empty() {
        D::enrich(app, caller, &mut page.rows).await?;
    }
    Ok(page)
}

/// Which rows a list shows.
struct Rows {
    reach: Reach,
    among: Condition,
}

async fn rows<D: Document>(app: &App, caller: &Caller, request: &PageRequest) -> Result<(Rows, PageRequest)> {
    let mut request = request.clone();
    if caller.profile.user_type == UserType::Biz
        && let Some(among) = D::shared(app, caller, Some(&mut request)).await?
    {
        return Ok((Rows { reach: Reach::Everything, among }, request));
    }
    Ok((Rows { reach: app.organisation.reach(caller), among: Condition::all() }, request))
}

/// Whether a company reads what is another's.
pub fn is_lent(caller: &Caller, company_id: i64) -> bool {
    caller.profile.user_type == UserType::Biz && caller.company_id() != company_id
}

/// A row of the library that the caller shares with others, or 404.
pub async fn lent<D: Document>(app: &App, caller: &Caller, id: i64) -> Result<Doc<D::Form>> {
    let shared = match caller.profile.user_type {
        UserType::Biz => D::shared(app, caller, None).await?,
        UserType::Platform => None,
    };
    let mut select = head::select::<D>(&Reach::Everything);
    select.column("id").and_where(Expr::col("id").eq(id)).cond_where(shared.ok_or_else(Problem::not_found)?);
    app.db.read().query_one(&select).await?.ok_or_else(Problem::not_found)?;
    head::find::<D, _>(app.db.read(), &Reach::Everything, id).await
}

/// How many rows stand under each tab, under the same filters.
pub async fn by_tab<D: Document>(app: &App, caller: &Caller, request: &PageRequest) -> Result<Vec<(String, i64)>> {
    must_be_askable::<D>(caller, request)?;
    let (rows, request) = rows::<D>(app, caller, request).await?;
    let (request, reach, known) = (&request, &rows.reach, &app.db.short_cache);
    let mut base = head::select::<D>(reach);
    base.cond_where(rows.among);
    if D::TABS.is_empty() || caller.profile.user_type == UserType::Biz {
        let asked = narrowed::<D>(app, caller, request).await?;
        return contract::<D>().count_by(app.db.read(), base, &asked, D::COUNTED).await;
    }
    let under = under::<D>(reach, request);
    let mut counts = Vec::new();
    let mut open = Vec::new();
    for tab in D::TABS {
        let count = known.ask(format!("{tab} {under}"));
        match known.count(&count, MOST_COUNTED) {
            Some(many) => counts.push(((*tab).to_owned(), many)),
            None => open.push((*tab, count)),
        }
    }
    // Where all are known, nobody looks for words either.
    let asked = if open.is_empty() { request.clone() } else { narrowed::<D>(app, caller, request).await? };
    let tabs: Vec<&str> = open.iter().map(|(tab, _)| *tab).collect();
    let found = contract::<D>().count_each(app.db.read(), base, &asked, (D::COUNTED, &tabs, MOST_COUNTED)).await?;
    for ((tab, many), (_, count)) in found.into_iter().zip(open) {
        known.remember_count(count, many as u64, MOST_COUNTED);
        counts.push((tab, many as u64));
    }
    Ok(counts.into_iter().map(|(tab, many)| (tab, Ord::min(many, MOST_COUNTED) as i64)).collect())
}

/// Where staff look for words over all companies: the rows that the index of pieces has found.
async fn narrowed<D: Document>(app: &App, caller: &Caller, request: &PageRequest) -> Result<PageRequest> {
    let mut asked = request.clone();
    if caller.profile.user_type == UserType::Platform {
        for (table, word) in contract::<D>().words(request) {
            let found = ngram_index::find(&app.db, table, word).await?;
            asked.among.extend(found.map(|found| found.condition(&app.db, "id")));
        }
    }
    Ok(asked)
}

/// The rows under these filters.
fn under<D: Document>(reach: &Reach, request: &PageRequest) -> String {
    format!("{} {reach:?} {:?}", D::KIND.table, request.filters)
}

/// A company's rows are counted to the last; those of all companies as far as anybody reads.
const MOST_COUNTED: u64 = 10_000;

fn bounded(caller: &Caller, request: &PageRequest) -> PageRequest {
    let staff = caller.profile.user_type == UserType::Platform;
    request.counted_to(staff.then_some(MOST_COUNTED))
}

/// The statement that brings a page and its total, as staff who reach everything ask it, or somebody of a company.
pub fn statement<D: Document>(reach: &Reach, request: &PageRequest) -> Result<SelectStatement> {
    let most = (!matches!(reach, Reach::Company { .. })).then_some(MOST_COUNTED);
    let (base, _) = lines::<D>(reach, most.is_some());
    Ok(contract::<D>().statements(base, &request.counted_to(most))?.0)
}
