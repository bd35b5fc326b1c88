//! Work by the clock, as an administrator sees and starts it.

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
