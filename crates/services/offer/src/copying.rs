//! Offers made from others: copies go anywhere, reuse keeps what was approved.

use axum::Json as Body;
use axum::extract::State;
use bizconfig::attr_resolve;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::Tx;
use platform::document::{Doc, Draft, Reach, find, found};
use platform::form::{Checks, Form, Holds, Rows};
use platform::http::{Id, Params, Problem, Result};
use platform::workflow::status::{APPROVED, COMPLETED};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::form::{OfferForm, OfferSku};
use crate::offer::Offer;
use crate::price_check::of_company;
use crate::price_rules::price_of;
use crate::spelling::aliases;
use crate::texts;

/// What the four choices at the start fix for good.
const FIXED: [&str; 6] = ["liveRoom", "categoryCode", "formType", "offerStyle", "offerCopyType", "sourceOfferId"];
/// Approved once, so that another show of the same product need not look at it again.
const LOCKED: [&str; 8] =
    ["category2", "category3", "brandId", "images", "detailImages", "videos", "offerAttrs", "attrFiles"];
/// Of each SKU.
const LOCKED_SKU: [&str; 6] = ["barcode", "noBarcode", "spec", "netContent", "unit", "packQty"];
/// Reuse within so many days, and no dearer, passes 初选 by.
const FRESH_DAYS: i64 = 60;

pub fn endpoint() -> Endpoint {
    get("/api/offers/{id}/copy-source", source)
        .summary("复制或复用的内容")
        .access(Access::Codes(&["offerList_copy", "offerList_reuse"]), Tenant::Company)
        .needs("mode", "copy 复制，reuse 复用")
        .param("liveRoom", "直播间")
        .param("categoryCode", "类目")
        .param("formType", "表单类型")
        .param("offerStyle", "报品方式")
        .answers::<CopySource>()
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Wanted {
    mode: String,
    live_room: Option<String>,
    category_code: Option<String>,
    form_type: Option<String>,
    offer_style: Option<String>,
}

/// A form to begin with, and what has become of the source's.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OfferCopySource)]
pub struct CopySource {
    #[schema(value_type = OfferForm)]
    offer: Json,
    /// Attributes that the new template does not have.
    dropped: Vec<Named>,
    /// Fields whose value is not for the new room.
    cleared: Vec<Named>,
    /// Fields that stay as they were approved.
    locked: Vec<Named>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OfferNamedField)]
pub struct Named {
    field: String,
    label: String,
}

async fn source(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Params(wanted): Params<Wanted>,
) -> Result<Body<CopySource>> {
    let doc = found::<Offer>(&app, &caller, id).await?;
    if doc.head.company_id != caller.company_id() {
        return Err(Problem::not_found());
    }
    let reuse = match wanted.mode.as_str() {
        "copy" => false,
        "reuse" => true,
        _ => return Err(Problem::filled(texts::COMMON_BAD_QUERY, &[("name", "mode")])),
    };
    if reuse && !is_reusable(&doc) {
        return Err(texts::OFFER_REUSE.into());
    }
    let mut form = doc.form.clone();
    let choose = |own: &mut String, chosen: Option<String>| {
        if let Some(chosen) = chosen.filter(|chosen| !chosen.is_empty()) {
            *own = chosen;
        }
    };
    let category = form.category_code.clone();
    choose(&mut form.live_room, wanted.live_room);
    choose(&mut form.category_code, wanted.category_code.filter(|_| !reuse));
    choose(&mut form.form_type, wanted.form_type);
    choose(&mut form.offer_style, wanted.offer_style.filter(|_| !reuse));
    form.source_offer_id = Some(id);
    form.offer_copy_type = None;
    form.compliance_confirmed = false;
    let mut cleared = cleared(&app, &mut form).await?;
    cleared.extend(fresh_skus(&mut form, reuse));
    if form.category_code != category {
        (form.category2, form.category3) = (None, None);
        cleared.extend(["category2", "category3"].map(|name| named(OfferForm::FIELDS, name)));
    }
    let dropped = dropped(&app, &mut form).await?;
    let locked = if reuse { locked() } else { Vec::new() };
    let offer = platform::document::enriched::<Offer>(&app, serde_json::to_value(&form)?).await?;
    Ok(Body(CopySource { offer, dropped, cleared, locked }))
}

/// SKUs of an offer that does not exist yet; answers what they had to give up. What proves a price belongs to the show it
/// was made for.
fn fresh_skus(form: &mut OfferForm, reuse: bool) -> Vec<Named> {
    let (mut days30, mut days180) = (false, false);
    for sku in &mut form.skus {
        sku.id = None;
        if !reuse {
            days30 |= sku.lowest_price30.take().is_some();
            days180 |= sku.lowest_price180.take().is_some();
        }
    }
    let gone = [("lowestPrice30", days30), ("lowestPrice180", days180)];
    gone.into_iter().filter(|(_, gone)| *gone).map(|(name, _)| of_sku(name)).collect()
}

