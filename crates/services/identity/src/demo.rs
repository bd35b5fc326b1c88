//! Fills an empty database with the demo companies and their people.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::http::Result;
use platform::setting;
use sea_orm::ActiveValue::Set;
use sea_orm::{EntityTrait, PaginatorTrait};

use crate::accounts::ENABLED;
use crate::catalogue::roles::BUILT_IN_ROLES;
use crate::demo_data::{DemoGroup, DemoUser, GROUPS, LIVE_ROOMS, USERS};
use crate::entity::{account, account_role, user_group};

/// Production refuses a database that carries this mark.
pub const FILLED: &str = "demo.filled";

const PLATFORM_COMPANY: i64 = 1;

/// Does nothing when there are accounts already; tells whether it has filled.
pub async fn fill(app: &App) -> Result<bool> {
    if account::Entity::find().count(app.db.read()).await? > 0 {
        return Ok(false);
    }
    let hashes = (app.hasher.hash("Demo@2026").await?, app.hasher.hash("Init@1234").await?);
    app.db
        .write(&Ctx::system("demo.fill"), (hashes, app.secrets.clone()), |tx, ((usual, initial), secrets)| async move {
            company::demo::fill(&tx, &secrets).await?;
            let ids: Vec<i64> = USERS.iter().map(|user| user.company_id).collect();
            let companies = company::find_many(&tx, &ids).await?;
            let els = |id: i64| companies.iter().find(|found| found.id == id).map(|found| found.els_account.clone());
            user_group::Entity::insert_many(GROUPS.iter().map(|group| group_row(&tx, group)))
                .exec_without_returning(&tx)
                .await?;
            let rows = USERS.iter().map(|user| {
                let hash = if user.changed_pwd { &usual } else { &initial };
                account_row(&tx, user, &els(user.company_id).unwrap_or_default(), hash)
            });
            account::Entity::insert_many(rows).exec_without_returning(&tx).await?;
            account_role::Entity::insert_many(USERS.iter().flat_map(role_rows)).exec_without_returning(&tx).await?;
            message::demo::fill(&tx, &USERS.iter().map(|user| user.id).collect::<Vec<_>>()).await?;
            setting::put(&tx, FILLED, "true").await
        })
        .await?;
    Ok(true)
}

fn account_row(tx: &Tx, user: &DemoUser, els_account: &str, hash: &str) -> account::ActiveModel {
    let staff = user.company_id == PLATFORM_COMPANY;
    let group = GROUPS.iter().find(|group| group.company_id == user.company_id && group.name == user.group);
    account::ActiveModel {
        name_cn: Set(user.name_cn.into()),
        email: Set(user.email()),
        receive_email: Set(true),
        phone: Set(user.phone.into()),
        // Whoever has been here has proved both; a newcomer is asked to.
        phone_verified_date: Set(user.changed_pwd.then(|| tx.now())),
        email_verified_date: Set(user.changed_pwd.then(|| tx.now())),
        changed_pwd: Set(user.changed_pwd),
        vendor_position: Set(user.position.into()),
        user_type: Set(if staff { "PLATFORM" } else { "BIZ" }.into()),
        status: Set(status(user.enabled)),
        live_rooms: Set(LIVE_ROOMS.into()),
        user_group_id: Set(group.map(|group| group.id).unwrap_or_default()),
        password_hash: Set(hash.to_owned()),
        pwd_changed_date: Set(user.changed_pwd.then(|| tx.now())),
        ..account::fresh(tx, user.id, user.company_id, els_account, user.login)
    }
}

fn role_rows(user: &DemoUser) -> impl Iterator<Item = account_role::ActiveModel> {
    let id_of = |code: &str| (1..).zip(BUILT_IN_ROLES).find(|(_, role)| role.code == code).map(|(id, _)| id);
    let (account_id, leads) = (user.id, user.leads);
    user.roles.iter().filter_map(move |code| {
        let (role_id, is_leader) = (id_of(code)?, leads.contains(code));
        Some(account_role::ActiveModel {
            account_id: Set(account_id),
            role_id: Set(role_id),
            is_leader: Set(is_leader),
        })
    })
}

fn group_row(tx: &Tx, group: &DemoGroup) -> user_group::ActiveModel {
    user_group::ActiveModel {
        parent_id: Set(group.parent),
        sort: Set((group.id % 100) as i32),
        status: Set(status(group.enabled)),
        path: Set(path_of(group)),
        ..user_group::fresh(tx, group.id, group.company_id, group.name)
    }
}

fn status(enabled: bool) -> String {
    if enabled { ENABLED } else { "disabled" }.to_owned()
}

/// `/200/201/202/`: a subtree is a prefix.
fn path_of(group: &DemoGroup) -> String {
    let parent = group.parent.and_then(|id| GROUPS.iter().find(|parent| parent.id == id));
    format!("{}{}/", parent.map_or_else(|| "/".to_owned(), path_of), group.id)
}
