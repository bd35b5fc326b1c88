//! What companies of one brand share: products that one of them keeps. Others read the master data, never whose it is.

use std::time::Duration;

use axum::Json as Body;
use axum::extract::State;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get, throttle};
use platform::db::PageRequest;
use platform::document::{Members, Picture, Reach, select};
use platform::http::{Params, Result};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Cond, Condition, Expr, ExprTrait};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

use super::{Spu, skus};
use crate::texts;

/// Products on the shelf that any of the brands is on.
fn of_brands(keys: Vec<String>) -> Condition {
    Cond::all().add(Expr::col("status").eq("APPROVED")).add(Expr::col("brand_key").is_in(keys))
}

async fn keys(app: &App, company_id: i64) -> Result<Vec<String>> {
    let own = company::brands_in_force(app.db.read(), company_id, app.clock().today()).await?;
    Ok(own.into_iter().map(|brand| brand.key).collect())
}

/// `mine=true` asks for what the company keeps, everything else for the library of its brands.
pub async fn shared(app: &App, caller: &Caller, list: Option<&mut PageRequest>) -> Result<Condition> {
    let company_id = caller.company_id();
    let own = Expr::col("company_id").eq(company_id);
    let Some(request) = list else {
        let library = of_brands(keys(app, company_id).await?);
        return Ok(Cond::any().add(own).add(library));
    };
    let mine = request.filters.iter().any(|(name, value)| name == "mine" && value == "true");
    request.filters.retain(|(name, _)| name != "mine");
    if mine { Ok(Cond::all().add(own)) } else { Ok(of_brands(keys(app, company_id).await?)) }
}

/// Whose it is, who wrote it and how it stands with them is theirs alone.
pub fn lend(members: &mut Members) {
    for name in ["companyId", "createdBy"] {
        members.set(name, 0);
    }
    for name in ["companyName", "createdByName", "closeReason"] {
        members.set(name, "");
    }
    for name in ["brandId", "submitDate", "changeId"] {
        members.set(name, Json::Null);
    }
    members.set("changeStatus", "NONE");
    members.set("supplyStatus", "SUPPLIED");
    members.set("heldByStaff", false);
    members.set("completeness", 100);
    members.set("missingFields", Vec::<Json>::new());
}

pub fn endpoint() -> Endpoint {
    get("/api/spus/lookup", lookup)
        .summary("商品：按条形码查找")
        .access(Access::Codes(&["productManager"]), Tenant::Reach)
        .needs("barcode", "条形码")
        .answers::<SpuLookup>()
}

/// Nobody reads the library barcode by barcode.
const LOOKUPS_PER_MINUTE: u64 = 60;

#[derive(Debug, Deserialize)]
struct Asked {
    barcode: String,
}

/// What a barcode is already used for, as far as it is the reader's to know.
#[derive(Debug, Serialize, ToSchema)]
pub struct SpuLookup {
    /// NONE, OWN, LINKABLE (of the same brand) or USED (of another).
    r#match: &'static str,
    spu: Option<FoundSpu>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SpuFound)]
pub struct FoundSpu {
    spu_id: i64,
    spu_code: String,
    spu_name: String,
    main_image: Option<Picture>,
}

async fn lookup(State(app): State<App>, caller: Caller, Params(asked): Params<Asked>) -> Result<Body<SpuLookup>> {
    let bucket = format!("spu.lookup/{}", caller.user_id());
    let over = app.db.technical(bucket, |tx, bucket| async move {
        throttle::is_over(&tx, &bucket, LOOKUPS_PER_MINUTE, Duration::from_secs(60)).await
    });
    if over.await? {
        return Err(texts::COMMON_TOO_MANY.into());
    }
    let none = SpuLookup { r#match: "NONE", spu: None };
    let holders = skus::holders(app.db.read(), &[asked.barcode.trim()], 0).await?;
    let Some(taken) = holders.first() else { return Ok(Body(none)) };
    let company_id = caller.company_id();
    let mut own = select::<Spu>(&Reach::Everything);
    own.columns(["id", "code", "title", "company_id", "main_image"]).and_where(Expr::col("id").eq(taken.spu_id));
    let is_own = Expr::col("company_id").eq(company_id);
    own.cond_where(Cond::any().add(is_own).add(of_brands(keys(&app, company_id).await?)));
    let Some(row) = app.db.read().query_one(&own).await? else {
        return Ok(Body(SpuLookup { r#match: "USED", spu: None }));
    };
    let found = FoundSpu {
        spu_id: taken.spu_id,
        spu_code: taken.spu_code.clone(),
        spu_name: row.try_get("", "title")?,
        main_image: Picture::find(&app, row.try_get("", "main_image")?).await?,
    };
    let kept = row.try_get::<i64>("", "company_id")? == company_id;
    Ok(Body(SpuLookup { r#match: if kept { "OWN" } else { "LINKABLE" }, spu: Some(found) }))
}
