//! What people do with a case: record it, ask, explain, confirm by two, close. Each is one transaction.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{Actor, Receiver};
use platform::files::{self, FileRef};
use platform::form::{Checks, Form as _};
use platform::http::{Id, Problem, Result, Valid};
use platform::money::Money;
use platform::{App, Date, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter};
use serde::Deserialize;
use serde_json::json;

use crate::commitments::{self, IN_FORCE};
use crate::entity::commitment;
use crate::entity::violation::{ActiveModel, Column, Entity, Model};
use crate::points::{Case, Closed, Confirmed};
use crate::prices::{self, Sighting, Source};
use crate::scope_rules::{is_lower, is_within};
use crate::texts;
use crate::violation_rules::{CLOSED, CONFIRMED, EXPLAINED, OPEN, hindrance};
use crate::violations::{
    BIZ_TYPE, EXPLANATION, Finding, PriceViolation, SCOPE, audit, begin, find, is_known, person, show, tell,
};

const DECIDE: Access = Access::Codes(&["price_decide"]);

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        post("/api/price-violations", record)
            .summary("登记破价线索")
            .access(Access::Codes(&["price_import"]), Tenant::Reach)
            .audit("priceViolation.record")
            .takes::<PriceRecordForm>()
            .created()
            .answers::<PriceViolation>(),
        post("/api/price-violations/{id}/ask", ask)
            .summary("要求商家说明")
            .access(DECIDE, Tenant::Reach)
            .audit("priceViolation.ask")
            .takes::<PriceAskForm>()
            .answers::<PriceViolation>(),
        post("/api/price-violations/{id}/explain", explain)
            .summary("说明破价原因")
            .access(Access::Codes(&["offerList_edit"]), Tenant::Reach)
            .audit("priceViolation.explain")
            .takes::<PriceExplainForm>()
            .answers::<PriceViolation>(),
        post("/api/price-violations/{id}/confirm", confirm)
            .summary("确认破价")
            .access(DECIDE, Tenant::Reach)
            .audit("priceViolation.confirm")
            .takes::<PriceConfirmForm>()
            .answers::<PriceViolation>(),
        post("/api/price-violations/{id}/close", close)
            .summary("关闭破价线索")
            .access(DECIDE, Tenant::Reach)
            .audit("priceViolation.close")
            .takes::<PriceCloseForm>()
            .answers::<PriceViolation>(),
    ]
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PriceRecordForm {
    #[field("保价承诺", to = "priceCommitment", required)]
    commitment_id: i64,
    #[field("渠道", max = 20, required, dict = "PriceChannel")]
    channel: String,
    #[field("价格", low = 0.01, high = 99_999_999.99)]
    price: Money,
    #[field("采集日期", required)]
    captured_date: Date,
    #[field("店铺名称", max = 100)]
    store_name: Option<String>,
    #[field("商品链接", max = 500, url)]
    url: Option<String>,
    #[field("说明", max = 255, area)]
    remark: Option<String>,
    #[field("截图", max = 5, required)]
    screenshot: Vec<FileRef>,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PriceAskForm {
    #[field("说明要求", max = 255, area)]
    question: Option<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PriceExplainForm {
    #[field("情况说明", min = 5, max = 500, required, area)]
    explanation: String,
    #[field("附件", max = 5)]
    #[serde(default)]
    files: Vec<FileRef>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PriceConfirmForm {
    #[field("认定意见", max = 255, area)]
    opinion: Option<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PriceCloseForm {
    #[field("关闭原因", min = 2, max = 255, required, area)]
    reason: String,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

/// Somebody has seen it with their own eyes. It counts by the same rules as what the watch finds.
async fn record(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<PriceRecordForm>,
) -> Result<(StatusCode, Json<PriceViolation>)> {
    let job = |tx: Tx, (app, caller, form): (App, Caller, PriceRecordForm)| async move {
        let promise =
            commitment::Entity::find_by_id(form.commitment_id).filter(SCOPE.for_caller(&app, &caller)).one(&tx).await?;
        let promise = promise.ok_or_else(Problem::not_found)?;
        let seen = Sighting {
            channel: form.channel,
            barcode: promise.barcode.clone(),
            price: form.price,
            url: form.url.unwrap_or_default(),
            store_name: form.store_name.unwrap_or_default(),
            captured_date: form.captured_date,
        };
        must_count(&app, &tx, &promise, &seen).await?;
        let who = Source { code: "MANUAL", user_id: Some(caller.user_id()), name: &caller.profile.name_cn };
        prices::keep(&tx, vec![seen.clone()], who).await?;
        let kept = prices::find(&tx, &seen).await?.ok_or_else(|| Problem::internal("a price that was kept"))?;
        if is_known(&tx, promise.id, &kept).await? {
            return Err(texts::PRICE_KNOWN.into());
        }
        let files = serde_json::to_string(&form.screenshot)?;
        let found = Finding { source: "MANUAL", remark: form.remark.as_deref().unwrap_or_default(), files: &files };
        let row = begin(&app, &tx, &promise, &kept, found).await?;
        files::attach(&tx, caller.company_id(), BIZ_TYPE, row.id, &[("screenshot", &form.screenshot)]).await?;
        one(&app, &tx, &caller, row.id).await
    };
    let made = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// The promise is in force on that day, the price lies under it and within its scope.
async fn must_count(app: &App, tx: &Tx, promise: &commitment::Model, seen: &Sighting) -> Result<()> {
    if !IN_FORCE.contains(&promise.status.as_str()) {
        return Err(texts::COMMON_STATE.into());
    }
    let day = Some(seen.captured_date);
    let mut checks = Checks::default();
    if seen.captured_date > tx.now().date() {
        checks.refuse_field(PriceRecordForm::FIELDS, "capturedDate", texts::COMMON_FUTURE);
    } else if day < promise.start_date || day > promise.end_date {
        checks.refuse_field(PriceRecordForm::FIELDS, "capturedDate", texts::PRICE_WINDOW);
    }
    checks.finish()?;
    let place = crate::scope_rules::Seen {
        channel: &seen.channel,
        price: seen.price,
        store_name: &seen.store_name,
        url: &seen.url,
    };
    if !is_lower(promise.promise(), place) {
        return Err(Problem::filled(texts::PRICE_NOT_LOWER, &[("x", &promise.promised_price.to_string())]));
    }
    if !is_within(promise.promise(), place) {
        let dictionaries = app.dict.all(&app.db).await?;
        let label = dictionaries.label("ProtectScope", &promise.scope);
        return Err(Problem::filled(texts::PRICE_SCOPE, &[("scope", label)]));
    }
    Ok(())
}

async fn one(app: &App, tx: &Tx, caller: &Caller, id: i64) -> Result<PriceViolation> {
    let row = find(app, tx, caller, id).await?;
    show(app, tx, caller, vec![row]).await?.pop().ok_or_else(Problem::not_found)
}

/// The row, if the action is open to the caller and nobody has been faster.
async fn open_to(app: &App, tx: &Tx, caller: &Caller, (id, version): (i64, i32), action: &str) -> Result<Model> {
    let row = find(app, tx, caller, id).await?;
    if let Some(text) = hindrance(&row, person(caller), action) {
        return Err(text.into());
    }
    if row.row_version == version { Ok(row) } else { Err(texts::COMMON_CONFLICT.into()) }
}

/// Compare and set, with what the audit log says of it.
async fn change(tx: &Tx, row: &Model, change: ActiveModel, after: serde_json::Value) -> Result<()> {
    audit(tx, row, Some(json!({ "status": row.status })), after);
    tx.update(row.id, row.row_version, change).await
}

async fn ask(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<PriceAskForm>,
) -> Result<Json<PriceViolation>> {
    let job = move |tx: Tx, (app, caller, form): (App, Caller, PriceAskForm)| async move {
        let row = open_to(&app, &tx, &caller, (id, form.row_version), "ask").await?;
        let after = json!({ "status": OPEN, "question": form.question });
        let asked = ActiveModel {
            status: Set(OPEN.into()),
            asked_by_name: Set(Some(caller.profile.name_cn.clone())),
            asked_date: Set(Some(tx.now())),
            question: Set(form.question),
            ..Default::default()
        };
        change(&tx, &row, asked, after).await?;
        tell(&app, &tx, &row, vec![Receiver::User(row.owner_id)]).await?;
        one(&app, &tx, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await.map(Json)
}

async fn explain(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<PriceExplainForm>,
) -> Result<Json<PriceViolation>> {
    Actor::new(&app, &caller).await?.must_be_open(&[])?;
    let job = move |tx: Tx, (app, caller, form): (App, Caller, PriceExplainForm)| async move {
        let row = open_to(&app, &tx, &caller, (id, form.row_version), "explain").await?;
        files::attach(&tx, caller.company_id(), EXPLANATION, id, &[("files", &form.files)]).await?;
        let after = json!({ "status": EXPLAINED, "explanation": form.explanation });
        let explained = ActiveModel {
            status: Set(EXPLAINED.into()),
            explained_by_name: Set(Some(caller.profile.name_cn.clone())),
            explained_date: Set(Some(tx.now())),
            explanation: Set(Some(form.explanation)),
            explanation_files: Set(serde_json::to_string(&form.files)?),
            ..Default::default()
        };
        change(&tx, &row, explained, after).await?;
        one(&app, &tx, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await.map(Json)
}

/// The first word is 招商's, the second 法务's; with it the promise is broken, and whoever keeps offers hears of it.
async fn confirm(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<PriceConfirmForm>,
) -> Result<Json<PriceViolation>> {
    let job = move |tx: Tx, (app, caller, form): (App, Caller, PriceConfirmForm)| async move {
        let row = open_to(&app, &tx, &caller, (id, form.row_version), "confirm").await?;
        let (by, name) = (Some(caller.user_id()), Some(caller.profile.name_cn.clone()));
        if row.first_by.is_none() {
            let after = json!({ "firstBy": name, "opinion": form.opinion });
            let first = ActiveModel {
                first_by: Set(by),
                first_by_name: Set(name),
                first_date: Set(Some(tx.now())),
                first_opinion: Set(form.opinion),
                ..Default::default()
            };
            change(&tx, &row, first, after).await?;
            return one(&app, &tx, &caller, id).await;
        }
        let after = json!({ "status": CONFIRMED, "secondBy": name, "opinion": form.opinion });
        let second = ActiveModel {
            status: Set(CONFIRMED.into()),
            second_by: Set(by),
            second_by_name: Set(name),
            second_date: Set(Some(tx.now())),
            second_opinion: Set(form.opinion),
            ..Default::default()
        };
        change(&tx, &row, second, after).await?;
        commitments::breach(&tx, row.commitment_id, true).await?;
        app.points.emit(&app, &tx, Confirmed(case(&caller, &row))).await?;
        one(&app, &tx, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await.map(Json)
}

/// With a case that was confirmed goes what came of it, and nothing else.
async fn close(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<PriceCloseForm>,
) -> Result<Json<PriceViolation>> {
    let job = move |tx: Tx, (app, caller, form): (App, Caller, PriceCloseForm)| async move {
        let row = open_to(&app, &tx, &caller, (id, form.row_version), "close").await?;
        let after = json!({ "status": CLOSED, "reason": form.reason });
        let closed = ActiveModel {
            status: Set(CLOSED.into()),
            closed_by_name: Set(Some(caller.profile.name_cn.clone())),
            closed_date: Set(Some(tx.now())),
            close_reason: Set(Some(form.reason)),
            ..Default::default()
        };
        change(&tx, &row, closed, after).await?;
        if row.status == CONFIRMED {
            let others =
                Entity::find().filter(Column::CommitmentId.eq(row.commitment_id)).filter(Column::Status.eq(CONFIRMED));
            if others.count(&tx).await? == 0 {
                commitments::breach(&tx, row.commitment_id, false).await?;
            }
            app.points.emit(&app, &tx, Closed(case(&caller, &row))).await?;
        }
        one(&app, &tx, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await.map(Json)
}

fn case(caller: &Caller, row: &Model) -> Case {
    let by = (caller.user_id(), caller.profile.name_cn.clone());
    Case { id: row.id, offer_id: row.offer_id, by }
}
