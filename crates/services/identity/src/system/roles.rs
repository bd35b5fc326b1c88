//! The roles that a company can give: the built-in ones of its kind, which nobody changes, and its own.

use std::collections::{HashMap, HashSet};

use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::{Column, ColumnKind, List, Page, PageRequest};
use platform::http::{Id, Problem, Result};
use platform::{App, Timestamp};
use sea_orm::sea_query::{Expr, ExprTrait, Func, Order, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityName, EntityTrait, Iterable, JoinType, QueryFilter, QuerySelect};
use serde::Serialize;
use utoipa::ToSchema;

use super::members::{self, Member};
use super::place::usable;
use super::rights::{Bounds, rights_of};
use crate::accounts::ENABLED;
use crate::catalogue::permissions::PERMISSIONS;
use crate::entity::{account, account_role, role};

pub const PATH: &str = "/api/roles";
pub const BUILT_IN: &str = "BUILT_IN";

pub fn endpoints() -> [Endpoint; 2] {
    let list = get(PATH, list).filters(&LIST);
    [
        list.summary("角色列表")
            .access(Access::Codes(&["roleManager", "accountManager"]), Tenant::Company)
            .answers_page::<Role>(),
        get(&format!("{PATH}/{{id}}/users"), users)
            .summary("角色的账号")
            .access(Access::Codes(&["roleManager"]), Tenant::Company)
            .answers_page::<Member>(),
    ]
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Role {
    id: i64,
    role_code: String,
    role_name: String,
    /// BUILT_IN or CUSTOM
    role_type: String,
    user_type: String,
    /// A value of DataScope.
    data_scope: String,
    /// enabled or disabled
    status: String,
    remark: String,
    /// In the order of the menus.
    permission_codes: Vec<&'static str>,
    /// Accounts of this company that have it.
    user_count: i64,
    /// Whether the caller may give it to somebody.
    assignable: bool,
    created_date: Timestamp,
    row_version: i32,
    actions: Vec<&'static str>,
}

const LIST: List = List {
    columns: &[
        Column::new("roleName", "role_name", ColumnKind::Text),
        Column::new("roleType", "role_type", ColumnKind::Enum).sortable(),
        Column::new("dataScope", "data_scope", ColumnKind::Enum),
        Column::new("status", "status", ColumnKind::Enum),
        Column::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("roleType", Order::Asc),
    id: "id",
};

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<Role>> {
    let mut select = Query::select();
    select.columns(role::Column::iter()).from(role::Entity.table_ref()).cond_where(usable(&caller));
    let mut page = LIST.fetch::<role::Model, _>(app.db.read(), select, &request).await?;
    let rows = show(app.db.read(), &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

async fn users(State(app): State<App>, caller: Caller, Id(id): Id, request: PageRequest) -> Result<Page<Member>> {
    find(app.db.read(), &caller, id).await?;
    let holders = Query::select()
        .column(account_role::Column::AccountId)
        .from(account_role::Entity.table_ref())
        .and_where(account_role::Column::RoleId.eq(id))
        .to_owned();
    members::page(&app, &caller, Expr::col(account::Column::Id).in_subquery(holders), &request).await
}

/// A role that the caller's company can use; another company's does not exist.
pub async fn find(db: &impl ConnectionTrait, caller: &Caller, id: i64) -> Result<role::Model> {
    let found = role::Entity::find_by_id(id).filter(usable(caller)).one(db).await?;
    found.ok_or_else(Problem::not_found)
}

pub async fn show(db: &impl ConnectionTrait, caller: &Caller, roles: Vec<role::Model>) -> Result<Vec<Role>> {
    let ids: Vec<i64> = roles.iter().map(|role| role.id).collect();
    let (rights, counts) = (rights_of(db, &ids).await?, users_of(db, caller, &ids).await?);
    let bounds = Bounds::of(caller);
    let one = |role: role::Model| {
        let rights = rights.get(&role.id).cloned().unwrap_or_default();
        let covered = bounds.cover(&rights);
        let user_count = counts.get(&role.id).copied().unwrap_or_default();
        Role {
            actions: actions(caller, &role, covered, user_count),
            permission_codes: in_order(&rights.codes),
            assignable: covered && role.status == ENABLED,
            user_count,
            id: role.id,
            role_code: role.role_code,
            role_name: role.role_name,
            role_type: role.role_type,
            user_type: role.user_type,
            data_scope: role.data_scope,
            status: role.status,
            remark: role.remark,
            created_date: role.created_date,
            row_version: role.row_version,
        }
    };
    Ok(roles.into_iter().map(one).collect())
}

pub fn in_order(codes: &HashSet<String>) -> Vec<&'static str> {
    PERMISSIONS.iter().map(|node| node.code).filter(|code| codes.contains(*code)).collect()
}

/// How many accounts of the caller's company have each role.
pub async fn users_of(db: &impl ConnectionTrait, caller: &Caller, ids: &[i64]) -> Result<HashMap<i64, i64>> {
    let counts: Vec<(i64, i64)> = account_role::Entity::find()
        .join(
            JoinType::InnerJoin,
            account_role::Entity::belongs_to(account::Entity)
                .from(account_role::Column::AccountId)
                .to(account::Column::Id)
                .into(),
        )
        .select_only()
        .column(account_role::Column::RoleId)
        .column_as(Expr::expr(Func::count(account_role::Column::AccountId.into_expr())), "users")
        .filter(account_role::Column::RoleId.is_in(ids.iter().copied()))
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::IsDeleted.eq(false))
        .group_by(account_role::Column::RoleId)
        .into_tuple()
        .all(db)
        .await?;
    Ok(counts.into_iter().collect())
}

/// A built-in role is only looked at and copied.
fn actions(caller: &Caller, role: &role::Model, covered: bool, users: i64) -> Vec<&'static str> {
    let custom = covered && role.role_type != BUILT_IN;
    let turn = if role.status == ENABLED { "disable" } else { "enable" };
    let all = [
        ("edit", "roleManager_edit", custom),
        ("copy", "roleManager_create", covered),
        (turn, "roleManager_enable", custom),
        ("delete", "roleManager_delete", custom && users == 0),
    ];
    all.into_iter().filter(|(_, code, open)| *open && caller.has(code)).map(|(name, ..)| name).collect()
}
