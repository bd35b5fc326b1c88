//! Token login: a partner with a shared secret vouches for one of our accounts, once, within a minute.
//!
//! Two forms on the specification's paths: a signed token (`auto-login`), and sealed data with its signature
//! (`qqg/sso`). Both are closed while no partner secret is configured, and neither lets platform staff in.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use platform::access::one_use::{self, Purpose};
use platform::access::{Ctx, Endpoint, UserType, get};
use platform::http::{Params, Problem, Result};
use platform::secret::{self, Secrets};
use platform::{App, Clock, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts::find_by_login;
use crate::entry::{Door, Outcome, enter};
use crate::texts;

const LIFE: Duration = Duration::from_secs(60);

/// A token made for another door of ours, or for another portal, opens nothing here.
const AUDIENCE: &str = "meione-portal/auto-login";

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/third-party/private-sphere/auto-login", auto_login)
            .summary("合作方令牌登录")
            .public("a way in: the partner's signature names the account")
            .audit("auth.partner")
            .needs("token", "一次性令牌")
            .answers::<PartnerAnswer>(),
        get("/api/authenticate/qqg/sso", sso)
            .summary("单点登录")
            .public("a way in: the partner's signature names the account")
            .audit("auth.partner")
            .needs("secret", "签名")
            .needs("data", "加密数据")
            .answers::<PartnerAnswer>(),
    ]
}

/// The names let the page say whose account it is before the session is used (login CSRF).
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PartnerAnswer {
    id_token: String,
    #[serde(rename = "nameCn")]
    name_cn: String,
    #[serde(rename = "companyName")]
    company_name: String,
}

#[derive(Serialize, Deserialize)]
struct Claims {
    aud: String,
    account: String,
    nonce: String,
    /// Milliseconds since 1970.
    ts: i64,
}

#[derive(Serialize, Deserialize)]
struct SsoClaims {
    account: String,
    ts: i64,
    nonce: String,
}

#[derive(Deserialize)]
struct TokenQuery {
    token: String,
}

#[derive(Deserialize)]
struct SsoQuery {
    secret: String,
    data: String,
}

async fn auto_login(
    State(app): State<App>,
    ctx: Ctx,
    Params(query): Params<TokenQuery>,
) -> Result<Json<PartnerAnswer>> {
    let claims = read_token(&app.secrets, &query.token).ok_or_else(used)?;
    if !is_fresh(app.clock().now(), claims.ts) {
        return Err(used());
    }
    admit(&app, &ctx, claims.account, claims.nonce).await
}

async fn sso(State(app): State<App>, ctx: Ctx, Params(query): Params<SsoQuery>) -> Result<Json<PartnerAnswer>> {
    let claims = read_sso(&app.secrets, &query.secret, &query.data).ok_or_else(used)?;
    if !is_fresh(app.clock().now(), claims.ts) {
        return Err(used());
    }
    admit(&app, &ctx, claims.account, claims.nonce).await
}

async fn admit(app: &App, ctx: &Ctx, account: String, nonce: String) -> Result<Json<PartnerAnswer>> {
    let outcome = app.db.write(ctx, (account, nonce), |tx, (account, nonce)| async move {
        if !one_use::burn(&tx, Purpose::PartnerNonce, &nonce, LIFE * 10).await? {
            return Err(used());
        }
        let account = find_by_login(&tx, None, &account).await?;
        // Staff have one door of their own; the weakest one must not lead to the platform.
        let Some(account) = account.filter(|account| UserType::parse(&account.user_type) == UserType::Biz) else {
            tx.audit(|entry| entry.event = Some("auth.refused"));
            return Ok(Outcome::Refused(texts::AUTH_SSO_UNBOUND.into()));
        };
        let company = company::find(&tx, account.company_id).await?.ok_or_else(Problem::not_found)?;
        Ok(match enter(&tx, &account, Door::Partner, false).await? {
            Outcome::Entered(id_token) => {
                Outcome::Entered(PartnerAnswer { id_token, name_cn: account.name_cn, company_name: company.name })
            }
            Outcome::Refused(problem) => Outcome::Refused(problem),
        })
    });
    Ok(Json(outcome.await?.into_result()?))
}

