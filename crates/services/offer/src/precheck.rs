//! The check before submitting: one service for the form's side panel and for the submission itself.
//!
//! Every section comes from the rules that belong to it; a section whose module does not exist yet stays empty.

use bizconfig::attr_resolve;
use bizconfig::compliance::{self, CheckedText, Hit};
use bizconfig::{categories, live_rooms};
use company::{BrandRight, Company};
use identity::rooms::Room;
use platform::App;
use platform::document::{self, Actor, Document as _, Reach};
use platform::files;
use platform::form::{Checks, FieldFact, Form, Rows, Stage};
use platform::http::{Problem, Result};
use platform::workflow::status::APPROVED;
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait};
use serde::Serialize;
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::cert_rules::{self, CertFinding};
use crate::duplicates::{self, Duplicate};
use crate::form::OfferForm;
use crate::image_rules::{self, Picture};
use crate::offer::Offer;
use crate::price_check::{self, PriceFinding};
use crate::texts;
use crate::{attr_rules, waivers};

pub const PASS: &str = "PASS";
pub const WARN: &str = "WARN";
pub const BLOCK: &str = "BLOCK";

#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = OfferPreCheck)]
pub struct PreCheck {
    /// The worst of all sections.
    pub level: &'static str,
    pub sections: Sections,
}

#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[schema(as = OfferPreCheckSections)]
pub struct Sections {
    pub required: Vec<Finding>,
    pub images: Vec<Finding>,
    pub compliance: Vec<Hit>,
    pub certs: Vec<CertFinding>,
    pub price: Vec<PriceFinding>,
    pub duplicate: Vec<Duplicate>,
    /// Comes with the contracts.
    pub contract: Vec<Finding>,
}

/// Something about a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferFinding)]
pub struct Finding {
    pub field: String,
    pub label: String,
    pub level: &'static str,
    pub message: String,
}

/// What is looked at.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub actor: &'a Actor,
    /// 0 for an offer that has no row yet.
    pub id: i64,
    pub company_id: i64,
    pub form: &'a OfferForm,
}

/// All sections at the strictness of a submission; nothing is written and nothing refused.
pub async fn run(db: &impl ConnectionTrait, subject: Subject<'_>) -> Result<PreCheck> {
    let room = Some(subject.form.live_room.as_str());
    let mut checks = Checks::at(Stage::Submit).knowing(Some(subject.actor.dictionaries.clone())).in_room(room);
    subject.form.check(&mut checks);
    Offer::check(subject.form, &mut checks);
    let (mut sections, _) = examine(db, subject, &mut checks).await?;
    let wrong = checks.errors().iter().map(|error| Finding {
        field: error.field.clone(),
        label: error.label.clone(),
        level: BLOCK,
        message: error.message.clone(),
    });
    let (images, required): (Vec<Finding>, Vec<Finding>) =
        wrong.partition(|finding| finding.field.starts_with("images"));
    sections.images.splice(0..0, images);
    sections.required.splice(0..0, required);
    Ok(PreCheck { level: sections.level(), sections })
}

