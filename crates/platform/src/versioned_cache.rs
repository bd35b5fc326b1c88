//! What is made from tables and kept in memory until their version moves, on every copy of the program.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::db::Db;
use crate::http::Result;
use crate::setting;

/// The newest of each, by the name of its version in the table of settings.
#[derive(Clone, Default)]
pub struct VersionedCache(Arc<Mutex<HashMap<&'static str, Made>>>);

type Made = (i64, Arc<dyn Any + Send + Sync>);

impl VersionedCache {
    /// The version is read before the tables, so that what is kept is never older than its version.
    pub async fn get<T, F>(&self, db: &Db, name: &'static str, make: F) -> Result<Arc<T>>
    where
        T: Send + Sync + 'static,
        F: AsyncFnOnce(i64) -> Result<T>,
    {
        let version = setting::version(db, name).await?;
        if let Some(found) = self.find(name, version) {
            return Ok(found);
        }
        let made = Arc::new(make(version).await?);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(name, (version, made.clone()));
        Ok(made)
    }

    fn find<T: Send + Sync + 'static>(&self, name: &str, version: i64) -> Option<Arc<T>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, made) = all.get(name).filter(|(known, _)| *known == version)?;
        made.clone().downcast().ok()
    }
}
