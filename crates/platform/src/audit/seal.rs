//! The sealer and the verifier of the hash chain.

use std::time::Duration;

use sea_orm::sea_query::{Alias, Expr, ExprTrait, IntoIden, IntoValueTuple, Query, TableRef, UpdateStatement};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Statement};
use sha2::{Digest, Sha256};

use super::entity::{Column, Entity, Model};
use crate::db::{Db, Tx};
use crate::http::Result;

const BATCH: u64 = 500;
/// So many rows in a statement: of three lengths, which the database knows by heart.
const TOGETHER: [usize; 3] = [100, 10, 1];
const UNSEALED_LIMIT: Duration = Duration::from_secs(60);

/// What the verifier found.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Intact {
        rows: u64,
    },
    /// The first row, in sealing order, that does not fit.
    Broken {
        id: i64,
        reason: &'static str,
    },
    /// A row that the sealer should have reached long ago.
    Unsealed {
        id: i64,
    },
}

/// Links the rows committed since the last time; the number of rows linked.
pub async fn seal_new_rows(db: &Db) -> Result<u64> {
    let mut total = 0;
    loop {
        let linked = db.technical((), |tx, ()| seal_batch(tx)).await?;
        total += linked;
        if linked < BATCH {
            return Ok(total);
        }
    }
}

async fn seal_batch(tx: Tx) -> Result<u64> {
    let rows = Entity::find().filter(Column::SealNo.is_null()).order_by_asc(Column::Id).limit(BATCH).all(&*tx).await?;
    if rows.is_empty() {
        return Ok(0);
    }
    let (mut seal_no, mut hash) = head(&*tx).await?;
    let count = rows.len() as u64;
    let mut seals = Vec::with_capacity(rows.len());
    for row in &rows {
        seal_no += 1;
        let next = row_hash(row, seal_no, &hash);
        seals.push((row.id, seal_no, next.clone(), std::mem::replace(&mut hash, next)));
    }
    let mut seals = seals.as_slice();
    for many in TOGETHER {
        while let Some((some, rest)) = seals.split_at_checked(many) {
            tx.execute(&sealing(some)).await?;
            seals = rest;
        }
    }
    // The primary key lets only one sealer win, should a lease ever be held twice.
    let backend = tx.get_database_backend();
    let sql = "INSERT INTO audit_seal (id, seal_no, row_hash) VALUES (1, $1, $2) \
               ON CONFLICT (id) DO UPDATE SET seal_no = excluded.seal_no, row_hash = excluded.row_hash";
    tx.execute_raw(Statement::from_sql_and_values(backend, sql, [seal_no.into(), hash.into()])).await?;
    Ok(count)
}

/// Of each row its id, its number, its hash and the one before it.
fn sealing(seals: &[(i64, i64, String, String)]) -> UpdateStatement {
    let seal = "seal";
    let part = |place: usize| Expr::col((seal, Alias::new(format!("column{place}"))));
    let rows = seals.iter().cloned().map(IntoValueTuple::into_value_tuple).collect();
    Query::update()
        .table(Entity)
        .from(TableRef::ValuesList(rows, seal.into_iden()))
        .values([(Column::SealNo, part(2)), (Column::RowHash, part(3)), (Column::PrevHash, part(4))])
        .and_where(Expr::col((Entity, Column::Id)).eq(part(1)))
        .to_owned()
}

pub async fn verify(db: &Db) -> Result<Verdict> {
    let (last_no, last_hash) = head(db.read()).await?;
    let (mut seal_no, mut hash, mut rows) = (0, String::new(), 0);
    while seal_no < last_no {
        let batch = Entity::find()
            .filter(Column::SealNo.gt(seal_no))
            .filter(Column::SealNo.lte(last_no))
            .order_by_asc(Column::SealNo)
            .limit(BATCH)
            .all(db.read())
            .await?;
        let Some(first) = batch.first() else {
            return Ok(Verdict::Broken { id: 0, reason: "rows are missing at the end" });
        };
        if first.seal_no != Some(seal_no + 1) {
            return Ok(Verdict::Broken { id: first.id, reason: "the row before it is missing" });
        }
        for row in batch {
            seal_no += 1;
            if row.seal_no != Some(seal_no) {
                return Ok(Verdict::Broken { id: row.id, reason: "the row before it is missing" });
            }
            if row.prev_hash.as_deref() != Some(&hash) {
                return Ok(Verdict::Broken { id: row.id, reason: "it is not linked to the row before it" });
            }
            let expected = row_hash(&row, seal_no, &hash);
            if row.row_hash.as_deref() != Some(&expected) {
                return Ok(Verdict::Broken { id: row.id, reason: "its content was changed" });
            }
            hash = expected;
            rows += 1;
        }
    }
    if hash != last_hash {
        return Ok(Verdict::Broken { id: 0, reason: "the end of the chain was changed" });
    }
    let limit = db.clock.now().minus(UNSEALED_LIMIT);
    let late = Entity::find()
        .filter(Column::SealNo.is_null())
        .filter(Column::CreatedDate.lt(limit))
        .order_by_asc(Column::Id)
        .one(db.read())
        .await?;
    Ok(late.map_or(Verdict::Intact { rows }, |row| Verdict::Unsealed { id: row.id }))
}

async fn head<C: ConnectionTrait>(db: &C) -> Result<(i64, String)> {
    let sql = "SELECT seal_no, row_hash FROM audit_seal WHERE id = 1";
    let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await?;
    Ok(match row {
        Some(row) => (row.try_get("", "seal_no")?, row.try_get("", "row_hash")?),
        None => (0, String::new()),
    })
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
