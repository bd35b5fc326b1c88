//! What a list can be asked: one declaration per list names its fields, their kinds and which of them sort.
//!
//! `field.equals|notEquals|in|notIn|contains|doesNotContain|greaterThan(OrEqual)|lessThan(OrEqual)|specified`;
//! a bare `field=` is `contains` for texts and `equals` for everything else. Anything that is not declared is
//! refused by name. The company's own predicate is added by the caller's scope, never here.

use sea_orm::sea_query::{
    Asterisk, Cond, Condition, Expr, ExprTrait, Func, NullOrdering, Order, Query, SelectStatement, SimpleExpr,
};
use sea_orm::{ConnectionTrait, FromQueryResult, QueryResult, Value};

use super::among::among;
use super::counter;
use super::page::{Page, PageRequest, Total, bad};
use super::predicate::predicate;
use crate::http::Result;

const TOTAL: &str = "total_count_";

pub struct List {
    pub columns: &'static [Column],
    /// Further ones, where a list is put together from two declarations; they come before those of the same name.
    pub more: &'static [Column],
    /// Wire name and direction; the id always comes last, so that pages never overlap.
    pub default_sort: (&'static str, Order),
    pub id: &'static str,
}

#[derive(Clone, Copy)]
pub struct Column {
    /// Its name on the wire.
    pub name: &'static str,
    /// Its name in the table.
    pub column: &'static str,
    pub kind: ColumnKind,
    pub sortable: bool,
    /// What an index knows it by when the highest come first: rows without a value are the lowest there, so that both
    /// databases find them at the end.
    pub descending: Option<&'static str>,
    /// Only staff see it, ask by it and sort by it.
    pub for_staff: bool,
    /// Only asked by: no line of a list shows it.
    pub asked: bool,
    /// A question that another table answers.
    pub by: Option<By>,
    /// It holds lower case alone: nothing has to be folded on the way, and the database knows how often a part occurs.
    pub lowered: bool,
    /// Where what it is found by is no longer the text as it was written: the column that has it.
    pub written: Option<&'static str>,
    /// The index of its pieces, where rows of all companies are looked for by a part of it.
    pub grams: Option<&'static str>,
}

/// The rows that have one of these values, where the column itself does not say so.
pub type By = fn(Vec<Value>) -> SimpleExpr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    Id,
    Text,
    Enum,
    Bool,
    Number,
    /// A number kept as an integer count of its last place.
    Decimal(u8),
    Date,
    Time,
}

impl Column {
    pub const fn new(name: &'static str, column: &'static str, kind: ColumnKind) -> Self {
        Self {
            name,
            column,
            kind,
            sortable: false,
            descending: None,
            for_staff: false,
            asked: false,
            by: None,
            lowered: false,
            written: None,
            grams: None,
        }
    }

    pub const fn sortable(mut self) -> Self {
        self.sortable = true;
        self
    }

    /// Sortable, and served by an index over this expression.
    pub const fn sortable_as(mut self, descending: &'static str) -> Self {
        (self.sortable, self.descending) = (true, Some(descending));
        self
    }

    pub const fn for_staff(mut self) -> Self {
        self.for_staff = true;
        self
    }

    pub const fn filter_only(mut self) -> Self {
        self.asked = true;
        self
    }

    /// Asked by `equals` and `in` alone; `column` is one that every row has.
    pub const fn by(mut self, by: By) -> Self {
        self.by = Some(by);
        self
    }

    pub const fn lowered(mut self) -> Self {
        self.lowered = true;
        self
    }

    /// Found by a part of its column, and compared as a whole with another: the one that is shown.
    pub const fn written(mut self, column: &'static str) -> Self {
        self.written = Some(column);
        self
    }

    pub const fn in_pieces(mut self, table: &'static str) -> Self {
        self.grams = Some(table);
        self
    }

    pub(super) fn expr(&self) -> Expr {
        Expr::col(self.column)
    }

    /// What is compared as a whole.
    pub(super) fn exact(&self) -> Expr {
        Expr::col(self.written.unwrap_or(self.column))
    }

    /// By what it may be asked, besides its bare name.
    pub fn operators(&self) -> &'static [&'static str] {
        match self.kind {
            _ if self.by.is_some() => &["equals", "in"],
            ColumnKind::Text => &["contains", "doesNotContain", "equals", "notEquals", "in", "notIn", "specified"],
            ColumnKind::Enum | ColumnKind::Bool => &["equals", "notEquals", "in", "notIn", "specified"],
            _ => &[
                "equals",
                "notEquals",
                "in",
                "notIn",
                "greaterThan",
                "greaterThanOrEqual",
                "lessThan",
                "lessThanOrEqual",
                "specified",
            ],
        }
    }
}

