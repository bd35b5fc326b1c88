//! A transaction in hand: the connection, the moment, fresh ids, and the audit entry in the making.

use std::sync::{Arc, Mutex, PoisonError};

use sea_orm::{ActiveModelTrait, DatabaseTransaction, IntoActiveModel};
use serde::Serialize;
use serde_json::Value;

use super::gather::{Gathering, Rows};
use super::{Env, Gathered};
use crate::access::{Actor, Ctx};
use crate::clock::Timestamp;
use crate::http::Result;
use crate::{audit, http};

/// Use it as the connection: `Entity::find().one(&*tx)`.
#[derive(Clone)]
pub struct Tx(Arc<Inner>);

struct Inner {
    transaction: DatabaseTransaction,
    now: Timestamp,
    env: Env,
    note: Mutex<AuditNote>,
    gathering: Gathering,
}

/// What a job adds to its audit entry.
#[derive(Clone, Default)]
pub struct AuditNote {
    pub event: Option<&'static str>,
    pub actor: Option<Actor>,
    pub biz_type: &'static str,
    pub biz_id: Option<i64>,
    pub before: Option<Value>,
    pub after: Option<Value>,
}

impl Tx {
    pub(super) fn begin(transaction: DatabaseTransaction, env: &Env) -> Self {
        let (note, gathering) = (Mutex::default(), Gathering::default());
        Self(Arc::new(Inner { transaction, now: env.clock.now(), env: env.clone(), note, gathering }))
    }

    /// The same moment throughout the transaction.
    pub fn now(&self) -> Timestamp {
        self.0.now
    }

    pub fn next_id(&self) -> i64 {
        self.0.env.ids.next()
    }

    pub fn ctx(&self) -> Option<&Ctx> {
        self.0.env.ctx.as_ref()
    }

    pub fn audit(&self, note: impl FnOnce(&mut AuditNote)) {
        note(&mut self.0.note.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// A second entry, where one deed concerns two sides.
    pub fn audit_also(&self, note: impl FnOnce(&mut AuditNote)) {
        let Some(ctx) = self.ctx() else { return };
        let mut second = AuditNote::default();
        note(&mut second);
        audit::record(self, ctx, second);
    }

    /// A row to be written at the end, together with everything else that is.
    pub fn leave<A>(&self, row: impl IntoActiveModel<A>)
    where
        A: ActiveModelTrait + Send + 'static,
    {
        let row = row.into_active_model();
        self.gather(|rows: &mut Rows<A>| rows.add(row));
    }

    /// The same for rows of which more is to be said.
    pub fn gather<T: Gathered>(&self, add: impl FnOnce(&mut T)) {
        self.0.gathering.add(add);
    }

    /// Writes what has been gathered so far, for whoever reads it inside the transaction.
    pub async fn put_down(&self) -> Result<()> {
        self.0.gathering.write(self).await
    }

    /// What a repeated key will be answered with, where there is a key.
    pub(super) fn answer<T: Serialize>(&self, value: &T) -> Result<Option<(i64, String)>> {
        let claimed = self.ctx().and_then(|ctx| Option::zip(ctx.idempotency_id, ctx.secrets.as_ref()));
        let Some((id, secrets)) = claimed else { return Ok(None) };
        Ok(Some((id, http::idempotency::sealed(secrets, id, &serde_json::to_string(value)?))))
    }

    /// The last statements of every transaction.
    pub(super) async fn seal(&self, answer: Option<(i64, String)>) -> Result<()> {
        if let Some(ctx) = self.ctx() {
            let note = self.0.note.lock().unwrap_or_else(PoisonError::into_inner).clone();
            audit::record(self, ctx, note);
        }
        self.put_down().await?;
        if let Some((id, answer)) = answer {
            http::idempotency::committed(self, id, answer).await?;
        }
        Ok(())
    }

    pub(super) fn into_inner(self) -> Option<DatabaseTransaction> {
        Arc::into_inner(self.0).map(|inner| inner.transaction)
    }
}

impl std::ops::Deref for Tx {
    type Target = DatabaseTransaction;

    fn deref(&self) -> &DatabaseTransaction {
        &self.0.transaction
    }
}
