//! The files of a form: bodies name them by id, readers get them with signed links.

use sea_orm::ConnectionTrait;
use serde_json::Value as Json;

use super::Document;
use crate::app::App;
use crate::db::Tx;
use crate::files::{self, FileRef, Slot};
use crate::form::{FieldFact, Form, Holds, Rows};
use crate::http::Result;

/// Makes the document's file relations equal to what its form names.
pub async fn attach<D: Document>(tx: &Tx, company_id: i64, id: i64, json: &Json) -> Result<()> {
    if !can_hold(D::Form::FIELDS) {
        return Ok(());
    }
    let named = named(D::Form::FIELDS, json);
    let by_slot: Vec<(&str, &[FileRef])> = named.iter().map(|(slot, refs)| (*slot, refs.as_slice())).collect();
    files::attach(tx, company_id, D::KIND.biz_type, id, &by_slot).await
}

/// Whether there is a field for files anywhere: also a list without rows says which files a document has, none.
fn can_hold(fields: &[FieldFact]) -> bool {
    fields.iter().any(|fact| fact.holds == Holds::Files || fact.rows.is_some_and(|rows| can_hold(rows.fields)))
}

/// The files of every field that holds some; a field's name is its slot.
fn named(fields: &'static [FieldFact], json: &Json) -> Vec<(&'static str, Vec<FileRef>)> {
    let mut all = Vec::new();
    for fact in fields {
        let value = &json[fact.name];
        match (fact.holds, fact.rows) {
            (Holds::Files, _) => all.push((fact.name, refs_of(value))),
            (_, Some(rows)) => {
                let inner = Rows::of(value).iter().flat_map(|row| named(rows.fields, row));
                for (slot, refs) in inner {
                    match all.iter_mut().find(|(known, _)| *known == slot) {
                        Some((_, known)) => known.extend(refs),
                        None => all.push((slot, refs)),
                    }
                }
            }
            _ => {}
        }
    }
    all
}

fn refs_of(value: &Json) -> Vec<FileRef> {
    serde_json::from_value(value.clone()).unwrap_or_default()
}

/// The form with every file as the upload-file object that people can open. One statement for all of them.
pub async fn enriched<D: Document, C: ConnectionTrait + Sync>(db: &C, app: &App, mut json: Json) -> Result<Json> {
    let ids: Vec<i64> =
        named(D::Form::FIELDS, &json).iter().flat_map(|(_, refs)| refs).map(|file| file.file_id).collect();
    if ids.is_empty() {
        return Ok(json);
    }
    let found = files::find(db, &ids).await?;
    enrich(D::Form::FIELDS, &mut json, &|slot, refs| {
        // A field's name is its slot, whatever the body called it.
        let refs: Vec<FileRef> = match Slot::of(slot).sealed {
            true => refs.into_iter().map(|file| FileRef { slot: Some(slot.to_owned()), ..file }).collect(),
            false => refs,
        };
        serde_json::to_value(files::views(app, &found, &refs)).unwrap_or_default()
    });
    Ok(json)
}

fn enrich(fields: &'static [FieldFact], json: &mut Json, view: &dyn Fn(&str, Vec<FileRef>) -> Json) {
    for fact in fields {
        let Some(value) = json.get_mut(fact.name) else { continue };
        match (fact.holds, fact.rows) {
            (Holds::Files, _) => *value = view(fact.name, refs_of(value)),
            (_, Some(rows)) => {
                for row in Rows::of_mut(value) {
                    enrich(rows.fields, row, view);
                }
            }
            _ => {}
        }
    }
}
