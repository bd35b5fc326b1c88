//! Lookups: which things of one module hang on those of another, without the two knowing each other's tables.
//!
//! A module asks at a point it names (`certificate.offers`) with what it knows of its own things; whoever keeps others
//! that hang on them registers an answer there. While nobody does, nothing hangs on anything.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::app::App;
use crate::clock::Date;
use crate::http::Result;

/// For each id of the one who asks, the ids of what hangs on it.
pub type Found = HashMap<i64, BTreeSet<i64>>;

/// Pairs of an asked id and something that hangs on it, gathered.
pub fn gathered(pairs: impl IntoIterator<Item = (i64, i64)>) -> Found {
    let mut found = Found::new();
    for (id, hanging) in pairs {
        found.entry(id).or_default().insert(hanging);
    }
    found
}

/// What the points `company.*` tell: which companies are asked about, and from which day on their deeds count.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Conduct {
    pub company_ids: Vec<i64>,
    pub since: Date,
}

#[derive(Clone)]
pub struct Lookup {
    pub point: &'static str,
    find: Arc<dyn Fn(App, Json) -> BoxFuture<'static, Result<Found>> + Send + Sync>,
}

impl Lookup {
    /// `facts` are what the point tells of the things it asks about: one statement should answer for all of them.
    pub fn new<F, Fut>(point: &'static str, find: F) -> Self
    where
        F: Fn(App, Json) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<Found>> + Send + 'static,
    {
        Self { point, find: Arc::new(move |app, facts| Box::pin(find(app, facts))) }
    }
}

#[derive(Clone, Default)]
pub struct Lookups(Arc<HashMap<&'static str, Vec<Lookup>>>);

impl Lookups {
    pub fn new(lookups: Vec<Lookup>) -> Self {
        let mut by_point: HashMap<&'static str, Vec<Lookup>> = HashMap::new();
        for lookup in lookups {
            by_point.entry(lookup.point).or_default().push(lookup);
        }
        Self(Arc::new(by_point))
    }

    /// Whether anybody answers at this point.
    pub fn knows(&self, point: &str) -> bool {
        self.0.contains_key(point)
    }

    /// Everything that anybody knows.
    pub async fn ask(&self, app: &App, point: &str, facts: Json) -> Result<Found> {
        let mut all = Found::new();
        for lookup in self.0.get(point).into_iter().flatten() {
            for (id, hanging) in (lookup.find)(app.clone(), facts.clone()).await? {
                all.entry(id).or_default().extend(hanging);
            }
        }
        Ok(all)
    }
}
