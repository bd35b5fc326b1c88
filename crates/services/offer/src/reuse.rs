//! Another show of an approved offer: prices, stock and days are its own, everything else stays as it was approved.

use bizconfig::attr_resolve;
use platform::document::Doc;
use platform::document::diff::is_same_at;
use platform::form::{Checks, Form, Rows};
use platform::http::Result;
use platform::workflow::status::{APPROVED, COMPLETED};
use platform::{App, Date};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use serde_json::Value as Json;

use crate::copying::{Named, cleared, dropped, named, of_sku};
use crate::form::{OfferForm, OfferSku};
use crate::precheck::Subject;
use crate::price_rules::price_of;
use crate::spelling::aliases;

/// What another show decides for itself: where and when it is, what is paid, and whom to ask.
const OWN: [&str; 14] = [
    "liveRoom",
    "formType",
    "offerCopyType",
    "sourceOfferId",
    "changeOf",
    "spuId",
    "expectShowDateFrom",
    "expectShowDateTo",
    "skus",
    "mechanism",
    "complianceConfirmed",
    "contactName",
    "contactPhone",
    "contactVx",
];
/// Of each SKU: prices and stock.
const OWN_OF_SKU: [&str; 14] = [
    "id",
    "token",
    "productSkuId",
    "marketPrice",
    "dailyPrice",
    "lowestPrice30",
    "lowestPrice180",
    "livePagePrice",
    "finalPrice",
    "unitPrice",
    "plannedStock",
    "limitPerUser",
    "costPrice",
    "supplyPrice",
];
/// Reuse within so many days, and no dearer, passes 初选 by.
const FRESH_DAYS: i64 = 60;

pub fn is_reusable(doc: &Doc<OfferForm>) -> bool {
    [APPROVED, COMPLETED].contains(&doc.head.status.as_str())
}

fn locked_fields() -> impl Iterator<Item = &'static str> {
    OfferForm::FIELDS.iter().map(|fact| fact.name).filter(|name| !OWN.contains(name))
}

fn locked_of_sku() -> impl Iterator<Item = &'static str> {
    OfferSku::FIELDS.iter().map(|fact| fact.name).filter(|name| !OWN_OF_SKU.contains(name))
}

/// Everything that stays as it was approved, of the offer and of each SKU.
pub fn locked() -> Vec<Named> {
    locked_fields().map(|name| named(OfferForm::FIELDS, name)).chain(locked_of_sku().map(of_sku)).collect()
}

/// What is locked and differs is refused; answers whether 初选 need not look again.
pub async fn examine(
    db: &impl ConnectionTrait,
    subject: Subject<'_>,
    source: &Doc<OfferForm>,
    checks: &mut Checks,
) -> Result<bool> {
    let (form, app) = (subject.form, &subject.actor.app);
    // What was on air keeps its words; a new offer has those that they were merged into.
    let OfferForm { live_room, form_type, .. } = form.clone();
    let mut kept = OfferForm { live_room, form_type, ..source.form.clone() };
    aliases::respelt(db, subject.company_id, &mut kept).await?;
    // Nor can it keep what its own room does not have.
    let free = cleared(app, &mut kept).await?;
    dropped(app, &mut kept).await?;
    let mut changed = changed(&serde_json::to_value(kept)?, &serde_json::to_value(form)?, &asked(app, source).await?);
    changed.retain(|one| !free.contains(one));
    for Named { field, label } in &changed {
        checks.refuse(field, label, format!("复用报品不可修改{label}"));
    }
    let today = app.clock().today();
    Ok(changed.is_empty() && !is_dearer(&source.form, form) && is_fresh(db, today, source.head.id).await?)
}

/// The attributes that the source was asked for: what it left out then, it leaves out now.
async fn asked(app: &App, source: &Doc<OfferForm>) -> Result<Vec<String>> {
    let template = attr_resolve::resolve(app, &source.form.scope()).await?;
    Ok(template.groups.into_iter().flat_map(|group| group.fields).map(|field| field.attr_code).collect())
}

/// The locked fields that differ, those of the SKUs among them.
fn changed(source: &Json, sent: &Json, asked: &[String]) -> Vec<Named> {
    let mut all: Vec<Named> = locked_fields()
        .filter(|name| {
            let (before, after) = (&source[*name], &sent[*name]);
            match *name {
                "offerAttrs" | "attrFiles" => !keeps(before, after) || adds(before, after, asked),
                name => before != after && !is_same_at(OfferForm::FIELDS, name, before, after),
            }
        })
        .map(|name| named(OfferForm::FIELDS, name))
        .collect();
    let (before, after) = (Rows::of(&source["skus"]), Rows::of(&sent["skus"]));
    if before.len() != after.len() {
        all.push(Named { field: "skus".into(), label: "规格".into() });
        return all;
    }
    for (place, (before, after)) in before.iter().zip(after).enumerate() {
        let differs = |name: &&str| !is_same_at(OfferSku::FIELDS, name, &before[*name], &after[*name]);
        all.extend(locked_of_sku().filter(differs).map(|name| {
            let Named { label, .. } = of_sku(name);
            Named { field: format!("skus[{place}].{name}"), label }
        }));
    }
    all
}

