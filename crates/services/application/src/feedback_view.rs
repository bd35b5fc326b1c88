//! A feedback as its two sides see it.

use platform::access::Caller;
use platform::files::{self, FileRef, FileView};
use platform::http::Result;
use platform::{App, Timestamp};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::Serialize;
use utoipa::ToSchema;

use crate::entity::feedback::Model;
use crate::entity::feedback_reply as reply;
use crate::feedback::role;
use crate::feedback_rules::actions;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackRow {
    id: i64,
    code: String,
    r#type: String,
    module: String,
    title: String,
    urgency: String,
    status: String,
    score: Option<i32>,
    assignee_name: String,
    company_name: String,
    created_by_name: String,
    created_date: Timestamp,
    last_reply_date: Option<Timestamp>,
    /// What the caller may do with it now.
    actions: Vec<&'static str>,
}

impl FeedbackRow {
    pub fn new(row: &Model, actions: Vec<&'static str>) -> Self {
        Self {
            id: row.id,
            code: row.code.clone(),
            r#type: row.r#type.clone(),
            module: row.module.clone(),
            title: row.title.clone(),
            urgency: row.urgency.clone(),
            status: row.status.clone(),
            score: row.score,
            assignee_name: row.assignee_name.clone(),
            company_name: row.company_name.clone(),
            created_by_name: row.user_name.clone(),
            created_date: row.created_date,
            last_reply_date: row.last_reply_date,
            actions,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackDetail {
    #[serde(flatten)]
    head: FeedbackRow,
    content: String,
    files: Vec<FileView>,
    contact: String,
    related_code: String,
    page_url: String,
    browser: String,
    closed_date: Option<Timestamp>,
    /// Oldest first.
    replies: Vec<FeedbackReply>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackReply {
    id: i64,
    by: String,
    /// By the platform, not by whoever asked.
    staff: bool,
    content: String,
    files: Vec<FileView>,
    date: Timestamp,
}

/// For a row that the caller may read. The files of all its parts come by one statement.
pub async fn detail(app: &App, db: &impl ConnectionTrait, caller: &Caller, row: Model) -> Result<FeedbackDetail> {
    let replies = reply::Entity::find().filter(reply::Column::FeedbackId.eq(row.id));
    let replies = replies.order_by_asc(reply::Column::Id).all(db).await?;
    let own = refs(&row.files)?;
    let theirs = replies.iter().map(|reply| refs(&reply.files)).collect::<Result<Vec<_>>>()?;
    let ids: Vec<i64> = own.iter().chain(theirs.iter().flatten()).map(|file| file.file_id).collect();
    let found = files::find(db, &ids).await?;
    let shown = |(reply, refs): (reply::Model, &Vec<FileRef>)| FeedbackReply {
        id: reply.id,
        by: reply.user_name,
        staff: reply.staff,
        content: reply.content,
        files: files::views(app, &found, refs),
        date: reply.created_date,
    };
    let open = actions(&row, role(caller, &row), app.clock().now());
    Ok(FeedbackDetail {
        head: FeedbackRow::new(&row, open),
        content: row.content,
        files: files::views(app, &found, &own),
        contact: row.contact,
        related_code: row.related_code,
        page_url: row.page_url,
        browser: row.browser,
        closed_date: row.closed_date,
        replies: replies.into_iter().zip(&theirs).map(shown).collect(),
    })
}

fn refs(json: &str) -> Result<Vec<FileRef>> {
    Ok(serde_json::from_str(json)?)
}
