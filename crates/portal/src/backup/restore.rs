//! Restore: what the backup holds takes the place of what is there, which is kept aside and never deleted.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use platform::files::Storage;

use super::manifest::Manifest;
use super::{DATABASE, FILES, check_integrity, copy_folder, sqlite, sync_folder};
use crate::config::Config;
use crate::open::{Lock, beside};

/// Returns where the old database and the old files were put, if there were any.
pub async fn restore(config: &Config, from: &Path, force: bool) -> Result<Vec<PathBuf>> {
    let database = sqlite(config)?;
    let folder = match &config.storage {
        Storage::Folder(folder) => Some(folder),
        Storage::Bucket(_) => None,
    };
    Manifest::verified(from)?;
    check_integrity(&from.join(DATABASE)).await?;
    let _lock = Lock::take(database)?;
    let in_the_way = database.exists() || folder.is_some_and(|folder| is_filled(folder));
    ensure!(force || !in_the_way, "there is a portal at {} already: --force puts it aside", database.display());

    // Copied first and moved after that: a restore that is cut off leaves the old portal as it was.
    let incoming = beside(database, ".restoring");
    std::fs::copy(from.join(DATABASE), &incoming).context("cannot copy the database")?;
    std::fs::set_permissions(&incoming, std::fs::Permissions::from_mode(0o600))?;
    std::fs::File::open(&incoming)?.sync_all()?;
    let incoming_files = folder.map(|folder| beside(folder, ".restoring"));
    if let Some(target) = incoming_files.as_ref().filter(|_| from.join(FILES).is_dir()) {
        if target.exists() {
            std::fs::remove_dir_all(target)?;
        }
        copy_folder(&from.join(FILES), target, None)?;
    }

    let moment = platform::Clock::default().now().local().format(".before-%Y%m%d-%H%M%S").to_string();
    let mut aside = put_aside(database, &moment)?;
    if let (Some(folder), Some(incoming_files)) = (folder, incoming_files) {
        if folder.exists() {
            let kept = beside(folder, &moment);
            std::fs::rename(folder, &kept)?;
            aside.push(kept);
        }
        if incoming_files.exists() {
            std::fs::rename(incoming_files, folder)?;
        }
    }
    std::fs::rename(&incoming, database)?;
    sync_folder(database.parent())?;
    Ok(aside)
}

/// With its log: a log that stays behind would be taken for the new database's.
fn put_aside(database: &Path, moment: &str) -> Result<Vec<PathBuf>> {
    let mut aside = Vec::new();
    for ending in ["", "-wal", "-shm"] {
        let (old, kept) = (beside(database, ending), beside(database, &format!("{moment}{ending}")));
        if old.exists() {
            std::fs::rename(&old, &kept).with_context(|| format!("cannot put {} aside", old.display()))?;
            aside.push(kept);
        }
    }
    Ok(aside)
}

fn is_filled(folder: &Path) -> bool {
    std::fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some())
}
