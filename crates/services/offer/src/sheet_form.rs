//! The rows of the workbook that offers are imported from: what people type, before names have become ids.
//!
//! The first sheet holds the offers. SKUs, mechanism and gifts are lists of the form, each a sheet of its own whose rows
//! name the offer by its number.

use platform::form::{Decimal, Pairs};
use platform::money::Money;
use platform::{Date, Form};
use serde::{Deserialize, Serialize};

use crate::form::{FAST, GIFT, MechanismGift, MechanismLine, OfferSku};

/// The longest name of a SKU.
const NAME_CHARS: usize = 50;

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OfferRow {
    #[field("序号", max = 20, required)]
    pub no: String,
    #[field("直播间", dict = "LiveRoom", max = 50, required)]
    pub live_room: String,
    #[field("类目编码", dict = "ProductCategory", max = 50, required)]
    pub category_code: String,
    #[field("表单类型", dict = "OfferFormType", max = 50, required)]
    pub form_type: String,
    #[field("报品方式", dict = "OfferStyle", max = 50, required)]
    pub offer_style: String,
    #[field("商品名称", max = 60, required)]
    pub offer_name: String,
    /// By name or code: a name may stand below several of the first level, so no list of options can say which.
    #[field("二级类目", max = 50, required)]
    pub category2: String,
    #[field("三级类目", max = 50, required)]
    pub category3: String,
    #[field("品牌", max = 100, required)]
    pub brand: String,
    #[field("店铺", max = 100)]
    pub store: String,
    #[field("短标题", max = 20, required)]
    pub short_title: Option<String>,
    #[field("卖点1", max = 99)]
    pub selling_point1: Option<String>,
    #[field("卖点2", max = 99)]
    pub selling_point2: Option<String>,
    #[field("卖点3", max = 99)]
    pub selling_point3: Option<String>,
    #[field("卖点4", max = 99)]
    pub selling_point4: Option<String>,
    #[field("卖点5", max = 99)]
    pub selling_point5: Option<String>,
    #[field("产地", max = 50, required)]
    pub origin_place: Option<String>,
    #[field("国产", required)]
    pub is_domestic: Option<bool>,
    #[field("商品链接", max = 300, url)]
    pub item_url: Option<String>,
    #[field("合作模式", dict = "FeeMode", max = 50, submit_if = Self::is_sold_in_full)]
    pub fee_mode: Option<String>,
    #[field("坑位费", low = 0)]
    pub slot_fee: Option<Money>,
    #[field("佣金率", low = 0, high = 100, rate, submit_if = Self::is_sold_in_full)]
    pub commission_rate: Option<Decimal<2>>,
    #[field("保价天数", low = 0, high = 365, submit_if = Self::is_sold_in_full)]
    pub price_protect_days: Option<i64>,
    #[field("保价范围", dict = "ProtectScope", max = 50, submit_if = Self::is_sold_in_full)]
    pub protect_scope: Option<String>,
    #[field("发货时效", dict = "ShipTime", max = 50, submit_if = Self::is_full)]
    pub ship_time: Option<String>,
    #[field("运费险")]
    pub freight_insurance: Option<bool>,
    #[field("退换", dict = "ReturnPolicy", max = 50, submit_if = Self::is_full)]
    pub return_policy: Option<String>,
    #[field("期望播出起", required)]
    pub expect_show_date_from: Option<Date>,
    #[field("期望播出止", required)]
    pub expect_show_date_to: Option<Date>,
    #[field("对接人", max = 50, submit_if = Self::is_full)]
    pub contact_name: Option<String>,
    #[field("手机", max = 11, phone, submit_if = Self::is_full, sensitive)]
    pub contact_phone: Option<String>,

    #[field("SKU", max = 50, list, required)]
    pub skus: Vec<SkuRow>,
    #[field("优惠机制", max = 20, list)]
    pub lines: Vec<LineRow>,
    #[field("赠品", max = 20, list)]
    pub gifts: Vec<MechanismGift>,
}

impl OfferRow {
    pub fn is_gift(&self) -> bool {
        self.form_type == GIFT
    }

    fn is_full(&self) -> bool {
        self.form_type != FAST
    }

    fn is_sold_in_full(&self) -> bool {
        self.is_full() && !self.is_gift()
    }

