//! The user's own card: name, mail, position.

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::files::{self, FileRef};
use platform::http::{Problem, Result, Valid};
use platform::{App, Form, Timestamp};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::accounts;
use crate::entity::account;
use crate::entry;
use crate::password::check_current;
use crate::proof::tell_old_email;
use crate::texts;

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/getBizIndividualCenter", read)
            .summary("个人资料")
            .access(Access::Session, Tenant::User)
            .answers::<IndividualCenter>(),
        post("/api/saveBizIndividualCenter", save)
            .summary("保存个人资料")
            .access(Access::Session, Tenant::User)
            .audit("profile.save")
            .takes::<IndividualCenterForm>()
            .answers::<IndividualCenter>(),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndividualCenter {
    login: String,
    biz_account_login: String,
    name_cn: String,
    image_url: String,
    email: String,
    receive_email: bool,
    /// When a code proved it; nothing, and so of no use, until then.
    email_verified_date: Option<Timestamp>,
    phone: String,
    phone_verified_date: Option<Timestamp>,
    vendor_position: String,
    vendor_vx: String,
    company_name: String,
}

/// What a user may change of it; the phone has its own two steps.
#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct IndividualCenterForm {
    #[field("姓名", max = 50, required)]
    name_cn: String,
    /// None leaves the present one: it is where its owner hears of changes, so it is replaced and never just dropped.
    #[field("邮箱", max = 100, email)]
    email: Option<String>,
    /// Asked for when the mailbox changes: it can open the account.
    #[field("当前密码", max = 50, raw)]
    current_password: Option<String>,
    #[field("接收邮件")]
    receive_email: Option<bool>,
    #[field("岗位", max = 50, required, dict = "VendorPosition")]
    vendor_position: String,
    #[field("微信号", max = 50)]
    vendor_vx: Option<String>,
    /// A picture uploaded for everybody to see; an empty list takes the present one away, none leaves it.
    #[field("头像", max = 1)]
    image_url: Option<Vec<FileRef>>,
}

async fn read(State(app): State<App>, caller: Caller) -> Result<Json<IndividualCenter>> {
    let account = accounts::find(app.db.read(), caller.user_id()).await?.ok_or_else(Problem::not_found)?;
    show(app.db.read(), account).await.map(Json)
}

async fn save(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<IndividualCenterForm>,
) -> Result<Json<IndividualCenter>> {
    let known = accounts::find(app.db.read(), caller.user_id()).await?.ok_or_else(Problem::not_found)?;
    let email = form.email.as_deref().map_or_else(|| known.email.clone(), str::to_lowercase);
    if email != known.email {
        match form.current_password.as_deref().filter(|password| !password.is_empty()) {
            Some(password) => check_current(&app, &known, password).await?,
            None => return Err(Problem::field("currentPassword", "当前密码", texts::PWD_CURRENT_REQUIRED)),
        }
    }
    let args = (app.clone(), caller.user_id(), form, (known.email, email));
    let saved = app
        .db
        .write(&caller.ctx, args, |tx, (app, id, form, (known, email))| async move {
            let old = accounts::find(&tx, id).await?.ok_or_else(Problem::not_found)?;
            // Between the question for the password and this, somebody else has changed it.
            if old.email != known {
                return Err(texts::COMMON_CONFLICT.into());
            }
            if old.email != email {
                tell_old_email(&tx, &app, &old, &email).await?;
                entry::warn(&tx, id, "EMAIL_CHANGED", "更换了邮箱");
            }
            let new = account::ActiveModel {
                name_cn: Set(form.name_cn.clone()),
                email_verified_date: Set(old.email_verified_date.filter(|_| old.email == email)),
                email: Set(email),
                receive_email: Set(form.receive_email.unwrap_or(old.receive_email)),
                vendor_position: Set(form.vendor_position.clone()),
                vendor_vx: Set(form.vendor_vx.clone().unwrap_or_default()),
                image_url: Set(match &form.image_url {
                    Some(picture) => portrait(&tx, &app, &old, picture).await?,
                    None => old.image_url.clone(),
                }),
                last_modified_by: Set(id),
                last_modified_date: Set(tx.now()),
                ..Default::default()
            };
            account::Entity::update_many()
                .set(new)
                .col_expr(account::Column::RowVersion, Expr::col(account::Column::RowVersion).add(1))
                .filter(account::Column::Id.eq(id))
                .exec(&tx)
                .await?;
            tx.audit(|entry| {
                entry.biz_type = "account";
                entry.biz_id = Some(id);
                entry.before = Some(json!({ "nameCn": old.name_cn, "vendorPosition": old.vendor_position }));
                entry.after = Some(json!({ "nameCn": form.name_cn, "vendorPosition": form.vendor_position }));
            });
            // Inside the transaction, so that a repeated key is answered with the same card.
            let new = accounts::find(&tx, id).await?.ok_or_else(Problem::not_found)?;
            show(&tx, new).await
        })
        .await?;
    app.people_changed();
    app.wake.notify_one();
    Ok(Json(saved))
}

/// The address of the picture, which must be the own company's and open to everybody.
async fn portrait(tx: &Tx, app: &App, account: &account::Model, picture: &[FileRef]) -> Result<String> {
    files::attach(tx, account.company_id, "account", account.id, &[("avatar", picture)]).await?;
    let Some(picture) = picture.first() else { return Ok(String::new()) };
    let found = files::find(tx, &[picture.file_id]).await?;
    let public = found.get(&picture.file_id).is_some_and(|file| file.public);
    let view = files::views(app, &found, std::slice::from_ref(picture)).into_iter().find(|_| public);
    view.map(|view| view.url).ok_or_else(Problem::not_found)
}

async fn show(db: &impl ConnectionTrait, account: account::Model) -> Result<IndividualCenter> {
    let company = company::find(db, account.company_id).await?.ok_or_else(Problem::not_found)?;
    Ok(IndividualCenter {
        login: account.login,
        biz_account_login: account.biz_account_login,
        name_cn: account.name_cn,
        image_url: account.image_url,
        email: account.email,
        receive_email: account.receive_email,
        email_verified_date: account.email_verified_date,
        phone: account.phone,
        phone_verified_date: account.phone_verified_date,
        vendor_position: account.vendor_position,
        vendor_vx: account.vendor_vx,
        company_name: company.name,
    })
}
