//! Where an account stands in its company: name, phone, roles, group, rooms. All of them are the company's own.

use std::collections::HashSet;

use platform::access::{Caller, UserType};
use platform::db::Tx;
use platform::form::Checks;
use platform::http::{Problem, Result};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter};

use super::rights::{Bounds, Held, Rights, rights_of};
use crate::accounts::{ENABLED, split};
use crate::entity::{account, account_role, role, user_group};
use crate::texts;

#[derive(Clone, Debug)]
pub struct Place {
    pub role_ids: Vec<i64>,
    pub user_group_id: i64,
    pub live_rooms: Vec<String>,
}

/// `before` is what a changed account has already: that may stay, even where it could not be chosen any more. Answers
/// the codes that the roles give.
pub async fn check(
    tx: &Tx,
    caller: &Caller,
    place: &Place,
    before: Option<(&account::Model, &[Held])>,
) -> Result<Vec<String>> {
    let kept: Vec<i64> = before.iter().flat_map(|(_, held)| held.iter().map(|held| held.role_id)).collect();
    let own = before.is_some_and(|(account, _)| account.id == caller.user_id());
    let rights = roles(tx, caller, &place.role_ids, &kept, own).await?;
    if before.is_none_or(|(account, _)| account.user_group_id != place.user_group_id) {
        group(tx, caller, place.user_group_id).await?;
    }
    rooms(tx, caller, &place.live_rooms).await?;
    Ok(rights.codes.into_iter().collect())
}

/// A foreign role is a missing one. A new one is enabled and gives no more than the caller has.
pub async fn roles(tx: &Tx, caller: &Caller, ids: &[i64], kept: &[i64], own: bool) -> Result<Rights> {
    let wanted: HashSet<i64> = ids.iter().copied().collect();
    if own && wanted != kept.iter().copied().collect() {
        return Err(Problem::field("roleIds", "角色", texts::ACCOUNT_OWN));
    }
    let found = role::Entity::find().filter(role::Column::Id.is_in(wanted.iter().copied())).filter(usable(caller));
    let found = found.all(tx).await?;
    if found.len() != wanted.len() {
        return Err(Problem::not_found());
    }
    let rights = rights_of(tx, ids).await?;
    let bounds = Bounds::of(caller);
    for role in found.iter().filter(|role| !kept.contains(&role.id)) {
        if role.status != ENABLED {
            return Err(Problem::field("roleIds", "角色", texts::ROLE_DISABLED));
        }
        if !rights.get(&role.id).is_some_and(|rights| bounds.cover(rights)) {
            return Err(Problem::field("roleIds", "角色", texts::ROLE_OVER));
        }
    }
    Ok(rights.values().fold(Rights::default(), Rights::and))
}

/// The built-in roles of the caller's kind, and those that the company made.
pub fn usable(caller: &Caller) -> sea_orm::Condition {
    let kind = if caller.profile.user_type == UserType::Platform { "PLATFORM" } else { "BIZ" };
    sea_orm::Condition::all()
        .add(role::Column::IsDeleted.eq(false))
        .add(role::Column::UserType.eq(kind))
        .add(role::Column::CompanyId.is_in([0, caller.company_id()]))
}

pub async fn group(tx: &Tx, caller: &Caller, id: i64) -> Result<()> {
    let found = user_group::Entity::find_by_id(id)
        .filter(caller.owns(user_group::Column::CompanyId))
        .filter(user_group::Column::IsDeleted.eq(false))
        .one(tx)
        .await?
        .ok_or_else(Problem::not_found)?;
    match found.status == ENABLED {
        true => Ok(()),
        false => Err(Problem::field("userGroupId", "用户组", texts::GROUP_DISABLED)),
    }
}

