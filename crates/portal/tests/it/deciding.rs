//! What must hold of every approval, whatever is approved: one of many deciders wins (R6), and a program that dies while
//! they decide leaves nothing half done (R3).

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Client, TestApp};
use tokio::task::JoinSet;

use crate::kills::try_exchange;
use crate::process::{Folder, Running};
use crate::support::{execute, number, post_text, size, status_of};

const CALLERS: usize = 32;
const DECIDERS: usize = 2;

/// A kind of document at its first step, and who decides there.
pub struct Desk<'a> {
    pub app: &'a TestApp,
    pub staff: &'a Client,
    pub tasks: &'static str,
    pub step: &'static str,
    /// What the step asks its approver for.
    pub form: Option<Value>,
}

impl Desk<'_> {
    fn decision(&self, doc: &Value, approve: bool) -> (String, Value) {
        let (task, row_version) = (&doc["task"]["id"], &doc["rowVersion"]);
        match approve {
            true => (format!("{}/{task}/approve", self.tasks), json!({ "form": self.form, "rowVersion": row_version })),
            false => {
                let why = json!({
                    "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"], "rowVersion": row_version,
                });
                (format!("{}/{task}/reject", self.tasks), why)
            }
        }
    }

    /// R6: of 32 deciders on two copies exactly one wins; the others read that the task is done.
    pub async fn one_of_many_wins(&self, submitted: impl AsyncFn(usize) -> Value) {
        let there = self.app.another().await;
        let same_staff = there.anon().with_token(self.staff.token());
        for round in 0..size(100, 500) {
            let doc = submitted(round).await;
            let mut calls = JoinSet::new();
            for caller in 0..CALLERS {
                let client = if caller % 2 == 0 { self.staff.clone() } else { same_staff.clone() };
                let (path, body) = self.decision(&doc, caller % 3 != 0);
                calls.spawn(async move {
                    let answer = client.post(&path, body).await;
                    (answer.status(), answer.error_key())
                });
            }
            let mut won = 0;
            for (status, key) in calls.join_all().await {
                match status {
                    200 => won += 1,
                    _ => assert_eq!((status, key.as_str()), (409, "common.taskDone"), "round {round}"),
                }
            }
            assert_eq!(won, 1, "round {round}");
            let open = format!("status = 'APPROVING' AND step = '{}'", self.step);
            for (table, what, many) in [
                ("audit_log", "event LIKE 'task.%'", 1),
                ("message_location_log", TOLD, 1),
                ("process_log", "action IN ('APPROVE', 'REJECT')", 1),
                ("workflow_task", open.as_str(), 0),
            ] {
                let sql = format!("SELECT count(*) FROM {table} WHERE biz_id = {} AND {what}", doc["id"]);
                assert_eq!(number(self.app, &sql).await, many, "round {round}: {table}");
            }
        }
    }

    /// R3: killed while deciding, at another moment in each life. Answers every document, with whether its approval or its
    /// rejection was acknowledged.
    pub async fn dying(&self, per_life: usize, submitted: impl AsyncFn(usize) -> Value) -> HashMap<i64, Option<bool>> {
        let url = self.app.database().url().to_owned();
        let files = format!("file://{}", self.app.database().files().display());
        let folder = Folder::new();
        let demo = [
            ("PORTAL_PROFILE", "demo"),
            ("PORTAL_LISTEN", "127.0.0.1:0"),
            ("PORTAL_DATABASE_URL", url.as_str()),
            ("PORTAL_STORAGE_URL", files.as_str()),
        ];
        let mut all: HashMap<i64, Option<bool>> = HashMap::new();
        let (mut acknowledged, mut interrupted) = (0, 0);
        for life in 0..size(50, 200) {
            let mut documents = Vec::new();
            for n in 0..per_life {
                documents.push(submitted(life * per_life + n).await);
            }
            all.extend(documents.iter().map(|doc| (id_of(doc), None)));
            let running = Running::start(folder.portal(&["serve"], &demo));
            let address = running.address;
            let answered = Arc::new(AtomicUsize::new(0));
            let mut deciders = JoinSet::new();
            for part in documents.chunks(per_life / DECIDERS) {
                let (staff, answered) = (self.staff.clone(), answered.clone());
                let calls: Vec<_> = part
                    .iter()
                    .enumerate()
                    .map(|(n, doc)| (id_of(doc), n % 2 == 0, self.decision(doc, n % 2 == 0)))
                    .collect();
                deciders.spawn(async move {
                    let mut decided = Vec::new();
                    for (id, approve, (path, body)) in calls {
                        let answer = try_exchange(address, &post_text(&staff, &path, &body.to_string())).await;
                        match answer.as_deref().and_then(status_of) {
                            Some(200) => decided.push((id, Some(approve))),
                            Some(other) => panic!("{other}: {answer:?}"),
                            None => break,
                        }
                        answered.fetch_add(1, Ordering::Relaxed);
                    }
                    decided
                });
            }
            // After none, one, two … of the answers, and at another moment of the next decisions each time.
            while answered.load(Ordering::Relaxed) < life % (per_life - 1) {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            tokio::time::sleep(Duration::from_micros((life as u64 * 7_919) % 15_000)).await;
            running.kill();
            let decided = deciders.join_all().await.concat();
            acknowledged += decided.len();
            interrupted += usize::from(decided.len() < per_life);
            all.extend(decided);
            if !self.app.database().is_sqlite() {
                execute(self.app, "UPDATE job_lease SET until = 0").await;
            }
        }
        assert!(acknowledged > 0 && interrupted > 0, "the control: {acknowledged} decided, {interrupted} lives cut");
        all
    }
}

/// The words that a decision sends to whoever made the document.
pub const TOLD: &str = "template_code IN ('DOC_APPROVED', 'DOC_STEP_PASSED', 'DOC_REJECTED')";

fn id_of(doc: &Value) -> i64 {
    doc["id"].as_i64().expect("an id")
}
