use proptest::prelude::*;
use sea_orm::sea_query::SqliteQueryBuilder;

use super::*;
use crate::clock::Date;

const LIST: List = List {
    columns: &[
        Column::new("name", "name", ColumnKind::Text).sortable(),
        Column::new("status", "status", ColumnKind::Enum),
        Column::new("enabled", "enabled", ColumnKind::Bool),
        Column::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

fn sql(query: &str) -> std::result::Result<String, String> {
    let request = PageRequest::parse("/x", query).map_err(|problem| problem.title)?;
    let condition = LIST.condition(&request).map_err(|problem| problem.title)?;
    let mut select = Query::select();
    select.column(Asterisk).from("t").cond_where(condition);
    for (expr, order, _) in LIST.order(&request).map_err(|problem| problem.title)? {
        select.order_by_expr(expr, order);
    }
    Ok(select.to_string(SqliteQueryBuilder))
}

/// S9-16
#[test]
fn a_bare_field_means_contains_for_texts_and_equals_for_the_rest() {
    assert!(sql("name=A").expect("sql").contains(r#"LOWER("name") LIKE '%a%'"#));
    assert!(sql("status=OK").expect("sql").contains(r#""status" = 'OK'"#));
    assert!(sql("status.in=A,B").expect("sql").contains(r#""status" = 'A' OR "status" = 'B'"#));
    assert!(sql("status.notIn=A").expect("sql").contains(r#""status" IS NULL"#));
}

#[test]
fn a_bare_date_on_a_time_means_the_whole_day_in_shanghai() {
    let (from, to) = Date::parse("2026-11-15").expect("a date").bounds();
    let sql = sql("createdDate=2026-11-15").expect("sql");
    assert!(sql.contains(&format!(r#""created_date" >= {}"#, from.0)), "{sql}");
    assert!(sql.contains(&format!(r#""created_date" < {}"#, to.0)), "{sql}");
}

#[test]
fn what_is_not_declared_is_refused_by_name() {
    for (query, name) in [
        ("secret=1", "secret"),
        ("name.like=1", "name.like"),
        ("status.contains=1", "status.contains"),
        ("enabled=maybe", "enabled"),
        ("createdDate.greaterThan=yesterday", "createdDate.greaterThan"),
        ("sort=status,desc", "sort"),
        ("sort=name;drop", "sort"),
    ] {
        assert_eq!(sql(query), Err(format!("查询参数有误：{name}")), "{query}");
    }
}

#[test]
fn sorts_end_with_the_id() {
    assert!(sql("").expect("sql").ends_with(r#"ORDER BY "created_date" DESC, "id" DESC"#));
    assert!(sql("sort=name,asc").expect("sql").ends_with(r#"ORDER BY "name" ASC, "id" DESC"#));
}

proptest! {
    /// Whatever is typed stays a value: it can never end the pattern or become SQL.
    #[test]
    fn like_patterns_are_escaped(text in "[a-z%_\\\\']{1,12}") {
        let query = format!("name.contains={}", form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>());
        let sql = sql(&query).expect("sql");
        let quoted: String = text.chars().flat_map(|c| match c {
            '%' | '_' | '\\' => vec!['\\', c],
            '\'' => vec!['\'', '\''],
            c => vec![c],
        }).collect();
        prop_assert!(sql.contains(&format!("'%{quoted}%'")), "{}", sql);
    }
}