/// The rules that need more than the form. What is wrong with fields goes to `checks`, everything else into sections;
/// the brand comes with them for whoever needs it next.
pub async fn examine(
    db: &impl ConnectionTrait,
    subject: Subject<'_>,
    checks: &mut Checks,
) -> Result<(Sections, Option<BrandRight>)> {
    let form = subject.form;
    let company = company::find(db, subject.company_id).await?.ok_or_else(Problem::not_found)?;
    let mut sections = Sections::default();
    must_be_open(db, subject, checks).await?;
    category(&subject.actor.app, form, checks).await?;
    let brand = brand(db, subject, checks).await?;
    store(db, subject, &company, checks).await?;
    gifts(db, subject, checks).await?;

    sections.images = pictures(db, form, checks).await?;
    let template = attr_resolve::resolve(&subject.actor.app, &form.scope()).await?;
    let asked = if form.is_full() { &template.groups[..] } else { &[] };
    let reader = attr_rules::Reader { form, groups: asked, dictionaries: &subject.actor.dictionaries };
    let warn = |(field, message): (String, String)| {
        let label = "类目属性".to_owned();
        Finding { field, label, level: WARN, message }
    };
    sections.required = reader.check(checks).into_iter().map(warn).collect();
    if checks.is_submitting() {
        sections.compliance = words(subject).await?;
        sections.certs = cert_rules::examine(db, subject, brand.as_ref().map_or("", |brand| &brand.nature)).await?;
        let registrant = form.offer_attrs.text("registrant");
        if sections.certs.iter().any(|paper| paper.is_of_another(registrant)) {
            let message = "备案人/注册人与证照主体不一致".to_owned();
            let (field, label) = ("offerAttrs.registrant".to_owned(), "类目属性".to_owned());
            sections.required.push(Finding { field, label, level: WARN, message });
        }
        sections.price = price_check::of_offer(db, subject).await?;
        sections.duplicate = duplicates::find(db, subject).await?;
        waivers::apply(db, subject.id, subject.actor.app.clock().today(), &mut sections).await?;
    }
    Ok((sections, brand))
}

impl Sections {
    pub fn level(&self) -> &'static str {
        let levels = (self.required.iter().chain(&self.images).chain(&self.contract).map(|finding| finding.level))
            .chain(self.compliance.iter().map(|hit| hit.level.as_str()))
            .chain(self.certs.iter().map(|finding| finding.severity))
            .chain(self.price.iter().map(|finding| finding.level))
            .chain(self.duplicate.iter().map(|finding| finding.level));
        worst(levels)
    }

    /// What keeps the offer from being submitted becomes errors of its fields.
    pub fn refuse(&self, form: &OfferForm, checks: &mut Checks) {
        for hit in self.compliance.iter().filter(|hit| hit.level == BLOCK) {
            let law = hit.law_ref.as_deref().unwrap_or("广告法");
            checks.refuse_text(&hit.field, &hit.label, texts::OFFER_WORD, &[("word", &hit.word), ("lawRef", law)]);
        }
        let missing: Vec<&str> = self
            .certs
            .iter()
            .filter(|finding| finding.severity == BLOCK)
            .map(|finding| finding.label.as_str())
            .collect();
        if !missing.is_empty() {
            checks.refuse_text("certs", "资质", texts::OFFER_CERT, &[("list", &missing.join("、"))]);
        }
        for finding in self.price.iter().filter(|finding| finding.level == BLOCK) {
            checks.refuse(&format!("skus[{}].livePagePrice", finding.place), "页面价", finding.message.clone());
        }
        if let Some(same) = self.duplicate.iter().find(|same| same.level == BLOCK) {
            checks.refuse_text("skus", "规格与价格", texts::OFFER_DUP, &[("code", &same.code)]);
        }
        let warned = self.compliance.iter().any(|hit| hit.level == WARN);
        if warned && !form.compliance_confirmed {
            checks.refuse("complianceConfirmed", "已知悉并确认合规", "存在合规提示，请勾选已知悉并确认合规");
        }
    }
}

/// What all of them come to.
pub fn worst<'a>(levels: impl Iterator<Item = &'a str>) -> &'static str {
    let levels: Vec<&str> = levels.collect();
    [BLOCK, WARN].into_iter().find(|level| levels.contains(level)).unwrap_or(PASS)
}

async fn must_be_open(db: &impl ConnectionTrait, subject: Subject<'_>, checks: &mut Checks) -> Result<()> {
    let form = subject.form;
    let today = subject.actor.app.clock().today();
    let room = match form.live_room.as_str() {
        "" => None,
        code => Some(live_rooms::must_be_open(db, code, today).await.map_err(|closed| closed.title)),
    };
    let catalogs = company::catalogs(db, subject.company_id).await?;
    open_rules(form, subject.id == 0, room.as_ref(), &catalogs, checks);
    Ok(())
}

