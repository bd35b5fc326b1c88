//! The current user and the permission tree: what the page loads first.

use std::collections::{HashMap, HashSet};

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, get, post};
use platform::http::{Problem, Result, Valid};
use platform::{App, Form, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts;
use crate::catalogue::permissions::{PERMISSIONS, Permission};
use crate::dictionaries::rooms_of;
use crate::password_rules::{PasswordRule, rule_for};

/// A password this old asks to be changed; nothing is locked.
const PASSWORD_DAYS: i64 = 180;

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/account", current)
            .summary("当前用户")
            .access(Access::Session, Tenant::User)
            .with_initial_password()
            .answers::<CurrentUser>(),
        post("/api/findPermissionByUser", permissions)
            .summary("权限树")
            .access(Access::Session, Tenant::User)
            .with_initial_password()
            .changes_nothing()
            .takes::<PermissionForm>()
            .answers_all::<PermissionNode>(),
    ]
}

/// S3-01, without the token, which only the client has, and the counts, which the messages give.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentUser {
    id: i64,
    login: String,
    name_cn: String,
    image_url: String,
    email: String,
    email_verified_date: Option<Timestamp>,
    phone: String,
    /// When a code proved it. Until then it opens no door, and the page asks for it.
    phone_verified_date: Option<Timestamp>,
    receive_email: bool,
    company_id: i64,
    company_name: String,
    changed_pwd: bool,
    vendor_position: String,
    vendor_vx: String,
    gz_subscribe: bool,
    biz_account_login: String,
    els_account: String,
    user_type: UserType,
    role_codes: Vec<String>,
    role_names: Vec<String>,
    subject_type: String,
    company_verify_status: bool,
    company_use_status: bool,
    company_use_status_reason: String,
    default_live_room: String,
    /// Days until the password asks to be changed; negative when it is late.
    pwd_expire_days: i64,
    password_rule: PasswordRule,
    /// S5-22: what gets a warning in a price or a code.
    digit_runs: Vec<String>,
}

async fn current(State(app): State<App>, caller: Caller) -> Result<Json<CurrentUser>> {
    let account = accounts::find(app.db.read(), caller.user_id()).await?.ok_or_else(Problem::not_found)?;
    let company = company::find(app.db.read(), caller.company_id()).await?.ok_or_else(Problem::not_found)?;
    let rooms = rooms_of(&app, &caller).await?;
    // S6-09: the first room of type zb, else the first.
    let default = rooms.iter().find(|room| room.vendor_type == "zb").or(rooms.first());
    let changed = account.pwd_changed_date.unwrap_or(account.created_date);
    let age = app.clock().now().since(changed).as_secs() / (24 * 3600);
    Ok(Json(CurrentUser {
        id: account.id,
        login: account.login,
        name_cn: account.name_cn,
        image_url: account.image_url,
        email: account.email,
        email_verified_date: account.email_verified_date,
        phone: account.phone,
        phone_verified_date: account.phone_verified_date,
        receive_email: account.receive_email,
        company_id: company.id,
        company_name: company.name,
        changed_pwd: account.changed_pwd,
        vendor_position: account.vendor_position,
        vendor_vx: account.vendor_vx,
        gz_subscribe: account.gz_subscribe,
        biz_account_login: account.biz_account_login,
        els_account: account.els_account,
        user_type: caller.profile.user_type,
        role_codes: caller.profile.role_codes.clone(),
        role_names: caller.profile.role_names.clone(),
        subject_type: company.subject_type,
        company_verify_status: company.verify_status,
        company_use_status: company.use_status,
        company_use_status_reason: company.use_status_reason,
        default_live_room: default.map(|room| room.live_room.clone()).unwrap_or_default(),
        pwd_expire_days: PASSWORD_DAYS - age as i64,
        password_rule: rule_for(company.is_platform),
        digit_runs: app.settings.digit_runs.clone(),
    }))
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PermissionForm {
    #[field("语言", max = 20)]
    language: Option<String>,
}

/// S3-04.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PermissionNode {
    permission_code: &'static str,
    permission_type: &'static str,
    label: &'static str,
    #[schema(no_recursion)]
    children: Vec<PermissionNode>,
}

async fn permissions(caller: Caller, Valid(form): Valid<PermissionForm>) -> Result<Json<Vec<PermissionNode>>> {
    // S6-03: the client asks with CHINA; there is one language.
    let _ = form.language;
    Ok(Json(tree(&caller.profile.codes)))
}

/// The granted codes under their nearest granted parent.
pub fn tree(codes: &HashSet<String>) -> Vec<PermissionNode> {
    let mut children: HashMap<Option<&str>, Vec<&Permission>> = HashMap::new();
    for node in PERMISSIONS.iter().filter(|node| codes.contains(node.code)) {
        children.entry(granted_parent(codes, node)).or_default().push(node);
    }
    branch(&children, None)
}

fn branch(children: &HashMap<Option<&str>, Vec<&Permission>>, parent: Option<&str>) -> Vec<PermissionNode> {
    let nodes = children.get(&parent).map(Vec::as_slice).unwrap_or_default();
    let node = |node: &&Permission| PermissionNode {
        permission_code: node.code,
        permission_type: node.kind.as_str(),
        label: node.label,
        children: branch(children, Some(node.code)),
    };
    nodes.iter().map(node).collect()
}

fn granted_parent(codes: &HashSet<String>, node: &Permission) -> Option<&'static str> {
    let mut parent = node.parent;
    while let Some(code) = parent.filter(|code| !codes.contains(*code)) {
        parent = PERMISSIONS.iter().find(|node| node.code == code).and_then(|node| node.parent);
    }
    parent
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(nodes: &[PermissionNode]) -> Vec<&'static str> {
        nodes.iter().flat_map(|node| [vec![node.permission_code], all(&node.children)].concat()).collect()
    }

    /// S3-04, S6-03
    #[test]
    fn the_tree_holds_each_granted_code_once_and_no_other() {
        let codes: HashSet<String> =
            ["offerManager", "offerList", "offerList_create", "company_viewSensitive"].map(String::from).into();
        let tree = tree(&codes);
        let mut flat = all(&tree);
        flat.sort_unstable();
        assert_eq!(flat, ["company_viewSensitive", "offerList", "offerList_create", "offerManager"]);
        let offers = tree.iter().find(|node| node.permission_code == "offerManager").expect("a menu");
        assert_eq!((offers.permission_type, offers.children[0].permission_code), ("menu", "offerList"));
        assert_eq!(offers.children[0].children[0].permission_type, "action");
    }
}
