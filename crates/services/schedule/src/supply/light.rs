//! What supply says to the board, and of a company's conduct.

use std::collections::BTreeSet;

use platform::App;
use platform::document::{Conduct, Found, Lookup, gathered};
use platform::http::Result;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};
use serde_json::Value as Json;

use super::rules::{CONFIRMED, UPDATED};
use crate::entity::supply::{Column, Entity};
use crate::readiness::{GOING, MISSING, READY};

pub fn lookups() -> Vec<Lookup> {
    vec![Lookup::new("schedule.supply", ready), Lookup::new("company.lateSupplies", late)]
}

/// As ready as the least ready of its SKUs.
async fn ready(app: App, facts: Json) -> Result<Found> {
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
}

/// A place in a show counts once, however many SKUs it has.
async fn late(app: App, facts: Json) -> Result<Found> {
    let Conduct { company_ids, since } = serde_json::from_value(facts)?;
    let rows: Vec<(i64, i64)> = Entity::find()
        .select_only()
        .columns([Column::CompanyId, Column::ItemId])
        .filter(Column::CompanyId.is_in(company_ids))
        .filter(Column::OverdueDate.gte(since.bounds().0))
        .into_tuple()
        .all(app.db.read())
        .await?;
    Ok(gathered(rows))
}