/// Everything that stays as it was approved, of the offer and of each SKU.
fn locked() -> Vec<Named> {
    LOCKED.iter().map(|name| named(OfferForm::FIELDS, name)).chain(LOCKED_SKU.iter().map(|name| of_sku(name))).collect()
}

fn of_sku(name: &str) -> Named {
    named(OfferForm::FIELDS, &format!("skus.{name}"))
}

fn is_reusable(doc: &Doc<OfferForm>) -> bool {
    [APPROVED, COMPLETED].contains(&doc.head.status.as_str())
}

fn named(fields: &[platform::form::FieldFact], name: &str) -> Named {
    let label = platform::form::find_fact(fields, name).map_or(name, |fact| fact.label);
    Named { field: name.to_owned(), label: label.to_owned() }
}

/// Attributes that nobody asks for there.
async fn dropped(app: &App, form: &mut OfferForm) -> Result<Vec<Named>> {
    let template = attr_resolve::resolve(app, &form.scope()).await?;
    let asked: Vec<&str> =
        template.groups.iter().flat_map(|group| &group.fields).map(|field| field.attr_code.as_str()).collect();
    let gone: Vec<String> = form.offer_attrs.0.keys().filter(|code| !asked.contains(&code.as_str())).cloned().collect();
    form.offer_attrs.0.retain(|code, _| asked.contains(&code.as_str()));
    form.attr_files.retain(|file| file.slot.as_deref().is_some_and(|slot| asked.contains(&slot)));
    let labels = attr_resolve::labels(app).await?;
    Ok(gone
        .into_iter()
        .map(|code| Named { label: labels.get(&code).cloned().unwrap_or_else(|| code.clone()), field: code })
        .collect())
}

/// Values of dictionaries that are not for the room.
async fn cleared(app: &App, form: &mut OfferForm) -> Result<Vec<Named>> {
    let dictionaries = app.dict.all(&app.db).await?;
    let mut json = serde_json::to_value(&*form)?;
    let mut gone = Vec::new();
    for fact in OfferForm::FIELDS.iter().filter(|fact| fact.holds == Holds::Text && !FIXED.contains(&fact.name)) {
        let known = fact.dict.zip(json[fact.name].as_str());
        let fits = known.is_none_or(|(dict, value)| {
            value.is_empty()
                || dictionaries.find(dict, value).is_some_and(|item| !item.disabled && item.fits_room(&form.live_room))
        });
        if !fits {
            json[fact.name] = Json::Null;
            gone.push(named(OfferForm::FIELDS, fact.name));
        }
    }
    *form = serde_json::from_value(json)?;
    Ok(gone)
}

/// What an offer was begun as stays; what it was made from is what its writer is shown; what reuse locks is unchanged.
pub async fn admit(tx: &Tx, draft: &mut Draft<'_, OfferForm>) -> Result<()> {
    let form = draft.form;
    let sent = serde_json::to_value(form)?;
    let mut chosen_before = None;
    if draft.id != 0 {
        let before = find::<Offer, _>(tx, &Reach::Everything, draft.id).await?;
        keep_fixed(&before.json, &sent, &mut draft.checks);
        chosen_before = before.form.source_offer_id;
    }
    if form.change_of.is_some() {
        return Ok(());
    }
    let Some(source_id) = form.source_offer_id else {
        if form.offer_copy_type.is_some() {
            draft.checks.refuse_field(OfferForm::FIELDS, "sourceOfferId", texts::COMMON_REQUIRED);
        }
        return Ok(());
    };
    // Whoever may write an offer may keep what somebody else of the company has made it from.
    let reach = match chosen_before == Some(source_id) {
        true => of_company(draft.company_id),
        false => draft.actor.reach(),
    };
    let source = find::<Offer, _>(tx, &reach, source_id).await?;
    let reuse = form.offer_copy_type.is_some();
    let link = form.offer_copy_type.as_deref() == Some("Link");
    let mut skips = false;
    if reuse {
        if !is_reusable(&source) {
            draft.checks.refuse_field(OfferForm::FIELDS, "sourceOfferId", texts::OFFER_REUSE);
        }
        // What was on air keeps its words; a new offer has those that they were merged into.
        let OfferForm { live_room, form_type, offer_style, .. } = form.clone();
        let mut kept = OfferForm { live_room, form_type, offer_style, ..source.form.clone() };
        aliases::respelt(tx, draft.company_id, &mut kept).await?;
        // Nor can it keep what its own template does not ask for.
        dropped(&draft.actor.app, &mut kept).await?;
        let changed = changed(&serde_json::to_value(kept)?, &sent);
        for Named { field, label } in &changed {
            draft.checks.refuse(field, label, format!("复用报品不可修改{label}"));
        }
        skips = changed.is_empty() && !is_dearer(&source.form, form) && is_fresh(tx, source_id).await?;
    }
    let text = |on: bool, words: &str| if on { words.to_owned() } else { String::new() };
    draft.columns.extend([
        ("source_offer_code", source.head.code.clone().into()),
        ("link_offer_code", text(link, &source.head.code).into()),
        ("link_submitter", text(link, draft.actor.name()).into()),
        ("skips_first", skips.into()),
    ]);
    Ok(())
}

