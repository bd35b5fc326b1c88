//! The sealer and the verifier of the hash chain.
//!
//! Each row's hash covers its content and the hash before it, and is sealed with a key that is not in the database: who
//! can write rows can calculate hashes anew, but no seal. Rows that were sealed before there was a key have a hash alone;
//! the first keyed row holds them fast.

use std::collections::BTreeMap;
use std::time::Duration;

use sea_orm::sea_query::{Alias, Expr, ExprTrait, IntoIden, IntoValueTuple, Query, TableRef, UpdateStatement};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Statement};
use sha2::{Digest, Sha256};

use super::entity::{Column, Entity, Model};
use super::head::Head;
use crate::clock::Timestamp;
use crate::db::{Db, Tx};
use crate::http::{Problem, Result};
use crate::secret::Secrets;

const BATCH: u64 = 500;
/// So many rows in a statement: of three lengths, which the database knows by heart.
const TOGETHER: [usize; 3] = [100, 10, 1];
const UNSEALED_LIMIT: Duration = Duration::from_secs(60);

/// While rows go on, heads are exported every minute: so long may they be apart.
const HEADLESS_LIMIT: Duration = Duration::from_secs(300);

/// What the verifier found.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Intact {
        rows: u64,
        /// How many of them were sealed before there was a key. The number never changes.
        unkeyed: u64,
    },
    /// The first row, in sealing order, that does not fit.
    Broken { id: i64, reason: &'static str },
    /// A row that the sealer should have reached long ago.
    Unsealed { id: i64 },
    /// An exported head that this installation has never signed.
    Forged { seal_no: i64, reason: &'static str },
    /// Rows went on after the newest head that was shown.
    Outdated { head: Timestamp },
}

/// Links the rows committed since the last time; the number of rows linked.
pub async fn seal_new_rows(db: &Db, secrets: &Secrets) -> Result<u64> {
    let mut total = 0;
    loop {
        let linked = db.technical(secrets.clone(), seal_batch).await?;
        total += linked;
        if linked < BATCH {
            return Ok(total);
        }
    }
}

/// One row's share of a statement.
#[derive(Clone)]
struct Seal {
    id: i64,
    seal_no: i64,
    row_hash: String,
    prev_hash: String,
    row_mac: String,
}

async fn seal_batch(tx: Tx, secrets: Secrets) -> Result<u64> {
    let rows = Entity::find().filter(Column::SealNo.is_null()).order_by_asc(Column::Id).limit(BATCH).all(&tx).await?;
    if rows.is_empty() {
        return Ok(0);
    }
    let end = End::read(&tx).await?;
    // To go on from an end that somebody else has written would make it ours.
    if !end.is_ours(&tx, &secrets).await? {
        return Err(Problem::internal(
            "the end of the audit chain was changed: nothing is sealed until it is looked at",
        ));
    }
    let (mut seal_no, mut hash) = (end.seal_no, end.row_hash);
    let mut seals = Vec::with_capacity(rows.len());
    for row in &rows {
        seal_no += 1;
        let row_hash = row_hash(row, seal_no, &hash);
        let row_mac = secrets.audit_mac(&row_statement(seal_no, &row_hash));
        let prev_hash = std::mem::replace(&mut hash, row_hash.clone());
        seals.push(Seal { id: row.id, seal_no, row_hash, prev_hash, row_mac });
    }
    let mut seals = seals.as_slice();
    for many in TOGETHER {
        while let Some((some, rest)) = seals.split_at_checked(many) {
            tx.execute(&sealing(some, secrets.key_id())).await?;
            seals = rest;
        }
    }
    // The primary key lets only one sealer win, should a lease ever be held twice.
    let backend = tx.get_database_backend();
    let mac = secrets.audit_mac(&end_statement(seal_no, &hash));
    let sql = "INSERT INTO audit_seal (id, seal_no, row_hash, seal_key, row_mac) VALUES (1, $1, $2, $3, $4) \
               ON CONFLICT (id) DO UPDATE SET seal_no = excluded.seal_no, row_hash = excluded.row_hash, \
               seal_key = excluded.seal_key, row_mac = excluded.row_mac";
    let values = [seal_no.into(), hash.into(), secrets.key_id().into(), mac.into()];
    tx.execute_raw(Statement::from_sql_and_values(backend, sql, values)).await?;
    Ok(rows.len() as u64)
}

/// Of each row its id, its number, its hash, the one before it and its seal.
fn sealing(seals: &[Seal], key: &str) -> UpdateStatement {
    let seal = "seal";
    let part = |place: usize| Expr::col((seal, Alias::new(format!("column{place}"))));
    let values = |one: Seal| (one.id, one.seal_no, one.row_hash, one.prev_hash, one.row_mac).into_value_tuple();
    let rows = seals.iter().cloned().map(values).collect();
    Query::update()
        .table(Entity)
        .from(TableRef::ValuesList(rows, seal.into_iden()))
        .values([(Column::SealNo, part(2)), (Column::RowHash, part(3)), (Column::PrevHash, part(4))])
        .values([(Column::RowMac, part(5)), (Column::SealKey, Expr::value(key))])
        .and_where(Expr::col((Entity, Column::Id)).eq(part(1)))
        .to_owned()
}

/// The whole chain, and whether every head that was exported before is still in it.
pub async fn verify(db: &Db, secrets: &Secrets, heads: &[Head]) -> Result<Verdict> {
    if let Some((seal_no, reason)) = heads.iter().find_map(|head| Some((head.seal_no, head.fault(secrets)?))) {
        return Ok(Verdict::Forged { seal_no, reason });
    }
    let mut told: BTreeMap<i64, Vec<&str>> = BTreeMap::new();
    heads.iter().for_each(|head| told.entry(head.seal_no).or_default().push(&head.row_hash));
    let end = End::read(db.read()).await?;
    let (mut seal_no, mut hash, mut rows, mut unkeyed) = (0, String::new(), 0, 0);
    while seal_no < end.seal_no {
        let batch = Entity::find()
            .filter(Column::SealNo.gt(seal_no))
            .filter(Column::SealNo.lte(end.seal_no))
            .order_by_asc(Column::SealNo)
            .limit(BATCH)
            .all(db.read())
            .await?;
        if batch.is_empty() {
            return Ok(Verdict::Broken { id: 0, reason: "rows are missing at the end" });
        }
        for row in batch {
            seal_no += 1;
            if let Some(reason) = fault(&row, (seal_no, &hash), secrets, rows > unkeyed) {
                return Ok(Verdict::Broken { id: row.id, reason });
            }
            hash = row.row_hash.unwrap_or_default();
            if told.get(&seal_no).is_some_and(|told| told.iter().any(|other| *other != hash)) {
                return Ok(Verdict::Broken { id: row.id, reason: "an exported head says otherwise: it was rewritten" });
            }
            rows += 1;
            unkeyed += u64::from(row.row_mac.is_none());
        }
    }
    if hash != end.row_hash || !end.is_ours(db.read(), secrets).await? {
        return Ok(Verdict::Broken { id: 0, reason: "the end of the chain was changed" });
    }
    if told.keys().next_back().is_some_and(|last| *last > end.seal_no) {
        return Ok(Verdict::Broken { id: 0, reason: "an exported head lies beyond the end: rows were cut off" });
    }
    let now = db.clock.now();
    let late = Entity::find()
        .filter(Column::SealNo.is_null())
        .filter(Column::CreatedDate.lt(now.minus(UNSEALED_LIMIT)))
        .order_by_asc(Column::Id)
        .one(db.read())
        .await?;
    if let Some(row) = late {
        return Ok(Verdict::Unsealed { id: row.id });
    }
    if let Some(head) = heads.iter().map(|head| head.time).max() {
        let after = Entity::find()
            .filter(Column::CreatedDate.gt(head.plus(HEADLESS_LIMIT)))
            .filter(Column::CreatedDate.lt(now.minus(HEADLESS_LIMIT)));
        if after.one(db.read()).await?.is_some() {
            return Ok(Verdict::Outdated { head });
        }
    }
    Ok(Verdict::Intact { rows, unkeyed })
}

/// What is wrong with a row at its place; `keyed` once a row before it had a key.
fn fault(row: &Model, (seal_no, hash): (i64, &str), secrets: &Secrets, keyed: bool) -> Option<&'static str> {
    if row.seal_no != Some(seal_no) {
        return Some("the row before it is missing");
    }
    if row.prev_hash.as_deref() != Some(hash) {
        return Some("it is not linked to the row before it");
    }
    let expected = row_hash(row, seal_no, hash);
    if row.row_hash.as_deref() != Some(&expected) {
        return Some("its content was changed");
    }
    let sealed = match (&row.seal_key, &row.row_mac) {
        (Some(key), Some(mac)) => secrets.is_audit_mac(key, &row_statement(seal_no, &expected), mac),
        (None, None) => Some(!keyed),
        _ => Some(false),
    };
    // A key that is no longer configured cannot be asked; the rows after it hold this one fast, the end has one of ours.
    (sealed == Some(false)).then_some("its seal is not of this installation")
}

