//! A quick offer is completed while it is on its way: what was decided on stays, the rest follows.

use axum::Json as Body;
use platform::access::{Access, Endpoint, Tenant, put};
use platform::db::Tx;
use platform::document::diff::changed_fields;
use platform::document::{self, Actor, Amendment, DetailOf, Doc, Document as _, KeepOf, Sent, answer, found};
use platform::form::{Checks, FieldFact, Form, Stage, sensitive};
use platform::http::{Id, Problem, Result};
use platform::workflow::log;
use platform::workflow::status::APPROVING;
use serde_json::Value as Json;

use crate::form::{FAST, OfferForm};
use crate::offer::{Offer, brand_name, followed};
use crate::precheck::{self, Subject};
use crate::reuse::keeps;
use crate::texts;

/// Pictures may be added: a usual offer asks for more of them. Those that were decided on stay.
const PICTURES: &str = "图片";
/// The groups that a quick offer leaves for later. Name, SKUs and prices are not among them.
const LATER: [&str; 5] = ["类目属性", "合作条款与保价", "物流售后", "资质", "对接人"];

pub fn endpoint() -> Endpoint {
    put("/api/offers/{id}/supplement", supplement)
        .summary("补全快速报品的资料")
        .access(Access::Codes(&["offerList_edit"]), Tenant::Company)
        .audit("offer.supplement")
        .takes::<KeepOf<Offer>>()
        .answers::<DetailOf<Offer>>()
}

async fn supplement(actor: Actor, Id(id): Id, sent: Sent<OfferForm>) -> Result<Body<Json>> {
    let sent = sent.versioned()?;
    let doc = found::<Offer>(&actor.app, &actor.caller, id).await?;
    if doc.head.company_id != actor.caller.company_id() {
        return Err(Problem::not_found());
    }
    actor.must_be_open(Offer::KIND.open_while)?;
    let job = |tx: Tx, actor: Actor, (doc, sent): (Doc<OfferForm>, Sent<OfferForm>)| async move {
        let id = doc.head.id;
        if doc.head.row_version != sent.target.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        if doc.head.status != APPROVING || doc.form.form_type != FAST {
            return Err(texts::COMMON_STATE.into());
        }
        let sent = Offer::prepared(&tx, &actor, sent.form).await?;
        let mut form = merged(&actor, &doc, &sent)?;
        let whole = is_whole(&tx, &actor, &doc, &mut form).await?;
        let brand = brand_name(&tx, &form).await?;
        let mut columns = followed(&actor.app, &form, brand).await?;
        if whole {
            columns.push(("origin_form_type", FAST.into()));
        }
        let remark = if whole { "资料已补全，转为常规报品" } else { "补充资料" };
        let amendment =
            Amendment { change_type: "SUPPLEMENT", action: log::SUPPLEMENT, remark, approved: false, columns };
        document::amend::<Offer>(&tx, &actor, &doc, &form, amendment).await?;
        answer::<Offer>(&tx, &actor, id).await
    };
    actor.write((doc, sent), job).await.map(Body)
}

/// Only what was left for later may differ from what was decided on.
fn merged(actor: &Actor, doc: &Doc<OfferForm>, sent: &OfferForm) -> Result<OfferForm> {
    let mut json = serde_json::to_value(sent)?;
    sensitive::restore(OfferForm::FIELDS, &doc.json, &mut json);
    let later = |fact: &FieldFact| match fact.group {
        Some(PICTURES) => keeps(&doc.json[fact.name], &json[fact.name]),
        group => group.is_some_and(|group| LATER.contains(&group)),
    };
    let (changed, _) = changed_fields(OfferForm::FIELDS, &doc.json, &json);
    let mut checks = Checks::at(Stage::Draft).knowing(Some(actor.dictionaries.clone()));
    for fact in OfferForm::FIELDS.iter().filter(|fact| changed.contains(&fact.name) && !later(fact)) {
        let kept = if fact.group == Some(PICTURES) {
            "补全资料时只能补充，不可删除已提交的"
        } else {
            "补全资料时不可修改"
        };
        checks.refuse(fact.name, fact.label, format!("{kept}{}", fact.label));
    }
    let form: OfferForm = serde_json::from_value(json)?;
    form.check(&mut checks);
    checks.finish()?;
    Ok(form)
}

/// Complete by the rules of a usual offer, it becomes one.
async fn is_whole(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>, form: &mut OfferForm) -> Result<bool> {
    let usual = OfferForm { form_type: "NORMAL".into(), ..form.clone() };
    let subject = Subject { actor, id: doc.head.id, company_id: doc.head.company_id, form: &usual, due: false };
    let found = precheck::run(tx, subject).await?.sections;
    let open = found.required.iter().chain(&found.images).any(|finding| finding.level == precheck::BLOCK);
    if !open {
        *form = usual;
    }
    Ok(!open)
}
