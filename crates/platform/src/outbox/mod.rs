//! What leaves the program: SMS and e-mail. A row is written in the transaction that wants it sent and delivered
//! after the commit by a leased worker, at least once. Payloads are sealed, and erased on delivery.

mod gateway;
mod mail;

use std::collections::HashMap;
use std::time::Duration;

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::{QueryOrder, QuerySelect};

pub use gateway::{DemoGateway, Gateway, HttpGateway, MailGateway, Outgoing, SilentGateway};
pub use mail::{Mailer, Security, Smtp};

use crate::app::App;
use crate::clock::Timestamp;
use crate::db::{Db, Tx};
use crate::http::Result;
use crate::secret::{Place, Secrets};

const BATCH: u64 = 50;
const ATTEMPTS: i32 = 8;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "outbox")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub channel: String,
    pub target: String,
    pub template: String,
    /// Sealed; gone once delivered or given up.
    pub payload: Option<String>,
    pub state: String,
    pub attempts: i32,
    pub next_try: Timestamp,
    pub created_date: Timestamp,
    pub sent_date: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

const WAITING: &str = "WAITING";
const SENT: &str = "SENT";
const FAILED: &str = "FAILED";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    Sms,
    Email,
}

impl Channel {
    pub fn code(self) -> &'static str {
        match self {
            Self::Sms => "SMS",
            Self::Email => "EMAIL",
        }
    }
}

/// Puts a message into the outbox, as part of the transaction, and answers its id. The target is kept sealed as well.
pub async fn push(tx: &Tx, secrets: &Secrets, channel: Channel, to: &str, template: &str, text: &str) -> Result<i64> {
    let id = tx.next_id();
    let row = ActiveModel {
        id: Set(id),
        channel: Set(channel.code().into()),
        target: Set(secrets.seal(&target(id), to)),
        template: Set(template.to_owned()),
        payload: Set(Some(secrets.seal(&payload(id), text))),
        state: Set(WAITING.into()),
        attempts: Set(0),
        next_try: Set(tx.now()),
        created_date: Set(tx.now()),
        sent_date: Set(None),
    };
    Entity::insert(row).exec_without_returning(tx).await?;
    Ok(id)
}

fn target(id: i64) -> Place {
    Place::of("outbox", "target", id)
}

fn payload(id: i64) -> Place {
    Place::of("outbox", "payload", id)
}

/// WAITING, SENT or FAILED, by id.
pub async fn states(db: &Db, ids: &[i64]) -> Result<HashMap<i64, String>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = Entity::find().select_only().columns([Column::Id, Column::State]);
    let rows: Vec<(i64, String)> =
        rows.filter(Column::Id.is_in(ids.iter().copied())).into_tuple().all(db.read()).await?;
    Ok(rows.into_iter().collect())
}

/// Delivers what is due; the number delivered.
pub async fn deliver_due(app: &App) -> Result<u64> {
    let due = Entity::find()
        .filter(Column::State.eq(WAITING))
        .filter(Column::NextTry.lte(app.clock().now()))
        .order_by_asc(Column::NextTry)
        .limit(BATCH)
        .all(app.db.read())
        .await?;
    let mut delivered = 0;
    for row in due {
        let to = app.secrets.open(&target(row.id), &row.target);
        let text = row.payload.as_deref().and_then(|sealed| app.secrets.open(&payload(row.id), sealed));
        let (Some(to), Some(text)) = (to, text) else {
            settle(app, &row, FAILED).await?;
            tracing::error!(id = row.id, "an outbox row cannot be opened with today's keys");
            continue;
        };
        let outgoing = Outgoing { id: row.id, channel: row.channel.clone(), to, template: row.template.clone(), text };
        match app.gateway.send(outgoing).await {
            Ok(()) => {
                settle(app, &row, SENT).await?;
                delivered += 1;
            }
            Err(error) if row.attempts + 1 >= ATTEMPTS => {
                tracing::error!(id = row.id, %error, "a message is given up");
                settle(app, &row, FAILED).await?;
            }
            Err(error) => {
                tracing::warn!(id = row.id, %error, "a message will be tried again");
                settle(app, &row, WAITING).await?;
            }
        }
    }
    Ok(delivered)
}

async fn settle(app: &App, row: &Model, state: &'static str) -> Result<()> {
    let payload = if state == WAITING { row.payload.clone() } else { None };
    app.db
        .technical((row.id, row.attempts + 1, state, payload), |tx, (id, attempts, state, payload)| async move {
            let pause = Duration::from_secs(5 << attempts.clamp(0, 10));
            let row = ActiveModel {
                id: sea_orm::ActiveValue::Unchanged(id),
                state: Set(state.into()),
                payload: Set(payload),
                attempts: Set(attempts),
                next_try: Set(tx.now().plus(pause)),
                sent_date: Set((state == SENT).then(|| tx.now())),
                ..Default::default()
            };
            Entity::update(row).exec(&tx).await?;
            Ok(())
        })
        .await
}
