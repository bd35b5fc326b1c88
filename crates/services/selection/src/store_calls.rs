//! The stores that a merchant may use: list, history, unbinding; and freezing by the staff.

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, get, post};
use platform::db::{Column, ColumnKind, List, Page, PageRequest, Tx};
use platform::document::{Actor, Notice, Receiver};
use platform::http::{Id, Params, Problem, Result, Valid};
use platform::workflow::version;
use platform::{App, Date, Form, Timestamp};
use sea_orm::sea_query::{Expr, ExprTrait, JoinType, Order, Query, SelectStatement};
use sea_orm::{ColumnTrait, EntityName, EntityTrait, FromQueryResult, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::entity::{relation, store, store_event, store_rating};
use crate::points::{Selling, Unbinding};
use crate::stores::{self, DISABLED, ENABLED, FROZEN, Happening, NORMAL, OWN};
use crate::texts;

const READ: Access = Access::Codes(&["offerStore", "platformTodo"]);

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/merchant/offer-stores", list)
            .filters(&LIST)
            .summary("可用店铺")
            .access(READ, Tenant::Reach)
            .answers_page::<StoreRow>(),
        get("/api/merchant/offer-store-apprs/brands", brands)
            .summary("可选品牌")
            .access(Access::Codes(&["offerStore"]), Tenant::Company)
            .answers_all::<BrandOption>(),
        get("/api/merchant/offer-stores/{id}/timeline", timeline)
            .summary("店铺关联记录")
            .access(READ, Tenant::Reach)
            .answers_all::<TimelineEntry>(),
        get("/api/merchant/offer-stores/{id}/ratings", ratings)
            .summary("店铺评分趋势")
            .access(READ, Tenant::Reach)
            .answers_all::<Rating>(),
        post("/api/merchant/offer-stores/removeMerchantStoreRelation", unbind)
            .summary("解除店铺关联")
            .access(Access::Codes(&["offerStore_unbind"]), Tenant::Company)
            .audit("offerStore.unbind")
            .needs("merchantId", "商家")
            .needs("storeId", "店铺")
            .answers::<StoreRow>(),
        post("/api/merchant/offer-stores/{id}/freeze", freeze)
            .summary("冻结店铺")
            .access(Access::Codes(&["store_freeze"]), Tenant::Reach)
            .audit("offerStore.freeze")
            .takes::<FreezeForm>()
            .answers::<StoreRow>(),
        post("/api/merchant/offer-stores/{id}/unfreeze", unfreeze)
            .summary("解冻店铺")
            .access(Access::Codes(&["store_freeze"]), Tenant::Reach)
            .audit("offerStore.unfreeze")
            .takes::<FreezeForm>()
            .answers::<StoreRow>(),
    ]
}

const LIST: List = List {
    columns: &[
        Column::new("storeId", "store_id", ColumnKind::Id),
        Column::new("merchantId", "merchant_id", ColumnKind::Id),
        Column::new("storeName", "store_name", ColumnKind::Text).sortable(),
        Column::new("platformType", "platform_type", ColumnKind::Enum),
        Column::new("sellerId", "seller_id", ColumnKind::Text),
        Column::new("storeStatus", "store_status", ColumnKind::Enum),
        Column::new("relationType", "relation_type", ColumnKind::Enum),
        Column::new("status", "status", ColumnKind::Enum),
        Column::new("startDate", "start_date", ColumnKind::Date).sortable(),
        Column::new("endDate", "end_date", ColumnKind::Date).sortable(),
    ],
    more: &[],
    default_sort: ("startDate", Order::Desc),
    id: "id",
};

/// A store with what stands between it and a merchant.
#[derive(Debug, Serialize, ToSchema, FromQueryResult)]
#[serde(rename_all = "camelCase")]
pub struct StoreRow {
    id: i64,
    store_id: i64,
    merchant_id: i64,
    store_name: String,
    platform_type: String,
    seller_id: String,
    store_url: String,
    store_status: String,
    /// OWN or AUTH
    relation_type: String,
    brand_names: String,
    start_date: Date,
    end_date: Option<Date>,
    /// enabled or disabled
    status: String,
    #[sea_orm(skip)]
    actions: Vec<&'static str>,
}

impl StoreRow {
    fn with_actions(mut self, caller: &Caller) -> Self {
        let enabled = self.status == ENABLED;
        let owner = self.merchant_id == caller.company_id() && caller.profile.company_closed.is_none();
        self.actions.push("timeline");
        if enabled && owner && caller.has("offerStore_unbind") {
            self.actions.push("unbind");
        }
        if caller.has("store_freeze") {
            match self.store_status.as_str() {
                NORMAL => self.actions.push("freeze"),
                FROZEN => self.actions.push("unfreeze"),
                _ => {}
            }
        }
        self
    }
}

