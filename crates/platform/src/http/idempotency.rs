//! `Idempotency-Key`: the same key with the same body is done once and answered alike, also after a restart.
//!
//! A key is claimed before the work starts, and the work's own transaction marks it committed together with the
//! answer, so that a program killed at any moment neither repeats the work nor forgets that it was done. An answer may hold
//! what its caller alone may read, so it is kept sealed.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use sea_orm::entity::prelude::*;
use sea_orm::{ActiveValue::Set, Condition};
use serde::{Deserialize, Serialize};

use super::problem::{Problem, Result};
use super::{JSON, texts};
use crate::clock::Timestamp;
use crate::db::{Db, ORDINARY, Patience, Tx};
use crate::secret::{Place, Secrets};

pub const HEADER: &str = "idempotency-key";

/// Longer than any request may run.
const LEASE: Duration = Duration::from_secs(90);
const KEPT: Duration = Duration::from_secs(48 * 3600);
/// A repeat waits this long for the first one's answer, and looks this often.
const WAIT: Duration = Duration::from_secs(2);
const PACE: Duration = Duration::from_millis(50);
const RETRY: Duration = Duration::from_millis(500);

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "idempotency")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub user_id: i64,
    pub key: String,
    pub fingerprint: String,
    pub state: String,
    pub lease_until: Timestamp,
    pub status: Option<i32>,
    pub answer: Option<String>,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

const RUNNING: &str = "RUNNING";
const COMMITTED: &str = "COMMITTED";
const DONE: &str = "DONE";

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Claim {
    /// Go on; the row is yours.
    Run { id: i64 },
    /// Done before: this was the answer.
    Replay { id: i64, status: u16, answer: String },
    /// Done before, and nobody got as far as the answer: it is to be read, and nothing to be done.
    Read { id: i64, made: i64 },
    /// Somebody is at it.
    Busy,
}

/// What a caller's key stands for.
#[derive(Clone, Debug)]
pub struct Asked {
    pub user_id: i64,
    pub key: String,
    pub fingerprint: String,
}

/// The row that a call holds, and the status that its success is answered with.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    pub id: i64,
    pub status: u16,
    /// What an earlier try has made already.
    pub made: Option<i64>,
}

/// What a transaction leaves for the key where the answer is read after it: of which row.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    #[serde(rename = "$made")]
    pub id: i64,
}

/// The least and the most characters of a key.
pub const KEY_LENGTH: (usize, usize) = (16, 64);

/// Characters that are safe in a log.
pub fn is_key(text: &str) -> bool {
    (KEY_LENGTH.0..=KEY_LENGTH.1).contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.:".contains(&b))
}

/// Whoever repeats a call that is still under way, its own that it broke off most likely, gets the answer when it is
/// there; only a call that takes its time is answered with 409.
pub async fn claim(db: &Db, secrets: &Secrets, asked: &Asked) -> Result<Claim> {
    let began = Instant::now();
    loop {
        match try_claim(db, asked.clone()).await {
            Ok(Claim::Busy) => {}
            // Two at once: the other one has it.
            Err(problem) if problem.is_duplicate() => {}
            Ok(Claim::Replay { id, status, answer }) => {
                let answer = secrets.opened(&place(id), &answer)?;
                return Ok(match serde_json::from_str::<Made>(&answer) {
                    Ok(Made { id: made }) => Claim::Read { id, made },
                    Err(_) => Claim::Replay { id, status, answer },
                });
            }
            outcome => return outcome,
        }
        if began.elapsed() > WAIT {
            return Err(texts::COMMON_IDEM_BUSY.into());
        }
        tokio::time::sleep(PACE).await;
    }
}

fn place(id: i64) -> Place {
    Place::of("idempotency", "answer", id)
}

/// As an answer is kept.
pub(crate) fn sealed(secrets: &Secrets, id: i64, answer: &str) -> String {
    secrets.seal(&place(id), answer)
}

