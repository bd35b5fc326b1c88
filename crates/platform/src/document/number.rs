//! Numbers: prefix, day, and a sequence that starts anew each day.

use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ConnectionTrait, DbErr};

use crate::db::Tx;
use crate::http::{Problem, Result};

/// `DP2611150001`; after 9,999 the sequence has five digits.
pub async fn next_code(tx: &Tx, prefix: &str) -> Result<String> {
    let day = tx.now().local().format("%y%m%d").to_string();
    let last = "last_no";
    let taken = Query::insert()
        .into_table("document_number")
        .columns(["prefix", "day", "last_no"])
        .values([prefix.into(), day.clone().into(), 1_i64.into()])
        .map_err(|error| Problem::internal(DbErr::Custom(error.to_string())))?
        .on_conflict(
            OnConflict::columns(["prefix", "day"]).value(last, Expr::col(("document_number", last)).add(1)).to_owned(),
        )
        .returning_col(last)
        .to_owned();
    let row = tx.query_one(&taken).await?.ok_or_else(|| Problem::internal("no number was given"))?;
    let number: i64 = row.try_get("", "last_no")?;
    Ok(format!("{prefix}{day}{number:04}"))
}
