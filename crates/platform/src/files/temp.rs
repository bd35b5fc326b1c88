//! A file on its way: hashed while it grows, gone when nobody holds it any more.

use std::fs::File;
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::http::{Problem, Result};

/// A hundred uploads must not make a hundred threads, each with memory of its own: the disk is one.
static DISK: Semaphore = Semaphore::const_new(2);

const BUFFER: usize = 64 * 1024;

/// Hashed and written piece by piece, each while the next one arrives.
pub struct Temp {
    path: TempPath,
    size: u64,
    arriving: Vec<u8>,
    writing: JoinHandle<Result<Pen>>,
}

/// What one thread of the disk's hands to the next.
struct Pen {
    file: File,
    hasher: Sha256,
    /// Two for the whole upload: memory that one thread asks for and another gives back is slow to be used again.
    piece: Vec<u8>,
}

/// Whole and synced.
pub struct Whole {
    path: TempPath,
    pub size: u64,
    pub sha256: String,
}

/// Removed with its last holder; what a killed program leaves is swept.
pub struct TempPath(PathBuf);

impl Temp {
    pub async fn create(folder: &Path) -> Result<Self> {
        make_folder(folder).await?;
        let path = TempPath(folder.join(uuid::Uuid::new_v4().to_string()));
        let open = move || {
            let file = create(path.path())?;
            Ok((path, Pen { file, hasher: Sha256::new(), piece: Vec::new() }))
        };
        let (path, pen) = on_disk(open).await?;
        Ok(Self { path, size: 0, arriving: Vec::new(), writing: tokio::spawn(std::future::ready(Ok(pen))) })
    }

    pub fn size(&self) -> u64 {
        self.size
    }

    pub async fn write(mut self, bytes: Bytes) -> Result<Self> {
        self.size += bytes.len() as u64;
        let mut rest = &bytes[..];
        while self.arriving.len() + rest.len() >= BUFFER {
            let (now, later) = rest.split_at(BUFFER - self.arriving.len());
            self.arrive(now);
            let mut pen = self.writing.await.map_err(Problem::internal)??;
            std::mem::swap(&mut pen.piece, &mut self.arriving);
            self.writing = tokio::spawn(on_disk(move || pen.write()));
            rest = later;
        }
        self.arrive(rest);
        Ok(self)
    }

    fn arrive(&mut self, bytes: &[u8]) {
        self.arriving.reserve_exact(BUFFER - self.arriving.len());
        self.arriving.extend_from_slice(bytes);
    }

    pub async fn finish(self) -> Result<Whole> {
        let mut pen = self.writing.await.map_err(Problem::internal)??;
        pen.piece = self.arriving;
        on_disk(move || {
            let pen = pen.write()?;
            pen.file.sync_all()?;
            Ok(Whole { path: self.path, size: self.size, sha256: hex::encode(pen.hasher.finalize()) })
        })
        .await
    }
}

impl Pen {
    fn write(mut self) -> std::io::Result<Self> {
        self.hasher.update(&self.piece);
        self.file.write_all(&self.piece)?;
        self.piece.clear();
        Ok(self)
    }
}

/// Work on files, a few at a time. It runs to its end even when nobody waits for it any more.
pub async fn on_disk<T: Send + 'static>(work: impl FnOnce() -> std::io::Result<T> + Send + 'static) -> Result<T> {
    let turn = DISK.acquire().await.map_err(Problem::internal)?;
    let work = move || {
        let _turn = turn;
        work()
    };
    tokio::task::spawn_blocking(work).await.map_err(Problem::internal)?.map_err(disk)
}

impl Whole {
    /// A file that somebody else has written, measured.
    pub fn of(path: TempPath) -> std::io::Result<Self> {
        let mut file = std::fs::File::open(&path.0)?;
        let mut hasher = Hashing(Sha256::new());
        let size = std::io::copy(&mut file, &mut hasher)?;
        file.sync_all()?;
        Ok(Self { path, size, sha256: hex::encode(hasher.0.finalize()) })
    }

    pub fn path(&self) -> &Path {
        &self.path.0
    }
}

impl TempPath {
    /// A new name beside `other`, for a file to be written there.
    pub fn beside(other: &Path) -> Self {
        Self(other.with_file_name(uuid::Uuid::new_v4().to_string()))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempPath {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}

struct Hashing(Sha256);

impl std::io::Write for Hashing {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A new file, for our own eyes.
pub fn create(path: &Path) -> std::io::Result<File> {
    File::options().create_new(true).write(true).mode(0o600).open(path)
}

/// For our own eyes, as the rest of what we keep.
pub async fn make_folder(folder: &Path) -> Result<()> {
    tokio::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder).await.map_err(disk)
}

/// A full or broken disk: the same call may succeed later.
pub fn disk(error: std::io::Error) -> Problem {
    Problem::unavailable(error)
}