/// The end of the chain, which is sealed by itself.
pub(super) struct End {
    pub seal_no: i64,
    pub row_hash: String,
    seal: Option<(String, String)>,
}

impl End {
    pub async fn read<C: ConnectionTrait>(db: &C) -> Result<Self> {
        let sql = "SELECT seal_no, row_hash, seal_key, row_mac FROM audit_seal WHERE id = 1";
        let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await?;
        let Some(row) = row else { return Ok(Self { seal_no: 0, row_hash: String::new(), seal: None }) };
        let seal = Option::zip(row.try_get("", "seal_key")?, row.try_get("", "row_mac")?);
        Ok(Self { seal_no: row.try_get("", "seal_no")?, row_hash: row.try_get("", "row_hash")?, seal })
    }

    pub fn is_keyed(&self) -> bool {
        self.seal.is_some()
    }

    /// Sealed by a key of ours; or by none, where no row has a key yet.
    pub async fn is_ours<C: ConnectionTrait>(&self, db: &C, secrets: &Secrets) -> Result<bool> {
        if let Some((key, mac)) = &self.seal {
            let statement = end_statement(self.seal_no, &self.row_hash);
            return Ok(secrets.is_audit_mac(key, &statement, mac) == Some(true));
        }
        let last = Entity::find().filter(Column::SealNo.is_not_null()).order_by_desc(Column::SealNo).one(db).await?;
        Ok(last.is_none_or(|row| row.row_mac.is_none()))
    }
}

