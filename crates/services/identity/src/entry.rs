//! What all doors share: once somebody has proved who it is, the session, the log and the warning are the same.

use platform::access::{Operator, UserType, session};
use platform::db::Tx;
use platform::http::{Problem, Result};
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::Serialize;
use utoipa::ToSchema;

use crate::accounts::may_enter;
use crate::entity::{account, login_log};

/// S7-23: the name is the specification's.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TokenAnswer {
    pub id_token: String,
}

/// Which door was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    Password,
    Phone,
    Partner,
    Switch,
}

impl Door {
    pub fn code(self) -> &'static str {
        match self {
            Self::Password => "PASSWORD",
            Self::Phone => "PHONE",
            Self::Partner => "PARTNER",
            Self::Switch => "SWITCH",
        }
    }
}

/// A decision that is part of a committed transaction: the log of a refusal stays.
pub enum Outcome<T> {
    Entered(T),
    Refused(Problem),
}

impl<T> Outcome<T> {
    pub fn into_result(self) -> Result<T> {
        match self {
            Self::Entered(value) => Ok(value),
            Self::Refused(problem) => Err(problem),
        }
    }
}

/// Never written anywhere: what a repeated key would be answered with must not be a token.
impl<T> Serialize for Outcome<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(matches!(self, Self::Entered(_)))
    }
}

/// Starts the session of a proved user, or says why not.
pub async fn enter(tx: &Tx, account: &account::Model, door: Door, remember_me: bool) -> Result<Outcome<String>> {
    tx.audit(|entry| {
        entry.actor = Some(actor(account));
        entry.biz_type = "account";
        entry.biz_id = Some(account.id);
    });
    let company = company::find(tx, account.company_id).await?;
    let allowed = company.map_or_else(|| Err(Problem::not_found()), |company| may_enter(account, &company));
    let expired = account.expire_date.is_some_and(|end| end <= tx.now());
    if let Err(problem) = allowed.and(if expired { Err(crate::texts::AUTH_DISABLED.into()) } else { Ok(()) }) {
        log(tx, Some(account), &account.biz_account_login, door, Some(problem.error_key)).await?;
        tx.audit(|entry| entry.event = Some("auth.refused"));
        return Ok(Outcome::Refused(problem));
    }
    let new_device = is_new_device(tx, account).await?;
    log(tx, Some(account), &account.biz_account_login, door, None).await?;
    let token = session::start(tx, account.id, UserType::parse(&account.user_type), remember_me).await?;
    let ip = tx.ctx().map(|ctx| ctx.ip.clone()).unwrap_or_default();
    let used = account::ActiveModel {
        id: Unchanged(account.id),
        last_login_date: Set(Some(tx.now())),
        last_login_ip: Set(ip),
        ..Default::default()
    };
    account::Entity::update(used).exec(tx).await?;
    if new_device {
        warn(tx, account.id, "LOGIN_NEW_DEVICE", "登录了新设备");
    }
    Ok(Outcome::Entered(token))
}

/// A line in the login log; `reason` is the key of the refusal, none for a success.
pub async fn log(
    tx: &Tx,
    account: Option<&account::Model>,
    login: &str,
    door: Door,
    reason: Option<&str>,
) -> Result<()> {
    let (ip, user_agent) = tx.ctx().map(|ctx| (ctx.ip.clone(), ctx.user_agent.clone())).unwrap_or_default();
    let row = login_log::ActiveModel {
        id: Set(tx.next_id()),
        account_id: Set(account.map(|account| account.id)),
        login: Set(login.chars().take(100).collect()),
        entry: Set(door.code().into()),
        result: Set(if reason.is_some() { "FAIL" } else { "SUCCESS" }.into()),
        reason: Set(reason.unwrap_or_default().to_owned()),
        ip: Set(ip),
        user_agent: Set(user_agent),
        created_date: Set(tx.now()),
    };
    login_log::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(())
}

/// A security message to the user (SECURITY templates of the catalogue).
pub fn warn(tx: &Tx, user_id: i64, template: &'static str, action: &str) {
    let ip = tx.ctx().map(|ctx| ctx.ip.clone()).unwrap_or_default();
    let message = message::NewMessage {
        user_ids: vec![user_id],
        template,
        values: vec![("time", tx.now().to_string()), ("ip", ip), ("action", action.to_owned())],
        biz_type: "account",
        biz_id: Some(user_id),
        link_route: "/profile/index".to_owned(),
    };
    message::send(tx, message);
}

pub fn actor(account: &account::Model) -> Operator {
    Operator { user_id: account.id, login: account.login.clone(), company_id: account.company_id }
}

/// New means: the user has been here before, but never with this browser or from this address.
async fn is_new_device(tx: &Tx, account: &account::Model) -> Result<bool> {
    let Some(ctx) = tx.ctx() else { return Ok(false) };
    let earlier: Vec<(String, String)> = login_log::Entity::find()
        .select_only()
        .columns([login_log::Column::Ip, login_log::Column::UserAgent])
        .filter(login_log::Column::AccountId.eq(account.id))
        .filter(login_log::Column::Result.eq("SUCCESS"))
        .order_by_desc(login_log::Column::Id)
        .limit(200)
        .into_tuple()
        .all(tx)
        .await?;
    let known = earlier.iter().any(|(ip, agent)| *ip == ctx.ip && *agent == ctx.user_agent);
    Ok(!earlier.is_empty() && !known)
}
