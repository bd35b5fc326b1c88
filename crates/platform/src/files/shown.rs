//! Through what a file is read. A file by itself opens to its company and to whoever uploaded it; staff read it through
//! something that shows it, if they reach that and hold a code of it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use sea_orm::sea_query::{Expr, ExprTrait, SelectStatement};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use super::entity::{file, relation};
use super::slots::Slot;
use crate::access::{Caller, UserType};
use crate::app::App;
use crate::http::Result;

/// A kind of thing that shows files.
#[derive(Clone, Copy)]
pub struct Showing {
    /// As its relations name it.
    pub biz_type: &'static str,
    /// Whoever holds one of them reads it.
    pub codes: &'static [&'static str],
    /// Those that the caller reaches: a statement of their column `id`.
    pub reached: fn(&App, &Caller) -> SelectStatement,
}

/// Every kind but the documents, which bring theirs along (`document/handle.rs`).
#[derive(Clone, Default)]
pub struct Showings(Arc<HashMap<&'static str, Showing>>);

impl Showings {
    pub fn new(all: Vec<Showing>) -> Self {
        Self(Arc::new(all.into_iter().map(|showing| (showing.biz_type, showing)).collect()))
    }
}

fn showing(app: &App, biz_type: &str) -> Option<Showing> {
    let document = || Some(app.documents.get(biz_type)?.showing());
    app.showings.0.get(biz_type).copied().or_else(document)
}

/// Whether nothing but an audited call opens it: a picture of an identity card, wherever it was uploaded to.
pub fn is_kept_back(file: &file::Model, slot: &str) -> bool {
    file.sealed || Slot::of(&file.slot).sealed || Slot::of(slot).sealed
}

/// Of these files, those that the caller may read by their ids.
pub async fn readable(app: &App, caller: &Caller, ids: &[i64]) -> Result<HashMap<i64, file::Model>> {
    let mut found = super::find(app.db.read(), ids).await?;
    let relations =
        relation::Entity::find().filter(relation::Column::FileId.is_in(ids.iter().copied())).all(app.db.read()).await?;
    let kept_back: HashSet<i64> =
        relations.iter().filter(|relation| Slot::of(&relation.slot).sealed).map(|relation| relation.file_id).collect();
    found.retain(|id, file| !kept_back.contains(id) && !is_kept_back(file, ""));
    let staff = caller.profile.user_type == UserType::Platform;
    let shown = if staff { shown(app, caller, relations).await? } else { HashSet::new() };
    found.retain(|id, file| {
        let own = if staff { file.uploaded_by == caller.user_id() } else { file.company_id == caller.company_id() };
        own || file.public || shown.contains(id)
    });
    Ok(found)
}

/// One statement for each kind of thing.
async fn shown(app: &App, caller: &Caller, relations: Vec<relation::Model>) -> Result<HashSet<i64>> {
    let mut by_kind: HashMap<String, Vec<relation::Model>> = HashMap::new();
    for relation in relations {
        by_kind.entry(relation.biz_type.clone()).or_default().push(relation);
    }
    let mut shown = HashSet::new();
    for (biz_type, relations) in by_kind {
        let Some(showing) = showing(app, &biz_type) else { continue };
        if !showing.codes.iter().any(|code| caller.has(code)) {
            continue;
        }
        let mut reached = (showing.reached)(app, caller);
        reached.and_where(Expr::col("id").is_in(relations.iter().map(|relation| relation.biz_id)));
        let rows = app.db.read().query_all(&reached).await?;
        let ids = rows.iter().map(|row| row.try_get("", "id")).collect::<Result<HashSet<i64>, _>>()?;
        shown.extend(
            relations.iter().filter(|relation| ids.contains(&relation.biz_id)).map(|relation| relation.file_id),
        );
    }
    Ok(shown)
}
