//! The offer: an approval document that 招商, 初选 and 终选 decide on, and that lives on when it is approved.

use async_trait::async_trait;
use platform::App;
use platform::access::{Caller, UserType};
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::diff::Names;
use platform::document::{self, Actor, Beside, Codes, Columns, Doc, Document, Draft, Head, Kind, Line, Members};
use platform::form::{Checks, Form as _};
use platform::http::{Problem, Result};
use platform::workflow::status::{APPROVED, APPROVING, CANCELLED_BY_ZHAOSHANG, COMPLETED};
use platform::workflow::{Event, Flow, Guard, Step, To, Transition, Who};
use platform::{codes, kind};
use sea_orm::ConnectionTrait;
use serde_json::{Value as Json, json};

use crate::badge_rules::{Facts, badges, is_suspended};
use crate::beside::OfferBeside;
use crate::form::{COST_FOR, FAST, OfferForm};
use crate::image_rules::MAIN;
use crate::precheck::{self, Examined, Subject};
use crate::restrict::BY_HAND;
use crate::spelling::aliases;
use crate::steps::{FINAL, FIRST, OfferFinalStep, OfferFirstStep, OfferSaleStep, SALE, STEPS};
use crate::texts;
use crate::{
    cert_rules, copying, index, price_check, product_rules, products, protection, readable, restrict, sku_rules, skus,
    staff,
};

pub const STOPED: &str = "STOPED";
pub const STOP: Event = Event::Own("stop");
pub const NOT_SHOW: &str = "NOT_SHOW";
pub const SHOWED: &str = "SHOWED";

pub struct Offer;

#[async_trait]
impl Document for Offer {
    type Form = OfferForm;

    const KIND: Kind = Kind {
        workflow_type: "productOfferTask",
        codes: Codes {
            read: &["offerList", "platformOffer", "platformTodo"],
            delete: "offerList_cancel",
            urge: "offerList_urge",
            export: &["offerList_export", "platformOffer"],
            bd_cancel: "offer_bdCancel",
            ..codes!("offerList")
        },
        ..kind!("offer" "报品" in offer, no "BP", menu "offerList", page "/offer/detail/")
    };

