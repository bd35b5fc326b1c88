//! Offers made from others: copies go anywhere, reuse keeps what was approved.

use axum::Json as Body;
use axum::extract::State;
use bizconfig::attr_resolve;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::Tx;
use platform::document::{Columns, Doc, Draft, Reach, find, found};
use platform::form::{Checks, Form, Holds};
use platform::http::{Id, Params, Problem, Result};
use sea_orm::ConnectionTrait;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::form::OfferForm;
use crate::offer::Offer;
use crate::precheck::Subject;
use crate::price_check::of_company;
use crate::{reuse, texts};

/// What the four choices at the start fix for good.
const FIXED: [&str; 7] =
    ["liveRoom", "categoryCode", "formType", "offerStyle", "offerCopyType", "sourceOfferId", "spuId"];
/// How another show is offered unless somebody says otherwise.
const REUSE: &str = "Reuse";

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

#[derive(Default, Deserialize)]
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
    pub field: String,
    pub label: String,
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
    if reuse && !reuse::is_reusable(&doc) {
        return Err(texts::OFFER_REUSE.into());
    }
    let taken = taken(&app, id, doc.form.clone(), wanted, reuse).await?;
    let locked = if reuse { reuse::locked() } else { Vec::new() };
    let offer = platform::document::enriched::<Offer>(&app, serde_json::to_value(&taken.form)?).await?;
    Ok(Body(CopySource { offer, dropped: taken.dropped, cleared: taken.cleared, locked }))
}

/// What an offer begins with that comes from elsewhere, fitted to its room and to what is asked there.
pub async fn begun_with(app: &App, mut form: OfferForm) -> Result<CopySource> {
    let (cleared, dropped) = (cleared(app, &mut form).await?, dropped(app, &mut form).await?);
    let offer = platform::document::enriched::<Offer>(app, serde_json::to_value(&form)?).await?;
    Ok(CopySource { offer, dropped, cleared, locked: Vec::new() })
}

/// Another show in a room, as a draft: its days are still to be chosen.
pub async fn reused(app: &App, doc: &Doc<OfferForm>, room: &str) -> Result<OfferForm> {
    if !reuse::is_reusable(doc) {
        return Err(texts::OFFER_REUSE.into());
    }
    let wanted = Wanted { live_room: Some(room.to_owned()), ..Wanted::default() };
    let form = taken(app, doc.head.id, doc.form.clone(), wanted, true).await?.form;
    Ok(OfferForm { expect_show_date_from: None, expect_show_date_to: None, ..form })
}

/// A form to begin with, and what it had to give up.
struct Taken {
    form: OfferForm,
    dropped: Vec<Named>,
    cleared: Vec<Named>,
}

async fn taken(app: &App, id: i64, mut form: OfferForm, wanted: Wanted, reuse: bool) -> Result<Taken> {
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
    // It is looked for again when the copy is submitted: by then it may have been merged, or be of another category.
    form.spu_id = None;
    form.offer_copy_type = reuse.then(|| REUSE.to_owned());
    form.compliance_confirmed = false;
    let mut cleared = cleared(app, &mut form).await?;
    cleared.extend(fresh_skus(&mut form, reuse));
    if form.category_code != category {
        (form.category2, form.category3) = (None, None);
        cleared.extend(["category2", "category3"].map(|name| named(OfferForm::FIELDS, name)));
    }
    let dropped = dropped(app, &mut form).await?;
    Ok(Taken { form, dropped, cleared })
}

/// SKUs of an offer that does not exist yet; answers what they had to give up. What proves a price belongs to the show it
/// was made for.
fn fresh_skus(form: &mut OfferForm, reuse: bool) -> Vec<Named> {
    let (mut days30, mut days180) = (false, false);
    for sku in &mut form.skus {
        (sku.id, sku.product_sku_id) = (None, None);
        if !reuse {
            days30 |= sku.lowest_price30.take().is_some();
            days180 |= sku.lowest_price180.take().is_some();
        }
    }
    let gone = [("lowestPrice30", days30), ("lowestPrice180", days180)];
    gone.into_iter().filter(|(_, gone)| *gone).map(|(name, _)| of_sku(name)).collect()
}

pub fn of_sku(name: &str) -> Named {
    named(OfferForm::FIELDS, &format!("skus.{name}"))
}

pub fn named(fields: &[platform::form::FieldFact], name: &str) -> Named {
    let label = platform::form::find_fact(fields, name).map_or(name, |fact| fact.label);
    Named { field: name.to_owned(), label: label.to_owned() }
}

