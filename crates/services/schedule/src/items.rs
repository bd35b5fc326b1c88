//! The items of a session: proposed, confirmed, moved, removed.

use std::collections::HashSet;

use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use offer::airing::{self, Airing};
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post, put};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::document::{Actor, Reach, Scope};
use platform::http::{Id, Problem, Result, Valid};
use sea_orm::sea_query::{Expr, ExprTrait, Order, Query, SelectStatement};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityName, EntityTrait, IntoActiveModel, Iterable, QueryFilter,
    QuerySelect,
};
use serde_json::{Value as Json, json};

use crate::conflict_rules::twin;
use crate::entity::item::{Column, Entity, Model};
use crate::entity::session;
use crate::item_forms::{ItemEvent, ItemForm, OrderForm, ProposeForm};
use crate::points::Confirming;
use crate::session_rules::{LOCKED, PLANNING};
use crate::sessions::{self, READ, fixed};
use crate::texts;
use crate::view::{self, ItemView, SessionBoard, offer_ids, places};
use crate::{supply, tell};

pub const PROPOSED: &str = "PROPOSED";
pub const CONFIRMED: &str = "CONFIRMED";
pub const REMOVED: &str = "REMOVED";
pub const SHOWED: &str = "SHOWED";
/// Those that have a place.
pub const LIVING: [&str; 3] = [PROPOSED, CONFIRMED, SHOWED];

pub const PRE: &str = "Pre_Schedule";
pub const OVERALL: &str = "Overall_Schedule";
pub const EDIT: Access = Access::Codes(&["schedule_edit"]);
/// Whoever gives the final word may also propose when.
const PROPOSE: Access = Access::Codes(&["schedule_edit", "offer_finalApprove"]);
pub const BIZ_TYPE: &str = "scheduleItem";
const TALK_MINUTES: i32 = 10;

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/schedule-items", list)
            .filters(&LIST)
            .summary("排期列表")
            .access(READ, Tenant::Reach)
            .answers_page::<ItemView>(),
        get("/api/schedule-items/mine", mine)
            .filters(&LIST)
            .summary("我的排期")
            .access(Access::Codes(&["offerList"]), Tenant::Company)
            .answers_page::<ItemView>(),
        post("/api/schedule-items", propose)
            .summary("加入预排期")
            .access(PROPOSE, Tenant::Reach)
            .audit("scheduleItem.propose")
            .takes::<ProposeForm>()
            .answers::<SessionBoard>()
            .created(),
        put("/api/schedule-items", update)
            .summary("保存排期")
            .access(EDIT, Tenant::Reach)
            .audit("scheduleItem.save")
            .takes::<ItemForm>()
            .answers::<SessionBoard>(),
        post("/api/schedule-items/reorder", reorder)
            .summary("调整排期顺序")
            .access(EDIT, Tenant::Reach)
            .audit("scheduleItem.reorder")
            .takes::<OrderForm>()
            .answers::<SessionBoard>(),
        post("/api/schedule-items/{id}/confirm", confirm)
            .summary("转总排期")
            .access(EDIT, Tenant::Reach)
            .audit("scheduleItem.confirm")
            .takes::<ItemEvent>()
            .answers::<SessionBoard>(),
        post("/api/schedule-items/{id}/remove", remove)
            .summary("移出排期")
            .access(EDIT, Tenant::Reach)
            .audit("scheduleItem.remove")
            .takes::<ItemEvent>()
            .answers::<SessionBoard>(),
    ]
}

