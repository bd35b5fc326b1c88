//! Every morning: what is asked elsewhere against what was promised.

use std::collections::HashMap;

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::http::Result;
use sea_orm::sea_query::{Cond, Expr, ExprTrait, JoinType, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use crate::commitments::IN_FORCE;
use crate::entity::{commitment, price};
use crate::scope_rules::is_within;
use crate::violation_rules::LIVING;
use crate::violations::{Finding, begin, is_known};

/// As many at once as a statement can name.
const AT_ONCE: usize = 500;

pub async fn run(app: App) -> Result<String> {
    let mut found = 0;
    for some in lower(app.db.read()).await?.chunks(AT_ONCE) {
        let promises = promises(app.db.read(), some).await?;
        let prices = prices(app.db.read(), some).await?;
        for (promise, seen) in some {
            let (Some(promise), Some(seen)) = (promises.get(promise), prices.get(seen)) else { continue };
            if !is_within(promise.promise(), seen.seen()) {
                continue;
            }
            let job = |tx: Tx, (app, promise, seen): (App, commitment::Model, price::Model)| async move {
                // Another place may have brought it in the meantime; the same one twice in a day is one case.
                if is_known(&tx, promise.id, &seen).await? {
                    return Ok(0);
                }
                begin(&app, &tx, &promise, &seen, Finding { source: "JOB", remark: "", files: "[]" }).await?;
                Ok(1)
            };
            let args = (app.clone(), promise.clone(), seen.clone());
            found += app.db.write(&Ctx::system("price.watch"), args, job).await?;
        }
    }
    Ok(format!("发现 {found} 条破价线索"))
}

/// Promises in force with the last prices under them, seen within their days, that are no case yet.
async fn lower(db: &impl ConnectionTrait) -> Result<Vec<(i64, i64)>> {
    let of = |table: &'static str, column: &'static str| Expr::col((table, column));
    let same = |column: &'static str| of("v", column).equals(("p", column));
    let case = Query::select()
        .expr(Expr::val(1))
        .from_as("price_violation", "v")
        .and_where(of("v", "commitment_id").equals(("c", "id")))
        .cond_where(
            Cond::any()
                .add(of("v", "price_id").equals(("p", "id")))
                .add(Cond::all().add(same("channel")).add(same("url")).add(of("v", "status").is_in(LIVING))),
        )
        .to_owned();
    let select = Query::select()
        .expr_as(of("c", "id"), "promise")
        .expr_as(of("p", "id"), "seen")
        .from_as("price_commitment", "c")
        .join_as(JoinType::InnerJoin, "channel_price", "p", of("p", "barcode").equals(("c", "barcode")))
        .and_where(of("c", "status").is_in(IN_FORCE))
        .and_where(of("p", "latest").eq(true))
        .and_where(of("p", "price").lt(of("c", "promised_price")))
        .and_where(of("p", "captured_date").gte(of("c", "start_date")))
        .and_where(of("p", "captured_date").lte(of("c", "end_date")))
        .and_where(Expr::exists(case).not())
        .order_by_expr(of("c", "id"), sea_orm::Order::Asc)
        .order_by_expr(of("p", "id"), sea_orm::Order::Asc)
        .to_owned();
    let rows = db.query_all(&select).await?;
    rows.iter().map(|row| Ok((row.try_get("", "promise")?, row.try_get("", "seen")?))).collect()
}

async fn promises(db: &impl ConnectionTrait, some: &[(i64, i64)]) -> Result<HashMap<i64, commitment::Model>> {
    let ids = some.iter().map(|(promise, _)| *promise);
    let rows = commitment::Entity::find().filter(commitment::Column::Id.is_in(ids)).all(db).await?;
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}

async fn prices(db: &impl ConnectionTrait, some: &[(i64, i64)]) -> Result<HashMap<i64, price::Model>> {
    let ids = some.iter().map(|(_, seen)| *seen);
    let rows = price::Entity::find().filter(price::Column::Id.is_in(ids)).all(db).await?;
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}
