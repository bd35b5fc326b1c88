//! The staff's side: ask, confirm, send back.

use axum::Json as Body;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{Actor, Notice, Receiver};
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Form};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::rules::{CONFIRMED, OVERDUE, TO_UPDATE, UPDATED};
use super::{BIZ_TYPE, ROUTE, SCOPE, SupplyView, enriched, find, set};
use crate::entity::supply::{Column, Entity, Model};
use crate::sessions;
use crate::texts;

pub fn endpoints() -> Vec<Endpoint> {
    let writes = |endpoint: Endpoint| endpoint.access(Access::Codes(&["supply_confirm"]), Tenant::Reach);
    vec![
        writes(post("/api/supply-infos/{id}/confirm", confirm))
            .summary("确认供货信息")
            .audit("supplyInfo.confirm")
            .takes::<SupplyDecision>()
            .answers::<SupplyView>(),
        writes(post("/api/supply-infos/{id}/reject", reject))
            .summary("退回供货信息")
            .audit("supplyInfo.reject")
            .takes::<SupplyDecision>()
            .answers::<SupplyView>(),
        writes(post("/api/supply-infos/request", request))
            .summary("催促更新供货信息")
            .audit("supplyInfo.request")
            .takes::<SupplyRequest>()
            .answers::<Asked>(),
    ]
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SupplyDecision {
    #[field("原因", max = 255, area)]
    #[serde(default)]
    reason: Option<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SupplyRequest {
    #[field("场次", required, to = "liveSession")]
    session_id: Option<i64>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SupplyAsked)]
pub struct Asked {
    /// How many offers.
    count: usize,
}

async fn confirm(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<SupplyDecision>,
) -> Result<Body<SupplyView>> {
    decide(app, caller, id, form, |row| match row.status.as_str() {
        UPDATED => Ok(Model { status: CONFIRMED.into(), reject_reason: String::new(), ..row }),
        _ => Err(texts::COMMON_STATE.into()),
    })
    .await
}

async fn reject(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<SupplyDecision>,
) -> Result<Body<SupplyView>> {
    let Some(reason) = form.reason.clone().filter(|reason| !reason.is_empty()) else {
        return Err(Problem::field("reason", "原因", texts::COMMON_REQUIRED));
    };
    decide(app, caller, id, form, move |row| match row.status.as_str() {
        UPDATED | CONFIRMED => Ok(Model { status: TO_UPDATE.into(), reject_reason: reason.clone(), ..row }),
        _ => Err(texts::COMMON_STATE.into()),
    })
    .await
}

async fn decide(
    app: App,
    caller: Caller,
    id: i64,
    form: SupplyDecision,
    next: impl Fn(Model) -> Result<Model> + Clone + Send + Sync + 'static,
) -> Result<Body<SupplyView>> {
    let actor = Actor::new(&app, &caller).await?;
    let job = move |tx: Tx, (actor, form): (Actor, SupplyDecision)| {
        let next = next.clone();
        async move {
            let row = find(&tx, &actor.app, &actor.caller, &[id]).await?.remove(&id).ok_or_else(Problem::not_found)?;
            let before = row.status.clone();
            let row = set(&tx, &actor, next(row)?, form.row_version).await?;
            if row.status == TO_UPDATE {
                ask(&actor.app, &tx, std::slice::from_ref(&row), "SUPPLY_TODO").await?;
            }
            let label = |status: &str| actor.dictionaries.label("SupplyStatus", status).to_owned();
            let (old, new) = (label(&before), label(&row.status));
            let reason = row.reject_reason.clone();
            tx.audit(|entry| {
                entry.biz_type = BIZ_TYPE;
                entry.biz_id = Some(id);
                entry.before = Some(json!({ "状态": old }));
                entry.after = Some(json!({ "状态": new, "原因": reason }));
            });
            enriched(&tx, &actor.caller, vec![row]).await?.into_iter().next().ok_or_else(Problem::not_found)
        }
    };
    app.db.write(&caller.ctx, (actor, form), job).await.map(Body)
}

/// Whoever has not said anything yet is asked now.
async fn request(actor: Actor, Valid(form): Valid<SupplyRequest>) -> Result<Body<Asked>> {
    let job = |tx: Tx, actor: Actor, form: SupplyRequest| async move {
        let (app, caller) = (&actor.app, &actor.caller);
        let session = sessions::find(&tx, app, caller, form.session_id.unwrap_or_default()).await?;
        let open = Entity::find()
            .filter(SCOPE.for_caller(app, caller))
            .filter(Column::SessionId.eq(session.id))
            .filter(Column::Status.is_in([TO_UPDATE, OVERDUE]))
            .all(&tx)
            .await?;
        let count = ask(&actor.app, &tx, &open, "SUPPLY_TODO").await?;
        let code = session.session_code;
        tx.audit(|entry| {
            entry.biz_type = sessions::BIZ_TYPE;
            entry.biz_id = Some(session.id);
            entry.after = Some(json!({ "场次": code, "已催促": count }));
        });
        Ok(Asked { count })
    };
    actor.write(form, job).await.map(Body)
}

/// One message for each offer, to its owner; and to 招商, where it is late.
pub async fn ask(app: &App, tx: &Tx, rows: &[Model], template: &'static str) -> Result<usize> {
    let mut offers: Vec<i64> = Vec::new();
    for row in rows {
        if offers.contains(&row.offer_id) {
            continue;
        }
        offers.push(row.offer_id);
        let mut to = vec![Receiver::User(row.owner_id)];
        if template == "SUPPLY_OVERDUE" {
            let (company_id, live_room) = (row.company_id, row.live_room.clone());
            to.push(Receiver::Role { role: "ZHAOSHANG".into(), company_id, live_room });
        }
        let values = vec![("offerCode", row.offer_code.clone()), ("deadline", row.deadline.to_string())];
        let notice = Notice { template, to, values, biz_type: BIZ_TYPE, biz_id: row.id, link: ROUTE.to_owned() };
        app.organisation.notify(tx, notice).await?;
    }
    Entity::update_many()
        .col_expr(Column::AskedDate, Some(tx.now()).into())
        .filter(Column::Id.is_in(rows.iter().map(|row| row.id)))
        .exec(tx)
        .await?;
    Ok(offers.len())
}
