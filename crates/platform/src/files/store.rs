//! The store: a folder, or a bucket of an S3-compatible service. Objects are written once and never changed.
//!
//! `files/ab/abcd….jpg` are what rows name, `small/ab/…` the same for lists; `incoming/company/user/…` are form posts that wait for their completion.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt};
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::buffered::BufWriter;
use object_store::local::LocalFileSystem;
use object_store::path::Path as ObjectPath;
use object_store::{
    Attribute, Attributes, ClientOptions, GetOptions, GetRange, GetResult, ObjectMeta, ObjectStore, ObjectStoreExt,
    RetryConfig,
};
use reqwest::Url;
use tokio::io::AsyncWriteExt;

use super::temp::{disk, on_disk};
use crate::http::{Problem, Result};

/// Inside a storage folder: what is still being written.
pub const TEMP_FOLDER: &str = "temp";
pub const FILES: &str = "files";
pub const INCOMING: &str = "incoming";

/// R12: an upload to a store that is down is refused within five seconds.
pub const REACH_LIMIT: Duration = Duration::from_secs(4);
const CONNECT_LIMIT: Duration = Duration::from_secs(2);
const ANSWER_LIMIT: Duration = Duration::from_secs(30);
const PART_BYTES: usize = 8 * 1024 * 1024;

/// Where files are kept, by configuration.
#[derive(Clone)]
pub enum Storage {
    Folder(PathBuf),
    Bucket(Box<Bucket>),
}

/// No `Debug`: it holds a key.
#[derive(Clone)]
pub struct Bucket {
    pub name: String,
    pub endpoint: Url,
    /// The same as browsers reach it.
    pub public_endpoint: Url,
    pub region: String,
    pub access_key: String,
    pub secret_key: String,
    /// Where uploads wait until they are whole.
    pub temp: PathBuf,
}

pub struct Store {
    storage: Storage,
    temp: PathBuf,
    /// A folder is made when something is first put into it.
    objects: OnceLock<Arc<dyn ObjectStore>>,
}

/// The object of a row.
pub fn file_path(key: &str) -> String {
    path_in(FILES, key)
}

/// Two letters of the random name make 256 folders of even size.
pub fn path_in(prefix: &str, key: &str) -> String {
    format!("{prefix}/{}/{key}", key.get(..2).unwrap_or("__"))
}

impl Store {
    pub fn open(storage: Storage) -> anyhow::Result<Self> {
        let (temp, objects) = match &storage {
            Storage::Folder(folder) => (folder.join(TEMP_FOLDER), OnceLock::new()),
            Storage::Bucket(bucket) => {
                let client: Arc<dyn ObjectStore> = Arc::new(client(bucket)?);
                (bucket.temp.clone(), OnceLock::from(client))
            }
        };
        Ok(Self { storage, temp, objects })
    }

    pub fn temp(&self) -> &Path {
        &self.temp
    }

    pub fn bucket(&self) -> Option<&Bucket> {
        match &self.storage {
            Storage::Bucket(bucket) => Some(bucket),
            Storage::Folder(_) => None,
        }
    }

    /// Asked before an upload is read, so that nobody sends 200 MB to a store that is down.
    pub async fn reachable(&self) -> Result<()> {
        let Storage::Bucket(_) = &self.storage else { return Ok(()) };
        let question = async {
            match self.objects()?.head(&ObjectPath::from("reachable")).await {
                Ok(_) | Err(object_store::Error::NotFound { .. }) => Ok(()),
                Err(error) => Err(Problem::unavailable(error)),
            }
        };
        tokio::time::timeout(REACH_LIMIT, question).await.map_err(|_| Problem::unavailable("the store is silent"))?
    }

    /// Moves a synced temporary file to its place, for good. `false` when something is there already.
    pub async fn put(&self, path: &str, from: &Path, content_type: &'static str) -> Result<bool> {
        match &self.storage {
            Storage::Folder(folder) => {
                let (to, from) = (folder.join(path), from.to_owned());
                on_disk(move || link(&from, &to)).await
            }
            Storage::Bucket(_) => self.send(path, from, content_type).await.map(|()| true),
        }
    }

