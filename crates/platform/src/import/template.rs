//! The files that leave: a blank one to fill in, and the uploaded one with what is wrong beside each row.

use rust_xlsxwriter::{Color, DataValidation, Format, Formula, Workbook, Worksheet, XlsxError};

use super::Sheet;
use super::columns::{REASON, columns, need, rule, title};
use super::rows::{Fault, Line, say};
use crate::dict::Dictionaries;
use crate::excel::{head_line, write_text};
use crate::form::{FieldFact, Form, Holds};

const GUIDE: &str = "填写说明";
/// Lists of any length: Excel takes at most 255 characters of options in a cell's own rule.
const OPTIONS: &str = "选项";
const WIDTH: f64 = 18.0;

pub fn blank<S: Sheet>(dictionaries: &Dictionaries) -> Result<Vec<u8>, XlsxError> {
    let columns = columns(S::Row::FIELDS);
    let mut options = Worksheet::new();
    options.set_name(OPTIONS)?.set_hidden(true);
    let mut sheet = Worksheet::new();
    sheet.set_name(S::NAME)?;
    titles::<S>(&mut sheet, &columns, &[])?;
    for (index, fact) in columns.iter().enumerate() {
        let column = index as u16;
        sheet.set_column_width(column, WIDTH)?.set_column_format(column, &format_of(fact))?;
        if let Some(choice) = choice(fact, column, &mut options, dictionaries)? {
            sheet.add_data_validation(1, column, S::MAX_ROWS as u32, column, &choice)?;
        }
    }
    let mut workbook = Workbook::new();
    workbook.push_worksheet(sheet);
    workbook.push_worksheet(guide::<S>(&columns, dictionaries)?);
    workbook.push_worksheet(options);
    workbook.save_to_buffer()
}

fn titles<S: Sheet>(sheet: &mut Worksheet, columns: &[&FieldFact], more: &[&str]) -> Result<(), XlsxError> {
    let titles: Vec<String> = columns.iter().map(|fact| title(fact, S::STAGE)).collect();
    let titles: Vec<&str> = titles.iter().map(String::as_str).chain(more.iter().copied()).collect();
    head_line(sheet, &titles)
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

/// A drop-down list. Where several may be chosen the list helps, but does not forbid.
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

fn guide<S: Sheet>(columns: &[&FieldFact], dictionaries: &Dictionaries) -> Result<Worksheet, XlsxError> {
    let mut sheet = Worksheet::new();
    sheet.set_name(GUIDE)?;
    head_line(&mut sheet, &["列名", "必填", "填写要求", "可选项"])?;
    let lines = columns.iter().map(|fact| {
        [fact.label.into(), need(fact, S::STAGE).into(), rule(fact), labels(fact, dictionaries).join("、")]
    });
    let limit = ["行数".to_owned(), String::new(), format!("单次最多导入{}行", S::MAX_ROWS), String::new()];
    for (row, line) in lines.chain([limit]).enumerate() {
        for (column, words) in line.iter().enumerate() {
            write_text(&mut sheet, row as u32 + 1, column as u16, words)?;
        }
    }
    sheet.autofit();
    Ok(sheet)
}

/// All rows, so that the file can be mended and uploaded again.
pub fn with_reasons<S: Sheet>(lines: &[Line], faults: &[Fault]) -> Result<Vec<u8>, XlsxError> {
    let columns = columns(S::Row::FIELDS);
    let red = Format::new().set_font_color(Color::Red);
    let mut sheet = Worksheet::new();
    sheet.set_name(S::NAME)?;
    titles::<S>(&mut sheet, &columns, &[])?;
    let reasons = columns.len() as u16;
    sheet.write_string_with_format(0, reasons, REASON, &red.clone().set_bold())?;
    let mut faults = faults.iter().peekable();
    for (index, line) in lines.iter().enumerate() {
        let row = index as u32 + 1;
        for (column, words) in line.cells.iter().enumerate() {
            write_text(&mut sheet, row, column as u16, words)?;
        }
        // They come in the order of the rows.
        let own = std::iter::from_fn(|| faults.next_if(|fault| fault.row == index));
        let messages: Vec<String> = own.map(|fault| say(S::Row::FIELDS, line.no, fault).message).collect();
        if !messages.is_empty() {
            sheet.write_string_with_format(row, reasons, messages.join("；"), &red)?;
        }
    }
    sheet.autofit();
    let mut workbook = Workbook::new();
    workbook.push_worksheet(sheet);
    workbook.save_to_buffer()
}
