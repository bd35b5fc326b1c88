//! From a configuration to an [`App`]: the database made ready, the keys found, the gateway chosen.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use platform::access::Sessions;
use platform::access::password::Hasher;
use platform::adapter::SealMaker;
use platform::app::Parts;
use platform::audit::Heads;
use platform::db::{Db, Tx};
use platform::demo::People;
use platform::files::Files;
use platform::module::When;
use platform::outbox::{DemoGateway, Gateway, HttpGateway, MailGateway, Mailer, SilentGateway};
use platform::secret::{Secrets, random_token};
use platform::{App, Clock, Settings, rotate, setting};

use crate::config::{Config, DEMO_SECRET, Database};

const SECRET_FILE: &str = "portal.secret";

/// `instance` names this copy in leases.
pub async fn open(config: &Config, instance: String) -> Result<App> {
    if let Some(folder) = config.database.sqlite_path().and_then(|path| path.parent()) {
        make_folder(folder)?;
    }
    let url = config.database.url();
    let db = Db::connect_with(&url, Clock::default(), config.connections).await.context("cannot open the database")?;
    let program = crate::program();
    Ok(App::new(Parts {
        db,
        sessions: Sessions::new(Arc::new(identity::Accounts)),
        hasher: Hasher::new()?,
        secrets: secrets(config)?,
        gateway: gateway(config)?,
        seals: seals(config)?,
        organisation: Arc::new(identity::Desk::default()),
        documents: program.documents,
        points: program.points,
        todos: program.todos,
        jobs: program.jobs,
        dict: Default::default(),
        versioned_cache: Default::default(),
        files: Files::new(config.storage.clone(), config.storage_quota)?,
        showings: program.showings,
        heads: Heads::to(config.audit_head.clone()),
        settings: settings(config),
        instance,
        wake: Default::default(),
        push: Default::default(),
    }))
}

/// Brings the schema up to date, and refuses data of the other profile. PostgreSQL's copies never migrate at start:
/// an operator decides when, with `portal migrate`.
pub async fn prepare(app: &App) -> Result<()> {
    if app.db.is_sqlite() {
        migrate(app).await?;
    }
    let pending = crate::program().migrations.pending(&app.db).await?;
    ensure!(pending.is_empty(), "migrations are pending ({}): run `portal migrate` first", pending.join(", "));
    if setting::get(app.db.read(), rotate::PLACED).await?.is_some() {
        app.secrets.refuse_placeless();
    }
    if !app.settings.demo && setting::get(app.db.read(), identity::demo::FILLED).await?.is_some() {
        bail!("the database holds demo data, with passwords that everybody knows: production needs another one");
    }
    Ok(())
}

/// Brings the schema up to date; the names of what was pending. A new database holds nothing that was sealed without a
/// place, and never will.
pub async fn migrate(app: &App) -> Result<Vec<String>> {
    let all = crate::program().migrations;
    let pending = all.pending(&app.db).await?;
    all.apply(&app.db).await.context("a migration failed")?;
    if pending.len() == all.0.len() {
        let key = app.secrets.key_id().to_owned();
        let mark = |tx: Tx, key: String| async move { setting::put(&tx, rotate::PLACED, &key).await };
        app.db.technical(key, mark).await?;
    }
    Ok(pending)
}

/// Writes what every portal has: roles, permissions, dictionaries, rules. It makes ids, so the copy holds its slot by now.
pub async fn seed(app: &App) -> Result<()> {
    for seed in crate::program().seeds {
        seed(app.clone()).await.context("what a new installation has was not written")?;
    }
    Ok(())
}

/// Fills an empty database; one that has them stays as it is, and one that has something else is refused.
pub async fn fill_with_demo_data(app: &App) -> Result<()> {
    ensure!(app.settings.demo, "demo data are for the demo profile: set PORTAL_PROFILE=demo");
    if identity::demo::fill(app).await.context("the demo data were not written")? {
        play(app).await.context("the demo data were not written")?;
    }
    let filled = setting::get(app.db.read(), identity::demo::FILLED).await?.is_some();
    ensure!(filled, "the database holds real accounts: the demo profile, with its open helpers, needs another one");
    Ok(())
}

/// Each module in its turn; what they tell people is read by then, but for those whose messages are to be seen.
async fn play(app: &App) -> Result<()> {
    let people = People { app: app.clone(), all: Arc::new(identity::players()) };
    let demos = crate::program().demos;
    for when in [When::InTurn, When::Unread, When::AtTheEnd] {
        for demo in demos.iter().filter(|demo| demo.when == when) {
            (demo.fill)(app.clone(), people.clone()).await?;
        }
        if when == When::InTurn {
            app.db.technical((), |tx, ()| async move { message::demo::have_read(&tx).await }).await?;
        }
    }
    Ok(())
}

/// The last one who closes a SQLite file takes its log over into it, so that a stopped portal is one whole file.
pub async fn close(app: &App) -> Result<()> {
    app.db.close().await
}

/// SQLite has one serving copy, which takes its own leases up again after a crash. Copies on PostgreSQL are many.
pub fn instance_name(config: &Config) -> String {
    match config.database {
        Database::Sqlite(_) => "sqlite".into(),
        Database::Postgres(_) => format!("copy-{}", uuid::Uuid::new_v4()),
    }
}

