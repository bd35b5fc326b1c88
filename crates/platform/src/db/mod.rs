//! The database: SQLite or PostgreSQL behind one code path.
//!
//! Reads go through [`Db::read`]. [`Db::write`] is the only way to a transaction: it runs to its end even when
//! the caller is gone, is tried again when PostgreSQL asks for it, and leaves exactly one audit entry.

mod among;
mod counter;
mod criteria;
mod gather;
pub mod grams;
mod known;
mod migrate;
mod page;
mod predicate;
mod sqlite_writer;
mod tx;

use std::future::Future;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use rand::RngExt;
use sea_orm::{DatabaseConnection, DatabaseTransaction, DbBackend, SqlxPostgresConnector, SqlxSqliteConnector};
use sea_orm::{SqliteTransactionMode, TransactionOptions, TransactionTrait};
use serde::Serialize;
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub use among::among;
pub use counter::Counter;
pub use criteria::{By, Column, Kind, List};
pub use gather::{Gathered, inserts};
pub use migrate::{Migration, Migrations};
pub use page::{Page, PageRequest, Total, Written, bad};
pub use tx::{AuditNote, Tx};

use crate::access::Ctx;
use crate::clock::Clock;
use crate::http::{Problem, Result};
use crate::ids::Ids;
use known::Known;
use sqlite_writer::SqliteWriter;

const READERS: u32 = 6;
const POSTGRES_CONNECTIONS: u32 = 32;
const TRIES: u32 = 6;

/// Long enough for a busy moment, short enough that nobody thinks the page hangs (R10: 503 within 2 s).
const ACQUIRE_TIMEOUT: Duration = Duration::from_millis(1_500);

/// A connection that was used a moment ago still works.
const TRUSTED: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub struct Db {
    readers: DatabaseConnection,
    writer: Writer,
    pub clock: Clock,
    pub ids: Ids,
    pub(crate) known: Known,
}

#[derive(Clone)]
enum Writer {
    Sqlite(SqliteWriter),
    Postgres(DatabaseConnection),
}

impl Db {
    pub async fn connect(url: &str, clock: Clock) -> anyhow::Result<Self> {
        let ids = Ids::new(clock.clone());
        let (readers, writer) = match url.starts_with("sqlite:") {
            true => open_sqlite(url).await?,
            false => open_postgres(url).await?,
        };
        Ok(Self { readers, writer, clock, ids, known: Known::default() })
    }

    pub fn backend(&self) -> DbBackend {
        match self.writer {
            Writer::Sqlite(_) => DbBackend::Sqlite,
            Writer::Postgres(_) => DbBackend::Postgres,
        }
    }

    pub fn is_sqlite(&self) -> bool {
        self.backend() == DbBackend::Sqlite
    }

    /// For statements that change nothing. SQLite's readers are opened so that they cannot.
    pub fn read(&self) -> &DatabaseConnection {
        &self.readers
    }

    /// For migrations, backup and schema questions alone: no request path may use it.
    pub fn owner(&self) -> &DatabaseConnection {
        match &self.writer {
            Writer::Sqlite(writer) => writer.connection(),
            Writer::Postgres(connection) => connection,
        }
    }

    /// One transaction with its audit entry. `job` may run more than once and therefore keeps nothing outside
    /// the database; what it returns is also what a repeated `Idempotency-Key` is answered with.
    pub async fn write<A, T, F, Fut>(&self, ctx: &Ctx, args: A, job: F) -> Result<T>
    where
        A: Clone + Send + Sync + 'static,
        T: Serialize + Send + 'static,
        F: Fn(Tx, A) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<T>> + Send + 'static,
    {
        self.run(Some(ctx.clone()), args, job).await
    }

    /// Bookkeeping that is nobody's deed: leases, counters, delivery marks, tickets. No audit entry.
    pub async fn technical<A, T, F, Fut>(&self, args: A, job: F) -> Result<T>
    where
        A: Clone + Send + Sync + 'static,
        T: Serialize + Send + 'static,
        F: Fn(Tx, A) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<T>> + Send + 'static,
    {
        self.run(None, args, job).await
    }

