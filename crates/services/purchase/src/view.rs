//! Needs as people read them.

use std::collections::HashMap;

use platform::access::Caller;
use platform::files::{self, FileRef, FileView};
use platform::http::{Problem, Result};
use platform::money::Money;
use platform::{App, Date, Timestamp};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entity::need::Model;
use crate::entity::response;
use crate::need_rules::{
    EXPIRED, LIVING, OPEN, PENDING, RUNNING, SOURCING, WITHDRAWN, is_open_to_decide, takes_answer,
};
use crate::visible::{self, is_staff};

/// What the platform asks for, as it stands for the reader.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NeedSupply {
    id: i64,
    code: String,
    need_type: String,
    spu_id: Option<i64>,
    title: String,
    category_code: String,
    brand_hint: String,
    target_price_from: Option<Money>,
    target_price_to: Option<Money>,
    qty: Option<i64>,
    live_room: String,
    session_date: Option<Date>,
    requirement: String,
    missing_fields: Vec<MissingField>,
    missing_count: i32,
    /// Where one company is asked and nobody else.
    company_id: Option<i64>,
    company_name: String,
    deadline: Timestamp,
    /// For a company it is how the need stands for itself.
    status: String,
    last_reason: String,
    created_date: Timestamp,
    /// A company's is its answer's, 0 before there is one.
    row_version: i32,
    /// What the caller may do with it now: respond, withdraw, offer; edit, remove, close.
    actions: Vec<&'static str>,
    /// The own one's; a company alone has it.
    my_response_status: Option<String>,
    my_response: Option<NeedResponse>,
    /// From here on the staff's alone.
    accept_many: Option<bool>,
    created_by_name: Option<String>,
    /// Those that were not taken back.
    response_count: Option<i64>,
    /// Of one need, the cheapest first; a list has none.
    responses: Vec<NeedResponse>,
}

/// A place of a product that has nothing in it yet.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = NeedMissingField)]
pub struct MissingField {
    pub field: String,
    pub label: String,
    pub group: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NeedResponse {
    id: i64,
    company_id: i64,
    company_name: String,
    spu_id: Option<i64>,
    offer_id: Option<i64>,
    /// Of the product or the offer, where there is one.
    product_name: String,
    images: Vec<FileView>,
    price: Money,
    remark: String,
    /// A value of NeedResponseResult.
    result: String,
    reason: String,
    date: Timestamp,
    decided_date: Option<Timestamp>,
    /// From here on the staff's alone.
    decided_by_name: Option<String>,
    credit_score: Option<i32>,
    /// How many certificates of the company are in force.
    certificate_count: Option<i64>,
    /// Whether it can be accepted or refused now.
    open: bool,
}

/// Rows that the caller sees; each question is asked once for all of them.
pub async fn list(db: &impl ConnectionTrait, app: &App, caller: &Caller, rows: Vec<Model>) -> Result<Vec<NeedSupply>> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let seen = response::Entity::find().filter(visible::answers(app, caller, &rows));
    if is_staff(caller) {
        let counts = seen
            .filter(response::Column::Result.ne(WITHDRAWN))
            .select_only()
            .column(response::Column::NeedId)
            .column_as(response::Column::Id.count(), "many")
            .group_by(response::Column::NeedId);
        let counts: HashMap<i64, i64> = counts.into_tuple().all(db).await?.into_iter().collect();
        let show = |row: Model| {
            let many = counts.get(&row.id).copied().unwrap_or_default();
            for_staff(caller, row, many, Vec::new())
        };
        return rows.into_iter().map(show).collect();
    }
    let own = seen.all(db).await?;
    let found = pictures(db, &own).await?;
    let mut own: HashMap<i64, response::Model> = own.into_iter().map(|answer| (answer.need_id, answer)).collect();
    let show = |row: Model| {
        let answer = own.remove(&row.id);
        for_company(app, caller, row, answer, &found)
    };
    rows.into_iter().map(show).collect()
}

/// One of them, for staff with the answers that they see.
pub async fn one(db: &impl ConnectionTrait, app: &App, caller: &Caller, id: i64) -> Result<NeedSupply> {
    let row = visible::find(db, app, caller, id).await?;
    if !is_staff(caller) {
        return list(db, app, caller, vec![row]).await?.pop().ok_or_else(Problem::not_found);
    }
    let answers = visible::answers_of(db, app, caller, &row).await?;
    let found = pictures(db, &answers).await?;
    let companies: Vec<i64> = answers.iter().map(|answer| answer.company_id).collect();
    let scores = company::scores(db, &companies).await?;
    let certificates = certificate::count_in_force(db, &companies, app.clock().today()).await?;
    let many = answers.iter().filter(|answer| answer.result != WITHDRAWN).count();
    let decides = caller.has("needSupply_edit");
    let shown = answers.into_iter().map(|answer| {
        Ok(NeedResponse {
            open: decides && is_open_to_decide(&row, &answer.result),
            decided_by_name: Some(answer.decided_by_name.clone()),
            credit_score: scores.get(&answer.company_id).copied(),
            certificate_count: Some(certificates.get(&answer.company_id).copied().unwrap_or_default()),
            ..shown(app, answer, &found)?
        })
    });
    let shown = shown.collect::<Result<Vec<_>>>()?;
    for_staff(caller, row, many as i64, shown)
}