    async fn send(&self, path: &str, from: &Path, content_type: &'static str) -> Result<()> {
        let kind = Attributes::from_iter([(Attribute::ContentType, content_type)]);
        let writer = BufWriter::with_capacity(self.objects()?, parse(path)?, PART_BYTES);
        let mut writer = writer.with_attributes(kind).with_max_concurrency(2);
        let mut file = tokio::fs::File::open(from).await.map_err(disk)?;
        let sent = async {
            tokio::io::copy(&mut file, &mut writer).await?;
            writer.shutdown().await
        };
        let sent = sent.await;
        if sent.is_err() {
            writer.abort().await.ok();
        }
        sent.map_err(Problem::unavailable)
    }

    /// `None` when there is no such object.
    pub async fn get(&self, path: &str, range: Option<GetRange>) -> Result<Option<GetResult>> {
        let options = GetOptions { range, ..GetOptions::default() };
        match self.objects()?.get_opts(&parse(path)?, options).await {
            Ok(found) => Ok(Some(found)),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(Problem::unavailable(error)),
        }
    }

    /// What is gone already is as good as deleted.
    pub async fn delete(&self, path: &str) -> Result<()> {
        match self.objects()?.delete(&parse(path)?).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(Problem::unavailable(error)),
        }
    }

    pub fn list(&self, prefix: &str) -> Result<BoxStream<'static, Result<ObjectMeta>>> {
        let found = self.objects()?.list(Some(&ObjectPath::from(prefix)));
        Ok(found.map_err(Problem::unavailable).boxed())
    }

    fn objects(&self) -> Result<Arc<dyn ObjectStore>> {
        if let (None, Storage::Folder(folder)) = (self.objects.get(), &self.storage) {
            make_synced(folder).map_err(disk)?;
            let local = LocalFileSystem::new_with_prefix(folder).map_err(Problem::unavailable)?;
            // Each form post has a folder of its own, which goes with it.
            let local = local.with_automatic_cleanup(true);
            self.objects.set(Arc::new(local)).ok();
        }
        self.objects.get().cloned().ok_or_else(|| Problem::internal("no store"))
    }

    /// A folder that nothing was ever put into.
    pub fn is_untouched(&self) -> bool {
        matches!(&self.storage, Storage::Folder(folder) if !folder.exists())
    }
}

fn parse(path: &str) -> Result<ObjectPath> {
    ObjectPath::parse(path).map_err(|_| Problem::not_found())
}

/// Never follows a redirect, and gives up soon: somebody waits for the answer.
fn client(bucket: &Bucket) -> anyhow::Result<AmazonS3> {
    let options = ClientOptions::new()
        .with_allow_http(bucket.endpoint.scheme() == "http")
        .with_connect_timeout(CONNECT_LIMIT)
        .with_timeout(ANSWER_LIMIT);
    let retry = RetryConfig { max_retries: 2, retry_timeout: REACH_LIMIT, ..RetryConfig::default() };
    Ok(AmazonS3Builder::new()
        .with_endpoint(bucket.endpoint.as_str().trim_end_matches('/'))
        .with_bucket_name(&bucket.name)
        .with_region(&bucket.region)
        .with_access_key_id(&bucket.access_key)
        .with_secret_access_key(&bucket.secret_key)
        .with_virtual_hosted_style_request(false)
        .with_client_options(options)
        .with_retry(retry)
        .build()?)
}

/// A link and not a rename: it refuses to replace what is there. Synced before anybody hears of it.
fn link(from: &Path, to: &Path) -> std::io::Result<bool> {
    let folder = to.parent().unwrap_or(Path::new("."));
    make_synced(folder)?;
    match std::fs::hard_link(from, to) {
        Ok(()) => {}
        // The sweep has just removed the folder because it was empty.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && from.exists() => {
            make_synced(folder)?;
            std::fs::hard_link(from, to)?;
        }
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => return Ok(false),
        Err(error) => return Err(error),
    }
    sync(folder)?;
    std::fs::remove_file(from).ok();
    Ok(true)
}

/// A new folder is an entry of its parent, which must reach the disk as well.
fn make_synced(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;

    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    make_synced(parent)?;
    match std::fs::DirBuilder::new().mode(0o700).create(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => sync(parent),
    }
}

fn sync(folder: &Path) -> std::io::Result<()> {
    std::fs::File::open(folder)?.sync_all()
}
