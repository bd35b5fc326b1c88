//! Login with a phone and a code; choosing between the accounts of one phone; switching later without a login.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::Form;
use platform::access::one_use::{self, Purpose};
use platform::access::session::{self, EndReason};
use platform::access::{Access, Bearer, Caller, Ctx, Endpoint, Tenant, get, post, throttle};
use platform::form::is_mobile;
use platform::http::{Done, Params, Problem, Result, Valid};
use platform::outbox::Channel;
use platform::text::mask_name;
use sea_orm::ColumnTrait;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts::{self, ENABLED, find_by_phone, may_enter};
use crate::codes::{self, CaptchaGiven, Order, Scene};
use crate::entry::{self, Door, Outcome, TokenAnswer, enter, log};
use crate::texts;

const CHOICE_LIFE: Duration = Duration::from_secs(5 * 60);
const WRONG_CODES_PER_HOUR: u64 = 50;

pub fn endpoints() -> [Endpoint; 4] {
    [
        get("/api/bzPhone/getAuthCode", send_code)
            .summary("手机登录验证码")
            .public("a way in: the same answer for numbers that are known and that are not")
            .audit("auth.code")
            .needs("phone", "手机号")
            .param("uuid", "图形验证码编号")
            .param("captcha", "图形验证码")
            .answers::<Done>(),
        post("/api/phoneAuthenticate", authenticate)
            .summary("手机验证码登录")
            .public("a way in: the code names the account")
            .audit("auth.login")
            .takes::<PhoneLoginForm>()
            .answers::<PhoneLoginAnswer>(),
        get("/api/getCompanyNameAndUserName", accounts_of_phone)
            .summary("手机号下的账号")
            .access(Access::Optional, Tenant::User)
            .param("phone", "手机号")
            .param("elsAccount", "企业账号")
            .param("username", "用户名")
            .answers_all::<OwnAccount>(),
        post("/api/toggleUserAuthenticate", switch)
            .summary("切换账号")
            .access(Access::Optional, Tenant::User)
            .audit("auth.switch")
            .answers_a_secret()
            .takes::<SwitchForm>()
            .answers::<TokenAnswer>(),
    ]
}

#[derive(Deserialize)]
struct CodeQuery {
    phone: String,
    uuid: Option<String>,
    captcha: Option<String>,
}

/// Always the same answer: a stranger learns nothing about a number.
async fn send_code(State(app): State<App>, ctx: Ctx, Params(query): Params<CodeQuery>) -> Result<Json<Done>> {
    let phone = query.phone.trim().to_owned();
    if !is_mobile(&phone) {
        return Err(Problem::field("phone", "手机号", texts::PHONE_FORMAT));
    }
    let known = find_by_phone(app.db.read(), &phone).await?.iter().any(|(account, _)| account.status == ENABLED);
    let order = Order {
        scene: Scene::Login,
        deliver: known.then(|| (Channel::Sms, phone.clone())),
        subject: phone.clone(),
        target: phone,
        stranger: Some(CaptchaGiven { uuid: query.uuid, typed: query.captcha }),
    };
    codes::send(&app, &ctx, order).await?;
    Ok(Done::ok())
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PhoneLoginForm {
    #[field("手机号", required, phone)]
    phone: String,
    #[field("手机验证码", max = 10, required)]
    auth_code: String,
    #[field("账号")]
    user_id: Option<i64>,
}

/// Either a token, or the accounts to choose from.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct PhoneLoginAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    id_token: Option<String>,
    #[serde(rename = "needChoose", skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    need_choose: Option<bool>,
    #[serde(rename = "tempToken", skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    temp_token: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    accounts: Option<Vec<AccountChoice>>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountChoice {
    user_id: i64,
    company_name: String,
    name_cn: String,
    status: String,
}

async fn authenticate(
    State(app): State<App>,
    ctx: Ctx,
    Valid(form): Valid<PhoneLoginForm>,
) -> Result<Json<PhoneLoginAnswer>> {
    let args = (app.clone(), ctx.network(), form);
    let outcome = app.db.write(&ctx, args, |tx, (app, network, form)| async move {
        let bucket = app.secrets.keyed_hash("phone-login/network", &network);
        if throttle::count(&tx, &bucket, Duration::from_secs(3600)).await?.0 >= WRONG_CODES_PER_HOUR {
            return Ok(Outcome::Refused(texts::COMMON_TOO_MANY.into()));
        }
        let right = codes::check(&tx, &app, Scene::Login, &form.phone, &form.phone, &form.auth_code).await?;
        let found = if right { find_by_phone(&tx, &form.phone).await? } else { Vec::new() };
        let mut chosen = found.iter().filter(|(account, _)| form.user_id.is_none_or(|id| id == account.id));
        let (first, second) = (chosen.next(), chosen.next());
        match (first, second) {
            (None, _) => {
                throttle::count_one(&tx, &bucket, false).await?;
                log(&tx, None, "", Door::Phone, Some(texts::CODE_BAD.key)).await?;
                tx.audit(|entry| entry.event = Some("auth.refused"));
                let refusal = Problem::from(texts::CODE_BAD).with_status(axum::http::StatusCode::UNAUTHORIZED);
                Ok(Outcome::Refused(refusal))
            }
            (Some((account, _)), None) => Ok(match enter(&tx, account, Door::Phone, false).await? {
                Outcome::Entered(token) => {
                    Outcome::Entered(PhoneLoginAnswer { id_token: Some(token), ..Default::default() })
                }
                Outcome::Refused(problem) => Outcome::Refused(problem),
            }),
            (Some(_), Some(_)) => {
                let token = one_use::issue(&tx, Purpose::ChooseAccount, &form.phone, CHOICE_LIFE).await?;
                tx.audit(|entry| entry.event = Some("auth.choose"));
                let choices = found.iter().map(|(account, company)| AccountChoice {
                    user_id: account.id,
                    company_name: company.name.clone(),
                    name_cn: account.name_cn.clone(),
                    status: account.status.clone(),
                });
                Ok(Outcome::Entered(PhoneLoginAnswer {
                    id_token: None,
                    need_choose: Some(true),
                    temp_token: Some(token),
                    accounts: Some(choices.collect()),
                }))
            }
        }
    });
    Ok(Json(outcome.await?.into_result()?))
}