    async fn run<A, T, F, Fut>(&self, ctx: Option<Ctx>, args: A, job: F) -> Result<T>
    where
        A: Clone + Send + Sync + 'static,
        T: Serialize + Send + 'static,
        F: Fn(Tx, A) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<T>> + Send + 'static,
    {
        let env = Env { clock: self.clock.clone(), ids: self.ids.clone(), ctx };
        let job = Arc::new(move |tx: Tx| -> BoxFuture<'static, Result<T>> { Box::pin(job(tx, args.clone())) });
        let (writer, known) = (self.writer.clone(), self.known.clone());
        // Spawned: a client that goes away must not leave the connection in mid-transaction, nor what is known untold.
        let work = tokio::spawn(async move {
            let outcome = match writer {
                Writer::Sqlite(writer) => writer.perform(env, job).await,
                Writer::Postgres(connection) => on_postgres(&connection, &env, &*job).await,
            };
            known.written();
            outcome
        });
        work.await.map_err(Problem::internal)?
    }
}

/// What a transaction is made with, however often it is tried.
#[derive(Clone)]
struct Env {
    clock: Clock,
    ids: Ids,
    ctx: Option<Ctx>,
}

type Job<T> = dyn Fn(Tx) -> BoxFuture<'static, Result<T>> + Send + Sync;

async fn on_postgres<T: Serialize + Send>(connection: &DatabaseConnection, env: &Env, job: &Job<T>) -> Result<T> {
    let mut attempt = 1;
    loop {
        let outcome = perform(connection.begin().await?, env, job).await;
        match outcome {
            Err(problem) if problem.is_transient() && attempt < TRIES => {
                let pause = rand::rng().random_range(5..20) * u64::from(attempt);
                tokio::time::sleep(Duration::from_millis(pause)).await;
                attempt += 1;
            }
            outcome => return outcome,
        }
    }
}

/// Runs the job inside `inner` and ends it: committed with its audit entry, or rolled back.
async fn perform<T: Serialize + Send>(inner: DatabaseTransaction, env: &Env, job: &Job<T>) -> Result<T> {
    use futures_util::FutureExt;

    let tx = Tx::begin(inner, env);
    let outcome = std::panic::AssertUnwindSafe(job(tx.clone())).catch_unwind().await;
    let outcome = match outcome {
        Ok(Ok(value)) => match tx.answer(&value) {
            Ok(answer) => tx.seal(answer).await.map(|()| value),
            Err(problem) => Err(problem),
        },
        Ok(Err(problem)) => Err(problem),
        Err(_) => Err(Problem::internal("panic inside a transaction")),
    };
    let inner = tx.into_inner().ok_or_else(|| Problem::internal("a job kept its transaction"))?;
    match outcome {
        Ok(value) => {
            inner.commit().await?;
            Ok(value)
        }
        Err(problem) => {
            inner.rollback().await?;
            Err(problem)
        }
    }
}

async fn open_sqlite(url: &str) -> anyhow::Result<(DatabaseConnection, Writer)> {
    let options = SqliteConnectOptions::from_str(url)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("mmap_size", "268435456");
    // A file does not hang up: nobody has to ask whether it is still there.
    let pool = SqlitePoolOptions::new().test_before_acquire(false);
    let writer = pool.clone().max_connections(1).connect_with(options.clone()).await?;
    let readers = pool
        .max_connections(READERS)
        .min_connections(1)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .connect_with(options.pragma("query_only", "ON"))
        .await?;
    let writer = SqlxSqliteConnector::from_sqlx_sqlite_pool(writer);
    Ok((SqlxSqliteConnector::from_sqlx_sqlite_pool(readers), Writer::Sqlite(SqliteWriter::start(writer))))
}

async fn open_postgres(url: &str) -> anyhow::Result<(DatabaseConnection, Writer)> {
    let options = PgConnectOptions::from_str(url)?
        .application_name("portal")
        .options([("statement_timeout", "30s"), ("idle_in_transaction_session_timeout", "30s")]);
    let pool = PgPoolOptions::new()
        .max_connections(POSTGRES_CONNECTIONS)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        // To ask before every statement whether the server is there takes as long as a small statement.
        .test_before_acquire(false)
        .before_acquire(|connection, usage| {
            Box::pin(async move {
                if usage.idle_for > TRUSTED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .connect_with(options)
        .await?;
    let connection = SqlxPostgresConnector::from_sqlx_postgres_pool(pool);
    Ok((connection.clone(), Writer::Postgres(connection)))
}

/// SQLite takes the write lock at once, so that a transaction never fails half-way for want of it.
fn immediate() -> TransactionOptions {
    TransactionOptions { sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate), ..Default::default() }
}
