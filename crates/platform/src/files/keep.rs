//! From a temporary file to a file with a row: looked at, put into the store, then written down.

use futures_util::TryStreamExt;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use super::content;
use super::entity::file;
use super::inspect::inspect;
use super::receive::{Received, extension};
use super::refs::FileRef;
use super::slots::{Slot, size_text};
use super::store::{INCOMING, REACH_LIMIT, file_path};
use super::temp::Temp;
use crate::access::Caller;
use crate::app::App;
use crate::db::Tx;
use crate::http::{Problem, Result, texts};

/// What a route adds to what was received.
#[derive(Clone, Default)]
pub struct Manner {
    pub public: bool,
    pub upload_key: Option<String>,
}

/// Whose a file becomes. Nobody's (0) where the program or a guest with a link makes it.
#[derive(Clone, Copy, Debug)]
pub struct Owner {
    pub company_id: i64,
    pub user_id: i64,
}

impl From<&Caller> for Owner {
    fn from(caller: &Caller) -> Self {
        Self { company_id: caller.company_id(), user_id: caller.user_id() }
    }
}

/// An object in its place whose row is still to be written.
#[derive(Clone, Debug)]
pub struct Staged {
    row: file::Model,
    space: Space,
}

/// The object is in its place before the row exists; if the row is refused, the object goes again.
pub async fn keep(app: &App, caller: &Caller, received: Received, manner: Manner) -> Result<file::Model> {
    let staged = stage_received(app, caller.into(), received, manner).await?;
    let job = |tx: Tx, staged: Staged| async move {
        let row = staged.row.clone();
        tx.audit(|entry| {
            entry.biz_type = "file";
            entry.biz_id = Some(row.id);
            entry.after = Some(serde_json::json!({
                "fileName": row.file_name, "slot": row.slot, "size": row.size, "sha256": row.sha256,
                "public": row.public,
            }));
        });
        record(&tx, &staged).await?;
        Ok(tx.now())
    };
    match app.db.write(&caller.ctx, staged.clone(), job).await {
        Ok(created_date) => Ok(file::Model { created_date, ..staged.row }),
        Err(problem) => {
            discard(app, &staged).await;
            Err(problem)
        }
    }
}

/// A file that the program itself makes: the same way in as everybody's.
pub async fn keep_bytes(app: &App, caller: &Caller, slot: &str, name: &str, bytes: Vec<u8>) -> Result<FileRef> {
    let received = received(app, slot, name, bytes).await?;
    let kept = keep(app, caller, received, Manner::default()).await?;
    Ok(FileRef::to(kept.id))
}

/// Looked at and put into the store; [`record`] writes its row in a transaction that has more to write.
pub async fn stage(app: &App, owner: Owner, slot: &str, name: &str, bytes: Vec<u8>) -> Result<Staged> {
    let received = received(app, slot, name, bytes).await?;
    stage_received(app, owner, received, Manner::default()).await
}

async fn received(app: &App, slot: &str, name: &str, bytes: Vec<u8>) -> Result<Received> {
    let temp = Temp::create(app.files.store.temp()).await?.write(bytes.into()).await?;
    Ok(Received {
        whole: temp.finish().await?,
        file_name: name.to_owned(),
        extension: extension(name),
        slot: slot.to_owned(),
        biz_type: String::new(),
    })
}

