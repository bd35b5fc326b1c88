//! Live streams: who listens, and who is to be told that something of theirs has changed.
//!
//! A write that concerns people leaves a nudge for each of them in its own transaction. A copy with listeners asks twice
//! a second, once for all of them, for the new nudges and for the sessions that still live. So a stream costs no query
//! of its own, hears of what any copy wrote, and ends within a second of its session.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::InsertStatement;
use sea_orm::{QueryOrder, QuerySelect};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::access::{Caller, session};
use crate::app::App;
use crate::clock::Timestamp;
use crate::db::{Db, Deferred, Tx, inserts};
use crate::http::Result;
use crate::ids;

const PACE: Duration = Duration::from_millis(500);
/// A transaction takes its ids before it commits; one that takes longer than this is not heard of live.
const LATE: Duration = Duration::from_secs(15);
const KEPT: Duration = Duration::from_secs(300);
/// Of one person: a browser opens one, so this is many browsers.
const STREAMS_PER_USER: usize = 8;
/// A statement takes a limited number of values.
const IDS_PER_QUERY: usize = 1_000;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "push_nudge")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub user_id: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// As part of the transaction that changes something of theirs.
pub fn nudge(tx: &Tx, user_ids: impl IntoIterator<Item = i64>) {
    tx.defer(|nudged: &mut Nudged| nudged.0.extend(user_ids));
}

/// Each of them once, however often the transaction thought of them.
#[derive(Default)]
struct Nudged(BTreeSet<i64>);

#[async_trait]
impl Deferred for Nudged {
    async fn rows(self, tx: &Tx) -> Result<Vec<InsertStatement>> {
        Ok(inserts(self.0.into_iter().map(|user_id| Model { id: tx.next_id(), user_id })))
    }
}

/// Nobody looks that far back.
pub async fn purge(db: &Db) -> Result<u64> {
    db.technical((), |tx, ()| async move {
        let old = ids::first_of(tx.now().minus(KEPT));
        Ok(Entity::delete_many().filter(Column::Id.lt(old)).exec(&tx).await?.rows_affected)
    })
    .await
}

/// The listeners of this copy.
#[derive(Clone, Default)]
pub struct Push(Arc<Shared>);

#[derive(Default)]
struct Shared {
    seats: Mutex<Seats>,
    closing: CancellationToken,
}

#[derive(Default)]
struct Seats {
    last: u64,
    by_no: HashMap<u64, Seat>,
    /// Whether somebody asks the database for them.
    asking: bool,
}

struct Seat {
    user_id: i64,
    session_id: i64,
    /// The account's own end, where it has one.
    until: Option<Timestamp>,
    tell: watch::Sender<()>,
}

/// One stream's ear.
pub struct Listener {
    no: u64,
    shared: Arc<Shared>,
    heard: watch::Receiver<()>,
}

impl Push {
    /// Whatever is committed from now on is heard. The oldest stream of somebody who has too many ends.
    pub fn listen(&self, app: &App, caller: &Caller) -> Listener {
        let (tell, heard) = watch::channel(());
        let mut seats = self.0.seats();
        seats.last += 1;
        let no = seats.last;
        let mut own: Vec<u64> =
            seats.by_no.iter().filter(|(_, seat)| seat.user_id == caller.user_id()).map(|(no, _)| *no).collect();
        own.sort_unstable();
        for oldest in own.iter().take((own.len() + 1).saturating_sub(STREAMS_PER_USER)) {
            seats.by_no.remove(oldest);
        }
        // A copy that goes down takes nobody in any more.
        if !self.0.closing.is_cancelled() {
            let (user_id, session_id, until) = (caller.user_id(), caller.session_id, caller.profile.expire_date);
            seats.by_no.insert(no, Seat { user_id, session_id, until, tell });
            if !std::mem::replace(&mut seats.asking, true) {
                tokio::spawn(ask(app.clone(), self.0.clone()));
            }
        }
        Listener { no, shared: self.0.clone(), heard }
    }

    /// Ends every stream, so that a stop need not wait for them.
    pub fn close(&self) {
        self.0.closing.cancel();
        self.0.seats().by_no.clear();
    }

    pub fn count(&self) -> usize {
        self.0.seats().by_no.len()
    }
}

impl Listener {
    /// Waits for news; `false` when the stream is to end.
    pub async fn news(&mut self) -> bool {
        self.heard.changed().await.is_ok()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.shared.seats().by_no.remove(&self.no);
    }
}

impl Shared {
    fn seats(&self) -> MutexGuard<'_, Seats> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Until nobody listens any more.
async fn ask(app: App, shared: Arc<Shared>) {
    let mut seen = Seen::default();
    loop {
        tokio::select! {
            () = shared.closing.cancelled() => return,
            () = tokio::time::sleep(PACE) => {}
        }
        let sessions: Vec<i64> = {
            let mut seats = shared.seats();
            if seats.by_no.is_empty() {
                seats.asking = false;
                return;
            }
            seats.by_no.values().map(|seat| seat.session_id).collect()
        };
        let (nudged, live) = match news(&app, &mut seen, &sessions).await {
            Ok(answer) => answer,
            // A database that is away for a moment ends no stream.
            Err(problem) => {
                tracing::warn!(%problem, "the streams could not be asked for");
                continue;
            }
        };
        let now = app.clock().now();
        let asked: HashSet<i64> = sessions.into_iter().collect();
        let mut seats = shared.seats();
        seats.by_no.retain(|_, seat| {
            let over = asked.contains(&seat.session_id) && !live.contains(&seat.session_id);
            !over && seat.until.is_none_or(|until| now < until)
        });
        for seat in seats.by_no.values().filter(|seat| nudged.contains(&seat.user_id)) {
            seat.tell.send_replace(());
        }
    }
}

/// Whom something new concerns, and which of the sessions still live.
async fn news(app: &App, seen: &mut Seen, sessions: &[i64]) -> Result<(HashSet<i64>, HashSet<i64>)> {
    Ok((seen.new_nudges(app).await?, live(app, sessions).await?))
}

/// Which nudges were heard, as far back as one may come late.
#[derive(Default)]
struct Seen(HashSet<i64>);

impl Seen {
    async fn new_nudges(&mut self, app: &App) -> Result<HashSet<i64>> {
        let from = ids::first_of(app.clock().now().minus(LATE));
        let rows = Entity::find().filter(Column::Id.gte(from)).order_by_asc(Column::Id).all(app.db.read()).await?;
        self.0.retain(|id| *id >= from);
        Ok(rows.into_iter().filter(|row| self.0.insert(row.id)).map(|row| row.user_id).collect())
    }
}

async fn live(app: &App, sessions: &[i64]) -> Result<HashSet<i64>> {
    let now = app.clock().now();
    let mut live = HashSet::new();
    for ids in sessions.chunks(IDS_PER_QUERY) {
        let found: Vec<i64> = session::Entity::find()
            .select_only()
            .column(session::Column::Id)
            .filter(session::Column::Id.is_in(ids.iter().copied()))
            .filter(session::Column::EndedDate.is_null())
            .filter(session::Column::IdleUntil.gt(now))
            .filter(session::Column::ExpireDate.gt(now))
            .into_tuple()
            .all(app.db.read())
            .await?;
        live.extend(found);
    }
    Ok(live)
}
