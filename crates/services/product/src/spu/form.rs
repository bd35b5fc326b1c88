//! What a merchant says of a product, once for all offers of it.

use offer::{Attrs, OfferForm};
use platform::Form;
use platform::files::FileRef;
use platform::form::{Decimal, Pairs};
use platform::money::Money;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SpuForm {
    #[field("商品名称", max = 100, draft, key, scene = "OFFER", group = "基础信息")]
    pub spu_name: String,
    #[field("品牌", to = "brand", submit, key)]
    pub brand_id: Option<i64>,
    #[field("类目", dict = "ProductCategory", max = 50, submit, key)]
    pub category_code: Option<String>,
    #[field("二级类目", dict = "ProductCategory", max = 50, submit, key)]
    pub category2: Option<String>,
    #[field("三级类目", dict = "ProductCategory", max = 50, key)]
    pub category3: Option<String>,
    #[field("产地", max = 50, submit)]
    pub origin_place: Option<String>,
    #[field("产地类型", submit)]
    pub is_domestic: Option<bool>,
    /// One in a line.
    #[field("卖点", max = 500, area, scene = "OFFER")]
    pub selling_points: Option<String>,

    /// Each in the slot that its type names; those of [`super::KEY_SLOTS`] are key.
    #[field("商品图片", max = 40, submit, group = "图片")]
    pub images: Vec<FileRef>,
    #[field("详情图", max = 30)]
    pub detail_images: Vec<FileRef>,

    /// Those of [`super::KEY_ATTRS`] are key.
    #[field("类目属性", part, group = "属性")]
    pub attrs: Attrs,
    /// Those of attributes that are files, each with the attribute's code as its type.
    #[field("属性附件", max = 20)]
    pub attr_files: Vec<FileRef>,

    #[field("SKU", max = 50, list, submit, missing = "请至少维护一个SKU", group = "SKU")]
    pub skus: Vec<SpuSku>,
}

/// A version of the product that is bought, stored and tested by itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "barcode,skuName")]
pub struct SpuSku {
    #[field("SKU编号", to = "productSku")]
    pub id: Option<i64>,
    #[field("临时标识", max = 50)]
    pub token: Option<String>,
    #[field("SKU名称", max = 50, submit)]
    pub sku_name: Option<String>,
    #[field("条形码", max = 14, submit_if = Self::has_barcode, key)]
    pub barcode: Option<String>,
    #[field("无条码", key)]
    pub no_barcode: bool,
    #[field("规格", max = 6, submit, key)]
    pub spec: Pairs,
    #[field("净含量", low = 0)]
    pub net_content: Option<Decimal<2>>,
    #[field("单位", dict = "Unit", max = 20)]
    pub unit: Option<String>,
    #[field("每份件数", low = 1, high = 9999)]
    pub pack_qty: Option<i64>,
    #[field("长(cm)", low = 0.01, high = 1000, submit)]
    pub length_cm: Option<Decimal<2>>,
    #[field("宽(cm)", low = 0.01, high = 1000, submit)]
    pub width_cm: Option<Decimal<2>>,
    #[field("高(cm)", low = 0.01, high = 1000, submit)]
    pub height_cm: Option<Decimal<2>>,
    #[field("重量(kg)", low = 0.001, high = 1000, submit)]
    pub weight_kg: Option<Decimal<3>>,
    #[field("规格图", max = 1)]
    pub image: Vec<FileRef>,
    #[field("吊牌价", low = 0, high = 99_999_999.99)]
    pub market_price: Option<Money>,
}

impl SpuSku {
    fn has_barcode(&self) -> bool {
        !self.no_barcode
    }
}

impl SpuForm {
    /// An offer of nothing but the product.
    pub fn as_offer(&self) -> OfferForm {
        OfferForm {
            category_code: self.category_code.clone().unwrap_or_default(),
            category2: self.category2.clone(),
            category3: self.category3.clone(),
            form_type: "NORMAL".into(),
            offer_name: self.spu_name.clone(),
            is_domestic: self.is_domestic,
            images: self.images.clone(),
            offer_attrs: self.attrs.clone(),
            attr_files: self.attr_files.clone(),
            ..OfferForm::default()
        }
    }
}
