//! Dictionaries and live rooms, as the page reads them.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use platform::App;
use platform::access::{Access, Bearer, Caller, Endpoint, Tenant, UserType, expired, get};
use platform::dict::Dictionaries;
use platform::http::{Id, Problem, Result};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::Serialize;
use utoipa::ToSchema;

use crate::entity::live_room;

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/getAllDictionarys/{id}", all)
            .summary("全部字典")
            .access(Access::Optional, Tenant::Company)
            .with_initial_password()
            .answers::<Dictionaries>(),
        get("/api/dictionarys/version", version)
            .summary("字典版本")
            .access(Access::Session, Tenant::None("a number that grows with each change of the dictionaries"))
            .with_initial_password()
            .silent()
            .answers::<DictVersion>(),
        get("/api/users/getAllLiveRoom", rooms)
            .summary("直播间")
            .access(Access::Session, Tenant::Company)
            .with_initial_password()
            .answers_all::<LiveRoom>(),
    ]
}

/// S7-29: 0 is the common set, open to all; a company's id is the own company's, cut to its rooms.
async fn all(
    State(app): State<App>,
    (caller, token): (Option<Caller>, Option<Bearer>),
    Id(id): Id,
    headers: HeaderMap,
) -> Result<Response> {
    let rooms = match (id, &caller) {
        (0, _) => None,
        // Whoever comes with a token believes to be logged in: S8-01, and not a company that does not exist.
        (_, None) if token.is_some() => return Err(expired()),
        (id, Some(caller)) if id == caller.company_id() => match caller.profile.user_type {
            UserType::Platform => None,
            UserType::Biz => Some(rooms_of(&app, caller).await?),
        },
        _ => return Err(Problem::not_found()),
    };
    let all = app.dict.all(&app.db).await?;
    let scope = rooms.as_ref().map(|rooms| rooms.iter().map(|room| room.live_room.as_str()).collect::<Vec<_>>());
    let tag = format!("\"{}-{}\"", all.version, scope.as_ref().map(|scope| scope.join(".")).unwrap_or_default());
    if headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, tagged(&tag)).into_response());
    }
    let answer = match scope {
        Some(scope) => Json(all.for_rooms(&scope)).into_response(),
        None => Json(&*all).into_response(),
    };
    Ok((tagged(&tag), answer).into_response())
}

fn tagged(tag: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(header::ETAG, tag);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    headers
}

#[derive(Serialize, ToSchema)]
pub struct DictVersion {
    version: i64,
}

async fn version(State(app): State<App>) -> Result<Json<DictVersion>> {
    Ok(Json(DictVersion { version: app.dict.version(&app.db).await? }))
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LiveRoom {
    pub live_room: String,
    pub label: String,
    pub vendor_type: String,
    pub sort: i32,
}

async fn rooms(State(app): State<App>, caller: Caller) -> Result<Json<Vec<LiveRoom>>> {
    rooms_of(&app, &caller).await.map(Json)
}

/// A business account works in its company's rooms, or in those of them that its administrator left it.
pub async fn rooms_of(app: &App, caller: &Caller) -> Result<Vec<LiveRoom>> {
    let all = live_room::Entity::find()
        .filter(live_room::Column::Enabled.eq(true))
        .order_by_asc(live_room::Column::Sort)
        .all(app.db.read())
        .await?;
    let all = all.into_iter().map(|room| LiveRoom {
        live_room: room.code,
        label: room.name,
        vendor_type: room.vendor_type,
        sort: room.sort,
    });
    if caller.profile.user_type == UserType::Platform {
        return Ok(all.collect());
    }
    let (company, own) = (&caller.profile.company_rooms, &caller.profile.live_rooms);
    let opens =
        |room: &LiveRoom| company.contains(&room.live_room) && (own.is_empty() || own.contains(&room.live_room));
    Ok(all.filter(opens).collect())
}
