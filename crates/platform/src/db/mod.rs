//! The database: SQLite or PostgreSQL behind one code path.
//!
//! Reads go through [`Db::read`]. [`Db::write`] is the only way to a transaction: it runs to its end even when
//! the caller is gone, is tried again when PostgreSQL asks for it, and leaves exactly one audit entry.

mod among;
mod counter;
mod criteria;
mod deferred;
mod migrate;
pub mod ngram_index;
mod page;
mod patience;
mod predicate;
mod short_cache;
mod sqlite_writer;
mod tx;
mod versioned;

use std::fs::{OpenOptions, Permissions};
use std::future::Future;
use std::path::Path;
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
use tokio::sync::Semaphore;

pub use among::among;
pub use counter::Counter;
pub use criteria::{By, Column, ColumnKind, List};
pub use deferred::{Deferred, inserts};
pub use migrate::{Migration, Migrations};
pub use page::{DEFAULT_SIZE, MAX_SIZE, Page, PageRequest, Total, Written, bad};
pub use patience::{ORDINARY, Patience, Timed};
pub use tx::{AuditEntry, Tx};

use crate::access::Ctx;
use crate::clock::Clock;
use crate::http::{Problem, Result};
use crate::ids::Ids;
use patience::Pulse;
use short_cache::ShortCache;
use sqlite_writer::SqliteWriter;

const READERS: u32 = 6;
/// Of one copy to PostgreSQL: half for those who write, half for those who read.
pub const CONNECTIONS: u32 = 32;
const TRIES: u32 = 6;

/// Long enough for a busy moment, short enough that nobody thinks the page hangs (R10: 503 within 2 s).
const ACQUIRE_TIMEOUT: Duration = Duration::from_millis(1_500);

/// A connection that was used a moment ago still works.
const TRUSTED: Duration = Duration::from_secs(5);

/// What a connection whose statement was given up gets to come to its end, before it is closed.
const RELEASE: Duration = Duration::from_millis(300);

/// Another program that holds SQLite's lock is waited for this long.
const BUSY: Duration = Duration::from_secs(1);

#[derive(Clone)]
pub struct Db {
    readers: Timed<DatabaseConnection>,
    writer: Writer,
    pulse: Pulse,
    pub clock: Clock,
    pub ids: Ids,
    pub(crate) short_cache: ShortCache,
}

#[derive(Clone)]
enum Writer {
    Sqlite(SqliteWriter),
    Postgres(PostgresWriter),
}

/// Those who write have connections of their own and never wait for a second one: what they read meanwhile goes through
/// the readers'. So a crowd of writers always comes to its end.
#[derive(Clone)]
struct PostgresWriter {
    connection: DatabaseConnection,
    places: Arc<Semaphore>,
}

impl Db {
    pub async fn connect(url: &str, clock: Clock) -> anyhow::Result<Self> {
        Self::connect_with(url, clock, CONNECTIONS).await
    }

