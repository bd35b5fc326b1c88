//! The program itself, as an operator starts it: what it refuses, what it prints, how it ends.

use std::time::{Duration, Instant};

use testkit::{Content, TestDatabase, postgres_url};

use crate::process::{Folder, Running, stderr};
use crate::support::get_status;

const SECRET: &str = "a secret of an operator, long enough";

#[test]
fn a_wrong_configuration_is_told_whole_with_exit_code_2() {
    let folder = Folder::new();
    std::fs::write(folder.0.join("portal.toml"), "lisen = \"x\"\njobs = \"maybe\"").expect("written");
    let output = folder.run(&["serve"], &[("PORTAL_LISTEN", "nowhere"), ("PORTAL_SECRET", "short")]);
    assert_eq!(output.status.code(), Some(2));
    for part in ["4 problem(s)", "unknown key `lisen`", "PORTAL_JOBS", "PORTAL_LISTEN", "PORTAL_SECRET"] {
        assert!(stderr(&output).contains(part), "{part}: {}", stderr(&output));
    }
    let output = folder.run(&["serve"], &[("PORTAL_CONFIG", "other.toml")]);
    assert!(output.status.code() == Some(2) && stderr(&output).contains("no file other.toml"));
}

#[test]
fn the_contract_is_printed_without_a_database() {
    let folder = Folder::new();
    let output = folder.run(&["openapi"], &[("PORTAL_DATABASE_URL", "nonsense")]);
    assert!(output.status.success(), "{}", stderr(&output));
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(document["paths"]["/services/admin/api/account"]["get"].is_object());
    assert_eq!(std::fs::read_dir(&folder.0).expect("a folder").count(), 0);
}

#[test]
fn postgres_is_backed_up_by_its_own_tools() {
    let environment = [("PORTAL_DATABASE_URL", "postgres://portal@127.0.0.1:1/x"), ("PORTAL_SECRET", SECRET)];
    for arguments in [["backup", "--to", "x"], ["restore", "--from", "x"]] {
        let output = Folder::new().run(&arguments, &environment);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains("pg_dump"), "{}", stderr(&output));
    }
}

