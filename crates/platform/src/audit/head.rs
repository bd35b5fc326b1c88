//! The signed head of the chain, exported every minute to a place that the operator chose.
//!
//! The chain finds out whoever changes rows without the key. A head kept elsewhere finds out the rest: a database that was
//! put back to an earlier state, rows that were cut off with their end, and even a chain rewritten by somebody who has
//! the key, as far as there are heads that such a person cannot reach.

use std::fmt;
use std::io::Write;
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use futures_util::TryStreamExt;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use super::entity::{Column, Entity};
use super::seal::End;
use crate::app::App;
use crate::clock::Timestamp;
use crate::files::{Temp, disk};
use crate::http::{Problem, Result};
use crate::secret::Secrets;

/// Begins every head; what it is found by among the lines of a log.
const MARK: &str = "audit-head/1";
/// Where heads lie in the store, by day.
const FOLDER: &str = "audit-heads";

/// Where heads go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HeadTarget {
    /// A line of the program's log.
    #[default]
    Log,
    /// A line of a file that only grows.
    File(PathBuf),
    /// An object each, beside the files; an object lock of the bucket can hold them.
    Storage,
}

/// How far the chain had come, signed by this installation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    pub seal_no: i64,
    pub row_hash: String,
    pub time: Timestamp,
    pub key: String,
    pub signature: String,
}

impl Head {
    fn sign(secrets: &Secrets, end: &End, time: Timestamp) -> Option<Self> {
        let (seal_no, row_hash) = (end.seal_no, end.row_hash.clone());
        let mut head = Self { seal_no, row_hash, time, key: secrets.key_id().to_owned(), signature: String::new() };
        head.signature = secrets.sign_head(&head.statement())?.1;
        Some(head)
    }

    fn statement(&self) -> String {
        format!("{MARK} {} {} {} {}", self.seal_no, self.row_hash, self.time.0, self.key)
    }

    /// Why it is none of ours.
    pub(super) fn fault(&self, secrets: &Secrets) -> Option<&'static str> {
        match secrets.is_signed_head(&self.key, &self.statement(), &self.signature) {
            Some(true) => None,
            Some(false) => Some("its signature is wrong: it was changed or put in the place of another"),
            None => Some("its key is none of this installation's"),
        }
    }

    /// Every head in a text: a file of heads, or a log with other lines between them. A head that cannot be read is kept
    /// without a signature, so that it is found to be none.
    pub fn all_in(text: &str) -> Vec<Self> {
        text.lines().filter_map(|line| line.find(MARK).map(|at| Self::parse(&line[at..]))).collect()
    }

    fn parse(text: &str) -> Self {
        let mut words = text.split(' ').skip(1);
        let mut next = || words.next().unwrap_or_default();
        let (seal_no, row_hash, time, key) = (next(), next(), next(), next());
        // Behind it a log has the end of its line.
        let signature: String = next().chars().take_while(char::is_ascii_hexdigit).collect();
        Self {
            seal_no: seal_no.parse().unwrap_or_default(),
            row_hash: row_hash.to_owned(),
            time: Timestamp(time.parse().unwrap_or_default()),
            key: key.to_owned(),
            signature,
        }
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.statement(), self.signature)
    }
}

/// Where this copy sends heads, and the last that it has sent.
#[derive(Default)]
pub struct Heads {
    pub target: HeadTarget,
    last: Mutex<Option<Head>>,
}

impl Heads {
    pub fn to(target: HeadTarget) -> Self {
        Self { target, last: Mutex::default() }
    }

