//! What a declaration calls sensitive: sealed at rest, masked wherever it is shown.

use serde_json::Value as Json;

use super::{FieldFact, Rows};
use crate::http::{Problem, Result};
use crate::secret::{Place, Secrets};
use crate::text;

/// Begins what is sealed, so that a reader of rows knows it for what it is.
const SEAL: &str = "sealed:";

/// For `place`, which is the column that the form stands in. What is sealed for it already stays.
pub fn seal(fields: &[FieldFact], secrets: &Secrets, place: &Place, json: &mut Json) {
    walk(fields, json, "", &mut |path, words| {
        let place = place.field(path);
        let is_sealed = words.strip_prefix(SEAL).is_some_and(|sealed| secrets.open(&place, sealed).is_some());
        if !words.is_empty() && !is_sealed {
            *words = format!("{SEAL}{}", secrets.seal(&place, words));
        }
    });
}

/// Words that nobody has sealed, or for another place, are not what was written there.
pub fn open(fields: &[FieldFact], secrets: &Secrets, place: &Place, json: &mut Json) -> Result<()> {
    let mut outcome = Ok(());
    walk(fields, json, "", &mut |path, words| {
        let opened = match words.strip_prefix(SEAL) {
            Some(sealed) => secrets.opened(&place.field(path), sealed),
            None if words.is_empty() => Ok(String::new()),
            None => Err(Problem::internal(format!("words where a sealed value stands: {}", place.field(path)))),
        };
        match opened {
            Ok(opened) => *words = opened,
            Err(problem) => outcome = Err(problem),
        }
    });
    outcome
}

/// Seals with today's key what an older one has sealed; whether there was any. Words that do not open stay as they are,
/// and the places they stand in are told.
pub fn seal_anew(
    fields: &[FieldFact],
    secrets: &Secrets,
    place: &Place,
    json: &mut Json,
    shut: &mut Vec<String>,
) -> bool {
    let mut changed = false;
    walk(fields, json, "", &mut |path, words| {
        let place = place.field(path);
        let sealed = words.strip_prefix(SEAL);
        if words.is_empty() || sealed.is_some_and(|sealed| secrets.is_current(sealed)) {
            return;
        }
        match sealed.and_then(|sealed| secrets.open(&place, sealed)) {
            Some(opened) => {
                *words = format!("{SEAL}{}", secrets.seal(&place, &opened));
                changed = true;
            }
            None => shut.push(place.to_string()),
        }
    });
    changed
}

/// Whether a field is sensitive, or something below it.
pub fn holds_any(fact: &FieldFact) -> bool {
    fact.sensitive || fact.rows.is_some_and(|rows| rows.fields.iter().any(holds_any))
}

pub fn mask(fields: &[FieldFact], json: &mut Json) {
    walk(fields, json, "", &mut |_, words| *words = text::mask(words));
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

/// Every sensitive text with the path to it.
fn walk(fields: &[FieldFact], json: &mut Json, above: &str, change: &mut dyn FnMut(&str, &mut String)) {
    for fact in fields {
        let Some(value) = json.get_mut(fact.name) else { continue };
        let path = format!("{above}{}", fact.name);
        match (fact.rows, value) {
            (_, Json::String(words)) if fact.sensitive => change(&path, words),
            (Some(rows), value) => {
                for (index, row) in Rows::of_mut(value).iter_mut().enumerate() {
                    walk(rows.fields, row, &format!("{path}/{index}/"), change);
                }
            }
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

    fn place(row: i64) -> Place {
        Place::of("account", "form", row)
    }

    /// Words in the place of a seal, and a seal from elsewhere, are refused, however they came there.
    #[test]
    fn what_was_not_sealed_for_its_place_does_not_open() {
        let (fields, secrets) = (Account::FIELDS, Secrets::new("a test", None));
        let mut stored = json!({ "name": "花植", "number": "6222020200001112222", "more": [{ "number": "1" }] });
        seal(fields, &secrets, &place(1), &mut stored);
        let opens = |json: &Json, row: i64| open(fields, &secrets, &place(row), &mut json.clone()).is_ok();
        assert!(opens(&stored, 1), "the control");
        assert!(!opens(&stored, 2), "of another row");
        let swapped = json!({ "number": stored["more"][0]["number"], "more": [] });
        assert!(!opens(&swapped, 1), "of another field");
        assert!(!opens(&json!({ "number": "6222020200001112222" }), 1), "words");
        assert!(opens(&json!({ "number": "" }), 1), "nothing is nothing");
        // Whoever types what a seal looks like has typed words.
        let mut typed = json!({ "number": "sealed:2.00000000.AAAA" });
        seal(fields, &secrets, &place(1), &mut typed);
        open(fields, &secrets, &place(1), &mut typed).expect("opened");
        assert_eq!(typed["number"], "sealed:2.00000000.AAAA");
    }

    /// What is sealed opens to the same, and a mask that is sent back changes nothing.
    #[test]
    fn the_sensitive_is_sealed_opened_masked_and_restored() {
        let (fields, secrets) = (Account::FIELDS, Secrets::new("a test", None));
        let plain =
            json!({ "name": "花植", "number": "6222020200001112222", "more": [{ "number": "6222020200003334444" }] });
        let mut stored = plain.clone();
        seal(fields, &secrets, &place(1), &mut stored);
        seal(fields, &secrets, &place(1), &mut stored);
        assert!(!stored.to_string().contains("111222") && !stored.to_string().contains("3334444"));
        assert_eq!(stored["name"], "花植");
        open(fields, &secrets, &place(1), &mut stored).expect("opened");
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
