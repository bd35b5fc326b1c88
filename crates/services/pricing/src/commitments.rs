//! Promises: drafted when an offer is approved, in force from its show on, closed when its time is over.

use std::collections::HashMap;

use platform::db::Tx;
use platform::document::Reach;
use platform::http::{Problem, Result};
use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entity::commitment::{ActiveModel, Column, Entity, Model};
use crate::scope_rules::{Promise, SAME_STORE};
use crate::violations::SCOPE;

/// Before the show there is nothing to keep yet.
pub const DRAFT: &str = "DRAFT";
pub const ACTIVE: &str = "ACTIVE";
/// Broken once; it still has to be kept until its end.
pub const BREACHED: &str = "BREACHED";
pub const CLOSED: &str = "CLOSED";
pub const IN_FORCE: [&str; 2] = [ACTIVE, BREACHED];

/// What an approved offer promises.
#[derive(Clone, Debug)]
pub struct Pledge {
    pub offer_id: i64,
    pub offer_code: String,
    pub offer_name: String,
    pub company_id: i64,
    pub company_name: String,
    pub owner_id: i64,
    pub live_room: String,
    pub terms: Terms,
    pub skus: Vec<PledgedSku>,
}

#[derive(Clone, Debug, Default)]
pub struct Terms {
    pub scope: String,
    pub days: i64,
    pub store_name: String,
    pub store_platform: String,
    pub item_url: String,
}

#[derive(Clone, Debug)]
pub struct PledgedSku {
    pub sku_id: i64,
    pub sku_name: String,
    pub barcode: String,
    /// Of one, however many an order holds.
    pub price: Money,
    pub unit_price: Option<Money>,
}

/// Takes the place of what was drafted before; what is in force already stays.
pub async fn draft(tx: &Tx, pledge: Pledge) -> Result<()> {
    Entity::delete_many().filter(Column::OfferId.eq(pledge.offer_id)).filter(Column::Status.eq(DRAFT)).exec(tx).await?;
    let terms = &pledge.terms;
    let scope = if terms.scope.is_empty() { SAME_STORE } else { &terms.scope };
    let row = |sku: &PledgedSku| ActiveModel {
        id: Set(tx.next_id()),
        offer_id: Set(pledge.offer_id),
        offer_code: Set(pledge.offer_code.clone()),
        offer_name: Set(pledge.offer_name.clone()),
        sku_id: Set(sku.sku_id),
        sku_name: Set(sku.sku_name.clone()),
        barcode: Set(sku.barcode.clone()),
        company_id: Set(pledge.company_id),
        company_name: Set(pledge.company_name.clone()),
        owner_id: Set(pledge.owner_id),
        live_room: Set(pledge.live_room.clone()),
        promised_price: Set(sku.price),
        promised_unit_price: Set(sku.unit_price),
        scope: Set(scope.to_owned()),
        days: Set(terms.days),
        store_name: Set(terms.store_name.clone()),
        store_platform: Set(terms.store_platform.clone()),
        item_url: Set(terms.item_url.clone()),
        start_date: Set(None),
        end_date: Set(None),
        status: Set(DRAFT.into()),
        compensations: Set("[]".into()),
        created_date: Set(tx.now()),
        last_modified_date: Set(tx.now()),
        row_version: Set(0),
    };
    let rows: Vec<ActiveModel> = pledge.skus.iter().map(row).collect();
    if !rows.is_empty() {
        Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// The offer was on air: its promises begin, or go on until the later end.
pub async fn shown(tx: &Tx, offer_id: i64, date: Date) -> Result<()> {
    let rows = Entity::find()
        .filter(Column::OfferId.eq(offer_id))
        .filter(Column::Status.is_in([DRAFT, ACTIVE, BREACHED]))
        .all(tx)
        .await?;
    for row in rows {
        let end = date.plus_days(row.days);
        let change = ActiveModel {
            status: Set(if row.status == DRAFT { ACTIVE.into() } else { row.status.clone() }),
            start_date: Set(Some(row.start_date.map_or(date, |start| Ord::min(start, date)))),
            end_date: Set(Some(row.end_date.map_or(end, |known| Ord::max(known, end)))),
            ..Default::default()
        };
        tx.update(row.id, row.row_version, change).await?;
    }
    Ok(())
}

/// Its time is over, or there will be no show. What was broken stays known as that.
pub async fn close(tx: &Tx, offer_id: i64) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::Status, CLOSED.into())
        .col_expr(Column::LastModifiedDate, tx.now().into())
        .col_expr(Column::RowVersion, Expr::col(Column::RowVersion).add(1))
        .filter(Column::OfferId.eq(offer_id))
        .filter(Column::Status.is_in([DRAFT, ACTIVE]))
        .exec(tx)
        .await?;
    Ok(())
}

