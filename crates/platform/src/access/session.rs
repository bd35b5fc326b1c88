//! Sessions: an opaque token in the browser, its hash and its limits in a row here.
//!
//! Resolved sessions are remembered for less than a second, so that an ended one is refused everywhere within
//! one second, and a busy page costs one lookup, not twenty.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use moka::future::Cache;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;

use super::caller::{Directory, Profile, UserType};
use super::viewing;
use crate::clock::Timestamp;
use crate::db::{Db, Tx};
use crate::http::{Problem, Result};
use crate::secret::{random_token, sha256};

const REMEMBERED: Duration = Duration::from_millis(800);
const REMEMBERED_SESSIONS: u64 = 100_000;

/// A session in use writes its last use this often at most.
const TOUCH_EVERY: Duration = Duration::from_secs(10);

const IDLE: Duration = Duration::from_secs(30 * 60);
const ABSOLUTE: Duration = Duration::from_secs(12 * 3600);
const IDLE_REMEMBERED: Duration = Duration::from_secs(24 * 3600);
const ABSOLUTE_REMEMBERED: Duration = Duration::from_secs(7 * 24 * 3600);

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "session")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub user_id: i64,
    pub token_hash: String,
    pub remember_me: bool,
    pub created_date: Timestamp,
    pub last_used_date: Timestamp,
    pub idle_until: Timestamp,
    pub expire_date: Timestamp,
    pub ended_date: Option<Timestamp>,
    pub end_reason: Option<String>,
    pub ip: String,
    pub user_agent: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl Model {
    pub fn is_live(&self, now: Timestamp) -> bool {
        self.ended_date.is_none() && now < self.idle_until && now < self.expire_date
    }
}

/// Why a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    Logout,
    Kicked,
    PasswordChanged,
    PasswordReset,
    Disabled,
    CompanyFrozen,
    Switched,
}

impl EndReason {
    fn code(self) -> &'static str {
        match self {
            Self::Logout => "LOGOUT",
            Self::Kicked => "KICKED",
            Self::PasswordChanged => "PASSWORD_CHANGED",
            Self::PasswordReset => "PASSWORD_RESET",
            Self::Disabled => "DISABLED",
            Self::CompanyFrozen => "COMPANY_FROZEN",
            Self::Switched => "SWITCHED",
        }
    }
}

#[derive(Clone)]
pub struct Sessions {
    directory: Arc<dyn Directory>,
    live: Cache<String, Arc<Live>>,
}

/// A session that may act, with the user behind it.
pub struct Live {
    pub session: Model,
    pub profile: Arc<Profile>,
    /// Somebody has begun to write down its use: one call does it for all that come at once.
    touched: AtomicBool,
}

impl Live {
    fn new(session: Model, profile: Profile) -> Arc<Self> {
        Arc::new(Self { session, profile: Arc::new(profile), touched: AtomicBool::new(false) })
    }
}

/// Why somebody is not there.
enum Unknown {
    Nobody,
    Failed(Problem),
}

impl From<Problem> for Unknown {
    fn from(problem: Problem) -> Self {
        Self::Failed(problem)
    }
}

fn known(found: std::result::Result<Arc<Live>, Arc<Unknown>>) -> Result<Option<Arc<Live>>> {
    match found {
        Ok(live) => Ok(Some(live)),
        Err(unknown) => match &*unknown {
            Unknown::Nobody => Ok(None),
            Unknown::Failed(problem) => Err(problem.clone()),
        },
    }
}

impl Sessions {
    pub fn new(directory: Arc<dyn Directory>) -> Self {
        let live = Cache::builder().max_capacity(REMEMBERED_SESSIONS).time_to_live(REMEMBERED).build();
        Self { directory, live }
    }

    /// Who somebody is, without a session.
    pub async fn profile(&self, db: &Db, user_id: i64) -> Result<Option<Profile>> {
        self.directory.profile(db, user_id).await
    }

    pub async fn resolve(&self, db: &Db, token: &str) -> Result<Option<Arc<Live>>> {
        let hash = sha256(token);
        // A page begins with many calls at once: one looks, the others wait for it.
        let found = self.live.try_get_with(hash.clone(), self.find(db, &hash)).await;
        known(found).map(|live| live.filter(|live| live.session.is_live(db.clock.now())))
    }

