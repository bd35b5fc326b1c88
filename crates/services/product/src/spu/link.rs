//! A company that sells what another keeps asks once; 初选 decides.

use async_trait::async_trait;
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::diff::Names;
use platform::document::{
    Actor, Codes, Columns, Doc, Document, Draft, Kind, Notice, OwnEvent, Reach, Receiver, Refusal, RowForm, find,
    others,
};
use platform::form::Form as _;
use platform::http::{Problem, Result};
use platform::workflow::status::{APPROVED, APPROVING, COMPLETED, CREATED, REJECTED};
use platform::workflow::{Event, Flow, Guard, Step, To, Transition, Who};
use platform::{Form, codes, kind};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait};
use serde::{Deserialize, Serialize};

use super::{Spu, SpuForm};
use crate::texts;

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SpuLinkForm {
    #[field("商品", to = "spu", draft, key)]
    pub spu_id: Option<i64>,
    /// As its owner calls it, whatever is sent.
    #[field("商品名称", max = 100)]
    pub spu_name: Option<String>,
    /// The company's own of that trademark.
    #[field("品牌", to = "brand", submit)]
    pub brand_id: Option<i64>,
    #[field("授权证照", to = "certificate")]
    pub auth_cert_id: Option<i64>,
    #[field("说明", max = 255, area)]
    pub remark: Option<String>,
}

const STEPS: &[Step] =
    &[Step::new("SpuLinkAppr", "商品关联审核", ("SELECTION_FIRST", "初选"), "spu_approve").batchable()];

pub const UNLINK: Event = Event::Own("unlink");
/// Of these a company has one for a product.
pub const STANDING: [&str; 4] = [CREATED, APPROVING, REJECTED, APPROVED];

pub struct SpuLink;

#[async_trait]
impl Document for SpuLink {
    type Form = SpuLinkForm;

    const KIND: Kind = Kind {
        workflow_type: Spu::KIND.workflow_type,
        codes: Codes {
            read: Spu::KIND.codes.read,
            export: Spu::KIND.codes.export,
            ..codes!("productManager").written_by("productManager_link")
        },
        ..kind!("spuLink" "商品关联" in spu_link, no "SL", menu "productManager", page "/product-manager/product-center?linkId=")
    };

    const FLOW: Flow = Flow::approval(STEPS).without(&[Event::Request, Event::BdCancel]).with(&[Transition::new(
        &[APPROVED],
        UNLINK,
        Who::Owner,
        Guard::Always,
        To::Status(COMPLETED),
    )]);

    const EVENTS: &'static [OwnEvent] = &[OwnEvent::new("unlink", "解除关联", &["productManager_link"])];

