//! A database per test. Migrations and demo data run once per build, into a template; each test gets a copy.

use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use platform::App;
use sea_orm::{ConnectionTrait, Database, DatabaseConnection};

/// Held while a template is built.
const LOCK: &str = "lock";

/// What a new database holds.
#[derive(Clone, Copy, Debug)]
pub enum Content {
    Demo,
    /// The companies and people of the demo, without any document or file.
    People,
    Bare,
}

pub struct TestDatabase {
    url: String,
    /// Where a portal on it keeps its files; removed with it.
    folder: PathBuf,
    kind: Kind,
}

enum Kind {
    Sqlite,
    Postgres { server: String, name: String },
}

impl TestDatabase {
    pub async fn create(content: Content) -> Self {
        match std::env::var("PORTAL_TEST_DATABASE").as_deref() {
            Ok("postgres") => Self::postgres(content).await,
            Ok("sqlite") | Err(_) => Self::sqlite(content).await,
            Ok(other) => panic!("PORTAL_TEST_DATABASE is `{other}`: sqlite or postgres"),
        }
    }

    pub async fn sqlite(content: Content) -> Self {
        let template = sqlite_template(content).await;
        let folder = run_folder();
        let path = folder.join("portal.db");
        std::fs::copy(template, &path).expect("a copy of the template");
        copy_files(content, &folder);
        Self { url: format!("sqlite://{}", path.display()), folder, kind: Kind::Sqlite }
    }

    pub async fn postgres(content: Content) -> Self {
        Self::postgres_on(&postgres_url(), content).await
    }

