//! How often somebody may try a password: by name, by network, by both, whether the name exists or not.
//!
//! A try is noted before the password is looked at, so that many at once share the limit, and settled afterwards.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use platform::App;
use platform::access::{network_of, throttle};
use platform::db::Tx;
use platform::http::{Problem, Result};
use sea_orm::sea_query::{Expr, ExprTrait, Func};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};
use serde::{Deserialize, Serialize};

use crate::captcha;
use crate::codes::CaptchaGiven;
use crate::entity::login_log;
use crate::texts;

const WINDOW: Duration = Duration::from_secs(10 * 60);
const LOCK: Duration = Duration::from_secs(15 * 60);
const CAPTCHA_BY_NAME: u64 = 3;
const CAPTCHA_BY_NETWORK: u64 = 10;
const LOCK_BY_PAIR: u64 = 5;
const LOCK_BY_NAME: u64 = 20;

/// The three things that are counted, as keyed hashes.
#[derive(Clone, Debug)]
pub struct Buckets {
    name: String,
    network: String,
    pair: String,
}

impl Buckets {
    pub fn new(app: &App, login_name: &str, network: &str) -> Self {
        let name = login_name.trim().to_lowercase();
        let hash = |purpose: &str, text: &str| app.secrets.keyed_hash(purpose, text);
        Self {
            pair: hash("login/pair", &format!("{name}\0{network}")),
            name: hash("login/name", &name),
            network: hash("login/network", network),
        }
    }
}

/// Whether the password may be looked at.
#[derive(Serialize, Deserialize)]
pub enum Admission {
    Go(Vec<i64>),
    Locked,
    /// The captcha is missing or wrong; this does not count as a failure.
    Captcha,
    TooMany,
}

impl Admission {
    pub fn into_result(self) -> Result<Vec<i64>> {
        match self {
            Self::Go(events) => Ok(events),
            Self::Locked => Err(texts::AUTH_LOCKED.into()),
            Self::Captcha => Err(Problem::from(texts::AUTH_CAPTCHA).with("captchaRequired", true)),
            Self::TooMany => Err(texts::COMMON_TOO_MANY.into()),
        }
    }
}

pub async fn admit(tx: &Tx, app: &App, buckets: &Buckets, given: &CaptchaGiven) -> Result<Admission> {
    // A pair has one name, so the name's turn is the pair's as well.
    tx.lock(&buckets.name).await?;
    if throttle::is_locked(tx, &buckets.pair).await? || throttle::is_locked(tx, &buckets.name).await? {
        return Ok(Admission::Locked);
    }
    if needs_captcha(tx, buckets).await?
        && !captcha::compare(tx, app, given.uuid.as_deref(), given.typed.as_deref()).await?
    {
        return Ok(Admission::Captcha);
    }
    for (bucket, limit) in [(&buckets.pair, LOCK_BY_PAIR), (&buckets.name, LOCK_BY_NAME)] {
        let (failed, pending) = throttle::count(tx, bucket, WINDOW).await?;
        if failed + pending >= limit {
            return Ok(Admission::TooMany);
        }
    }
    let mut events = Vec::new();
    for bucket in [&buckets.pair, &buckets.name, &buckets.network] {
        events.push(throttle::count_one(tx, bucket, true).await?);
    }
    Ok(Admission::Go(events))
}

/// The password was wrong; whether the next try needs a captcha.
pub async fn failed(tx: &Tx, buckets: &Buckets, events: &[i64]) -> Result<bool> {
    throttle::settle(tx, events).await?;
    if throttle::count(tx, &buckets.pair, WINDOW).await?.0 >= LOCK_BY_PAIR {
        throttle::lock(tx, &buckets.pair, LOCK).await?;
    }
    if throttle::count(tx, &buckets.name, WINDOW).await?.0 >= LOCK_BY_NAME {
        throttle::lock(tx, &buckets.name, LOCK).await?;
    }
    needs_captcha(tx, buckets).await
}

/// The right password: the name starts afresh, the network's failures of other names stay.
pub async fn succeeded(tx: &Tx, buckets: &Buckets, events: &[i64]) -> Result<()> {
    throttle::forget(tx, events).await?;
    throttle::clear(tx, &buckets.pair).await?;
    throttle::clear(tx, &buckets.name).await
}

async fn needs_captcha(tx: &Tx, buckets: &Buckets) -> Result<bool> {
    Ok(throttle::count(tx, &buckets.name, WINDOW).await?.0 >= CAPTCHA_BY_NAME
        || throttle::count(tx, &buckets.network, WINDOW).await?.0 >= CAPTCHA_BY_NETWORK)
}

/// Which of these names are locked, from any network that has tried them lately.
pub async fn locked_of(db: &impl ConnectionTrait, app: &App, names: &[String]) -> Result<HashSet<String>> {
    let mut buckets: HashMap<String, String> = HashMap::new();
    for (name, bucket) in buckets_of(db, app, names).await? {
        buckets.insert(bucket, name);
    }
    let asked: Vec<String> = buckets.keys().cloned().collect();
    let locked = throttle::locked_of(db, &asked, app.clock().now()).await?;
    Ok(locked.iter().filter_map(|bucket| buckets.get(bucket).cloned()).collect())
}

/// The name starts afresh, as after a right password.
pub async fn unlock(tx: &Tx, app: &App, name: &str) -> Result<()> {
    for (_, bucket) in buckets_of(tx, app, &[name.to_owned()]).await? {
        throttle::clear(tx, &bucket).await?;
    }
    Ok(())
}

/// A bucket is a hash and names nobody, so the networks of a name come from the log of its tries.
async fn buckets_of(db: &impl ConnectionTrait, app: &App, names: &[String]) -> Result<Vec<(String, String)>> {
    let lower = |column: login_log::Column| Expr::expr(Func::lower(column.into_expr()));
    let tries: Vec<(String, String)> = login_log::Entity::find()
        .select_only()
        .column(login_log::Column::Login)
        .column(login_log::Column::Ip)
        .distinct()
        .filter(login_log::Column::CreatedDate.gt(app.clock().now().minus(WINDOW + LOCK)))
        .filter(lower(login_log::Column::Login).is_in(names.iter().map(|name| name.to_lowercase())))
        .into_tuple()
        .all(db)
        .await?;
    let mut found: Vec<(String, String)> =
        names.iter().map(|name| (name.clone(), Buckets::new(app, name, "").name)).collect();
    for (typed, ip) in tries {
        let name = names.iter().find(|name| name.eq_ignore_ascii_case(&typed)).cloned().unwrap_or(typed);
        let network = ip.parse().map(network_of).unwrap_or_default();
        let pair = Buckets::new(app, &name, &network).pair;
        found.push((name, pair));
    }
    Ok(found)
}
