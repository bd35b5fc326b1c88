//! A module: everything that one business area brings into the program, said in one place.
//!
//! Each service crate has a `module()`; the [`Program`] is the modules put together.

use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::access::{Endpoint, Routes};
use crate::app::App;
use crate::db::{Migration, Migrations, Tx};
use crate::demo::People;
use crate::document::{
    self, Actor, AnyDocument, Approving, Change, Columns, Doc, Document, Documents, Ended, EventForm, Submitting,
    handle,
};
use crate::files::{Showing, Showings};
use crate::http::Result;
use crate::http::texts::Text;
use crate::import::{self, Sheet};
use crate::jobs::Job;
use crate::point::{Emitted, Event, Listener, Points, Question, Veto};
use crate::record::{self, Record};
use crate::rotate::Sealed;
use crate::todo::{Milestone, Todo, Todos};
use crate::workflow;

#[derive(Default)]
pub struct Module {
    routes: Vec<Routes>,
    /// Open in a demonstration alone.
    demo_routes: Vec<Routes>,
    documents: Vec<Arc<dyn AnyDocument>>,
    emitted: Vec<Emitted>,
    listeners: Vec<Listener>,
    /// Through what staff read files, beside the documents.
    showings: Vec<Showing>,
    /// Where sealed values stand, beside the documents.
    sealed: Vec<Sealed>,
    /// With their places on the first page, which is in another order than the modules are.
    todos: Vec<(u8, Todo)>,
    milestones: Vec<(u8, Milestone)>,
    jobs: Vec<Job>,
    /// In the order in which they are applied: a module may refer to the tables of those before it.
    migrations: Vec<Migration>,
    /// What it does by itself, in the words of the audit log.
    events: Vec<(&'static str, &'static str)>,
    texts: Vec<&'static [Text]>,
    /// What a new installation has of it.
    seeds: Vec<Seed>,
    demos: Vec<Demo>,
}

type Seed = Arc<dyn Fn(App) -> BoxFuture<'static, Result<()>> + Send + Sync>;

/// How a module fills the demo profile.
#[derive(Clone)]
pub struct Demo {
    pub fill: Arc<dyn Fn(App, People) -> BoxFuture<'static, Result<()>> + Send + Sync>,
    pub when: When,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// With what the modules before it have filled.
    InTurn,
    /// The same, and what it tells people stays unread.
    Unread,
    /// When all the others are there.
    AtTheEnd,
}

impl Module {
    /// Its calls answer under `/services/{service}`.
    pub fn new(service: &'static str) -> Self {
        Self::default().under(service)
    }

    /// The calls that follow answer under another service.
    #[must_use]
    pub fn under(mut self, service: &'static str) -> Self {
        self.routes.push(Routes::service(service));
        self
    }

    #[must_use]
    pub fn calls(mut self, endpoints: impl IntoIterator<Item = Endpoint>) -> Self {
        let routes = self.routes.pop().expect("a service");
        self.routes.push(endpoints.into_iter().fold(routes, Routes::route));
        self
    }

    /// A document with its standard calls under `path`.
    #[must_use]
    pub fn document<D: Document>(self, path: &str) -> Self {
        self.calls(document::calls_of::<D>(path)).known::<D>()
    }

    /// A document that lives on after its approval; its changes are read under `changes`.
    #[must_use]
    pub fn living_document<D: Document>(self, path: &str, changes: &str) -> Self {
        let living = self.document::<D>(path).calls([document::changes_of::<D>(path)]);
        living.readable_document::<Change<D>>(changes)
    }

    /// An event of a document's own: `POST {path}/{id}/{name}`. Which document and what comes with it, `act` says.
    #[must_use]
    pub fn event<D, F, Act, Fut>(self, path: &str, name: &'static str, act: Act) -> Self
    where
        D: Document,
        F: EventForm,
        Act: Fn(Tx, Actor, Doc<D::Form>, F) -> Fut + Clone + Send + Sync + 'static,
        Fut: Future<Output = Result<Columns>> + Send + 'static,
    {
        self.calls([document::event_call::<D, F, Act, Fut>(path, name, act)])
    }

    /// A document that is written in a way of its own.
    #[must_use]
    pub fn readable_document<D: Document>(self, path: &str) -> Self {
        self.calls(document::readings_of::<D>(path)).known::<D>()
    }

    fn known<D: Document>(mut self) -> Self {
        self.documents.push(handle::<D>());
        self.emits::<Submitting<D>>().emits::<Approving<D>>().emits::<Ended<D>>()
    }

    /// Rows of rules that staff keep.
    #[must_use]
    pub fn record<R: Record>(self, path: &str) -> Self {
        self.calls(record::endpoints::<R>(path))
    }

    /// Template, check, commit and file of errors under `path`, for whoever holds one of the codes.
    #[must_use]
    pub fn import<S: Sheet>(self, path: &str, codes: &'static [&'static str]) -> Self {
        self.calls(import::endpoints::<S>(path, codes))
    }

    /// The desk's calls for these kinds of tasks under a service of their own. Calls that follow name theirs first.
    #[must_use]
    pub fn tasks(self, service: &'static str, types: &'static [&'static str]) -> Self {
        self.with_routes([workflow::routes(service, types)])
    }

    #[must_use]
    pub fn with_routes(mut self, routes: impl IntoIterator<Item = Routes>) -> Self {
        self.routes.extend(routes);
        self
    }

    #[must_use]
    pub fn demo_calls(mut self, service: &'static str, endpoints: impl IntoIterator<Item = Endpoint>) -> Self {
        self.demo_routes.push(endpoints.into_iter().fold(Routes::service(service), Routes::route));
        self
    }

    /// It acts at this point: others may listen there.
    #[must_use]
    pub fn emits<P: 'static>(mut self) -> Self {
        self.emitted.push(Emitted::of::<P>());
        self
    }

