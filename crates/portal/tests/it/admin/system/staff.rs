//! The platform keeps its staff in the same way, and helps companies that have locked themselves out.

use serde_json::json;
use testkit::TestApp;

use super::{ACCOUNTS, ROLES, VENDOR_OPERATOR, ZHAOSHANG, account_form, audited, made, new_role, role_form, with};
use crate::admin::{refused, void};

fn staff_form(login: &str, phone: &str, role: i64) -> serde_json::Value {
    with(account_form(login, phone), json!({ "roleIds": [role], "userGroupId": 101 }))
}

/// 03.1: who approves nothing appoints those who do, but never the own account.
#[tokio::test]
async fn the_platform_administrator_appoints_staff_and_not_itself() {
    let app = TestApp::people().await;
    let root = app.login("100000", "root").await;
    let (account, password) = made(&root, staff_form("zs99", "13900000001", ZHAOSHANG)).await;
    assert_eq!(account["bizAccountLogin"], "100000_zs99");
    app.login_with("100000", "zs99", &password).await;

    let own = root.get(&format!("{ACCOUNTS}/101")).await.ok().json();
    let more = json!({
        "id": 101, "rowVersion": own["rowVersion"], "nameCn": "罗平台", "vendorPosition": "OTHER",
        "roleIds": [7, ZHAOSHANG], "userGroupId": own["userGroupId"],
    });
    refused(&root.put(ACCOUNTS, more).await, 400, "account.own", "不能对自己的账号执行此操作");
    // A company's role is no role of the platform's.
    assert_eq!(root.post(ACCOUNTS, staff_form("zs98", "13900000002", VENDOR_OPERATOR)).await.status(), 404);

    let role = new_role(&root, "招商助理", &["company_saleApprove", "platformCompany"]).await;
    assert_eq!((&role["userType"], &role["assignable"]), (&json!("PLATFORM"), &json!(true)));
    let scope = with(role_form("全量只读", &["platformTodo"]), json!({ "dataScope": "ALL" }));
    root.post(ROLES, scope).await.with_status(201);
    let over = "不能授予超出本企业的权限";
    refused(&root.post(ROLES, role_form("商家码", &["offerList_create"])).await, 400, "role.over", over);
    let tree = root.get("admin/api/permissions/tree?userType=BIZ").await.ok().json();
    assert_eq!((&tree[0]["permissionCode"], &tree[0]["grantable"]), (&json!("system"), &json!(false)));
}

/// A03-2 for the platform.
#[tokio::test]
async fn the_last_platform_administrator_stays() {
    let app = TestApp::people().await;
    let root = app.login("100000", "root").await;
    refused(&root.post(&format!("{ACCOUNTS}/101/disable"), json!({})).await, 400, "account.self", "不能停用自己的账号");
    let own = root.get(&format!("{ACCOUNTS}/101")).await.ok().json();
    let ending = json!({
        "id": 101, "rowVersion": own["rowVersion"], "nameCn": "罗平台", "vendorPosition": "OTHER",
        "roleIds": [7], "userGroupId": own["userGroupId"], "expireDate": "2099-01-01",
    });
    refused(&root.put(ACCOUNTS, ending).await, 400, "account.last", "企业至少保留一个启用的管理员账号");
}

#[tokio::test]
async fn the_platform_resets_a_companys_administrator_and_nobody_else() {
    let app = TestApp::people().await;
    let root = app.login("100000", "root").await;
    let user = app.login("200001", "admin").await;
    let admins = root.get("admin/api/companies/2/admins").await.ok().json();
    assert_eq!((admins.as_array().map(Vec::len), &admins[0]["phone"]), (Some(1), &json!("138****0001")));
    let reset = root.post("admin/api/companies/2/admins/201/reset-password", json!({})).await.ok().json();
    void(&user.get("admin/api/account").await);
    let again = app.login_with("200001", "admin", reset["initialPassword"].as_str().expect("a password")).await;
    assert_eq!(again.get("admin/api/account").await.ok().json()["changedPwd"], false);
    assert_eq!(audited(&app, "company.resetAdmin").await["bizAccountLogin"], "200001_admin");
    for path in ["2/admins/202", "3/admins/201", "1/admins/101"] {
        let answer = root.post(&format!("admin/api/companies/{path}/reset-password"), json!({})).await;
        assert_eq!(answer.status(), 404, "{path}");
    }
    let other = app.login("200002", "admin").await;
    for answer in [
        other.get("admin/api/companies/3/admins").await,
        other.post("admin/api/companies/3/admins/301/reset-password", json!({})).await,
    ] {
        refused(&answer, 403, "common.forbidden", "没有访问权限");
    }
}
