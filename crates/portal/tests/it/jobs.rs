//! Work by the clock, as an administrator sees and starts it.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::TestApp;

use crate::admin::refused;
use crate::support::{execute, text};

const JOBS: &str = "admin/api/jobs";

fn named<'a>(jobs: &'a Value, name: &str) -> &'a Value {
    let found = jobs.as_array().into_iter().flatten().find(|job| job["name"] == name);
    found.unwrap_or_else(|| panic!("no job {name}"))
}

#[tokio::test]
async fn a_job_is_run_now_and_leaves_its_line() {
    let app = TestApp::people().await;
    let root = app.login("100000", "root").await;
    let before = root.get(JOBS).await.ok().json();
    let job = named(&before, "workflow.overtime");
    assert_eq!((&job["title"], &job["schedule"]), (&json!("审批超时提醒"), &json!("每 1 分钟")));
    assert_eq!(job["lastRun"], Value::Null);

    let run = root.post(&format!("{JOBS}/workflow.overtime/run"), json!({})).await.ok().json();
    assert_eq!((&run["ok"], &run["detail"]), (&json!(true), &json!("0 个任务超时")));
    assert_eq!(named(&root.get(JOBS).await.ok().json(), "workflow.overtime")["lastRun"]["id"], run["id"]);
    let runs = root.get("admin/api/job-runs?ok=true&name.in=workflow.overtime").await.ok().json();
    assert_eq!((runs.as_array().map(Vec::len), &runs[0]["title"]), (Some(1), &json!("审批超时提醒")));
    assert_eq!(root.get("admin/api/job-runs?ok=false").await.ok().json(), json!([]));
    let told = text(&app, "SELECT after_json FROM audit_log WHERE event = 'job.run'").await;
    assert_eq!(told, json!({ "任务": "workflow.overtime" }).to_string());
    assert_eq!(root.post(&format!("{JOBS}/nothing/run"), json!({})).await.status(), 404);
}

/// Even a job that runs all day and says nothing leaves a line when somebody asked for it.
#[tokio::test]
async fn a_quiet_job_that_somebody_asks_for_leaves_a_line() {
    let app = TestApp::people().await;
    let run = app.anon().post("admin/api/dev/run-job/throttle.purge", json!({})).await.ok().json();
    assert_eq!((&run["name"], &run["ok"]), (&json!("throttle.purge"), &json!(true)));
    assert_eq!(app.anon().post("admin/api/dev/run-job/nothing", json!({})).await.status(), 404);
}

/// Another copy holds the lease: nobody runs it twice at once.
#[tokio::test]
async fn a_running_job_is_not_run_again() {
    let app = TestApp::people().await;
    let root = app.login("100000", "root").await;
    let until = i64::MAX / 2;
    execute(&app, &format!("INSERT INTO job_lease (name, owner, until) VALUES ('purge', 'another', {until})")).await;
    let again = root.post(&format!("{JOBS}/purge/run"), json!({})).await;
    refused(&again, 409, "job.running", "任务正在运行，请稍后再试");
    assert_eq!(root.get("admin/api/job-runs").await.ok().json(), json!([]));
}

/// 18.2: a job that missed its hour is due at the next start; one that ran in it waits for the next, and one that never
/// ran for its first.
#[tokio::test]
async fn a_job_that_missed_its_hour_runs_at_the_next_start() {
    use platform::Timestamp;
    use platform::jobs::{plan, platform_jobs};

    let app = TestApp::people().await;
    let due = async |name: &str| {
        let planned = plan(&app, platform_jobs()).await;
        planned.into_iter().find(|(job, _)| job.name == name).map(|(_, at)| at).expect("a job")
    };
    let run = async |id: i64, name: &str, at: Timestamp| {
        let values = format!("({id}, '{name}', {at}, {at}, TRUE, '')", at = at.0);
        execute(
            &app,
            &format!("INSERT INTO job_run (id, name, started_date, finished_date, ok, detail) VALUES {values}"),
        )
        .await;
    };
    let now = app.clock().now();
    assert!(due("purge").await > now, "it never ran");
    run(1, "purge", now.minus(Duration::from_secs(3 * 86_400))).await;
    run(2, "audit.seal", now.minus(Duration::from_secs(3 * 86_400))).await;
    assert!(due("purge").await <= now, "three nights went by");
    assert!(due("audit.seal").await > now, "what has no hour misses none");
    run(3, "purge", now).await;
    assert!(due("purge").await > now);
}

/// The run log of the last half year is kept.
#[tokio::test]
async fn old_runs_are_forgotten() {
    let app = TestApp::people().await;
    app.anon().post("admin/api/dev/run-job/throttle.purge", json!({})).await.ok();
    for (days, left) in [(179, "throttle.purge"), (2, "purge")] {
        app.clock().shift(Duration::from_secs(days * 86_400));
        app.anon().post("admin/api/dev/run-job/purge", json!({})).await.ok();
        let oldest = text(&app, "SELECT name FROM job_run ORDER BY id LIMIT 1").await;
        assert_eq!(oldest, left);
    }
}
