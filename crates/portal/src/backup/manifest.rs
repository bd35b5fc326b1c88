//! The list of a backup's files, by which a restore knows that it has all of them, unchanged.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::path::{Component, Path};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const NAME: &str = "manifest.json";
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
pub struct Manifest {
    format: u32,
    program: String,
    created: String,
    pub files: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
pub struct Entry {
    /// With `/`, from the backup's folder on.
    path: String,
    bytes: u64,
    sha256: String,
}

impl Manifest {
    pub fn of(folder: &Path) -> Result<Self> {
        let files = names(folder)?.into_iter().map(|path| Entry::of(folder, path)).collect::<Result<_>>()?;
        let created = platform::Clock::default().now().to_string();
        Ok(Self { format: FORMAT, program: env!("CARGO_PKG_VERSION").into(), created, files })
    }

    pub fn write(&self, folder: &Path) -> Result<()> {
        let path = folder.join(NAME);
        let mut file = super::own_file(&path)?;
        file.write_all(&serde_json::to_vec_pretty(self)?)?;
        file.sync_all()?;
        super::sync_folder(Some(folder))
    }

    /// Reads it and compares every file; anything missing, added or changed is named.
    pub fn verified(folder: &Path) -> Result<Self> {
        let text = std::fs::read(folder.join(NAME)).with_context(|| format!("{} is no backup", folder.display()))?;
        let manifest: Self = serde_json::from_slice(&text).context("the manifest cannot be read")?;
        ensure!(manifest.format == FORMAT, "format {} is unknown to this program", manifest.format);
        let listed: BTreeSet<String> = manifest.files.iter().map(|entry| entry.path.clone()).collect();
        for path in &listed {
            let plain = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
            ensure!(plain, "the manifest leads out of its folder: {path}");
        }
        let found = names(folder)?;
        if let Some(path) = listed.symmetric_difference(&found).next() {
            let what = if found.contains(path) { "is not in the manifest" } else { "is missing" };
            anyhow::bail!("{path} {what}");
        }
        for entry in &manifest.files {
            let now = Entry::of(folder, entry.path.clone())?;
            ensure!(now.bytes == entry.bytes && now.sha256 == entry.sha256, "{} was changed", entry.path);
        }
        Ok(manifest)
    }
}

impl Entry {
    fn of(folder: &Path, path: String) -> Result<Self> {
        let mut file = std::fs::File::open(folder.join(&path)).with_context(|| format!("cannot read {path}"))?;
        let (mut hasher, mut bytes, mut buffer) = (Sha256::new(), 0, vec![0; 1 << 20]);
        loop {
            let read = file.read(&mut buffer)?;
            if read == 0 {
                break;
            }
            hasher.update(&buffer[..read]);
            bytes += read as u64;
        }
        Ok(Self { path, bytes, sha256: hex::encode(hasher.finalize()) })
    }
}

/// Every file below `folder` but the manifest itself.
fn names(folder: &Path) -> Result<BTreeSet<String>> {
    let (mut names, mut open) = (BTreeSet::new(), vec![String::new()]);
    while let Some(inner) = open.pop() {
        for entry in std::fs::read_dir(folder.join(&inner))? {
            let entry = entry?;
            let name = entry.file_name().into_string().ok().context("a file name is no text")?;
            let path = if inner.is_empty() { name } else { format!("{inner}/{name}") };
            if entry.file_type()?.is_dir() {
                open.push(path);
            } else if path != NAME {
                names.insert(path);
            }
        }
    }
    Ok(names)
}
