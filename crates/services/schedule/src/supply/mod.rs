//! Supply information: before a show a merchant says of each SKU how many there are and how they leave; 运营 confirms.

mod clock;
mod desk;
mod expected;
mod light;
pub mod rules;
mod sheet;

use std::collections::HashMap;

use axum::Json as Body;
use axum::extract::State;
use axum::response::Response;
use platform::access::{Access, Caller, Endpoint, LONG, Tenant, UserType, get, put};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::document::{Actor, Scope};
use platform::excel::{self, XLSX};
use platform::form::{Checks, Stage};
use platform::http::{Problem, Result, Valid};
use platform::todo::Todo;
use platform::{App, Date, Form, Timestamp};
use sea_orm::sea_query::{Order, Query, SelectStatement};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityName, EntityTrait, FromQueryResult, IntoActiveModel,
    Iterable, QueryFilter,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use rules::{CONFIRMED, UPDATED};

use crate::entity::session;
use crate::entity::supply::{Column, Entity, Model};
use crate::texts;

pub use clock::jobs;
pub use expected::{demo, expect, follow, forget};
pub use light::{late, ready};
pub use sheet::SupplySheet;

pub const PATH: &str = "/api/supply-infos";
const READ: Access = Access::Codes(&["supplyInfoUpdate", "platformSchedule"]);
const BIZ_TYPE: &str = "supplyInfo";
/// Where a merchant does it.
pub const ROUTE: &str = "/business/selection-supply-info-update";
const MAX_EXPORT: u64 = 10_000;

pub fn endpoints() -> Vec<Endpoint> {
    let own = vec![
        get(PATH, list).filters(&LIST).summary("供货信息").access(READ, Tenant::Reach).answers_page::<SupplyView>(),
        get("/api/supply-infos/export", export)
            .filters(&LIST)
            .summary("供货信息导出")
            .access(READ, Tenant::Reach)
            .audit("supplyInfo.export")
            .takes_long(LONG)
            .answers_file(XLSX),
        put("/api/supply-infos/batch", save)
            .summary("更新供货信息")
            .access(Access::Codes(&["supplyInfo_update"]), Tenant::Reach)
            .audit("supplyInfo.save")
            .takes::<SupplyBatch>()
            .answers_all::<Saved>(),
    ];
    own.into_iter().chain(desk::endpoints()).collect()
}

pub fn todos() -> Vec<Todo> {
    vec![
        Todo::new(UserType::Biz, "supplyToUpdate", "待更新供货", "/services/selection/api/supply-infos", list)
            .hint("开播前更新库存与发货信息")
            .codes(&["supplyInfoUpdate"])
            .filter("status.in=TO_UPDATE,OVERDUE")
            .opens("/business/selection-supply-info-update?status=TO_UPDATE,OVERDUE"),
    ]
}

const LIST: List = List {
    columns: &[
        Listed::new("offerCode", "offer_code", ColumnKind::Text),
        Listed::new("offerName", "offer_name", ColumnKind::Text),
        Listed::new("sessionId", "session_id", ColumnKind::Id),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("liveRoom", "live_room", ColumnKind::Enum),
        Listed::new("sessionDate", "session_date", ColumnKind::Date).sortable(),
    ],
    more: &[],
    default_sort: ("sessionDate", Order::Asc),
    id: "id",
};

/// One SKU's.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SupplyForm {
    #[field("供货信息", required, to = "supplyInfo")]
    pub id: Option<i64>,
    #[field("可用库存", low = 0, high = 99999999, required)]
    pub available_stock: Option<i64>,
    #[field("锁定库存", low = 0, high = 99999999)]
    pub lock_stock: Option<i64>,
    #[field("日产能", low = 0, high = 99999999)]
    pub daily_capacity: Option<i64>,
    #[field("发货时效", dict = "ShipTime", max = 50, required)]
    pub ship_hours: Option<String>,
    #[field("发货仓", required, to = "address")]
    pub ship_warehouse: Option<i64>,
    #[field("预售")]
    pub presale: bool,
    #[field("预售发货日")]
    pub presale_ship_date: Option<Date>,
    #[field("批号", max = 50)]
    pub batch_no: Option<String>,
    #[field("生产日期")]
    pub production_date: Option<Date>,
    #[field("保质期天数", low = 1, high = 3650)]
    pub shelf_life_days: Option<i32>,
    #[field("临期品")]
    pub near_expiry: bool,
    #[field("价格确认")]
    pub price_confirmed: bool,
    #[field("备注", max = 255, area)]
    pub remark: Option<String>,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SupplyBatch {
    #[field("供货信息", max = 100, required, list)]
    items: Vec<SupplyForm>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SupplySaved)]
