//! The radar: what ends when, and what hangs on it.

use std::collections::{BTreeMap, BTreeSet};

use axum::Json as Body;
use axum::extract::State;
use platform::App;
use platform::access::{Caller, Endpoint, Tenant, get};
use platform::db::PageRequest;
use platform::http::Result;
use platform::point::Links;
use sea_orm::sea_query::Cond;
use sea_orm::{ColumnTrait, ConnectionTrait, FromQueryResult};
use serde::Serialize;
use utoipa::ToSchema;

use crate::cert_rules::{BUCKETS, bucket_of};
use crate::entity::cert_item::{Column, Model};
use crate::register::{LIST, READ, affected, rows};

pub fn endpoint() -> Endpoint {
    get("/api/vendor/certificates/radar", radar).summary("到期雷达").access(READ, Tenant::Reach).answers::<Radar>()
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Radar {
    buckets: Vec<Bucket>,
    cells: Vec<Cell>,
    /// Of all buckets; an offer that hangs on two certificates is one offer.
    count: usize,
    affected_offers: usize,
}

/// Certificates whose end has passed (0) or comes within so many days, and after those of the bucket before.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bucket {
    days: i64,
    count: usize,
    cert_ids: Vec<i64>,
    affected_offers: usize,
}

/// How many of a category end in a bucket; without days those that end later or never.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Cell {
    category_code: String,
    days: Option<i64>,
    count: i64,
}

async fn radar(State(app): State<App>, caller: Caller) -> Result<Body<Radar>> {
    let today = app.clock().today();
    let last = today.plus_days(BUCKETS[BUCKETS.len() - 1]);
    let mut all = rows(&app.organisation.reach(&caller));
    all.and_where(Column::ReplacedById.is_null());
    let mut near = all.clone();
    near.and_where(Column::ExpireDate.lte(last));
    let found = app.db.read().query_all(&near).await?;
    let near: Vec<Model> = found.iter().map(|row| Model::from_query_result(row, "")).collect::<Result<_, _>>()?;
    let offers = affected(&app, &near).await?;
    let days_of = |row: &Model| row.expire_date.and_then(|end| bucket_of(end.days_since(today)));
    let buckets: Vec<Bucket> = BUCKETS
        .into_iter()
        .map(|days| bucket(days, near.iter().filter(|row| days_of(row) == Some(days)).collect(), &offers))
        .collect();

    let mut cells: BTreeMap<(String, Option<i64>), i64> = BTreeMap::new();
    for row in &near {
        *cells.entry((row.category_code.clone(), days_of(row))).or_default() += 1;
    }
    let later = Cond::any().add(Column::ExpireDate.gt(last)).add(Column::ExpireDate.is_null());
    all.cond_where(later);
    let everything = PageRequest::counting("", "")?;
    for (category, many) in LIST.count_by(app.db.read(), all, &everything, "category_code").await? {
        cells.insert((category, None), many);
    }
    let cells = cells.into_iter().map(|((category_code, days), count)| Cell { category_code, days, count }).collect();
    Ok(Body(Radar { count: near.len(), affected_offers: distinct(near.iter(), &offers), buckets, cells }))
}

fn bucket(days: i64, rows: Vec<&Model>, offers: &Links) -> Bucket {
    Bucket {
        days,
        count: rows.len(),
        cert_ids: rows.iter().map(|row| row.id).collect(),
        affected_offers: distinct(rows.into_iter(), offers),
    }
}

fn distinct<'a>(rows: impl Iterator<Item = &'a Model>, offers: &Links) -> usize {
    rows.filter_map(|row| offers.get(&row.id)).flatten().collect::<BTreeSet<_>>().len()
}
