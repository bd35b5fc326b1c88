//! Sending: part of the transaction that has something to tell.

use platform::Timestamp;
use platform::db::Tx;
use platform::http::Result;
use sea_orm::{EntityTrait, IntoActiveModel};

use crate::entity::{Entity, Model, UNREAD};
use crate::templates::{fill, template};

/// A statement takes a limited number of values, and a row has fourteen.
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

/// Puts the message into the box of each receiver. Mail, SMS and the rest follow the receivers' own wishes and are
/// not sent from here.
pub async fn send(tx: &Tx, message: NewMessage<'_>) -> Result<()> {
    let words = message.words(tx.now());
    let rows = message.user_ids.iter().map(|user_id| Model { id: tx.next_id(), user_id: *user_id, ..words.clone() });
    insert(tx, rows.collect()).await
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
    pub(crate) fn words(&self, send_date: Timestamp) -> Model {
        let template = template(self.template);
        Model {
            id: 0,
            user_id: 0,
            r#type: template.kind.into(),
            title: fill(template.title, self.values),
            content: fill(template.content, self.values),
            level: template.level.into(),
            biz_type: self.biz_type.into(),
            biz_id: self.biz_id,
            link_route: self.link_route.into(),
            read_states: UNREAD,
            read_date: None,
            send_date,
            template_code: template.code.into(),
            is_deleted: false,
        }
    }
}
