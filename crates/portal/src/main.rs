//! The command line.

use std::io::BufRead;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use clap::{Args, Parser, Subcommand};
use identity::command::CreateAdmin;
use platform::App;
use platform::audit::{self, Head, HeadTarget, Verdict};
use platform::{jobs, rotate};
use portal::config::{Config, Database};
use portal::{Lock, backup, fill_with_demo_data, open, prepare, seed, serve};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// So many places of what cannot be opened are named.
const SHOWN: usize = 50;

/// The heads that lie in the store.
const STORAGE: &str = "storage";

/// Wrong configuration, or a command that does not fit it.
const MISUSE: u8 = 2;

/// The merchants' portal. Configuration: portal.toml and PORTAL_… variables.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the portal until SIGTERM.
    Serve,
    /// Bring the schema up to date (PostgreSQL; SQLite does it at start).
    Migrate,
    /// Fill an empty database with the demo data.
    Demo,
    /// Print the OpenAPI document.
    Openapi,
    /// Make the platform's own company and its administrator; prints the initial password once.
    CreateAdmin(NewAdmin),
    /// Print a link that logs an account in once, within a minute (needs the partner secret).
    IssueLoginToken {
        /// 企业账号_用户名
        account: String,
    },
    /// Print the key by which the partner of a channel signs the prices it sends (needs the partner secret).
    PriceKey {
        /// jd, sn or zkh
        channel: String,
    },
    /// Copy database and files into a new folder, while the portal runs (SQLite).
    Backup {
        #[arg(long)]
        to: PathBuf,
    },
    /// Put a backup in place (SQLite; the portal must be stopped).
    Restore {
        #[arg(long)]
        from: PathBuf,
        /// Put an existing database aside.
        #[arg(long)]
        force: bool,
    },
    /// Make the search index of offers anew, while the portal runs.
    Reindex,
    /// Seal everything anew with today's secret, while the portal runs; begun again, it goes on where it was.
    RotateKeys,
    /// Recompute the audit chain and hold it against exported heads; exit code 1 when it is broken.
    AuditVerify {
        /// A file of heads, a log with heads in it, or `storage`; may be given again. Without it those that
        /// PORTAL_AUDIT_HEAD names, unless that is the log.
        #[arg(long)]
        head: Vec<String>,
    },
}

#[derive(Args)]
struct NewAdmin {
    #[arg(long)]
    els_account: String,
    #[arg(long)]
    company_name: String,
    #[arg(long)]
    login: String,
    #[arg(long)]
    name_cn: String,
    #[arg(long)]
    phone: String,
    /// Read the password from the first line of standard input instead of making one.
    #[arg(long)]
    password_stdin: bool,
}

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    log_to_stderr();
    // One provider for the whole program; a second installation is harmless.
    rustls::crypto::ring::default_provider().install_default().ok();
    if let Command::Openapi = cli.command {
        return ended(print_openapi());
    }
    match Config::load() {
        Ok(config) => run(cli.command, &config).await,
        Err(problems) => {
            eprintln!("The configuration has {} problem(s):", problems.len());
            problems.iter().for_each(|problem| eprintln!("  {problem}"));
            ExitCode::from(MISUSE)
        }
    }
}

async fn run(command: Command, config: &Config) -> ExitCode {
    match command {
        Command::Openapi => ended(print_openapi()),
        Command::Serve => ended(serve::serve(config).await),
        Command::Migrate => ended(migrate(config).await),
        Command::Demo => ended(fill(config).await),
        Command::CreateAdmin(new) => ended(create_admin(config, new).await),
        Command::IssueLoginToken { account } => ended(issue_login_token(config, &account)),
        Command::PriceKey { channel } => ended(price_key(config, &channel)),
        Command::Backup { .. } | Command::Restore { .. } if matches!(config.database, Database::Postgres(_)) => {
            eprintln!("{}", backup::POSTGRES_WAY);
            ExitCode::from(MISUSE)
        }
        Command::Backup { to } => ended(back_up(config, to).await),
        Command::Restore { from, force } => ended(put_back(config, from, force).await),
        Command::Reindex => ended(reindex(config).await),
        Command::RotateKeys => ended_with(rotate_keys(config).await),
        Command::AuditVerify { head } => ended_with(audit_verify(config, head).await),
    }
}

