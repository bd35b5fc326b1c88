//! Which values the forms hold. The forms' own facts say where dictionaries stand in them, so nobody keeps a list.

use std::collections::{BTreeSet, HashMap};

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::{PaginatorTrait, QuerySelect};
use serde_json::Value as Json;

use super::entity::usage::{ActiveModel, Column, Entity};
use crate::db::{Db, Tx};
use crate::form::{FieldFact, Rows};
use crate::http::Result;

const ROWS_PER_INSERT: usize = 500;

/// Makes the uses of a form equal to what it now holds.
pub async fn keep(tx: &Tx, biz_type: &str, biz_id: i64, fields: &[FieldFact], json: &Json) -> Result<()> {
    forget(tx, biz_type, biz_id).await?;
    remember(tx, biz_type, fields, &[(biz_id, json.clone())]).await
}

/// The uses of forms that are new.
pub async fn remember(tx: &Tx, biz_type: &str, fields: &[FieldFact], forms: &[(i64, Json)]) -> Result<()> {
    let mut rows: Vec<ActiveModel> = Vec::new();
    for (biz_id, json) in forms {
        let mut found = BTreeSet::new();
        collect(fields, json, &mut found);
        rows.extend(found.into_iter().map(|(kind, value)| ActiveModel {
            biz_type: Set(biz_type.to_owned()),
            biz_id: Set(*biz_id),
            r#type: Set(kind.to_owned()),
            value: Set(value),
        }));
    }
    for rows in rows.chunks(ROWS_PER_INSERT) {
        Entity::insert_many(rows.iter().cloned()).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// What is gone uses nothing.
pub async fn forget(tx: &Tx, biz_type: &str, biz_id: i64) -> Result<()> {
    let of = Entity::delete_many().filter(Column::BizType.eq(biz_type)).filter(Column::BizId.eq(biz_id));
    of.exec(tx).await?;
    Ok(())
}

/// How many forms hold each value of a type.
pub async fn counts(db: &Db, kind: &str) -> Result<HashMap<String, i64>> {
    let rows: Vec<(String, i64)> = Entity::find()
        .select_only()
        .column(Column::Value)
        .column_as(Column::BizId.count(), "many")
        .filter(Column::Type.eq(kind))
        .group_by(Column::Value)
        .into_tuple()
        .all(db.read())
        .await?;
    Ok(rows.into_iter().collect())
}

pub async fn is_used(tx: &Tx, kind: &str, value: &str) -> Result<bool> {
    let uses = Entity::find().filter(Column::Type.eq(kind)).filter(Column::Value.eq(value));
    Ok(uses.count(tx).await? > 0)
}

fn collect(fields: &[FieldFact], json: &Json, found: &mut BTreeSet<(&'static str, String)>) {
    for fact in fields {
        let value = &json[fact.name];
        if let Some(rows) = fact.rows {
            Rows::of(value).iter().for_each(|row| collect(rows.fields, row, found));
        }
        let Some(dict) = fact.dict else { continue };
        let values = match value {
            Json::Array(values) => values.iter().collect(),
            one => vec![one],
        };
        let texts = values.into_iter().filter_map(Json::as_str).filter(|text| !text.is_empty());
        found.extend(texts.map(|text| (dict, text.to_owned())));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::form::Form;

    #[derive(Default, fields::Form)]
    struct Line {
        #[field("类型", dict = "Inner")]
        kind: Option<String>,
    }

    #[derive(Default, fields::Form)]
    struct Sample {
        #[field("平台", dict = "Outer")]
        one: Option<String>,
        #[field("多选", dict = "Outer")]
        many: Vec<String>,
        #[field("行", list)]
        rows: Vec<Line>,
        #[field("文字")]
        text: Option<String>,
    }

    #[test]
    fn values_are_found_wherever_the_facts_name_a_dictionary() {
        let json =
            json!({ "one": "A", "many": ["B", "A", ""], "rows": [{ "kind": "X" }, { "kind": null }], "text": "C" });
        let mut found = BTreeSet::new();
        collect(Sample::FIELDS, &json, &mut found);
        let expected = [("Inner", "X"), ("Outer", "A"), ("Outer", "B")];
        assert_eq!(found, expected.map(|(kind, value)| (kind, value.to_owned())).into());
    }
}
