//! What every Excel file that leaves has in common.

use axum::response::Response;
use rust_xlsxwriter::{Format, FormatAlign, Worksheet, XlsxError};

use crate::http::{self, Problem, Result};

pub const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// Makes a file on a thread of its own, since that is work for the processor.
pub async fn made(work: impl FnOnce() -> Result<Vec<u8>, XlsxError> + Send + 'static) -> Result<Vec<u8>> {
    tokio::task::spawn_blocking(work).await.map_err(Problem::internal)?.map_err(Problem::internal)
}

/// A workbook that the browser saves under a Chinese name.
pub fn attachment(name: &str, bytes: Vec<u8>) -> Response {
    http::attachment(name, XLSX, bytes)
}

pub fn head_line(sheet: &mut Worksheet, titles: &[&str]) -> Result<(), XlsxError> {
    let bold = Format::new().set_bold().set_align(FormatAlign::Center).set_background_color("#F1E0EE");
    for (column, title) in titles.iter().enumerate() {
        sheet.write_string_with_format(0, column as u16, *title, &bold)?;
    }
    sheet.set_freeze_panes(1, 0)?;
    Ok(())
}

/// Always a text: what a vendor typed never becomes a formula in somebody's Excel.
pub fn write_text(sheet: &mut Worksheet, row: u32, column: u16, words: &str) -> Result<(), XlsxError> {
    if words.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        let quoted = Format::new().set_quote_prefix();
        sheet.write_string_with_format(row, column, words, &quoted)?;
    } else {
        sheet.write_string(row, column, words)?;
    }
    Ok(())
}
