//! What companies answer to a need, and what staff make of it.

use axum::Json as Body;
use platform::Form;
use platform::access::{Access, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{Actor, find};
use platform::files::{self, FileRef, Showing};
use platform::http::{Id, Problem, Result, Valid};
use platform::money::Money;
use sea_orm::ActiveValue::Set;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};
use serde::Deserialize;
use serde_json::json;

use crate::entity::need::{self, Model as Need};
use crate::entity::response::{Column, Entity, Model};
use crate::need_rules::{
    ACCEPTED, CLOSED, LIVING, PENDING, REJECTED, SOURCING, WITHDRAWN, is_open_to_decide, status_of, takes_answer,
};
use crate::needs::{KEEP, PATH, audit, held, lock, stand};
use crate::view::{self, NeedSupply};
use crate::{tell, texts, visible};

/// By what the pictures of an answer are known.
const BIZ_TYPE: &str = "needResponse";
/// Why the others were not taken.
const TAKEN: &str = "已采纳其他响应";

pub fn endpoints() -> [Endpoint; 5] {
    let company = Access::Codes(&["productManager_supply"]);
    let staff = Access::Codes(&[KEEP]);
    [
        post(&format!("{PATH}/{{id}}/respond"), respond)
            .summary("响应寻源需求")
            .access(company, Tenant::Company)
            .audit("needSupply.respond")
            .takes::<NeedAnswerForm>()
            .answers::<NeedSupply>(),
        post(&format!("{PATH}/{{id}}/withdraw-response"), withdraw)
            .summary("撤回寻源响应")
            .access(company, Tenant::Company)
            .audit("needSupply.withdrawResponse")
            .takes::<NeedRowForm>()
            .answers::<NeedSupply>(),
        post(&format!("{PATH}/{{id}}/accept"), accept)
            .summary("采纳响应")
            .access(staff, Tenant::Reach)
            .audit("needSupply.accept")
            .takes::<NeedAcceptForm>()
            .answers::<NeedSupply>(),
        post(&format!("{PATH}/{{id}}/reject-response"), reject)
            .summary("不采纳响应")
            .access(staff, Tenant::Reach)
            .audit("needSupply.rejectResponse")
            .takes::<NeedRejectForm>()
            .answers::<NeedSupply>(),
        post(&format!("{PATH}/{{id}}/close"), close)
            .summary("关闭需求")
            .access(staff, Tenant::Reach)
            .audit("needSupply.close")
            .takes::<NeedCloseForm>()
            .answers::<NeedSupply>(),
    ]
}

/// An answer shows its pictures to whoever sees it.
pub fn showings() -> [Showing; 1] {
    [Showing { biz_type: BIZ_TYPE, codes: &["platformSourcing"], reached: visible::answers_reached }]
}

