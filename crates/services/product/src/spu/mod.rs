//! Products: what a merchant keeps once, and offers, papers and goods refer to.
//!
//! `form` is what people fill in, `rules` what must hold within it and what of it is key, `skus` the rows of its SKUs,
//! `library` what companies of one brand share, [`link`](SpuLink) how one of them comes to sell what another keeps
//! (`link_calls` beside its product, `link_clock` in the course of time).

mod form;
pub mod library;
pub mod link;
pub mod link_calls;
pub mod link_clock;
mod rules;
pub mod skus;

use async_trait::async_trait;
use offer::MAIN;
use platform::access::{Caller, UserType};
use platform::db::{Column, ColumnKind as Of, PageRequest, Tx, ngram_index};
use platform::document::diff::Names;
use platform::document::{
    Actor, Beside, Changes, Codes, Columns, Doc, Document, Draft, EventForm, Kind, Line, Members, OwnEvent, Picture,
    pictures,
};
use platform::form::{Checks, Form as _, Stage};
use platform::http::{FieldError, Problem, Result};
use platform::text::search_text;
use platform::workflow::status::APPROVED;
use platform::workflow::{Event, Flow, Guard, Step, StepForm, To, Transition, Who};
use platform::{App, Form, codes, kind};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Condition, Expr, ExprTrait, Query};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use utoipa::ToSchema;

pub use form::{SpuForm, SpuSku};
pub use link::{SpuLink, SpuLinkForm};

use crate::texts;

pub const OFF_SHELF: &str = "OFF_SHELF";
const GRAMS: &str = "spu_gram";

/// 初选 may be warier than the category is.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SpuStep {
    #[field("风险等级", dict = "RiskLevel", max = 20)]
    pub risk_level: Option<String>,
}

const STEPS: &[Step] = &[Step::new("SpuAppr", "商品审核", ("SELECTION_FIRST", "初选"), "spu_approve")
    .batchable()
    .with_form(StepForm::of::<SpuStep>())];

const NEVER: &[Event] = &[Event::Request, Event::Cancel, Event::BdCancel, Event::Expire, Event::Complete];

pub struct Spu;

#[async_trait]
impl Document for Spu {
    type Form = SpuForm;

    const KIND: Kind = Kind {
        codes: Codes {
            read: &["productManager", "platformProduct", "platformTodo"],
            withdraw: "productManager_submit",
            export: &["productManager", "platformProduct"],
            ..codes!("productManager")
        },
        ..kind!("spu" "商品" in spu, no "SP", menu "productManager", page "/product-manager/product-spu-detail-page?spuId=")
    };

    #[rustfmt::skip]
    const FLOW: Flow = Flow::approval(STEPS).without(NEVER).with(&[
        Transition::new(&[APPROVED],  Event::Own("off-shelf"), Who::OwnerOrStaff, Guard::Always, To::Status(OFF_SHELF)),
        Transition::new(&[OFF_SHELF], Event::Own("on-shelf"),  Who::OwnerOrStaff, Guard::Always, To::Status(APPROVED)),
    ]);

