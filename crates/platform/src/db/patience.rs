//! How long anybody waits for the database (R10). A server that is frozen cannot keep a time limit of its own, so the
//! portal keeps it: whoever asks gives up, the connection is closed, and the call answers 503.

use std::collections::HashMap;
use std::future::Future;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sea_orm::{ConnectionTrait, DbBackend, DbErr, ExecResult, QueryResult, RuntimeErr, Statement};
use tokio::time::Instant;

/// What an ordinary call waits for one statement: 503 within 2 s.
pub const ORDINARY: Duration = Duration::from_millis(1_500);
/// Outside of calls and jobs: the start, commands, what runs beside the calls.
const ELSEWHERE: Duration = Duration::from_secs(30);
/// While the database answers others, a write waits for its turn this long.
const TURN: Duration = Duration::from_secs(20);
/// After a statement that nobody waited for, connections are looked at before they are used again.
const TROUBLE: Duration = Duration::from_secs(5);

tokio::task_local! {
    static CURRENT: Patience;
    static WRITING: ();
}

/// Of one call or one run of a job. Once it has waited in vain it asks no more, so that it waits once.
#[derive(Clone, Debug)]
pub struct Patience {
    statement: Duration,
    lost: Arc<AtomicBool>,
    /// The versions that a call has asked for: one answer holds from its beginning to its end, or to its next write.
    versions: Option<Arc<Mutex<HashMap<&'static str, i64>>>>,
}

impl Patience {
    pub fn of(statement: Duration) -> Self {
        Self { statement, lost: Arc::default(), versions: None }
    }

    /// Of a call, which is over soon: it asks for a version once.
    pub fn of_call(statement: Duration) -> Self {
        Self { versions: Some(Arc::default()), ..Self::of(statement) }
    }

