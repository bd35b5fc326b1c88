//! Offers that were submitted before there were products.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use offer::{Approved, Offer, OfferForm, Told};
use platform::access::{Caller, Ctx, Profile};
use platform::db::Tx;
use platform::document::{Actor, find_in_turn, opened};
use platform::http::Result;
use platform::jobs::{Job, Schedule};
use platform::workflow::status::{APPROVED, APPROVING, COMPLETED, REJECTED};
use platform::{App, setting};
use sea_orm::sea_query::{Expr, ExprTrait};

use super::{approved, product_for};

const NAME: &str = "product.fromOffers";
/// In one transaction: what is done counts, and whoever waits to write waits no longer than that.
const AT_ONCE: u64 = 50;

pub fn job() -> Job {
    Job::new(NAME, "报品生成商品", Schedule::Cron("40 3 * * *"), run)
}

/// From where the last run ended, in the order of their numbers.
pub async fn run(app: App) -> Result<String> {
    let mut actors = HashMap::new();
    let mut many = 0;
    loop {
        let from = setting::version(&app.db, NAME).await?;
        let offers = after(&app, from).await?;
        let Some(last) = offers.last().map(|offer| offer.id) else { break };
        for offer in &offers {
            if let Entry::Vacant(new) = actors.entry(offer.created_by) {
                new.insert(actor_of(&app, offer.created_by).await?);
            }
        }
        many += offers.len();
        let told: Vec<(Told, bool)> = offers
            .into_iter()
            .filter_map(|offer| {
                let actor = actors.get(&offer.created_by).cloned().flatten()?;
                let told = Told { actor, id: offer.id, company_id: offer.company_id, form: offer.form };
                Some((told, [APPROVED, COMPLETED].contains(&offer.status.as_str())))
            })
            .collect();
        let job = |tx: Tx, (app, told, last): (App, Vec<(Told, bool)>, i64)| async move {
            for (told, passed) in told {
                match passed {
                    true => approved(app.clone(), tx.clone(), Approved(told)).await?,
                    false => product_for(&app, &tx, &told).await.map(|_| ())?,
                }
            }
            setting::put(&tx, NAME, &last.to_string()).await
        };
        app.db.write(&Ctx::system(NAME), (app.clone(), told, last), job).await?;
    }
    Ok(format!("{many} 个报品已核对商品"))
}

struct Earlier {
    id: i64,
    company_id: i64,
    created_by: i64,
    status: String,
    form: OfferForm,
}

/// The next that are on their way, came back or passed, and have no product.
async fn after(app: &App, from: i64) -> Result<Vec<Earlier>> {
    let which = Expr::col("id")
        .gt(from)
        .and(Expr::col("spu_id").is_null())
        .and(Expr::col("status").is_in([APPROVING, REJECTED, APPROVED, COMPLETED]));
    let found = find_in_turn::<Offer, _>(app.db.read(), which, AT_ONCE).await?;
    let offers = found.into_iter().map(|doc| {
        let form = opened::<Offer>(&app.secrets, &doc)?;
        let head = doc.head;
        let (id, company_id, created_by) = (head.id, head.company_id, head.created_by);
        Ok(Earlier { id, company_id, created_by, status: head.status.clone(), form })
    });
    offers.collect()
}

/// Who wrote something, to write what follows from it; a company that is closed by now keeps what it had.
pub async fn actor_of(app: &App, user_id: i64) -> Result<Option<Actor>> {
    let Some(profile) = app.sessions.profile(&app.db, user_id).await? else { return Ok(None) };
    let profile = Arc::new(Profile { company_closed: None, ..profile });
    Actor::new(app, &Caller { session_id: 0, profile, ctx: Ctx::system(NAME) }).await.map(Some)
}
