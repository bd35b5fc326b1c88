//! Prices that a channel's partner sends by itself, and what is read of them.
//!
//! As with token login, the partner signs: the body names its audience, the time and a nonce, and the header
//! `X-Portal-Signature` carries its HMAC-SHA256. Each channel has a key of its own, made from the partner secret, so
//! that whoever may send prices of one channel can neither send those of another nor log anybody in.

use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequest, Request, State};
use platform::access::one_use::{self, Purpose};
use platform::access::{Access, Caller, Ctx, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::form::Checks;
use platform::http::{Params, Problem, Result, Valid, read_body};
use platform::money::Money;
use platform::secret::{self, Secrets};
use platform::{App, Clock, Date, Form, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::entity::price::Model;
use crate::prices::{Sighting, Source, fault, keep, latest_of};
use crate::texts;

/// The outside channels, each a service of its own.
pub const CHANNELS: [&str; 3] = ["jd", "sn", "zkh"];

const LIFE: Duration = Duration::from_secs(60);
const SIGNATURE: &str = "x-portal-signature";
/// Of what fits into the longest body.
const LONGEST_SIGNATURE: usize = 64;

pub fn endpoints(channel: &'static str) -> [Endpoint; 2] {
    [
        get("/api/prices", move |state, caller, asked| read(state, caller, asked, channel))
            .summary("渠道价格")
            .access(
                Access::Codes(&["platformPrice", "platformOffer", "platformTodo"]),
                Tenant::None("what an outside channel asks for a barcode stands there for everybody; no company's row"),
            )
            .needs("barcode", "条形码")
            .answers_all::<SeenPrice>(),
        post("/api/prices", move |state, ctx, request| take(state, ctx, request, channel))
            .summary("推送渠道价格")
            .public("the partner's signature opens one channel, whose prices are no company's rows")
            .audit("price.push")
            .takes::<ChannelPricePush>()
            .answers::<Pushed>(),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ChannelPrice)]
struct SeenPrice {
    channel: String,
    barcode: String,
    price: Money,
    url: String,
    store_name: String,
    captured_date: Date,
}

#[derive(Deserialize)]
struct Asked {
    barcode: String,
}

async fn read(
    State(app): State<App>,
    _caller: Caller,
    Params(asked): Params<Asked>,
    channel: &'static str,
) -> Result<Json<Vec<SeenPrice>>> {
    let rows = latest_of(app.db.read(), channel, asked.barcode.trim()).await?;
    let show = |row: Model| SeenPrice {
        channel: row.channel,
        barcode: row.barcode,
        price: row.price,
        url: row.url,
        store_name: row.store_name,
        captured_date: row.captured_date,
    };
    Ok(Json(rows.into_iter().map(show).collect()))
}

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChannelPricePush {
    #[field("接收方", max = 100, required)]
    aud: String,
    #[field("时间戳", low = 0)]
    ts: i64,
    #[field("随机串", min = 16, max = 100, required)]
    nonce: String,
    #[field("价格", max = 500, list, required)]
    prices: Vec<PushedPrice>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PushedPrice {
    #[field("条形码", max = 14, required)]
    pub barcode: String,
    #[field("价格", low = 0.01, high = 99_999_999.99, required)]
    pub price: Option<Money>,
    #[field("商品链接", max = 500, url)]
    pub url: Option<String>,
    #[field("店铺名称", max = 100)]
    pub store_name: Option<String>,
    #[field("采集日期", required)]
    pub captured_date: Option<Date>,
}

/// How many were new, and how many were known already: sending again does no harm.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ChannelPricePushed)]
pub struct Pushed {
    taken: usize,
    known: usize,
}

async fn take(State(app): State<App>, ctx: Ctx, request: Request, channel: &'static str) -> Result<Json<Pushed>> {
    let signature = request.headers().get(SIGNATURE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let signature = signature.to_owned();
    let body = read_body(request.into_body()).await?;
    if !is_signed(&app.secrets, channel, &body, &signature) {
        return Err(refused());
    }
    let Valid(form) = Valid::<ChannelPricePush>::from_request(Request::new(Body::from(body)), &app).await?;
    let fresh = app.clock().now().0.abs_diff(form.ts) <= LIFE.as_millis() as u64;
    if form.aud != audience(channel) || !fresh {
        return Err(refused());
    }
    check(&form, app.clock().today())?;
    let job = move |tx: Tx, form: ChannelPricePush| async move {
        if !one_use::burn(&tx, Purpose::PartnerNonce, &form.nonce, LIFE * 10).await? {
            return Err(refused());
        }
        let sent = form.prices.len();
        let seen = form.prices.into_iter().filter_map(|row| sighting(channel, row)).collect();
        let source = Source { code: "API", user_id: None, name: "接口推送" };
        let taken = keep(&tx, seen, source).await?;
        tx.audit(|entry| {
            entry.biz_type = "channelPrice";
            entry.after = Some(json!({ "channel": channel, "taken": taken, "known": sent - taken }));
        });
        Ok(Pushed { taken, known: sent - taken })
    };
    app.db.write(&ctx, form, job).await.map(Json)
}

fn sighting(channel: &str, row: PushedPrice) -> Option<Sighting> {
    Some(Sighting {
        channel: channel.to_owned(),
        barcode: row.barcode,
        price: row.price?,
        url: row.url.unwrap_or_default(),
        store_name: row.store_name.unwrap_or_default(),
        captured_date: row.captured_date?,
    })
}

/// What one field alone cannot tell, each at its own place.
fn check(form: &ChannelPricePush, today: Date) -> Result<()> {
    let mut checks = Checks::default();
    for (index, row) in form.prices.iter().enumerate() {
        if let Some((field, text)) = fault(&row.barcode, row.captured_date, today) {
            checks.within(&format!("prices[{index}]"), |checks| {
                checks.refuse_field(<PushedPrice as platform::form::Form>::FIELDS, field, text);
            });
        }
    }
    checks.finish()
}

/// The key that the partner of a channel is given; `None` while no partner secret is configured.
pub fn key(secrets: &Secrets, channel: &str) -> Option<String> {
    let made = secret::mac(secrets.partner()?.as_bytes(), audience(channel).as_bytes());
    Some(hex::encode(made))
}

fn audience(channel: &str) -> String {
    format!("meione-portal/prices/{channel}")
}

/// `(signature, body)` as the partner makes them.
pub fn make(secrets: &Secrets, clock: &Clock, channel: &str, prices: &[PushedPrice]) -> Option<(String, Vec<u8>)> {
    let Timestamp(ts) = clock.now();
    let form = ChannelPricePush { aud: audience(channel), ts, nonce: secret::random_token(), prices: prices.to_vec() };
    let body = serde_json::to_vec(&form).ok()?;
    Some((hex::encode(secret::mac(key(secrets, channel)?.as_bytes(), &body)), body))
}

fn is_signed(secrets: &Secrets, channel: &str, body: &[u8], signature: &str) -> bool {
    if signature.len() != LONGEST_SIGNATURE {
        return false;
    }
    let (Some(key), Ok(signature)) = (key(secrets, channel), hex::decode(signature)) else { return false };
    secret::same(&secret::mac(key.as_bytes(), body), &signature)
}

/// Whatever is wrong with it, a stranger learns no more.
fn refused() -> Problem {
    texts::PRICE_PUSH.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_is_signed_by_its_own_channel() {
        let (clock, ours) = (Clock::default(), Secrets::new("m", Some("partner".into())));
        let (signature, body) = make(&ours, &clock, "jd", &[PushedPrice::default()]).expect("a push");
        assert!(is_signed(&ours, "jd", &body, &signature));
        assert!(!is_signed(&ours, "sn", &body, &signature), "another channel has another key");
        assert!(!is_signed(&Secrets::new("m", Some("other".into())), "jd", &body, &signature));
        assert!(!is_signed(&Secrets::new("m", None), "jd", &body, &signature), "off unless configured");
        assert!(!is_signed(&ours, "jd", &[&body[..], b" "].concat(), &signature));
        for wrong in ["", "00", &"0".repeat(64), &"z".repeat(64)] {
            assert!(!is_signed(&ours, "jd", &body, wrong), "{wrong}");
        }
    }

    #[test]
    fn a_key_of_prices_logs_nobody_in() {
        let ours = Secrets::new("m", Some("partner".into()));
        let keys: Vec<_> = CHANNELS.iter().filter_map(|channel| key(&ours, channel)).collect();
        assert_eq!(keys.len(), 3);
        assert!(keys.iter().all(|key| key != "partner") && keys[0] != keys[1] && keys[1] != keys[2]);
    }
}
