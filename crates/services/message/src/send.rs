//! Sending: part of the transaction that has something to tell.

use async_trait::async_trait;
use platform::db::{Deferred, Tx, inserts};
use platform::http::Result;
use platform::{Timestamp, push};
use sea_orm::sea_query::InsertStatement;

use crate::edited::{self, Words};
use crate::entity::message::{Model, UNREAD};
use crate::templates::{fill, template};

/// The same words to one or more people.
#[derive(Clone, Debug)]
pub struct NewMessage {
    pub user_ids: Vec<i64>,
    /// A code of [`crate::templates`].
    pub template: &'static str,
    /// A value for every placeholder of the template.
    pub values: Vec<(&'static str, String)>,
    /// The kind of thing the message is about; empty for none.
    pub biz_type: &'static str,
    pub biz_id: Option<i64>,
    /// Where a click leads; empty for nowhere.
    pub link_route: String,
}

/// Puts the message into the box of each receiver and wakes their browsers, at the end of the transaction. Mail, SMS and
/// the rest follow the receivers' own wishes, after the commit (`channels`).
pub fn send(tx: &Tx, message: NewMessage) {
    tx.defer(|letters: &mut Letters| letters.0.push(message));
}

/// What a transaction has to tell.
#[derive(Default)]
struct Letters(Vec<NewMessage>);

#[async_trait]
impl Deferred for Letters {
    async fn rows(self, tx: &Tx) -> Result<Vec<InsertStatement>> {
        let edited = edited::among(tx, self.0.iter().map(|message| message.template)).await?;
        let mut rows: Vec<Model> = Vec::new();
        for message in &self.0 {
            let words = message.words(&edited::words(&edited, message.template), tx.now());
            let copies = message.user_ids.iter();
            rows.extend(copies.map(|user_id| Model { id: tx.next_id(), user_id: *user_id, ..words.clone() }));
        }
        push::nudge(tx, rows.iter().map(|row| row.user_id));
        Ok(inserts(rows))
    }
}

impl NewMessage {
    /// The row as every receiver gets it; id and receiver are still to be set.
    pub(crate) fn words(&self, words: &Words, send_date: Timestamp) -> Model {
        let template = template(self.template);
        let values: Vec<(&str, &str)> = self.values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Model {
            id: 0,
            user_id: 0,
            r#type: template.kind.into(),
            title: fill(&words.title, &values),
            content: fill(&words.content, &values),
            level: template.level.into(),
            biz_type: self.biz_type.into(),
            biz_id: self.biz_id,
            link_route: self.link_route.clone(),
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
