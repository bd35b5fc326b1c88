//! An account as its administrator sees it.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use platform::access::Caller;
use platform::http::Result;
use platform::text::mask_phone;
use platform::{App, Date, Timestamp};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};
use serde::Serialize;
use utoipa::ToSchema;

use super::rights::{Bounds, Held, held_by, rights_of, sum};
use crate::accounts::{ENABLED, split};
use crate::entity::{account, user_group};
use crate::login_limits;

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BizAccount {
    pub id: i64,
    pub login: String,
    pub biz_account_login: String,
    pub name_cn: String,
    /// Masked: it is somebody else's.
    pub phone: String,
    /// Until its owner has proved it, it opens no door.
    pub phone_verified_date: Option<Timestamp>,
    pub email: String,
    pub email_verified_date: Option<Timestamp>,
    pub vendor_position: String,
    pub roles: Vec<RoleName>,
    pub user_group_id: i64,
    pub user_group_name: String,
    pub live_rooms: Vec<String>,
    /// enabled or disabled
    pub status: String,
    /// After too many wrong passwords.
    pub locked: bool,
    pub changed_pwd: bool,
    pub remark: String,
    /// The last day on which it opens the door.
    pub expire_date: Option<Date>,
    pub last_login_date: Option<Timestamp>,
    pub created_date: Timestamp,
    pub row_version: i32,
    pub actions: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AccountRoleName)]
pub struct RoleName {
    pub id: i64,
    pub role_name: String,
    /// Answers for what the role leaves undone.
    pub is_leader: bool,
}

impl RoleName {
    fn of(held: &Held) -> Self {
        Self { id: held.role_id, role_name: held.role_name.clone(), is_leader: held.is_leader }
    }
}

/// All that a page of accounts needs, in as many questions as one account would.
pub async fn show(
    db: &impl ConnectionTrait,
    app: &App,
    caller: &Caller,
    accounts: Vec<account::Model>,
) -> Result<Vec<BizAccount>> {
    let ids: Vec<i64> = accounts.iter().map(|account| account.id).collect();
    let names: Vec<String> = accounts.iter().map(|account| account.biz_account_login.clone()).collect();
    let held = held_by(db, &ids).await?;
    let rights = rights_of(db, &held.iter().map(|held| held.role_id).collect::<Vec<_>>()).await?;
    let groups = group_names(db, &accounts).await?;
    let locked = login_limits::locked_of(db, app, &names).await?;
    let bounds = Bounds::of(caller);
    let one = |account: account::Model| {
        let own = account.id == caller.user_id();
        let is_locked = locked.contains(&account.biz_account_login);
        let reached = own || bounds.cover(&sum(&held, account.id, &rights));
        let roles = held.iter().filter(|held| held.account_id == account.id);
        BizAccount {
            actions: if reached { actions(caller, &account, own, is_locked) } else { Vec::new() },
            roles: roles.map(RoleName::of).collect(),
            user_group_name: groups.get(&account.user_group_id).cloned().unwrap_or_default(),
            locked: is_locked,
            ..plain(account)
        }
    };
    Ok(accounts.into_iter().map(one).collect())
}

/// What the row itself says.
fn plain(account: account::Model) -> BizAccount {
    BizAccount {
        id: account.id,
        login: account.login,
        biz_account_login: account.biz_account_login,
        name_cn: account.name_cn,
        phone: mask_phone(&account.phone),
        phone_verified_date: account.phone_verified_date,
        email: account.email,
        email_verified_date: account.email_verified_date,
        vendor_position: account.vendor_position,
        roles: Vec::new(),
        user_group_id: account.user_group_id,
        user_group_name: String::new(),
        live_rooms: split(&account.live_rooms),
        status: account.status,
        locked: false,
        changed_pwd: account.changed_pwd,
        remark: account.remark,
        expire_date: account.expire_date.map(last_day),
        last_login_date: account.last_login_date,
        created_date: account.created_date,
        row_version: account.row_version,
        actions: Vec::new(),
    }
}

/// S4-04: of enable and disable the one that the account is not.
fn actions(caller: &Caller, account: &account::Model, own: bool, locked: bool) -> Vec<&'static str> {
    let turn = if account.status == ENABLED { "disable" } else { "enable" };
    let all = [
        ("edit", "accountManager_edit", true),
        (turn, "accountManager_enable", !own),
        ("resetPwd", "accountManager_resetPwd", !own),
        ("unlock", "accountManager_enable", locked),
        ("kick", "accountManager_kick", !own && account.status == ENABLED),
    ];
    all.into_iter().filter(|(_, code, open)| *open && caller.has(code)).map(|(name, ..)| name).collect()
}

async fn group_names(db: &impl ConnectionTrait, accounts: &[account::Model]) -> Result<HashMap<i64, String>> {
    let ids: HashSet<i64> = accounts.iter().map(|account| account.user_group_id).collect();
    let names: Vec<(i64, String)> = user_group::Entity::find()
        .select_only()
        .columns([user_group::Column::Id, user_group::Column::Name])
        .filter(user_group::Column::Id.is_in(ids))
        .into_tuple()
        .all(db)
        .await?;
    Ok(names.into_iter().collect())
}

/// An account ends with its last day; the row keeps the moment after it.
pub fn end_of(day: Date) -> Timestamp {
    day.bounds().1
}

fn last_day(end: Timestamp) -> Date {
    end.minus(Duration::from_millis(1)).date()
}
