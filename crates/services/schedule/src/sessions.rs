//! Live sessions: when a room is on air, and how far the preparation has come.

use std::time::Duration;

use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use offer::airing;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post, put};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::document::{Actor, Scope, next_code};
use platform::form::{Checks, Form as _, Stage};
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Date, Form, Timestamp};
use sea_orm::sea_query::{Order, Query};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityName, EntityTrait, IntoActiveModel, Iterable, QueryFilter,
};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::entity::item;
use crate::entity::session::{Column, Entity, Model};
use crate::items::{self, CONFIRMED, PROPOSED};
use crate::points::Shown;
use crate::session_rules::{CANCELLED, Event, LOCKED, LONGEST, PLANNING, is_time_for, next, span};
use crate::texts::{self, Text};
use crate::view::{self, SessionBoard, SessionView, offer_ids};
use crate::{readiness, supply, tell};

pub const READ: Access = Access::Codes(&["platformSchedule"]);
pub const EDIT: Access = Access::Codes(&["session_edit"]);
pub const BIZ_TYPE: &str = "liveSession";

pub fn endpoints() -> Vec<Endpoint> {
    let events = [
        (Event::Lock, "锁定场次", "liveSession.lock"),
        (Event::Start, "开播", "liveSession.start"),
        (Event::Close, "结束场次", "liveSession.close"),
        (Event::Cancel, "取消场次", "liveSession.cancel"),
    ];
    let events = events.map(|(event, says, audit)| {
        post(&format!("/api/live-sessions/{{id}}/{}", event.name()), move |actor, id, form| {
            happen(actor, id, form, event)
        })
        .summary(says)
        .access(EDIT, Tenant::Reach)
        .audit(audit)
        .takes::<SessionEvent>()
        .answers::<SessionBoard>()
    });
    let calls = vec![
        get("/api/live-sessions", list)
            .filters(&LIST)
            .summary("直播场次")
            .access(READ, Tenant::Reach)
            .answers_page::<SessionView>(),
        get("/api/live-sessions/{id}", one).summary("场次排期").access(READ, Tenant::Reach).answers::<SessionBoard>(),
        post("/api/live-sessions", create)
            .summary("新建场次")
            .access(EDIT, Tenant::Reach)
            .audit("liveSession.create")
            .takes::<SessionForm>()
            .answers::<SessionBoard>()
            .created(),
        put("/api/live-sessions", update)
            .summary("保存场次")
            .access(EDIT, Tenant::Reach)
            .audit("liveSession.save")
            .takes::<SessionForm>()
            .answers::<SessionBoard>(),
    ];
    calls.into_iter().chain(events).collect()
}

