//! What supply says to the board, and of a company's conduct.

use std::collections::HashMap;

use company::{Conduct, Fault};
use platform::App;
use platform::http::Result;
use platform::point::{Links, links};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};

use super::rules::{CONFIRMED, UPDATED};
use crate::entity::supply::{Column, Entity};
use crate::points::{Preparing, Progress, Task};

/// As ready as the least ready of its SKUs.
pub async fn ready(app: App, Preparing(places): Preparing) -> Result<(Task, HashMap<i64, Progress>)> {
    let ids = places.iter().map(|place| place.item_id);
    let rows = Entity::find().filter(Column::ItemId.is_in(ids)).all(app.db.read()).await?;
    let mut least = HashMap::new();
    for row in rows {
        let progress = match row.status.as_str() {
            CONFIRMED => Progress::Ready,
            UPDATED => Progress::Going,
            _ => Progress::Missing,
        };
        let known = least.entry(row.item_id).or_insert(progress);
        *known = progress.min(*known);
    }
    Ok((Task::Supply, least))
}

/// A place in a show counts once, however many SKUs it has.
pub async fn late(app: App, Conduct { company_ids, since }: Conduct) -> Result<(Fault, Links)> {
    let rows: Vec<(i64, i64)> = Entity::find()
        .select_only()
        .columns([Column::CompanyId, Column::ItemId])
        .filter(Column::CompanyId.is_in(company_ids))
        .filter(Column::OverdueDate.gte(since.bounds().0))
        .into_tuple()
        .all(app.db.read())
        .await?;
    Ok((Fault::LateSupply, links(rows)))
}
