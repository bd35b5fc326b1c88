//! What is made from tables and kept in memory until their version moves, on every copy of the program.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Mutex as Turn;

use crate::db::{Db, Patience};
use crate::http::Result;
use crate::setting;

/// The newest of each, by the name of its version in the table of settings.
#[derive(Clone, Default)]
pub struct VersionedCache(Arc<Mutex<HashMap<&'static str, Kept>>>);

#[derive(Clone, Default)]
struct Kept {
    made: Option<(i64, Arc<dyn Any + Send + Sync>)>,
    /// Of many who find it gone, one makes it and the others wait for it.
    turn: Arc<Turn<()>>,
}

impl VersionedCache {
    /// The version is read before the tables, so that what is kept is never older than its version.
    pub async fn get<T, F>(&self, db: &Db, name: &'static str, make: F) -> Result<Arc<T>>
    where
        T: Send + Sync + 'static,
        F: AsyncFnOnce(i64) -> Result<T>,
    {
        let patience = Patience::current();
        let version = match patience.version(name) {
            Some(version) => version,
            None => setting::version(db, name).await?,
        };
        patience.keep_version(name, version);
        let turn = match self.find(name, version) {
            (Some(found), _) => return Ok(found),
            (None, turn) => turn,
        };
        let _turn = turn.lock().await;
        if let (Some(found), _) = self.find(name, version) {
            return Ok(found);
        }
        let made = Arc::new(make(version).await?);
        self.kept(|all| all.entry(name).or_default().made = Some((version, made.clone())));
        Ok(made)
    }

    fn find<T: Send + Sync + 'static>(&self, name: &'static str, version: i64) -> (Option<Arc<T>>, Arc<Turn<()>>) {
        let Kept { made, turn } = self.kept(|all| all.entry(name).or_default().clone());
        let made = made.filter(|(known, _)| *known == version).and_then(|(_, made)| made.downcast().ok());
        (made, turn)
    }

    fn kept<R>(&self, look: impl FnOnce(&mut HashMap<&'static str, Kept>) -> R) -> R {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
