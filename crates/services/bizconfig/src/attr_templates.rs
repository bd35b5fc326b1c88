//! Attribute templates: which attributes a product has, in which groups, and where that holds.

use async_trait::async_trait;
use platform::Form;
use platform::db::{Column, ColumnKind, Tx};
use platform::dict::kind;
use platform::form::{Checks, Decimal};
use platform::http::Result;
use platform::record::{self, Record};
use platform::setting;
use sea_orm::sea_query::Order;
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter};
use serde::{Deserialize, Serialize};

use crate::entity::category;
use crate::texts;

pub const VERSION: &str = "attrTemplate.version";

/// Where it holds: each of the four may be left open. Several rooms stand for each of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct AttrTemplateForm {
    #[field("模板名称", max = 50, required)]
    pub name: String,
    #[field("类目", dict = "ProductCategory", max = 50)]
    pub category_code: Option<String>,
    #[field("直播间", dict = "LiveRoom", max = 50)]
    pub live_room: Vec<String>,
    #[field("表单类型", dict = "OfferFormType", max = 50)]
    pub form_type: Option<String>,
    #[field("报品方式", dict = "OfferStyle", max = 50)]
    pub offer_style: Option<String>,
    #[field("排序", low = 0, high = 9999)]
    pub sort: i32,
    #[field("分组", max = 20, list, required)]
    pub groups: Vec<AttrGroup>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "groupName")]
pub struct AttrGroup {
    #[field("分组名称", max = 50, required)]
    pub group_name: String,
    #[field("属性", max = 80, list)]
    pub fields: Vec<AttrField>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "attrCode")]
pub struct AttrField {
    #[field("属性编码", max = 50, required)]
    pub attr_code: String,
    #[field("属性名称", max = 50, required)]
    pub label: String,
    #[field("控件", dict = "AttrControl", max = 20, required)]
    pub control: String,
    #[field("字典", max = 50)]
    pub dict_type: Option<String>,
    #[field("必填")]
    pub required: bool,
    #[field("最大长度", low = 1, high = 5000)]
    pub max_length: Option<i32>,
    #[field("最小值")]
    pub min: Option<Decimal<2>>,
    #[field("最大值")]
    pub max: Option<Decimal<2>>,
    #[field("小数位", low = 0, high = 6)]
    pub decimals: Option<i32>,
    #[field("单位", max = 20)]
    pub unit: Option<String>,
    #[field("关键字段")]
    pub key_field: bool,
    /// `attrCode=VALUE|VALUE`, of this template or of the form around it.
    #[field("显示条件", max = 200)]
    pub show_when: Option<String>,
    #[field("可见范围", dict = "AttrVisible", max = 20)]
    pub visible_to: Option<String>,
    #[field("比价单位", max = 20)]
    pub compare_unit: Option<String>,
    #[field("提示", max = 200)]
    pub hint: Option<String>,
    #[field("表格列", max = 12, list)]
    pub columns: Vec<AttrColumn>,
}

/// A column of an attribute that is a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "code")]
pub struct AttrColumn {
    #[field("列编码", max = 50, required)]
    pub code: String,
    #[field("列名称", max = 50, required)]
    pub label: String,
    #[field("控件", dict = "AttrControl", max = 20, required)]
    pub control: String,
    #[field("必填")]
    pub required: bool,
}

impl AttrTemplateForm {
    fn fields(&self) -> impl Iterator<Item = (usize, usize, &AttrField)> {
        let groups = self.groups.iter().enumerate();
        groups.flat_map(|(group, inside)| inside.fields.iter().enumerate().map(move |(at, field)| (group, at, field)))
    }

    fn scope(&self) -> (Option<&str>, Vec<&str>, Option<&str>, Option<&str>) {
        let mut rooms: Vec<&str> = self.live_room.iter().map(String::as_str).collect();
        rooms.sort_unstable();
        (self.category_code.as_deref(), rooms, self.form_type.as_deref(), self.offer_style.as_deref())
    }
}

pub struct AttrTemplate;

#[async_trait]
impl Record for AttrTemplate {
    type Form = AttrTemplateForm;

    const KIND: &'static str = "attrTemplate";
    const NAME: &'static str = "属性模板";
    const TABLE: &'static str = "attr_template";
    const LISTED: &'static [Column] = &[Column::new("sort", "sort", ColumnKind::Number).sortable()];
    const SORT: (&'static str, Order) = ("sort", Order::Asc);
    const EDIT: &'static [&'static str] = &["rule_edit"];