/// A token as the partner makes it; also behind `portal issue-login-token`.
pub fn make_token(secrets: &Secrets, clock: &Clock, account: &str) -> Option<String> {
    let claims =
        Claims { aud: AUDIENCE.into(), account: account.into(), nonce: secret::random_token(), ts: clock.now().0 };
    let body = URL_SAFE_NO_PAD.encode(serde_json::to_vec(&claims).ok()?);
    let signature = hex::encode(secret::mac(secrets.partner()?.as_bytes(), body.as_bytes()));
    Some(format!("{body}.{signature}"))
}

/// `(secret, data)` as the partner makes them.
pub fn make_sso(secrets: &Secrets, clock: &Clock, account: &str) -> Option<(String, String)> {
    let claims = SsoClaims { account: account.into(), ts: clock.now().0, nonce: secret::random_token() };
    let nonce: [u8; 12] = rand::RngExt::random(&mut rand::rng());
    let sealed = secret::encrypt(&sso_key(secrets)?, &nonce, &serde_json::to_vec(&claims).ok()?)?;
    let data = STANDARD.encode([&nonce[..], &sealed].concat());
    Some((hex::encode(secret::mac(secrets.partner()?.as_bytes(), data.as_bytes())), data))
}

fn read_token(secrets: &Secrets, token: &str) -> Option<Claims> {
    let (body, signature) = token.split_once('.')?;
    let expected = secret::mac(secrets.partner()?.as_bytes(), body.as_bytes());
    if !secret::same(&expected, &hex::decode(signature).ok()?) {
        return None;
    }
    let claims: Claims = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(body).ok()?).ok()?;
    (claims.aud == AUDIENCE && claims.nonce.len() >= 16).then_some(claims)
}

fn read_sso(secrets: &Secrets, signature: &str, data: &str) -> Option<SsoClaims> {
    let expected = secret::mac(secrets.partner()?.as_bytes(), data.as_bytes());
    if !secret::same(&expected, &hex::decode(signature).ok()?) {
        return None;
    }
    let bytes = STANDARD.decode(data).ok()?;
    let (nonce, sealed) = bytes.split_at_checked(12)?;
    let claims: SsoClaims = serde_json::from_slice(&secret::decrypt(&sso_key(secrets)?, nonce, sealed)?).ok()?;
    (claims.nonce.len() >= 16).then_some(claims)
}

fn sso_key(secrets: &Secrets) -> Option<[u8; 32]> {
    Some(secret::mac(secrets.partner()?.as_bytes(), b"meione-portal/sso"))
}

/// At most a minute old; a partner's clock may run ahead by as much.
fn is_fresh(now: Timestamp, ts: i64) -> bool {
    now.0.abs_diff(ts) <= LIFE.as_millis() as u64
}

fn used() -> Problem {
    texts::AUTH_TOKEN_USED.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_only_with_its_secret_and_untouched() {
        let (clock, ours) = (Clock::default(), Secrets::new("m", Some("partner".into())));
        let token = make_token(&ours, &clock, "200001_admin").expect("a token");
        assert_eq!(read_token(&ours, &token).map(|claims| claims.account).as_deref(), Some("200001_admin"));
        assert!(read_token(&Secrets::new("m", Some("other".into())), &token).is_none());
        assert!(read_token(&Secrets::new("m", None), &token).is_none());
        let (body, signature) = token.split_once('.').expect("two parts");
        assert!(read_token(&ours, &format!("{body}A.{signature}")).is_none());
    }

    #[test]
    fn sso_data_is_sealed_and_signed() {
        let (clock, ours) = (Clock::default(), Secrets::new("m", Some("partner".into())));
        let (signature, data) = make_sso(&ours, &clock, "200001_admin").expect("sso");
        assert_eq!(read_sso(&ours, &signature, &data).map(|claims| claims.account).as_deref(), Some("200001_admin"));
        assert!(read_sso(&ours, &signature, &data.replace('A', "B")).is_none() || !data.contains('A'));
        assert!(read_sso(&ours, &"0".repeat(64), &data).is_none());
    }

    #[test]
    fn a_minute_and_no_more() {
        let now = Timestamp(1_000_000);
        assert!(is_fresh(now, 1_000_000 - 60_000) && is_fresh(now, 1_000_000 + 60_000));
        assert!(!is_fresh(now, 1_000_000 - 60_001) && !is_fresh(now, 1_000_000 + 60_001));
    }
}
