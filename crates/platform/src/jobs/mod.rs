//! Work by the clock: each job is declared with its schedule, runs on one copy at a time under a lease, leaves a
//! line in the run log, and may be run again at any moment without harm.

mod calls;
mod node;

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use croner::Cron;
use futures_util::future::BoxFuture;
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::IntoActiveModel;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::{ExprTrait, OnConflict};
use tokio_util::sync::CancellationToken;

pub use calls::{JobRun, routes};
pub use node::{hold_slot, release_slot};

use crate::app::App;
use crate::clock::Timestamp;
use crate::db::{Db, Patience, Tx};
use crate::http::{Problem, Result};

/// A copy that dies keeps its jobs from the others for this long at most.
const LEASE: Duration = Duration::from_secs(60);
const TICK: Duration = Duration::from_millis(500);
/// What a job waits for one of its statements (R10).
const STATEMENT: Duration = Duration::from_secs(30);

#[derive(Clone)]
pub struct Job {
    pub name: &'static str,
    /// As staff read it.
    pub title: &'static str,
    pub schedule: Schedule,
    pub run: Arc<dyn Fn(App) -> BoxFuture<'static, Result<String>> + Send + Sync>,
}

#[derive(Clone, Copy, Debug)]
pub enum Schedule {
    Every(Duration),
    /// A cron pattern in Asia/Shanghai, such as `0 2 * * *`.
    Cron(&'static str),
}

impl Schedule {
    /// For one run; what it has not done by then is left to the next. What runs all day has little to do each time, what
    /// has an hour of its own may go through everything there is.
    pub fn limit(self) -> Duration {
        match self {
            Self::Every(_) => Duration::from_secs(120),
            Self::Cron(_) => Duration::from_secs(3600),
        }
    }
}

impl Job {
    pub fn new<F, Fut>(name: &'static str, title: &'static str, schedule: Schedule, run: F) -> Self
    where
        F: Fn(App) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<String>> + Send + 'static,
    {
        Self { name, title, schedule, run: Arc::new(move |app| Box::pin(run(app))) }
    }

    /// Runs it because somebody asks.
    pub async fn run_now(&self, app: &App) -> Result<JobRun> {
        calls::asked(app, self.clone()).await
    }

    /// The next moment after `last`; `None` only for a pattern that never comes.
    fn next(&self, last: Timestamp) -> Option<Timestamp> {
        match self.schedule {
            Schedule::Every(pause) => Some(last.plus(pause)),
            Schedule::Cron(pattern) => {
                let cron = Cron::from_str(pattern).ok()?;
                let next = cron.find_next_occurrence(&last.local(), false).ok()?;
                Some(Timestamp(next.timestamp_millis()))
            }
        }
    }
}

/// Runs all jobs until `stop`.
pub async fn run_all(app: App, jobs: Vec<Job>, stop: CancellationToken) {
    let mut due = plan(&app, jobs).await;
    loop {
        for (job, at) in &mut due {
            let now = app.clock().now();
            if *at > now {
                continue;
            }
            run_once(&app, job, Cause::Hour).await;
            *at = job.next(now).unwrap_or(Timestamp(i64::MAX));
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = app.wake.notified() => due.iter_mut().filter(|(job, _)| job.name == OUTBOX).for_each(|(_, at)| *at = Timestamp(0)),
            () = tokio::time::sleep(TICK) => {}
        }
    }
}

/// When each is due: what has an hour of its own and missed it while no program ran, at once.
pub async fn plan(app: &App, jobs: Vec<Job>) -> Vec<(Job, Timestamp)> {
    let last = run::last_by_name(app).await.unwrap_or_else(|problem| {
        tracing::warn!(%problem, "the run log was not read");
        HashMap::new()
    });
    let now = app.clock().now();
    let since = |job: &Job| match job.schedule {
        Schedule::Every(_) => now,
        Schedule::Cron(_) => last.get(job.name).map_or(now, |row| row.started_date),
    };
    jobs.into_iter().filter_map(|job| job.next(since(&job)).map(|at| (job, at))).collect()
}

/// The one job that a commit may hurry.
pub const OUTBOX: &str = "outbox";

/// Who wants a run: its hour, or somebody who looks at what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    Hour,
    Person,
}

