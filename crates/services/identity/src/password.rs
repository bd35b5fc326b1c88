//! Changing a password, and the codes that are sent for setting a new one (`reset`) and for signing.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use platform::App;
use platform::Form;
use platform::access::one_use::{self, Purpose};
use platform::access::session::{self, EndReason};
use platform::access::{Access, Caller, Ctx, Endpoint, Tenant, get, post, throttle};
use platform::db::Tx;
use platform::form::Checks;
use platform::http::{Done, Params, Problem, Result, Valid};
use platform::outbox::Channel;
use platform::text::{mask_email, mask_phone};
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts::{self, find_by_login};
use crate::codes::{self, CaptchaGiven, Order, Scene, Signer, SignerOf};
use crate::entity::{account, password_history};
use crate::entry;
use crate::password_rules::{self, PasswordRule};
use crate::proof::session_subject;
use crate::reset::{may_reset, reset_subject};
use crate::texts;

const HISTORY: u64 = 3;
const WRONG_PER_HOUR: u64 = 10;
/// A link to sign by carries it; its holder needs no session.
const SIGN_TOKEN: &str = "x-sign-token";

pub fn endpoints(signer_of: SignerOf) -> [Endpoint; 2] {
    let send_code =
        move |app: State<App>, ctx: Ctx, caller: Option<Caller>, headers: HeaderMap, query: Params<CodeQuery>| {
            send_code(signer_of, app, ctx, caller, headers, query)
        };
    [
        post("/api/bizAccount/changePassword", change)
            .summary("修改密码")
            .access(Access::Session, Tenant::User)
            .with_initial_password()
            .audit("auth.changePassword")
            .takes::<ChangePasswordForm>()
            .answers::<Done>(),
        get("/api/verifyCode", send_code)
            .summary("发送验证码")
            .access(Access::Optional, Tenant::User)
            .audit("auth.code")
            .needs("Type", "用途：RESET_PWD 或 SIGN")
            .param("elsAccount", "企业账号")
            .param("username", "用户名")
            .param("uuid", "图形验证码编号")
            .param("captcha", "图形验证码")
            .header("X-Sign-Token", "签署链接中的令牌")
            .answers::<CodeSent>(),
    ]
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangePasswordForm {
    #[field("当前密码", max = 50, raw)]
    current_password: String,
    #[field("新密码", max = 50, raw)]
    new_password: String,
    #[field("确认密码", max = 50, raw)]
    confirm_password: String,
}

async fn change(State(app): State<App>, caller: Caller, Valid(form): Valid<ChangePasswordForm>) -> Result<Json<Done>> {
    let account = accounts::find(app.db.read(), caller.user_id()).await?.ok_or_else(Problem::not_found)?;
    let rule = rule_of(&app, account.company_id).await?;
    check_change(&form, &rule)?;
    check_current(&app, &account, &form.current_password).await?;
    check_new(&app, &account, &form.new_password).await?;
    let hash = app.hasher.hash(&form.new_password).await?;
    app.db
        .write(&caller.ctx, (account, hash), |tx, (account, hash)| async move {
            store(&tx, &account, hash, EndReason::PasswordChanged).await?;
            entry::warn(&tx, account.id, "PWD_CHANGED", "修改了密码");
            Ok(())
        })
        .await?;
    app.people_changed();
    Ok(Done::ok())
}

/// A try is noted before the password is looked at, so that many at once share the limit.
pub async fn check_current(app: &App, account: &account::Model, password: &str) -> Result<()> {
    let bucket = app.secrets.keyed_hash("change-password", &account.id.to_string());
    let noted = app.db.technical(bucket, |tx, bucket| async move {
        tx.lock(&bucket).await?;
        let (wrong, pending) = throttle::count(&tx, &bucket, Duration::from_secs(3600)).await?;
        if wrong + pending >= WRONG_PER_HOUR {
            return Err(texts::COMMON_TOO_MANY.into());
        }
        throttle::count_one(&tx, &bucket, true).await
    });
    let noted = noted.await?;
    let right = app.hasher.verify(password, Some(&account.password_hash)).await?;
    app.db
        .technical((noted, right), |tx, (noted, right)| async move {
            if right { throttle::forget(&tx, &[noted]).await } else { throttle::settle(&tx, &[noted]).await }
        })
        .await?;
    if right { Ok(()) } else { Err(Problem::field("currentPassword", "当前密码", texts::PWD_CURRENT)) }
}

/// The texts of the form, field by field.
fn check_change(form: &ChangePasswordForm, rule: &PasswordRule) -> Result<()> {
    let mut checks = Checks::default();
    let mut refuse = |field: &str, label: &str, text: texts::Text| checks.refuse(field, label, text.text);
    match form.current_password.chars().count() {
        0 => refuse("currentPassword", "当前密码", texts::PWD_CURRENT_REQUIRED),
        1..5 => refuse("currentPassword", "当前密码", texts::PWD_SHORT),
        _ => {}
    }
    if form.new_password.is_empty() {
        refuse("newPassword", "新密码", texts::PWD_NEW_REQUIRED);
    } else if !rule.allows(&form.new_password) {
        refuse("newPassword", "新密码", texts::PWD_RULE);
    }
    if form.confirm_password.is_empty() {
        refuse("confirmPassword", "确认密码", texts::PWD_CONFIRM_REQUIRED);
    } else if form.confirm_password != form.new_password {
        refuse("confirmPassword", "确认密码", texts::PWD_MISMATCH);
    }
    checks.finish()
}

/// Not the present one, not one of the last three, not the name, not one that everybody uses.
pub async fn check_new(app: &App, account: &account::Model, password: &str) -> Result<()> {
    let refuse = |text| Err(Problem::field("newPassword", "新密码", text));
    let login = account.login.to_lowercase();
    if password.to_lowercase().contains(&login) || password_rules::is_common(password) {
        return refuse(texts::PWD_RULE);
    }
    if app.hasher.verify(password, Some(&account.password_hash)).await? {
        return refuse(texts::PWD_SAME);
    }
    let earlier: Vec<String> = password_history::Entity::find()
        .select_only()
        .column(password_history::Column::PasswordHash)
        .filter(password_history::Column::AccountId.eq(account.id))
        .order_by_desc(password_history::Column::Id)
        .limit(HISTORY)
        .into_tuple()
        .all(app.db.read())
        .await?;
    for hash in earlier {
        if app.hasher.verify(password, Some(&hash)).await? {
            return refuse(texts::PWD_HISTORY);
        }
    }
    Ok(())
}

/// The user's own new password.
pub async fn store(tx: &Tx, account: &account::Model, hash: String, reason: EndReason) -> Result<()> {
    replace(tx, account, hash, Setter::User, reason).await?;
    tx.audit(|entry| {
        entry.actor = Some(entry::actor(account));
        entry.biz_type = "account";
        entry.biz_id = Some(account.id);
    });
    Ok(())
}

/// Whose password it is: the user's own, or an initial one that an administrator was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setter {
    User,
    Administrator(i64),
}