/// Attributes that nobody asks for there.
pub async fn dropped(app: &App, form: &mut OfferForm) -> Result<Vec<Named>> {
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
pub async fn cleared(app: &App, form: &mut OfferForm) -> Result<Vec<Named>> {
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

/// What an offer was begun as stays; answers the product that it is known to be of.
pub async fn keep_begun(tx: &Tx, draft: &mut Draft<'_, OfferForm>) -> Result<Option<i64>> {
    if draft.id == 0 {
        return Ok(None);
    }
    let sent = serde_json::to_value(draft.form)?;
    let mut begun = find::<Offer, _>(tx, &Reach::Everything, draft.id).await?.json;
    if sent["offerCopyType"].is_null() {
        // Another show may become an offer like any other, and be changed like one.
        begun["offerCopyType"] = Json::Null;
    }
    let known = begun["spuId"].as_i64();
    if known.is_none() {
        // Where there was none, one may be chosen.
        begun["spuId"] = sent["spuId"].clone();
    }
    keep_fixed(&begun, &sent, &mut draft.checks);
    Ok(known)
}

/// Where an offer comes from.
pub struct Origin {
    source_code: String,
    /// It hangs on the link of its source.
    link: bool,
    skips_first: bool,
}

impl Origin {
    pub fn columns(&self, draft: &Draft<'_, OfferForm>) -> Columns {
        let text = |on: bool, words: &str| if on { words.to_owned() } else { String::new() };
        let mut columns: Columns = vec![
            ("source_offer_code", self.source_code.clone().into()),
            ("link_offer_code", text(self.link, &self.source_code).into()),
            ("skips_first", self.skips_first.into()),
        ];
        // Who hung it on is said once; 招商 may say it better, and that stays.
        if draft.id == 0 || !self.link {
            columns.push(("link_submitter", text(self.link, draft.actor.name()).into()));
        }
        columns
    }
}

/// What it was made from is what its writer is shown, and what reuse locks is unchanged.
pub async fn examine(db: &impl ConnectionTrait, subject: Subject<'_>, checks: &mut Checks) -> Result<Option<Origin>> {
    let form = subject.form;
    if form.change_of.is_some() {
        return Ok(None);
    }
    let Some(source_id) = form.source_offer_id else {
        if form.offer_copy_type.is_some() {
            checks.refuse_field(OfferForm::FIELDS, "sourceOfferId", texts::COMMON_REQUIRED);
        }
        return Ok(None);
    };
    // Whoever may write an offer may keep what somebody else of the company has made it from.
    let chosen = subject.id != 0 && subject.before(db).await?.source_offer_id == Some(source_id);
    let reach = if chosen { of_company(subject.company_id) } else { subject.actor.reach() };
    let source = find::<Offer, _>(db, &reach, source_id).await?;
    let reused = form.offer_copy_type.is_some();
    if reused && !reuse::is_reusable(&source) {
        checks.refuse_field(OfferForm::FIELDS, "sourceOfferId", texts::OFFER_REUSE);
    }
    Ok(Some(Origin {
        link: form.offer_copy_type.as_deref() == Some("Link"),
        skips_first: reused && reuse::examine(db, subject, &source, checks).await?,
        source_code: source.head.code.clone(),
    }))
}

/// Refuses another room, category, form or way of offering than the one it was begun with.
pub fn keep_fixed(before: &Json, sent: &Json, checks: &mut Checks) {
    // A product that is left out is found again.
    let differs = |name: &&str| before[*name] != sent[*name] && !(*name == "spuId" && sent[*name].is_null());
    for name in FIXED.into_iter().filter(differs) {
        let Named { field, label } = named(OfferForm::FIELDS, name);
        checks.refuse(&field, &label, format!("{label}创建后不可修改"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::OfferSku;

    /// A05-7: what a copy gives up is named down to the SKU.
    #[test]
    fn what_is_cleared_names_the_fields_of_skus() {
        let labels = |all: Vec<Named>| all.into_iter().map(|one| (one.field, one.label)).collect::<Vec<_>>();
        let sku = OfferSku { id: Some(1), lowest_price30: Some(platform::money::Money(1)), ..OfferSku::default() };
        let mut form = OfferForm { skus: vec![sku], ..OfferForm::default() };
        assert_eq!(labels(fresh_skus(&mut form.clone(), true)), []);
        let gone = labels(fresh_skus(&mut form, false));
        assert_eq!(gone, [("skus.lowestPrice30".to_owned(), "近30天最低价".to_owned())]);
        assert_eq!((form.skus[0].id, form.skus[0].lowest_price30), (None, None));
    }
}
