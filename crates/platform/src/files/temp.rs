//! A file on its way: hashed while it grows, gone when nobody holds it any more.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::http::{Problem, Result};

/// A hundred uploads must not make a hundred threads, each with memory of its own: the disk is one.
static DISK: Semaphore = Semaphore::const_new(2);

const BUFFER: usize = 64 * 1024;

pub struct Temp {
    path: TempPath,
    file: File,
    hasher: Sha256,
    size: u64,
    /// One for the whole upload: memory that one thread asks for and another gives back is slow to be used again.
    buffer: Vec<u8>,
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
        let file = File::options().create_new(true).write(true).open(path.path()).map_err(disk)?;
        Ok(Self { path, file, hasher: Sha256::new(), size: 0, buffer: Vec::with_capacity(BUFFER) })
    }

    pub fn size(&self) -> u64 {
        self.size
    }

    pub async fn write(mut self, bytes: Bytes) -> Result<Self> {
        self.size += bytes.len() as u64;
        let mut rest = &bytes[..];
        while self.buffer.len() + rest.len() >= BUFFER {
            let (now, later) = rest.split_at(BUFFER - self.buffer.len());
            self.buffer.extend_from_slice(now);
            self = on_disk(move || self.flushed()).await?;
            rest = later;
        }
        self.buffer.extend_from_slice(rest);
        Ok(self)
    }

    fn flushed(mut self) -> std::io::Result<Self> {
        self.hasher.update(&self.buffer);
        self.file.write_all(&self.buffer)?;
        self.buffer.clear();
        Ok(self)
    }

    pub async fn finish(self) -> Result<Whole> {
        on_disk(move || {
            let this = self.flushed()?;
            this.file.sync_all()?;
            Ok(Whole { path: this.path, size: this.size, sha256: hex::encode(this.hasher.finalize()) })
        })
        .await
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

/// For our own eyes, as the rest of what we keep.
pub async fn make_folder(folder: &Path) -> Result<()> {
    tokio::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder).await.map_err(disk)
}

/// A full or broken disk: the same call may succeed later.
pub fn disk(error: std::io::Error) -> Problem {
    Problem::unavailable(error)
}
