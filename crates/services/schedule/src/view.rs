//! Sessions and items as pages read them: one statement for each table, whatever the number of rows.

use std::collections::{HashMap, HashSet};

use offer::Badge;
use offer::airing::{self, Airing};
use platform::access::Caller;
use platform::files;
use platform::http::Result;
use platform::money::Money;
use platform::{App, Date, Timestamp};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::Serialize;
use utoipa::ToSchema;

use crate::conflict_rules::{Conflict, Place, conflicts};
use crate::entity::{item, session};
use crate::items::{self, CONFIRMED, LIVING, PROPOSED, SHOWED};
use crate::readiness::{self, Readiness};
use crate::session_rules::{Event, LOCKED, PLANNING, next};

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LiveSession)]
pub struct SessionView {
    pub id: i64,
    session_code: String,
    live_room: String,
    title: String,
    show_date: Date,
    start_time: String,
    end_time: String,
    anchor: String,
    status: String,
    capacity: i32,
    remark: String,
    /// How many offers stand in it, in both schedules; of those that the caller reaches, as every number here.
    item_count: usize,
    confirmed_count: usize,
    /// Of the overall schedule, those with nothing left to do.
    ready_count: usize,
    talk_minutes: i64,
    /// How long it lasts.
    minutes: i64,
    created_by: i64,
    created_by_name: String,
    created_date: Timestamp,
    last_modified_date: Timestamp,
    row_version: i32,
    actions: Vec<&'static str>,
}

/// A session with everything on its board.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionBoard {
    #[serde(flatten)]
    session: SessionView,
    items: Vec<ItemView>,
    conflicts: Vec<Conflict>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ScheduleItem)]
pub struct ItemView {
    pub id: i64,
    session_id: i64,
    session_title: String,
    live_room: String,
    show_date: Date,
    start_time: String,
    schedule_type: String,
    scene: String,
    seq: i32,
    plan_stock: i64,
    talk_minutes: i32,
    status: String,
    actual_sales: Option<i64>,
    actual_refunds: Option<i64>,
    #[schema(value_type = Option<f64>)]
    actual_gmv: Option<Money>,
    remove_reason: String,
    readiness: Readiness,
    offer_id: i64,
    offer_code: String,
    offer_name: String,
    company_id: i64,
    company_name: String,
    brand_name: String,
    category_code: String,
    prd_echelon_level: String,
    #[schema(value_type = Option<f64>)]
    final_price: Option<Money>,
    #[schema(value_type = Option<f64>)]
    max_final_price: Option<Money>,
    main_image: Option<Picture>,
    badges: Vec<Badge>,
    suspended: bool,
    restrict_reasons: Vec<String>,
    row_version: i32,
    actions: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SchedulePicture)]
pub struct Picture {
    file_id: i64,
    url: String,
}

/// Those that stand in a session, in their order.
pub async fn standing(db: &impl ConnectionTrait, sessions: &[i64]) -> Result<Vec<item::Model>> {
    let items = item::Entity::find()
        .filter(item::Column::SessionId.is_in(sessions.iter().copied()))
        .filter(item::Column::Status.is_in(LIVING));
    Ok(items.order_by_asc(item::Column::Seq).order_by_asc(item::Column::Id).all(db).await?)
}

pub async fn sessions<C: ConnectionTrait>(
    db: &C,
    app: &App,
    caller: &Caller,
    rows: Vec<session::Model>,
) -> Result<Vec<SessionView>> {
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    let items = standing(db, &ids).await?;
    let seen = items::reached(db, app, caller, &items).await?;
    let (items, beyond): (Vec<_>, Vec<_>) = items.into_iter().partition(|item| seen.contains(&item.id));
    let beyond: HashSet<i64> = beyond.into_iter().map(|item| item.session_id).collect();
    let lights = readiness::of(app, &items).await?;
    let offers = airing::find(db, &offer_ids(&items)).await?;
    let show = |row: session::Model| {
        let whole = !beyond.contains(&row.id);
        show_session(row, &items, (&offers, &lights), (caller, whole))
    };
    Ok(rows.into_iter().map(show).collect())
}

