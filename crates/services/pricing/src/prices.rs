//! What is asked for a thing on other channels. Every price that was seen is kept; the last one of each place answers.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use platform::db::Tx;
use platform::document::Actor;
use platform::form::Form as _;
use platform::http::Result;
use platform::import::Sheet;
use platform::money::Money;
use platform::{Date, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::ExprTrait;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};

use crate::barcode::is_barcode;
use crate::entity::price::{ActiveModel, Column, Entity, Model};
use crate::push::CHANNELS;
use crate::scope_rules::Seen;
use crate::texts;

/// A price that nobody has seen for so long says nothing any more.
const FRESH_DAYS: i64 = 30;
/// As many at once as a statement can name.
const AT_ONCE: usize = 200;

/// A price and where it was seen.
#[derive(Clone, Debug)]
pub struct Sighting {
    pub channel: String,
    pub barcode: String,
    pub price: Money,
    pub url: String,
    pub store_name: String,
    pub captured_date: Date,
}

/// Who brought it: IMPORT, API or MANUAL, and whose hand.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    pub code: &'static str,
    pub user_id: Option<i64>,
    pub name: &'a str,
}

type Place = (String, String, String);

impl Sighting {
    fn place(&self) -> Place {
        (self.barcode.clone(), self.channel.clone(), self.url.clone())
    }
}

/// What was seen already is not kept twice; answers how many were new. Three statements, however many there are.
pub async fn keep(tx: &Tx, seen: Vec<Sighting>, source: Source<'_>) -> Result<usize> {
    let mut new = 0;
    for some in seen.chunks(AT_ONCE) {
        new += keep_some(tx, some, source).await?;
    }
    Ok(new)
}

async fn keep_some(tx: &Tx, seen: &[Sighting], source: Source<'_>) -> Result<usize> {
    let barcodes: HashSet<&str> = seen.iter().map(|one| one.barcode.as_str()).collect();
    let first = seen.iter().map(|one| one.captured_date).min().unwrap_or_else(|| tx.now().date());
    let known = Entity::find()
        .filter(Column::Barcode.is_in(barcodes))
        .filter(Column::Latest.eq(true).or(Column::CapturedDate.gte(first)))
        .all(tx)
        .await?;
    let place = |row: &Model| (row.barcode.clone(), row.channel.clone(), row.url.clone());
    let mut seen_before: HashSet<(Place, Date, Money)> =
        known.iter().map(|row| (place(row), row.captured_date, row.price)).collect();
    let mut last: HashMap<Place, (Date, i64)> =
        known.iter().filter(|row| row.latest).map(|row| (place(row), (row.captured_date, row.id))).collect();
    let (mut rows, mut outdated): (Vec<Model>, Vec<i64>) = (Vec::new(), Vec::new());
    for one in seen {
        if !seen_before.insert((one.place(), one.captured_date, one.price)) {
            continue;
        }
        let id = tx.next_id();
        let latest = last.get(&one.place()).is_none_or(|(date, _)| *date <= one.captured_date);
        if latest && let Some((_, before)) = last.insert(one.place(), (one.captured_date, id)) {
            outdated.push(before);
        }
        rows.push(Model {
            id,
            channel: one.channel.clone(),
            barcode: one.barcode.clone(),
            price: one.price,
            url: one.url.clone(),
            store_name: one.store_name.clone(),
            captured_date: one.captured_date,
            source: source.code.to_owned(),
            created_by: source.user_id,
            created_by_name: source.name.to_owned(),
            created_date: tx.now(),
            latest,
        });
    }
    for row in &mut rows {
        row.latest &= !outdated.contains(&row.id);
    }
    if !outdated.is_empty() {
        Entity::update_many()
            .col_expr(Column::Latest, false.into())
            .filter(Column::Id.is_in(outdated))
            .exec(tx)
            .await?;
    }
    let many = rows.len();
    if many > 0 {
        let rows = rows.into_iter().map(|row| ActiveModel {
            id: Set(row.id),
            channel: Set(row.channel),
            barcode: Set(row.barcode),
            price: Set(row.price),
            url: Set(row.url),
            store_name: Set(row.store_name),
            captured_date: Set(row.captured_date),
            source: Set(row.source),
            created_by: Set(row.created_by),
            created_by_name: Set(row.created_by_name),
            created_date: Set(row.created_date),
            latest: Set(row.latest),
        });
        Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(many)
}

/// The row of a sighting that was just kept, or seen before.
pub async fn find(tx: &Tx, seen: &Sighting) -> Result<Option<Model>> {
    let row = Entity::find()
        .filter(Column::Barcode.eq(&seen.barcode))
        .filter(Column::Channel.eq(&seen.channel))
        .filter(Column::Url.eq(&seen.url))
        .filter(Column::CapturedDate.eq(seen.captured_date))
        .filter(Column::Price.eq(seen.price));
    Ok(row.one(tx).await?)
}

/// The last prices of a barcode on one channel.
pub async fn latest_of(db: &impl ConnectionTrait, channel: &str, barcode: &str) -> Result<Vec<Model>> {
    let last = Entity::find()
        .filter(Column::Barcode.eq(barcode))
        .filter(Column::Channel.eq(channel))
        .filter(Column::Latest.eq(true))
        .order_by_desc(Column::CapturedDate)
        .order_by_desc(Column::Id);
    Ok(last.all(db).await?)
}

/// A price on a channel outside.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    pub channel: String,
    pub price: Money,
    pub date: Date,
}

