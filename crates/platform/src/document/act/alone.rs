//! Rules of the kind "only one at a time".

use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query, SimpleExpr};
use serde_json::Value as Json;

use super::Draft;
use crate::db::Tx;
use crate::document::Document;
use crate::http::Result;

/// The forms of the others of its kind that are in one of these states and fit. Whoever asks under the same key at the
/// same time waits for this transaction: of two that come at once, the second finds the first.
pub async fn others<D: Document>(
    tx: &Tx,
    draft: &Draft<'_, D::Form>,
    key: &str,
    states: &[&str],
    fit: SimpleExpr,
) -> Result<Vec<Json>> {
    tx.lock(&format!("{}/{key}", D::KIND.biz_type)).await?;
    let column = Expr::col::<&str>;
    let open = Query::select()
        .column("form")
        .from(D::KIND.table)
        .and_where(column("status").is_in(states.iter().copied()))
        .and_where(column("id").ne(draft.id))
        .and_where(column("is_deleted").eq(false))
        .and_where(fit)
        .to_owned();
    let rows = tx.query_all(&open).await?;
    rows.iter().map(|row| Ok(serde_json::from_str(&row.try_get::<String>("", "form")?)?)).collect()
}

/// Of the same company.
pub async fn others_of_company<D: Document>(tx: &Tx, draft: &Draft<'_, D::Form>, states: &[&str]) -> Result<Vec<Json>> {
    let own = Expr::col("company_id").eq(draft.company_id);
    others::<D>(tx, draft, &draft.company_id.to_string(), states, own).await
}
