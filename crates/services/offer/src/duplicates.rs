//! Offers of the same thing.

use std::collections::{BTreeSet, HashSet};

use platform::db::among;
use platform::document::{Reach, scope};
use platform::http::Result;
use platform::workflow::status::{APPROVED, APPROVING, CREATED, NOT_STARTED, REJECTED};
use sea_orm::sea_query::{Cond, Expr, ExprTrait, Func, JoinType, Order, Query};
use sea_orm::{ConnectionTrait, QueryResult};
use serde::Serialize;
use utoipa::ToSchema;

use crate::offer::Offer;
use crate::precheck::{BLOCK, Subject, WARN};
use crate::skus::{self, has_barcode};
use crate::texts;

/// As many as a person would look through.
const LOOKED_AT: usize = 300;
const ALIKE: f64 = 0.8;
const NOT_FINAL: [&str; 5] = [NOT_STARTED, CREATED, APPROVING, REJECTED, APPROVED];

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferDuplicate)]
pub struct Duplicate {
    pub offer_id: i64,
    pub code: String,
    pub name: String,
    pub live_room: String,
    pub status: String,
    /// BARCODE, NAME or SPEC
    pub rule: &'static str,
    pub level: &'static str,
    pub message: String,
    pub waived: bool,
}

struct Other {
    id: i64,
    code: String,
    name: String,
    live_room: String,
    status: String,
    show_status: String,
    copy_type: String,
}

/// Among all of the company's own, but for itself, what it was made from, and what was made from it. Each question has
/// its index: barcodes, names; only what may be the same is read.
pub async fn find(db: &impl ConnectionTrait, subject: Subject<'_>) -> Result<Vec<Duplicate>> {
    let form = subject.form;
    let own: BTreeSet<String> = form.skus.iter().filter_map(|sku| sku.barcode.clone()).collect();
    let mut ids = with_barcodes(db, subject.company_id, &own).await?;
    ids.extend(named_alike(db, subject.company_id, &form.offer_name).await?);
    let ids = Vec::from_iter(ids);
    let others = others(db, subject, &ids).await?;
    let barcodes = skus::barcodes(db, &ids).await?;
    let specs = skus::specs_without_barcode(db, &ids).await?;
    let bare: Vec<String> = form.skus.iter().filter(|sku| sku.barcode.is_none()).map(|sku| sku.spec.key()).collect();
    let same = |other: &Other| {
        // What has been on air is over; offering it again for the next show is no repetition, unless somebody else of
        // the company has done just that.
        let kind = form.offer_copy_type.as_deref().is_none_or(|kind| kind == other.copy_type);
        let open = NOT_FINAL.contains(&other.status.as_str());
        let rival = kind && open && other.show_status != "SHOWED" && other.live_room == form.live_room;
        if rival && !own.is_empty() && barcodes.get(&other.id) == Some(&own) {
            let message = texts::OFFER_DUP.fill(&[("code", &other.code)]);
            return Some(("BARCODE", BLOCK, message));
        }
        let alike = alikeness(&other.name, &form.offer_name);
        let spec = |theirs: &BTreeSet<String>| bare.iter().any(|own| !own.is_empty() && theirs.contains(own));
        if alike == 1.0 && specs.get(&other.id).is_some_and(spec) {
            return Some(("SPEC", WARN, format!("与报品{}名称和规格相同（无条码），请确认是否重复", other.code)));
        }
        (alike >= ALIKE).then(|| ("NAME", WARN, format!("与报品{}名称相近，请确认是否重复", other.code)))
    };
    let found = others.iter().filter_map(|other| {
        let (rule, level, message) = same(other)?;
        Some(Duplicate {
            offer_id: other.id,
            code: other.code.clone(),
            name: other.name.clone(),
            live_room: other.live_room.clone(),
            status: other.status.clone(),
            rule,
            level,
            message,
            waived: false,
        })
    });
    Ok(found.take(LOOKED_AT).collect())
}

/// The company's offers with one of the barcodes.
async fn with_barcodes(db: &impl ConnectionTrait, company_id: i64, own: &BTreeSet<String>) -> Result<BTreeSet<i64>> {
    if own.is_empty() {
        return Ok(BTreeSet::new());
    }
    let column = |table: &'static str, name: &'static str| Expr::col((table, name));
    let found = Query::select()
        .expr_as(column("o", "id"), "id")
        .from_as("offer_sku", "s")
        .join_as(JoinType::InnerJoin, "offer", "o", column("o", "id").equals(("s", "offer_id")))
        .and_where(column("s", "barcode").is_in(own.iter().map(String::as_str)))
        .and_where(has_barcode("s"))
        .and_where(column("o", "company_id").eq(company_id))
        .to_owned();
    db.query_all(&found).await?.iter().map(|row| Ok(row.try_get("", "id")?)).collect()
}

