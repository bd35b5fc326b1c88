//! The first administrator of a company that has just joined: no password yet, a link to set one.

use std::time::Duration;

use platform::App;
use platform::access::one_use::{self, Purpose};
use platform::db::Tx;
use platform::http::Result;
use sea_orm::ActiveValue::Set;
use sea_orm::EntityTrait;

use crate::catalogue::roles::BUILT_IN_ROLES;
use crate::entity::{account, account_role, user_group};
use crate::reset::set_password_link;

const LINK_LIFE: Duration = Duration::from_secs(24 * 3600);
const LOGIN: &str = "admin";

pub struct FirstAccount<'a> {
    pub company_id: i64,
    pub els_account: &'a str,
    pub company_name: &'a str,
    pub name_cn: &'a str,
    pub phone: &'a str,
    pub email: &'a str,
    pub live_rooms: &'a str,
}

/// What the new administrator has to be told.
pub struct Opened {
    pub login: &'static str,
    pub link: String,
}

pub async fn open_first_account(tx: &Tx, app: &App, new: FirstAccount<'_>) -> Result<Opened> {
    let (group_id, id) = (tx.next_id(), tx.next_id());
    let group = user_group::fresh(tx, group_id, new.company_id, new.company_name);
    user_group::Entity::insert(group).exec_without_returning(tx).await?;
    let row = account::ActiveModel {
        name_cn: Set(new.name_cn.to_owned()),
        phone: Set(new.phone.to_owned()),
        email: Set(new.email.to_lowercase()),
        vendor_position: Set("BOSS".into()),
        user_group_id: Set(group_id),
        live_rooms: Set(new.live_rooms.to_owned()),
        ..account::fresh(tx, id, new.company_id, new.els_account, LOGIN)
    };
    account::Entity::insert(row).exec_without_returning(tx).await?;
    let role = (1..).zip(BUILT_IN_ROLES).find(|(_, role)| role.code == "VENDOR_ADMIN").map(|(id, _)| id);
    let granted = account_role::ActiveModel {
        account_id: Set(id),
        role_id: Set(role.unwrap_or_default()),
        is_leader: Set(false),
    };
    account_role::Entity::insert(granted).exec_without_returning(tx).await?;
    let key = one_use::issue(tx, Purpose::SetPassword, &id.to_string(), LINK_LIFE).await?;
    Ok(Opened { login: LOGIN, link: set_password_link(app, &key) })
}
