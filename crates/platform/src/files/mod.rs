//! Files: how they come in, where they are kept, who may read them.
//!
//! An upload streams into a temporary file (`receive`), is looked at and, if it is a picture, written anew
//! (`inspect`), moves into the store (`store`) and then gets its row (`keep`). A row therefore always has its object;
//! an object without a row is an accident that `sweep` removes. Bodies of other services name files by [`FileRef`];
//! [`attach`] and [`views`] are what they need.

mod content;
pub mod entity;
mod form;
mod inspect;
mod keep;
mod link;
mod oss;
mod passing;
mod policy;
mod read;
mod receive;
mod refs;
mod rotate;
mod s3_policy;
mod sealing;
mod shown;
mod slots;
mod small;
mod store;
mod sweep;
mod temp;
mod upload;
mod urlencoded;
mod zip;

use std::sync::Arc;

use moka::sync::Cache;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

pub use content::read_all;
pub use entity::file;
pub use entity::relation::Model as Relation;
pub use keep::{Owner, Staged, discard, keep_bytes, record, stage};
pub use passing::{Passing, receive_one};
pub use refs::{FileRef, FileView, address, attach, find, of_document, open_address, views};
pub use rotate::seal_anew;
pub use shown::{Showing, Showings};
pub use slots::{IMAGE, SHEET, SLOTS, Slot};
pub use store::{Bucket, Storage, TEMP_FOLDER};
pub use sweep::{erase, remove_leftovers, remove_orphans};
pub(crate) use temp::{Temp, disk};
pub use upload::{FileAnswer, UploadForm, upload_for};

use crate::access::Routes;
use crate::http::{Problem, Result};
use store::Store;

/// A picture of 40 megapixels takes some 300 MB while it is open.
const DECODES: usize = 2;
/// Of one company: an upload holds a few hundred KB while it is read, and a place that others want as well.
const UPLOADS_AT_ONCE: usize = 8;
const COMPANIES_REMEMBERED: u64 = 10_000;

/// What the program keeps files with.
pub struct Files {
    pub(crate) store: Store,
    decodes: Semaphore,
    uploads: Cache<i64, Arc<Semaphore>>,
    /// Bytes that one company may keep.
    quota: u64,
}

impl Files {
    pub fn new(storage: Storage, quota: u64) -> anyhow::Result<Self> {
        Ok(Self {
            store: Store::open(storage)?,
            decodes: Semaphore::new(DECODES),
            uploads: Cache::new(COMPANIES_REMEMBERED),
            quota,
        })
    }

    /// Waits while the company has as many uploads under way as it may.
    async fn turn(&self, company_id: i64) -> Result<OwnedSemaphorePermit> {
        let places = self.uploads.get_with(company_id, || Arc::new(Semaphore::new(UPLOADS_AT_ONCE)));
        places.acquire_owned().await.map_err(Problem::internal)
    }

    /// Where a browser sends form posts to, when that is not the portal itself: the page's policy must allow it.
    pub fn origin(&self) -> Option<String> {
        self.store.bucket().map(|bucket| bucket.public_endpoint.origin().ascii_serialization())
    }
}

pub fn routes() -> Routes {
    let all = upload::endpoints().into_iter().chain(oss::endpoints()).chain(read::endpoints()).chain([zip::endpoint()]);
    all.fold(Routes::service("fileservice"), Routes::route)
}
