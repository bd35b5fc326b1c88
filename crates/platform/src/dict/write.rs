//! Changing dictionaries. Every change gives them a new version, by which every page notices.

use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::entity::prelude::*;
use sea_orm::{IntoActiveModel, QueryOrder, QuerySelect};

use super::{bump, item, kind, uses};
use crate::db::Tx;
use crate::http::{Problem, Result, texts};

#[derive(Clone, Debug)]
pub struct TypeFields {
    pub code: String,
    pub label: String,
}

/// What people say of an item. Its place among its siblings is [`arrange`]d.
#[derive(Clone, Debug)]
pub struct ItemFields {
    pub kind: String,
    pub value: String,
    pub label: String,
    pub live_room: String,
    pub parent_id: i64,
    pub color: String,
    pub remark: String,
}

/// A new type, at the end.
pub async fn add_type(tx: &Tx, new: TypeFields) -> Result<()> {
    tx.lock("dictTypes").await?;
    let last: Option<Option<i32>> =
        kind::Entity::find().select_only().column_as(kind::Column::Sort.max(), "last").into_tuple().one(tx).await?;
    if kind::Entity::find_by_id(new.code.clone()).one(tx).await?.is_some() {
        return Err(Problem::field("code", "字典编码", texts::DICT_EXISTS));
    }
    let sort = last.flatten().unwrap_or(0) + 1;
    let row = kind::ActiveModel { code: Set(new.code), label: Set(new.label), sort: Set(sort) };
    kind::Entity::insert(row).exec_without_returning(tx).await?;
    bump(tx).await
}

/// Answers what it was called before.
pub async fn change_type(tx: &Tx, change: TypeFields) -> Result<String> {
    let known = kind::Entity::find_by_id(change.code).one(tx).await?.ok_or_else(Problem::not_found)?;
    let before = known.label.clone();
    let row = kind::ActiveModel { label: Set(change.label), ..known.into_active_model() };
    kind::Entity::update(row).exec(tx).await?;
    bump(tx).await?;
    Ok(before)
}

/// A new item, last among its siblings.
pub async fn add_item(tx: &Tx, new: ItemFields) -> Result<item::Model> {
    if kind::Entity::find_by_id(new.kind.clone()).one(tx).await?.is_none() {
        return Err(Problem::field("type", "字典类型", texts::COMMON_NOT_FOUND));
    }
    if new.parent_id != 0 {
        let parent = find(tx, new.parent_id).await.ok().filter(|parent| parent.r#type == new.kind);
        parent.ok_or_else(|| Problem::field("parentId", "上级", texts::COMMON_NOT_FOUND))?;
    }
    let siblings = siblings(&new.kind, new.parent_id).order_by_desc(item::Column::Sort).all(tx).await?;
    if siblings.iter().any(|sibling| sibling.value == new.value) {
        return Err(Problem::field("value", "字典值", texts::DICT_EXISTS));
    }
    let row = item::Model {
        id: tx.next_id(),
        r#type: new.kind,
        value: new.value,
        label: new.label,
        live_room: new.live_room,
        parent_id: new.parent_id,
        sort: siblings.first().map_or(0, |last| last.sort) + 1,
        color: new.color,
        enabled: true,
        is_system: false,
        remark: new.remark,
        row_version: 0,
    };
    item::Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
    bump(tx).await?;
    Ok(row)
}

/// Answers the row before and after. Type and parent stay; the value of a system item, which programs name, stays too.
pub async fn change_item(tx: &Tx, id: i64, row_version: i32, fields: ItemFields) -> Result<(item::Model, item::Model)> {
    let before = find(tx, id).await?;
    if before.row_version != row_version {
        return Err(texts::COMMON_CONFLICT.into());
    }
    if before.value != fields.value {
        if before.is_system || uses::is_used(tx, &before.r#type, &before.value).await? {
            return Err(Problem::field("value", "字典值", texts::DICT_VALUE_FIXED));
        }
        let same = siblings(&before.r#type, before.parent_id).filter(item::Column::Value.eq(fields.value.as_str()));
        if same.one(tx).await?.is_some() {
            return Err(Problem::field("value", "字典值", texts::DICT_EXISTS));
        }
    }
    let after = item::Model {
        value: fields.value,
        label: fields.label,
        live_room: fields.live_room,
        color: fields.color,
        remark: fields.remark,
        row_version: row_version + 1,
        ..before.clone()
    };
    put(tx, &after).await?;
    Ok((before, after))
}

/// On or off. A disabled item keeps its label for old data and is offered no more.
pub async fn turn(tx: &Tx, id: i64, enabled: bool) -> Result<item::Model> {
    let before = find(tx, id).await?;
    put(tx, &item::Model { enabled, row_version: before.row_version + 1, ..before.clone() }).await?;
    Ok(before)
}

/// What the program itself names, or a form holds, or has children, stays.
pub async fn remove_item(tx: &Tx, id: i64) -> Result<item::Model> {
    let row = find(tx, id).await?;
    let parent = siblings(&row.r#type, row.id).one(tx).await?.is_some();
    if row.is_system || parent || uses::is_used(tx, &row.r#type, &row.value).await? {
        return Err(texts::DICT_USED.into());
    }
    item::Entity::delete_by_id(id).exec(tx).await?;
    bump(tx).await?;
    Ok(row)
}

/// Puts the children of one parent into this order; all of them have to be named.
pub async fn arrange(tx: &Tx, kind: &str, parent_id: i64, ids: &[i64]) -> Result<Vec<item::Model>> {
    let rows = siblings(kind, parent_id).order_by_asc(item::Column::Sort).all(tx).await?;
    if rows.len() != ids.len() || rows.iter().any(|row| !ids.contains(&row.id)) {
        return Err(texts::COMMON_CONFLICT.into());
    }
    for (sort, id) in (1..).zip(ids) {
        let moved = rows.iter().find(|row| row.id == *id && row.sort != sort);
        if moved.is_some() {
            let row = item::ActiveModel { id: Unchanged(*id), sort: Set(sort), ..Default::default() };
            item::Entity::update(row).exec(tx).await?;
        }
    }
    bump(tx).await?;
    Ok(rows)
}

fn siblings(kind: &str, parent_id: i64) -> Select<item::Entity> {
    item::Entity::find().filter(item::Column::Type.eq(kind)).filter(item::Column::ParentId.eq(parent_id))
}

async fn find(tx: &Tx, id: i64) -> Result<item::Model> {
    item::Entity::find_by_id(id).one(tx).await?.ok_or_else(Problem::not_found)
}

/// Compare and set on the version before this one.
async fn put(tx: &Tx, row: &item::Model) -> Result<()> {
    tx.update(row.id, row.row_version - 1, row.clone().into_active_model().reset_all()).await?;
    bump(tx).await
}
