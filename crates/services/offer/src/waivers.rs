//! Waivers: 招商 asks, 终选 grants, and one finding of price, duplicates or contract no longer keeps an offer back.

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::document::{Document as _, found};
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Date, Form};
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};
use serde::Deserialize;
use serde_json::json;

use crate::entity::waiver::{self, Column, Entity};
use crate::offer::Offer;
use crate::precheck::{BLOCK, Sections, WARN};
use crate::texts;

const DAYS: i64 = 7;
const PROPOSED: &str = "PROPOSED";
const GRANTED: &str = "GRANTED";
const REFUSED: &str = "REFUSED";
/// Only findings of these rules can be waived.
const RULES: [&str; 4] = ["HISTORY", "PROTECT", "BARCODE", "CONTRACT"];

pub fn endpoints() -> Vec<Endpoint> {
    let grants = |path: &str, says, granted| {
        post(path, move |state, caller, id, form| decide(state, caller, id, form, granted))
            .summary(says)
            .access(Access::Codes(&["waiver_grant"]), Tenant::Reach)
            .takes::<WaiverDecision>()
            .answers::<waiver::Model>()
    };
    vec![
        get("/api/offers/{id}/waivers", list)
            .summary("报品豁免")
            .access(Access::Codes(Offer::KIND.codes.read), Tenant::Reach)
            .answers_all::<waiver::Model>(),
        post("/api/offers/{id}/waivers", propose)
            .summary("申请豁免")
            .access(Access::Codes(&["waiver_propose"]), Tenant::Reach)
            .audit("offer.waiverPropose")
            .takes::<WaiverForm>()
            .answers::<waiver::Model>()
            .created(),
        grants("/api/waivers/{id}/grant", "批准豁免", true).audit("offer.waiverGrant"),
        grants("/api/waivers/{id}/refuse", "拒绝豁免", false).audit("offer.waiverRefuse"),
    ]
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WaiverForm {
    #[field("豁免规则", max = 20, required)]
    rule: String,
    #[field("SKU", to = "offerSku")]
    #[serde(default)]
    sku_id: Option<i64>,
    #[field("豁免原因", min = 5, max = 255, required, area)]
    reason: String,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WaiverDecision {
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn list(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Vec<waiver::Model>>> {
    found::<Offer>(&app, &caller, id).await?;
    let all = Entity::find().filter(Column::OfferId.eq(id)).order_by_asc(Column::Id);
    Ok(Json(all.all(app.db.read()).await?))
}

async fn propose(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<WaiverForm>,
) -> Result<(axum::http::StatusCode, Json<waiver::Model>)> {
    let doc = found::<Offer>(&app, &caller, id).await?;
    if !RULES.contains(&form.rule.as_str()) {
        return Err(Problem::field("rule", "豁免规则", texts::COMMON_DICT));
    }
    if form.sku_id.is_some_and(|sku| doc.form.skus.iter().all(|own| own.id != Some(sku))) {
        return Err(Problem::field("skuId", "SKU", texts::COMMON_DICT));
    }
    let job = move |tx: Tx, (caller, form): (Caller, WaiverForm)| async move {
        let row = waiver::Model {
            id: tx.next_id(),
            offer_id: id,
            sku_id: form.sku_id,
            rule: form.rule,
            reason: form.reason,
            status: PROPOSED.into(),
            expire_date: None,
            created_by: caller.user_id(),
            created_by_name: caller.profile.name_cn.clone(),
            created_date: tx.now(),
            decided_by: None,
            decided_by_name: None,
            decided_date: None,
            row_version: 0,
        };
        audit(&tx, &row);
        Entity::insert(row.clone().into_active_model()).exec_without_returning(&tx).await?;
        Ok(row)
    };
    let made = app.db.write(&caller.ctx, (caller.clone(), form), job).await?;
    Ok((axum::http::StatusCode::CREATED, Json(made)))
}

async fn decide(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<WaiverDecision>,
    granted: bool,
) -> Result<Json<waiver::Model>> {
    let row = Entity::find_by_id(id).one(app.db.read()).await?.ok_or_else(Problem::not_found)?;
    found::<Offer>(&app, &caller, row.offer_id).await?;
    if caller.is_person_of(row.created_by) {
        return Err(texts::COMMON_SELF_APPROVE.into());
    }
    let job = move |tx: Tx, (caller, row): (Caller, waiver::Model)| async move {
        if row.status != PROPOSED {
            return Err(texts::COMMON_STATE.into());
        }
        let next = waiver::Model {
            status: if granted { GRANTED } else { REFUSED }.into(),
            expire_date: granted.then(|| tx.now().date().plus_days(DAYS)),
            decided_by: Some(caller.user_id()),
            decided_by_name: Some(caller.profile.name_cn.clone()),
            decided_date: Some(tx.now()),
            row_version: form.row_version + 1,
            ..row
        };
        tx.update(id, form.row_version, next.clone().into_active_model().reset_all()).await?;
        audit(&tx, &next);
        Ok(next)
    };
    app.db.write(&caller.ctx, (caller.clone(), row), job).await.map(Json)
}

fn audit(tx: &Tx, row: &waiver::Model) {
    let (id, after) = (row.offer_id, json!({ "waiver": row.rule, "status": row.status, "reason": row.reason }));
    tx.audit(|entry| {
        entry.biz_type = Offer::KIND.biz_type;
        entry.biz_id = Some(id);
        entry.after = Some(after);
    });
}

/// What was waived and still is counts as a warning, for everybody to see.
pub async fn apply(db: &impl ConnectionTrait, offer_id: i64, today: Date, sections: &mut Sections) -> Result<()> {
    let price = sections.price.iter().any(|finding| finding.level == BLOCK);
    if offer_id == 0 || (!price && !sections.duplicate.iter().any(|finding| finding.level == BLOCK)) {
        return Ok(());
    }
    let granted =
        Entity::find().filter(Column::OfferId.eq(offer_id)).filter(Column::Status.eq(GRANTED)).all(db).await?;
    let waived = |rule: &str, sku: Option<i64>| {
        let holds = |row: &waiver::Model| row.expire_date.is_some_and(|end| end >= today);
        granted.iter().any(|row| row.rule == rule && holds(row) && (row.sku_id.is_none() || row.sku_id == sku))
    };
    for finding in sections.price.iter_mut().filter(|finding| finding.level == BLOCK) {
        if waived(finding.rule, finding.sku_id) {
            (finding.level, finding.waived) = (WARN, true);
        }
    }
    for finding in sections.duplicate.iter_mut().filter(|finding| finding.level == BLOCK) {
        if waived(finding.rule, None) {
            (finding.level, finding.waived) = (WARN, true);
        }
    }
    Ok(())
}
