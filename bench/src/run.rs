//! One run: each database in turn, each scenario with its limit right after it, so that both see the same machine.

use std::cell::Cell;
use std::ops::Range;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use sea_orm::{ConnectOptions, ConnectionTrait, DatabaseConnection, DbBackend, Statement};

use crate::fill::{FIRST_COMPANY, FIRST_STAFF, FIRST_TASK, LAST_TASK, els_of, user_of};
use crate::http::{self, User};
use crate::limit::{self, Limit, Pgbench};
use crate::program::{Program, Running};
use crate::scenarios::{Driver, Least, SCENARIOS, Scenario};
use crate::{cpu, import, wrk};

/// People at work at the same time, each from another company.
pub const USERS: i64 = 32;

const IMPORTS: usize = 3;
const WARM_UP_SECONDS: u32 = 1;
const SETTLE: Duration = Duration::from_secs(120);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Database {
    Sqlite,
    Postgres,
}

/// CPU in milliseconds per request.
pub struct Measured {
    pub scenario: &'static Scenario,
    pub database: Database,
    pub rate: f64,
    pub p50: f64,
    pub p99: f64,
    pub failed: u64,
    pub server_cpu: f64,
    pub database_cpu: Option<f64>,
    pub statements: Option<f64>,
    pub limit: Option<Limit>,
    /// The same on a tenth of the data: CPU of program and database.
    pub smaller: Option<f64>,
}

impl Measured {
    fn cpu(&self) -> f64 {
        self.server_cpu + self.database_cpu.unwrap_or_default()
    }

    /// How much more a request costs on ten times the data.
    pub fn growth(&self) -> Option<f64> {
        self.smaller.filter(|smaller| *smaller > 0.0).map(|smaller| self.cpu() / smaller)
    }

    pub fn rate_ratio(&self) -> Option<f64> {
        self.limit.map(|limit| self.rate / limit.rate)
    }

    /// The database's work against the limit's; on SQLite, where both are one process, the program's with it.
    pub fn cpu_ratio(&self) -> Option<f64> {
        let used = self.database_cpu.unwrap_or(self.server_cpu);
        self.limit.filter(|limit| limit.cpu > 0.0).map(|limit| used / limit.cpu)
    }
}

/// What is told once per database.
pub struct Summary {
    pub database: Database,
    pub started_in: Duration,
    pub idle_cpu: f64,
    pub memory_before: f64,
    pub memory_highest: f64,
    /// The most that was the program's own at the end of a scenario.
    pub memory_own: f64,
    pub measured: Vec<Measured>,
}

pub struct Plan<'a> {
    pub program: &'a Program,
    pub seconds: u32,
    /// Only scenarios whose name holds this.
    pub only: &'a str,
}

/// `smaller` is a database of a tenth of the data, for what must not grow with them.
pub async fn run(plan: &Plan<'_>, url: &str, smaller: Option<&str>) -> Result<Summary> {
    let bench = Bench::start(plan, url).await?;
    let memory = || cpu::memory(bench.running.pid());
    let (memory_before, mut memory_own) = (memory()?.now, 0.0_f64);
    let idle_cpu = bench.idle_cpu().await?;
    let smaller = match smaller {
        Some(url) => Some(Bench::start(plan, url).await?),
        None => None,
    };
    let mut measured = Vec::new();
    for scenario in SCENARIOS.iter().filter(|scenario| scenario.name.contains(plan.only)) {
        let before = match smaller.as_ref().filter(|_| scenario.grows()) {
            Some(smaller) => Some(smaller.load(scenario).await.with_context(|| scenario.name)?.cpu()),
            None => None,
        };
        let one = bench.measure(scenario).await.with_context(|| scenario.name)?;
        let one = Measured { smaller: before, ..one };
        eprintln!("  {:?} {}: {:.0}/s", one.database, scenario.name, one.rate);
        measured.push(one);
        memory_own = memory_own.max(memory()?.own);
    }
    let memory_highest = memory()?.highest;
    let started_in = bench.running.started_in;
    let database = bench.database();
    Ok(Summary { database, started_in, idle_cpu, memory_before, memory_highest, memory_own, measured })
}

struct Bench<'a> {
    plan: &'a Plan<'a>,
    url: &'a str,
    db: DatabaseConnection,
    running: Running,
    /// PostgreSQL's first process; none for SQLite.
    server: Option<u32>,
    users: Vec<User>,
    staff: Vec<User>,
    /// The next task that nobody has decided.
    tasks: Cell<i64>,
    /// Those from here on are the limit's.
    limits: Range<i64>,
}