    const EVENTS: &'static [OwnEvent] = &[
        OwnEvent::new("off-shelf", "下架", &["productManager_offShelf", "spu_offShelf"]),
        OwnEvent::new("on-shelf", "上架", &["productManager_offShelf", "spu_offShelf"]),
    ];

    const CHANGES: Option<Changes> = Some(Changes {
        kind: Kind {
            workflow_type: Self::KIND.workflow_type,
            codes: Self::KIND.codes.written_by("productManager_edit"),
            ..kind!("spuChange" "商品变更" in spu_change, no "SG", menu "productManager", page "/product-manager/product-spu-detail-page?changeId=")
        },
        flow: Flow::approval(STEPS),
    });

    const LISTED: &'static [Column] = &[
        Column::new("spuCode", "code", Of::Text).sortable(),
        Column::new("spuName", "name_key", Of::Text).lowered().written("title").in_pieces(GRAMS).filter_only(),
        Column::new("barcode", "barcodes", Of::Text).filter_only(),
        Column::new("brandId", "brand_id", Of::Id),
        Column::new("brandName", "brand_name", Of::Text),
        Column::new("brandKey", "brand_key", Of::Text).for_staff(),
        Column::new("categoryCode", "category_code", Of::Enum),
        Column::new("category2", "category2", Of::Enum),
        Column::new("category3", "category3", Of::Enum),
        Column::new("originPlace", "origin_place", Of::Text),
        Column::new("isDomestic", "is_domestic", Of::Bool),
        Column::new("skuCount", "sku_count", Of::Number),
        Column::new("completeness", "completeness", Of::Number).sortable(),
        Column::new("missingFields", "missing_fields", Of::Text),
        Column::new("supplyStatus", "supply_status", Of::Enum),
        Column::new("riskLevel", "risk_level", Of::Enum),
        Column::new("raisedRisk", "raised_risk", Of::Enum),
        Column::new("origin", "origin", Of::Enum),
        Column::new("mainImage", "main_image", Of::Id),
        Column::new("heldByStaff", "held_by_staff", Of::Bool),
        Column::new("changeStatus", "change_status", Of::Enum),
        Column::new("changeId", "change_id", Of::Id),
    ];

    const BESIDE: Option<Beside> = Some(Beside::of::<SpuBeside>());

    fn title(form: &SpuForm) -> String {
        form.spu_name.clone()
    }

    fn summary(form: &SpuForm) -> Vec<(&'static str, String)> {
        let barcodes: Vec<&str> = form.skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
        vec![("SKU数", form.skus.len().to_string()), ("条形码", barcodes.first().copied().unwrap_or_default().into())]
    }

    async fn prepared(tx: &Tx, actor: &Actor, mut form: SpuForm) -> Result<SpuForm> {
        skus::complete(tx, actor.caller.company_id(), &mut form).await?;
        Ok(form)
    }

    fn check(form: &SpuForm, checks: &mut Checks) {
        rules::check(form, checks);
    }

    fn with_key(base: &Json, other: &Json) -> Json {
        rules::with_key(base, other)
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, SpuForm>) -> Result<()> {
        let (form, actor) = (draft.form, draft.actor);
        let own = company::brands_in_force(tx, draft.company_id, actor.app.clock().today()).await?;
        let brand = own.iter().find(|brand| Some(brand.id) == form.brand_id);
        if form.brand_id.is_some() && brand.is_none() {
            draft.checks.refuse_field(SpuForm::FIELDS, "brandId", texts::SPU_BRAND);
        }
        let stage = if draft.submitting { Stage::Submit } else { Stage::Draft };
        let said = of_product(tx, actor, form, stage).await?;
        draft.checks.take_over(said, |place| place.replacen("offerAttrs", "attrs", 1));
        let key = brand.map_or("", |brand| brand.key.as_str());
        if draft.submitting {
            barcodes_are_free(tx, draft, key).await?;
        }
        let (completeness, missing) = complete(tx, actor, form).await?;
        let raised = raised_risk(tx, draft.id).await?;
        let risk = warier(offer::risk_level(&actor.app, &form.as_offer()).await?, raised);
        let barcodes: Vec<&str> = form.skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
        let main = form.images.iter().find(|file| file.slot.as_deref() == Some(MAIN)).map(|file| file.file_id);
        draft.columns.extend([
            ("brand_name", brand.map_or("", |brand| brand.name.as_str()).into()),
            ("brand_key", key.into()),
            ("name_key", name_key(form).into()),
            ("barcodes", barcodes.join(" ").into()),
            ("sku_count", (form.skus.len() as i64).into()),
            ("completeness", i64::from(completeness).into()),
            ("missing_fields", serde_json::to_string(&missing)?.into()),
            ("risk_level", risk.into()),
            ("main_image", main.into()),
        ]);
        Ok(())
    }

    async fn passed(tx: &Tx, _actor: &Actor, doc: &Doc<SpuForm>, _step: &Step, form: &Json) -> Result<Columns> {
        let filled: SpuStep = serde_json::from_value(form.clone())?;
        let Some(raised) = filled.risk_level else { return Ok(Columns::new()) };
        let risk = warier(raised_or_own(tx, doc.head.id).await?, raised.clone());
        Ok(vec![("raised_risk", raised.into()), ("risk_level", risk.into())])
    }

    /// Somebody else may have been faster since it was submitted.
    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<SpuForm>) -> Result<()> {
        let barcodes: Vec<&str> = doc.form.skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
        lock(tx, &barcodes).await?;
        let key = brand_key(tx, actor, doc).await?;
        if let Some(taken) = skus::holders(tx, &barcodes, doc.head.id).await?.first() {
            return Err(refusal(taken, &key));
        }
        skus::enable(tx, doc.head.id).await
    }

    async fn written(tx: &Tx, company_id: i64, id: i64, form: &SpuForm) -> Result<()> {
        skus::keep(tx, company_id, id, form).await?;
        ngram_index::keep(tx, GRAMS, &[(id, name_key(form))]).await
    }

    async fn shared(app: &App, caller: &Caller, list: Option<&mut PageRequest>) -> Result<Option<Condition>> {
        library::shared(app, caller, list).await.map(Some)
    }

    fn lend(members: &mut Members) {
        library::lend(members);
    }

    fn derive(line: &Line, members: &mut Members) {
        let missing: Json = serde_json::from_str(&members.text("missingFields")).unwrap_or_default();
        members.add("spuId", line.id);
        members.add("spuCode", &line.code);
        members.set("spuName", &line.title);
        members.set("missingFields", missing);
    }

    async fn enrich(app: &App, caller: &Caller, rows: &mut [Members]) -> Result<()> {
        pictures(app, rows, "mainImage").await?;
        link_calls::mark(app, caller, rows).await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&SpuForm]) -> Result<Names> {
        let ids: Vec<i64> = forms.iter().filter_map(|form| form.brand_id).collect();
        let brands = company::find_brands(db, &ids).await?;
        Ok(brands.into_iter().map(|brand| (("brand", brand.id), brand.brand_name_cn)).collect())
    }

    fn allows(event: Event, own: &Members) -> bool {
        // What staff took off the shelf they put back; a change that waits would come back to something that is off.
        match event {
            Event::Own("off-shelf") => own.text("changeStatus") == "NONE",
            _ => true,
        }
    }
}

