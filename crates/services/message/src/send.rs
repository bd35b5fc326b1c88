//! Sending: part of the transaction that has something to tell.

use platform::db::Tx;
use platform::http::Result;
use platform::{Timestamp, push};
use sea_orm::{EntityTrait, IntoActiveModel};

use crate::digest;
use crate::edited::{Words, words_of};
use crate::entity::message::{Entity, Model, UNREAD};
use crate::templates::{fill, template};

/// A statement takes a limited number of values, and a row has eighteen.
const ROWS_PER_INSERT: usize = 1_000;

/// The same words to one or more people.
#[derive(Clone, Copy, Debug)]
pub struct NewMessage<'a> {
    pub user_ids: &'a [i64],
    /// A code of [`crate::templates`].
    pub template: &'a str,
    /// A value for every placeholder of the template.
    pub values: &'a [(&'a str, &'a str)],
    /// The kind of thing the message is about; empty for none.
    pub biz_type: &'a str,
    pub biz_id: Option<i64>,
    /// Where a click leads; empty for nowhere.
    pub link_route: &'a str,
}

/// Puts the message into the box of each receiver and wakes their browsers. Mail, SMS and the rest follow the
/// receivers' own wishes, after the commit (`channels`).
pub async fn send(tx: &Tx, message: NewMessage<'_>) -> Result<()> {
    send_all(tx, &[message]).await
}

/// Different words to different people, in one statement.
pub async fn send_all(tx: &Tx, messages: &[NewMessage<'_>]) -> Result<()> {
    let mut rows = Vec::new();
    let mut said = Vec::new();
    for message in messages {
        let words = message.words(&words_of(&**tx, message.template).await?, tx.now());
        let copies = message.user_ids.iter();
        rows.extend(copies.map(|user_id| Model { id: tx.next_id(), user_id: *user_id, ..words.clone() }));
        said.push((words, message.user_ids));
    }
    insert(tx, rows).await?;
    for (words, user_ids) in &said {
        digest::fold(tx, words, user_ids).await?;
    }
    push::nudge(tx, said.iter().flat_map(|(_, user_ids)| user_ids.iter().copied())).await
}

pub(crate) async fn insert(tx: &Tx, rows: Vec<Model>) -> Result<()> {
    for rows in rows.chunks(ROWS_PER_INSERT) {
        let rows = rows.iter().cloned().map(IntoActiveModel::into_active_model);
        Entity::insert_many(rows).exec_without_returning(&**tx).await?;
    }
    Ok(())
}

impl NewMessage<'_> {
    /// The row as every receiver gets it; id and receiver are still to be set.
    pub(crate) fn words(&self, words: &Words, send_date: Timestamp) -> Model {
        let template = template(self.template);
        Model {
            id: 0,
            user_id: 0,
            r#type: template.kind.into(),
            title: fill(&words.title, self.values),
            content: fill(&words.content, self.values),
            level: template.level.into(),
            biz_type: self.biz_type.into(),
            biz_id: self.biz_id,
            link_route: self.link_route.into(),
            read_states: UNREAD,
            read_date: None,
            send_date,
            template_code: template.code.into(),
            is_deleted: false,
            folded_into: None,
            folded_count: 0,
            digest_of: String::new(),
            channel_results: None,
        }
    }
}