    const READ_BY: &'static [(&'static str, &'static [&'static str])] = COST_FOR;
    #[rustfmt::skip]
    const FLOW: Flow = Flow::approval(STEPS).with(&[
        Transition::new(&[APPROVED], Event::BdCancel, Who::Staff, Guard::Always, To::Status(CANCELLED_BY_ZHAOSHANG)),
        Transition::new(&[APPROVED], STOP,            Who::Staff, Guard::Always, To::Status(STOPED)),
    ]);

    const COUNTED: &'static str = "tab";
    const TABS: &'static [&'static str] = &["CREATED", "APPROVING", "REJECTED", "APPROVED", "SHOWED", "CANCELLED"];

    const ROOM: Option<&'static str> = Some("live_room");

    const FOLLOWED: bool = true;

    const LISTED: &'static [Column] = &[
        Column::new("offerCode", "code", Of::Text).sortable(),
        Column::new("offerName", "search_text", Of::Text)
            .lowered()
            .written("title")
            .in_pieces(index::TABLE)
            .filter_only(),
        Column::new("submitDate", "submit_date", Of::Time).sortable_as("COALESCE(submit_date, 0)"),
        Column::new("auditStatus", "status", Of::Enum),
        Column::new("apprStep", "offer_step", Of::Enum),
        Column::new("tab", "tab", Of::Enum).filter_only(),
        Column::new("liveRoom", "live_room", Of::Enum),
        Column::new("categoryCode", "category_code", Of::Enum),
        Column::new("category2", "category2", Of::Enum),
        Column::new("category3", "category3", Of::Enum),
        Column::new("formType", "form_type", Of::Enum),
        Column::new("originFormType", "origin_form_type", Of::Enum).filter_only(),
        Column::new("offerStyle", "offer_style", Of::Enum),
        Column::new("brandId", "brand_id", Of::Id).filter_only(),
        Column::new("brandName", "brand_name", Of::Text),
        Column::new("storeId", "store_id", Of::Id).filter_only(),
        Column::new("offerCategory", "offer_category", Of::Enum),
        Column::new("commissionRate", "commission_rate", Of::Decimal(2)).sortable_as("COALESCE(commission_rate, -1)"),
        Column::new("expectShowDateFrom", "expect_show_date_from", Of::Date)
            .sortable_as("COALESCE(expect_show_date_from, '')"),
        Column::new("finalPrice", "min_final_price", Of::Decimal(2)).sortable_as("COALESCE(min_final_price, -1)"),
        Column::new("maxFinalPrice", "max_final_price", Of::Decimal(2)),
        Column::new("plannedStock", "planned_stock", Of::Number),
        Column::new("mainImage", "main_image", Of::Id),
        Column::new("showStatus", "show_status", Of::Enum),
        Column::new("changeStatus", "change_status", Of::Enum),
        Column::new("showScheduleScene", "show_schedule_scene", Of::Enum),
        Column::new("prdEchelonLevel", "prd_echelon_level", Of::Enum),
        Column::new("riskLevel", "risk_level", Of::Enum),
        Column::new("giftFlag", "gift_flag", Of::Bool),
        Column::new("superEightProduct", "super_eight_product", Of::Bool),
        Column::new("selProductFlag", "sel_product_flag", Of::Bool),
        Column::new("overTimeNotAddSchedule", "over_time_not_add_schedule", Of::Bool),
        Column::new("broadcastRestricted", "broadcast_restricted", Of::Bool),
        Column::new("restrictReasons", "restrict_reasons", Of::Text),
        Column::new("offerCopyType", "offer_copy_type", Of::Enum),
        Column::new("offerCopyFlag", "offer_copy_flag", Of::Bool),
        Column::new("sourceOfferId", "source_offer_id", Of::Id).filter_only(),
        Column::new("spuId", "spu_id", Of::Id),
        Column::new("skipsFirst", "skips_first", Of::Bool).filter_only(),
        Column::new("sourceOfferCode", "source_offer_code", Of::Text),
        Column::new("linkOfferCode", "link_offer_code", Of::Text),
        Column::new("linkSubmitter", "link_submitter", Of::Text),
        Column::new("sessionId", "session_id", Of::Id).filter_only(),
        Column::new("sessionTitle", "session_title", Of::Text),
        Column::new("lastShowDate", "last_show_date", Of::Date).filter_only(),
        Column::new("priceProtectDays", "price_protect_days", Of::Number).filter_only(),
        Column::new("apprEndDate", "appr_end_date", Of::Time).filter_only(),
        Column::new("ownerId", "created_by", Of::Id),
        Column::new("priceLevel", "price_level", Of::Enum),
        Column::new("score", "score", Of::Decimal(2)).sortable_as("COALESCE(score, -1)").for_staff(),
        Column::new("firstScore", "first_score", Of::Text).for_staff(),
        Column::new("bdUserId", "company_id", Of::Id).by(staff::of_contact).for_staff(),
        Column::new("sameBarcodeAs", "id", Of::Enum).by(staff::same_barcodes).for_staff(),
    ];

    const BESIDE: Option<Beside> = Some(Beside::of::<OfferBeside>());

    const TELLS: &'static [(&'static str, &'static str)] =
        &[("DOC_SUBMITTED", "OFFER_SUBMITTED"), ("DOC_APPROVED", "OFFER_FINAL_PASSED"), ("stop", "OFFER_STOPPED")];

    fn title(form: &OfferForm) -> String {
        form.offer_name.clone()
    }

    fn words(head: &Head, form: &OfferForm) -> Vec<(&'static str, String)> {
        let span = skus::span(form);
        vec![
            ("offerCode", head.code.clone()),
            ("offerName", form.offer_name.clone()),
            ("finalPrice", span.lowest.map(|price| price.to_string()).unwrap_or_default()),
            ("rate", form.commission_rate.map(|rate| rate.to_string()).unwrap_or_default()),
        ]
    }

    fn passed_words(actor: &Actor, _step: &str, form: &Json) -> Vec<(&'static str, String)> {
        let level = form["prdEchelonLevel"].as_str().unwrap_or_default();
        vec![("level", actor.dictionaries.label("PrdEchelonLevel", level).to_owned())]
    }

    fn summary(form: &OfferForm) -> Vec<(&'static str, String)> {
        let span = skus::span(form);
        let price = span.lowest.map_or_else(|| "-".to_owned(), |price| format!("¥{price:#}"));
        let rate = form.commission_rate.map_or_else(|| "-".to_owned(), |rate| format!("{rate}%"));
        vec![("到手价", price), ("佣金", rate), ("备货", span.stock.to_string())]
    }

    async fn prepared(tx: &Tx, actor: &Actor, mut form: OfferForm) -> Result<OfferForm> {
        skus::complete(tx, &actor.reach(), &mut form).await?;
        aliases::respelt(tx, actor.caller.company_id(), &mut form).await?;
        Ok(form)
    }

    fn check(form: &OfferForm, checks: &mut Checks) {
        sku_rules::check(form, checks);
        if !form.is_gift() {
            sku_rules::check_prices(form, checks);
        }
        let lines = form.selling_points.as_deref().unwrap_or_default().lines().filter(|line| !line.trim().is_empty());
        let points = lines.count();
        if checks.is_submitting() && points > 0 && !(3..=5).contains(&points) {
            checks.refuse("sellingPoints", "卖点", "卖点需填写3~5条，每行一条");
        }
        if let (Some(from), Some(to)) = (form.expect_show_date_from, form.expect_show_date_to)
            && to < from
        {
            let values = [("other", "期望播出开始日期")];
            checks.refuse_filled(OfferForm::FIELDS, "expectShowDateTo", texts::COMMON_DATE, &values);
        }
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, OfferForm>) -> Result<()> {
        let form = draft.form;
        if form.change_of.is_some() {
            draft.checks.refuse_field(OfferForm::FIELDS, "changeOf", texts::COMMON_STATE);
        }
        if draft.submitting {
            // Of two that offer the same at once, the second sees the first.
            tx.lock(&format!("offer/{}", draft.company_id)).await?;
        }
        let begun = copying::keep_begun(tx, draft).await?;
        products::admit(tx, draft, begun).await?;
        let subject = Subject { actor: draft.actor, id: draft.id, company_id: draft.company_id, form, due: true };
        let Examined { sections, brand, origin } = precheck::examine(tx, subject, &mut draft.checks).await?;
        if draft.submitting {
            sections.refuse(&mut draft.checks);
        }
        if let Some(origin) = origin {
            let columns = origin.columns(draft);
            draft.columns.extend(columns);
        }
        draft.columns.extend(followed(&draft.actor.app, form, brand.map(|brand| brand.name)).await?);
        // What is still being written has not been checked.
        let checked = draft.submitting && !form.is_gift();
        draft.columns.extend(price_check::columns(checked.then_some(&sections.price))?);
        Ok(())
    }

    fn needs(step: &str, doc: &Doc<OfferForm>) -> bool {
        match step {
            FIRST => !doc.own.flag("skipsFirst"),
            FINAL => !doc.form.is_gift(),
            _ => true,
        }
    }

    fn passed_by(step: &str) -> Option<&'static str> {
        match step {
            FIRST => Some("复用免初选"),
            FINAL => Some("赠品免终选"),
            _ => None,
        }
    }

    fn allows(event: Event, own: &Members) -> bool {
        let shown = own.text("showStatus");
        match event {
            Event::BdCancel => shown.is_empty() || shown == NOT_SHOW,
            STOP => shown != SHOWED,
            Event::Complete => shown == SHOWED,
            _ => true,
        }
    }

    fn step_start(step: &str, doc: &Doc<OfferForm>, before: Option<Json>) -> Json {
        match step {
            SALE => json!({ "offerCategory": doc.form.offer_category, "linkSubmitter": doc.own.text("linkSubmitter") }),
            FIRST => before.unwrap_or(Json::Null),
            _ => Json::Null,
        }
    }

    async fn passed(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>, step: &Step, form: &Json) -> Result<Columns> {
        match step.code {
            SALE => {
                let filled: OfferSaleStep = serde_json::from_value(form.clone())?;
                let category = filled.offer_category.unwrap_or_default();
                let mut json = doc.json.clone();
                json["offerCategory"] = category.as_str().into();
                let mut columns: Columns = vec![
                    ("offer_category", category.into()),
                    ("form", document::stored::<Offer>(&actor.app.secrets, doc.head.id, &json).into()),
                ];
                // What is left out stays; only what hangs on a link has somebody who hung it there.
                let link = !doc.own.text("linkOfferCode").is_empty();
                if let Some(submitter) = filled.link_submitter.filter(|name| link && !name.is_empty()) {
                    columns.push(("link_submitter", submitter.into()));
                }
                Ok(columns)
            }
            FIRST => {
                let filled: OfferFirstStep = serde_json::from_value(form.clone())?;
                let score = serde_json::to_string(&filled.score)?;
                Ok(vec![("first_score", score.into()), ("score", filled.score.average().into())])
            }
            FINAL => {
                let filled: OfferFinalStep = serde_json::from_value(form.clone())?;
                decide(tx, actor, doc, filled).await
            }
            _ => Ok(Columns::new()),
        }
    }

    async fn submitting(tx: &Tx, actor: &Actor, doc: &mut Doc<OfferForm>) -> Result<()> {
        products::submitting(tx, actor, doc).await
    }

    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>) -> Result<()> {
        set_columns(tx, doc.head.id, vec![("appr_end_date", tx.now().into())]).await?;
        protection::promise(tx, &doc.head, &doc.form).await?;
        products::approved(tx, actor, doc).await
    }

    async fn status_changed(tx: &Tx, head: &Head) -> Result<()> {
        protection::follow(tx, head).await
    }

    fn asks(step: &str, form: &OfferForm) -> Option<(&'static str, &'static str)> {
        if step == SALE { product_rules::asks_legal(form) } else { None }
    }

    async fn written(tx: &Tx, _company_id: i64, id: i64, form: &OfferForm) -> Result<()> {
        skus::keep(tx, id, form).await?;
        index::keep(tx, &[(id, form)]).await
    }

    async fn readable(app: &App, form: Json) -> Result<Json> {
        readable::readable(app, form).await
    }

    fn derive(line: &Line, members: &mut Members) {
        let badges = badges(Facts {
            scene: &members.text("showScheduleScene"),
            copy_type: &members.text("offerCopyType"),
            category: &members.text("offerCategory"),
            copy_flag: members.flag("offerCopyFlag"),
            gift: members.flag("giftFlag"),
            link_offer_code: &members.text("linkOfferCode"),
            link_submitter: &members.text("linkSubmitter"),
        });
        let suspended = is_suspended(&members.text("showStatus"), &line.status, members.flag("broadcastRestricted"));
        let reasons = members.text("restrictReasons").into_owned();
        members.add("offerId", line.id);
        members.add("offerCode", &line.code);
        members.set("offerName", &line.title);
        members.set_same("minFinalPrice", "finalPrice");
        members.add("auditStatus", &line.status);
        members.add("ownerId", line.created_by);
        members.add("badges", badges);
        members.add("suspended", suspended);
        members.set("restrictReasons", reasons.split(',').filter(|reason| !reason.is_empty()).collect::<Vec<_>>());
        members.add_object("offerSpuExtend", &["prdEchelonLevel", "offerCopyFlag", "selProductFlag", "riskLevel"]);
        if members.has("firstScore") {
            let score: Json = serde_json::from_str(&members.text("firstScore")).unwrap_or_default();
            members.set("firstScore", score);
        }
    }

    async fn enrich(app: &App, caller: &Caller, rows: &mut [Members]) -> Result<()> {
        if caller.profile.user_type == UserType::Platform {
            staff::enrich(app, caller, rows).await?;
        }
        document::pictures(app, rows, "mainImage").await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&OfferForm]) -> Result<Names> {
        let brands: Vec<i64> = forms.iter().filter_map(|form| form.brand_id).collect();
        let stores: Vec<i64> = forms.iter().filter_map(|form| form.store_id).collect();
        let brands = company::find_brands(db, &brands).await?;
        let stores = selection::store_names(db, &stores).await?;
        let brands = brands.into_iter().map(|brand| (("brand", brand.id), brand.brand_name_cn));
        Ok(brands.chain(stores.into_iter().map(|(id, name)| (("store", id), name))).collect())
    }

    fn actions(head: &Line, own: &Members, caller: &Caller) -> Vec<&'static str> {
        let mut actions = Vec::new();
        let owner = caller.profile.user_type == UserType::Biz && caller.company_id() == head.company_id;
        if owner && caller.profile.company_closed.is_none() {
            if caller.has("offerList_copy") {
                actions.push("copy");
            }
            let shown = own.text("showStatus") == SHOWED;
            let changing = own.text("changeStatus") != "NONE";
            if head.status == APPROVED && !shown && !changing && caller.has("offerList_change") {
                actions.push("change");
            }
            let quick = own.text("formType") == FAST;
            if head.status == APPROVING && quick && caller.has("offerList_edit") {
                actions.push("supplement");
            }
            if caller.has("offerList_reuse") && [APPROVED, COMPLETED].contains(&head.status.as_str()) {
                actions.push("reuse");
            }
        }
        if !owner {
            let live = head.status == APPROVED && Self::allows(STOP, own);
            if live && caller.has("offer_stop") {
                actions.push("stop");
            }
            if caller.has("restrict_set") {
                actions.push("restrict");
                if own.text("restrictReasons").split(',').any(|reason| BY_HAND.contains(&reason)) {
                    actions.push("unrestrict");
                }
            }
        }
        actions
    }
}

