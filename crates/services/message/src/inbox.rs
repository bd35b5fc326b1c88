//! A person's own messages: the list, reading, deleting.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::form::Checks;
use platform::http::{Id, Problem, Result, Valid, texts};
use platform::{App, Form, push};
use sea_orm::sea_query::{Order, Query};
use sea_orm::{ColumnTrait, Condition, EntityName, EntityTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::channels::{self, ChannelResult};
use crate::entity::message::{Column, Entity, Model, READ, UNREAD};
use crate::view::{Message, own};

/// A digest opens to the newest of what it stands for.
const PARTS_SHOWN: u64 = 50;

pub fn endpoints() -> [Endpoint; 4] {
    [
        get("/api/message-location-logs", list)
            .filters(&LIST)
            .summary("站内消息")
            .access(Access::Session, Tenant::User)
            .answers_page::<Message>(),
        get("/api/message-location-logs/{id}", read)
            .summary("一条消息，打开即为已读")
            .access(Access::Session, Tenant::User)
            .answers::<MessageDetail>(),
        post("/api/message-location-logs/read", mark)
            .summary("标为已读")
            .access(Access::Session, Tenant::User)
            .audit("message.read")
            .takes::<ReadForm>()
            .answers::<Marked>(),
        delete("/api/message-location-logs/{id}", remove)
            .summary("删除消息")
            .access(Access::Session, Tenant::User)
            .audit("message.delete"),
    ]
}

const LIST: List = List {
    columns: &[
        Listed::new("type", "type", ColumnKind::Enum),
        Listed::new("readStates", "read_states", ColumnKind::Number),
        Listed::new("level", "level", ColumnKind::Enum),
        Listed::new("title", "title", ColumnKind::Text),
        Listed::new("sendDate", "send_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("sendDate", Order::Desc),
    id: "id",
};

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<Message>> {
    let base = Entity::find().filter(own(caller.user_id(), app.clock().now())).into_query();
    let page = LIST.fetch::<Model, _>(app.db.read(), base, &request).await?;
    Ok(page.map(Message::from))
}

/// A message with what it stands for, and what became of its mail and the rest.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessageDetail {
    #[serde(flatten)]
    message: Message,
    /// The messages of a digest, newest first.
    parts: Vec<Message>,
    channel_results: Vec<ChannelResult>,
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<MessageDetail>> {
    let mine = own(caller.user_id(), app.clock().now()).add(Column::Id.eq(id));
    let found = Entity::find().filter(mine.clone()).one(app.db.read()).await?;
    let mut found = found.ok_or_else(Problem::not_found)?;
    if found.read_states == UNREAD {
        // Opening is no act that somebody would look for in the audit log.
        let job = |tx: Tx, (user_id, mine): (i64, Condition)| async move { read_where(&tx, user_id, mine).await };
        app.db.technical((caller.user_id(), mine), job).await?;
        (found.read_states, found.read_date) = (READ, Some(app.clock().now()));
    }
    let parts = match found.folded_count {
        0 => Vec::new(),
        _ => {
            let parts = Entity::find().filter(Column::FoldedInto.eq(id)).filter(Column::UserId.eq(caller.user_id()));
            parts.order_by_desc(Column::Id).limit(PARTS_SHOWN).all(app.db.read()).await?
        }
    };
    let channel_results = channels::results(&app, found.channel_results.as_deref()).await?;
    let parts = parts.into_iter().map(Message::from).collect();
    Ok(Json(MessageDetail { message: found.into(), parts, channel_results }))
}

/// With a digest goes what it stands for.
async fn read_where(tx: &Tx, user_id: i64, which: Condition) -> Result<u64> {
    let read = |which: Condition| {
        Entity::update_many()
            .col_expr(Column::ReadStates, READ.into())
            .col_expr(Column::ReadDate, tx.now().into())
            .filter(which)
            .filter(Column::ReadStates.eq(UNREAD))
    };
    let marked = read(which).exec(tx).await?.rows_affected;
    let read_digests = Query::select()
        .column(Column::Id)
        .from(Entity.table_ref())
        .and_where(Column::UserId.eq(user_id))
        .and_where(Column::FoldedCount.gt(0))
        .and_where(Column::ReadStates.eq(READ))
        .to_owned();
    let parts = Condition::all()
        .add(Column::UserId.eq(user_id))
        .add(Column::FoldedInto.is_not_null())
        .add(Column::FoldedInto.in_subquery(read_digests));
    read(parts).exec(tx).await?;
    if marked > 0 {
        push::nudge(tx, [user_id]);
    }
    Ok(marked)
}

/// Some, one type, or everything.
#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[derive(Default)]
pub struct ReadForm {
    #[field("消息", max = 200)]
    ids: Vec<i64>,
    #[field("消息类型", max = 50, dict = "MessageType")]
    r#type: Option<String>,
    #[field("全部")]
    all: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Marked {
    count: u64,
}

async fn mark(State(app): State<App>, caller: Caller, Valid(form): Valid<ReadForm>) -> Result<Json<Marked>> {
    let everything = form.all == Some(true);
    if form.ids.is_empty() && form.r#type.is_none() && !everything {
        let mut checks = Checks::default();
        checks.refuse("ids", "消息", texts::COMMON_REQUIRED.fill(&[("label", "消息")]));
        checks.finish()?;
    }
    let job = |tx: Tx, (user_id, form): (i64, ReadForm)| async move {
        let mut which = own(user_id, tx.now());
        if !form.ids.is_empty() {
            which = which.add(Column::Id.is_in(form.ids.iter().copied()));
        }
        if let Some(kind) = &form.r#type {
            which = which.add(Column::Type.eq(kind.as_str()));
        }
        let count = read_where(&tx, user_id, which).await?;
        tx.audit(|entry| {
            entry.biz_type = "message";
            entry.after = Some(json!({ "read": count }));
        });
        Ok(Marked { count })
    };
    app.db.write(&caller.ctx, (caller.user_id(), form), job).await.map(Json)
}

async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let job = |tx: Tx, (user_id, id): (i64, i64)| async move {
        let gone = Entity::update_many()
            .col_expr(Column::IsDeleted, true.into())
            .filter(own(user_id, tx.now()).add(Column::Id.eq(id)))
            .exec(&tx)
            .await?;
        tx.audit(|entry| {
            entry.biz_type = "message";
            entry.biz_id = Some(id);
        });
        if gone.rows_affected != 1 {
            return Err(Problem::not_found());
        }
        push::nudge(&tx, [user_id]);
        Ok(())
    };
    app.db.write(&caller.ctx, (caller.user_id(), id), job).await?;
    Ok(StatusCode::NO_CONTENT)
}
