//! Initial passwords: made at random, told once to the administrator who asked, kept as hashes alone.

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::access::session::EndReason;
use platform::access::{Access, Caller, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::http::{Id, Problem, Result, Valid};
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::account_actions::AccountDeedForm;
use super::account_list::PATH;
use super::people;
use crate::entity::account;
use crate::entry;
use crate::password::{self, Setter};
use crate::password_rules::initial_password;
use crate::texts;

/// A hash takes its time; the page asks again while there are more.
const AT_ONCE: u64 = 25;

pub fn endpoints() -> [Endpoint; 2] {
    [
        post(&format!("{PATH}/{{id}}/reset-password"), reset)
            .summary("重置密码")
            .access(Access::Codes(&["accountManager_resetPwd"]), Tenant::Company)
            .audit("account.resetPassword")
            .takes::<AccountDeedForm>()
            .answers_a_secret()
            .answers::<InitialPassword>(),
        post(&format!("{PATH}/initial-passwords"), of_import)
            .summary("导入账号的初始密码")
            .access(Access::Codes(&["accountManager_import"]), Tenant::Company)
            .audit("account.initialPasswords")
            .answers_a_secret()
            .answers::<InitialPasswords>(),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InitialPassword {
    pub id: i64,
    pub biz_account_login: String,
    pub name_cn: String,
    /// Kept nowhere: whoever loses it resets it.
    pub initial_password: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InitialPasswords {
    accounts: Vec<InitialPassword>,
    /// Imported accounts that are still without one.
    remaining: u64,
}

async fn reset(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<AccountDeedForm>,
) -> Result<Json<InitialPassword>> {
    if id == caller.user_id() {
        return Err(texts::ACCOUNT_OWN.into());
    }
    let password = initial_password();
    let hash = app.hasher.hash(&password).await?;
    let job = |tx: Tx, (caller, id, seen, hash): (Caller, i64, Option<i32>, String)| async move {
        people::lock(&tx, caller.company_id()).await?;
        let account = people::own_accounts(&tx, &caller, &[id]).await?.remove(0);
        if seen.is_some_and(|seen| seen != account.row_version) {
            return Err(texts::COMMON_CONFLICT.into());
        }
        people::must_cover(&tx, &caller, std::slice::from_ref(&account)).await?;
        give(&tx, &caller, &account, hash).await?;
        Ok((account.biz_account_login, account.name_cn))
    };
    let args = (caller.clone(), id, form.row_version(), hash);
    let (biz_account_login, name_cn) = app.db.write(&caller.ctx, args, job).await?;
    app.people_changed();
    Ok(Json(InitialPassword { id, biz_account_login, name_cn, initial_password: password }))
}

/// A new initial password for somebody: sessions end, the next login must change it, and the user is told.
pub async fn give(tx: &Tx, caller: &Caller, account: &account::Model, hash: String) -> Result<()> {
    password::replace(tx, account, hash, Setter::Administrator(caller.user_id()), EndReason::PasswordReset).await?;
    entry::warn(tx, account.id, "PWD_RESET", "被管理员重置了密码");
    let after = json!({ "bizAccountLogin": account.biz_account_login });
    tx.audit(|entry| (entry.biz_type, entry.biz_id, entry.after) = ("account", Some(account.id), Some(after)));
    Ok(())
}

/// Accounts that the caller imported and that nobody can enter yet.
fn waiting(caller: &Caller) -> Select<account::Entity> {
    account::Entity::find()
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::CreatedBy.eq(caller.user_id()))
        .filter(account::Column::PasswordHash.eq(""))
        .filter(account::Column::IsDeleted.eq(false))
}

async fn of_import(State(app): State<App>, caller: Caller) -> Result<Json<InitialPasswords>> {
    let found = waiting(&caller).order_by_asc(account::Column::Id).limit(AT_ONCE).all(app.db.read()).await?;
    let mut made = Vec::new();
    for account in found {
        let password = initial_password();
        let hash = app.hasher.hash(&password).await?;
        made.push((account, hash, password));
    }
    let rows: Vec<(account::Model, String)> = made.iter().map(|(row, hash, _)| (row.clone(), hash.clone())).collect();
    let job = |tx: Tx, (caller, rows): (Caller, Vec<(account::Model, String)>)| async move {
        for (account, hash) in &rows {
            // Of two who ask at once, one has the row's version.
            let setter = Setter::Administrator(caller.user_id());
            password::replace(&tx, account, hash.clone(), setter, EndReason::PasswordReset).await?;
        }
        let names: Vec<&str> = rows.iter().map(|(account, _)| account.biz_account_login.as_str()).collect();
        let after = json!({ "accounts": names });
        tx.audit(|entry| (entry.biz_type, entry.after) = ("account", Some(after)));
        waiting(&caller).count(&tx).await.map_err(Problem::from)
    };
    let remaining = app.db.write(&caller.ctx, (caller.clone(), rows), job).await?;
    let accounts = made.into_iter().map(|(account, _, initial_password)| InitialPassword {
        id: account.id,
        biz_account_login: account.biz_account_login,
        name_cn: account.name_cn,
        initial_password,
    });
    Ok(Json(InitialPasswords { accounts: accounts.collect(), remaining }))
}
