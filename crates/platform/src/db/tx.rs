//! A transaction in hand: the connection, the moment, fresh ids, and the audit entry in the making.

use std::sync::{Arc, Mutex, PoisonError};

use sea_orm::{
    ActiveModelTrait, ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, ExecResult, IntoActiveModel, QueryResult,
    Statement,
};
use serde::Serialize;
use serde_json::Value;

use super::deferred::{DeferredRows, Rows};
use super::{Deferred, Env, Timed};
use crate::access::{Ctx, Operator};
use crate::audit;
use crate::clock::Timestamp;
use crate::http::Result;
use crate::http::idempotency::{self, Held};

/// Use it as the connection: `Entity::find().one(tx)`.
#[derive(Clone)]
pub struct Tx(Arc<Inner>);

struct Inner {
    transaction: Timed<DatabaseTransaction>,
    now: Timestamp,
    env: Env,
    note: Mutex<AuditEntry>,
    deferred: DeferredRows,
}

/// What a job adds to its audit entry.
#[derive(Clone, Default)]
pub struct AuditEntry {
    pub event: Option<&'static str>,
    pub actor: Option<Operator>,
    pub biz_type: &'static str,
    pub biz_id: Option<i64>,
    pub before: Option<Value>,
    pub after: Option<Value>,
}

impl Tx {
    pub(super) fn begin(transaction: DatabaseTransaction, env: &Env) -> Self {
        let (note, deferred) = (Mutex::default(), DeferredRows::default());
        let transaction = Timed::new(transaction, env.pulse.clone());
        Self(Arc::new(Inner { transaction, now: env.clock.now(), env: env.clone(), note, deferred }))
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

    pub fn audit(&self, note: impl FnOnce(&mut AuditEntry)) {
        note(&mut self.0.note.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Whoever looks whether there is one already and then adds one says this first, with the same words as everybody who
    /// does. On PostgreSQL two transactions do not see each other's rows, so the second waits for the end of the first;
    /// SQLite has one writer.
    pub async fn lock(&self, what: &str) -> Result<()> {
        if self.get_database_backend() == DbBackend::Postgres {
            let sql = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
            self.query_one_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, [what.into()])).await?;
        }
        Ok(())
    }

    /// A second entry, where one act concerns two sides.
    pub fn audit_also(&self, note: impl FnOnce(&mut AuditEntry)) {
        let Some(ctx) = self.ctx() else { return };
        let mut second = AuditEntry::default();
        note(&mut second);
        audit::record(self, ctx, second);
    }

    /// A row to be written at the end, together with everything else that is.
    pub fn defer_insert<A>(&self, row: impl IntoActiveModel<A>)
    where
        A: ActiveModelTrait + Send + 'static,
    {
        let row = row.into_active_model();
        self.defer(|rows: &mut Rows<A>| rows.add(row));
    }

    /// The same for rows of which more is to be said.
    pub fn defer<T: Deferred>(&self, add: impl FnOnce(&mut T)) {
        self.0.deferred.add(add);
    }

    /// Writes what has been gathered so far, for whoever reads it inside the transaction.
    pub async fn flush(&self) -> Result<()> {
        self.0.deferred.write(self).await
    }

    /// What a repeated key will be answered with, where there is a key.
    pub(super) fn answer<T: Serialize>(&self, value: &T) -> Result<Option<(Held, String)>> {
        let held = self.ctx().and_then(|ctx| Option::zip(ctx.idempotency, ctx.secrets.as_ref()));
        let Some((held, secrets)) = held else { return Ok(None) };
        Ok(Some((held, idempotency::sealed(secrets, held.id, &serde_json::to_string(value)?))))
    }

    /// The last statements of every transaction.
    pub(super) async fn seal(&self, answer: Option<(Held, String)>) -> Result<()> {
        if let Some(ctx) = self.ctx() {
            let note = self.0.note.lock().unwrap_or_else(PoisonError::into_inner).clone();
            audit::record(self, ctx, note);
        }
        self.flush().await?;
        if let Some((held, answer)) = answer {
            idempotency::committed(self, held, answer).await?;
        }
        Ok(())
    }

    pub(super) fn into_inner(self) -> Option<DatabaseTransaction> {
        Arc::into_inner(self.0).map(|inner| inner.transaction.into_inner())
    }
}

#[async_trait::async_trait]
impl ConnectionTrait for Tx {
    fn get_database_backend(&self) -> DbBackend {
        self.0.transaction.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> std::result::Result<ExecResult, DbErr> {
        self.0.transaction.execute_raw(statement).await
    }

    async fn execute_unprepared(&self, sql: &str) -> std::result::Result<ExecResult, DbErr> {
        self.0.transaction.execute_unprepared(sql).await
    }

    async fn query_one_raw(&self, statement: Statement) -> std::result::Result<Option<QueryResult>, DbErr> {
        self.0.transaction.query_one_raw(statement).await
    }

    async fn query_all_raw(&self, statement: Statement) -> std::result::Result<Vec<QueryResult>, DbErr> {
        self.0.transaction.query_all_raw(statement).await
    }
}
