//! System management (03): accounts, user groups and roles of a company, and of the platform in the same way.

mod accounts;
mod actions;
mod groups;
mod guards;
mod import;
mod roles;
mod staff;

pub use import::checked_accounts;

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::support::number;

pub const ACCOUNTS: &str = "admin/api/biz-accounts";
pub const GROUPS: &str = "admin/api/user-groups";
pub const ROLES: &str = "admin/api/roles";

/// Of the built-in roles, in the order of the catalogue.
pub const VENDOR_ADMIN: i64 = 1;
pub const VENDOR_OPERATOR: i64 = 2;
pub const ZHAOSHANG: i64 = 8;

/// 总部 and 商务部 of company 2.
pub const HEAD_OFFICE: i64 = 201;
pub const TRADE: i64 = 202;

pub fn with(mut form: Value, changes: Value) -> Value {
    for (name, value) in changes.as_object().expect("an object") {
        form[name] = value.clone();
    }
    form
}

/// A form that can be saved, in company 2.
pub fn account_form(login: &str, phone: &str) -> Value {
    json!({
        "login": login, "nameCn": "赵新", "phone": phone, "vendorPosition": "OPERATION",
        "roleIds": [VENDOR_OPERATOR], "userGroupId": TRADE,
    })
}

/// A new account: what the page shows of it, and its initial password.
pub async fn made(admin: &Client, form: Value) -> (Value, String) {
    let answer = admin.post(ACCOUNTS, form).await.with_status(201).json();
    let password = answer["initialPassword"].as_str().expect("a password").to_owned();
    (answer["account"].clone(), password)
}

/// Somebody new who has set a password and is inside.
pub async fn settled(app: &TestApp, admin: &Client, els_account: &str, form: Value) -> (Value, Client) {
    let login = form["login"].as_str().expect("a name").to_owned();
    let (account, password) = made(admin, form).await;
    let user = app.login_with(els_account, &login, &password).await;
    let change = json!({ "currentPassword": password, "newPassword": "Fresh@2027", "confirmPassword": "Fresh@2027" });
    user.post("admin/api/bizAccount/changePassword", change).await.ok();
    let account = admin.get(&format!("{ACCOUNTS}/{}", account["id"])).await.ok().json();
    (account, app.login_with(els_account, &login, "Fresh@2027").await)
}

pub fn role_form(name: &str, codes: &[&str]) -> Value {
    json!({ "roleName": name, "dataScope": "COMPANY", "permissionCodes": codes })
}

pub async fn new_role(admin: &Client, name: &str, codes: &[&str]) -> Value {
    admin.post(ROLES, role_form(name, codes)).await.with_status(201).json()
}

pub async fn messages_to(app: &TestApp, user: &Value, template: &str) -> i64 {
    let sql = format!(
        "SELECT count(*) FROM message_location_log WHERE user_id = {} AND template_code = '{template}'",
        user["id"]
    );
    number(app, &sql).await
}

/// The last audit entry of this event.
pub async fn audited(app: &TestApp, event: &str) -> Value {
    let sql = format!("SELECT after_json FROM audit_log WHERE event = '{event}' ORDER BY id DESC LIMIT 1");
    serde_json::from_str(&crate::support::text(app, &sql).await).expect("an entry")
}
