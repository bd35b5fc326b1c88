//! The standard calls: thin handlers over the table, the flow and the view.

use std::collections::BTreeMap;

use axum::Json as Body;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use utoipa::ToSchema;

use super::act::{self, Actor, Target, change};
use super::unmask::{SensitiveValue, UnmaskForm};
use super::{Doc, Document, Members, files, head, list, view};
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::db::{Page, PageRequest, Tx};
use crate::form::Form;
use crate::http::idempotency::Made;
use crate::http::input::{parse_json, read_body};
use crate::http::{Id, Problem, Result, Valid, form_of, texts, version_missing};
use crate::todo::Todo;
use crate::workflow::status::*;
use crate::workflow::{Event, task};

pub async fn page<D: Document>(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<Members>> {
    list::page::<D>(&app, &caller, &request).await
}

/// How many the list has under a filter.
pub fn counted<D: Document>(who: UserType, code: &'static str, label: &'static str, path: &'static str) -> Todo {
    Todo::new(who, code, label, path, page::<D>).codes(D::KIND.codes.read)
}

/// 平台待完成 (S9-11): what a company has handed in and the staff have yet to decide.
pub fn in_review<D: Document>(path: &'static str) -> Todo {
    counted::<D>(UserType::Biz, "ptdwc", D::KIND.name, path).filter_by(|_| "ptdwc=true".into()).waits()
}

/// What came back to its company and waits to be mended.
pub fn rejected<D: Document>(code: &'static str, label: &'static str, path: &'static str) -> Todo {
    counted::<D>(UserType::Biz, code, label, path)
        .filter_by(|_| format!("{}.in=REJECTED", D::COUNTED))
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
    match reached::<D>(&app, &caller, id).await {
        Ok(doc) => view::detail::<D, _>(app.db.read(), &app, &caller, &doc).await,
        // What it shares with others it reads as far as it is theirs.
        Err(problem) if problem.status == StatusCode::NOT_FOUND => {
            let doc = list::lent::<D>(&app, &caller, id).await?;
            view::lent::<D>(&app, &caller, &doc).await
        }
        Err(problem) => Err(problem),
    }
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
        act::create::<D>(&tx, &actor, form, submit).await
    };
    let made = written::<D, _, _, _>(actor, (sent.form, sent.submit), job).await?;
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
        Ok(target.id)
    };
    written::<D, _, _, _>(actor, (sent.target, sent.form, sent.submit), job).await.map(Body)
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
        Ok(target.id)
    };
    written::<D, _, _, _>(actor, Target { id, row_version: form.row_version }, job).await.map(Body)
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
    let job = move |tx: Tx, actor: Actor, (target, reason): (Target, String)| async move {
        let happening = act::Happening::of(event, &reason);
        match change::lives::<D>(&tx, &actor, target.id).await? {
            true => change::happen_to::<D>(&tx, &actor, target, happening).await?,
            false => act::happen::<D>(&tx, &actor, target, happening).await?,
        }
        Ok(target.id)
    };
    written::<D, _, _, _>(actor, (target, reason), job).await.map(Body)
}

/// The pending change of a document that lives is given up.
pub async fn abandon_change<D: Document>(actor: Actor, Id(id): Id, Valid(form): Valid<RowForm>) -> Result<Body<Json>> {
    let job = |tx: Tx, actor: Actor, target: Target| async move {
        change::abandon::<D>(&tx, &actor, target).await?;
        Ok(target.id)
    };
    written::<D, _, _, _>(actor, Target { id, row_version: form.row_version }, job).await.map(Body)
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

pub(super) async fn reached<D: Document>(app: &App, caller: &Caller, id: i64) -> Result<Doc<D::Form>> {
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

/// One transaction by this caller, and the document as it then is: read when the transaction is over, so that nobody waits
/// for a page to be put together. `job` answers which document. A call that was done before and never answered is not
/// done again.
pub async fn written<D, A, F, Fut>(actor: Actor, args: A, job: F) -> Result<Json>
where
    D: Document,
    A: Clone + Send + Sync + 'static,
    F: Fn(Tx, Actor, A) -> Fut + Send + Sync + 'static,
    Fut: Future<Output = Result<i64>> + Send + 'static,
{
    let (app, caller) = (actor.app.clone(), actor.caller.clone());
    let id = match caller.ctx.idempotency.and_then(|held| held.made) {
        Some(made) => made,
        None => {
            let job = move |tx: Tx, actor: Actor, args: A| {
                let work = job(tx, actor, args);
                async move { work.await.map(|id| Made { id }) }
            };
            actor.write(args, job).await?.id
        }
    };
    let doc = reached::<D>(&app, &caller, id).await?;
    detailed::<D>(&app, &caller, &doc).await
}

/// The document as it now is, inside the transaction that made it so.
pub async fn answer<D: Document>(tx: &Tx, actor: &Actor, id: i64) -> Result<Json> {
    tx.flush().await?;
    let doc = head::open::<D, _>(tx, &actor.app.secrets, &actor.reach(), id).await?;
    view::detail::<D, _>(tx, &actor.app, &actor.caller, &doc).await.map(Json::from)
}
