//! Attributes against their templates: filled where they must be, of the right kind, and what a few of them mean.

use bizconfig::attr_templates::{AttrColumn, AttrField, AttrGroup, condition};
use bizconfig::categories;
use platform::dict::Dictionaries;
use platform::form::Checks;
use platform::{Date, Timestamp};
use serde_json::Value as Json;

use crate::attrs::is_blank;
use crate::form::OfferForm;
use crate::texts;

/// Attributes that nobody asks for there, and those that only staff see, are not a merchant's to fill in.
pub fn refuse_strangers(form: &OfferForm, groups: &[AttrGroup], checks: &mut Checks) {
    let asked = |code: &str| {
        let mut fields = groups.iter().flat_map(|group| &group.fields);
        fields.any(|field| field.attr_code == code && !is_for_staff(field))
    };
    for code in form.offer_attrs.0.keys().filter(|code| !asked(code)) {
        checks.refuse(&format!("offerAttrs.{code}"), "类目属性", texts::OFFER_ATTR.fill(&[]));
    }
}

fn is_for_staff(field: &AttrField) -> bool {
    field.visible_to.as_deref() == Some("STAFF")
}

/// What the check is made with.
pub struct Reader<'a> {
    pub form: &'a OfferForm,
    pub groups: &'a [AttrGroup],
    pub dictionaries: &'a Dictionaries,
}