/// Held while a program owns the SQLite file: by the server, and by a restore. The system frees it when the
/// program dies, however it dies.
pub struct Lock(#[expect(dead_code, reason = "held, not read")] File);

impl Lock {
    pub fn take(database: &Path) -> Result<Self> {
        let path = beside(database, ".lock");
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        let file = OpenOptions::new().create(true).truncate(false).write(true).mode(0o600).open(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(_) => bail!("another portal runs on {}: stop it first", database.display()),
        }
    }
}

/// What we make is for our own eyes; a folder that exists keeps the mode that its owner chose.
pub(crate) fn make_folder(folder: &Path) -> Result<()> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.with_context(|| format!("cannot make the folder {}", folder.display()))
}

/// `data/portal.db` and `.lock` → `data/portal.db.lock`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn secrets(config: &Config) -> Result<Secrets> {
    let master = match (&config.secret, &config.database) {
        (Some(secret), _) => secret.clone(),
        (None, Database::Sqlite(path)) => own_secret(&path.with_file_name(SECRET_FILE))?,
        (None, Database::Postgres(_)) => bail!("PORTAL_SECRET must be given on PostgreSQL"),
    };
    ensure!(!config.old_secrets.contains(&master), "PORTAL_SECRET_OLD names today's secret");
    Ok(Secrets::new(&master, config.partner_secret.clone()).after(config.old_secrets.iter().map(String::as_str)))
}

/// Made on the first start and kept: without it, what is sealed in the database stays sealed.
fn own_secret(path: &Path) -> Result<String> {
    if !path.exists() {
        make_secret(path).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let mode = path.metadata()?.permissions().mode() & 0o777;
    ensure!(mode & 0o077 == 0, "{} can be read by others (mode {mode:o}): chmod 600 it", path.display());
    let secret = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let secret = secret.trim().to_owned();
    ensure!(secret.chars().count() >= 32 && secret != DEMO_SECRET, "{} holds no usable secret", path.display());
    Ok(secret)
}

/// Written aside and linked into place: it is whole or absent, and of two that start at once one wins.
fn make_secret(path: &Path) -> Result<()> {
    let aside = beside(path, &format!(".{}", uuid::Uuid::new_v4()));
    let mut file = OpenOptions::new().create_new(true).write(true).mode(0o600).open(&aside)?;
    file.write_all(random_token().as_bytes())?;
    file.sync_all()?;
    let linked = std::fs::hard_link(&aside, path);
    std::fs::remove_file(&aside)?;
    match linked {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(error.into()),
        _ => Ok(()),
    }
}

fn gateway(config: &Config) -> Result<Arc<dyn Gateway>> {
    let others: Arc<dyn Gateway> = match &config.gateway {
        Some(gateway) => Arc::new(HttpGateway::new(gateway.url.clone(), gateway.key.clone())?),
        None if config.is_demo() => Arc::new(DemoGateway::default()),
        None => Arc::new(SilentGateway),
    };
    Ok(match &config.smtp {
        Some(smtp) => Arc::new(MailGateway { mailer: Mailer::new(smtp)?, others }),
        None => others,
    })
}

fn seals(config: &Config) -> Result<Arc<dyn SealMaker>> {
    Ok(match &config.seal {
        Some(partner) => Arc::new(sign::HttpSeals::new(partner.url.clone(), partner.key.clone())?),
        None if config.is_demo() => Arc::new(sign::DemoSeals),
        None => Arc::new(sign::NoSeals),
    })
}

fn settings(config: &Config) -> Settings {
    Settings {
        demo: config.is_demo(),
        public_url: config.public_url.clone(),
        digit_runs: config.digit_runs.clone(),
        client_ip_header: config.client_ip_header.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("portal-{}", uuid::Uuid::new_v4()));
        std::fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn production_makes_its_secret_once_and_keeps_it_to_itself() {
        let folder = folder();
        let path = folder.join(SECRET_FILE);
        let first = own_secret(&path).expect("a secret");
        assert!(first.len() >= 32);
        assert_eq!(path.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
        assert_eq!(own_secret(&path).expect("a secret"), first);
        assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1);
        assert_ne!(own_secret(&folder.join("other")).expect("a secret"), first);
        std::fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn a_secret_file_that_others_can_read_or_that_holds_no_secret_is_refused() {
        let folder = folder();
        let path = folder.join(SECRET_FILE);
        own_secret(&path).expect("a secret");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).expect("a mode");
        assert!(own_secret(&path).err().is_some_and(|error| error.to_string().contains("chmod 600")));
        for content in ["", "short", DEMO_SECRET] {
            std::fs::write(&path, content).expect("a file");
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).expect("a mode");
            assert!(own_secret(&path).err().is_some_and(|error| error.to_string().contains("no usable secret")));
        }
        std::fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn one_program_at_a_time_owns_a_sqlite_file() {
        let folder = folder();
        let database = folder.join("portal.db");
        let first = Lock::take(&database).expect("free");
        assert!(Lock::take(&database).err().is_some_and(|error| error.to_string().contains("stop it first")));
        drop(first);
        Lock::take(&database).expect("free again");
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
