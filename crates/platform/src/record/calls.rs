//! The calls of a record.

use std::sync::Arc;

use axum::Json as Body;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use serde_json::{Map, Value as Json};

use super::Record;
use super::table::{self, Row};
use crate::access::Caller;
use crate::app::App;
use crate::db::{Page, PageRequest, Tx};
use crate::dict::Dictionaries;
use crate::document::head::to_json;
use crate::form::{Checks, Form};
use crate::http::input::{parse_json, read_body};
use crate::http::{Id, Problem, Result, Valid, form_of, texts, version_missing};

pub async fn list_all<R: Record>(State(app): State<App>) -> Result<Body<Vec<Json>>> {
    table::all::<R, _>(app.db.read()).await?.iter().map(Row::show).collect::<Result<_>>().map(Body)
}

pub async fn page<R: Record>(State(app): State<App>, request: PageRequest) -> Result<Page<Json>> {
    let show = |row: &sea_orm::QueryResult| Row::<R::Form>::read(row)?.show();
    table::contract::<R>().fetch_with(app.db.read(), table::select::<R>(), &request, show).await
}

/// A form, which row it is meant for, and as of when.
#[derive(Clone)]
pub struct Sent<F> {
    form: F,
    id: i64,
    row_version: i32,
}

impl<F: Form + serde::de::DeserializeOwned> FromRequest<App> for Sent<F> {
    type Rejection = Problem;

    async fn from_request(request: Request, _app: &App) -> Result<Self> {
        let bytes = read_body(request.into_body()).await?;
        let mut members: Map<String, Json> = parse_json(&bytes)?;
        let number = |value: Option<Json>| value.as_ref().and_then(Json::as_i64);
        let id = number(members.remove("id")).unwrap_or_default();
        let row_version = number(members.remove("rowVersion")).and_then(|version| version.try_into().ok());
        let mut form: F = form_of(members.into())?;
        form.normalise();
        let row_version = row_version.ok_or_else(version_missing)?;
        Ok(Self { form, id, row_version })
    }
}

/// What a write is done with.
#[derive(Clone)]
struct Writer {
    caller: Caller,
    dictionaries: Arc<Dictionaries>,
}

impl Writer {
    async fn new(app: &App, caller: Caller) -> Result<Self> {
        Ok(Self { caller, dictionaries: app.dict.all(&app.db).await? })
    }

    fn by(&self) -> (i64, &str) {
        (self.caller.user_id(), &self.caller.profile.name_cn)
    }

    async fn check<R: Record>(&self, tx: &Tx, id: i64, form: &R::Form) -> Result<()> {
        // Its rules compare it with the other rows.
        tx.lock(R::TABLE).await?;
        let mut checks = Checks::default().knowing(Some(self.dictionaries.clone()));
        form.check(&mut checks);
        R::check(form, &mut checks);
        R::admit(tx, id, form, &mut checks).await?;
        checks.finish()
    }

    fn note<R: Record>(&self, tx: &Tx, id: i64, before: Option<&R::Form>, after: Option<&R::Form>) -> Result<()> {
        let title = after.or(before).map(R::title).unwrap_or_default();
        let (before, after) = (before.map(to_json).transpose()?, after.map(to_json).transpose()?);
        let sides = (before.as_ref(), after.as_ref());
        tx.audit_changes((R::KIND, Some(id), &title), R::Form::FIELDS, sides, &self.dictionaries);
        Ok(())
    }
}

pub async fn create<R: Record>(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<R::Form>,
) -> Result<(StatusCode, Body<Json>)> {
    let ctx = caller.ctx.clone();
    let job = |tx: Tx, (writer, form): (Writer, R::Form)| async move {
        writer.check::<R>(&tx, 0, &form).await?;
        let id = table::insert::<R>(&tx, writer.by(), &form).await?;
        R::changed(&tx).await?;
        writer.note::<R>(&tx, id, None, Some(&form))?;
        table::find::<R, _>(&tx, id).await?.show()
    };
    let made = app.db.write(&ctx, (Writer::new(&app, caller).await?, form), job).await?;
    Ok((StatusCode::CREATED, Body(made)))
}

pub async fn update<R: Record>(State(app): State<App>, caller: Caller, sent: Sent<R::Form>) -> Result<Body<Json>> {
    let ctx = caller.ctx.clone();
    let job = |tx: Tx, (writer, sent): (Writer, Sent<R::Form>)| async move {
        let known = table::find::<R, _>(&tx, sent.id).await?;
        if known.row_version != sent.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        writer.check::<R>(&tx, known.id, &sent.form).await?;
        table::update::<R>(&tx, writer.by(), &known, &sent.form).await?;
        R::changed(&tx).await?;
        writer.note::<R>(&tx, known.id, Some(&known.form), Some(&sent.form))?;
        table::find::<R, _>(&tx, known.id).await?.show()
    };
    app.db.write(&ctx, (Writer::new(&app, caller).await?, sent), job).await.map(Body)
}

pub async fn remove<R: Record>(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let ctx = caller.ctx.clone();
    let job = |tx: Tx, (writer, id): (Writer, i64)| async move {
        let known = table::find::<R, _>(&tx, id).await?;
        R::release(&tx, id, &known.form).await?;
        table::delete::<R>(&tx, id).await?;
        R::changed(&tx).await?;
        writer.note::<R>(&tx, id, Some(&known.form), None)
    };
    app.db.write(&ctx, (Writer::new(&app, caller).await?, id), job).await?;
    Ok(StatusCode::NO_CONTENT)
}