/// What a line or a detail says that is no column of its own.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "nothing is made of it, it describes")]
struct SpuBeside {
    spu_id: i64,
    spu_name: String,
    missing_fields: Vec<MissingField>,
    #[schema(required)]
    main_image: Option<Picture>,
    /// The reader's company sells what another keeps.
    linked: bool,
    /// Of its link to the product, while there is one that was not given up.
    #[schema(required)]
    link_status: Option<String>,
    #[schema(required)]
    link_id: Option<i64>,
    /// Its rowVersion, by which it is ended.
    #[schema(required)]
    link_version: Option<i32>,
}

/// A place that a submission would miss.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SpuMissingField)]
pub struct MissingField {
    field: String,
    label: String,
    group: &'static str,
}

/// Off the shelf, and on it again.
#[derive(Clone, Debug, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SpuShelfForm {
    #[field("下架原因", min = 2, max = 255, area, required)]
    pub reason: String,
    #[field("行版本")]
    pub row_version: i32,
}

impl EventForm for SpuShelfForm {
    fn row_version(&self) -> i32 {
        self.row_version
    }

    fn reason(&self) -> String {
        self.reason.clone()
    }
}

pub async fn off_shelf(tx: Tx, actor: Actor, doc: Doc<SpuForm>, _form: SpuShelfForm) -> Result<Columns> {
    if offer::living_of(&tx, doc.head.id, None).await? > 0 {
        return Err(texts::SPU_IN_USE.into());
    }
    let staff = actor.caller.profile.user_type == UserType::Platform;
    Ok(vec![("held_by_staff", staff.into())])
}

pub async fn on_shelf(_tx: Tx, actor: Actor, doc: Doc<SpuForm>, _form: platform::document::RowForm) -> Result<Columns> {
    let staff = actor.caller.profile.user_type == UserType::Platform;
    if doc.own.flag("heldByStaff") && !staff {
        return Err(texts::COMMON_STATE.into());
    }
    Ok(vec![("held_by_staff", false.into())])
}

fn name_key(form: &SpuForm) -> String {
    search_text([form.spu_name.as_str()])
}

