//! What a file holds. Pictures of identity cards are sealed with the installation's key: whoever gets hold of the store
//! alone, or of a copy of it, sees nothing of them.

use std::ops::Range;

use bytes::Bytes;
use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt, TryStreamExt};
use object_store::GetRange;

use super::entity::file;
use super::store::file_path;
use super::temp::{Temp, Whole, on_disk};
use crate::app::App;
use crate::http::{Problem, Result};

pub type Pieces = BoxStream<'static, object_store::Result<Bytes>>;

/// As it goes into the store.
pub async fn sealed(app: &App, whole: Whole) -> Result<Whole> {
    let secrets = app.secrets.clone();
    let bytes = on_disk(move || {
        let plain = std::fs::read(whole.path())?;
        secrets.seal_bytes(&plain).ok_or_else(|| std::io::Error::other("a file that cannot be sealed"))
    });
    let temp = Temp::create(app.files.store.temp()).await?.write(bytes.await?.into()).await?;
    temp.finish().await
}

/// As its readers get it, or a part of that; `None` when the object is gone.
pub async fn pieces(app: &App, file: &file::Model, range: Option<Range<u64>>) -> Result<Option<Pieces>> {
    let path = file_path(&file.key);
    if !file.sealed {
        let found = app.files.store.get(&path, range.map(GetRange::Bounded)).await?;
        return Ok(found.map(|found| found.into_stream()));
    }
    let Some(found) = app.files.store.get(&path, None).await? else { return Ok(None) };
    let bytes = found.bytes().await.map_err(Problem::unavailable)?;
    let secrets = app.secrets.clone();
    let opened = on_disk(move || {
        secrets.open_bytes(&bytes).map(Bytes::from).ok_or_else(|| std::io::Error::other("sealed with another key"))
    });
    let opened = opened.await?;
    let part = range.map_or(opened.clone(), |range| opened.slice(range.start as usize..range.end as usize));
    Ok(Some(stream::once(async { Ok(part) }).boxed()))
}

/// All of a file; `None` when its object is gone. For what is known to be small.
pub async fn whole(app: &App, file: &file::Model) -> Result<Option<Vec<u8>>> {
    let Some(pieces) = pieces(app, file, None).await? else { return Ok(None) };
    let all = pieces.try_fold(Vec::new(), |mut all, piece| async move {
        all.extend_from_slice(&piece);
        Ok(all)
    });
    all.await.map(Some).map_err(Problem::unavailable)
}
