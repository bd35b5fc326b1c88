//! The four calls: template, check, commit, file of errors.

use std::sync::Arc;

use axum::Json as Body;
use axum::extract::{Request, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use super::rows::{Fault, Faults, RowError, SheetRow, broken_rules, judge, refusal, say, understand, wrong_rows};
use super::tables::tables;
use super::{Sheet, batch, read, template};
use crate::access::Caller;
use crate::app::App;
use crate::db::Tx;
use crate::document::Actor;
use crate::excel;
use crate::files::{Passing, SHEET, receive_one};
use crate::form::Form;
use crate::http::{Id, Params, Problem, Result, form_of, texts};

/// A sheet takes up to a hundred MB while it is read.
static READERS: Semaphore = Semaphore::const_new(2);

pub async fn template<S: Sheet>(State(app): State<App>) -> Result<Response> {
    let dictionaries = app.dict.all(&app.db).await?;
    let bytes = excel::made(move || template::blank::<S>(&dictionaries)).await?;
    Ok(excel::attachment(&format!("{}导入模板.xlsx", S::NAME), bytes))
}

#[derive(ToSchema)]
#[expect(dead_code, reason = "read as a stream; this is its description")]
pub struct ImportForm {
    #[schema(value_type = String, format = Binary)]
    file: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportChecked)]
pub struct Checked {
    batch_id: i64,
    total: usize,
    ok_count: usize,
    error_count: usize,
    rows: Vec<CheckedRow>,
    /// What the good rows come to, sheet by sheet, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<CheckedPart>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportCheckedPart)]
pub struct CheckedPart {
    name: &'static str,
    ok_count: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportCheckedRow)]
pub struct CheckedRow {
    /// As Excel counts, the titles being row 1.
    row_no: u32,
    ok: bool,
    errors: Vec<RowError>,
}

pub async fn validate<S: Sheet>(actor: Actor, request: Request) -> Result<Body<Checked>> {
    let file = receive_one(&actor.app, &actor.caller, request, &SHEET).await?;
    // Known before there is a row, since its content is sealed for it.
    let id = actor.app.db.ids.next();
    let (lines, faults, content) = understood::<S>(&actor, file, id).await?;
    let mut rows = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if let Some(json) = &line.row {
            rows.push((index, form_of::<S::Row>(json.clone())?));
        }
    }
    let job = |tx: Tx, actor: Actor, sheet: Arc<Understood<S>>| async move {
        let faults = judge::<S>(&tx, &actor, &sheet.lines, &sheet.rows, sheet.faults.clone()).await?;
        let id = sheet.id;
        batch::insert(&tx, &actor.caller, S::KIND, (id, sheet.content.clone()), &faults).await?;
        let checked = checked::<S>(id, &sheet.lines, &faults);
        let after = json!({ "total": checked.total, "okCount": checked.ok_count, "errorCount": checked.error_count });
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id, entry.after) = (S::KIND, Some(id), Some(after));
        });
        Ok(checked)
    };
    let sheet = Arc::new(Understood::<S> { id, lines, rows, faults, content });
    actor.write(sheet, job).await.map(Body)
}

/// A sheet before the database has been asked.
struct Understood<S: Sheet> {
    id: i64,
    lines: Vec<SheetRow>,
    rows: Vec<(usize, S::Row)>,
    faults: Faults,
    content: String,
}

/// On a thread of its own, a few at a time. It ends in bounded time whatever the file holds.
async fn understood<S: Sheet>(actor: &Actor, file: Passing, id: i64) -> Result<(Vec<SheetRow>, Faults, String)> {
    let turn = READERS.acquire().await.map_err(Problem::internal)?;
    let (dictionaries, secrets) = (actor.dictionaries.clone(), actor.app.secrets.clone());
    let work = move || {
        let _turn = turn;
        let tables = tables::<S>();
        let raw = read::read(file.path(), &tables)?;
        let (lines, faults) = understand::<S>(&raw, &tables, &dictionaries)?;
        let content = batch::seal(&secrets, id, &lines)?;
        Ok((lines, faults, content))
    };
    // A file that makes its reader stumble is no sheet.
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::from(texts::FILE_FAKE))?
}

