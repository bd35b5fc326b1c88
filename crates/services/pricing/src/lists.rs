//! What people read of promises, cases and prices.

use std::collections::HashMap;

use axum::extract::State;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest};
use platform::document::Reach;
use platform::http::Result;
use platform::money::Money;
use platform::{Date, Timestamp};
use sea_orm::sea_query::{Expr, ExprTrait, Order, Query};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityName, EntityTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::commitments::{Compensation, IN_FORCE};
use crate::entity::{commitment, price, violation};
use crate::scope_rules::{is_lower, is_within};
use crate::violations::{PriceViolation, SCOPE, show};

const READ: Access = Access::Codes(&["platformPrice"]);
/// Of one offer; more would be no view of it any more.
const MOST: u64 = 300;
const HISTORY_DAYS: i64 = 180;

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/price-commitments", commitments)
            .filters(&COMMITMENTS)
            .summary("保价承诺")
            .access(READ, Tenant::Reach)
            .answers_page::<PriceCommitment>(),
        get("/api/price-violations", violations)
            .filters(&VIOLATIONS)
            .summary("破价线索")
            .access(READ, Tenant::Reach)
            .answers_page::<PriceViolation>(),
        get("/api/channel-prices", prices)
            .filters(&PRICES)
            .summary("渠道价格列表")
            .access(READ, Tenant::Reach)
            .param("history", "包含历史价格")
            .answers_page::<ChannelPriceRow>(),
    ]
}

