//! What accidents leave behind: half-written files, form posts that nobody completed, objects without a row.

use std::collections::HashSet;
use std::time::Duration;

use futures_util::{StreamExt, TryStreamExt};
use object_store::ObjectMeta;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};

use super::entity::file;
use super::store::{FILES, INCOMING};
use crate::app::App;
use crate::clock::Timestamp;
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
    let mut batches = store.list(FILES)?.try_chunks(BATCH);
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
