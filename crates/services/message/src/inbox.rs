//! A person's own messages: the list, reading, deleting.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post};
use platform::db::{Column as Listed, Kind, List, Page, PageRequest, Tx};
use platform::form::Checks;
use platform::http::{Id, Problem, Result, Valid, texts};
use platform::{App, Form, Timestamp};
use sea_orm::sea_query::{Alias, Order, Query};
use sea_orm::{ColumnTrait, Condition, EntityName, EntityTrait, FromQueryResult, QueryFilter};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::entity::{Column, Entity, Model, READ, UNREAD};

pub fn endpoints() -> [Endpoint; 4] {
    let filters =
        |endpoint: Endpoint| LIST.columns.iter().fold(endpoint, |e, column| e.param(column.name, column.name));
    [
        filters(get("/api/message-location-logs", list))
            .says("站内消息")
            .access(Access::Session, Tenant::User)
            .answers_page::<Message>(),
        get("/api/message-location-logs/{id}", read)
            .says("一条消息，打开即为已读")
            .access(Access::Session, Tenant::User)
            .answers::<Message>(),
        post("/api/message-location-logs/read", mark)
            .says("标为已读")
            .access(Access::Session, Tenant::User)
            .audit("message.read")
            .takes::<ReadForm>()
            .answers::<Marked>(),
        delete("/api/message-location-logs/{id}", remove)
            .says("删除消息")
            .access(Access::Session, Tenant::User)
            .audit("message.delete"),
    ]
}

const LIST: List = List {
    columns: &[
        Listed::new("type", "type", Kind::Enum),
        Listed::new("readStates", "read_states", Kind::Number),
        Listed::new("level", "level", Kind::Enum),
        Listed::new("title", "title", Kind::Text),
        Listed::new("sendDate", "send_date", Kind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("sendDate", Order::Desc),
    id: "id",
};

#[derive(Debug, Serialize, ToSchema, FromQueryResult)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageLocationLog)]
pub struct Message {
    id: i64,
    r#type: String,
    title: String,
    content: String,
    level: String,
    biz_type: String,
    biz_id: Option<i64>,
    link_route: String,
    /// 0 unread, 1 read
    read_states: i32,
    read_date: Option<Timestamp>,
    send_date: Timestamp,
}

impl From<Model> for Message {
    fn from(row: Model) -> Self {
        Self {
            id: row.id,
            r#type: row.r#type,
            title: row.title,
            content: row.content,
            level: row.level,
            biz_type: row.biz_type,
            biz_id: row.biz_id,
            link_route: row.link_route,
            read_states: row.read_states,
            read_date: row.read_date,
            send_date: row.send_date,
        }
    }
}

/// The caller's own, as long as they are not deleted.
fn own(caller: &Caller) -> Condition {
    Condition::all().add(Column::UserId.eq(caller.user_id())).add(Column::IsDeleted.eq(false))
}

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<Message>> {
    let columns = [
        "id",
        "type",
        "title",
        "content",
        "level",
        "biz_type",
        "biz_id",
        "link_route",
        "read_states",
        "read_date",
        "send_date",
    ];
    let base =
        Query::select().columns(columns.map(Alias::new)).from(Entity.table_ref()).cond_where(own(&caller)).to_owned();
    LIST.fetch(app.db.read(), base, &request).await
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Message>> {
    let found = Entity::find_by_id(id).filter(own(&caller)).one(app.db.read()).await?;
    let mut found = found.ok_or_else(Problem::not_found)?;
    if found.read_states == UNREAD {
        // Opening is no deed that somebody would look for in the audit log.
        let job = |tx: Tx, (caller, id): (Caller, i64)| async move {
            read_where(&tx, own(&caller).add(Column::Id.eq(id))).await
        };
        app.db.technical((caller, id), job).await?;
        (found.read_states, found.read_date) = (READ, Some(app.clock().now()));
    }
    Ok(Json(found.into()))
}

async fn read_where(tx: &Tx, which: Condition) -> Result<u64> {
    let marked = Entity::update_many()
        .col_expr(Column::ReadStates, READ.into())
        .col_expr(Column::ReadDate, tx.now().into())
        .filter(which)
        .filter(Column::ReadStates.eq(UNREAD))
        .exec(&**tx)
        .await?;
    Ok(marked.rows_affected)
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
    let job = |tx: Tx, (caller, form): (Caller, ReadForm)| async move {
        let mut which = own(&caller);
        if !form.ids.is_empty() {
            which = which.add(Column::Id.is_in(form.ids.iter().copied()));
        }
        if let Some(kind) = &form.r#type {
            which = which.add(Column::Type.eq(kind.as_str()));
        }
        let count = read_where(&tx, which).await?;
        tx.audit(|note| {
            note.biz_type = "message";
            note.after = Some(json!({ "read": count }));
        });
        Ok(Marked { count })
    };
    app.db.write(&caller.ctx, (caller.clone(), form), job).await.map(Json)
}

async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let job = |tx: Tx, (caller, id): (Caller, i64)| async move {
        let gone = Entity::update_many()
            .col_expr(Column::IsDeleted, true.into())
            .filter(own(&caller).add(Column::Id.eq(id)))
            .exec(&*tx)
            .await?;
        tx.audit(|note| {
            note.biz_type = "message";
            note.biz_id = Some(id);
        });
        if gone.rows_affected == 1 { Ok(()) } else { Err(Problem::not_found()) }
    };
    app.db.write(&caller.ctx, (caller.clone(), id), job).await?;
    Ok(StatusCode::NO_CONTENT)
}
