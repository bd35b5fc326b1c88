//! The check before submitting: one service for the form's side panel and for the submission itself.
//!
//! Every section comes from the rules that belong to it; a section whose module does not exist yet stays empty.

use bizconfig::attr_resolve;
use bizconfig::categories::{self, Category};
use bizconfig::compliance::{self, CheckedText, Hit};
use bizconfig::live_rooms;
use company::{BrandRight, Company};
use identity::rooms::Room;
use platform::App;
use platform::dict::Dictionaries;
use platform::document::{self, Actor, Doc, Document as _, Reach};
use platform::files;
use platform::form::{Checks, FieldFact, Form, Rows, Stage};
use platform::http::{Problem, Result};
use platform::workflow::status::{APPROVED, CREATED, NOT_STARTED, REJECTED};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait};
use serde::Serialize;
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::cert_rules::{self, CertFinding};
use crate::copying::{self, Origin};
use crate::duplicates::{self, Duplicate};
use crate::form::OfferForm;
use crate::image_rules::{self, ImageSlot, Picture};
use crate::offer::Offer;
use crate::price_check::{self, PriceFinding};
use crate::texts;
use crate::{attr_rules, product_rules, waivers};

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
    /// Still to be submitted: what has been is no longer measured by today.
    pub due: bool,
}

impl<'a> Subject<'a> {
    /// An offer as it stands.
    pub fn of(actor: &'a Actor, doc: &'a Doc<OfferForm>) -> Self {
        let due = [NOT_STARTED, CREATED, REJECTED].contains(&doc.head.status.as_str());
        Self { actor, id: doc.head.id, company_id: doc.head.company_id, form: &doc.form, due }
    }

    /// The offer as it is kept: whoever may write it may keep what somebody else of the company has chosen for it.
    pub async fn before(&self, db: &impl ConnectionTrait) -> Result<OfferForm> {
        if self.id == 0 {
            return Ok(OfferForm::default());
        }
        document::find::<Offer, _>(db, &Reach::Everything, self.id).await.map(|doc| doc.form)
    }
}

/// What came of it.
pub struct Examined {
    pub sections: Sections,
    pub brand: Option<BrandRight>,
    pub origin: Option<Origin>,
}

/// All sections at the strictness of a submission; nothing is written and nothing refused.
pub async fn run(db: &impl ConnectionTrait, subject: Subject<'_>) -> Result<PreCheck> {
    let room = Some(subject.form.live_room.as_str());
    let mut checks = Checks::at(Stage::Submit).knowing(Some(subject.actor.dictionaries.clone())).in_room(room);
    subject.form.check(&mut checks);
    Offer::check(subject.form, &mut checks);
    let Examined { mut sections, .. } = examine(db, subject, &mut checks).await?;
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

/// The rules that need more than the form. What is wrong with fields goes to `checks`, everything else into sections.
pub async fn examine(db: &impl ConnectionTrait, subject: Subject<'_>, checks: &mut Checks) -> Result<Examined> {
    let form = subject.form;
    let company = company::find(db, subject.company_id).await?.ok_or_else(Problem::not_found)?;
    let mut sections = Sections::default();
    must_be_open(db, subject, &company, checks).await?;
    let tree = categories::kept(&subject.actor.app).await?;
    category(&tree, form, checks);
    let brand = brand(db, subject, checks).await?;
    product_rules::name(form, brand.as_ref().map_or("", |brand| &brand.name), checks);
    let origin = copying::examine(db, subject, checks).await?;
    store(db, subject, &company, checks).await?;
    gifts(db, subject, checks).await?;

    let slots = image_rules::slots(&form.category_code, !form.is_full());
    sections.images = pictures(db, form, &slots, checks).await?;
    let template = attr_resolve::resolve(&subject.actor.app, &form.scope()).await?;
    let asked = if form.is_full() { &template.groups[..] } else { &[] };
    attr_rules::refuse_strangers(form, &template.groups, checks);
    let reader = attr_rules::Reader { form, groups: asked, dictionaries: &subject.actor.dictionaries };
    let warn = |(field, message): (String, String)| {
        let label = "类目属性".to_owned();
        Finding { field, label, level: WARN, message }
    };
    sections.required = reader.check(checks).into_iter().map(warn).collect();
    let own = categories::find(&tree, form.category());
    if let Some(own) = own {
        product_rules::sample(form, own, checks);
    }
    if checks.is_submitting() {
        sections.required.extend(product_rules::warnings(form, own));
        sections.compliance = words(subject).await?;
        if sections.compliance.iter().any(|hit| hit.level == WARN) && !form.compliance_confirmed {
            checks.refuse("complianceConfirmed", "已知悉并确认合规", "存在合规提示，请勾选已知悉并确认合规");
        }
        sections.certs = cert_rules::examine(db, &subject.actor.app, subject.company_id, form).await?;
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
    Ok(Examined { sections, brand, origin })
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
    pub fn refuse(&self, checks: &mut Checks) {
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
    }
}

/// What all of them come to.
pub fn worst<'a>(levels: impl Iterator<Item = &'a str>) -> &'static str {
    let levels: Vec<&str> = levels.collect();
    [BLOCK, WARN].into_iter().find(|level| levels.contains(level)).unwrap_or(PASS)
}

