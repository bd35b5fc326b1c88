//! From a temporary file to a file with a row: looked at, put into the store, then written down.

use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use super::entity::file;
use super::inspect::inspect;
use super::receive::{Received, extension};
use super::refs::FileRef;
use super::slots::{Slot, size_text};
use super::store::file_path;
use super::temp::Temp;
use crate::access::Caller;
use crate::app::App;
use crate::http::{Problem, Result, texts};

/// What a route adds to what was received.
#[derive(Clone, Default)]
pub struct Manner {
    pub public: bool,
    pub upload_key: Option<String>,
}

/// The object is in its place before the row exists; if the row is refused, the object goes again.
pub async fn keep(app: &App, caller: &Caller, received: Received, manner: Manner) -> Result<file::Model> {
    let (size, sha256) = (received.whole.size, received.whole.sha256.clone());
    let slot = Slot::of(&received.slot);
    let looked = inspect(&app.files, received.whole, &received.extension, slot).await?;
    let key = format!("{}.{}", uuid::Uuid::new_v4().simple(), looked.format.extension());
    let content_type = looked.format.content_type();
    let row = file::Model {
        id: 0,
        key: key.clone(),
        company_id: caller.company_id(),
        uploaded_by: caller.user_id(),
        file_name: received.file_name,
        content_type: content_type.to_owned(),
        size: size as i64,
        stored_size: looked.kept.size as i64,
        sha256,
        stored_sha256: looked.kept.sha256.clone(),
        width: looked.width.map(|px| px as i32),
        height: looked.height.map(|px| px as i32),
        has_alpha: looked.has_alpha,
        slot: received.slot,
        biz_type: received.biz_type,
        public: manner.public,
        upload_key: manner.upload_key,
        created_date: app.clock().now(),
    };
    let store = &app.files.store;
    if !store.put(&file_path(&key), looked.kept.path(), content_type).await? {
        return Err(Problem::internal("a random name was taken"));
    }
    let written = write(app, caller, row).await;
    if written.is_err()
        && let Err(problem) = store.delete(&file_path(&key)).await
    {
        tracing::warn!(%problem, "an object without a row stays until it is swept");
    }
    written
}

/// A file that the program itself makes: the same way in as everybody's.
pub async fn keep_bytes(app: &App, caller: &Caller, slot: &str, name: &str, bytes: Vec<u8>) -> Result<FileRef> {
    let temp = Temp::create(app.files.store.temp()).await?.write(bytes.into()).await?;
    let received = Received {
        whole: temp.finish().await?,
        file_name: name.to_owned(),
        extension: extension(name),
        slot: slot.to_owned(),
        biz_type: String::new(),
    };
    let kept = keep(app, caller, received, Manner::default()).await?;
    Ok(FileRef::to(kept.id))
}

async fn write(app: &App, caller: &Caller, row: file::Model) -> Result<file::Model> {
    let args = (row.clone(), app.files.quota);
    let (id, created_date) = app
        .db
        .write(&caller.ctx, args, |tx, (row, quota)| async move {
            check_quota(&*tx, quota, row.company_id, row.stored_size).await?;
            let (id, now) = (tx.next_id(), tx.now());
            tx.audit(|note| {
                note.biz_type = "file";
                note.biz_id = Some(id);
                note.after = Some(serde_json::json!({
                    "fileName": row.file_name, "slot": row.slot, "size": row.size, "sha256": row.sha256,
                    "public": row.public,
                }));
            });
            let mut active: file::ActiveModel = row.into();
            (active.id, active.created_date) = (Set(id), Set(now));
            file::Entity::insert(active.reset_all()).exec_without_returning(&*tx).await?;
            Ok((id, now))
        })
        .await?;
    Ok(file::Model { id, created_date, ..row })
}

/// How much a company keeps, and `more`.
pub async fn check_quota(db: &impl ConnectionTrait, quota: u64, company_id: i64, more: i64) -> Result<()> {
    let sum = Expr::cust("CAST(COALESCE(SUM(stored_size), 0) AS BIGINT)");
    let kept: Option<i64> = file::Entity::find()
        .select_only()
        .column_as(sum, "kept")
        .filter(file::Column::CompanyId.eq(company_id))
        .into_tuple()
        .one(db)
        .await?;
    match kept.unwrap_or_default().saturating_add(more) as u64 {
        total if total <= quota => Ok(()),
        _ => Err(Problem::filled(texts::FILE_QUOTA, &[("n", &quota_text(quota))])),
    }
}

fn quota_text(quota: u64) -> String {
    match quota / 1024 {
        kb if kb > 0 && kb.is_multiple_of(1024 * 1024) => format!("{}GB", kb / 1024 / 1024),
        kb => size_text(kb),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quota_is_told_in_the_largest_whole_unit() {
        assert_eq!(quota_text(20 << 30), "20GB");
        assert_eq!(quota_text(1536 << 20), "1536MB");
        assert_eq!(quota_text(100 << 10), "100KB");
    }
}
