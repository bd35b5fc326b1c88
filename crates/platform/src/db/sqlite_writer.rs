//! SQLite's one writer, with group commit: jobs that wait together share one commit and so one sync to disk.
//! Each runs in a savepoint of its own and is answered only after the commit that holds it.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sea_orm::{DatabaseConnection, DatabaseTransaction, DbErr, TransactionTrait};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::{Env, Job, immediate, perform};
use crate::http::{Problem, Result};

const QUEUE: usize = 1_024;
const BATCH: usize = 64;

/// A job does database work alone, so this long means that something is stuck.
const JOB_TIMEOUT: Duration = Duration::from_secs(20);

#[derive(Clone)]
pub struct SqliteWriter {
    connection: DatabaseConnection,
    queue: mpsc::Sender<Queued>,
}

type Queued = Box<dyn FnOnce(DatabaseTransaction) -> BoxFuture<'static, Answer> + Send>;

/// Tells the caller, once it is known whether the commit went through.
type Answer = Box<dyn FnOnce(&std::result::Result<(), DbErr>) + Send>;

impl SqliteWriter {
    pub fn start(connection: DatabaseConnection) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(work(connection.clone(), jobs));
        Self { connection, queue }
    }

    pub fn connection(&self) -> &DatabaseConnection {
        &self.connection
    }

    pub async fn perform<T>(&self, env: Env, job: Arc<Job<T>>) -> Result<T>
    where
        T: Serialize + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel();
        let queued: Queued = Box::new(move |savepoint| {
            Box::pin(async move {
                let outcome = tokio::time::timeout(JOB_TIMEOUT, perform(savepoint, &env, &*job)).await;
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
        self.queue.send(queued).await.map_err(Problem::unavailable)?;
        receiver.await.map_err(Problem::unavailable)?
    }
}

async fn work(connection: DatabaseConnection, mut jobs: mpsc::Receiver<Queued>) {
    while let Some(first) = jobs.recv().await {
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
            match outer.begin().await {
                Ok(savepoint) => answers.push(job(savepoint).await),
                Err(error) => tracing::error!(%error, "cannot set a savepoint"),
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
