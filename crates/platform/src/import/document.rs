//! Any approval document as a sheet: each row becomes a draft.

use std::marker::PhantomData;

use async_trait::async_trait;

use super::Sheet;
use crate::db::Tx;
use crate::document::{Actor, Document, act};
use crate::form::Stage;
use crate::http::Result;

pub struct DocumentSheet<D>(PhantomData<D>);

/// Each draft takes its number, its log line and its row, and on SQLite everybody waits for all of them.
const MAX_DRAFTS: usize = 200;

#[async_trait]
impl<D: Document> Sheet for DocumentSheet<D> {
    type Row = D::Form;

    const KIND: &'static str = D::KIND.biz_type;
    const NAME: &'static str = D::KIND.name;
    const MAX_ROWS: usize = MAX_DRAFTS;
    const STAGE: Stage = Stage::Draft;

    /// The very rules that a draft is made by, so that what passes here is made there.
    async fn check(tx: &Tx, actor: &Actor, rows: &[D::Form]) -> Result<Vec<(usize, String, String)>> {
        actor.must_be_open(D::KIND.open_while)?;
        let mut wrong = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            match act::check::<D>(tx, actor, 0, row, Stage::Draft).await {
                Ok(_) => {}
                Err(problem) if problem.field_errors.is_empty() => return Err(problem),
                Err(problem) => {
                    wrong.extend(problem.field_errors.into_iter().map(|error| (index, error.field, error.message)));
                }
            }
        }
        Ok(wrong)
    }

    async fn take(tx: &Tx, actor: &Actor, rows: Vec<D::Form>) -> Result<usize> {
        let count = rows.len();
        for row in rows {
            act::create::<D>(tx, actor, row, false).await?;
        }
        Ok(count)
    }
}