fn checked<S: Sheet>(id: i64, lines: &[SheetRow], faults: &[Fault]) -> Checked {
    let tables = tables::<S>();
    let mut rows: Vec<CheckedRow> =
        lines.iter().map(|line| CheckedRow { row_no: line.no, ok: true, errors: Vec::new() }).collect();
    for fault in faults {
        let row = &mut rows[fault.row];
        row.ok = false;
        row.errors.push(say(S::Row::FIELDS, &tables, &lines[fault.row], fault));
    }
    let error_count = rows.iter().filter(|row| !row.ok).count();
    let ok_count = rows.len() - error_count;
    let good = || lines.iter().zip(&rows).filter(|(_, row)| row.ok).map(|(line, _)| line);
    let further = tables.iter().skip(1).enumerate().map(|(place, table)| {
        let ok_count = good().filter_map(|line| line.under.get(place)).map(Vec::len).sum();
        CheckedPart { name: table.name, ok_count }
    });
    let mut parts: Vec<CheckedPart> = further.collect();
    if !parts.is_empty() {
        parts.insert(0, CheckedPart { name: S::NAME, ok_count });
    }
    Checked { batch_id: id, total: rows.len(), ok_count, error_count, rows, parts }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum Mode {
    AllOrNothing,
    SkipErrors,
}

#[derive(Deserialize)]
pub struct CommitParams {
    mode: Mode,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportCommitted)]
pub struct Committed {
    created: usize,
}

pub async fn commit<S: Sheet>(
    actor: Actor,
    Id(id): Id,
    Params(CommitParams { mode }): Params<CommitParams>,
) -> Result<Body<Committed>> {
    let found = batch::find(&actor.app.db, &actor.caller, S::KIND, id).await?;
    if found.state != batch::CHECKED {
        return Err(texts::IMPORT_DONE.into());
    }
    let wrong = wrong_rows(&found.faults()?);
    if mode == Mode::AllOrNothing && !wrong.is_empty() {
        return Err(Problem::filled(texts::IMPORT_ERRORS, &[("n", &wrong.len().to_string())]));
    }
    let lines = found.lines(&actor.app.secrets)?;
    let (mut rows, mut faults) = (Vec::new(), Faults::default());
    for (index, line) in lines.iter().enumerate().filter(|(index, _)| !wrong.contains(index)) {
        let row = form_of::<S::Row>(line.row.clone().unwrap_or_default())?;
        // An option may have been closed since the check.
        for (field, message) in broken_rules::<S>(&row, &actor.dictionaries) {
            faults.add(index, field, message);
        }
        rows.push((index, row));
    }
    if rows.is_empty() {
        return Err(texts::IMPORT_EMPTY.into());
    }
    let job = move |tx: Tx, actor: Actor, sheet: Arc<Understood<S>>| async move {
        batch::claim(&tx, id).await?;
        let faults = judge::<S>(&tx, &actor, &sheet.lines, &sheet.rows, sheet.faults.clone()).await?;
        if !faults.is_empty() {
            return Err(refusal::<S>(&sheet.lines, &faults));
        }
        let rows: Vec<S::Row> = sheet.rows.iter().map(|(_, row)| row.clone()).collect();
        let created = S::take(&tx, &actor, rows).await?;
        let after = json!({ "created": created, "skipped": sheet.lines.len() - sheet.rows.len() });
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id, entry.before, entry.after) = (S::KIND, Some(id), None, Some(after));
        });
        Ok(Committed { created })
    };
    let sheet = Arc::new(Understood::<S> { id, lines, rows, faults, content: String::new() });
    actor.write(sheet, job).await.map(Body)
}

pub async fn error_file<S: Sheet>(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Response> {
    let found = batch::find(&app.db, &caller, S::KIND, id).await?;
    let (lines, faults) = (found.lines(&app.secrets)?, found.faults()?);
    let bytes = excel::made(move || template::with_reasons::<S>(&lines, &faults)).await?;
    Ok(excel::attachment(&format!("{}导入错误.xlsx", S::NAME), bytes))
}
