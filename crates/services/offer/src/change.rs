//! Changes of approved offers: a pending copy with an approval of its own. The offer stays as it was until then.

use async_trait::async_trait;
use axum::Json as Body;
use axum::extract::State;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, post, put};
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::diff::{Names, changed_fields};
use platform::document::{
    self, Actor, Amendment, Codes, DetailOf, Doc, Document, Draft, Happening, Head, KeepOf, Kind, Line, Members, Reach,
    RowForm, Sent, Target, answer, find, found,
};
use platform::form::{Checks, Form as _};
use platform::http::{Id, Problem, Result, Valid};
use platform::kind;
use platform::workflow::status::{APPROVED, APPROVING, CREATED, REJECTED};
use platform::workflow::{Event, Flow, Step, log};
use sea_orm::ConnectionTrait;
use serde_json::Value as Json;

use crate::form::{COST_FOR, OfferForm};
use crate::offer::{Offer, SHOWED, brand_name, followed, set_columns};
use crate::precheck::{self, Examined, Subject};
use crate::price_check::{self, of_company};
use crate::spelling::aliases;
use crate::steps::{FINAL, SALE};
use crate::texts;
use crate::{copying, product_rules, products, protection, readable, restrict, skus};

/// An approved offer is about to be changed.
#[derive(Clone)]
pub struct Changing {
    pub offer_id: i64,
}

impl platform::point::Veto for Changing {}

pub struct OfferChange;

#[async_trait]
impl Document for OfferChange {
    type Form = OfferForm;

    const KIND: Kind = Kind {
        workflow_type: Offer::KIND.workflow_type,
        // It is abandoned as long as it does not wait, and stays where it is while it does.
        codes: Codes {
            withdraw: "",
            urge: "",
            cancel: "",
            delete: "",
            bd_cancel: "",
            ..Offer::KIND.codes.written_by("offerList_change")
        },
        mend_route: Some("/offer/change/edit/"),
        ..kind!("offerChange" "报品变更" in offer_change, no "BB", menu "offerList", page "/offer/change/")
    };

