//! From an uploaded file to rows of cells in the order of the columns.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::Path;

use calamine::{Reader, Xlsx, open_workbook_from_rs};

use super::cell::Cell;
use super::columns::{REASON, bare};
use super::tables::Table;
use super::template::{GUIDE, OPTIONS};
use super::unpack::{fake, unpack};
use crate::form::{FieldFact, Need};
use crate::http::{Problem, Result, texts};

const SHEET_COLUMNS: u32 = 256;
const CELL_CHARS: usize = 5_000;
const SHEET_CHARS: usize = 4 << 20;

/// A row that is not blank, with the number that Excel shows beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct RawRow {
    pub no: u32,
    pub cells: Vec<Cell>,
}

type Grid = BTreeMap<u32, BTreeMap<u32, Cell>>;

/// The rows of each table. Work for the processor and a few dozen MB: never on a thread that serves requests.
pub fn read(path: &Path, tables: &[Table]) -> Result<Vec<Vec<RawRow>>> {
    sheets(unpack(path)?, tables)
}

fn sheets(parts: Vec<u8>, tables: &[Table]) -> Result<Vec<Vec<RawRow>>> {
    let mut book: Xlsx<_> = open_workbook_from_rs(Cursor::new(parts)).map_err(fake)?;
    let names = book.sheet_names();
    let mut read = Vec::with_capacity(tables.len());
    for (place, table) in tables.iter().enumerate() {
        let name = sheet_of(&names, tables, place);
        let rows = rows_of(&mut book, name, table);
        // Of a further sheet the name is said, since its rows are counted anew.
        let named = |problem: Problem| Problem { title: format!("{}：{}", table.name, problem.title), ..problem };
        read.push(rows.map_err(|problem| if place > 0 { named(problem) } else { problem })?);
    }
    Ok(read)
}

/// A further sheet that nobody touched may be as blank as it likes, and even be gone.
fn rows_of(book: &mut Xlsx<Cursor<Vec<u8>>>, name: Option<&str>, table: &Table) -> Result<Vec<RawRow>> {
    let first = table.list.is_none();
    let grid = match name {
        Some(name) => grid(book, name, table.max_rows)?,
        None if first => return Err(fake(())),
        None => Grid::new(),
    };
    let rows = if !first && grid.is_empty() { Vec::new() } else { arrange(grid, table)? };
    if first && rows.is_empty() { Err(texts::IMPORT_EMPTY.into()) } else { Ok(rows) }
}

/// The first sheet is the first table whatever it is called; a further one is found by its name, else by its place.
fn sheet_of<'a>(names: &'a [String], tables: &[Table], place: usize) -> Option<&'a str> {
    let own = names.iter().skip(1).find(|name| place > 0 && name.trim() == tables[place].name);
    let ours = |name: &String| [GUIDE, OPTIONS].contains(&&**name) || tables.iter().any(|table| table.name == *name);
    let there = names.get(place).filter(|name| place == 0 || !ours(name));
    own.or(there).map(String::as_str)
}

/// The cells that are filled, and no room for those that are not: a single cell may claim to stand a million rows down.
fn grid(book: &mut Xlsx<Cursor<Vec<u8>>>, name: &str, max_rows: usize) -> Result<Grid> {
    let mut cells = book.worksheet_cells_reader(name).map_err(fake)?;
    let (mut grid, mut chars) = (Grid::new(), 0);
    while let Some(found) = cells.next_cell().map_err(fake)? {
        let (row, column) = found.get_position();
        let length = Cell::length(found.get_value());
        chars += length;
        if length > CELL_CHARS || chars > SHEET_CHARS {
            return Err(texts::IMPORT_TOO_BIG.into());
        }
        let cell = Cell::of(found.get_value());
        if cell == Cell::Blank {
            continue;
        }
        if column >= SHEET_COLUMNS {
            return Err(texts::IMPORT_HEADER.into());
        }
        grid.entry(row).or_default().insert(column, cell);
        // One more for the titles.
        if grid.len() > max_rows + 1 {
            return Err(Problem::filled(texts::IMPORT_ROWS, &[("n", &max_rows.to_string())]));
        }
    }
    Ok(grid)
}

fn arrange(mut grid: Grid, table: &Table) -> Result<Vec<RawRow>> {
    let columns = &table.columns;
    let places = places(&grid.remove(&0).unwrap_or_default(), table)?;
    let mut rows = Vec::new();
    for (row, found) in grid {
        let mut cells = vec![Cell::Blank; columns.len()];
        for (column, cell) in found {
            match places.get(&column) {
                Some(Some(place)) => cells[*place] = cell,
                Some(None) => {}
                // Something stands beside the table: better said than lost.
                None => return Err(texts::IMPORT_HEADER.into()),
            }
        }
        if cells.iter().any(|cell| *cell != Cell::Blank) {
            rows.push(RawRow { no: row + 1, cells });
        }
    }
    Ok(rows)
}

/// Which column of the sheet is which of ours; nowhere for the reasons of a file of errors. Every one once, in any order.
fn places(titles: &BTreeMap<u32, Cell>, table: &Table) -> Result<BTreeMap<u32, Option<usize>>> {
    let mut places = BTreeMap::new();
    let mut open: Vec<Option<&str>> = table.columns.iter().map(|fact| Some(fact.label)).collect();
    for (column, title) in titles {
        let title = title.text();
        let place = open.iter().position(|label| *label == Some(bare(&title)));
        match place {
            Some(place) => open[place] = None,
            None if bare(&title) == REASON => {}
            None => return Err(texts::IMPORT_HEADER.into()),
        }
        places.insert(*column, place);
    }
    let spared = |fact: &FieldFact| table.lenient && fact.need == Need::No;
    let missing = table.columns.iter().zip(&open).any(|(fact, open)| open.is_some() && !spared(fact));
    if missing { Err(texts::IMPORT_HEADER.into()) } else { Ok(places) }
}

#[cfg(test)]
#[path = "read_tests.rs"]
mod tests;
