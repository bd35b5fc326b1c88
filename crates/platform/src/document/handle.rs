//! All kinds of documents behind one face, for the desk that decides on any of them.

use std::collections::HashMap;
use std::sync::Arc;

use async_trait::async_trait;
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query, SelectStatement};

use super::act::{self, Actor, Verdict, notify};
use super::{Document, Kind, Reach, Receiver, head};
use crate::access::Caller;
use crate::app::App;
use crate::db::{Db, Tx};
use crate::files::Showing;
use crate::form::{FieldFact, Form};
use crate::http::Result;
use crate::workflow::{Step, task};

#[async_trait]
pub trait AnyDocument: Send + Sync {
    fn kind(&self) -> &'static Kind;

    fn fields(&self) -> &'static [FieldFact];

    /// Fields that of the staff only holders of these codes read.
    fn read_by(&self) -> &'static [(&'static str, &'static [&'static str])];

    /// The codes that open what is masked.
    fn unmasked_for(&self) -> &'static [&'static str];

    fn steps(&self) -> &'static [Step];

    async fn settle(
        &self,
        tx: &Tx,
        actor: &Actor,
        task: &task::Model,
        verdict: &Verdict,
        row_version: i32,
    ) -> Result<i32>;

    /// The rowVersion of each, as the desk has to send it back.
    async fn row_versions(&self, db: &Db, ids: &[i64]) -> Result<HashMap<i64, i32>>;

    async fn row_version(&self, tx: &Tx, id: i64) -> Result<i32>;

    /// Its files are read by those who read it.
    fn showing(&self) -> Showing;

    /// Refuses whoever may not read the document, as if it did not exist.
    async fn must_reach(&self, app: &App, caller: &Caller, id: i64) -> Result<()>;

    async fn notify(
        &self,
        tx: &Tx,
        actor: &Actor,
        task: &task::Model,
        notice: (&'static str, Vec<Receiver>),
    ) -> Result<()>;
}

struct Handle<D>(std::marker::PhantomData<fn() -> D>);

pub fn handle<D: Document>() -> Arc<dyn AnyDocument> {
    Arc::new(Handle::<D>(std::marker::PhantomData))
}

#[async_trait]
impl<D: Document> AnyDocument for Handle<D> {
    fn kind(&self) -> &'static Kind {
        const { &D::KIND }
    }

    fn fields(&self) -> &'static [FieldFact] {
        D::Form::FIELDS
    }

    fn read_by(&self) -> &'static [(&'static str, &'static [&'static str])] {
        D::READ_BY
    }

    fn unmasked_for(&self) -> &'static [&'static str] {
        D::UNMASKED_FOR
    }

    fn steps(&self) -> &'static [Step] {
        D::FLOW.steps
    }

    async fn settle(
        &self,
        tx: &Tx,
        actor: &Actor,
        task: &task::Model,
        verdict: &Verdict,
        row_version: i32,
    ) -> Result<i32> {
        act::settle::<D>(tx, actor, task, verdict, row_version).await
    }

    async fn row_versions(&self, db: &Db, ids: &[i64]) -> Result<HashMap<i64, i32>> {
        let rows = db.read().query_all(&versions_of::<D>(ids)).await?;
        rows.iter().map(|row| Ok((row.try_get("", "id")?, row.try_get("", "row_version")?))).collect()
    }

    async fn row_version(&self, tx: &Tx, id: i64) -> Result<i32> {
        let row = tx.query_one(&versions_of::<D>(&[id])).await?;
        Ok(row.map(|row| row.try_get("", "row_version")).transpose()?.unwrap_or_default())
    }

    fn showing(&self) -> Showing {
        let reached =
            |app: &App, caller: &Caller| head::select::<D>(&app.organisation.reach(caller)).column("id").to_owned();
        Showing { biz_type: D::KIND.biz_type, codes: D::KIND.codes.read, reached }
    }

    async fn must_reach(&self, app: &App, caller: &Caller, id: i64) -> Result<()> {
        head::find::<D, _>(app.db.read(), &app.organisation.reach(caller), id).await.map(|_| ())
    }

    async fn notify(
        &self,
        tx: &Tx,
        actor: &Actor,
        task: &task::Model,
        notice: (&'static str, Vec<Receiver>),
    ) -> Result<()> {
        let head = head::find::<D, _>(tx, &Reach::Everything, task.biz_id).await?.head;
        let (template, to) = notice;
        notify::<D>(tx, actor, &head, template, to, Vec::new(), act::desk_link(task.id)).await
    }
}

fn versions_of<D: Document>(ids: &[i64]) -> SelectStatement {
    Query::select()
        .columns(["id", "row_version"])
        .from(D::KIND.table)
        .and_where(Expr::col("id").is_in(ids.iter().copied()))
        .to_owned()
}

/// Every kind of document that the program knows.
#[derive(Clone, Default)]
pub struct Documents(Arc<HashMap<&'static str, Arc<dyn AnyDocument>>>);

impl Documents {
    pub fn new(all: Vec<Arc<dyn AnyDocument>>) -> Self {
        Self(Arc::new(all.into_iter().map(|document| (document.kind().biz_type, document)).collect()))
    }

    pub fn get(&self, biz_type: &str) -> Option<&Arc<dyn AnyDocument>> {
        self.0.get(biz_type)
    }

    pub fn all(&self) -> impl Iterator<Item = &Arc<dyn AnyDocument>> {
        self.0.values()
    }
}