/// A product, an offer, or the name of something with its pictures: one of the three.
#[derive(Clone, Debug, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct NeedAnswerForm {
    #[field("商品", to = "spu")]
    pub spu_id: Option<i64>,
    #[field("报品", to = "offer")]
    pub offer_id: Option<i64>,
    #[field("商品名称", max = 100)]
    pub product_name: Option<String>,
    #[field("商品图片", max = 5)]
    pub images: Vec<FileRef>,
    #[field("报价", low = 0.01, high = 99_999_999.99, required)]
    pub price: Option<Money>,
    #[field("说明", max = 255, area)]
    pub remark: Option<String>,
    /// Of the answer that there is; 0 before the first.
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NeedRowForm {
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NeedAcceptForm {
    #[field("响应", to = "needResponse")]
    #[serde(default)]
    pub response_id: Option<i64>,
    #[field("说明", max = 255, area)]
    #[serde(default)]
    pub reason: Option<String>,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NeedRejectForm {
    #[field("响应", to = "needResponse")]
    #[serde(default)]
    pub response_id: Option<i64>,
    #[field("不采纳原因", min = 2, max = 255, required, area)]
    pub reason: String,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NeedCloseForm {
    #[field("关闭原因", min = 2, max = 255, required, area)]
    pub reason: String,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

async fn respond(actor: Actor, Id(id): Id, Valid(form): Valid<NeedAnswerForm>) -> Result<Body<NeedSupply>> {
    let job = move |tx: Tx, actor: Actor, form: NeedAnswerForm| async move {
        answer(&tx, &actor, id, form).await?;
        view::one(&tx, &actor.app, &actor.caller, id).await
    };
    actor.write(form, job).await.map(Body)
}

/// The company's one answer, new or instead of the one that nobody has decided about.
pub async fn answer(tx: &Tx, actor: &Actor, id: i64, form: NeedAnswerForm) -> Result<()> {
    actor.must_be_open(&[])?;
    let (seen, own) = seen_with_own(tx, actor, id).await?;
    if !takes_answer(&seen, own.as_ref().map(|own| own.result.as_str()), tx.now()) {
        let decided = own.is_some_and(|own| [ACCEPTED, REJECTED].contains(&own.result.as_str()));
        let text = if decided || seen.need_type != SOURCING { texts::COMMON_STATE } else { texts::NEED_OVER };
        return Err(text.into());
    }
    if own.as_ref().map_or(0, |own| own.row_version) != form.row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let product_name = named(tx, actor, &form).await?;
    let company_id = actor.caller.company_id();
    let row = Model {
        id: own.as_ref().map_or_else(|| tx.next_id(), |own| own.id),
        need_id: id,
        company_id,
        company_name: actor.caller.profile.company_name.clone(),
        spu_id: form.spu_id,
        offer_id: form.offer_id,
        product_name,
        images: serde_json::to_string(&form.images)?,
        price: form.price.unwrap_or_default(),
        remark: form.remark.unwrap_or_default(),
        result: PENDING.into(),
        reason: String::new(),
        date: tx.now(),
        created_by: actor.caller.user_id(),
        decided_by_name: String::new(),
        decided_date: None,
        // 0 says that there was none.
        row_version: 1,
    };
    files::attach(tx, company_id, BIZ_TYPE, row.id, &[("images", &form.images)]).await?;
    match own {
        Some(own) => tx.update(own.id, own.row_version, row.clone().into_active_model().reset_all()).await?,
        None => {
            Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
        }
    }
    audit(tx, id, None, json!({ "product": row.product_name, "price": row.price, "remark": row.remark }));
    settle(tx, id).await
}

/// What the company has of it to see, and its answer.
async fn seen_with_own(tx: &Tx, actor: &Actor, id: i64) -> Result<(Need, Option<Model>)> {
    let seen = held(tx, actor, id, None).await?;
    let own = Entity::find().filter(Column::NeedId.eq(id)).filter(Column::CompanyId.eq(actor.caller.company_id()));
    Ok((seen, own.one(tx).await?))
}

/// Exactly one of the three, and what it is called.
async fn named(tx: &Tx, actor: &Actor, form: &NeedAnswerForm) -> Result<String> {
    let name = form.product_name.clone().filter(|name| !name.is_empty());
    match (form.spu_id, form.offer_id, name) {
        (Some(id), None, None) if form.images.is_empty() => product::sold_by(tx, actor, id).await,
        (None, Some(id), None) if form.images.is_empty() => {
            Ok(find::<offer::Offer, _>(tx, &actor.reach(), id).await?.head.title.clone())
        }
        (None, None, Some(name)) => Ok(name),
        _ => Err(texts::NEED_KIND.into()),
    }
}

/// The need stands as its answers do now.
async fn settle(tx: &Tx, id: i64) -> Result<()> {
    let row = need::Entity::find_by_id(id).one(tx).await?.ok_or_else(Problem::not_found)?;
    let all = Entity::find().filter(Column::NeedId.eq(id)).all(tx).await?;
    let status = status_of(&row, all.iter().map(|answer| answer.result.as_str()));
    let change = need::ActiveModel { status: Set(status.into()), ..Default::default() };
    tx.update(id, row.row_version, change).await
}

async fn withdraw(actor: Actor, Id(id): Id, Valid(form): Valid<NeedRowForm>) -> Result<Body<NeedSupply>> {
    let job = move |tx: Tx, actor: Actor, form: NeedRowForm| async move {
        actor.must_be_open(&[])?;
        let (_, own) = seen_with_own(&tx, &actor, id).await?;
        let own = own.filter(|own| own.result == PENDING).ok_or(texts::COMMON_STATE)?;
        let change = Change { result: Set(WITHDRAWN.into()), ..Default::default() };
        tx.update(own.id, form.row_version, change).await?;
        audit(&tx, id, Some(json!({ "result": PENDING })), json!({ "result": WITHDRAWN }));
        settle(&tx, id).await?;
        view::one(&tx, &actor.app, &actor.caller, id).await
    };
    actor.write(form, job).await.map(Body)
}

type Change = crate::entity::response::ActiveModel;

async fn accept(actor: Actor, Id(id): Id, Valid(form): Valid<NeedAcceptForm>) -> Result<Body<NeedSupply>> {
    let job = move |tx: Tx, actor: Actor, form: NeedAcceptForm| async move {
        take(&tx, &actor, id, form).await?;
        view::one(&tx, &actor.app, &actor.caller, id).await
    };
    actor.write(form, job).await.map(Body)
}

/// One is enough, unless many are wanted: the others are refused with it.
pub async fn take(tx: &Tx, actor: &Actor, id: i64, form: NeedAcceptForm) -> Result<()> {
    let row = held(tx, actor, id, Some(form.row_version)).await?;
    let (chosen, others) = chosen(tx, actor, &row, form.response_id).await?;
    let change = need::ActiveModel {
        status: Set(ACCEPTED.into()),
        accepted_date: Set(row.accepted_date.or(Some(tx.now()))),
        ..Default::default()
    };
    let after = json!({ "status": ACCEPTED, "company": chosen.company_name, "price": chosen.price });
    stand(tx, &row, change, after).await?;
    let verdict = |result, reason| Verdict { by: actor.name(), result, reason };
    decide(&actor.app, tx, &row, vec![chosen], verdict(ACCEPTED, form.reason.as_deref().unwrap_or_default())).await?;
    if row.accept_many {
        return Ok(());
    }
    must_see_all(tx, &row, &others).await?;
    decide(&actor.app, tx, &row, others, verdict(REJECTED, TAKEN)).await
}

/// The answer that is meant, and the others that wait, as far as the caller sees them.
async fn chosen(tx: &Tx, actor: &Actor, row: &Need, id: Option<i64>) -> Result<(Model, Vec<Model>)> {
    let seen = visible::answers_of(tx, &actor.app, &actor.caller, row).await?;
    let (mut chosen, others): (Vec<Model>, Vec<Model>) = seen.into_iter().partition(|answer| Some(answer.id) == id);
    let chosen = chosen.pop().ok_or_else(Problem::not_found)?;
    if !is_open_to_decide(row, &chosen.result) {
        return Err(texts::COMMON_STATE.into());
    }
    Ok((chosen, others.into_iter().filter(|answer| answer.result == PENDING).collect()))
}

/// Nobody refuses an answer unseen. The chosen one does not wait any more.
async fn must_see_all(tx: &Tx, row: &Need, seen: &[Model]) -> Result<()> {
    let unseen = waiting(tx, row.id).await?.into_iter().any(|answer| seen.iter().all(|seen| seen.id != answer.id));
    if unseen { Err(texts::COMMON_FORBIDDEN.into()) } else { Ok(()) }
}

pub async fn waiting(tx: &Tx, need_id: i64) -> Result<Vec<Model>> {
    Ok(Entity::find().filter(Column::NeedId.eq(need_id)).filter(Column::Result.eq(PENDING)).all(tx).await?)
}

/// What was decided, by whom; nobody where the clock did.
#[derive(Clone, Copy, Debug)]
pub struct Verdict<'a> {
    pub by: &'a str,
    pub result: &'static str,
    pub reason: &'a str,
}

/// Each of these companies is told.
pub async fn decide(app: &platform::App, tx: &Tx, row: &Need, answers: Vec<Model>, verdict: Verdict<'_>) -> Result<()> {
    for answer in &answers {
        let change = Change {
            result: Set(verdict.result.into()),
            reason: Set(verdict.reason.into()),
            decided_by_name: Set(verdict.by.into()),
            decided_date: Set(Some(tx.now())),
            ..Default::default()
        };
        tx.update(answer.id, answer.row_version, change).await?;
    }
    tell::decided(app, tx, row, answers.iter().map(|answer| answer.company_id).collect(), verdict).await
}

async fn reject(actor: Actor, Id(id): Id, Valid(form): Valid<NeedRejectForm>) -> Result<Body<NeedSupply>> {
    let job = move |tx: Tx, actor: Actor, form: NeedRejectForm| async move {
        let row = held(&tx, &actor, id, Some(form.row_version)).await?;
        let (chosen, _) = chosen(&tx, &actor, &row, form.response_id).await?;
        let after = json!({ "company": chosen.company_name, "result": REJECTED, "reason": form.reason });
        audit(&tx, id, None, after);
        let verdict = Verdict { by: actor.name(), result: REJECTED, reason: &form.reason };
        decide(&actor.app, &tx, &row, vec![chosen], verdict).await?;
        settle(&tx, id).await?;
        view::one(&tx, &actor.app, &actor.caller, id).await
    };
    actor.write(form, job).await.map(Body)
}

async fn close(actor: Actor, Id(id): Id, Valid(form): Valid<NeedCloseForm>) -> Result<Body<NeedSupply>> {
    let job = move |tx: Tx, actor: Actor, form: NeedCloseForm| async move {
        end(&tx, &actor, id, form).await?;
        view::one(&tx, &actor.app, &actor.caller, id).await
    };
    actor.write(form, job).await.map(Body)
}

pub async fn end(tx: &Tx, actor: &Actor, id: i64, form: NeedCloseForm) -> Result<()> {
    let row = held(tx, actor, id, Some(form.row_version)).await?;
    if !LIVING.contains(&row.status.as_str()) {
        return Err(texts::COMMON_STATE.into());
    }
    let seen = visible::answers_of(tx, &actor.app, &actor.caller, &row).await?;
    must_see_all(tx, &row, &seen).await?;
    let verdict = Verdict { by: actor.name(), result: REJECTED, reason: &form.reason };
    over(&actor.app, tx, &row, CLOSED, verdict).await
}

/// It is over, and so is what waits in it.
pub async fn over(app: &platform::App, tx: &Tx, row: &Need, status: &'static str, verdict: Verdict<'_>) -> Result<()> {
    let change =
        need::ActiveModel { status: Set(status.into()), last_reason: Set(verdict.reason.into()), ..Default::default() };
    stand(tx, row, change, json!({ "status": status, "reason": verdict.reason })).await?;
    let waiting = waiting(tx, row.id).await?;
    decide(app, tx, row, waiting, verdict).await
}

/// A need as it is now, with nobody else at it.
pub async fn fresh(tx: &Tx, id: i64) -> Result<Option<Need>> {
    lock(tx, id).await?;
    Ok(need::Entity::find_by_id(id).one(tx).await?)
}
