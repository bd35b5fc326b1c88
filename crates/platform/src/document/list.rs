//! Lists: one statement brings the rows and the total, from columns alone.

use std::collections::HashMap;

use sea_orm::QueryResult;
use sea_orm::sea_query::{Alias, Order, SelectStatement};
use serde_json::Value as Json;

use super::head::{self, Head, Line};
use super::{Document, Members, Reach, view};
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::clock::{Date, Timestamp};
use crate::db::{Column, Kind, List, Page, PageRequest, bad, grams};
use crate::form::{FieldFact, Form, Holds};
use crate::http::Result;

/// What every list of documents can be asked by.
pub const COMMON: &[Column] = &[
    Column::new("id", "id", Kind::Id),
    Column::new("code", "code", Kind::Text).sortable(),
    Column::new("title", "title", Kind::Text).sortable(),
    Column::new("status", "status", Kind::Enum),
    Column::new("apprStep", "appr_step", Kind::Enum),
    Column::new("companyId", "company_id", Kind::Id),
    Column::new("companyName", "company_name", Kind::Text),
    Column::new("createdBy", "created_by", Kind::Id),
    Column::new("createdDate", "created_date", Kind::Time).sortable_as("created_date"),
    Column::new("lastModifiedDate", "last_modified_date", Kind::Time).sortable(),
    Column::new("submitDate", "submit_date", Kind::Time).sortable(),
];

pub fn contract<D: Document>() -> List {
    List { columns: COMMON, more: D::LISTED, default_sort: ("createdDate", Order::Desc), id: "id" }
}

/// What a list shows of the rows that a caller reaches, and no more: each column is paid for on its way through database
/// and program, for every row.
pub fn lines<D: Document>(reach: &Reach, staff: bool) -> (SelectStatement, Listed) {
    selected::<D>(reach, &[Line::COLUMNS], |column| !column.asked && (staff || !column.for_staff))
}

/// The whole head and every listed column.
pub fn whole<D: Document>(reach: &Reach) -> (SelectStatement, Listed) {
    selected::<D>(reach, &[Line::COLUMNS, Head::COLUMNS], |_| true)
}

fn selected<D: Document>(
    reach: &Reach,
    head: &[&'static [&'static str]],
    wanted: impl Fn(&Column) -> bool,
) -> (SelectStatement, Listed) {
    let of_head = |column: &Column| Line::COLUMNS.contains(&column.column) || Head::COLUMNS.contains(&column.column);
    let facts: HashMap<&str, &'static FieldFact> = D::Form::FIELDS.iter().map(|fact| (fact.name, fact)).collect();
    let own = D::LISTED.iter().filter(|column| !of_head(column) && wanted(column));
    let head: Vec<&'static str> = head.concat();
    let own = own.map(|column| (column, facts.get(column.name).copied()));
    let listed = Listed { from: head.len(), own: own.collect() };
    let mut select = head::select::<D>(reach);
    select.columns(head.into_iter().chain(listed.own.iter().map(|(column, _)| column.column)).map(Alias::new));
    (select, listed)
}

/// The listed columns that the head does not have, as they are selected behind it. Put together once for all rows.
pub struct Listed {
    from: usize,
    own: Vec<(&'static Column, Option<&'static FieldFact>)>,
}

impl Listed {
    /// As the wire shows them.
    pub fn members(&self, row: &QueryResult) -> Result<Members> {
        let read = |((column, fact), place): (&(&'static Column, Option<&FieldFact>), usize)| {
            Ok((column.name, member(row, place, column.kind, *fact)?))
        };
        self.own.iter().zip(self.from..).map(read).collect()
    }
}

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
    let reach = app.office.reach(caller);
    let (base, listed) = lines::<D>(&reach, caller.profile.user_type == UserType::Platform);
    let base = narrowed::<D>(app, caller, request, base).await?;
    let mut asked = bounded(caller, request);
    let more = asked.most.map(|_| fact::<D>(&reach, request));
    asked.beyond = more.as_ref().is_some_and(|more| app.db.known.holds(more));
    let now = app.clock().now();
    let show = |row: &QueryResult| Ok(view::row::<D>(&Line::of(row)?, listed.members(row)?, caller, now));
    let mut page = contract::<D>().fetch_with(app.db.read(), base, &asked, show).await?;
    if let Some(more) = more.filter(|_| page.more && !asked.beyond) {
        app.db.known.note(more);
    }
    if !page.rows.is_empty() {
        D::dress(app, caller, &mut page.rows).await?;
    }
    Ok(page)
}