/// Production on SQLite needs nothing but a folder, and never mixes with a demonstration.
#[tokio::test]
async fn production_starts_from_nothing_and_refuses_demo_data() {
    let folder = Folder::new();
    let listen =
        [("PORTAL_LISTEN", "127.0.0.1:0"), ("PORTAL_ADMIN_LISTEN", "127.0.0.1:0"), ("PORTAL_DRAIN_SECONDS", "0")];
    let production = Running::start(folder.portal(&["serve"], &listen));
    assert_eq!(get_status(production.address, "/health/ready").await, Some(200));
    assert_eq!(get_status(production.address, "/openapi.json").await, Some(404));
    let secret = folder.0.join("data/portal.secret");
    let mode = std::os::unix::fs::PermissionsExt::mode(&secret.metadata().expect("a secret").permissions());
    assert_eq!(mode & 0o777, 0o600);
    let second = folder.run(&["serve"], &listen);
    assert!(!second.status.success() && stderr(&second).contains("stop it first"), "{}", stderr(&second));

    let admin = [
        "create-admin",
        "--els-account",
        "100000",
        "--company-name",
        "平台",
        "--login",
        "root",
        "--name-cn",
        "管理员",
        "--phone",
        "13800000051",
    ];
    let created = folder.run(&admin, &[]);
    assert!(created.status.success(), "beside the running portal: {}", stderr(&created));
    let password = String::from_utf8_lossy(&created.stdout).trim().rsplit(' ').next().map(str::to_owned);
    let (code, log) = production.stop();
    assert_eq!(code, Some(0));
    let password = password.expect("a password");
    assert!(password.len() >= 8 && !log.contains(&password) && !stderr(&created).contains(&password));
    assert!(log.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{log}");

    let demo = [&listen[..2], &[("PORTAL_PROFILE", "demo")]].concat();
    let refused = folder.run(&["serve"], &demo);
    assert!(!refused.status.success() && stderr(&refused).contains("real accounts"), "{}", stderr(&refused));
    let verified = folder.run(&["audit-verify"], &[]);
    assert!(verified.stdout.starts_with(b"The audit chain is intact"), "{verified:?}");
}

const START_LIMIT: Duration = Duration::from_secs(2);

#[tokio::test]
async fn a_demonstration_fills_itself_and_is_no_production() {
    let folder = Folder::new();
    let demo = [("PORTAL_PROFILE", "demo"), ("PORTAL_LISTEN", "127.0.0.1:0")];
    let running = Running::start(folder.portal(&["serve"], &demo));
    assert_eq!(get_status(running.address, "/openapi.json").await, Some(200));
    let began = Instant::now();
    assert!(folder.0.join("data/portal.db-wal").exists(), "the control: it had a log");
    assert_eq!(running.stop().0, Some(0));
    assert!(!folder.0.join("data/portal.db-wal").exists(), "a stopped portal is one whole file");
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());

    // The best of three: what else the machine is busy with says nothing about the program.
    let mut again = Running::start(folder.portal(&["serve"], &demo));
    for _ in 0..2 {
        if again.started < START_LIMIT {
            break;
        }
        again.stop();
        again = Running::start(folder.portal(&["serve"], &demo));
    }
    assert!(again.started < START_LIMIT, "{:?} with the data in place", again.started);
    let issued = folder.run(&["issue-login-token", "200001_admin"], &demo);
    let link = String::from_utf8_lossy(&issued.stdout).trim().to_owned();
    let token = link.strip_prefix("http://127.0.0.1:8080/#/token-login?token=").unwrap_or_else(|| panic!("{issued:?}"));
    let login = format!("/services/admin/api/third-party/private-sphere/auto-login?token={token}");
    assert_eq!(get_status(again.address, &login).await, Some(200), "once");
    assert_eq!(get_status(again.address, &login).await, Some(401), "and never twice");
    drop(again);
    let production = folder.run(&["serve"], &[("PORTAL_LISTEN", "127.0.0.1:0")]);
    assert!(!production.status.success() && stderr(&production).contains("demo data"), "{}", stderr(&production));
    let none = folder.run(&["issue-login-token", "200001_admin"], &[]);
    assert!(!none.status.success() && stderr(&none).contains("PORTAL_PARTNER_SECRET"));
    let key = folder.run(&["price-key", "jd"], &demo);
    assert_eq!(String::from_utf8_lossy(&key.stdout).trim().len(), 64, "{key:?}");
    for (channel, env) in [("xx", &demo[..]), ("jd", &[])] {
        assert!(!folder.run(&["price-key", channel], env).status.success(), "{channel}");
    }
}

/// A copy on PostgreSQL waits for an operator's `portal migrate`.
#[tokio::test]
async fn postgres_is_migrated_by_command_only() {
    let database = TestDatabase::postgres(Content::Bare).await;
    let name = database.url().rsplit('/').next().expect("a name").to_owned();
    let server = sea_orm::Database::connect(postgres_url()).await.expect("PostgreSQL");
    for statement in [format!("DROP DATABASE {name} WITH (FORCE)"), format!("CREATE DATABASE {name}")] {
        sea_orm::ConnectionTrait::execute_unprepared(&server, &statement).await.expect("an empty database");
    }
    let folder = Folder::new();
    let environment = [
        ("PORTAL_DATABASE_URL", database.url()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_LISTEN", "127.0.0.1:0"),
        ("PORTAL_ADMIN_LISTEN", "127.0.0.1:0"),
        ("PORTAL_DRAIN_SECONDS", "0"),
    ];
    let refused = folder.run(&["serve"], &environment);
    assert!(!refused.status.success() && stderr(&refused).contains("portal migrate"), "{}", stderr(&refused));
    let migrated = folder.run(&["migrate"], &environment);
    assert!(migrated.status.success(), "{}", stderr(&migrated));
    let running = Running::start(folder.portal(&["serve"], &environment));
    let copy = Running::start(folder.portal(&["serve"], &environment));
    for portal in [&running, &copy] {
        assert_eq!(get_status(portal.address, "/health/ready").await, Some(200));
    }
    assert_eq!((running.stop().0, copy.stop().0), (Some(0), Some(0)));
    assert!(!folder.0.join("data").exists(), "nothing is written beside the program");
}
