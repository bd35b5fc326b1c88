//! Migrations: portable SQL that both databases read alike, each applied once, in one transaction.

use sea_orm::{ConnectionTrait, DbErr, Statement};
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
        manager.get_connection().execute_unprepared(self.sql).await.map(|_| ())
    }

    /// A half-applied migration would stop every later start.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }
}
