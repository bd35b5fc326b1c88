//! Which rows of further sheets hang on which row of the first, by the number that both name.

use std::collections::HashMap;

use super::Sheet;
use super::cell::Cell;
use super::read::RawRow;
use super::tables::Table;
use crate::http::texts;

pub struct Further<'a> {
    /// By sheet and by the index of the row that they hang on.
    rows: HashMap<(usize, usize), Vec<&'a RawRow>>,
    /// With the index of their sheet.
    strays: Vec<(usize, &'a RawRow)>,
    label: &'static str,
}

impl<'a> Further<'a> {
    pub fn new<S: Sheet>(first: &[RawRow], further: &'a [Vec<RawRow>], table: &Table) -> Self {
        let at = table.columns.iter().position(|fact| Some(fact.name) == S::NUMBER);
        let mut owners: HashMap<String, usize> = HashMap::new();
        for (index, row) in first.iter().enumerate() {
            let number = at.and_then(|at| row.cells.get(at)).map(Cell::text).unwrap_or_default();
            // Of two rows with one number the second is wrong, and nothing hangs on it.
            owners.entry(number).or_insert(index);
        }
        owners.remove("");
        let label = at.and_then(|at| table.columns.get(at)).map_or("", |fact| fact.label);
        let mut further_rows = Self { rows: HashMap::new(), strays: Vec::new(), label };
        for (place, rows) in further.iter().enumerate() {
            for row in rows {
                match owners.get(&row.cells[0].text()) {
                    Some(owner) => further_rows.rows.entry((place, *owner)).or_default().push(row),
                    None => further_rows.strays.push((place, row)),
                }
            }
        }
        further_rows
    }

    pub fn take(&mut self, place: usize, index: usize) -> Vec<&'a RawRow> {
        self.rows.remove(&(place, index)).unwrap_or_default()
    }

    /// Rows that hang on nothing, and why.
    pub fn strays(self, sheet: &str) -> Vec<(usize, &'a RawRow, String)> {
        let why = |row: &RawRow| match row.cells[0].text().as_str() {
            "" => texts::COMMON_REQUIRED.fill(&[("label", self.label)]),
            no => texts::IMPORT_STRAY.fill(&[("label", self.label), ("no", no), ("sheet", sheet)]),
        };
        self.strays.iter().map(|(place, row)| (*place, *row, why(row))).collect()
    }
}
