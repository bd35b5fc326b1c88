//! Prices under a promise, as cases: how one comes about, and how people see it.

use company::{Conduct, Fault};
use platform::access::{Caller, UserType};
use platform::db::Tx;
use platform::document::{Notice, Receiver, Scope};
use platform::files::{self, FileRef, FileView, Showing};
use platform::http::{Problem, Result};
use platform::money::Money;
use platform::point::{Links, links};
use platform::{App, Date, Timestamp};
use sea_orm::sea_query::ExprTrait;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect, QueryTrait};
use serde::Serialize;
use serde_json::{Value as Json, json};
use utoipa::ToSchema;

use crate::entity::violation::{Column, Entity, Model};
use crate::entity::{commitment, price};
use crate::violation_rules::{CONFIRMED, LIVING, OPEN, Person, actions};

pub const BIZ_TYPE: &str = "priceViolation";
/// Its files, as the merchant sent them.
pub const EXPLANATION: &str = "priceExplanation";

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceViolation {
    id: i64,
    commitment_id: i64,
    offer_id: i64,
    offer_code: String,
    offer_name: String,
    sku_id: i64,
    sku_name: String,
    barcode: String,
    company_id: i64,
    company_name: String,
    live_room: String,
    scope: String,
    channel: String,
    store_name: String,
    url: String,
    price: Money,
    promised: Money,
    found_date: Date,
    /// JOB or MANUAL
    source: String,
    remark: String,
    files: Vec<FileView>,
    /// OPEN, EXPLAINED, CONFIRMED or CLOSED
    status: String,
    asked_date: Option<Timestamp>,
    question: Option<String>,
    explained_by_name: Option<String>,
    explained_date: Option<Timestamp>,
    explanation: Option<String>,
    explanation_files: Vec<FileView>,
    /// Who confirmed and what they said stays among the staff.
    first_by_name: Option<String>,
    first_date: Option<Timestamp>,
    first_opinion: Option<String>,
    second_by_name: Option<String>,
    second_date: Option<Timestamp>,
    second_opinion: Option<String>,
    closed_date: Option<Timestamp>,
    close_reason: Option<String>,
    row_version: i32,
    /// What the caller may do with it now.
    actions: Vec<&'static str>,
}

pub fn person(caller: &Caller) -> Person<'_> {
    let staff = caller.profile.user_type == UserType::Platform;
    Person {
        id: caller.user_id(),
        decides: staff && caller.has("price_decide"),
        answers: !staff && caller.has("offerList_edit") && caller.profile.company_closed.is_none(),
        roles: &caller.profile.role_codes,
    }
}

/// Rows that the caller may read; the files of all of them come by one statement.
pub async fn show(
    app: &App,
    db: &impl ConnectionTrait,
    caller: &Caller,
    rows: Vec<Model>,
) -> Result<Vec<PriceViolation>> {
    let refs = |text: &str| -> Result<Vec<FileRef>> { Ok(serde_json::from_str(text)?) };
    let mut ids = Vec::new();
    for row in &rows {
        ids.extend(refs(&row.files)?.iter().chain(&refs(&row.explanation_files)?).map(|file| file.file_id));
    }
    let found = files::find(db, &ids).await?;
    let staff = caller.profile.user_type == UserType::Platform;
    let among = |text: Option<String>| text.filter(|_| staff);
    let show = |row: Model| {
        Ok(PriceViolation {
            actions: actions(&row, person(caller)),
            files: files::views(app, &found, &refs(&row.files)?),
            explanation_files: files::views(app, &found, &refs(&row.explanation_files)?),
            id: row.id,
            commitment_id: row.commitment_id,
            offer_id: row.offer_id,
            offer_code: row.offer_code,
            offer_name: row.offer_name,
            sku_id: row.sku_id,
            sku_name: row.sku_name,
            barcode: row.barcode,
            company_id: row.company_id,
            company_name: row.company_name,
            live_room: row.live_room,
            scope: row.scope,
            channel: row.channel,
            store_name: row.store_name,
            url: row.url,
            price: row.price,
            promised: row.promised,
            found_date: row.found_date,
            source: row.source,
            remark: if staff { row.remark } else { String::new() },
            status: row.status,
            asked_date: row.asked_date,
            question: row.question,
            explained_by_name: row.explained_by_name,
            explained_date: row.explained_date,
            explanation: row.explanation,
            first_by_name: among(row.first_by_name),
            first_date: row.first_date,
            first_opinion: among(row.first_opinion),
            second_by_name: among(row.second_by_name),
            second_date: row.second_date,
            second_opinion: among(row.second_opinion),
            closed_date: row.closed_date,
            close_reason: row.close_reason,
            row_version: row.row_version,
        })
    };
    rows.into_iter().map(show).collect()
}

/// Whose a promise is, and whose a case.
pub const SCOPE: Scope = Scope::company("company_id").owner("owner_id").room("live_room");

/// A case shows what was seen, and what its merchant says to that.
pub fn showings() -> Vec<Showing> {
    let reached = |app: &App, caller: &Caller| {
        let theirs = Entity::find().select_only().column(Column::Id).filter(SCOPE.for_caller(app, caller));
        theirs.into_query()
    };
    [BIZ_TYPE, EXPLANATION].map(|biz_type| Showing { biz_type, codes: &["platformPrice"], reached }).into()
}

