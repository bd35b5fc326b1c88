//! Dictionaries: values with labels, scoped by live room, nested, one version for all.

mod entity;
mod uses;
mod write;

use std::collections::HashMap;
use std::sync::Arc;

use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::OnConflict;
use sea_orm::{QueryOrder, QuerySelect};
use serde::Serialize;
use utoipa::ToSchema;

pub use entity::{item, kind};
pub use uses::{counts, forget, is_used, keep, remember};
pub use write::{ItemFields, TypeFields, add_item, add_type, arrange, change_item, change_type, remove_item, turn};

use crate::db::{Db, Tx};
use crate::http::Result;
use crate::setting;
use crate::versioned_cache::VersionedCache;

pub const VERSION: &str = "dict.version";

/// S3-02. Disabled items are sent too, so that old data keeps its labels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DictItem {
    #[serde(rename = "type")]
    pub kind: String,
    pub value: String,
    pub label: String,
    /// Comma-separated rooms the item applies to; empty means all.
    pub live_room: String,
    pub sort: i32,
    pub color: String,
    pub disabled: bool,
    #[schema(no_recursion)]
    pub children: Vec<DictItem>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Dictionaries {
    pub version: i64,
    pub items: Vec<DictItem>,
}

/// An item to be written.
#[derive(Clone, Debug)]
pub struct NewItem {
    pub kind: String,
    pub value: String,
    pub label: String,
    pub live_room: String,
    pub color: String,
    pub sort: i32,
    pub children: Vec<NewItem>,
}

/// The last version read, whole, so that most calls cost one tiny query.
#[derive(Clone, Default)]
pub struct DictCache(VersionedCache);

impl DictCache {
    pub async fn version(&self, db: &Db) -> Result<i64> {
        setting::version(db, VERSION).await
    }

    pub async fn all(&self, db: &Db) -> Result<Arc<Dictionaries>> {
        self.0.get(db, VERSION, async |version| Ok(Dictionaries { version, items: load(db).await? })).await
    }
}

impl Dictionaries {
    /// Cut to the rooms of a company: rooms it has no part in, and items meant for those alone, are left out.
    pub fn for_rooms(&self, rooms: &[&str]) -> Self {
        let fits = |item: &DictItem| match item.kind.as_str() {
            "LiveRoom" => rooms.contains(&item.value.as_str()),
            _ => item.live_room.is_empty() || rooms.iter().any(|room| item.fits_room(room)),
        };
        Self { version: self.version, items: self.items.iter().filter(|item| fits(item)).cloned().collect() }
    }

    /// At any depth: a category of the third level is one of ProductCategory as well.
    pub fn find(&self, kind: &str, value: &str) -> Option<&DictItem> {
        self.items.iter().filter(|item| item.kind == kind).find_map(|item| item.within(value))
    }

    pub fn has(&self, kind: &str, value: &str) -> bool {
        self.find(kind, value).is_some_and(|item| !item.disabled)
    }

    /// What may be chosen today, in its order.
    pub fn options<'a>(&'a self, kind: &str) -> impl Iterator<Item = &'a DictItem> {
        self.items.iter().filter(move |item| item.kind == kind && !item.disabled)
    }

    /// The value that people mean, who write it or its label.
    pub fn meant(&self, kind: &str, words: &str) -> Option<&str> {
        let value = self.options(kind).find(|item| item.value == words);
        value.or_else(|| self.options(kind).find(|item| item.label == words)).map(|item| item.value.as_str())
    }

    pub fn label<'a>(&'a self, kind: &str, value: &'a str) -> &'a str {
        self.find(kind, value).map_or(value, |item| &item.label)
    }
}

impl DictItem {
    fn within(&self, value: &str) -> Option<&Self> {
        if self.value == value { Some(self) } else { self.children.iter().find_map(|child| child.within(value)) }
    }

    /// An item without rooms is for all of them.
    pub fn fits_room(&self, room: &str) -> bool {
        self.live_room.is_empty() || self.live_room.split(',').any(|one| one.trim() == room)
    }
}

/// Each change of a dictionary gives all of them a new version.
pub async fn bump(tx: &Tx) -> Result<()> {
    setting::bump(tx, VERSION).await
}

/// Writes a type and its items, where they do not exist yet.
pub async fn seed(tx: &Tx, code: &str, label: &str, sort: i32, items: &[NewItem]) -> Result<()> {
    let row = kind::ActiveModel { code: Set(code.to_owned()), label: Set(label.to_owned()), sort: Set(sort) };
    let keep = OnConflict::column(kind::Column::Code).do_nothing().to_owned();
    kind::Entity::insert(row).on_conflict(keep).exec_without_returning(tx).await?;
    let mut level: Vec<(i64, &NewItem)> = items.iter().map(|item| (0, item)).collect();
    while !level.is_empty() {
        let rows: Vec<(i64, &NewItem, item::ActiveModel)> =
            level.iter().map(|(parent, new)| row_of(tx, *parent, new)).collect();
        let keep = OnConflict::columns([item::Column::Type, item::Column::Value, item::Column::ParentId]);
        item::Entity::insert_many(rows.iter().map(|(_, _, row)| row.clone()))
            .on_conflict(keep.clone().do_nothing().to_owned())
            .exec_without_returning(tx)
            .await?;
        level = rows.iter().flat_map(|(id, new, _)| new.children.iter().map(move |child| (*id, child))).collect();
    }
    Ok(())
}

fn row_of<'a>(tx: &Tx, parent: i64, new: &'a NewItem) -> (i64, &'a NewItem, item::ActiveModel) {
    let id = tx.next_id();
    let row = item::ActiveModel {
        id: Set(id),
        r#type: Set(new.kind.clone()),
        value: Set(new.value.clone()),
        label: Set(new.label.clone()),
        live_room: Set(new.live_room.clone()),
        parent_id: Set(parent),
        sort: Set(new.sort),
        color: Set(new.color.clone()),
        enabled: Set(true),
        is_system: Set(true),
        remark: Set(String::new()),
        row_version: Set(0),
    };
    (id, new, row)
}

async fn load(db: &Db) -> Result<Vec<DictItem>> {
    let order: HashMap<String, i32> = kind::Entity::find()
        .select_only()
        .columns([kind::Column::Code, kind::Column::Sort])
        .into_tuple::<(String, i32)>()
        .all(db.read())
        .await?
        .into_iter()
        .collect();
    let rows = item::Entity::find().order_by_asc(item::Column::Sort).order_by_asc(item::Column::Id).all(db.read());
    let mut children: HashMap<i64, Vec<item::Model>> = HashMap::new();
    for row in rows.await? {
        children.entry(row.parent_id).or_default().push(row);
    }
    let mut items = nest(0, &mut children);
    items.sort_by_key(|item| order.get(&item.kind).copied().unwrap_or(i32::MAX));
    Ok(items)
}

fn nest(parent: i64, children: &mut HashMap<i64, Vec<item::Model>>) -> Vec<DictItem> {
    let rows = children.remove(&parent).unwrap_or_default();
    rows.into_iter()
        .map(|row| DictItem {
            children: nest(row.id, children),
            kind: row.r#type,
            value: row.value,
            label: row.label,
            live_room: row.live_room,
            sort: row.sort,
            color: row.color,
            disabled: !row.enabled,
        })
        .collect()
}