pub struct Saved {
    id: i64,
    /// What people should know of it all the same.
    warning: Option<String>,
    row_version: i32,
    status: &'static str,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SupplyInfo)]
pub struct SupplyView {
    id: i64,
    session_id: i64,
    session_title: String,
    session_date: Date,
    live_room: String,
    deadline: Timestamp,
    offer_id: i64,
    offer_code: String,
    offer_name: String,
    sku_id: i64,
    sku_name: String,
    category_code: String,
    company_id: i64,
    company_name: String,
    plan_stock: i64,
    available_stock: Option<i64>,
    lock_stock: Option<i64>,
    daily_capacity: Option<i64>,
    ship_hours: String,
    ship_warehouse: Option<i64>,
    ship_warehouse_name: String,
    presale: bool,
    presale_ship_date: Option<Date>,
    batch_no: String,
    production_date: Option<Date>,
    shelf_life_days: Option<i32>,
    /// In whole per cent, on the day of the show.
    remain_shelf_pct: Option<i64>,
    near_expiry: bool,
    price_confirmed: bool,
    remark: String,
    reject_reason: String,
    warning: Option<String>,
    status: String,
    row_version: i32,
    actions: Vec<&'static str>,
}

pub const SCOPE: Scope = Scope::company("company_id").owner("owner_id").room("live_room");

fn rows(app: &App, caller: &Caller) -> SelectStatement {
    Query::select()
        .columns(Column::iter())
        .from(Entity.table_ref())
        .cond_where(SCOPE.for_caller(app, caller))
        .to_owned()
}

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<SupplyView>> {
    let mut page: Page<Model> = LIST.fetch(app.db.read(), rows(&app, &caller), &request).await?;
    let rows = enriched(app.db.read(), &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

async fn export(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Response> {
    let mut all = request;
    (all.page, all.size) = (0, MAX_EXPORT);
    let page: Page<Model> = LIST.fetch(app.db.read(), rows(&app, &caller), &all).await?;
    if page.total > MAX_EXPORT {
        return Err(texts::COMMON_EXPORT.into());
    }
    let rows = enriched(app.db.read(), &caller, page.rows).await?;
    let dictionaries = app.dict.all(&app.db).await?;
    let many = rows.len();
    let bytes = excel::made(move || sheet::workbook(&rows, &dictionaries)).await?;
    let written = app.db.write(&caller.ctx, many, |tx: Tx, many| async move {
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.after = Some(json!({ "供货信息": many }));
        });
        Ok(())
    });
    written.await?;
    Ok(excel::attachment(&format!("供货信息{}.xlsx", app.clock().today()), bytes))
}

/// Those that the caller reaches, by their ids.
async fn find<C: ConnectionTrait>(db: &C, app: &App, caller: &Caller, ids: &[i64]) -> Result<HashMap<i64, Model>> {
    let mut select = rows(app, caller);
    select.and_where(Column::Id.is_in(ids.iter().copied()));
    let found = db.query_all(&select).await?;
    found.iter().map(|row| Ok(Model::from_query_result(row, "").map(|row| (row.id, row))?)).collect()
}

async fn enriched<C: ConnectionTrait>(db: &C, caller: &Caller, rows: Vec<Model>) -> Result<Vec<SupplyView>> {
    let sessions = session::Entity::find().filter(session::Column::Id.is_in(rows.iter().map(|row| row.session_id)));
    let titles: HashMap<i64, String> =
        sessions.all(db).await?.into_iter().map(|session| (session.id, session.title)).collect();
    let warehouses: Vec<i64> = rows.iter().filter_map(|row| row.ship_warehouse).collect();
    let warehouses = company::address_names(db, &warehouses).await?;
    let companies: Vec<i64> = rows.iter().map(|row| row.company_id).collect();
    let companies = company::find_many(db, &companies).await?;
    let companies: HashMap<i64, String> = companies.into_iter().map(|company| (company.id, company.name)).collect();
    let show = |row: Model| SupplyView {
        actions: actions(&row, caller),
        session_title: titles.get(&row.session_id).cloned().unwrap_or_default(),
        company_name: companies.get(&row.company_id).cloned().unwrap_or_default(),
        ship_warehouse_name: row.ship_warehouse.and_then(|id| warehouses.get(&id).cloned()).unwrap_or_default(),
        remain_shelf_pct: rules::remaining(row.production_date, row.shelf_life_days, row.session_date),
        warning: row.available_stock.and_then(|stock| rules::warning(stock, row.plan_stock)),
        id: row.id,
        session_id: row.session_id,
        session_date: row.session_date,
        live_room: row.live_room,
        deadline: row.deadline,
        offer_id: row.offer_id,
        offer_code: row.offer_code,
        offer_name: row.offer_name,
        sku_id: row.sku_id,
        sku_name: row.sku_name,
        category_code: row.category_code,
        company_id: row.company_id,
        plan_stock: row.plan_stock,
        available_stock: row.available_stock,
        lock_stock: row.lock_stock,
        daily_capacity: row.daily_capacity,
        ship_hours: row.ship_hours,
        ship_warehouse: row.ship_warehouse,
        presale: row.presale,
        presale_ship_date: row.presale_ship_date,
        batch_no: row.batch_no,
        production_date: row.production_date,
        shelf_life_days: row.shelf_life_days,
        near_expiry: row.near_expiry,
        price_confirmed: row.price_confirmed,
        remark: row.remark,
        reject_reason: row.reject_reason,
        status: row.status,
        row_version: row.row_version,
    };
    Ok(rows.into_iter().map(show).collect())
}

fn actions(row: &Model, caller: &Caller) -> Vec<&'static str> {
    let mut actions = Vec::new();
    let own = caller.company_id() == row.company_id && caller.profile.company_closed.is_none();
    if own && caller.has("supplyInfo_update") && row.status != CONFIRMED {
        actions.push("update");
    }
    if caller.has("supply_confirm") {
        if row.status == UPDATED {
            actions.push("confirm");
        }
        if [UPDATED, CONFIRMED].contains(&row.status.as_str()) {
            actions.push("reject");
        }
    }
    actions
}

async fn save(actor: Actor, Valid(batch): Valid<SupplyBatch>) -> Result<Body<Vec<Saved>>> {
    let job = |tx: Tx, actor: Actor, items: Vec<SupplyForm>| async move { keep(&tx, &actor, items).await };
    actor.write(batch.items, job).await.map(Body)
}

/// All of them or none: whoever fills a grid reads every wrong cell at once.
async fn keep(tx: &Tx, actor: &Actor, items: Vec<SupplyForm>) -> Result<Vec<Saved>> {
    actor.must_be_open(&[])?;
    let ids: Vec<i64> = items.iter().filter_map(|item| item.id).collect();
    let known = find(tx, &actor.app, &actor.caller, &ids).await?;
    if ids.iter().any(|id| !known.contains_key(id)) {
        return Err(Problem::not_found());
    }
    let wanted: Vec<i64> = items.iter().filter_map(|item| item.ship_warehouse).collect();
    let warehouses = company::own_addresses(tx, actor.caller.company_id()).await?;
    if wanted.iter().any(|id| warehouses.iter().all(|(known, _)| known != id)) {
        return Err(Problem::not_found());
    }
    let mut checks = Checks::at(Stage::Submit);
    for (index, form) in items.iter().enumerate() {
        let Some(row) = form.id.and_then(|id| known.get(&id)) else { continue };
        checks.within(&format!("items[{index}]"), |checks| {
            rules::check(form, &row.category_code, row.session_date, checks)
        });
    }
    checks.finish()?;
    let mut saved = Vec::new();
    for form in items {
        let Some(row) = form.id.and_then(|id| known.get(&id)).cloned() else { continue };
        saved.push(store(tx, actor, row, form).await?);
    }
    let after = json!({ "供货信息": saved.len() });
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = saved.first().map(|row| row.id).filter(|_| saved.len() == 1);
        entry.after = Some(after);
    });
    Ok(saved)
}

