//! R6 and R3 against the approval of a store: many deciders, and a program that dies while they decide.

use super::{People, TASKS};
use crate::deciding::{Desk, TOLD};
use crate::support::{number, rows};

fn desk(people: &People) -> Desk<'_> {
    Desk { app: &people.app, staff: &people.staff, tasks: TASKS, step: "StoreSaleAppr", form: None }
}

/// R6, A05-10
#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_deciders_wins() {
    let people = People::new().await;
    desk(&people).one_of_many_wins(async |round| people.submitted(&format!("r6-{round}")).await).await;
}

/// R3: what was acknowledged is kept, and nothing is half done: document, task, store, log, audit entry and message all
/// tell the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_dies_while_deciding_leaves_no_half_decision() {
    let people = People::new().await;
    let all = desk(&people).dying(6, async |n| people.submitted(&format!("r3-{n}")).await).await;
    for (id, approved) in all.iter().filter_map(|(id, approved)| Some((id, (*approved)?))) {
        let status = if approved { "APPROVED" } else { "REJECTED" };
        let kept = format!("SELECT count(*) FROM offer_store_appr WHERE id = {id} AND status = '{status}'");
        assert_eq!(number(&people.app, &kept).await, 1, "acknowledged and lost: {id}");
    }
    for row in rows(&people.app, &WHOLE.replace("{told}", TOLD)).await {
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
    (SELECT count(*) FROM message_location_log m WHERE m.biz_id = d.id AND m.{told}) \
    FROM offer_store_appr d WHERE d.seller_id LIKE 'r3-%'";
