//! A few offers side by side, with what tells them apart beyond their lines in the list.

use axum::Json as Body;
use axum::extract::State;
use bizconfig::attr_resolve;
use bizconfig::attr_templates::AttrField;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::document::{Actor, DetailOf, detailed, found};
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

/// By one name: as a parameter of a type it would have to have a schema of its own.
type OfferDetail = DetailOf<Offer>;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferCompared)]
pub struct Compared {
    /// The whole offer, so that it can be decided where it is compared.
    #[schema(value_type = OfferDetail)]
    offer: Json,
    /// The lowest of its SKUs.
    unit_price: Option<Money>,
    /// What the unit price is for: 100 g, one piece.
    unit: Option<String>,
    /// The same by attributes that the category is compared by.
    attr_prices: Vec<AttrPrice>,
    daily_price: Option<Money>,
    certs: Vec<CertFinding>,
    /// As it was when the list's level was set.
    #[schema(value_type = Vec<PriceFinding>)]
    price: Json,
    /// What the same barcodes were offered for elsewhere: the latest, and the lowest of all.
    history: Vec<PastPrice>,
    lowest: Option<PastPrice>,
    expect_show_date_from: Option<Date>,
}

/// What so much of an attribute costs, in the lowest of the SKUs: ¥1.20/片 of one that says how many 片 it has.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferAttrPrice)]
pub struct AttrPrice {
    attr_code: String,
    label: String,
    /// `片`, or `100抽` for a hundred of them.
    unit: String,
    price: Money,
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
    let subject = Subject::of(actor, &doc);
    let mut history = past(app, caller, doc.head.company_id, form).await?;
    history.retain(|price| price.offer_id != id);
    let lowest = history.iter().filter(|price| price.final_price.is_some());
    let lowest = lowest.min_by_key(|price| (price.unit_price.unwrap_or(Money(i64::MAX)), price.final_price)).cloned();
    history.truncate(LATEST);
    let used = || form.skus.iter().filter(|sku| !sku.disabled);
    let unit_price = used().filter_map(|sku| price_of(sku, &form.mechanism)?.unit_price).min();
    let price = match price_check::kept(app.db.read(), id).await? {
        Some(kept) => kept,
        None => serde_json::to_value(price_check::of_offer(app.db.read(), subject).await?)?,
    };
    let template = attr_resolve::resolve(app, &form.scope()).await?;
    let cheapest = used().filter_map(|sku| Some(price_of(sku, &form.mechanism)?.final_price)).min();
    let attrs = template.groups.iter().flat_map(|group| &group.fields);
    let priced = |attr| attr_price(attr, form.offer_attrs.get(&attr.attr_code).as_f64()?, cheapest?);
    Ok(Compared {
        attr_prices: attrs.filter_map(priced).collect(),
        unit_price,
        unit: used().find_map(|sku| sku.unit.clone()).filter(|_| unit_price.is_some()),
        daily_price: used().filter_map(|sku| sku.daily_price).min(),
        certs: cert_rules::examine(app.db.read(), app, doc.head.company_id, form).await?,
        price,
        history,
        lowest,
        expect_show_date_from: form.expect_show_date_from,
        offer: detailed::<Offer>(app, caller, &doc).await?,
    })
}

/// Half a fen counts as one.
fn attr_price(attr: &AttrField, value: f64, price: Money) -> Option<AttrPrice> {
    let unit = attr.compare_unit.clone().filter(|unit| !unit.is_empty())?;
    let digits: String = unit.chars().take_while(char::is_ascii_digit).collect();
    let amount: i128 = if digits.is_empty() { 1 } else { digits.parse().ok()? };
    let hundredths = (value * 100.0).round() as i128;
    if hundredths <= 0 {
        return None;
    }
    let fen = (i128::from(price.0) * amount * 100 + hundredths / 2) / hundredths;
    let (attr_code, label) = (attr.attr_code.clone(), attr.label.clone());
    Some(AttrPrice { attr_code, label, unit, price: Money(i64::try_from(fen).ok()?) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attribute_is_priced_by_its_unit() {
        let attr = |unit: &str| AttrField { compare_unit: Some(unit.into()), ..AttrField::default() };
        let price = |unit: &str, value: f64| attr_price(&attr(unit), value, Money(3_600)).map(|found| found.price);
        assert_eq!(price("片", 30.0), Some(Money(120)));
        assert_eq!(price("100抽", 800.0), Some(Money(450)));
        assert_eq!(price("片", 7.0), Some(Money(514)));
        assert_eq!((price("", 30.0), price("片", 0.0)), (None, None));
    }
}
