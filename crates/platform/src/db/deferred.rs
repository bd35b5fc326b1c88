//! What a transaction gathers on its way and writes at its end: rows that nothing inside it reads again.
//!
//! All of them go together, since each statement is a way to the database and back: a decision leaves a log line, a
//! task, messages, nudges and its audit entry, and is one statement longer for them, not seven.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use sea_orm::sea_query::{Alias, CommonTableExpression, InsertStatement, WithClause};
use sea_orm::{ActiveModelTrait, ConnectionTrait, DbBackend, EntityTrait, IntoActiveModel, QueryTrait};

use super::Tx;
use crate::http::Result;

/// A statement takes a limited number of values: so many rows go into one INSERT, and so many of those into a statement.
const ROWS_PER_INSERT: usize = 100;
const INSERTS_PER_STATEMENT: usize = 16;

/// One kind of such rows. It is made empty when the first is added.
#[async_trait]
pub trait Deferred: Default + Send + 'static {
    /// All of them, when the transaction's own work is done. What it gathers meanwhile is written as well.
    async fn rows(self, tx: &Tx) -> Result<Vec<InsertStatement>>;
}

/// Rows that are written as they are ([`Tx::leave`]).
pub(super) struct Rows<A>(Vec<A>);

impl<A> Rows<A> {
    pub fn add(&mut self, row: A) {
        self.0.push(row);
    }
}

impl<A> Default for Rows<A> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

#[async_trait]
impl<A: ActiveModelTrait + Send + 'static> Deferred for Rows<A> {
    async fn rows(self, _tx: &Tx) -> Result<Vec<InsertStatement>> {
        Ok(inserts(self.0))
    }
}

#[async_trait]
trait AnyGathered: Send {
    fn as_any(&mut self) -> &mut dyn Any;

    async fn rows(self: Box<Self>, tx: &Tx) -> Result<Vec<InsertStatement>>;
}

#[async_trait]
impl<T: Deferred> AnyGathered for T {
    fn as_any(&mut self) -> &mut dyn Any {
        self
    }

    async fn rows(self: Box<Self>, tx: &Tx) -> Result<Vec<InsertStatement>> {
        Deferred::rows(*self, tx).await
    }
}

/// In the order in which their kinds first came.
#[derive(Default)]
pub(super) struct DeferredRows(Mutex<Vec<Box<dyn AnyGathered>>>);

impl DeferredRows {
    pub fn add<T: Deferred>(&self, add: impl FnOnce(&mut T)) {
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kinds.iter_mut().find_map(|kind| (**kind).as_any().downcast_mut::<T>()) {
            Some(known) => add(known),
            None => {
                let mut new = T::default();
                add(&mut new);
                kinds.push(Box::new(new));
            }
        }
    }

    fn take(&self) -> Vec<Box<dyn AnyGathered>> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub async fn write(&self, tx: &Tx) -> Result<()> {
        let mut rows = Vec::new();
        loop {
            let kinds = self.take();
            if kinds.is_empty() {
                return together(tx, rows).await;
            }
            for kind in kinds {
                rows.extend(kind.rows(tx).await?);
            }
        }
    }
}

/// As few INSERTs as the number of rows allows.
pub fn inserts<A: ActiveModelTrait>(rows: impl IntoIterator<Item = impl IntoActiveModel<A>>) -> Vec<InsertStatement> {
    let mut rows = rows.into_iter().map(IntoActiveModel::into_active_model).peekable();
    let mut all = Vec::new();
    while rows.peek().is_some() {
        let some: Vec<A> = rows.by_ref().take(ROWS_PER_INSERT).collect();
        all.push(A::Entity::insert_many(some).into_query());
    }
    all
}

async fn together(tx: &Tx, rows: Vec<InsertStatement>) -> Result<()> {
    // SQLite takes no INSERT inside another statement, and is not far away.
    let at_once = if tx.get_database_backend() == DbBackend::Postgres { INSERTS_PER_STATEMENT } else { 1 };
    let mut rows = rows.into_iter().peekable();
    while rows.peek().is_some() {
        let mut some: Vec<InsertStatement> = rows.by_ref().take(at_once).collect();
        let Some(mut last) = some.pop() else { break };
        if !some.is_empty() {
            let mut before = WithClause::new();
            for (place, insert) in some.into_iter().enumerate() {
                before.cte(
                    CommonTableExpression::new()
                        .table_name(Alias::new(format!("rows_{place}")))
                        .query(insert)
                        .to_owned(),
                );
            }
            last.with_cte(before);
        }
        tx.execute(&last).await?;
    }
    Ok(())
}
