//! From an uploaded file to rows of cells in the order of the columns.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::Path;

use calamine::{Reader, Xlsx, open_workbook_from_rs};

use super::cell::Cell;
use super::columns::{REASON, bare};
use super::unpack::{fake, unpack};
use crate::form::FieldFact;
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

/// Work for the processor and a few dozen MB: never on a thread that serves requests.
pub fn read(path: &Path, columns: &[&FieldFact], max_rows: usize) -> Result<Vec<RawRow>> {
    arrange(grid(unpack(path)?, max_rows)?, columns)
}

/// The cells that are filled, and no room for those that are not: a single cell may claim to stand a million rows down.
fn grid(parts: Vec<u8>, max_rows: usize) -> Result<Grid> {
    let mut book: Xlsx<_> = open_workbook_from_rs(Cursor::new(parts)).map_err(fake)?;
    let first = book.sheet_names().first().cloned().ok_or_else(|| fake(()))?;
    let mut cells = book.worksheet_cells_reader(&first).map_err(fake)?;
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

fn arrange(mut grid: Grid, columns: &[&FieldFact]) -> Result<Vec<RawRow>> {
    let places = places(&grid.remove(&0).unwrap_or_default(), columns)?;
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
    if rows.is_empty() { Err(texts::IMPORT_EMPTY.into()) } else { Ok(rows) }
}

/// Which column of the sheet is which of ours; nowhere for the reasons of a file of errors. Every one once, in any order.
fn places(titles: &BTreeMap<u32, Cell>, columns: &[&FieldFact]) -> Result<BTreeMap<u32, Option<usize>>> {
    let mut places = BTreeMap::new();
    let mut open: Vec<Option<&str>> = columns.iter().map(|fact| Some(fact.label)).collect();
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
    if open.iter().any(Option::is_some) { Err(texts::IMPORT_HEADER.into()) } else { Ok(places) }
}
