//! The jobs as an administrator sees them: when each runs, how its last runs ended, and one that is run now.

use axum::Json;
use axum::extract::{Path, State};
use sea_orm::sea_query::Order;
use sea_orm::{EntityTrait, QueryTrait};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::run::{self, Entity};
use super::{Cause, Job, Schedule, run_once};
use crate::access::{Access, Caller, LONG, Routes, Tenant, get, post};
use crate::app::App;
use crate::clock::Timestamp;
use crate::db::{Column, ColumnKind, List, Page, PageRequest, Tx};
use crate::http::{Problem, Result, texts};

const VIEW: Access = Access::Codes(&["platformJobs"]);
const OF_NOBODY: Tenant = Tenant::None("jobs are the installation's own, for all companies at once");

pub fn routes() -> Routes {
    Routes::service("admin")
        .route(get("/api/jobs", jobs).summary("定时任务").access(VIEW, OF_NOBODY).answers_all::<JobRow>())
        .route(
            get("/api/job-runs", runs)
                .summary("定时任务运行记录")
                .access(VIEW, OF_NOBODY)
                .filters(&RUNS)
                .answers_page::<JobRun>(),
        )
        .route(
            post("/api/jobs/{name}/run", run_now)
                .summary("立即运行定时任务")
                .access(Access::Codes(&["job_run"]), OF_NOBODY)
                .audit("job.run")
                .takes_long(LONG)
                .answers::<JobRun>(),
        )
}

const RUNS: List = List {
    columns: &[
        Column::new("name", "name", ColumnKind::Enum),
        Column::new("ok", "ok", ColumnKind::Bool),
        Column::new("startedDate", "started_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("startedDate", Order::Desc),
    id: "id",
};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JobRow {
    name: &'static str,
    title: &'static str,
    /// In words.
    schedule: String,
    next_date: Option<Timestamp>,
    last_run: Option<JobRun>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JobRun {
    id: i64,
    name: String,
    title: String,
    started_date: Timestamp,
    finished_date: Option<Timestamp>,
    ok: Option<bool>,
    detail: String,
}

/// A run of a job that the program no longer has is called by its name.
fn show(app: &App, row: run::Model) -> JobRun {
    let title = app.jobs.iter().find(|job| job.name == row.name).map(|job| job.title.to_owned());
    let run::Model { id, name, started_date, finished_date, ok, detail } = row;
    JobRun { id, title: title.unwrap_or_else(|| name.clone()), name, started_date, finished_date, ok, detail }
}

async fn jobs(State(app): State<App>) -> Result<Json<Vec<JobRow>>> {
    let mut last = run::last_by_name(&app).await?;
    let now = app.clock().now();
    let row = |job: &Job| JobRow {
        name: job.name,
        title: job.title,
        schedule: words(job.schedule),
        next_date: job.next(now),
        last_run: last.remove(job.name).map(|row| show(&app, row)),
    };
    Ok(Json(app.jobs.iter().map(row).collect()))
}

async fn runs(State(app): State<App>, request: PageRequest) -> Result<Page<JobRun>> {
    let page = RUNS.fetch::<run::Model, _>(app.db.read(), Entity::find().into_query(), &request).await?;
    Ok(page.map(|row| show(&app, row)))
}

/// Who asked is written down first: the work itself may take longer than the caller waits, and goes on to its end.
async fn run_now(State(app): State<App>, caller: Caller, Path(name): Path<String>) -> Result<Json<JobRun>> {
    let job = app.job(&name)?;
    app.db
        .write(&caller.ctx, job.name, |tx: Tx, name| async move {
            tx.audit(|entry| (entry.biz_type, entry.after) = ("job", Some(json!({ "任务": name }))));
            Ok(())
        })
        .await?;
    job.run_now(&app).await.map(Json)
}

/// Runs a job because somebody asks.
pub async fn asked(app: &App, job: Job) -> Result<JobRun> {
    let work = app.clone();
    let ran = tokio::spawn(async move { run_once(&work, &job, Cause::Person).await });
    let line = ran.await.map_err(|_| Problem::unavailable("a job broke"))?;
    line.map(|row| show(app, row)).ok_or_else(|| texts::JOB_RUNNING.into())
}

/// A schedule in words: the patterns are ours, minute and hour with a day of the week at most.
fn words(schedule: Schedule) -> String {
    let pattern = match schedule {
        Schedule::Every(pause) if pause.as_secs() < 60 => return format!("每 {} 秒", pause.as_secs()),
        Schedule::Every(pause) => return format!("每 {} 分钟", pause.as_secs() / 60),
        Schedule::Cron(pattern) => pattern,
    };
    let parts: Vec<&str> = pattern.split(' ').collect();
    let two = |part: &str| format!("{part:0>2}");
    match parts.as_slice() {
        [minute, "*", "*", "*", "*"] => format!("每小时第 {minute} 分钟"),
        [minute, hour, "*", "*", "*"] => format!("每天 {}:{}", two(hour), two(minute)),
        [minute, hour, "*", "*", "1"] => format!("每周一 {}:{}", two(hour), two(minute)),
        _ => pattern.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_schedule_in_words() {
        let said = [
            (Schedule::Every(Duration::from_secs(5)), "每 5 秒"),
            (Schedule::Every(Duration::from_secs(600)), "每 10 分钟"),
            (Schedule::Cron("5 * * * *"), "每小时第 5 分钟"),
            (Schedule::Cron("0 2 * * *"), "每天 02:00"),
            (Schedule::Cron("30 3 * * 1"), "每周一 03:30"),
        ];
        for (schedule, expected) in said {
            assert_eq!(words(schedule), expected);
        }
    }
}
