//! `column IN (…)` in the same words for one id and for a hundred. With a list of places every length is a statement of its
//! own, and PostgreSQL believes so firmly that it can plan a join better by knowing the ids that it plans it each time,
//! for longer than it runs.

use sea_orm::sea_query::{Expr, SimpleExpr};
use sea_orm::{DbBackend, Value};

pub fn among(backend: DbBackend, column: impl Into<SimpleExpr>, ids: &[i64]) -> SimpleExpr {
    let ids: Vec<String> = ids.iter().map(i64::to_string).collect();
    among_listed(backend, column, ids.join(","))
}

/// `ids` have commas between them.
pub(super) fn among_listed(backend: DbBackend, column: impl Into<SimpleExpr>, ids: String) -> SimpleExpr {
    let sql = match backend {
        DbBackend::Postgres => "$1 = ANY (CAST(string_to_array($2, ',') AS BIGINT[]))",
        _ => "? IN (SELECT value FROM json_each('[' || ? || ']'))",
    };
    Expr::cust_with_exprs(sql, [column.into(), Expr::value(Value::from(ids))])
}
