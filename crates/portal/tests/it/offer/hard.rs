//! R3, R6 and R7 against offers: many deciders, a program that dies while they decide, clients that break off.

use std::time::Duration;

use serde_json::json;
use tokio::task::JoinSet;

use super::{House, OFFERS, TASKS, nth_barcode, sale_form};
use crate::aborts::{abort, settle};
use crate::deciding::{Desk, TOLD};
use crate::selection::with;
use crate::support::{number, post_text, rows, size};

fn desk(house: &House) -> Desk<'_> {
    Desk { app: &house.app, staff: &house.sale, tasks: TASKS, step: "SaleAppr", form: Some(sale_form()) }
}

/// R6
#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_deciders_on_an_offer_wins() {
    let house = House::new().await;
    desk(&house).one_of_many_wins(async |round| house.submitted(&nth_barcode(round)).await).await;
}

/// R3: what was acknowledged is kept, and nothing is half done.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_dies_leaves_no_half_decision_on_an_offer() {
    let house = House::new().await;
    let all = desk(&house).dying(4, async |n| house.submitted(&nth_barcode(n)).await).await;
    for (id, approved) in all.iter().filter_map(|(id, approved)| Some((id, (*approved)?))) {
        let step = if approved { "FirstAppr" } else { "RejectReEdit" };
        let kept = format!("SELECT count(*) FROM offer WHERE id = {id} AND offer_step = '{step}'");
        assert_eq!(number(&house.app, &kept).await, 1, "acknowledged and lost: {id}");
    }
    let ids: Vec<String> = all.keys().map(i64::to_string).collect();
    for row in rows(&house.app, &WHOLE.replace("{told}", TOLD).replace("{ids}", &ids.join(","))).await {
        let facts: Vec<i64> = (1..=5).map(|column| row.try_get_by_index(column).expect("a number")).collect();
        let step: String = row.try_get_by_index(0).expect("a step");
        let expected = match step.as_str() {
            "SaleAppr" => [1, 0, 0, 0, 0],
            "FirstAppr" => [0, 1, 1, 1, 1],
            _ => [0, 0, 1, 1, 1],
        };
        assert_eq!(facts, expected, "{step}: tasks of the step, of the next, log lines, audit entries, messages");
    }
}

/// One row for each offer of the test: how many of each thing it has.
const WHOLE: &str = "SELECT d.offer_step, \
    (SELECT count(*) FROM workflow_task t WHERE t.biz_id = d.id AND t.status = 'APPROVING' AND t.step = 'SaleAppr'), \
    (SELECT count(*) FROM workflow_task t WHERE t.biz_id = d.id AND t.status = 'APPROVING' AND t.step = 'FirstAppr'), \
    (SELECT count(*) FROM process_log l WHERE l.biz_id = d.id AND l.action IN ('APPROVE', 'REJECT')), \
    (SELECT count(*) FROM audit_log a WHERE a.biz_id = d.id AND a.event LIKE 'task.%'), \
    (SELECT count(*) FROM message_location_log m WHERE m.biz_id = d.id AND m.{told}) \
    FROM offer d WHERE d.id IN ({ids})";

const AT_ONCE: usize = 8;

/// R7: an offer whose merchant breaks off is there with everything that belongs to it, or not at all.
#[tokio::test(flavor = "multi_thread")]
async fn an_aborted_offer_is_whole_or_nothing() {
    let house = House::new().await;
    let server = house.app.spawn_server().await;
    let before = number(&house.app, "SELECT count(*) FROM audit_log WHERE event = 'offer.create'").await;
    let aborts = size(200, 5_000);
    for start in (0..aborts).step_by(AT_ONCE) {
        let mut batch = JoinSet::new();
        for n in start..(start + AT_ONCE).min(aborts) {
            // Every third breaks off inside its body; the others at any moment after it.
            let cut = n % 3 == 0;
            let name = format!("{}{n}", if cut { "半" } else { "整" });
            let form = with(house.form(&nth_barcode(n)), json!({ "offerName": name, "submit": n % 2 == 0 }));
            let request = post_text(&house.merchant, OFFERS, &form.to_string());
            let sent = if cut { request.len() - 1 - n % 20 } else { request.len() };
            let pause = Duration::from_micros((n as u64 * 7_919) % 120_000);
            batch.spawn(abort(server.address, request.into_bytes()[..sent].to_vec(), pause));
        }
        batch.join_all().await;
    }
    server.stop().await;
    settle(&house.app).await;
    let whole = (0..aborts).filter(|n| n % 3 != 0).count() as i64;
    let made = number(&house.app, "SELECT count(*) FROM offer WHERE title LIKE '整%'").await;
    assert!((1..whole).contains(&made), "the control: {made} of {whole} were carried out");
    assert_eq!(number(&house.app, "SELECT count(*) FROM offer WHERE title LIKE '半%'").await, 0);
    let entries = number(&house.app, "SELECT count(*) FROM audit_log WHERE event = 'offer.create'").await - before;
    assert_eq!(entries, made, "as many entries as offers");
    for (what, sql) in [
        ("its SKU", "SELECT count(*) FROM offer_sku s WHERE s.offer_id = o.id"),
        ("its first line", "SELECT count(*) FROM process_log l WHERE l.biz_id = o.id AND l.action = 'CREATE'"),
        (
            "its task, where it was submitted",
            "SELECT 1 + count(*) - (SELECT count(*) FROM offer p WHERE p.id = o.id AND p.status = 'APPROVING') \
             FROM workflow_task t WHERE t.biz_id = o.id AND t.status = 'APPROVING'",
        ),
    ] {
        let lacking = format!("SELECT count(*) FROM offer o WHERE o.title LIKE '整%' AND ({sql}) <> 1");
        assert_eq!(number(&house.app, &lacking).await, 0, "{what}");
    }
    let code = nth_barcode(aborts);
    let next = tokio::time::timeout(Duration::from_secs(5), house.draft(&code));
    next.await.expect("the next write waits for nobody");
}
