//! Rows: understood cell by cell, checked field by field, compared with each other, and what is wrong said in words.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::ToSchema;

use super::Sheet;
use super::cell::{self, Cell};
use super::further::Further;
use super::read::RawRow;
use super::tables::{Table, place, tables};
use crate::db::Tx;
use crate::dict::Dictionaries;
use crate::document::Actor;
use crate::form::{Checks, FieldFact, Form, find_fact};
use crate::http::{FieldError, Problem, Result, form_of, texts};

/// A row as it came and as it was understood; no form where it fits none.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct SheetRow {
    pub no: u32,
    pub cells: Vec<String>,
    pub row: Option<Json>,
    /// Sheet by sheet what hangs on it, in the order of the form's lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<Vec<Under>>,
    /// Where it stands itself: on the first, unless it is a row of a further one that hangs on nothing.
    #[serde(default, skip_serializing_if = "is_first")]
    pub sheet: usize,
}

/// A row of a further sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Under {
    pub no: u32,
    pub cells: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_first(sheet: &usize) -> bool {
    *sheet == 0
}

/// Something wrong with the row of this index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    pub row: usize,
    pub field: String,
    pub message: String,
}

/// One word per field is enough: the first.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    list: Vec<Fault>,
    known: HashSet<(usize, String)>,
}

impl Faults {
    pub fn add(&mut self, row: usize, field: String, message: String) {
        if self.known.insert((row, field.clone())) {
            self.list.push(Fault { row, field, message });
        }
    }

