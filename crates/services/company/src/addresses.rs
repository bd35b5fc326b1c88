//! The address book: a company's addresses and warehouses, and each person's own. Of each kind one is the default.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post, put};
use platform::db::Tx;
use platform::document::Actor;
use platform::http::{Id, Params, Problem, Result, Valid};
use platform::{App, Form, Timestamp, text};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::ExprTrait;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::entity::address::{ActiveModel, Column, Entity, Model};
use crate::texts;

const PERSON: &str = "person";
/// Of each kind.
const MOST: u64 = 50;
/// Whoever keeps the company's own data keeps its addresses.
const KEEPERS: [&str; 2] = ["company_basicInfo_save", "company_edit"];

pub fn endpoints() -> [Endpoint; 4] {
    [
        get("/api/addresses", list)
            .summary("地址簿")
            .access(Access::Session, Tenant::Company)
            .param("addressType", "company 企业，person 个人，warehouse 仓库")
            .answers_all::<Address>(),
        post("/api/addresses", create)
            .summary("新增地址")
            .access(Access::Session, Tenant::Company)
            .audit("address.create")
            .takes::<AddressForm>()
            .created()
            .answers::<Address>(),
        put("/api/addresses", update)
            .summary("修改地址")
            .access(Access::Session, Tenant::Company)
            .audit("address.update")
            .needs("id", "地址")
            .takes::<AddressForm>()
            .answers::<Address>(),
        delete("/api/addresses/{id}", remove)
            .summary("删除地址")
            .access(Access::Session, Tenant::Company)
            .audit("address.delete"),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    id: i64,
    /// S4-09
    address_type: String,
    receiver: String,
    phone: String,
    region: String,
    region_codes: Vec<String>,
    detail: String,
    is_default: bool,
    last_modified_date: Timestamp,
    /// Whether the caller may change it.
    editable: bool,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddressForm {
    #[field("地址类型", max = 20, required, dict = "AddressType")]
    address_type: String,
    #[field("联系人", max = 50, required)]
    receiver: String,
    #[field("手机号", required, phone)]
    phone: String,
    #[field("所在地区", max = 100, required)]
    region: String,
    #[serde(default)]
    #[field("地区编码", max = 3)]
    region_codes: Vec<String>,
    #[field("详细地址", max = 200, required)]
    detail: String,
    #[field("默认地址")]
    is_default: Option<bool>,
}

/// The company's, and of the persons' the caller's own.
fn own(caller: &Caller) -> Condition {
    let whose = Column::UserId.is_null().or(Column::UserId.eq(caller.user_id()));
    Condition::all().add(caller.owns(Column::CompanyId)).add(Column::IsDeleted.eq(false)).add(whose)
}

fn of_kind(caller: &Caller, kind: &str) -> Condition {
    own(caller).add(Column::AddressType.eq(kind))
}

fn may_keep(caller: &Caller, kind: &str) -> bool {
    kind == PERSON || KEEPERS.iter().any(|code| caller.has(code))
}

/// What goods leave from: a company's own addresses, as people write them. The default comes first.
pub async fn own_addresses(db: &impl ConnectionTrait, company_id: i64) -> Result<Vec<(i64, String)>> {
    let own = Entity::find()
        .filter(Column::CompanyId.eq(company_id))
        .filter(Column::UserId.is_null())
        .filter(Column::IsDeleted.eq(false))
        .order_by_desc(Column::AddressType.eq("warehouse"))
        .order_by_desc(Column::IsDefault)
        .order_by_asc(Column::Id);
    Ok(own.all(db).await?.into_iter().map(|row| (row.id, written(&row))).collect())
}

/// What some addresses are called.
pub async fn address_names(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, String>> {
    let named = Entity::find().filter(Column::Id.is_in(ids.iter().copied())).all(db).await?;
    Ok(named.into_iter().map(|row| (row.id, written(&row))).collect())
}

fn written(row: &Model) -> String {
    format!("{} {}", row.region, row.detail)
}

/// The company's own book is closed to those who only read, and while the company may not write.
async fn must_keep(app: &App, caller: &Caller, kind: &str) -> Result<()> {
    if !may_keep(caller, kind) {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    if kind == PERSON {
        return Ok(());
    }
    Actor::new(app, caller).await?.must_be_open(&["QUALIFICATION", "NOT_SIGNED"])
}

fn shown(row: Model, caller: &Caller) -> Address {
    Address {
        editable: may_keep(caller, &row.address_type),
        id: row.id,
        address_type: row.address_type,
        receiver: row.receiver,
        phone: row.phone,
        region: row.region,
        region_codes: row.region_codes.split(',').filter(|code| !code.is_empty()).map(str::to_owned).collect(),
        detail: row.detail,
        is_default: row.is_default,
        last_modified_date: row.last_modified_date,
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ListQuery {
    address_type: Option<String>,
}

async fn list(State(app): State<App>, caller: Caller, Params(query): Params<ListQuery>) -> Result<Json<Vec<Address>>> {
    let mut which = own(&caller);
    if let Some(kind) = query.address_type {
        which = which.add(Column::AddressType.eq(kind));
    }
    let rows = Entity::find()
        .filter(which)
        .order_by_asc(Column::AddressType)
        .order_by_desc(Column::IsDefault)
        .order_by_desc(Column::Id)
        .all(app.db.read())
        .await?;
    Ok(Json(rows.into_iter().map(|row| shown(row, &caller)).collect()))
}

fn filled(form: &AddressForm, is_default: bool) -> ActiveModel {
    ActiveModel {
        address_type: Set(form.address_type.clone()),
        receiver: Set(form.receiver.clone()),
        phone: Set(form.phone.clone()),
        region: Set(form.region.clone()),
        region_codes: Set(form.region_codes.iter().map(|code| code.replace(',', "")).collect::<Vec<_>>().join(",")),
        detail: Set(form.detail.clone()),
        is_default: Set(is_default),
        ..Default::default()
    }
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<AddressForm>,
) -> Result<(StatusCode, Json<Address>)> {
    must_keep(&app, &caller, &form.address_type).await?;
    let job = |tx: Tx, (caller, form): (Caller, AddressForm)| async move {
        tx.lock(&format!("address/{}/{}", caller.company_id(), form.address_type)).await?;
        let known = Entity::find().filter(of_kind(&caller, &form.address_type)).count(&tx).await?;
        if known >= MOST {
            return Err(Problem::filled(texts::COMMON_COUNT, &[("label", "地址"), ("n", &MOST.to_string())]));
        }
        // The first of its kind is the default, whether anybody says so or not.
        let is_default = known == 0 || form.is_default == Some(true);
        if is_default {
            no_default(&tx, &caller, &form.address_type).await?;
        }
        let row = ActiveModel {
            id: Set(tx.next_id()),
            company_id: Set(caller.company_id()),
            user_id: Set((form.address_type == PERSON).then(|| caller.user_id())),
            created_by: Set(caller.user_id()),
            created_date: Set(tx.now()),
            last_modified_date: Set(tx.now()),
            is_deleted: Set(false),
            ..filled(&form, is_default)
        };
        let row = row.insert(&tx).await?;
        audit(&tx, None, Some(&row));
        Ok(shown(row, &caller))
    };
    let made = app.db.write(&caller.ctx, (caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn no_default(tx: &Tx, caller: &Caller, kind: &str) -> Result<()> {
    let none = ActiveModel { is_default: Set(false), ..Default::default() };
    Entity::update_many().set(none).filter(of_kind(caller, kind)).exec(tx).await?;
    Ok(())
}

/// Phones are masked in the log, as everywhere.
fn audit(tx: &Tx, before: Option<&Model>, after: Option<&Model>) {
    let facts = |row: &Model| -> Value {
        json!({
            "addressType": row.address_type, "receiver": row.receiver, "phone": text::mask(&row.phone),
            "region": row.region, "detail": row.detail, "isDefault": row.is_default,
        })
    };
    tx.audit(|entry| {
        entry.biz_type = "address";
        entry.biz_id = after.or(before).map(|row| row.id);
        entry.before = before.map(facts);
        entry.after = after.map(facts);
    });
}

#[derive(Deserialize)]
struct Which {
    id: i64,
}

async fn update(
    State(app): State<App>,
    caller: Caller,
    Params(which): Params<Which>,
    Valid(form): Valid<AddressForm>,
) -> Result<Json<Address>> {
    must_keep(&app, &caller, &form.address_type).await?;
    let job = |tx: Tx, (caller, id, form): (Caller, i64, AddressForm)| async move {
        // The kind is what it is: another kind is another address.
        let row = Entity::find_by_id(id).filter(of_kind(&caller, &form.address_type)).one(&tx).await?;
        let row = row.ok_or_else(Problem::not_found)?;
        let is_default = form.is_default.unwrap_or(row.is_default) || row.is_default;
        if is_default && !row.is_default {
            no_default(&tx, &caller, &form.address_type).await?;
        }
        let new = ActiveModel { id: Set(id), last_modified_date: Set(tx.now()), ..filled(&form, is_default) };
        let new = new.update(&tx).await?;
        audit(&tx, Some(&row), Some(&new));
        Ok(shown(new, &caller))
    };
    app.db.write(&caller.ctx, (caller.clone(), which.id, form), job).await.map(Json)
}

/// When the default goes, the newest that is left takes its place.
async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let row = Entity::find_by_id(id).filter(own(&caller)).one(app.db.read()).await?.ok_or_else(Problem::not_found)?;
    must_keep(&app, &caller, &row.address_type).await?;
    let job = |tx: Tx, (caller, id): (Caller, i64)| async move {
        let row = Entity::find_by_id(id).filter(own(&caller)).one(&tx).await?.ok_or_else(Problem::not_found)?;
        let gone = ActiveModel { is_deleted: Set(true), is_default: Set(false), ..Default::default() };
        Entity::update_many().set(gone).filter(Column::Id.eq(id)).exec(&tx).await?;
        if row.is_default {
            let next: Option<i64> = Entity::find()
                .select_only()
                .column(Column::Id)
                .filter(of_kind(&caller, &row.address_type))
                .order_by_desc(Column::Id)
                .into_tuple()
                .one(&tx)
                .await?;
            let default = ActiveModel { is_default: Set(true), ..Default::default() };
            Entity::update_many().set(default).filter(Column::Id.eq(next.unwrap_or_default())).exec(&tx).await?;
        }
        audit(&tx, Some(&row), None);
        Ok(())
    };
    app.db.write(&caller.ctx, (caller.clone(), id), job).await?;
    Ok(StatusCode::NO_CONTENT)
}
