//! What differs between two versions of a form: labelled, grouped, with the rows of lists matched by their key.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value as Json;
use utoipa::ToSchema;

use crate::clock::Timestamp;
use crate::dict::Dictionaries;
use crate::form::{FieldFact, FieldKind, Holds, Rows, cell_text};
use crate::text;

/// Fields without a group of their own stand here.
const REST: &str = "基本信息";

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Diff {
    pub from: VersionHead,
    pub to: VersionHead,
    pub groups: Vec<DiffGroup>,
    pub stats: DiffStats,
}

/// Which version a side of a diff is; no number for the document as it stands now.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VersionHead {
    pub log_id: Option<i64>,
    pub version_no: Option<i32>,
    pub round: i32,
    pub operator_name: String,
    pub date: Option<Timestamp>,
    pub status: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DiffGroup {
    pub group: String,
    pub items: Vec<DiffItem>,
}

#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiffStats {
    pub added: usize,
    pub removed: usize,
    pub changed: usize,
    pub key_changed: usize,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiffItem {
    pub path: String,
    pub label: String,
    /// text, money, rate, number, dict, bool, date, files, row
    pub r#type: &'static str,
    pub kind: Change,
    pub before: Json,
    pub after: Json,
    pub before_text: String,
    pub after_text: String,
    /// `-5.59%`
    pub delta: Option<String>,
    pub key: bool,
    /// What a row of a list is known by.
    pub row: Option<String>,
    pub files: Vec<FileChange>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    Added,
    Removed,
    Changed,
    Same,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileChange {
    pub file_id: i64,
    pub file_name: String,
    pub url: String,
    /// added, removed, kept
    pub change: &'static str,
}

/// What ids are called, by what they point to.
pub type Names = HashMap<(&'static str, i64), String>;

/// What a diff is read with.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub dictionaries: &'a Dictionaries,
    pub names: &'a Names,
    /// Also what stayed the same.
    pub all: bool,
}

impl Reader<'_> {
    pub fn compare(&self, fields: &[FieldFact], before: &Json, after: &Json) -> (Vec<DiffGroup>, DiffStats) {
        let mut groups: Vec<DiffGroup> = Vec::new();
        let mut stats = DiffStats::default();
        for fact in fields {
            let items = self.field(fact, fact.name.into(), &before[fact.name], &after[fact.name]);
            for item in items.iter().filter(|item| item.kind != Change::Same) {
                match item.kind {
                    Change::Added => stats.added += 1,
                    Change::Removed => stats.removed += 1,
                    _ => stats.changed += 1,
                }
                stats.key_changed += usize::from(item.key);
            }
            if items.is_empty() {
                continue;
            }
            let name = fact.group.unwrap_or(REST);
            match groups.iter_mut().find(|group| group.group == name) {
                Some(group) => group.items.extend(items),
                None => groups.push(DiffGroup { group: name.into(), items }),
            }
        }
        (groups, stats)
    }

    fn field(&self, fact: &FieldFact, path: String, before: &Json, after: &Json) -> Vec<DiffItem> {
        match fact.rows {
            // A module may show a part as rows (`Document::readable`).
            Some(part) if fact.holds == Holds::Part && !before.is_array() && !after.is_array() => {
                self.part(part, &path, before, after)
            }
            Some(rows) => self.rows(fact, rows, &path, before, after),
            None => self.item(fact, path, before, after).into_iter().collect(),
        }
    }

    fn part(&self, part: &Rows, at: &str, before: &Json, after: &Json) -> Vec<DiffItem> {
        let inner =
            |fact: &FieldFact| self.field(fact, format!("{at}.{}", fact.name), &before[fact.name], &after[fact.name]);
        part.fields.iter().flat_map(inner).collect()
    }

    fn item(&self, fact: &FieldFact, path: String, before: &Json, after: &Json) -> Option<DiffItem> {
        let kind = match (is_blank(before), is_blank(after), same(fact, before, after)) {
            (_, _, true) if !self.all => return None,
            (_, _, true) => Change::Same,
            (true, false, _) => Change::Added,
            (false, true, _) => Change::Removed,
            _ => Change::Changed,
        };
        let hide = |value: &Json| if fact.sensitive { Json::Null } else { value.clone() };
        Some(DiffItem {
            path,
            label: fact.label.into(),
            r#type: reading(fact),
            kind,
            before: hide(before),
            after: hide(after),
            before_text: self.text(fact, before),
            after_text: self.text(fact, after),
            delta: delta(fact, before, after),
            key: is_key(fact, before, after),
            row: None,
            files: if fact.holds == Holds::Files { files(before, after) } else { Vec::new() },
        })
    }

    /// Rows are the same row where their key is; without a key, where their place is.
    fn rows(&self, fact: &FieldFact, rows: &Rows, at: &str, before: &Json, after: &Json) -> Vec<DiffItem> {
        let keyed = |list: &Json| -> Vec<(String, Json)> {
            let list = list.as_array().cloned().unwrap_or_default();
            list.into_iter().enumerate().map(|(index, row)| (key_of(rows, &row, index), row)).collect()
        };
        let (old, new) = (keyed(before), keyed(after));
        let find = |list: &[(String, Json)], key: &str| list.iter().find(|(k, _)| k == key).map(|(_, row)| row.clone());
        let mut items = Vec::new();
        let order = new.iter().chain(old.iter().filter(|(key, _)| find(&new, key).is_none())).map(|(key, _)| key);
        for key in order {
            let path = format!("{at}[{key}]");
            // A row within a row is known by both.
            let row = |inner: Option<String>| inner.map_or_else(|| key.clone(), |inner| format!("{key} / {inner}"));
            let heading = |item: DiffItem| DiffItem { row: Some(row(item.row.clone())), ..item };
            match (find(&old, key), find(&new, key)) {
                (Some(old), Some(new)) => {
                    let fields = rows.fields.iter().flat_map(|inner| {
                        self.field(inner, format!("{path}.{}", inner.name), &old[inner.name], &new[inner.name])
                    });
                    items.extend(fields.map(heading));
                }
                (old, new) => items.push(heading(self.whole_row(fact, rows, path, old, new))),
            }
        }
        items
    }

    fn whole_row(&self, fact: &FieldFact, rows: &Rows, path: String, old: Option<Json>, new: Option<Json>) -> DiffItem {
        let kind = if new.is_some() { Change::Added } else { Change::Removed };
        let words = |row: &Json| {
            let fields = rows.fields.iter().filter(|inner| !is_blank(&row[inner.name]));
            let words = fields.map(|inner| format!("{} {}", inner.label, self.text(inner, &row[inner.name])));
            words.collect::<Vec<_>>().join("，")
        };
        let texts = [&old, &new].map(|row| row.as_ref().map(words).unwrap_or_default());
        let [before_text, after_text] = texts;
        DiffItem {
            path,
            label: fact.label.into(),
            r#type: "row",
            kind,
            before: old.unwrap_or_default(),
            after: new.unwrap_or_default(),
            before_text,
            after_text,
            delta: None,
            key: fact.key || rows.fields.iter().any(|inner| inner.key),
            row: None,
            files: Vec::new(),
        }
    }

    pub fn text(&self, fact: &FieldFact, value: &Json) -> String {
        let name = |id: &Json| {
            let id = id.as_i64().unwrap_or_default();
            let known = fact.to.and_then(|to| self.names.get(&(to, id)).cloned());
            known.unwrap_or_else(|| id.to_string())
        };
        let words = match (fact.to, value) {
            (Some(_), Json::Array(ids)) => ids.iter().map(name).collect::<Vec<_>>().join("、"),
            (Some(_), Json::Number(_)) => name(value),
            _ => cell_text(fact, value, self.dictionaries),
        };
        if fact.sensitive { text::mask(&words) } else { words }
    }
}

