//! What companies of one brand share: products that one of them keeps. Others read the master data, never whose it is.

use std::time::Duration;

use axum::Json as Body;
use axum::extract::State;
use offer::{ImageSlot, product_slots};
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get, throttle};
use platform::db::PageRequest;
use platform::document::{Document as _, Members, Picture, Reach, select};
use platform::http::{Params, Result};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Cond, Condition, Expr, ExprTrait};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

use super::{Spu, link_calls, skus};
use crate::texts;

/// Products on the shelf that any of the brands is on.
fn of_brands(keys: Vec<String>) -> Condition {
    Cond::all().add(Expr::col("status").eq("APPROVED")).add(Expr::col("brand_key").is_in(keys))
}

/// Products that the company is linked to, on the shelf or not, while it has their brand.
fn linked(company_id: i64, keys: Vec<String>) -> Condition {
    let links = Expr::col("id").in_subquery(link_calls::linked(company_id));
    Cond::all().add(links).add(Expr::col("brand_key").is_in(keys))
}

async fn keys(app: &App, company_id: i64) -> Result<Vec<String>> {
    let own = company::brands_in_force(app.db.read(), company_id, app.clock().today()).await?;
    Ok(own.into_iter().map(|brand| brand.key).collect())
}

/// `mine=true` asks for what the company keeps or is linked to, everything else for the library of its brands.
pub async fn shared(app: &App, caller: &Caller, list: Option<&mut PageRequest>) -> Result<Condition> {
    let company_id = caller.company_id();
    let keys = keys(app, company_id).await?;
    let mine = Cond::any().add(Expr::col("company_id").eq(company_id)).add(linked(company_id, keys.clone()));
    let Some(request) = list else { return Ok(mine.add(of_brands(keys))) };
    let wanted = request.filters.iter().any(|(name, value)| name == "mine" && value == "true");
    request.filters.retain(|(name, _)| name != "mine");
    let rows = if wanted { mine } else { of_brands(keys) };
    // What is not told of a row of others, nobody finds out by asking for it.
    let untold = |asked: &str| asked.split('.').next().is_some_and(|name| UNTOLD.contains(&name));
    Ok(match request.filters.iter().any(|(name, _)| untold(name)) {
        true => Cond::all().add(rows).add(Expr::col("company_id").eq(company_id)),
        false => rows,
    })
}

/// What [`lend`] takes out of a row and a list can be asked by.
const UNTOLD: [&str; 9] = [
    "companyId",
    "companyName",
    "createdBy",
    "brandId",
    "submitDate",
    "changeId",
    "changeStatus",
    "supplyStatus",
    "heldByStaff",
];

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

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/spus/lookup", lookup)
            .summary("商品：按条形码查找")
            .access(Access::Codes(&["productManager"]), Tenant::Reach)
            .needs("barcode", "条形码")
            .answers::<SpuLookup>(),
        get("/api/spus/image-slots", image_slots)
            .summary("商品：类目所需图片")
            .access(
                Access::Codes(Spu::KIND.codes.read),
                Tenant::None("which pictures a category asks for is the same for everybody"),
            )
            .needs("categoryCode", "类目")
            .answers_all::<ImageSlot>(),
    ]
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Category {
    category_code: String,
}

async fn image_slots(Params(asked): Params<Category>) -> Result<Body<Vec<ImageSlot>>> {
    Ok(Body(product_slots(&asked.category_code)))
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
    /// NONE, OWN (kept or linked), LINKABLE (of the same brand) or USED (of another).
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
    let keys = keys(&app, company_id).await?;
    own.cond_where(Cond::any().add(is_own).add(of_brands(keys.clone())).add(linked(company_id, keys)));
    let Some(row) = app.db.read().query_one(&own).await? else {
        return Ok(Body(SpuLookup { r#match: "USED", spu: None }));
    };
    let found = FoundSpu {
        spu_id: taken.spu_id,
        spu_code: taken.spu_code.clone(),
        spu_name: row.try_get("", "title")?,
        main_image: Picture::find(&app, row.try_get("", "main_image")?).await?,
    };
    let kept = row.try_get::<i64>("", "company_id")? == company_id
        || link_calls::is_linked(app.db.read(), company_id, taken.spu_id).await?;
    Ok(Body(SpuLookup { r#match: if kept { "OWN" } else { "LINKABLE" }, spu: Some(found) }))
}
