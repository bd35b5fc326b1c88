//! Roles of a company's own (S6-01 to S6-05).

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{
    ACCOUNTS, ROLES, VENDOR_ADMIN, VENDOR_OPERATOR, account_form, audited, made, new_role, role_form, settled, with,
};
use crate::admin::refused;
use crate::support::number;

fn changed(role: &Value, codes: &[&str]) -> Value {
    with(
        role_form(role["roleName"].as_str().expect("a name"), codes),
        json!({ "id": role["id"], "rowVersion": role["rowVersion"] }),
    )
}

fn codes_of(tree: &Value, codes: &mut Vec<String>) {
    for node in tree.as_array().into_iter().flatten() {
        codes.push(node["permissionCode"].as_str().expect("a code").to_owned());
        codes_of(&node["children"], codes);
    }
}

/// A03-1
#[tokio::test]
async fn a_custom_role_cannot_exceed_the_codes_of_its_company() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    for code in ["platformManager", "company_freeze", "nonsense"] {
        let answer = admin.post(ROLES, role_form("越权", &["offerList", code])).await;
        refused(&answer, 400, "role.over", "不能授予超出本企业的权限");
    }
    let all = with(role_form("越权", &["offerList"]), json!({ "dataScope": "ALL" }));
    refused(&admin.post(ROLES, all).await, 400, "role.over", "不能授予超出本企业的权限");
    refused(&admin.post(ROLES, role_form("只读", &["offerList"])).await, 400, "role.name", "角色名称已存在");
    // Everything that the company has is allowed.
    let tree = admin.get("admin/api/permissions/tree").await.ok().json();
    let mut every = Vec::new();
    codes_of(&tree, &mut every);
    let every: Vec<&str> = every.iter().map(String::as_str).collect();
    let role = new_role(&admin, "全部", &every).await;
    assert_eq!(role["permissionCodes"].as_array().map(Vec::len), Some(every.len()));
    refused(&admin.get("admin/api/permissions/tree?userType=PLATFORM").await, 403, "common.forbidden", "没有访问权限");
}

/// A03-1: a role that all companies share has, for each of them, the holders of its own.
#[tokio::test]
async fn holders_of_a_shared_role_are_the_own_companys() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let holders = admin.get(&format!("{ROLES}/{VENDOR_ADMIN}/users?size=100")).await.ok().json();
    let sum = |more: &str| {
        format!(
            "SELECT count(*) FROM account a JOIN account_role r ON r.account_id = a.id \
             WHERE r.role_id = {VENDOR_ADMIN} AND a.is_deleted = false {more}"
        )
    };
    let (own, all) = (number(&app, &sum("AND a.company_id = 2")).await, number(&app, &sum("")).await);
    assert!(own < all, "others hold it too");
    assert_eq!(holders.as_array().map(Vec::len), usize::try_from(own).ok());
}

async fn sees(user: &Client, code: &str) -> bool {
    let tree = user.post("admin/api/findPermissionByUser", json!({ "language": "CHINA" })).await.ok().json();
    let mut codes = Vec::new();
    codes_of(&tree, &mut codes);
    codes.iter().any(|granted| granted == code)
}

