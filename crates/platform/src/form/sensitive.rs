//! What a declaration calls sensitive: sealed at rest, masked wherever it is shown.

use serde_json::Value as Json;

use super::{FieldFact, Rows};
use crate::secret::Secrets;
use crate::text;

/// Marks what is sealed, so that nothing is sealed or opened twice.
const SEAL: &str = "sealed:";

pub fn seal(fields: &[FieldFact], secrets: &Secrets, json: &mut Json) {
    each(fields, json, &mut |words| match words.starts_with(SEAL) || words.is_empty() {
        true => words.to_owned(),
        false => format!("{SEAL}{}", secrets.seal(words)),
    });
}

pub fn open(fields: &[FieldFact], secrets: &Secrets, json: &mut Json) {
    each(fields, json, &mut |words| match words.strip_prefix(SEAL) {
        Some(sealed) => secrets.open(sealed).unwrap_or_default(),
        None => words.to_owned(),
    });
}

pub fn mask(fields: &[FieldFact], json: &mut Json) {
    each(fields, json, &mut text::mask);
}

/// Whoever sends back the mask that was shown has not changed what is behind it.
pub fn restore(fields: &[FieldFact], stored: &Json, sent: &mut Json) {
    for fact in fields.iter().filter(|fact| fact.sensitive) {
        if let Some(words) = stored[fact.name].as_str()
            && sent[fact.name].as_str() == Some(text::mask(words).as_str())
        {
            sent[fact.name] = words.into();
        }
    }
}

/// What only holders of some codes may read, of a field's name at whatever depth: the others find nothing there.
pub fn withhold(fields: &[FieldFact], names: &[&str], json: &mut Json) {
    for fact in fields {
        let Some(value) = json.get_mut(fact.name) else { continue };
        match fact.rows {
            _ if names.contains(&fact.name) => *value = Json::Null,
            Some(rows) => Rows::of_mut(value).iter_mut().for_each(|row| withhold(rows.fields, names, row)),
            None => {}
        }
    }
}

fn each(fields: &[FieldFact], json: &mut Json, change: &mut dyn FnMut(&str) -> String) {
    for fact in fields {
        let Some(value) = json.get_mut(fact.name) else { continue };
        match (fact.rows, value) {
            (_, Json::String(words)) if fact.sensitive => *words = change(words),
            (Some(rows), value) => Rows::of_mut(value).iter_mut().for_each(|row| each(rows.fields, row, change)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::form::Form as _;

    #[derive(serde::Deserialize, fields::Form)]
    struct Account {
        #[field("户名", max = 20)]
        name: String,
        #[field("银行账号", max = 30, sensitive)]
        number: String,
        #[field("其他账户", list)]
        more: Vec<Other>,
    }

    #[derive(serde::Deserialize, fields::Form)]
    struct Other {
        #[field("银行账号", max = 30, sensitive)]
        number: String,
    }

    /// What is sealed opens to the same, and a mask that is sent back changes nothing.
    #[test]
    fn the_sensitive_is_sealed_opened_masked_and_restored() {
        let (fields, secrets) = (Account::FIELDS, Secrets::new("a test", None));
        let plain =
            json!({ "name": "花植", "number": "6222020200001112222", "more": [{ "number": "6222020200003334444" }] });
        let mut stored = plain.clone();
        seal(fields, &secrets, &mut stored);
        seal(fields, &secrets, &mut stored);
        assert!(!stored.to_string().contains("111222") && !stored.to_string().contains("3334444"));
        assert_eq!(stored["name"], "花植");
        open(fields, &secrets, &mut stored);
        assert_eq!(stored, plain);
        let mut shown = plain.clone();
        mask(fields, &mut shown);
        assert_eq!(shown["number"], "6222***********2222");
        restore(fields, &plain, &mut shown);
        assert_eq!(shown["number"], plain["number"]);
        let mut withheld = plain.clone();
        withhold(fields, &["number"], &mut withheld);
        assert_eq!(withheld, json!({ "name": "花植", "number": null, "more": [{ "number": null }] }));
        let mut other = json!({ "number": "6222020200009998888" });
        restore(fields, &plain, &mut other);
        assert_eq!(other["number"], "6222020200009998888");
    }
}
