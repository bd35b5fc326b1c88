//! Making and changing an account. Whoever makes one is shown its initial password, once.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, post, put};
use platform::db::Tx;
use platform::http::{Problem, Result, Valid};
use platform::text::mask_phone;
use platform::workflow::task;
use platform::{App, Date, Form};
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::EntityTrait;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::account_list::PATH;
use super::account_view::{BizAccount, end_of, show};
use super::people;
use super::place::{self, Place};
use super::rights::{Held, admin_role};
use crate::accounts;
use crate::entity::account;
use crate::entry;
use crate::password_rules::initial_password;
use crate::proof;
use crate::texts;

pub fn endpoints() -> [Endpoint; 2] {
    [
        post(PATH, create)
            .summary("新建账号")
            .access(Access::Codes(&["accountManager_create"]), Tenant::Company)
            .audit("account.create")
            .takes::<NewAccountForm>()
            .created()
            .answers_a_secret()
            .answers::<NewAccount>(),
        put(PATH, update)
            .summary("编辑账号")
            .access(Access::Codes(&["accountManager_edit"]), Tenant::Company)
            .audit("account.update")
            .takes::<AccountForm>()
            .answers::<BizAccount>(),
    ]
}

/// What is the same whether an account is made or changed.
macro_rules! account_form {
    ($name:ident { $($fields:tt)* }) => {
        #[derive(Clone, Default, Deserialize, Form)]
        #[serde(rename_all = "camelCase", default, deny_unknown_fields)]
        pub struct $name {
            $($fields)*
            #[field("姓名", max = 50, required)]
            name_cn: String,
            #[field("邮箱", max = 100, email)]
            email: Option<String>,
            #[field("岗位", max = 50, required, dict = "VendorPosition")]
            vendor_position: String,
            #[field("角色", max = 20, required)]
            role_ids: Vec<i64>,
            #[field("负责的角色", max = 20)]
            leader_role_ids: Vec<i64>,
            #[field("用户组", required, to = "userGroup")]
            user_group_id: Option<i64>,
            #[field("直播间", max = 50, dict = "LiveRoom")]
            live_rooms: Vec<String>,
            #[field("有效期至")]
            expire_date: Option<Date>,
            #[field("备注", max = 255, area)]
            remark: Option<String>,
        }

        impl $name {
            fn place(&self) -> Place {
                Place {
                    role_ids: self.role_ids.clone(),
                    user_group_id: self.user_group_id.unwrap_or_default(),
                    live_rooms: self.live_rooms.clone(),
                }
            }

            /// Everything but who it is and where it stands.
            fn card(&self) -> account::ActiveModel {
                account::ActiveModel {
                    name_cn: Set(self.name_cn.clone()),
                    email: Set(self.email.clone().unwrap_or_default().to_lowercase()),
                    vendor_position: Set(self.vendor_position.clone()),
                    user_group_id: Set(self.user_group_id.unwrap_or_default()),
                    live_rooms: Set(self.live_rooms.join(",")),
                    remark: Set(self.remark.clone().unwrap_or_default()),
                    expire_date: Set(self.expire_date.map(end_of)),
                    ..Default::default()
                }
            }
        }
    };
}

account_form!(NewAccountForm {
    #[field("用户名", max = 50, required)]
    login: String,
    #[field("手机号", required, phone)]
    phone: String,
});

