//! What staff publish, and what everybody reads of it.

use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post, put};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::document::{Actor, next_code};
use platform::form::{Checks, Form as _, Stage};
use platform::http::{Id, Problem, Result, Valid};
use platform::money::Money;
use platform::{App, Date, Form, Timestamp};
use sea_orm::sea_query::Order;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::entity::need::{ActiveModel, Entity, Model};
use crate::entity::response;
use crate::need_rules::{EXPIRED, OPEN, RUNNING, SOURCING};
use crate::view::{self, NeedSupply};
use crate::{tell, texts, visible};

pub const PATH: &str = "/api/need-supplies";
pub const BIZ_TYPE: &str = "needSupply";
pub const KEEP: &str = "needSupply_edit";
const READ: Access = Access::Codes(&["productManager", "platformSourcing"]);
const EDIT: Access = Access::Codes(&[KEEP]);

pub fn endpoints() -> [Endpoint; 5] {
    [
        get(PATH, list)
            .filters(&LIST)
            .summary("寻源与资料补充需求")
            .access(READ, Tenant::Reach)
            .answers_page::<NeedSupply>(),
        get(&format!("{PATH}/{{id}}"), one).summary("需求详情").access(READ, Tenant::Reach).answers::<NeedSupply>(),
        post(PATH, create)
            .summary("发布需求")
            .access(EDIT, Tenant::Reach)
            .audit("needSupply.create")
            .takes::<NeedForm>()
            .answers::<NeedSupply>()
            .created(),
        put(PATH, update)
            .summary("修改需求")
            .access(EDIT, Tenant::Reach)
            .audit("needSupply.save")
            .takes::<NeedForm>()
            .answers::<NeedSupply>(),
        delete(&format!("{PATH}/{{id}}"), remove)
            .summary("删除需求")
            .access(EDIT, Tenant::Reach)
            .audit("needSupply.remove"),
    ]
}