impl List {
    /// `base` selects the columns to show from the rows the caller may see; one statement brings rows and total.
    pub async fn fetch<R, C>(&self, db: &C, base: SelectStatement, request: &PageRequest) -> Result<Page<R>>
    where
        R: FromQueryResult,
        C: ConnectionTrait,
    {
        self.fetch_with(db, base, request, |row| Ok(R::from_query_result(row, "")?)).await
    }

    /// The same for rows whose columns are known only at run time.
    pub async fn fetch_with<R, C, F>(
        &self,
        db: &C,
        base: SelectStatement,
        request: &PageRequest,
        show: F,
    ) -> Result<Page<R>>
    where
        C: ConnectionTrait,
        F: Fn(&QueryResult) -> Result<R>,
    {
        if request.size == 0 {
            return Ok(Page::of(Vec::new(), self.total(db, base, request).await?, request));
        }
        if !request.among.is_empty() {
            let (ids, total) = self.passing(db, base.clone(), request).await?;
            let mut rows = Vec::new();
            if !ids.is_empty() {
                let mut these = base;
                these.and_where(among(db.get_database_backend(), Expr::col(self.id), &ids));
                let mut all = request.clone();
                (all.page, all.total) = (0, Total::Known(total));
                (all.filters, all.among) = (Vec::new(), Vec::new());
                let found = db.query_all(&self.statements(these, &all)?.0).await?;
                rows = found.iter().map(show).collect::<Result<_>>()?;
            }
            return Ok(Page::of(rows, total, request));
        }
        let (found, total) = self.found(db, base, request).await?;
        let rows = found.iter().map(show).collect::<Result<_>>()?;
        Ok(Page::of(rows, total, request))
    }

    /// The rows of a page, and how many there are in all.
    async fn found<C>(&self, db: &C, base: SelectStatement, request: &PageRequest) -> Result<(Vec<QueryResult>, u64)>
    where
        C: ConnectionTrait,
    {
        let (rows, count) = self.statements(base, request)?;
        let found = db.query_all(&rows).await?;
        let total: i64 = match found.first() {
            Some(row) => row.try_get("", TOTAL)?,
            None if request.page == 0 => 0,
            None if let Total::Known(total) = request.total => total as i64,
            // A page past the end has no row to carry the total.
            None => counter::all_of(db, vec![count]).await?.into_iter().sum(),
        };
        Ok((found, total as u64))
    }

    /// The total alone.
    async fn total<C>(&self, db: &C, base: SelectStatement, request: &PageRequest) -> Result<u64>
    where
        C: ConnectionTrait,
    {
        if let Total::Known(total) = request.total {
            return Ok(total);
        }
        let mut filtered = base;
        let count = counting(filtered.cond_where(self.condition(request)?), request.most);
        let total = match &request.counter {
            Some(counter) => counter.ask(count).await?,
            None => counter::all_of(db, vec![count]).await?.into_iter().sum(),
        };
        Ok(total as u64)
    }

    /// The ids of a page, and how many there are in all, counted as they come. Only ids, since all of them are sorted: the
    /// rows of one page are brought afterwards.
    async fn passing<C>(&self, db: &C, base: SelectStatement, request: &PageRequest) -> Result<(Vec<i64>, u64)>
    where
        C: ConnectionTrait,
    {
        let mut ids = base;
        ids.clear_selects().column(self.id);
        let (found, total) = self.found(db, ids, request).await?;
        let ids = found.iter().map(|row| row.try_get("", self.id)).collect::<std::result::Result<_, _>>()?;
        Ok((ids, total))
    }

    /// The rows with the total beside each, and the total alone.
    pub fn statements(
        &self,
        base: SelectStatement,
        request: &PageRequest,
    ) -> Result<(SelectStatement, SelectStatement)> {
        let mut filtered = base;
        filtered.cond_where(self.condition(request)?);
        let count = counting(&filtered, request.most);
        let mut rows = filtered;
        let total = match request.total {
            Total::Known(total) => Expr::value(total as i64),
            // They are few and read to the last anyway.
            Total::Counted if !request.among.is_empty() => Expr::cust("COUNT(*) OVER ()"),
            Total::Counted => SimpleExpr::SubQuery(None, Box::new(count.clone().into())),
        };
        rows.expr_as(total, TOTAL);
        for (expr, order, nulls) in self.order(request)? {
            match nulls {
                Some(nulls) => rows.order_by_expr_with_nulls(expr, order, nulls),
                None => rows.order_by_expr(expr, order),
            };
        }
        rows.limit(request.size).offset(request.offset());
        Ok((rows, count))
    }

