//! One filter of a list as a condition: what its operator means for its kind of column.

use sea_orm::Value;
use sea_orm::sea_query::{Expr, ExprTrait, Func, LikeExpr, SimpleExpr};

use super::criteria::{Column, ColumnKind};
use crate::clock::{Date, Timestamp};
use crate::form::scaled;

const MAX_IN_LIST: usize = 200;
const MAX_TEXT: usize = 200;

/// None where the column does not take the operator, or the text is no value of its kind.
pub(super) fn predicate(column: &Column, operator: &str, text: &str) -> Option<SimpleExpr> {
    let expr = column.expr();
    if let Some(by) = column.by {
        let any = || parts(text)?.into_iter().map(|part| value(column.kind, part)).collect::<Option<_>>().map(by);
        return match operator {
            "" | "equals" => Some(by(vec![value(column.kind, text)?])),
            "notEquals" => Some(by(vec![value(column.kind, text)?]).not()),
            "in" => any(),
            "notIn" => any().map(SimpleExpr::not),
            _ => None,
        };
    }
    let operator = match (operator, column.kind) {
        ("", ColumnKind::Text) => "contains",
        // The same parameter twice is a list, as one with a comma is.
        ("", _) if text.contains(',') => "in",
        ("", _) => "equals",
        (operator, _) => operator,
    };
    match operator {
        "specified" => Some(if text.parse::<bool>().ok()? { expr.is_not_null() } else { expr.is_null() }),
        "contains" | "doesNotContain" if column.kind == ColumnKind::Text => {
            let text = bounded(text)?;
            let found = if column.lowered { expr.clone().like(pattern(text)) } else { contains(expr.clone(), text) };
            Some(if operator == "contains" { found } else { found.not().or(expr.is_null()) })
        }
        "in" | "notIn" => {
            let any = parts(text)?.iter().map(|part| equals(column, part)).collect::<Option<Vec<_>>>()?;
            let any = any.into_iter().reduce(|all, one| all.or(one))?;
            Some(if operator == "in" { any } else { any.not().or(column.exact().is_null()) })
        }
        "equals" => equals(column, text),
        "notEquals" => Some(equals(column, text)?.not().or(column.exact().is_null())),
        _ => compare(column, operator, text),
    }
}

fn parts(text: &str) -> Option<Vec<&str>> {
    let parts: Vec<&str> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    (!parts.is_empty() && parts.len() <= MAX_IN_LIST).then_some(parts)
}

fn equals(column: &Column, text: &str) -> Option<SimpleExpr> {
    let expr = column.exact();
    if column.kind == ColumnKind::Time {
        let (from, to) = span(text)?;
        return Some(expr.clone().gte(from).and(expr.lt(to)));
    }
    Some(expr.eq(value(column.kind, text)?))
}

/// What people see of a time ends with its second, and of a day with its last one: that is what they ask for.
fn span(text: &str) -> Option<(Timestamp, Timestamp)> {
    if let Some(day) = Date::parse(text) {
        return Some(day.bounds());
    }
    let from = Timestamp::parse(text)?;
    Some((from, Timestamp(from.0 + 1000)))
}

fn compare(column: &Column, operator: &str, text: &str) -> Option<SimpleExpr> {
    let expr = column.expr();
    if !matches!(
        column.kind,
        ColumnKind::Id | ColumnKind::Number | ColumnKind::Decimal(_) | ColumnKind::Date | ColumnKind::Time
    ) {
        return None;
    }
    if column.kind == ColumnKind::Time {
        let (from, to) = span(text)?;
        return match operator {
            "greaterThan" => Some(expr.gte(to)),
            "greaterThanOrEqual" => Some(expr.gte(from)),
            "lessThan" => Some(expr.lt(from)),
            "lessThanOrEqual" => Some(expr.lt(to)),
            _ => None,
        };
    }
    let value = value(column.kind, text)?;
    match operator {
        "greaterThan" => Some(expr.gt(value)),
        "greaterThanOrEqual" => Some(expr.gte(value)),
        "lessThan" => Some(expr.lt(value)),
        "lessThanOrEqual" => Some(expr.lte(value)),
        _ => None,
    }
}

fn value(kind: ColumnKind, text: &str) -> Option<Value> {
    match kind {
        ColumnKind::Id | ColumnKind::Number => text.parse::<i64>().ok().map(Value::from),
        ColumnKind::Decimal(scale) => scaled(text, scale).map(Value::from),
        ColumnKind::Text | ColumnKind::Enum => bounded(text).map(Value::from),
        ColumnKind::Bool => text.parse::<bool>().ok().map(Value::from),
        ColumnKind::Date => Date::parse(text).map(Value::from),
        ColumnKind::Time => Timestamp::parse(text).map(Value::from),
    }
}

fn bounded(text: &str) -> Option<&str> {
    (text.chars().count() <= MAX_TEXT && !text.contains('\0')).then_some(text)
}

/// `contains` that means its text: `%`, `_` and `\` are letters, and upper case is lower case on both databases.
fn contains(column: impl Into<SimpleExpr>, text: &str) -> SimpleExpr {
    Expr::expr(Func::lower(column)).like(pattern(text))
}

fn pattern(text: &str) -> LikeExpr {
    let mut pattern = String::from("%");
    for c in text.to_lowercase().chars() {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern.push('%');
    LikeExpr::new(pattern).escape('\\')
}