const LIST: List = List {
    columns: &[
        Listed::new("sessionId", "session_id", ColumnKind::Id),
        Listed::new("offerId", "offer_id", ColumnKind::Id),
        Listed::new("showDate", "show_date", ColumnKind::Date).sortable(),
        Listed::new("liveRoom", "live_room", ColumnKind::Enum),
        Listed::new("scheduleType", "schedule_type", ColumnKind::Enum),
        Listed::new("scene", "scene", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("createdDate", "created_date", ColumnKind::Time),
    ],
    more: &[],
    default_sort: ("showDate", Order::Asc),
    id: "id",
};

pub const SCOPE: Scope = Scope::company("company_id").room("live_room");

fn rows() -> SelectStatement {
    Query::select().columns(Column::iter()).from(Entity.table_ref()).to_owned()
}

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<ItemView>> {
    let theirs = rows().cond_where(SCOPE.for_caller(&app, &caller)).to_owned();
    shown(&app, &caller, theirs, request).await
}

/// Of these, the ids of those that the caller reaches.
pub async fn reached(db: &impl ConnectionTrait, app: &App, caller: &Caller, items: &[Model]) -> Result<HashSet<i64>> {
    let reach = app.organisation.reach(caller);
    if items.is_empty() || matches!(reach, Reach::Everything) {
        return Ok(items.iter().map(|item| item.id).collect());
    }
    let these = Entity::find().filter(Column::Id.is_in(items.iter().map(|item| item.id))).filter(SCOPE.within(&reach));
    let ids: Vec<i64> = these.select_only().column(Column::Id).into_tuple().all(db).await?;
    Ok(ids.into_iter().collect())
}

async fn mine(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<ItemView>> {
    let offers = airing::reached(&app.organisation.reach(&caller));
    let own =
        rows().and_where(caller.owns(Column::CompanyId)).and_where(Column::OfferId.in_subquery(offers)).to_owned();
    shown(&app, &caller, own, request).await
}

async fn shown(app: &App, caller: &Caller, base: SelectStatement, request: PageRequest) -> Result<Page<ItemView>> {
    let mut page: Page<Model> = LIST.fetch(app.db.read(), base, &request).await?;
    let rows = view::items(app.db.read(), app, caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

async fn propose(actor: Actor, Valid(form): Valid<ProposeForm>) -> Result<(StatusCode, Body<SessionBoard>)> {
    let job = |tx: Tx, actor: Actor, form: ProposeForm| async move {
        let (app, caller) = (&actor.app, &actor.caller);
        let session = sessions::find(&tx, app, caller, form.session_id.unwrap_or_default()).await?;
        let offer = offer_of(&tx, &app.organisation.reach(caller), form.offer_id.unwrap_or_default()).await?;
        if session.status != PLANNING {
            return Err(fixed(&actor, &session));
        }
        must_be_free(&tx, &session, &offer).await?;
        let row = place(&tx, &actor.caller, &session, &offer, form).await?;
        audit(&tx, &row, Json::Null, json!({ "session": session.session_code, "offer": offer.code, "seq": row.seq }));
        answer(&tx, &actor, session).await
    };
    let made = actor.write(form, job).await?;
    Ok((StatusCode::CREATED, Body(made)))
}

async fn offer_of(tx: &Tx, reach: &Reach, id: i64) -> Result<Airing> {
    airing::find_within(tx, reach, &[id]).await?.remove(&id).ok_or_else(Problem::not_found)
}

/// It may be shown, in this room, and is in no other show.
async fn must_be_free(tx: &Tx, session: &session::Model, offer: &Airing) -> Result<()> {
    if offer.broadcast_restricted {
        return Err(texts::OFFER_RESTRICTED.into());
    }
    let open = Entity::find().filter(Column::OfferId.eq(offer.id)).filter(Column::Status.is_in([PROPOSED, CONFIRMED]));
    if let Some(open) = open.one(tx).await? {
        let other = session::Entity::find_by_id(open.session_id).one(tx).await?.ok_or_else(Problem::not_found)?;
        return Err(Problem::filled(texts::SCHEDULE_TWICE, &[("session", &other.title)]));
    }
    if !offer.is_free() {
        return Err(texts::SCHEDULE_FREE.into());
    }
    if offer.live_room != session.live_room {
        return Err(texts::SCHEDULE_ROOM.into());
    }
    Ok(())
}

/// At its place, or at the end; the others make room.
pub async fn place(
    tx: &Tx,
    caller: &Caller,
    session: &session::Model,
    offer: &Airing,
    form: ProposeForm,
) -> Result<Model> {
    tx.lock(&format!("liveSession/{}", session.id)).await?;
    let items = view::standing(tx, &[session.id]).await?;
    if items.len() >= usize::try_from(session.capacity).unwrap_or_default() {
        return Err(Problem::filled(texts::SCHEDULE_FULL, &[("n", &session.capacity.to_string())]));
    }
    let end = i32::try_from(items.len()).unwrap_or(i32::MAX) + 1;
    let seq = Ord::min(form.seq.unwrap_or(end), end);
    let after = Entity::update_many()
        .col_expr(Column::Seq, Expr::col(Column::Seq).add(1))
        .filter(Column::SessionId.eq(session.id))
        .filter(Column::Seq.gte(seq))
        .filter(Column::Status.is_in(LIVING));
    after.exec(tx).await?;
    let said = Some(offer.show_schedule_scene.clone()).filter(|scene| !scene.is_empty());
    let row = Model {
        id: tx.next_id(),
        session_id: session.id,
        offer_id: offer.id,
        company_id: offer.company_id,
        live_room: session.live_room.clone(),
        show_date: session.show_date,
        schedule_type: PRE.into(),
        scene: form.scene.or(said).unwrap_or_else(|| "Austin".to_owned()),
        seq,
        plan_stock: form.plan_stock.or(offer.planned_stock).filter(|stock| *stock > 0).unwrap_or(1),
        talk_minutes: form.talk_minutes.unwrap_or(TALK_MINUTES),
        status: PROPOSED.into(),
        actual_sales: None,
        actual_refunds: None,
        actual_gmv: None,
        remove_reason: String::new(),
        reminded: None,
        created_by: caller.user_id(),
        created_by_name: caller.profile.name_cn.clone(),
        created_date: tx.now(),
        last_modified_by: caller.user_id(),
        last_modified_date: tx.now(),
        row_version: 0,
    };
    Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
    Ok(row)
}

/// Of an item that is being worked on, with its session.
async fn opened(tx: &Tx, actor: &Actor, id: i64, row_version: i32, while_: &[&str]) -> Result<(Model, session::Model)> {
    let row = Entity::find_by_id(id).filter(SCOPE.for_caller(&actor.app, &actor.caller)).one(tx).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    if row.row_version != row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let session = sessions::find(tx, &actor.app, &actor.caller, row.session_id).await?;
    if !while_.contains(&session.status.as_str()) {
        return Err(fixed(actor, &session));
    }
    if ![PROPOSED, CONFIRMED].contains(&row.status.as_str()) {
        return Err(texts::COMMON_STATE.into());
    }
    Ok((row, session))
}

async fn update(actor: Actor, Valid(form): Valid<ItemForm>) -> Result<Body<SessionBoard>> {
    let job = |tx: Tx, actor: Actor, form: ItemForm| async move {
        let (row, session) = opened(&tx, &actor, form.id.unwrap_or_default(), form.row_version, &[PLANNING]).await?;
        let before = json!({ "scene": row.scene, "planStock": row.plan_stock, "talkMinutes": row.talk_minutes });
        let next = Model {
            scene: form.scene.unwrap_or_default(),
            plan_stock: form.plan_stock.unwrap_or_default(),
            talk_minutes: form.talk_minutes.unwrap_or_default(),
            ..row.clone()
        };
        let told = next.status == CONFIRMED && (&next.scene, next.plan_stock) != (&row.scene, row.plan_stock);
        let next = store(&tx, &actor, next).await?;
        if next.status == CONFIRMED {
            airing::schedule(&tx, next.offer_id, session.id, &session.title, &next.scene).await?;
            supply::follow(&tx, &next).await?;
        }
        if told {
            tell::owners(&tx, &actor, &session, std::slice::from_ref(&next), "SCHEDULE_CHANGED").await?;
        }
        let after = json!({ "scene": next.scene, "planStock": next.plan_stock, "talkMinutes": next.talk_minutes });
        audit(&tx, &next, before, after);
        answer(&tx, &actor, session).await
    };
    actor.write(form, job).await.map(Body)
}

/// Compare and set.
async fn store(tx: &Tx, actor: &Actor, row: Model) -> Result<Model> {
    let version = row.row_version;
    let user = actor.caller.user_id();
    let next = Model { row_version: version + 1, last_modified_by: user, last_modified_date: tx.now(), ..row };
    tx.update(next.id, version, next.clone().into_active_model().reset_all()).await?;
    Ok(next)
}

async fn reorder(actor: Actor, Valid(form): Valid<OrderForm>) -> Result<Body<SessionBoard>> {
    let job = |tx: Tx, actor: Actor, form: OrderForm| async move {
        let session = sessions::find(&tx, &actor.app, &actor.caller, form.session_id.unwrap_or_default()).await?;
        let items = view::standing(&tx, &[session.id]).await?;
        sessions::must_reach_all(&tx, &actor, &items).await?;
        if session.row_version != form.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        if session.status != PLANNING {
            return Err(fixed(&actor, &session));
        }
        let mut known: Vec<i64> = items.iter().map(|item| item.id).collect();
        let before = known.clone();
        let mut sent = form.ids.clone();
        known.sort_unstable();
        sent.sort_unstable();
        if known != sent {
            return Err(texts::COMMON_CONFLICT.into());
        }
        number(&tx, &form.ids).await?;
        let id = session.id;
        tx.audit(|entry| {
            entry.biz_type = sessions::BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.before = Some(json!({ "order": before }));
            entry.after = Some(json!({ "order": form.ids }));
        });
        answer(&tx, &actor, session).await
    };
    actor.write(form, job).await.map(Body)
}

/// From 1, without gaps; one statement for all.
async fn number(tx: &Tx, ids: &[i64]) -> Result<()> {
    if ids.is_empty() {
        return Ok(());
    }
    let mut case = sea_orm::sea_query::CaseStatement::new();
    for (seq, id) in (1i32..).zip(ids) {
        case = case.case(Expr::col(Column::Id).eq(*id), seq);
    }
    let all = Entity::update_many().col_expr(Column::Seq, case.into());
    all.filter(Column::Id.is_in(ids.iter().copied())).exec(tx).await?;
    Ok(())
}

async fn confirm(actor: Actor, Id(id): Id, Valid(form): Valid<ItemEvent>) -> Result<Body<SessionBoard>> {
    let job = move |tx: Tx, actor: Actor, form: ItemEvent| async move {
        let (row, session) = opened(&tx, &actor, id, form.row_version, &[PLANNING]).await?;
        if row.status != PROPOSED {
            return Err(texts::COMMON_STATE.into());
        }
        let offer = offer_of(&tx, &Reach::Everything, row.offer_id).await?;
        must_be_showable(&tx, &session, &row, &offer).await?;
        // What other modules know against it: no contract, no qualification, no supply.
        let confirming = Confirming {
            item_id: row.id,
            offer_id: offer.id,
            company_id: offer.company_id,
            brand_id: offer.brand_id,
            show_date: session.show_date,
            waived: form.reason.clone().filter(|_| actor.caller.has("schedule_waive")),
        };
        actor.app.points.check(&actor.app, &tx, confirming).await?;
        let next = Model { status: CONFIRMED.into(), schedule_type: OVERALL.into(), ..row };
        let next = store(&tx, &actor, next).await?;
        airing::schedule(&tx, offer.id, session.id, &session.title, &next.scene).await?;
        supply::expect(&tx, &next, &offer).await?;
        tell::owners(&tx, &actor, &session, std::slice::from_ref(&next), "SCHEDULE_CONFIRMED").await?;
        let after = json!({ "status": CONFIRMED, "session": session.session_code, "reason": form.reason });
        audit(&tx, &next, json!({ "status": PROPOSED }), after);
        answer(&tx, &actor, session).await
    };
    actor.write(form, job).await.map(Body)
}

/// A05-14: not while it is restricted; and no product twice.
async fn must_be_showable(tx: &Tx, session: &session::Model, row: &Model, offer: &Airing) -> Result<()> {
    if offer.broadcast_restricted {
        return Err(texts::OFFER_RESTRICTED.into());
    }
    if !offer.is_free() {
        return Err(texts::SCHEDULE_FREE.into());
    }
    let items = view::standing(tx, &[session.id]).await?;
    let offers = airing::find(tx, &offer_ids(&items)).await?;
    let places = places(tx, &items, &offers).await?;
    let Some(own) = places.iter().find(|place| place.item_id == row.id) else { return Ok(()) };
    let confirmed: Vec<_> = places.iter().filter(|place| place.confirmed).cloned().collect();
    match twin(&confirmed, own) {
        Some(other) => Err(Problem::filled(texts::SCHEDULE_BARCODE, &[("n", &other.no.to_string())])),
        None => Ok(()),
    }
}

async fn remove(actor: Actor, Id(id): Id, Valid(form): Valid<ItemEvent>) -> Result<Body<SessionBoard>> {
    let job = move |tx: Tx, actor: Actor, form: ItemEvent| async move {
        let (row, session) = opened(&tx, &actor, id, form.row_version, &[PLANNING, LOCKED]).await?;
        let reason = form.reason.unwrap_or_default();
        if reason.is_empty() && row.status == CONFIRMED {
            return Err(Problem::field("reason", "原因", texts::COMMON_REQUIRED));
        }
        let before = json!({ "status": row.status });
        audit(&tx, &row, before, json!({ "status": REMOVED, "session": session.session_code, "reason": reason }));
        remove_all(&tx, &actor, &session, vec![row], &reason).await?;
        answer(&tx, &actor, session).await
    };
    actor.write(form, job).await.map(Body)
}

/// They lose their places; whoever was promised one hears of it, and the others close up.
pub async fn remove_all(
    tx: &Tx,
    actor: &Actor,
    session: &session::Model,
    rows: Vec<Model>,
    reason: &str,
) -> Result<()> {
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    Entity::update_many()
        .col_expr(Column::Status, REMOVED.into())
        .col_expr(Column::RemoveReason, reason.into())
        .col_expr(Column::LastModifiedBy, actor.caller.user_id().into())
        .col_expr(Column::LastModifiedDate, tx.now().into())
        .col_expr(Column::RowVersion, Expr::col(Column::RowVersion).add(1))
        .filter(Column::Id.is_in(ids.iter().copied()))
        .exec(tx)
        .await?;
    supply::forget(tx, &ids).await?;
    let confirmed: Vec<Model> = rows.into_iter().filter(|row| row.status == CONFIRMED).collect();
    airing::unschedule(tx, &offer_ids(&confirmed)).await?;
    tell::owners(tx, actor, session, &confirmed, "SCHEDULE_REMOVED").await?;
    let left: Vec<i64> = view::standing(tx, &[session.id]).await?.iter().map(|item| item.id).collect();
    number(tx, &left).await
}

/// The board as it is now. Its session has moved on, so that nobody orders what has changed meanwhile.
async fn answer(tx: &Tx, actor: &Actor, session: session::Model) -> Result<SessionBoard> {
    let session = sessions::store(tx, actor.caller.user_id(), session).await?;
    view::board(tx, &actor.app, &actor.caller, session).await
}

fn audit(tx: &Tx, row: &Model, before: Json, after: Json) {
    let id = row.id;
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(id);
        entry.before = Some(before).filter(|value| !value.is_null());
        entry.after = Some(after);
    });
}