/// Under its lease; a copy that does not get the lease has nothing to do. Answers the line of the run log, if there is
/// one.
pub async fn run_once(app: &App, job: &Job, cause: Cause) -> Option<run::Model> {
    match acquire(&app.db, job.name, &app.instance).await {
        Ok(true) => {}
        Ok(false) => return None,
        Err(problem) => {
            tracing::warn!(job = job.name, %problem, "no lease");
            return None;
        }
    }
    let started = app.clock().now();
    let work = Patience::of(STATEMENT).during((job.run)(app.clone()));
    let outcome = tokio::time::timeout(job.schedule.limit(), work).await;
    let outcome = outcome.unwrap_or_else(|_| Err(Problem::unavailable("a job took too long")));
    // Jobs that run every few seconds leave a line only when they fail, or when somebody asked.
    let quiet = cause == Cause::Hour && matches!(job.schedule, Schedule::Every(_));
    match &outcome {
        Err(problem) => tracing::error!(job = job.name, %problem, "a job failed"),
        Ok(detail) if !quiet => tracing::info!(job = job.name, %detail, "a job ran"),
        Ok(_) => {}
    }
    let mut line = None;
    if !quiet || outcome.is_err() {
        let (ok, detail) = match outcome {
            Ok(detail) => (true, detail),
            Err(problem) => (false, problem.error_key.to_owned()),
        };
        match log_run(&app.db, job.name, started, ok, detail).await {
            Ok(row) => line = Some(row),
            Err(problem) => tracing::warn!(job = job.name, %problem, "the run was not logged"),
        }
    }
    if let Err(problem) = release(&app.db, job.name, &app.instance).await {
        tracing::warn!(job = job.name, %problem, "the lease stays until it ends");
    }
    line
}

mod lease {
    use sea_orm::entity::prelude::*;

    use crate::clock::Timestamp;

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "job_lease")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub name: String,
        pub owner: String,
        pub until: Timestamp,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod run {
    use std::collections::HashMap;
    use std::time::Duration;

    use sea_orm::QuerySelect;
    use sea_orm::entity::prelude::*;
    use serde::{Deserialize, Serialize};

    use crate::app::App;
    use crate::clock::Timestamp;
    use crate::db::Db;
    use crate::http::Result;

    const KEPT: Duration = Duration::from_secs(180 * 86_400);

    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
    #[sea_orm(table_name = "job_run")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: i64,
        pub name: String,
        pub started_date: Timestamp,
        pub finished_date: Option<Timestamp>,
        pub ok: Option<bool>,
        pub detail: String,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}

    pub async fn last_by_name(app: &App) -> Result<HashMap<String, Model>> {
        let newest: Vec<i64> = Entity::find()
            .select_only()
            .column_as(Column::Id.max(), "newest")
            .group_by(Column::Name)
            .into_tuple()
            .all(app.db.read())
            .await?;
        let last = Entity::find().filter(Column::Id.is_in(newest)).all(app.db.read()).await?;
        Ok(last.into_iter().map(|row| (row.name.clone(), row)).collect())
    }

    /// Longer ago than half a year: by then nobody asks why a night went wrong.
    pub async fn purge(db: &Db) -> Result<u64> {
        db.technical((), |tx, ()| async move {
            let old = tx.now().minus(KEPT);
            Ok(Entity::delete_many().filter(Column::StartedDate.lt(old)).exec(&tx).await?.rows_affected)
        })
        .await
    }
}

async fn acquire(db: &Db, name: &'static str, owner: &str) -> Result<bool> {
    db.technical(
        (name, owner.to_owned()),
        |tx, (name, owner)| async move { take_lease(&tx, name, &owner, LEASE).await },
    )
    .await
}

async fn release(db: &Db, name: &'static str, owner: &str) -> Result<()> {
    db.technical((name, owner.to_owned()), |tx, (name, owner)| async move { drop_lease(&tx, name, &owner).await }).await
}

/// Takes or renews; `false` while somebody else holds it.
pub(crate) async fn take_lease(tx: &Tx, name: &str, owner: &str, life: Duration) -> Result<bool> {
    let until = tx.now().plus(life);
    let row = lease::ActiveModel { name: Set(name.to_owned()), owner: Set(owner.to_owned()), until: Set(until) };
    let nothing = OnConflict::column(lease::Column::Name).do_nothing().to_owned();
    let created = lease::Entity::insert(row).on_conflict(nothing).exec_without_returning(tx).await?;
    if created == 1 {
        return Ok(true);
    }
    let taken = lease::Entity::update_many()
        .col_expr(lease::Column::Owner, Expr::value(owner))
        .col_expr(lease::Column::Until, Expr::value(until))
        .filter(lease::Column::Name.eq(name))
        .filter(lease::Column::Owner.eq(owner).or(lease::Column::Until.lt(tx.now())))
        .exec(tx)
        .await?;
    Ok(taken.rows_affected == 1)
}

