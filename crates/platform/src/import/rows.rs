//! Rows: understood cell by cell, checked field by field, compared with each other, and what is wrong said in words.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

use super::Sheet;
use super::cell::{self, Cell};
use super::read::RawRow;
use crate::db::Tx;
use crate::dict::Dictionaries;
use crate::document::Actor;
use crate::form::{Checks, FieldFact, Form, find_fact};
use crate::http::{FieldError, Problem, Result, form_of, texts};

/// A row as it came and as it was understood; no form where it fits none.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Line {
    pub no: u32,
    pub cells: Vec<String>,
    pub row: Option<Json>,
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
pub struct RowError {
    /// Its title; empty where the whole row is meant.
    pub column: String,
    pub message: String,
}

/// Everything that can be said without the database.
pub fn understand<S: Sheet>(
    raw: &[RawRow],
    columns: &[&FieldFact],
    dictionaries: &Arc<Dictionaries>,
) -> Result<(Vec<Line>, Faults)> {
    let blank = serde_json::to_value(S::Row::default())?;
    let (mut lines, mut faults) = (Vec::with_capacity(raw.len()), Faults::default());
    for (index, RawRow { no, cells }) in raw.iter().enumerate() {
        let mut json = blank.clone();
        let mut wrong = Vec::new();
        for (fact, cell) in columns.iter().zip(cells).filter(|(_, cell)| **cell != Cell::Blank) {
            match cell::value(fact, cell, dictionaries) {
                Ok(value) => json[fact.name] = value,
                Err(text) => wrong.push((fact.name.to_owned(), text.fill(&[("label", fact.label)]))),
            }
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
        lines.push(Line { no: *no, cells: cells.iter().map(Cell::text).collect(), row });
    }
    Ok((lines, faults))
}

pub fn broken_rules<S: Sheet>(row: &S::Row, dictionaries: &Arc<Dictionaries>) -> Vec<(String, String)> {
    let mut checks = Checks::at(S::STAGE).knowing(Some(dictionaries.clone()));
    row.check(&mut checks);
    let errors = checks.finish().err().map(|problem| problem.field_errors).unwrap_or_default();
    errors.into_iter().map(|error| (error.field, error.message)).collect()
}

/// What the rows say about each other, and what the database says about them. `rows` come with their index in `lines`.
pub async fn judge<S: Sheet>(
    tx: &Tx,
    actor: &Actor,
    numbers: &[u32],
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
            None => drop(first.insert(key, numbers[*index])),
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

/// `第3行【店铺名称】店铺名称不能为空`
pub fn say(fields: &[FieldFact], no: u32, fault: &Fault) -> RowError {
    let column = find_fact(fields, &fault.field).map(|fact| fact.label).unwrap_or_default();
    let place = if column.is_empty() { String::new() } else { format!("【{column}】") };
    RowError { column: column.to_owned(), message: format!("第{no}行{place}{}", fault.message) }
}

/// Rows that were right when they were checked and are no longer.
pub fn refusal(fields: &[FieldFact], numbers: &[u32], faults: &[Fault]) -> Problem {
    let errors: Vec<FieldError> = faults
        .iter()
        .map(|fault| {
            let RowError { column, message } = say(fields, numbers[fault.row], fault);
            FieldError { field: fault.field.clone(), label: column, message }
        })
        .collect();
    let title = errors.first().map(|error| error.message.clone()).unwrap_or_default();
    Problem { title, field_errors: errors, ..Problem::from(texts::COMMON_INVALID) }
}
