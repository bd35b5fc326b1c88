//! What a save changed, as people read it: labels with the words before and after, nothing that stayed the same.

use serde_json::{Map, Value as Json};

use crate::db::Tx;
use crate::dict::Dictionaries;
use crate::document::diff::{DiffItem, Names, Reader};
use crate::form::FieldFact;

/// Under this name an entry says what it is about: an id tells nobody anything.
const SUBJECT: &str = "对象";

/// Two objects with the same members: the labels of the fields that differ. What is sensitive is masked.
pub fn changes(fields: &[FieldFact], before: &Json, after: &Json, dictionaries: &Dictionaries) -> (Json, Json) {
    let reader = Reader { dictionaries, names: &Names::new(), all: false };
    let (groups, _) = reader.compare(fields, before, after);
    let (mut old, mut new) = (Map::new(), Map::new());
    for item in groups.into_iter().flat_map(|group| group.items) {
        let name = name_of(&item);
        old.insert(name.clone(), item.before_text.into());
        new.insert(name, item.after_text.into());
    }
    (old.into(), new.into())
}

fn name_of(item: &DiffItem) -> String {
    match &item.row {
        Some(row) => format!("{row} › {}", item.label),
        None => item.label.clone(),
    }
}

impl Tx {
    /// The audit entry of a save: which thing and what it is called, and what of it changed. Nothing before it is a creation, nothing after
    /// it a deletion.
    pub fn audit_changes(
        &self,
        (biz_type, biz_id, name): (&'static str, Option<i64>, &str),
        fields: &[FieldFact],
        (before, after): (Option<&Json>, Option<&Json>),
        dictionaries: &Dictionaries,
    ) {
        let nothing = Json::Null;
        let (mut old, mut new) = changes(fields, before.unwrap_or(&nothing), after.unwrap_or(&nothing), dictionaries);
        let named = if after.is_some() { &mut new } else { &mut old };
        named[SUBJECT] = name.into();
        self.audit(|entry| {
            entry.biz_type = biz_type;
            entry.biz_id = biz_id;
            entry.before = before.map(|_| old);
            entry.after = after.map(|_| new);
        });
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::form::Form;

    #[derive(Default, fields::Form)]
    #[form(key = "code")]
    struct Field {
        #[field("属性编码")]
        code: Option<String>,
        #[field("必填")]
        required: Option<bool>,
    }

    #[derive(Default, fields::Form)]
    #[form(key = "name")]
    struct Group {
        #[field("分组")]
        name: Option<String>,
        #[field("字段", list)]
        fields: Vec<Field>,
    }

    #[derive(Default, fields::Form)]
    struct Sample {
        #[field("名称")]
        name: Option<String>,
        #[field("账号", sensitive)]
        account: Option<String>,
        #[field("分组", list)]
        groups: Vec<Group>,
    }

    #[test]
    fn only_what_changed_is_told_by_its_label_at_any_depth() {
        let group = |required: bool| json!([{ "name": "成分", "fields": [{ "code": "spf", "required": required }] }]);
        let before = json!({ "name": "甲", "account": "6222020200112233445", "groups": group(false) });
        let after = json!({ "name": "甲", "account": "6222020200112233446", "groups": group(true) });
        let dictionaries = Dictionaries { version: 1, items: Vec::new() };
        let (old, new) = changes(Sample::FIELDS, &before, &after, &dictionaries);
        assert_eq!(old, json!({ "账号": "6222***********3445", "成分 / spf › 必填": "否" }));
        assert_eq!(new, json!({ "账号": "6222***********3446", "成分 / spf › 必填": "是" }));
    }
}
