//! Offers grow products: the first submission of an offer finds its product or makes one, the final approval puts it on
//! the shelf. Offers from before get theirs by a job that goes on where it was ([`job`]).
//!
//! No offer fails because of its product: what cannot be made now is made at the next occasion.

mod earlier;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use offer::{Approved, Choosing, Offer, OfferForm, OfferSku, Submitted, Told, belong, product_slots};
use platform::App;
use platform::db::Tx;
use platform::document::{Actor, Ended, Reach, create, select, set_columns, vouch};
use platform::http::{Problem, Result};
use platform::point;
use platform::workflow::Event;
use platform::workflow::status::{APPROVED, CREATED};
use sea_orm::sea_query::{Cond, Expr, ExprTrait, Query};
use sea_orm::{ConnectionTrait, FromQueryResult};

pub use earlier::{job, run};

use crate::spu::{OFF_SHELF, Spu, SpuForm, SpuSku, link_calls, lock, skus};
use crate::texts;

pub const OFFER: &str = "OFFER";
pub const TO_SUPPLY: &str = "TO_SUPPLY";

/// A product is on the shelf, and not all is known of it.
#[derive(Clone)]
pub struct Lacking {
    pub spu_id: i64,
    pub company_id: i64,
}

impl point::Event for Lacking {}

/// An offer begins with a product of the shelf that the company keeps or is linked to.
pub async fn choosing(_app: App, tx: Tx, Choosing { company_id, spu_id }: Choosing) -> Result<()> {
    let own = Cond::any()
        .add(Expr::col("company_id").eq(company_id))
        .add(Expr::col("id").in_subquery(link_calls::linked(company_id)));
    let mut one = select::<Spu>(&Reach::Everything);
    one.column("status").cond_where(own).and_where(Expr::col("id").eq(spu_id));
    let row = tx.query_one(&one).await?.ok_or_else(Problem::not_found)?;
    let status: String = row.try_get("", "status")?;
    if status == APPROVED { Ok(()) } else { Err(texts::SPU_SHELF.into()) }
}

pub async fn submitted(app: App, tx: Tx, Submitted(told): Submitted) -> Result<()> {
    product_for(&app, &tx, &told).await.map(|_| ())
}

/// The product that counts from now on: the offer's own, or one of the same brand that has its barcodes since.
pub async fn approved(app: App, tx: Tx, Approved(told): Approved) -> Result<()> {
    let Some(spu) = product_for(&app, &tx, &told).await? else { return Ok(()) };
    if [APPROVED, OFF_SHELF].contains(&spu.status.as_str()) {
        return Ok(());
    }
    let barcodes: Vec<&str> = told.form.skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
    lock(&tx, &barcodes).await?;
    if let Some(taken) = skus::holders(&tx, &barcodes, spu.id).await?.first() {
        // Of another brand: it stays a draft, and its company sees why when it submits it.
        if taken.brand_key == spu.brand_key {
            connect(&tx, &told, taken.spu_id).await?;
            forget(&tx, told.id).await?;
        }
        return Ok(());
    }
    vouch::<Spu>(&tx, &told.actor, spu.id, "终选通过").await?;
    if spu.missing_fields == "[]" {
        return Ok(());
    }
    set_columns::<Spu>(&tx, spu.id, vec![("supply_status", TO_SUPPLY.into())]).await?;
    app.points.emit(&app, &tx, Lacking { spu_id: spu.id, company_id: spu.company_id }).await
}

/// An offer that came to nothing leaves no draft behind.
pub async fn ended(_app: App, tx: Tx, ended: Ended<Offer>) -> Result<()> {
    if ended.by == Event::Withdraw { Ok(()) } else { forget(&tx, ended.id).await }
}

/// A product as far as this is about it.
#[derive(FromQueryResult)]
struct Found {
    id: i64,
    company_id: i64,
    status: String,
    brand_key: String,
    missing_fields: String,
}

async fn found(tx: &Tx, id: i64) -> Result<Option<Found>> {
    let mut one = select::<Spu>(&Reach::Everything);
    one.columns(["id", "company_id", "status", "brand_key", "missing_fields"]).and_where(Expr::col("id").eq(id));
    Ok(tx.query_one(&one).await?.map(|row| Found::from_query_result(&row, "")).transpose()?)
}

/// The offer's product: the one it has while that is there, else one that is found or made.
async fn product_for(app: &App, tx: &Tx, told: &Told) -> Result<Option<Found>> {
    let mut spu = match told.form.spu_id {
        Some(id) => found(tx, id).await?,
        None => None,
    };
    if spu.is_none() {
        let id = match known(tx, told).await? {
            Some(id) => Some(id),
            None => make(app, tx, told).await?,
        };
        spu = match id {
            Some(id) => found(tx, id).await?,
            None => None,
        };
    }
    if let Some(spu) = &spu {
        connect(tx, told, spu.id).await?;
    }
    Ok(spu)
}