/// The columns that follow from the form but are no field of it.
pub async fn followed(app: &App, form: &OfferForm, brand: Option<String>) -> Result<Columns> {
    let risk = cert_rules::risk_level(app, form).await?;
    let span = skus::span(form);
    let main = form.images.iter().find(|file| file.slot.as_deref() == Some(MAIN)).map(|file| file.file_id);
    Ok(vec![
        ("brand_name", brand.unwrap_or_default().into()),
        ("risk_level", risk.into()),
        ("search_text", index::text(form).into()),
        ("min_final_price", span.lowest.map(|price| price.0).into()),
        ("max_final_price", span.highest.map(|price| price.0).into()),
        ("planned_stock", span.stock.into()),
        ("main_image", main.into()),
        ("gift_flag", form.is_gift().into()),
    ])
}

/// What the brand of a form is called.
pub async fn brand_name(tx: &Tx, form: &OfferForm) -> Result<Option<String>> {
    let Some(id) = form.brand_id else { return Ok(None) };
    Ok(company::brand_right(tx, id).await?.map(|right| right.name))
}

/// The final word: what it is worth, where it belongs, and whether everything is there. As columns.
async fn decide(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>, filled: OfferFinalStep) -> Result<Columns> {
    if doc.form.form_type == FAST {
        return Err(texts::OFFER_FAST.into());
    }
    let papers = cert_rules::examine(tx, &actor.app, doc.head.company_id, &doc.form).await?;
    let complete = cert_rules::is_complete(&papers);
    if !complete && !filled.conditional {
        let lacking = papers.iter().filter(|paper| paper.severity != precheck::PASS);
        let list: Vec<&str> = lacking.map(|paper| paper.label.as_str()).collect();
        return Err(Problem::filled(texts::OFFER_CERT, &[("list", &list.join("、"))]));
    }
    let mut values: Columns = vec![
        ("prd_echelon_level", filled.prd_echelon_level.unwrap_or_default().into()),
        ("show_schedule_scene", filled.show_schedule_scene.unwrap_or_default().into()),
        ("sel_product_flag", filled.sel_product_flag.into()),
        ("super_eight_product", filled.super_eight_product.into()),
    ];
    if !complete {
        values.extend(restrict::on_condition(tx, actor, doc).await?);
    }
    Ok(values)
}

/// Columns of the module's own, on the way to a change that compares and sets.
pub async fn set_columns(tx: &Tx, id: i64, values: Columns) -> Result<()> {
    document::set_columns::<Offer>(tx, id, values).await
}
