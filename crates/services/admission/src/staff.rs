//! Companies as the platform's staff see them: the list, one of them, and who looks after it.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use company::list::{COMPANIES, Row};
use company::profile::CompanyProfile;
use company::{CompanyRecord, joining};
use platform::access::{Access, Caller, Endpoint, Tenant, get, post, put};
use platform::db::{Page, PageRequest, Tx};
use platform::document::{SensitiveValue, UnmaskForm};
use platform::http::{Id, Problem, Result, Valid};
use platform::workflow::Step;
use platform::workflow::status::APPROVING;
use platform::{App, Date, Form};
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use sea_orm::{ConnectionTrait, FromQueryResult};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::profile::unmasked;
use crate::steps::STEPS;
use crate::texts;

const STAFF: Access = Access::Codes(&["platformCompany"]);

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/companies", page)
            .filters(&COMPANIES)
            .summary("企业列表")
            .access(STAFF, Tenant::Reach)
            .answers_page::<CompanyLine>(),
        get("/api/companies/bd-users", bd_users)
            .summary("招商人员")
            .access(Access::Codes(&["platformCompany", "platformOffer"]), Tenant::Company)
            .answers_all::<Person>(),
        get("/api/companies/{id}", read).summary("企业详情").access(STAFF, Tenant::Reach).answers::<CompanyDetail>(),
        put("/api/companies/{id}/assign", assign)
            .summary("分配企业")
            .access(Access::Codes(&["company_assign"]), Tenant::Reach)
            .audit("company.assign")
            .takes::<AssignForm>()
            .answers::<CompanyDetail>(),
        post("/api/companies/{id}/unmask", unmask)
            .summary("查看敏感信息")
            .access(Access::Codes(&["company_viewSensitive"]), Tenant::Reach)
            .audit("company.unmask")
            .answers_a_secret()
            .takes::<UnmaskForm>()
            .answers::<SensitiveValue>(),
    ]
}

/// A line with the name of whoever looks after it, and what the caller may do.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompanyLine {
    #[serde(flatten)]
    row: Row,
    bd_user_name: Option<String>,
    /// The registration's document, while it is of interest.
    join_id: Option<i64>,
    /// The end that comes first, of the licence or a certificate in force; it may lie behind.
    nearest_expiry: Option<Date>,
    actions: Vec<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    id: i64,
    name_cn: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompanyDetail {
    #[serde(flatten)]
    profile: CompanyProfile,
    bd_user_name: Option<String>,
    join_id: Option<i64>,
    actions: Vec<&'static str>,
    row_version: i32,
}

pub async fn page(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<CompanyLine>> {
    let page = company::list::page(app.db.read(), &app.organisation.reach(&caller), &request).await?;
    let joins = joins_of(&app, page.rows.iter().map(|row| row.id).collect()).await?;
    // Whoever asks for the total alone has no rows to name anybody in.
    let names = if page.rows.is_empty() { HashMap::new() } else { names(&app).await? };
    let ids: Vec<i64> = page.rows.iter().map(|row| row.id).collect();
    let ends = certificate::first_ends(app.db.read(), &ids).await?;
    Ok(page.map(|row| CompanyLine {
        bd_user_name: row.bd_user_id.and_then(|id| names.get(&id).cloned()),
        join_id: joins.get(&row.id).copied(),
        nearest_expiry: ends.get(&row.id).copied().into_iter().chain(row.to_time).min(),
        actions: actions(&caller, waiting_at(&row.appr_status, &row.appr_step), row.verify_status, row.use_status),
        row,
    }))
}

async fn bd_users(State(app): State<App>, _caller: Caller) -> Result<Json<Vec<Person>>> {
    let people = identity::holders_of(app.db.read(), "company_saleApprove").await?;
    Ok(Json(people.into_iter().map(|person| Person { id: person.id, name_cn: person.name }).collect()))
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<CompanyDetail>> {
    let record = reached(&app, app.db.read(), &caller, id).await?;
    detail(&app, &caller, record).await.map(Json)
}

pub async fn detail(app: &App, caller: &Caller, record: CompanyRecord) -> Result<CompanyDetail> {
    let names = names(app).await?;
    let joins = joins_of(app, vec![record.id]).await?;
    Ok(CompanyDetail {
        bd_user_name: record.bd_user_id.and_then(|id| names.get(&id).cloned()),
        join_id: joins.get(&record.id).copied(),
        actions: actions(
            caller,
            waiting_at(&record.appr_status, &record.appr_step),
            record.verify_status,
            record.use_status,
        ),
        row_version: record.row_version,
        profile: company::profile::profile_of(app, record).await?,
    })
}

/// A company that the caller reaches and that has been submitted at least once; anything else does not exist.
pub async fn reached<C: ConnectionTrait>(app: &App, db: &C, caller: &Caller, id: i64) -> Result<CompanyRecord> {
    let column = Expr::col::<&str>;
    let one = Query::select()
        .expr(Expr::cust("*"))
        .from("company")
        .cond_where(company::SCOPE.for_caller(app, caller))
        .and_where(column("id").eq(id))
        .and_where(column("is_deleted").eq(false))
        .and_where(column("is_platform").eq(false))
        .and_where(column("appr_status").ne("CREATED"))
        .to_owned();
    let row = db.query_one(&one).await?.ok_or_else(Problem::not_found)?;
    Ok(CompanyRecord::from_query_result(&row, "")?)
}

fn waiting_at<'a>(status: &str, step: &'a str) -> Option<&'a str> {
    (status == APPROVING).then_some(step)
}

