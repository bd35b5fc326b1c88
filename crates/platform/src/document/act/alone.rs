//! Rules of the kind "only one at a time".

use sea_orm::sea_query::{Expr, ExprTrait, Query, SimpleExpr};
use sea_orm::{ConnectionTrait, QueryResult};
use serde_json::Value as Json;

use super::Draft;
use crate::db::Tx;
use crate::document::Document;
use crate::http::Result;

/// One of the same kind.
#[derive(Clone, Debug)]
pub struct Other {
    pub id: i64,
    pub code: String,
    /// As stored.
    pub form: Json,
}

/// The others of its kind that are in one of these states and fit. Whoever asks under the same key at the
/// same time waits for this transaction: of two that come at once, the second finds the first.
pub async fn others<D: Document>(
    tx: &Tx,
    draft: &Draft<'_, D::Form>,
    key: &str,
    states: &[&str],
    fit: SimpleExpr,
) -> Result<Vec<Other>> {
    tx.lock(&format!("{}/{key}", D::KIND.biz_type)).await?;
    let column = Expr::col::<&str>;
    let open = Query::select()
        .columns(["id", "code", "form"])
        .from(D::KIND.table)
        .and_where(column("status").is_in(states.iter().copied()))
        .and_where(column("id").ne(draft.id))
        .and_where(column("is_deleted").eq(false))
        .and_where(fit)
        .to_owned();
    let rows = tx.query_all(&open).await?;
    let other = |row: &QueryResult| {
        let form = serde_json::from_str(&row.try_get::<String>("", "form")?)?;
        Ok(Other { id: row.try_get("", "id")?, code: row.try_get("", "code")?, form })
    };
    rows.iter().map(other).collect()
}

/// Of the same company.
pub async fn others_of_company<D: Document>(
    tx: &Tx,
    draft: &Draft<'_, D::Form>,
    states: &[&str],
) -> Result<Vec<Other>> {
    let own = Expr::col("company_id").eq(draft.company_id);
    others::<D>(tx, draft, &draft.company_id.to_string(), states, own).await
}
