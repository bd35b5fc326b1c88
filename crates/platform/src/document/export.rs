//! A list as an Excel file: the same filters, texts as texts, audited.

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
use crate::form::{FieldFact, Form, find_fact, shown_text};
use crate::http::{Result, texts};

/// More rows than this are a data dump, not a list.
pub const MAX_ROWS: u64 = 10_000;

pub async fn export<D: Document>(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Response> {
    list::must_be_askable::<D>(&caller, &request)?;
    let (base, listed) = list::sheet::<D>(&app.office.reach(&caller));
    let show = |row: &QueryResult| {
        let line = Line::of(row)?;
        let own = listed.members(&line, row)?;
        Ok((line, own))
    };
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

fn workbook<D: Document>(rows: &[(Line, Members)], dictionaries: &Dictionaries) -> Result<Vec<u8>, XlsxError> {
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
    excel::head_line(sheet, &titles)?;
    for (index, (line, own)) in rows.iter().enumerate() {
        let cell = |(name, fact): &(&'static str, Option<&'static FieldFact>)| {
            fact.map_or_else(String::new, |fact| shown_text(fact, &own.get(name), dictionaries))
        };
        let status = dictionaries.label("WorkflowStatus", &line.status).to_owned();
        let submitted = line.submit_date.map(|date| date.to_string()).unwrap_or_default();
        let tail =
            [status, line.company_name.clone(), line.created_by_name.clone(), line.created_date.to_string(), submitted];
        let cells = std::iter::once(line.code.clone()).chain(listed.iter().map(cell)).chain(tail);
        for (column, words) in cells.enumerate() {
            excel::write_text(sheet, index as u32 + 1, column as u16, &words)?;
        }
    }
    sheet.autofit();
    workbook.save_to_buffer()
}