impl<'a> Bench<'a> {
    async fn start(plan: &'a Plan<'a>, url: &'a str) -> Result<Self> {
        let db = connect(url).await?;
        tidy(&db).await?;
        let running = plan.program.serve(url)?;
        let server = server_of(&db).await?;
        let (users, staff) = (log_in(&running, false)?, log_in(&running, true)?);
        let open = |what: &str| {
            format!(
                "SELECT {what} FROM workflow_task WHERE status = 'APPROVING' AND id BETWEEN {FIRST_TASK} AND {LAST_TASK}"
            )
        };
        let (first, last) = (number(&db, &open("MIN(id)")).await?, number(&db, &open("MAX(id)")).await?);
        let (tasks, limits) = (Cell::new(first), (first + last) / 2..last);
        let bench = Self { plan, url, server, users, staff, tasks, limits, db, running };
        bench.settle().await?;
        Ok(bench)
    }

    fn database(&self) -> Database {
        if self.server.is_some() { Database::Postgres } else { Database::Sqlite }
    }

    async fn load(&self, scenario: &'static Scenario) -> Result<Measured> {
        let Plan { program, seconds, .. } = self.plan;
        let address = &self.running.address;
        let drive: Box<dyn Fn(u32) -> Result<wrk::Load>> = match scenario.driver {
            Driver::Import => Box::new(|_| import::drive(address, self.users.get(..IMPORTS).context("no users")?)),
            Driver::Wrk => {
                let requests = self.requests(scenario)?;
                Box::new(move |seconds| {
                    let first = self.tasks.get();
                    let load = wrk::drive(&program.folder, address, &requests, scenario.connections, seconds, first)?;
                    if requests.iter().any(|request| request.contains(wrk::NEXT)) {
                        // Those that were sent and not answered have their numbers too.
                        self.tasks.set(first + load.requests as i64 + 2 * i64::from(scenario.connections));
                    }
                    Ok(load)
                })
            }
        };
        self.settle().await?;
        drive(WARM_UP_SECONDS)?;
        let before = self.counters().await?;
        let load = drive(*seconds)?;
        let after = self.counters().await?;
        let each = |before: f64, after: f64| (after - before) / load.requests.max(1.0);
        Ok(Measured {
            scenario,
            database: self.database(),
            rate: load.requests / load.seconds,
            p50: load.p50,
            p99: load.p99,
            failed: load.failed,
            server_cpu: each(before.server_cpu, after.server_cpu),
            database_cpu: before.database_cpu.zip(after.database_cpu).map(|(before, after)| each(before, after)),
            statements: before.statements.zip(after.statements).map(|(before, after)| each(before, after)),
            limit: None,
            smaller: None,
        })
    }

    async fn measure(&self, scenario: &'static Scenario) -> Result<Measured> {
        let Plan { program, seconds, .. } = self.plan;
        let measured = self.load(scenario).await?;
        self.settle().await?;
        let limit = match (scenario.limit(self.db.get_database_backend())?, self.server) {
            (None, _) if matches!(scenario.least, Least::Disk) => Some(limit::on_disk(&program.folder)?),
            (None, _) => None,
            (Some(sql), Some(server_pid)) => {
                let pgbench = Pgbench { url: self.url, server_pid, folder: &program.folder };
                Some(pgbench.run(&sql, scenario.connections, *seconds, self.limits.start, measured.rate)?)
            }
            (Some(sql), None) => {
                Some(limit::on_sqlite(&self.db, &sql, scenario.connections, *seconds, self.limits.start).await?)
            }
        };
        if let Some(limit) = limit.filter(|_| scenario.path.contains("{task}")) {
            let needed = limit.rate * f64::from(*seconds);
            let there = (self.limits.end - self.limits.start) as f64;
            ensure!(needed < there, "{needed:.0} tasks decided of {there}: fill more, or measure for a shorter time");
        }
        Ok(Measured { limit, ..measured })
    }

    /// One per person; the first is tried, so that nobody measures how fast the program refuses.
    fn requests(&self, scenario: &Scenario) -> Result<Vec<String>> {
        let address = &self.running.address;
        let tagged = scenario.headers.iter().any(|(_, value)| value.contains("{etag}"));
        let request = |user: &User| -> Result<String> {
            let etag = match tagged {
                true => {
                    http::send(address, http::request(address, scenario, user, None))?.header("etag").map(str::to_owned)
                }
                false => None,
            };
            Ok(http::request(address, scenario, user, etag.as_deref()))
        };
        let people = if scenario.staff { &self.staff } else { &self.users };
        let requests = people.iter().map(request).collect::<Result<Vec<_>>>()?;
        let first = requests.first().context("no users")?;
        let task = self.tasks.get();
        if first.contains(wrk::NEXT) {
            self.tasks.set(task + 1);
        }
        let answer = http::send(address, first.replace(wrk::NEXT, &task.to_string()))?;
        ensure!(answer.status == scenario.status, "{}: {}", answer.status, answer.body);
        ensure!((answer.body == "[]") == scenario.empty, "{} answers {}", scenario.path, answer.body);
        Ok(requests)
    }