impl Reader<'_> {
    /// Wrong attributes go to `checks`; what only deserves a word is answered.
    pub fn check(&self, checks: &mut Checks) -> Vec<(String, String)> {
        checks.within("offerAttrs", |checks| {
            for field in self.fields().filter(|field| self.is_shown(field)) {
                self.one(field, checks);
            }
        });
        self.meaning(checks)
    }

    fn fields(&self) -> impl Iterator<Item = &AttrField> {
        self.groups.iter().flat_map(|group| &group.fields)
    }

    fn value(&self, code: &str) -> &Json {
        self.form.offer_attrs.get(code)
    }

    fn text(&self, code: &str) -> &str {
        self.form.offer_attrs.text(code)
    }

    /// An attribute that is asked for under a condition: `efficacy=SUNSCREEN`, or of the form around, `domestic=true`.
    pub fn is_shown(&self, field: &AttrField) -> bool {
        let Some((name, wanted)) = field.show_when.as_deref().and_then(condition) else { return true };
        let own = match name {
            "domestic" => Json::from(self.form.is_domestic.unwrap_or(true)),
            name => self.value(name).clone(),
        };
        let matches = |value: &Json| match value {
            Json::String(text) => wanted.contains(&text.as_str()),
            Json::Bool(yes) => wanted.contains(&if *yes { "true" } else { "false" }),
            _ => false,
        };
        match &own {
            Json::Array(values) => values.iter().any(matches),
            value => matches(value),
        }
    }

    fn one(&self, field: &AttrField, checks: &mut Checks) {
        let (code, label) = (field.attr_code.as_str(), field.label.as_str());
        let value = self.value(code);
        let filled = match field.control.as_str() {
            "file" | "image" => self.form.attr_files.iter().any(|file| file.slot.as_deref() == Some(code)),
            _ => !is_blank(value),
        };
        // What staff alone see cannot be asked of whoever fills the form in.
        if field.required && !is_for_staff(field) {
            checks.ask((code, label), filled, texts::COMMON_REQUIRED, &[("label", label)]);
        }
        if !filled {
            return;
        }
        if !self.fits(field, value, checks) {
            checks.refuse_text(code, label, texts::COMMON_FORMAT, &[("label", label)]);
        }
    }

    /// Whether the value is of the attribute's kind; lengths and bounds are said at once.
    fn fits(&self, field: &AttrField, value: &Json, checks: &mut Checks) -> bool {
        let option = |value: &Json| {
            let known = field.dict_type.as_deref().zip(value.as_str());
            known.is_some_and(|(dict, value)| self.dictionaries.find(dict, value).is_some_and(|item| !item.disabled))
        };
        let date = |value: &Json| value.as_str().and_then(Date::parse).is_some();
        match field.control.as_str() {
            "text" | "textarea" => {
                let Some(text) = value.as_str() else { return false };
                let most = field.max_length.unwrap_or(2_000);
                if text.chars().count() > most.unsigned_abs() as usize {
                    let values = [("label", field.label.as_str()), ("n", &most.to_string())];
                    checks.refuse_text(&field.attr_code, &field.label, texts::COMMON_MAX, &values);
                }
                true
            }
            "int" => value.as_i64().is_some_and(|number| self.is_within(field, number as f64, checks)),
            "num" => value.as_f64().is_some_and(|number| self.is_within(field, number, checks)),
            "select" => option(value),
            "multi" => value.as_array().is_some_and(|values| values.iter().all(option)),
            "yesno" => value.is_boolean(),
            "date" => date(value),
            "datetime" => value.as_str().and_then(Timestamp::parse).is_some(),
            "range" => value.as_array().is_some_and(|ends| ends.len() == 2 && ends.iter().all(date)),
            "table" => value.as_array().is_some_and(|rows| self.rows(field, rows, checks)),
            _ => true,
        }
    }

    fn is_within(&self, field: &AttrField, number: f64, checks: &mut Checks) -> bool {
        let (low, high) = (field.min.map(|bound| bound.as_f64()), field.max.map(|bound| bound.as_f64()));
        if low.is_some_and(|low| number < low) || high.is_some_and(|high| number > high) {
            let show = |bound: Option<f64>, open: &str| bound.map_or(open.to_owned(), |bound| bound.to_string());
            let values = [("label", field.label.as_str()), ("min", &show(low, "-∞")), ("max", &show(high, "99999999"))];
            checks.refuse_text(&field.attr_code, &field.label, texts::COMMON_RANGE, &values);
        }
        true
    }

    fn rows(&self, field: &AttrField, rows: &[Json], checks: &mut Checks) -> bool {
        for (index, row) in rows.iter().enumerate() {
            for column in &field.columns {
                let (value, at) = (&row[&column.code], format!("{}[{index}].{}", field.attr_code, column.code));
                let (label, required) = (column.label.as_str(), column.required && checks.is_submitting());
                if is_blank(value) && required {
                    checks.refuse_text(&at, label, texts::COMMON_REQUIRED, &[("label", label)]);
                } else if !is_blank(value) && !is_cell(column, value) {
                    checks.refuse_text(&at, label, texts::COMMON_FORMAT, &[("label", label)]);
                }
            }
        }
        rows.len() <= 100
    }

    /// What the codes of the seed mean. A template without them asks for none of this.
    fn meaning(&self, checks: &mut Checks) -> Vec<(String, String)> {
        let mut warnings = Vec::new();
        let mut wrong = |code: &str, label: &str, words: String| {
            checks.refuse(&format!("offerAttrs.{code}"), label, words);
        };
        let (fabric, ccc, licence) = (self.text("fabric"), self.text("cccNo"), self.text("licenseNo"));
        if !fabric.is_empty() && percentages(fabric).is_some_and(|sum| sum != 100.0) {
            wrong("fabric", "面料成分", "成分含量合计应为100%".into());
        }
        let is_ccc = ccc.len() == 16 && ccc.bytes().all(|byte| byte.is_ascii_digit());
        if !ccc.is_empty() && !is_ccc {
            wrong("cccNo", "3C编号", "3C证书编号应为16位数字".into());
        }
        if !licence.is_empty() && !certificate::is_number_of("FOOD_PRODUCTION", licence) {
            wrong("licenseNo", "生产许可证号", "生产许可证号格式有误".into());
        }
        let child = categories::is_within(self.form.category(), CHILDREN);
        if child && !["", "A"].contains(&self.text("safetyClass")) {
            wrong("safetyClass", "安全类别", "童装的安全类别须为A类".into());
        }
        let special = self.text("cosmeticType") == "SPECIAL";
        let filing = self.text("filingNo");
        let kind = if special { "COSMETIC_SPECIAL" } else { "COSMETIC_FILING" };
        if !filing.is_empty() && !certificate::is_number_of(kind, filing) {
            wrong("filingNo", "备案/注册编号", "备案/注册编号格式有误".into());
        }
        for claim in self.value("efficacy").as_array().into_iter().flatten().filter_map(Json::as_str) {
            if NEEDS_REGISTRATION.contains(&claim) && !special && !self.text("cosmeticType").is_empty() {
                let label = self.dictionaries.label("CosmeticEfficacy", claim);
                wrong("efficacy", "功效宣称", format!("功效宣称“{label}”须为特殊化妆品"));
            }
        }
        let list = |code: &str| self.value(code).as_array().map_or(&[][..], Vec::as_slice);
        if (1..2).contains(&list("suitItems").len()) {
            wrong("suitItems", "套装商品", "套装至少包含两件商品".into());
        }
        let odds: Vec<f64> = list("possibleItems").iter().filter_map(|row| row["probability"].as_f64()).collect();
        if !odds.is_empty() && (odds.iter().sum::<f64>() - 100.0).abs() > 0.001 {
            wrong("possibleItems", "可能商品", "概率合计应为100%".into());
        }
        let time = |code: &str| Timestamp::parse(self.text(code));
        if let (Some(ship), Some(balance)) = (Date::parse(self.text("shipDate")), time("balanceEnd"))
            && ship > balance.date().plus_days(15)
        {
            wrong("shipDate", "发货日期", "发货日期不得晚于尾款结束后15天".into());
        }
        for (from, to, label) in [("depositStart", "depositEnd", "定金"), ("balanceStart", "balanceEnd", "尾款")] {
            if let (Some(start), Some(end)) = (time(from), time(to))
                && end <= start
            {
                wrong(to, label, format!("{label}结束必须晚于{label}开始"));
            }
        }
        if is_old_at_its_show(self.form) {
            warnings.push(("offerAttrs.productionDateRange".into(), "播出时剩余保质期不足2/3".into()));
        }
        let cold = ["CHILL", "FREEZE"].contains(&self.text("storageCond"));
        if cold && self.form.ship_time.as_deref().is_some_and(|time| !["H24", "H48"].contains(&time)) {
            warnings.push(("shipTime".into(), "冷藏、冷冻商品须冷链发货，发货时效应在48小时以内".into()));
        }
        if self.value("warrantyMonths").as_i64().is_some_and(|months| months < 12) {
            warnings.push(("offerAttrs.warrantyMonths".into(), "保修期低于12个月".into()));
        }
        if self.value("capacityWh").as_f64().is_some_and(|capacity| capacity > 100.0) {
            warnings.push(("offerAttrs.capacityWh".into(), "电池容量超过100Wh，快递受限".into()));
        }
        warnings
    }
}