static COMMITMENTS: List = List {
    columns: &[
        Listed::new("offerId", "offer_id", ColumnKind::Id),
        Listed::new("offerCode", "offer_code", ColumnKind::Text),
        Listed::new("offerName", "offer_name", ColumnKind::Text),
        Listed::new("barcode", "barcode", ColumnKind::Text),
        Listed::new("companyName", "company_name", ColumnKind::Text),
        Listed::new("liveRoom", "live_room", ColumnKind::Enum),
        Listed::new("scope", "scope", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("startDate", "start_date", ColumnKind::Date).sortable(),
        Listed::new("endDate", "end_date", ColumnKind::Date).sortable(),
        Listed::new("promisedPrice", "promised_price", ColumnKind::Decimal(2)).sortable(),
    ],
    more: &[],
    default_sort: ("endDate", Order::Asc),
    id: "id",
};

static VIOLATIONS: List = List {
    columns: &[
        Listed::new("offerId", "offer_id", ColumnKind::Id),
        Listed::new("offerCode", "offer_code", ColumnKind::Text),
        Listed::new("offerName", "offer_name", ColumnKind::Text),
        Listed::new("barcode", "barcode", ColumnKind::Text),
        Listed::new("companyName", "company_name", ColumnKind::Text),
        Listed::new("channel", "channel", ColumnKind::Enum),
        Listed::new("source", "source", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("foundDate", "found_date", ColumnKind::Date).sortable(),
        Listed::new("price", "price", ColumnKind::Decimal(2)).sortable(),
    ],
    more: &[],
    default_sort: ("foundDate", Order::Desc),
    id: "id",
};

static PRICES: List = List {
    columns: &[
        Listed::new("channel", "channel", ColumnKind::Enum),
        Listed::new("barcode", "barcode", ColumnKind::Text),
        Listed::new("storeName", "store_name", ColumnKind::Text),
        Listed::new("source", "source", ColumnKind::Enum),
        Listed::new("capturedDate", "captured_date", ColumnKind::Date).sortable(),
        Listed::new("price", "price", ColumnKind::Decimal(2)).sortable(),
    ],
    more: &[],
    default_sort: ("capturedDate", Order::Desc),
    id: "id",
};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceCommitment {
    id: i64,
    offer_id: i64,
    offer_code: String,
    offer_name: String,
    sku_id: i64,
    sku_name: String,
    barcode: String,
    company_id: i64,
    company_name: String,
    live_room: String,
    promised_price: Money,
    promised_unit_price: Option<Money>,
    scope: String,
    days: i64,
    store_name: String,
    start_date: Option<Date>,
    end_date: Option<Date>,
    /// DRAFT, ACTIVE, BREACHED or CLOSED
    status: String,
    compensations: Vec<Compensation>,
    last_modified_date: Timestamp,
}

impl PriceCommitment {
    fn new(row: commitment::Model) -> Result<Self> {
        Ok(Self {
            compensations: serde_json::from_str(&row.compensations)?,
            id: row.id,
            offer_id: row.offer_id,
            offer_code: row.offer_code,
            offer_name: row.offer_name,
            sku_id: row.sku_id,
            sku_name: row.sku_name,
            barcode: row.barcode,
            company_id: row.company_id,
            company_name: row.company_name,
            live_room: row.live_room,
            promised_price: row.promised_price,
            promised_unit_price: row.promised_unit_price,
            scope: row.scope,
            days: row.days,
            store_name: row.store_name,
            start_date: row.start_date,
            end_date: row.end_date,
            status: row.status,
            last_modified_date: row.last_modified_date,
        })
    }
}

async fn commitments(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<PriceCommitment>> {
    let rows = commitment::Entity::find().filter(SCOPE.for_caller(&app, &caller)).into_query();
    let mut page = COMMITMENTS.fetch::<commitment::Model, _>(app.db.read(), rows, &request).await?;
    let rows = std::mem::take(&mut page.rows).into_iter().map(PriceCommitment::new).collect::<Result<_>>()?;
    Ok(page.with_rows(rows))
}

pub async fn violations(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<PriceViolation>> {
    let rows = violation::Entity::find().filter(SCOPE.for_caller(&app, &caller)).into_query();
    let mut page = VIOLATIONS.fetch::<violation::Model, _>(app.db.read(), rows, &request).await?;
    let rows = show(&app, app.db.read(), &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

/// A price with what it means for the promises of the same barcode.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChannelPriceRow {
    id: i64,
    channel: String,
    barcode: String,
    price: Money,
    url: String,
    store_name: String,
    captured_date: Date,
    /// IMPORT, API or MANUAL
    source: String,
    created_by_name: String,
    created_date: Timestamp,
    against: Vec<PriceAgainst>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceAgainst {
    commitment_id: i64,
    offer_id: i64,
    offer_code: String,
    offer_name: String,
    promised_price: Money,
    scope: String,
    lower: bool,
    /// Where not, it is information and no violation.
    within: bool,
}

impl ChannelPriceRow {
    fn new(row: price::Model, promises: &HashMap<String, Vec<commitment::Model>>) -> Self {
        let against = promises.get(&row.barcode).into_iter().flatten().map(|promise| PriceAgainst {
            commitment_id: promise.id,
            offer_id: promise.offer_id,
            offer_code: promise.offer_code.clone(),
            offer_name: promise.offer_name.clone(),
            promised_price: promise.promised_price,
            scope: promise.scope.clone(),
            lower: is_lower(promise.promise(), row.seen()),
            within: is_within(promise.promise(), row.seen()),
        });
        Self {
            against: against.collect(),
            id: row.id,
            channel: row.channel,
            barcode: row.barcode,
            price: row.price,
            url: row.url,
            store_name: row.store_name,
            captured_date: row.captured_date,
            source: row.source,
            created_by_name: row.created_by_name,
            created_date: row.created_date,
        }
    }
}

/// A price is no company's, but its barcode tells what a company sells: whoever does not reach all of them sees the
/// prices of what theirs have promised, of what nobody has, and what they wrote down themselves.
fn seen_by(app: &App, caller: &Caller) -> Condition {
    let reach = app.organisation.reach(caller);
    if matches!(reach, Reach::Everything) {
        return Condition::all();
    }
    let promised = |which: Condition| {
        let same = Expr::col((commitment::Entity, commitment::Column::Barcode))
            .equals((price::Entity, price::Column::Barcode));
        let some = Query::select()
            .expr(Expr::val(1))
            .from(commitment::Entity.table_ref())
            .cond_where(which)
            .and_where(same)
            .to_owned();
        Expr::exists(some)
    };
    Condition::any()
        .add(promised(SCOPE.within(&reach)))
        .add(promised(Condition::all()).not())
        .add(price::Column::CreatedBy.eq(caller.user_id()))
}

async fn prices(State(app): State<App>, caller: Caller, mut request: PageRequest) -> Result<Page<ChannelPriceRow>> {
    let history = request.take("history").is_some_and(|value| value == "true");
    let mut rows = price::Entity::find().filter(seen_by(&app, &caller));
    if !history {
        rows = rows.filter(price::Column::Latest.eq(true));
    }
    let mut page = PRICES.fetch::<price::Model, _>(app.db.read(), rows.into_query(), &request).await?;
    let rows = std::mem::take(&mut page.rows);
    let barcodes: Vec<String> = rows.iter().map(|row| row.barcode.clone()).collect();
    let promised = commitment::Entity::find()
        .filter(commitment::Column::Barcode.is_in(barcodes))
        .filter(commitment::Column::Status.is_in(IN_FORCE))
        .filter(SCOPE.for_caller(&app, &caller))
        .order_by_asc(commitment::Column::Id);
    let promises = by_barcode(promised.all(app.db.read()).await?);
    Ok(page.with_rows(rows.into_iter().map(|row| ChannelPriceRow::new(row, &promises)).collect()))
}

fn by_barcode(rows: Vec<commitment::Model>) -> HashMap<String, Vec<commitment::Model>> {
    let mut all: HashMap<String, Vec<commitment::Model>> = HashMap::new();
    for row in rows {
        all.entry(row.barcode.clone()).or_default().push(row);
    }
    all
}

/// Everything about the promises of one offer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OfferProtection)]
pub struct Protection {
    commitments: Vec<PriceCommitment>,
    violations: Vec<PriceViolation>,
    /// What was seen of its barcodes in the last half year, newest first.
    prices: Vec<ChannelPriceRow>,
}

/// For an offer that the caller may read.
pub async fn of_offer(app: &App, caller: &Caller, offer_id: i64) -> Result<Protection> {
    let db = app.db.read();
    let promises = commitment::Entity::find()
        .filter(commitment::Column::OfferId.eq(offer_id))
        .order_by_asc(commitment::Column::Id)
        .all(db)
        .await?;
    let cases = violation::Entity::find()
        .filter(violation::Column::OfferId.eq(offer_id))
        .order_by_desc(violation::Column::Id)
        .limit(MOST)
        .all(db)
        .await?;
    let prices = seen_of(db, app.clock().today(), &promises).await?;
    let by_barcode = by_barcode(promises.clone());
    Ok(Protection {
        commitments: promises.into_iter().map(PriceCommitment::new).collect::<Result<_>>()?,
        violations: show(app, db, caller, cases).await?,
        prices: prices.into_iter().map(|row| ChannelPriceRow::new(row, &by_barcode)).collect(),
    })
}

async fn seen_of(db: &impl ConnectionTrait, today: Date, promises: &[commitment::Model]) -> Result<Vec<price::Model>> {
    let seen = price::Entity::find()
        .filter(price::Column::Barcode.is_in(promises.iter().map(|promise| promise.barcode.as_str())))
        .filter(price::Column::CapturedDate.gte(today.plus_days(-HISTORY_DAYS)))
        .order_by_desc(price::Column::CapturedDate)
        .order_by_desc(price::Column::Id)
        .limit(MOST);
    Ok(seen.all(db).await?)
}