/// The company's own or linked product that has all of the offer's versions: by barcode, without one by name and spec.
async fn known(tx: &Tx, told: &Told) -> Result<Option<i64>> {
    let wanted: BTreeSet<String> = told.form.skus.iter().map(key_of).collect();
    let barcodes = told.form.skus.iter().filter_map(|sku| sku.barcode.clone());
    let without = Cond::all()
        .add(Expr::col(("product_sku", "barcode")).eq(""))
        .add(Expr::col(("spu", "title")).eq(&told.form.offer_name));
    let own = Cond::any()
        .add(Expr::col(("spu", "company_id")).eq(told.company_id))
        .add(Expr::col(("spu", "id")).in_subquery(link_calls::linked(told.company_id)));
    let rows = Query::select()
        .columns([("product_sku", "spu_id"), ("product_sku", "barcode"), ("product_sku", "spec_key")])
        .from("product_sku")
        .inner_join("spu", Expr::col(("spu", "id")).equals(("product_sku", "spu_id")))
        .cond_where(own)
        .cond_where(Cond::any().add(Expr::col(("product_sku", "barcode")).is_in(barcodes)).add(without))
        .and_where(Expr::col(("spu", "is_deleted")).eq(false))
        .and_where(Expr::col(("spu", "merged_into_id")).is_null())
        .to_owned();
    let mut by_spu: BTreeMap<i64, BTreeSet<String>> = BTreeMap::new();
    for row in tx.query_all(&rows).await? {
        let key = key(row.try_get("", "barcode")?, row.try_get("", "spec_key")?);
        by_spu.entry(row.try_get("", "spu_id")?).or_default().insert(key);
    }
    Ok(by_spu.into_iter().find(|(_, keys)| keys.is_superset(&wanted)).map(|(id, _)| id))
}

/// What a version is known by.
fn key_of(sku: &OfferSku) -> String {
    key(sku.barcode.clone().unwrap_or_default(), sku.spec.key())
}

fn key(barcode: String, spec: String) -> String {
    if barcode.is_empty() { spec } else { barcode }
}

/// A draft of the company's; what cannot even be one is left to a person.
async fn make(app: &App, tx: &Tx, told: &Told) -> Result<Option<i64>> {
    let (form, actor) = (product_of(app, &told.form).await?, author(app, tx, told).await?);
    match create::<Spu>(tx, &actor, form, false).await {
        Ok(id) => {
            let columns = vec![("origin", OFFER.into()), ("source_offer_id", told.id.into())];
            set_columns::<Spu>(tx, id, columns).await?;
            Ok(Some(id))
        }
        Err(problem) if problem.status.is_client_error() => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// What an offer says of the product alone: what only its live room asks for stays with the offer.
async fn product_of(app: &App, offer: &OfferForm) -> Result<SpuForm> {
    let slots: HashSet<&str> = product_slots(&offer.category_code).iter().map(|slot| slot.code).collect();
    let of_product = |slot: Option<&str>| slot.is_some_and(|slot| slots.contains(slot));
    let mut form = SpuForm {
        spu_name: offer.offer_name.clone(),
        brand_id: offer.brand_id,
        category_code: Some(offer.category_code.clone()),
        category2: offer.category2.clone(),
        category3: offer.category3.clone(),
        origin_place: offer.origin_place.clone(),
        is_domestic: offer.is_domestic,
        selling_points: offer.selling_points.clone(),
        images: offer.images.iter().filter(|file| of_product(file.slot.as_deref())).cloned().collect(),
        detail_images: offer.detail_images.clone(),
        attrs: offer.offer_attrs.clone(),
        attr_files: offer.attr_files.clone(),
        skus: offer.skus.iter().map(version).collect(),
    };
    let mut asked = form.as_offer();
    offer::dropped(app, &mut asked).await?;
    (form.attrs, form.attr_files) = (asked.offer_attrs, asked.attr_files);
    Ok(form)
}

fn version(sku: &OfferSku) -> SpuSku {
    SpuSku {
        sku_name: sku.sku_name.clone(),
        barcode: sku.barcode.clone(),
        no_barcode: sku.no_barcode,
        spec: sku.spec.clone(),
        net_content: sku.net_content,
        unit: sku.unit.clone(),
        pack_qty: sku.pack_qty,
        image: sku.image.clone(),
        market_price: sku.market_price,
        ..SpuSku::default()
    }
}

/// The offer's versions to the product's.
async fn connect(tx: &Tx, told: &Told, spu_id: i64) -> Result<()> {
    let rows = skus::of(tx, spu_id).await?.into_iter();
    let by_key: HashMap<String, i64> = rows.map(|row| (key(row.barcode, row.spec_key), row.id)).collect();
    let pairs = told.form.skus.iter().filter_map(|sku| Some((sku.id?, *by_key.get(&key_of(sku))?))).collect();
    belong(tx, &told.actor, told.id, spu_id, &pairs).await
}

/// A draft that only this offer was for, and that nobody has touched since.
async fn forget(tx: &Tx, offer_id: i64) -> Result<()> {
    let others = Query::select()
        .expr(Expr::value(1))
        .from("offer")
        .and_where(Expr::col(("offer", "spu_id")).equals(("spu", "id")))
        .and_where(Expr::col(("offer", "id")).ne(offer_id))
        .to_owned();
    let mut own = select::<Spu>(&Reach::Everything);
    own.column("id")
        .and_where(Expr::col("source_offer_id").eq(offer_id))
        .and_where(Expr::col("status").eq(CREATED))
        .and_where(Expr::col("row_version").eq(0))
        .and_where(Expr::exists(others).not());
    let Some(row) = tx.query_one(&own).await? else { return Ok(()) };
    let id: i64 = row.try_get("", "id")?;
    set_columns::<Spu>(tx, id, vec![("is_deleted", true.into())]).await?;
    skus::forget(tx, id).await
}

/// In whose name a product of the offer is made: its writer's, whoever acts on it now. Asked only where one is made, since
/// it takes a second connection: of many who decide at once, those who wait would hold them all.
async fn author(app: &App, tx: &Tx, told: &Told) -> Result<Actor> {
    if told.actor.caller.company_id() == told.company_id {
        return Ok(told.actor.clone());
    }
    let writer = Query::select().column("created_by").from("offer").and_where(Expr::col("id").eq(told.id)).to_owned();
    let row = tx.query_one(&writer).await?.ok_or_else(Problem::not_found)?;
    earlier::actor_of(app, row.try_get("", "created_by")?).await.map(|found| found.unwrap_or(told.actor.clone()))
}