account_form!(AccountForm {
    #[field("账号")]
    id: i64,
    #[field("版本")]
    row_version: i32,
    /// The page never learns the present one, so nothing means: as it is.
    #[field("手机号", phone)]
    phone: Option<String>,
});

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewAccount {
    account: BizAccount,
    /// Kept nowhere: whoever loses it resets it.
    initial_password: String,
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<NewAccountForm>,
) -> Result<(StatusCode, Json<NewAccount>)> {
    people::must_be_open(&app, &caller).await?;
    if !accounts::is_login(&form.login) {
        return Err(Problem::field("login", "用户名", texts::ACCOUNT_LOGIN_FORMAT));
    }
    let initial_password = initial_password();
    let hash = app.hasher.hash(&initial_password).await?;
    let job = |tx: Tx, (app, caller, form, hash): (App, Caller, NewAccountForm, String)| async move {
        people::lock(&tx, caller.company_id()).await?;
        place::login_is_free(&tx, &caller, &form.login).await?;
        place::phone_is_free(&tx, &caller, &form.phone, None).await?;
        place::check(&tx, &caller, &form.place(), None).await?;
        place::may_lead(&caller, &form.role_ids, &form.leader_role_ids)?;
        let card = account::ActiveModel { phone: Set(form.phone.clone()), password_hash: Set(hash), ..form.card() };
        let newcomer = Newcomer { login: form.login, card, role_ids: form.role_ids };
        let id = insert(&tx, &caller, vec![newcomer]).await?[0];
        place::lead(&tx, id, &form.leader_role_ids).await?;
        let account = accounts::find(&tx, id).await?.ok_or_else(Problem::not_found)?;
        let note = facts(&account, &people::must_cover(&tx, &caller, std::slice::from_ref(&account)).await?);
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id, entry.after) = ("account", Some(id), Some(note));
        });
        one(&tx, &app, &caller, account).await
    };
    let account = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form, hash), job).await?;
    app.people_changed();
    Ok((StatusCode::CREATED, Json(NewAccount { account, initial_password })))
}

/// Somebody who is to have an account. The caller has checked all of it.
pub struct Newcomer {
    pub login: String,
    /// Everything but its name and its company.
    pub card: account::ActiveModel,
    pub role_ids: Vec<i64>,
}

/// The rows, their roles, and a word to each; answers the new ids.
pub async fn insert(tx: &Tx, caller: &Caller, newcomers: Vec<Newcomer>) -> Result<Vec<i64>> {
    let company = company::find(tx, caller.company_id()).await?.ok_or_else(Problem::not_found)?;
    let (mut rows, mut roles, mut names) = (Vec::new(), Vec::new(), Vec::new());
    for Newcomer { login, card, role_ids } in newcomers {
        let id = tx.next_id();
        let fresh = account::fresh(tx, id, company.id, &company.els_account, &login);
        names.push((id, format!("{}_{login}", company.els_account)));
        roles.extend(role_ids.into_iter().map(|role_id| (id, role_id)));
        rows.push(account::ActiveModel {
            name_cn: card.name_cn,
            email: card.email,
            phone: card.phone,
            vendor_position: card.vendor_position,
            user_group_id: card.user_group_id,
            live_rooms: card.live_rooms,
            remark: card.remark,
            expire_date: card.expire_date,
            password_hash: card.password_hash,
            user_type: Set(if company.is_platform { "PLATFORM" } else { "BIZ" }.into()),
            created_by: Set(caller.user_id()),
            last_modified_by: Set(caller.user_id()),
            ..fresh
        });
    }
    account::Entity::insert_many(rows).exec_without_returning(tx).await?;
    place::give_roles(tx, roles).await?;
    welcome(tx, &names);
    Ok(names.into_iter().map(|(id, _)| id).collect())
}

fn welcome(tx: &Tx, newcomers: &[(i64, String)]) {
    for (id, name) in newcomers {
        let message = message::NewMessage {
            user_ids: vec![*id],
            template: "ACCOUNT_CREATED",
            values: vec![("bizAccountLogin", name.clone())],
            biz_type: "account",
            biz_id: Some(*id),
            link_route: "/profile/index".to_owned(),
        };
        message::send(tx, message);
    }
}

