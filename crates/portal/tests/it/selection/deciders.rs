//! R6 and R3 against the approval of a store: many deciders, and a program that dies while they decide.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use testkit::Client;
use tokio::task::JoinSet;

use super::{People, TASKS};
use crate::kills::try_exchange;
use crate::process::{Folder, Running};
use crate::support::{number, post_text, rows, size, status_of};

const CALLERS: usize = 32;

/// R6, A05-10: of 32 deciders on two copies exactly one wins; the others read that the task is done.
#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_deciders_wins() {
    let people = People::new().await;
    let there = people.app.another().await;
    let same_staff = there.anon().with_token(people.staff.token());
    for round in 0..size(100, 500) {
        let doc = people.submitted(&format!("r6-{round}")).await;
        let mut calls = JoinSet::new();
        for caller in 0..CALLERS {
            let client = if caller % 2 == 0 { people.staff.clone() } else { same_staff.clone() };
            calls.spawn(decide(client, doc.clone(), caller % 3 != 0));
        }
        let mut won = 0;
        for (status, key) in calls.join_all().await {
            match status {
                200 => won += 1,
                _ => assert_eq!((status, key.as_str()), (409, "common.taskDone"), "round {round}"),
            }
        }
        assert_eq!(won, 1, "round {round}");
        let about =
            |table: &str, what: &str| format!("SELECT count(*) FROM {table} WHERE biz_id = {} AND {what}", doc["id"]);
        assert_eq!(number(&people.app, &about("audit_log", "event LIKE 'task.%'")).await, 1);
        let told = about("message_location_log", "template_code IN ('DOC_APPROVED', 'DOC_REJECTED')");
        assert_eq!(number(&people.app, &told).await, 1);
        assert_eq!(number(&people.app, &about("process_log", "action IN ('APPROVE', 'REJECT')")).await, 1);
        assert_eq!(number(&people.app, &about("workflow_task", "status = 'APPROVING'")).await, 0);
    }
}

async fn decide(client: Client, doc: Value, approve: bool) -> (u16, String) {
    let (path, body) = decision(&doc, approve);
    let answer = client.post(&path, body).await;
    (answer.status(), answer.error_key())
}

fn decision(doc: &Value, approve: bool) -> (String, Value) {
    let (task, row_version) = (&doc["task"]["id"], &doc["rowVersion"]);
    match approve {
        true => (format!("{TASKS}/{task}/approve"), json!({ "rowVersion": row_version })),
        false => {
            let body =
                json!({ "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"], "rowVersion": row_version });
            (format!("{TASKS}/{task}/reject"), body)
        }
    }
}

const DOCUMENTS_PER_LIFE: usize = 6;
const DECIDERS: usize = 3;

/// R3: killed while deciding, at another moment in each life. What was acknowledged is kept, and nothing is half done:
/// document, task, store, log, audit entry and message all tell the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_dies_while_deciding_leaves_no_half_decision() {
    let people = People::new().await;
    let url = people.app.database().url().to_owned();
    let files = format!("file://{}", people.app.database().files().display());
    let folder = Folder::new();
    let demo = [
        ("PORTAL_PROFILE", "demo"),
        ("PORTAL_LISTEN", "127.0.0.1:0"),
        ("PORTAL_DATABASE_URL", url.as_str()),
        ("PORTAL_STORAGE_URL", files.as_str()),
    ];
    let mut acknowledged: HashMap<i64, bool> = HashMap::new();
    let mut interrupted = 0;
    for life in 0..size(50, 200) {
        let mut documents = Vec::new();
        for n in 0..DOCUMENTS_PER_LIFE {
            documents.push(people.submitted(&format!("r3-{life}-{n}")).await);
        }
        let running = Running::start(folder.portal(&["serve"], &demo));
        let address = running.address;
        let answered = Arc::new(AtomicUsize::new(0));
        let mut deciders = JoinSet::new();
        for part in documents.chunks(DOCUMENTS_PER_LIFE / DECIDERS).map(<[Value]>::to_vec) {
            let (staff, answered) = (people.staff.clone(), answered.clone());
            deciders.spawn(async move {
                let mut decided = Vec::new();
                for (n, doc) in part.into_iter().enumerate() {
                    let (path, body) = decision(&doc, n % 2 == 0);
                    let answer = try_exchange(address, &post_text(&staff, &path, &body.to_string())).await;
                    match answer.as_deref().and_then(status_of) {
                        Some(200) => decided.push((doc["id"].as_i64().expect("an id"), n % 2 == 0)),
                        Some(other) => panic!("{other}: {answer:?}"),
                        None => break,
                    }
                    answered.fetch_add(1, Ordering::Relaxed);
                }
                decided
            });
        }
        // After none, one, two … of the answers, and at another moment of the next decisions each time.
        while answered.load(Ordering::Relaxed) < life % (DOCUMENTS_PER_LIFE - 1) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros((life as u64 * 7_919) % 15_000)).await;
        running.kill();
        let decided = deciders.join_all().await.concat();
        interrupted += usize::from(decided.len() < DOCUMENTS_PER_LIFE);
        acknowledged.extend(decided);
        if !people.app.database().is_sqlite() {
            crate::support::execute(&people.app, "UPDATE job_lease SET until = 0").await;
        }
    }
    assert!(
        !acknowledged.is_empty() && interrupted > 0,
        "the control: {} decided, {interrupted} lives cut",
        acknowledged.len()
    );

    for (id, approved) in &acknowledged {
        let status = if *approved { "APPROVED" } else { "REJECTED" };
        let kept = format!("SELECT count(*) FROM offer_store_appr WHERE id = {id} AND status = '{status}'");
        assert_eq!(number(&people.app, &kept).await, 1, "acknowledged and lost: {id}");
    }
    for row in rows(&people.app, WHOLE).await {
        let facts: Vec<i64> = (1..=5).map(|column| row.try_get_by_index(column).expect("a number")).collect();
        let status: String = row.try_get_by_index(0).expect("a status");
        let expected = match status.as_str() {
            "APPROVING" => [1, 0, 0, 0, 0],
            "APPROVED" => [0, 1, 1, 1, 1],
            _ => [0, 1, 0, 1, 1],
        };
        assert_eq!(facts, expected, "{status}: open tasks, log lines, stores, audit entries, messages");
    }
}

/// One row for each document of the test: how many of each thing it has.
const WHOLE: &str = "SELECT d.status, \
    (SELECT count(*) FROM workflow_task t WHERE t.biz_id = d.id AND t.status = 'APPROVING'), \
    (SELECT count(*) FROM process_log l WHERE l.biz_id = d.id AND l.action IN ('APPROVE', 'REJECT')), \
    (SELECT count(*) FROM offer_store s WHERE s.id = d.store_id), \
    (SELECT count(*) FROM audit_log a WHERE a.biz_id = d.id AND a.event LIKE 'task.%'), \
    (SELECT count(*) FROM message_location_log m WHERE m.biz_id = d.id AND m.template_code IN ('DOC_APPROVED', 'DOC_REJECTED')) \
    FROM offer_store_appr d WHERE d.seller_id LIKE 'r3-%'";
