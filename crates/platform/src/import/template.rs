//! The files that leave: a blank one to fill in, and the uploaded one with what is wrong beside each row.

use std::collections::HashMap;

use rust_xlsxwriter::{Color, DataValidation, Format, Formula, Workbook, Worksheet, XlsxError};

use super::Sheet;
use super::columns::{REASON, need, rule, title};
use super::rows::{Fault, SheetRow, say};
use super::tables::{Table, place, tables};
use crate::dict::Dictionaries;
use crate::excel::{head_line, write_text};
use crate::form::{FieldFact, Form, Holds};

pub const GUIDE: &str = "填写说明";
/// Lists of any length: Excel takes at most 255 characters of options in a cell's own rule.
pub const OPTIONS: &str = "选项";
const WIDTH: f64 = 18.0;

pub fn blank<S: Sheet>(dictionaries: &Dictionaries) -> Result<Vec<u8>, XlsxError> {
    let tables = tables::<S>();
    let mut options = Worksheet::new();
    options.set_name(OPTIONS)?.set_hidden(true);
    let mut workbook = Workbook::new();
    let mut taken = 0;
    for table in &tables {
        let mut sheet = Worksheet::new();
        sheet.set_name(table.name)?;
        titles::<S>(&mut sheet, table)?;
        for (column, fact) in (0..).zip(&table.columns) {
            sheet.set_column_width(column, WIDTH)?.set_column_format(column, &format_of(fact))?;
            if let Some(choice) = choice(fact, taken + column, &mut options, dictionaries)? {
                sheet.add_data_validation(1, column, table.max_rows as u32, column, &choice)?;
            }
        }
        taken += table.columns.len() as u16;
        workbook.push_worksheet(sheet);
    }
    workbook.push_worksheet(guide::<S>(&tables, dictionaries)?);
    workbook.push_worksheet(options);
    workbook.save_to_buffer()
}

fn titles<S: Sheet>(sheet: &mut Worksheet, table: &Table) -> Result<(), XlsxError> {
    let titles: Vec<String> = table.columns.iter().map(|fact| title(fact, S::STAGE)).collect();
    head_line(sheet, &titles.iter().map(String::as_str).collect::<Vec<_>>())
}

/// So that Excel keeps a long number as it is typed, and shows a date as the portal does.
fn format_of(fact: &FieldFact) -> Format {
    Format::new().set_num_format(match fact.holds {
        Holds::Date => "yyyy-mm-dd",
        Holds::Time => "yyyy-mm-dd hh:mm:ss",
        Holds::Money => "#,##0.00",
        Holds::Int | Holds::Decimal(_) => "General",
        _ => "@",
    })
}

/// A drop-down list, its options in a column of their own. Where several may be chosen it helps, but does not forbid.
fn choice(
    fact: &FieldFact,
    column: u16,
    options: &mut Worksheet,
    dictionaries: &Dictionaries,
) -> Result<Option<DataValidation>, XlsxError> {
    if fact.holds == Holds::Bool {
        return Ok(Some(DataValidation::new().allow_list_strings(&["是", "否"])?));
    }
    let labels = labels(fact, dictionaries);
    if labels.is_empty() {
        return Ok(None);
    }
    for (row, label) in labels.iter().enumerate() {
        write_text(options, row as u32, column, label)?;
    }
    let name = rust_xlsxwriter::utility::column_number_to_name(column);
    let list = Formula::new(format!("={OPTIONS}!${name}$1:${name}${}", labels.len()));
    Ok(Some(DataValidation::new().allow_list_formula(list).show_error_message(fact.holds != Holds::Texts)))
}

fn labels<'a>(fact: &FieldFact, dictionaries: &'a Dictionaries) -> Vec<&'a str> {
    let options = fact.dict.into_iter().flat_map(|dict| dictionaries.options(dict));
    options.map(|item| item.label.as_str()).collect()
}

/// Which sheet is said where there are several.
fn guide<S: Sheet>(tables: &[Table], dictionaries: &Dictionaries) -> Result<Worksheet, XlsxError> {
    let several = tables.len() > 1;
    let mut sheet = Worksheet::new();
    sheet.set_name(GUIDE)?;
    let mut lines = vec![["工作表", "列名", "必填", "填写要求", "可选项"].map(str::to_owned)];
    for table in tables {
        let hint = |fact: &FieldFact| {
            let name = table.list.map_or_else(|| fact.name.to_owned(), |list| format!("{list}.{}", fact.name));
            S::HINTS.iter().find(|(field, _)| *field == name).map(|(_, words)| (*words).to_owned())
        };
        lines.extend(table.columns.iter().map(|fact| {
            let rules = [Some(rule(fact)).filter(|rule| !rule.is_empty()), hint(fact)];
            let asked = rules.into_iter().flatten().collect::<Vec<_>>().join("；");
            let options = labels(fact, dictionaries).join("、");
            [table.name.into(), fact.label.into(), need(fact, S::STAGE).into(), asked, options]
        }));
    }
    lines.push([S::NAME, "行数", "", &format!("单次最多导入{}行", S::MAX_ROWS), ""].map(str::to_owned));
    for (row, line) in lines.iter().enumerate() {
        let words = &line[usize::from(!several)..];
        if row == 0 {
            head_line(&mut sheet, &words.iter().map(String::as_str).collect::<Vec<_>>())?;
            continue;
        }
        for (column, words) in words.iter().enumerate() {
            write_text(&mut sheet, row as u32, column as u16, words)?;
        }
    }
    sheet.autofit();
    Ok(sheet)
}

/// All rows, so that the file can be mended and uploaded again.
pub fn with_reasons<S: Sheet>(lines: &[SheetRow], faults: &[Fault]) -> Result<Vec<u8>, XlsxError> {
    let tables = tables::<S>();
    let mut reasons: HashMap<(usize, u32), Vec<String>> = HashMap::new();
    for fault in faults {
        let line = &lines[fault.row];
        let message = say(S::Row::FIELDS, &tables, line, fault).message;
        reasons.entry(place(&tables, line, &fault.field)).or_default().push(message);
    }
    let mut workbook = Workbook::new();
    for (at, table) in tables.iter().enumerate() {
        let red = Format::new().set_font_color(Color::Red);
        let mut sheet = Worksheet::new();
        sheet.set_name(table.name)?;
        titles::<S>(&mut sheet, table)?;
        let last = table.columns.len() as u16;
        sheet.write_string_with_format(0, last, REASON, &red.clone().set_bold())?;
        for (row, (no, cells)) in (1..).zip(written(lines, at)) {
            for (column, words) in cells.iter().enumerate() {
                write_text(&mut sheet, row, column as u16, words)?;
            }
            if let Some(messages) = reasons.get(&(at, no)) {
                sheet.write_string_with_format(row, last, messages.join("；"), &red)?;
            }
        }
        sheet.autofit();
        workbook.push_worksheet(sheet);
    }
    workbook.save_to_buffer()
}

/// The rows of a sheet as they came, in their order.
fn written(lines: &[SheetRow], sheet: usize) -> Vec<(u32, &[String])> {
    let own = lines.iter().filter(|line| line.sheet == sheet).map(|line| (line.no, &line.cells[..]));
    let further_rows = lines.iter().filter_map(|line| line.under.get(sheet.checked_sub(1)?)).flatten();
    let mut rows: Vec<(u32, &[String])> = own.chain(further_rows.map(|row| (row.no, &row.cells[..]))).collect();
    rows.sort_by_key(|(no, _)| *no);
    rows
}
