//! What the command line does with accounts.

use platform::App;
use platform::Clock;
use platform::access::Ctx;
use platform::form::is_mobile;
use platform::http::{Problem, Result};
use platform::secret::Secrets;
use sea_orm::ActiveValue::Set;
use sea_orm::EntityTrait;

use crate::accounts::is_login;
use crate::catalogue::roles::BUILT_IN_ROLES;
use crate::entity::{account, account_role, user_group};
use crate::partner_login;
use crate::password_rules::{STRONG, initial_password};
use crate::texts;

#[derive(Clone, Debug)]
pub struct CreateAdmin {
    pub els_account: String,
    pub company_name: String,
    pub login: String,
    pub name_cn: String,
    pub phone: String,
    pub password: Option<String>,
}

/// The platform company, where there is none yet, and an administrator in it. The initial password is returned,
/// to be shown once and changed at the first login.
pub async fn create_admin(app: &App, admin: CreateAdmin) -> Result<String> {
    if !is_login(&admin.login) || !is_mobile(&admin.phone) || admin.name_cn.trim().is_empty() {
        return Err(texts::COMMON_INVALID.into());
    }
    let password = admin.password.clone().unwrap_or_else(initial_password);
    if !STRONG.allows(&password) {
        return Err(texts::PWD_RULE.into());
    }
    let hash = app.hasher.hash(&password).await?;
    app.db
        .write(&Ctx::system("account.createAdmin"), (admin, hash), |tx, (admin, hash)| async move {
            let company_id = company::platform_company(&tx, &admin.els_account, &admin.company_name).await?;
            let group_id = tx.next_id();
            let group = user_group::fresh(&tx, group_id, company_id, &admin.company_name);
            user_group::Entity::insert(group).exec_without_returning(&tx).await?;
            let id = tx.next_id();
            let row = account::ActiveModel {
                name_cn: Set(admin.name_cn.clone()),
                phone: Set(admin.phone.clone()),
                user_type: Set("PLATFORM".into()),
                user_group_id: Set(group_id),
                password_hash: Set(hash),
                ..account::fresh(&tx, id, company_id, &admin.els_account, &admin.login)
            };
            let inserted = account::Entity::insert(row).exec_without_returning(&tx).await.map_err(Problem::from);
            inserted.map_err(|problem| if problem.is_duplicate() { texts::COMMON_CONFLICT.into() } else { problem })?;
            let role = (1..).zip(BUILT_IN_ROLES).find(|(_, role)| role.code == "PLATFORM_ADMIN").map(|(id, _)| id);
            let granted = account_role::ActiveModel {
                account_id: Set(id),
                role_id: Set(role.unwrap_or_default()),
                is_leader: Set(false),
            };
            account_role::Entity::insert(granted).exec_without_returning(&tx).await?;
            tx.audit(|entry| {
                entry.biz_type = "account";
                entry.biz_id = Some(id);
            });
            Ok(())
        })
        .await?;
    Ok(password)
}

/// A login token as the partner would make it; `None` while no partner secret is configured.
pub fn login_token(secrets: &Secrets, clock: &Clock, account: &str) -> Option<String> {
    partner_login::make_token(secrets, clock, account)
}