/// What was approved is still there; another room may ask for more.
pub fn keeps(before: &Json, after: &Json) -> bool {
    match (before, after) {
        (Json::Object(before), after) => before.iter().all(|(code, value)| after[code] == *value),
        (Json::Array(before), Json::Array(after)) => {
            let ids = |file: &Json| file["fileId"].clone();
            before.iter().all(|file| after.iter().any(|kept| ids(kept) == ids(file)))
        }
        (before, after) => before.is_null() || before == after,
    }
}

/// Whether something is there now that was left out when it was asked for.
fn adds(before: &Json, after: &Json, asked: &[String]) -> bool {
    let was_asked = |code: &str| asked.iter().any(|known| known == code);
    match after {
        Json::Object(after) => after.keys().any(|code| before[code] == Json::Null && was_asked(code)),
        Json::Array(after) => after.iter().any(|file| {
            let known = |kept: &Json| kept["fileId"] == file["fileId"];
            !before.as_array().is_some_and(|before| before.iter().any(known))
                && file["type"].as_str().is_some_and(was_asked)
        }),
        _ => false,
    }
}

fn is_dearer(source: &OfferForm, form: &OfferForm) -> bool {
    let price = |form: &OfferForm, sku: &OfferSku| price_of(sku, &form.mechanism).map(|price| price.final_price);
    let pairs = source.skus.iter().zip(&form.skus);
    pairs.into_iter().any(|(before, after)| price(form, after) > price(source, before))
}

async fn is_fresh(db: &impl ConnectionTrait, today: Date, id: i64) -> Result<bool> {
    let since = today.plus_days(-FRESH_DAYS).bounds().0;
    let recent = Query::select()
        .column("id")
        .from("offer")
        .and_where(Expr::col("id").eq(id))
        .and_where(Expr::col("appr_end_date").gte(since))
        .to_owned();
    Ok(db.query_one(&recent).await?.is_some())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A05-7: what is locked is named down to the SKU.
    #[test]
    fn everything_but_price_stock_and_days_is_locked() {
        let locked: Vec<(String, String)> = locked().into_iter().map(|one| (one.field, one.label)).collect();
        for field in ["offerName", "sellingPoints", "commissionRate", "priceProtectDays", "images", "skus.barcode"] {
            assert!(locked.iter().any(|(name, _)| name == field), "{field}: {locked:?}");
        }
        assert!(locked.contains(&("skus.barcode".into(), "条形码".into())), "{locked:?}");
        assert!(locked.iter().all(|(name, _)| !OWN.contains(&name.as_str())));
        let own = |name: &&str| OfferForm::FIELDS.iter().any(|fact| fact.name == *name);
        assert!(OWN.iter().all(own), "each is a field");
        assert!(OWN_OF_SKU.iter().all(|name| OfferSku::FIELDS.iter().any(|fact| fact.name == *name)));
    }

    #[test]
    fn reuse_keeps_what_was_approved() {
        let sku = json!({ "barcode": "6901234500011", "spec": { "规格": "50g" }, "livePagePrice": 169.0 });
        let source = json!({
            "offerName": "面霜", "brandId": 201, "images": [{ "fileId": 1, "type": "main" }], "skus": [sku],
            "offerAttrs": { "material": "棉" },
        });
        let fields = |sent: &Json| -> Vec<String> {
            changed(&source, sent, &["material".into(), "awards".into()]).into_iter().map(|one| one.field).collect()
        };
        let mut sent = source.clone();
        sent["skus"][0]["livePagePrice"] = json!(159.0);
        sent["offerAttrs"]["promoStockPlan"] = json!("另一直播间才问的");
        assert_eq!(fields(&sent), Vec::<String>::new());
        sent["images"][0]["fileId"] = json!(2);
        sent["skus"][0]["barcode"] = json!("6901234500028");
        sent["offerName"] = json!("面霜 升级");
        sent["offerAttrs"]["awards"] = json!("当时没有填的");
        assert_eq!(fields(&sent), ["offerName", "images", "offerAttrs", "skus[0].barcode"]);
    }
}
