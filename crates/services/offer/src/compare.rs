//! A few offers side by side, with what tells them apart beyond their lines in the list.

use axum::Json as Body;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::document::{Actor, detailed, found};
use platform::http::{Params, Problem, Result};
use platform::money::Money;
use platform::{App, Date};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::cert_rules::{self, CertFinding};
use crate::history::{PastPrice, past};
use crate::offer::Offer;
use crate::precheck::Subject;
use crate::price_check::{self, PriceFinding};
use crate::price_rules::price_of;
use crate::texts;

const FEWEST: usize = 2;
const MOST: usize = 5;
/// As many earlier prices as fit beside each other.
const LATEST: usize = 3;

pub fn endpoint() -> Endpoint {
    get("/api/offers/compare", compare)
        .summary("报品对比")
        .access(Access::Codes(&["platformOffer"]), Tenant::Reach)
        .needs("ids", "2~5个报品，逗号分隔")
        .answers_all::<Compared>()
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferCompared)]
pub struct Compared {
    /// The whole offer, so that it can be decided where it is compared.
    #[schema(value_type = Object)]
    offer: Json,
    /// The lowest of its SKUs.
    unit_price: Option<Money>,
    /// What the unit price is for: 100 g, one piece.
    unit: Option<String>,
    daily_price: Option<Money>,
    certs: Vec<CertFinding>,
    price: Vec<PriceFinding>,
    /// What the same barcodes were offered for elsewhere: the latest, and the lowest of all.
    history: Vec<PastPrice>,
    lowest: Option<PastPrice>,
    expect_show_date_from: Option<Date>,
}

#[derive(Deserialize)]
struct Asked {
    ids: String,
}

/// In the order in which they were chosen.
async fn compare(State(app): State<App>, caller: Caller, Params(asked): Params<Asked>) -> Result<Body<Vec<Compared>>> {
    let mut ids: Vec<i64> = Vec::new();
    for part in asked.ids.split(',').map(str::trim) {
        let id = part.parse().map_err(|_| wrong())?;
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    if !(FEWEST..=MOST).contains(&ids.len()) {
        return Err(wrong());
    }
    let actor = Actor::new(&app, &caller).await?;
    let mut all = Vec::with_capacity(ids.len());
    for id in ids {
        all.push(one(&app, &actor, id).await?);
    }
    Ok(Body(all))
}

fn wrong() -> Problem {
    Problem::filled(texts::COMMON_BAD_QUERY, &[("name", "ids")])
}

async fn one(app: &App, actor: &Actor, id: i64) -> Result<Compared> {
    let caller = &actor.caller;
    let doc = found::<Offer>(app, caller, id).await?;
    let form = &doc.form;
    let subject = Subject { actor, id, company_id: doc.head.company_id, form };
    let nature = match form.brand_id {
        Some(id) => company::brand_right(app.db.read(), id).await?.map(|right| right.nature).unwrap_or_default(),
        None => String::new(),
    };
    let mut history = past(app, caller, form).await?;
    history.retain(|price| price.offer_id != id);
    let lowest = history.iter().filter(|price| price.final_price.is_some());
    let lowest = lowest.min_by_key(|price| (price.unit_price.unwrap_or(Money(i64::MAX)), price.final_price)).cloned();
    history.truncate(LATEST);
    let used = || form.skus.iter().filter(|sku| !sku.disabled);
    let unit_price = used().filter_map(|sku| price_of(sku, &form.mechanism)?.unit_price).min();
    Ok(Compared {
        unit_price,
        unit: used().find_map(|sku| sku.unit.clone()).filter(|_| unit_price.is_some()),
        daily_price: used().filter_map(|sku| sku.daily_price).min(),
        certs: cert_rules::examine(app.db.read(), subject, &nature).await?,
        price: price_check::of_offer(app.db.read(), subject).await?,
        history,
        lowest,
        expect_show_date_from: form.expect_show_date_from,
        offer: detailed::<Offer>(app, caller, &doc).await?,
    })
}
