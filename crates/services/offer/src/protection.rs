//! The promise of an offer's price: made when it is approved, kept from its show on. `pricing` keeps it; this is the
//! offer's side of it.

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::Tx;
use platform::document::{Document as _, Head, found};
use platform::http::{Id, Result};
use platform::workflow::status::{CANCELLED, CANCELLED_BY_ZHAOSHANG, COMPLETED};
use pricing::{Closed, Compensation, Confirmed, Pledge, PledgedSku, Protection, Terms};

use crate::form::{OfferForm, OfferSku};
use crate::offer::{Offer, STOPED};
use crate::price_check::of_company;
use crate::price_rules::{Price, price_of};
use crate::protect_rules::undercut;
use crate::restrict;

pub fn endpoint() -> Endpoint {
    get("/api/offers/{id}/protection", read)
        .summary("保价与价格监测")
        .access(Access::Codes(Offer::KIND.codes.read), Tenant::Reach)
        .answers::<Protection>()
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Protection>> {
    found::<Offer>(&app, &caller, id).await?;
    pricing::of_offer(&app, &caller, id).await.map(Json)
}

/// A violation that two people have confirmed restricts its own offer.
pub async fn violation_confirmed(app: App, tx: Tx, Confirmed(case): Confirmed) -> Result<()> {
    restrict::lay_one(&app, &tx, case.offer_id, ("PRICE_VIOLATION", case.id), (case.by.0, &case.by.1)).await
}

/// One that is closed lets go of its own reason.
pub async fn violation_closed(app: App, tx: Tx, Closed(case): Closed) -> Result<()> {
    restrict::lift_one(&app, &tx, case.offer_id, ("PRICE_VIOLATION", case.id), (case.by.0, &case.by.1)).await
}

/// What is sold by barcode, with what one of it costs.
fn priced(form: &OfferForm) -> Vec<(&OfferSku, &str, Price)> {
    if form.is_gift() {
        return Vec::new();
    }
    let used = form.skus.iter().filter(|sku| !sku.disabled);
    used.filter_map(|sku| Some((sku, sku.barcode.as_deref()?, price_of(sku, &form.mechanism)?))).collect()
}

/// The offer is approved as it stands in `form`: its promises are drafted, and whatever it lets down is noted.
pub async fn promise(tx: &Tx, head: &Head, form: &OfferForm) -> Result<()> {
    let store = match form.store_id {
        Some(id) => selection::store_known_as(tx, id).await?,
        None => None,
    };
    let (store_name, store_platform) = store.unwrap_or_default();
    let days = form.price_protect_days.unwrap_or_default();
    let promised = days > 0 && form.protect_promise != Some(false);
    let pledged = |(sku, barcode, price): &(&OfferSku, &str, Price)| PledgedSku {
        sku_id: sku.id.unwrap_or_default(),
        sku_name: sku.sku_name.clone().unwrap_or_default(),
        barcode: (*barcode).to_owned(),
        price: price.per_unit,
        unit_price: price.unit_price,
    };
    let priced = priced(form);
    let pledge = Pledge {
        offer_id: head.id,
        offer_code: head.code.clone(),
        offer_name: form.offer_name.clone(),
        company_id: head.company_id,
        company_name: head.company_name.clone(),
        owner_id: head.created_by,
        live_room: form.live_room.clone(),
        terms: Terms {
            scope: form.protect_scope.clone().unwrap_or_default(),
            days,
            store_name,
            store_platform,
            item_url: form.item_url.clone().unwrap_or_default(),
        },
        skus: priced.iter().filter(|_| promised).map(pledged).collect(),
    };
    pricing::draft(tx, pledge).await?;
    let barcodes: Vec<&str> = priced.iter().map(|(_, barcode, _)| *barcode).collect();
    let standing = pricing::standing(tx, tx.now().date(), &of_company(head.company_id), head.id, &barcodes).await?;
    for (_, barcode, price) in &priced {
        let Some(let_down) = standing.get(*barcode).and_then(|promises| undercut(price, promises)) else { continue };
        let owed = Compensation {
            offer_id: head.id,
            offer_code: head.code.clone(),
            price: price.per_unit,
            unit_price: price.unit_price,
            noted_date: tx.now(),
        };
        pricing::owe(tx, let_down.promise.id, owed).await?;
    }
    Ok(())
}

/// An offer that is over, or will never be shown, promises nothing any more.
pub async fn follow(tx: &Tx, head: &Head) -> Result<()> {
    let over = [CANCELLED, CANCELLED_BY_ZHAOSHANG, COMPLETED, STOPED];
    if over.contains(&head.status.as_str()) { pricing::close(tx, head.id).await } else { Ok(()) }
}
