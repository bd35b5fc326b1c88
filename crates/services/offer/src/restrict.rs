//! Restrictions: the reasons why an offer may not go on air. It is restricted while one of them is open.

use std::collections::HashMap;

use axum::Json;
use platform::access::{Access, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{
    Actor, Columns, DetailOf, Doc, Document as _, Notice, Reach, Receiver, answer, find, found, touch,
};
use platform::http::{Id, Problem, Result, Valid};
use platform::workflow::log::{self, LogLine};
use platform::{App, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::entity::restriction::{self, Column, Entity};
use crate::form::OfferForm;
use crate::offer::{Offer, set_columns};
use crate::{cert_rules, texts};

/// What people may set by hand; the others come and go with what they hang on.
pub const BY_HAND: [&str; 5] = ["QC_FAIL", "PUBLIC_OPINION", "OTHER", "DETAIL_NOT_APPROVED", "CERT_MISSING"];

pub fn endpoints() -> Vec<Endpoint> {
    let one = |path: &str, says, event, open| {
        post(path, move |actor, id, form| set(actor, id, form, open))
            .summary(says)
            .access(Access::Codes(&["restrict_set"]), Tenant::Reach)
            .audit(event)
            .takes::<RestrictForm>()
            .answers::<DetailOf<Offer>>()
    };
    vec![
        one("/api/offers/{id}/restrict", "限播", "offer.restrict", true),
        one("/api/offers/{id}/unrestrict", "解除限播", "offer.unrestrict", false),
    ]
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RestrictForm {
    #[field("限播原因", dict = "RestrictReason", max = 50, required)]
    reason: String,
    #[field("说明", max = 255, area)]
    #[serde(default)]
    remark: Option<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn set(actor: Actor, Id(id): Id, Valid(form): Valid<RestrictForm>, open: bool) -> Result<Json<Value>> {
    let doc = found::<Offer>(&actor.app, &actor.caller, id).await?;
    if !BY_HAND.contains(&form.reason.as_str()) {
        return Err(Problem::field("reason", "限播原因", texts::COMMON_DICT));
    }
    let job = move |tx: Tx, actor: Actor, (doc, form): (Doc<OfferForm>, RestrictForm)| async move {
        if doc.head.row_version != form.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        let remark = form.remark.as_deref().unwrap_or_default();
        let values = match open {
            true => opened(&tx, &actor, &doc, (&form.reason, None, remark)).await?,
            false => closed(&tx, &actor, &doc, &form.reason).await?,
        };
        set_columns(&tx, id, values).await?;
        touch::<Offer>(&tx, &doc.head).await?;
        let (reason, before) = (form.reason.clone(), doc.own.get("restrictReasons"));
        tx.audit(|entry| {
            entry.biz_type = Offer::KIND.biz_type;
            entry.biz_id = Some(id);
            entry.before = Some(json!({ "restrictReasons": before }));
            entry.after = Some(json!({ "reason": reason, "open": open }));
        });
        answer::<Offer>(&tx, &actor, id).await
    };
    actor.write((doc, form), job).await.map(Json)
}

/// One more reason, what it hangs on and what was said; answers the columns that follow. A reason that is open already
/// stays.
pub async fn opened(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<OfferForm>,
    (reason, ref_id, remark): (&str, Option<i64>, &str),
) -> Result<Columns> {
    if !open_reasons(tx, doc.head.id).await?.iter().any(|known| known == reason) {
        let row = row(tx, doc.head.id, (reason, ref_id, remark), (actor.caller.user_id(), actor.name()));
        Entity::insert(row).exec_without_returning(tx).await?;
        tell(tx, actor, doc, reason, true).await?;
    }
    columns(tx, doc.head.id).await
}

const LACKING: &str = "CERT_MISSING";

/// Passed before all of its papers were there. This hangs on the offer itself: it ends when they are ([`look_again`]),
/// unlike what somebody has laid by hand.
pub async fn on_condition(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>) -> Result<Columns> {
    opened(tx, actor, doc, (LACKING, Some(doc.head.id), "有条件通过：资质待补齐")).await
}

/// Whether what these of the offers were still to bring is there by now.
pub async fn look_again(app: &App, tx: &Tx, offers: &[i64]) -> Result<()> {
    let open = Entity::find().filter(Column::Reason.eq(LACKING)).filter(Column::Open.eq(true));
    let mut rows = Vec::new();
    for some in offers.chunks(AT_ONCE) {
        rows.extend(open.clone().filter(Column::RefId.is_in(some.iter().copied())).all(tx).await?);
    }
    for id in rows.into_iter().map(|row| row.offer_id) {
        let doc = find::<Offer, _>(tx, &Reach::Everything, id).await?;
        let papers = cert_rules::examine(tx, app, doc.head.company_id, &doc.form).await?;
        if cert_rules::is_complete(&papers) {
            lift_one(app, tx, id, (LACKING, id), SYSTEM).await?;
        }
    }
    Ok(())
}

/// The reason is gone, whatever it hung on.
async fn closed(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>, reason: &str) -> Result<Columns> {
    let which = Entity::update_many().filter(Column::OfferId.eq(doc.head.id)).filter(Column::Reason.eq(reason));
    if end(tx, which).await? == 0 {
        return Err(texts::COMMON_STATE.into());
    }
    tell(tx, actor, doc, reason, false).await?;
    columns(tx, doc.head.id).await
}

async fn open_reasons(tx: &Tx, id: i64) -> Result<Vec<String>> {
    let open = Entity::find().filter(Column::OfferId.eq(id)).filter(Column::Open.eq(true)).order_by_asc(Column::Id);
    let mut reasons: Vec<String> = open.all(tx).await?.into_iter().map(|row| row.reason).collect();
    reasons.dedup();
    Ok(reasons)
}

async fn columns(tx: &Tx, id: i64) -> Result<Columns> {
    let reasons = open_reasons(tx, id).await?;
    Ok(vec![("broadcast_restricted", (!reasons.is_empty()).into()), ("restrict_reasons", reasons.join(",").into())])
}

async fn tell(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>, reason: &str, open: bool) -> Result<()> {
    say(&actor.app, tx, doc, (reason, open), (actor.caller.user_id(), actor.name())).await
}

async fn say(app: &App, tx: &Tx, doc: &Doc<OfferForm>, (reason, open): (&str, bool), by: (i64, &str)) -> Result<()> {
    let label = app.dict.all(&app.db).await?.label("RestrictReason", reason).to_owned();
    let line = LogLine {
        biz_type: Offer::KIND.biz_type,
        biz_id: doc.head.id,
        round: doc.head.round,
        step: ("", ""),
        action: if open { log::RESTRICT } else { log::UNRESTRICT },
        operator: Some(by),
        role: None,
        opinion: Some(&label),
        reasons: &[],
        since: None,
    };
    log::write(tx, line)?;
    // The merchant hears of the end when there is one: while another reason is open, nothing has changed.
    if !open && !open_reasons(tx, doc.head.id).await?.is_empty() {
        return Ok(());
    }
    let link = format!("{}{}", Offer::KIND.detail_route, doc.head.id);
    let room = doc.form.live_room.clone();
    let notice = Notice {
        template: if open { "OFFER_RESTRICTED" } else { "OFFER_UNRESTRICTED" },
        to: vec![
            Receiver::User(doc.head.created_by),
            Receiver::Role { role: "ZHAOSHANG".into(), company_id: doc.head.company_id, live_room: room },
        ],
        values: vec![("offerCode", doc.head.code.clone()), ("reasons", label), ("link", link.clone())],
        biz_type: Offer::KIND.biz_type,
        biz_id: doc.head.id,
        link,
    };
    app.organisation.notify(tx, notice).await
}

/// Nobody's act.
const SYSTEM: (i64, &str) = (0, "系统");

/// As many at once as a statement can name.
const AT_ONCE: usize = 500;

/// A reason for many offers at once. Whoever caused it tells the company; no offer speaks for itself.
pub async fn lay(tx: &Tx, offers: &[i64], reason: &str, ref_id: Option<i64>) -> Result<()> {
    for some in offers.chunks(AT_ONCE) {
        let open = Entity::find().filter(Column::OfferId.is_in(some.iter().copied())).filter(Column::Open.eq(true));
        let open = open.filter(Column::Reason.eq(reason)).filter(Column::RefId.eq(ref_id)).all(tx).await?;
        let new = some.iter().filter(|id| open.iter().all(|row| row.offer_id != **id));
        let rows: Vec<restriction::ActiveModel> = new.map(|id| row(tx, *id, (reason, ref_id, ""), SYSTEM)).collect();
        if !rows.is_empty() {
            Entity::insert_many(rows).exec_without_returning(tx).await?;
        }
    }
    follow(tx, offers).await
}

/// The reason is gone for these.
pub async fn lift(tx: &Tx, offers: &[i64], reason: &str) -> Result<()> {
    for some in offers.chunks(AT_ONCE) {
        let which = Entity::update_many().filter(Column::OfferId.is_in(some.iter().copied()));
        end(tx, which.filter(Column::Reason.eq(reason))).await?;
    }
    follow(tx, offers).await
}

/// The one thing that it hung on is well again.
pub async fn lift_for(tx: &Tx, reason: &str, ref_id: i64) -> Result<()> {
    let on_it = Entity::find().filter(Column::Reason.eq(reason)).filter(Column::RefId.eq(ref_id));
    let rows = on_it.filter(Column::Open.eq(true)).all(tx).await?;
    let which = Entity::update_many().filter(Column::Reason.eq(reason)).filter(Column::RefId.eq(ref_id));
    end(tx, which).await?;
    follow(tx, &rows.iter().map(|row| row.offer_id).collect::<Vec<_>>()).await
}

/// Closes what is open of these; answers how many were.
async fn end(tx: &Tx, which: sea_orm::UpdateMany<Entity>) -> Result<u64> {
    let closed = which.col_expr(Column::Open, false.into()).col_expr(Column::ClosedDate, Some(tx.now()).into());
    Ok(closed.filter(Column::Open.eq(true)).exec(tx).await?.rows_affected)
}

/// A reason with what it hangs on and what was said of it, and who brought it.
fn row(
    tx: &Tx,
    offer_id: i64,
    (reason, ref_id, remark): (&str, Option<i64>, &str),
    (user_id, user_name): (i64, &str),
) -> restriction::ActiveModel {
    restriction::ActiveModel {
        id: Set(tx.next_id()),
        offer_id: Set(offer_id),
        reason: Set(reason.to_owned()),
        ref_id: Set(ref_id),
        remark: Set(remark.to_owned()),
        open: Set(true),
        created_by: Set(user_id),
        created_by_name: Set(user_name.to_owned()),
        created_date: Set(tx.now()),
        closed_date: Set(None),
    }
}

/// A reason for one offer that hangs on one thing, by somebody's act; its owner is told.
pub async fn lay_one(app: &App, tx: &Tx, id: i64, (reason, ref_id): (&str, i64), by: (i64, &str)) -> Result<()> {
    let doc = find::<Offer, _>(tx, &Reach::Everything, id).await?;
    lay(tx, &[id], reason, Some(ref_id)).await?;
    say(app, tx, &doc, (reason, true), by).await
}

/// The thing that it hung on is gone, and with it this reason; others stay.
pub async fn lift_one(app: &App, tx: &Tx, id: i64, (reason, ref_id): (&str, i64), by: (i64, &str)) -> Result<()> {
    let doc = find::<Offer, _>(tx, &Reach::Everything, id).await?;
    lift_for(tx, reason, ref_id).await?;
    say(app, tx, &doc, (reason, false), by).await
}

/// The columns of the list follow the reasons; offers with the same reasons are written together.
async fn follow(tx: &Tx, offers: &[i64]) -> Result<()> {
    for some in offers.chunks(AT_ONCE) {
        let open = Entity::find().filter(Column::OfferId.is_in(some.iter().copied())).filter(Column::Open.eq(true));
        let mut reasons: HashMap<i64, Vec<String>> = some.iter().map(|id| (*id, Vec::new())).collect();
        for row in open.order_by_asc(Column::Id).all(tx).await? {
            let known = reasons.entry(row.offer_id).or_default();
            if !known.contains(&row.reason) {
                known.push(row.reason);
            }
        }
        let mut alike: HashMap<String, Vec<i64>> = HashMap::new();
        for (id, reasons) in reasons {
            alike.entry(reasons.join(",")).or_default().push(id);
        }
        for (words, ids) in alike {
            let column = Expr::col::<&str>;
            let update = Query::update()
                .table("offer")
                .value("broadcast_restricted", !words.is_empty())
                .value("restrict_reasons", words.as_str())
                .value("row_version", column("row_version").add(1))
                .and_where(column("id").is_in(ids))
                .and_where(column("restrict_reasons").ne(words.as_str()))
                .to_owned();
            tx.execute(&update).await?;
        }
    }
    Ok(())
}
