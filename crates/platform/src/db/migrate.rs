//! Migrations: portable SQL that both databases read alike, each applied once, in one transaction. What only one of them
//! can read stands after a line `-- only on sqlite:` or `-- only on postgres:`, until `-- on both:`. A table of approval
//! documents begins with `DOCUMENT name (` and goes on with the module's own columns.

use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement};
use sea_orm_migration::prelude::{SchemaManager, async_trait};
use sea_orm_migration::{MigrationName, MigrationTrait, MigratorTraitSelf};

use super::Db;

/// Any fixed number: PostgreSQL's copies wait on it for each other.
const LOCK: i64 = 7_420_260_011;

/// A name and its statements. Types both databases share: BIGINT, INTEGER, TEXT, BOOLEAN.
#[derive(Clone, Copy)]
pub struct Migration {
    pub name: &'static str,
    pub sql: &'static str,
}

/// All migrations of the program, in the order given.
#[derive(Clone)]
pub struct Migrations(pub Vec<Migration>);

impl Migrations {
    pub async fn apply(&self, db: &Db) -> Result<(), DbErr> {
        let connection = db.owner();
        if db.is_sqlite() {
            return self.up(connection, None).await;
        }
        // The lock belongs to the connection that asked for it, so everything happens on one.
        let transaction = sea_orm::TransactionTrait::begin(connection).await?;
        let lock = Statement::from_string(db.backend(), format!("SELECT pg_advisory_xact_lock({LOCK})"));
        transaction.query_one_raw(lock).await?;
        self.up(&transaction, None).await?;
        transaction.commit().await
    }

    /// Names not applied yet: a copy on PostgreSQL starts only when there are none.
    pub async fn pending(&self, db: &Db) -> Result<Vec<String>, DbErr> {
        let pending = self.get_pending_migrations(db.owner()).await?;
        Ok(pending.iter().map(|migration| migration.name().to_owned()).collect())
    }
}

impl MigratorTraitSelf for Migrations {
    fn migrations(&self) -> Vec<Box<dyn MigrationTrait>> {
        self.0.iter().map(|migration| Box::new(*migration) as Box<dyn MigrationTrait>).collect()
    }
}

impl MigrationName for Migration {
    fn name(&self) -> &str {
        self.name
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let connection = manager.get_connection();
        connection
            .execute_unprepared(&read_by(connection.get_database_backend(), &written_out(self.sql)))
            .await
            .map(|_| ())
    }

    /// A half-applied migration would stop every later start.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }
}

/// What `DOCUMENT name (` stands for: the columns and indexes of every approval document. As frozen as a migration that has
/// shipped: should documents get another head, that is another word.
const DOCUMENT_COLUMNS: &str = include_str!("document_columns.sql");
const DOCUMENT_INDEXES: &str = include_str!("document_indexes.sql");

/// The statements with each `DOCUMENT` written out.
fn written_out(sql: &str) -> String {
    let mut out = String::with_capacity(sql.len());
    let mut document = None;
    for line in sql.lines() {
        match (line.strip_prefix("DOCUMENT ").and_then(|rest| rest.strip_suffix(" (")), document) {
            (Some(name), _) => {
                out.extend(["CREATE TABLE ", name, " (\n", DOCUMENT_COLUMNS]);
                document = Some(name);
            }
            (None, Some(name)) if line == ");" => {
                out.extend([");\n", &DOCUMENT_INDEXES.replace("{table}", name)]);
                document = None;
            }
            _ => out.extend([line, "\n"]),
        }
    }
    out
}

/// The statements that are meant for a database.
fn read_by(database: DbBackend, sql: &str) -> String {
    let mut meant = true;
    let mut own = String::with_capacity(sql.len());
    for line in sql.lines() {
        match line.trim() {
            "-- on both:" => meant = true,
            "-- only on sqlite:" => meant = database == DbBackend::Sqlite,
            "-- only on postgres:" => meant = database == DbBackend::Postgres,
            _ if meant => own.extend([line, "\n"]),
            _ => {}
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_begins_with_the_head_of_every_document() {
        let written =
            written_out("DOCUMENT goods_sku (\n    spec TEXT\n);\nCREATE INDEX goods_sku_spec ON goods_sku (spec);");
        let (table, rest) = written.split_once(");\n").expect("a table");
        assert!(table.starts_with("CREATE TABLE goods_sku (\n    id BIGINT PRIMARY KEY,\n    code TEXT NOT NULL,\n"));
        assert!(table.ends_with("row_version INTEGER NOT NULL DEFAULT 0,\n    spec TEXT\n"));
        assert!(rest.starts_with("CREATE UNIQUE INDEX goods_sku_code ON goods_sku (code);\n"));
        assert!(rest.ends_with("CREATE INDEX goods_sku_spec ON goods_sku (spec);\n"));
        assert_eq!(written_out("CREATE TABLE a (\n    b TEXT\n);\n"), "CREATE TABLE a (\n    b TEXT\n);\n");
    }

    #[test]
    fn a_migration_may_speak_to_one_database() {
        let sql = "A;\n-- only on sqlite:\nB;\n-- only on postgres:\nC;\n-- on both:\nD;\n";
        assert_eq!(read_by(DbBackend::Sqlite, sql), "A;\nB;\nD;\n");
        assert_eq!(read_by(DbBackend::Postgres, sql), "A;\nC;\nD;\n");
    }
}