async fn try_claim(db: &Db, asked: Asked) -> Result<Claim> {
    db.technical(asked, |tx, asked| async move {
        let row = Entity::find().filter(Column::UserId.eq(asked.user_id)).filter(Column::Key.eq(&asked.key));
        let lease_until = tx.now().plus(LEASE);
        let Some(row) = row.one(&tx).await? else {
            let id = tx.next_id();
            let row = ActiveModel {
                id: Set(id),
                user_id: Set(asked.user_id),
                key: Set(asked.key),
                fingerprint: Set(asked.fingerprint),
                state: Set(RUNNING.into()),
                lease_until: Set(lease_until),
                created_date: Set(tx.now()),
                ..Default::default()
            };
            Entity::insert(row).exec_without_returning(&tx).await?;
            return Ok(Claim::Run { id });
        };
        if row.fingerprint != asked.fingerprint {
            return Err(texts::COMMON_IDEM_BODY.into());
        }
        if row.state != RUNNING {
            let status = row.status.and_then(|status| u16::try_from(status).ok()).unwrap_or(200);
            return Ok(Claim::Replay { id: row.id, status, answer: row.answer.unwrap_or_default() });
        }
        // Whoever held it died before its transaction; one of those who ask now takes over.
        let taken = Entity::update_many()
            .col_expr(Column::LeaseUntil, Expr::value(lease_until))
            .filter(Condition::all().add(Column::Id.eq(row.id)).add(Column::State.eq(RUNNING)))
            .filter(Column::LeaseUntil.eq(row.lease_until))
            .filter(Column::LeaseUntil.lt(tx.now()))
            .exec(&tx)
            .await?;
        Ok(if taken.rows_affected == 1 { Claim::Run { id: row.id } } else { Claim::Busy })
    })
    .await
}

/// Part of the work's own transaction; the answer is sealed.
pub(crate) async fn committed(tx: &Tx, held: Held, answer: String) -> Result<()> {
    let marked = Entity::update_many()
        .col_expr(Column::State, Expr::value(COMMITTED))
        .col_expr(Column::Status, Expr::value(i32::from(held.status)))
        .col_expr(Column::Answer, Expr::value(answer))
        .filter(Column::Id.eq(held.id))
        .filter(Column::State.eq(RUNNING))
        .exec(tx)
        .await?;
    // The lease ran out and another run took over: this one must not commit as well.
    if marked.rows_affected == 1 { Ok(()) } else { Err(texts::COMMON_IDEM_BUSY.into()) }
}

/// Keeps a success as it was answered; a refusal frees the key, since nothing was done.
pub async fn finish(db: &Db, secrets: &Secrets, id: i64, response: Response) -> Result<Response> {
    if !response.status().is_success() {
        if free(db, id).await.is_err() {
            // The database is away, which is what the answer says; the key is freed when it is back.
            tokio::spawn(free_later(db.clone(), id));
        }
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, usize::MAX).await.map_err(Problem::internal)?;
    let args = (id, i32::from(parts.status.as_u16()), sealed(secrets, id, &String::from_utf8_lossy(&bytes)));
    db.technical(args, |tx, (id, status, answer)| async move {
        Entity::update_many()
            .col_expr(Column::State, Expr::value(DONE))
            .col_expr(Column::Status, Expr::value(status))
            .col_expr(Column::Answer, Expr::value(answer))
            .filter(Column::Id.eq(id))
            .exec(&tx)
            .await?;
        Ok(())
    })
    .await?;
    Ok(Response::from_parts(parts, Body::from(bytes)))
}

async fn free(db: &Db, id: i64) -> Result<()> {
    db.technical(id, |tx, id| async move {
        let free = Entity::delete_many().filter(Column::Id.eq(id)).filter(Column::State.eq(RUNNING));
        free.exec(&tx).await?;
        Ok(())
    })
    .await
}

/// For as long as the lease would keep it.
async fn free_later(db: Db, id: i64) {
    let began = Instant::now();
    while began.elapsed() < LEASE {
        tokio::time::sleep(RETRY).await;
        if Patience::of(ORDINARY).during(free(&db, id)).await.is_ok() {
            return;
        }
    }
}

pub fn replay(status: u16, answer: String) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
    let mut response = (status, answer).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, JSON);
    response
}

/// Older than two days: nobody repeats a request that late.
pub async fn purge(db: &Db) -> Result<u64> {
    db.technical((), |tx, ()| async move {
        let old = tx.now().minus(KEPT);
        Ok(Entity::delete_many().filter(Column::CreatedDate.lt(old)).exec(&tx).await?.rows_affected)
    })
    .await
}
