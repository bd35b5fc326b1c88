//! Goods: what a merchant may send to the warehouse. Its size, weight and storage are checked by the warehouse, and count
//! as they were while a change of them waits.

use async_trait::async_trait;
use platform::access::Caller;
use platform::db::{Column, ColumnKind as Of, Tx, ngram_index};
use platform::document::diff::Names;
use platform::document::{
    Actor, Beside, Changes, Codes, Columns, Doc, Document, Draft, Kind, Line, Members, OwnEvent, Picture, RowForm,
    pictures,
};
use platform::files::FileRef;
use platform::form::{Checks, Decimal, Form as _};
use platform::http::{Result, texts};
use platform::money::Money;
use platform::text::search_text;
use platform::workflow::{Event, Flow, Guard, Step, StepForm, To, Transition, Who};
use platform::{App, Form, codes, kind};
use sea_orm::ConnectionTrait;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::barcodes;
use crate::goods_rules;

pub const ENABLED: &str = "ENABLED";
const DISABLED: &str = "DISABLED";

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct GoodsForm {
    #[field("货品名称", max = 100, draft, group = "基础信息")]
    pub goods_name: String,
    #[field("无条形码", key)]
    pub no_barcode: bool,
    #[field("条形码", max = 14, submit_if = Self::has_barcode, key)]
    pub barcode: Option<String>,
    #[field("箱码", max = 14)]
    pub outer_barcode: Option<String>,
    #[field("品牌", to = "brand", submit)]
    pub brand_id: Option<i64>,
    #[field("类目", dict = "ProductCategory", max = 50, submit)]
    pub category_code: Option<String>,
    #[field("规格", max = 100, submit)]
    pub spec: Option<String>,
    #[field("单位", dict = "Unit", max = 50, submit)]
    pub unit: Option<String>,

    #[field("长(cm)", low = 0.01, high = 1000, submit, key, group = "尺寸与重量")]
    pub length_cm: Option<Decimal<2>>,
    #[field("宽(cm)", low = 0.01, high = 1000, submit, key)]
    pub width_cm: Option<Decimal<2>>,
    #[field("高(cm)", low = 0.01, high = 1000, submit, key)]
    pub height_cm: Option<Decimal<2>>,
    #[field("毛重(kg)", low = 0.001, high = 1000, submit, key)]
    pub weight_kg: Option<Decimal<3>>,
    #[field("箱规", low = 1, high = 1_000_000)]
    pub box_qty: Option<i64>,
    #[field("箱长(cm)", low = 0.01, high = 1000)]
    pub box_l: Option<Decimal<2>>,
    #[field("箱宽(cm)", low = 0.01, high = 1000)]
    pub box_w: Option<Decimal<2>>,
    #[field("箱高(cm)", low = 0.01, high = 1000)]
    pub box_h: Option<Decimal<2>>,
    #[field("箱重(kg)", low = 0.001, high = 10_000)]
    pub box_weight: Option<Decimal<3>>,

    #[field("储存条件", dict = "StorageType", max = 50, submit, key, group = "储存与保质期")]
    pub storage_type: Option<String>,
    #[field("有保质期", key)]
    pub shelf_life_flag: Option<bool>,
    #[field("保质期(天)", low = 1, high = 36_500, submit_if = Self::is_perishable, key)]
    pub shelf_life_days: Option<i64>,
    #[field("临期预警(天)", low = 1, high = 36_500)]
    pub warn_days: Option<i64>,
    #[field("批次管理")]
    pub batch_managed: bool,
    #[field("序列号管理")]
    pub serial_managed: bool,
    #[field("易碎")]
    pub fragile: bool,
    #[field("液体", key)]
    pub liquid: bool,
    #[field("带电", key)]
    pub battery: bool,

    /// Read by [`GoodsSku::READ_BY`].
    #[field("采购价", low = 0, high = 99_999_999.99, group = "价值与文件")]
    pub purchase_price: Option<Money>,
    #[field("申报价值", low = 0, high = 99_999_999.99, submit)]
    pub declare_value: Option<Money>,
    #[field("货品图片", max = 5, submit)]
    pub images: Vec<FileRef>,
    #[field("MSDS", max = 3, submit_if = Self::is_dangerous, missing = "液体、带电或危险品须上传MSDS", key)]
    pub msds: Vec<FileRef>,
    #[field("备注", max = 255, area)]
    pub remark: Option<String>,
}

