//! What people fill in to offer a product: one form, whatever the room, the category or the way of offering.

use bizconfig::attr_resolve::Scope;
use platform::files::FileRef;
use platform::form::{Decimal, Pairs};
use platform::money::Money;
use platform::{Date, Form};
use serde::{Deserialize, Serialize};

use crate::attrs::Attrs;

pub const FAST: &str = "FAST";
pub const GIFT: &str = "GIFT";

/// What it costs the merchant: 终选 weighs it, 财务 settles it, nobody else of the staff needs it.
pub const COST_FOR: &[(&str, &[&str])] = &[("costPrice", &["offer_finalApprove", "finance_approve"])];

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OfferForm {
    #[field("直播间", dict = "LiveRoom", max = 50, draft, group = "基础信息")]
    pub live_room: String,
    #[field("类目", dict = "ProductCategory", max = 50, draft)]
    pub category_code: String,
    #[field("表单类型", dict = "OfferFormType", max = 50, draft)]
    pub form_type: String,
    #[field("报品方式", dict = "OfferStyle", max = 50, draft)]
    pub offer_style: String,
    #[field("复制类型", dict = "OfferCopyType", max = 50)]
    pub offer_copy_type: Option<String>,
    #[field("来源报品", to = "offer")]
    pub source_offer_id: Option<i64>,
    /// The approved offer that this is a change of; nothing for an offer itself.
    #[field("变更对象", to = "offer")]
    pub change_of: Option<i64>,
    /// What it is an offer of: chosen when it is begun, else found or made when it is submitted.
    #[field("关联商品", to = "spu")]
    pub spu_id: Option<i64>,
    #[field("商品名称", max = 60, draft, key, scene = "OFFER")]
    pub offer_name: String,
    #[field("二级类目", dict = "ProductCategory", max = 50, submit, key)]
    pub category2: Option<String>,
    #[field("三级类目", dict = "ProductCategory", max = 50, key)]
    pub category3: Option<String>,
    #[field("品牌", to = "brand", submit, key)]
    pub brand_id: Option<i64>,
    #[field("成交店铺", to = "store")]
    pub store_id: Option<i64>,
    #[field("报品类别", dict = "OfferCategory", max = 50, submit)]
    pub offer_category: Option<String>,
    #[field("短标题", max = 20, submit, scene = "OFFER")]
    pub short_title: Option<String>,
    /// One in a line.
    #[field("卖点", max = 500, area, submit, scene = "OFFER")]
    pub selling_points: Option<String>,
    #[field("适用人群", max = 255, area, scene = "OFFER")]
    pub target_people: Option<String>,
    #[field("使用方法", max = 255, area, scene = "OFFER")]
    pub usage: Option<String>,
    #[field("注意事项", max = 255, area, scene = "OFFER")]
    pub notice: Option<String>,
    #[field("产地", max = 50, submit)]
    pub origin_place: Option<String>,
    #[field("产地类型", submit)]
    pub is_domestic: Option<bool>,
    #[field("商品链接", max = 300, url)]
    pub item_url: Option<String>,
    #[field("商品ID", max = 30)]
    pub item_id: Option<String>,
    #[field("月销量", low = 0, high = 999_999_999)]
    pub month_sales: Option<i64>,
    #[field("累计销量", low = 0, high = 9_999_999_999_i64)]
    pub total_sales: Option<i64>,
    #[field("好评率", low = 0, high = 100, rate)]
    pub good_rate: Option<Decimal<2>>,
    #[field("评价数", low = 0, high = 999_999_999)]
    pub review_count: Option<i64>,
    #[field("竞品", max = 5, list)]
    pub main_competitors: Vec<Competitor>,
    #[field("寄样")]
    pub sample_flag: Option<bool>,
    #[field("期望播出开始日期", submit)]
    pub expect_show_date_from: Option<Date>,
    #[field("期望播出结束日期", submit)]
    pub expect_show_date_to: Option<Date>,

    /// Each in the slot that its type names.
    #[field("商品图片", max = 40, submit, key, group = "图片")]
    pub images: Vec<FileRef>,
    #[field("详情图", max = 30)]
    pub detail_images: Vec<FileRef>,
    #[field("主图视频", max = 1)]
    pub videos: Vec<FileRef>,

    #[field("类目属性", part, group = "类目属性")]
    pub offer_attrs: Attrs,
    /// Those of attributes that are files, each with the attribute's code as its type.
    #[field("属性附件", max = 20)]
    pub attr_files: Vec<FileRef>,

    #[field("规格与价格", max = 50, list, submit, group = "规格与价格")]
    pub skus: Vec<OfferSku>,

    #[field("优惠机制", part, group = "优惠机制与赠品")]
    pub mechanism: OfferMechanism,

    #[field("合作模式", dict = "FeeMode", max = 50, submit_if = Self::is_sold_in_full, key, group = "合作条款与保价")]
    pub fee_mode: Option<String>,
    #[field("坑位费", low = 0, submit_if = Self::has_slot_fee, key)]
    pub slot_fee: Option<Money>,
    #[field("佣金率", low = 0, high = 100, rate, submit_if = Self::is_sold_in_full, key)]
    pub commission_rate: Option<Decimal<2>>,
    #[field("额外佣金", low = 0, high = 100, rate, key)]
    pub commission_extra: Option<Decimal<2>>,
    #[field("保价天数", low = 0, high = 365, submit_if = Self::is_sold_in_full, key)]
    pub price_protect_days: Option<i64>,
    #[field("保价范围", dict = "ProtectScope", max = 50, submit_if = Self::is_sold_in_full, key)]
    pub protect_scope: Option<String>,
    #[field("保价承诺", submit_if = Self::is_sold_in_full, key)]
    pub protect_promise: Option<bool>,

    #[field("发货时效", dict = "ShipTime", max = 50, submit_if = Self::is_full, group = "物流售后")]
    pub ship_time: Option<String>,
    #[field("运费说明", max = 100, submit_if = Self::is_full)]
    pub freight_template: Option<String>,
    #[field("运费险", submit_if = Self::is_full)]
    pub freight_insurance: Option<bool>,
    #[field("退换政策", dict = "ReturnPolicy", max = 50, submit_if = Self::is_full)]
    pub return_policy: Option<String>,
    #[field("支持发票", submit_if = Self::is_full)]
    pub invoice_support: Option<bool>,
    #[field("不发货地区", max = 255, area)]
    pub ship_region_exclude: Option<String>,

    /// S5-22 and the warnings of the compliance check: read and answered for.
    #[field("已知悉并确认合规", group = "资质")]
    pub compliance_confirmed: bool,

    #[field("对接人", max = 50, submit_if = Self::is_full, group = "对接人")]
    pub contact_name: Option<String>,
    #[field("手机", max = 11, phone, submit_if = Self::is_full, sensitive)]
    pub contact_phone: Option<String>,
    #[field("微信", max = 50)]
    pub contact_vx: Option<String>,
}

