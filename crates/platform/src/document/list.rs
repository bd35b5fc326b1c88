//! Lists: one statement brings the rows and the total, from columns alone.

use sea_orm::QueryResult;
use sea_orm::sea_query::{Order, SelectStatement};

use super::cell::Cell;
use super::head::{self, Head, Line};
use super::{Document, Members, Reach, view};
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::db::{Column, ColumnKind, List, Page, PageRequest, Total, bad, ngram_index};
use crate::form::{FieldFact, Form, find_fact};
use crate::http::Result;

/// What every list of documents can be asked by.
pub const COMMON: &[Column] = &[
    Column::new("id", "id", ColumnKind::Id),
    Column::new("code", "code", ColumnKind::Text).sortable(),
    Column::new("title", "title", ColumnKind::Text).sortable(),
    Column::new("status", "status", ColumnKind::Enum),
    Column::new("apprStep", "appr_step", ColumnKind::Enum),
    Column::new("companyId", "company_id", ColumnKind::Id),
    Column::new("companyName", "company_name", ColumnKind::Text),
    Column::new("createdBy", "created_by", ColumnKind::Id),
    Column::new("createdDate", "created_date", ColumnKind::Time).sortable_as("created_date"),
    Column::new("lastModifiedDate", "last_modified_date", ColumnKind::Time).sortable(),
    Column::new("submitDate", "submit_date", ColumnKind::Time).sortable(),
];

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

fn selected<D: Document>(
    reach: &Reach,
    head: &[&'static [&'static str]],
    wanted: impl Fn(&Column) -> bool,
) -> (SelectStatement, Listed) {
    let of_head = |column: &Column| Line::COLUMNS.contains(&column.column) || Head::COLUMNS.contains(&column.column);
    let own = D::LISTED.iter().filter(|column| !of_head(column) && wanted(column));
    let head: Vec<&'static str> = head.concat();
    let mut select = head::select::<D>(reach);
    select.columns(head.iter().copied().chain(own.clone().map(|column| column.column)));
    let instead = own.clone().map(|column| column.name).filter(|name| Line::SAID.contains(name)).collect();
    let cell = |column: &'static Column| (column.name, Cell::of(column.kind, fact_of::<D>(column)));
    (select, Listed { from: head.len(), own: own.map(cell).collect(), instead })
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
    let (reach, known) = (app.organisation.reach(caller), &app.db.short_cache);
    let (base, listed) = match request.size {
        // The total alone is wanted.
        0 => (head::select::<D>(&reach), Listed::default()),
        _ => lines::<D>(&reach, caller.profile.user_type == UserType::Platform),
    };
    let mut asked = bounded(caller, &narrowed::<D>(app, caller, request).await?);
    let count = asked.most.map(|most| (known.ask(under::<D>(&reach, request)), most));
    let total = count.as_ref().and_then(|(count, most)| known.count(count, *most));
    asked.total = total.map_or(Total::Counted, Total::Known);
    let now = app.clock().now();
    let show = |row: &QueryResult| {
        let line = Line::of(row)?;
        Ok(view::row::<D>(&line, listed.members(&line, row)?, caller, now))
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

/// How many rows stand under each tab, under the same filters.
pub async fn by_tab<D: Document>(app: &App, caller: &Caller, request: &PageRequest) -> Result<Vec<(String, i64)>> {
    must_be_askable::<D>(caller, request)?;
    let (reach, known) = (app.organisation.reach(caller), &app.db.short_cache);
    let base = head::select::<D>(&reach);
    if D::TABS.is_empty() || caller.profile.user_type == UserType::Biz {
        let asked = narrowed::<D>(app, caller, request).await?;
        return contract::<D>().count_by(app.db.read(), base, &asked, D::COUNTED).await;
    }
    let under = under::<D>(&reach, request);
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
    Ok(counts.into_iter().map(|(tab, many)| (tab, many.min(MOST_COUNTED) as i64)).collect())
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