/// The new hash, the old one into the history, and the end of every session of the account.
pub async fn replace(tx: &Tx, account: &account::Model, hash: String, setter: Setter, reason: EndReason) -> Result<()> {
    if !account.password_hash.is_empty() {
        let old = password_history::ActiveModel {
            id: Set(tx.next_id()),
            account_id: Set(account.id),
            password_hash: Set(account.password_hash.clone()),
            created_date: Set(tx.now()),
        };
        password_history::Entity::insert(old).exec_without_returning(tx).await?;
    }
    let by = if let Setter::Administrator(id) = setter { id } else { account.id };
    let changed = account::ActiveModel {
        password_hash: Set(hash),
        changed_pwd: Set(setter == Setter::User),
        pwd_changed_date: Set(Some(tx.now())),
        last_modified_by: Set(by),
        ..Default::default()
    };
    tx.update(account.id, account.row_version, changed).await?;
    // A link that somebody asked for earlier, or somebody else did, opens nothing any more.
    one_use::end(tx, Purpose::SetPassword, &account.id.to_string()).await?;
    session::end(tx, session::Column::UserId.eq(account.id), reason).await?;
    Ok(())
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CodeQuery {
    #[serde(rename = "Type")]
    kind: String,
    #[serde(default)]
    els_account: String,
    #[serde(default)]
    username: String,
    uuid: Option<String>,
    captcha: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeSent {
    success: bool,
    /// Only for somebody who has proved something already.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    target: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    password_rule: Option<PasswordRule>,
}

async fn send_code(
    signer_of: SignerOf,
    State(app): State<App>,
    ctx: Ctx,
    caller: Option<Caller>,
    headers: HeaderMap,
    Params(query): Params<CodeQuery>,
) -> Result<Json<CodeSent>> {
    let link = headers.get(SIGN_TOKEN).and_then(|token| token.to_str().ok()).map(str::to_owned);
    match (query.kind.as_str(), link) {
        ("RESET_PWD", _) => send_reset_code(&app, &ctx, query).await,
        ("SIGN", Some(token)) => {
            let signer = signer_of(app.clone(), token).await?;
            send_sign_code(&app, &ctx, signer.map(|signer| (signer.target().to_owned(), signer))).await
        }
        ("SIGN", None) => {
            let signer = match caller {
                Some(caller) => Some(signer_with_account(&app, &caller).await?),
                None => None,
            };
            send_sign_code(&app, &ctx, signer).await
        }
        _ => Err(Problem::filled(texts::COMMON_BAD_QUERY, &[("name", "Type")])),
    }
    .map(Json)
}

/// S7-26: the same answer whether the name exists or not.
async fn send_reset_code(app: &App, ctx: &Ctx, query: CodeQuery) -> Result<CodeSent> {
    let (els, username) = (query.els_account.trim(), query.username.trim());
    let mut checks = Checks::default();
    for (field, label, value) in [("elsAccount", "企业账号", els), ("username", "用户名", username)] {
        if value.is_empty() || value.chars().count() > 100 {
            checks.refuse(field, label, texts::COMMON_REQUIRED.fill(&[("label", label)]));
        }
    }
    checks.finish()?;
    let account = find_by_login(app.db.read(), Some(els), username).await?;
    let subject = reset_subject(els, username);
    let deliver = account.filter(may_reset).and_then(|account| {
        let phone = account.proved_phone().map(|phone| (Channel::Sms, phone.to_owned()));
        phone.or_else(|| account.proved_email().map(|email| (Channel::Email, email.to_owned())))
    });
    let order = Order {
        scene: Scene::ResetPassword,
        target: subject.clone(),
        subject,
        deliver,
        stranger: Some(CaptchaGiven { uuid: query.uuid, typed: query.captcha }),
    };
    codes::send(app, ctx, order).await?;
    let is_platform = company::find_by_els_account(app.db.read(), els).await?.is_some_and(|found| found.is_platform);
    Ok(CodeSent { success: true, target: None, password_rule: Some(password_rules::rule_for(is_platform)) })
}

/// What the throttles count, and the signer: a user signs with the proved phone or mailbox of the account.
async fn signer_with_account(app: &App, caller: &Caller) -> Result<(String, Signer)> {
    let account = accounts::find(app.db.read(), caller.user_id()).await?.ok_or_else(Problem::not_found)?;
    let (phone, email) = (account.proved_phone(), account.proved_email());
    if phone.is_none() && email.is_none() {
        return Err(texts::PHONE_UNPROVED.into());
    }
    let [phone, email] = [phone, email].map(|proved| proved.unwrap_or_default().to_owned());
    Ok((account.id.to_string(), Signer { subject: session_subject(caller), phone, email }))
}

/// S7-26: a stranger with a wrong link is answered as everybody, and nothing is sent.
async fn send_sign_code(app: &App, ctx: &Ctx, signer: Option<(String, Signer)>) -> Result<CodeSent> {
    let Some((target, signer)) = signer else {
        return Ok(CodeSent { success: true, target: None, password_rule: None });
    };
    let (deliver, shown) = match (signer.phone.is_empty(), signer.email.is_empty()) {
        (false, _) => (Some((Channel::Sms, signer.phone.clone())), Some(mask_phone(&signer.phone))),
        (true, false) => (Some((Channel::Email, signer.email.clone())), Some(mask_email(&signer.email))),
        (true, true) => (None, None),
    };
    let order = Order { scene: Scene::Sign, target, subject: signer.subject, deliver, stranger: None };
    codes::send(app, ctx, order).await?;
    Ok(CodeSent { success: true, target: shown, password_rule: None })
}

pub async fn rule_of(app: &App, company_id: i64) -> Result<PasswordRule> {
    let company = company::find(app.db.read(), company_id).await?;
    Ok(password_rules::rule_for(company.is_some_and(|company| company.is_platform)))
}