/// One row for each relation that the caller reaches.
fn rows(app: &App, caller: &Caller) -> SelectStatement {
    let of = |table: &'static str, column: &'static str| (table, column);
    let mut joined = Query::select();
    for column in ["id", "store_id", "merchant_id", "relation_type", "brand_names", "start_date", "end_date", "status"]
    {
        joined.column(of("r", column));
    }
    for column in ["store_name", "platform_type", "seller_id", "store_url", "store_status"] {
        joined.column(of("s", column));
    }
    joined.column(of("r", "created_by")).from_as(relation::Entity.table_ref(), "r").join_as(
        JoinType::InnerJoin,
        store::Entity.table_ref(),
        "s",
        Expr::col(of("s", "id")).equals(of("r", "store_id")),
    );
    let mut select = Query::select();
    select
        .columns(LIST.columns.iter().map(|column| column.column))
        .columns(["id", "brand_names", "store_url"])
        .from_subquery(joined, "stores")
        .cond_where(stores::SCOPE.for_caller(app, caller));
    select
}

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<StoreRow>> {
    let page = LIST.fetch::<StoreRow, _>(app.db.read(), rows(&app, &caller), &request).await?;
    Ok(page.map(|row| row.with_actions(&caller)))
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BrandOption {
    id: i64,
    brand_name_cn: String,
    brand_nature: String,
}

async fn brands(State(app): State<App>, caller: Caller) -> Result<Json<Vec<BrandOption>>> {
    let brands = company::brands_of(app.db.read(), caller.company_id()).await?;
    let option = |brand: company::Brand| BrandOption {
        id: brand.id,
        brand_name_cn: brand.brand_name_cn,
        brand_nature: brand.brand_nature,
    };
    Ok(Json(brands.into_iter().map(option).collect()))
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimelineEntry {
    date: Timestamp,
    action: String,
    action_label: String,
    operator_name: String,
    remark: String,
}

async fn timeline(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Vec<TimelineEntry>>> {
    let mine = reached(&app, &caller, id).await?;
    let events = store_event::Entity::find()
        .filter(store_event::Column::StoreId.eq(id))
        .filter(store_event::Column::MerchantId.is_in(mine.iter().map(|row| row.merchant_id)))
        .order_by_desc(store_event::Column::Id)
        .all(app.db.read())
        .await?;
    let show = |event: store_event::Model| TimelineEntry {
        date: event.created_date,
        action_label: Happening::label(&event.action).into(),
        action: event.action,
        operator_name: event.operator_name,
        remark: event.remark,
    };
    Ok(Json(events.into_iter().map(show).collect()))
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rating {
    /// `2026-11`
    month: String,
    dsr_desc: Option<f64>,
    dsr_service: Option<f64>,
    dsr_logistics: Option<f64>,
}

async fn ratings(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Vec<Rating>>> {
    let mut relations = reached(&app, &caller, id).await?;
    // What the owner has told comes before what others have.
    relations.sort_by_key(|row| row.relation_type != OWN);
    let told_by: Vec<i64> = relations.iter().map(|row| row.merchant_id).collect();
    let mut months = store_rating::Entity::find()
        .filter(store_rating::Column::StoreId.eq(id))
        .filter(store_rating::Column::MerchantId.is_in(told_by.iter().copied()))
        .all(app.db.read())
        .await?;
    months.sort_by_key(|row| (row.month.clone(), told_by.iter().position(|merchant| *merchant == row.merchant_id)));
    months.dedup_by(|later, first| later.month == first.month);
    let score = |hundredths: Option<i64>| hundredths.map(|score| score as f64 / 100.0);
    let show = |row: store_rating::Model| Rating {
        month: row.month,
        dsr_desc: score(row.dsr_desc),
        dsr_service: score(row.dsr_service),
        dsr_logistics: score(row.dsr_logistics),
    };
    Ok(Json(months.into_iter().map(show).collect()))
}

/// The relations of a store that the caller reaches; a store without any does not exist for the caller.
async fn reached(app: &App, caller: &Caller, store_id: i64) -> Result<Vec<StoreRow>> {
    use sea_orm::ConnectionTrait;
    let mut select = rows(app, caller);
    select.and_where(Expr::col("store_id").eq(store_id)).order_by("id", Order::Desc);
    let found = app.db.read().query_all(&select).await?;
    let found: Vec<StoreRow> =
        found.iter().map(|row| StoreRow::from_query_result(row, "")).collect::<Result<_, _>>()?;
    if found.is_empty() { Err(Problem::not_found()) } else { Ok(found) }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct UnbindParams {
    merchant_id: i64,
    store_id: i64,
}

async fn unbind(
    State(app): State<App>,
    caller: Caller,
    Params(params): Params<UnbindParams>,
) -> Result<Json<StoreRow>> {
    if params.merchant_id != caller.company_id() {
        return Err(Problem::not_found());
    }
    let row = reached(&app, &caller, params.store_id).await?.into_iter().find(|row| row.status == ENABLED);
    let row = row.ok_or_else(Problem::not_found)?;
    let actor = Actor::new(&app, &caller).await?;
    actor.must_be_open(&[])?;
    let job = |tx: Tx, (actor, relation_id): (Actor, i64)| async move { end(&tx, &actor, relation_id).await };
    app.db.write(&caller.ctx, (actor, row.id), job).await?;
    Ok(Json(StoreRow { status: DISABLED.into(), actions: Vec::new(), ..row }.with_actions(&caller)))
}

async fn end(tx: &Tx, actor: &Actor, relation_id: i64) -> Result<()> {
    let row = relation::Entity::find_by_id(relation_id).one(tx).await?.ok_or_else(Problem::not_found)?;
    let store = store::Entity::find_by_id(row.store_id).one(tx).await?.ok_or_else(Problem::not_found)?;
    let (merchant_id, store_id) = (row.merchant_id, row.store_id);
    actor.app.points.check(&actor.app, tx, Unbinding(Selling { merchant_id, store_id })).await?;
    if stores::end_relations(tx, merchant_id, store_id).await? == 0 {
        return Err(texts::COMMON_STATE.into());
    }
    stores::point_applications(tx, merchant_id, store_id, None).await?;
    stores::mark_if_unbound(tx, store_id).await?;
    stores::log_event(tx, store_id, merchant_id, Happening::Unbound, actor.name(), "").await?;
    keep_version(tx, actor, &row).await?;
    tx.audit(|entry| {
        entry.biz_type = RELATION;
        entry.biz_id = Some(row.id);
        entry.before = Some(json!({ "status": ENABLED }));
        entry.after = Some(json!({ "status": DISABLED, "storeId": store_id, "merchantId": merchant_id }));
    });
    let party = actor.app.organisation.party(tx, merchant_id).await?.ok_or_else(Problem::not_found)?;
    let contact = party.contact.as_ref().map(|contact| Receiver::User(contact.id));
    let platform = actor.dictionaries.label("StorePlatform", &store.platform_type).to_owned();
    let notice = Notice {
        template: "STORE_UNBOUND",
        to: [Receiver::User(row.created_by), Receiver::User(actor.caller.user_id())]
            .into_iter()
            .chain(contact)
            .collect(),
        values: vec![("storeName", store.store_name), ("platformLabel", platform), ("companyName", party.name)],
        biz_type: RELATION,
        biz_id: row.id,
        link: "/business/info?tab=store".into(),
    };
    actor.app.organisation.notify(tx, notice).await
}

const RELATION: &str = "merchantStoreRelation";

/// What the relation was when it ended.
async fn keep_version(tx: &Tx, actor: &Actor, row: &relation::Model) -> Result<()> {
    let snapshot = json!({
        "merchantId": row.merchant_id,
        "storeId": row.store_id,
        "relationType": row.relation_type,
        "brandNames": row.brand_names,
        "startDate": row.start_date,
        "endDate": row.end_date,
        "status": DISABLED,
    });
    let entry = version::Model {
        log_id: tx.next_id(),
        biz_type: RELATION.into(),
        biz_id: row.id,
        version_no: 1,
        round: 0,
        change_type: "CHANGE".into(),
        snapshot: snapshot.to_string(),
        changed_fields: json!(["状态"]).to_string(),
        key_changed: false,
        operator_id: actor.caller.user_id(),
        operator_name: actor.name().into(),
        remark: Some("解除关联".into()),
        created_date: tx.now(),
    };
    version::keep(tx, entry).await
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FreezeForm {
    #[field("原因", min = 5, max = 255, required, area)]
    reason: String,
}

async fn freeze(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<FreezeForm>,
) -> Result<Json<StoreRow>> {
    turn(&app, &caller, id, form.reason, (NORMAL, FROZEN, Happening::Frozen)).await
}

async fn unfreeze(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<FreezeForm>,
) -> Result<Json<StoreRow>> {
    turn(&app, &caller, id, form.reason, (FROZEN, NORMAL, Happening::Thawed)).await
}

/// From one state into another, told to every merchant's history.
async fn turn(
    app: &App,
    caller: &Caller,
    store_id: i64,
    reason: String,
    (from, to, happening): (&'static str, &'static str, Happening),
) -> Result<Json<StoreRow>> {
    if caller.profile.user_type != UserType::Platform {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    let found = reached(app, caller, store_id).await?;
    let mut merchants: Vec<i64> = found.iter().map(|row| row.merchant_id).collect();
    merchants.dedup();
    let name = caller.profile.name_cn.clone();
    let job = move |tx: Tx, (merchants, name, reason): (Vec<i64>, String, String)| async move {
        if !stores::set_status(&tx, store_id, from, to).await? {
            return Err(texts::COMMON_STATE.into());
        }
        for merchant_id in merchants {
            stores::log_event(&tx, store_id, merchant_id, happening, &name, &reason).await?;
        }
        tx.audit(|entry| {
            entry.biz_type = "offerStore";
            entry.biz_id = Some(store_id);
            entry.before = Some(json!({ "storeStatus": from }));
            entry.after = Some(json!({ "storeStatus": to, "reason": reason }));
        });
        Ok(())
    };
    app.db.write(&caller.ctx, (merchants, name, reason), job).await?;
    let row = found.into_iter().next().ok_or_else(Problem::not_found)?;
    Ok(Json(StoreRow { store_status: to.into(), actions: Vec::new(), ..row }.with_actions(caller)))
}