pub static LIST: List = List {
    columns: &[
        Listed::new("code", "code", ColumnKind::Text),
        Listed::new("title", "title", ColumnKind::Text),
        Listed::new("needType", "need_type", ColumnKind::Enum),
        Listed::new("categoryCode", "category_code", ColumnKind::Enum),
        Listed::new("liveRoom", "live_room", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("deadline", "deadline", ColumnKind::Time).sortable(),
        Listed::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("deadline", Order::Desc),
    id: "id",
};

/// What is looked for.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct NeedForm {
    #[field("需求", to = "needSupply")]
    pub id: Option<i64>,
    #[field("需求类型", dict = "NeedType", max = 20, required)]
    pub need_type: String,
    #[field("标题", max = 100, required)]
    pub title: String,
    #[field("类目", dict = "ProductCategory", max = 50, required)]
    pub category_code: String,
    #[field("品牌要求", max = 50)]
    pub brand_hint: Option<String>,
    #[field("目标价下限", low = 0.01, high = 99_999_999.99)]
    pub target_price_from: Option<Money>,
    #[field("目标价上限", low = 0.01, high = 99_999_999.99)]
    pub target_price_to: Option<Money>,
    #[field("数量", low = 1, high = 99_999_999)]
    pub qty: Option<i64>,
    #[field("直播间", dict = "LiveRoom", max = 50)]
    pub live_room: Option<String>,
    #[field("场次日期")]
    pub session_date: Option<Date>,
    #[field("需求说明", max = 1000, area, required)]
    pub requirement: String,
    /// Left out, everybody who deals in the category is asked.
    #[field("指定企业", to = "company")]
    pub company_id: Option<i64>,
    #[field("截止时间", required)]
    pub deadline: Option<Timestamp>,
    #[field("可采纳多家")]
    pub accept_many: bool,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<NeedSupply>> {
    let seen = visible::needs(app.db.read(), &app, &caller).await?;
    let mut page: Page<Model> = LIST.fetch(app.db.read(), seen, &request).await?;
    let rows = view::list(app.db.read(), &app, &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

async fn one(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<NeedSupply>> {
    view::one(app.db.read(), &app, &caller, id).await.map(Body)
}

async fn create(actor: Actor, Valid(form): Valid<NeedForm>) -> Result<(StatusCode, Body<NeedSupply>)> {
    let job = |tx: Tx, actor: Actor, form: NeedForm| async move {
        let row = publish(&tx, &actor, form).await?;
        view::one(&tx, &actor.app, &actor.caller, row.id).await
    };
    Ok((StatusCode::CREATED, Body(actor.write(form, job).await?)))
}

/// Whoever may answer is told.
pub async fn publish(tx: &Tx, actor: &Actor, form: NeedForm) -> Result<Model> {
    let deadline = admit(tx, actor, &form)?;
    let company = match form.company_id {
        Some(id) => Some(company::reached(tx, &actor.reach(), id).await?.ok_or_else(Problem::not_found)?),
        None => None,
    };
    let after = serde_json::to_value(&form)?;
    let row = Model {
        id: tx.next_id(),
        code: next_code(tx, "XY").await?,
        need_type: form.need_type,
        spu_id: None,
        title: form.title,
        category_code: form.category_code,
        brand_hint: form.brand_hint.unwrap_or_default(),
        target_price_from: form.target_price_from,
        target_price_to: form.target_price_to,
        qty: form.qty,
        live_room: form.live_room.unwrap_or_default(),
        session_date: form.session_date,
        requirement: form.requirement,
        missing_fields: "[]".into(),
        missing_count: 0,
        draft: None,
        company_id: company.as_ref().map(|company| company.id),
        company_name: company.map(|company| company.name).unwrap_or_default(),
        deadline,
        accept_many: form.accept_many,
        status: OPEN.into(),
        last_reason: String::new(),
        accepted_date: None,
        created_by: actor.caller.user_id(),
        created_by_name: actor.name().to_owned(),
        created_date: tx.now(),
        last_modified_date: tx.now(),
        row_version: 0,
    };
    Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
    audit(tx, row.id, None, after);
    let asked = match row.company_id {
        Some(id) => vec![id],
        None => company::dealing_in(tx, &row.category_code, &row.live_room).await?,
    };
    tell::published(&actor.app, tx, &row, asked).await?;
    Ok(row)
}

/// The deadline, where everything is right.
fn admit(tx: &Tx, actor: &Actor, form: &NeedForm) -> Result<Timestamp> {
    let mut checks = Checks::at(Stage::Submit);
    if form.need_type != SOURCING {
        checks.refuse_field(NeedForm::FIELDS, "needType", texts::COMMON_DICT);
    }
    let (rooms, room) = (&actor.caller.profile.live_rooms, form.live_room.as_ref());
    if !rooms.is_empty() && room.is_some_and(|room| !rooms.contains(room)) {
        checks.refuse_field(NeedForm::FIELDS, "liveRoom", texts::COMMON_DICT);
    }
    if let (Some(from), Some(to)) = (form.target_price_from, form.target_price_to)
        && from > to
    {
        checks.refuse_filled(NeedForm::FIELDS, "targetPriceTo", texts::COMMON_LOW, &[("min", &from.to_string())]);
    }
    if form.session_date.is_some_and(|date| date < tx.now().date()) {
        checks.refuse_filled(NeedForm::FIELDS, "sessionDate", texts::COMMON_DATE, &[("other", "昨天")]);
    }
    if form.deadline.is_none_or(|deadline| deadline <= tx.now()) {
        checks.refuse_filled(NeedForm::FIELDS, "deadline", texts::COMMON_DATE, &[("other", "当前时间")]);
    }
    checks.finish()?;
    Ok(form.deadline.unwrap_or_default())
}

async fn update(actor: Actor, Valid(form): Valid<NeedForm>) -> Result<Body<NeedSupply>> {
    let job = |tx: Tx, actor: Actor, form: NeedForm| async move {
        let row = save(&tx, &actor, form).await?;
        view::one(&tx, &actor.app, &actor.caller, row.id).await
    };
    actor.write(form, job).await.map(Body)
}

/// Everything while nobody has answered; then only what makes it no harder, and those who did are told.
async fn save(tx: &Tx, actor: &Actor, form: NeedForm) -> Result<Model> {
    let before = held(tx, actor, form.id.unwrap_or_default(), Some(form.row_version)).await?;
    if before.need_type != SOURCING || !RUNNING.contains(&before.status.as_str()) {
        return Err(texts::COMMON_STATE.into());
    }
    let deadline = admit(tx, actor, &form)?;
    let company = match form.company_id {
        Some(id) if before.company_id != Some(id) => {
            Some(company::reached(tx, &actor.reach(), id).await?.ok_or_else(Problem::not_found)?)
        }
        _ => None,
    };
    let company_name = match (&company, form.company_id) {
        (Some(company), _) => company.name.clone(),
        (None, Some(_)) => before.company_name.clone(),
        (None, None) => String::new(),
    };
    let row = Model {
        title: form.title,
        category_code: form.category_code,
        brand_hint: form.brand_hint.unwrap_or_default(),
        target_price_from: form.target_price_from,
        target_price_to: form.target_price_to,
        qty: form.qty,
        live_room: form.live_room.unwrap_or_default(),
        session_date: form.session_date,
        requirement: form.requirement,
        company_id: form.company_id,
        company_name,
        deadline,
        accept_many: form.accept_many,
        ..before.clone()
    };
    let answered = answers(tx, row.id).await?;
    if !answered.is_empty() {
        must_be_no_harder(&before, &row)?;
    }
    let (old, new) = (shown(&before), shown(&row));
    tx.update(row.id, before.row_version, row.clone().into_active_model().reset_all()).await?;
    audit(tx, row.id, Some(old), new);
    tell::changed(&actor.app, tx, &row, answered).await?;
    Ok(row)
}

/// The companies that have an answer, whatever became of it.
async fn answers(tx: &Tx, id: i64) -> Result<Vec<i64>> {
    let all = response::Entity::find().filter(response::Column::NeedId.eq(id)).all(tx).await?;
    Ok(all.into_iter().map(|answer| answer.company_id).collect())
}

fn must_be_no_harder(before: &Model, row: &Model) -> Result<()> {
    let (old, new) = (shown(before), shown(row));
    let mut checks = Checks::at(Stage::Submit);
    for fact in NeedForm::FIELDS {
        let free = match fact.name {
            "requirement" => true,
            "deadline" => row.deadline >= before.deadline,
            name => old.get(name) == new.get(name),
        };
        if !free {
            checks.refuse_field(NeedForm::FIELDS, fact.name, texts::NEED_ANSWERED);
        }
    }
    checks.finish()
}

/// By the names of the form.
fn shown(row: &Model) -> Json {
    json!({
        "title": row.title, "categoryCode": row.category_code, "brandHint": row.brand_hint,
        "targetPriceFrom": row.target_price_from, "targetPriceTo": row.target_price_to, "qty": row.qty,
        "liveRoom": row.live_room, "sessionDate": row.session_date, "requirement": row.requirement,
        "companyId": row.company_id, "deadline": row.deadline, "acceptMany": row.accept_many,
    })
}

async fn remove(actor: Actor, Id(id): Id) -> Result<StatusCode> {
    let job = move |tx: Tx, actor: Actor, ()| async move {
        let row = held(&tx, &actor, id, None).await?;
        let answered = response::Entity::find().filter(response::Column::NeedId.eq(id)).count(&tx).await? > 0;
        if answered || row.need_type != SOURCING || ![OPEN, EXPIRED].contains(&row.status.as_str()) {
            return Err(texts::COMMON_STATE.into());
        }
        Entity::delete_by_id(id).exec(&tx).await?;
        audit(&tx, id, Some(shown(&row)), Json::Null);
        Ok(())
    };
    actor.write((), job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A need that the caller sees, with nobody else at it until the end; as the caller last saw it, where that is asked.
pub async fn held(tx: &Tx, actor: &Actor, id: i64, row_version: Option<i32>) -> Result<Model> {
    lock(tx, id).await?;
    let row = visible::find(tx, &actor.app, &actor.caller, id).await?;
    match row_version {
        Some(version) if version != row.row_version => Err(texts::COMMON_CONFLICT.into()),
        _ => Ok(row),
    }
}

/// Whatever happens to a need or its answers happens in turn.
pub async fn lock(tx: &Tx, id: i64) -> Result<()> {
    tx.lock(&format!("{BIZ_TYPE}/{id}")).await
}

pub fn audit(tx: &Tx, id: i64, before: Option<Json>, after: Json) {
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(id);
        entry.before = before;
        entry.after = Some(after).filter(|after| !after.is_null());
    });
}

/// It stands otherwise from now on.
pub async fn stand(tx: &Tx, row: &Model, change: ActiveModel, after: Json) -> Result<()> {
    audit(tx, row.id, Some(json!({ "status": row.status })), after);
    tx.update(row.id, row.row_version, change).await
}
