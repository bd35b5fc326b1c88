//! One thing done to one account, or to many at once: all of them or none.

use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use platform::access::session::{self, EndReason};
use platform::access::{Access, Caller, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::http::{FieldError, Id, Problem, Result, Valid};
use platform::workflow::task;
use platform::{App, Form};
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, UpdateMany};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::account_list::PATH;
use super::account_view::{BizAccount, show};
use super::rights::{Held, admin_role};
use super::{people, place};
use crate::accounts::{DISABLED, ENABLED};
use crate::entity::account;
use crate::login_limits;
use crate::texts;

const ENABLE: Access = Access::Codes(&["accountManager_enable"]);

pub fn endpoints() -> Vec<Endpoint> {
    let action = |endpoint: Endpoint, says, access, event| {
        endpoint
            .summary(says)
            .access(access, Tenant::Company)
            .audit(event)
            .takes::<AccountDeedForm>()
            .answers::<BizAccount>()
    };
    let at = |name: &str| format!("{PATH}/{{id}}/{name}");
    let kick_code = Access::Codes(&["accountManager_kick"]);
    vec![
        action(post(&at("enable"), enable), "启用账号", ENABLE, "account.enable"),
        action(post(&at("disable"), disable), "停用账号", ENABLE, "account.disable"),
        action(post(&at("unlock"), unlock), "解锁账号", ENABLE, "account.unlock"),
        action(post(&at("kick"), kick), "强制下线", kick_code, "account.kick"),
        post(&format!("{PATH}/batch"), batch)
            .summary("批量处理账号")
            .access(Access::Codes(&["accountManager_enable", "accountManager_edit"]), Tenant::Company)
            .audit("account.batch")
            .takes::<AccountBatchForm>()
            .answers::<BatchDone>(),
    ]
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AccountAction {
    Enable,
    Disable,
    Unlock,
    Kick,
}

/// A protecting hand is not held back by an old page: the version is compared where it is given.
#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct AccountDeedForm {
    #[field("版本")]
    row_version: Option<i32>,
}

impl AccountDeedForm {
    pub fn row_version(&self) -> Option<i32> {
        self.row_version
    }
}

type Answer = Result<Json<BizAccount>>;

async fn enable(State(app): State<App>, caller: Caller, Id(id): Id, Valid(form): Valid<AccountDeedForm>) -> Answer {
    one(&app, &caller, (id, form.row_version), AccountAction::Enable).await
}

async fn disable(State(app): State<App>, caller: Caller, Id(id): Id, Valid(form): Valid<AccountDeedForm>) -> Answer {
    one(&app, &caller, (id, form.row_version), AccountAction::Disable).await
}

async fn unlock(State(app): State<App>, caller: Caller, Id(id): Id, Valid(form): Valid<AccountDeedForm>) -> Answer {
    one(&app, &caller, (id, form.row_version), AccountAction::Unlock).await
}

async fn kick(State(app): State<App>, caller: Caller, Id(id): Id, Valid(form): Valid<AccountDeedForm>) -> Answer {
    one(&app, &caller, (id, form.row_version), AccountAction::Kick).await
}

async fn one(app: &App, caller: &Caller, target: (i64, Option<i32>), action: AccountAction) -> Answer {
    let job = move |tx: Tx, (app, caller): (App, Caller)| async move {
        let (found, held) = reached(&tx, &caller, &[target]).await?;
        let wrong_state = match action {
            AccountAction::Enable => found[0].status == ENABLED,
            AccountAction::Disable => found[0].status == DISABLED,
            AccountAction::Unlock | AccountAction::Kick => false,
        };
        must_be_others(&caller, &found, action)?;
        if wrong_state {
            return Err(texts::COMMON_STATE.into());
        }
        apply(&tx, &app, &caller, &found, &held, action).await?;
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id) = ("account", Some(target.0));
            entry.after = Some(json!({ "bizAccountLogin": found[0].biz_account_login }));
        });
        let now = people::own_accounts(&tx, &caller, &[target.0]).await?;
        show(&tx, &app, &caller, now).await?.pop().ok_or_else(Problem::not_found)
    };
    let shown = app.db.write(&caller.ctx, (app.clone(), caller.clone()), job).await?;
    app.people_changed();
    Ok(Json(shown))
}