pub async fn find(app: &App, db: &impl ConnectionTrait, caller: &Caller, id: i64) -> Result<Model> {
    Entity::find_by_id(id).filter(SCOPE.for_caller(app, caller)).one(db).await?.ok_or_else(Problem::not_found)
}

/// How a case came about, beside the price itself.
#[derive(Clone, Copy, Debug)]
pub struct Finding<'a> {
    /// JOB or MANUAL
    pub source: &'static str,
    pub remark: &'a str,
    pub files: &'a str,
}

/// A case for a price under a promise; its merchant and 招商 are told.
pub async fn begin(
    app: &App,
    tx: &Tx,
    promise: &commitment::Model,
    seen: &price::Model,
    found: Finding<'_>,
) -> Result<Model> {
    let row = Model {
        id: tx.next_id(),
        commitment_id: promise.id,
        offer_id: promise.offer_id,
        offer_code: promise.offer_code.clone(),
        offer_name: promise.offer_name.clone(),
        sku_id: promise.sku_id,
        sku_name: promise.sku_name.clone(),
        barcode: promise.barcode.clone(),
        company_id: promise.company_id,
        company_name: promise.company_name.clone(),
        owner_id: promise.owner_id,
        live_room: promise.live_room.clone(),
        scope: promise.scope.clone(),
        price_id: seen.id,
        channel: seen.channel.clone(),
        store_name: seen.store_name.clone(),
        url: seen.url.clone(),
        price: seen.price,
        promised: promise.promised_price,
        found_date: tx.now().date(),
        source: found.source.to_owned(),
        remark: found.remark.to_owned(),
        files: found.files.to_owned(),
        status: OPEN.into(),
        asked_by_name: None,
        asked_date: None,
        question: None,
        explained_by_name: None,
        explained_date: None,
        explanation: None,
        explanation_files: "[]".into(),
        first_by: None,
        first_by_name: None,
        first_date: None,
        first_opinion: None,
        second_by: None,
        second_by_name: None,
        second_date: None,
        second_opinion: None,
        closed_by_name: None,
        closed_date: None,
        close_reason: None,
        created_date: tx.now(),
        row_version: 0,
    };
    Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
    audit(
        tx,
        &row,
        None,
        json!({ "status": OPEN, "channel": row.channel, "price": row.price, "promised": row.promised }),
    );
    let sale =
        Receiver::Role { role: "ZHAOSHANG".into(), company_id: row.company_id, live_room: row.live_room.clone() };
    tell(app, tx, &row, vec![Receiver::User(row.owner_id), sale]).await?;
    Ok(row)
}

/// Whether a case was made of this price, or of another one in the same place that is not over.
pub async fn is_known(tx: &Tx, commitment_id: i64, seen: &price::Model) -> Result<bool> {
    tx.lock(&format!("priceViolation/{commitment_id}")).await?;
    let same_place = Column::Channel.eq(&seen.channel).and(Column::Url.eq(&seen.url));
    let case = Entity::find()
        .filter(Column::CommitmentId.eq(commitment_id))
        .filter(Column::PriceId.eq(seen.id).or(same_place.and(Column::Status.is_in(LIVING))));
    Ok(case.one(tx).await?.is_some())
}

pub fn audit(tx: &Tx, row: &Model, before: Option<Json>, after: Json) {
    let id = row.id;
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(id);
        entry.before = before;
        entry.after = Some(after);
    });
}

pub async fn tell(app: &App, tx: &Tx, row: &Model, to: Vec<Receiver>) -> Result<()> {
    let dictionaries = app.dict.all(&app.db).await?;
    // Many a name ends with the size that the SKU is called by.
    let name = match row.offer_name.contains(&row.sku_name) {
        true => row.offer_name.clone(),
        false => format!("{} {}", row.offer_name, row.sku_name),
    };
    let values = vec![
        ("skuName", name),
        ("channel", dictionaries.label("PriceChannel", &row.channel).to_owned()),
        ("scopeLabel", dictionaries.label("ProtectScope", &row.scope).to_owned()),
        ("price", row.price.to_string()),
        ("promised", row.promised.to_string()),
    ];
    let link = format!("/offer/detail/{}?tab=price", row.offer_id);
    let notice = Notice { template: "PRICE_VIOLATION", to, values, biz_type: BIZ_TYPE, biz_id: row.id, link };
    app.organisation.notify(tx, notice).await
}

/// For each company the violations that two people have confirmed since a day.
pub async fn of_companies(app: App, Conduct { company_ids, since }: Conduct) -> Result<(Fault, Links)> {
    let rows: Vec<(i64, i64)> = Entity::find()
        .select_only()
        .columns([Column::CompanyId, Column::Id])
        .filter(Column::CompanyId.is_in(company_ids))
        .filter(Column::Status.eq(CONFIRMED))
        .filter(Column::SecondDate.gte(since.bounds().0))
        .into_tuple()
        .all(app.db.read())
        .await?;
    Ok((Fault::BrokenPrice, links(rows)))
}
