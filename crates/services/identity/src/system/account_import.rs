//! Accounts from a sheet. The rows become accounts that nobody can enter; `initial_passwords` opens them.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use platform::Form;
use platform::access::UserType;
use platform::db::Tx;
use platform::document::Actor;
use platform::form::Form as _;
use platform::http::{Problem, Result};
use platform::import::Sheet;
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};
use serde::{Deserialize, Serialize};

use super::account_form::{Newcomer, insert};
use super::group_tree::of_company;
use super::people;
use super::place::usable;
use super::rights::{Bounds, Rights, rights_of};
use crate::accounts::{ENABLED, is_login, split};
use crate::entity::{account, role, user_group};
use crate::texts::{self, Text};

pub const CODE: &str = "accountManager_import";

/// 36.
#[derive(Clone, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct AccountRow {
    #[field("用户名", max = 50, required)]
    login: String,
    #[field("姓名", max = 50, required)]
    name_cn: String,
    #[field("手机", required, phone)]
    phone: String,
    #[field("邮箱", max = 100, email)]
    email: Option<String>,
    #[field("岗位", max = 50, required, dict = "VendorPosition")]
    vendor_position: String,
    /// By name.
    #[field("角色", max = 20, required)]
    roles: Vec<String>,
    /// By name, or by its way from the root where two have the same: `总部/商务部`.
    #[field("用户组", max = 255, required)]
    user_group: String,
    #[field("直播间", max = 50, dict = "LiveRoom")]
    live_rooms: Vec<String>,
}

pub struct AccountSheet;

#[async_trait]
impl Sheet for AccountSheet {
    type Row = AccountRow;

    const KIND: &'static str = "bizAccount";
    const NAME: &'static str = "账号";
    const MAX_ROWS: usize = 200;

    fn key(row: &AccountRow) -> Option<String> {
        Some(row.login.clone())
    }

    async fn check(tx: &Tx, actor: &Actor, rows: &[AccountRow]) -> Result<Vec<(usize, String, String)>> {
        actor.must_be_open(&[])?;
        people::lock(tx, actor.caller.company_id()).await?;
        let known = Lookups::read(tx, actor).await?;
        let (mut wrong, mut phones) = (Vec::new(), HashSet::new());
        for (index, row) in rows.iter().enumerate() {
            let twice = !phones.insert(row.phone.as_str());
            for (field, text) in known.faults(row, twice) {
                let label = platform::form::find_fact(AccountRow::FIELDS, field).map_or(field, |fact| fact.label);
                wrong.push((index, field.to_owned(), text.fill(&[("label", label)])));
            }
        }
        Ok(wrong)
    }

    async fn take(tx: &Tx, actor: &Actor, rows: Vec<AccountRow>) -> Result<usize> {
        let known = Lookups::read(tx, actor).await?;
        let newcomers = rows.into_iter().map(|row| known.newcomer(row)).collect::<Result<Vec<_>>>()?;
        Ok(insert(tx, &actor.caller, newcomers).await?.len())
    }
}

/// What the company has, asked once for all rows.
struct Lookups {
    logins: HashSet<String>,
    phones: HashSet<String>,
    /// By name: id, whether it is enabled, what it gives.
    roles: HashMap<String, (i64, bool, Rights)>,
    /// By name and by way; two groups of one name have no name.
    groups: HashMap<String, Option<(i64, bool)>>,
    /// None where every room is open.
    rooms: Option<Vec<String>>,
    bounds: Bounds,
}