fn print_openapi() -> Result<()> {
    println!("{}", portal::openapi_json()?);
    Ok(())
}

async fn migrate(config: &Config) -> Result<()> {
    let app = command_app(config).await?;
    let pending = portal::migrate(&app).await?;
    println!("{} migration(s) applied", pending.len());
    pending.iter().for_each(|name| println!("  {name}"));
    Ok(())
}

async fn fill(config: &Config) -> Result<()> {
    let _lock = config.database.sqlite_path().map(|path| Lock::take(path)).transpose()?;
    let app = command_app(config).await?;
    prepare(&app).await?;
    let work = async {
        seed(&app).await?;
        fill_with_demo_data(&app).await
    };
    with_slot(&app, work).await
}

async fn reindex(config: &Config) -> Result<()> {
    let app = command_app(config).await?;
    prepare(&app).await?;
    let told = |many: usize| {
        if many.is_multiple_of(100_000) {
            eprintln!("{many} …");
        }
    };
    println!("{} offer(s) indexed", offer::index::reindex(&app, told).await?);
    Ok(())
}

async fn rotate_keys(config: &Config) -> Result<ExitCode> {
    let app = command_app(config).await?;
    prepare(&app).await?;
    let told = |place: &str, many: u64| {
        if many > 0 {
            eprintln!("{many} of {place} …");
        }
    };
    let work = async { Ok(rotate::rotate(&app, &portal::program().sealed, told).await?) };
    let rotation = with_slot(&app, work).await?;
    println!("{} value(s) and file(s) sealed anew with key {}", rotation.sealed, app.secrets.key_id());
    if rotation.shut.is_empty() {
        println!("Nothing is left of older keys. Restart every copy, without PORTAL_SECRET_OLD.");
        return Ok(ExitCode::SUCCESS);
    }
    println!("{} place(s) hold what no configured secret opens:", rotation.shut.len());
    rotation.shut.iter().take(SHOWN).for_each(|place| println!("  {place}"));
    Ok(ExitCode::FAILURE)
}

async fn create_admin(config: &Config, new: NewAdmin) -> Result<()> {
    let password = match new.password_stdin {
        true => Some(std::io::stdin().lock().lines().next().context("no password on standard input")??),
        false => None,
    };
    let app = command_app(config).await?;
    prepare(&app).await?;
    let NewAdmin { els_account, company_name, login, name_cn, phone, .. } = new;
    let admin = CreateAdmin { els_account, company_name, login, name_cn, phone, password };
    let work = async {
        seed(&app).await?;
        Ok(identity::command::create_admin(&app, admin).await?)
    };
    let password = with_slot(&app, work).await?;
    println!("Initial password, shown this once: {password}");
    Ok(())
}

fn issue_login_token(config: &Config, account: &str) -> Result<()> {
    let secrets = platform::secret::Secrets::new("", config.partner_secret.clone());
    let token = identity::command::login_token(&secrets, &platform::Clock::default(), account);
    let token = token.context("PORTAL_PARTNER_SECRET is not set")?;
    println!("{}/#/token-login?token={token}", config.public_url);
    Ok(())
}

fn price_key(config: &Config, channel: &str) -> Result<()> {
    ensure!(pricing::CHANNELS.contains(&channel), "there is no channel {channel}: {}", pricing::CHANNELS.join(", "));
    let secrets = platform::secret::Secrets::new("", config.partner_secret.clone());
    println!("{}", pricing::push_key(&secrets, channel).context("PORTAL_PARTNER_SECRET is not set")?);
    Ok(())
}

async fn back_up(config: &Config, to: PathBuf) -> Result<()> {
    let files = backup::backup(config, &to).await?;
    println!("{files} file(s) in {}", to.display());
    if config.secret.is_none() {
        println!("Not in it: portal.secret. Keep a copy elsewhere; sealed values cannot be read without it.");
    }
    Ok(())
}

