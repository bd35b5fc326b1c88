//! Accounts as the rest of the program sees them: who may enter, with which codes.

use std::collections::HashSet;

use company::Company;
use platform::access::session::{self, EndReason};
use platform::access::{DataScope, Directory, Profile, UserType};
use platform::db::{Db, Tx};
use platform::http::{Problem, Result};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, JoinType, QueryFilter, QueryOrder, QuerySelect, Select};

use crate::catalogue::permissions;
use crate::entity::{account, account_role, role, role_permission};
use crate::texts;
use crate::{organisation, viewing};

pub const ENABLED: &str = "enabled";
pub const DISABLED: &str = "disabled";

/// Answers the platform's questions about users.
pub struct Accounts;

#[async_trait::async_trait]
impl Directory for Accounts {
    async fn profile(&self, db: &Db, user_id: i64) -> Result<Option<Profile>> {
        let Some(account) = find(db.read(), user_id).await? else { return Ok(None) };
        let Some(company) = company::find(db.read(), account.company_id).await? else { return Ok(None) };
        if may_enter(&account, &company).is_err() {
            return Ok(None);
        }
        let (roles, codes) = grants(db.read(), &account).await?;
        let other_accounts = others_of(db.read(), &account).await?;
        Ok(Some(Profile {
            user_id: account.id,
            phone_proved: account.proved_phone().is_some(),
            other_accounts,
            user_type: UserType::parse(&account.user_type),
            login: account.login,
            name_cn: account.name_cn,
            phone: account.phone,
            company_id: account.company_id,
            company_closed: organisation::closed(&company),
            company_rooms: split(&company.live_rooms),
            company_name: company.name,
            changed_pwd: account.changed_pwd,
            data_scope: roles.iter().map(|role| DataScope::parse(&role.data_scope)).max().unwrap_or(DataScope::Own),
            user_group_id: account.user_group_id,
            live_rooms: split(&account.live_rooms),
            role_codes: roles.iter().map(|role| role.role_code.clone()).collect(),
            role_names: roles.into_iter().map(|role| role.role_name).collect(),
            codes,
            expire_date: account.expire_date,
        }))
    }

    async fn viewing(&self, db: &Db, staff: &Profile, company_id: i64) -> Result<Option<Profile>> {
        viewing::profile(db, staff, company_id).await
    }
}

pub async fn find(db: &impl ConnectionTrait, id: i64) -> Result<Option<account::Model>> {
    Ok(account::Entity::find_by_id(id).filter(account::Column::IsDeleted.eq(false)).one(db).await?)
}

/// Everybody of a company is out, and has to come in anew under what holds now.
pub async fn end_sessions_of(tx: &Tx, company_id: i64) -> Result<()> {
    let people = sea_orm::sea_query::Query::select()
        .column(account::Column::Id)
        .from(sea_orm::EntityName::table_ref(&account::Entity))
        .and_where(account::Column::CompanyId.eq(company_id))
        .to_owned();
    session::end(tx, session::Column::UserId.in_subquery(people), EndReason::CompanyFrozen).await.map(|_| ())
}

/// The rooms of a column.
pub fn split(rooms: &str) -> Vec<String> {
    rooms.split(',').map(str::trim).filter(|room| !room.is_empty()).map(str::to_owned).collect()
}

/// 01.2: what a user may be called.
pub fn is_login(text: &str) -> bool {
    (4..=50).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"_@.-".contains(&b))
}

/// By company account and user name, or by the full name alone (`200001_admin`).
pub async fn find_by_login(
    db: &impl ConnectionTrait,
    els_account: Option<&str>,
    username: &str,
) -> Result<Option<account::Model>> {
    let named = account::Entity::find().filter(account::Column::IsDeleted.eq(false));
    let named = match els_account {
        Some(els) => named.filter(account::Column::ElsAccount.eq(els)).filter(account::Column::Login.eq(username)),
        None => named.filter(account::Column::BizAccountLogin.eq(username)),
    };
    Ok(named.one(db).await?)
}

/// The accounts that a proved phone opens, oldest first. Staff are never among them: they have a password.
pub async fn find_by_phone(db: &impl ConnectionTrait, phone: &str) -> Result<Vec<(account::Model, Company)>> {
    let found = proved_on(phone).filter(account::Column::UserType.eq("BIZ"));
    let found = found.order_by_asc(account::Column::Id).all(db).await?;
    let ids: Vec<i64> = found.iter().map(|account| account.company_id).collect();
    let companies = company::find_many(db, &ids).await?;
    let company = |id: i64| companies.iter().find(|company| company.id == id).cloned();
    Ok(found.into_iter().filter_map(|account| company(account.company_id).map(|company| (account, company))).collect())
}

/// Everything that a person has proved to be the own, staff accounts among it.
fn proved_on(phone: &str) -> Select<account::Entity> {
    account::Entity::find()
        .filter(account::Column::Phone.eq(phone))
        .filter(account::Column::PhoneVerifiedDate.is_not_null())
        .filter(account::Column::IsDeleted.eq(false))
}

/// The person's other accounts.
async fn others_of(db: &impl ConnectionTrait, account: &account::Model) -> Result<Vec<i64>> {
    let Some(phone) = account.proved_phone() else { return Ok(Vec::new()) };
    let others = proved_on(phone).select_only().column(account::Column::Id).filter(account::Column::Id.ne(account.id));
    Ok(others.into_tuple().all(db).await?)
}

/// Why somebody who has proved who it is stays outside all the same.
pub fn may_enter(account: &account::Model, company: &Company) -> Result<()> {
    if account.status != ENABLED || !(company.verify_status || company.is_platform) {
        return Err(Problem::from(texts::AUTH_DISABLED));
    }
    if !company.use_status && company.use_status_reason == "VIOLATION" {
        return Err(Problem::from(texts::AUTH_FROZEN));
    }
    Ok(())
}

/// Codes of all enabled roles, cut to the tree of the user's kind: a staff code on a business account is void.
async fn grants(db: &impl ConnectionTrait, account: &account::Model) -> Result<(Vec<role::Model>, HashSet<String>)> {
    let roles = role::Entity::find()
        .join_rev(JoinType::InnerJoin, account_role_to_role())
        .filter(account_role::Column::AccountId.eq(account.id))
        .filter(role::Column::Status.eq(ENABLED))
        .filter(role::Column::IsDeleted.eq(false))
        .filter(role::Column::UserType.eq(&account.user_type))
        .order_by_asc(role::Column::Id)
        .all(db)
        .await?;
    let codes: Vec<String> = role_permission::Entity::find()
        .select_only()
        .column(role_permission::Column::PermissionCode)
        .filter(role_permission::Column::RoleId.is_in(roles.iter().map(|role| role.id)))
        .into_tuple()
        .all(db)
        .await?;
    let known = permissions::codes_of(UserType::parse(&account.user_type));
    let codes = codes.into_iter().filter(|code| known.contains(code.as_str())).collect();
    Ok((roles, codes))
}

fn account_role_to_role() -> sea_orm::RelationDef {
    account_role::Entity::belongs_to(role::Entity).from(account_role::Column::RoleId).to(role::Column::Id).into()
}
