//! What a file holds. Pictures of identity cards are sealed with the installation's key: whoever gets hold of the store
//! alone, or of a copy of it, sees nothing of them.
//!
//! A sealed object begins with `PORTALS2` and the id of its key (`secret.rs`), and is sealed for the id of its row: in
//! another file's place it does not open. [`seal`] and [`open`] are all that knows of it.

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
use crate::secret::{Place, Secrets};

pub type Pieces = BoxStream<'static, object_store::Result<Bytes>>;

/// Where the object of a file stands.
pub fn place(id: i64) -> Place {
    Place::of("file", "object", id)
}

fn seal(secrets: &Secrets, id: i64, plain: &[u8]) -> std::io::Result<Vec<u8>> {
    secrets.seal_bytes(&place(id), plain).ok_or_else(|| std::io::Error::other("a file that cannot be sealed"))
}

fn open(secrets: &Secrets, id: i64, sealed: &[u8]) -> std::io::Result<Vec<u8>> {
    let opened = secrets.open_bytes(&place(id), sealed);
    opened.ok_or_else(|| std::io::Error::other("sealed with another key, or for another file"))
}

/// As it goes into the store.
pub async fn sealed(app: &App, id: i64, whole: Whole) -> Result<Whole> {
    let secrets = app.secrets.clone();
    let bytes = on_disk(move || seal(&secrets, id, &std::fs::read(whole.path())?));
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
    let (secrets, id) = (app.secrets.clone(), file.id);
    let opened = on_disk(move || open(&secrets, id, &bytes).map(Bytes::from)).await?;
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