pub(crate) async fn drop_lease(tx: &Tx, name: &str, owner: &str) -> Result<()> {
    let row = lease::ActiveModel { name: Unchanged(name.to_owned()), until: Set(Timestamp(0)), ..Default::default() };
    let update = lease::Entity::update_many().set(row);
    update.filter(lease::Column::Name.eq(name)).filter(lease::Column::Owner.eq(owner)).exec(tx).await?;
    Ok(())
}

async fn log_run(db: &Db, name: &'static str, started_date: Timestamp, ok: bool, detail: String) -> Result<run::Model> {
    db.technical((name, started_date, ok, detail), |tx, (name, started_date, ok, detail)| async move {
        let row = run::Model {
            id: tx.next_id(),
            name: name.to_owned(),
            started_date,
            finished_date: Some(tx.now()),
            ok: Some(ok),
            detail,
        };
        run::Entity::insert(row.clone().into_active_model()).exec_without_returning(&tx).await?;
        Ok(row)
    })
    .await
}

/// The platform's own jobs.
pub fn platform_jobs() -> Vec<Job> {
    use crate::access::{one_use, session, throttle};
    use crate::{audit, files, http::idempotency, import, outbox, push};

    vec![
        Job::new("audit.seal", "操作日志封存", Schedule::Every(Duration::from_secs(2)), |app| async move {
            audit::seal_new_rows(&app.db, &app.secrets).await.map(|rows| format!("{rows} 行"))
        }),
        Job::new("audit.head", "操作日志存证", Schedule::Every(Duration::from_secs(60)), |app| async move {
            audit::export_head(&app).await.map(|head| head.map_or_else(String::new, |head| head.to_string()))
        }),
        Job::new(OUTBOX, "发送邮件与短信", Schedule::Every(Duration::from_secs(5)), |app| async move {
            outbox::deliver_due(&app).await.map(|sent| format!("{sent} 条已发送"))
        }),
        Job::new("purge", "清理过期数据", Schedule::Cron("15 3 * * *"), |app| async move {
            let gone = session::purge(&app.db).await?
                + one_use::purge(&app.db).await?
                + throttle::purge(&app.db).await?
                + idempotency::purge(&app.db).await?
                + import::purge(&app.db).await?
                + run::purge(&app.db).await?;
            Ok(format!("{gone} 行"))
        }),
        Job::new("files.leftovers", "清理未完成的上传", Schedule::Every(Duration::from_secs(600)), |app| async move {
            files::remove_leftovers(&app).await.map(|gone| format!("{gone} 个文件"))
        }),
        Job::new("files.orphans", "清理无主文件", Schedule::Cron("40 3 * * *"), |app| async move {
            files::remove_orphans(&app).await.map(|gone| format!("{gone} 个文件"))
        }),
        // What is late is late everywhere at once: the desk, the first page and the messages read the same mark.
        Job::new(
            "workflow.overtime",
            "审批超时提醒",
            Schedule::Every(Duration::from_secs(60)),
            crate::workflow::overtime::run,
        ),
        Job::new("throttle.purge", "清理限流计数", Schedule::Every(Duration::from_secs(600)), |app| async move {
            throttle::purge(&app.db).await.map(|rows| format!("{rows} 行"))
        }),
        Job::new("push.purge", "清理推送记录", Schedule::Every(Duration::from_secs(600)), |app| async move {
            push::purge(&app.db).await.map(|rows| format!("{rows} 行"))
        }),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cron_job_runs_by_shanghai_time() {
        let job = Job::new("x", "试", Schedule::Cron("0 2 * * *"), |_| async { Ok(String::new()) });
        let evening = Timestamp::parse("2026-11-15 23:00:00").expect("a time");
        assert_eq!(job.next(evening).map(|at| at.to_string()).as_deref(), Some("2026-11-16 02:00:00"));
    }
}
