//! The same deed on many offers, each on its own: one that fails does not stop the others.

use axum::Json as Body;
use axum::extract::{Path, State};
use platform::access::{Access, Caller, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{Actor, Codes, Deed, Document as _, Target, happen, submit_again};
use platform::http::{Problem, Result, Valid};
use platform::workflow::Event;
use platform::{App, Form};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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
                event => happen::<Offer>(&tx, &actor, target, Deed::of(event, &reason)).await,
            }
        };
        let done = app.db.write(&caller.ctx.part(), (actor, reason.clone()), job).await;
        let message = done.as_ref().err().map(|problem| problem.title.clone());
        results.push(OfferBatchResult { id, ok: done.is_ok(), message });
    }
    Ok(Body(OfferBatchDone { results }))
}
