//! Who answers for a role, who is told of lateness, whose opinion may be asked, and who sees everything that waits.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{People, TASKS, actions, with};
use crate::admin::refused;
use crate::offer::{House, OFFERS, nth_barcode};
use crate::support::{execute, rows, text};

const ACCOUNTS: &str = "admin/api/biz-accounts";

async fn account(admin: &Client, login: &str) -> Value {
    admin.get(&format!("{ACCOUNTS}?login.equals={login}")).await.ok().json()[0].clone()
}

/// As the page sends it, with other roles to answer for.
fn leading(account: &Value, leads: Value) -> Value {
    let roles: Vec<&Value> = account["roles"].as_array().expect("roles").iter().map(|role| &role["id"]).collect();
    json!({
        "id": account["id"], "rowVersion": account["rowVersion"], "nameCn": account["nameCn"],
        "vendorPosition": account["vendorPosition"], "roleIds": roles, "userGroupId": account["userGroupId"],
        "leaderRoleIds": leads,
    })
}

/// The logins of those who were told that a document waits too long.
async fn told(app: &TestApp, doc: &Value) -> Vec<String> {
    let sql = format!(
        "SELECT a.login FROM message_location_log m JOIN account a ON a.id = m.user_id \
         WHERE m.template_code = 'TASK_OVERTIME' AND m.biz_id = {} ORDER BY a.login",
        doc["id"]
    );
    rows(app, &sql).await.iter().map(|row| row.try_get_by_index(0).expect("a login")).collect()
}

async fn make_late(app: &TestApp, doc: &Value) {
    execute(app, &format!("UPDATE workflow_task SET due_date = 1 WHERE id = {}", doc["task"]["id"])).await;
    app.run_job("workflow.overtime").await;
}

#[tokio::test]
async fn what_waits_too_long_is_told_to_who_answers_for_the_role() {
    let people = People::new().await;
    let root = people.app.login("100000", "root").await;
    let holder = account(&root, "zs1").await;
    assert_eq!(holder["roles"][0]["isLeader"], true);
    let doc = people.submitted("sid-1").await;
    make_late(&people.app, &doc).await;
    assert_eq!(told(&people.app, &doc).await, ["zs1"], "holder and leader are one person here");

    let role = &holder["roles"][0]["id"];
    let follower = root.put(ACCOUNTS, leading(&holder, json!([]))).await.ok().json();
    assert_eq!(follower["roles"][0]["isLeader"], false);
    let doc = people.submitted("sid-2").await;
    make_late(&people.app, &doc).await;
    assert_eq!(told(&people.app, &doc).await, ["root", "zs1"], "nobody leads: the administrator hears of it");

    let head = with(
        leading(&follower, json!([role])),
        json!({
            "login": "zshead", "phone": "13900000077", "nameCn": "招商总监", "userGroupId": 100,
        }),
    );
    let head = head.as_object().expect("a form").clone();
    let head: Value = head.into_iter().filter(|(name, _)| !["id", "rowVersion"].contains(&name.as_str())).collect();
    root.post(ACCOUNTS, head).await.with_status(201);
    let doc = people.submitted("sid-3").await;
    make_late(&people.app, &doc).await;
    assert_eq!(told(&people.app, &doc).await, ["zs1", "zshead"]);
    let kept = text(&people.app, "SELECT after_json FROM audit_log WHERE event = 'account.update'").await;
    assert!(kept.contains("\"leads\":[]"), "{kept}");
}

#[tokio::test]
async fn one_answers_for_a_role_of_ones_own_among_the_staff() {
    let app = TestApp::people().await;
    let root = app.login("100000", "root").await;
    let holder = account(&root, "cx1").await;
    let words = "只能负责自己拥有的平台角色";
    refused(&root.put(ACCOUNTS, leading(&holder, json!([1]))).await, 400, "account.leader", words);
    let admin = app.login("200001", "admin").await;
    let merchant = account(&admin, "lijing").await;
    let own = json!([merchant["roles"][0]["id"]]);
    refused(&admin.put(ACCOUNTS, leading(&merchant, own)).await, 400, "account.leader", words);
    let leader = root.put(ACCOUNTS, leading(&holder, json!([holder["roles"][0]["id"]]))).await.ok().json();
    assert_eq!(leader["roles"][0]["isLeader"], true);
}

/// QC and LEGAL decide no step of an offer, and may be asked about it.
#[tokio::test]
async fn any_role_that_may_read_the_document_is_asked() {
    let offers = House::new().await;
    let doc = offers.submitted(&nth_barcode(71)).await;
    let sale = &offers.sale;
    let task = format!("selection-workflow/api/tasks/{}", doc["task"]["id"]);
    let roles = sale.get(&format!("{task}/roles")).await.ok().json();
    let codes: Vec<&str> =
        roles.as_array().into_iter().flatten().filter_map(|role| role["roleCode"].as_str()).collect();
    assert!(["QC", "LEGAL", "SELECTION_FINAL"].iter().all(|role| codes.contains(role)), "{codes:?}");
    assert!(!codes.contains(&"VENDOR_ADMIN"), "{codes:?}");

    let ask = json!({ "text": "广告用语是否合规？", "roleCode": "LEGAL" });
    sale.post(&format!("{task}/comment"), ask).await.ok();
    let legal = offers.app.login("100000", "fw1").await;
    let asked = legal.get("workflow/api/tasks?view=cc").await.ok().json();
    assert!(asked.as_array().into_iter().flatten().any(|asked| asked["id"] == doc["task"]["id"]), "{asked}");
    legal.get(&format!("{}/{}", OFFERS, doc["id"])).await.ok();
    legal.post(&format!("{task}/comment"), json!({ "text": "合规" })).await.ok();
    let nobody = sale.post(&format!("{task}/comment"), json!({ "text": "？", "roleCode": "VENDOR_ADMIN" })).await;
    refused(&nobody, 404, "common.notFound", "数据不存在或已被删除");
}

/// Who keeps the accounts decides nothing, sees everything that waits and gives it to another.
#[tokio::test]
async fn the_administrator_sees_every_open_task_and_reassigns_it() {
    let people = People::new().await;
    execute(&people.app, "UPDATE account SET user_group_id = 100 WHERE login = 'zs2'").await;
    people.app.people_changed();
    let doc = people.submitted("sid").await;
    let root = people.app.login("100000", "root").await;
    let code = doc["code"].as_str().expect("a code");
    let all = root.get(&format!("{TASKS}?view=all&bizCode={code}")).await.ok().json();
    assert_eq!((&all[0]["id"], actions(&all[0])), (&doc["task"]["id"], vec!["transfer", "comment"]));
    let counts = root.get("workflow/api/tasks/counts?view=all").await.ok().json();
    assert!(counts["offerStoreTask"].as_i64() >= Some(1), "{counts}");
    assert_eq!(people.staff.get(&format!("{TASKS}?view=all")).await.status(), 400);
    assert_eq!(people.merchant.get(&format!("{TASKS}?view=all")).await.status(), 400);

    let task = format!("{TASKS}/{}", doc["task"]["id"]);
    let to = root.get(&format!("{task}/candidates")).await.ok().json();
    assert_eq!(to[0]["nameCn"], "钱招商");
    let body = json!({ "userId": to[0]["id"], "rowVersion": all[0]["rowVersion"] });
    let given = root.post(&format!("{task}/transfer"), body).await.ok().json();
    assert_eq!(given["assigneeName"], "钱招商");
}
