//! The same act on many offers, each on its own: one that fails does not stop the others.

use axum::Json as Body;
use axum::extract::{Path, State};
use platform::access::{Access, Caller, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{Actor, Codes, Document as _, Happening, Target, create, found, happen, submit_again};
use platform::http::{Problem, Result, Valid};
use platform::workflow::Event;
use platform::{App, Form};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::copying;
use crate::form::OfferForm;
use crate::offer::Offer;
use crate::texts;

pub fn endpoint() -> Endpoint {
    post("/api/offers/batch/{action}", batch)
        .summary("批量处理报品")
        .access(
            Access::Codes(&["offerList_submit", "offerList_withdraw", "offerList_cancel", "offer_bdCancel"]),
            Tenant::Reach,
        )
        .audit("offer.batch")
        .takes::<OfferBatch>()
        .answers::<OfferBatchDone>()
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfferBatch {
    #[field("报品", max = 100, list, required)]
    items: Vec<OfferBatchItem>,
    #[field("原因", max = 255, area)]
    #[serde(default)]
    reason: Option<String>,
    /// Where approved offers are to be shown again.
    #[field("直播间", dict = "LiveRoom", max = 50)]
    #[serde(default)]
    live_room: Option<String>,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfferBatchItem {
    #[field("报品", to = "offer")]
    id: i64,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OfferBatchDone {
    results: Vec<OfferBatchResult>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OfferBatchResult {
    id: i64,
    ok: bool,
    message: Option<String>,
}

async fn batch(
    State(app): State<App>,
    caller: Caller,
    Path(action): Path<String>,
    Valid(form): Valid<OfferBatch>,
) -> Result<Body<OfferBatchDone>> {
    if action == "reuse" {
        return reuse(&app, &caller, form).await.map(Body);
    }
    let Codes { submit, withdraw, cancel, bd_cancel, .. } = Offer::KIND.codes;
    let (event, code) = match action.as_str() {
        "submit" => (Event::Submit, submit),
        "withdraw" => (Event::Withdraw, withdraw),
        "cancel" => (Event::Cancel, cancel),
        "bd-cancel" => (Event::BdCancel, bd_cancel),
        _ => return Err(Problem::not_found()),
    };
    if !caller.has(code) {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    let reason = form.reason.unwrap_or_default();
    if matches!(event, Event::Cancel | Event::BdCancel) && reason.chars().count() < 5 {
        let words = texts::COMMON_MIN.fill(&[("label", "原因"), ("n", "5")]);
        let problem = Problem::field("reason", "原因", texts::COMMON_MIN);
        return Err(Problem { title: words, ..problem });
    }
    let mut results = Vec::with_capacity(form.items.len());
    for OfferBatchItem { id, row_version } in form.items {
        let actor = Actor::new(&app, &caller).await?;
        let job = move |tx: Tx, (actor, reason): (Actor, String)| async move {
            let target = Target { id, row_version };
            match event {
                Event::Submit => submit_again::<Offer>(&tx, &actor, target).await,
                event => happen::<Offer>(&tx, &actor, target, Happening::of(event, &reason)).await,
            }
        };
        let done = app.db.write(&caller.ctx.part(), (actor, reason.clone()), job).await;
        results.push(OfferBatchResult::of(id, &done));
    }
    Ok(Body(OfferBatchDone { results }))
}

/// 批量复用到直播间: a draft of another show for each.
async fn reuse(app: &App, caller: &Caller, form: OfferBatch) -> Result<OfferBatchDone> {
    if !caller.has("offerList_reuse") {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    let room = form.live_room.filter(|room| !room.is_empty());
    let room = room.ok_or_else(|| Problem::field("liveRoom", "直播间", texts::COMMON_REQUIRED))?;
    let actor = Actor::new(app, caller).await?;
    actor.must_be_open(Offer::KIND.open_while)?;
    let mut results = Vec::with_capacity(form.items.len());
    for OfferBatchItem { id, .. } in form.items {
        let done = reuse_one(app, &actor, id, &room).await;
        results.push(OfferBatchResult::of(id, &done));
    }
    Ok(OfferBatchDone { results })
}

async fn reuse_one(app: &App, actor: &Actor, id: i64, room: &str) -> Result<()> {
    let doc = found::<Offer>(app, &actor.caller, id).await?;
    if doc.head.company_id != actor.caller.company_id() {
        return Err(Problem::not_found());
    }
    let form = copying::reused(app, &doc, room).await?;
    let job = |tx: Tx, (actor, form): (Actor, OfferForm)| async move {
        create::<Offer>(&tx, &actor, form, false).await.map(|_| ())
    };
    app.db.write(&actor.caller.ctx.part(), (actor.clone(), form), job).await
}

impl OfferBatchResult {
    fn of(id: i64, done: &Result<()>) -> Self {
        Self { id, ok: done.is_ok(), message: done.as_ref().err().map(Problem::told) }
    }
}