impl GoodsForm {
    fn has_barcode(&self) -> bool {
        !self.no_barcode
    }

    fn is_perishable(&self) -> bool {
        self.shelf_life_flag == Some(true)
    }

    fn is_dangerous(&self) -> bool {
        self.liquid || self.battery || self.storage_type.as_deref() == Some("DANGER")
    }
}

/// What the warehouse found. It is a reason to reject, and never written over what was declared.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct GoodsSkuStep {
    #[field("实测长(cm)", low = 0.01, high = 1000)]
    pub measured_l: Option<Decimal<2>>,
    #[field("实测宽(cm)", low = 0.01, high = 1000)]
    pub measured_w: Option<Decimal<2>>,
    #[field("实测高(cm)", low = 0.01, high = 1000)]
    pub measured_h: Option<Decimal<2>>,
    #[field("实测重量(kg)", low = 0.001, high = 1000)]
    pub measured_weight: Option<Decimal<3>>,
    #[field("库区", max = 30)]
    pub zone: Option<String>,
}

const STEPS: &[Step] = &[Step::new("WmsSkuAppr", "仓储审核", ("WAREHOUSE", "仓储"), "goodsSku_approve")
    .batchable()
    .with_form(StepForm::of::<GoodsSkuStep>())];

const NEVER: &[Event] = &[Event::Request, Event::Cancel, Event::BdCancel, Event::Expire];

pub struct GoodsSku;

#[async_trait]
impl Document for GoodsSku {
    type Form = GoodsForm;

    const KIND: Kind = Kind {
        codes: Codes { withdraw: "goodsList_submit", export: &["goodsList_export"], ..codes!("goodsList") },
        ..kind!("goodsSku" "货品" in goods_sku, no "HP", menu "goodsList", page "/goods/sku/detail/")
    };

    #[rustfmt::skip]
    const FLOW: Flow = Flow::approval(STEPS).ending(ENABLED).without(NEVER).with(&[
        Transition::new(&[ENABLED],  Event::Own("disable"), Who::Owner, Guard::Always, To::Status(DISABLED)),
        Transition::new(&[DISABLED], Event::Own("enable"),  Who::Owner, Guard::Always, To::Status(ENABLED)),
    ]);

