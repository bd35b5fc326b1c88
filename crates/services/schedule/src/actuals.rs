//! What was really sold: a sheet of figures that comes after a show, SKU by SKU.

use std::collections::{BTreeSet, HashMap};

use async_trait::async_trait;
use offer::airing;
use platform::Form;
use platform::db::Tx;
use platform::document::Actor;
use platform::form::Form as _;
use platform::http::{Problem, Result};
use platform::import::Sheet;
use platform::money::Money;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};

use crate::entity::{actual, item, session};
use crate::items::{CONFIRMED, SCOPE, SHOWED};
use crate::session_rules::{CLOSED, LIVE};
use crate::texts::{self, Text};

/// 35.
#[derive(Clone, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ActualRow {
    #[field("报品编码", max = 30, required)]
    offer_code: String,
    /// The merchant's code, or the barcode.
    #[field("SKU编码", max = 50, required)]
    sku_code: String,
    #[field("销量", low = 0, high = 99999999, required)]
    sold_qty: Option<i64>,
    #[field("退货量", low = 0, high = 99999999, required)]
    refund_qty: Option<i64>,
    #[field("GMV", low = 0, required)]
    gmv: Option<Money>,
}

pub struct ActualSheet;

#[async_trait]
impl Sheet for ActualSheet {
    type Row = ActualRow;

    const KIND: &'static str = "scheduleActual";
    const NAME: &'static str = "直播实绩";
    const MAX_ROWS: usize = 5000;

    fn key(row: &ActualRow) -> Option<String> {
        Some(format!("{} {}", row.offer_code, row.sku_code))
    }

    async fn check(tx: &Tx, actor: &Actor, rows: &[ActualRow]) -> Result<Vec<(usize, String, String)>> {
        let known = Lookups::read(tx, actor, rows).await?;
        let mut wrong = Vec::new();
        let mut skus = BTreeSet::new();
        for (index, row) in rows.iter().enumerate() {
            let mut refuse = |field: &str, text: Text| {
                let label = platform::form::find_fact(ActualRow::FIELDS, field).map_or(field, |fact| fact.label);
                wrong.push((index, field.to_owned(), text.fill(&[("label", label)])));
            };
            match known.places.get(row.offer_code.as_str()) {
                None => refuse("offerCode", texts::ACTUAL_OFFER),
                Some(place) => match place.sku(&row.sku_code) {
                    None => refuse("skuCode", texts::ACTUAL_SKU),
                    // The code in one row and the barcode in another are one SKU all the same.
                    Some(sku) if !skus.insert(sku) => refuse("skuCode", texts::ACTUAL_TWICE),
                    Some(_) => {}
                },
            }
            // What could not be read is said already.
            if row.sold_qty.zip(row.refund_qty).is_some_and(|(sold, back)| back > sold) {
                refuse("refundQty", texts::ACTUAL_REFUND);
            }
        }
        Ok(wrong)
    }

    async fn take(tx: &Tx, actor: &Actor, rows: Vec<ActualRow>) -> Result<usize> {
        let known = Lookups::read(tx, actor, &rows).await?;
        let many = rows.len();
        let mut items = BTreeSet::new();
        let mut lines = Vec::new();
        for row in rows {
            let place = known.places.get(row.offer_code.as_str());
            let place = place.ok_or_else(|| Problem::from(texts::ACTUAL_OFFER))?;
            let sku_id = place.sku(&row.sku_code).ok_or_else(|| Problem::from(texts::ACTUAL_SKU))?;
            items.insert(place.item_id);
            lines.push(actual::ActiveModel {
                id: Set(tx.next_id()),
                item_id: Set(place.item_id),
                sku_id: Set(sku_id),
                sku_code: Set(row.sku_code),
                sold_qty: Set(row.sold_qty.unwrap_or_default()),
                refund_qty: Set(row.refund_qty.unwrap_or_default()),
                gmv: Set(row.gmv.unwrap_or_default()),
                imported_date: Set(tx.now()),
            });
        }
        // Figures that come again stand in the place of the earlier ones.
        let again = OnConflict::columns([actual::Column::ItemId, actual::Column::SkuId])
            .update_columns([
                actual::Column::SkuCode,
                actual::Column::SoldQty,
                actual::Column::RefundQty,
                actual::Column::Gmv,
                actual::Column::ImportedDate,
            ])
            .to_owned();
        for some in lines.chunks(500) {
            let insert = actual::Entity::insert_many(some.to_vec()).on_conflict(again.clone());
            insert.exec_without_returning(tx).await?;
        }
        add_up(tx, &items).await?;
        Ok(many)
    }
}

/// The item's figures are the sums of its lines.
async fn add_up(tx: &Tx, items: &BTreeSet<i64>) -> Result<()> {
    let lines = actual::Entity::find().filter(actual::Column::ItemId.is_in(items.iter().copied())).all(tx).await?;
    let mut sums: HashMap<i64, (i64, i64, i64)> = HashMap::new();
    for line in lines {
        let sum = sums.entry(line.item_id).or_default();
        *sum = (sum.0 + line.sold_qty, sum.1 + line.refund_qty, sum.2 + line.gmv.0);
    }
    for (id, (sold, refunded, gmv)) in sums {
        item::Entity::update_many()
            .col_expr(item::Column::ActualSales, sold.into())
            .col_expr(item::Column::ActualRefunds, refunded.into())
            .col_expr(item::Column::ActualGmv, gmv.into())
            .filter(item::Column::Id.eq(id))
            .exec(tx)
            .await?;
    }
    Ok(())
}

/// Where an offer was shown, and what its SKUs are called.
struct Place {
    item_id: i64,
    skus: Vec<airing::Sku>,
}

impl Place {
    fn sku(&self, name: &str) -> Option<i64> {
        self.skus.iter().find(|sku| sku.codes.iter().any(|known| known == name)).map(|sku| sku.id)
    }
}

/// Asked once for all rows.
struct Lookups {
    /// By the offer's code.
    places: HashMap<String, Place>,
}

impl Lookups {
    async fn read(tx: &Tx, actor: &Actor, rows: &[ActualRow]) -> Result<Self> {
        let codes: BTreeSet<&str> = rows.iter().map(|row| row.offer_code.as_str()).collect();
        let offers = airing::find_by_codes(tx, &Vec::from_iter(codes)).await?;
        let ids: Vec<i64> = offers.keys().copied().collect();
        let mut names = airing::skus(tx, &ids).await?;
        let items = item::Entity::find()
            .filter(item::Column::OfferId.is_in(ids))
            .filter(SCOPE.for_caller(&actor.app, &actor.caller))
            .filter(item::Column::Status.is_in([CONFIRMED, SHOWED]))
            .all(tx)
            .await?;
        let sessions = session::Entity::find()
            .filter(session::Column::Id.is_in(items.iter().map(|item| item.session_id)))
            .filter(session::Column::Status.is_in([LIVE, CLOSED]))
            .all(tx)
            .await?;
        let mut places = HashMap::new();
        for item in items.iter().filter(|item| sessions.iter().any(|session| session.id == item.session_id)) {
            if let Some(offer) = offers.get(&item.offer_id) {
                let skus = names.remove(&offer.id).unwrap_or_default();
                places.insert(offer.code.clone(), Place { item_id: item.id, skus });
            }
        }
        Ok(Self { places })
    }
}