const LIST: List = List {
    columns: &[
        Listed::new("sessionCode", "session_code", ColumnKind::Text).sortable(),
        Listed::new("title", "title", ColumnKind::Text),
        Listed::new("liveRoom", "live_room", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("showDate", "show_date", ColumnKind::Date).sortable(),
        Listed::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("showDate", Order::Asc),
    id: "id",
};

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SessionForm {
    #[field("场次", to = "liveSession")]
    #[serde(default)]
    id: Option<i64>,
    #[field("直播间", dict = "LiveRoom", max = 50, required)]
    live_room: String,
    #[field("场次名称", max = 50, required)]
    title: String,
    #[field("开播日期", required)]
    show_date: Option<Date>,
    #[field("开始时间", max = 5, required)]
    start_time: String,
    #[field("结束时间", max = 5, required)]
    end_time: String,
    #[field("主播", max = 50)]
    #[serde(default)]
    anchor: Option<String>,
    #[field("容量", low = 1, high = 200)]
    capacity: i32,
    #[field("数据版本", low = 0)]
    #[serde(default)]
    row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SessionEvent {
    /// Why it is locked though something is not ready, or why it is cancelled.
    #[field("原因", max = 255, area)]
    #[serde(default)]
    reason: Option<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

impl SessionForm {
    pub fn of(live_room: &str, title: &str, show_date: Date, [start, end]: [&str; 2]) -> Self {
        Self {
            id: None,
            live_room: live_room.into(),
            title: title.into(),
            show_date: Some(show_date),
            start_time: start.into(),
            end_time: end.into(),
            anchor: Some("演示主播".into()),
            capacity: 20,
            row_version: 0,
        }
    }
}

/// A session is its room's; the offers in it are their companies'.
const SCOPE: Scope = Scope::room_alone("live_room");

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<SessionView>> {
    let theirs = SCOPE.for_caller(&app, &caller);
    let base = Query::select().columns(Column::iter()).from(Entity.table_ref()).cond_where(theirs).to_owned();
    let mut page: Page<Model> = LIST.fetch(app.db.read(), base, &request).await?;
    let rows = view::sessions(app.db.read(), &app, &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

async fn one(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<SessionBoard>> {
    let row = find(app.db.read(), &app, &caller, id).await?;
    view::board(app.db.read(), &app, &caller, row).await.map(Body)
}

pub async fn find(db: &impl ConnectionTrait, app: &App, caller: &Caller, id: i64) -> Result<Model> {
    let one = Entity::find_by_id(id).filter(SCOPE.for_caller(app, caller));
    one.one(db).await?.ok_or_else(Problem::not_found)
}

/// What happens to a session happens to every offer in it: not by somebody who does not reach all of them.
pub async fn must_reach_all(tx: &Tx, actor: &Actor, items: &[item::Model]) -> Result<()> {
    let reached = items::reached(tx, &actor.app, &actor.caller, items).await?;
    if reached.len() == items.len() { Ok(()) } else { Err(texts::COMMON_FORBIDDEN.into()) }
}

/// The room is the caller's, and free at that time.
async fn admit(
    tx: &Tx,
    caller: &Caller,
    before: Option<&Model>,
    form: &SessionForm,
) -> Result<(Timestamp, Timestamp, Date)> {
    let id = before.map_or(0, |before| before.id);
    let rooms = &caller.profile.live_rooms;
    if !rooms.is_empty() && !rooms.contains(&form.live_room) {
        return Err(refused("liveRoom", texts::COMMON_DICT, &[]));
    }
    let mut checks = Checks::at(Stage::Submit);
    for (name, time) in [("startTime", &form.start_time), ("endTime", &form.end_time)] {
        if crate::session_rules::minutes(time).is_none() {
            checks.refuse_field(SessionForm::FIELDS, name, texts::SESSION_TIME);
        }
    }
    checks.finish()?;
    let date = form.show_date.ok_or_else(|| Problem::field("showDate", "开播日期", texts::COMMON_REQUIRED))?;
    let (start, end) = span(date, &form.start_time, &form.end_time)
        .ok_or_else(|| Problem::field("startTime", "开始时间", texts::SESSION_TIME))?;
    if end.since(start) > LONGEST {
        return Err(refused("endTime", texts::SESSION_LONG, &[]));
    }
    // What was planned keeps its time, even while it is on. Times are told to the minute, so this minute is not over.
    if tx.now().since(start) >= Duration::from_secs(60) && before.is_none_or(|before| before.start_at != start) {
        return Err(refused("showDate", texts::SESSION_PAST, &[]));
    }
    let other = Entity::find()
        .filter(Column::LiveRoom.eq(form.live_room.as_str()))
        .filter(Column::StartAt.lt(end))
        .filter(Column::EndAt.gt(start))
        .filter(Column::Status.ne(CANCELLED))
        .filter(Column::Id.ne(id));
    if let Some(other) = other.one(tx).await? {
        return Err(refused("startTime", texts::SESSION_OVERLAP, &[("code", &other.session_code)]));
    }
    Ok((start, end, date))
}

/// One wrong field.
fn refused(name: &str, text: Text, values: &[(&str, &str)]) -> Problem {
    let mut checks = Checks::at(Stage::Submit);
    checks.refuse_filled(SessionForm::FIELDS, name, text, values);
    checks.finish().err().unwrap_or_else(|| text.into())
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<SessionForm>,
) -> Result<(StatusCode, Body<SessionBoard>)> {
    let job = |tx: Tx, (app, caller, form): (App, Caller, SessionForm)| async move {
        let row = make(&tx, &caller, form).await?;
        view::board(&tx, &app, &caller, row).await
    };
    let made = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Body(made)))
}

pub async fn make(tx: &Tx, caller: &Caller, form: SessionForm) -> Result<Model> {
    let (start_at, end_at, show_date) = admit(tx, caller, None, &form).await?;
    let after = serde_json::to_value(&form)?;
    let row = Model {
        id: tx.next_id(),
        session_code: next_code(tx, "ZC").await?,
        live_room: form.live_room,
        title: form.title,
        show_date,
        start_time: form.start_time,
        end_time: form.end_time,
        start_at,
        end_at,
        anchor: form.anchor.unwrap_or_default(),
        status: PLANNING.into(),
        capacity: form.capacity,
        remark: String::new(),
        created_by: caller.user_id(),
        created_by_name: caller.profile.name_cn.clone(),
        created_date: tx.now(),
        last_modified_by: caller.user_id(),
        last_modified_date: tx.now(),
        row_version: 0,
    };
    Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
    audit(tx, &row, json!(null), after);
    Ok(row)
}

async fn update(actor: Actor, Valid(form): Valid<SessionForm>) -> Result<Body<SessionBoard>> {
    let job = |tx: Tx, actor: Actor, form: SessionForm| async move {
        let row = save(&tx, &actor, form).await?;
        view::board(&tx, &actor.app, &actor.caller, row).await
    };
    actor.write(form, job).await.map(Body)
}

async fn save(tx: &Tx, actor: &Actor, form: SessionForm) -> Result<Model> {
    let before = find(tx, &actor.app, &actor.caller, form.id.unwrap_or_default()).await?;
    let items = view::standing(tx, &[before.id]).await?;
    must_reach_all(tx, actor, &items).await?;
    if before.row_version != form.row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    if ![PLANNING, LOCKED].contains(&before.status.as_str()) {
        return Err(fixed(actor, &before));
    }
    let (start_at, end_at, show_date) = admit(tx, &actor.caller, Some(&before), &form).await?;
    if !items.is_empty() && form.live_room != before.live_room {
        return Err(Problem::field("liveRoom", "直播间", texts::SCHEDULE_ROOM));
    }
    if items.len() > usize::try_from(form.capacity).unwrap_or_default() {
        return Err(refused("capacity", texts::SESSION_CAPACITY, &[("n", &items.len().to_string())]));
    }
    let moved = (start_at, &form.title) != (before.start_at, &before.title);
    let row = Model {
        live_room: form.live_room.clone(),
        title: form.title.clone(),
        show_date,
        start_time: form.start_time.clone(),
        end_time: form.end_time.clone(),
        start_at,
        end_at,
        anchor: form.anchor.clone().unwrap_or_default(),
        capacity: form.capacity,
        ..before.clone()
    };
    let row = store(tx, actor.caller.user_id(), row).await?;
    let follow = item::Entity::update_many()
        .col_expr(item::Column::ShowDate, show_date.into())
        .col_expr(item::Column::LiveRoom, row.live_room.as_str().into())
        .filter(item::Column::SessionId.eq(row.id));
    follow.exec(tx).await?;
    if moved {
        let confirmed: Vec<item::Model> = items.into_iter().filter(|item| item.status == CONFIRMED).collect();
        airing::rename_session(tx, &offer_ids(&confirmed), &row.title).await?;
        tell::owners(tx, actor, &row, &confirmed, "SCHEDULE_CHANGED").await?;
        for item in confirmed {
            supply::follow(tx, &item::Model { show_date, ..item }).await?;
        }
    }
    audit(tx, &row, json!(shown(&before)), json!(shown(&row)));
    Ok(row)
}

/// Compare and set.
pub async fn store(tx: &Tx, user_id: i64, row: Model) -> Result<Model> {
    let version = row.row_version;
    let next = Model { row_version: version + 1, last_modified_by: user_id, last_modified_date: tx.now(), ..row };
    tx.update(next.id, version, next.clone().into_active_model().reset_all()).await?;
    Ok(next)
}

async fn happen(
    actor: Actor,
    Id(id): Id,
    Valid(form): Valid<SessionEvent>,
    event: Event,
) -> Result<Body<SessionBoard>> {
    let job = move |tx: Tx, actor: Actor, form: SessionEvent| async move {
        let row = go(&tx, &actor, id, form, event).await?;
        view::board(&tx, &actor.app, &actor.caller, row).await
    };
    actor.write(form, job).await.map(Body)
}

async fn go(tx: &Tx, actor: &Actor, id: i64, form: SessionEvent, event: Event) -> Result<Model> {
    let before = find(tx, &actor.app, &actor.caller, id).await?;
    let items = view::standing(tx, &[id]).await?;
    must_reach_all(tx, actor, &items).await?;
    if before.row_version != form.row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let status = next(&before.status, event).ok_or_else(|| fixed(actor, &before))?;
    if !is_time_for(event, tx.now(), before.start_at) {
        return Err(texts::SESSION_EARLY.into());
    }
    let reason = form.reason.unwrap_or_default();
    match event {
        Event::Lock => must_be_ready(tx, actor, &items, &reason).await?,
        Event::Start => {}
        Event::Close => close(tx, actor, &before, &items).await?,
        Event::Cancel if reason.is_empty() => {
            return Err(Problem::field("reason", "原因", texts::COMMON_REQUIRED));
        }
        Event::Cancel => items::remove_all(tx, actor, &before, items, &reason).await?,
    }
    let remark = if reason.is_empty() { before.remark.clone() } else { reason.clone() };
    let row = store(tx, actor.caller.user_id(), Model { status: status.into(), remark, ..before.clone() }).await?;
    audit(tx, &row, json!({ "status": before.status }), json!({ "status": status, "reason": reason }));
    Ok(row)
}

/// 18.1: everything confirmed, nothing restricted; what is not ready only with a reason, by whoever may wave it through.
async fn must_be_ready(tx: &Tx, actor: &Actor, items: &[item::Model], reason: &str) -> Result<()> {
    let open = items.iter().filter(|item| item.status == PROPOSED).count();
    if open > 0 {
        return Err(Problem::filled(texts::SESSION_OPEN, &[("n", &open.to_string())]));
    }
    if items.is_empty() {
        return Err(texts::SESSION_EMPTY.into());
    }
    let offers = airing::find(tx, &offer_ids(items)).await?;
    let codes = |wanted: &dyn Fn(&item::Model) -> bool| {
        let named = items.iter().filter(|item| wanted(item)).filter_map(|item| offers.get(&item.offer_id));
        named.map(|offer| offer.code.as_str()).collect::<Vec<_>>().join("、")
    };
    let restricted = codes(&|item| offers.get(&item.offer_id).is_some_and(|offer| offer.broadcast_restricted));
    if !restricted.is_empty() {
        return Err(Problem::filled(texts::SESSION_RESTRICTED, &[("codes", &restricted)]));
    }
    let lights = readiness::of(&actor.app, items).await?;
    let unready = codes(&|item| lights.get(&item.id).is_some_and(|lights| !lights.open().is_empty()));
    if !unready.is_empty() && (reason.is_empty() || !actor.caller.has("schedule_waive")) {
        return Err(Problem::filled(texts::SESSION_NOT_READY, &[("codes", &unready)]));
    }
    Ok(())
}

/// Everything that was confirmed has been shown.
async fn close(tx: &Tx, actor: &Actor, session: &Model, items: &[item::Model]) -> Result<()> {
    let offers = offer_ids(items);
    item::Entity::update_many()
        .col_expr(item::Column::Status, items::SHOWED.into())
        .col_expr(item::Column::LastModifiedDate, tx.now().into())
        .filter(item::Column::SessionId.eq(session.id))
        .filter(item::Column::Status.eq(CONFIRMED))
        .exec(tx)
        .await?;
    airing::show(tx, &offers, session.show_date).await?;
    let shown = Shown { session_id: session.id, offer_ids: offers, show_date: session.show_date };
    actor.app.points.emit(&actor.app, tx, shown).await
}

pub fn fixed(actor: &Actor, session: &Model) -> Problem {
    let status = actor.dictionaries.label("SessionStatus", &session.status);
    Problem::filled(texts::SESSION_FIXED, &[("status", status)])
}

fn shown(row: &Model) -> serde_json::Value {
    json!({
        "title": row.title, "liveRoom": row.live_room, "showDate": row.show_date, "startTime": row.start_time,
        "endTime": row.end_time, "anchor": row.anchor, "capacity": row.capacity,
    })
}

fn audit(tx: &Tx, row: &Model, before: serde_json::Value, after: serde_json::Value) {
    let id = row.id;
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(id);
        entry.before = Some(before).filter(|value| !value.is_null());
        entry.after = Some(after);
    });
}
