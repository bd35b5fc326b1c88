//! How much of what could be told a company has told.

use platform::form::Form as _;
use serde::Serialize;
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::basic_info::BasicInfoForm;

/// A group of fields and what is missing in it.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Group {
    pub name: &'static str,
    pub filled: usize,
    pub total: usize,
    /// Labels.
    pub missing: Vec<&'static str>,
}

/// Asked for only where the company has a factory.
const OF_A_FACTORY: [&str; 2] = ["factoryAddress", "monthlyCapacity"];

/// Per cent, and each group by itself. Every field counts the same; papers are welcome and not missed.
pub fn completeness(form: &BasicInfoForm) -> (i32, Vec<Group>) {
    let json = serde_json::to_value(form).unwrap_or_default();
    let asked = |name: &str| match name {
        "files" => false,
        name if OF_A_FACTORY.contains(&name) => form.factory_flag == Some(true),
        _ => true,
    };
    let mut groups: Vec<Group> = Vec::new();
    for fact in BasicInfoForm::FIELDS {
        let Some(name) = fact.group.filter(|_| asked(fact.name)) else { continue };
        if groups.last().is_none_or(|group| group.name != name) {
            groups.push(Group { name, filled: 0, total: 0, missing: Vec::new() });
        }
        let Some(group) = groups.last_mut() else { continue };
        group.total += 1;
        match is_filled(&json[fact.name]) {
            true => group.filled += 1,
            false => group.missing.push(fact.label),
        }
    }
    let (filled, total) = groups.iter().fold((0, 0), |(filled, total), g| (filled + g.filled, total + g.total));
    ((filled * 100 / total.max(1)) as i32, groups)
}

fn is_filled(value: &Json) -> bool {
    match value {
        Json::Null => false,
        Json::String(text) => !text.is_empty(),
        Json::Array(items) => !items.is_empty(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_company_has_told_nothing_and_a_factory_asks_for_more() {
        let (percent, groups) = completeness(&BasicInfoForm::default());
        let names: Vec<_> = groups.iter().map(|group| group.name).collect();
        assert_eq!((percent, names), (0, vec!["联系人与地址", "经营概况", "生产与仓配", "直播合作"]));
        assert_eq!(groups[0].missing, ["联系人", "地址"]);
        let total = |form: &BasicInfoForm| completeness(form).1.iter().map(|group| group.total).sum::<usize>();
        let factory = BasicInfoForm { factory_flag: Some(true), ..BasicInfoForm::default() };
        assert_eq!(total(&factory), total(&BasicInfoForm::default()) + 2);
    }

    #[test]
    fn what_is_filled_counts() {
        let form = BasicInfoForm { cross_border: Some(false), intro: Some("花".into()), ..BasicInfoForm::default() };
        let (percent, groups) = completeness(&form);
        assert_eq!(
            (groups[1].filled, groups[1].missing.clone()),
            (2, vec!["主营类目", "主营品牌", "年销售额（万元）"])
        );
        assert_eq!(percent, 2 * 100 / 14);
    }
}