    fn title(form: &AttrTemplateForm) -> String {
        form.name.clone()
    }

    fn check(form: &AttrTemplateForm, checks: &mut Checks) {
        let mut seen: Vec<&str> = Vec::new();
        for (group, at, field) in form.fields() {
            let place = |name: &str| format!("groups[{group}].fields[{at}].{name}");
            if seen.contains(&field.attr_code.as_str()) {
                let said = texts::ATTR_FIELD_DUP.fill(&[("code", &field.attr_code)]);
                checks.refuse(&place("attrCode"), "属性编码", said);
            }
            seen.push(&field.attr_code);
            if matches!(field.control.as_str(), "select" | "multi") && field.dict_type.is_none() {
                checks.refuse(&place("dictType"), "字典", texts::ATTR_OPTIONS.fill(&[("label", &field.label)]));
            }
            if field.control == "table" && field.columns.is_empty() {
                checks.refuse(&place("columns"), "表格列", texts::COMMON_REQUIRED.fill(&[("label", "表格列")]));
            }
            if field.show_when.as_deref().is_some_and(|when| condition(when).is_none()) {
                checks.refuse(&place("showWhen"), "显示条件", texts::COMMON_FORMAT.fill(&[("label", "显示条件")]));
            }
        }
    }

    async fn admit(tx: &Tx, id: i64, form: &AttrTemplateForm, checks: &mut Checks) -> Result<()> {
        let others = record::all::<Self, _>(tx).await?;
        if let Some(same) = others.iter().find(|other| other.id != id && other.form.scope() == form.scope()) {
            let said = texts::TEMPLATE_SCOPE_DUP.fill(&[("name", &same.form.name)]);
            checks.refuse("categoryCode", "类目", said);
        }
        let known = kind::Entity::find().all(tx).await?;
        for (group, at, field) in form.fields() {
            let Some(dict) = &field.dict_type else { continue };
            if !known.iter().any(|kind| kind.code == *dict) {
                let said = texts::COMMON_DICT.fill(&[("label", "字典")]);
                checks.refuse(&format!("groups[{group}].fields[{at}].dictType"), "字典", said);
            }
        }
        Ok(())
    }

    async fn release(tx: &Tx, id: i64, _form: &AttrTemplateForm) -> Result<()> {
        let users = category::Entity::find().filter(category::Column::AttrTemplateId.eq(id)).count(tx).await?;
        if users == 0 { Ok(()) } else { Err(texts::ATTR_TEMPLATE_USED.into()) }
    }

    async fn changed(tx: &Tx) -> Result<()> {
        setting::bump(tx, VERSION).await
    }
}

/// The attribute and the values of a condition such as `efficacy=SUNSCREEN|WHITENING`.
pub fn condition(text: &str) -> Option<(&str, Vec<&str>)> {
    let (name, values) = text.split_once('=')?;
    let word = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "_-.".contains(c));
    let values: Vec<&str> = values.split('|').collect();
    (word(name) && values.iter().all(|value| word(value))).then_some((name, values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_names_an_attribute_and_its_values() {
        assert_eq!(condition("efficacy=SUNSCREEN|PERM"), Some(("efficacy", vec!["SUNSCREEN", "PERM"])));
        for wrong in ["efficacy", "=A", "a=", "a=b|", "a b=c"] {
            assert_eq!(condition(wrong), None, "{wrong}");
        }
    }

    fn field(code: &str, control: &str) -> AttrField {
        AttrField { attr_code: code.into(), label: code.into(), control: control.into(), ..Default::default() }
    }

    #[test]
    fn a_code_stands_once_and_a_choice_has_a_dictionary() {
        let group = |fields| AttrGroup { group_name: "一".into(), fields };
        let said = |groups| {
            let form = AttrTemplateForm { groups, ..Default::default() };
            let mut checks = Checks::default();
            AttrTemplate::check(&form, &mut checks);
            checks.finish().err().map(|problem| (problem.field_errors[0].field.clone(), problem.title))
        };
        let twice = vec![group(vec![field("a", "text")]), group(vec![field("b", "text"), field("a", "int")])];
        assert_eq!(said(twice), Some(("groups[1].fields[1].attrCode".into(), "属性编码a重复".into())));
        let choice = vec![group(vec![field("skin", "multi")])];
        assert_eq!(said(choice), Some(("groups[0].fields[0].dictType".into(), "skin需选择字典".into())));
        assert_eq!(said(vec![group(vec![field("a", "text"), field("b", "yesno")])]), None);
    }
}
