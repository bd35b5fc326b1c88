//! Setting a new password without the old: by code or by a one-use link.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::Form;
use platform::access::one_use::{self, Purpose};
use platform::access::session::EndReason;
use platform::access::{Ctx, Endpoint, post, throttle};
use platform::form::{Checks, is_email};
use platform::http::{Problem, Result, Valid};
use platform::outbox::{self, Channel};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts::{self, ENABLED, find_by_login};
use crate::codes::{self, Scene};
use crate::entity::account;
use crate::entry;
use crate::password::{check_new, rule_of, store};
use crate::password_rules::{self, PasswordRule};
use crate::texts;

const LINK_LIFE: Duration = Duration::from_secs(30 * 60);

pub fn endpoint() -> Endpoint {
    post("/api/account/reset-password", reset)
        .summary("重置密码")
        .public("a way in: the token of the link names the account")
        .audit("auth.resetPassword")
        .takes::<ResetForm>()
        .answers::<ResetAnswer>()
}

/// One path, three uses: by code, by a mailed link, and the link itself.
#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResetForm {
    #[field("企业账号", max = 20)]
    els_account: Option<String>,
    #[field("用户名", max = 50)]
    username: Option<String>,
    #[field("验证码", max = 10)]
    verify_code: Option<String>,
    #[field("邮箱", max = 100)]
    mail: Option<String>,
    #[field("重置链接", max = 100)]
    key: Option<String>,
    #[field("新密码", max = 50, raw)]
    new_password: Option<String>,
    #[field("确认密码", max = 50, raw)]
    confirm_password: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetAnswer {
    success: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    password_rule: Option<PasswordRule>,
}

async fn reset(State(app): State<App>, ctx: Ctx, Valid(form): Valid<ResetForm>) -> Result<Json<ResetAnswer>> {
    let done = ResetAnswer { success: true, password_rule: None };
    match form.clone() {
        ResetForm { mail: Some(mail), .. } => mail_link(&app, &ctx, mail).await.map(|()| done),
        ResetForm { key: Some(key), new_password: None, .. } => check_link(&app, &key).await,
        ResetForm { key: Some(key), new_password: Some(_), .. } => by_link(&app, &ctx, &key, form).await.map(|()| done),
        ResetForm { els_account: Some(els), username: Some(username), verify_code: Some(code), .. } => {
            by_code(&app, &ctx, &els, &username, code, form).await.map(|()| done)
        }
        _ => Err(texts::COMMON_INVALID.into()),
    }
    .map(Json)
}

/// Always done, as far as a stranger can see. One mail, with a link for each account that has proved the mailbox:
/// others may have typed the same address, and take nobody's place.
async fn mail_link(app: &App, ctx: &Ctx, mail: String) -> Result<()> {
    if !is_email(&mail) {
        return Err(Problem::field("mail", "邮箱", texts::EMAIL_FORMAT));
    }
    let args = (app.clone(), ctx.network(), mail.to_lowercase());
    let sent = app.db.write(ctx, args, |tx, (app, network, mail)| async move {
        let per_mail = app.secrets.keyed_hash("reset/mail", &mail);
        let per_network = app.secrets.keyed_hash("reset/network", &network);
        let hour = Duration::from_secs(3600);
        if throttle::is_over(&tx, &per_mail, 5, hour).await? || throttle::is_over(&tx, &per_network, 20, hour).await? {
            return Ok(codes::Refusable(Err(texts::COMMON_TOO_MANY.into())));
        }
        let found = account::Entity::find()
            .filter(account::Column::Email.eq(&mail))
            .filter(account::Column::EmailVerifiedDate.is_not_null())
            .filter(account::Column::IsDeleted.eq(false))
            .order_by_asc(account::Column::Id)
            .all(&tx)
            .await?;
        let mut lines = Vec::new();
        for account in found.into_iter().filter(may_reset) {
            let key = one_use::issue(&tx, Purpose::SetPassword, &account.id.to_string(), LINK_LIFE).await?;
            let (login, link) = (&account.biz_account_login, set_password_link(&app, &key));
            lines.push(format!("你正在重置账号{login}的密码，请在30分钟内打开链接设置新密码：{link}"));
        }
        if !lines.is_empty() {
            let text = lines.join("\n");
            outbox::push(&tx, &app.secrets, Channel::Email, &mail, "RESET_LINK", &text).await?;
        }
        Ok(codes::Refusable(Ok(())))
    });
    sent.await?.0?;
    app.wake.notify_one();
    Ok(())
}

/// The base comes from the configuration, never from the request.
pub fn set_password_link(app: &App, key: &str) -> String {
    format!("{}/#/resetPasswordFinish?key={key}", app.settings.public_url.trim_end_matches('/'))
}