    const READ_BY: &'static [(&'static str, &'static [&'static str])] = COST_FOR;
    const FLOW: Flow = Flow::approval(&[
        Step::new(SALE, "招商审核", ("ZHAOSHANG", "招商"), "offer_saleApprove").to_contact(),
        Step::new(FINAL, "终选", ("SELECTION_FINAL", "终选"), "offer_finalApprove"),
    ]);

    const LISTED: &'static [Column] = &[
        Column::new("changeOf", "change_of", Of::Id),
        Column::new("liveRoom", "live_room", Of::Enum),
        Column::new("keyChanged", "key_changed", Of::Bool),
    ];

    const FOLLOWED: bool = true;

    const ROOM: Option<&'static str> = Some("live_room");

    fn title(form: &OfferForm) -> String {
        form.offer_name.clone()
    }

    fn summary(form: &OfferForm) -> Vec<(&'static str, String)> {
        Offer::summary(form)
    }

    async fn prepared(tx: &Tx, actor: &Actor, form: OfferForm) -> Result<OfferForm> {
        Offer::prepared(tx, actor, form).await
    }

    fn check(form: &OfferForm, checks: &mut Checks) {
        Offer::check(form, checks);
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, OfferForm>) -> Result<()> {
        let form = draft.form;
        let base = base(tx, draft.company_id, form).await?;
        must_be_changeable(&base)?;
        skus::must_be_of(tx, base.head.id, form).await?;
        draft.actor.app.points.check(&draft.actor.app, tx, Changing { offer_id: base.head.id }).await?;
        let sent = serde_json::to_value(form)?;
        copying::keep_fixed(&base.json, &sent, &mut draft.checks);
        let subject = Subject { actor: draft.actor, id: base.head.id, company_id: draft.company_id, form, due: false };
        let Examined { sections, .. } = precheck::examine(tx, subject, &mut draft.checks).await?;
        if draft.submitting {
            sections.refuse(&mut draft.checks);
        }
        let before = readable::readable(&draft.actor.app, serde_json::to_value(opened(draft.actor, &base)?)?).await?;
        let after = readable::readable(&draft.actor.app, sent).await?;
        let (changed, key) = changed_fields(OfferForm::FIELDS, &before, &after);
        if draft.submitting && changed.iter().all(|name| *name == "changeOf") {
            return Err(texts::OFFER_SAME.into());
        }
        draft.columns.push(("key_changed", key.into()));
        Ok(())
    }

    fn needs(step: &str, doc: &Doc<OfferForm>) -> bool {
        step != FINAL || doc.own.flag("keyChanged")
    }

    async fn live_form(tx: &Tx, actor: &Actor, form: &OfferForm) -> Result<Option<OfferForm>> {
        let base = base(tx, actor.caller.company_id(), form).await?;
        Ok(Some(OfferForm { change_of: form.change_of, ..opened(actor, &base)? }))
    }

    /// The change becomes the offer's next version.
    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>) -> Result<()> {
        let base = base(tx, doc.head.company_id, &doc.form).await?;
        must_be_changeable(&base)?;
        let mut form = OfferForm { change_of: None, ..doc.form.clone() };
        // Words may have been merged since it was written.
        aliases::respelt(tx, doc.head.company_id, &mut form).await?;
        let before = Doc { json: serde_json::to_value(opened(actor, &base)?)?, ..base };
        let mut columns = followed(&actor.app, &form, brand_name(tx, &form).await?).await?;
        let subject = Subject { actor, id: before.head.id, company_id: doc.head.company_id, form: &form, due: false };
        let found = price_check::of_offer(tx, subject).await?;
        columns.extend(price_check::columns(Some(&found))?);
        let amendment =
            Amendment { change_type: "CHANGE", action: log::CHANGE, remark: &doc.head.code, approved: true, columns };
        document::amend::<Offer>(tx, actor, &before, &form, amendment).await?;
        restrict::look_again(&actor.app, tx, &[before.head.id]).await?;
        protection::promise(tx, &before.head, &form).await?;
        products::approved(tx, actor, &Doc { form, ..before }).await
    }

    fn asks(step: &str, form: &OfferForm) -> Option<(&'static str, &'static str)> {
        if step == SALE { product_rules::asks_legal(form) } else { None }
    }

    async fn status_changed(tx: &Tx, head: &Head) -> Result<()> {
        let change = find::<Self, _>(tx, &Reach::Everything, head.id).await?;
        let status = match head.status.as_str() {
            status @ (CREATED | APPROVING | REJECTED) => status,
            _ => "NONE",
        };
        set_columns(tx, change.form.change_of.unwrap_or_default(), vec![("change_status", status.into())]).await
    }

    async fn readable(app: &App, form: Json) -> Result<Json> {
        readable::readable(app, form).await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&OfferForm]) -> Result<Names> {
        Offer::names(db, forms).await
    }

    fn actions(head: &Line, _own: &Members, caller: &Caller) -> Vec<&'static str> {
        let own = caller.company_id() == head.company_id && caller.has(Self::KIND.codes.edit);
        if own && [CREATED, REJECTED].contains(&head.status.as_str()) { vec!["abandon"] } else { Vec::new() }
    }
}

/// The offer that is changed.
async fn base(tx: &Tx, company_id: i64, form: &OfferForm) -> Result<Doc<OfferForm>> {
    find::<Offer, _>(tx, &of_company(company_id), form.change_of.unwrap_or_default()).await
}

pub fn opened(actor: &Actor, doc: &Doc<OfferForm>) -> Result<OfferForm> {
    platform::document::opened::<Offer>(&actor.app.secrets, doc)
}

fn must_be_changeable(base: &Doc<OfferForm>) -> Result<()> {
    let shown = base.own.text("showStatus") == SHOWED;
    if base.head.status == APPROVED && !shown { Ok(()) } else { Err(texts::COMMON_STATE.into()) }
}

