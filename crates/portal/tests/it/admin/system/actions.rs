//! One thing done to one account or to many (S4-04).

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{ACCOUNTS, HEAD_OFFICE, VENDOR_OPERATOR, account_form, audited, made, messages_to, settled};
use crate::admin::{refused, try_login, try_with_captcha, void};
use crate::support::{execute, number};

async fn row(client: &Client, account: &Value) -> Value {
    client.get(&format!("{ACCOUNTS}/{}", account["id"])).await.ok().json()
}

fn act(client: &Client, account: &Value, name: &str) -> testkit::Call {
    client.post(&format!("{ACCOUNTS}/{}/{name}", account["id"]), json!({}))
}

/// The session is void within a second, on every copy of the program.
async fn ends(user: &Client, since: Instant) {
    loop {
        let asked = since.elapsed();
        if user.get("admin/api/account").await.status() == 401 {
            break;
        }
        assert!(asked < Duration::from_secs(1), "still inside {asked:?} later");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    void(&user.get("admin/api/account").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disabled_account_is_out_within_a_second_and_in_again_when_enabled() {
    let app = TestApp::people().await;
    let other = app.another().await;
    let admin = app.login("200001", "admin").await;
    let (account, _) = settled(&app, &admin, "200001", account_form("zhaoxin", "13900000001")).await;
    let user = other.login_with("200001", "zhaoxin", "Fresh@2027").await;
    user.get("admin/api/account").await.ok();
    let since = Instant::now();
    let disabled = act(&admin, &account, "disable").await.ok().json();
    assert_eq!((&disabled["status"], &disabled["actions"][1]), (&json!("disabled"), &json!("enable")));
    ends(&user, since).await;
    let refusal = try_login(&app.anon(), "200001", "zhaoxin", "Fresh@2027").await;
    refused(&refusal, 401, "auth.disabled", "账号已被停用，请联系管理员");
    refused(&act(&admin, &account, "disable").await, 400, "common.state", "当前状态不允许此操作");
    act(&admin, &account, "enable").await.ok();
    app.login_with("200001", "zhaoxin", "Fresh@2027").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kick_ends_sessions_and_a_reset_the_password_as_well() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let (account, user) = settled(&app, &admin, "200001", account_form("zhaoxin", "13900000001")).await;
    let since = Instant::now();
    act(&admin, &account, "kick").await.ok();
    ends(&user, since).await;

    let user = app.login_with("200001", "zhaoxin", "Fresh@2027").await;
    let since = Instant::now();
    let reset = act(&admin, &account, "reset-password").await.ok().json();
    ends(&user, since).await;
    let password = reset["initialPassword"].as_str().expect("a password");
    assert_eq!(reset["bizAccountLogin"], "200001_zhaoxin");
    assert_eq!(try_login(&app.anon(), "200001", "zhaoxin", "Fresh@2027").await.status(), 401);
    let user = app.login_with("200001", "zhaoxin", password).await;
    refused(&user.get("admin/api/sessions").await, 403, "auth.initialPwd", "请先修改初始密码");
    assert_eq!(messages_to(&app, &account, "PWD_RESET").await, 1);
    assert_eq!(audited(&app, "account.resetPassword").await, json!({ "bizAccountLogin": "200001_zhaoxin" }));
}

#[tokio::test]
async fn a_locked_account_says_so_and_can_be_unlocked() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let (account, _) = made(&admin, account_form("zhaoxin", "13900000001")).await;
    let stranger = app.anon().from_ip([203, 0, 113, 9]);
    for _ in 0..3 {
        try_login(&stranger, "200001", "zhaoxin", "Wrong@2027").await;
    }
    for _ in 0..2 {
        try_with_captcha(&app, &stranger, ("200001", "zhaoxin"), "Wrong@2027").await;
    }
    let locked = try_login(&stranger, "200001", "zhaoxin", "Wrong@2027").await;
    assert_eq!(locked.error_key(), "auth.locked", "{}", locked.text());
    let shown = row(&admin, &account).await;
    assert_eq!((&shown["locked"], &shown["actions"][3]), (&json!(true), &json!("unlock")));

    let shown = act(&admin, &account, "unlock").await.ok().json();
    assert_eq!((&shown["locked"], shown["actions"].to_string().contains("unlock")), (&json!(false), false));
    assert_eq!(try_login(&stranger, "200001", "zhaoxin", "Wrong@2027").await.error_key(), "auth.bad");
}

fn batch(client: &Client, action: &str, accounts: &[&Value], more: Value) -> testkit::Call {
    let accounts: Vec<Value> =
        accounts.iter().map(|row| json!({ "id": row["id"], "rowVersion": row["rowVersion"] })).collect();
    client.post(&format!("{ACCOUNTS}/batch"), super::with(json!({ "action": action, "accounts": accounts }), more))
}

#[tokio::test]
async fn a_batch_is_done_to_all_or_to_none() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let (one, _) = made(&admin, account_form("first", "13900000001")).await;
    let (two, _) = made(&admin, account_form("second", "13900000002")).await;
    let own = admin.get(&format!("{ACCOUNTS}/201")).await.ok().json();
    refused(&batch(&admin, "disable", &[&one, &own], json!({})).await, 400, "account.self", "不能停用自己的账号");
    refused(
        &batch(&admin, "assign", &[&one, &own], json!({ "roleIds": [2] })).await,
        400,
        "account.own",
        "不能对自己的账号执行此操作",
    );
    let foreign = json!({ "id": 301, "rowVersion": 0 });
    assert_eq!(batch(&admin, "disable", &[&one, &foreign], json!({})).await.status(), 404);
    assert_eq!(batch(&admin, "move", &[&one], json!({})).await.json()["title"], "用户组不能为空");
    assert_eq!(batch(&admin, "assign", &[&one], json!({})).await.json()["title"], "角色不能为空");
    assert_eq!(batch(&admin, "erase", &[&one], json!({})).await.json()["title"], "操作选项无效");
    assert_eq!(row(&admin, &one).await["status"], "enabled");

    let moved = batch(&admin, "move", &[&one, &two], json!({ "userGroupId": HEAD_OFFICE })).await.ok();
    assert_eq!(moved.json(), json!({ "count": 2 }));
    let stale = batch(&admin, "disable", &[&one, &two], json!({})).await;
    refused(&stale, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let (one, two) = (row(&admin, &one).await, row(&admin, &two).await);
    assert_eq!(one["userGroupName"], "总部");
    batch(&admin, "assign", &[&one, &two], json!({ "roleIds": [VENDOR_OPERATOR, 3] })).await.ok();
    let (one, two) = (row(&admin, &one).await, row(&admin, &two).await);
    assert_eq!(two["roles"].as_array().map(Vec::len), Some(2));
    batch(&admin, "disable", &[&one, &two], json!({})).await.ok();
    assert_eq!(row(&admin, &two).await["status"], "disabled");

    // Each by its own code: whoever may only enable moves nobody.
    execute(&app, "DELETE FROM role_permission WHERE permission_code = 'accountManager_edit'").await;
    app.people_changed();
    let one = row(&admin, &one).await;
    let move_it = batch(&admin, "move", &[&one], json!({ "userGroupId": HEAD_OFFICE })).await;
    refused(&move_it, 403, "common.forbidden", "没有访问权限");
    batch(&admin, "enable", &[&one], json!({})).await.ok();
}

/// 03.3: what a leaving colleague had in hand goes back to everybody who may decide it.
#[tokio::test]
async fn open_tasks_of_disabled_staff_return_to_the_pool() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let mine = "SELECT count(*) FROM workflow_task WHERE assignee_id = 102 AND status = 'APPROVING'";
    assert!(number(&app, mine).await > 0, "zs1 has work in the demo");
    root.post(&format!("{ACCOUNTS}/102/disable"), json!({})).await.ok();
    assert_eq!(number(&app, mine).await, 0);
}
