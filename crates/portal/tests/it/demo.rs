//! The demo says one thing everywhere.

use std::collections::BTreeSet;

use testkit::TestApp;

use crate::support::number;

/// An approval that waits has exactly one open task, and no task waits for anything else.
#[tokio::test]
async fn every_waiting_document_has_exactly_one_open_task() {
    let app = TestApp::new().await;
    let mut waiting = 0;
    for document in app.documents.all() {
        let kind = document.kind();
        let open = format!(
            "SELECT count(*) FROM workflow_task t WHERE t.status = 'APPROVING' AND t.biz_type = '{}' AND t.biz_id = d.id",
            kind.biz_type
        );
        let wrong =
            |condition: &str| format!("SELECT count(*) FROM {} d WHERE {condition} AND NOT d.is_deleted", kind.table);
        assert_eq!(
            number(&app, &wrong(&format!("d.status = 'APPROVING' AND ({open}) <> 1"))).await,
            0,
            "{}",
            kind.name
        );
        assert_eq!(
            number(&app, &wrong(&format!("d.status <> 'APPROVING' AND ({open}) <> 0"))).await,
            0,
            "{}",
            kind.name
        );
        waiting += number(&app, &wrong("d.status = 'APPROVING'")).await;
    }
    let tasks = "SELECT count(*) FROM workflow_task WHERE status = 'APPROVING'";
    assert_eq!(number(&app, tasks).await, waiting);
    assert!(waiting >= 3, "the control: {waiting}");
}

/// Whoever of the staff decides somewhere finds work in the demo, and some of it late.
#[tokio::test]
async fn every_role_that_decides_has_three_tasks_and_a_late_one() {
    let app = TestApp::new().await;
    let roles: BTreeSet<&str> =
        app.documents.all().flat_map(|document| document.steps()).map(|step| step.role).collect();
    assert!(roles.len() >= 7, "{roles:?}");
    for role in roles {
        let tasks = format!("SELECT count(*) FROM workflow_task WHERE status = 'APPROVING' AND role_code = '{role}'");
        assert!(number(&app, &tasks).await >= 3, "{role}");
        let late = format!("{tasks} AND due_date < {}", app.clock().now().0);
        assert!(number(&app, &late).await >= 1, "{role}: nothing is late");
    }
}

/// 21: the first merchant's box is full of messages of every type, and what its documents have told is not on top of them.
#[tokio::test]
async fn the_first_box_has_twenty_five_unread_messages_of_every_type() {
    let app = TestApp::new().await;
    let unread = |what: &str| {
        format!(
            "SELECT count({what}) FROM message_location_log m JOIN account a ON a.id = m.user_id \
             WHERE a.biz_account_login = '200001_admin' AND m.read_states = 0"
        )
    };
    assert_eq!(number(&app, &unread("*")).await, 25);
    assert_eq!(number(&app, &unread("DISTINCT m.type")).await, 8);
}

/// The companies are in the states that the demo's notes name, with papers, addresses and people to show.
#[tokio::test]
async fn the_companies_are_what_their_stories_say() {
    let app = TestApp::new().await;
    for (id, state) in [
        (2, "verify_status AND use_status AND vendor_group = 'KA'"),
        (7, "verify_status AND NOT use_status AND use_status_reason = 'ARREARS'"),
        (8, "NOT verify_status AND appr_status = 'APPROVING' AND appr_step = 'CompanyLegalAppr'"),
        (9, "verify_status AND NOT use_status AND use_status_reason = 'NOT_SIGNED'"),
        (10, "NOT verify_status AND appr_status = 'REJECTED'"),
    ] {
        let found = number(&app, &format!("SELECT count(*) FROM company WHERE id = {id} AND {state}")).await;
        assert_eq!(found, 1, "company {id}: {state}");
    }
    for id in 2..=6 {
        let of = |table: &str, more: &str| format!("SELECT count(*) FROM {table} WHERE {more} = {id}");
        assert_eq!(number(&app, &of("address", "company_id")).await, 2, "company {id}");
        assert!((1..=2).contains(&number(&app, &of("company_brand", "company_id")).await), "company {id}");
        let papers = of("file_relation", "biz_type = 'company' AND slot = 'businessLicense' AND biz_id");
        assert_eq!(number(&app, &papers).await, 1, "company {id}");
    }
}
