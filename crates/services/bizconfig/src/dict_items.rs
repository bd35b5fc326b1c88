//! Items of dictionaries: what they are called, where they apply, and how often they are used.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::Form;
use platform::access::{Access, Caller, Endpoint, delete, get, post, put};
use platform::app::App;
use platform::db::Tx;
use platform::dict::{self, ItemFields, item};
use platform::form::{Checks, Form as _};
use platform::http::{Id, Params, Problem, Result, Valid};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::Writer;
use crate::dict_types::{EDIT, check_code, kept_in};
use crate::texts;

pub fn endpoints() -> [Endpoint; 7] {
    let turn = |path: &str, says, audit, on: bool| {
        let handler = move |app: State<App>, caller: Caller, id: Id| turn(app, caller, id, on);
        post(path, handler).summary(says).access(EDIT, CONFIGURATION).audit(audit)
    };
    [
        get("/api/dict-items", list)
            .summary("字典项")
            .access(Access::Session, CONFIGURATION)
            .needs("type", "字典类型")
            .answers_all::<KeptItem>(),
        post("/api/dict-items", create)
            .summary("新增字典项")
            .access(EDIT, CONFIGURATION)
            .audit("dictItem.create")
            .takes::<DictItemForm>()
            .answers::<Made>()
            .created(),
        put("/api/dict-items", update)
            .summary("保存字典项")
            .access(EDIT, CONFIGURATION)
            .audit("dictItem.save")
            .takes::<DictItemSave>()
            .answers::<Made>(),
        delete("/api/dict-items/{id}", remove)
            .summary("删除字典项")
            .access(EDIT, CONFIGURATION)
            .audit("dictItem.delete"),
        turn("/api/dict-items/{id}/enable", "启用字典项", "dictItem.enable", true),
        turn("/api/dict-items/{id}/disable", "停用字典项", "dictItem.disable", false),
        post("/api/dict-items/sort", arrange)
            .summary("字典项排序")
            .access(EDIT, CONFIGURATION)
            .audit("dictItem.sort")
            .takes::<SortForm>()
            .answers_ok(),
    ]
}

/// An item as staff see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KeptItem {
    id: i64,
    r#type: String,
    value: String,
    label: String,
    /// Comma-separated; empty for all rooms.
    live_room: String,
    parent_id: i64,
    sort: i32,
    color: String,
    enabled: bool,
    /// Its value is fixed.
    is_system: bool,
    remark: String,
    row_version: i32,
    /// How many forms hold it.
    use_count: i64,
    #[schema(no_recursion)]
    children: Vec<KeptItem>,
}

#[derive(Deserialize)]
struct OfType {
    r#type: String,
}