    async fn find(&self, db: &Db, hash: &str) -> std::result::Result<Arc<Live>, Unknown> {
        let found = Entity::find().filter(Column::TokenHash.eq(hash)).one(db.read()).await.map_err(Problem::from)?;
        let session = found.filter(|session| session.is_live(db.clock.now())).ok_or(Unknown::Nobody)?;
        let profile = self.directory.profile(db, session.user_id).await?.ok_or(Unknown::Nobody)?;
        if profile.expire_date.is_some_and(|end| end <= db.clock.now()) {
            return Err(Unknown::Nobody);
        }
        Ok(Live::new(session, profile))
    }

    /// The same session with the company that it looks at; `None` where nobody opened that view.
    pub async fn viewing(&self, db: &Db, live: &Live, company_id: i64) -> Result<Option<Arc<Live>>> {
        let key = format!("{} {company_id}", live.session.token_hash);
        let look = async {
            if !viewing::is_open(db.read(), live.session.id, company_id).await? {
                return Err(Unknown::Nobody);
            }
            let profile = self.directory.viewing(db, &live.profile, company_id).await?;
            Ok(Live::new(live.session.clone(), profile.ok_or(Unknown::Nobody)?))
        };
        known(self.live.try_get_with(key, look).await)
    }

    /// A call of the user's own keeps the session awake; the stream and the polls do not.
    pub fn touch(&self, db: &Db, live: &Live) {
        let (now, session) = (db.clock.now(), &live.session);
        if now.since(session.last_used_date) < TOUCH_EVERY || live.touched.swap(true, Ordering::Relaxed) {
            return;
        }
        let (db, id, idle) = (db.clone(), session.id, idle(session.remember_me));
        tokio::spawn(async move {
            let touched = db.technical((id, idle), |tx, (id, idle)| async move {
                Entity::update_many()
                    .col_expr(Column::LastUsedDate, Expr::value(tx.now()))
                    .col_expr(Column::IdleUntil, Expr::value(tx.now().plus(idle)))
                    .filter(Column::Id.eq(id))
                    .filter(Column::EndedDate.is_null())
                    .exec(&tx)
                    .await?;
                Ok(())
            });
            if let Err(problem) = touched.await {
                tracing::warn!(%problem, "a session's last use was not written");
            }
        });
    }

    /// Forgets what this copy remembers; the others do within [`REMEMBERED`].
    pub fn forget(&self) {
        self.live.invalidate_all();
    }
}

/// Starts a session and gives its token, which is kept nowhere else. Staff are never remembered.
pub async fn start(tx: &Tx, user_id: i64, user_type: UserType, remember_me: bool) -> Result<String> {
    let token = random_token();
    let remember_me = remember_me && user_type == UserType::Biz;
    let (ip, user_agent) = tx.ctx().map(|ctx| (ctx.ip.clone(), ctx.user_agent.clone())).unwrap_or_default();
    let row = ActiveModel {
        id: Set(tx.next_id()),
        user_id: Set(user_id),
        token_hash: Set(sha256(&token)),
        remember_me: Set(remember_me),
        created_date: Set(tx.now()),
        last_used_date: Set(tx.now()),
        idle_until: Set(tx.now().plus(idle(remember_me))),
        expire_date: Set(tx.now().plus(if remember_me { ABSOLUTE_REMEMBERED } else { ABSOLUTE })),
        ip: Set(ip),
        user_agent: Set(user_agent),
        ..Default::default()
    };
    Entity::insert(row).exec_without_returning(tx).await?;
    Ok(token)
}

/// Ends the sessions that `which` finds; the number of those that were still open.
pub async fn end(tx: &Tx, which: impl Into<sea_orm::Condition>, reason: EndReason) -> Result<u64> {
    let ended = Entity::update_many()
        .col_expr(Column::EndedDate, Expr::value(tx.now()))
        .col_expr(Column::EndReason, Expr::value(reason.code()))
        .filter(which.into())
        .filter(Column::EndedDate.is_null())
        .exec(tx)
        .await?;
    Ok(ended.rows_affected)
}

/// Rows of ended sessions are kept for the devices page and then go.
pub async fn purge(db: &Db) -> Result<u64> {
    db.technical((), |tx, ()| async move {
        let old = tx.now().minus(Duration::from_secs(200 * 24 * 3600));
        viewing::Entity::delete_many().filter(viewing::Column::CreatedDate.lt(old)).exec(&tx).await?;
        Ok(Entity::delete_many().filter(Column::ExpireDate.lt(old)).exec(&tx).await?.rows_affected)
    })
    .await
}

fn idle(remember_me: bool) -> Duration {
    if remember_me { IDLE_REMEMBERED } else { IDLE }
}
