//! Six-digit codes to a phone or a mailbox: five minutes, five tries, one purpose, one bearer.

use std::time::Duration;

use futures_util::future::BoxFuture;
use platform::access::{Ctx, throttle};
use platform::db::Tx;
use platform::http::{Problem, Result};
use platform::outbox::{self, Channel};
use platform::secret::random_token;
use platform::{App, Timestamp};
use rand::RngExt;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::captcha;
use crate::entity::auth_code;
use crate::texts;

const LIFE: Duration = Duration::from_secs(5 * 60);
const TRIES: i32 = 5;
const PAUSE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 3600);
const HOUR: Duration = Duration::from_secs(3600);
const PER_DAY: u64 = 10;
const PER_NETWORK: u64 = 30;
const CAPTCHA_AFTER: u64 = 3;

/// What a code is for. One sent for one purpose never serves another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    Login,
    ResetPassword,
    Sign,
    Register,
    ProvePhone,
    NewPhone,
    ProveEmail,
}

impl Scene {
    fn code(self) -> &'static str {
        match self {
            Self::Login => "LOGIN",
            Self::ResetPassword => "RESET_PWD",
            Self::Sign => "SIGN",
            Self::Register => "REGISTER",
            Self::ProvePhone => "PROVE_PHONE",
            Self::NewPhone => "NEW_PHONE",
            Self::ProveEmail => "PROVE_EMAIL",
        }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Login => "登录",
            Self::ResetPassword => "重置密码",
            Self::Sign => "签署文件",
            Self::Register => "企业入驻",
            Self::ProvePhone => "验证当前手机号",
            Self::NewPhone => "绑定手机号",
            Self::ProveEmail => "验证邮箱",
        }
    }
}

/// Where a code goes, and for whom it is good.
#[derive(Clone)]
pub struct Order {
    pub scene: Scene,
    /// What the throttles count: the phone, or the name somebody typed.
    pub target: String,
    /// The session or the name that the code is bound to.
    pub subject: String,
    /// `None` is somebody we do not know: everything happens but the sending.
    pub deliver: Option<(Channel, String)>,
    /// Strangers must show that they are people after a few codes.
    pub stranger: Option<CaptchaGiven>,
}

/// Somebody who signs by a link and may have no account.
#[derive(Clone)]
pub struct Signer {
    pub subject: String,
    pub phone: String,
    pub email: String,
}

/// The signer behind the token of a link; `None` for a token that opens nothing.
pub type SignerOf = fn(App, String) -> BoxFuture<'static, Result<Option<Signer>>>;

impl Signer {
    /// The phone, or the mailbox where there is no phone.
    pub fn target(&self) -> &str {
        if self.phone.is_empty() { &self.email } else { &self.phone }
    }
}

#[derive(Clone, Default)]
pub struct CaptchaGiven {
    pub uuid: Option<String>,
    pub typed: Option<String>,
}

pub async fn send(app: &App, ctx: &Ctx, order: Order) -> Result<()> {
    let args = (app.clone(), ctx.network(), order);
    let sent = app
        .db
        .write(ctx, args, |tx, (app, network, order)| async move { send_within(&tx, &app, &network, order).await });
    sent.await?.0?;
    app.wake.notify_one();
    Ok(())
}

/// The inner result is a refusal that must be committed: the captcha is used up all the same.
async fn send_within(tx: &Tx, app: &App, network: &str, order: Order) -> Result<Refusable> {
    let network_bucket = app.secrets.keyed_hash("code/network", network);
    if let Some(given) = &order.stranger {
        let (sent, _) = throttle::count(tx, &network_bucket, HOUR).await?;
        if sent >= CAPTCHA_AFTER && !captcha::compare(tx, app, given.uuid.as_deref(), given.typed.as_deref()).await? {
            let text = if given.typed.is_some() { texts::AUTH_CAPTCHA } else { texts::AUTH_CAPTCHA_NEEDED };
            let refusal = Problem::from(text).with_status(axum::http::StatusCode::BAD_REQUEST);
            return Ok(Refusable(Err(refusal.with("captchaRequired", true))));
        }
    }
    let target_hash = hash_target(app, &order.target);
    let recent = format!("code/{}/{target_hash}", order.scene.code());
    if throttle::is_over(tx, &recent, 1, PAUSE).await? {
        return Ok(Refusable(Err(texts::CODE_TOO_OFTEN.into())));
    }
    if throttle::is_over(tx, &format!("code/day/{target_hash}"), PER_DAY, DAY).await? {
        return Ok(Refusable(Err(texts::CODE_DAY_LIMIT.into())));
    }
    if throttle::is_over(tx, &network_bucket, PER_NETWORK, HOUR).await? {
        return Ok(Refusable(Err(texts::COMMON_TOO_MANY.into())));
    }
    let code = format!("{:06}", rand::rng().random_range(0..1_000_000));
    // What nobody was sent, nobody can guess either.
    let kept = if order.deliver.is_some() { code.clone() } else { random_token() };
    let row = auth_code::ActiveModel {
        id: Set(tx.next_id()),
        scene: Set(order.scene.code().into()),
        target_hash: Set(target_hash),
        subject: Set(hash_subject(app, &order.subject)),
        code_hash: Set(hash_code(app, &order.subject, &kept)),
        try_count: Set(0),
        created_date: Set(tx.now()),
        expire_date: Set(tx.now().plus(LIFE)),
        used_date: Set(None),
    };
    auth_code::Entity::insert(row).exec_without_returning(tx).await?;
    if let Some((channel, to)) = &order.deliver {
        let text = format!("【美ONE】验证码{code}，用于{}，5分钟内有效，请勿告知他人。", order.scene.words());
        outbox::push(tx, &app.secrets, *channel, to, "AUTH_CODE", &text).await?;
    }
    Ok(Refusable(Ok(())))
}

