//! A new link for an agreement that was not signed: the staff's answer to a lost, refused or expired one.

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, post};
use platform::db::Tx;
use platform::http::{Id, Problem, Result};
use sea_orm::{EntityTrait, QueryFilter};
use serde_json::json;

use crate::agreement::SignType;
use crate::door::reached;
use crate::entity::{BIZ_TYPE, Entity, Model, NOT_STARTED, SIGNED};
use crate::open::renew;
use crate::records::SignRecord;
use crate::texts;

/// The two who hear of a refusal: 招商 looks after the company, 法务 after the text.
const CODES: &[&str] = &["company_saleApprove", "company_legalApprove"];

pub fn endpoint() -> Endpoint {
    post("/api/company-signs/{id}/resend", resend)
        .summary("重新发送签署链接")
        .access(Access::Codes(CODES), Tenant::Reach)
        .audit("companySign.resend")
        .answers::<SignRecord>()
}

pub fn may_resend(caller: &Caller, status: &str) -> bool {
    caller.profile.user_type == UserType::Platform && status != SIGNED && CODES.iter().any(|code| caller.has(code))
}

async fn resend(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<SignRecord>> {
    let row = Entity::find_by_id(id).filter(reached(&app, &caller)).one(app.db.read()).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    if !may_resend(&caller, &row.status) {
        return Err(texts::COMMON_STATE.into());
    }
    let job = |tx: Tx, (app, row): (App, Model)| async move {
        let kind = SignType::of(&row.sign_type).ok_or_else(|| Problem::internal("a kind without a text"))?;
        if !renew(&tx, &app, &row, kind).await? {
            return Err(texts::COMMON_CONFLICT.into());
        }
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(row.id);
            entry.before = Some(json!({ "status": row.status }));
            entry.after = Some(json!({ "status": NOT_STARTED }));
        });
        Ok(())
    };
    app.db.write(&caller.ctx, (app.clone(), row), job).await?;
    app.wake.notify_one();
    SignRecord::find(&app, &caller, id).await.map(Json)
}