/// The room takes offers now, and the company deals in the category. A room that is closed says so itself.
pub fn open_rules(
    form: &OfferForm,
    is_new: bool,
    room: Option<&Result<Room, String>>,
    catalogs: &[String],
    checks: &mut Checks,
) {
    match room {
        Some(Ok(room)) => {
            let least = i64::from(room.min_protect_days);
            if form.is_sold_in_full() && form.price_protect_days.is_some_and(|days| days < least) {
                let n = least.to_string();
                checks.refuse_filled(OfferForm::FIELDS, "priceProtectDays", texts::OFFER_PROTECT, &[("n", &n)]);
            }
        }
        // What was approved may change after the room has closed.
        Some(Err(closed)) if form.change_of.is_none() && (checks.is_submitting() || is_new) => {
            checks.refuse("liveRoom", "直播间", closed.as_str());
        }
        _ => {}
    }
    let dealt =
        catalogs.iter().any(|code| categories::is_within(&form.category_code, code) || *code == form.category_code);
    if !form.category_code.is_empty() && !dealt {
        checks.refuse_field(OfferForm::FIELDS, "categoryCode", texts::OFFER_CATALOG);
    }
}

/// The second level lies in the first, the third in the second, and it is chosen where there is one.
async fn category(app: &App, form: &OfferForm, checks: &mut Checks) -> Result<()> {
    let within = |inner: &Option<String>, outer: &str| {
        inner.as_ref().is_none_or(|code| code != outer && categories::is_within(code, outer))
    };
    if !within(&form.category2, &form.category_code) {
        checks.refuse_field(OfferForm::FIELDS, "category2", texts::COMMON_DICT);
    }
    let second = form.category2.as_deref().unwrap_or(&form.category_code);
    if !within(&form.category3, second) {
        checks.refuse_field(OfferForm::FIELDS, "category3", texts::COMMON_DICT);
    }
    if checks.is_submitting() && form.category2.is_some() && form.category3.is_none() {
        let tree = categories::kept(app).await?;
        if categories::find(&tree, second).is_some_and(|category| category.children.iter().any(|child| child.enabled)) {
            checks.refuse_field(OfferForm::FIELDS, "category3", texts::COMMON_REQUIRED);
        }
    }
    Ok(())
}

async fn brand(db: &impl ConnectionTrait, subject: Subject<'_>, checks: &mut Checks) -> Result<Option<BrandRight>> {
    let Some(id) = subject.form.brand_id else { return Ok(None) };
    let right = company::brand_right(db, id).await?.filter(|right| right.company_id == subject.company_id);
    let today = subject.actor.app.clock().today();
    match &right {
        None => checks.refuse_field(OfferForm::FIELDS, "brandId", texts::COMMON_DICT),
        Some(right) if checks.is_submitting() && right.end.is_some_and(|end| end < today) => {
            checks.refuse_field(OfferForm::FIELDS, "brandId", texts::OFFER_BRAND);
        }
        Some(_) => {}
    }
    Ok(right)
}

/// A merchant sells through a store of its own or with an authorisation; a vendor needs none.
async fn store(db: &impl ConnectionTrait, subject: Subject<'_>, company: &Company, checks: &mut Checks) -> Result<()> {
    let form = subject.form;
    let sells = company.subject_type != "VENDOR" && !form.is_gift();
    let missing = |name: &str, blank: bool, checks: &mut Checks| {
        if blank && sells && checks.is_submitting() {
            checks.refuse_field(OfferForm::FIELDS, name, texts::COMMON_REQUIRED);
        }
    };
    missing("storeId", form.store_id.is_none(), checks);
    missing("itemUrl", form.item_url.is_none(), checks);
    let Some(store_id) = form.store_id else { return Ok(()) };
    let today = subject.actor.app.clock().today();
    let company_id = subject.company_id;
    let mut usable = selection::is_usable_store(db, &subject.actor.reach(), company_id, store_id, today).await?;
    if !usable && before(db, subject).await?.store_id == Some(store_id) {
        usable = selection::is_usable_store(db, &Reach::Everything, company_id, store_id, today).await?;
    }
    if !usable {
        checks.refuse_field(OfferForm::FIELDS, "storeId", texts::OFFER_STORE);
    }
    Ok(())
}