/// S6-05, R2: a session that is in use learns of a changed role within a second, on every copy.
#[tokio::test(flavor = "multi_thread")]
async fn a_changed_role_bites_within_a_second() {
    let app = TestApp::people().await;
    let other = app.another().await;
    let admin = app.login("200001", "admin").await;
    let role = new_role(&admin, "报品助理", &["offerList_create", "submitFeedback"]).await;
    let codes = json!(["offerManager", "offerList", "offerList_create", "submitFeedback"]);
    assert_eq!(role["permissionCodes"], codes, "a button brings its menus");
    let form = with(account_form("zhaoxin", "13900000001"), json!({ "roleIds": [role["id"]] }));
    settled(&app, &admin, "200001", form).await;
    let user = other.login_with("200001", "zhaoxin", "Fresh@2027").await;
    assert!(sees(&user, "offerList_create").await);

    let saved = admin.put(ROLES, changed(&role, &["offerList", "goodsList"])).await.ok().json();
    let since = Instant::now();
    loop {
        let asked = since.elapsed();
        if !sees(&user, "offerList_create").await {
            break;
        }
        assert!(asked < Duration::from_secs(1), "still granted {asked:?} later");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(sees(&user, "goodsList").await && sees(&user, "offerList").await);
    let entry = audited(&app, "role.update").await;
    assert_eq!(entry["permissionsAdded"], json!(["货品管理", "货品管理：货品列表"]), "{entry}");
    assert_eq!(entry["permissionsRemoved"], json!(["报品列表：新建", "意见反馈"]), "{entry}");

    admin.post(&format!("{ROLES}/{}/disable", saved["id"]), json!({})).await.ok();
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert!(!sees(&user, "offerList").await);
}

#[tokio::test]
async fn built_in_roles_are_copied_and_nothing_else() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let list = admin.get(&format!("{ROLES}?roleType=BUILT_IN&sort=createdDate,asc")).await.ok();
    assert_eq!(list.header("x-total-count"), "6");
    let rows = list.json();
    let operator = rows.as_array().expect("rows").iter().find(|role| role["id"] == VENDOR_OPERATOR).expect("a role");
    assert_eq!((&operator["userCount"], &operator["actions"]), (&json!(3), &json!(["copy"])));
    let fixed = "内置角色不能修改或删除";
    refused(&admin.put(ROLES, changed(operator, &["offerList"])).await, 400, "role.builtIn", fixed);
    refused(&admin.delete(&format!("{ROLES}/{VENDOR_OPERATOR}")).await, 400, "role.builtIn", fixed);
    let call = admin.post(&format!("{ROLES}/{VENDOR_OPERATOR}/disable"), json!({}));
    refused(&call.await, 400, "role.builtIn", fixed);

    let copy = admin.post(&format!("{ROLES}/{VENDOR_OPERATOR}/copy"), json!({ "roleName": "运营助理" }));
    let copy = copy.await.with_status(201).json();
    assert_eq!((&copy["permissionCodes"], &copy["roleType"]), (&operator["permissionCodes"], &json!("CUSTOM")));
    assert_eq!(copy["actions"], json!(["edit", "copy", "disable", "delete"]));
    assert_eq!(audited(&app, "role.copy").await["copiedFrom"], "商务/运营");
}

#[tokio::test]
async fn a_role_in_use_is_not_deleted_and_says_by_how_many() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let role = new_role(&admin, "临时", &["offerList"]).await;
    let one = |login: &str, phone: &str| with(account_form(login, phone), json!({ "roleIds": [role["id"]] }));
    made(&admin, one("first", "13900000001")).await;
    made(&admin, one("second", "13900000002")).await;
    let path = format!("{ROLES}/{}", role["id"]);
    refused(&admin.delete(&path).await, 400, "role.used", "角色已被2个账号使用，不能删除");
    let users = admin.get(&format!("{path}/users?sort=nameCn,asc")).await.ok();
    assert_eq!((users.header("x-total-count"), &users.json()[0]["phone"]), ("2", &json!("139****0002")));

    admin.post(&format!("{path}/disable"), json!({})).await.ok();
    let third = with(account_form("third", "13900000003"), json!({ "roleIds": [role["id"]] }));
    refused(&admin.post(ACCOUNTS, third).await, 400, "role.disabled", "该角色已停用，不能选择");
    refused(
        &admin.put(ROLES, changed(&role, &["offerList"])).await,
        409,
        "common.conflict",
        "数据已被他人修改，请刷新后重试",
    );

    let free = new_role(&admin, "无人", &["offerList"]).await;
    assert_eq!(admin.delete(&format!("{ROLES}/{}", free["id"])).await.status(), 204);
    assert_eq!(admin.delete(&format!("{ROLES}/{}", free["id"])).await.status(), 404);
    // Its name is free again.
    new_role(&admin, "无人", &["offerList"]).await;
}
