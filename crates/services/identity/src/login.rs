//! Login with company account, user name and password.

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::Form;
use platform::access::{Ctx, Endpoint, post};
use platform::http::{Problem, Result, Valid};
use serde::Deserialize;

use crate::accounts::find_by_login;
use crate::codes::CaptchaGiven;
use crate::entity::account;
use crate::entry::{Door, Outcome, TokenAnswer, enter, log};
use crate::login_limits::{self, Buckets};
use crate::texts;

pub fn endpoint() -> Endpoint {
    post("/api/bizAuthenticate", authenticate)
        .summary("账号密码登录")
        .public("a way in: name and password name the account")
        .audit("auth.login")
        .takes::<LoginForm>()
        .answers::<TokenAnswer>()
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LoginForm {
    #[field("企业账号", max = 20)]
    els_account: Option<String>,
    #[field("用户名", max = 100, required)]
    username: String,
    #[field("密码", max = 50, required, raw)]
    password: String,
    #[field("图形验证码编号", max = 36)]
    uuid: Option<String>,
    #[field("图形验证码", max = 10)]
    captcha: Option<String>,
    #[field("保持登录")]
    remember_me: Option<bool>,
}

async fn authenticate(State(app): State<App>, ctx: Ctx, Valid(form): Valid<LoginForm>) -> Result<Json<TokenAnswer>> {
    let name = full_name(&form);
    let buckets = Buckets::new(&app, &name, &ctx.network());
    let given = CaptchaGiven { uuid: form.uuid.clone(), typed: form.captcha.clone() };
    let args = (app.clone(), buckets.clone(), given);
    let admission = app.db.technical(args, |tx, (app, buckets, given)| async move {
        login_limits::admit(&tx, &app, &buckets, &given).await
    });
    let events = admission.await?.into_result()?;

    // Nothing but the hash tells a known name from an unknown one, and that takes as long for both.
    let account = find_by_login(app.db.read(), form.els_account.as_deref(), &form.username).await?;
    let hash = account.as_ref().map(|account| account.password_hash.as_str());
    let right = app.hasher.verify(&form.password, hash).await?;

    let args = (buckets, events, account, name, right, form.remember_me.unwrap_or(false));
    let outcome = app.db.write(&ctx, args, |tx, (buckets, events, account, name, right, remember)| async move {
        match account.filter(|_| right) {
            Some(account) => {
                login_limits::succeeded(&tx, &buckets, &events).await?;
                let entered = enter(&tx, &account, Door::Password, remember).await?;
                Ok(entered)
            }
            None => refuse(&tx, &buckets, &events, &name).await,
        }
    });
    Ok(Json(TokenAnswer { id_token: outcome.await?.into_result()? }))
}

async fn refuse(tx: &platform::db::Tx, buckets: &Buckets, events: &[i64], name: &str) -> Result<Outcome<String>> {
    let captcha_next = login_limits::failed(tx, buckets, events).await?;
    log(tx, known(tx, name).await?.as_ref(), name, Door::Password, Some(texts::AUTH_BAD.key)).await?;
    tx.audit(|entry| {
        entry.event = Some("auth.refused");
        entry.after = Some(serde_json::json!({ "login": name }));
    });
    let problem = Problem::from(texts::AUTH_BAD);
    Ok(Outcome::Refused(if captcha_next { problem.with("captchaRequired", true) } else { problem }))
}

/// The account's own login log shows failed tries, too.
async fn known(tx: &platform::db::Tx, name: &str) -> Result<Option<account::Model>> {
    find_by_login(tx, None, name).await
}

fn full_name(form: &LoginForm) -> String {
    match &form.els_account {
        Some(els) => format!("{els}_{}", form.username),
        None => form.username.clone(),
    }
}
