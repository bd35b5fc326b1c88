//! The ways beside the box: mail, SMS, the official account.
//!
//! A message says nothing about them when it is sent. A leased job takes the undecided ones after the commit, folds those
//! that are too many into a digest, asks who their receivers are and what they want, puts what is due into the outbox and
//! writes down what it decided, all in one transaction: no message is sent twice, and none is forgotten.

use std::collections::HashMap;
use std::sync::Arc;

use platform::App;
use platform::db::Tx;
use platform::document::Person;
use platform::http::Result;
use platform::outbox::{self, Channel};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::channel_rules::{Decision, Way, Wish, decide};
use crate::digest;
use crate::entity::message::{Column, Entity, Model};
use crate::entity::preference;
use crate::view::Message;

/// Decided, and nothing came of it.
pub const NOTHING_DUE: &str = "[]";
const BATCH: u64 = 200;
/// In one run, so that others get their turn.
const BATCHES: usize = 25;

/// What became of a message on one way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChannelResult {
    /// EMAIL, SMS or GZ
    channel: String,
    /// OFF, NO_ADDRESS, NOT_CONFIGURED, DIGESTED, WAITING, SENT or FAILED
    state: String,
    /// Its row in the outbox; no reader needs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(ignore)]
    outbox_id: Option<i64>,
}

/// The number of messages decided.
pub async fn dispatch(app: &App) -> Result<u64> {
    let mut decided = 0;
    for _ in 0..BATCHES {
        let some = dispatch_some(app).await?;
        decided += some;
        if some < BATCH {
            break;
        }
    }
    if decided > 0 {
        app.wake.notify_one();
    }
    Ok(decided)
}

async fn dispatch_some(app: &App) -> Result<u64> {
    let waiting = Entity::find()
        .filter(Column::ChannelResults.is_null())
        .order_by_asc(Column::Id)
        .limit(BATCH)
        .all(app.db.read())
        .await?;
    if waiting.is_empty() {
        return Ok(0);
    }
    let ids: Vec<i64> = waiting.iter().map(|row| row.user_id).collect();
    let people = app.organisation.people(&app.db, &ids).await?;
    let people: HashMap<i64, Person> = people.into_iter().map(|person| (person.id, person)).collect();
    let wishes = wishes_of(app, &ids).await?;
    let args = (app.clone(), waiting, Arc::new((people, wishes)));
    app.db
        .technical(args, |tx, (app, waiting, known)| async move {
            let waiting = digest::fold(&tx, waiting).await?;
            let mut letters = Vec::new();
            for message in waiting {
                let wish = known.1.get(&(message.user_id, message.r#type.clone())).copied();
                let decisions = decide(&message, known.0.get(&message.user_id), wish, |way| carries(&app, way));
                letters.push((message, decisions));
            }
            let many = letters.len() as u64;
            put_out(&tx, &app, letters).await?;
            Ok(many)
        })
        .await
}

async fn wishes_of(app: &App, user_ids: &[i64]) -> Result<HashMap<(i64, String), Wish>> {
    let rows = preference::Entity::find()
        .filter(preference::Column::UserId.is_in(user_ids.iter().copied()))
        .all(app.db.read())
        .await?;
    let wish =
        |row: preference::Model| ((row.user_id, row.r#type), Wish { email: row.email, sms: row.sms, gz: row.gz });
    Ok(rows.into_iter().map(wish).collect())
}

/// The official account has no adapter.
pub fn carries(app: &App, way: Way) -> bool {
    match way {
        Way::Email => app.gateway.carries(Channel::Email),
        Way::Sms => app.gateway.carries(Channel::Sms),
        Way::Gz => false,
    }
}

async fn put_out(tx: &Tx, app: &App, letters: Vec<(Model, Vec<Decision>)>) -> Result<()> {
    let mut decided: HashMap<String, Vec<i64>> = HashMap::new();
    for (message, decisions) in letters {
        let mut results = Vec::new();
        let code = message.template_code.clone();
        let (id, link) = (message.id, link_of(app, &message));
        let words = Message::from(message);
        for decision in decisions {
            let outbox_id = match (&decision.to, decision.way) {
                (Some(to), Way::Email) => {
                    let text = words.as_mail(&link);
                    Some(outbox::push(tx, &app.secrets, Channel::Email, to, &code, &text).await?)
                }
                (Some(to), Way::Sms) => {
                    let text = words.as_sms();
                    Some(outbox::push(tx, &app.secrets, Channel::Sms, to, &code, &text).await?)
                }
                _ => None,
            };
            let (channel, state) = (decision.way.code().to_owned(), decision.state.to_owned());
            results.push(ChannelResult { channel, state, outbox_id });
        }
        decided.entry(serde_json::to_string(&results)?).or_default().push(id);
    }
    // Most go nowhere else, and so say the same.
    for (results, ids) in decided {
        Entity::update_many()
            .col_expr(Column::ChannelResults, results.into())
            .filter(Column::Id.is_in(ids))
            .exec(tx)
            .await?;
    }
    Ok(())
}

fn link_of(app: &App, message: &Model) -> String {
    let route = if message.link_route.is_empty() { "/message/index" } else { &message.link_route };
    format!("{}/#{route}", app.settings.public_url)
}

/// As it was decided, and as it stands now with what was put out.
pub async fn results(app: &App, kept: Option<&str>) -> Result<Vec<ChannelResult>> {
    let mut results: Vec<ChannelResult> = serde_json::from_str(kept.unwrap_or(NOTHING_DUE))?;
    let ids: Vec<i64> = results.iter().filter_map(|result| result.outbox_id).collect();
    let states = outbox::states(&app.db, &ids).await?;
    for result in &mut results {
        if let Some(state) = result.outbox_id.take().and_then(|id| states.get(&id)) {
            result.state.clone_from(state);
        }
    }
    Ok(results)
}