    /// One in a line.
    pub fn selling_points(&self) -> Option<String> {
        let all = [
            &self.selling_point1,
            &self.selling_point2,
            &self.selling_point3,
            &self.selling_point4,
            &self.selling_point5,
        ];
        let lines: Vec<&str> = all.into_iter().flatten().map(String::as_str).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SkuRow {
    #[field("规格", max = 300, required)]
    pub spec: String,
    #[field("条形码", max = 14)]
    pub barcode: Option<String>,
    #[field("净含量", low = 0)]
    pub net_content: Option<Decimal<2>>,
    #[field("单位", dict = "Unit", max = 20)]
    pub unit: Option<String>,
    #[field("每份件数", low = 1, high = 9999, required)]
    pub pack_qty: Option<i64>,
    #[field("吊牌价", low = 0, high = 99_999_999.99)]
    pub market_price: Option<Money>,
    #[field("日常价", low = 0, high = 99_999_999.99, required)]
    pub daily_price: Option<Money>,
    #[field("近30天最低价", low = 0, high = 99_999_999.99, required)]
    pub lowest_price30: Option<Money>,
    #[field("页面价", low = 0, high = 99_999_999.99, required)]
    pub live_page_price: Option<Money>,
    #[field("备货", low = 1, high = 99_999_999, required)]
    pub planned_stock: Option<i64>,
}

impl SkuRow {
    pub fn sku(&self) -> OfferSku {
        let spec = pairs(&self.spec).unwrap_or_default();
        let name: String = spec.words().chars().take(NAME_CHARS).collect();
        OfferSku {
            sku_name: Some(name).filter(|name| !name.is_empty()),
            spec,
            no_barcode: self.barcode.is_none(),
            barcode: self.barcode.clone(),
            net_content: self.net_content,
            unit: self.unit.clone(),
            pack_qty: self.pack_qty,
            market_price: self.market_price,
            daily_price: self.daily_price,
            lowest_price30: self.lowest_price30,
            live_page_price: self.live_page_price,
            planned_stock: self.planned_stock,
            ..OfferSku::default()
        }
    }
}

/// `颜色:红;尺寸:L`; a text without a colon is the one specification that there is. Nothing where it is neither.
pub fn pairs(text: &str) -> Option<Pairs> {
    let parts: Vec<&str> = text.split([';', '；', '\n']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if let [only] = parts[..]
        && !only.contains([':', '：'])
    {
        return Some([("规格", only)].into());
    }
    let mut pairs: Vec<(String, String)> = Vec::new();
    for part in parts {
        let (name, value) = part.split_once([':', '：'])?;
        let (name, value) = (name.trim(), value.trim());
        if name.is_empty() || value.is_empty() || pairs.iter().any(|(known, _)| known == name) {
            return None;
        }
        pairs.push((name.to_owned(), value.to_owned()));
    }
    Some(Pairs(pairs))
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct LineRow {
    #[field("类型", dict = "PriceMechanismType", max = 50, required)]
    pub r#type: Option<String>,
    #[field("门槛", low = 0)]
    pub threshold: Option<Money>,
    #[field("数值", low = 0)]
    pub value: Option<Money>,
    #[field("第几件", low = 1, high = 99)]
    pub buy_qty: Option<i64>,
    #[field("定金", low = 0)]
    pub deposit_amount: Option<Money>,
    #[field("膨胀至", low = 0)]
    pub deposit_expand: Option<Money>,
    #[field("可叠加")]
    pub stackable: bool,
    #[field("每满重复")]
    pub repeat: bool,
    #[field("排序", low = 0, high = 999)]
    pub sort: Option<i64>,
}

impl LineRow {
    /// The order of the sheet, unless it says another.
    pub fn line(&self, place: usize) -> MechanismLine {
        MechanismLine {
            r#type: self.r#type.clone(),
            threshold: self.threshold,
            value: self.value,
            buy_qty: self.buy_qty,
            deposit_amount: self.deposit_amount,
            deposit_expand: self.deposit_expand,
            stackable: self.stackable,
            repeat: self.repeat,
            sort: self.sort.unwrap_or(place as i64 + 1),
            ..MechanismLine::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_specification_is_written_as_people_write_it() {
        let said = |text: &str| pairs(text).map(|pairs| pairs.key());
        assert_eq!(said("颜色:红;尺寸:L").as_deref(), Some("尺寸=L;颜色=红"));
        assert_eq!(said("颜色：红 ；尺寸： L；").as_deref(), Some("尺寸=L;颜色=红"));
        assert_eq!(said(" 50g ").as_deref(), Some("规格=50g"));
        for wrong in ["颜色:红;L", "颜色:", ":红", "颜色:红;颜色:白"] {
            assert_eq!(said(wrong), None, "{wrong}");
        }
    }

    /// Without a barcode it says so, and it is called by what distinguishes it.
    #[test]
    fn a_row_becomes_a_sku() {
        let row = SkuRow { spec: format!("颜色:红;尺寸:{}", "大".repeat(60)), ..SkuRow::default() };
        let sku = row.sku();
        assert!(sku.no_barcode && sku.barcode.is_none());
        assert_eq!(sku.sku_name.as_deref().map(|name| name.chars().count()), Some(NAME_CHARS));
        let sku = SkuRow { spec: "50g".into(), barcode: Some("6901234500011".into()), ..row }.sku();
        assert_eq!((sku.no_barcode, sku.sku_name.as_deref()), (false, Some("50g")));
    }
}
