//! The columns of a sheet, from the facts of its form: which, in what order, what they are called and what they ask.

use crate::form::{FieldFact, FieldKind, Holds, Need, Stage};

/// Where the file of errors says what is wrong; ignored when such a file is uploaded again.
pub const REASON: &str = "错误原因";

/// The fields that a cell can hold. Files, ids, nested lists and everything special are left to the page.
pub fn columns(fields: &'static [FieldFact]) -> Vec<&'static FieldFact> {
    fields.iter().filter(|fact| fits(fact)).collect()
}

fn fits(fact: &FieldFact) -> bool {
    match fact.holds {
        Holds::Int => fact.to.is_none(),
        Holds::Text | Holds::Decimal(_) | Holds::Money | Holds::Bool | Holds::Date | Holds::Time | Holds::Texts => true,
        Holds::Ids | Holds::Files | Holds::Rows | Holds::Part | Holds::Other => false,
    }
}

/// With a star where it must be filled; what must be filled most times has one too, and the guide says so.
pub fn title(fact: &FieldFact, stage: Stage) -> String {
    let mostly = stage == Stage::Submit && fact.need == Need::When;
    let star = if mostly || need(fact, stage) == "是" { "*" } else { "" };
    format!("{}{star}", fact.label)
}

/// A title of an uploaded sheet without what decorates it.
pub fn bare(title: &str) -> &str {
    title.trim().trim_matches(['*', '＊']).trim()
}

pub fn need(fact: &FieldFact, stage: Stage) -> &'static str {
    match (fact.need, stage) {
        (Need::No, _) => "否",
        (Need::Draft, _) | (Need::Submit, Stage::Submit) => "是",
        (Need::Submit, Stage::Draft) => "提交前填写",
        (Need::When, _) => "视情况",
    }
}

/// Length, range and form of what is to be written, in the words of the second sheet.
pub fn rule(fact: &FieldFact) -> String {
    let mut parts: Vec<String> = Vec::new();
    match (fact.holds, fact.kind) {
        (Holds::Text, _) if fact.dict.is_some() => parts.push("从可选项中选择".into()),
        (Holds::Text, FieldKind::Phone) => parts.push("11位手机号".into()),
        (Holds::Text, FieldKind::Email) => parts.push("邮箱地址".into()),
        (Holds::Text, FieldKind::Url) => parts.push("以http://或https://开头的链接".into()),
        (Holds::Texts, _) => parts.push("可填多项，以“、”分隔".into()),
        (Holds::Int, _) => parts.push("整数".into()),
        (Holds::Decimal(places), FieldKind::Rate) => parts.push(format!("百分数，5即5%，最多{places}位小数")),
        (Holds::Decimal(places), _) => parts.push(format!("数字，最多{places}位小数")),
        (Holds::Money, _) => parts.push("金额，单位元，最多2位小数".into()),
        (Holds::Bool, _) => parts.push("是或否".into()),
        (Holds::Date, _) => parts.push("日期，如2026-01-31".into()),
        (Holds::Time, _) => parts.push("时间，如2026-01-31 08:00:00".into()),
        _ => {}
    }
    // What an option may be as long as says nothing to whoever chooses one.
    match (fact.holds, fact.dict, fact.min, fact.max) {
        (Holds::Text, Some(_), ..) => {}
        (Holds::Texts, _, _, Some(max)) => parts.push(format!("最多{max}项")),
        (Holds::Text, _, Some(min), Some(max)) => parts.push(format!("{min}~{max}个字符")),
        (Holds::Text, _, None, Some(max)) => parts.push(format!("最多{max}个字符")),
        (Holds::Text, _, Some(min), None) => parts.push(format!("最少{min}个字符")),
        _ => {}
    }
    match (fact.low, fact.high) {
        (Some(low), Some(high)) => parts.push(format!("{low}~{high}")),
        (Some(low), None) => parts.push(format!("不小于{low}")),
        (None, Some(high)) => parts.push(format!("不大于{high}")),
        (None, None) => {}
    }
    parts.join("，")
}