    const LISTED: &'static [Column] = &[
        Column::new("spuId", "spu_id", Of::Id),
        Column::new("spuCode", "spu_code", Of::Text),
        Column::new("spuName", "spu_name", Of::Text),
        Column::new("brandId", "brand_id", Of::Id),
        Column::new("brandName", "brand_name", Of::Text),
    ];

    // One sentence tells of either ([`tell`]).
    const TELLS: &'static [(&'static str, &'static str)] = &[("DOC_APPROVED", ""), ("DOC_REJECTED", "")];

    fn title(form: &SpuLinkForm) -> String {
        form.spu_name.clone().unwrap_or_default()
    }

    async fn prepared(tx: &Tx, actor: &Actor, mut form: SpuLinkForm) -> Result<SpuLinkForm> {
        let Some(id) = form.spu_id else { return Ok(form) };
        let spu = find::<Spu, _>(tx, &Reach::Everything, id).await?;
        if form.brand_id.is_none() {
            let own = brands_of(tx, actor, actor.caller.company_id(), &spu).await?;
            form.brand_id = own.first().map(|brand| brand.id);
        }
        Ok(SpuLinkForm { spu_name: Some(spu.head.title.clone()), ..form })
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, SpuLinkForm>) -> Result<()> {
        let (form, actor, company_id) = (draft.form, draft.actor, draft.company_id);
        let Some(id) = form.spu_id else { return Ok(()) };
        let spu = find::<Spu, _>(tx, &Reach::Everything, id).await?;
        let own = brands_of(tx, actor, company_id, &spu).await?;
        // What is in no library of theirs does not exist for them.
        if own.is_empty() || spu.head.status != APPROVED || spu.head.company_id == company_id {
            return Err(Problem::not_found());
        }
        let brand = own.iter().find(|brand| Some(brand.id) == form.brand_id);
        if form.brand_id.is_some() && brand.is_none() {
            draft.checks.refuse_field(SpuLinkForm::FIELDS, "brandId", texts::SPU_BRAND);
        }
        if let Some(id) = form.auth_cert_id {
            offer::find_certificate(tx, &actor.app, &actor.caller, id).await?;
        }
        let same = Expr::col("company_id").eq(company_id).and(Expr::col("spu_id").eq(id));
        if !others::<Self>(tx, draft, &format!("{company_id}/{id}"), &STANDING, same).await?.is_empty() {
            return Err(texts::SPU_LINK_OPEN.into());
        }
        draft.columns.extend([
            ("spu_code", spu.head.code.clone().into()),
            ("brand_name", brand.map_or("", |brand| brand.name.as_str()).into()),
        ]);
        Ok(())
    }

    /// The brand may be theirs no longer.
    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<SpuLinkForm>) -> Result<()> {
        let spu = find::<Spu, _>(tx, &Reach::Everything, doc.form.spu_id.unwrap_or_default()).await?;
        if brands_of(tx, actor, doc.head.company_id, &spu).await?.is_empty() {
            return Err(texts::SPU_BRAND.into());
        }
        tell(tx, actor, doc, "已通过".into()).await
    }

    async fn rejected(tx: &Tx, actor: &Actor, doc: &Doc<SpuLinkForm>, _step: &Step, refusal: &Refusal) -> Result<()> {
        let why = format!("未通过，原因：{}，意见：{}", refusal.reasons.join("、"), refusal.opinion);
        tell(tx, actor, doc, why).await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&SpuLinkForm]) -> Result<Names> {
        let ids: Vec<i64> = forms.iter().filter_map(|form| form.brand_id).collect();
        let brands = company::find_brands(db, &ids).await?.into_iter();
        let spus = forms.iter().filter_map(|form| Some((("spu", form.spu_id?), form.spu_name.clone()?)));
        Ok(spus.chain(brands.map(|brand| (("brand", brand.id), brand.brand_name_cn))).collect())
    }
}

/// The brands of a company that a product is of.
async fn brands_of(tx: &Tx, actor: &Actor, company_id: i64, spu: &Doc<SpuForm>) -> Result<Vec<company::SharedBrand>> {
    let mut own = company::brands_in_force(tx, company_id, actor.app.clock().today()).await?;
    own.retain(|brand| brand.key == spu.own.text("brandKey"));
    Ok(own)
}

/// The company hears what became of its wish.
async fn tell(tx: &Tx, actor: &Actor, doc: &Doc<SpuLinkForm>, result: String) -> Result<()> {
    let permission = SpuLink::KIND.codes.submit.to_owned();
    let notice = Notice {
        template: "SPU_LINKED",
        to: vec![Receiver::Owners { permission, company_id: doc.head.company_id }],
        values: vec![
            ("spuCode", doc.own.text("spuCode").into_owned()),
            ("spuName", doc.head.title.clone()),
            ("result", result),
        ],
        biz_type: SpuLink::KIND.biz_type,
        biz_id: doc.head.id,
        link: format!("{}{}", Spu::KIND.detail_route, doc.form.spu_id.unwrap_or_default()),
    };
    actor.app.organisation.notify(tx, notice).await
}

/// The company sells it no longer; what it has shown stays as it is.
pub async fn unlink(tx: Tx, _actor: Actor, doc: Doc<SpuLinkForm>, _form: RowForm) -> Result<Columns> {
    let spu_id = doc.form.spu_id.unwrap_or_default();
    if offer::living_of(&tx, spu_id, Some(doc.head.company_id)).await? > 0 {
        return Err(texts::SPU_LINK_USED.into());
    }
    Ok(Columns::new())
}