    /// In the order of the rows.
    pub fn into_list(mut self) -> Vec<Fault> {
        self.list.sort_by_key(|fault| fault.row);
        self.list
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RowError {
    /// Where it stands on a further sheet: which, and its row there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row_no: Option<u32>,
    /// Its title; empty where the whole row is meant.
    pub column: String,
    pub message: String,
}

/// Everything that can be said without the database.
pub fn understand<S: Sheet>(
    raw: &[Vec<RawRow>],
    tables: &[Table],
    dictionaries: &Arc<Dictionaries>,
) -> Result<(Vec<SheetRow>, Faults)> {
    let blank = serde_json::to_value(S::Row::default())?;
    let (mut lines, mut faults) = (Vec::new(), Faults::default());
    let (Some((first, further)), Some((table, lists))) = (raw.split_first(), tables.split_first()) else {
        return Err(texts::IMPORT_EMPTY.into());
    };
    let mut further_rows = Further::new::<S>(first, further, table);
    for (index, RawRow { no, cells }) in first.iter().enumerate() {
        let mut json = blank.clone();
        let mut wrong = fill(&mut json, "", &table.columns, cells, dictionaries);
        let mut under = Vec::with_capacity(lists.len());
        for (place, table) in lists.iter().enumerate() {
            let (Some(list), rows) = (table.list, further_rows.take(place, index)) else { continue };
            for (nth, RawRow { cells, .. }) in rows.iter().enumerate() {
                let mut one = json!({});
                let at = format!("{list}[{nth}].");
                // The number in front is not its own.
                wrong.extend(fill(&mut one, &at, &table.columns[1..], &cells[1..], dictionaries));
                json[list].as_array_mut().ok_or_else(|| Problem::internal("a list that is none"))?.push(one);
            }
            under.push(rows.iter().map(|row| Under { no: row.no, cells: texts_of(&row.cells) }).collect());
        }
        let row = match form_of::<S::Row>(json) {
            Ok(mut row) => {
                row.normalise();
                wrong.extend(broken_rules::<S>(&row, dictionaries));
                Some(serde_json::to_value(row)?)
            }
            Err(problem) => {
                wrong.extend(problem.field_errors.into_iter().map(|error| (error.field, error.message)));
                None
            }
        };
        for (field, message) in wrong {
            faults.add(index, field, message);
        }
        lines.push(SheetRow { no: *no, cells: texts_of(cells), row, under, sheet: 0 });
    }
    for (place, row, message) in further_rows.strays(table.name) {
        faults.add(lines.len(), S::NUMBER.unwrap_or_default().to_owned(), message);
        lines.push(SheetRow { no: row.no, cells: texts_of(&row.cells), sheet: place + 1, ..SheetRow::default() });
    }
    Ok((lines, faults))
}

/// What the cells say goes into `json`; answers what is wrong with them.
fn fill(
    json: &mut Json,
    at: &str,
    columns: &[&FieldFact],
    cells: &[Cell],
    dictionaries: &Dictionaries,
) -> Vec<(String, String)> {
    let mut wrong = Vec::new();
    for (fact, cell) in columns.iter().zip(cells).filter(|(_, cell)| **cell != Cell::Blank) {
        match cell::value(fact, cell, dictionaries) {
            Ok(value) => json[fact.name] = value,
            Err(text) => wrong.push((format!("{at}{}", fact.name), text.fill(&[("label", fact.label)]))),
        }
    }
    wrong
}

fn texts_of(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(Cell::text).collect()
}

pub fn broken_rules<S: Sheet>(row: &S::Row, dictionaries: &Arc<Dictionaries>) -> Vec<(String, String)> {
    let mut checks = Checks::at(S::STAGE).knowing(Some(dictionaries.clone()));
    row.check(&mut checks);
    let errors = checks.finish().err().map(|problem| problem.field_errors).unwrap_or_default();
    let wrong = errors.into_iter().filter(|error| !S::excuses(row, &error.field, dictionaries));
    wrong.map(|error| (error.field, error.message)).collect()
}

/// What the rows say about each other, and what the database says about them. `rows` come with their index in `lines`.
pub async fn judge<S: Sheet>(
    tx: &Tx,
    actor: &Actor,
    lines: &[SheetRow],
    rows: &[(usize, S::Row)],
    mut faults: Faults,
) -> Result<Vec<Fault>> {
    let mut first: HashMap<String, u32> = HashMap::new();
    for (index, row) in rows {
        let Some(key) = S::key(row) else { continue };
        match first.get(&key) {
            Some(no) => {
                let message = texts::IMPORT_DUP_ROW.fill(&[("n", &no.to_string())]);
                faults.add(*index, String::new(), message);
            }
            None => drop(first.insert(key, lines[*index].no)),
        }
    }
    let plain: Vec<S::Row> = rows.iter().map(|(_, row)| row.clone()).collect();
    for (place, field, message) in S::check(tx, actor, &plain).await? {
        let row = rows.get(place).ok_or_else(|| Problem::internal("a rule that names no row"))?.0;
        faults.add(row, field, message);
    }
    Ok(faults.into_list())
}

pub fn wrong_rows(faults: &[Fault]) -> HashSet<usize> {
    faults.iter().map(|fault| fault.row).collect()
}

/// `第3行【店铺名称】店铺名称不能为空`, and of a further sheet `SKU表第3行【备货】备货不能为空`.
pub fn say(fields: &[FieldFact], tables: &[Table], line: &SheetRow, fault: &Fault) -> RowError {
    let (at, no) = place(tables, line, &fault.field);
    let column = find_fact(fields, &fault.field).map(|fact| fact.label).unwrap_or_default();
    let named = if column.is_empty() { String::new() } else { format!("【{column}】") };
    let sheet = tables.get(at).filter(|_| at > 0).map(|table| table.name);
    let on = sheet.map(|name| format!("{name}表")).unwrap_or_default();
    RowError {
        sheet,
        row_no: sheet.map(|_| no),
        column: column.to_owned(),
        message: format!("{on}第{no}行{named}{}", fault.message),
    }
}

/// Rows that were right when they were checked and are no longer.
pub fn refusal<S: Sheet>(lines: &[SheetRow], faults: &[Fault]) -> Problem {
    let tables = tables::<S>();
    let errors: Vec<FieldError> = faults
        .iter()
        .map(|fault| {
            let RowError { column, message, .. } = say(S::Row::FIELDS, &tables, &lines[fault.row], fault);
            FieldError { field: fault.field.clone(), label: column, message }
        })
        .collect();
    let title = errors.first().map(|error| error.message.clone()).unwrap_or_default();
    Problem { title, field_errors: errors, ..Problem::from(texts::COMMON_INVALID) }
}
