//! Favourites: products and stores that somebody wants at hand.
//!
//! Whether there is such a thing, and whether the caller may see it, is known by the service that owns it: it registers
//! a gate at `favourite.store` or `favourite.product`. A type that nobody answers for has no things yet.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post};
use platform::db::Tx;
use platform::document::Reach;
use platform::http::{Params, Problem, Result, Valid};
use platform::point::Question;
use platform::{App, Form, Timestamp};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::entity::favourite::{ActiveModel, Column, Entity};
use crate::texts;

/// A filter by them must fit into one question.
const MOST: u64 = 200;

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/favourites", list)
            .summary("我的收藏")
            .access(Access::Session, Tenant::User)
            .param("type", "product 商品，store 店铺")
            .answers_all::<Favourite>(),
        post("/api/favourites", add)
            .summary("收藏")
            .access(Access::Session, Tenant::User)
            .audit("favourite.add")
            .takes::<FavouriteForm>()
            .created()
            .answers::<Favourite>(),
        delete("/api/favourites", remove)
            .summary("取消收藏")
            .access(Access::Session, Tenant::User)
            .audit("favourite.remove")
            .needs("type", "product 商品，store 店铺")
            .needs("refId", "收藏的对象"),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Favourite {
    r#type: String,
    ref_id: i64,
    created_date: Timestamp,
}

/// S4-08
#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FavouriteForm {
    #[field("收藏类型", max = 20, required, dict = "FavouriteType")]
    r#type: String,
    #[field("收藏的对象", required)]
    ref_id: i64,
}

#[derive(Deserialize)]
struct ListQuery {
    r#type: Option<String>,
}

async fn list(
    State(app): State<App>,
    caller: Caller,
    Params(query): Params<ListQuery>,
) -> Result<Json<Vec<Favourite>>> {
    let mut own = Entity::find().filter(Column::UserId.eq(caller.user_id()));
    if let Some(kind) = query.r#type {
        own = own.filter(Column::Type.eq(kind));
    }
    let rows = own.order_by_desc(Column::CreatedDate).all(app.db.read()).await?;
    let shown = rows.into_iter().map(|row| Favourite {
        r#type: row.r#type,
        ref_id: row.ref_id,
        created_date: row.created_date,
    });
    Ok(Json(shown.collect()))
}

/// Whether there is such a thing, and the caller reaches it: whoever keeps things of the type knows.
#[derive(Clone)]
pub struct Remembering {
    pub r#type: String,
    pub ref_id: i64,
    pub company_id: i64,
    pub staff: bool,
    /// Whose rows the caller sees, where not the company's.
    pub owner_ids: Option<Vec<i64>>,
}

impl Question for Remembering {
    type Answer = bool;
}

async fn add(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<FavouriteForm>,
) -> Result<(StatusCode, Json<Favourite>)> {
    let job = |tx: Tx, (app, caller, form): (App, Caller, FavouriteForm)| async move {
        let staff = caller.profile.user_type == platform::access::UserType::Platform;
        let owners = owners(&app, &tx, &caller).await?;
        let (r#type, ref_id, company_id) = (form.r#type.clone(), form.ref_id, caller.company_id());
        let question = Remembering { r#type, ref_id, company_id, staff, owner_ids: owners };
        if !app.points.ask(&app, question).await?.contains(&true) {
            return Err(Problem::not_found());
        }
        tx.lock(&format!("favourite/{}/{}", caller.user_id(), form.r#type)).await?;
        let own = Entity::find().filter(Column::UserId.eq(caller.user_id())).filter(Column::Type.eq(&form.r#type));
        if own.count(&tx).await? >= MOST {
            let most = MOST.to_string();
            return Err(Problem::filled(texts::COMMON_COUNT, &[("label", "收藏"), ("n", &most)]));
        }
        let row = ActiveModel {
            user_id: Set(caller.user_id()),
            r#type: Set(form.r#type.clone()),
            ref_id: Set(form.ref_id),
            created_date: Set(tx.now()),
        };
        let known = OnConflict::columns([Column::UserId, Column::Type, Column::RefId]).do_nothing().to_owned();
        Entity::insert(row).on_conflict(known).exec_without_returning(&tx).await?;
        tx.audit(|entry| {
            entry.biz_type = "favourite";
            entry.biz_id = Some(form.ref_id);
            entry.after = Some(json!({ "type": form.r#type }));
        });
        Ok(Favourite { r#type: form.r#type, ref_id: form.ref_id, created_date: tx.now() })
    };
    let added = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Whose rows of the company the caller sees, where not all.
async fn owners(app: &App, tx: &Tx, caller: &Caller) -> Result<Option<Vec<i64>>> {
    let mut reach = app.organisation.reach(caller);
    while let Reach::InRooms { reach: inner, .. } = reach {
        reach = *inner;
    }
    let Reach::Company { owners: Some(people), .. } = reach else { return Ok(None) };
    let rows = tx.query_all(&people).await?;
    Ok(Some(rows.iter().map(|row| row.try_get_by_index(0)).collect::<Result<_, _>>()?))
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct RemoveQuery {
    r#type: String,
    ref_id: i64,
}

async fn remove(State(app): State<App>, caller: Caller, Params(query): Params<RemoveQuery>) -> Result<StatusCode> {
    let job = |tx: Tx, (user_id, query): (i64, RemoveQuery)| async move {
        let gone = Entity::delete_many()
            .filter(Column::UserId.eq(user_id))
            .filter(Column::Type.eq(&query.r#type))
            .filter(Column::RefId.eq(query.ref_id))
            .exec(&tx)
            .await?;
        tx.audit(|entry| {
            entry.biz_type = "favourite";
            entry.biz_id = Some(query.ref_id);
            entry.before = Some(json!({ "type": query.r#type }));
        });
        if gone.rows_affected == 1 { Ok(()) } else { Err(Problem::not_found()) }
    };
    app.db.write(&caller.ctx, (caller.user_id(), query), job).await?;
    Ok(StatusCode::NO_CONTENT)
}
