//! Offers on their way to a show, for whoever makes the schedule: what is known of each, and what becomes of it there.

use std::collections::HashMap;

use platform::Date;
use platform::db::Tx;
use platform::document::{self, Columns, Reach, scope};
use platform::http::Result;
use platform::money::Money;
use platform::workflow::status::APPROVED;
use sea_orm::sea_query::{Expr, ExprTrait, IntoCondition, Query, SelectStatement};
use sea_orm::{ConnectionTrait, FromQueryResult};

use crate::badge_rules::{Badge, Facts, badges, is_suspended};
use crate::form::OfferForm;
use crate::offer::{NOT_SHOW, Offer, SHOWED};

const SCHEDULED: &str = "SCHEDULED";

#[derive(Clone, Debug, FromQueryResult)]
pub struct Airing {
    pub id: i64,
    pub code: String,
    pub title: String,
    pub company_id: i64,
    pub company_name: String,
    pub created_by: i64,
    pub status: String,
    pub live_room: String,
    pub category_code: String,
    pub category2: String,
    pub category3: String,
    pub brand_id: Option<i64>,
    pub brand_name: String,
    pub show_status: String,
    pub show_schedule_scene: String,
    pub prd_echelon_level: String,
    pub broadcast_restricted: bool,
    pub restrict_reasons: String,
    pub min_final_price: Option<Money>,
    pub max_final_price: Option<Money>,
    pub planned_stock: Option<i64>,
    pub main_image: Option<i64>,
    pub gift_flag: bool,
    pub row_version: i32,
    offer_copy_type: String,
    offer_copy_flag: bool,
    offer_category: String,
    link_offer_code: String,
    link_submitter: String,
}

const COLUMNS: [&str; 29] = [
    "id",
    "code",
    "title",
    "company_id",
    "company_name",
    "created_by",
    "status",
    "live_room",
    "category_code",
    "category2",
    "category3",
    "brand_id",
    "brand_name",
    "show_status",
    "show_schedule_scene",
    "prd_echelon_level",
    "broadcast_restricted",
    "restrict_reasons",
    "min_final_price",
    "max_final_price",
    "planned_stock",
    "main_image",
    "gift_flag",
    "row_version",
    "offer_copy_type",
    "offer_copy_flag",
    "offer_category",
    "link_offer_code",
    "link_submitter",
];

impl Airing {
    pub fn badges(&self) -> Vec<Badge> {
        badges(Facts {
            scene: &self.show_schedule_scene,
            copy_type: &self.offer_copy_type,
            category: &self.offer_category,
            copy_flag: self.offer_copy_flag,
            gift: self.gift_flag,
            link_offer_code: &self.link_offer_code,
            link_submitter: &self.link_submitter,
        })
    }

    pub fn is_suspended(&self) -> bool {
        is_suspended(&self.show_status, &self.status, self.broadcast_restricted)
    }

    /// Approved, a product of its own, and in no show yet.
    pub fn is_free(&self) -> bool {
        self.status == APPROVED && self.show_status == NOT_SHOW && !self.gift_flag
    }
}

/// The ids of those that a caller reaches: what hangs on an offer is shown to whoever is shown the offer.
pub fn reached(reach: &Reach) -> SelectStatement {
    document::select::<Offer>(reach).column("id").to_owned()
}

pub async fn find(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, Airing>> {
    select(db, Expr::col("id").is_in(ids.iter().copied())).await
}

pub async fn find_by_codes(db: &impl ConnectionTrait, codes: &[&str]) -> Result<HashMap<i64, Airing>> {
    select(db, Expr::col("code").is_in(codes.iter().copied())).await
}

/// Those of them that somebody reaches.
pub async fn find_within(db: &impl ConnectionTrait, reach: &Reach, ids: &[i64]) -> Result<HashMap<i64, Airing>> {
    select(db, scope::<Offer>().within(reach).add(Expr::col("id").is_in(ids.iter().copied()))).await
}

async fn select(db: &impl ConnectionTrait, which: impl IntoCondition) -> Result<HashMap<i64, Airing>> {
    let rows = Query::select()
        .columns(COLUMNS)
        .from("offer")
        .cond_where(which.into_condition())
        .and_where(Expr::col("is_deleted").eq(false))
        .to_owned();
    let rows = db.query_all(&rows).await?;
    rows.iter().map(|row| Ok(Airing::from_query_result(row, "").map(|offer| (offer.id, offer))?)).collect()
}

/// What a show knows of a SKU.
#[derive(Clone, Debug)]
pub struct Sku {
    pub id: i64,
    pub name: String,
    /// Everything that it is called by outside: the merchant's code, the barcode.
    pub codes: Vec<String>,
    pub stock: i64,
}

/// The SKUs of each of these offers that are sold.
pub async fn skus(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, Vec<Sku>>> {
    let forms = Query::select()
        .columns(["id", "form"])
        .from("offer")
        .and_where(Expr::col("id").is_in(ids.iter().copied()))
        .to_owned();
    let mut all = HashMap::new();
    for row in db.query_all(&forms).await? {
        let form: OfferForm = serde_json::from_str(&row.try_get::<String>("", "form")?)?;
        let sold = form.skus.into_iter().filter(|sku| !sku.disabled).filter_map(|sku| {
            let codes = [sku.sku_code, sku.barcode].into_iter().flatten().filter(|code| !code.is_empty()).collect();
            let (name, stock) = (sku.sku_name.unwrap_or_default(), sku.planned_stock.unwrap_or_default());
            sku.id.map(|id| Sku { id, name, codes, stock })
        });
        all.insert(row.try_get("", "id")?, sold.collect());
    }
    Ok(all)
}

/// It has its place in a show.
pub async fn schedule(tx: &Tx, id: i64, session_id: i64, title: &str, scene: &str) -> Result<()> {
    let values = vec![
        ("show_status", SCHEDULED.into()),
        ("session_id", session_id.into()),
        ("session_title", title.into()),
        ("show_schedule_scene", scene.into()),
        ("over_time_not_add_schedule", false.into()),
    ];
    set(tx, &[id], values).await
}

/// It has lost it.
pub async fn unschedule(tx: &Tx, ids: &[i64]) -> Result<()> {
    let nowhere: Option<i64> = None;
    let values = vec![("show_status", NOT_SHOW.into()), ("session_id", nowhere.into()), ("session_title", "".into())];
    set(tx, ids, values).await
}

/// The show is called otherwise now.
pub async fn rename_session(tx: &Tx, ids: &[i64], title: &str) -> Result<()> {
    set(tx, ids, vec![("session_title", title.into())]).await
}

/// They were on air: what was promised of their prices begins.
pub async fn show(tx: &Tx, ids: &[i64], on: Date) -> Result<()> {
    set(tx, ids, vec![("show_status", SHOWED.into()), ("last_show_date", on.to_string().into())]).await?;
    for id in ids {
        pricing::shown(tx, *id, on).await?;
    }
    Ok(())
}

/// Whoever has one of them open learns of it by its row version.
async fn set(tx: &Tx, ids: &[i64], values: Columns) -> Result<()> {
    let column = Expr::col::<&str>;
    let mut update = Query::update();
    update.table("offer").and_where(column("id").is_in(ids.iter().copied()));
    update.value("row_version", column("row_version").add(1));
    for (name, value) in values {
        update.value(name, value);
    }
    tx.execute(&update).await?;
    Ok(())
}