/// For each barcode the lowest fresh price of each outside channel, by one statement.
pub async fn elsewhere(
    db: &impl ConnectionTrait,
    today: Date,
    barcodes: &[&str],
) -> Result<HashMap<String, Vec<Elsewhere>>> {
    let mut found: HashMap<String, Vec<Elsewhere>> = HashMap::new();
    if barcodes.is_empty() {
        return Ok(found);
    }
    let rows = Entity::find()
        .filter(Column::Barcode.is_in(barcodes.iter().copied()))
        .filter(Column::Channel.is_in(CHANNELS))
        .filter(Column::Latest.eq(true))
        .filter(Column::CapturedDate.gte(today.plus_days(-FRESH_DAYS)))
        .order_by_asc(Column::Price)
        .all(db)
        .await?;
    for row in rows {
        let of = found.entry(row.barcode).or_default();
        if of.iter().all(|known| known.channel != row.channel) {
            of.push(Elsewhere { channel: row.channel, price: row.price, date: row.captured_date });
        }
    }
    Ok(found)
}

impl Model {
    pub fn seen(&self) -> Seen<'_> {
        Seen { channel: &self.channel, price: self.price, store_name: &self.store_name, url: &self.url }
    }
}

/// A price as staff write it down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct PriceRow {
    #[field("渠道", max = 20, required, dict = "PriceChannel")]
    channel: String,
    #[field("条形码", max = 14, required)]
    barcode: String,
    #[field("价格", low = 0.01, high = 99_999_999.99, required)]
    price: Option<Money>,
    #[field("采集日期", required)]
    captured_date: Option<Date>,
    #[field("店铺名称", max = 100)]
    store_name: Option<String>,
    #[field("商品链接", max = 500, url)]
    url: Option<String>,
}

pub struct PriceSheet;

#[async_trait]
impl Sheet for PriceSheet {
    type Row = PriceRow;

    const KIND: &'static str = "channelPrice";
    const NAME: &'static str = "渠道价格";
    const MAX_ROWS: usize = 1000;

    fn key(row: &PriceRow) -> Option<String> {
        let day = row.captured_date.map(|date| date.to_string()).unwrap_or_default();
        Some([&row.channel, &row.barcode, row.url.as_deref().unwrap_or_default(), &day].join("\n"))
    }

    async fn check(tx: &Tx, _actor: &Actor, rows: &[PriceRow]) -> Result<Vec<(usize, String, String)>> {
        let mut wrong = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            if let Some((field, text)) = fault(&row.barcode, row.captured_date, tx.now().date()) {
                let label = platform::form::find_fact(PriceRow::FIELDS, field).map_or(field, |fact| fact.label);
                wrong.push((index, field.to_owned(), text.fill(&[("label", label)])));
            }
        }
        Ok(wrong)
    }

    async fn take(tx: &Tx, actor: &Actor, rows: Vec<PriceRow>) -> Result<usize> {
        let seen = rows.into_iter().filter_map(|row| {
            Some(Sighting {
                channel: row.channel,
                barcode: row.barcode,
                price: row.price?,
                url: row.url.unwrap_or_default(),
                store_name: row.store_name.unwrap_or_default(),
                captured_date: row.captured_date?,
            })
        });
        let source = Source { code: "IMPORT", user_id: Some(actor.caller.user_id()), name: actor.name() };
        keep(tx, seen.collect(), source).await
    }
}

/// A barcode proves itself, and nobody has seen what will be asked tomorrow.
pub fn fault(barcode: &str, captured: Option<Date>, today: Date) -> Option<(&'static str, texts::Text)> {
    if !is_barcode(barcode) {
        return Some(("barcode", texts::OFFER_BARCODE));
    }
    captured.is_some_and(|date| date > today).then_some(("capturedDate", texts::COMMON_FUTURE))
}
