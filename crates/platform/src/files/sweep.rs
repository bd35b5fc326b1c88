//! What accidents leave behind: half-written files, form posts that nobody completed, objects without a row.

use std::collections::HashSet;
use std::time::Duration;

use futures_util::{StreamExt, TryStreamExt};
use object_store::ObjectMeta;
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QuerySelect};

use super::entity::{file, relation};
use super::small::SMALL;
use super::store::{FILES, INCOMING};
use crate::app::App;
use crate::clock::Timestamp;
use crate::db::Tx;
use crate::http::Result;

/// Whatever is younger may still be on its way.
const AGE: Duration = Duration::from_secs(60 * 60);
const BATCH: usize = 500;

/// Temporary files and form posts; returns how many went.
pub async fn remove_leftovers(app: &App) -> Result<usize> {
    let store = &app.files.store;
    let mut gone = remove_temporary(app).await;
    if store.is_untouched() {
        return Ok(gone);
    }
    let mut posts = store.list(INCOMING)?;
    while let Some(post) = posts.try_next().await? {
        if is_old(app, &post) {
            store.delete(post.location.as_ref()).await?;
            gone += 1;
        }
    }
    Ok(gone)
}

/// Objects whose upload ended before its row was written; returns how many went.
pub async fn remove_orphans(app: &App) -> Result<usize> {
    let store = &app.files.store;
    if store.is_untouched() {
        return Ok(0);
    }
    let mut gone = 0;
    let mut batches = store.list(FILES)?.chain(store.list(SMALL)?).try_chunks(BATCH);
    while let Some(batch) = batches.next().await {
        let batch = batch.map_err(|error| error.1)?;
        let old: Vec<&ObjectMeta> = batch.iter().filter(|object| is_old(app, object)).collect();
        let keys = old.iter().filter_map(|object| object.location.filename().map(str::to_owned));
        let kept: Vec<String> = file::Entity::find()
            .select_only()
            .column(file::Column::Key)
            .filter(file::Column::Key.is_in(keys))
            .into_tuple()
            .all(app.db.read())
            .await?;
        let kept: HashSet<String> = kept.into_iter().collect();
        for object in old.iter().filter(|object| !object.location.filename().is_some_and(|key| kept.contains(key))) {
            store.delete(object.location.as_ref()).await?;
            gone += 1;
        }
    }
    Ok(gone)
}

/// Takes these slots' files away from documents that no longer have a right to them; their objects go with the next
/// sweep. Returns how many went.
pub async fn erase(tx: &Tx, biz_type: &str, biz_ids: &[i64], slots: &[&str]) -> Result<u64> {
    let theirs = Condition::all()
        .add(relation::Column::BizType.eq(biz_type))
        .add(relation::Column::BizId.is_in(biz_ids.iter().copied()));
    let files_of = |which: Condition| {
        relation::Entity::find().select_only().column(relation::Column::FileId).filter(which).into_tuple::<i64>()
    };
    let wanted = theirs.clone().add(relation::Column::Slot.is_in(slots.iter().copied()));
    let mut ids = files_of(wanted).all(tx).await?;
    // What something else still shows stays.
    let shown = Condition::all().add(relation::Column::FileId.is_in(ids.clone())).add(theirs.not());
    let shown = files_of(shown).all(tx).await?;
    ids.retain(|id| !shown.contains(id));
    relation::Entity::delete_many().filter(relation::Column::FileId.is_in(ids.clone())).exec(tx).await?;
    let gone = file::Entity::delete_many().filter(file::Column::Id.is_in(ids)).exec(tx).await?;
    Ok(gone.rows_affected)
}

fn is_old(app: &App, object: &ObjectMeta) -> bool {
    Timestamp(object.last_modified.timestamp_millis()) < app.clock().now().minus(AGE)
}

async fn remove_temporary(app: &App) -> usize {
    let oldest = app.clock().now().minus(AGE);
    let Ok(mut entries) = tokio::fs::read_dir(app.files.store.temp()).await else { return 0 };
    let mut gone = 0;
    while let Ok(Some(entry)) = entries.next_entry().await {
        let modified = entry.metadata().await.and_then(|facts| facts.modified());
        let modified = modified.map(|at| Timestamp(chrono::DateTime::<chrono::Utc>::from(at).timestamp_millis()));
        if modified.is_ok_and(|at| at < oldest) && tokio::fs::remove_file(entry.path()).await.is_ok() {
            gone += 1;
        }
    }
    gone
}
