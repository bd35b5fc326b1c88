//! What came before: versions against their predecessors, offers of the same thing, what it once cost.

use axum::Json as Body;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, get};
use platform::document::diff::Diff;
use platform::document::{Actor, Document as _, found, log_diff, scope};
use platform::http::{Id, Result};
use platform::money::Money;
use platform::{App, Timestamp};
use sea_orm::sea_query::{Expr, ExprTrait, JoinType, Order, Query};
use sea_orm::{ConnectionTrait, FromQueryResult};
use serde::Serialize;
use utoipa::ToSchema;

use crate::duplicates::{self, Duplicate};
use crate::form::OfferForm;
use crate::offer::Offer;
use crate::precheck::Subject;
use crate::skus::has_barcode;

const MOST: u64 = 100;

pub fn endpoints() -> Vec<Endpoint> {
    let reads = |endpoint: Endpoint| endpoint.access(Access::Codes(Offer::KIND.codes.read), Tenant::Reach);
    vec![
        reads(get("/api/offer-logs/{id}/diff", log_diff::<Offer>))
            .summary("版本与前一版本的差异")
            .param("all", "同时列出未变化的字段")
            .answers::<Diff>(),
        reads(get("/api/offers/{id}/duplicates", same)).summary("疑似重复的报品").answers_all::<Duplicate>(),
        reads(get("/api/offers/{id}/price-history", prices)).summary("同条码的历史价格").answers_all::<PastPrice>(),
    ]
}

async fn same(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Vec<Duplicate>>> {
    let doc = found::<Offer>(&app, &caller, id).await?;
    let actor = Actor::new(&app, &caller).await?;
    let subject = Subject { actor: &actor, id, company_id: doc.head.company_id, form: &doc.form };
    let mut found = duplicates::find(app.db.read(), subject).await?;
    // What other companies offer is nobody's business but the staff's.
    if caller.profile.user_type == UserType::Platform {
        found.extend(duplicates::elsewhere(app.db.read(), &app.organisation.reach(&caller), subject).await?);
    }
    Ok(Body(found))
}

/// What a SKU of the same barcode was offered for.
#[derive(Clone, Debug, Serialize, ToSchema, FromQueryResult)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferPastPrice)]
pub struct PastPrice {
    barcode: String,
    pub offer_id: i64,
    offer_code: String,
    live_room: String,
    status: String,
    show_status: String,
    pub final_price: Option<Money>,
    pub unit_price: Option<Money>,
    date: Option<Timestamp>,
}

/// A company sees its own prices; staff see those of the companies that they reach.
async fn prices(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Vec<PastPrice>>> {
    let doc = found::<Offer>(&app, &caller, id).await?;
    past(&app, &caller, &doc.form).await.map(Body)
}

/// The latest first.
pub async fn past(app: &App, caller: &Caller, form: &OfferForm) -> Result<Vec<PastPrice>> {
    let barcodes: Vec<String> = form.skus.iter().filter_map(|sku| sku.barcode.clone()).collect();
    if barcodes.is_empty() {
        return Ok(Vec::new());
    }
    let column = |table: &'static str, name: &'static str| Expr::col((table, name));
    let past = Query::select()
        .expr_as(column("s", "barcode"), "barcode")
        .expr_as(column("o", "id"), "offer_id")
        .expr_as(column("o", "code"), "offer_code")
        .expr_as(column("o", "live_room"), "live_room")
        .expr_as(column("o", "status"), "status")
        .expr_as(column("o", "show_status"), "show_status")
        .expr_as(column("s", "final_price"), "final_price")
        .expr_as(column("s", "unit_price"), "unit_price")
        .expr_as(column("o", "submit_date"), "date")
        .from_as("offer_sku", "s")
        .join_as(JoinType::InnerJoin, "offer", "o", column("o", "id").equals(("s", "offer_id")))
        .and_where(column("s", "barcode").is_in(barcodes))
        .and_where(has_barcode("s"))
        .and_where(column("o", "submit_date").is_not_null())
        .and_where(column("o", "is_deleted").eq(false))
        .cond_where(scope::<Offer>().named("o").for_caller(app, caller))
        .order_by_expr(column("o", "submit_date"), Order::Desc)
        .limit(MOST)
        .to_owned();
    let rows = app.db.read().query_all(&past).await?;
    Ok(rows.iter().map(|row| PastPrice::from_query_result(row, "")).collect::<Result<_, _>>()?)
}
