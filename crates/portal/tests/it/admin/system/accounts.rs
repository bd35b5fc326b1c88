//! Making, finding and changing accounts (S1-12, S2-19).

use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{ACCOUNTS, HEAD_OFFICE, TRADE, VENDOR_ADMIN, account_form, audited, made, messages_to, settled, with};
use crate::admin::{refused, try_login, void};
use crate::support::{execute, text};

/// S4-22, S5-09: the password is told once and kept nowhere; the first login must change it.
#[tokio::test]
async fn a_new_account_has_an_initial_password_that_is_told_once() {
    let app = TestApp::new().await;
    let admin = app.login("200001", "admin").await;
    let key = "key-of-16-characters";
    let call = || admin.post(ACCOUNTS, account_form("zhaoxin", "13900000001")).idempotency_key(key);
    let answer = call().await.with_status(201).json();
    let password = answer["initialPassword"].as_str().expect("a password");
    assert!(password.len() == 10 && identity::password_rules::STRONG.allows(password), "{password}");
    // Not even a repeated key tells it again.
    refused(&call().await, 400, "account.login", "用户名已存在");

    let account = &answer["account"];
    assert_eq!((&account["bizAccountLogin"], &account["phone"]), (&json!("200001_zhaoxin"), &json!("139****0001")));
    assert_eq!((&account["changedPwd"], &account["userGroupName"]), (&json!(false), &json!("商务部")));
    assert_eq!(messages_to(&app, account, "ACCOUNT_CREATED").await, 1);
    assert_eq!(audited(&app, "account.create").await["roles"], json!(["商务/运营"]));
    let page = admin.get(&format!("{ACCOUNTS}?login=zhaoxin")).await.ok();
    assert!(!page.text().contains(password) && page.json()[0]["id"] == account["id"]);

    let user = app.login_with("200001", "zhaoxin", password).await;
    refused(&user.get("admin/api/sessions").await, 403, "auth.initialPwd", "请先修改初始密码");
}

async fn names(client: &Client, query: &str) -> Vec<String> {
    let rows = client.get(&format!("{ACCOUNTS}?sort=createdDate,asc&{query}")).await.ok().json();
    let mut names: Vec<String> =
        rows.as_array().expect("rows").iter().map(|row| row["login"].as_str().expect("a name").to_owned()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn accounts_are_found_by_every_field_of_the_search() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    assert_eq!(admin.get(ACCOUNTS).await.ok().header("x-total-count"), "8");
    assert_eq!(names(&admin, "login=lijing").await, ["lijing"]);
    assert_eq!(names(&admin, "nameCn=%E5%AD%99").await, ["sunfin"]);
    assert_eq!(names(&admin, "phone=0014").await, ["cangku"]);
    assert_eq!(names(&admin, "status=disabled").await, ["disabled1"]);
    assert_eq!(names(&admin, "roleId=2").await, ["disabled1", "lijing", "newbie"]);
    assert_eq!(names(&admin, &format!("userGroupId={TRADE}")).await, ["disabled1"]);
    assert_eq!(
        names(&admin, &format!("userGroupId={TRADE}&includeChildren=true")).await,
        ["disabled1", "lijing", "newbie"]
    );
    let refusal = admin.get(&format!("{ACCOUNTS}?includeChildren=perhaps")).await;
    refused(&refusal, 400, "common.badQuery", "查询参数有误：includeChildren");
    let link = admin.get(&format!("{ACCOUNTS}?roleId=2&size=1")).await.ok();
    assert!(link.header("link").contains("roleId=2"), "{}", link.header("link"));
}

/// 03.7: ninety days without a login, counted from the day it was made where there was none.
#[tokio::test]
async fn idle_accounts_are_those_that_nobody_used_for_ninety_days() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    assert!(names(&admin, "idle=true").await.is_empty());
    app.clock().shift(Duration::from_secs(91 * 24 * 3600));
    let admin = app.login("200001", "admin").await;
    app.login("200001", "lijing").await;
    // Those who were here, and the one that is closed already, are not idle.
    assert_eq!(names(&admin, "idle=true").await, ["cangku", "newbie", "sunfin", "viewer", "zhaoqc"]);
}

