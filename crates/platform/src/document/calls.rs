//! The standard calls: thin handlers over the table, the flow and the view.

use std::collections::BTreeMap;

use axum::Json as Body;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use utoipa::ToSchema;

use super::act::{self, Actor, Target, change};
use super::diff::{Diff, Names, Reader, VersionHead};
use super::unmask::{SensitiveValue, UnmaskForm};
use super::{Doc, Document, Members, files, head, list, view};
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::db::{Page, PageRequest, Tx};
use crate::form::{Form, sensitive};
use crate::http::input::{parse_json, read_body};
use crate::http::{Id, Params, Problem, Result, Valid, form_of, texts, version_missing};
use crate::todo::Todo;
use crate::workflow::status::*;
use crate::workflow::version::{self, Version};
use crate::workflow::{Event, task};

pub async fn page<D: Document>(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<Members>> {
    list::page::<D>(&app, &caller, &request).await
}

/// What came back to its company and waits to be mended.
pub fn rejected<D: Document>(code: &'static str, label: &'static str, path: &'static str) -> Todo {
    Todo::new(UserType::Biz, code, label, path, page::<D>)
        .filter_by(|_| format!("{}.in=REJECTED", D::COUNTED))
        .codes(D::KIND.codes.read)
        .hint("已驳回，修改后重新提交")
}

/// The tab of what has been on air, where a document's table knows of such a thing.
const SHOWED: &str = "SHOWED";

/// How many documents a tab shows.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    all: i64,
    created: i64,
    approving: i64,
    rejected: i64,
    approved: i64,
    showed: i64,
    completed: i64,
    cancelled: i64,
    /// Each status by itself, for documents whose field has finer ones.
    by_status: BTreeMap<String, i64>,
}