impl Lookups {
    async fn read(tx: &Tx, actor: &Actor) -> Result<Self> {
        let caller = &actor.caller;
        let people: Vec<(String, String)> = account::Entity::find()
            .select_only()
            .columns([account::Column::Login, account::Column::Phone])
            .filter(caller.owns(account::Column::CompanyId))
            .filter(account::Column::IsDeleted.eq(false))
            .into_tuple()
            .all(tx)
            .await?;
        let (logins, phones) = people.into_iter().unzip();
        let roles = role::Entity::find().filter(usable(caller)).all(tx).await?;
        let mut rights = rights_of(tx, &roles.iter().map(|role| role.id).collect::<Vec<_>>()).await?;
        let one = |role: role::Model| {
            (role.role_name, (role.id, role.status == ENABLED, rights.remove(&role.id).unwrap_or_default()))
        };
        let company = company::find(tx, caller.company_id()).await?.ok_or_else(Problem::not_found)?;
        let staff = caller.profile.user_type == UserType::Platform;
        Ok(Self {
            logins,
            phones,
            roles: roles.into_iter().map(one).collect(),
            groups: named(&user_group::Entity::find().filter(of_company(caller)).all(tx).await?),
            rooms: (!staff).then(|| split(&company.live_rooms)),
            bounds: Bounds::of(caller),
        })
    }

    fn group(&self, name: &str) -> Option<i64> {
        self.groups.get(&tidy(name)).copied().flatten().map(|(id, _)| id)
    }

    fn newcomer(&self, row: AccountRow) -> Result<Newcomer> {
        let group = self.group(&row.user_group).ok_or_else(|| Problem::from(texts::COMMON_INVALID))?;
        let card = account::ActiveModel {
            name_cn: Set(row.name_cn),
            email: Set(row.email.unwrap_or_default().to_lowercase()),
            phone: Set(row.phone),
            vendor_position: Set(row.vendor_position),
            user_group_id: Set(group),
            live_rooms: Set(row.live_rooms.join(",")),
            remark: Set(String::new()),
            expire_date: Set(None),
            password_hash: Set(String::new()),
            ..Default::default()
        };
        let role_ids = row.roles.iter().filter_map(|name| self.roles.get(name).map(|role| role.0)).collect();
        Ok(Newcomer { login: row.login, card, role_ids })
    }

    fn faults(&self, row: &AccountRow, phone_twice: bool) -> Vec<(&'static str, Text)> {
        let mut wrong = Vec::new();
        if !is_login(&row.login) {
            wrong.push(("login", texts::ACCOUNT_LOGIN_FORMAT));
        }
        if self.logins.contains(&row.login) {
            wrong.push(("login", texts::ACCOUNT_LOGIN));
        }
        if phone_twice || self.phones.contains(&row.phone) {
            wrong.push(("phone", texts::PHONE_BOUND));
        }
        for name in &row.roles {
            match self.roles.get(name) {
                None => wrong.push(("roles", texts::COMMON_DICT)),
                Some((_, false, _)) => wrong.push(("roles", texts::ROLE_DISABLED)),
                Some((_, true, rights)) if !self.bounds.cover(rights) => wrong.push(("roles", texts::ROLE_OVER)),
                Some(_) => {}
            }
        }
        match self.groups.get(&tidy(&row.user_group)) {
            Some(Some((_, true))) => {}
            Some(Some((_, false))) => wrong.push(("userGroup", texts::GROUP_DISABLED)),
            _ => wrong.push(("userGroup", texts::COMMON_DICT)),
        }
        if self.rooms.as_ref().is_some_and(|open| row.live_rooms.iter().any(|room| !open.contains(room))) {
            wrong.push(("liveRooms", texts::COMMON_DICT));
        }
        wrong
    }
}

fn tidy(name: &str) -> String {
    name.split('/').map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("/")
}

/// Every group by its name and by each of its ways: `商务部`, `总部/商务部`, `企业/总部/商务部`.
fn named(groups: &[user_group::Model]) -> HashMap<String, Option<(i64, bool)>> {
    let names: HashMap<i64, &str> = groups.iter().map(|group| (group.id, group.name.as_str())).collect();
    let mut known: HashMap<String, Option<(i64, bool)>> = HashMap::new();
    for group in groups {
        let way: Vec<&str> = group
            .path
            .split('/')
            .filter_map(|part| part.parse::<i64>().ok())
            .filter_map(|id| names.get(&id).copied())
            .collect();
        for from in 0..way.len() {
            let found = Some((group.id, group.status == ENABLED));
            known.entry(way[from..].join("/")).and_modify(|one| *one = None).or_insert(found);
        }
    }
    known
}
