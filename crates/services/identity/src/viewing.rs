//! 以商家视角查看: staff open a company's view, and read there what its people read.

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::access::{Access, Caller, DataScope, Endpoint, Profile, Tenant, UserType, post, viewing};
use platform::db::{Db, Tx};
use platform::http::{Id, Problem, Result};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::accounts::split;
use crate::catalogue::permissions::{PERMISSIONS, PermissionType};
use crate::organisation;

/// Whoever may read the companies may look at what they see.
const CODE: &str = "platformCompany";

pub fn endpoints() -> [Endpoint; 1] {
    [post("/api/company-views/{id}", open)
        .summary("以商家视角查看")
        .access(Access::Codes(&[CODE]), Tenant::Reach)
        .audit("company.view")
        .answers::<CompanyView>()]
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompanyView {
    company_id: i64,
    company_name: String,
}

async fn open(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<CompanyView>> {
    let seen = profile(&app.db, &caller.profile, id).await?.ok_or_else(Problem::not_found)?;
    let job = |tx: Tx, (session, id, name): (i64, i64, String)| async move {
        viewing::open(&tx, session, id).await?;
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id) = ("company", Some(id));
            entry.after = Some(json!({ "companyName": name }));
        });
        Ok(CompanyView { company_id: id, company_name: name })
    };
    app.db.write(&caller.ctx, (caller.session_id, id, seen.company_name), job).await.map(Json)
}

/// Staff as somebody of a company who may open every menu and press no button.
pub async fn profile(db: &Db, staff: &Profile, company_id: i64) -> Result<Option<Profile>> {
    if staff.user_type != UserType::Platform || !staff.codes.contains(CODE) {
        return Ok(None);
    }
    let Some(company) = company::reached(db.read(), &organisation::reach_of(staff), company_id).await? else {
        return Ok(None);
    };
    let menus = PERMISSIONS.iter().filter(|node| node.biz && node.kind == PermissionType::Menu);
    Ok(Some(Profile {
        company_id: company.id,
        company_closed: organisation::closed(&company),
        company_rooms: split(&company.live_rooms),
        company_name: company.name,
        user_type: UserType::Biz,
        data_scope: DataScope::Company,
        codes: menus.map(|node| node.code.to_owned()).collect(),
        ..staff.clone()
    }))
}