async fn put_back(config: &Config, from: PathBuf, force: bool) -> Result<()> {
    let aside = backup::restore(config, &from, force).await?;
    println!("Restored from {}", from.display());
    aside.iter().for_each(|path| println!("Kept aside: {}", path.display()));
    Ok(())
}

async fn audit_verify(config: &Config, shown: Vec<String>) -> Result<ExitCode> {
    let app = command_app(config).await?;
    let heads = heads(&app, shown).await?;
    if let Some(last) = heads.iter().max_by_key(|head| (head.seal_no, head.time)) {
        println!("{} head(s), the newest of {}: seal {}", heads.len(), last.time, last.seal_no);
        // Whoever has it can verify today's heads without us, and sign none.
        let public_key = app.secrets.sign_head("").map(|(key, _)| key).unwrap_or_default();
        println!("Heads of key {} are signed with the ed25519 key {public_key}", app.secrets.key_id());
    }
    let words = match audit::verify(&app.db, &app.secrets, &heads).await? {
        Verdict::Intact { rows, unkeyed } => {
            println!("The audit chain is intact: {rows} row(s), {unkeyed} of them from before there was a key");
            return Ok(ExitCode::SUCCESS);
        }
        Verdict::Broken { id, reason } => format!("The audit chain is broken at row {id}: {reason}"),
        Verdict::Unsealed { id } => format!(
            "Row {id} has waited for its seal for more than a minute: is a copy with PORTAL_JOBS=on running, and what does \
             its log say of audit.seal?"
        ),
        Verdict::Forged { seal_no, reason } => format!("The head of seal {seal_no} is forged: {reason}"),
        Verdict::Outdated { head } => format!(
            "Rows went on for more than five minutes after the newest head, of {head}: newer ones were taken away, or \
             were not exported"
        ),
    };
    println!("{words}");
    Ok(ExitCode::FAILURE)
}

/// Those that were shown, else those that the configuration exports.
async fn heads(app: &App, mut shown: Vec<String>) -> Result<Vec<Head>> {
    if shown.is_empty() {
        shown.extend(match &app.heads.target {
            HeadTarget::Log => None,
            HeadTarget::Storage => Some(STORAGE.to_owned()),
            HeadTarget::File(path) => Some(path.to_string_lossy().into_owned()),
        });
    }
    let mut heads = Vec::new();
    for place in shown {
        let found = match place.as_str() {
            STORAGE => audit::stored_heads(app).await?,
            path => Head::all_in(&std::fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?),
        };
        ensure!(!found.is_empty(), "there is no head in {place}");
        heads.extend(found);
    }
    Ok(heads)
}

/// Beside a running portal, so under a name of its own.
async fn command_app(config: &Config) -> Result<App> {
    open(config, format!("command-{}", uuid::Uuid::new_v4())).await
}

/// A command that makes rows makes ids, and must not make those of a running copy.
async fn with_slot<T>(app: &App, work: impl Future<Output = Result<T>>) -> Result<T> {
    let stop = CancellationToken::new();
    jobs::hold_slot(&app.db, &app.instance, stop.clone()).await?;
    let outcome = work.await;
    stop.cancel();
    jobs::release_slot(&app.db, &app.instance).await;
    outcome
}

fn ended(outcome: Result<()>) -> ExitCode {
    ended_with(outcome.map(|()| ExitCode::SUCCESS))
}

fn ended_with(outcome: Result<ExitCode>) -> ExitCode {
    outcome.unwrap_or_else(|error| {
        eprintln!("{error:#}");
        ExitCode::FAILURE
    })
}

/// JSON lines on stderr. Bodies, queries and headers are never logged, so there is nothing to blacken; a panic
/// tells its place and not its message, which may quote what somebody typed.
fn log_to_stderr() {
    let filter = EnvFilter::try_from_env("PORTAL_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    tracing_subscriber::fmt().json().with_env_filter(filter).with_writer(std::io::stderr).init();
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "panic");
    }));
}
