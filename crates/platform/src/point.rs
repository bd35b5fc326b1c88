//! Points where modules meet without knowing each other's tables.
//!
//! The module that acts declares a point as a struct of its own, with what there is to know, and says in its `module()`
//! that it emits it; whoever has something to say registers there. A [`Veto`] is asked before a act and may refuse it; an
//! [`Event`] is told after it, in the same transaction; a [`Question`] is asked for what others know. While nobody
//! registers, nothing stands in its place. A registration at a point that nobody emits stops the start.

use std::any::{Any, TypeId, type_name};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::future::BoxFuture;

use crate::app::App;
use crate::db::Tx;
use crate::http::Result;

/// Asked before a act: the first refusal is its end.
pub trait Veto: Clone + Send + Sync + 'static {}

/// Told after a act, in its transaction.
pub trait Event: Clone + Send + Sync + 'static {}

/// Asked for what others know.
pub trait Question: Clone + Send + Sync + 'static {
    type Answer: Send + 'static;
}

/// Somebody at a point.
#[derive(Clone)]
pub struct Listener {
    point: TypeId,
    name: &'static str,
    /// Whether it was ever asked, for a test that wants to know.
    asked: Arc<AtomicBool>,
    /// What it does, as the point's own kind of function.
    act: Arc<dyn Any + Send + Sync>,
}

type Acts<P> = Box<dyn Fn(App, Tx, P) -> BoxFuture<'static, Result<()>> + Send + Sync>;
type Answers<Q> = Box<dyn Fn(App, Q) -> BoxFuture<'static, Result<<Q as Question>::Answer>> + Send + Sync>;

impl Listener {
    /// At a veto or an event.
    pub fn acting<P, F, Fut>(act: F) -> Self
    where
        P: Send + 'static,
        F: Fn(App, Tx, P) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<()>> + Send + 'static,
    {
        let act: Acts<P> = Box::new(move |app, tx, facts| Box::pin(act(app, tx, facts)));
        Self::at::<P>(Arc::new(act))
    }

    pub fn answering<Q, F, Fut>(answer: F) -> Self
    where
        Q: Question,
        F: Fn(App, Q) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<Q::Answer>> + Send + 'static,
    {
        let answer: Answers<Q> = Box::new(move |app, question| Box::pin(answer(app, question)));
        Self::at::<Q>(Arc::new(answer))
    }

    fn at<P: 'static>(act: Arc<dyn Any + Send + Sync>) -> Self {
        Self { point: TypeId::of::<P>(), name: type_name::<P>(), asked: Arc::default(), act }
    }

    fn as_its<A: 'static>(&self) -> &A {
        self.asked.store(true, Ordering::Relaxed);
        // Both were made for the same point, whose type names the function's.
        self.act.downcast_ref().expect("a function of its point")
    }
}

/// A point that a module emits.
#[derive(Clone, Copy)]
pub struct Emitted(TypeId);

impl Emitted {
    pub fn of<P: 'static>() -> Self {
        Self(TypeId::of::<P>())
    }
}

/// Everybody who has something to say, by point.
#[derive(Clone, Default)]
pub struct Points(Arc<HashMap<TypeId, Vec<Listener>>>);

impl Points {
    /// Panics where somebody waits at a point that nobody emits: it would never be asked.
    pub fn new(listeners: Vec<Listener>, emitted: &[Emitted]) -> Self {
        let mut by_point: HashMap<TypeId, Vec<Listener>> = HashMap::new();
        for listener in listeners {
            assert!(emitted.iter().any(|point| point.0 == listener.point), "nobody emits {}", listener.name);
            by_point.entry(listener.point).or_default().push(listener);
        }
        Self(Arc::new(by_point))
    }

    /// Whether anybody has something to say here.
    pub fn has_listener<P: 'static>(&self) -> bool {
        self.0.contains_key(&TypeId::of::<P>())
    }

    /// May this happen? The first who refuses is the answer.
    pub async fn check<P: Veto>(&self, app: &App, tx: &Tx, facts: P) -> Result<()> {
        self.act(app, tx, facts).await
    }

    /// This has happened.
    pub async fn emit<P: Event>(&self, app: &App, tx: &Tx, facts: P) -> Result<()> {
        self.act(app, tx, facts).await
    }

    async fn act<P: Clone + 'static>(&self, app: &App, tx: &Tx, facts: P) -> Result<()> {
        for listener in self.at::<P>() {
            listener.as_its::<Acts<P>>()(app.clone(), tx.clone(), facts.clone()).await?;
        }
        Ok(())
    }

    /// What everybody who knows something answers.
    pub async fn ask<Q: Question>(&self, app: &App, question: Q) -> Result<Vec<Q::Answer>> {
        let mut answers = Vec::new();
        for listener in self.at::<Q>() {
            answers.push(listener.as_its::<Answers<Q>>()(app.clone(), question.clone()).await?);
        }
        Ok(answers)
    }

    fn at<P: 'static>(&self) -> impl Iterator<Item = &Listener> {
        self.0.get(&TypeId::of::<P>()).into_iter().flatten()
    }

    /// The points where somebody waits and was never asked.
    pub fn never_asked(&self) -> Vec<&'static str> {
        let all = self.0.values().flatten();
        all.filter(|listener| !listener.asked.load(Ordering::Relaxed)).map(|listener| listener.name).collect()
    }
}

/// For each id that was asked about, the ids of what belongs to it elsewhere.
pub type Links = HashMap<i64, BTreeSet<i64>>;

/// From pairs of an asked id and something that belongs to it.
pub fn links(pairs: impl IntoIterator<Item = (i64, i64)>) -> Links {
    let mut links = Links::new();
    for (id, other) in pairs {
        links.entry(id).or_default().insert(other);
    }
    links
}