/// The accounts as the caller saw them, with their roles.
async fn reached(tx: &Tx, caller: &Caller, targets: &[(i64, Option<i32>)]) -> Result<(Vec<account::Model>, Vec<Held>)> {
    people::lock(tx, caller.company_id()).await?;
    let ids: Vec<i64> = targets.iter().map(|(id, _)| *id).collect();
    let found = people::own_accounts(tx, caller, &ids).await?;
    let seen = |account: &account::Model| {
        targets.iter().any(|(id, version)| *id == account.id && version.is_none_or(|seen| seen == account.row_version))
    };
    if !found.iter().all(seen) {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let held = people::must_cover(tx, caller, &found).await?;
    Ok((found, held))
}

fn must_be_others(caller: &Caller, accounts: &[account::Model], action: AccountAction) -> Result<()> {
    let own = accounts.iter().any(|account| account.id == caller.user_id());
    match action {
        AccountAction::Disable if own => Err(texts::ACCOUNT_SELF.into()),
        AccountAction::Kick if own => Err(texts::ACCOUNT_OWN.into()),
        _ => Ok(()),
    }
}

async fn apply(
    tx: &Tx,
    app: &App,
    caller: &Caller,
    accounts: &[account::Model],
    held: &[Held],
    action: AccountAction,
) -> Result<()> {
    let ids: Vec<i64> = accounts.iter().map(|account| account.id).collect();
    match action {
        AccountAction::Enable => set(tx, caller, &ids, account::Column::Status, ENABLED).await?,
        AccountAction::Disable => {
            set(tx, caller, &ids, account::Column::Status, DISABLED).await?;
            session::end(tx, session::Column::UserId.is_in(ids.iter().copied()), EndReason::Disabled).await?;
            task::release(tx, &ids, &[]).await?;
            keep_an_admin(tx, caller, held).await?;
        }
        AccountAction::Kick => {
            session::end(tx, session::Column::UserId.is_in(ids.iter().copied()), EndReason::Kicked).await?;
        }
        AccountAction::Unlock => {
            for account in accounts {
                login_limits::unlock(tx, app, &account.biz_account_login).await?;
            }
        }
    }
    Ok(())
}

/// Only where one of them is an administrator is there anything to keep.
async fn keep_an_admin(tx: &Tx, caller: &Caller, held: &[Held]) -> Result<()> {
    let user_type = caller.profile.user_type;
    if held.iter().any(|held| held.role_code == admin_role(user_type)) {
        people::must_keep_an_admin(tx, caller.company_id(), user_type).await?;
    }
    Ok(())
}

async fn set(
    tx: &Tx,
    caller: &Caller,
    ids: &[i64],
    column: account::Column,
    value: impl Into<sea_orm::Value>,
) -> Result<()> {
    changed(tx, caller, ids).col_expr(column, Expr::value(value)).exec(tx).await?;
    Ok(())
}

/// These accounts, marked as changed by the caller.
fn changed(tx: &Tx, caller: &Caller, ids: &[i64]) -> UpdateMany<account::Entity> {
    account::Entity::update_many()
        .col_expr(account::Column::LastModifiedBy, caller.user_id().into())
        .col_expr(account::Column::LastModifiedDate, tx.now().into())
        .col_expr(account::Column::RowVersion, Expr::col(account::Column::RowVersion).add(1))
        .filter(account::Column::Id.is_in(ids.iter().copied()))
}

#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct AccountBatchForm {
    /// enable, disable, move or assign
    #[field("操作", max = 20, required)]
    action: String,
    #[field("账号", max = 100, required, list)]
    accounts: Vec<BatchAccount>,
    #[field("用户组", to = "userGroup")]
    user_group_id: Option<i64>,
    #[field("角色", max = 20)]
    role_ids: Vec<i64>,
}

#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct BatchAccount {
    #[field("账号")]
    id: i64,
    #[field("版本")]
    row_version: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AccountBatchDone)]
pub struct BatchDone {
    count: usize,
}

async fn batch(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<AccountBatchForm>,
) -> Result<Json<BatchDone>> {
    let code = match form.action.as_str() {
        "enable" | "disable" => "accountManager_enable",
        "move" | "assign" => "accountManager_edit",
        _ => return Err(wrong("action", "操作", texts::COMMON_DICT)),
    };
    if !caller.has(code) {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    if form.action != "disable" {
        people::must_be_open(&app, &caller).await?;
    }
    let job = |tx: Tx, (app, caller, form): (App, Caller, AccountBatchForm)| async move {
        let targets: HashSet<(i64, Option<i32>)> =
            form.accounts.iter().map(|account| (account.id, Some(account.row_version))).collect();
        let (found, held) = reached(&tx, &caller, &targets.into_iter().collect::<Vec<_>>()).await?;
        match form.action.as_str() {
            "enable" => apply(&tx, &app, &caller, &found, &held, AccountAction::Enable).await?,
            "disable" => {
                must_be_others(&caller, &found, AccountAction::Disable)?;
                apply(&tx, &app, &caller, &found, &held, AccountAction::Disable).await?;
            }
            "move" => move_to(&tx, &caller, &found, form.user_group_id).await?,
            _ => assign(&tx, &caller, &found, &held, &form.role_ids).await?,
        }
        let names: Vec<&str> = found.iter().map(|account| account.biz_account_login.as_str()).collect();
        let after = json!({
            "action": form.action, "accounts": names, "userGroupId": form.user_group_id, "roleIds": form.role_ids,
        });
        tx.audit(|entry| (entry.biz_type, entry.after) = ("account", Some(after)));
        Ok(BatchDone { count: found.len() })
    };
    let done = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    app.people_changed();
    Ok(Json(done))
}

async fn move_to(tx: &Tx, caller: &Caller, accounts: &[account::Model], group: Option<i64>) -> Result<()> {
    let group = group.ok_or_else(|| wrong("userGroupId", "用户组", texts::COMMON_REQUIRED))?;
    place::group(tx, caller, group).await?;
    let ids: Vec<i64> = accounts.iter().map(|account| account.id).collect();
    set(tx, caller, &ids, account::Column::UserGroupId, group).await
}

async fn assign(tx: &Tx, caller: &Caller, accounts: &[account::Model], held: &[Held], roles: &[i64]) -> Result<()> {
    if roles.is_empty() {
        return Err(wrong("roleIds", "角色", texts::COMMON_REQUIRED));
    }
    if accounts.iter().any(|account| account.id == caller.user_id()) {
        return Err(texts::ACCOUNT_OWN.into());
    }
    let rights = place::roles(tx, caller, roles, &[], false).await?;
    let ids: Vec<i64> = accounts.iter().map(|account| account.id).collect();
    if place::take_roles(tx, &ids, held, roles).await? {
        task::release(tx, &ids, &rights.codes.into_iter().collect::<Vec<_>>()).await?;
        changed(tx, caller, &ids).exec(tx).await?;
    }
    keep_an_admin(tx, caller, held).await
}

fn wrong(field: &str, label: &str, text: texts::Text) -> Problem {
    let said = Problem::filled(text, &[("label", label)]);
    let error = FieldError { field: field.into(), label: label.into(), message: said.title.clone() };
    Problem { field_errors: vec![error], ..said }
}