/// `step` is where its registration waits, if it does.
fn actions(caller: &Caller, step: Option<&str>, verified: bool, in_use: bool) -> Vec<&'static str> {
    let mut actions = vec!["detail"];
    let here = |waiting: &Step| Some(waiting.code) == step && caller.has(waiting.permission);
    if STEPS.iter().any(here) {
        actions.push("approve");
    }
    if caller.has("company_assign") {
        actions.push("assign");
    }
    if caller.has("company_freeze") && verified {
        actions.push(if in_use { "freeze" } else { "enable" });
    }
    actions
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AssignForm {
    #[field("招商负责人", to = "user")]
    bd_user_id: i64,
    #[field("商家分组", dict = "VendorGroup", max = 20, required)]
    vendor_group: String,
    #[field("合作直播间", dict = "LiveRoom", max = 20, required)]
    live_rooms: Vec<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn assign(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<AssignForm>,
) -> Result<Json<CompanyDetail>> {
    let job = move |tx: Tx, (app, caller, form): (App, Caller, AssignForm)| async move {
        let record = reached(&app, &tx, &caller, id).await?;
        if record.row_version != form.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        let staff = identity::holders_of(&tx, "company_saleApprove").await?;
        if !staff.iter().any(|person| person.id == form.bd_user_id) {
            return Err(Problem::field("bdUserId", "招商负责人", texts::COMMON_DICT));
        }
        joining::assign(&tx, id, Some(form.bd_user_id), &form.vendor_group, &form.live_rooms).await?;
        tx.audit(|entry| {
            entry.biz_type = company::BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.before = Some(json!({
                "bdUserId": record.bd_user_id, "vendorGroup": record.vendor_group, "liveRooms": record.live_rooms,
            }));
            entry.after = Some(json!({
                "bdUserId": form.bd_user_id, "vendorGroup": form.vendor_group, "liveRooms": form.live_rooms.join(","),
            }));
        });
        Ok(())
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    app.people_changed();
    let record = company::profile::record(app.db.read(), id).await?.ok_or_else(Problem::not_found)?;
    detail(&app, &caller, record).await.map(Json)
}

async fn unmask(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(asked): Valid<UnmaskForm>,
) -> Result<Json<SensitiveValue>> {
    reached(&app, app.db.read(), &caller, id).await?;
    unmasked(&app, &caller, id, asked).await
}

/// One statement for the page: the newest registration of each company.
async fn joins_of(app: &App, ids: Vec<i64>) -> Result<HashMap<i64, i64>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let column = Expr::col::<&str>;
    let newest = Query::select()
        .column("company_id")
        .expr_as(column("id").max(), "id")
        .from("company_join")
        .and_where(column("company_id").is_in(ids))
        .group_by_col("company_id")
        .to_owned();
    let rows = app.db.read().query_all(&newest).await?;
    rows.iter().map(|row| Ok((row.try_get("", "company_id")?, row.try_get("", "id")?))).collect()
}

async fn names(app: &App) -> Result<HashMap<i64, String>> {
    let people = identity::holders_of(app.db.read(), "company_saleApprove").await?;
    Ok(people.into_iter().map(|person| (person.id, person.name)).collect())
}