/// The names of the fields that differ, and whether a key field is among them.
pub fn changed_fields(fields: &[FieldFact], before: &Json, after: &Json) -> (Vec<&'static str>, bool) {
    let differ = |fact: &&FieldFact| !same(fact, &before[fact.name], &after[fact.name]);
    let changed: Vec<&FieldFact> = fields.iter().filter(differ).collect();
    let key = changed.iter().any(|fact| {
        is_key(fact, &before[fact.name], &after[fact.name]) || key_inside(fact, &before[fact.name], &after[fact.name])
    });
    (changed.iter().map(|fact| fact.name).collect(), key)
}

pub fn labels(fields: &[FieldFact], names: &[&str]) -> Vec<&'static str> {
    fields.iter().filter(|fact| names.contains(&fact.name)).map(|fact| fact.label).collect()
}

/// Whether a change from one to the other is a key change.
fn is_key(fact: &FieldFact, before: &Json, after: &Json) -> bool {
    let less = || before.as_f64().zip(after.as_f64()).is_some_and(|(old, new)| new < old);
    fact.key || fact.key_if_less && less()
}

/// A key field of a row that differs, or a whole row with key fields that came or went.
fn key_inside(fact: &FieldFact, before: &Json, after: &Json) -> bool {
    if fact.rows.is_none() {
        return false;
    }
    let nothing = Dictionaries { version: 0, items: Vec::new() };
    let reader = Reader { dictionaries: &nothing, names: &Names::new(), all: false };
    reader.field(fact, fact.name.into(), before, after).iter().any(|item| item.key)
}

