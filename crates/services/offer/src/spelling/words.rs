//! The words of offers, kept beside them and counted.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use platform::db::Tx;
use platform::document::{Reach, scope};
use platform::http::Result;
use platform::workflow::status::{APPROVED, APPROVING, CREATED, NOT_STARTED, REJECTED};
use sea_orm::sea_query::{Cond, Expr, ExprTrait, Func, Order, Query, SelectStatement};
use sea_orm::{ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use super::rules::{Place, words};
use crate::entity::word::{ActiveModel, Column, Entity};
use crate::form::OfferForm;
use crate::offer::{Offer, SHOWED};

/// Suggestions look at the newest of a category: what was typed long ago is rarely typed again.
const NEWEST: u64 = 5_000;
/// Neither database takes more than some ten thousand values at once.
const ROWS_PER_STATEMENT: usize = 1_000;

pub async fn keep(tx: &Tx, offers: &[(i64, &OfferForm)]) -> Result<()> {
    Entity::delete_many().filter(Column::OfferId.is_in(offers.iter().map(|(id, _)| *id))).exec(tx).await?;
    let rows: Vec<ActiveModel> = offers
        .iter()
        .flat_map(|(offer_id, form)| words(form).into_iter().map(|word| (*offer_id, word)))
        .map(|(offer_id, word)| ActiveModel {
            offer_id: Set(offer_id),
            place: Set(word.place.code().into()),
            attr: Set(word.attr),
            word: Set(word.word),
        })
        .collect();
    for some in rows.chunks(ROWS_PER_STATEMENT) {
        Entity::insert_many(some.to_vec()).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// Offers of a category, of one company or of all.
#[derive(Clone, Debug)]
pub struct Scope {
    pub category: String,
    /// Whose offers.
    pub reach: Reach,
}

impl Scope {
    /// Those that may still be written: what was on air, or is closed, stays as it was.
    pub fn open(&self) -> Cond {
        let column = |name: &'static str| Expr::col(("offer", name));
        let category = ["category_code", "category2", "category3"];
        let category = category.iter().fold(Cond::any(), |any, name| any.add(column(name).eq(self.category.as_str())));
        Cond::all()
            .add(category)
            .add(scope::<Offer>().named("offer").within(&self.reach))
            .add(column("is_deleted").eq(false))
            .add(column("show_status").ne(SHOWED))
            .add(column("status").is_in([NOT_STARTED, CREATED, APPROVING, REJECTED, APPROVED]))
    }

    fn newest(&self) -> SelectStatement {
        Query::select()
            .column(("offer", "id"))
            .from("offer")
            .cond_where(self.open())
            .order_by(("offer", "id"), Order::Desc)
            .limit(NEWEST)
            .to_owned()
    }
}

/// A word, and in how many offers it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usage {
    pub place: Place,
    pub attr: String,
    pub word: String,
    pub count: i64,
}

pub async fn usage(db: &impl ConnectionTrait, scope: &Scope) -> Result<Vec<Usage>> {
    let names = ["place", "attr", "word"];
    let counted = Query::select()
        .columns(names)
        .expr_as(Func::count(Expr::col("offer_id")), "many")
        .from("offer_word")
        .and_where(Expr::col("offer_id").in_subquery(scope.newest()))
        .group_by_columns(names)
        .to_owned();
    let mut found = Vec::new();
    for row in db.query_all(&counted).await? {
        let place: String = row.try_get("", "place")?;
        let Some(place) = Place::of(&place) else { continue };
        let (attr, word) = (row.try_get("", "attr")?, row.try_get("", "word")?);
        found.push(Usage { place, attr, word, count: row.try_get("", "many")? });
    }
    // The same on both databases, whose order of texts is not.
    found.sort_by(|one, other| {
        (one.place, &one.attr, -one.count, &one.word).cmp(&(other.place, &other.attr, -other.count, &other.word))
    });
    Ok(found)
}

/// Two words for what one barcode says is the same product.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Twin {
    pub place: Place,
    pub attr: String,
    pub words: [String; 2],
}

/// What offers of the same barcode call differently: their attributes, and the values of their specs.
pub async fn twins(db: &impl ConnectionTrait, scope: &Scope) -> Result<BTreeSet<Twin>> {
    let column = Expr::col::<&str>;
    let skus = Query::select()
        .columns(["offer_id", "barcode", "spec_key"])
        .from("offer_sku")
        .and_where(column("offer_id").in_subquery(scope.newest()))
        .and_where(column("barcode").ne(""))
        .to_owned();
    let mut by_barcode: BTreeMap<String, Vec<(i64, String)>> = BTreeMap::new();
    for row in db.query_all(&skus).await? {
        let sku = (row.try_get("", "offer_id")?, row.try_get("", "spec_key")?);
        by_barcode.entry(row.try_get("", "barcode")?).or_default().push(sku);
    }
    by_barcode.retain(|_, skus| skus.len() > 1);
    let offers: BTreeSet<i64> = by_barcode.values().flatten().map(|(id, _)| *id).collect();
    let values = Entity::find()
        .filter(Column::OfferId.is_in(offers))
        .filter(Column::Place.eq(Place::Value.code()))
        .all(db)
        .await?;
    let mut attrs: HashMap<i64, Vec<(String, String)>> = HashMap::new();
    for row in values {
        attrs.entry(row.offer_id).or_default().push((row.attr, row.word));
    }
    let mut found = BTreeSet::new();
    for skus in by_barcode.values() {
        let mut known: BTreeMap<(Place, String), BTreeSet<String>> = BTreeMap::new();
        for (offer, spec) in skus {
            for (attr, word) in attrs.get(offer).into_iter().flatten() {
                known.entry((Place::Value, attr.clone())).or_default().insert(word.clone());
            }
            for (name, value) in spec.split(';').filter_map(|pair| pair.split_once('=')) {
                known.entry((Place::Spec, name.to_owned())).or_default().insert(value.to_owned());
            }
        }
        for ((place, attr), words) in known {
            let words: Vec<String> = words.into_iter().collect();
            for pair in words.windows(2) {
                let words = [pair[0].clone(), pair[1].clone()];
                found.insert(Twin { place, attr: attr.clone(), words });
            }
        }
    }
    Ok(found)
}
