//! Counts that several lists are asked for at once, answered by one statement: the first page counts a dozen lists, and
//! none of them knows of the others.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Alias, Query, SelectStatement, SimpleExpr};
use tokio::sync::oneshot;

use crate::http::{Problem, Result};

/// Goes with the requests of lists that are counted together ([`super::PageRequest::through`]).
#[derive(Clone, Default)]
pub struct Counter(Arc<Mutex<Vec<Asked>>>);

struct Asked {
    count: SelectStatement,
    tell: oneshot::Sender<i64>,
}

impl Counter {
    /// `work` asks its lists through this counter. Each time all of it waits, what was asked meanwhile is answered.
    pub async fn run<T>(&self, db: &impl ConnectionTrait, work: impl Future<Output = Result<T>>) -> Result<T> {
        let mut work = pin!(work);
        loop {
            let done = poll_fn(|context| match work.as_mut().poll(context) {
                Poll::Ready(done) => Poll::Ready(Some(done)),
                Poll::Pending if self.asked().is_empty() => Poll::Pending,
                Poll::Pending => Poll::Ready(None),
            });
            match done.await {
                Some(done) => return done,
                None => self.answer(db).await?,
            }
        }
    }

    /// `count` selects one number.
    pub(super) async fn ask(&self, count: SelectStatement) -> Result<i64> {
        let (tell, told) = oneshot::channel();
        self.asked().push(Asked { count, tell });
        told.await.map_err(Problem::internal)
    }

    async fn answer(&self, db: &impl ConnectionTrait) -> Result<()> {
        let asked = std::mem::take(&mut *self.asked());
        let (counts, tell): (Vec<_>, Vec<_>) = asked.into_iter().map(|one| (one.count, one.tell)).unzip();
        for (tell, many) in tell.into_iter().zip(all_of(db, counts).await?) {
            tell.send(many).ok();
        }
        Ok(())
    }

    fn asked(&self) -> MutexGuard<'_, Vec<Asked>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Counter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Counter")
    }
}

/// Each of `counts` selects one number; one statement brings them all, in their order.
pub(super) async fn all_of(db: &impl ConnectionTrait, counts: Vec<SelectStatement>) -> Result<Vec<i64>> {
    let mut all = Query::select();
    let many = counts.len();
    for (place, count) in counts.into_iter().enumerate() {
        all.expr_as(SimpleExpr::SubQuery(None, Box::new(count.into())), Alias::new(format!("n{place}")));
    }
    let Some(row) = db.query_one(&all).await? else { return Ok(vec![0; many]) };
    (0..many).map(|place| Ok(row.try_get_by_index(place)?)).collect()
}

#[cfg(test)]
mod tests {
    use sea_orm::sea_query::Expr;

    use super::*;
    use crate::clock::Clock;
    use crate::db::Db;

    fn number(number: i64) -> SelectStatement {
        Query::select().expr(Expr::cust(number.to_string())).to_owned()
    }

    #[tokio::test]
    async fn each_gets_its_own_number_however_late_it_asks() {
        let db = Db::connect("sqlite::memory:", Clock::default()).await.expect("a database");
        let counter = Counter::default();
        let late = async {
            let first = counter.ask(number(3)).await?;
            tokio::task::yield_now().await;
            Ok(first * 10 + counter.ask(number(4)).await?)
        };
        let work = async { tokio::try_join!(counter.ask(number(1)), counter.ask(number(2)), late) };
        assert_eq!(counter.run(db.read(), work).await.expect("counts"), (1, 2, 34));
    }

    #[tokio::test]
    async fn a_statement_that_fails_is_the_answer() {
        let db = Db::connect("sqlite::memory:", Clock::default()).await.expect("a database");
        let counter = Counter::default();
        let nowhere = Query::select().expr(Expr::cust("1")).from("nowhere").to_owned();
        assert!(counter.run(db.read(), counter.ask(nowhere)).await.is_err());
        assert_eq!(counter.run(db.read(), async { Ok(7) }).await.expect("nothing asked"), 7);
    }
}