/// One session with its board.
pub async fn board<C: ConnectionTrait>(
    db: &C,
    app: &App,
    caller: &Caller,
    row: session::Model,
) -> Result<SessionBoard> {
    let all = standing(db, &[row.id]).await?;
    let seen = items::reached(db, app, caller, &all).await?;
    let offers = airing::find(db, &offer_ids(&all)).await?;
    let places = places(db, &all, &offers).await?;
    let whole = seen.len() == all.len();
    let items: Vec<item::Model> = all.into_iter().filter(|item| seen.contains(&item.id)).collect();
    let lights = readiness::of(app, &items).await?;
    let sessions = HashMap::from([(row.id, row.clone())]);
    let shown = show_items(db, app, caller, items.clone(), (&sessions, &offers, &lights)).await?;
    let session = show_session(row, &items, (&offers, &lights), (caller, whole));
    // Places are numbered by the whole session; what concerns an offer beyond reach is told to nobody who cannot see it.
    let mut conflicts = conflicts(&places, session.minutes);
    conflicts.retain(|conflict| {
        whole || (!conflict.item_ids.is_empty() && conflict.item_ids.iter().all(|id| seen.contains(id)))
    });
    Ok(SessionBoard { session, items: shown, conflicts })
}

/// Items of any session.
pub async fn items<C: ConnectionTrait>(
    db: &C,
    app: &App,
    caller: &Caller,
    rows: Vec<item::Model>,
) -> Result<Vec<ItemView>> {
    let ids = rows.iter().map(|row| row.session_id);
    let found = session::Entity::find().filter(session::Column::Id.is_in(ids)).all(db).await?;
    let sessions: HashMap<i64, session::Model> = found.into_iter().map(|session| (session.id, session)).collect();
    let offers = airing::find(db, &offer_ids(&rows)).await?;
    let lights = readiness::of(app, &rows).await?;
    show_items(db, app, caller, rows, (&sessions, &offers, &lights)).await
}

pub fn offer_ids(items: &[item::Model]) -> Vec<i64> {
    items.iter().map(|item| item.offer_id).collect()
}

/// What is compared of the items of one session.
pub async fn places<C: ConnectionTrait>(
    db: &C,
    items: &[item::Model],
    offers: &HashMap<i64, Airing>,
) -> Result<Vec<Place>> {
    let mut barcodes = offer::barcodes(db, &offer_ids(items)).await?;
    let place = |(index, item): (usize, &item::Model)| {
        let offer = offers.get(&item.offer_id);
        let category = offer.map(|offer| [&offer.category3, &offer.category2]);
        let category = category.and_then(|codes| codes.into_iter().find(|code| !code.is_empty()).cloned());
        Place {
            item_id: item.id,
            no: index + 1,
            restricted: offer.is_some_and(|offer| offer.broadcast_restricted),
            confirmed: item.status == CONFIRMED,
            link: item.scene == "Link",
            brand_id: offer.and_then(|offer| offer.brand_id),
            category: category.unwrap_or_default(),
            barcodes: barcodes.remove(&item.offer_id).unwrap_or_default(),
            minutes: item.talk_minutes,
        }
    };
    Ok(items.iter().enumerate().map(place).collect())
}

fn show_session(
    row: session::Model,
    items: &[item::Model],
    (offers, lights): (&HashMap<i64, Airing>, &HashMap<i64, Readiness>),
    (caller, whole): (&Caller, bool),
) -> SessionView {
    let own = || items.iter().filter(|item| item.session_id == row.id);
    let confirmed = || own().filter(|item| item.status != PROPOSED);
    // What may not go on air is not ready for it.
    let restricted = |item: &item::Model| offers.get(&item.offer_id).is_some_and(|offer| offer.broadcast_restricted);
    let held = |item: &item::Model| item.status != SHOWED && restricted(item);
    let ready = |item: &&item::Model| !held(item) && lights.get(&item.id).is_none_or(|lights| lights.open().is_empty());
    SessionView {
        actions: session_actions(&row, caller, whole),
        item_count: own().count(),
        confirmed_count: confirmed().count(),
        ready_count: confirmed().filter(ready).count(),
        talk_minutes: own().map(|item| i64::from(item.talk_minutes)).sum(),
        minutes: (row.end_at.0 - row.start_at.0) / 60_000,
        id: row.id,
        session_code: row.session_code,
        live_room: row.live_room,
        title: row.title,
        show_date: row.show_date,
        start_time: row.start_time,
        end_time: row.end_time,
        anchor: row.anchor,
        status: row.status,
        capacity: row.capacity,
        remark: row.remark,
        created_by: row.created_by,
        created_by_name: row.created_by_name,
        created_date: row.created_date,
        last_modified_date: row.last_modified_date,
        row_version: row.row_version,
    }
}

