//! The data: the same on every machine and on both databases, made by the statements of `data.sql`.
//!
//! Built-in rows (roles, dictionaries, the platform company) come from the program's own commands.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Args;
use platform::access::password::Hasher;
use sea_orm::{ConnectionTrait, DatabaseConnection};

use crate::program::Program;
use crate::run::{USERS, connect, number, tidy};

pub const FIRST_COMPANY: i64 = 1_001;
/// Of the first company's first offer.
pub const FIRST_OFFER: i64 = 10_000_000;
/// Of the first task that waits for 初选; all have as many digits.
pub const FIRST_TASK: i64 = 20_000_000;
/// None of this data lies beyond it; what the program opens does.
pub const LAST_TASK: i64 = 29_999_999;
/// Staff, as many as there are people at work, with numbers of their own.
pub const FIRST_STAFF: i64 = 900_001;
pub const PASSWORD: &str = "Bench-2026-pass";

const ACCOUNTS_PER_COMPANY: i64 = 5;
const ROWS_PER_STATEMENT: i64 = 100_000;

/// 2026-01-01
const FIRST_TIME: i64 = 1_767_225_600_000;

/// Chinese names whose words repeat, as the words of goods do.
const NAME: &str = "(substr('花植云朵青禾山海木棉白鹭', CAST(1 + 2 * (i % 6) AS INTEGER), 2) \
    || substr('保湿修护舒缓清爽紧致亮肤防晒控油', CAST(1 + 2 * (i * 7 % 8) AS INTEGER), 2) \
    || substr('面霜精华面膜乳液卸妆洗面防晒护手', CAST(1 + 2 * (i * 13 % 8) AS INTEGER), 2) || CAST(i % 1000 AS TEXT) || 'ml')";

/// As long as what the program adds to a name.
const PINYIN: &str = "qingheshuhuanmianshuang qhshms";

const POINTS: &str = "'温和配方，质地轻润，日常可用。精选原料，批次检验，开封后请尽快使用，避免阳光直射。'";

const IP: &str =
    "'10.' || CAST(i % 200 AS TEXT) || '.' || CAST(i * 7 % 250 AS TEXT) || '.' || CAST(i * 13 % 250 AS TEXT)";

const AGENT: &str = "CASE i % 3 \
    WHEN 0 THEN 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36' \
    WHEN 1 THEN 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15' \
    ELSE 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 MicroMessenger/8.0.50' END";

/// As long as a hash; nobody verifies the chain of a benchmark.
const SEAL: &str = "substr('0000000000000000000000000000000000000000000000000000000000000000' || CAST(i AS TEXT), \
    1 + length(CAST(i AS TEXT)))";

/// People of 初选, who see the offers of all companies.
const STAFF: [&str; 2] = [
    "INSERT INTO account (id, company_id, els_account, login, biz_account_login, name_cn, image_url, email, receive_email, \
     phone, changed_pwd, vendor_position, vendor_vx, gz_subscribe, user_type, status, live_rooms, user_group_id, remark, \
     password_hash, pwd_changed_date, last_login_ip, created_by, created_date, last_modified_by, last_modified_date, \
     is_deleted, row_version) WITH {n} SELECT 900001 + i, (SELECT id FROM company WHERE is_platform), '500000', \
     'staff' || CAST(i AS TEXT), '500000_staff' || CAST(i AS TEXT), '初选' || CAST(i AS TEXT), '', '', FALSE, \
     '138' || CAST(10000000 + i AS TEXT), TRUE, 'OTHER', '', FALSE, 'PLATFORM', 'enabled', '', 0, '', \
     '{password_hash}', {time}, '', 0, {time}, 0, {time}, FALSE, 0 FROM n",
    "INSERT INTO account_role (account_id, role_id) WITH {n} SELECT 900001 + i, \
     (SELECT id FROM role WHERE role_code = 'SELECTION_FIRST') FROM n",
];

#[derive(Args)]
pub struct Sizes {
    /// A part of everything, for a quick look.
    #[arg(long, default_value_t = 1.0)]
    scale: f64,
    #[arg(long, default_value_t = 2_000)]
    companies: i64,
    #[arg(long, default_value_t = 100)]
    messages_per_account: i64,
    #[arg(long, default_value_t = 50)]
    logins_per_account: i64,
    #[arg(long, default_value_t = 1_000_000)]
    offers: i64,
    #[arg(long, default_value_t = 2_000_000)]
    audit_rows: i64,
    /// Leave the audit rows to the sealer, to see how it catches up.
    #[arg(long)]
    unsealed: bool,
}

/// The account that speaks for a company.
pub fn user_of(company: i64) -> i64 {
    company * 10
}

