//! What roles give, and how much of it a caller may hand out.

use std::collections::{HashMap, HashSet};

use platform::access::{Caller, DataScope, UserType};
use platform::http::Result;
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QuerySelect,
};

use crate::catalogue::permissions;
use crate::entity::{account_role, role, role_permission};

/// The built-in role that keeps a company's accounts.
pub fn admin_role(user_type: UserType) -> &'static str {
    match user_type {
        UserType::Biz => "VENDOR_ADMIN",
        UserType::Platform => "PLATFORM_ADMIN",
    }
}

#[derive(Clone, Debug)]
pub struct Rights {
    pub codes: HashSet<String>,
    pub scope: DataScope,
}

impl Default for Rights {
    fn default() -> Self {
        Self { codes: HashSet::new(), scope: DataScope::Own }
    }
}

impl Rights {
    pub fn and(mut self, other: &Self) -> Self {
        self.codes.extend(other.codes.iter().cloned());
        self.scope = self.scope.max(other.scope);
        self
    }
}

/// What a caller may give to others, and whose accounts and roles the caller may touch: nobody hands out more than the
/// own codes and scope.
#[derive(Clone, Debug)]
pub struct Bounds(Rights);

impl Bounds {
    /// The platform's administrator approves nothing and yet appoints those who do, so every staff code may be handed
    /// out; the own account and the own roles stay out of reach ([`Bounds::own`]).
    pub fn of(caller: &Caller) -> Self {
        let mut bounds = Self::own(caller);
        if caller.profile.user_type == UserType::Platform
            && caller.profile.role_codes.iter().any(|code| code == admin_role(UserType::Platform))
        {
            bounds.0.codes.extend(permissions::codes_of(UserType::Platform).into_iter().map(str::to_owned));
        }
        bounds
    }

    pub fn own(caller: &Caller) -> Self {
        Self(Rights { codes: caller.profile.codes.clone(), scope: caller.profile.data_scope })
    }

    pub fn cover(&self, rights: &Rights) -> bool {
        rights.scope <= self.0.scope && rights.codes.is_subset(&self.0.codes)
    }

    pub fn has(&self, code: &str) -> bool {
        self.0.codes.contains(code)
    }
}

/// A role that an account has, whether it is enabled or not.
#[derive(Clone, Debug, FromQueryResult)]
pub struct Held {
    pub account_id: i64,
    pub role_id: i64,
    pub role_code: String,
    pub role_name: String,
    pub is_leader: bool,
}

pub async fn held_by(db: &impl ConnectionTrait, account_ids: &[i64]) -> Result<Vec<Held>> {
    let held = account_role::Entity::find()
        .join(
            JoinType::InnerJoin,
            account_role::Entity::belongs_to(role::Entity)
                .from(account_role::Column::RoleId)
                .to(role::Column::Id)
                .into(),
        )
        .select_only()
        .columns([account_role::Column::AccountId, account_role::Column::RoleId, account_role::Column::IsLeader])
        .columns([role::Column::RoleCode, role::Column::RoleName])
        .filter(account_role::Column::AccountId.is_in(account_ids.iter().copied()))
        .filter(role::Column::IsDeleted.eq(false))
        .order_by_asc(role::Column::Id);
    Ok(held.into_model().all(db).await?)
}

/// By role; codes that are not of the role's own tree are void and left out.
pub async fn rights_of(db: &impl ConnectionTrait, role_ids: &[i64]) -> Result<HashMap<i64, Rights>> {
    let roles: Vec<(i64, String, String)> = role::Entity::find()
        .select_only()
        .columns([role::Column::Id, role::Column::DataScope, role::Column::UserType])
        .filter(role::Column::Id.is_in(role_ids.iter().copied()))
        .into_tuple()
        .all(db)
        .await?;
    let granted: Vec<(i64, String)> = role_permission::Entity::find()
        .select_only()
        .columns([role_permission::Column::RoleId, role_permission::Column::PermissionCode])
        .filter(role_permission::Column::RoleId.is_in(role_ids.iter().copied()))
        .into_tuple()
        .all(db)
        .await?;
    let mut rights: HashMap<i64, Rights> = HashMap::new();
    let mut known: HashMap<i64, HashSet<&'static str>> = HashMap::new();
    for (id, scope, user_type) in roles {
        rights.insert(id, Rights { codes: HashSet::new(), scope: DataScope::parse(&scope) });
        known.insert(id, permissions::codes_of(UserType::parse(&user_type)));
    }
    for (id, code) in granted {
        if let Some(rights) = rights.get_mut(&id).filter(|_| known[&id].contains(code.as_str())) {
            rights.codes.insert(code);
        }
    }
    Ok(rights)
}

/// What an account has in all, from the roles of [`held_by`] and [`rights_of`].
pub fn sum(held: &[Held], account_id: i64, rights: &HashMap<i64, Rights>) -> Rights {
    held.iter()
        .filter(|held| held.account_id == account_id)
        .filter_map(|held| rights.get(&held.role_id))
        .fold(Rights::default(), Rights::and)
}
