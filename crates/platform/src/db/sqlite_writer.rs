//! SQLite's one writer, with group commit: jobs that wait together share one commit and so one sync to disk.
//! Each runs in a savepoint of its own and is answered only after the commit that holds it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sea_orm::{DatabaseConnection, DatabaseTransaction, DbErr, TransactionTrait};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::patience::Pulse;
use super::{Env, Job, Patience, immediate, perform};
use crate::http::{Problem, Result};

const QUEUE: usize = 1_024;
const BATCH: usize = 64;

/// A job does database work alone, so this long means that something is stuck.
const JOB_TIMEOUT: Duration = Duration::from_secs(20);

#[derive(Clone)]
pub struct SqliteWriter {
    connection: DatabaseConnection,
    queue: mpsc::Sender<Queued>,
    pulse: Pulse,
}

struct Queued {
    run: Box<dyn FnOnce(DatabaseTransaction) -> BoxFuture<'static, Answer> + Send>,
    /// Its caller has been told that the database does not answer: it must not happen after that.
    given_up: Arc<AtomicBool>,
}

/// Tells the caller, once it is known whether the commit went through.
type Answer = Box<dyn FnOnce(&std::result::Result<(), DbErr>) + Send>;

impl SqliteWriter {
    pub fn start(connection: DatabaseConnection, pulse: Pulse) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(work(connection.clone(), jobs));
        Self { connection, queue, pulse }
    }

    pub fn connection(&self) -> &DatabaseConnection {
        &self.connection
    }

    pub async fn perform<T>(&self, env: Env, job: Arc<Job<T>>) -> Result<T>
    where
        T: Serialize + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel();
        let (patience, given_up) = (Patience::current(), Arc::<AtomicBool>::default());
        let caller = patience.clone();
        let run = Box::new(move |savepoint| -> BoxFuture<'static, Answer> {
            Box::pin(async move {
                let work = caller.during(perform(savepoint, &env, &*job));
                let outcome = tokio::time::timeout(JOB_TIMEOUT, work).await;
                let outcome = outcome.unwrap_or_else(|_| Err(Problem::unavailable("a write took too long")));
                let answer: Answer = Box::new(move |commit| {
                    let outcome = match commit {
                        Ok(()) => outcome,
                        Err(error) => outcome.and_then(|_| Err(Problem::unavailable(error))),
                    };
                    // Nobody listens any more when the client has gone; the work is done all the same.
                    sender.send(outcome).ok();
                });
                answer
            })
        });
        let queued = Queued { run, given_up: given_up.clone() };
        let answered = async {
            self.queue.send(queued).await.map_err(Problem::unavailable)?;
            receiver.await.map_err(Problem::unavailable)?
        };
        let outcome = patience.wait_turn(&self.pulse, answered).await;
        given_up.store(outcome.is_err(), Ordering::Relaxed);
        outcome?
    }
}

async fn work(connection: DatabaseConnection, mut jobs: mpsc::Receiver<Queued>) {
    while let Some(first) = jobs.recv().await {
        if first.given_up.load(Ordering::Relaxed) {
            continue;
        }
        let outer = match connection.begin_with_options(immediate()).await {
            Ok(outer) => outer,
            Err(error) => {
                // Dropping the job tells its caller; the next one tries anew.
                tracing::error!(%error, "cannot begin a write");
                continue;
            }
        };
        let (mut answers, mut next) = (Vec::new(), Some(first));
        while let Some(job) = next.take() {
            if !job.given_up.load(Ordering::Relaxed) {
                match outer.begin().await {
                    Ok(savepoint) => answers.push((job.run)(savepoint).await),
                    Err(error) => tracing::error!(%error, "cannot set a savepoint"),
                }
            }
            if answers.len() < BATCH {
                next = jobs.try_recv().ok();
            }
        }
        let commit = outer.commit().await;
        if let Err(error) = &commit {
            tracing::error!(%error, "commit failed");
        }
        for answer in answers {
            answer(&commit);
        }
    }
}
