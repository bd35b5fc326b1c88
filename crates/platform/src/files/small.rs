//! Small pictures for lists. One is made when it is first asked for, and kept beside the file that it is of: twenty rows
//! with photographs would otherwise be a hundred megabytes.

use bytes::Bytes;

use super::content;
use super::entity::file;
use super::inspect::{Format, shrink};
use super::store::path_in;
use super::temp::Temp;
use crate::app::App;
use crate::http::{Problem, Result};

pub const SMALL: &str = "small";
/// Of the square that it fits into: the largest place of a list, on a screen with two dots for each.
pub const SIDE: u32 = 128;
/// What weighs no more is sent as it is.
const LIGHT: i64 = 8 * 1024;

pub struct Small {
    pub bytes: Bytes,
    pub format: Format,
}

fn path(key: &str) -> String {
    path_in(SMALL, key)
}

/// `None` where the file itself is to be sent: it is light, no picture, or sealed, so that no open copy may lie about.
pub async fn of(app: &App, file: &file::Model) -> Result<Option<Small>> {
    let extension = file.key.rsplit('.').next().unwrap_or_default();
    let Some(whole) = Format::of_extension(extension).filter(|format| matches!(format, Format::Jpeg | Format::Png))
    else {
        return Ok(None);
    };
    let large = file.width.max(file.height).is_some_and(|px| px as u32 > SIDE);
    if file.sealed || file.stored_size <= LIGHT || !large {
        return Ok(None);
    }
    let format = if file.has_alpha { Format::Png } else { Format::Jpeg };
    let kept = app.files.store.get(&path(&file.key), None).await?;
    let bytes = match kept {
        Some(kept) => kept.bytes().await.map_err(Problem::unavailable)?,
        None => make(app, file, whole, format).await?,
    };
    Ok(Some(Small { bytes, format }))
}

/// Two pictures are open at a time at most, these and those that are being uploaded together.
async fn make(app: &App, file: &file::Model, whole: Format, format: Format) -> Result<Bytes> {
    let turn = app.files.decodes.acquire().await.map_err(Problem::internal)?;
    // Of those who asked at once, the first has made it.
    if let Some(kept) = app.files.store.get(&path(&file.key), None).await? {
        return kept.bytes().await.map_err(Problem::unavailable);
    }
    // Only now: those who wait hold nothing.
    let found = content::read_all(app, file).await?.ok_or_else(|| Problem::internal("a row without its object"))?;
    let made = tokio::task::spawn_blocking(move || shrink(found, whole, format, SIDE));
    let bytes: Bytes = made.await.map_err(Problem::internal)??.into();
    // It can be made again: a full disk keeps nobody from seeing it.
    if let Err(problem) = keep(app, file, &bytes, format).await {
        tracing::warn!(%problem, "a small picture is not kept");
    }
    drop(turn);
    Ok(bytes)
}

async fn keep(app: &App, file: &file::Model, bytes: &Bytes, format: Format) -> Result<()> {
    let temp = Temp::create(app.files.store.temp()).await?.write(bytes.clone()).await?.finish().await?;
    // Somebody else may have made the same one meanwhile.
    app.files.store.put(&path(&file.key), temp.path(), format.content_type()).await?;
    Ok(())
}
