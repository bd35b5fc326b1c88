//! The first page: every number is the total of the list that it opens.

use serde_json::Value;
use testkit::{Client, TestApp};

use crate::admin::refused;
use crate::support::execute;

const BASE: &str = "datacenter/api/dashboard";

async fn total(client: &Client, list: &str) -> u64 {
    let join = if list.contains('?') { '&' } else { '?' };
    let answer = client.get(&format!("{list}{join}size=1")).await.ok();
    answer.header("x-total-count").parse().expect("a total")
}

/// How much all these figures say together, after each was compared with its list.
async fn compared(client: &Client, figures: &[Value]) -> u64 {
    let mut sum = 0;
    for figure in figures {
        let (list, count) = (figure["list"].as_str().expect("a list"), figure["count"].as_u64().expect("a count"));
        assert_eq!(total(client, list).await, count, "{figure}");
        assert!(figure["opens"].as_str().is_some_and(|page| page.starts_with('/')), "{figure}");
        sum += count;
    }
    sum
}

fn list_of(value: &Value) -> Vec<Value> {
    value.as_array().expect("a list").clone()
}

/// A16-1 for the merchants' people: each sees the numbers of the lists that they may open.
#[tokio::test(flavor = "multi_thread")]
async fn a_merchants_numbers_are_the_totals_of_their_lists() {
    let app = TestApp::new().await;
    let (mut sum, mut waiting) = (0, 0);
    for (els_account, login) in [("200001", "admin"), ("200001", "viewer"), ("200002", "admin"), ("200003", "admin")] {
        let client = app.login(els_account, login).await;
        let page = client.get(&format!("{BASE}/biz")).await.ok().json();
        let todos = list_of(&page["todos"]);
        assert_eq!(client.get(&format!("{BASE}/todo-counts")).await.ok().json(), page["todos"]);
        // S9-11
        waiting += compared(&client, &list_of(&page["ptdwc"])).await;
        sum += compared(&client, &todos).await;
        refused(&client.get(&format!("{BASE}/platform")).await, 403, "common.forbidden", "没有访问权限");
    }
    assert!(sum > 0 && waiting > 0, "the demo has something that waits for a merchant, and for the platform");
}

/// A16-1 for the staff: tasks by kind with those that are late, certificates, companies, feedback.
#[tokio::test(flavor = "multi_thread")]
async fn the_staffs_numbers_are_the_totals_of_their_lists() {
    let app = TestApp::new().await;
    execute(&app, "UPDATE workflow_task SET overtime = TRUE WHERE status = 'APPROVING'").await;
    let (mut tasks, mut others, mut late) = (0, 0, 0);
    for login in ["root", "zs1", "fw1", "cw1", "qc1"] {
        let client = app.login("100000", login).await;
        let page = client.get(&format!("{BASE}/platform")).await.ok().json();
        for kind in list_of(&page["tasks"]) {
            tasks += compared(&client, std::slice::from_ref(&kind["todo"])).await;
            late += compared(&client, std::slice::from_ref(&kind["overdue"])).await;
        }
        others += compared(&client, &list_of(&page["todos"])).await;
        let menu = list_of(&client.get(&format!("{BASE}/todo-counts")).await.ok().json());
        assert_eq!(menu.len(), list_of(&page["tasks"]).len() + list_of(&page["todos"]).len());
        assert_eq!(client.get(&format!("{BASE}/biz")).await.ok().json()["steps"], Value::Array(Vec::new()));
    }
    assert!(tasks > 0 && others > 0 && late == tasks, "{tasks} {others} {late}");
}

/// Whoever may not open a list is not shown its number.
#[tokio::test]
async fn a_number_without_the_right_to_its_list_is_left_out() {
    let app = TestApp::new().await;
    let codes = async |login: &str| -> Vec<String> {
        let client = app.login("100000", login).await;
        let todos = client.get(&format!("{BASE}/todo-counts")).await.ok().json();
        list_of(&todos).iter().map(|todo| todo["code"].as_str().expect("a code").to_owned()).collect()
    };
    assert!(codes("root").await.contains(&"companyWaiting".to_owned()));
    assert!(!codes("ck1").await.contains(&"companyWaiting".to_owned()));
    // Tasks are the desk's.
    let tasks = "productOfferTask".to_owned();
    assert!(codes("cx1").await.contains(&tasks));
    execute(&app, "DELETE FROM role_permission WHERE permission_code = 'platformTodo'").await;
    app.people_changed();
    assert!(!codes("cx1").await.contains(&tasks));
}

/// The steps of a newcomer move when something is done, and never beyond their end.
#[tokio::test]
async fn the_steps_of_a_newcomer_follow_what_was_done() {
    let app = TestApp::new().await;
    let client = app.login("200001", "admin").await;
    let steps = async || {
        let page = client.get(&format!("{BASE}/biz")).await.ok().json();
        let steps = list_of(&page["steps"]);
        steps.iter().map(|step| (step["code"].as_str().expect("a code").to_owned(), step["percent"].clone())).collect()
    };
    let before: std::collections::BTreeMap<String, Value> = steps().await;
    assert_eq!(before.keys().collect::<Vec<_>>(), ["basicInfo", "certificate", "firstOffer", "sign"]);
    assert_eq!(before["certificate"], 100);
    execute(&app, "DELETE FROM cert_item WHERE company_id = 2").await;
    execute(&app, "UPDATE basic_info SET content = '{}' WHERE company_id = 2").await;
    execute(&app, "UPDATE offer SET submitted = FALSE WHERE company_id = 2").await;
    let after: std::collections::BTreeMap<String, Value> = steps().await;
    assert_eq!((&after["certificate"], &after["basicInfo"]), (&Value::from(0), &Value::from(0)));
    assert_eq!((&before["firstOffer"], &after["firstOffer"]), (&Value::from(100), &Value::from(50)));
}
