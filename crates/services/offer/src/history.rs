//! What came before: versions against their predecessors, offers of the same thing, what it once cost.

use axum::Json as Body;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, get};
use platform::document::diff::Diff;
use platform::document::{Actor, Document as _, found, log_diff, scope};
use platform::http::{Id, Result};
use platform::money::Money;
use platform::{App, Timestamp};
use sea_orm::sea_query::{Cond, Expr, ExprTrait, JoinType, Order, Query};
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
        reads(get("/api/offers/{id}/price-history", prices)).summary("同款的历史价格").answers_all::<PastPrice>(),
    ]
}

async fn same(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Vec<Duplicate>>> {
    let doc = found::<Offer>(&app, &caller, id).await?;
    let actor = Actor::new(&app, &caller).await?;
    let subject = Subject::of(&actor, &doc);
    let mut found = duplicates::find(app.db.read(), subject).await?;
    // What other companies offer is nobody's business but the staff's.
    if caller.profile.user_type == UserType::Platform {
        found.extend(duplicates::elsewhere(app.db.read(), &app.organisation.reach(&caller), subject).await?);
    }
    Ok(Body(found))
}

/// What the same was offered for.
#[derive(Clone, Debug, Serialize, ToSchema, FromQueryResult)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferPastPrice)]
pub struct PastPrice {
    /// Empty where it is the same by name and spec.
    barcode: String,
    sku_name: String,
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
    past(&app, &caller, doc.head.company_id, &doc.form).await.map(Body)
}

/// The latest first: of the same barcodes, and of what has none those of the same name and spec of its own company.
pub async fn past(app: &App, caller: &Caller, company_id: i64, form: &OfferForm) -> Result<Vec<PastPrice>> {
    let column = |table: &'static str, name: &'static str| Expr::col((table, name));
    let barcodes: Vec<&str> = form.skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
    let bare = form.skus.iter().filter(|sku| sku.barcode.is_none() && !sku.spec.is_empty());
    let specs: Vec<String> = bare.map(|sku| sku.spec.key()).collect();
    let coded = Cond::all().add(column("s", "barcode").is_in(barcodes.iter().copied())).add(has_barcode("s"));
    let named = Cond::all()
        .add(column("o", "company_id").eq(company_id))
        .add(column("o", "title").eq(form.offer_name.as_str()))
        .add(column("s", "barcode").eq(""))
        .add(column("s", "spec_key").is_in(specs.iter().map(String::as_str)));
    let mut all: Vec<PastPrice> = Vec::new();
    for (same, _) in [(coded, !barcodes.is_empty()), (named, !specs.is_empty())].into_iter().filter(|(_, any)| *any) {
        let past = Query::select()
            .expr_as(column("s", "barcode"), "barcode")
            .expr_as(column("s", "sku_name"), "sku_name")
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
            .cond_where(same)
            .and_where(column("o", "submit_date").is_not_null())
            .and_where(column("o", "is_deleted").eq(false))
            .cond_where(scope::<Offer>().named("o").for_caller(app, caller))
            .order_by_expr(column("o", "submit_date"), Order::Desc)
            .limit(MOST)
            .to_owned();
        let rows = app.db.read().query_all(&past).await?;
        all.extend(rows.iter().map(|row| PastPrice::from_query_result(row, "")).collect::<Result<Vec<_>, _>>()?);
    }
    all.sort_by_key(|price| std::cmp::Reverse(price.date));
    all.truncate(MOST as usize);
    Ok(all)
}