    /// `connections` is for PostgreSQL; SQLite has one writer.
    pub async fn connect_with(url: &str, clock: Clock, connections: u32) -> anyhow::Result<Self> {
        let ids = Ids::new(clock.clone());
        // Each side has its own: SQLite's readers are answered while another program keeps its writer waiting.
        let (reading, pulse) = (Pulse::default(), Pulse::default());
        let (readers, writer) = match url.starts_with("sqlite:") {
            true => open_sqlite(url, &pulse).await?,
            false => open_postgres(url, &reading, &pulse, connections).await?,
        };
        let readers = Timed::new(readers, reading);
        Ok(Self { readers, writer, pulse, clock, ids, short_cache: ShortCache::default() })
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
    pub fn read(&self) -> &Timed<DatabaseConnection> {
        &self.readers
    }

    /// For migrations, backup and schema questions alone: no request path may use it.
    pub fn owner(&self) -> &DatabaseConnection {
        match &self.writer {
            Writer::Sqlite(writer) => writer.connection(),
            Writer::Postgres(writer) => &writer.connection,
        }
    }

    pub async fn close(&self) -> anyhow::Result<()> {
        self.readers.clone().into_inner().close().await?;
        Ok(self.owner().clone().close().await?)
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

    /// Bookkeeping that is nobody's act: leases, counters, delivery marks, tickets. No audit entry.
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
        if patience::is_writing() {
            return Err(Problem::internal("a write inside a write"));
        }
        let env = Env { clock: self.clock.clone(), ids: self.ids.clone(), pulse: self.pulse.clone(), ctx };
        let job = Arc::new(move |tx: Tx| -> BoxFuture<'static, Result<T>> { Box::pin(job(tx, args.clone())) });
        let (writer, cache) = (self.writer.clone(), self.short_cache.clone());
        // Spawned: a client that goes away must not leave the connection in mid-transaction, nor what is known untold.
        let work = tokio::spawn(Patience::current().during(async move {
            let outcome = match writer {
                Writer::Sqlite(writer) => writer.perform(env, job).await,
                Writer::Postgres(writer) => on_postgres(&writer, &env, &*job).await,
            };
            cache.written();
            Patience::current().forget_versions();
            outcome
        }));
        work.await.map_err(Problem::internal)?
    }
}

/// What a transaction is made with, however often it is tried.
#[derive(Clone)]
struct Env {
    clock: Clock,
    ids: Ids,
    pulse: Pulse,
    ctx: Option<Ctx>,
}

type Job<T> = dyn Fn(Tx) -> BoxFuture<'static, Result<T>> + Send + Sync;

async fn on_postgres<T: Serialize + Send>(writer: &PostgresWriter, env: &Env, job: &Job<T>) -> Result<T> {
    let patience = Patience::current();
    let _place = patience.wait_turn(&env.pulse, writer.places.acquire()).await?.map_err(Problem::internal)?;
    let mut attempt = 1;
    loop {
        let inner = patience.wait(&env.pulse, writer.connection.begin()).await?;
        let outcome = perform(inner, env, job).await;
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

/// Runs the job inside `inner` and ends it: committed with its audit entry, or rolled back. Where the database gives no
/// answer the transaction is dropped with its connection; a commit that was asked for and not answered may have happened,
/// and its caller reads 503, which promises nothing.
async fn perform<T: Serialize + Send>(inner: DatabaseTransaction, env: &Env, job: &Job<T>) -> Result<T> {
    use futures_util::FutureExt;

    let tx = Tx::begin(inner, env);
    let work = patience::while_writing(job(tx.clone()));
    let outcome = std::panic::AssertUnwindSafe(work).catch_unwind().await;
    let outcome = match outcome {
        Ok(Ok(value)) => match tx.answer(&value) {
            Ok(answer) => tx.seal(answer).await.map(|()| value),
            Err(problem) => Err(problem),
        },
        Ok(Err(problem)) => Err(problem),
        Err(_) => Err(Problem::internal("panic inside a transaction")),
    };
    let inner = tx.into_inner().ok_or_else(|| Problem::internal("a job kept its transaction"))?;
    let patience = Patience::current();
    match outcome {
        Ok(value) => {
            patience.wait(&env.pulse, inner.commit()).await?;
            Ok(value)
        }
        Err(problem) if patience.is_lost() => Err(problem),
        Err(problem) => {
            patience.wait(&env.pulse, inner.rollback()).await?;
            Err(problem)
        }
    }
}

async fn open_sqlite(url: &str, pulse: &Pulse) -> anyhow::Result<(DatabaseConnection, Writer)> {
    let options = SqliteConnectOptions::from_str(url)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .pragma("mmap_size", "268435456");
    keep_to_ourselves(options.get_filename())?;
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
    let writer = Writer::Sqlite(SqliteWriter::start(writer, pulse.clone()));
    Ok((SqlxSqliteConnector::from_sqlx_sqlite_pool(readers), writer))
}

async fn open_postgres(
    url: &str,
    reading: &Pulse,
    pulse: &Pulse,
    connections: u32,
) -> anyhow::Result<(DatabaseConnection, Writer)> {
    let options = PgConnectOptions::from_str(url)?.application_name("portal").options([
        ("statement_timeout", "30s"),
        ("idle_in_transaction_session_timeout", "30s"),
        // A statement whose asker has gone ends soon.
        ("client_connection_check_interval", "2s"),
    ]);
    let half = (connections / 2).max(1);
    let writers = postgres_pool(pulse, half).connect_with(options.clone()).await?;
    let readers = postgres_pool(reading, connections.saturating_sub(half).max(1)).connect_with(options).await?;
    let connection = SqlxPostgresConnector::from_sqlx_postgres_pool(writers);
    let writer = PostgresWriter { connection, places: Arc::new(Semaphore::new(half as usize)) };
    Ok((SqlxPostgresConnector::from_sqlx_postgres_pool(readers), Writer::Postgres(writer)))
}

fn postgres_pool(pulse: &Pulse, connections: u32) -> PgPoolOptions {
    let pulse = pulse.clone();
    PgPoolOptions::new()
        .max_connections(connections)
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
        .after_release(move |connection, _| {
            let troubled = pulse.is_troubled();
            Box::pin(async move {
                // An error closes it: nobody is given a connection in the middle of another's statement.
                if troubled {
                    tokio::time::timeout(RELEASE, connection.ping()).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
                }
                Ok(true)
            })
        })
}

/// Mode 600, before anything is in it; SQLite gives its log and its index the same. One that others could read is closed
/// to them.
fn keep_to_ourselves(database: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};

    // One that is in memory is no file.
    if database.to_string_lossy().starts_with("file:") {
        return Ok(());
    }
    OpenOptions::new().create(true).append(true).mode(0o600).open(database)?;
    for ending in ["", "-wal", "-shm"] {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        match std::fs::set_permissions(&name, Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// SQLite takes the write lock at once, so that a transaction never fails half-way for want of it.
fn immediate() -> TransactionOptions {
    TransactionOptions { sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate), ..Default::default() }
}
