//! What its owner has proved: the phone and the mailbox of an account.
//!
//! Anybody who keeps accounts may write a number or an address into one. It counts (for logging in, for switching, for
//! a new password, for messages) only once a code that was sent there has come back, and any later change takes that
//! away. Here a mailbox is proved, and whoever loses a number or an address is told there; `phone` proves phones.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, post, throttle};
use platform::db::Tx;
use platform::http::{Done, Problem, Result, Valid};
use platform::outbox::{self, Channel};
use platform::text::{mask_email, mask_phone};
use platform::{App, Form};
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::Deserialize;
use serde_json::json;

use crate::accounts;
use crate::codes::{self, Order, Refusable, Scene};
use crate::entity::account;
use crate::texts;

/// Nobody is flooded by somebody who writes a stranger's number into accounts and takes it out again.
const TOLD_PER_DAY: u64 = 10;
const DAY: Duration = Duration::from_secs(24 * 3600);

pub fn endpoints() -> [Endpoint; 2] {
    [
        post("/api/bizAccount/emailGetCode", send_code)
            .summary("邮箱验证码")
            .access(Access::Session, Tenant::User)
            .audit("email.code")
            .answers::<Done>(),
        post("/api/bizAccount/verifyEmail", verify)
            .summary("验证邮箱")
            .access(Access::Session, Tenant::User)
            .audit("email.prove")
            .takes::<VerifyEmailForm>()
            .answers::<Done>(),
    ]
}

async fn send_code(State(app): State<App>, caller: Caller) -> Result<Json<Done>> {
    let email = unproved(&accounts::find(app.db.read(), caller.user_id()).await?.ok_or_else(Problem::not_found)?)?;
    send_to(&app, &caller, Scene::ProveEmail, (Channel::Email, &email)).await
}

/// A code to what is to be proved in this session.
pub async fn send_to(app: &App, caller: &Caller, scene: Scene, (way, to): (Channel, &str)) -> Result<Json<Done>> {
    let order = Order {
        scene,
        target: to.to_owned(),
        subject: session_subject(caller),
        deliver: Some((way, to.to_owned())),
        stranger: None,
    };
    codes::send(app, &caller.ctx, order).await?;
    Ok(Done::ok())
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VerifyEmailForm {
    #[field("验证码", max = 10, required)]
    auth_code: String,
}

async fn verify(State(app): State<App>, caller: Caller, Valid(form): Valid<VerifyEmailForm>) -> Result<Json<Done>> {
    let args = (app.clone(), caller.clone(), form);
    let proved = app.db.write(&caller.ctx, args, |tx, (app, caller, form)| async move {
        let account = accounts::find(&tx, caller.user_id()).await?.ok_or_else(Problem::not_found)?;
        let email = unproved(&account)?;
        if !codes::check(&tx, &app, Scene::ProveEmail, &email, &session_subject(&caller), &form.auth_code).await? {
            return Ok(Refusable(Err(Problem::field("authCode", "验证码", texts::CODE_WRONG))));
        }
        let proved = account::Entity::update_many()
            .col_expr(account::Column::EmailVerifiedDate, Expr::value(tx.now()))
            .col_expr(account::Column::RowVersion, Expr::col(account::Column::RowVersion).add(1))
            .filter(account::Column::Id.eq(account.id))
            // The address that the code went to, should somebody change it at this moment.
            .filter(account::Column::Email.eq(&email));
        if proved.exec(&tx).await?.rows_affected != 1 {
            return Err(texts::COMMON_CONFLICT.into());
        }
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id) = ("account", Some(account.id));
            entry.after = Some(json!({ "email": mask_email(&email) }));
        });
        Ok(Refusable(Ok(())))
    });
    proved.await?.0?;
    app.people_changed();
    Ok(Done::ok())
}

/// The mailbox that waits for its proof.
fn unproved(account: &account::Model) -> Result<String> {
    match account.email.is_empty() || account.proved_email().is_some() {
        true => Err(texts::COMMON_STATE.into()),
        false => Ok(account.email.clone()),
    }
}

/// A code is good only in the session that asked for it.
pub fn session_subject(caller: &Caller) -> String {
    format!("session:{}", caller.session_id)
}

/// The owner of a number hears there that it is another one now.
pub async fn tell_old_phone(tx: &Tx, app: &App, old: &account::Model, new: &str) -> Result<()> {
    let text = format!("【美ONE】你的账号绑定手机已更换为{}，如非本人操作请立即联系管理员。", mask_phone(new));
    tell(tx, app, (Channel::Sms, &old.phone), "PHONE_CHANGED", &text).await
}

/// The same for a mailbox; an empty one is none any more.
pub async fn tell_old_email(tx: &Tx, app: &App, old: &account::Model, new: &str) -> Result<()> {
    let now = if new.is_empty() { "已解除绑定".to_owned() } else { format!("已更换为{}", mask_email(new)) };
    let text = format!("你的账号{}的邮箱{now}，如非本人操作请立即联系管理员。", old.biz_account_login);
    tell(tx, app, (Channel::Email, &old.email), "EMAIL_CHANGED", &text).await
}

async fn tell(tx: &Tx, app: &App, (way, to): (Channel, &str), template: &str, text: &str) -> Result<()> {
    if to.is_empty() || throttle::is_over(tx, &app.secrets.keyed_hash("told", to), TOLD_PER_DAY, DAY).await? {
        return Ok(());
    }
    outbox::push(tx, &app.secrets, way, to, template, text).await.map(|_| ())
}
