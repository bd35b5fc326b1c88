//! Taking a company out of use and back: with a reason that decides what it may still do.

use axum::Json;
use axum::extract::State;
use company::joining;
use platform::access::{Access, Caller, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{Notice, Receiver};
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Form};
use serde::Deserialize;
use serde_json::json;

use crate::staff::{self, CompanyDetail};
use crate::texts;

pub fn endpoints() -> Vec<Endpoint> {
    let may = Access::Codes(&["company_freeze"]);
    vec![
        post("/api/companies/{id}/freeze", freeze)
            .summary("冻结企业")
            .access(may, Tenant::Reach)
            .audit("company.freeze")
            .takes::<FreezeCompanyForm>()
            .answers::<CompanyDetail>(),
        post("/api/companies/{id}/enable", enable)
            .summary("恢复企业")
            .access(may, Tenant::Reach)
            .audit("company.enable")
            .takes::<EnableCompanyForm>()
            .answers::<CompanyDetail>(),
    ]
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FreezeCompanyForm {
    #[field("冻结原因", dict = "UseStatusReason", max = 20, required)]
    use_status_reason: String,
    #[field("说明", min = 5, max = 255, area, required)]
    reason: String,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EnableCompanyForm {
    #[field("说明", min = 5, max = 255, area, required)]
    reason: String,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn freeze(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<FreezeCompanyForm>,
) -> Result<Json<CompanyDetail>> {
    let label = app.dict.all(&app.db).await?.label("UseStatusReason", &form.use_status_reason).to_owned();
    let freezing =
        Freezing { reason: Some((form.use_status_reason, label)), remark: form.reason, row_version: form.row_version };
    settle(&app, &caller, id, freezing).await
}

async fn enable(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<EnableCompanyForm>,
) -> Result<Json<CompanyDetail>> {
    settle(&app, &caller, id, Freezing { reason: None, remark: form.reason, row_version: form.row_version }).await
}

/// Freezing with a reason and its label, or enabling.
#[derive(Clone)]
struct Freezing {
    reason: Option<(String, String)>,
    remark: String,
    row_version: i32,
}

/// The record, the sessions, what other modules have to do about it, and the word to the company's administrators.
async fn settle(app: &App, caller: &Caller, id: i64, freezing: Freezing) -> Result<Json<CompanyDetail>> {
    let job = move |tx: Tx, (app, caller, freezing): (App, Caller, Freezing)| async move {
        let record = staff::reached(&app, &tx, &caller, id).await?;
        if record.row_version != freezing.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        if record.use_status != freezing.reason.is_some() {
            return Err(texts::COMMON_STATE.into());
        }
        let mut values = vec![("companyName", record.name.clone())];
        let template = match &freezing.reason {
            Some((reason, label)) => {
                joining::freeze(&tx, id, reason, &freezing.remark).await?;
                identity::end_sessions_of(&tx, id).await?;
                values.push(("reason", format!("{label}：{}", freezing.remark)));
                app.points.emit(&app, &tx, company::Frozen { company_id: id }).await?;
                "COMPANY_FROZEN"
            }
            None => {
                joining::enable(&tx, id, &freezing.remark).await?;
                app.points.emit(&app, &tx, company::Enabled { company_id: id }).await?;
                "COMPANY_UNFROZEN"
            }
        };
        tx.audit(|entry| {
            entry.biz_type = company::BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.before = Some(json!({ "useStatus": record.use_status, "useStatusReason": record.use_status_reason }));
            entry.after = Some(json!({
                "useStatus": freezing.reason.is_none(),
                "useStatusReason": freezing.reason.as_ref().map(|(reason, _)| reason),
                "reason": freezing.remark,
            }));
        });
        let to = vec![Receiver::Owners { permission: "company_submit".into(), company_id: id }];
        let notice =
            Notice { template, to, values, biz_type: company::BIZ_TYPE, biz_id: id, link: "/business/info".into() };
        app.organisation.notify(&tx, notice).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), freezing), job).await?;
    app.people_changed();
    let record = company::profile::record(app.db.read(), id).await?.ok_or_else(Problem::not_found)?;
    staff::detail(app, caller, record).await.map(Json)
}
