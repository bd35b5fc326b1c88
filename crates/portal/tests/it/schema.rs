//! Both databases have the same tables, columns, keys and indexes; but for those of pieces of text (`…_gram`), which each
//! keeps in its own way.

use std::collections::BTreeSet;

use platform::Clock;
use platform::db::Db;
use sea_orm::{ConnectionTrait, QueryResult, Statement};
use testkit::{Content, TestDatabase};

const SQLITE: &str = "
    SELECT 'column ' || t.name || '.' || c.name || ' ' || lower(c.type)
           || CASE WHEN c.\"notnull\" = 1 OR c.pk > 0 THEN ' not null' ELSE '' END
           || CASE WHEN c.pk > 0 THEN ' key ' || c.pk ELSE '' END
           || coalesce(' default ' || CASE WHEN c.type = 'BOOLEAN' THEN lower(c.dflt_value) ELSE c.dflt_value END, '') AS fact
      FROM sqlite_schema t JOIN pragma_table_xinfo(t.name) c
     WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '%_gram%' AND t.name <> 'seaql_migrations'
    UNION ALL
    SELECT 'index ' || t.name || '.' || i.name || CASE WHEN i.\"unique\" = 1 THEN ' unique' ELSE '' END
           || CASE WHEN i.partial = 1 THEN ' partial' ELSE '' END
           || ' (' || (SELECT group_concat(coalesce(x.name, 'expression') || CASE WHEN x.desc = 1 THEN ' desc' ELSE '' END, ', ')
                         FROM (SELECT * FROM pragma_index_xinfo(i.name) WHERE key = 1 ORDER BY seqno) x) || ')'
      FROM sqlite_schema t JOIN pragma_index_list(t.name) i
     WHERE t.type = 'table' AND t.name NOT LIKE '%_gram%' AND t.name <> 'seaql_migrations' AND i.origin = 'c'
    UNION ALL
    SELECT 'reference ' || t.name || '.' || f.\"from\" || ' ' || f.\"table\" || '.' || coalesce(f.\"to\", 'id')
      FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table'";

const POSTGRES: &str = "
    SELECT 'column ' || c.table_name || '.' || c.column_name || ' ' || c.data_type
           || CASE WHEN c.is_nullable = 'NO' THEN ' not null' ELSE '' END
           || coalesce(' key ' || k.ordinal_position, '') || coalesce(' default ' || split_part(c.column_default, '::', 1), '') AS fact
      FROM information_schema.columns c
      LEFT JOIN (information_schema.table_constraints p JOIN information_schema.key_column_usage k
                   ON k.constraint_name = p.constraint_name AND k.table_schema = p.table_schema
                  AND p.constraint_type = 'PRIMARY KEY')
        ON k.table_name = c.table_name AND k.column_name = c.column_name AND k.table_schema = c.table_schema
     WHERE c.table_schema = 'public' AND c.table_name NOT LIKE '%_gram' AND c.table_name <> 'seaql_migrations'
    UNION ALL
    SELECT 'index ' || t.relname || '.' || n.relname || CASE WHEN i.indisunique THEN ' unique' ELSE '' END
           || CASE WHEN i.indpred IS NOT NULL THEN ' partial' ELSE '' END
           || ' (' || (SELECT string_agg(coalesce(a.attname, 'expression')
                              || CASE WHEN i.indoption[o.n - 1] & 1 = 1 THEN ' desc' ELSE '' END, ', ' ORDER BY o.n)
                         FROM generate_series(1, i.indnkeyatts) o(n)
                         LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[o.n - 1] AND a.attnum > 0) || ')'
      FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_class n ON n.oid = i.indexrelid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relname NOT LIKE '%_gram' AND t.relname <> 'seaql_migrations' AND NOT i.indisprimary
    UNION ALL
    SELECT 'reference ' || t.relname || '.' || a.attname || ' ' || r.relname || '.' || b.attname
      FROM pg_constraint f JOIN pg_class t ON t.oid = f.conrelid JOIN pg_class r ON r.oid = f.confrelid
      JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = f.conkey[1]
      JOIN pg_attribute b ON b.attrelid = r.oid AND b.attnum = f.confkey[1]
     WHERE f.contype = 'f'";

/// The schema test of both databases: it needs PostgreSQL whatever the rest of the run uses.
#[tokio::test]
async fn both_databases_have_the_same_schema() {
    let (sqlite, postgres) = (TestDatabase::sqlite(Content::Bare).await, TestDatabase::postgres(Content::Bare).await);
    let sqlite = Db::connect(sqlite.url(), Clock::default()).await.expect("SQLite");
    let postgres = Db::connect(postgres.url(), Clock::default()).await.expect("PostgreSQL");
    let (here, there) = (facts(&sqlite, SQLITE).await, facts(&postgres, POSTGRES).await);
    assert!(here.len() > 100, "the question finds the schema: {here:#?}");
    assert_eq!(difference(&here, &there), Vec::<String>::new());

    // The control: what differs is found.
    sqlite.owner().execute_unprepared("ALTER TABLE session ADD COLUMN extra TEXT").await.expect("altered");
    sqlite.owner().execute_unprepared("DROP INDEX session_by_user").await.expect("altered");
    let found = difference(&facts(&sqlite, SQLITE).await, &there);
    assert_eq!(
        found,
        ["only SQLite: column session.extra text", "only PostgreSQL: index session.session_by_user (user_id, id)"]
    );
}

async fn facts(db: &Db, question: &str) -> BTreeSet<String> {
    let rows = db.owner().query_all_raw(Statement::from_string(db.backend(), question)).await.expect("an answer");
    rows.iter().map(|row: &QueryResult| row.try_get::<String>("", "fact").expect("a fact")).collect()
}

fn difference(sqlite: &BTreeSet<String>, postgres: &BTreeSet<String>) -> Vec<String> {
    let only_sqlite = sqlite.difference(postgres).map(|fact| format!("only SQLite: {fact}"));
    let only_postgres = postgres.difference(sqlite).map(|fact| format!("only PostgreSQL: {fact}"));
    only_sqlite.chain(only_postgres).collect()
}