/// Refuses another room, category, form or way of offering than the one it was begun with.
pub fn keep_fixed(before: &Json, sent: &Json, checks: &mut Checks) {
    for name in FIXED.into_iter().filter(|name| before[*name] != sent[*name]) {
        let Named { field, label } = named(OfferForm::FIELDS, name);
        checks.refuse(&field, &label, format!("{label}创建后不可修改"));
    }
}

/// The locked fields that differ, those of the SKUs among them.
fn changed(source: &Json, sent: &Json) -> Vec<Named> {
    let same = |field: &str, before: &Json, after: &Json, fields| {
        platform::document::diff::is_same_at(fields, field, before, after)
    };
    let mut all: Vec<Named> = LOCKED
        .into_iter()
        .filter(|name| {
            let (before, after) = (&source[*name], &sent[*name]);
            match *name {
                "offerAttrs" | "attrFiles" => !keeps(before, after),
                name => before != after && !same(name, before, after, OfferForm::FIELDS),
            }
        })
        .map(|name| named(OfferForm::FIELDS, name))
        .collect();
    let (before, after) = (Rows::of(&source["skus"]), Rows::of(&sent["skus"]));
    let alike = before.len() == after.len()
        && before.iter().zip(after).all(|(before, after)| {
            LOCKED_SKU.iter().all(|name| same(name, &before[*name], &after[*name], OfferSku::FIELDS))
        });
    if !alike {
        all.push(Named { field: "skus".into(), label: "规格".into() });
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

fn is_dearer(source: &OfferForm, form: &OfferForm) -> bool {
    let price = |form: &OfferForm, sku: &OfferSku| price_of(sku, &form.mechanism).map(|price| price.final_price);
    let pairs = source.skus.iter().zip(&form.skus);
    pairs.into_iter().any(|(before, after)| price(form, after) > price(source, before))
}

async fn is_fresh(tx: &Tx, id: i64) -> Result<bool> {
    let since = tx.now().date().plus_days(-FRESH_DAYS).bounds().0;
    let recent = Query::select()
        .column("id")
        .from("offer")
        .and_where(Expr::col("id").eq(id))
        .and_where(Expr::col("appr_end_date").gte(since))
        .to_owned();
    Ok(tx.query_one(&recent).await?.is_some())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A05-7: what is locked and what a copy gives up is named down to the SKU.
    #[test]
    fn locked_and_cleared_name_the_fields_of_skus() {
        let labels = |all: Vec<Named>| all.into_iter().map(|one| (one.field, one.label)).collect::<Vec<_>>();
        let locked = labels(locked());
        assert_eq!(locked.len(), LOCKED.len() + LOCKED_SKU.len());
        assert!(locked.contains(&("skus.barcode".into(), "条形码".into())), "{locked:?}");
        let sku = OfferSku { id: Some(1), lowest_price30: Some(platform::money::Money(1)), ..OfferSku::default() };
        let mut form = OfferForm { skus: vec![sku], ..OfferForm::default() };
        assert_eq!(labels(fresh_skus(&mut form.clone(), true)), []);
        let gone = labels(fresh_skus(&mut form, false));
        assert_eq!(gone, [("skus.lowestPrice30".to_owned(), "近30天最低价".to_owned())]);
        assert_eq!((form.skus[0].id, form.skus[0].lowest_price30), (None, None));
    }

    #[test]
    fn reuse_keeps_what_was_approved() {
        let sku = json!({ "barcode": "6901234500011", "spec": { "规格": "50g" }, "livePagePrice": 169.0 });
        let source = json!({ "brandId": 201, "images": [{ "fileId": 1, "type": "main" }], "skus": [sku] });
        let mut sent = source.clone();
        sent["skus"][0]["livePagePrice"] = json!(159.0);
        assert_eq!(changed(&source, &sent), []);
        sent["images"][0]["fileId"] = json!(2);
        sent["skus"][0]["barcode"] = json!("6901234500028");
        let fields: Vec<String> = changed(&source, &sent).into_iter().map(|named| named.field).collect();
        assert_eq!(fields, ["images", "skus"]);
    }
}