pub async fn find(db: &impl ConnectionTrait, id: i64) -> Result<Model> {
    Entity::find_by_id(id).one(db).await?.ok_or_else(Problem::not_found)
}

/// Broken by what two people have confirmed, or whole again because they took it back: for the days that are left.
pub async fn breach(tx: &Tx, id: i64, broken: bool) -> Result<()> {
    let row = find(tx, id).await?;
    let next = match (row.status.as_str(), broken) {
        (ACTIVE, true) => BREACHED,
        (BREACHED, false) if row.end_date < Some(tx.now().date()) => CLOSED,
        (BREACHED, false) => ACTIVE,
        _ => return Ok(()),
    };
    tx.update(row.id, row.row_version, ActiveModel { status: Set(next.into()), ..Default::default() }).await
}

/// A promise that has to be kept today.
#[derive(Clone, Debug)]
pub struct Standing {
    pub id: i64,
    pub offer_code: String,
    pub price: Money,
    pub unit_price: Option<Money>,
    pub start: Option<Date>,
    pub end: Date,
}

/// For each barcode what other offers of `whose` companies still promise, by one statement; the offer that asks is not its
/// own rival.
pub async fn standing(
    db: &impl ConnectionTrait,
    today: Date,
    whose: &Reach,
    offer_id: i64,
    barcodes: &[&str],
) -> Result<HashMap<String, Vec<Standing>>> {
    let mut found: HashMap<String, Vec<Standing>> = HashMap::new();
    if barcodes.is_empty() {
        return Ok(found);
    }
    let kept = Entity::find()
        .filter(Column::Barcode.is_in(barcodes.iter().copied()))
        .filter(Column::Status.is_in(IN_FORCE))
        .filter(Column::StartDate.lte(today))
        .filter(Column::EndDate.gte(today))
        .filter(Column::OfferId.ne(offer_id))
        .filter(SCOPE.within(whose))
        .order_by_desc(Column::EndDate)
        .order_by_desc(Column::Id);
    for row in kept.all(db).await? {
        let Some(end) = row.end_date else { continue };
        found.entry(row.barcode).or_default().push(Standing {
            id: row.id,
            offer_code: row.offer_code,
            price: row.promised_price,
            unit_price: row.promised_unit_price,
            start: row.start_date,
            end,
        });
    }
    Ok(found)
}

/// What buyers of an earlier offer are owed, since a later one was let through for less.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PriceCompensation)]
pub struct Compensation {
    pub offer_id: i64,
    pub offer_code: String,
    pub price: Money,
    pub unit_price: Option<Money>,
    pub noted_date: Timestamp,
}

/// Noted once for each later offer; the last word of one stands.
pub async fn owe(tx: &Tx, commitment_id: i64, owed: Compensation) -> Result<()> {
    let row = find(tx, commitment_id).await?;
    let mut all: Vec<Compensation> = serde_json::from_str(&row.compensations)?;
    all.retain(|one| one.offer_id != owed.offer_id);
    all.push(owed);
    let compensations = Set(serde_json::to_string(&all)?);
    tx.update(row.id, row.row_version, ActiveModel { compensations, ..Default::default() }).await
}

impl Model {
    pub fn promise(&self) -> Promise<'_> {
        Promise {
            scope: &self.scope,
            price: self.promised_price,
            store_name: &self.store_name,
            store_platform: &self.store_platform,
            item_url: &self.item_url,
        }
    }
}
