//! Counters of what must not happen often: failed logins, sent codes, reports. Shared by all copies.
//!
//! A bucket is a keyed hash, so a table of failures tells nothing about names, and unknown names count alike.

use std::collections::HashSet;
use std::time::Duration;

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::OnConflict;
use sea_orm::{EntityTrait, PaginatorTrait};

use crate::clock::Timestamp;
use crate::db::{Db, Tx};
use crate::http::Result;

const KEPT: Duration = Duration::from_secs(25 * 3600);

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "throttle_event")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub bucket: String,
    /// A try whose outcome is not known yet.
    pub pending: bool,
    pub happened_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

mod lock {
    use sea_orm::entity::prelude::*;

    use crate::clock::Timestamp;

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "throttle_lock")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub bucket: String,
        pub until: Timestamp,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

/// One event in `bucket`; its id, for [`settle`] and [`forget`].
pub async fn count_one(tx: &Tx, bucket: &str, pending: bool) -> Result<i64> {
    let id = tx.next_id();
    let row = ActiveModel {
        id: Set(id),
        bucket: Set(bucket.to_owned()),
        pending: Set(pending),
        happened_date: Set(tx.now()),
    };
    Entity::insert(row).exec_without_returning(tx).await?;
    Ok(id)
}

/// Events in `bucket` within the last `window`: those that count, and those still pending.
pub async fn count(tx: &Tx, bucket: &str, window: Duration) -> Result<(u64, u64)> {
    let recent =
        Entity::find().filter(Column::Bucket.eq(bucket)).filter(Column::HappenedDate.gt(tx.now().minus(window)));
    let pending = recent.clone().filter(Column::Pending.eq(true)).count(tx).await?;
    let counted = recent.filter(Column::Pending.eq(false)).count(tx).await?;
    Ok((counted, pending))
}

/// The pending event became a counted one.
pub async fn settle(tx: &Tx, ids: &[i64]) -> Result<()> {
    let settle = Entity::update_many().col_expr(Column::Pending, Expr::value(false));
    settle.filter(Column::Id.is_in(ids.iter().copied())).exec(tx).await?;
    Ok(())
}

pub async fn forget(tx: &Tx, ids: &[i64]) -> Result<()> {
    Entity::delete_many().filter(Column::Id.is_in(ids.iter().copied())).exec(tx).await?;
    Ok(())
}

pub async fn clear(tx: &Tx, bucket: &str) -> Result<()> {
    Entity::delete_many().filter(Column::Bucket.eq(bucket)).exec(tx).await?;
    lock::Entity::delete_by_id(bucket.to_owned()).exec(tx).await?;
    Ok(())
}

pub async fn lock(tx: &Tx, bucket: &str, how_long: Duration) -> Result<()> {
    let row = lock::ActiveModel { bucket: Set(bucket.to_owned()), until: Set(tx.now().plus(how_long)) };
    let renew = OnConflict::column(lock::Column::Bucket).update_column(lock::Column::Until).to_owned();
    lock::Entity::insert(row).on_conflict(renew).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn is_locked(tx: &Tx, bucket: &str) -> Result<bool> {
    let row = lock::Entity::find_by_id(bucket.to_owned()).one(tx).await?;
    Ok(row.is_some_and(|row| row.until > tx.now()))
}

/// Those of `buckets` that are locked now, in one question.
pub async fn locked_of(db: &impl ConnectionTrait, buckets: &[String], now: Timestamp) -> Result<HashSet<String>> {
    let rows = lock::Entity::find()
        .filter(lock::Column::Bucket.is_in(buckets.iter().map(String::as_str)))
        .filter(lock::Column::Until.gt(now));
    Ok(rows.all(db).await?.into_iter().map(|row| row.bucket).collect())
}

/// Counts one event and says whether `limit` in `window` has been passed.
pub async fn is_over(tx: &Tx, bucket: &str, limit: u64, window: Duration) -> Result<bool> {
    tx.lock(bucket).await?;
    let (counted, _) = count(tx, bucket, window).await?;
    if counted >= limit {
        return Ok(true);
    }
    count_one(tx, bucket, false).await?;
    Ok(false)
}

pub async fn purge(db: &Db) -> Result<u64> {
    db.technical((), |tx, ()| async move {
        let events = Entity::delete_many().filter(Column::HappenedDate.lt(tx.now().minus(KEPT))).exec(&tx).await?;
        lock::Entity::delete_many().filter(lock::Column::Until.lt(tx.now())).exec(&tx).await?;
        Ok(events.rows_affected)
    })
    .await
}
