//! The whole catalogue of permissions, as the editor of a role shows it.

use std::collections::HashSet;

use axum::Json;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, get};
use platform::http::{Params, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::rights::Bounds;
use crate::catalogue::permissions::{PERMISSIONS, Permission};
use crate::texts;

pub fn endpoints() -> [Endpoint; 1] {
    [get("/api/permissions/tree", read)
        .summary("全部权限")
        .access(Access::Codes(&["roleManager"]), Tenant::None("the tree of codes is the program's own"))
        .param("userType", "BIZ 或 PLATFORM，缺省为自己的类型")
        .answers_all::<Grantable>()]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = GrantablePermission)]
pub struct Grantable {
    permission_code: &'static str,
    /// menu or action
    permission_type: &'static str,
    label: &'static str,
    /// Whether the caller may put it into a role.
    grantable: bool,
    #[schema(no_recursion)]
    children: Vec<Grantable>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct TreeQuery {
    user_type: Option<UserType>,
}

async fn read(caller: Caller, Params(query): Params<TreeQuery>) -> Result<Json<Vec<Grantable>>> {
    let own = caller.profile.user_type;
    let wanted = query.user_type.unwrap_or(own);
    if own == UserType::Biz && wanted != own {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    // The staff may look at a company's tree; what they hand out is their own.
    let bounds = Bounds::of(&caller);
    Ok(Json(branch(wanted, None, &|code| wanted == own && bounds.has(code))))
}

fn branch(user_type: UserType, parent: Option<&str>, grantable: &impl Fn(&str) -> bool) -> Vec<Grantable> {
    let here = |node: &&Permission| node.is_of(user_type) && shown_parent(node, user_type) == parent;
    let show = |node: &Permission| Grantable {
        permission_code: node.code,
        permission_type: node.kind.as_str(),
        label: node.label,
        grantable: grantable(node.code),
        children: branch(user_type, Some(node.code), grantable),
    };
    PERMISSIONS.iter().filter(here).map(show).collect()
}

/// One code is shared by two trees and has its parent in one of them; in the other it stands alone.
fn shown_parent(node: &Permission, user_type: UserType) -> Option<&'static str> {
    node.parent.filter(|parent| find(parent).is_some_and(|parent| parent.is_of(user_type)))
}

fn find(code: &str) -> Option<&'static Permission> {
    PERMISSIONS.iter().find(|node| node.code == code)
}

/// A button without its page cannot be reached: its menus come with it.
pub fn with_parents(codes: Vec<String>, user_type: UserType) -> HashSet<String> {
    let mut all: HashSet<String> = HashSet::new();
    for code in codes {
        let mut node = find(&code);
        while let Some(parent) = node.and_then(|node| shown_parent(node, user_type)) {
            all.insert(parent.to_owned());
            node = find(parent);
        }
        all.insert(code);
    }
    all
}

/// `账号管理：新建`, in the order of the menus.
pub fn labels(codes: &HashSet<String>) -> Vec<String> {
    let label = |node: &Permission| match node.parent.and_then(find) {
        Some(parent) => format!("{}：{}", parent.label, node.label),
        None => node.label.to_owned(),
    };
    PERMISSIONS.iter().filter(|node| codes.contains(node.code)).map(label).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flat(nodes: &[Grantable]) -> Vec<&'static str> {
        nodes.iter().flat_map(|node| [vec![node.permission_code], flat(&node.children)].concat()).collect()
    }

    /// S6-03: the editor offers every code of the kind once.
    #[test]
    fn each_tree_holds_its_codes_once() {
        for user_type in [UserType::Biz, UserType::Platform] {
            let codes = flat(&branch(user_type, None, &|_| true));
            let unique: HashSet<&str> = codes.iter().copied().collect();
            assert_eq!(
                (codes.len(), unique),
                (unique_count(user_type), crate::catalogue::permissions::codes_of(user_type))
            );
        }
    }

    fn unique_count(user_type: UserType) -> usize {
        PERMISSIONS.iter().filter(|node| node.is_of(user_type)).count()
    }

    #[test]
    fn a_button_brings_its_menus_of_the_same_tree() {
        let all = |code: &str, user_type| {
            let mut codes: Vec<String> = with_parents(vec![code.to_owned()], user_type).into_iter().collect();
            codes.sort_unstable();
            codes
        };
        assert_eq!(all("offerList_create", UserType::Biz), ["offerList", "offerList_create", "offerManager"]);
        assert_eq!(all("company_viewSensitive", UserType::Platform), ["company_viewSensitive"]);
        assert_eq!(all("company_viewSensitive", UserType::Biz), ["business_Info", "company_viewSensitive"]);
    }

    #[test]
    fn labels_read_like_the_menus() {
        let codes =
            HashSet::from(["roleManager".to_owned(), "roleManager_create".to_owned(), "offerManager".to_owned()]);
        assert_eq!(labels(&codes), ["系统管理：角色管理", "角色管理：新建", "报品管理"]);
    }
}
