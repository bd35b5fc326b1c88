//! By which barcodes a goods is found: the one it has, and those that it had until another took them.

use platform::db::Tx;
use platform::document::{Draft, others};
use platform::form::Form as _;
use platform::http::Result;
use platform::workflow::status::{APPROVING, CREATED, REJECTED};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};

use crate::goods::{ENABLED, GoodsForm, GoodsSku};
use crate::texts;

/// Once per company among what is not deleted.
pub async fn must_be_free(tx: &Tx, draft: &mut Draft<'_, GoodsForm>) -> Result<()> {
    let Some(barcode) = draft.form.barcode.as_deref() else { return Ok(()) };
    let own = Expr::col("company_id").eq(draft.company_id).and(Expr::col("barcode").eq(barcode));
    let key = format!("{}/{barcode}", draft.company_id);
    let all = [CREATED, APPROVING, REJECTED, ENABLED, "DISABLED"];
    if let Some(other) = others::<GoodsSku>(tx, draft, &key, &all, own).await?.first() {
        let values = [("code", other.code.as_str())];
        draft.checks.refuse_filled(GoodsForm::FIELDS, "barcode", texts::GOODS_BARCODE_DUP, &values);
    }
    Ok(())
}

/// A former one stays with the goods until another of the company takes it.
pub async fn keep(tx: &Tx, company_id: i64, id: i64, form: &GoodsForm) -> Result<()> {
    let Some(barcode) = form.barcode.as_deref() else { return Ok(()) };
    let taken = OnConflict::columns(["company_id", "barcode"]).update_column("goods_sku_id").to_owned();
    let insert = Query::insert()
        .into_table("goods_barcode")
        .columns(["goods_sku_id", "company_id", "barcode"])
        .values([id.into(), company_id.into(), barcode.into()])
        .map_err(platform::http::Problem::internal)?
        .on_conflict(taken)
        .to_owned();
    tx.execute(&insert).await?;
    Ok(())
}
