//! The platform's help for a company whose administrators cannot get in: who they are, and a new initial password.

use axum::Json;
use axum::extract::{Path, State};
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, get, post};
use platform::db::Tx;
use platform::http::{Id, Problem, Result};
use platform::text::mask_phone;
use platform::{App, Timestamp};
use sea_orm::{ColumnTrait, ConnectionTrait, QueryFilter, QueryOrder};
use serde::Serialize;
use utoipa::ToSchema;

use super::initial_passwords::{InitialPassword, give};
use super::people;
use crate::entity::account;
use crate::password_rules::initial_password;
use crate::texts;

const RESET: Access = Access::Codes(&["accountManager_resetPwd"]);

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/companies/{id}/admins", list)
            .summary("企业管理员")
            .access(RESET, Tenant::Reach)
            .answers_all::<CompanyAdmin>(),
        post("/api/companies/{id}/admins/{accountId}/reset-password", reset)
            .summary("重置企业管理员密码")
            .access(RESET, Tenant::Reach)
            .audit("company.resetAdmin")
            .answers_a_secret()
            .answers::<InitialPassword>(),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompanyAdmin {
    id: i64,
    biz_account_login: String,
    name_cn: String,
    /// Masked.
    phone: String,
    status: String,
    last_login_date: Option<Timestamp>,
}

/// The code is a company's own administrator's as well; what lies beyond the own company is the platform's.
fn must_be_staff(caller: &Caller) -> Result<()> {
    match caller.profile.user_type {
        UserType::Platform => Ok(()),
        UserType::Biz => Err(texts::COMMON_FORBIDDEN.into()),
    }
}

async fn list(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Vec<CompanyAdmin>>> {
    must_be_staff(&caller)?;
    must_be_a_customer(app.db.read(), &app, &caller, id).await?;
    let found = people::admins(id, UserType::Biz).order_by_asc(account::Column::Id).all(app.db.read()).await?;
    let show = |account: account::Model| CompanyAdmin {
        id: account.id,
        biz_account_login: account.biz_account_login,
        name_cn: account.name_cn,
        phone: mask_phone(&account.phone),
        status: account.status,
        last_login_date: account.last_login_date,
    };
    Ok(Json(found.into_iter().map(show).collect()))
}

async fn reset(
    State(app): State<App>,
    caller: Caller,
    Path((company, account)): Path<(String, String)>,
) -> Result<Json<InitialPassword>> {
    must_be_staff(&caller)?;
    let id = |text: String| text.parse::<i64>().map_err(|_| Problem::not_found());
    let (company_id, account_id) = (id(company)?, id(account)?);
    let password = initial_password();
    let hash = app.hasher.hash(&password).await?;
    let job = move |tx: Tx, (app, caller, hash): (App, Caller, String)| async move {
        must_be_a_customer(&tx, &app, &caller, company_id).await?;
        people::lock(&tx, company_id).await?;
        let admin =
            people::admins(company_id, UserType::Biz).filter(account::Column::Id.eq(account_id)).one(&tx).await?;
        let admin = admin.ok_or_else(Problem::not_found)?;
        give(&tx, &caller, &admin, hash).await?;
        Ok((admin.biz_account_login, admin.name_cn))
    };
    let (biz_account_login, name_cn) = app.db.write(&caller.ctx, (app.clone(), caller.clone(), hash), job).await?;
    app.people_changed();
    Ok(Json(InitialPassword { id: account_id, biz_account_login, name_cn, initial_password: password }))
}

/// One that the caller reaches. The platform's own administrators have each other, and the command line.
async fn must_be_a_customer(db: &impl ConnectionTrait, app: &App, caller: &Caller, company_id: i64) -> Result<()> {
    let found = company::reached(db, &app.organisation.reach(caller), company_id).await?;
    found.map(|_| ()).ok_or_else(Problem::not_found)
}