pub fn endpoints() -> Vec<Endpoint> {
    let writes = |endpoint: Endpoint| endpoint.access(Access::Codes(&["offerList_change"]), Tenant::Company);
    vec![
        writes(post("/api/offers/{id}/change", begin))
            .summary("变更已通过的报品")
            .audit("offerChange.create")
            .takes::<RowForm>()
            .answers::<DetailOf<OfferChange>>()
            .created(),
        writes(put("/api/offer-changes/{id}", save))
            .summary("保存报品变更")
            .audit("offerChange.save")
            .takes::<KeepOf<OfferChange>>()
            .answers::<DetailOf<OfferChange>>(),
        writes(post("/api/offer-changes/{id}/submit", submit))
            .summary("提交报品变更")
            .audit("offerChange.submit")
            .takes::<RowForm>()
            .answers::<DetailOf<OfferChange>>(),
        writes(post("/api/offer-changes/{id}/abandon", abandon))
            .summary("放弃报品变更")
            .audit("offerChange.abandon")
            .takes::<RowForm>()
            .answers::<DetailOf<Offer>>(),
    ]
}

/// A copy of what is approved, to be changed.
async fn begin(actor: Actor, Id(id): Id, Valid(row): Valid<RowForm>) -> Result<(axum::http::StatusCode, Body<Json>)> {
    let doc = found::<Offer>(&actor.app, &actor.caller, id).await?;
    if doc.head.row_version != row.row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    must_be_changeable(&doc)?;
    if doc.own.text("changeStatus") != "NONE" {
        return Err(texts::OFFER_CHANGING.into());
    }
    let job = move |tx: Tx, actor: Actor, form: OfferForm| async move {
        let made = document::create::<OfferChange>(&tx, &actor, form, false).await?;
        answer::<OfferChange>(&tx, &actor, made).await
    };
    let form = OfferForm { change_of: Some(id), ..doc.form };
    let made = actor.write(form, job).await;
    let made = made.map_err(|problem| if problem.is_duplicate() { texts::OFFER_CHANGING.into() } else { problem })?;
    Ok((axum::http::StatusCode::CREATED, Body(made)))
}

async fn save(actor: Actor, Id(id): Id, sent: Sent<OfferForm>) -> Result<Body<Json>> {
    let sent = sent.versioned()?;
    let target = Target { id, ..sent.target };
    let job = |tx: Tx, actor: Actor, (target, form, submit): (Target, OfferForm, bool)| async move {
        let form = of_same(&tx, target.id, form).await?;
        document::save::<OfferChange>(&tx, &actor, target, form, submit).await?;
        answer::<OfferChange>(&tx, &actor, target.id).await
    };
    actor.write((target, sent.form, sent.submit), job).await.map(Body)
}

/// Whatever is sent, a change stays one of the same offer.
async fn of_same(tx: &Tx, id: i64, form: OfferForm) -> Result<OfferForm> {
    let before = find::<OfferChange, _>(tx, &Reach::Everything, id).await?;
    Ok(OfferForm { change_of: before.form.change_of, ..form })
}

async fn submit(actor: Actor, Id(id): Id, Valid(row): Valid<RowForm>) -> Result<Body<Json>> {
    let job = |tx: Tx, actor: Actor, target: Target| async move {
        document::submit_again::<OfferChange>(&tx, &actor, target).await?;
        answer::<OfferChange>(&tx, &actor, target.id).await
    };
    actor.write(Target { id, row_version: row.row_version }, job).await.map(Body)
}

/// What was never submitted goes without a trace; the rest is closed.
async fn abandon(State(app): State<App>, caller: Caller, Id(id): Id, Valid(row): Valid<RowForm>) -> Result<Body<Json>> {
    let change = found::<OfferChange>(&app, &caller, id).await?;
    let offer_id = change.form.change_of.ok_or_else(Problem::not_found)?;
    let actor = Actor::new(&app, &caller).await?;
    let (target, submitted) = (Target { id, row_version: row.row_version }, change.head.submitted);
    let job = move |tx: Tx, actor: Actor| async move {
        if submitted {
            document::happen::<OfferChange>(&tx, &actor, target, Happening::of(Event::Cancel, "放弃变更")).await?;
        } else {
            document::delete::<OfferChange>(&tx, &actor, id).await?;
            set_columns(&tx, offer_id, vec![("change_status", "NONE".into())]).await?;
        }
        answer::<Offer>(&tx, &actor, offer_id).await
    };
    app.db.write(&caller.ctx, actor, job).await.map(Body)
}