async fn update(State(app): State<App>, caller: Caller, Valid(form): Valid<AccountForm>) -> Result<Json<BizAccount>> {
    people::must_be_open(&app, &caller).await?;
    let job = |tx: Tx, (app, caller, form): (App, Caller, AccountForm)| async move {
        people::lock(&tx, caller.company_id()).await?;
        let old = people::own_accounts(&tx, &caller, &[form.id]).await?.remove(0);
        if old.row_version != form.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        let held = people::must_cover(&tx, &caller, std::slice::from_ref(&old)).await?;
        if let Some(phone) = &form.phone {
            place::phone_is_free(&tx, &caller, phone, Some(old.id)).await?;
        }
        let codes = place::check(&tx, &caller, &form.place(), Some((&old, &held))).await?;
        place::may_lead(&caller, &form.role_ids, &form.leader_role_ids)?;
        change(&tx, &app, &caller, &old, &form).await?;
        if place::take_roles(&tx, &[old.id], &held, &form.role_ids).await? {
            task::release(&tx, &[old.id], &codes).await?;
        }
        place::lead(&tx, old.id, &form.leader_role_ids).await?;
        if held.iter().any(|held| held.role_code == admin_role(caller.profile.user_type)) {
            people::must_keep_an_admin(&tx, caller.company_id(), caller.profile.user_type).await?;
        }
        let new = accounts::find(&tx, old.id).await?.ok_or_else(Problem::not_found)?;
        let now = people::must_cover(&tx, &caller, std::slice::from_ref(&new)).await?;
        let (before, after) = (facts(&old, &held), facts(&new, &now));
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id) = ("account", Some(old.id));
            (entry.before, entry.after) = (Some(before), Some(after));
        });
        one(&tx, &app, &caller, new).await
    };
    let saved = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    app.people_changed();
    app.wake.notify_one();
    Ok(Json(saved))
}

/// What an administrator writes counts for nothing until its owner has proved it, and whoever had the old one is told.
async fn change(tx: &Tx, app: &App, caller: &Caller, old: &account::Model, form: &AccountForm) -> Result<()> {
    let phone = form.phone.clone().filter(|phone| *phone != old.phone);
    let card = form.card();
    let email = card.email.as_ref().clone();
    if email != old.email {
        proof::tell_old_email(tx, app, old, &email).await?;
    }
    if let Some(phone) = &phone {
        proof::tell_old_phone(tx, app, old, phone).await?;
    }
    let row = account::ActiveModel {
        id: Unchanged(old.id),
        phone_verified_date: Set(old.phone_verified_date.filter(|_| phone.is_none())),
        email_verified_date: Set(old.email_verified_date.filter(|_| email == old.email)),
        phone: phone.clone().map_or_else(|| Unchanged(old.phone.clone()), Set),
        last_modified_by: Set(caller.user_id()),
        last_modified_date: Set(tx.now()),
        row_version: Set(old.row_version + 1),
        ..card
    };
    account::Entity::update(row).exec(tx).await?;
    if phone.is_some() && old.id != caller.user_id() {
        entry::warn(tx, old.id, "PHONE_CHANGED", "被管理员更换了手机号");
    }
    if email != old.email && old.id != caller.user_id() {
        entry::warn(tx, old.id, "EMAIL_CHANGED", "被管理员更换了邮箱");
    }
    Ok(())
}

async fn one(tx: &Tx, app: &App, caller: &Caller, account: account::Model) -> Result<BizAccount> {
    show(tx, app, caller, vec![account]).await?.pop().ok_or_else(Problem::not_found)
}

/// What the audit log keeps of an account: enough to see what changed, no phone in full.
fn facts(account: &account::Model, held: &[Held]) -> Value {
    let leads = held.iter().filter(|held| held.is_leader);
    json!({
        "bizAccountLogin": account.biz_account_login,
        "nameCn": account.name_cn,
        "phone": mask_phone(&account.phone),
        "vendorPosition": account.vendor_position,
        "roles": held.iter().map(|held| held.role_name.as_str()).collect::<Vec<_>>(),
        "leads": leads.map(|held| held.role_name.as_str()).collect::<Vec<_>>(),
        "userGroupId": account.user_group_id,
        "liveRooms": account.live_rooms,
        "expireDate": account.expire_date,
    })
}
