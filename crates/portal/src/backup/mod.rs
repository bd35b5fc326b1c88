//! Backup and restore of a portal on SQLite and a folder. PostgreSQL and object stores have their own tools.
//!
//! A backup is a folder: `portal.db`, `files/…`, and a manifest with the size and the SHA-256 of each. It appears
//! under its name only when it is whole. The key file `portal.secret` is left out on purpose: whoever finds a
//! backup must not find the key to it as well.

mod manifest;
mod restore;

use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use platform::Clock;
use platform::db::Db;
use platform::files::{Storage, TEMP_FOLDER};
use sea_orm::{ConnectionTrait, Database as Connector, DbBackend, Statement};

use crate::config::{Config, Database};
use crate::open::{beside, make_folder};
use manifest::Manifest;

pub use restore::restore;

const DATABASE: &str = "portal.db";
const FILES: &str = "files";

/// What an operator does where this command cannot help.
pub const POSTGRES_WAY: &str = "\
PostgreSQL has its own tools, which know more than this command could:
  pg_dump --format=custom --file=portal.dump \"$PORTAL_DATABASE_URL\"      one consistent copy, while the portal runs
  pg_restore --clean --if-exists --dbname=\"$PORTAL_DATABASE_URL\" portal.dump
  pg_basebackup with WAL archiving                                      for recovery to any moment
Copy the storage after the database, so that every row's file is in the copy.";

/// Works while the portal runs; returns the number of files.
pub async fn backup(config: &Config, to: &Path) -> Result<usize> {
    let database = sqlite(config)?;
    ensure!(database.is_file(), "there is no database {}", database.display());
    ensure!(!to.exists(), "{} exists already", to.display());
    let partial = beside(to, ".partial");
    if partial.exists() {
        std::fs::remove_dir_all(&partial).context("cannot remove an unfinished backup")?;
    }
    make_folder(&partial)?;

    snapshot(database, &partial.join(DATABASE)).await?;
    check_integrity(&partial.join(DATABASE)).await?;
    // After the database: each row of the copy then finds its file, and a file too many harms nobody.
    if let Storage::Folder(folder) = &config.storage
        && folder.is_dir()
    {
        copy_folder(folder, &partial.join(FILES), Some(TEMP_FOLDER))?;
    }
    let manifest = Manifest::of(&partial)?;
    manifest.write(&partial)?;
    std::fs::rename(&partial, to).with_context(|| format!("cannot give {} its name", to.display()))?;
    sync_folder(to.parent())?;
    Ok(manifest.files.len())
}

fn sqlite(config: &Config) -> Result<&PathBuf> {
    match &config.database {
        Database::Sqlite(path) => Ok(path),
        Database::Postgres(_) => anyhow::bail!(POSTGRES_WAY),
    }
}

/// `VACUUM INTO` reads inside one transaction, so the copy is one moment of the database, and in WAL mode nobody
/// who writes waits for it. SQLite's own backup API starts anew whenever somebody writes, and under load may
/// never end.
async fn snapshot(database: &Path, copy: &Path) -> Result<()> {
    let db = Db::connect(&Database::Sqlite(database.to_owned()).url(), Clock::default()).await?;
    // Made first, for our own eyes: SQLite writes into an empty file as into none.
    own_file(copy)?;
    let into = Statement::from_sql_and_values(DbBackend::Sqlite, "VACUUM INTO ?", [copy.display().to_string().into()]);
    db.owner().execute_raw(into).await.context("the database cannot be copied")?;
    // SQLite leaves the copy to the system's cache.
    std::fs::File::open(copy)?.sync_all()?;
    Ok(())
}

/// Opened as a file that nobody changes, so that looking leaves no trace beside it.
async fn check_integrity(database: &Path) -> Result<()> {
    let url = format!("sqlite://{}?mode=ro&immutable=1", database.display());
    let connection = Connector::connect(url).await?;
    let row = connection.query_one_raw(Statement::from_string(DbBackend::Sqlite, "PRAGMA integrity_check")).await?;
    let verdict: String = row.context("no verdict")?.try_get("", "integrity_check")?;
    connection.close().await?;
    ensure!(verdict == "ok", "{} is damaged: {verdict}", database.display());
    Ok(())
}

/// A new file of mode 600.
fn own_file(path: &Path) -> Result<std::fs::File> {
    let made = std::fs::File::options().create_new(true).write(true).mode(0o600).open(path);
    made.with_context(|| format!("cannot write {}", path.display()))
}

/// `without` is left out at the top: what is still being written belongs to nobody yet.
fn copy_folder(from: &Path, to: &Path, without: Option<&str>) -> Result<()> {
    make_folder(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        if without.is_some_and(|name| entry.file_name() == name) {
            continue;
        }
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target, None)?;
            continue;
        }
        match std::fs::copy(entry.path(), &target) {
            Ok(_) => {
                std::fs::set_permissions(&target, std::fs::Permissions::from_mode(0o600))?;
                std::fs::File::open(&target)?.sync_all()?;
            }
            // A temporary file that the running portal has just finished with.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(|| format!("cannot copy {}", entry.path().display())),
        }
    }
    sync_folder(Some(to))
}

fn sync_folder(folder: Option<&Path>) -> Result<()> {
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(std::fs::File::open(folder)?.sync_all()?)
}