/// One of a company's offers.
pub fn offer_of(company: i64) -> i64 {
    FIRST_OFFER + (company - FIRST_COMPANY) * ACCOUNTS_PER_COMPANY
}

pub fn els_of(company: i64) -> String {
    (500_000 + company).to_string()
}

pub async fn fill(program: &Program, url: &str, sizes: &Sizes) -> Result<()> {
    let started = Instant::now();
    program.command(url, &["migrate"])?;
    let db = connect(url).await?;
    ensure!(number(&db, "SELECT COUNT(*) FROM account").await? == 0, "the database is not empty");
    let company = ["create-admin", "--els-account", "500000", "--company-name", "压测平台"];
    let person = ["--login", "bench", "--name-cn", "压测管理员", "--phone", "13800000000"];
    program.command(url, &[&company[..], &person].concat())?;

    let hash = Hasher::new()?.hash(PASSWORD).await.map_err(|problem| anyhow::anyhow!("{problem}"))?;
    let sql = sizes.filled_in(include_str!("data.sql"), &hash);
    for statement in sql.split_inclusive(";\n").filter_map(|part| Some(&part[part.find("INSERT INTO")?..])) {
        let table = statement.split(' ').nth(2).context("a statement without a table")?;
        let (rows, began) = (sizes.rows(table)?, Instant::now());
        insert(&db, statement, rows).await.with_context(|| format!("table {table}"))?;
        println!("  {rows:>9} rows of {table} in {:.1} s", began.elapsed().as_secs_f64());
    }
    for sql in STAFF.map(|sql| sql.replace("{password_hash}", &hash).replace("{time}", &FIRST_TIME.to_string())) {
        insert(&db, &sql, USERS).await.context("staff")?;
    }
    let began = Instant::now();
    program.command(url, &["reindex"])?;
    println!("  the search index of offers in {:.1} s", began.elapsed().as_secs_f64());
    tidy(&db).await?;
    println!("  filled and analysed in {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// In parts, so that a statement's memory stays small.
async fn insert(db: &DatabaseConnection, statement: &str, rows: i64) -> Result<()> {
    for from in (0..rows).step_by(ROWS_PER_STATEMENT as usize) {
        let last = (from + ROWS_PER_STATEMENT).min(rows) - 1;
        let numbers =
            format!("RECURSIVE n(i) AS (SELECT CAST({from} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {last})");
        db.execute_unprepared(&statement.replace("{n}", &numbers)).await?;
    }
    Ok(())
}

impl Sizes {
    fn rows(&self, table: &str) -> Result<i64> {
        let accounts = self.companies() * ACCOUNTS_PER_COMPANY;
        Ok(match table {
            "company" | "user_group" => self.companies(),
            "company_brand" => self.companies() * 2,
            "account" | "account_role" => accounts,
            "message_location_log" => accounts * self.messages_per_account,
            "login_log" => accounts * self.logins_per_account,
            "offer" => self.scaled(self.offers),
            "offer_sku" => self.scaled(self.offers) * 2,
            "workflow_task" => self.scaled(self.offers) / 105 * 5,
            "audit_log" => self.scaled(self.audit_rows),
            "audit_seal" => i64::from(!self.unsealed),
            _ => anyhow::bail!("how many rows has {table}?"),
        })
    }

    fn companies(&self) -> i64 {
        self.scaled(self.companies).max(USERS)
    }

    fn scaled(&self, number: i64) -> i64 {
        (number as f64 * self.scale) as i64
    }

    fn filled_in(&self, sql: &str, password_hash: &str) -> String {
        let accounts = self.companies() * ACCOUNTS_PER_COMPANY;
        let company = format!("({FIRST_COMPANY} + i % {accounts} / {ACCOUNTS_PER_COMPANY})");
        sql.replace("{user}", &format!("({company} * 10 + i % {ACCOUNTS_PER_COMPANY})"))
            .replace("{company}", &company)
            .replace("{nth}", &format!("(i / {accounts})"))
            .replace("{first}", &FIRST_COMPANY.to_string())
            .replace("{time}", &FIRST_TIME.to_string())
            .replace("{offer}", &FIRST_OFFER.to_string())
            .replace("{task}", &FIRST_TASK.to_string())
            .replace("{name}", NAME)
            .replace("{pinyin}", PINYIN)
            .replace("{points}", POINTS)
            .replace("{ip}", IP)
            .replace("{agent}", AGENT)
            .replace("{password_hash}", password_hash)
            .replace("{audit_rows}", &self.scaled(self.audit_rows).to_string())
            .replace("{seal_no}", if self.unsealed { "NULL" } else { "i + 1" })
            .replace("{seal}", if self.unsealed { "NULL" } else { SEAL })
    }
}