    const EVENTS: &'static [OwnEvent] = &[
        OwnEvent::new("disable", "停用", &["goodsList_enable"]),
        OwnEvent::new("enable", "启用", &["goodsList_enable"]),
    ];

    const CHANGES: Option<Changes> = Some(Changes {
        kind: Kind {
            workflow_type: Self::KIND.workflow_type,
            codes: Self::KIND.codes.written_by("goodsList_edit"),
            ..kind!("goodsChange" "货品变更" in goods_change, no "HG", menu "goodsList", page "/goods/sku/change/")
        },
        flow: Flow::approval(STEPS),
    });

    const READ_BY: &'static [(&'static str, &'static [&'static str])] = &[("purchasePrice", &["finance_approve"])];

    const LISTED: &'static [Column] = &[
        Column::new("goodsCode", "code", Of::Text).sortable(),
        Column::new("goodsName", "name_key", Of::Text).lowered().written("title").in_pieces(GRAMS).filter_only(),
        Column::new("barcode", "barcode", Of::Text),
        Column::new("noBarcode", "no_barcode", Of::Bool),
        Column::new("brandId", "brand_id", Of::Id),
        Column::new("brandName", "brand_name", Of::Text),
        Column::new("categoryCode", "category_code", Of::Enum),
        Column::new("spec", "spec", Of::Text),
        Column::new("lengthCm", "length_cm", Of::Decimal(2)),
        Column::new("widthCm", "width_cm", Of::Decimal(2)),
        Column::new("heightCm", "height_cm", Of::Decimal(2)),
        Column::new("weightKg", "weight_kg", Of::Decimal(3)),
        Column::new("storageType", "storage_type", Of::Enum),
        Column::new("image", "image", Of::Id),
        Column::new("changeStatus", "change_status", Of::Enum),
        Column::new("changeId", "change_id", Of::Id),
    ];

    const BESIDE: Option<Beside> = Some(Beside::of::<GoodsBeside>());

    fn title(form: &GoodsForm) -> String {
        form.goods_name.clone()
    }

    fn summary(form: &GoodsForm) -> Vec<(&'static str, String)> {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        vec![("规格", text(&form.spec)), ("条形码", text(&form.barcode))]
    }

    async fn prepared(_tx: &Tx, _actor: &Actor, form: GoodsForm) -> Result<GoodsForm> {
        Ok(goods_rules::completed(form))
    }

    fn check(form: &GoodsForm, checks: &mut Checks) {
        goods_rules::check(form, checks);
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, GoodsForm>) -> Result<()> {
        let (form, company_id) = (draft.form, draft.company_id);
        let brand = company::find_brands(tx, form.brand_id.as_slice()).await?;
        let own = brand.iter().find(|brand| brand.company_id == company_id);
        if form.brand_id.is_some() && own.is_none() {
            draft.checks.refuse_field(GoodsForm::FIELDS, "brandId", texts::COMMON_DICT);
        }
        draft.columns.push(("brand_name", own.map_or("", |brand| brand.brand_name_cn.as_str()).into()));
        draft.columns.push(("name_key", search_text([form.goods_name.as_str()]).into()));
        draft.columns.push(("image", form.images.first().map(|file| file.file_id).into()));
        barcodes::must_be_free(tx, draft).await
    }

    /// A change that waits would come back to something that nobody may use.
    fn allows(event: Event, own: &Members) -> bool {
        event != Event::Own("disable") || own.text("changeStatus") == "NONE"
    }

    async fn written(tx: &Tx, company_id: i64, id: i64, form: &GoodsForm) -> Result<()> {
        barcodes::keep(tx, company_id, id, form).await?;
        ngram_index::keep(tx, GRAMS, &[(id, search_text([form.goods_name.as_str()]))]).await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&GoodsForm]) -> Result<Names> {
        let ids: Vec<i64> = forms.iter().filter_map(|form| form.brand_id).collect();
        let brands = company::find_brands(db, &ids).await?;
        Ok(brands.into_iter().map(|brand| (("brand", brand.id), brand.brand_name_cn)).collect())
    }

    fn derive(line: &Line, members: &mut Members) {
        members.add("goodsCode", &line.code);
        members.set("goodsName", &line.title);
        if members.flag("noBarcode") {
            // What has no barcode of its own is labelled with its number.
            members.set("barcode", &line.code);
        }
    }

    async fn enrich(app: &App, _caller: &Caller, rows: &mut [Members]) -> Result<()> {
        pictures(app, rows, "image").await
    }
}

const GRAMS: &str = "goods_gram";

/// What a line or a detail says that is no column of its own.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "nothing is made of it, it describes")]
struct GoodsBeside {
    goods_name: String,
    #[schema(required)]
    image: Option<Picture>,
}

pub async fn disable(_tx: Tx, _actor: Actor, _doc: Doc<GoodsForm>, _form: RowForm) -> Result<Columns> {
    Ok(Columns::new())
}

pub async fn enable(_tx: Tx, _actor: Actor, _doc: Doc<GoodsForm>, _form: RowForm) -> Result<Columns> {
    Ok(Columns::new())
}
