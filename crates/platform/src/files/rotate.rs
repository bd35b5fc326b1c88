//! Sealing anew what lies in the store. Objects are never changed: a file gets another one, and the old one goes with the
//! next sweep, so that whoever is reading it reads on.

use object_store::GetRange;
use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use super::content;
use super::entity::{file, relation};
use super::slots::Slot;
use super::store::file_path;
use super::temp::Temp;
use crate::app::App;
use crate::db::Tx;
use crate::http::{Problem, Result};

const BATCH: u64 = 100;
/// Of an object: enough to know its key by.
const BEGINNING: u64 = 64;

/// Every sealed file whose object is not of today's key, and what lies open though it stands in a slot that is sealed;
/// how many there were.
pub async fn seal_anew(app: &App, shut: &mut Vec<String>) -> Result<u64> {
    let slots: Vec<&str> = Slot::sealed().collect();
    let shown = Query::select()
        .column(relation::Column::FileId)
        .from(relation::Entity)
        .and_where(relation::Column::Slot.is_in(slots.iter().copied()))
        .to_owned();
    let wanted = Condition::any()
        .add(file::Column::Sealed.eq(true))
        .add(file::Column::Slot.is_in(slots.iter().copied()))
        .add(file::Column::Id.in_subquery(shown));
    let (mut last, mut done) = (0, 0);
    loop {
        let some = file::Entity::find().filter(wanted.clone()).filter(file::Column::Id.gt(last));
        let some = some.order_by_asc(file::Column::Id).limit(BATCH).all(app.db.read()).await?;
        let Some(end) = some.last() else { return Ok(done) };
        last = end.id;
        for file in &some {
            match anew(app, file).await {
                Ok(changed) => done += u64::from(changed),
                Err(problem) => {
                    tracing::error!(id = file.id, %problem, "a file is not sealed anew");
                    shut.push(content::place(file.id).to_string());
                }
            }
        }
    }
}

async fn anew(app: &App, file: &file::Model) -> Result<bool> {
    if file.sealed && is_current(app, file).await? {
        return Ok(false);
    }
    let plain = content::read_all(app, file).await?.ok_or_else(|| Problem::internal("a row without its object"))?;
    let whole = Temp::create(app.files.store.temp()).await?.write(plain.into()).await?.finish().await?;
    let object = content::sealed(app, file.id, whole).await?;
    let extension = file.key.rsplit('.').next().unwrap_or_default();
    let key = format!("{}.{extension}", uuid::Uuid::new_v4().simple());
    if !app.files.store.put(&file_path(&key), object.path(), "application/octet-stream").await? {
        return Err(Problem::internal("a random name was taken"));
    }
    let job = |tx: Tx, (id, was, now): (i64, String, String)| async move {
        let replaced = file::Entity::update_many()
            .col_expr(file::Column::Key, Expr::value(now))
            .col_expr(file::Column::Sealed, Expr::value(true))
            .filter(file::Column::Id.eq(id))
            .filter(file::Column::Key.eq(was));
        Ok(replaced.exec(&tx).await?.rows_affected == 1)
    };
    app.db.technical((file.id, file.key.clone(), key), job).await
}

async fn is_current(app: &App, file: &file::Model) -> Result<bool> {
    let beginning = app.files.store.get(&file_path(&file.key), Some(GetRange::Bounded(0..BEGINNING))).await?;
    let beginning = beginning.ok_or_else(|| Problem::internal("a row without its object"))?;
    Ok(app.secrets.are_current(&beginning.bytes().await.map_err(Problem::unavailable)?))
}