/// The attributes and pictures of a product, at one stage.
async fn of_product(tx: &Tx, actor: &Actor, form: &SpuForm, stage: Stage) -> Result<Checks> {
    let mut checks = Checks::at(stage);
    offer::of_product(&actor.app, tx, &actor.dictionaries, &form.as_offer(), &mut checks).await?;
    Ok(checks)
}

/// How much of what a submission needs is there: by the checks that would refuse it.
async fn complete(tx: &Tx, actor: &Actor, form: &SpuForm) -> Result<(u8, Vec<MissingField>)> {
    let mut checks = Checks::at(Stage::Submit);
    form.check(&mut checks);
    rules::check(form, &mut checks);
    let said = of_product(tx, actor, form, Stage::Submit).await?;
    checks.take_over(said, |place| place.replacen("offerAttrs", "attrs", 1));
    let (completeness, missing) = checks.completeness();
    let named = |error: FieldError| MissingField { group: group(&error.field), field: error.field, label: error.label };
    Ok((completeness, missing.into_iter().map(named).collect()))
}

/// The card of the page that a place stands in.
fn group(place: &str) -> &'static str {
    let top = place.split(['.', '[']).next().unwrap_or_default();
    let before = SpuForm::FIELDS.iter().take_while(|fact| fact.name != top).filter_map(|fact| fact.group).last();
    let own = SpuForm::FIELDS.iter().find(|fact| fact.name == top).and_then(|fact| fact.group);
    own.or(before).unwrap_or_default()
}

/// Of two that come with the same barcode at once, the second waits and finds the first.
pub async fn lock(tx: &Tx, barcodes: &[&str]) -> Result<()> {
    let mut ordered = barcodes.to_vec();
    ordered.sort_unstable();
    for barcode in ordered {
        tx.lock(&format!("spu/barcode/{barcode}")).await?;
    }
    Ok(())
}

async fn barcodes_are_free(tx: &Tx, draft: &mut Draft<'_, SpuForm>, brand_key: &str) -> Result<()> {
    let barcodes: Vec<&str> = draft.form.skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
    lock(tx, &barcodes).await?;
    for taken in skus::holders(tx, &barcodes, draft.id).await? {
        let problem = refusal(&taken, brand_key);
        for (index, _) in
            draft.form.skus.iter().enumerate().filter(|(_, sku)| sku.barcode.as_ref() == Some(&taken.barcode))
        {
            draft.checks.refuse(&format!("skus[{index}].barcode"), "条形码", problem.title.clone());
        }
    }
    Ok(())
}

/// Inside a brand the library is shared; of another's nothing is said but that the barcode is taken.
fn refusal(taken: &skus::Taken, brand_key: &str) -> Problem {
    if taken.brand_key == brand_key {
        Problem::filled(texts::SPU_BARCODE, &[("code", &taken.spu_code)])
    } else {
        texts::SPU_BARCODE_BRAND.into()
    }
}

async fn brand_key(tx: &Tx, actor: &Actor, doc: &Doc<SpuForm>) -> Result<String> {
    let own = company::brands_in_force(tx, doc.head.company_id, actor.app.clock().today()).await?;
    Ok(own.into_iter().find(|brand| Some(brand.id) == doc.form.brand_id).map(|brand| brand.key).unwrap_or_default())
}

const RISKS: [&str; 4] = ["LOW", "MIDDLE", "HIGH", "FORBID"];

fn warier(one: String, other: String) -> String {
    let place = |risk: &str| RISKS.iter().position(|known| *known == risk);
    if place(&other) > place(&one) { other } else { one }
}

async fn raised_risk(tx: &Tx, id: i64) -> Result<String> {
    text_of(tx, id, "raised_risk").await
}

async fn raised_or_own(tx: &Tx, id: i64) -> Result<String> {
    text_of(tx, id, "risk_level").await
}

async fn text_of(tx: &Tx, id: i64, column: &'static str) -> Result<String> {
    let one = Query::select().column(column).from("spu").and_where(Expr::col("id").eq(id)).to_owned();
    Ok(match tx.query_one(&one).await? {
        Some(row) => row.try_get("", column)?,
        None => String::new(),
    })
}
