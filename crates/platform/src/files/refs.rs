//! Files inside the documents of other services.

use std::collections::{HashMap, HashSet};

use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::entity::{file, relation};
use super::link;
use super::shown::is_kept_back;
use super::slots::Slot;
use crate::app::App;
use crate::db::Tx;
use crate::http::{Problem, Result, texts};

/// What a form field holds. Only `fileId` is trusted from a body: addresses and names are computed when it is read,
/// so the other members of an upload-file object are accepted and forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileRef {
    pub file_id: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub desc: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is_primary: Option<bool>,
    /// The slot's code.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub slot: Option<String>,
}

impl FileRef {
    pub fn to(file_id: i64) -> Self {
        Self { file_id, title: None, desc: None, is_primary: None, slot: None }
    }
}

/// S3-05: the upload-file object as it is answered.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileView {
    pub file_id: i64,
    pub name: String,
    pub title: String,
    /// Valid for half an hour; empty where nothing but an audited call opens it.
    pub url: String,
    /// A browser's own, while a file is being chosen; never the server's.
    pub blob_url: Option<String>,
    pub file_name: String,
    pub file_path: String,
    pub is_primary: bool,
    pub desc: String,
    pub r#type: String,
    #[serde(rename = "OssSignPath")]
    pub oss_sign_path: String,
    pub size: i64,
    pub sha256: String,
    pub width: Option<i32>,
    pub height: Option<i32>,
    pub content_type: String,
}

/// All in one statement; ids that no row has are absent. Whose they are is for the caller to ask.
pub async fn find<C: ConnectionTrait>(db: &C, ids: &[i64]) -> Result<HashMap<i64, file::Model>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = file::Entity::find().filter(file::Column::Id.is_in(ids.iter().copied())).all(db).await?;
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}

/// Views with fresh links, for rows that the caller may read already.
pub fn views(app: &App, files: &HashMap<i64, file::Model>, refs: &[FileRef]) -> Vec<FileView> {
    refs.iter().filter_map(|reference| Some(view(app, files.get(&reference.file_id)?, reference))).collect()
}

fn view(app: &App, file: &file::Model, reference: &FileRef) -> FileView {
    let slot = reference.slot.as_deref().unwrap_or_default();
    let url = if is_kept_back(file, slot) { String::new() } else { address(app, file) };
    FileView {
        file_id: file.id,
        name: file.file_name.clone(),
        title: reference.title.clone().unwrap_or_else(|| file.file_name.clone()),
        oss_sign_path: url.clone(),
        url,
        blob_url: None,
        file_name: file.file_name.clone(),
        file_path: file.key.clone(),
        is_primary: reference.is_primary.unwrap_or_default(),
        desc: reference.desc.clone().unwrap_or_default(),
        r#type: reference.slot.clone().unwrap_or_else(|| file.slot.clone()),
        size: file.size,
        sha256: file.sha256.clone(),
        width: file.width,
        height: file.height,
        content_type: file.content_type.clone(),
    }
}

/// Empty for what nothing but an audited call opens.
pub fn address(app: &App, file: &file::Model) -> String {
    match (is_kept_back(file, ""), file.public) {
        (true, _) => String::new(),
        (false, true) => link::public(&file.key),
        (false, false) => link::signed(app, &file.key, link::expiry(app)),
    }
}

/// The one way to what is kept back: a link that is used at once, for a call that has been recorded.
pub fn open_address(app: &App, file: &file::Model) -> String {
    link::signed(app, &file.key, link::glance(app))
}

/// Makes the relations of one document equal to `files`. Every file must be of `company_id`, or it is as if it did
/// not exist; each must fit its slot by its own facts, since it may have been uploaded for another one.
pub async fn attach(
    tx: &Tx,
    company_id: i64,
    biz_type: &'static str,
    biz_id: i64,
    files: &[(&str, &[FileRef])],
) -> Result<()> {
    let ids: HashSet<i64> = files.iter().flat_map(|(_, refs)| refs.iter()).map(|file| file.file_id).collect();
    let found = find(tx, &Vec::from_iter(ids)).await?;
    let mut rows = Vec::new();
    for (slot, refs) in files {
        for (sort, reference) in refs.iter().enumerate() {
            let file = found.get(&reference.file_id).filter(|file| file.company_id == company_id);
            let file = file.ok_or_else(Problem::not_found)?;
            fits(file, Slot::of(slot))?;
            rows.push(relation::ActiveModel {
                id: Set(tx.next_id()),
                biz_type: Set(biz_type.to_owned()),
                biz_id: Set(biz_id),
                slot: Set((*slot).to_owned()),
                file_id: Set(file.id),
                sort: Set(i32::try_from(sort).unwrap_or(i32::MAX)),
                is_primary: Set(reference.is_primary.unwrap_or_default()),
                expire_date: Set(None),
                created_date: Set(tx.now()),
            });
        }
    }
    let old = relation::Entity::delete_many().filter(relation::Column::BizType.eq(biz_type));
    old.filter(relation::Column::BizId.eq(biz_id)).exec(tx).await?;
    if !rows.is_empty() {
        relation::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

fn fits(file: &file::Model, slot: &Slot) -> Result<()> {
    // It was uploaded for elsewhere and lies open in the store.
    if slot.sealed && !file.sealed {
        return Err(texts::FILE_OPEN.into());
    }
    let extension = file.key.rsplit('.').next().unwrap_or_default();
    if !slot.takes(extension) {
        return Err(slot.wrong_type());
    }
    if file.size as u64 > slot.max_bytes() {
        return Err(slot.too_large());
    }
    let longest = file.width.max(file.height).unwrap_or_default();
    if longest as u32 > slot.max_px {
        return Err(Slot::too_wide(slot.max_px));
    }
    Ok(())
}

/// The files of one document, slot by slot, in their order.
pub async fn of_document<C: ConnectionTrait>(
    db: &C,
    biz_type: &str,
    biz_id: i64,
) -> Result<Vec<(relation::Model, file::Model)>> {
    let relations = relation::Entity::find()
        .filter(relation::Column::BizType.eq(biz_type))
        .filter(relation::Column::BizId.eq(biz_id))
        .order_by_asc(relation::Column::Slot)
        .order_by_asc(relation::Column::Sort)
        .order_by_asc(relation::Column::Id)
        .find_also_related(file::Entity)
        .all(db)
        .await?;
    Ok(relations.into_iter().filter_map(|(relation, file)| Some((relation, file?))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S3-05: what a page sends back is the whole object; only the id and what people typed is read.
    #[test]
    fn addresses_in_a_body_are_forgotten() {
        let sent = serde_json::json!({
            "fileId": 7, "name": "a.jpg", "title": "正面", "url": "https://evil.example/x", "blobUrl": "blob:1",
            "fileName": "a.jpg", "filePath": "../x", "isPrimary": true, "desc": "d", "type": "screenshot",
            "OssSignPath": "https://evil.example/y",
        });
        let read: FileRef = serde_json::from_value(sent).expect("a reference");
        let expected = FileRef {
            file_id: 7,
            title: Some("正面".into()),
            desc: Some("d".into()),
            is_primary: Some(true),
            slot: Some("screenshot".into()),
        };
        assert_eq!(read, expected);
        let kept = serde_json::to_value(&read).expect("json").to_string();
        assert!(!kept.contains("evil") && !kept.contains(".."), "{kept}");
    }
}