impl OfferForm {
    pub fn is_gift(&self) -> bool {
        self.form_type == GIFT
    }

    /// A quick offer says only what a first look needs; the rest follows.
    pub fn is_full(&self) -> bool {
        self.form_type != FAST
    }

    pub fn is_sold_in_full(&self) -> bool {
        self.is_full() && !self.is_gift()
    }

    fn has_slot_fee(&self) -> bool {
        self.is_sold_in_full() && self.fee_mode.as_deref() == Some("SLOT_COMMISSION")
    }

    /// Where its attributes are asked for.
    pub fn scope(&self) -> Scope {
        Scope {
            category_code: self.category().to_owned(),
            live_room: Some(self.live_room.clone()),
            form_type: Some(self.form_type.clone()),
            offer_style: Some(self.offer_style.clone()),
        }
    }

    /// The deepest category that is chosen.
    pub fn category(&self) -> &str {
        let deeper = [&self.category3, &self.category2];
        deeper.into_iter().flatten().find(|code| !code.is_empty()).unwrap_or(&self.category_code)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "name")]
pub struct Competitor {
    #[field("竞品名称", max = 60, submit)]
    pub name: Option<String>,
    #[field("竞品链接", max = 300, url)]
    pub url: Option<String>,
    #[field("竞品价格", low = 0)]
    pub price: Option<Money>,
}

