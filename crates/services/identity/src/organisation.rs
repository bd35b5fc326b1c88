//! What documents ask about companies, staff and messages: whose rows a caller reaches, whom a step waits for.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use company::Company;
use message::NewMessage;
use moka::future::Cache;
use platform::access::{Caller, DataScope, Profile, UserType};
use platform::db::{Db, Tx, among};
use platform::document::{Audience, Closed, Colleague, Notice, Organisation, Party, Person, Reach, Receiver, RoleHead};
use platform::http::{Problem, Result};
use sea_orm::sea_query::{Expr, ExprTrait, Query, SelectStatement};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityName, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QuerySelect, RelationDef, Select,
};

use crate::accounts::{ENABLED, split};
use crate::entity::{account, account_role, role, role_permission, user_group};
use crate::system::admin_role;

/// A decision tells the holders of the next step's code, and to find them takes five tables.
const REMEMBERED: Duration = Duration::from_millis(800);
const REMEMBERED_KINDS: u64 = 1_000;

pub struct Desk {
    holders: Cache<Holds, Arc<Vec<Holder>>>,
}

/// What staff are looked for by.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Holds {
    Code(String),
    Role(String),
    /// A role that they answer for.
    Lead(String),
}

impl Default for Desk {
    fn default() -> Self {
        Self { holders: Cache::builder().max_capacity(REMEMBERED_KINDS).time_to_live(REMEMBERED).build() }
    }
}

#[async_trait]
impl Organisation for Desk {
    async fn party(&self, tx: &Tx, company_id: i64) -> Result<Option<Party>> {
        let Some(company) = company::find(tx, company_id).await? else { return Ok(None) };
        let contact = match company.bd_user_id {
            Some(id) => account::Entity::find_by_id(id).filter(able()).one(tx).await?,
            None => None,
        };
        Ok(Some(Party {
            id: company.id,
            closed: closed(&company).map(|reason| Closed { label: reason.clone(), reason }),
            name: company.name,
            contact: contact.map(|account| Colleague { id: account.id, name: account.name_cn }),
        }))
    }

    async fn holders(&self, tx: &Tx, permission: &str, company_id: i64, live_room: &str) -> Result<Vec<Colleague>> {
        self.who_reach(tx, Holds::Code(permission.to_owned()), company_id, live_room).await
    }

    async fn candidates(&self, db: &Db, permission: &str, company_id: i64, live_room: &str) -> Result<Vec<Colleague>> {
        self.who_reach(db.read(), Holds::Code(permission.to_owned()), company_id, live_room).await
    }

    async fn roles_that_read(
        &self,
        tx: &Tx,
        codes: &[&str],
        company_id: i64,
        live_room: &str,
    ) -> Result<Vec<RoleHead>> {
        let readers = with_code(staff(), codes)
            .select_only()
            .columns([account::Column::Id, account::Column::NameCn, account::Column::LiveRooms])
            .columns([role::Column::DataScope, role::Column::RoleCode, role::Column::RoleName])
            .column(user_group::Column::Path)
            .join(JoinType::LeftJoin, group_of())
            .order_by_asc(role::Column::Id);
        let readers: Vec<Reader> = readers.into_model().all(tx).await?;
        let mut roles: Vec<RoleHead> = Vec::new();
        for Reader { role_code, role_name, holder } in readers {
            let known = roles.iter().any(|role| role.role_code == role_code);
            if !known && !reaching(tx, &[holder], company_id, live_room).await?.is_empty() {
                roles.push(RoleHead { role_code, role_name });
            }
        }
        Ok(roles)
    }

    fn reach(&self, caller: &Caller) -> Reach {
        reach_of(&caller.profile)
    }

    fn forget(&self) {
        self.holders.invalidate_all();
    }

    async fn notify(&self, tx: &Tx, notice: Notice) -> Result<()> {
        let mut receivers = BTreeSet::new();
        for receiver in &notice.to {
            match receiver {
                Receiver::User(id) => {
                    receivers.insert(*id);
                }
                Receiver::Holders { permission, company_id, live_room } => {
                    let holders = self.holders(tx, permission, *company_id, live_room).await?;
                    receivers.extend(holders.iter().map(|holder| holder.id));
                }
                Receiver::Owners { permission, company_id } => {
                    receivers.extend(owners(tx, permission, &[*company_id]).await?);
                }
                Receiver::Companies { permission, ids } => {
                    receivers.extend(owners(tx, permission, ids).await?);
                }
                Receiver::Role { role, company_id, live_room } => {
                    let holders = self.who_reach(tx, Holds::Role(role.clone()), *company_id, live_room).await?;
                    receivers.extend(holders.iter().map(|holder| holder.id));
                }
                Receiver::Leader { role, company_id, live_room } => {
                    let mut leaders = self.who_reach(tx, Holds::Lead(role.clone()), *company_id, live_room).await?;
                    if leaders.is_empty() {
                        let admins = Holds::Role(admin_role(UserType::Platform).to_owned());
                        leaders = self.who_reach(tx, admins, *company_id, live_room).await?;
                    }
                    receivers.extend(leaders.iter().map(|leader| leader.id));
                }
            }
        }
        let message = NewMessage {
            user_ids: receivers.into_iter().collect(),
            template: notice.template,
            values: notice.values,
            biz_type: notice.biz_type,
            biz_id: Some(notice.biz_id),
            link_route: notice.link,
        };
        message::send(tx, message);
        Ok(())
    }

