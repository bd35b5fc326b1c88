//! A list as an Excel file: the same filters, texts as texts, audited.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use rust_xlsxwriter::{Format, FormatAlign, Workbook, Worksheet};
use sea_orm::{FromQueryResult, QueryResult};
use serde_json::{Map, Value as Json, json};

use super::{Document, Head, list};
use crate::access::Caller;
use crate::app::App;
use crate::db::{PageRequest, Tx};
use crate::dict::Dictionaries;
use crate::form::{FieldFact, Form, cell_text, find_fact};
use crate::http::{Problem, Result, texts};
use crate::text;

pub const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// More rows than this are a data dump, not a list.
pub const MAX_ROWS: u64 = 10_000;

pub async fn export<D: Document>(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Response> {
    let base = list::base::<D>(&app.office.reach(&caller));
    let show = |row: &QueryResult| Ok((Head::from_query_result(row, "")?, list::own_members::<D>(row)?));
    let mut all = request.clone();
    (all.page, all.size) = (0, MAX_ROWS);
    let page = list::contract::<D>().fetch_with(app.db.read(), base, &all, show).await?;
    if page.total > MAX_ROWS {
        return Err(texts::COMMON_EXPORT.into());
    }
    let dictionaries = app.dict.all(&app.db).await?;
    let rows = page.rows;
    let count = rows.len();
    let sheet = tokio::task::spawn_blocking(move || workbook::<D>(&rows, &dictionaries));
    let bytes = sheet.await.map_err(Problem::internal)?.map_err(Problem::internal)?;
    let filters: Map<String, Json> = request.filters.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let note = json!({ "rows": count, "filters": filters });
    let written = app.db.write(&caller.ctx, note, |tx: Tx, note| async move {
        tx.audit(|entry| {
            entry.biz_type = D::KIND.biz_type;
            entry.after = Some(note);
        });
        Ok(())
    });
    written.await?;
    Ok(attachment(&format!("{}{}.xlsx", D::KIND.name, app.clock().today()), bytes))
}

/// A file that the browser saves under a Chinese name.
pub fn attachment(name: &str, bytes: Vec<u8>) -> Response {
    let encoded = utf8_percent_encode(name, NON_ALPHANUMERIC);
    let disposition = HeaderValue::from_str(&format!("attachment; filename*=UTF-8''{encoded}"));
    let mut response = ([(header::CONTENT_TYPE, XLSX)], bytes).into_response();
    if let Ok(disposition) = disposition {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, disposition);
    }
    response
}

fn workbook<D: Document>(
    rows: &[(Head, Map<String, Json>)],
    dictionaries: &Dictionaries,
) -> Result<Vec<u8>, rust_xlsxwriter::XlsxError> {
    let listed: Vec<(&'static str, Option<&'static FieldFact>)> = D::LISTED
        .iter()
        .map(|column| (column.name, find_fact(D::Form::FIELDS, column.name)))
        .filter(|(_, fact)| fact.is_some())
        .collect();
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    let labels = listed.iter().filter_map(|(_, fact)| fact.map(|fact| fact.label));
    let titles: Vec<&str> =
        ["单号"].into_iter().chain(labels).chain(["状态", "企业", "创建人", "创建时间", "提交时间"]).collect();
    head_line(sheet, &titles)?;
    for (index, (head, own)) in rows.iter().enumerate() {
        let cell = |(name, fact): &(&'static str, Option<&'static FieldFact>)| {
            let words = fact.map_or_else(String::new, |fact| cell_text(fact, &own[*name], dictionaries));
            if fact.is_some_and(|fact| fact.sensitive) { text::mask(&words) } else { words }
        };
        let status = dictionaries.label("WorkflowStatus", &head.status).to_owned();
        let submitted = head.submit_date.map(|date| date.to_string()).unwrap_or_default();
        let tail =
            [status, head.company_name.clone(), head.created_by_name.clone(), head.created_date.to_string(), submitted];
        let cells = std::iter::once(head.code.clone()).chain(listed.iter().map(cell)).chain(tail);
        for (column, words) in cells.enumerate() {
            write_text(sheet, index as u32 + 1, column as u16, &words)?;
        }
    }
    sheet.autofit();
    workbook.save_to_buffer()
}

pub fn head_line(sheet: &mut Worksheet, titles: &[&str]) -> Result<(), rust_xlsxwriter::XlsxError> {
    let bold = Format::new().set_bold().set_align(FormatAlign::Center).set_background_color("#F1E0EE");
    for (column, title) in titles.iter().enumerate() {
        sheet.write_string_with_format(0, column as u16, *title, &bold)?;
    }
    sheet.set_freeze_panes(1, 0)?;
    Ok(())
}

/// Always a text: what a vendor typed never becomes a formula in somebody's Excel.
pub fn write_text(sheet: &mut Worksheet, row: u32, column: u16, words: &str) -> Result<(), rust_xlsxwriter::XlsxError> {
    if words.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        let quoted = Format::new().set_quote_prefix();
        sheet.write_string_with_format(row, column, words, &quoted)?;
    } else {
        sheet.write_string(row, column, words)?;
    }
    Ok(())
}
