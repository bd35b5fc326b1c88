//! Live rooms: what they are, and when products may be offered for them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use identity::rooms::{self, Room};
use platform::access::{Access, Caller, Endpoint, get, post, put};
use platform::app::App;
use platform::db::Tx;
use platform::dict::{self, ItemFields, item};
use platform::form::{Checks, Form as _};
use platform::http::{Problem, Result, Valid};
use platform::{Date, Form};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::Writer;
use crate::dict_types::{EDIT, check_code};
use crate::texts;

/// The everyday room is always open.
const ALWAYS_OPEN: &str = "common";
const KIND: &str = "LiveRoom";

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/live-rooms", list)
            .summary("直播间设置")
            .access(Access::Session, CONFIGURATION)
            .answers_all::<KeptRoom>(),
        post("/api/live-rooms", create)
            .summary("新增直播间")
            .access(EDIT, CONFIGURATION)
            .audit("liveRoom.create")
            .takes::<LiveRoomForm>()
            .answers::<KeptRoom>()
            .created(),
        put("/api/live-rooms", update)
            .summary("保存直播间")
            .access(EDIT, CONFIGURATION)
            .audit("liveRoom.save")
            .takes::<LiveRoomForm>()
            .answers::<KeptRoom>(),
    ]
}

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LiveRoomForm {
    #[field("直播间编码", max = 50, required)]
    code: String,
    #[field("直播间名称", max = 50, required)]
    name: String,
    #[field("商家类型", dict = "VendorType", max = 50, required)]
    vendor_type: String,
    #[field("直播间类型", dict = "LiveRoomType", max = 50, required)]
    r#type: String,
    #[field("活动开始")]
    start_date: Option<Date>,
    #[field("活动结束")]
    end_date: Option<Date>,
    #[field("报品开放起")]
    offer_open_from: Option<Date>,
    #[field("报品开放止")]
    offer_open_to: Option<Date>,
    #[field("最少保价天数", low = 0, high = 365)]
    min_protect_days: i32,
    #[field("排序", low = 0, high = 9999)]
    sort: i32,
    #[field("启用")]
    enabled: bool,
    #[field("直播间规则", max = 1000, area)]
    #[serde(default)]
    rules: String,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

/// A room as staff see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KeptRoom {
    code: String,
    name: String,
    vendor_type: String,
    r#type: String,
    start_date: Option<Date>,
    end_date: Option<Date>,
    offer_open_from: Option<Date>,
    offer_open_to: Option<Date>,
    min_protect_days: i32,
    sort: i32,
    enabled: bool,
    rules: String,
    row_version: i32,
    /// Whether products may be offered today.
    open: bool,
    /// What is said where they may not.
    closed: Option<String>,
}

fn show(room: Room, today: Date) -> KeptRoom {
    KeptRoom {
        open: is_open(&room, today),
        closed: must_be(&room, today).err().map(|closed| closed.title),
        code: room.code,
        name: room.name,
        vendor_type: room.vendor_type,
        r#type: room.r#type,
        start_date: room.start_date,
        end_date: room.end_date,
        offer_open_from: room.offer_open_from,
        offer_open_to: room.offer_open_to,
        min_protect_days: room.min_protect_days,
        sort: room.sort,
        enabled: room.enabled,
        rules: room.rules,
        row_version: room.row_version,
    }
}

/// Both days of the period count; without a period nothing is open.
pub fn is_open(room: &Room, today: Date) -> bool {
    let within = room.offer_open_from.zip(room.offer_open_to).is_some_and(|(from, to)| (from..=to).contains(&today));
    room.enabled && (room.code == ALWAYS_OPEN || within)
}

/// Refuses an offer for a room that is not open for offers, and says when it is.
pub async fn must_be_open<C: ConnectionTrait>(db: &C, code: &str, today: Date) -> Result<Room> {
    let room = rooms::find(db, code).await?.ok_or_else(Problem::not_found)?;
    must_be(&room, today)?;
    Ok(room)
}

fn must_be(room: &Room, today: Date) -> Result<()> {
    if is_open(room, today) {
        return Ok(());
    }
    let day = |date: Option<Date>| date.map_or_else(|| "待定".to_owned(), |date| date.to_string());
    let (from, to) = (day(room.offer_open_from), day(room.offer_open_to));
    let over = room.offer_open_to.is_some_and(|end| end < today);
    let text = if over { texts::OFFER_ENDED } else { texts::OFFER_CLOSED };
    Err(Problem::filled(text, &[("room", &room.name), ("from", &from), ("to", &to)]))
}