async fn must_be_open(
    db: &impl ConnectionTrait,
    subject: Subject<'_>,
    company: &Company,
    checks: &mut Checks,
) -> Result<()> {
    let form = subject.form;
    let today = subject.actor.app.clock().today();
    let theirs = &subject.actor.caller.profile.live_rooms;
    let own = company.live_rooms.split(',').any(|room| room.trim() == form.live_room);
    if !form.live_room.is_empty() && !(own && (theirs.is_empty() || theirs.contains(&form.live_room))) {
        checks.refuse_field(OfferForm::FIELDS, "liveRoom", texts::COMMON_DICT);
    }
    if subject.due && checks.is_submitting() && form.expect_show_date_from.is_some_and(|from| from < today.plus_days(3))
    {
        checks.refuse("expectShowDateFrom", "期望播出日期", "期望播出日期须在 3 天之后");
    }
    let room = match form.live_room.as_str() {
        "" => None,
        code => Some(live_rooms::must_be_open(db, code, today).await.map_err(|closed| closed.title)),
    };
    let catalogs = company::catalogs(db, subject.company_id).await?;
    open_rules(form, (subject.due, subject.id == 0), room.as_ref(), &catalogs, checks);
    Ok(())
}

/// The room takes offers now, and the company deals in the category. A room that is closed says so itself.
pub fn open_rules(
    form: &OfferForm,
    (due, is_new): (bool, bool),
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
        // What was submitted goes on after the room has closed.
        Some(Err(closed)) if due && (checks.is_submitting() || is_new) => {
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
fn category(tree: &[Category], form: &OfferForm, checks: &mut Checks) {
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
    let deeper = |category: &Category| category.children.iter().any(|child| child.enabled);
    let open = form.category2.is_some() && form.category3.is_none();
    if checks.is_submitting() && open && categories::find(tree, second).is_some_and(deeper) {
        checks.refuse_field(OfferForm::FIELDS, "category3", texts::COMMON_REQUIRED);
    }
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
    missing("itemId", form.item_id.is_none(), checks);
    let Some(store_id) = form.store_id else { return Ok(()) };
    let today = subject.actor.app.clock().today();
    let company_id = subject.company_id;
    let mut usable = selection::is_usable_store(db, &subject.actor.reach(), company_id, store_id, today).await?;
    if !usable && subject.before(db).await?.store_id == Some(store_id) {
        usable = selection::is_usable_store(db, &Reach::Everything, company_id, store_id, today).await?;
    }
    if !usable {
        checks.refuse_field(OfferForm::FIELDS, "storeId", texts::OFFER_STORE);
    }
    Ok(())
}

/// A gift that is an offer of its own is an approved one of the same company.
async fn gifts(db: &impl ConnectionTrait, subject: Subject<'_>, checks: &mut Checks) -> Result<()> {
    for (index, gift) in subject.form.mechanism.gifts.iter().enumerate() {
        let Some(id) = gift.gift_offer_id else { continue };
        let mut there = is_gift_offer(db, &subject.actor.reach(), subject.company_id, id).await?;
        if !there && subject.before(db).await?.mechanism.gifts.iter().any(|gift| gift.gift_offer_id == Some(id)) {
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

async fn pictures(
    db: &impl ConnectionTrait,
    form: &OfferForm,
    slots: &[ImageSlot],
    checks: &mut Checks,
) -> Result<Vec<Finding>> {
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
    Ok(image_rules::check(form, slots, &look, checks).into_iter().map(say).collect())
}

/// What a product says of itself, by the rules that offers of it are checked by: `form` is an offer of nothing but it.
pub async fn of_product(
    app: &App,
    db: &impl ConnectionTrait,
    dictionaries: &Dictionaries,
    form: &OfferForm,
    checks: &mut Checks,
) -> Result<()> {
    pictures(db, form, &image_rules::product_slots(&form.category_code), checks).await?;
    let scope = attr_resolve::Scope { category_code: form.category().to_owned(), ..attr_resolve::Scope::default() };
    let template = attr_resolve::resolve(app, &scope).await?;
    attr_rules::Reader { form, groups: &template.groups, dictionaries }.check(checks);
    Ok(())
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
