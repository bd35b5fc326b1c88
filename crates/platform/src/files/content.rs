//! What a file holds. Pictures of identity cards are sealed with the installation's key: whoever gets hold of the store
//! alone, or of a copy of it, sees nothing of them.
//!
//! A sealed object begins with `PORTALS2` and the id of its key (`secret.rs`), and is sealed for the id of its row, piece by
//! piece (`sealing.rs`): in another file's place it does not open. What was sealed before is opened whole.

use std::ops::Range;

use bytes::Bytes;
use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt, TryStreamExt};
use object_store::GetRange;
use tokio::sync::Semaphore;

use super::entity::file;
use super::sealing::{self, HEAD, Opener, Opening, PIECE};
use super::store::file_path;
use super::temp::{TempPath, Whole, create, on_disk};
use crate::app::App;
use crate::http::{Problem, Result};
use crate::secret::Place;

pub type Pieces = BoxStream<'static, object_store::Result<Bytes>>;

/// Where the object of a file stands.
pub fn place(id: i64) -> Place {
    Place::of("file", "object", id)
}

/// What was sealed whole is opened whole, up to 20 MB twice: two at a time, until their readers have them.
static WHOLE: Semaphore = Semaphore::const_new(2);

/// A folder's piece is read on a thread, and a thread has memory of its own: a few read for all.
static READS: Semaphore = Semaphore::const_new(8);

/// As it goes into the store.
pub async fn sealed(app: &App, id: i64, whole: Whole) -> Result<Whole> {
    let secrets = app.secrets.clone();
    on_disk(move || {
        let path = TempPath::beside(whole.path());
        sealing::seal(&secrets, &place(id), whole.path(), std::io::BufWriter::new(create(path.path())?))?;
        Whole::of(path)
    })
    .await
}

/// As its readers get it, or a part of that; `None` when the object is gone.
pub async fn pieces(app: &App, file: &file::Model, range: Option<Range<u64>>) -> Result<Option<Pieces>> {
    let path = file_path(&file.key);
    if !file.sealed {
        let found = app.files.store.get(&path, range.map(GetRange::Bounded)).await?;
        return Ok(found.map(|found| in_turns(app, found.into_stream())));
    }
    let size = file.stored_size as u64;
    let Some(head) = app.files.store.get(&path, Some(GetRange::Bounded(0..HEAD))).await? else { return Ok(None) };
    let head = head.bytes().await.map_err(Problem::unavailable)?;
    let range = range.unwrap_or(0..size);
    match Opener::of(&app.secrets, &place(file.id), &head, size) {
        Some(opener) => in_pieces(app, &path, opener, range).await,
        None => opened_whole(app, &path, range).await,
    }
}

/// A bucket is another machine, for which nobody has to wait.
fn in_turns(app: &App, object: Pieces) -> Pieces {
    if app.files.store.bucket().is_some() {
        return object;
    }
    let pieces = stream::unfold(object, |mut object| async move {
        let _turn = READS.acquire().await.ok()?;
        let piece = object.next().await?;
        Some((piece, object))
    });
    pieces.boxed()
}

async fn in_pieces(app: &App, path: &str, opener: Opener, range: Range<u64>) -> Result<Option<Pieces>> {
    let (place, _) = opener.place(&range);
    let Some(found) = app.files.store.get(path, Some(GetRange::Bounded(place))).await? else { return Ok(None) };
    let state = (in_turns(app, found.into_stream()), Opening::new(opener, range));
    let pieces = stream::try_unfold(state, |(mut object, mut opening)| async move {
        loop {
            if let Some(piece) = opening.next().map_err(unreadable)? {
                return Ok(Some((piece, (object, opening))));
            }
            match object.try_next().await? {
                Some(bytes) => opening.add(&bytes),
                None if opening.is_done() => return Ok(None),
                None => return Err(unreadable(std::io::Error::other("a sealed file without its end"))),
            }
        }
    });
    // One is opened before anything is answered: what is not ours is refused, not begun.
    let mut pieces = pieces.boxed();
    let first = pieces.try_next().await.map_err(Problem::internal)?;
    Ok(Some(stream::iter(first.map(Ok)).chain(pieces).boxed()))
}

async fn opened_whole(app: &App, path: &str, range: Range<u64>) -> Result<Option<Pieces>> {
    let turn = WHOLE.acquire().await.map_err(Problem::internal)?;
    let Some(found) = app.files.store.get(path, None).await? else { return Ok(None) };
    let bytes = found.bytes().await.map_err(Problem::unavailable)?;
    let secrets = app.secrets.clone();
    let opened = on_disk(move || {
        let opened = secrets.open_placeless(&bytes).map(Bytes::from);
        opened.ok_or_else(|| std::io::Error::other("sealed with another key"))
    });
    let part = opened.await?.slice(range.start as usize..range.end as usize);
    // In pieces, so that the turn ends with the last byte, or with the reader.
    let pieces = stream::unfold((part, turn), |(mut part, turn)| async move {
        let piece = part.split_to(part.len().min(PIECE as usize));
        (!piece.is_empty()).then_some((Ok(piece), (part, turn)))
    });
    Ok(Some(pieces.boxed()))
}

fn unreadable(error: std::io::Error) -> object_store::Error {
    object_store::Error::Generic { store: "sealed", source: Box::new(error) }
}

/// All of a file; `None` when its object is gone. For what is known to be small.
pub async fn read_all(app: &App, file: &file::Model) -> Result<Option<Vec<u8>>> {
    let Some(pieces) = pieces(app, file, None).await? else { return Ok(None) };
    let all = pieces.try_fold(Vec::new(), |mut all, piece| async move {
        all.extend_from_slice(&piece);
        Ok(all)
    });
    all.await.map(Some).map_err(Problem::unavailable)
}
