//! An article as people read it.

use platform::access::Caller;
use platform::files::{self, FileRef, FileView};
use platform::http::Result;
use platform::{App, Timestamp};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use serde::Serialize;
use utoipa::ToSchema;

use crate::article_rules::{DRAFT, PUBLISHED, pictures, split};
use crate::entity::article::Model;
use crate::entity::article_read;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ArticleRow {
    id: i64,
    title: String,
    category: String,
    live_rooms: Vec<String>,
    subject_types: Vec<String>,
    top: bool,
    must_read: bool,
    publish_date: Option<Timestamp>,
    status: String,
    created_by_name: String,
    last_modified_date: Timestamp,
    row_version: i32,
    /// When the caller has read this edition.
    read_date: Option<Timestamp>,
    actions: Vec<&'static str>,
}

impl ArticleRow {
    /// As its readers see it.
    pub fn read(row: &Model) -> Self {
        Self {
            id: row.id,
            title: row.title.clone(),
            category: row.category.clone(),
            live_rooms: split(&row.live_rooms),
            subject_types: split(&row.subject_types),
            top: row.top,
            must_read: row.must_read,
            publish_date: row.publish_date,
            status: row.status.clone(),
            created_by_name: row.created_by_name.clone(),
            last_modified_date: row.last_modified_date,
            row_version: row.row_version,
            read_date: None,
            actions: Vec::new(),
        }
    }

    pub fn read_on(mut self, date: Option<Timestamp>) -> Self {
        self.read_date = date;
        self
    }

    /// As its keepers see it.
    pub fn kept(row: &Model) -> Self {
        let actions = match row.status.as_str() {
            DRAFT => vec!["edit", "publish", "delete"],
            PUBLISHED => vec!["unpublish", "readers"],
            _ => Vec::new(),
        };
        Self { actions, ..Self::read(row) }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ArticleDetail {
    #[serde(flatten)]
    head: ArticleRow,
    /// CommonMark; HTML in it is text.
    content: String,
    /// The pictures that the text names as `file:id`.
    files: Vec<FileView>,
}

pub async fn detail(app: &App, db: &impl ConnectionTrait, caller: &Caller, row: Model) -> Result<ArticleDetail> {
    let refs: Vec<FileRef> = pictures(&row.content).into_iter().map(FileRef::to).collect();
    let ids: Vec<i64> = refs.iter().map(|file| file.file_id).collect();
    let found = files::find(db, &ids).await?;
    let head = if caller.has("article_edit") { ArticleRow::kept(&row) } else { ArticleRow::read(&row) };
    let read = article_read::Entity::find_by_id((row.id, caller.user_id()));
    let read = read.filter(article_read::Column::Edition.eq(row.edition)).one(db).await?;
    let head = head.read_on(read.map(|read| read.read_date));
    Ok(ArticleDetail { head, content: row.content, files: files::views(app, &found, &refs) })
}