    /// On a server of the test's own, named by its maintenance database.
    pub async fn postgres_on(server: &str, content: Content) -> Self {
        let template = postgres_template(server, content).await;
        let name = format!("portal_test_{}", uuid::Uuid::new_v4().simple());
        let connection = maintenance(server).await;
        run(&connection, &format!("CREATE DATABASE {name} TEMPLATE {template}")).await;
        connection.close().await.expect("closed");
        let folder = run_folder();
        copy_files(content, &folder);
        Self { url: url_of(server, &name), folder, kind: Kind::Postgres { server: server.to_owned(), name } }
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    pub fn is_sqlite(&self) -> bool {
        matches!(self.kind, Kind::Sqlite)
    }

    pub fn files(&self) -> PathBuf {
        self.folder.join("files")
    }

    /// Where the SQLite file lies.
    pub fn path(&self) -> Option<PathBuf> {
        match &self.kind {
            Kind::Sqlite => Some(self.folder.join("portal.db")),
            Kind::Postgres { .. } => None,
        }
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
        match &self.kind {
            Kind::Sqlite => {}
            Kind::Postgres { server, name } => {
                let (server, statement) = (server.clone(), format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
                // A runtime of its own: the test's may be the one that is ending.
                let dropped = std::thread::spawn(move || {
                    let runtime =
                        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
                    runtime.block_on(async { run(&maintenance(&server).await, &statement).await });
                });
                dropped.join().ok();
            }
        }
    }
}

/// The maintenance database of the server that the test script started.
pub fn postgres_url() -> String {
    std::env::var("PORTAL_TEST_POSTGRES_URL").expect(
        "PORTAL_TEST_POSTGRES_URL is not set: it names a running PostgreSQL's maintenance database, such as \
         postgres://postgres@127.0.0.1:5433/postgres; `make test` starts one",
    )
}

async fn sqlite_template(content: Content) -> PathBuf {
    let folder = work_folder();
    std::fs::create_dir_all(&folder).expect("a folder");
    let template = folder.join(format!("{}.db", template_name(content)));
    let _turn = lock(&folder.join(LOCK));
    if !template.exists() {
        sweep(&folder);
        let building = folder.join(format!("building-{}.db", uuid::Uuid::new_v4()));
        let files = empty(template_files(content));
        let app = crate::app_on(&format!("sqlite://{}", building.display()), files, true).await;
        fill(&app, content).await;
        // Also takes over what is still in the log, into one file.
        run(app.db.owner(), &format!("VACUUM INTO '{}'", building.with_extension("whole").display())).await;
        portal::close(&app).await.expect("closed");
        std::fs::rename(building.with_extension("whole"), &template).expect("a template");
    }
    template
}

async fn postgres_template(url: &str, content: Content) -> String {
    let name = template_name(content);
    let server = maintenance(url).await;
    // Tests are processes of their own; the lock ends with this connection at the latest.
    run(&server, "SELECT pg_advisory_lock(7420260012)").await;
    let count = sea_orm::Statement::from_sql_and_values(
        sea_orm::DbBackend::Postgres,
        "SELECT count(*) AS n FROM pg_database WHERE datname = $1",
        [name.clone().into()],
    );
    let row = server.query_one_raw(count).await.expect("an answer").expect("a row");
    if row.try_get::<i64>("", "n").expect("a number") == 0 {
        let building = format!("{name}_building");
        run(&server, &format!("DROP DATABASE IF EXISTS {building} WITH (FORCE)")).await;
        run(&server, &format!("CREATE DATABASE {building}")).await;
        let app = crate::app_on(&url_of(url, &building), empty(template_files(content)), true).await;
        fill(&app, content).await;
        portal::close(&app).await.expect("closed");
        run(&server, &format!("ALTER DATABASE {building} RENAME TO {name}")).await;
    }
    run(&server, "SELECT pg_advisory_unlock(7420260012)").await;
    server.close().await.expect("closed");
    name
}

/// What the demo data keep as files.
fn template_files(content: Content) -> PathBuf {
    let database = std::env::var("PORTAL_TEST_DATABASE").unwrap_or_else(|_| "sqlite".into());
    work_folder().join(format!("{}-{database}.files", template_name(content)))
}

/// Without what a killed build or a database that is gone left there.
fn empty(folder: PathBuf) -> PathBuf {
    std::fs::remove_dir_all(&folder).ok();
    folder
}

fn copy_files(content: Content, folder: &Path) {
    let (from, to) = (template_files(content), folder.join("files"));
    let mut open = vec![from.clone()];
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(next).into_iter().flatten().flatten() {
            let path = entry.path();
            let target = to.join(path.strip_prefix(&from).expect("inside"));
            if path.is_dir() {
                std::fs::create_dir_all(&target).expect("a folder");
                open.push(path);
            } else {
                std::fs::create_dir_all(target.parent().expect("a folder")).expect("a folder");
                std::fs::copy(&path, &target).expect("a copy");
            }
        }
    }
}

async fn fill(app: &App, content: Content) {
    portal::program().migrations.apply(&app.db).await.expect("migrations");
    portal::prepare(app).await.expect("a schema");
    portal::seed(app).await.expect("built-in rows");
    match content {
        Content::Demo => portal::fill_with_demo_data(app).await.expect("demo data"),
        Content::People => assert!(identity::demo::fill(app).await.expect("demo people")),
        Content::Bare => {}
    }
}

async fn maintenance(server: &str) -> DatabaseConnection {
    let mut options = sea_orm::ConnectOptions::new(server);
    options.max_connections(1).sqlx_logging(false);
    Database::connect(options).await.expect("the PostgreSQL server of PORTAL_TEST_POSTGRES_URL, or the test's own")
}

async fn run(connection: &DatabaseConnection, statement: &str) {
    connection.execute_unprepared(statement).await.unwrap_or_else(|error| panic!("{statement}: {error}"));
}

fn url_of(maintenance: &str, database: &str) -> String {
    let (server, _) = maintenance.rsplit_once('/').expect("a URL with a database");
    format!("{server}/{database}")
}

/// Another build may have other migrations, so each has templates of its own.
fn template_name(content: Content) -> String {
    let program = std::env::current_exe().expect("a program");
    let facts = program.metadata().expect("a file");
    let mut hasher = DefaultHasher::new();
    (&program, facts.len(), facts.modified().ok()).hash(&mut hasher);
    format!("portal_template_{:016x}_{content:?}", hasher.finish()).to_lowercase()
}

fn run_folder() -> PathBuf {
    let folder = work_folder().join(format!("run-{}", uuid::Uuid::new_v4()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// `PORTAL_TEST_FOLDER`, or `target/tmp/testkit`, seen from `target/debug/deps/<test>`.
fn work_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("PORTAL_TEST_FOLDER") {
        return folder.into();
    }
    let program = std::env::current_exe().expect("a program");
    let target = program.ancestors().nth(3).map_or_else(std::env::temp_dir, Path::to_owned);
    target.join("tmp/testkit")
}

fn lock(path: &Path) -> File {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path).expect("a lock file");
    file.lock().expect("a turn");
    file
}

/// What older builds and killed tests left behind. Never the lock: whoever came next would lock a new file and build
/// the template a second time.
fn sweep(folder: &Path) {
    let old = SystemTime::now() - Duration::from_secs(3600);
    for entry in std::fs::read_dir(folder).expect("a folder").flatten().filter(|entry| entry.file_name() != LOCK) {
        let is_old = entry.metadata().and_then(|facts| facts.modified()).is_ok_and(|modified| modified < old);
        match entry.file_type() {
            Ok(kind) if is_old && kind.is_dir() => drop(std::fs::remove_dir_all(entry.path())),
            Ok(_) if is_old => drop(std::fs::remove_file(entry.path())),
            _ => {}
        }
    }
}
