//! `GET /api/message-stream`: what waits for the caller, told again whenever it changes.
//!
//! Server-sent events. Each `unread` event is the whole state, so that one that was lost matters no longer; its id is
//! the newest message, and what came after `Last-Event-ID` is told as `fresh`.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::http::{Problem, Result};
use platform::push::Listener;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::Serialize;
use utoipa::ToSchema;

use crate::entity::message::{Column, Entity, UNREAD};
use crate::type_count::{TypeCount, unread_counts};
use crate::view::{Message, own};

const COMMENT_EVERY: Duration = Duration::from_secs(25);
const FRESH: u64 = 5;

pub fn endpoint() -> Endpoint {
    get("/api/message-stream", open)
        .summary("消息推送")
        .access(Access::Session, Tenant::User)
        .silent()
        .answers_file("text/event-stream")
}

/// The data of an `unread` event.
#[derive(Debug, Serialize, ToSchema)]
pub struct UnreadNews {
    counts: Vec<TypeCount>,
    /// Unread ones that came since the last event, newest first; none at the first.
    fresh: Vec<Message>,
}

async fn open(State(app): State<App>, caller: Caller, headers: HeaderMap) -> Result<Response> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let listener = app.push.listen(&app, &caller);
    let feed = Feed { user_id: caller.user_id(), app, listener, last, begun: false };
    let events = Sse::new(stream::unfold(feed, Feed::next));
    let alive = KeepAlive::new().interval(COMMENT_EVERY);
    // A proxy that collects answers would hold it back for ever.
    Ok(([(HeaderName::from_static("x-accel-buffering"), "no")], events.keep_alive(alive)).into_response())
}

struct Feed {
    app: App,
    user_id: i64,
    listener: Listener,
    /// The newest message that the browser knows of.
    last: Option<i64>,
    begun: bool,
}

impl Feed {
    async fn next(mut self) -> Option<(std::result::Result<Event, Infallible>, Self)> {
        loop {
            if self.begun && !self.listener.news().await {
                return None;
            }
            self.begun = true;
            match self.event().await {
                Ok(event) => return Some((Ok(event), self)),
                Err(problem) => tracing::warn!(%problem, "news could not be told"),
            }
        }
    }

    async fn event(&mut self) -> Result<Event> {
        let (db, now) = (self.app.db.read(), self.app.clock().now());
        let counts = unread_counts(&self.app, self.user_id).await?;
        let unread = Entity::find().filter(own(self.user_id, now)).filter(Column::ReadStates.eq(UNREAD));
        let newest = unread.order_by_desc(Column::Id).limit(FRESH).all(db).await?;
        let known = self.last.unwrap_or(i64::MAX);
        self.last = newest.first().map(|row| row.id).max(self.last).or(Some(0));
        let fresh = newest.into_iter().filter(|row| row.id > known).map(Message::from).collect();
        let event = Event::default().event("unread").id(self.last.unwrap_or_default().to_string());
        event.json_data(UnreadNews { counts, fresh }).map_err(Problem::internal)
    }
}