/// A company's people work in its rooms; the staff in any.
async fn rooms(tx: &Tx, caller: &Caller, wanted: &[String]) -> Result<()> {
    if caller.profile.user_type == UserType::Platform {
        return Ok(());
    }
    let company = company::find(tx, caller.company_id()).await?.ok_or_else(Problem::not_found)?;
    let open = split(&company.live_rooms);
    let mut checks = Checks::default();
    if wanted.iter().any(|room| !open.contains(room)) {
        checks.refuse("liveRooms", "直播间", texts::COMMON_DICT.fill(&[("label", "直播间")]));
    }
    checks.finish()
}

pub async fn login_is_free(tx: &Tx, caller: &Caller, login: &str) -> Result<()> {
    let taken = account::Entity::find()
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::IsDeleted.eq(false))
        .filter(account::Column::Login.eq(login));
    match taken.count(tx).await? {
        0 => Ok(()),
        _ => Err(Problem::field("login", "用户名", texts::ACCOUNT_LOGIN)),
    }
}

pub async fn phone_is_free(tx: &Tx, caller: &Caller, phone: &str, but: Option<i64>) -> Result<()> {
    let taken = account::Entity::find()
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::IsDeleted.eq(false))
        .filter(account::Column::Phone.eq(phone))
        .filter(account::Column::Id.ne(but.unwrap_or_default()));
    match taken.count(tx).await? {
        0 => Ok(()),
        _ => Err(Problem::field("phone", "手机号", texts::PHONE_BOUND)),
    }
}

/// These roles and no others; `false` where that is what they have.
pub async fn take_roles(tx: &Tx, account_ids: &[i64], held: &[Held], role_ids: &[i64]) -> Result<bool> {
    let wanted: HashSet<i64> = role_ids.iter().copied().collect();
    let has = |id: i64| -> HashSet<i64> {
        held.iter().filter(|held| held.account_id == id).map(|held| held.role_id).collect()
    };
    let changed: Vec<i64> = account_ids.iter().copied().filter(|id| wanted != has(*id)).collect();
    if changed.is_empty() {
        return Ok(false);
    }
    account_role::Entity::delete_many()
        .filter(account_role::Column::AccountId.is_in(changed.iter().copied()))
        .filter(account_role::Column::RoleId.is_not_in(wanted.iter().copied()))
        .exec(tx)
        .await?;
    let new = |account: i64| wanted.difference(&has(account)).map(move |role| (account, *role)).collect::<Vec<_>>();
    give_roles(tx, changed.iter().flat_map(|account| new(*account)).collect()).await?;
    Ok(true)
}

/// Account and role, each pair once.
pub async fn give_roles(tx: &Tx, pairs: Vec<(i64, i64)>) -> Result<()> {
    let pairs: HashSet<(i64, i64)> = pairs.into_iter().collect();
    if pairs.is_empty() {
        return Ok(());
    }
    let rows = pairs.into_iter().map(|(account_id, role_id)| account_role::ActiveModel {
        account_id: Set(account_id),
        role_id: Set(role_id),
        is_leader: Set(false),
    });
    account_role::Entity::insert_many(rows).exec_without_returning(tx).await?;
    Ok(())
}

/// Of the staff alone, and of a role that the account has.
pub fn may_lead(caller: &Caller, role_ids: &[i64], leads: &[i64]) -> Result<()> {
    let staff = caller.profile.user_type == UserType::Platform;
    match leads.is_empty() || (staff && leads.iter().all(|role| role_ids.contains(role))) {
        true => Ok(()),
        false => Err(Problem::field("leaderRoleIds", "负责的角色", texts::ACCOUNT_LEADER)),
    }
}

/// These of its roles and no others.
pub async fn lead(tx: &Tx, account_id: i64, leads: &[i64]) -> Result<()> {
    let leading = Expr::col(account_role::Column::RoleId).is_in(leads.iter().copied());
    account_role::Entity::update_many()
        .col_expr(account_role::Column::IsLeader, leading)
        .filter(account_role::Column::AccountId.eq(account_id))
        .exec(tx)
        .await?;
    Ok(())
}