fn row_statement(seal_no: i64, row_hash: &str) -> String {
    format!("row {seal_no} {row_hash}")
}

/// Not that of a row: whoever cuts the tail off must not find the new end's seal in what is left.
fn end_statement(seal_no: i64, row_hash: &str) -> String {
    format!("end {seal_no} {row_hash}")
}

/// Over the stored text of every column, with lengths, so that no two rows read the same; what is absent has a
/// length that no text has.
fn row_hash(row: &Model, seal_no: i64, prev_hash: &str) -> String {
    let number = |value: Option<i64>| value.map(|value| value.to_string());
    let parts = [
        Some(prev_hash.to_owned()),
        Some(seal_no.to_string()),
        Some(row.id.to_string()),
        Some(row.event.clone()),
        number(row.user_id),
        Some(row.login.clone()),
        number(row.company_id),
        Some(row.biz_type.clone()),
        number(row.biz_id),
        row.before_json.clone(),
        row.after_json.clone(),
        Some(row.ip.clone()),
        Some(row.user_agent.clone()),
        Some(row.request_id.clone()),
        Some(row.created_date.0.to_string()),
    ];
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part.as_ref().map_or(u64::MAX, |part| part.len() as u64).to_be_bytes());
        hasher.update(part.unwrap_or_default().as_bytes());
    }
    hex::encode(hasher.finalize())
}