/// How many rows stand under each tab, under the same filters.
pub async fn by_tab<D: Document>(app: &App, caller: &Caller, request: &PageRequest) -> Result<Vec<(String, i64)>> {
    must_be_askable::<D>(caller, request)?;
    let reach = app.office.reach(caller);
    let base = narrowed::<D>(app, caller, request, head::select::<D>(&reach)).await?;
    if D::TABS.is_empty() || caller.profile.user_type == UserType::Biz {
        return contract::<D>().count_by(app.db.read(), base, request, D::COUNTED).await;
    }
    let more = |tab: &str| format!("{tab} {}", fact::<D>(&reach, request));
    let (full, open): (Vec<&str>, Vec<&str>) = D::TABS.iter().partition(|tab| app.db.known.holds(&more(tab)));
    let asked = (D::COUNTED, open.as_slice(), MOST_COUNTED);
    let mut counts = contract::<D>().count_each(app.db.read(), base, request, asked).await?;
    for (tab, many) in counts.iter_mut().filter(|(_, many)| *many > MOST_COUNTED as i64) {
        *many = MOST_COUNTED as i64;
        app.db.known.note(more(tab));
    }
    counts.extend(full.into_iter().map(|tab| (tab.to_owned(), MOST_COUNTED as i64)));
    Ok(counts)
}

/// Where rows of all companies are looked for by a word, an index says which may have it.
async fn narrowed<D: Document>(
    app: &App,
    caller: &Caller,
    request: &PageRequest,
    mut base: SelectStatement,
) -> Result<SelectStatement> {
    if caller.profile.user_type == UserType::Platform {
        for (table, word) in contract::<D>().words(request) {
            if let Some(found) = grams::find(&app.db, table, word).await? {
                base.and_where(found.condition(&app.db, "id"));
            }
        }
    }
    Ok(base)
}

/// That more rows are under these filters than anybody counts.
fn fact<D: Document>(reach: &Reach, request: &PageRequest) -> String {
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

fn member(row: &QueryResult, place: usize, kind: Kind, fact: Option<&FieldFact>) -> Result<Json> {
    if let Some(scale) = fact.and_then(scale_of) {
        return Ok(scaled(row.try_get_by_index(place)?, scale));
    }
    let text = |text: Option<String>| text.map_or(Json::Null, Json::from);
    Ok(match (kind, fact.map(|fact| fact.holds)) {
        (_, Some(Holds::Texts)) => split(row.try_get_by_index(place)?, |part| Some(part.into())),
        (_, Some(Holds::Ids)) => split(row.try_get_by_index(place)?, |part| part.parse::<i64>().ok().map(Json::from)),
        (Kind::Bool, _) => row.try_get_by_index::<Option<bool>>(place)?.map_or(Json::Null, Json::from),
        (Kind::Decimal(scale), _) => scaled(row.try_get_by_index(place)?, scale),
        (Kind::Id | Kind::Number, _) => row.try_get_by_index::<Option<i64>>(place)?.map_or(Json::Null, Json::from),
        (Kind::Time, _) => {
            row.try_get_by_index::<Option<Timestamp>>(place)?.map_or(Json::Null, |t| t.to_string().into())
        }
        (Kind::Date, _) => {
            row.try_get_by_index::<Option<Date>>(place)?.map_or(Json::Null, |date| date.to_string().into())
        }
        (Kind::Text | Kind::Enum, _) => text(row.try_get_by_index(place)?),
    })
}

fn scaled(number: Option<i64>, scale: u8) -> Json {
    number.map_or(Json::Null, |number| (number as f64 / 10_f64.powi(scale.into())).into())
}

fn scale_of(fact: &FieldFact) -> Option<u8> {
    match fact.holds {
        Holds::Money => Some(2),
        Holds::Decimal(scale) => Some(scale),
        _ => None,
    }
}

fn split(text: String, part: impl Fn(&str) -> Option<Json>) -> Json {
    text.split(',').filter(|part| !part.is_empty()).filter_map(part).collect()
}