/// `whole`: the caller reaches every offer in it.
fn session_actions(row: &session::Model, caller: &Caller, whole: bool) -> Vec<&'static str> {
    let mut actions = Vec::new();
    if caller.has("session_edit") && whole {
        if [PLANNING, LOCKED].contains(&row.status.as_str()) {
            actions.push("edit");
        }
        actions.extend(Event::ALL.into_iter().filter(|event| next(&row.status, *event).is_some()).map(Event::name));
    }
    if caller.has("session_edit") && ["LIVE", "CLOSED"].contains(&row.status.as_str()) {
        actions.push("actuals");
    }
    if row.status == PLANNING {
        if caller.has("schedule_edit") || caller.has("offer_finalApprove") {
            actions.push("propose");
        }
        if caller.has("schedule_edit") && whole {
            actions.push("reorder");
        }
    }
    actions
}

type Around<'a> = (&'a HashMap<i64, session::Model>, &'a HashMap<i64, Airing>, &'a HashMap<i64, Readiness>);

async fn show_items<C: ConnectionTrait>(
    db: &C,
    app: &App,
    caller: &Caller,
    rows: Vec<item::Model>,
    (sessions, offers, lights): Around<'_>,
) -> Result<Vec<ItemView>> {
    let pictures: Vec<i64> = offers.values().filter_map(|offer| offer.main_image).collect();
    let pictures = files::find(db, &pictures).await?;
    let show = |row: item::Model| {
        let (session, offer) = (sessions.get(&row.session_id), offers.get(&row.offer_id));
        let text = |of: fn(&Airing) -> &String| offer.map(of).cloned().unwrap_or_default();
        let picture = offer.and_then(|offer| offer.main_image).and_then(|id| pictures.get(&id));
        let reasons = text(|offer| &offer.restrict_reasons);
        ItemView {
            actions: item_actions(&row, session, offer, caller),
            session_title: session.map(|session| session.title.clone()).unwrap_or_default(),
            start_time: session.map(|session| session.start_time.clone()).unwrap_or_default(),
            readiness: lights.get(&row.id).copied().unwrap_or_default(),
            offer_code: text(|offer| &offer.code),
            offer_name: text(|offer| &offer.title),
            company_name: text(|offer| &offer.company_name),
            brand_name: text(|offer| &offer.brand_name),
            category_code: text(|offer| &offer.category_code),
            prd_echelon_level: text(|offer| &offer.prd_echelon_level),
            final_price: offer.and_then(|offer| offer.min_final_price),
            max_final_price: offer.and_then(|offer| offer.max_final_price),
            main_image: picture.map(|file| Picture { file_id: file.id, url: files::address(app, file) }),
            badges: offer.map(Airing::badges).unwrap_or_default(),
            suspended: offer.is_some_and(Airing::is_suspended),
            restrict_reasons: reasons.split(',').filter(|reason| !reason.is_empty()).map(str::to_owned).collect(),
            id: row.id,
            session_id: row.session_id,
            live_room: row.live_room,
            show_date: row.show_date,
            schedule_type: row.schedule_type,
            scene: row.scene,
            seq: row.seq,
            plan_stock: row.plan_stock,
            talk_minutes: row.talk_minutes,
            status: row.status,
            actual_sales: row.actual_sales,
            actual_refunds: row.actual_refunds,
            actual_gmv: row.actual_gmv,
            remove_reason: row.remove_reason,
            offer_id: row.offer_id,
            company_id: row.company_id,
            row_version: row.row_version,
        }
    };
    Ok(rows.into_iter().map(show).collect())
}

fn item_actions(
    row: &item::Model,
    session: Option<&session::Model>,
    offer: Option<&Airing>,
    caller: &Caller,
) -> Vec<&'static str> {
    let status = session.map_or("", |session| session.status.as_str());
    let mut actions = Vec::new();
    if !caller.has("schedule_edit") {
        return actions;
    }
    // A05-14: not while it is restricted.
    let restricted = offer.is_none_or(|offer| offer.broadcast_restricted);
    if status == PLANNING && row.status == PROPOSED && !restricted {
        actions.push("confirm");
    }
    if status == PLANNING && [PROPOSED, CONFIRMED].contains(&row.status.as_str()) {
        actions.push("edit");
    }
    if [PLANNING, LOCKED].contains(&status) && [PROPOSED, CONFIRMED].contains(&row.status.as_str()) {
        actions.push("remove");
    }
    actions
}