    async fn people(&self, db: &Db, ids: &[i64]) -> Result<Vec<Person>> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let found = account::Entity::find().filter(able()).filter(account::Column::Id.is_in(ids.iter().copied()));
        Ok(found.all(db.read()).await?.into_iter().map(|account| person(account, None)).collect())
    }

    async fn audience(&self, db: &Db, audience: &Audience) -> Result<Vec<Person>> {
        let merchants: HashMap<i64, Company> =
            company::merchants(db.read()).await?.into_iter().map(|company| (company.id, company)).collect();
        let found = account::Entity::find().filter(able()).filter(account::Column::UserType.eq("BIZ"));
        let found = found.order_by_asc(account::Column::Id).all(db.read()).await?;
        let inside = |account: account::Model| {
            let company = merchants.get(&account.company_id)?;
            audience.takes_in(&company.live_rooms, &company.subject_type).then(|| person(account, Some(company)))
        };
        Ok(found.into_iter().filter_map(inside).collect())
    }
}

fn person(account: account::Model, company: Option<&Company>) -> Person {
    Person {
        id: account.id,
        // Nothing leaves for an address that nobody has proved to be the own.
        email: account.proved_email().unwrap_or_default().to_owned(),
        phone: account.proved_phone().unwrap_or_default().to_owned(),
        name: account.name_cn,
        company_id: account.company_id,
        company_name: company.map(|company| company.name.clone()).unwrap_or_default(),
        receive_email: account.receive_email,
        gz_subscribe: account.gz_subscribe,
    }
}

/// All staff who hold a code, whatever companies they look after.
pub async fn holders_of<C: sea_orm::ConnectionTrait>(db: &C, permission: &str) -> Result<Vec<Colleague>> {
    let holders: Vec<(i64, String)> = with_code(staff(), &[permission])
        .select_only()
        .columns([account::Column::Id, account::Column::NameCn])
        .order_by_asc(account::Column::Id)
        .distinct()
        .into_tuple()
        .all(db)
        .await?;
    Ok(holders.into_iter().map(|(id, name)| Colleague { id, name }).collect())
}

/// Why a company may not write, where it may not.
pub fn closed(company: &Company) -> Option<String> {
    (!company.use_status && !company.is_platform).then(|| company.use_status_reason.clone())
}

fn able() -> sea_orm::Condition {
    sea_orm::Condition::all().add(account::Column::Status.eq(ENABLED)).add(account::Column::IsDeleted.eq(false))
}

/// Those of `people` who hold one of the codes.
fn with_code(people: Select<account::Entity>, codes: &[&str]) -> Select<account::Entity> {
    people
        .join_rev(
            JoinType::InnerJoin,
            role_permission::Entity::belongs_to(role::Entity)
                .from(role_permission::Column::RoleId)
                .to(role::Column::Id)
                .into(),
        )
        .filter(role_permission::Column::PermissionCode.is_in(codes.iter().copied()))
}

/// Everybody of these companies who holds the code.
async fn owners(tx: &Tx, code: &str, company_ids: &[i64]) -> Result<Vec<i64>> {
    let theirs = among(tx.get_database_backend(), account::Column::CompanyId.into_expr(), company_ids);
    let holders = with_code(people(), &[code]).filter(theirs);
    Ok(holders.select_only().column(account::Column::Id).into_tuple().all(tx).await?)
}

fn staff() -> Select<account::Entity> {
    people().filter(account::Column::UserType.eq("PLATFORM"))
}

/// Accounts with the roles that they really have.
fn people() -> Select<account::Entity> {
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
        .filter(able())
        .filter(role::Column::Status.eq(ENABLED))
        .filter(role::Column::IsDeleted.eq(false))
}

#[derive(FromQueryResult)]
struct Holder {
    id: i64,
    name_cn: String,
    data_scope: String,
    /// Empty for all of them.
    live_rooms: String,
    path: Option<String>,
}

/// Somebody who may read something, by one role.
#[derive(FromQueryResult)]
struct Reader {
    role_code: String,
    role_name: String,
    #[sea_orm(nested)]
    holder: Holder,
}

/// Where somebody stands in the tree.
fn group_of() -> RelationDef {
    account::Entity::belongs_to(user_group::Entity).from(account::Column::UserGroupId).to(user_group::Column::Id).into()
}

impl Desk {
    /// Of many who ask at once, one looks.
    async fn holding<C: ConnectionTrait>(&self, db: &C, what: Holds) -> Result<Arc<Vec<Holder>>> {
        let found = self.holders.try_get_with(what.clone(), look_for(db, what)).await;
        found.map_err(|problem| Problem::clone(&problem))
    }

