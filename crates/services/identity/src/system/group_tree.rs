//! The tree as the page draws it.

use std::collections::HashMap;

use platform::access::Caller;
use platform::http::Result;
use sea_orm::sea_query::{Expr, Func};
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::Serialize;
use utoipa::ToSchema;

use super::group_rules::{DEPTH, depth};
use crate::accounts::ENABLED;
use crate::entity::{account, user_group};

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserGroup {
    id: i64,
    parent_id: Option<i64>,
    name: String,
    code: String,
    leader_id: Option<i64>,
    leader_name: String,
    sort: i32,
    /// enabled or disabled
    status: String,
    /// In this very group.
    member_count: i64,
    row_version: i32,
    actions: Vec<&'static str>,
    #[schema(no_recursion)]
    children: Vec<UserGroup>,
}

impl UserGroup {
    pub fn find(self, id: i64) -> Option<Self> {
        if self.id == id { Some(self) } else { self.children.into_iter().find_map(|child| child.find(id)) }
    }
}

/// The groups that a caller may see.
pub fn of_company(caller: &Caller) -> Condition {
    Condition::all().add(caller.owns(user_group::Column::CompanyId)).add(user_group::Column::IsDeleted.eq(false))
}

/// Whole: a company has dozens of groups, not thousands.
pub async fn tree(db: &impl ConnectionTrait, caller: &Caller) -> Result<Vec<UserGroup>> {
    let groups = user_group::Entity::find()
        .filter(of_company(caller))
        .order_by_asc(user_group::Column::Sort)
        .order_by_asc(user_group::Column::Id)
        .all(db)
        .await?;
    let members: Vec<(i64, i64)> = account::Entity::find()
        .select_only()
        .column(account::Column::UserGroupId)
        .column_as(Expr::expr(Func::count(Expr::col(account::Column::Id))), "members")
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::IsDeleted.eq(false))
        .group_by(account::Column::UserGroupId)
        .into_tuple()
        .all(db)
        .await?;
    let leaders: Vec<(i64, String)> = account::Entity::find()
        .select_only()
        .columns([account::Column::Id, account::Column::NameCn])
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::Id.is_in(groups.iter().filter_map(|group| group.leader_id)))
        .into_tuple()
        .all(db)
        .await?;
    let (members, leaders) = (members.into_iter().collect(), leaders.into_iter().collect());
    let mut children: HashMap<Option<i64>, Vec<user_group::Model>> = HashMap::new();
    for group in groups {
        children.entry(group.parent_id).or_default().push(group);
    }
    Ok(branch(&mut Parts { caller, members, leaders, children }, None))
}

struct Parts<'a> {
    caller: &'a Caller,
    members: HashMap<i64, i64>,
    leaders: HashMap<i64, String>,
    children: HashMap<Option<i64>, Vec<user_group::Model>>,
}

fn branch(parts: &mut Parts, parent: Option<i64>) -> Vec<UserGroup> {
    let groups = parts.children.remove(&parent).unwrap_or_default();
    groups
        .into_iter()
        .map(|group| {
            let children = branch(parts, Some(group.id));
            let member_count = parts.members.get(&group.id).copied().unwrap_or_default();
            let leader = group.leader_id.and_then(|id| parts.leaders.get(&id).cloned());
            UserGroup {
                actions: actions(parts.caller, &group, &children, member_count),
                id: group.id,
                parent_id: group.parent_id,
                name: group.name,
                code: group.code,
                leader_id: group.leader_id,
                leader_name: leader.unwrap_or_default(),
                sort: group.sort,
                status: group.status,
                member_count,
                row_version: group.row_version,
                children,
            }
        })
        .collect()
}

/// S4-04: the opposite of what it is; the root is only added to and led.
fn actions(caller: &Caller, group: &user_group::Model, children: &[UserGroup], members: i64) -> Vec<&'static str> {
    let (root, enabled) = (group.parent_id.is_none(), group.status == ENABLED);
    let all = [
        ("create", "userGroupTreeManager_create", enabled && depth(&group.path) < DEPTH),
        ("edit", "userGroupTreeManager_edit", true),
        ("move", "userGroupTreeManager_edit", !root),
        (if enabled { "disable" } else { "enable" }, "userGroupTreeManager_enable", !root),
        ("delete", "userGroupTreeManager_delete", !root && children.is_empty() && members == 0),
    ];
    all.into_iter().filter(|(_, code, open)| *open && caller.has(code)).map(|(name, ..)| name).collect()
}