#[tokio::test]
async fn names_and_phones_are_taken_once_in_a_company() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let save = |form: Value| admin.post(ACCOUNTS, form);
    refused(&save(account_form("lijing", "13900000001")).await, 400, "account.login", "用户名已存在");
    let bound = "该手机号已被本企业其他账号绑定";
    refused(&save(account_form("zhaoxin", "13800000011")).await, 400, "phone.bound", bound);
    refused(
        &save(account_form("a b", "13900000001")).await,
        400,
        "account.loginFormat",
        "用户名应为4~50位字母、数字或_@.-",
    );
    let rooms = with(account_form("zhaoxin", "13900000001"), json!({ "liveRooms": ["common"] }));
    execute(&app, "UPDATE company SET live_rooms = 'promote11' WHERE id = 2").await;
    refused(&save(rooms).await, 400, "common.invalid", "直播间选项无效");
    let group = with(account_form("zhaoxin", "13900000001"), json!({ "userGroupId": 208 }));
    refused(&save(group).await, 400, "group.disabled", "该用户组已停用，不能选择");
    // The phone of a user of another company is free.
    save(account_form("zhaoxin", "13800000003")).await.with_status(201);
}

fn saved(account: &Value, changes: Value) -> Value {
    let roles: Vec<&Value> = account["roles"].as_array().expect("roles").iter().map(|role| &role["id"]).collect();
    let form = json!({
        "id": account["id"], "rowVersion": account["rowVersion"], "nameCn": account["nameCn"],
        "vendorPosition": account["vendorPosition"], "roleIds": roles, "userGroupId": account["userGroupId"],
    });
    with(form, changes)
}

#[tokio::test]
async fn a_change_keeps_the_phone_that_the_page_never_saw() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let (old, _) = made(&admin, account_form("zhaoxin", "13900000001")).await;
    let form = saved(&old, json!({ "nameCn": "赵新新", "email": "Zhao@c2.example", "remark": "试用" }));
    let new = admin.put(ACCOUNTS, form.clone()).await.ok().json();
    assert_eq!((&new["nameCn"], &new["email"]), (&json!("赵新新"), &json!("zhao@c2.example")));
    let phone = "SELECT phone FROM account WHERE login = 'zhaoxin'";
    assert_eq!(text(&app, phone).await, "13900000001");
    refused(&admin.put(ACCOUNTS, form).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");

    let new = admin.put(ACCOUNTS, saved(&new, json!({ "phone": "13900000002" }))).await.ok().json();
    assert_eq!(text(&app, phone).await, "13900000002");
    assert_eq!(messages_to(&app, &new, "PHONE_CHANGED").await, 1);
    let entry = audited(&app, "account.update").await;
    assert_eq!((&entry["phone"], &entry["nameCn"]), (&json!("139****0002"), &json!("赵新新")));
}

/// The last day is a whole day; after it neither the door nor a running session is open.
#[tokio::test]
async fn an_account_ends_with_its_last_day() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let today = app.clock().today();
    let form = with(account_form("zhaoxin", "13900000001"), json!({ "expireDate": today }));
    let (account, user) = settled(&app, &admin, "200001", form).await;
    assert_eq!(account["expireDate"], json!(today));
    user.get("admin/api/account").await.ok();
    let past = format!("UPDATE account SET expire_date = {} WHERE login = 'zhaoxin'", app.clock().now().0 - 1);
    execute(&app, &past).await;
    app.sessions.forget();
    void(&user.get("admin/api/account").await);
    let refusal = try_login(&app.anon(), "200001", "zhaoxin", "Fresh@2027").await;
    refused(&refusal, 401, "auth.disabled", "账号已被停用，请联系管理员");
}

/// A03-2: an administrator who runs out is none.
#[tokio::test]
async fn the_last_administrator_does_not_run_out() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let own = admin.get(&format!("{ACCOUNTS}/201")).await.ok().json();
    assert_eq!(own["actions"], json!(["edit"]));
    let ending = json!({ "expireDate": "2099-01-01" });
    let last = "企业至少保留一个启用的管理员账号";
    refused(&admin.put(ACCOUNTS, saved(&own, ending.clone())).await, 400, "account.last", last);
    let second = with(
        account_form("second", "13900000001"),
        json!({ "roleIds": [VENDOR_ADMIN], "userGroupId": HEAD_OFFICE, "expireDate": "2099-01-01" }),
    );
    let (second, other) = settled(&app, &admin, "200001", second).await;
    refused(&other.post(&format!("{ACCOUNTS}/201/disable"), json!({})).await, 400, "account.last", last);
    admin.put(ACCOUNTS, saved(&second, json!({}))).await.ok();
    admin.put(ACCOUNTS, saved(&own, ending)).await.ok();
}
