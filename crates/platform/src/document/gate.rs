//! Gates: a module's check on another module's deed, without the two knowing each other's tables.
//!
//! The deed names its point (`offerStoreAppr.submit`, `offerStore.unbind`); whoever knows a fact that stands against it
//! registers a gate there. While nobody does, nothing stands in its place.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde_json::Value as Json;

use crate::app::App;
use crate::db::Tx;
use crate::http::Result;

#[derive(Clone)]
pub struct Gate {
    pub point: &'static str,
    check: Arc<dyn Fn(App, Tx, Json) -> BoxFuture<'static, Result<()>> + Send + Sync>,
}

impl Gate {
    /// `facts` are what the point tells: ids, and for documents the form.
    pub fn new<F, Fut>(point: &'static str, check: F) -> Self
    where
        F: Fn(App, Tx, Json) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<()>> + Send + 'static,
    {
        Self { point, check: Arc::new(move |app, tx, facts| Box::pin(check(app, tx, facts))) }
    }
}

#[derive(Clone, Default)]
pub struct Gates(Arc<HashMap<&'static str, Vec<Gate>>>);

impl Gates {
    pub fn new(gates: Vec<Gate>) -> Self {
        let mut by_point: HashMap<&'static str, Vec<Gate>> = HashMap::new();
        for gate in gates {
            by_point.entry(gate.point).or_default().push(gate);
        }
        Self(Arc::new(by_point))
    }

    /// Whether anybody stands at this point at all.
    pub fn guards(&self, point: &str) -> bool {
        self.0.contains_key(point)
    }

    /// The first gate that refuses is the answer.
    pub async fn pass(&self, app: &App, tx: &Tx, point: &str, facts: Json) -> Result<()> {
        for gate in self.0.get(point).into_iter().flatten() {
            (gate.check)(app.clone(), tx.clone(), facts.clone()).await?;
        }
        Ok(())
    }
}