pub async fn counts<D: Document>(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Body<Counts>> {
    let mut counts = Counts::default();
    for (status, many) in list::by_tab::<D>(&app, &caller, &request).await? {
        counts.all += many;
        counts.by_status.insert(status.clone(), many);
        *match status.as_str() {
            NOT_STARTED | CREATED => &mut counts.created,
            APPROVING => &mut counts.approving,
            REJECTED => &mut counts.rejected,
            end if end == D::FLOW.end => &mut counts.approved,
            SHOWED => &mut counts.showed,
            COMPLETED => &mut counts.completed,
            _ => &mut counts.cancelled,
        } += many;
    }
    Ok(Body(counts))
}

pub async fn read<D: Document>(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Members> {
    let doc = reached::<D>(&app, &caller, id).await?;
    view::detail::<D, _>(app.db.read(), &app, &caller, &doc).await
}

/// A form with the members that travel beside it.
#[derive(Clone)]
pub struct Sent<F> {
    pub form: F,
    pub target: Target,
    pub submit: bool,
}

impl<F> Sent<F> {
    /// What changes something that is there says which version of it was read.
    pub fn versioned(self) -> Result<Self> {
        if self.target.row_version < 0 { Err(version_missing()) } else { Ok(self) }
    }
}

impl<F: Form + serde::de::DeserializeOwned> FromRequest<App> for Sent<F> {
    type Rejection = Problem;

    async fn from_request(request: Request, _app: &App) -> Result<Self> {
        let bytes = read_body(request.into_body()).await?;
        let mut members: Map<String, Json> = parse_json(&bytes)?;
        let beside = |name: &str, members: &mut Map<String, Json>| members.remove(name).unwrap_or(Json::Null);
        let beside: Beside = serde_json::from_value(serde_json::json!({
            "id": beside("id", &mut members),
            "rowVersion": beside("rowVersion", &mut members),
            "submit": beside("submit", &mut members),
        }))
        .map_err(|_| crate::http::texts::COMMON_BAD_JSON)?;
        let mut form: F = form_of(members.into())?;
        form.normalise();
        let target = Target { id: beside.id.unwrap_or_default(), row_version: beside.row_version.unwrap_or(-1) };
        Ok(Self { form, target, submit: beside.submit.unwrap_or_default() })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Beside {
    id: Option<i64>,
    row_version: Option<i32>,
    submit: Option<bool>,
}

pub async fn create<D: Document>(actor: Actor, sent: Sent<D::Form>) -> Result<(StatusCode, Body<Json>)> {
    must_hold_submit::<D>(&actor.caller, sent.submit)?;
    let job = |tx: Tx, actor: Actor, (form, submit): (D::Form, bool)| async move {
        let id = act::create::<D>(&tx, &actor, form, submit).await?;
        answer::<D>(&tx, &actor, id).await
    };
    let made = actor.write((sent.form, sent.submit), job).await?;
    Ok((StatusCode::CREATED, Body(made)))
}

pub async fn update<D: Document>(actor: Actor, sent: Sent<D::Form>) -> Result<Body<Json>> {
    must_hold_submit::<D>(&actor.caller, sent.submit)?;
    let sent = sent.versioned()?;
    let job = |tx: Tx, actor: Actor, (target, form, submit): (Target, D::Form, bool)| async move {
        match change::lives::<D>(&tx, &actor, target.id).await? {
            true => change::edit::<D>(&tx, &actor, target, form, submit).await?,
            false => act::save::<D>(&tx, &actor, target, form, submit).await?,
        }
        answer::<D>(&tx, &actor, target.id).await
    };
    actor.write((sent.target, sent.form, sent.submit), job).await.map(Body)
}

/// Saving and submitting at one stroke needs both codes.
fn must_hold_submit<D: Document>(caller: &Caller, submit: bool) -> Result<()> {
    match submit && !D::KIND.codes.let_write(caller, D::KIND.codes.submit) {
        true => Err(crate::http::texts::COMMON_FORBIDDEN.into()),
        false => Ok(()),
    }
}

pub async fn delete<D: Document>(actor: Actor, Id(id): Id) -> Result<StatusCode> {
    let job = |tx: Tx, actor: Actor, id: i64| async move { act::delete::<D>(&tx, &actor, id).await };
    actor.write(id, job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which state of the row the caller means.
#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RowForm {
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WithdrawForm {
    #[field("数据版本", low = 0)]
    pub row_version: i32,
    #[field("撤回原因", max = 255, area)]
    pub reason: Option<String>,
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CancelForm {
    #[field("数据版本", low = 0)]
    row_version: i32,
    #[field("作废原因", max = 255, required, area)]
    reason: String,
}

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BdCancelForm {
    #[field("数据版本", low = 0)]
    row_version: i32,
    #[field("取消原因", min = 5, max = 255, required, area)]
    reason: String,
}

pub async fn submit<D: Document>(actor: Actor, Id(id): Id, Valid(form): Valid<RowForm>) -> Result<Body<Json>> {
    let job = |tx: Tx, actor: Actor, target: Target| async move {
        match change::lives::<D>(&tx, &actor, target.id).await? {
            true => change::submit::<D>(&tx, &actor, target).await?,
            false => act::submit_again::<D>(&tx, &actor, target).await?,
        }
        answer::<D>(&tx, &actor, target.id).await
    };
    actor.write(Target { id, row_version: form.row_version }, job).await.map(Body)
}

pub async fn withdraw<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<WithdrawForm>,
) -> Result<Body<Json>> {
    let reason = form.reason.unwrap_or_default();
    happen::<D>(&app, &caller, Target { id, row_version: form.row_version }, Event::Withdraw, reason).await
}

pub async fn cancel<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<CancelForm>,
) -> Result<Body<Json>> {
    happen::<D>(&app, &caller, Target { id, row_version: form.row_version }, Event::Cancel, form.reason).await
}

pub async fn bd_cancel<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<BdCancelForm>,
) -> Result<Body<Json>> {
    happen::<D>(&app, &caller, Target { id, row_version: form.row_version }, Event::BdCancel, form.reason).await
}

pub async fn urge<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<RowForm>,
) -> Result<Body<Json>> {
    happen::<D>(&app, &caller, Target { id, row_version: form.row_version }, Event::Urge, String::new()).await
}

async fn happen<D: Document>(
    app: &App,
    caller: &Caller,
    target: Target,
    event: Event,
    reason: String,
) -> Result<Body<Json>> {
    let actor = Actor::new(app, caller).await?;
    let job = move |tx: Tx, (actor, target, reason): (Actor, Target, String)| async move {
        let deed = act::Deed::of(event, &reason);
        match change::lives::<D>(&tx, &actor, target.id).await? {
            true => change::happen_to::<D>(&tx, &actor, target, deed).await?,
            false => act::happen::<D>(&tx, &actor, target, deed).await?,
        }
        answer::<D>(&tx, &actor, target.id).await
    };
    app.db.write(&caller.ctx, (actor, target, reason), job).await.map(Body)
}

/// The pending change of a document that lives is given up.
pub async fn abandon_change<D: Document>(actor: Actor, Id(id): Id, Valid(form): Valid<RowForm>) -> Result<Body<Json>> {
    let job = |tx: Tx, actor: Actor, target: Target| async move {
        change::abandon::<D>(&tx, &actor, target).await?;
        answer::<D>(&tx, &actor, target.id).await
    };
    actor.write(Target { id, row_version: form.row_version }, job).await.map(Body)
}

/// One field of what is sensitive, readable: to those who hold the code, and while the document waits for somebody, to
/// whoever may decide. Who read it is recorded.
pub async fn unmask<D: Document>(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(asked): Valid<UnmaskForm>,
) -> Result<Body<SensitiveValue>> {
    let doc = reached::<D>(&app, &caller, id).await?;
    if !D::UNMASKED_FOR.iter().any(|code| caller.has(code)) {
        let open = task::find_open(app.db.read(), D::KIND.biz_type, id).await?;
        if !open.is_some_and(|task| view::can_decide(task.held(), &caller)) {
            return Err(texts::COMMON_FORBIDDEN.into());
        }
    }
    let value = SensitiveValue::of(&app, D::Form::FIELDS, &doc.json, asked).await?;
    let job = move |tx: Tx, (id, after): (i64, Json)| async move {
        act::audit(&tx, &D::KIND, id, None, after);
        Ok(())
    };
    app.db.write(&caller.ctx, (id, value.noted()), job).await?;
    Ok(Body(value))
}

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

async fn reached<D: Document>(app: &App, caller: &Caller, id: i64) -> Result<Doc<D::Form>> {
    head::open::<D, _>(app.db.read(), &app.secrets, &app.organisation.reach(caller), id).await
}

/// A document that the caller reaches, or 404.
pub async fn found<D: Document>(app: &App, caller: &Caller, id: i64) -> Result<Doc<D::Form>> {
    reached::<D>(app, caller, id).await
}

/// A document in hand as its page reads it.
pub async fn detailed<D: Document>(app: &App, caller: &Caller, doc: &Doc<D::Form>) -> Result<Json> {
    view::detail::<D, _>(app.db.read(), app, caller, doc).await.map(Json::from)
}

/// A form with its files as people can open them.
pub async fn enriched<D: Document>(app: &App, form: Json) -> Result<Json> {
    files::enriched::<D, _>(app.db.read(), app, form).await
}

/// The document as it now is, inside the transaction that made it so.
pub async fn answer<D: Document>(tx: &Tx, actor: &Actor, id: i64) -> Result<Json> {
    tx.flush().await?;
    let doc = head::open::<D, _>(tx, &actor.app.secrets, &actor.reach(), id).await?;
    view::detail::<D, _>(tx, &actor.app, &actor.caller, &doc).await.map(Json::from)
}
