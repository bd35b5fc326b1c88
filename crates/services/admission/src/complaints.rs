//! Complaints about a company: written down by whoever looks after it, read by the company itself, one of the reasons of
//! its score. What turns out to be untrue is withdrawn with a reason and no longer counts.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use company::{Conduct, Fault};
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::http::{Id, Problem, Result, Valid};
use platform::point::{Links, links};
use platform::{App, Date, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::entity::complaint::{ActiveModel, Column, Entity, Model};
use crate::staff::reached;
use crate::texts;

const WRITE: Access = Access::Codes(&["company_assign"]);
/// More than anybody reads; the newest are shown.
const SHOWN: u64 = 100;

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/companies/{id}/complaints", list)
            .summary("企业投诉记录")
            .access(Access::Codes(&["business_Info", "platformCompany"]), Tenant::Reach)
            .answers_all::<Model>(),
        post("/api/companies/{id}/complaints", record)
            .summary("登记投诉")
            .access(WRITE, Tenant::Reach)
            .audit("company.complaint")
            .takes::<ComplaintForm>()
            .answers::<Model>()
            .created(),
        post("/api/company-complaints/{id}/withdraw", withdraw)
            .summary("撤销投诉")
            .access(WRITE, Tenant::Reach)
            .audit("company.complaintWithdraw")
            .takes::<ComplaintWithdrawal>()
            .answers::<Model>(),
    ]
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComplaintForm {
    #[field("投诉日期", required)]
    happened_date: Date,
    #[field("关联单号", max = 50)]
    #[serde(default)]
    related_code: Option<String>,
    #[field("投诉内容", min = 5, max = 255, area, required)]
    content: String,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComplaintWithdrawal {
    #[field("撤销原因", min = 5, max = 255, area, required)]
    reason: String,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn list(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Vec<Model>>> {
    reached(&app, app.db.read(), &caller, id).await?;
    let rows = Entity::find()
        .filter(Column::CompanyId.eq(id))
        .order_by_desc(Column::HappenedDate)
        .order_by_desc(Column::Id)
        .limit(SHOWN);
    Ok(Json(rows.all(app.db.read()).await?))
}

async fn record(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<ComplaintForm>,
) -> Result<(StatusCode, Json<Model>)> {
    if form.happened_date > app.clock().today() {
        return Err(Problem::field("happenedDate", "投诉日期", texts::COMMON_FUTURE));
    }
    let job = move |tx: Tx, (app, caller, form): (App, Caller, ComplaintForm)| async move {
        reached(&app, &tx, &caller, id).await?;
        let row = Model {
            id: tx.next_id(),
            company_id: id,
            happened_date: form.happened_date,
            related_code: form.related_code.unwrap_or_default(),
            content: form.content,
            created_by: caller.user_id(),
            created_by_name: caller.profile.name_cn.clone(),
            created_date: tx.now(),
            withdraw_reason: String::new(),
            withdrawn_by_name: String::new(),
            row_version: 0,
        };
        audit(&tx, id, json!({ "投诉日期": row.happened_date, "投诉内容": row.content }));
        Entity::insert(row.clone().into_active_model()).exec_without_returning(&tx).await?;
        Ok(row)
    };
    let made = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn withdraw(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<ComplaintWithdrawal>,
) -> Result<Json<Model>> {
    let job = move |tx: Tx, (app, caller, form): (App, Caller, ComplaintWithdrawal)| async move {
        let row = Entity::find_by_id(id).one(&tx).await?.ok_or_else(Problem::not_found)?;
        reached(&app, &tx, &caller, row.company_id).await?;
        if !row.withdraw_reason.is_empty() {
            return Err(texts::COMMON_STATE.into());
        }
        let next = Model {
            withdraw_reason: form.reason,
            withdrawn_by_name: caller.profile.name_cn.clone(),
            row_version: form.row_version + 1,
            ..row
        };
        let change = ActiveModel {
            withdraw_reason: Set(next.withdraw_reason.clone()),
            withdrawn_by_name: Set(next.withdrawn_by_name.clone()),
            ..Default::default()
        };
        tx.update(id, form.row_version, change).await?;
        audit(&tx, next.company_id, json!({ "投诉内容": next.content, "撤销原因": next.withdraw_reason }));
        Ok(next)
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await.map(Json)
}

fn audit(tx: &Tx, company_id: i64, after: Value) {
    tx.audit(|entry| {
        entry.biz_type = company::BIZ_TYPE;
        entry.biz_id = Some(company_id);
        entry.after = Some(after);
    });
}

pub async fn counted(app: App, Conduct { company_ids, since }: Conduct) -> Result<(Fault, Links)> {
    let rows: Vec<(i64, i64)> = Entity::find()
        .select_only()
        .columns([Column::CompanyId, Column::Id])
        .filter(Column::CompanyId.is_in(company_ids))
        .filter(Column::HappenedDate.gte(since))
        .filter(Column::WithdrawReason.eq(""))
        .into_tuple()
        .all(app.db.read())
        .await?;
    Ok((Fault::Complaint, links(rows)))
}
