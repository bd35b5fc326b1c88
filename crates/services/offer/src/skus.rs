//! The rows of SKUs: kept in step with the form, asked by barcode.

use std::collections::{BTreeSet, HashMap};

use platform::db::{Tx, among};
use platform::document::Reach;
use platform::http::{Problem, Result};
use platform::money::Money;
use sea_orm::sea_query::{Expr, ExprTrait, Query, SimpleExpr};
use sea_orm::{ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use crate::airing;
use crate::entity::sku;
use crate::form::{OfferForm, OfferSku};
use crate::price_rules::price_of;
use crate::products;

/// Every SKU has a number of its own, and its price is what the mechanism makes of it. Nobody makes up numbers, nor takes
/// them from offers that are out of reach.
pub async fn complete(tx: &Tx, reach: &Reach, form: &mut OfferForm) -> Result<()> {
    let sent: Vec<i64> = form.skus.iter().filter_map(|sku| sku.id).collect();
    let (mut products, mut offer_id): (HashMap<i64, Option<i64>>, _) = (HashMap::new(), None);
    if !sent.is_empty() {
        let many = sent.len();
        let known = sku::Entity::find()
            .filter(sku::Column::Id.is_in(sent))
            .filter(sku::Column::OfferId.in_subquery(airing::reached(reach)));
        for row in known.all(tx).await? {
            products.insert(row.id, row.product_sku_id);
            offer_id = Some(row.offer_id);
        }
        if products.len() != many {
            return Err(Problem::not_found());
        }
    }
    if let Some(offer_id) = offer_id.filter(|_| form.spu_id.is_none()) {
        form.spu_id = products::of(tx, offer_id).await?;
    }
    let priced = !form.is_gift();
    let OfferForm { skus, mechanism, .. } = form;
    for sku in skus {
        let product = sku.id.and_then(|id| products.get(&id).copied().flatten());
        // Which SKU of a product it is, is found out when it is submitted: nobody chooses it.
        if sku.product_sku_id.is_some_and(|sent| Some(sent) != product) {
            return Err(Problem::not_found());
        }
        sku.product_sku_id = product;
        sku.id.get_or_insert_with(|| tx.next_id());
        sku.token = None;
        let price = priced.then(|| price_of(sku, mechanism)).flatten();
        sku.final_price = sku.final_price.filter(|_| priced).or(price.map(|price| price.final_price));
        sku.unit_price = price.and_then(|price| price.unit_price);
    }
    Ok(())
}

/// No number of another offer stands in it.
pub async fn must_be_of(tx: &Tx, offer_id: i64, form: &OfferForm) -> Result<()> {
    let ids: Vec<i64> = form.skus.iter().filter_map(|sku| sku.id).collect();
    let strangers = sku::Entity::find().filter(sku::Column::Id.is_in(ids)).filter(sku::Column::OfferId.ne(offer_id));
    if strangers.one(tx).await?.is_some() { Err(Problem::not_found()) } else { Ok(()) }
}

pub async fn keep(tx: &Tx, offer_id: i64, form: &OfferForm) -> Result<()> {
    must_be_of(tx, offer_id, form).await?;
    sku::Entity::delete_many().filter(sku::Column::OfferId.eq(offer_id)).exec(tx).await?;
    let rows: Vec<sku::ActiveModel> =
        form.skus.iter().enumerate().map(|(place, sku)| row(tx, offer_id, place, sku)).collect();
    if !rows.is_empty() {
        sku::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

fn row(tx: &Tx, offer_id: i64, place: usize, sku: &OfferSku) -> sku::ActiveModel {
    sku::ActiveModel {
        id: Set(sku.id.unwrap_or_else(|| tx.next_id())),
        offer_id: Set(offer_id),
        place: Set(i32::try_from(place).unwrap_or(i32::MAX)),
        sku_name: Set(sku.sku_name.clone().unwrap_or_default()),
        barcode: Set(sku.barcode.clone().unwrap_or_default()),
        spec_key: Set(sku.spec.key()),
        live_page_price: Set(sku.live_page_price),
        final_price: Set(sku.final_price),
        unit_price: Set(sku.unit_price),
        planned_stock: Set(sku.planned_stock),
        product_sku_id: Set(sku.product_sku_id),
    }
}

/// Lowest, highest and how many in all, for the list.
pub struct Span {
    pub lowest: Option<Money>,
    pub highest: Option<Money>,
    pub stock: i64,
}

pub fn span(form: &OfferForm) -> Span {
    let used = || form.skus.iter().filter(|sku| !sku.disabled);
    let prices = || used().filter_map(|sku| price_of(sku, &form.mechanism)).map(|price| price.final_price);
    let sold = !form.is_gift();
    Span {
        lowest: prices().min().filter(|_| sold),
        highest: prices().max().filter(|_| sold),
        stock: used().filter_map(|sku| sku.planned_stock).sum(),
    }
}

/// What of some offers is told apart by its spec alone.
pub async fn specs_without_barcode(
    db: &impl ConnectionTrait,
    offers: &[i64],
) -> Result<HashMap<i64, BTreeSet<String>>> {
    let mut all: HashMap<i64, BTreeSet<String>> = HashMap::new();
    if offers.is_empty() {
        return Ok(all);
    }
    let rows = Query::select()
        .columns(["offer_id", "spec_key"])
        .from("offer_sku")
        .and_where(among(db.get_database_backend(), Expr::col("offer_id"), offers))
        .and_where(Expr::col("barcode").eq(""))
        .to_owned();
    for row in db.query_all(&rows).await? {
        all.entry(row.try_get("", "offer_id")?).or_default().insert(row.try_get("", "spec_key")?);
    }
    Ok(all)
}

/// The barcodes of some offers.
pub async fn barcodes(db: &impl ConnectionTrait, offers: &[i64]) -> Result<HashMap<i64, BTreeSet<String>>> {
    let mut all: HashMap<i64, BTreeSet<String>> = HashMap::new();
    if offers.is_empty() {
        return Ok(all);
    }
    let rows = Query::select()
        .columns(["offer_id", "barcode"])
        .from("offer_sku")
        .and_where(among(db.get_database_backend(), Expr::col("offer_id"), offers))
        .and_where(has_barcode("offer_sku"))
        .to_owned();
    for row in db.query_all(&rows).await? {
        all.entry(row.try_get("", "offer_id")?).or_default().insert(row.try_get("", "barcode")?);
    }
    Ok(all)
}

/// The index of barcodes holds no empty ones, and only who says so may use it: in plain words, since a plan that serves any
/// value must not rely on this one.
pub fn has_barcode(skus: &str) -> SimpleExpr {
    Expr::cust(format!("{skus}.barcode <> ''"))
}