/// The offer as it stands: whoever may write it may keep what somebody else of the company has chosen for it.
async fn before(db: &impl ConnectionTrait, subject: Subject<'_>) -> Result<OfferForm> {
    if subject.id == 0 {
        return Ok(OfferForm::default());
    }
    document::find::<Offer, _>(db, &Reach::Everything, subject.id).await.map(|doc| doc.form)
}

/// A gift that is an offer of its own is an approved one of the same company.
async fn gifts(db: &impl ConnectionTrait, subject: Subject<'_>, checks: &mut Checks) -> Result<()> {
    for (index, gift) in subject.form.mechanism.gifts.iter().enumerate() {
        let Some(id) = gift.gift_offer_id else { continue };
        let mut there = is_gift_offer(db, &subject.actor.reach(), subject.company_id, id).await?;
        if !there && before(db, subject).await?.mechanism.gifts.iter().any(|gift| gift.gift_offer_id == Some(id)) {
            there = is_gift_offer(db, &Reach::Everything, subject.company_id, id).await?;
        }
        if !there {
            let words = texts::COMMON_DICT.fill(&[("label", "赠品报品")]);
            checks.refuse(&format!("mechanism.gifts[{index}].giftOfferId"), "赠品报品", words);
        }
    }
    Ok(())
}

async fn is_gift_offer(db: &impl ConnectionTrait, reach: &Reach, company_id: i64, id: i64) -> Result<bool> {
    let column = Expr::col::<&str>;
    let own = document::select::<Offer>(reach)
        .column("id")
        .and_where(column("id").eq(id))
        .and_where(column("company_id").eq(company_id))
        .and_where(column("gift_flag").eq(true))
        .and_where(column("status").eq(APPROVED))
        .to_owned();
    Ok(db.query_one(&own).await?.is_some())
}

async fn pictures(db: &impl ConnectionTrait, form: &OfferForm, checks: &mut Checks) -> Result<Vec<Finding>> {
    let ids: Vec<i64> = form.images.iter().map(|file| file.file_id).collect();
    let files = files::find(db, &ids).await?;
    let look = |id: i64| {
        files.get(&id).map(|file| Picture {
            is_png: file.content_type == "image/png",
            has_alpha: file.has_alpha,
            width: file.width.unwrap_or_default(),
            height: file.height.unwrap_or_default(),
        })
    };
    let say = |message: String| Finding { field: "images".into(), label: "主图".into(), level: WARN, message };
    Ok(image_rules::check(form, &look, checks).into_iter().map(say).collect())
}

/// Every text that a declaration names a scene for, at its own path.
async fn words(subject: Subject<'_>) -> Result<Vec<Hit>> {
    let json = serde_json::to_value(subject.form)?;
    let mut items = Vec::new();
    collect(OfferForm::FIELDS, &json, "", &mut items);
    let awards = subject.form.offer_attrs.text("awards");
    items.push(CheckedText { field: "offerAttrs.awards".into(), label: "获奖/认证".into(), text: awards.into() });
    let verdict = compliance::check(&subject.actor.app, "OFFER", subject.form.category(), &items).await?;
    Ok(verdict.hits)
}

fn collect(fields: &[FieldFact], json: &Json, at: &str, items: &mut Vec<CheckedText>) {
    for fact in fields {
        let (value, path) = (&json[fact.name], format!("{at}{}", fact.name));
        if let (Some(_), Some(text)) = (fact.scene, value.as_str()) {
            items.push(CheckedText { field: path.clone(), label: fact.label.into(), text: text.into() });
        }
        let Some(rows) = fact.rows else { continue };
        for (index, row) in Rows::of(value).iter().enumerate() {
            let inner = if value.is_array() { format!("{path}[{index}].") } else { format!("{path}.") };
            collect(rows.fields, row, &inner, items);
        }
    }
}
