//! A checked sheet on its way to becoming rows: its uploader's alone, for a day, to be committed once.

use std::time::Duration;

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::{ExprTrait, Query};
use sea_orm::{QueryOrder, QuerySelect, QueryTrait};

use super::rows::{Fault, SheetRow};
use crate::access::Caller;
use crate::clock::Timestamp;
use crate::db::{Db, Tx};
use crate::http::{Problem, Result, texts};
use crate::secret::{Place, Secrets};

const KEPT: Duration = Duration::from_secs(24 * 3600);
/// Of one user and kind; whoever uploads more gives up the oldest.
const KEPT_BATCHES: u64 = 5;

pub const CHECKED: &str = "CHECKED";
const COMMITTED: &str = "COMMITTED";

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "import_batch")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub kind: String,
    pub company_id: i64,
    pub user_id: i64,
    pub content: String,
    pub faults: String,
    pub state: String,
    pub created_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Rows may hold phones and prices of people who are not in the portal yet: readable to the program alone.
pub fn seal(secrets: &Secrets, id: i64, lines: &[SheetRow]) -> Result<String> {
    Ok(secrets.seal(&place(id), &serde_json::to_string(lines)?))
}

fn place(id: i64) -> Place {
    Place::of("import_batch", "content", id)
}

impl Model {
    pub fn lines(&self, secrets: &Secrets) -> Result<Vec<SheetRow>> {
        Ok(serde_json::from_str(&secrets.opened(&place(self.id), &self.content)?)?)
    }

    pub fn faults(&self) -> Result<Vec<Fault>> {
        Ok(serde_json::from_str(&self.faults)?)
    }
}

pub async fn insert(
    tx: &Tx,
    caller: &Caller,
    kind: &str,
    (id, content): (i64, String),
    faults: &[Fault],
) -> Result<()> {
    let row = ActiveModel {
        id: Set(id),
        kind: Set(kind.to_owned()),
        company_id: Set(caller.company_id()),
        user_id: Set(caller.user_id()),
        content: Set(content),
        faults: Set(serde_json::to_string(faults)?),
        state: Set(CHECKED.to_owned()),
        created_date: Set(tx.now()),
    };
    Entity::insert(row).exec_without_returning(tx).await?;
    let own = |column: Column| column.into_expr();
    let newest = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(own(Column::UserId).eq(caller.user_id()).and(own(Column::Kind).eq(kind)))
        .order_by_desc(Column::Id)
        .limit(KEPT_BATCHES)
        .into_query();
    let mut old = Query::delete();
    old.from_table(Entity)
        .and_where(own(Column::UserId).eq(caller.user_id()).and(own(Column::Kind).eq(kind)))
        .and_where(own(Column::Id).not_in_subquery(newest));
    tx.execute(&old).await?;
    Ok(())
}

/// Somebody else's, an old one and one that never was are the same. A user is of one company.
pub async fn find(db: &Db, caller: &Caller, kind: &str, id: i64) -> Result<Model> {
    let found = Entity::find_by_id(id)
        .filter(Column::UserId.eq(caller.user_id()))
        .filter(Column::Kind.eq(kind))
        .filter(Column::CreatedDate.gt(db.clock.now().minus(KEPT)))
        .one(db.read())
        .await?;
    found.ok_or_else(Problem::not_found)
}

/// Once: whoever comes second changes nothing.
pub async fn claim(tx: &Tx, id: i64) -> Result<()> {
    let claimed = Entity::update_many()
        .col_expr(Column::State, Expr::value(COMMITTED))
        .filter(Column::Id.eq(id))
        .filter(Column::State.eq(CHECKED))
        .exec(tx)
        .await?;
    if claimed.rows_affected == 1 { Ok(()) } else { Err(texts::IMPORT_DONE.into()) }
}

pub async fn purge(db: &Db) -> Result<u64> {
    db.technical((), |tx, ()| async move {
        let old = tx.now().minus(KEPT);
        Ok(Entity::delete_many().filter(Column::CreatedDate.lt(old)).exec(&tx).await?.rows_affected)
    })
    .await
}
