//! The sheets of a workbook: the first holds the rows, further ones what hangs on them by a number.

use super::Sheet;
use super::columns::columns;
use super::rows::SheetRow;
use crate::form::{FieldFact, Form, Holds, find_fact};

/// Of a further sheet; five thousand words are as many as one import takes anyway.
const UNDER_ROWS: usize = 5_000;

pub struct Table {
    /// Of the sheet, for people.
    pub name: &'static str,
    /// The list of the form that its rows are; nothing for the first sheet.
    pub list: Option<&'static str>,
    /// Those of a further sheet begin with the number.
    pub columns: Vec<&'static FieldFact>,
    pub max_rows: usize,
    /// Whether a column that nobody has to fill may be left away.
    pub lenient: bool,
}

/// The first sheet, and one for each list of the form where rows have a number to hang on.
pub fn tables<S: Sheet>() -> Vec<Table> {
    let fields = S::Row::FIELDS;
    let number = S::NUMBER.and_then(|name| find_fact(fields, name));
    let first =
        Table { name: S::NAME, list: None, columns: columns(fields), max_rows: S::MAX_ROWS, lenient: number.is_some() };
    let further = number.into_iter().flat_map(|number| {
        let lists = fields.iter().filter(|fact| fact.holds == Holds::Rows);
        lists.filter_map(move |fact| {
            let own = columns(fact.rows?.fields);
            Some(Table {
                name: fact.label,
                list: Some(fact.name),
                columns: [vec![number], own].concat(),
                max_rows: UNDER_ROWS,
                lenient: true,
            })
        })
    });
    std::iter::once(first).chain(further).collect()
}

/// On which sheet, and on which row as Excel counts, something wrong with a field of a line stands.
pub fn place(tables: &[Table], line: &SheetRow, field: &str) -> (usize, u32) {
    let found = within(field).and_then(|(list, index)| {
        let sheet = tables.iter().position(|table| table.list == Some(list))?;
        Some((sheet, line.under.get(sheet - 1)?.get(index)?.no))
    });
    found.unwrap_or((line.sheet, line.no))
}

/// `skus[2].barcode` is of the third row of `skus`.
fn within(field: &str) -> Option<(&str, usize)> {
    let (list, rest) = field.split_once('[')?;
    Some((list, rest.split_once("].")?.0.parse().ok()?))
}
