//! A portal for a test: in process, on a database of its own that is already filled with the demo data.
//!
//! ```ignore
//! let app = TestApp::new().await;
//! let user = app.login("200001", "admin").await;
//! let account = user.get("admin/api/account").await;
//! assert_eq!(account.json()["nameCn"], "王芳");
//! ```
//!
//! Tests run on SQLite, and with `PORTAL_TEST_DATABASE=postgres` on the PostgreSQL server that
//! `PORTAL_TEST_POSTGRES_URL` names. Password hashing is weak, the clock can be moved (`app.clock().shift(…)`),
//! and messages end on a shelf (`app.gateway.last_text(…)`).

mod client;
mod database;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::Router;
use platform::access::password::Hasher;
use platform::access::{Facts, Registry, Routes, Sessions};
use platform::app::Parts;
use platform::db::Db;
use platform::files::{Files, Storage};
use platform::http::ServerLimits;
use platform::jobs::Job;
use platform::outbox::DemoGateway;
use platform::secret::Secrets;
use platform::{App, Clock, Settings};
use portal::config::{DEMO_PARTNER_SECRET, DEMO_SECRET};
use portal::serve::{Plan, Portal};
use portal::{Assets, Faces};
use serde_json::json;

pub use client::{Answer, Call, Client};
pub use database::{Content, TestDatabase, postgres_url};

/// The password of every demo account but the one that has yet to change it.
pub const PASSWORD: &str = "Demo@2026";
pub const INITIAL_PASSWORD: &str = "Init@1234";
/// What a company may keep, unless a test says otherwise.
pub const QUOTA: u64 = 1 << 30;

pub struct TestApp {
    app: App,
    main: Router,
    admin: Router,
    database: Arc<TestDatabase>,
}

impl TestApp {
    /// The demo profile with the demo data.
    pub async fn new() -> Self {
        Self::on(Arc::new(TestDatabase::create(Content::Demo).await), true).await
    }

    /// The demo profile with its companies and people, but without any document or file.
    pub async fn people() -> Self {
        Self::on(Arc::new(TestDatabase::create(Content::People).await), true).await
    }

    /// The production profile, on the same data.
    pub async fn production() -> Self {
        Self::on(Arc::new(TestDatabase::create(Content::Demo).await), false).await
    }

    /// The production profile as it first starts: roles and dictionaries, nobody in it.
    pub async fn bare() -> Self {
        Self::on(Arc::new(TestDatabase::create(Content::Bare).await), false).await
    }

    /// The demo profile on a database that the test has made, with so many connections to it.
    pub async fn with_connections(database: TestDatabase, connections: u32) -> Self {
        let db = Db::connect_with(database.url(), Clock::default(), connections).await.expect("a database");
        let parts = parts_with(db, database.files(), true);
        Self::of(Arc::new(database), App::new(parts))
    }

