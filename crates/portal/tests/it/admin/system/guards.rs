//! What nobody can do, however it is tried.

use serde_json::json;
use testkit::TestApp;

use super::{ACCOUNTS, HEAD_OFFICE, ROLES, VENDOR_ADMIN, account_form, new_role, role_form, settled, with};
use crate::admin::refused;
use crate::support::{execute, number, size};

/// A03-2: of two administrators who disable each other at the same moment one stays.
#[tokio::test(flavor = "multi_thread")]
async fn two_administrators_cannot_disable_each_other_at_once() {
    let app = TestApp::people().await;
    let other = app.another().await;
    let admin = app.login("200001", "admin").await;
    let second = json!({ "roleIds": [VENDOR_ADMIN], "userGroupId": HEAD_OFFICE });
    let (second, _) = settled(&app, &admin, "200001", with(account_form("second", "13900000001"), second)).await;
    for _ in 0..size(5, 50) {
        execute(&app, "UPDATE account SET status = 'enabled' WHERE company_id = 2").await;
        let first = app.login("200001", "admin").await;
        let rival = other.login_with("200001", "second", "Fresh@2027").await;
        let one = first.post(&format!("{ACCOUNTS}/{}/disable", second["id"]), json!({}));
        let two = rival.post(&format!("{ACCOUNTS}/201/disable"), json!({}));
        let (one, two) = tokio::join!(one.into_future(), two.into_future());
        let won = [&one, &two].iter().filter(|answer| answer.status() == 200).count();
        assert_eq!(won, 1, "{} {}", one.text(), two.text());
        let left = "SELECT count(*) FROM account a JOIN account_role r ON r.account_id = a.id \
                    WHERE a.company_id = 2 AND r.role_id = 1 AND a.status = 'enabled'";
        assert_eq!(number(&app, left).await, 1);
    }
}

/// A03-1: whoever may keep accounts but not everything else neither gives more nor takes over who has more.
#[tokio::test]
async fn nobody_reaches_above_the_own_codes() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let codes = [
        "accountManager_create",
        "accountManager_edit",
        "accountManager_enable",
        "accountManager_resetPwd",
        "accountManager_kick",
        "roleManager_create",
        "roleManager_edit",
    ];
    let keeper = new_role(&admin, "账号专员", &codes).await;
    let form = with(account_form("keeper", "13900000001"), json!({ "roleIds": [keeper["id"]] }));
    let (own, user) = settled(&app, &admin, "200001", form).await;

    let over = "不能授予超出本企业的权限";
    let admin_role = with(account_form("puppet", "13900000002"), json!({ "roleIds": [VENDOR_ADMIN] }));
    refused(&user.post(ACCOUNTS, admin_role).await, 400, "role.over", over);
    refused(&user.post(ROLES, role_form("更多", &["offerList_create"])).await, 400, "role.over", over);
    assert_eq!(
        user.post(&format!("{ROLES}/{VENDOR_ADMIN}/copy"), json!({ "roleName": "副本" })).await.error_key(),
        "role.over"
    );
    for act in ["disable", "kick", "reset-password", "unlock"] {
        let answer = user.post(&format!("{ACCOUNTS}/201/{act}"), json!({})).await;
        refused(&answer, 403, "common.forbidden", "没有访问权限");
    }
    let shown = user.get(&format!("{ACCOUNTS}/201")).await.ok().json();
    assert_eq!(shown["actions"], json!([]));
    let roles = user.get(&format!("{ROLES}?size=100")).await.ok().json();
    let assignable = roles.as_array().expect("roles").iter().filter(|role| role["assignable"] == true).count();
    assert_eq!(assignable, 1, "only the own one");

    // Nor does anybody promote oneself.
    let promoted = json!({
        "id": own["id"], "rowVersion": own["rowVersion"], "nameCn": "赵新", "vendorPosition": "BD",
        "roleIds": [VENDOR_ADMIN], "userGroupId": own["userGroupId"],
    });
    refused(&user.put(ACCOUNTS, promoted).await, 400, "account.own", "不能对自己的账号执行此操作");
    refused(
        &user.post(&format!("{ACCOUNTS}/{}/reset-password", own["id"]), json!({})).await,
        400,
        "account.own",
        "不能对自己的账号执行此操作",
    );
}

/// 02.3: a company that is closed grows no accounts, but may still throw somebody out.
#[tokio::test]
async fn a_closed_company_only_protects_itself() {
    let app = TestApp::people().await;
    // 天津渤海: 欠费.
    let admin = app.login("200006", "admin").await;
    let form = with(account_form("zhaoxin", "13900000001"), json!({ "userGroupId": 700 }));
    let answer = admin.post(ACCOUNTS, form).await;
    assert_eq!((answer.status(), answer.error_key().as_str()), (400, "company.state"), "{}", answer.text());
    let answer = admin.post(ROLES, role_form("x", &["offerList"])).await;
    assert_eq!(answer.error_key(), "company.state");
    refused(
        &admin.post(&format!("{ACCOUNTS}/701/kick"), json!({})).await,
        400,
        "account.own",
        "不能对自己的账号执行此操作",
    );
}