async fn stage_received(app: &App, owner: Owner, received: Received, manner: Manner) -> Result<Staged> {
    let (size, sha256) = (received.whole.size, received.whole.sha256.clone());
    let space = Space::of(app, owner.company_id, manner.upload_key.as_deref()).await?;
    let slot = Slot::of(&received.slot);
    let looked = inspect(&app.files, received.whole, &received.extension, slot).await?;
    let key = format!("{}.{}", uuid::Uuid::new_v4().simple(), looked.format.extension());
    let content_type = looked.format.content_type();
    let (stored_size, stored_sha256) = (looked.kept.size as i64, looked.kept.sha256.clone());
    // Known before there is a row, since its content is sealed for it.
    let id = app.db.ids.next();
    let object = if slot.sealed { content::sealed(app, id, looked.kept).await? } else { looked.kept };
    let row = file::Model {
        id,
        key: key.clone(),
        company_id: owner.company_id,
        uploaded_by: owner.user_id,
        file_name: received.file_name,
        content_type: content_type.to_owned(),
        size: size as i64,
        stored_size,
        sha256,
        stored_sha256,
        width: looked.width.map(|px| px as i32),
        height: looked.height.map(|px| px as i32),
        has_alpha: looked.has_alpha,
        slot: received.slot,
        biz_type: received.biz_type,
        // What is sealed is for nobody who has only its name.
        public: manner.public && !slot.sealed,
        sealed: slot.sealed,
        upload_key: manner.upload_key,
        created_date: app.clock().now(),
    };
    if !app.files.store.put(&file_path(&key), object.path(), content_type).await? {
        return Err(Problem::internal("a random name was taken"));
    }
    Ok(Staged { row, space })
}

/// The row of a staged file; its id.
pub async fn record(tx: &Tx, staged: &Staged) -> Result<i64> {
    let row = &staged.row;
    tx.lock(&format!("files/{}", row.company_id)).await?;
    staged.space.check(tx, row.company_id, row.stored_size).await?;
    let mut active: file::ActiveModel = row.clone().into();
    active.created_date = Set(tx.now());
    file::Entity::insert(active.reset_all()).exec_without_returning(tx).await?;
    Ok(row.id)
}

/// The transaction did not want it. What cannot be removed now is swept later.
pub async fn discard(app: &App, staged: &Staged) {
    if let Err(problem) = app.files.store.delete(&file_path(&staged.row.key)).await {
        tracing::warn!(%problem, "an object without a row stays until it is swept");
    }
}

impl Staged {
    /// Of what is kept.
    pub fn stored_sha256(&self) -> &str {
        &self.row.stored_sha256
    }

    /// What is kept, which for a picture is not what came.
    pub async fn bytes(&self, app: &App) -> Result<Vec<u8>> {
        content::read_all(app, &self.row).await?.ok_or_else(|| Problem::internal("a staged file without its object"))
    }
}

/// What a company may keep. Form posts that wait for their completion take their place as well.
#[derive(Clone, Copy, Debug)]
pub struct Space {
    quota: u64,
    waiting: u64,
}

impl Space {
    /// `completed` is a form post that is about to become a file.
    pub async fn of(app: &App, company_id: i64, completed: Option<&str>) -> Result<Self> {
        let (store, quota) = (&app.files.store, app.files.quota);
        if store.is_untouched() {
            return Ok(Self { quota, waiting: 0 });
        }
        let posts = store.list(&format!("{INCOMING}/{company_id}"))?;
        let posts = posts.try_filter(|post| std::future::ready(Some(post.location.as_ref()) != completed));
        let waiting = posts.try_fold(0, |sum: u64, post| std::future::ready(Ok(sum.saturating_add(post.size))));
        let waiting = tokio::time::timeout(REACH_LIMIT, waiting).await;
        let waiting = waiting.map_err(|_| Problem::unavailable("the store is silent"))??;
        Ok(Self { quota, waiting })
    }

    /// Whether there is room for `more`.
    pub async fn check(&self, db: &impl ConnectionTrait, company_id: i64, more: i64) -> Result<()> {
        let sum = Expr::cust("CAST(COALESCE(SUM(stored_size), 0) AS BIGINT)");
        let kept: Option<i64> = file::Entity::find()
            .select_only()
            .column_as(sum, "kept")
            .filter(file::Column::CompanyId.eq(company_id))
            .into_tuple()
            .one(db)
            .await?;
        match (kept.unwrap_or_default().saturating_add(more) as u64).saturating_add(self.waiting) {
            total if total <= self.quota => Ok(()),
            _ => Err(Problem::filled(texts::FILE_QUOTA, &[("n", &quota_text(self.quota))])),
        }
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
