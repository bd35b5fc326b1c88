//! What is to be supplied for a show: it comes, moves and goes with the place in the schedule.

use offer::airing::{self, Airing};
use platform::db::Tx;
use platform::http::Result;
use sea_orm::{ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};

use super::rules::{self, CONFIRMED, OVERDUE, TO_UPDATE};
use crate::entity::item;
use crate::entity::supply::{Column, Entity, Model};

/// An offer has its place in a show: each of its SKUs is to be supplied.
pub async fn expect(tx: &Tx, item: &item::Model, offer: &Airing) -> Result<()> {
    let skus = airing::skus(tx, &[offer.id]).await?.remove(&offer.id).unwrap_or_default();
    let all: i64 = skus.iter().map(|sku| sku.stock).sum();
    let row = |sku: airing::Sku| Model {
        id: tx.next_id(),
        item_id: item.id,
        session_id: item.session_id,
        offer_id: offer.id,
        sku_id: sku.id,
        company_id: offer.company_id,
        owner_id: offer.created_by,
        offer_code: offer.code.clone(),
        offer_name: offer.title.clone(),
        sku_name: sku.name,
        category_code: offer.category_code.clone(),
        live_room: item.live_room.clone(),
        session_date: item.show_date,
        plan_stock: rules::share(item.plan_stock, sku.stock, all),
        deadline: rules::deadline(item.show_date),
        status: TO_UPDATE.into(),
        available_stock: None,
        lock_stock: None,
        daily_capacity: None,
        ship_hours: String::new(),
        ship_warehouse: None,
        presale: false,
        presale_ship_date: None,
        batch_no: String::new(),
        production_date: None,
        shelf_life_days: None,
        near_expiry: false,
        price_confirmed: false,
        remark: String::new(),
        reject_reason: String::new(),
        asked_date: None,
        overdue_date: None,
        last_modified_by: item.last_modified_by,
        last_modified_date: tx.now(),
        row_version: 0,
    };
    let rows: Vec<_> = skus.into_iter().map(|sku| row(sku).into_active_model()).collect();
    if !rows.is_empty() {
        Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// Nothing is supplied for a place that is gone.
pub async fn forget(tx: &Tx, items: &[i64]) -> Result<()> {
    Entity::delete_many().filter(Column::ItemId.is_in(items.iter().copied())).exec(tx).await?;
    Ok(())
}

/// The show is on another day, or needs another stock.
pub async fn follow(tx: &Tx, item: &item::Model) -> Result<()> {
    let rows = Entity::find().filter(Column::ItemId.eq(item.id)).all(tx).await?;
    let skus = airing::skus(tx, &[item.offer_id]).await?.remove(&item.offer_id).unwrap_or_default();
    let all: i64 = skus.iter().map(|sku| sku.stock).sum();
    for row in rows {
        let stock = skus.iter().find(|sku| sku.id == row.sku_id).map_or(0, |sku| sku.stock);
        let late = row.status == OVERDUE && rules::deadline(item.show_date) > tx.now();
        Entity::update_many()
            .col_expr(Column::SessionDate, item.show_date.into())
            .col_expr(Column::Deadline, rules::deadline(item.show_date).into())
            .col_expr(Column::PlanStock, rules::share(item.plan_stock, stock, all).into())
            .col_expr(Column::Status, if late { TO_UPDATE } else { row.status.as_str() }.into())
            .col_expr(Column::OverdueDate, row.overdue_date.filter(|_| !late).into())
            .filter(Column::Id.eq(row.id))
            .exec(tx)
            .await?;
    }
    Ok(())
}

/// Of a demo session: everything there, everything confirmed.
pub async fn demo(tx: &Tx, session_id: i64) -> Result<()> {
    for row in Entity::find().filter(Column::SessionId.eq(session_id)).all(tx).await? {
        let warehouses = company::own_addresses(tx, row.company_id).await?;
        Entity::update_many()
            .col_expr(Column::Status, CONFIRMED.into())
            .col_expr(Column::AvailableStock, Some(row.plan_stock + row.plan_stock / 5).into())
            .col_expr(Column::DailyCapacity, Some(2_000i64).into())
            .col_expr(Column::ShipHours, "H48".into())
            .col_expr(Column::ShipWarehouse, warehouses.first().map(|(id, _)| *id).into())
            .col_expr(Column::ProductionDate, Some(row.session_date.plus_days(-60)).into())
            .col_expr(Column::ShelfLifeDays, Some(1095).into())
            .col_expr(Column::PriceConfirmed, true.into())
            .filter(Column::Id.eq(row.id))
            .exec(tx)
            .await?;
    }
    Ok(())
}
