//! The audit log as an administrator reads it: who did what to which thing when, what it was before and after, and
//! whether the chain still holds.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use moka::future::Cache;
use sea_orm::sea_query::Order;
use sea_orm::{EntityTrait, QueryFilter, QueryTrait};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::entity::{Entity, Model};
use super::{Verdict, verify};
use crate::access::{Access, Caller, Routes, Tenant, get};
use crate::app::App;
use crate::clock::Timestamp;
use crate::db::{Column, ColumnKind, List, Page, PageRequest};
use crate::document::Scope;
use crate::http::Result;

const VIEW: Access = Access::Codes(&["audit_view"]);
/// A whole chain is read to verify it: not for every glance at the page.
const VERDICT_KEPT: Duration = Duration::from_secs(60);

/// What an event is called, by its code.
pub type Labels = HashMap<&'static str, &'static str>;

pub fn routes(labels: Labels) -> Routes {
    let labels = Arc::new(labels);
    let verdicts: Cache<(), AuditChain> = Cache::builder().max_capacity(1).time_to_live(VERDICT_KEPT).build();
    let known = labels.clone();
    let list = LIST.columns.iter().fold(
        get("/api/audit-logs", move |State(app): State<App>, caller: Caller, request: PageRequest| {
            list(app, caller, request, labels.clone())
        }),
        |endpoint, column| endpoint.param(column.name, column.name),
    );
    Routes::service("admin")
        .route(list.summary("操作日志").access(VIEW, Tenant::Reach).answers_page::<AuditRow>())
        .route(
            get("/api/audit-logs/events", move || std::future::ready(events(&known)))
                .summary("操作日志的事件")
                .access(VIEW, Tenant::None("names of events: the program's own words"))
                .answers_all::<AuditEvent>(),
        )
        .route(
            get("/api/audit-logs/chain", move |State(app): State<App>| chain(app, verdicts.clone()))
                .summary("操作日志校验")
                .access(
                    VIEW,
                    Tenant::None(
                        "a chain holds as a whole or not at all; it tells no row but the first that is broken",
                    ),
                )
                .answers::<AuditChain>(),
        )
}

const LIST: List = List {
    columns: &[
        Column::new("login", "login", ColumnKind::Text),
        Column::new("userId", "user_id", ColumnKind::Id),
        Column::new("companyId", "company_id", ColumnKind::Id),
        Column::new("event", "event", ColumnKind::Text),
        Column::new("bizType", "biz_type", ColumnKind::Text),
        Column::new("bizId", "biz_id", ColumnKind::Id),
        Column::new("requestId", "request_id", ColumnKind::Text),
        Column::new("ip", "ip", ColumnKind::Text),
        Column::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditRow {
    id: i64,
    event: String,
    /// The event in words; its code where there are none.
    event_label: String,
    user_id: Option<i64>,
    login: String,
    company_id: Option<i64>,
    biz_type: String,
    biz_id: Option<i64>,
    before: Option<Value>,
    after: Option<Value>,
    ip: String,
    user_agent: String,
    request_id: String,
    created_date: Timestamp,
    /// Its place in the chain; none for the few seconds until it is sealed.
    seal_no: Option<i64>,
}

const SCOPE: Scope = Scope::company("company_id");

async fn list(app: App, caller: Caller, request: PageRequest, labels: Arc<Labels>) -> Result<Page<AuditRow>> {
    let theirs = Entity::find().filter(SCOPE.for_caller(&app, &caller)).into_query();
    let page = LIST.fetch::<Model, _>(app.db.read(), theirs, &request).await?;
    Ok(page.map(|row| AuditRow {
        id: row.id,
        event_label: labels.get(row.event.as_str()).map_or_else(|| row.event.clone(), |label| (*label).to_owned()),
        event: row.event,
        user_id: row.user_id,
        login: row.login,
        company_id: row.company_id,
        biz_type: row.biz_type,
        biz_id: row.biz_id,
        before: read(row.before_json),
        after: read(row.after_json),
        ip: row.ip,
        user_agent: row.user_agent,
        request_id: row.request_id,
        created_date: row.created_date,
        seal_no: row.seal_no,
    }))
}

/// Somebody who changed it may have left no JSON behind; then it is shown as it is.
fn read(json: Option<String>) -> Option<Value> {
    json.map(|json| serde_json::from_str(&json).unwrap_or(Value::String(json)))
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEvent {
    event: &'static str,
    label: &'static str,
}

fn events(labels: &Labels) -> Json<Vec<AuditEvent>> {
    let mut all: Vec<AuditEvent> = labels.iter().map(|(event, label)| AuditEvent { event, label }).collect();
    all.sort_by_key(|known| known.event);
    Json(all)
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditChain {
    /// INTACT, BROKEN or UNSEALED
    state: &'static str,
    /// How many rows were found to fit.
    rows: u64,
    /// The first that does not.
    id: Option<i64>,
    reason: &'static str,
    checked_date: Timestamp,
}

async fn chain(app: App, verdicts: Cache<(), AuditChain>) -> Result<Json<AuditChain>> {
    if let Some(kept) = verdicts.get(&()).await {
        return Ok(Json(kept));
    }
    let checked_date = app.clock().now();
    let (state, rows, id, reason) = match verify(&app.db, &app.secrets, &[]).await? {
        Verdict::Intact { rows, .. } => ("INTACT", rows, None, ""),
        Verdict::Broken { id, reason } => ("BROKEN", 0, Some(id), words(reason)),
        Verdict::Unsealed { id } => ("UNSEALED", 0, Some(id), "超过一分钟未存证"),
        // Heads are held against the chain by `portal audit-verify`, which is shown some.
        Verdict::Forged { .. } | Verdict::Outdated { .. } => ("BROKEN", 0, None, ""),
    };
    let found = AuditChain { state, rows, id, reason, checked_date };
    verdicts.insert((), found.clone()).await;
    Ok(Json(found))
}

/// The verifier speaks to operators; the page speaks Chinese.
fn words(reason: &str) -> &'static str {
    match reason {
        "rows are missing at the end" | "the end of the chain was changed" => "链尾记录缺失或被改动",
        "the row before it is missing" => "前一条记录缺失",
        "it is not linked to the row before it" => "与前一条记录不相连",
        "its seal is not of this installation" => "封印与本系统密钥不符",
        _ => "内容被改动",
    }
}