    /// What it has against acts of others: the point is the last argument of `check`.
    #[must_use]
    pub fn veto<P, F, Fut>(mut self, check: F) -> Self
    where
        P: Veto,
        F: Fn(App, Tx, P) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<()>> + Send + 'static,
    {
        self.listeners.push(Listener::acting(check));
        self
    }

    /// What it does when something has happened elsewhere.
    #[must_use]
    pub fn on<P, F, Fut>(mut self, act: F) -> Self
    where
        P: Event,
        F: Fn(App, Tx, P) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<()>> + Send + 'static,
    {
        self.listeners.push(Listener::acting(act));
        self
    }

    /// What it knows when others ask.
    #[must_use]
    pub fn answers<Q, F, Fut>(mut self, answer: F) -> Self
    where
        Q: Question,
        F: Fn(App, Q) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<Q::Answer>> + Send + 'static,
    {
        self.listeners.push(Listener::answering(answer));
        self
    }

    #[must_use]
    pub fn showings(mut self, showings: impl IntoIterator<Item = Showing>) -> Self {
        self.showings.extend(showings);
        self
    }

    #[must_use]
    pub fn sealed(mut self, sealed: impl IntoIterator<Item = Sealed>) -> Self {
        self.sealed.extend(sealed);
        self
    }

    #[must_use]
    pub fn todos(mut self, place: u8, todos: impl IntoIterator<Item = Todo>) -> Self {
        self.todos.extend(todos.into_iter().map(|todo| (place, todo)));
        self
    }

    #[must_use]
    pub fn milestones(mut self, place: u8, milestones: impl IntoIterator<Item = Milestone>) -> Self {
        self.milestones.extend(milestones.into_iter().map(|milestone| (place, milestone)));
        self
    }

    #[must_use]
    pub fn jobs(mut self, jobs: impl IntoIterator<Item = Job>) -> Self {
        self.jobs.extend(jobs);
        self
    }

    /// Name and statements of each.
    #[must_use]
    pub fn migrations<const N: usize>(mut self, migrations: [(&'static str, &'static str); N]) -> Self {
        self.migrations.extend(migrations.map(|(name, sql)| Migration { name, sql }));
        self
    }

    #[must_use]
    pub fn events<const N: usize>(mut self, events: [(&'static str, &'static str); N]) -> Self {
        self.events.extend(events);
        self
    }

    #[must_use]
    pub fn texts(mut self, texts: &'static [Text]) -> Self {
        self.texts.push(texts);
        self
    }

    #[must_use]
    pub fn seed<F, Fut>(mut self, seed: F) -> Self
    where
        F: Fn(App) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<()>> + Send + 'static,
    {
        self.seeds.push(Arc::new(move |app| Box::pin(seed(app))));
        self
    }

    #[must_use]
    pub fn demo<F, Fut>(mut self, when: When, fill: F) -> Self
    where
        F: Fn(App, People) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<()>> + Send + 'static,
    {
        self.demos.push(Demo { fill: Arc::new(move |app, people| Box::pin(fill(app, people))), when });
        self
    }
}

/// The modules put together.
#[derive(Clone)]
pub struct Program {
    pub routes: Vec<Routes>,
    pub demo_routes: Vec<Routes>,
    pub documents: Documents,
    pub points: Points,
    pub showings: Showings,
    /// All places where sealed values stand, for whoever seals them anew.
    pub sealed: Vec<Sealed>,
    /// In the order in which people see them.
    pub todos: Todos,
    pub jobs: Vec<Job>,
    pub migrations: Migrations,
    pub events: Vec<(&'static str, &'static str)>,
    /// Every sentence that a refusal or a warning may show.
    pub texts: Vec<Text>,
    pub seeds: Vec<Seed>,
    pub demos: Vec<Demo>,
}

impl Program {
    pub fn new(modules: Vec<Module>) -> Self {
        let mut all = Module::default();
        for module in modules {
            all.routes.extend(module.routes);
            all.demo_routes.extend(module.demo_routes);
            all.documents.extend(module.documents);
            all.emitted.extend(module.emitted);
            all.listeners.extend(module.listeners);
            all.showings.extend(module.showings);
            all.sealed.extend(module.sealed);
            all.todos.extend(module.todos);
            all.milestones.extend(module.milestones);
            all.jobs.extend(module.jobs);
            all.migrations.extend(module.migrations);
            all.events.extend(module.events);
            all.texts.extend(module.texts);
            all.seeds.extend(module.seeds);
            all.demos.extend(module.demos);
        }
        let documents = Documents::new(all.documents);
        Self {
            sealed: [Sealed::of_platform(&documents), all.sealed].concat(),
            routes: all.routes,
            demo_routes: all.demo_routes,
            documents,
            points: Points::new(all.listeners, &all.emitted),
            showings: Showings::new(all.showings),
            todos: Todos::new(in_place(all.todos), in_place(all.milestones)),
            jobs: all.jobs,
            migrations: Migrations(all.migrations),
            events: all.events,
            texts: all.texts.concat(),
            seeds: all.seeds,
            demos: all.demos,
        }
    }
}

fn in_place<T>(mut placed: Vec<(u8, T)>) -> Vec<T> {
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, one)| one).collect()
}
