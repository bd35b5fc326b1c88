//! A list as an Excel file: the same filters, texts as texts, audited.

use std::borrow::Cow;

use axum::extract::State;
use axum::response::Response;
use rust_xlsxwriter::{Workbook, XlsxError};
use sea_orm::QueryResult;
use serde_json::{Map, Value as Json, json};

use super::{Document, Line, Members, list};
use crate::access::Caller;
use crate::app::App;
use crate::db::{PageRequest, Tx};
use crate::dict::Dictionaries;
use crate::excel;
use crate::form::{FieldFact, shown_text};
use crate::http::{Result, texts};

/// More rows than this are a data dump, not a list.
pub const MAX_ROWS: u64 = 10_000;

pub async fn export<D: Document>(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Response> {
    list::must_be_askable::<D>(&caller, &request)?;
    let (base, listed) = list::sheet::<D>(&app.organisation.reach(&caller));
    let show = |row: &QueryResult| listed.members(&Line::of(row)?, row);
    let mut all = request.clone();
    (all.page, all.size) = (0, MAX_ROWS);
    let page = list::contract::<D>().fetch_with(app.db.read(), base, &all, show).await?;
    if page.total > MAX_ROWS {
        return Err(texts::COMMON_EXPORT.into());
    }
    let dictionaries = app.dict.all(&app.db).await?;
    let rows = page.rows;
    let count = rows.len();
    let bytes = excel::made(move || workbook::<D>(&rows, &dictionaries)).await?;
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
    Ok(excel::attachment(&format!("{}{}.xlsx", D::KIND.name, app.clock().today()), bytes))
}

fn workbook<D: Document>(rows: &[Members], dictionaries: &Dictionaries) -> Result<Vec<u8>, XlsxError> {
    let listed: Vec<&FieldFact> = D::LISTED.iter().filter_map(list::fact_of::<D>).collect();
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    let labels = listed.iter().map(|fact| fact.label);
    let titles: Vec<&str> =
        ["单号"].into_iter().chain(labels).chain(["状态", "企业", "创建人", "创建时间", "提交时间"]).collect();
    excel::head_line(sheet, &titles)?;
    for (line, row) in (1..).zip(rows) {
        let cell = |fact: &&FieldFact| Cow::Owned(shown_text(fact, &row.get(fact.name), dictionaries));
        let status = row.text("status");
        let status = Cow::Borrowed(dictionaries.label("WorkflowStatus", &status));
        let tail = ["companyName", "createdByName", "createdDate", "submitDate"].map(|name| row.text(name));
        let cells = [row.text("code")].into_iter().chain(listed.iter().map(cell)).chain([status]).chain(tail);
        for (column, words) in cells.enumerate() {
            excel::write_text(sheet, line, column as u16, &words)?;
        }
    }
    sheet.autofit();
    workbook.save_to_buffer()
}