    pub fn version(&self, name: &str) -> Option<i64> {
        self.versions.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner).get(name).copied()
    }

    pub fn keep_version(&self, name: &'static str, version: i64) {
        if let Some(versions) = &self.versions {
            versions.lock().unwrap_or_else(PoisonError::into_inner).insert(name, version);
        }
    }

    pub(super) fn forget_versions(&self) {
        if let Some(versions) = &self.versions {
            versions.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    pub fn current() -> Self {
        CURRENT.try_with(Clone::clone).unwrap_or_else(|_| Self::of(ELSEWHERE))
    }

    /// What `work` asks of the database is bounded by this; what it spawns takes it along by itself.
    pub async fn during<F: Future>(self, work: F) -> F::Output {
        CURRENT.scope(self, work).await
    }

    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    pub(super) async fn wait<T>(
        &self,
        pulse: &Pulse,
        work: impl Future<Output = Result<T, DbErr>>,
    ) -> Result<T, DbErr> {
        if self.is_lost() {
            return Err(no_answer());
        }
        let mut work = pin!(work);
        tokio::select! {
            biased;
            outcome = &mut work => {
                match &outcome {
                    Err(DbErr::Conn(_) | DbErr::ConnectionAcquire(_)) => pulse.note_trouble(),
                    _ => pulse.beat(),
                }
                outcome
            }
            // Before `work` is dropped, and its connection goes back to where it is looked at.
            () = tokio::time::sleep(self.statement) => {
                pulse.note_trouble();
                self.lost.store(true, Ordering::Relaxed);
                Err(no_answer())
            }
        }
    }

    /// A turn among many is waited for as long as the database answers those before: a crowd is no failure.
    pub(super) async fn wait_turn<T>(&self, pulse: &Pulse, work: impl Future<Output = T>) -> Result<T, DbErr> {
        if self.is_lost() {
            return Err(no_answer());
        }
        let mut work = pin!(work);
        let began = Instant::now();
        loop {
            let until = (pulse.last().max(began) + self.statement).min(began + TURN.max(self.statement));
            tokio::select! {
                biased;
                outcome = &mut work => return Ok(outcome),
                () = tokio::time::sleep_until(until) => {}
            }
            if pulse.last().max(began) + self.statement <= Instant::now() || began.elapsed() >= TURN.max(self.statement)
            {
                self.lost.store(true, Ordering::Relaxed);
                return Err(no_answer());
            }
        }
    }
}

/// Nothing inside a transaction opens another: those who wait for each other's connections would wait for ever.
pub(super) fn is_writing() -> bool {
    WRITING.try_with(|()| ()).is_ok()
}

pub(super) async fn while_writing<F: Future>(work: F) -> F::Output {
    WRITING.scope((), work).await
}

fn no_answer() -> DbErr {
    DbErr::Conn(RuntimeErr::Internal("the database does not answer in time".into()))
}

/// When the database last answered anybody, and when it last failed to.
#[derive(Clone, Debug, Default)]
pub struct Pulse(Arc<Beats>);

#[derive(Debug, Default)]
struct Beats {
    answered: AtomicU64,
    troubled: AtomicU64,
}

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn millis() -> u64 {
    START.elapsed().as_millis() as u64
}

impl Pulse {
    fn beat(&self) {
        self.0.answered.store(millis(), Ordering::Relaxed);
    }

    fn last(&self) -> Instant {
        *START + Duration::from_millis(self.0.answered.load(Ordering::Relaxed))
    }

    fn note_trouble(&self) {
        // Never 0, which means never.
        self.0.troubled.store(millis().max(1), Ordering::Relaxed);
    }

    pub(super) fn is_troubled(&self) -> bool {
        let at = self.0.troubled.load(Ordering::Relaxed);
        at > 0 && millis().saturating_sub(at) < TROUBLE.as_millis() as u64
    }
}

/// A connection, or a transaction, whose every statement is waited for with the patience of whoever asks.
#[derive(Clone)]
pub struct Timed<C> {
    inner: C,
    pulse: Pulse,
}

impl<C> Timed<C> {
    pub(super) fn new(inner: C, pulse: Pulse) -> Self {
        Self { inner, pulse }
    }

    pub fn into_inner(self) -> C {
        self.inner
    }

    async fn wait<T>(&self, work: impl Future<Output = Result<T, DbErr>>) -> Result<T, DbErr> {
        Patience::current().wait(&self.pulse, work).await
    }
}

#[async_trait]
impl<C: ConnectionTrait + Send> ConnectionTrait for Timed<C> {
    fn get_database_backend(&self) -> DbBackend {
        self.inner.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        self.wait(self.inner.execute_raw(statement)).await
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        self.wait(self.inner.execute_unprepared(sql)).await
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        self.wait(self.inner.query_one_raw(statement)).await
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        self.wait(self.inner.query_all_raw(statement)).await
    }

    fn support_returning(&self) -> bool {
        self.inner.support_returning()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(100);

    #[tokio::test]
    async fn whoever_waited_in_vain_asks_no_more() {
        let (patience, pulse) = (Patience::of(SHORT), Pulse::default());
        assert_eq!(patience.wait(&pulse, async { Ok(1) }).await, Ok(1));
        assert!(!pulse.is_troubled());
        assert!(patience.wait(&pulse, std::future::pending::<Result<(), DbErr>>()).await.is_err());
        assert!(pulse.is_troubled() && patience.is_lost());
        assert!(patience.wait(&pulse, async { Ok(1) }).await.is_err());
        assert_eq!(Patience::of(SHORT).wait(&pulse, async { Ok(1) }).await, Ok(1));
    }

    #[tokio::test]
    async fn a_turn_is_waited_for_while_others_are_answered() {
        let (patience, pulse) = (Patience::of(SHORT), Pulse::default());
        let others = async {
            for _ in 0..10 {
                tokio::time::sleep(SHORT / 2).await;
                pulse.beat();
            }
        };
        let (turn, ()) = tokio::join!(patience.wait_turn(&pulse, tokio::time::sleep(SHORT * 5)), others);
        assert!(turn.is_ok());
        let began = Instant::now();
        assert!(patience.wait_turn(&pulse, std::future::pending::<()>()).await.is_err());
        assert!(began.elapsed() < SHORT * 2);
    }
}
