//! The user's own sessions and login log, and logging out.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::session::{self, EndReason};
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post};
use platform::db::{Column, ColumnKind, List, Page, PageRequest};
use platform::http::{Id, Problem, Result};
use platform::{App, Timestamp};
use sea_orm::sea_query::{Order, Query};
use sea_orm::{ColumnTrait, Condition, EntityTrait, FromQueryResult, QueryFilter, QueryOrder};
use serde::Serialize;
use utoipa::ToSchema;

use crate::entity::login_log;

pub fn endpoints() -> [Endpoint; 4] {
    [
        post("/api/logout", logout)
            .summary("退出登录")
            .access(Access::Session, Tenant::User)
            .with_initial_password()
            .audit("auth.logout"),
        get("/api/sessions", sessions)
            .summary("登录设备")
            .access(Access::Session, Tenant::User)
            .answers_all::<Device>(),
        delete("/api/sessions/{id}", kick).summary("下线设备").access(Access::Session, Tenant::User).audit("auth.kick"),
        get("/api/login-logs", logs)
            .summary("登录记录")
            .access(Access::Session, Tenant::User)
            .param("result", "结果")
            .param("createdDate.greaterThanOrEqual", "起始时间")
            .param("createdDate.lessThanOrEqual", "截止时间")
            .answers_page::<LoginRecord>(),
    ]
}

async fn logout(State(app): State<App>, caller: Caller) -> Result<StatusCode> {
    end(&app, &caller, session::Column::Id.eq(caller.session_id).into(), EndReason::Logout).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Device {
    id: i64,
    ip: String,
    device: String,
    created_date: Timestamp,
    last_used_date: Timestamp,
    expire_date: Timestamp,
    current: bool,
}

async fn sessions(State(app): State<App>, caller: Caller) -> Result<Json<Vec<Device>>> {
    let now = app.clock().now();
    let rows = session::Entity::find()
        .filter(session::Column::UserId.eq(caller.user_id()))
        .filter(session::Column::EndedDate.is_null())
        .filter(session::Column::IdleUntil.gt(now))
        .filter(session::Column::ExpireDate.gt(now))
        .order_by_desc(session::Column::Id)
        .all(app.db.read())
        .await?;
    let devices = rows.into_iter().map(|row| Device {
        id: row.id,
        ip: row.ip,
        device: device_name(&row.user_agent),
        created_date: row.created_date,
        last_used_date: row.last_used_date,
        expire_date: row.idle_until.min(row.expire_date),
        current: row.id == caller.session_id,
    });
    Ok(Json(devices.collect()))
}

async fn kick(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let own = Condition::all().add(session::Column::Id.eq(id)).add(session::Column::UserId.eq(caller.user_id()));
    match end(&app, &caller, own, EndReason::Kicked).await? {
        0 => Err(Problem::not_found()),
        _ => Ok(StatusCode::NO_CONTENT),
    }
}

async fn end(app: &App, caller: &Caller, which: Condition, reason: EndReason) -> Result<u64> {
    let args = (which, reason, caller.session_id);
    let ended = app.db.write(&caller.ctx, args, |tx, (which, reason, id)| async move {
        tx.audit(|entry| {
            entry.biz_type = "session";
            entry.biz_id = Some(id);
        });
        session::end(&tx, which, reason).await
    });
    let ended = ended.await?;
    app.people_changed();
    Ok(ended)
}

const LOGS: List = List {
    columns: &[
        Column::new("result", "result", ColumnKind::Enum),
        Column::new("ip", "ip", ColumnKind::Text),
        Column::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

#[derive(Debug, FromQueryResult)]
struct LogRow {
    id: i64,
    entry: String,
    result: String,
    reason: String,
    ip: String,
    user_agent: String,
    created_date: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginRecord {
    id: i64,
    /// PASSWORD, PHONE, PARTNER or SWITCH.
    entry: String,
    /// SUCCESS or FAIL.
    result: String,
    reason: String,
    ip: String,
    device: String,
    created_date: Timestamp,
}

async fn logs(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<LoginRecord>> {
    use login_log::Column as C;

    let mut own = Query::select();
    own.columns([C::Id, C::Entry, C::Result, C::Reason, C::Ip, C::UserAgent, C::CreatedDate])
        .from(login_log::Entity)
        .and_where(C::AccountId.eq(caller.user_id()));
    let page: Page<LogRow> = LOGS.fetch(app.db.read(), own, &request).await?;
    Ok(page.map(|row| LoginRecord {
        id: row.id,
        entry: row.entry,
        result: row.result,
        reason: reason_text(&row.reason).to_owned(),
        ip: row.ip,
        device: device_name(&row.user_agent),
        created_date: row.created_date,
    }))
}

/// The log keeps keys, the page shows sentences.
fn reason_text(key: &str) -> &str {
    let mut all = crate::texts::TEXTS.iter().chain(platform::http::texts::TEXTS);
    all.find(|text| text.key == key).map_or(key, |text| text.text)
}

/// "Chrome / Windows": what people recognise their devices by.
pub fn device_name(user_agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(mark, _)| user_agent.contains(mark)).map(|(_, name)| *name)
    };
    // Edge and WeChat call themselves Chrome as well, and Chrome calls itself Safari.
    let browser = find(&[
        ("MicroMessenger", "微信"),
        ("Edg", "Edge"),
        ("Firefox", "Firefox"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = find(&[
        ("HarmonyOS", "鸿蒙"),
        ("Android", "安卓"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser} / {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => "未知设备".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_named_as_people_know_them() {
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0";
        assert_eq!(device_name(edge), "Edge / Windows");
        assert_eq!(device_name("curl/8.0"), "未知设备");
    }
}