    /// What lies in the store, in the portal's own folder.
    pub fn stored(&self, key: &str) -> Vec<u8> {
        let path = self.database.files().join("files").join(&key[..2]).join(key);
        std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// Another copy on the same database: a second instance, or this one after a restart.
    pub async fn another(&self) -> Self {
        let another = Self::on(self.database.clone(), self.settings.demo).await;
        another.db.ids.use_slot(1);
        another
    }

    /// The same with other parts: a copy that was started with another configuration.
    pub async fn another_with(&self, change: impl FnOnce(&mut Parts)) -> Self {
        let mut parts = parts_of(&self.database, self.settings.demo).await;
        change(&mut parts);
        parts.db.ids.use_slot(2);
        Self::of(self.database.clone(), App::new(parts))
    }

    /// The demo with other parts: a real hasher, no partner.
    pub async fn with_parts(change: impl FnOnce(&mut Parts)) -> Self {
        Self::filled_with_parts(Content::Demo, change).await
    }

    pub async fn filled_with_parts(content: Content, change: impl FnOnce(&mut Parts)) -> Self {
        let database = Arc::new(TestDatabase::create(content).await);
        let mut parts = parts_of(&database, true).await;
        change(&mut parts);
        Self::of(database, App::new(parts))
    }

    async fn on(database: Arc<TestDatabase>, demo: bool) -> Self {
        let app = App::new(parts_of(&database, demo).await);
        Self::of(database, app)
    }

    fn of(database: Arc<TestDatabase>, app: App) -> Self {
        let demo = app.settings.demo;
        let ready = Arc::new(AtomicBool::new(true));
        let assets = Assets::load(demo, None, None).expect("assets");
        let Faces { main, admin } = portal::build(&app, assets, ready).expect("a complete registry");
        Self { app, main, admin, database }
    }

    /// A client without a session.
    pub fn anon(&self) -> Client {
        Client::new(self.main.clone())
    }

    /// A client of the operators' listener.
    pub fn operator(&self) -> Client {
        Client::new(self.admin.clone())
    }

    /// A client of other endpoints than the program's own, behind the same guard and on the same database.
    pub fn anon_of(&self, routes: Routes) -> Client {
        let router = Registry::new(vec![routes]).expect("a complete registry").router(&self.app);
        Client::new(platform::http::wrap(router, &self.app))
    }

    /// Logs a demo account in, through the front door.
    pub async fn login(&self, els_account: &str, login: &str) -> Client {
        self.login_with(els_account, login, PASSWORD).await
    }

    pub async fn login_with(&self, els_account: &str, login: &str, password: &str) -> Client {
        let form = json!({ "elsAccount": els_account, "username": login, "password": password });
        let answer = self.anon().post("admin/api/bizAuthenticate", form).await.ok();
        let token = answer.json()["id_token"].as_str().expect("a token").to_owned();
        self.anon().with_token(token)
    }

    /// The facts of every endpoint of this app, a demonstration's helpers among them.
    pub fn facts(&self) -> Vec<Facts> {
        Registry::new(portal::services(self.settings.demo)).expect("a complete registry").facts()
    }

    /// Runs one of the program's jobs now, as its hour would.
    pub async fn run_job(&self, name: &str) {
        let job = self.app.job(name).unwrap_or_else(|_| panic!("no job {name}"));
        (job.run)(self.app.clone()).await.expect("a job that succeeds");
    }

    /// Serves on a real socket, without jobs.
    pub async fn spawn_server(&self) -> Portal {
        self.spawn(ServerLimits::default(), Duration::ZERO, Vec::new()).await
    }

    pub async fn spawn(&self, limits: ServerLimits, pause: Duration, jobs: Vec<Job>) -> Portal {
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let assets = Assets::load(self.settings.demo, None, None).expect("assets");
        let plan = Plan { listen: anywhere, admin_listen: Some(anywhere), limits, pause, jobs, assets };
        Portal::start(&self.app, plan).await.expect("a free port")
    }

    pub fn database(&self) -> &TestDatabase {
        &self.database
    }
}

impl std::ops::Deref for TestApp {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

/// For a template, which keeps no files.
async fn app_on(url: &str, files: PathBuf, demo: bool) -> App {
    App::new(parts_on(url, files, demo).await)
}

/// Copies on one database share one folder of files.
async fn parts_of(database: &TestDatabase, demo: bool) -> Parts {
    parts_on(database.url(), database.files(), demo).await
}

async fn parts_on(url: &str, files: PathBuf, demo: bool) -> Parts {
    parts_with(Db::connect(url, Clock::default()).await.expect("a database"), files, demo)
}

fn parts_with(db: Db, files: PathBuf, demo: bool) -> Parts {
    let program = portal::program();
    Parts {
        db,
        sessions: Sessions::new(Arc::new(identity::Accounts)),
        hasher: Hasher::weak().expect("a hasher"),
        secrets: Secrets::new(DEMO_SECRET, Some(DEMO_PARTNER_SECRET.into())),
        gateway: Arc::new(DemoGateway::default()),
        seals: if demo { Arc::new(sign::DemoSeals) } else { Arc::new(sign::NoSeals) },
        organisation: Arc::new(identity::Desk::default()),
        documents: program.documents,
        points: program.points,
        todos: program.todos,
        jobs: program.jobs,
        dict: Default::default(),
        versioned_cache: Default::default(),
        files: Files::new(Storage::Folder(files), QUOTA).expect("a folder"),
        showings: program.showings,
        heads: Default::default(),
        settings: Settings {
            demo,
            public_url: "http://127.0.0.1:8080".into(),
            digit_runs: vec!["8964".into(), "6489".into()],
            client_ip_header: None,
        },
        instance: uuid::Uuid::new_v4().to_string(),
        wake: Default::default(),
        push: Default::default(),
    }
}