/// The company's offers of such a name. Their names stand in an index; a name much longer or shorter is none.
async fn named_alike(db: &impl ConnectionTrait, company_id: i64, name: &str) -> Result<Vec<i64>> {
    let letters = name.chars().count() as f64;
    let bounds = ((letters * ALIKE).floor() as i64 - 3)..=((letters / ALIKE).ceil() as i64 + 3);
    let column = Expr::col::<&str>;
    let names = Query::select()
        .columns(["id", "title"])
        .from("offer")
        .and_where(column("company_id").eq(company_id))
        .and_where(column("is_deleted").eq(false))
        .and_where(Expr::expr(Func::char_length(column("title"))).between(*bounds.start(), *bounds.end()))
        .to_owned();
    let mut alike = Vec::new();
    for row in db.query_all(&names).await? {
        if alikeness(&row.try_get::<String>("", "title")?, name) >= ALIKE {
            alike.push(row.try_get("", "id")?);
        }
    }
    Ok(alike)
}

/// Those of them that count, the newest first.
async fn others(db: &impl ConnectionTrait, subject: Subject<'_>, ids: &[i64]) -> Result<Vec<Other>> {
    let column = Expr::col::<&str>;
    let newest = Query::select()
        .columns(["id", "code", "title", "live_room", "status", "show_status", "offer_copy_type"])
        .from("offer")
        .and_where(among(db.get_database_backend(), column("id"), ids))
        .and_where(column("is_deleted").eq(false))
        .and_where(column("id").ne(subject.id))
        .and_where(column("id").ne(subject.form.source_offer_id.unwrap_or_default()))
        .cond_where(Cond::any().add(column("source_offer_id").is_null()).add(column("source_offer_id").ne(subject.id)))
        .order_by("id", Order::Desc)
        .to_owned();
    let read = |row: QueryResult| -> Result<Other> {
        Ok(Other {
            id: row.try_get("", "id")?,
            code: row.try_get("", "code")?,
            name: row.try_get("", "title")?,
            live_room: row.try_get("", "live_room")?,
            status: row.try_get("", "status")?,
            show_status: row.try_get("", "show_status")?,
            copy_type: row.try_get("", "offer_copy_type")?,
        })
    };
    db.query_all(&newest).await?.into_iter().map(read).collect()
}

/// Other companies' offers of the same barcodes, for the staff alone, of those whom they reach.
pub async fn elsewhere(db: &impl ConnectionTrait, reach: &Reach, subject: Subject<'_>) -> Result<Vec<Duplicate>> {
    let barcodes: Vec<&str> = subject.form.skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
    if barcodes.is_empty() {
        return Ok(Vec::new());
    }
    let column = Expr::col::<&str>;
    let with_them = Query::select()
        .column("offer_id")
        .from("offer_sku")
        .and_where(column("barcode").is_in(barcodes))
        .and_where(has_barcode("offer_sku"))
        .to_owned();
    let others = Query::select()
        .columns(["id", "code", "title", "live_room", "status", "company_name", "min_final_price"])
        .from("offer")
        .and_where(column("id").in_subquery(with_them))
        .and_where(column("company_id").ne(subject.company_id))
        .and_where(column("is_deleted").eq(false))
        .and_where(column("status").is_in(NOT_FINAL))
        .cond_where(scope::<Offer>().within(reach))
        .order_by("id", Order::Desc)
        .limit(LOOKED_AT as u64)
        .to_owned();
    let read = |row: QueryResult| -> Result<Duplicate> {
        let (company, price): (String, Option<i64>) =
            (row.try_get("", "company_name")?, row.try_get("", "min_final_price")?);
        let price = price.map_or_else(|| "-".to_owned(), |fen| format!("¥{:#}", platform::money::Money(fen)));
        Ok(Duplicate {
            offer_id: row.try_get("", "id")?,
            code: row.try_get("", "code")?,
            name: row.try_get("", "title")?,
            live_room: row.try_get("", "live_room")?,
            status: row.try_get("", "status")?,
            rule: "ELSEWHERE",
            level: WARN,
            message: format!("{company}也提报了同条码商品，到手价{price}"),
            waived: false,
        })
    };
    db.query_all(&others).await?.into_iter().map(read).collect()
}

/// Shared trigrams over all of them, from 0 to 1.
pub fn alikeness(one: &str, other: &str) -> f64 {
    let grams = |text: &str| -> HashSet<Vec<char>> {
        let padded: Vec<char> = format!("  {} ", text.to_lowercase()).chars().collect();
        padded.windows(3).map(<[char]>::to_vec).collect()
    };
    let (one, other) = (grams(one), grams(other));
    let shared = one.intersection(&other).count() as f64;
    shared / one.union(&other).count().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_alike_by_their_trigrams() {
        assert_eq!(alikeness("花植卸妆油", "花植卸妆油"), 1.0);
        assert!(alikeness("花植积雪草修护面霜 50g", "花植积雪草修护面霜50g") >= 0.6);
        assert!(alikeness("花植卸妆油", "花植护手霜") < 0.5);
    }
}