/// A version of the product with its own price and stock.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "barcode,skuName")]
pub struct OfferSku {
    #[field("SKU编号", to = "offerSku")]
    pub id: Option<i64>,
    #[field("临时标识", max = 50)]
    pub token: Option<String>,
    #[field("规格名称", max = 50, submit)]
    pub sku_name: Option<String>,
    #[field("商家编码", max = 50)]
    pub sku_code: Option<String>,
    #[field("条形码", max = 14, submit_if = Self::has_barcode, key)]
    pub barcode: Option<String>,
    #[field("无条码")]
    pub no_barcode: bool,
    #[field("规格", max = 6, submit, key)]
    pub spec: Pairs,
    #[field("净含量", low = 0)]
    pub net_content: Option<Decimal<2>>,
    #[field("单位", dict = "Unit", max = 20)]
    pub unit: Option<String>,
    #[field("每份件数", low = 1, high = 9999)]
    pub pack_qty: Option<i64>,
    #[field("规格图", max = 1)]
    pub image: Vec<FileRef>,
    #[field("吊牌价", low = 0, high = 99_999_999.99, key)]
    pub market_price: Option<Money>,
    #[field("日常到手价", low = 0, high = 99_999_999.99, key)]
    pub daily_price: Option<Money>,
    #[field("近30天最低价", low = 0, high = 99_999_999.99, key)]
    pub lowest_price30: Option<Money>,
    #[field("近180天最低价", low = 0, high = 99_999_999.99, key)]
    pub lowest_price180: Option<Money>,
    #[field("页面价", low = 0, high = 99_999_999.99, key)]
    pub live_page_price: Option<Money>,
    /// Computed; what a page sends is compared, so that nobody submits a price that was not shown.
    #[field("到手价", low = 0)]
    pub final_price: Option<Money>,
    #[field("单位价", low = 0)]
    pub unit_price: Option<Money>,
    #[field("备货", low = 1, high = 99_999_999, submit, key_if_less)]
    pub planned_stock: Option<i64>,
    #[field("每人限购", low = 1, high = 9999)]
    pub limit_per_user: Option<i64>,
    /// Read by [`COST_FOR`].
    #[field("成本价", low = 0, high = 99_999_999.99)]
    pub cost_price: Option<Money>,
    #[field("供货价", low = 0, high = 99_999_999.99, key)]
    pub supply_price: Option<Money>,
    #[field("停用")]
    pub disabled: bool,
    /// Which of the product's SKUs it is; nobody but the server says so.
    #[field("商品SKU", to = "productSku")]
    pub product_sku_id: Option<i64>,
}

impl OfferSku {
    fn has_barcode(&self) -> bool {
        !self.no_barcode
    }
}

/// How the page price becomes what a buyer pays.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OfferMechanism {
    #[field("机制描述", max = 255, area, scene = "OFFER")]
    pub mechanism_text: Option<String>,
    #[field("每单件数", low = 1, high = 99)]
    pub buy_qty: Option<i64>,
    #[field("优惠项", max = 20, list)]
    pub lines: Vec<MechanismLine>,
    #[field("赠品", max = 20, list)]
    pub gifts: Vec<MechanismGift>,
    #[field("平台补贴", low = 0)]
    pub platform_subsidy: Option<Money>,
    #[field("主播红包", low = 0)]
    pub anchor_red_packet: Option<Money>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct MechanismLine {
    #[field("优惠类型", dict = "PriceMechanismType", max = 50, submit, key)]
    pub r#type: Option<String>,
    #[field("门槛", low = 0, key)]
    pub threshold: Option<Money>,
    #[field("数值", low = 0, key)]
    pub value: Option<Money>,
    #[field("第几件", low = 1, high = 99, key)]
    pub buy_qty: Option<i64>,
    #[field("赠送件数", low = 1, high = 99, key)]
    pub gift_qty: Option<i64>,
    #[field("定金", low = 0, key)]
    pub deposit_amount: Option<Money>,
    #[field("膨胀至", low = 0, key)]
    pub deposit_expand: Option<Money>,
    #[field("尾款日期")]
    pub balance_date: Option<Date>,
    #[field("领券链接", max = 300, url)]
    pub coupon_url: Option<String>,
    #[field("可叠加", key)]
    pub stackable: bool,
    #[field("每满重复", key)]
    pub repeat: bool,
    #[field("排序", low = 0, high = 999)]
    pub sort: i64,
}

impl MechanismLine {
    pub fn is(&self, kind: &str) -> bool {
        self.r#type.as_deref() == Some(kind)
    }

    pub fn competes(&self) -> bool {
        !self.stackable && (self.is("COUPON") || self.is("FULL_REDUCE"))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "giftName")]
pub struct MechanismGift {
    #[field("赠品报品", to = "offer")]
    pub gift_offer_id: Option<i64>,
    #[field("赠品名称", max = 50, submit, scene = "OFFER")]
    pub gift_name: Option<String>,
    #[field("赠品规格", max = 50)]
    pub gift_spec: Option<String>,
    #[field("赠品图片", max = 1)]
    pub gift_image: Vec<FileRef>,
    #[field("数量", low = 1, high = 9999, submit)]
    pub qty: Option<i64>,
    #[field("赠品价值", low = 0)]
    pub gift_value: Option<Money>,
    #[field("与主品相同")]
    pub same_as_main: bool,
    #[field("净含量", low = 0, submit_if = Self::is_same)]
    pub net_content: Option<Decimal<2>>,
    #[field("赠送条件", dict = "GiftCondition", max = 50)]
    pub condition: Option<String>,
    #[field("赠品库存", low = 0, high = 99_999_999)]
    pub gift_stock: Option<i64>,
}

impl MechanismGift {
    fn is_same(&self) -> bool {
        self.same_as_main
    }
}