/// A refusal that is part of a committed transaction.
pub struct Refusable(pub Result<()>);

impl serde::Serialize for Refusable {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(self.0.is_ok())
    }
}

/// Right once. A wrong try counts, so the caller commits also when the answer is no.
pub async fn check(tx: &Tx, app: &App, scene: Scene, target: &str, subject: &str, typed: &str) -> Result<bool> {
    match matches(tx, app, scene, target, subject, typed).await? {
        Some(code) => use_up(tx, code.id).await,
        None => Ok(false),
    }
}

/// A code that was typed right: which one, and when it was sent.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Matched {
    pub id: i64,
    pub sent: Timestamp,
}

/// The code that `typed` is, not used up yet; where more is to be checked before that.
pub async fn matches(
    tx: &Tx,
    app: &App,
    scene: Scene,
    target: &str,
    subject: &str,
    typed: &str,
) -> Result<Option<Matched>> {
    let latest = auth_code::Entity::find()
        .filter(auth_code::Column::TargetHash.eq(hash_target(app, target)))
        .filter(auth_code::Column::Scene.eq(scene.code()))
        .filter(auth_code::Column::Subject.eq(hash_subject(app, subject)))
        .order_by_desc(auth_code::Column::Id)
        .one(tx)
        .await?;
    let Some(row) = latest.filter(|row| row.used_date.is_none() && row.expire_date > tx.now()) else {
        return Ok(None);
    };
    // The count goes up before the compare, so that many at once share the five tries.
    let counted = auth_code::Entity::update_many()
        .col_expr(auth_code::Column::TryCount, Expr::col(auth_code::Column::TryCount).add(1))
        .filter(auth_code::Column::Id.eq(row.id))
        .filter(auth_code::Column::TryCount.lt(TRIES))
        .filter(auth_code::Column::UsedDate.is_null())
        .exec(tx)
        .await?;
    let right = counted.rows_affected == 1 && row.code_hash == hash_code(app, subject, typed.trim());
    Ok(right.then_some(Matched { id: row.id, sent: row.created_date }))
}

/// Of many who bring the same code at once, one gets through.
pub async fn use_up(tx: &Tx, id: i64) -> Result<bool> {
    let used = auth_code::Entity::update_many()
        .col_expr(auth_code::Column::UsedDate, Expr::value(tx.now()))
        .filter(auth_code::Column::Id.eq(id))
        .filter(auth_code::Column::UsedDate.is_null())
        .exec(tx)
        .await?;
    Ok(used.rows_affected == 1)
}

pub async fn purge(app: &App) -> Result<u64> {
    app.db
        .technical((), |tx, ()| async move {
            let old = auth_code::Entity::delete_many().filter(auth_code::Column::ExpireDate.lt(tx.now().minus(DAY)));
            Ok(old.exec(&tx).await?.rows_affected)
        })
        .await
}

fn hash_target(app: &App, target: &str) -> String {
    app.secrets.keyed_hash("code/target", target)
}

/// It may be a phone, and not even one of ours.
fn hash_subject(app: &App, subject: &str) -> String {
    app.secrets.keyed_hash("code/subject", subject)
}

fn hash_code(app: &App, subject: &str, code: &str) -> String {
    app.secrets.keyed_hash("code/value", &format!("{subject}\0{code}"))
}
