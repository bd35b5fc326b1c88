//! What supply says to the board.

use std::collections::BTreeSet;

use platform::document::{Found, Lookup};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use super::rules::{CONFIRMED, UPDATED};
use crate::entity::supply::{Column, Entity};
use crate::readiness::{GOING, MISSING, READY};

/// As ready as the least ready of its SKUs.
pub fn lookups() -> Vec<Lookup> {
    vec![Lookup::new("schedule.supply", |app, facts| async move {
        let ids: Vec<i64> = facts.as_array().into_iter().flatten().filter_map(|item| item["id"].as_i64()).collect();
        let rows = Entity::find().filter(Column::ItemId.is_in(ids)).all(app.db.read()).await?;
        let mut found = Found::new();
        for row in rows {
            let state = match row.status.as_str() {
                CONFIRMED => READY,
                UPDATED => GOING,
                _ => MISSING,
            };
            let known = found.entry(row.item_id).or_insert_with(|| BTreeSet::from([state]));
            if known.last().is_some_and(|least| state < *least) {
                *known = BTreeSet::from([state]);
            }
        }
        Ok(found)
    })]
}
