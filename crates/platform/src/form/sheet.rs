//! A field's value as people read it: in a cell, in a diff, in a message.

use serde_json::Value as Json;

use super::{FieldFact, FieldKind, Holds};
use crate::dict::Dictionaries;
use crate::money::Money;
use crate::text;

/// Empty for nothing. Dictionaries show their labels, booleans 是 and 否, several things are joined by `、`.
pub fn cell_text(fact: &FieldFact, value: &Json, dictionaries: &Dictionaries) -> String {
    let label = |value: &Json| -> String {
        let text = plain(value);
        fact.dict.map_or(text.clone(), |dict| dictionaries.label(dict, &text).to_owned())
    };
    match (fact.holds, value) {
        (_, Json::Null) => String::new(),
        (_, Json::Bool(yes)) => if *yes { "是" } else { "否" }.to_owned(),
        (Holds::Money, Json::Number(_)) => money_text(value),
        (Holds::Decimal(scale), Json::Number(_)) => {
            let number = format!("{:.*}", usize::from(scale), value.as_f64().unwrap_or_default());
            if fact.kind == FieldKind::Rate { format!("{number}%") } else { number }
        }
        (Holds::Files, Json::Array(files)) => {
            files.iter().map(|file| plain(&file["fileName"])).collect::<Vec<_>>().join("、")
        }
        (Holds::Rows, Json::Array(rows)) => format!("{} 项", rows.len()),
        (_, Json::Object(pairs)) => {
            pairs.iter().map(|(name, value)| format!("{name} {}", plain(value))).collect::<Vec<_>>().join("、")
        }
        (_, Json::Array(items)) => items.iter().map(label).collect::<Vec<_>>().join("、"),
        _ => label(value),
    }
}

/// The same where not everybody may read it whole: what the declaration calls sensitive is masked.
pub fn shown_text(fact: &FieldFact, value: &Json, dictionaries: &Dictionaries) -> String {
    let words = cell_text(fact, value, dictionaries);
    if fact.sensitive { text::mask(&words) } else { words }
}

/// `¥1,234.00` (S9-10).
pub fn money_text(value: &Json) -> String {
    let fen = (value.as_f64().unwrap_or_default() * 100.0).round() as i64;
    let amount = format!("{:#}", Money(fen));
    amount.strip_prefix('-').map_or_else(|| format!("¥{amount}"), |amount| format!("-¥{amount}"))
}

fn plain(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Null => String::new(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::Form;

    #[derive(Default, fields::Form)]
    struct Sample {
        #[field("银行账号", sensitive)]
        account: Option<String>,
        #[field("备注")]
        remark: Option<String>,
    }

    /// Nothing but the declaration says what is masked.
    #[test]
    fn what_is_sensitive_is_masked_where_it_is_shown() {
        let dictionaries = Dictionaries { version: 1, items: Vec::new() };
        let shown = Sample::FIELDS.iter().map(|fact| shown_text(fact, &"6222020200112233445".into(), &dictionaries));
        assert_eq!(shown.collect::<Vec<_>>(), ["6222***********3445", "6222020200112233445"]);
    }

    /// S9-10
    #[test]
    fn money_has_thousands_and_two_decimals() {
        let text = |yuan: f64| money_text(&serde_json::json!(yuan));
        assert_eq!([text(1234.0), text(0.5), text(100.0)], ["¥1,234.00", "¥0.50", "¥100.00"]);
        assert_eq!(text(-1_234_567.89), "-¥1,234,567.89");
    }
}