async fn store(tx: &Tx, actor: &Actor, row: Model, form: SupplyForm) -> Result<Saved> {
    if row.status == CONFIRMED {
        return Err(texts::COMMON_STATE.into());
    }
    let warning = form.available_stock.and_then(|stock| rules::warning(stock, row.plan_stock));
    let next = Model {
        available_stock: form.available_stock,
        lock_stock: form.lock_stock,
        daily_capacity: form.daily_capacity,
        ship_hours: form.ship_hours.unwrap_or_default(),
        ship_warehouse: form.ship_warehouse,
        presale: form.presale,
        presale_ship_date: form.presale_ship_date,
        batch_no: form.batch_no.unwrap_or_default(),
        production_date: form.production_date,
        shelf_life_days: form.shelf_life_days,
        near_expiry: form.near_expiry,
        price_confirmed: form.price_confirmed,
        remark: form.remark.unwrap_or_default(),
        reject_reason: String::new(),
        status: UPDATED.into(),
        ..row
    };
    let next = set(tx, actor, next, form.row_version).await?;
    Ok(Saved { id: next.id, warning, row_version: next.row_version, status: UPDATED })
}

/// Compare and set.
async fn set(tx: &Tx, actor: &Actor, row: Model, version: i32) -> Result<Model> {
    let user = actor.caller.user_id();
    let next = Model { row_version: version + 1, last_modified_by: user, last_modified_date: tx.now(), ..row };
    tx.update(next.id, version, next.clone().into_active_model().reset_all()).await?;
    Ok(next)
}