async fn list(State(app): State<App>, Params(of): Params<OfType>) -> Result<Json<Vec<KeptItem>>> {
    let uses = dict::counts(&app.db, &of.r#type).await?;
    let rows = item::Entity::find()
        .filter(item::Column::Type.eq(of.r#type))
        .order_by_asc(item::Column::Sort)
        .order_by_asc(item::Column::Id)
        .all(app.db.read())
        .await?;
    Ok(Json(below(0, &rows, &uses)))
}

fn below(parent: i64, rows: &[item::Model], uses: &HashMap<String, i64>) -> Vec<KeptItem> {
    let children = rows.iter().filter(|row| row.parent_id == parent);
    let show = |row: &item::Model| KeptItem {
        id: row.id,
        r#type: row.r#type.clone(),
        value: row.value.clone(),
        label: row.label.clone(),
        live_room: row.live_room.clone(),
        parent_id: row.parent_id,
        sort: row.sort,
        color: row.color.clone(),
        enabled: row.enabled,
        is_system: row.is_system,
        remark: row.remark.clone(),
        row_version: row.row_version,
        use_count: uses.get(&row.value).copied().unwrap_or_default(),
        children: below(row.id, rows, uses),
    };
    children.map(show).collect()
}

#[derive(Clone, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DictItemForm {
    #[field("字典类型", max = 50, required)]
    r#type: String,
    #[field("字典值", max = 50, required)]
    value: String,
    #[field("显示名称", max = 50, required)]
    label: String,
    #[field("适用直播间", max = 500)]
    #[serde(default)]
    live_room: String,
    #[field("上级")]
    parent_id: Option<i64>,
    #[field("颜色", max = 20)]
    #[serde(default)]
    color: String,
    #[field("备注", max = 255)]
    #[serde(default)]
    remark: String,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DictItemSave {
    #[field("字典项")]
    id: i64,
    #[field("数据版本", low = 0)]
    row_version: i32,
    #[field("字典值", max = 50, required)]
    value: String,
    #[field("显示名称", max = 50, required)]
    label: String,
    #[field("适用直播间", max = 500)]
    #[serde(default)]
    live_room: String,
    #[field("颜色", max = 20)]
    #[serde(default)]
    color: String,
    #[field("备注", max = 255)]
    #[serde(default)]
    remark: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Made {
    id: i64,
    row_version: i32,
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<DictItemForm>,
) -> Result<(StatusCode, Json<Made>)> {
    must_be_kept_here(&form.r#type)?;
    check_code("value", "字典值", &form.value)?;
    let job = |tx: Tx, (writer, form): (Writer, DictItemForm)| async move {
        check_rooms(&writer, &form.live_room)?;
        let fields = ItemFields {
            kind: form.r#type,
            value: form.value,
            label: form.label,
            live_room: form.live_room,
            parent_id: form.parent_id.unwrap_or_default(),
            color: form.color,
            remark: form.remark,
        };
        let made = dict::add_item(&tx, fields).await?;
        audit(&tx, &writer, made.id, None, Some(&made));
        Ok(Made { id: made.id, row_version: made.row_version })
    };
    let made = app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn update(State(app): State<App>, caller: Caller, Valid(form): Valid<DictItemSave>) -> Result<Json<Made>> {
    check_code("value", "字典值", &form.value)?;
    let job = |tx: Tx, (writer, form): (Writer, DictItemSave)| async move {
        check_rooms(&writer, &form.live_room)?;
        let fields = ItemFields {
            kind: String::new(),
            value: form.value,
            label: form.label,
            live_room: form.live_room,
            parent_id: 0,
            color: form.color,
            remark: form.remark,
        };
        let (before, after) = dict::change_item(&tx, form.id, form.row_version, fields).await?;
        must_be_kept_here(&before.r#type)?;
        audit(&tx, &writer, form.id, Some(&before), Some(&after));
        Ok(Made { id: after.id, row_version: after.row_version })
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await.map(Json)
}

async fn turn(State(app): State<App>, caller: Caller, Id(id): Id, on: bool) -> Result<StatusCode> {
    let job = move |tx: Tx, (writer, id): (Writer, i64)| async move {
        let before = dict::turn(&tx, id, on).await?;
        must_be_kept_here(&before.r#type)?;
        let after = item::Model { enabled: on, ..before.clone() };
        audit(&tx, &writer, id, Some(&before), Some(&after));
        Ok(())
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, id), job).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let job = |tx: Tx, (writer, id): (Writer, i64)| async move {
        let gone = dict::remove_item(&tx, id).await?;
        must_be_kept_here(&gone.r#type)?;
        audit(&tx, &writer, id, Some(&gone), None);
        Ok(())
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, id), job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All children of one parent, in their new order.
#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SortForm {
    #[field("字典类型", max = 50, required)]
    r#type: String,
    #[field("上级")]
    parent_id: Option<i64>,
    #[field("字典项", max = 500, required)]
    ids: Vec<i64>,
}

async fn arrange(State(app): State<App>, caller: Caller, Valid(form): Valid<SortForm>) -> Result<StatusCode> {
    let job = |tx: Tx, form: SortForm| async move {
        let rows = dict::arrange(&tx, &form.r#type, form.parent_id.unwrap_or_default(), &form.ids).await?;
        let label = |id: &i64| rows.iter().find(|row| row.id == *id).map(|row| row.label.as_str()).unwrap_or_default();
        let old: Vec<&str> = rows.iter().map(|row| row.label.as_str()).collect();
        let new: Vec<&str> = form.ids.iter().map(label).collect();
        tx.audit(|entry| {
            entry.biz_type = "dictItem";
            entry.before = Some(json!({ "顺序": old.join("、") }));
            entry.after = Some(json!({ "字典类型": form.r#type, "顺序": new.join("、") }));
        });
        Ok(())
    };
    app.db.write(&caller.ctx, form, job).await?;
    Ok(StatusCode::OK)
}

fn must_be_kept_here(kind: &str) -> Result<()> {
    match kept_in(kind) {
        Some(page) => Err(Problem::filled(texts::DICT_OWN_PAGE, &[("page", page)])),
        None => Ok(()),
    }
}

fn check_rooms(writer: &Writer, rooms: &str) -> Result<()> {
    let known = |room: &str| writer.dictionaries.find("LiveRoom", room).is_some();
    let mut checks = Checks::default();
    if !rooms.is_empty() && !rooms.split(',').all(known) {
        checks.refuse_field(DictItemForm::FIELDS, "liveRoom", texts::COMMON_DICT);
    }
    checks.finish()
}

/// What people say of an item, and whether it is on.
#[derive(Default, Form)]
struct Told {
    #[field("字典类型")]
    r#type: Option<String>,
    #[field("字典值")]
    value: Option<String>,
    #[field("显示名称")]
    label: Option<String>,
    #[field("适用直播间", dict = "LiveRoom")]
    live_room: Vec<String>,
    #[field("颜色")]
    color: Option<String>,
    #[field("启用")]
    enabled: Option<bool>,
    #[field("备注")]
    remark: Option<String>,
}

fn audit(tx: &Tx, writer: &Writer, id: i64, before: Option<&item::Model>, after: Option<&item::Model>) {
    let name = after.or(before).map(|row| format!("{}.{} {}", row.r#type, row.value, row.label)).unwrap_or_default();
    let (before, after) = (before.map(told), after.map(told));
    tx.audit_changes(
        ("dictItem", Some(id), &name),
        Told::FIELDS,
        (before.as_ref(), after.as_ref()),
        &writer.dictionaries,
    );
}

fn told(row: &item::Model) -> Value {
    let rooms: Vec<&str> = row.live_room.split(',').filter(|room| !room.is_empty()).collect();
    json!({
        "type": row.r#type, "value": row.value, "label": row.label, "liveRoom": rooms, "color": row.color,
        "enabled": row.enabled, "remark": row.remark,
    })
}
