//! A message as its receiver sees it.

use std::time::Duration;

use platform::Timestamp;
use sea_orm::{ColumnTrait, Condition};
use serde::Serialize;
use utoipa::ToSchema;

use crate::digest::shown_title;
use crate::entity::message::{Column, Model};
use crate::next_step::next_step;

/// How long a message stays in the list.
const SHOWN: Duration = Duration::from_secs(365 * 24 * 3600);

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageLocationLog)]
pub struct Message {
    pub id: i64,
    r#type: String,
    title: String,
    content: String,
    level: String,
    biz_type: String,
    biz_id: Option<i64>,
    link_route: String,
    /// What the button that leads there says; empty where nothing does.
    next_step: String,
    /// 0 unread, 1 read
    read_states: i32,
    read_date: Option<Timestamp>,
    send_date: Timestamp,
    /// How many messages it stands for; 0 for one of its own.
    folded_count: i32,
}

impl From<Model> for Message {
    fn from(row: Model) -> Self {
        Self {
            id: row.id,
            r#type: row.r#type,
            title: shown_title(&row.title, row.folded_count),
            content: row.content,
            level: row.level,
            biz_type: row.biz_type,
            biz_id: row.biz_id,
            next_step: next_step(&row.template_code, &row.digest_of, &row.link_route).into(),
            link_route: row.link_route,
            read_states: row.read_states,
            read_date: row.read_date,
            send_date: row.send_date,
            folded_count: row.folded_count,
        }
    }
}

impl Message {
    /// The first line is the subject.
    pub fn as_mail(&self, link: &str) -> String {
        format!("{}\n\n{}\n\n{link}\n", self.title, self.content)
    }

    pub fn as_sms(&self) -> String {
        format!("【美ONE】{}：{}", self.title, self.content)
    }
}

/// A person's own, as long as they are neither deleted nor a year old, and not inside a digest.
pub fn own(user_id: i64, now: Timestamp) -> Condition {
    Condition::all()
        .add(Column::UserId.eq(user_id))
        .add(Column::IsDeleted.eq(false))
        .add(Column::FoldedInto.is_null())
        .add(Column::SendDate.gt(now.minus(SHOWN)))
}