/// Of a product for children, and of one for health, the platform is wary whatever its category.
pub fn is_delicate(form: &OfferForm) -> bool {
    form.offer_attrs.text("cosmeticType") == "CHILDREN" || form.offer_attrs.text("foodType") == "HEALTH"
}

/// Less than two thirds of its life are left of the oldest of it.
fn is_old_at_its_show(form: &OfferForm) -> bool {
    let made = form.offer_attrs.get("productionDateRange")[0].as_str().and_then(Date::parse);
    let days = form.offer_attrs.get("shelfLifeDays").as_i64();
    let (Some(made), Some(days), Some(show)) = (made, days, form.expect_show_date_from) else { return false };
    show.days_since(made) * 3 > days
}

/// What is worn by children is of the strictest class.
const CHILDREN: &str = "Fashion_Kids";
/// Claims that only a registered (special) cosmetic may make.
const NEEDS_REGISTRATION: [&str; 5] = ["SUNSCREEN", "WHITENING", "HAIR_DYE", "PERM", "HAIR_LOSS"];

fn is_cell(column: &AttrColumn, value: &Json) -> bool {
    match column.control.as_str() {
        "int" => value.as_i64().is_some_and(|number| number >= 0),
        "num" => value.as_f64().is_some_and(|number| number >= 0.0),
        "yesno" => value.is_boolean(),
        _ => value.as_str().is_some_and(|text| text.chars().count() <= 200),
    }
}

/// The sum of what stands before each per cent sign; nothing where there is none.
fn percentages(text: &str) -> Option<f64> {
    let parts: Vec<f64> = text
        .split(['%', '％'])
        .filter_map(|part| {
            let digits = part.rsplit(|c: char| !c.is_ascii_digit() && c != '.').next().unwrap_or_default();
            digits.parse().ok()
        })
        .collect();
    let signs = text.matches(['%', '％']).count();
    (signs > 0 && parts.len() >= signs).then(|| parts.iter().take(signs).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S9-08: true is domestic, and so is what nobody has said otherwise of.
    #[test]
    fn what_is_made_here_is_asked_for_its_licence() {
        let asked = |is_domestic: Option<bool>| {
            let form = OfferForm { is_domestic, ..OfferForm::default() };
            let dictionaries = Dictionaries { version: 0, items: Vec::new() };
            let licence = AttrField { show_when: Some("domestic=true".into()), ..AttrField::default() };
            Reader { form: &form, groups: &[], dictionaries: &dictionaries }.is_shown(&licence)
        };
        assert_eq!([Some(true), None, Some(false)].map(asked), [true, true, false]);
    }

    #[test]
    fn food_is_offered_while_two_thirds_of_its_life_are_left() {
        let old = |made: &str| {
            let attrs = serde_json::json!({ "productionDateRange": [made, "2026-10-31"], "shelfLifeDays": 90 });
            is_old_at_its_show(&OfferForm {
                offer_attrs: serde_json::from_value(attrs).expect("attributes"),
                expect_show_date_from: Date::parse("2026-11-30"),
                ..OfferForm::default()
            })
        };
        assert_eq!(["2026-10-31", "2026-10-30"].map(old), [false, true]);
        assert!(!is_old_at_its_show(&OfferForm::default()));
    }

    #[test]
    fn shares_of_a_fabric_are_added() {
        assert_eq!(percentages("羊毛80% 锦纶20%"), Some(100.0));
        assert_eq!(percentages("棉 95.5%，氨纶 4％"), Some(99.5));
        assert_eq!(percentages("真丝"), None);
    }
}
