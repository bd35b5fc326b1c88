//! The limit: the same statements without the program. On PostgreSQL pgbench runs them, prepared; on SQLite a loop
//! in this process, through the driver that the program uses.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use platform::Clock;
use platform::ids::Ids;
use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, DbErr, Statement, TransactionTrait};
use sea_orm::{SqliteTransactionMode, TransactionOptions};

use crate::cpu;
use crate::fill::{FIRST_COMPANY, user_of};
use crate::run::USERS;

/// As many as the program has readers.
const SQLITE_READERS: usize = 6;

#[derive(Clone, Copy)]
pub struct Limit {
    pub rate: f64,
    /// Milliseconds of the database per run: PostgreSQL's processes, or this process with SQLite inside.
    pub cpu: f64,
}

pub struct Pgbench<'a> {
    pub url: &'a str,
    pub server_pid: u32,
    pub folder: &'a Path,
}

impl Pgbench<'_> {
    /// As fast as it goes; what a read costs, at the program's own rate. A server that is asked less often pays more for
    /// each answer: its processes fall asleep between two and find the caches cold.
    pub fn run(&self, sql: &str, connections: u16, seconds: u32, tasks: i64, program: f64) -> Result<Limit> {
        let fastest = self.drive(sql, connections, seconds, tasks, None)?;
        if writes(sql) || program >= fastest.rate {
            return Ok(fastest);
        }
        Ok(Limit { cpu: self.drive(sql, connections, seconds, tasks, Some(program))?.cpu, ..fastest })
    }

    fn drive(&self, sql: &str, connections: u16, seconds: u32, first_task: i64, rate: Option<f64>) -> Result<Limit> {
        let (from, to) = (FIRST_COMPANY, FIRST_COMPANY + USERS - 1);
        // Ids of its own for each client, rising as the program's do.
        let script = format!(
            "\\set company random({from}, {to})\n\\set user :company * 10\n\\set n :n + 1\n\
             \\set next_id :first_id + :n * 64 + :client_id\n\
             \\set task :first_task + :n * {connections} + :client_id\n{sql}"
        );
        let file = self.folder.join("limit.sql");
        std::fs::write(&file, script)?;
        let before = cpu::of_family(self.server_pid)?;
        let output = Command::new("pgbench")
            .args(["-n", "-M", "prepared", "-j", "1", "-c", &connections.to_string(), "-T", &seconds.to_string()])
            .args([
                "-D",
                "n=0",
                "-D",
                &format!("first_task={first_task}"),
                "-D",
                &format!("first_id={}", Ids::new(Clock::default()).next()),
                "-f",
            ])
            .arg(&file)
            .args(rate.map(|rate| format!("--rate={rate:.0}")))
            .arg(self.url)
            .stdin(Stdio::null())
            .output()
            .context("pgbench did not start: it comes with postgresql")?;
        // Its server processes end a little later than pgbench, and count as ended only then.
        std::thread::sleep(Duration::from_millis(500));
        let text = String::from_utf8_lossy(&output.stdout);
        ensure!(output.status.success(), "pgbench: {text}{}", String::from_utf8_lossy(&output.stderr));
        let number = |start: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(start))?;
            line.split_whitespace().next()?.split('/').next()?.parse::<f64>().ok()
        };
        let done = number("number of transactions actually processed: ").context("pgbench counted nothing")?;
        let rate = number("tps = ").context("pgbench gave no rate")?;
        Ok(Limit { rate, cpu: (cpu::of_family(self.server_pid)? - before) / done.max(1.0) })
    }
}

/// Whether statements are a transaction.
fn writes(sql: &str) -> bool {
    sql.contains("BEGIN")
}

/// What the disk takes, in megabytes.
pub fn on_disk(folder: &Path) -> Result<Limit> {
    const MEGABYTES: u32 = 512;
    let (file, started) = (folder.join("dd"), Instant::now());
    let status = Command::new("dd")
        .args(["if=/dev/zero", "bs=1M", "conv=fsync", "status=none", &format!("count={MEGABYTES}")])
        .arg(format!("of={}", file.display()))
        .status()?;
    ensure!(status.success(), "dd: {status}");
    let rate = f64::from(MEGABYTES) / started.elapsed().as_secs_f64();
    std::fs::remove_file(file)?;
    Ok(Limit { rate, cpu: 0.0 })
}

/// A transaction has one writer, everything else as many readers as the program.
pub async fn on_sqlite(
    db: &DatabaseConnection,
    sql: &str,
    connections: u16,
    seconds: u32,
    first_task: i64,
) -> Result<Limit> {
    let writes = writes(sql);
    let sql = sql.replace(":user", "?1").replace(":company", "?2").replace(":next_id", "?3").replace(":task", "?4");
    let statements = sql.split(';').map(str::trim).filter(|one| !["", "BEGIN", "COMMIT"].contains(one));
    let statements: Arc<[String]> = statements.map(str::to_owned).collect();
    let tasks = if writes { 1 } else { usize::from(connections).min(SQLITE_READERS) };
    let (ids, done) = (Ids::new(Clock::default()), Arc::new(AtomicU64::new(0)));
    let (before, started) = (cpu::of_process(std::process::id())?, Instant::now());
    let end = started + Duration::from_secs(seconds.into());
    let work = (0..tasks).map(|task| {
        let (db, statements, ids, done) = (db.clone(), statements.clone(), ids.clone(), done.clone());
        tokio::spawn(async move {
            // Readers keep their connection: to take one from the pool costs as much as a small statement.
            let held = if writes { None } else { Some(db.begin().await?) };
            for turn in task as i64.. {
                if Instant::now() >= end {
                    break;
                }
                let company = FIRST_COMPANY + turn % USERS;
                let values = [user_of(company), company, ids.next(), first_task + turn];
                match &held {
                    Some(connection) => run_all(connection, &statements, values).await?,
                    None => write_all(&db, &statements, values).await?,
                }
                done.fetch_add(1, Ordering::Relaxed);
            }
            Ok::<_, DbErr>(())
        })
    });
    for task in work.collect::<Vec<_>>() {
        task.await??;
    }
    let done = done.load(Ordering::Relaxed).max(1) as f64;
    let cpu = (cpu::of_process(std::process::id())? - before) / done;
    Ok(Limit { rate: done / started.elapsed().as_secs_f64(), cpu })
}

async fn write_all(db: &DatabaseConnection, statements: &[String], values: [i64; 4]) -> Result<(), DbErr> {
    let at_once = Some(SqliteTransactionMode::Immediate);
    let options = TransactionOptions { sqlite_transaction_mode: at_once, ..Default::default() };
    let transaction = db.begin_with_options(options).await?;
    run_all(&transaction, statements, values).await?;
    transaction.commit().await
}

async fn run_all(db: &impl ConnectionTrait, statements: &[String], values: [i64; 4]) -> Result<(), DbErr> {
    for sql in statements {
        // As many values as the statement has places for.
        let places = (1..=4).filter(|n| sql.contains(&format!("?{n}"))).max().unwrap_or(0);
        let values = values.into_iter().take(places).map(Into::into);
        db.query_all_raw(Statement::from_sql_and_values(DbBackend::Sqlite, sql, values)).await?;
    }
    Ok(())
}