    /// Those whose scope takes the company in, and who see the live room.
    async fn who_reach<C: ConnectionTrait>(
        &self,
        db: &C,
        what: Holds,
        company_id: i64,
        live_room: &str,
    ) -> Result<Vec<Colleague>> {
        reaching(db, &self.holding(db, what).await?, company_id, live_room).await
    }
}

async fn look_for<C: ConnectionTrait>(db: &C, what: Holds) -> Result<Arc<Vec<Holder>>> {
    let staff = match &what {
        Holds::Code(code) => with_code(staff(), &[code]),
        Holds::Role(role) => staff().filter(role::Column::RoleCode.eq(role.as_str())),
        Holds::Lead(role) => {
            staff().filter(role::Column::RoleCode.eq(role.as_str())).filter(account_role::Column::IsLeader.eq(true))
        }
    };
    let holders = staff
        .join(JoinType::LeftJoin, group_of())
        .select_only()
        .columns([account::Column::Id, account::Column::NameCn, account::Column::LiveRooms])
        .column(role::Column::DataScope)
        .column(user_group::Column::Path)
        .order_by_asc(account::Column::Id)
        .into_model()
        .all(db)
        .await?;
    Ok(Arc::new(holders))
}

async fn reaching<C: ConnectionTrait>(
    db: &C,
    holders: &[Holder],
    company_id: i64,
    live_room: &str,
) -> Result<Vec<Colleague>> {
    let wide = |holder: &Holder| DataScope::parse(&holder.data_scope) >= DataScope::Company;
    let contact = match holders.iter().all(wide) {
        true => None,
        false => contact_of(db, company_id).await?,
    };
    let reaches = |holder: &Holder| match (&contact, DataScope::parse(&holder.data_scope)) {
        (_, DataScope::Company | DataScope::All) => true,
        (None, _) => true,
        (Some((id, path)), scope) => {
            let own = holder.path.as_deref().unwrap_or("/");
            *id == holder.id
                || (scope == DataScope::Group && path == own)
                || (scope == DataScope::GroupTree && path.starts_with(own))
        }
    };
    let sees = |holder: &Holder| {
        let rooms = split(&holder.live_rooms);
        live_room.is_empty() || rooms.is_empty() || rooms.iter().any(|room| room == live_room)
    };
    let mut found: Vec<Colleague> = holders
        .iter()
        .filter(|h| reaches(h) && sees(h))
        .map(|h| Colleague { id: h.id, name: h.name_cn.clone() })
        .collect();
    found.dedup();
    Ok(found)
}

/// Who looks after a company, and the place of that person's group in the tree.
async fn contact_of<C: ConnectionTrait>(db: &C, company_id: i64) -> Result<Option<(i64, String)>> {
    let bd = company::find(db, company_id).await?.and_then(|company| company.bd_user_id);
    let Some(bd) = bd else { return Ok(None) };
    let path: Option<String> = account::Entity::find_by_id(bd)
        .join(JoinType::InnerJoin, group_of())
        .select_only()
        .column(user_group::Column::Path)
        .into_tuple()
        .one(db)
        .await?;
    Ok(Some((bd, path.unwrap_or_default())))
}

/// The ids of oneself, one's group, or one's group and all below it.
fn colleagues(user_id: i64, group_id: i64, scope: DataScope) -> SelectStatement {
    let (account_table, group_table) = (account::Entity.table_ref(), user_group::Entity.table_ref());
    let mut people = Query::select();
    people.column(account::Column::Id).from(account_table);
    match scope {
        DataScope::GroupTree => {
            let below = Query::select()
                .column(("below", "id"))
                .from_as(group_table.clone(), "below")
                .join_as(
                    sea_orm::sea_query::JoinType::InnerJoin,
                    group_table,
                    "mine",
                    Expr::col(("mine", "id")).eq(group_id),
                )
                .and_where(Expr::cust("below.path LIKE mine.path || '%'"))
                .to_owned();
            people.and_where(Expr::col(account::Column::UserGroupId).in_subquery(below));
        }
        DataScope::Group => {
            people.and_where(Expr::col(account::Column::UserGroupId).eq(group_id));
        }
        _ => {
            people.and_where(Expr::col(account::Column::Id).eq(user_id));
        }
    }
    people
}

/// Whose rows somebody reaches.
pub fn reach_of(profile: &Profile) -> Reach {
    let people = || colleagues(profile.user_id, profile.user_group_id, profile.data_scope);
    let reach = match (profile.user_type, profile.data_scope) {
        (UserType::Platform, DataScope::All | DataScope::Company) => Reach::Everything,
        // A company that nobody looks after yet is everybody's business.
        (UserType::Platform, _) => Reach::Companies(company::looked_after_by(people())),
        (UserType::Biz, DataScope::All | DataScope::Company) => Reach::Company { id: profile.company_id, owners: None },
        (UserType::Biz, _) => Reach::Company { id: profile.company_id, owners: Some(people()) },
    };
    match profile.live_rooms.as_slice() {
        [] => reach,
        rooms => Reach::InRooms { rooms: rooms.to_vec(), reach: Box::new(reach) },
    }
}