type Pictures = HashMap<i64, files::file::Model>;

async fn pictures(db: &impl ConnectionTrait, answers: &[response::Model]) -> Result<Pictures> {
    let mut ids = Vec::new();
    for answer in answers {
        ids.extend(refs(answer)?.iter().map(|file| file.file_id));
    }
    files::find(db, &ids).await
}

fn refs(answer: &response::Model) -> Result<Vec<FileRef>> {
    Ok(serde_json::from_str(&answer.images)?)
}

fn shown(app: &App, answer: response::Model, found: &Pictures) -> Result<NeedResponse> {
    Ok(NeedResponse {
        images: files::views(app, found, &refs(&answer)?),
        id: answer.id,
        company_id: answer.company_id,
        company_name: answer.company_name,
        spu_id: answer.spu_id,
        offer_id: answer.offer_id,
        product_name: answer.product_name,
        price: answer.price,
        remark: answer.remark,
        result: answer.result,
        reason: answer.reason,
        date: answer.date,
        decided_date: answer.decided_date,
        decided_by_name: None,
        credit_score: None,
        certificate_count: None,
        open: false,
    })
}

fn for_staff(caller: &Caller, row: Model, many: i64, responses: Vec<NeedResponse>) -> Result<NeedSupply> {
    let status = row.status.as_str();
    let deeds = [
        ("edit", RUNNING.contains(&status) && row.need_type == SOURCING),
        ("remove", [OPEN, EXPIRED].contains(&status) && many == 0 && row.need_type == SOURCING),
        ("close", LIVING.contains(&status)),
    ];
    let keeps = caller.has("needSupply_edit");
    let actions = deeds.into_iter().filter(|(_, may)| keeps && *may).map(|(deed, _)| deed).collect();
    let (accept_many, created_by_name) = (row.accept_many, row.created_by_name.clone());
    Ok(NeedSupply {
        actions,
        accept_many: Some(accept_many),
        created_by_name: Some(created_by_name),
        response_count: Some(many),
        responses,
        ..head(row)?
    })
}

fn for_company(
    app: &App,
    caller: &Caller,
    row: Model,
    answer: Option<response::Model>,
    found: &Pictures,
) -> Result<NeedSupply> {
    let result = answer.as_ref().map(|answer| answer.result.clone());
    let deeds = [
        ("respond", takes_answer(&row, result.as_deref(), app.clock().now())),
        ("withdraw", result.as_deref() == Some(PENDING)),
    ];
    let answers = caller.has("productManager_supply") && caller.profile.company_closed.is_none();
    let actions = deeds.into_iter().filter(|(_, may)| answers && *may).map(|(deed, _)| deed).collect();
    let row_version = match row.need_type == SOURCING {
        true => answer.as_ref().map_or(0, |answer| answer.row_version),
        false => row.row_version,
    };
    Ok(NeedSupply {
        actions,
        row_version,
        my_response_status: result,
        my_response: answer.map(|answer| shown(app, answer, found)).transpose()?,
        ..head(row)?
    })
}

fn head(row: Model) -> Result<NeedSupply> {
    Ok(NeedSupply {
        missing_fields: serde_json::from_str(&row.missing_fields)?,
        id: row.id,
        code: row.code,
        need_type: row.need_type,
        spu_id: row.spu_id,
        title: row.title,
        category_code: row.category_code,
        brand_hint: row.brand_hint,
        target_price_from: row.target_price_from,
        target_price_to: row.target_price_to,
        qty: row.qty,
        live_room: row.live_room,
        session_date: row.session_date,
        requirement: row.requirement,
        missing_count: row.missing_count,
        company_id: row.company_id,
        company_name: row.company_name,
        deadline: row.deadline,
        status: row.status,
        last_reason: row.last_reason,
        created_date: row.created_date,
        row_version: row.row_version,
        actions: Vec::new(),
        my_response_status: None,
        my_response: None,
        accept_many: None,
        created_by_name: None,
        response_count: None,
        responses: Vec::new(),
    })
}
