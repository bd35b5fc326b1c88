//! The data: the same on every machine and on both databases, since each table is one statement that both read.
//!
//! Built-in rows (roles, dictionaries, the platform company) come from the program's own commands.

use std::time::Instant;

use anyhow::{Result, ensure};
use clap::Args;
use platform::access::password::Hasher;
use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend};

use crate::program::Program;
use crate::run::{USERS, connect, number, tidy};

pub const FIRST_COMPANY: i64 = 1_001;
pub const PASSWORD: &str = "Bench-2026-pass";

const ACCOUNTS_PER_COMPANY: i64 = 5;
const ROWS_PER_STATEMENT: i64 = 100_000;

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

pub fn els_of(company: i64) -> String {
    (500_000 + company).to_string()
}

/// A table and how its row number `i`, from 0, is made.
struct Table {
    name: &'static str,
    rows: i64,
    columns: &'static str,
    values: String,
}

pub async fn fill(program: &Program, url: &str, sizes: &Sizes) -> Result<()> {
    let started = Instant::now();
    program.command(url, &["migrate"])?;
    let db = connect(url).await?;
    ensure!(number(&db, "SELECT COUNT(*) FROM account").await? == 0, "the database is not empty");
    let admin = ["--els-account", "500000", "--company-name", "压测平台", "--login", "bench"];
    let person = ["--name-cn", "压测管理员", "--phone", "13800000000"];
    program.command(url, &[&["create-admin"][..], &admin, &person].concat())?;

    let hash = Hasher::new()?.hash(PASSWORD).await.map_err(|problem| anyhow::anyhow!("{problem}"))?;
    for table in tables(sizes, &hash) {
        let began = Instant::now();
        insert(&db, &table).await?;
        println!("  {:>9} rows of {} in {:.1} s", table.rows, table.name, began.elapsed().as_secs_f64());
    }
    tidy(&db).await?;
    println!("  filled and analysed in {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// In parts that end before a statement takes too long; one transaction holds them all.
async fn insert(db: &DatabaseConnection, table: &Table) -> Result<()> {
    let Table { name, rows, columns, values } = table;
    for from in (0..*rows).step_by(ROWS_PER_STATEMENT as usize) {
        let last = (from + ROWS_PER_STATEMENT).min(*rows) - 1;
        let sql = format!(
            "INSERT INTO {name} ({columns}) WITH RECURSIVE n(i) AS \
             (SELECT CAST({from} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {last}) SELECT {values} FROM n"
        );
        db.execute_unprepared(&sql).await?;
    }
    Ok(())
}

fn tables(sizes: &Sizes, password_hash: &str) -> Vec<Table> {
    let scaled = |number: i64| (number as f64 * sizes.scale) as i64;
    let companies = scaled(sizes.companies).max(USERS);
    let accounts = companies * ACCOUNTS_PER_COMPANY;
    // 2026-01-01; later rows are later, as their ids are.
    let time = |step: i64| format!("1767225600000 + i * {step}");
    // Rows of all people are mixed, as they are where people work at the same time.
    let company = format!("{FIRST_COMPANY} + i % {accounts} / {ACCOUNTS_PER_COMPANY}");
    let user = format!("({company}) * 10 + i % {ACCOUNTS_PER_COMPANY}");
    let nth = format!("i / {accounts}");
    let agent = "CASE i % 3 WHEN 0 THEN 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/142.0.0.0 Safari/537.36' WHEN 1 THEN 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \
                 AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15' ELSE 'Mozilla/5.0 (Linux; Android 15) \
                 AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50' END";
    let ip = "'10.' || CAST(i % 200 AS TEXT) || '.' || CAST(i * 7 % 250 AS TEXT) || '.' || CAST(i * 13 % 250 AS TEXT)";
    let (seal_no, seal) = match sizes.unsealed {
        true => ("NULL".to_owned(), "NULL".to_owned()),
        // As long as a hash; nobody verifies the chain of a benchmark.
        false => (
            "i + 1".to_owned(),
            format!("substr('{}' || CAST(i AS TEXT), 1 + length(CAST(i AS TEXT)))", "0".repeat(64)),
        ),
    };
    vec![
        Table {
            name: "company",
            rows: companies,
            columns: "id, code, els_account, name, credit_code, short_name, subject_type, base, base_code, city, \
                      city_code, address, business_scope, bank_name, verify_status, use_status, appr_status, appr_step, \
                      live_rooms, category_level1, catalogs, created_by, created_date, last_modified_by, \
                      last_modified_date",
            values: format!(
                "{FIRST_COMPANY} + i, 'V' || CAST(i AS TEXT), CAST(500000 + {FIRST_COMPANY} + i AS TEXT), \
                 substr('上海杭州广州深圳北京成都苏州宁波', 1 + 2 * (i % 8), 2) || substr('花植云朵青禾山海木棉白鹭', \
                 1 + 2 * (i % 6), 2) || CAST(i AS TEXT) || '贸易有限公司', 'C' || CAST(100000 + i AS TEXT), \
                 '压测' || CAST(i AS TEXT), 'ENTERPRISE', '上海市', '310000', '上海市', '310100', '浦东新区世纪大道100号', \
                 '化妆品批发；化妆品零售；日用百货销售；食品销售；货物进出口；技术进出口。', '招商银行', TRUE, TRUE, \
                 'APPROVED', 'End', 'common,promote11,promote12', 'Cosmetic', 'Cosmetic,Food', 0, {0}, 0, {0}",
                time(60_000)
            ),
        },
        Table {
            name: "company_brand",
            rows: companies * 2,
            columns: "id, company_id, brand_name_cn, brand_name_en, trademark_no, trademark_class, brand_nature, \
                      story_text, created_by, created_date, last_modified_by, last_modified_date",
            values: format!(
                "i + 1, {FIRST_COMPANY} + i / 2, '品牌' || CAST(i AS TEXT), 'Brand ' || CAST(i AS TEXT), \
                 CAST(10000000 + i AS TEXT), 3, 'OWN', '一个只为测量而生的品牌。', 0, {0}, 0, {0}",
                time(30_000)
            ),
        },
        Table {
            name: "user_group",
            rows: companies,
            columns: "id, company_id, name, code, sort, status, path, created_by, created_date, last_modified_by, \
                      last_modified_date, is_deleted, row_version",
            values: format!(
                "{FIRST_COMPANY} + i, {FIRST_COMPANY} + i, '总部', CAST(i AS TEXT), 0, 'enabled', '/' || CAST({FIRST_COMPANY} + i AS TEXT) \
                 || '/', 0, {0}, 0, {0}, FALSE, 0",
                time(60_000)
            ),
        },
        Table {
            name: "account",
            rows: accounts,
            columns: "id, company_id, els_account, login, biz_account_login, name_cn, image_url, email, receive_email, \
                      phone, changed_pwd, vendor_position, vendor_vx, gz_subscribe, user_type, status, live_rooms, \
                      user_group_id, remark, password_hash, pwd_changed_date, last_login_ip, created_by, created_date, \
                      last_modified_by, last_modified_date, is_deleted, row_version",
            values: format!(
                "{user}, {company}, CAST(500000 + {company} AS TEXT), 'user' || CAST(i % {ACCOUNTS_PER_COMPANY} AS TEXT), \
                 CAST(500000 + {company} AS TEXT) || '_user' || CAST(i % {ACCOUNTS_PER_COMPANY} AS TEXT), \
                 substr('王李张刘陈杨赵黄', 1 + i % 8, 1) || substr('小明丽华建国秀英海燕', 1 + 2 * (i % 5), 2), '', \
                 'u' || CAST(i AS TEXT) || '@example.com', TRUE, '139' || CAST(10000000 + i AS TEXT), TRUE, 'OTHER', '', \
                 FALSE, 'BIZ', 'enabled', '', {company}, '', '{password_hash}', {0}, '', 0, {0}, 0, {0}, FALSE, 0",
                time(10_000)
            ),
        },
        // The administrator of each company, and the four built-in roles after it.
        Table {
            name: "account_role",
            rows: accounts,
            columns: "account_id, role_id",
            values: format!("{user}, 1 + i % {ACCOUNTS_PER_COMPANY}"),
        },
        Table {
            name: "message_location_log",
            rows: accounts * sizes.messages_per_account,
            columns: "id, user_id, type, title, content, level, link_route, read_states, send_date, template_code",
            values: format!(
                "i + 1, {user}, CASE ({nth}) % 5 WHEN 0 THEN 'APPROVAL' WHEN 1 THEN 'TODO' WHEN 2 THEN 'CERT' WHEN 3 \
                 THEN 'SYSTEM' ELSE 'SECURITY' END, '报品审批通过', 'OF' || CAST(i AS TEXT) || '《秋季新品》已全部审批通过。', \
                 'INFO', '/offer/index', CASE WHEN ({nth}) % 10 < 3 THEN 0 ELSE 1 END, {}, 'DOC_APPROVED'",
                time(20)
            ),
        },
        Table {
            name: "login_log",
            rows: accounts * sizes.logins_per_account,
            columns: "id, account_id, login, entry, result, reason, ip, user_agent, created_date",
            values: format!(
                "i + 1, {user}, 'user', 'PASSWORD', CASE ({nth}) % 10 WHEN 0 THEN 'FAIL' ELSE 'SUCCESS' END, \
                 CASE ({nth}) % 10 WHEN 0 THEN 'auth.bad' ELSE '' END, {ip}, {agent}, {}",
                time(40)
            ),
        },
        Table {
            name: "audit_log",
            rows: scaled(sizes.audit_rows),
            columns: "id, event, user_id, login, company_id, biz_type, biz_id, before_json, after_json, ip, user_agent, \
                      request_id, created_date, seal_no, row_hash, prev_hash",
            values: format!(
                "i + 1, CASE i % 3 WHEN 0 THEN 'auth.login' WHEN 1 THEN 'profile.save' ELSE 'offer.submit' END, {user}, \
                 'user', {company}, CASE i % 3 WHEN 2 THEN 'offer' ELSE 'account' END, i * 7919 % 1000003, \
                 '{{\"nameCn\":\"王小明\",\"vendorPosition\":\"BD\"}}', '{{\"nameCn\":\"王小明\",\"vendorPosition\":\"OTHER\"}}', \
                 {ip}, {agent}, '019a8a3e-7f3a-7c11-' || CAST(100000000000 + i AS TEXT), {}, {seal_no}, {seal}, {seal}",
                time(10)
            ),
        },
        // Where the chain goes on.
        Table {
            name: "audit_seal",
            rows: i64::from(!sizes.unsealed),
            columns: "id, seal_no, row_hash",
            values: format!("1, {}, {seal}", scaled(sizes.audit_rows)),
        },
    ]
}

/// Only what the planner knows differs between the two.
pub fn tidy_sql(backend: DbBackend) -> &'static [&'static str] {
    match backend {
        DbBackend::Postgres => &["VACUUM (ANALYZE)", "CHECKPOINT"],
        _ => &["ANALYZE", "PRAGMA wal_checkpoint(TRUNCATE)"],
    }
}
