//! Versions of a document, and what differs between any two of them.

use axum::Json as Body;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value as Json;

use super::calls::reached;
use super::diff::{Diff, Names, Reader, VersionHead};
use super::{Doc, Document, files, view};
use crate::access::Caller;
use crate::app::App;
use crate::form::{Form, sensitive};
use crate::http::{Id, Params, Problem, Result};
use crate::workflow::version::{self, Version};

pub async fn versions<D: Document>(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Vec<Version>>> {
    reached::<D>(&app, &caller, id).await?;
    version::of(app.db.read(), D::KIND.biz_type, id).await.map(Body)
}

pub async fn snapshot<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Path((id, log_id)): Path<(String, String)>,
) -> Result<Body<Json>> {
    let number = |text: String| text.parse::<i64>().map_err(|_| Problem::not_found());
    let (id, log_id) = (number(id)?, number(log_id)?);
    reached::<D>(&app, &caller, id).await?;
    let found = version::find(app.db.read(), D::KIND.biz_type, id, log_id).await?.ok_or_else(Problem::not_found)?;
    let mut answer = serde_json::to_value(found.head())?;
    answer["snapshot"] = {
        let mut content = found.content(D::Form::FIELDS, &app.secrets)?;
        sensitive::mask(D::Form::FIELDS, &mut content);
        view::withhold::<D>(&caller, &mut content);
        files::enriched::<D, _>(app.db.read(), &app, content).await?
    };
    Ok(Body(answer))
}

#[derive(Deserialize)]
pub struct DiffParams {
    from: Option<i64>,
    to: Option<String>,
    all: Option<bool>,
}

/// Between any two versions, or a version and the document as it stands. Without a choice: the last approved version
/// (else the one before) against the newest.
pub async fn diff<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Params(params): Params<DiffParams>,
) -> Result<Body<Diff>> {
    let doc = reached::<D>(&app, &caller, id).await?;
    let to = match params.to.as_deref() {
        Some("current") => None,
        Some(log_id) => Some(log_id.parse::<i64>().map_err(|_| Problem::not_found())?),
        None => newest::<D>(&app, &doc, doc.head.version_no).await?,
    };
    let from = match params.from {
        Some(log_id) => Some(log_id),
        None => {
            let approved = doc.head.approved_version;
            let before =
                if approved > 0 && approved < doc.head.version_no { approved } else { doc.head.version_no - 1 };
            newest::<D>(&app, &doc, before.max(0)).await?
        }
    };
    compare::<D>(&app, &caller, &doc, (from, to), params.all.unwrap_or_default()).await.map(Body)
}

/// A version against the one before it, whichever document it is of.
pub async fn log_diff<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Id(log_id): Id,
    Params(params): Params<LogDiffParams>,
) -> Result<Body<Diff>> {
    let version = version::logged(app.db.read(), D::KIND.biz_type, log_id).await?.ok_or_else(Problem::not_found)?;
    let doc = reached::<D>(&app, &caller, version.biz_id).await?;
    let from = newest::<D>(&app, &doc, version.version_no - 1).await?;
    compare::<D>(&app, &caller, &doc, (from, Some(log_id)), params.all.unwrap_or_default()).await.map(Body)
}

#[derive(Deserialize)]
pub struct LogDiffParams {
    all: Option<bool>,
}

/// Without a version: nothing before, the document as it stands after.
async fn compare<D: Document>(
    app: &App,
    caller: &Caller,
    doc: &Doc<D::Form>,
    (from, to): (Option<i64>, Option<i64>),
    all: bool,
) -> Result<Diff> {
    let (from, mut before) = match from {
        Some(_) => side::<D>(app, doc, from, Json::Null).await?,
        None => (VersionHead::default(), Json::Null),
    };
    let (to, mut after) = side::<D>(app, doc, to, doc.json.clone()).await?;
    view::withhold::<D>(caller, &mut before);
    view::withhold::<D>(caller, &mut after);
    let names = names::<D>(app, &before, &after).await?;
    let dictionaries = app.dict.all(&app.db).await?;
    let reader = Reader { dictionaries: &dictionaries, names: &names, all };
    let before = D::readable(app, files::enriched::<D, _>(app.db.read(), app, before).await?).await?;
    let after = D::readable(app, files::enriched::<D, _>(app.db.read(), app, after).await?).await?;
    let (groups, stats) = reader.compare(D::Form::FIELDS, &before, &after);
    Ok(Diff { from, to, groups, stats })
}

async fn newest<D: Document>(app: &App, doc: &Doc<D::Form>, no: i32) -> Result<Option<i64>> {
    let found = version::numbered(app.db.read(), D::KIND.biz_type, doc.head.id, no).await?;
    Ok(found.map(|version| version.log_id))
}

/// One side of a diff: a version, or `otherwise`.
async fn side<D: Document>(
    app: &App,
    doc: &Doc<D::Form>,
    log_id: Option<i64>,
    otherwise: Json,
) -> Result<(VersionHead, Json)> {
    let Some(log_id) = log_id else {
        let now =
            VersionHead { round: doc.head.round, status: Some(doc.head.status.clone()), ..VersionHead::default() };
        return Ok((now, otherwise));
    };
    let found = version::find(app.db.read(), D::KIND.biz_type, doc.head.id, log_id).await?;
    let found = found.ok_or_else(Problem::not_found)?;
    let head = VersionHead {
        log_id: Some(found.log_id),
        version_no: Some(found.version_no),
        round: found.round,
        operator_name: found.operator_name.clone(),
        date: Some(found.created_date),
        status: None,
    };
    Ok((head, found.content(D::Form::FIELDS, &app.secrets)?))
}

async fn names<D: Document>(app: &App, before: &Json, after: &Json) -> Result<Names> {
    let form = |json: &Json| serde_json::from_value::<D::Form>(json.clone()).unwrap_or_default();
    let (before, after) = (form(before), form(after));
    D::names(app.db.read(), &[&before, &after]).await
}