    fn last(&self) -> Option<Head> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Signs the head and sends it away; `None` where the chain has not grown since.
pub async fn export_head(app: &App) -> Result<Option<Head>> {
    let end = End::read(app.db.read()).await?;
    let last = app.heads.last();
    if !end.is_keyed()
        || last.as_ref().is_some_and(|last| (last.seal_no, &last.row_hash) == (end.seal_no, &end.row_hash))
    {
        return Ok(None);
    }
    if !end.is_ours(app.db.read(), &app.secrets).await? {
        return Err(Problem::internal("the end of the audit chain was changed: no head of it is signed"));
    }
    if let Some(last) = &last {
        let row = Entity::find().filter(Column::SealNo.eq(last.seal_no)).one(app.db.read()).await?;
        if row.and_then(|row| row.row_hash).as_ref() != Some(&last.row_hash) {
            return Err(Problem::internal("the audit chain has lost the head that was exported last"));
        }
    }
    let head = Head::sign(&app.secrets, &end, app.clock().now());
    let head = head.ok_or_else(|| Problem::internal("a head that cannot be signed"))?;
    match &app.heads.target {
        HeadTarget::Log => tracing::info!(%head, "the head of the audit chain"),
        HeadTarget::File(path) => {
            let (path, line) = (path.clone(), format!("{head}\n"));
            let append = tokio::task::spawn_blocking(move || append(&path, &line));
            append.await.map_err(Problem::internal)?.map_err(disk)?;
        }
        HeadTarget::Storage => put(app, &head).await?,
    }
    *app.heads.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(head.clone());
    Ok(Some(head))
}

/// On the disk before anybody relies on it, and for our own eyes alone.
fn append(path: &Path, line: &str) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new().create(true).append(true).mode(0o600).open(path)?;
    if file.metadata()?.permissions().mode() & 0o077 != 0 {
        return Err(std::io::Error::other(format!("{} is open to others: chmod 600 it", path.display())));
    }
    file.write_all(line.as_bytes())?;
    file.sync_all()
}

/// A name of its own for each, since an object that is locked is never written again.
async fn put(app: &App, head: &Head) -> Result<()> {
    let path = format!("{FOLDER}/{}/{:012}-{}", head.time.date(), head.seal_no, head.time.0);
    let temp = Temp::create(app.files.store.temp()).await?.write(format!("{head}\n").into_bytes().into()).await?;
    app.files.store.put(&path, temp.finish().await?.path(), "text/plain").await.map(drop)
}

/// The heads that lie in the store.
pub async fn stored_heads(app: &App) -> Result<Vec<Head>> {
    let found: Vec<_> = app.files.store.list(FOLDER)?.try_collect().await?;
    let mut heads = Vec::with_capacity(found.len());
    for object in found {
        let Some(object) = app.files.store.get(object.location.as_ref(), None).await? else { continue };
        let bytes = object.bytes().await.map_err(Problem::unavailable)?;
        heads.extend(Head::all_in(&String::from_utf8_lossy(&bytes)));
    }
    Ok(heads)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(secrets: &Secrets) -> Head {
        let mut head = Head {
            seal_no: 7,
            row_hash: "ab".repeat(32),
            time: Timestamp(1_700_000_000_000),
            key: secrets.key_id().to_owned(),
            signature: String::new(),
        };
        head.signature = secrets.sign_head(&head.statement()).expect("a signature").1;
        head
    }

    #[test]
    fn heads_are_found_in_a_file_and_between_the_lines_of_a_log() {
        let head = head(&Secrets::new("one", None));
        let log = format!("{{\"message\":\"x\"}}\n{{\"fields\":{{\"head\":\"{head}\"}},\"target\":\"y\"}}\n{head}\n");
        assert_eq!(Head::all_in(&log), [head.clone(), head]);
        assert!(Head::all_in("nothing of the kind").is_empty());
    }

    #[test]
    fn a_head_is_ours_until_a_byte_of_it_changes() {
        let (ours, theirs) = (Secrets::new("one", None), Secrets::new("two", None));
        let good = head(&ours);
        assert_eq!(good.fault(&ours), None);
        assert_eq!(good.fault(&Secrets::new("two", None).after(["one"])), None, "an older key of ours");
        assert!(good.fault(&theirs).is_some_and(|why| why.contains("key")));
        for changed in [
            Head { seal_no: 8, ..good.clone() },
            Head { row_hash: "cd".repeat(32), ..good.clone() },
            Head { time: Timestamp(1), ..good.clone() },
            Head { signature: head(&theirs).signature, ..good.clone() },
        ] {
            assert!(changed.fault(&ours).is_some_and(|why| why.contains("signature")), "{changed}");
        }
        let torn = &good.to_string()[..100];
        assert!(Head::all_in(torn)[0].fault(&ours).is_some());
    }
}
