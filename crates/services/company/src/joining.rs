//! How a company comes into the table, joins, is looked after, frozen and enabled again.

use std::time::Duration;

use platform::db::Tx;
use platform::document::next_code;
use platform::http::{Problem, Result};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::company::{ActiveModel, Column, Entity};
use crate::texts;

/// The reason while the agreement is not signed.
pub const NOT_SIGNED: &str = "NOT_SIGNED";
const FIRST_ACCOUNT: i64 = 200_001;
/// After this time a refused registration no longer keeps its credit code.
const REFUSED_LIFE: Duration = Duration::from_secs(90 * 24 * 3600);

/// A company that somebody begins to register; its name follows with the first save.
pub async fn begin(tx: &Tx) -> Result<i64> {
    let id = tx.next_id();
    let row = ActiveModel {
        id: Set(id),
        name: Set(String::new()),
        created_by: Set(0),
        created_date: Set(tx.now()),
        last_modified_by: Set(0),
        last_modified_date: Set(tx.now()),
        ..Default::default()
    };
    Entity::insert(row).exec_without_returning(tx).await?;
    Ok(id)
}

/// What a draft shows: its name, and whether it was put aside and why.
pub async fn note_draft(tx: &Tx, id: i64, name: &str, staging: bool, reason: &str) -> Result<()> {
    update(tx, id, |row| {
        row.name = Set(name.to_owned());
        row.is_staging = Set(staging);
        row.stage_reason = Set(reason.to_owned());
    })
    .await
}

/// Whether another company has joined or is about to join under this code. Refused long ago does not count.
pub async fn is_taken<C: ConnectionTrait>(tx: &C, now: platform::Timestamp, code: &str, but: i64) -> Result<bool> {
    let refused_lately = Column::ApprStatus.eq("REJECTED").and(Column::LastModifiedDate.gte(now.minus(REFUSED_LIFE)));
    let holds = Column::VerifyStatus.eq(true).or(Column::ApprStatus.eq("APPROVING")).or(refused_lately);
    let found = Entity::find()
        .filter(Column::CreditCode.eq(code))
        .filter(Column::Id.ne(but))
        .filter(Column::IsDeleted.eq(false))
        .filter(holds)
        .count(tx)
        .await?;
    Ok(found > 0)
}

/// Those who have lost their claim to a code give it up for the one that takes it.
pub async fn release_code(tx: &Tx, code: &str, but: i64) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::CreditCode, Expr::value(""))
        .filter(Column::CreditCode.eq(code))
        .filter(Column::Id.ne(but))
        .filter(Column::IsDeleted.eq(false))
        .exec(tx)
        .await?;
    Ok(())
}

/// The registration's status, as lists of companies show it.
pub async fn follow(tx: &Tx, id: i64, status: &str, step: &str) -> Result<()> {
    update(tx, id, |row| {
        row.appr_status = Set(status.to_owned());
        row.appr_step = Set(step.to_owned());
    })
    .await
}

/// The last approval: number and account, verified, and not in use until the agreement is signed.
pub async fn admit(tx: &Tx, id: i64) -> Result<String> {
    let code = next_code(tx, "C").await?;
    let els_account = next_account(tx).await?;
    let account = els_account.clone();
    update(tx, id, |row| {
        row.code = Set(Some(code));
        row.els_account = Set(Some(account));
        row.verify_status = Set(true);
        row.use_status = Set(false);
        row.use_status_reason = Set(NOT_SIGNED.to_owned());
    })
    .await?;
    Ok(els_account)
}

/// Six digits, each number once. Two at once meet at the unique key, and one of them is tried again.
async fn next_account(tx: &Tx) -> Result<String> {
    let last: Option<Option<String>> = Entity::find()
        .select_only()
        .column(Column::ElsAccount)
        .filter(Column::ElsAccount.is_not_null())
        .filter(Expr::cust("LENGTH(els_account) = 6"))
        .order_by_desc(Column::ElsAccount)
        .into_tuple()
        .one(tx)
        .await?;
    let last = last.flatten().and_then(|number| number.parse::<i64>().ok()).unwrap_or_default();
    let next = Ord::max(last + 1, FIRST_ACCOUNT);
    if next > 999_999 {
        return Err(Problem::internal("no account numbers are left"));
    }
    Ok(next.to_string())
}

/// Who looks after it, in which group, in which rooms.
pub async fn assign(tx: &Tx, id: i64, bd_user_id: Option<i64>, group: &str, rooms: &[String]) -> Result<()> {
    update(tx, id, |row| {
        row.bd_user_id = Set(bd_user_id);
        row.vendor_group = Set(group.to_owned());
        row.live_rooms = Set(rooms.join(","));
    })
    .await
}

/// Not in use any more, and why. Only a company that has joined can be frozen.
pub async fn freeze(tx: &Tx, id: i64, reason: &str, remark: &str) -> Result<()> {
    must_have_joined(tx, id).await?;
    update(tx, id, |row| {
        row.use_status = Set(false);
        row.use_status_reason = Set(reason.to_owned());
        row.use_status_remarks = Set(remark.to_owned());
    })
    .await
}

pub async fn enable(tx: &Tx, id: i64, remark: &str) -> Result<()> {
    must_have_joined(tx, id).await?;
    update(tx, id, |row| {
        row.use_status = Set(true);
        row.use_status_reason = Set(String::new());
        row.use_status_remarks = Set(remark.to_owned());
    })
    .await
}

async fn must_have_joined(tx: &Tx, id: i64) -> Result<()> {
    let found = Entity::find_by_id(id).filter(Column::IsDeleted.eq(false)).one(tx).await?;
    let company = found.ok_or_else(Problem::not_found)?;
    if company.is_platform || !company.verify_status {
        return Err(texts::COMMON_STATE.into());
    }
    Ok(())
}

async fn update(tx: &Tx, id: i64, change: impl FnOnce(&mut ActiveModel)) -> Result<()> {
    let mut row = ActiveModel { last_modified_date: Set(tx.now()), ..Default::default() };
    change(&mut row);
    let done = Entity::update_many()
        .set(row)
        .col_expr(Column::RowVersion, Expr::col(Column::RowVersion).add(1))
        .filter(Column::Id.eq(id))
        .filter(Column::IsDeleted.eq(false))
        .exec(tx)
        .await?;
    if done.rows_affected == 1 { Ok(()) } else { Err(Problem::not_found()) }
}
