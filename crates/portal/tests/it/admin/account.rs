//! `GET /api/account` and `POST /api/findPermissionByUser`: who is there, and what it may do.

use std::collections::BTreeSet;

use identity::catalogue::permissions::PERMISSIONS;
use identity::catalogue::roles::grants;
use serde_json::{Value, json};
use testkit::TestApp;

use super::refused;

/// S3-01, S7-22, S7-44: every field of the specification but the token, which only the client has.
#[tokio::test]
async fn the_current_user_has_every_field() {
    let app = TestApp::new().await;
    let account = app.login("200001", "admin").await.get("admin/api/account").await.ok().json();
    let expected = json!({
        "id": 201,
        "login": "admin",
        "nameCn": "王芳",
        "imageUrl": "",
        "email": "admin@c2.example",
        "phone": "13800000001",
        "receiveEmail": true,
        "companyId": 2,
        "companyName": "上海花植美妆有限公司",
        "changedPwd": true,
        "vendorPosition": "BOSS",
        "vendorVx": "",
        "gzSubscribe": false,
        "bizAccountLogin": "200001_admin",
        "elsAccount": "200001",
        "userType": "BIZ",
        "roleCodes": ["VENDOR_ADMIN"],
        "roleNames": ["商家管理员"],
        "companyVerifyStatus": true,
        "companyUseStatus": true,
        "companyUseStatusReason": "",
        "defaultLiveRoom": "common",
        "pwdExpireDays": 180,
        "digitRuns": ["8964", "6489"],
        "passwordRule": { "min": 6, "max": 14, "kinds": 2, "hint": "6~14个字符，至少包含数字、字母、符号中的2种" },
    });
    for (name, value) in expected.as_object().expect("an object") {
        assert_eq!(&account[name], value, "{name}");
    }
    assert!(account["subjectType"].is_string());
    // The demo's people have proved both.
    assert!(account["phoneVerifiedDate"].is_string() && account["emailVerifiedDate"].is_string());
    assert_eq!(account.as_object().expect("an object").len(), expected.as_object().expect("an object").len() + 3);
    assert!(!account.to_string().to_lowercase().contains("hash"));
}

/// S5-09
#[tokio::test]
async fn staff_are_told_apart() {
    let app = TestApp::new().await;
    let account = app.login("100000", "qc2").await.get("admin/api/account").await.ok().json();
    assert_eq!((&account["userType"], &account["companyId"]), (&json!("PLATFORM"), &json!(1)));
    assert_eq!(account["roleCodes"], json!(["QC", "QC_LEADER"]));
    assert_eq!(account["passwordRule"]["min"], 8);
}

/// Days until the password asks to be changed; nothing is locked when they are over.
#[tokio::test]
async fn a_password_grows_old() {
    let app = TestApp::new().await;
    app.clock().shift(std::time::Duration::from_secs(181 * 24 * 3600));
    let account = app.login("200001", "admin").await.get("admin/api/account").await.ok().json();
    assert_eq!(account["pwdExpireDays"], -1);
}

fn flatten(nodes: &Value, into: &mut Vec<(String, String)>) {
    for node in nodes.as_array().expect("a list") {
        let text = |name: &str| node[name].as_str().expect("a text").to_owned();
        into.push((text("permissionCode"), text("permissionType")));
        assert!(!text("label").is_empty() && node.as_object().expect("an object").len() == 4, "{node}");
        flatten(&node["children"], into);
    }
}

/// S3-04, S6-03, S6-05, S7-27: the tree of every demo user holds the codes of the user's roles, each once, each with
/// its kind, and no code of the other side.
#[tokio::test]
async fn the_tree_is_the_role() {
    let app = TestApp::new().await;
    for user in identity::DEMO_USERS.iter().filter(|user| user.enabled && user.changed_pwd) {
        let els_account =
            if user.company_id == 1 { "100000".to_owned() } else { els_account(&app, user.company_id).await };
        let client = app.login(&els_account, user.login).await;
        let tree = client.post("admin/api/findPermissionByUser", json!({ "language": "CHINA" })).await.ok().json();
        let mut found = Vec::new();
        flatten(&tree, &mut found);
        let codes: BTreeSet<_> = found.iter().map(|(code, _)| code.as_str()).collect();
        assert_eq!(codes.len(), found.len(), "{} has a code twice", user.login);
        let granted: BTreeSet<_> = user.roles.iter().flat_map(|role| grants(role)).collect();
        assert_eq!(codes, granted, "{}", user.login);
        for (code, kind) in &found {
            let known = PERMISSIONS.iter().find(|node| node.code == code).expect("a known code");
            assert_eq!(known.kind.as_str(), kind, "{code}");
            assert!(if user.company_id == 1 { known.staff } else { known.biz }, "{code}");
        }
    }
}

async fn els_account(app: &TestApp, company_id: i64) -> String {
    crate::support::text(app, &format!("SELECT els_account FROM company WHERE id = {company_id}")).await
}

/// A staff code that found its way onto a business role is void.
#[tokio::test]
async fn a_code_of_the_other_side_is_void() {
    let app = TestApp::new().await;
    let viewer = "SELECT id FROM role WHERE role_code = 'VENDOR_VIEWER'";
    for code in ["platformManager", "company_freeze"] {
        let sql =
            format!("INSERT INTO role_permission (role_id, permission_code) SELECT id, '{code}' FROM ({viewer}) r");
        crate::support::execute(&app, &sql).await;
    }
    let user = app.login("200001", "viewer").await;
    let tree = user.post("admin/api/findPermissionByUser", json!({})).await.ok();
    assert!(tree.text().contains("offerList") && !tree.text().contains("platformManager"));
    assert!(!tree.text().contains("company_freeze"));
}

#[tokio::test]
async fn the_tree_is_asked_for_with_a_form() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let answer = user.post("admin/api/findPermissionByUser", json!({ "userId": 101 })).await;
    refused(&answer, 400, "common.unknownField", "不支持的字段：userId");
}