async fn check_link(app: &App, key: &str) -> Result<ResetAnswer> {
    let subject = one_use::peek(app.db.read(), app.clock().now(), Purpose::SetPassword, key).await?;
    let account = account_of(app, subject).await?.ok_or(texts::RESET_KEY_EXPIRED)?;
    Ok(ResetAnswer { success: true, password_rule: Some(rule_of(app, account.company_id).await?) })
}

async fn by_link(app: &App, ctx: &Ctx, key: &str, form: ResetForm) -> Result<()> {
    let subject = one_use::peek(app.db.read(), app.clock().now(), Purpose::SetPassword, key).await?;
    let account = account_of(app, subject).await?.ok_or(texts::RESET_KEY_EXPIRED)?;
    let hash = new_hash(app, &account, &form, false).await?;
    app.db
        .write(ctx, (key.to_owned(), account, hash), |tx, (key, account, hash)| async move {
            if one_use::take(&tx, Purpose::SetPassword, &key).await?.is_none() {
                return Err(texts::RESET_KEY_EXPIRED.into());
            }
            store(&tx, &account, hash, EndReason::PasswordReset).await?;
            entry::warn(&tx, account.id, "PWD_RESET", "重置了密码");
            Ok(())
        })
        .await?;
    app.people_changed();
    Ok(())
}

async fn by_code(app: &App, ctx: &Ctx, els: &str, username: &str, code: String, form: ResetForm) -> Result<()> {
    // The rule is the company's, so it may be told before the code is looked at.
    let company = company::find_by_els_account(app.db.read(), els).await?;
    check_pair(&form, &password_rules::rule_for(company.is_some_and(|found| found.is_platform)), true)?;
    let subject = reset_subject(els, username);
    let matched = app.db.technical((app.clone(), subject, code), |tx, (app, subject, code)| async move {
        codes::matches(&tx, &app, Scene::ResetPassword, &subject, &subject, &code).await
    });
    let code = matched.await?.ok_or(texts::CODE_BAD)?;
    let account = find_by_login(app.db.read(), Some(els), username).await?;
    // One that was sent before the password changed belongs to the time before.
    let account = account.filter(may_reset).filter(|account| account.pwd_changed_date <= Some(code.sent));
    let account = account.ok_or(texts::CODE_BAD)?;
    // What follows says something about earlier passwords: only whoever has the code gets here. A refusal
    // leaves the code good, so that another password can be tried.
    let hash = new_hash(app, &account, &form, true).await?;
    app.db
        .write(ctx, (code.id, account, hash), |tx, (code_id, account, hash)| async move {
            if !codes::use_up(&tx, code_id).await? {
                return Err(texts::CODE_BAD.into());
            }
            store(&tx, &account, hash, EndReason::PasswordReset).await?;
            entry::warn(&tx, account.id, "PWD_RESET", "重置了密码");
            Ok(())
        })
        .await?;
    app.people_changed();
    Ok(())
}

async fn new_hash(app: &App, account: &account::Model, form: &ResetForm, confirmed: bool) -> Result<String> {
    check_pair(form, &rule_of(app, account.company_id).await?, confirmed)?;
    let password = form.new_password.as_deref().unwrap_or_default();
    check_new(app, account, password).await?;
    app.hasher.hash(password).await
}

fn check_pair(form: &ResetForm, rule: &PasswordRule, confirmed: bool) -> Result<()> {
    let password = form.new_password.as_deref().unwrap_or_default();
    let mut checks = Checks::default();
    if password.is_empty() {
        checks.refuse("newPassword", "新密码", texts::PWD_NEW_REQUIRED.text);
    } else if !rule.allows(password) {
        checks.refuse("newPassword", "新密码", texts::PWD_RULE.text);
    }
    match form.confirm_password.as_deref() {
        Some(confirm) if confirm != password => checks.refuse("confirmPassword", "确认密码", texts::PWD_MISMATCH.text),
        None if confirmed => checks.refuse("confirmPassword", "确认密码", texts::PWD_CONFIRM_REQUIRED.text),
        _ => {}
    }
    checks.finish()
}

async fn account_of(app: &App, subject: Option<String>) -> Result<Option<account::Model>> {
    let Some(id) = subject.and_then(|subject| subject.parse().ok()) else { return Ok(None) };
    let found = accounts::find(app.db.read(), id).await?;
    Ok(found.filter(|account| account.status == ENABLED))
}

/// A password is set anew by whoever proves a phone or a mailbox; staff, who enter by it alone, ask their administrator.
pub fn may_reset(account: &account::Model) -> bool {
    account.status == ENABLED && !account.is_staff()
}

pub fn reset_subject(els: &str, username: &str) -> String {
    format!("{els}_{username}").to_lowercase()
}
