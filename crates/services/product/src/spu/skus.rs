//! The rows of SKUs: kept in step with the form, asked by barcode.

use std::collections::HashMap;

use platform::db::Tx;
use platform::document::next_code;
use platform::http::{Problem, Result};
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use sea_orm::{ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use super::form::{SpuForm, SpuSku};
use crate::entity::sku;

pub const CREATED: &str = "CREATED";
pub const ENABLED: &str = "ENABLED";

/// Every SKU has a number of its own, and none takes that of another product.
pub async fn complete(tx: &Tx, company_id: i64, form: &mut SpuForm) -> Result<()> {
    let sent: Vec<i64> = form.skus.iter().filter_map(|sku| sku.id).collect();
    if !sent.is_empty() {
        let known = sku::Entity::find().filter(sku::Column::Id.is_in(sent.iter().copied()));
        let known = known.filter(sku::Column::CompanyId.eq(company_id)).all(tx).await?;
        let one = known.first().map(|first| first.spu_id);
        if known.len() != sent.len() || known.iter().any(|row| Some(row.spu_id) != one) {
            return Err(Problem::not_found());
        }
    }
    for sku in &mut form.skus {
        sku.id.get_or_insert_with(|| tx.next_id());
        sku.token = None;
        if sku.no_barcode {
            sku.barcode = None;
        }
    }
    Ok(())
}

/// The form's SKUs become rows; one that was there keeps its number and its state.
pub async fn keep(tx: &Tx, company_id: i64, spu_id: i64, form: &SpuForm) -> Result<()> {
    let own = || sku::Entity::find().filter(sku::Column::SpuId.eq(spu_id));
    let before: HashMap<i64, sku::Model> = own().all(tx).await?.into_iter().map(|row| (row.id, row)).collect();
    let ids: Vec<i64> = form.skus.iter().filter_map(|sku| sku.id).collect();
    let strangers = sku::Entity::find().filter(sku::Column::Id.is_in(ids)).filter(sku::Column::SpuId.ne(spu_id));
    if strangers.one(tx).await?.is_some() {
        return Err(Problem::not_found());
    }
    let live = before.values().any(|row| row.live);
    sku::Entity::delete_many().filter(sku::Column::SpuId.eq(spu_id)).exec(tx).await?;
    let mut rows = Vec::new();
    for (place, sku) in form.skus.iter().enumerate() {
        let known = sku.id.and_then(|id| before.get(&id));
        let code = match known {
            Some(row) => row.code.clone(),
            None => next_code(tx, "SK").await?,
        };
        let status = known.map_or(if live { ENABLED } else { CREATED }, |row| row.status.as_str()).to_owned();
        rows.push(row(tx, (company_id, spu_id), place, sku, sku::Model { live, ..stub(code, status) }));
    }
    if !rows.is_empty() {
        sku::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

fn stub(code: String, status: String) -> sku::Model {
    let (barcode, spec_key, sku_name) = (String::new(), String::new(), String::new());
    sku::Model { id: 0, spu_id: 0, company_id: 0, place: 0, code, sku_name, barcode, spec_key, status, live: false }
}

fn row(tx: &Tx, (company_id, spu_id): (i64, i64), place: usize, sku: &SpuSku, kept: sku::Model) -> sku::ActiveModel {
    sku::ActiveModel {
        id: Set(sku.id.unwrap_or_else(|| tx.next_id())),
        spu_id: Set(spu_id),
        company_id: Set(company_id),
        place: Set(i32::try_from(place).unwrap_or(i32::MAX)),
        code: Set(kept.code),
        sku_name: Set(sku.sku_name.clone().unwrap_or_default()),
        barcode: Set(sku.barcode.clone().unwrap_or_default()),
        spec_key: Set(sku.spec.key()),
        status: Set(kept.status),
        live: Set(kept.live),
    }
}

/// The product counts from now on, and so do the barcodes of its SKUs.
pub async fn enable(tx: &Tx, spu_id: i64) -> Result<()> {
    let own = sku::Entity::update_many().filter(sku::Column::SpuId.eq(spu_id));
    own.col_expr(sku::Column::Live, Expr::value(true)).exec(tx).await?;
    let fresh =
        sku::Entity::update_many().filter(sku::Column::SpuId.eq(spu_id)).filter(sku::Column::Status.eq(CREATED));
    fresh.col_expr(sku::Column::Status, Expr::value(ENABLED)).exec(tx).await?;
    Ok(())
}

/// Whose a barcode is.
#[derive(Clone, Debug)]
pub struct Taken {
    pub barcode: String,
    pub spu_id: i64,
    pub spu_code: String,
    pub brand_key: String,
}

/// The products that count with one of these barcodes, but for one.
pub async fn holders(db: &impl ConnectionTrait, barcodes: &[&str], but: i64) -> Result<Vec<Taken>> {
    if barcodes.is_empty() {
        return Ok(Vec::new());
    }
    let taken = Query::select()
        .column(("product_sku", "barcode"))
        .column(("spu", "id"))
        .column(("spu", "code"))
        .column(("spu", "brand_key"))
        .from("product_sku")
        .inner_join("spu", Expr::col(("spu", "id")).equals(("product_sku", "spu_id")))
        .and_where(Expr::col(("product_sku", "barcode")).is_in(barcodes.iter().copied()))
        .and_where(Expr::cust("product_sku.live AND product_sku.barcode <> ''"))
        .and_where(Expr::col(("product_sku", "spu_id")).ne(but))
        .to_owned();
    let rows = db.query_all(&taken).await?;
    let holder = |row: &sea_orm::QueryResult| -> Result<Taken> {
        Ok(Taken {
            barcode: row.try_get("", "barcode")?,
            spu_id: row.try_get("", "id")?,
            spu_code: row.try_get("", "code")?,
            brand_key: row.try_get("", "brand_key")?,
        })
    };
    rows.iter().map(holder).collect()
}

/// Those of a product, in their order.
pub async fn of(db: &impl ConnectionTrait, spu_id: i64) -> Result<Vec<sku::Model>> {
    let own = sku::Entity::find().filter(sku::Column::SpuId.eq(spu_id));
    Ok(own.order_by_asc(sku::Column::Place).all(db).await?)
}

pub async fn forget(tx: &Tx, spu_id: i64) -> Result<()> {
    sku::Entity::delete_many().filter(sku::Column::SpuId.eq(spu_id)).exec(tx).await?;
    Ok(())
}