    /// The same as [`List::count_by`] for values that are known beforehand, none counted further than one past `most`.
    pub async fn count_each<C>(
        &self,
        db: &C,
        base: SelectStatement,
        request: &PageRequest,
        (column, values, most): (&'static str, &[&'static str], u64),
    ) -> Result<Vec<(String, i64)>>
    where
        C: ConnectionTrait,
    {
        if values.is_empty() {
            return Ok(Vec::new());
        }
        let mut filtered = base;
        filtered.cond_where(self.condition(request)?);
        let count = |value: &&str| {
            let mut one = filtered.clone();
            counting(one.and_where(Expr::col(column).eq(*value)), Some(most))
        };
        let counts = counter::all_of(db, values.iter().map(count).collect()).await?;
        Ok(values.iter().map(|value| (*value).to_owned()).zip(counts).collect())
    }

    /// How many rows of `base` there are of each value of a column, under the same filters.
    pub async fn count_by<C>(
        &self,
        db: &C,
        base: SelectStatement,
        request: &PageRequest,
        column: &'static str,
    ) -> Result<Vec<(String, i64)>>
    where
        C: ConnectionTrait,
    {
        let mut select = base;
        select
            .clear_selects()
            .column(column)
            .expr_as(Func::count(Expr::col(Asterisk)), TOTAL)
            .cond_where(self.condition(request)?)
            .group_by_col(column);
        let rows = db.query_all(&select).await?;
        rows.iter().map(|row| Ok((row.try_get("", column)?, row.try_get("", TOTAL)?))).collect()
    }

    pub fn condition(&self, request: &PageRequest) -> Result<Condition> {
        let mut condition = request.among.iter().cloned().fold(Cond::all(), Cond::add);
        for (name, value) in &request.filters {
            let value = value.trim();
            if value.is_empty() {
                continue;
            }
            let (field, operator) = name.split_once('.').unwrap_or((name, ""));
            let column = self.column(field).ok_or_else(|| bad(name))?;
            condition = condition.add(predicate(column, operator, value).ok_or_else(|| bad(name))?);
        }
        Ok(condition)
    }

    /// Words that rows of all companies are looked for by, each with the index of its pieces.
    pub fn words<'a>(&self, request: &'a PageRequest) -> impl Iterator<Item = (&'static str, &'a str)> {
        request.filters.iter().filter_map(|(name, value)| {
            let (field, operator) = name.split_once('.').unwrap_or((name, "contains"));
            let grams = self.column(field)?.grams.filter(|_| operator == "contains")?;
            Some((grams, value.trim()))
        })
    }

    fn column(&self, name: &str) -> Option<&'static Column> {
        self.more.iter().chain(self.columns).find(|column| column.name == name)
    }

    fn order(&self, request: &PageRequest) -> Result<Vec<(SimpleExpr, Order, Option<NullOrdering>)>> {
        let mut order = Vec::new();
        // Nothing comes last, whichever way it is sorted.
        let by = |column: &Column, direction: Order| match (column.descending, &direction) {
            (Some(descending), Order::Desc) => (Expr::cust(descending), direction, None),
            _ => (column.expr(), direction, Some(NullOrdering::Last)),
        };
        for sort in &request.sort {
            let (field, direction) = sort.split_once(',').unwrap_or((sort, "asc"));
            let column = self.column(field).filter(|column| column.sortable);
            let direction = match direction.to_ascii_lowercase().as_str() {
                "asc" => Order::Asc,
                "desc" => Order::Desc,
                _ => return Err(bad("sort")),
            };
            order.push(by(column.ok_or_else(|| bad("sort"))?, direction));
        }
        if order.is_empty() {
            let column = self.column(self.default_sort.0);
            order.extend(column.map(|column| by(column, self.default_sort.1.clone())));
        }
        order.push((Expr::col(self.id), Order::Desc, None));
        Ok(order)
    }
}

/// How many rows there are; with `most`, one more than that says that there are more, and nobody counts on.
fn counting(filtered: &SelectStatement, most: Option<u64>) -> SelectStatement {
    let mut count = filtered.clone();
    count.clear_selects();
    let Some(most) = most else { return count.expr(Func::count(Expr::col(Asterisk))).to_owned() };
    count.expr(Expr::cust("1")).limit(most + 1);
    Query::select().expr(Func::count(Expr::col(Asterisk))).from_subquery(count, "counted").to_owned()
}

#[cfg(test)]
#[path = "criteria_tests.rs"]
mod tests;
