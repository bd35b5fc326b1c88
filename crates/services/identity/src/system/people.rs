//! What every change of accounts, groups and roles begins and ends with.

use platform::App;
use platform::access::{Caller, UserType};
use platform::db::Tx;
use platform::document::Actor;
use platform::http::{Problem, Result};
use sea_orm::{ColumnTrait, EntityTrait, JoinType, PaginatorTrait, QueryFilter, QuerySelect, Select};

use super::rights::{Bounds, Held, admin_role, held_by, rights_of, sum};
use crate::accounts::ENABLED;
use crate::entity::{account, account_role, role};
use crate::texts;

/// Changes to the people of one company come one after the other: each sees what the one before has left, so that two
/// at once cannot take away the last administrator or close a circle of groups.
pub async fn lock(tx: &Tx, company_id: i64) -> Result<()> {
    tx.lock(&format!("people/{company_id}")).await
}

/// A company that is closed grows no accounts; what protects it (ending, resetting, disabling) stays open to it.
pub async fn must_be_open(app: &App, caller: &Caller) -> Result<()> {
    Actor::new(app, caller).await?.must_be_open(&[])
}

/// Accounts of the caller's company; one that is missing or foreign spoils the whole.
pub async fn own_accounts(tx: &Tx, caller: &Caller, ids: &[i64]) -> Result<Vec<account::Model>> {
    let found = account::Entity::find()
        .filter(account::Column::Id.is_in(ids.iter().copied()))
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::IsDeleted.eq(false))
        .all(tx)
        .await?;
    if found.len() == ids.len() { Ok(found) } else { Err(Problem::not_found()) }
}

/// Nobody reaches up: whoever may do less than the other does not change the other's account, nor its password.
pub async fn must_cover(tx: &Tx, caller: &Caller, accounts: &[account::Model]) -> Result<Vec<Held>> {
    let ids: Vec<i64> = accounts.iter().map(|account| account.id).collect();
    let held = held_by(tx, &ids).await?;
    let roles: Vec<i64> = held.iter().map(|held| held.role_id).collect();
    let rights = rights_of(tx, &roles).await?;
    let bounds = Bounds::of(caller);
    let others = ids.iter().filter(|id| **id != caller.user_id());
    match others.into_iter().all(|id| bounds.cover(&sum(&held, *id, &rights))) {
        true => Ok(held),
        false => Err(texts::COMMON_FORBIDDEN.into()),
    }
}

/// A03-2: after the change somebody is left who can let people in, and whose account does not run out.
pub async fn must_keep_an_admin(tx: &Tx, company_id: i64, user_type: UserType) -> Result<()> {
    let left = admins(company_id, user_type)
        .filter(account::Column::Status.eq(ENABLED))
        .filter(account::Column::ExpireDate.is_null());
    if left.count(tx).await? == 0 { Err(texts::ACCOUNT_LAST.into()) } else { Ok(()) }
}

/// The administrators of a company, enabled or not.
pub fn admins(company_id: i64, user_type: UserType) -> Select<account::Entity> {
    account::Entity::find()
        .join_rev(
            JoinType::InnerJoin,
            account_role::Entity::belongs_to(account::Entity)
                .from(account_role::Column::AccountId)
                .to(account::Column::Id)
                .into(),
        )
        .join(
            JoinType::InnerJoin,
            account_role::Entity::belongs_to(role::Entity)
                .from(account_role::Column::RoleId)
                .to(role::Column::Id)
                .into(),
        )
        .filter(account::Column::CompanyId.eq(company_id))
        .filter(account::Column::IsDeleted.eq(false))
        .filter(role::Column::CompanyId.eq(0))
        .filter(role::Column::RoleCode.eq(admin_role(user_type)))
}