/// The value at a path such as `skus[0].price`; nothing where there is none.
pub fn value_at(json: &Json, path: &str) -> Json {
    let parts = path.split(['.', '[', ']']).filter(|part| !part.is_empty());
    parts.fold(json.clone(), |value, part| match part.parse::<usize>() {
        Ok(index) => value[index].clone(),
        Err(_) => value[part].clone(),
    })
}

/// Whether the field at `path` holds the same in both.
pub fn is_same_at(fields: &[FieldFact], path: &str, before: &Json, after: &Json) -> bool {
    crate::form::find_fact(fields, path).is_some_and(|fact| same(fact, before, after))
}

fn is_blank(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::String(text) => text.is_empty(),
        Json::Array(items) => items.is_empty(),
        _ => false,
    }
}

fn same(fact: &FieldFact, before: &Json, after: &Json) -> bool {
    if is_blank(before) && is_blank(after) {
        return true;
    }
    match fact.holds {
        Holds::Files => file_ids(before) == file_ids(after),
        // `129` and `129.0` are the same number.
        Holds::Money | Holds::Decimal(_) => before.as_f64() == after.as_f64(),
        _ => before == after,
    }
}

fn file_ids(value: &Json) -> Vec<i64> {
    value.as_array().into_iter().flatten().filter_map(|file| file["fileId"].as_i64()).collect()
}

fn files(before: &Json, after: &Json) -> Vec<FileChange> {
    let (old, new) = (file_ids(before), file_ids(after));
    let show = |file: &Json, change| FileChange {
        file_id: file["fileId"].as_i64().unwrap_or_default(),
        file_name: file["fileName"].as_str().unwrap_or_default().into(),
        url: file["url"].as_str().unwrap_or_default().into(),
        change,
    };
    let id = |file: &Json| file["fileId"].as_i64().unwrap_or_default();
    let list = |value: &Json| value.as_array().cloned().unwrap_or_default();
    let gone = list(before).into_iter().filter(|file| !new.contains(&id(file))).map(|file| show(&file, "removed"));
    let there = list(after).into_iter().map(|file| {
        let change = if old.contains(&id(&file)) { "kept" } else { "added" };
        show(&file, change)
    });
    gone.chain(there).collect()
}

fn reading(fact: &FieldFact) -> &'static str {
    match (fact.holds, fact.kind, fact.dict) {
        (Holds::Money, ..) => "money",
        (_, FieldKind::Rate, _) => "rate",
        (Holds::Int | Holds::Decimal(_), ..) if fact.to.is_none() => "number",
        (Holds::Bool, ..) => "bool",
        (Holds::Date | Holds::Time, ..) => "date",
        (Holds::Files, ..) => "files",
        (_, _, Some(_)) => "dict",
        _ => "text",
    }
}

/// How far a number has moved, as a share of what it was.
fn delta(fact: &FieldFact, before: &Json, after: &Json) -> Option<String> {
    let numeric = matches!(fact.holds, Holds::Money | Holds::Int | Holds::Decimal(_)) && fact.to.is_none();
    let (old, new) = (before.as_f64()?, after.as_f64()?);
    (numeric && old != 0.0 && old != new).then(|| format!("{:+.2}%", (new - old) / old.abs() * 100.0))
}

fn key_of(rows: &Rows, row: &Json, index: usize) -> String {
    let text = |name: &str| match &row[name] {
        Json::String(text) => text.clone(),
        Json::Null => String::new(),
        other => other.to_string(),
    };
    let mut keys = rows.natural_key.into_iter().flat_map(|names| names.split(',')).map(text);
    keys.find(|key| !key.is_empty()).unwrap_or_else(|| (index + 1).to_string())
}

#[cfg(test)]
#[path = "diff_tests.rs"]
mod tests;