async fn list(State(app): State<App>) -> Result<Json<Vec<KeptRoom>>> {
    let today = app.clock().today();
    Ok(Json(rooms::all(app.db.read()).await?.into_iter().map(|room| show(room, today)).collect()))
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<LiveRoomForm>,
) -> Result<(StatusCode, Json<KeptRoom>)> {
    check_code("code", "直播间编码", &form.code)?;
    check_periods(&form)?;
    let job = |tx: Tx, (writer, form): (Writer, LiveRoomForm)| async move {
        rooms::add(&tx, form.room()).await?;
        dict::add_item(&tx, form.item()).await?;
        audit(&tx, &writer, None, &form);
        Ok(())
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form.clone()), job).await?;
    Ok((StatusCode::CREATED, Json(show(form.room(), app.clock().today()))))
}

async fn update(State(app): State<App>, caller: Caller, Valid(form): Valid<LiveRoomForm>) -> Result<Json<KeptRoom>> {
    check_periods(&form)?;
    let job = |tx: Tx, (writer, form): (Writer, LiveRoomForm)| async move {
        let before = rooms::save(&tx, form.room()).await?;
        name_item(&tx, &form).await?;
        audit(&tx, &writer, Some(before), &form);
        Ok(())
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form.clone()), job).await?;
    let room = Room { row_version: form.row_version + 1, ..form.room() };
    Ok(Json(show(room, app.clock().today())))
}

/// The dictionary calls the room as the room is called now.
async fn name_item(tx: &Tx, form: &LiveRoomForm) -> Result<()> {
    let of_room = item::Entity::find().filter(item::Column::Type.eq(KIND));
    let row = of_room.filter(item::Column::Value.eq(form.code.as_str())).one(tx).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    let fields = ItemFields { color: row.color, remark: row.remark, ..form.item() };
    dict::change_item(tx, row.id, row.row_version, fields).await?;
    if row.enabled != form.enabled {
        dict::turn(tx, row.id, form.enabled).await?;
    }
    Ok(())
}

fn check_periods(form: &LiveRoomForm) -> Result<()> {
    let mut checks = Checks::default();
    let periods = [
        ("endDate", "活动结束", "活动开始", form.start_date, form.end_date),
        ("offerOpenTo", "报品开放止", "报品开放起", form.offer_open_from, form.offer_open_to),
    ];
    for (field, label, other, from, to) in periods {
        if from.zip(to).is_some_and(|(from, to)| to < from) {
            checks.refuse(field, label, texts::COMMON_DATE.fill(&[("label", label), ("other", other)]));
        }
    }
    checks.finish()
}

fn audit(tx: &Tx, writer: &Writer, before: Option<Room>, form: &LiveRoomForm) {
    let json = |form: &LiveRoomForm| serde_json::to_value(form).unwrap_or_default();
    // The version is no news.
    let before = before.map(|room| json(&LiveRoomForm { row_version: form.row_version, ..LiveRoomForm::from(room) }));
    let sides = (before.as_ref(), Some(&json(form)));
    tx.audit_changes(("liveRoom", None, &form.name), LiveRoomForm::FIELDS, sides, &writer.dictionaries);
}

impl LiveRoomForm {
    fn room(&self) -> Room {
        let form = self.clone();
        Room {
            code: form.code,
            name: form.name,
            vendor_type: form.vendor_type,
            sort: form.sort,
            enabled: form.enabled,
            r#type: form.r#type,
            start_date: form.start_date,
            end_date: form.end_date,
            offer_open_from: form.offer_open_from,
            offer_open_to: form.offer_open_to,
            min_protect_days: form.min_protect_days,
            rules: form.rules,
            row_version: form.row_version,
        }
    }

    fn item(&self) -> ItemFields {
        ItemFields {
            kind: KIND.into(),
            value: self.code.clone(),
            label: self.name.clone(),
            live_room: String::new(),
            parent_id: 0,
            color: String::new(),
            remark: String::new(),
        }
    }
}

impl From<Room> for LiveRoomForm {
    fn from(room: Room) -> Self {
        Self {
            code: room.code,
            name: room.name,
            vendor_type: room.vendor_type,
            r#type: room.r#type,
            start_date: room.start_date,
            end_date: room.end_date,
            offer_open_from: room.offer_open_from,
            offer_open_to: room.offer_open_to,
            min_protect_days: room.min_protect_days,
            sort: room.sort,
            enabled: room.enabled,
            rules: room.rules,
            row_version: room.row_version,
        }
    }
}