/// `{userId, companyName, userName (masked), elsAccount}` as the specification's call is read.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnAccount {
    user_id: i64,
    company_name: String,
    user_name: String,
    els_account: String,
    status: String,
    current: bool,
}

/// The accounts behind the bearer's own phone. What the query names is not looked at: a stranger gets nothing,
/// and nobody learns about another number.
async fn accounts_of_phone(
    State(app): State<App>,
    caller: Option<Caller>,
    bearer: Option<Bearer>,
) -> Result<Json<Vec<OwnAccount>>> {
    let Some(phone) = own_phone(&app, caller.as_ref(), bearer.as_ref()).await? else { return Ok(Json(Vec::new())) };
    let current = caller.map(|caller| caller.user_id());
    let found = find_by_phone(app.db.read(), &phone).await?;
    let own = found.into_iter().map(|(account, company)| OwnAccount {
        user_id: account.id,
        company_name: company.name,
        user_name: mask_name(&account.name_cn),
        els_account: account.els_account,
        status: account.status,
        current: current == Some(account.id),
    });
    Ok(Json(own.collect()))
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SwitchForm {
    #[field("账号", required)]
    user_id: i64,
}

async fn switch(
    State(app): State<App>,
    ctx: Ctx,
    caller: Option<Caller>,
    bearer: Option<Bearer>,
    Valid(form): Valid<SwitchForm>,
) -> Result<Json<TokenAnswer>> {
    let phone = own_phone(&app, caller.as_ref(), bearer.as_ref()).await?;
    // Whoever has a session and no proved phone has nowhere to go; whoever has neither has to log in.
    let phone =
        phone.ok_or_else(|| if caller.is_some() { Problem::not_found() } else { platform::access::expired() })?;
    let target = accounts::find(app.db.read(), form.user_id).await?;
    // Another phone's account looks exactly like one that does not exist, and so does one that never proved it, and one
    // of the staff.
    let target = target.filter(|account| !account.is_staff() && account.proved_phone() == Some(phone.as_str()));
    let target = target.ok_or_else(Problem::not_found)?;
    let company = company::find(app.db.read(), target.company_id).await?.ok_or_else(Problem::not_found)?;
    may_enter(&target, &company).map_err(|problem| problem.with_status(axum::http::StatusCode::BAD_REQUEST))?;

    let temp = caller.is_none().then(|| bearer.map(|bearer| bearer.0)).flatten();
    let old = caller.as_ref().map(|caller| caller.session_id);
    let outcome = app.db.write(&ctx, (target, temp, old), |tx, (target, temp, old)| async move {
        if let Some(temp) = &temp
            && one_use::take(&tx, Purpose::ChooseAccount, temp).await?.is_none()
        {
            return Err(platform::access::expired());
        }
        let from = tx.ctx().and_then(|ctx| ctx.actor.clone());
        let entered = enter(&tx, &target, Door::Switch, false).await?;
        if let (Some(old), Outcome::Entered(_)) = (old, &entered) {
            session::end(&tx, session::Column::Id.eq(old), EndReason::Switched).await?;
        }
        // The old account's own log tells where its user went.
        if let Some(from) = from {
            tx.audit_also(|entry| {
                entry.event = Some("auth.switch");
                entry.actor = Some(from.clone());
                entry.biz_type = "account";
                entry.biz_id = Some(target.id);
            });
            tx.audit(|entry| entry.actor = Some(entry::actor(&target)));
        }
        Ok(entered)
    });
    let token = outcome.await?.into_result()?;
    app.people_changed();
    Ok(Json(TokenAnswer { id_token: token }))
}

/// The phone that the session or the temporary token has proved. Nobody leaves a staff account by it: no switch crosses
/// between companies and staff.
async fn own_phone(app: &App, caller: Option<&Caller>, bearer: Option<&Bearer>) -> Result<Option<String>> {
    match (caller, bearer) {
        (Some(caller), _) => {
            let account = accounts::find(app.db.read(), caller.user_id()).await?;
            let account = account.filter(|account| !account.is_staff());
            Ok(account.and_then(|account| account.proved_phone().map(str::to_owned)))
        }
        (None, Some(Bearer(token))) => {
            one_use::peek(app.db.read(), app.clock().now(), Purpose::ChooseAccount, token).await
        }
        (None, None) => Ok(None),
    }
}
