//! Links as a product's page needs them: how the company stands to a product, asking for a link, ending it.

use std::collections::HashMap;

use axum::Json as Body;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, post};
use platform::db::Tx;
use platform::document::{
    Actor, DetailOf, Happening, Members, Reach, RowForm, Target, answer, create, find_all, happen, select,
};
use platform::http::{Id, Problem, Result, Valid};
use platform::workflow::status::APPROVED;
use platform::{App, Form};
use sea_orm::sea_query::{Expr, ExprTrait, SelectStatement};
use sea_orm::{ConnectionTrait, FromQueryResult};
use serde::Deserialize;
use serde_json::Value as Json;

use super::Spu;
use super::link::{STANDING, SpuLink, SpuLinkForm, UNLINK};

pub fn endpoints() -> [Endpoint; 2] {
    let writes = |endpoint: Endpoint| endpoint.access(Access::Codes(&["productManager_link"]), Tenant::Company);
    [
        writes(post("/api/spus/{id}/link", link))
            .summary("商品：申请关联")
            .audit("spuLink.create")
            .takes::<SpuLinkBody>()
            .answers::<DetailOf<SpuLink>>()
            .created(),
        writes(post("/api/spus/{id}/unlink", unlink))
            .summary("商品：解除关联")
            .audit("spuLink.unlink")
            .takes::<RowForm>()
            .answers::<DetailOf<SpuLink>>(),
    ]
}

/// What comes with the wish to sell a product.
#[derive(Clone, Debug, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SpuLinkBody {
    /// Left out, the company's own of that trademark.
    #[field("品牌", to = "brand")]
    pub brand_id: Option<i64>,
    #[field("授权证照", to = "certificate")]
    pub auth_cert_id: Option<i64>,
    #[field("说明", max = 255, area)]
    pub remark: Option<String>,
}

async fn link(actor: Actor, Id(id): Id, Valid(body): Valid<SpuLinkBody>) -> Result<(StatusCode, Body<Json>)> {
    let job = move |tx: Tx, actor: Actor, body: SpuLinkBody| async move {
        let SpuLinkBody { brand_id, auth_cert_id, remark } = body;
        let form = SpuLinkForm { spu_id: Some(id), spu_name: None, brand_id, auth_cert_id, remark };
        let made = create::<SpuLink>(&tx, &actor, form, true).await?;
        answer::<SpuLink>(&tx, &actor, made).await
    };
    Ok((StatusCode::CREATED, Body(actor.write(body, job).await?)))
}

/// `rowVersion` is the link's, as the product's row tells it.
async fn unlink(actor: Actor, Id(id): Id, Valid(row): Valid<RowForm>) -> Result<Body<Json>> {
    let job = move |tx: Tx, actor: Actor, row: RowForm| async move {
        let held = Expr::col("spu_id").eq(id).and(Expr::col("status").eq(APPROVED));
        let links = find_all::<SpuLink, _>(&tx, &actor.reach(), held, 1).await?;
        let id = links.first().ok_or_else(Problem::not_found)?.head.id;
        let target = Target { id, row_version: row.row_version };
        happen::<SpuLink>(&tx, &actor, target, Happening::of(UNLINK, "")).await?;
        answer::<SpuLink>(&tx, &actor, id).await
    };
    actor.write(row, job).await.map(Body)
}

/// Links of a company that stand.
fn standing(company_id: i64) -> SelectStatement {
    let mut links = select::<SpuLink>(&Reach::Everything);
    links.and_where(Expr::col("company_id").eq(company_id)).and_where(Expr::col("status").is_in(STANDING));
    links
}

/// The products that a company is linked to.
pub fn linked(company_id: i64) -> SelectStatement {
    standing(company_id).column("spu_id").and_where(Expr::col("status").eq(APPROVED)).to_owned()
}

/// The company's own brand by which it is linked.
pub async fn brand_of(db: &impl ConnectionTrait, company_id: i64, spu_id: i64) -> Result<Option<i64>> {
    let mut one = standing(company_id);
    one.column("brand_id").and_where(Expr::col("status").eq(APPROVED)).and_where(Expr::col("spu_id").eq(spu_id));
    Ok(match db.query_one(&one).await? {
        Some(row) => row.try_get("", "brand_id")?,
        None => None,
    })
}

pub async fn is_linked(db: &impl ConnectionTrait, company_id: i64, spu_id: i64) -> Result<bool> {
    let one = linked(company_id).and_where(Expr::col("spu_id").eq(spu_id)).to_owned();
    Ok(db.query_one(&one).await?.is_some())
}

/// What a company can offer: on the shelf, and kept by it or lent to it. Answers its name.
pub async fn sold_by(tx: &Tx, actor: &Actor, id: i64) -> Result<String> {
    let on_shelf = |reach: &Reach| {
        let mut one = select::<Spu>(reach);
        one.column("title").and_where(Expr::col("id").eq(id)).and_where(Expr::col("status").eq(APPROVED));
        one
    };
    let mut found = tx.query_one(&on_shelf(&actor.reach())).await?;
    if found.is_none() && is_linked(tx, actor.caller.company_id(), id).await? {
        found = tx.query_one(&on_shelf(&Reach::Everything)).await?;
    }
    Ok(found.ok_or_else(Problem::not_found)?.try_get("", "title")?)
}

#[derive(FromQueryResult)]
struct Link {
    id: i64,
    spu_id: i64,
    status: String,
    row_version: i32,
}

/// Each row says how the reader's company stands to the product; to staff it says nothing.
pub async fn mark(app: &App, caller: &Caller, rows: &mut [Members]) -> Result<()> {
    let mut links = HashMap::new();
    if caller.profile.user_type == UserType::Biz {
        let ids = rows.iter().filter_map(|row| row.int("id"));
        let own = standing(caller.company_id())
            .columns(["id", "spu_id", "status", "row_version"])
            .and_where(Expr::col("spu_id").is_in(ids))
            .to_owned();
        for row in app.db.read().query_all(&own).await? {
            let link = Link::from_query_result(&row, "")?;
            links.insert(link.spu_id, link);
        }
    }
    for row in rows {
        let link = row.int("id").and_then(|id| links.get(&id));
        row.set("linked", link.is_some_and(|link| link.status == APPROVED));
        row.set("linkStatus", link.map(|link| &link.status));
        row.set("linkId", link.map(|link| link.id));
        row.set("linkVersion", link.map(|link| link.row_version));
    }
    Ok(())
}