    /// Until what the last scenario left is done: the sealer's rows, dead rows, the log of changes.
    async fn settle(&self) -> Result<()> {
        let until = Instant::now() + SETTLE;
        while number(&self.db, "SELECT COUNT(*) FROM audit_log WHERE seal_no IS NULL").await? > 0 {
            ensure!(Instant::now() < until, "the sealer does not catch up");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        match self.database() {
            Database::Postgres => {
                self.db
                    .execute_unprepared(
                        "VACUUM (ANALYZE) account, offer, workflow_task, session, throttle_event, login_log",
                    )
                    .await?
            }
            Database::Sqlite => self.db.execute_unprepared("PRAGMA wal_checkpoint(TRUNCATE)").await?,
        };
        Ok(())
    }

    /// In percent of a core.
    async fn idle_cpu(&self) -> Result<f64> {
        let (before, started) = (cpu::of_process(self.running.pid())?, Instant::now());
        tokio::time::sleep(Duration::from_secs(self.plan.seconds.into())).await;
        Ok((cpu::of_process(self.running.pid())? - before) / started.elapsed().as_secs_f64() / 10.0)
    }

    async fn counters(&self) -> Result<Counters> {
        // An extension that may be missing, on a server that somebody else started.
        let statements = "SELECT CAST(SUM(calls) AS BIGINT) AS n FROM pg_stat_statements";
        Ok(Counters {
            server_cpu: cpu::of_process(self.running.pid())?,
            database_cpu: self.server.map(cpu::of_family).transpose()?,
            statements: number(&self.db, statements).await.ok().map(|calls| calls as f64),
        })
    }
}

struct Counters {
    server_cpu: f64,
    database_cpu: Option<f64>,
    statements: Option<f64>,
}

/// A connection with nothing of the program's limits, and SQLite as the program opens it.
pub async fn connect(url: &str) -> Result<DatabaseConnection> {
    let mut options = ConnectOptions::new(url);
    options.max_connections(6).test_before_acquire(false).sqlx_logging(false);
    options.map_sqlx_sqlite_opts(|sqlite| {
        sqlite.foreign_keys(true).busy_timeout(Duration::from_secs(30)).pragma("mmap_size", "268435456")
    });
    sea_orm::Database::connect(options).await.with_context(|| format!("cannot open {url}"))
}

/// A bloated table makes every program look the same.
pub async fn tidy(db: &DatabaseConnection) -> Result<()> {
    let statements = match db.get_database_backend() {
        DbBackend::Postgres => ["VACUUM (ANALYZE)", "CHECKPOINT"],
        _ => ["ANALYZE", "PRAGMA wal_checkpoint(TRUNCATE)"],
    };
    for sql in statements {
        db.execute_unprepared(sql).await?;
    }
    Ok(())
}

/// The first column of the first row.
pub async fn number(db: &DatabaseConnection, sql: &str) -> Result<i64> {
    let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await?;
    Ok(row.context("no row")?.try_get_by_index(0)?)
}

/// The process that all of PostgreSQL's are children of.
async fn server_of(db: &DatabaseConnection) -> Result<Option<u32>> {
    if db.get_database_backend() != DbBackend::Postgres {
        return Ok(None);
    }
    // Without it there is one column less.
    db.execute_unprepared("CREATE EXTENSION IF NOT EXISTS pg_stat_statements").await.ok();
    let backend = number(db, "SELECT CAST(pg_backend_pid() AS BIGINT)").await?;
    ensure!(Path::new(&format!("/proc/{backend}")).exists(), "PostgreSQL must run on this machine");
    Ok(Some(cpu::parent_of(backend as u32)?))
}

fn log_in(running: &Running, staff: bool) -> Result<Vec<User>> {
    let login = SCENARIOS.iter().find(|scenario| scenario.name == "login").context("no login scenario")?;
    let user = |company: i64| -> Result<User> {
        let (els, token) = (els_of(company), String::new());
        let place = company - FIRST_COMPANY;
        let user = match staff {
            true => {
                User { company, id: FIRST_STAFF + place, els: "500000".into(), login: format!("staff{place}"), token }
            }
            false => User { company, id: user_of(company), els, login: "user0".into(), token },
        };
        let answer = http::send(&running.address, http::request(&running.address, login, &user, None))?;
        ensure!(answer.status == 200, "login: {} {}", answer.status, answer.body);
        let body: serde_json::Value = serde_json::from_str(&answer.body)?;
        Ok(User { token: body["id_token"].as_str().context("no token")?.to_owned(), ..user })
    };
    (FIRST_COMPANY..FIRST_COMPANY + USERS).map(user).collect()
}
