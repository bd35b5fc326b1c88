//! Tokens that open one door once: only their hash is kept, and using one is a compare-and-set.

use std::time::Duration;

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;

use crate::clock::Timestamp;
use crate::db::{Db, Tx};
use crate::http::{Problem, Result};
use crate::secret::{random_token, sha256};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "one_use_token")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub token_hash: String,
    pub purpose: String,
    pub subject: String,
    pub created_date: Timestamp,
    pub expire_date: Timestamp,
    pub used_date: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// What a token is good for. One made for one door never opens another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Choosing between the accounts of a phone; the subject is the phone.
    ChooseAccount,
    /// Setting a password by a link; the subject is the user.
    SetPassword,
    /// Going on with a registration; good for many calls until it ends. The subject is the registration.
    Register,
    /// A nonce of a partner's login; kept so that it works once.
    PartnerNonce,
}

impl Purpose {
    fn code(self) -> &'static str {
        match self {
            Self::ChooseAccount => "CHOOSE_ACCOUNT",
            Self::SetPassword => "SET_PASSWORD",
            Self::Register => "REGISTER",
            Self::PartnerNonce => "PARTNER_NONCE",
        }
    }
}

pub async fn issue(tx: &Tx, purpose: Purpose, subject: &str, life: Duration) -> Result<String> {
    let token = random_token();
    insert(tx, purpose, &token, subject, life, None).await?;
    Ok(token)
}

/// Its subject while it is good, without using it up.
pub async fn peek(db: &impl ConnectionTrait, now: Timestamp, purpose: Purpose, token: &str) -> Result<Option<String>> {
    let row = Entity::find()
        .filter(Column::TokenHash.eq(sha256(token)))
        .filter(Column::Purpose.eq(purpose.code()))
        .filter(Column::UsedDate.is_null())
        .filter(Column::ExpireDate.gt(now))
        .one(db)
        .await?;
    Ok(row.map(|row| row.subject))
}

/// Uses it up: of many who try at once, one gets the subject.
pub async fn take(tx: &Tx, purpose: Purpose, token: &str) -> Result<Option<String>> {
    let Some(subject) = peek(tx, tx.now(), purpose, token).await? else { return Ok(None) };
    let used = Entity::update_many()
        .col_expr(Column::UsedDate, Expr::value(tx.now()))
        .filter(Column::TokenHash.eq(sha256(token)))
        .filter(Column::UsedDate.is_null())
        .exec(tx)
        .await?;
    Ok((used.rows_affected == 1).then_some(subject))
}

/// Every one that is still open for this subject ends.
pub async fn end(tx: &Tx, purpose: Purpose, subject: &str) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::UsedDate, Expr::value(tx.now()))
        .filter(Column::Purpose.eq(purpose.code()))
        .filter(Column::Subject.eq(subject))
        .filter(Column::UsedDate.is_null())
        .exec(tx)
        .await?;
    Ok(())
}

/// Remembers somebody else's nonce; `false` when it has been seen before.
pub async fn burn(tx: &Tx, purpose: Purpose, token: &str, life: Duration) -> Result<bool> {
    let seen = Entity::find().filter(Column::TokenHash.eq(sha256(token))).one(tx).await?;
    if seen.is_some() {
        return Ok(false);
    }
    match insert(tx, purpose, token, "", life, Some(tx.now())).await {
        // The unique key decides between two at once; the transaction goes no further.
        Err(problem) if problem.is_duplicate() => Err(Problem::from(crate::http::texts::AUTH_TOKEN_USED)),
        Err(problem) => Err(problem),
        Ok(()) => Ok(true),
    }
}

async fn insert(
    tx: &Tx,
    purpose: Purpose,
    token: &str,
    subject: &str,
    life: Duration,
    used_date: Option<Timestamp>,
) -> Result<()> {
    let row = ActiveModel {
        id: Set(tx.next_id()),
        token_hash: Set(sha256(token)),
        purpose: Set(purpose.code().into()),
        subject: Set(subject.to_owned()),
        created_date: Set(tx.now()),
        expire_date: Set(tx.now().plus(life)),
        used_date: Set(used_date),
    };
    Entity::insert(row).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn purge(db: &Db) -> Result<u64> {
    db.technical((), |tx, ()| async move {
        let old = tx.now().minus(Duration::from_secs(24 * 3600));
        Ok(Entity::delete_many().filter(Column::ExpireDate.lt(old)).exec(&tx).await?.rows_affected)
    })
    .await
}
