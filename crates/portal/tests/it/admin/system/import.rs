//! Accounts from a sheet (36).

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Call, Client, TestApp};

use super::{ACCOUNTS, messages_to};
use crate::admin::try_login;
use crate::fileservice::Parts;
use crate::selection::import::book;
use crate::support::{execute, number, sheet};

const TITLES: [&str; 8] = ["用户名*", "姓名*", "手机*", "邮箱", "岗位*", "角色*", "用户组*", "直播间"];

fn validate(client: &Client, rows: &[[&str; 8]]) -> Call {
    let rows: Vec<Vec<String>> = [&TITLES].into_iter().chain(rows).map(|row| row.map(str::to_owned).to_vec()).collect();
    Parts::default().file("账号.xlsx", "", &book(&rows)).post(client, &format!("{ACCOUNTS}/import/validate"))
}

fn commit(client: &Client, check: &Value, mode: &str) -> Call {
    client.call(Method::POST, &format!("{ACCOUNTS}/import/{}/commit?mode={mode}", check["batchId"]))
}

/// One good row of a company's own, uploaded and checked.
pub async fn checked_accounts(client: &Client, group: &str, role: &str, login: &str, phone: &str) -> Value {
    validate(client, &[[login, "导入", phone, "", "运营", role, group, ""]]).await.ok().json()
}

#[tokio::test]
async fn a_sheet_becomes_accounts_whose_passwords_are_told_once() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let template = sheet(admin.get(&format!("{ACCOUNTS}/import-template")).await.ok().bytes());
    assert_eq!(template[0], TITLES);
    let rows = [
        ["import1", "甲", "13900000001", "a@c2.example", "运营", "商务/运营、只读", "商务部", "日常直播间"],
        // Somebody else's number is no number of ours.
        ["import2", "乙", "13800000003", "", "财务", "商家财务", "总部/财务部", ""],
    ];
    let check = validate(&admin, &rows).await.ok().json();
    assert_eq!((&check["okCount"], &check["errorCount"]), (&json!(2), &json!(0)), "{check}");
    assert_eq!(commit(&admin, &check, "ALL_OR_NOTHING").await.ok().json(), json!({ "created": 2 }));
    let made = admin.get(&format!("{ACCOUNTS}?login=import&sort=login,asc")).await.ok().json();
    assert_eq!((&made[0]["liveRooms"], made[0]["roles"].as_array().map(Vec::len)), (&json!(["common"]), Some(2)));
    assert_eq!((&made[1]["userGroupName"], &made[1]["changedPwd"]), (&json!("财务部"), &json!(false)));
    assert_eq!(messages_to(&app, &made[0], "ACCOUNT_CREATED").await, 1);
    assert_eq!(try_login(&app.anon(), "200001", "import1", "").await.status(), 400);

    let path = format!("{ACCOUNTS}/initial-passwords");
    let told = admin.post(&path, json!({})).await.ok().json();
    assert_eq!((told["accounts"].as_array().map(Vec::len), &told["remaining"]), (Some(2), &json!(0)));
    let password = told["accounts"][0]["initialPassword"].as_str().expect("a password");
    assert_eq!(told["accounts"][0]["bizAccountLogin"], "200001_import1");
    app.login_with("200001", "import1", password).await;
    // Nobody's password of another company is told, whoever made the account.
    execute(&app, "UPDATE account SET password_hash = '', created_by = 201 WHERE id = 301").await;
    let again = admin.post(&path, json!({})).await.ok().json();
    assert_eq!(again, json!({ "accounts": [], "remaining": 0 }));
}

#[tokio::test]
async fn every_wrong_cell_is_named() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let rows = [
        ["lijing", "甲", "13800000012", "", "运营", "商务/运营", "商务部", ""],
        ["ab", "乙", "13900000002", "x", "老板", "皇帝", "旧仓组", "火星"],
        ["good1", "丙", "13900000003", "", "运营", "商务/运营", "没有", ""],
        ["good2", "丁", "13900000003", "", "运营", "招商", "总部", ""],
        ["good3", "戊", "13900000005", "", "运营", "商务/运营", "总部", ""],
    ];
    let check = validate(&admin, &rows).await.ok().json();
    let said = |row: usize| -> Vec<String> {
        let errors = check["rows"][row]["errors"].as_array().cloned().unwrap_or_default();
        errors.iter().map(|error| error["message"].as_str().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(said(0), ["第2行【用户名】用户名已存在", "第2行【手机】该手机号已被本企业其他账号绑定"]);
    let second = said(1).join(" ");
    for part in ["【用户名】", "【邮箱】", "【岗位】", "【角色】角色选项无效", "【用户组】该用户组已停用", "【直播间】"]
    {
        assert!(second.contains(part), "{part}: {second}");
    }
    assert_eq!(said(2), ["第4行【用户组】用户组选项无效"]);
    assert_eq!(said(3), ["第5行【手机】该手机号已被本企业其他账号绑定", "第5行【角色】角色选项无效"]);
    assert_eq!((said(4).len(), &check["okCount"]), (0, &json!(1)));
    commit(&admin, &check, "SKIP_ERRORS").await.ok();
    assert_eq!(number(&app, "SELECT count(*) FROM account WHERE login LIKE 'good%'").await, 1);

    let many = vec![rows[4]; 201];
    assert_eq!(validate(&admin, &many).await.json()["title"], "单次最多导入200行");
}
