//! A merge carried out: every open offer in which one of the words stands gets a version of its own. And taken back.

use std::collections::HashMap;

use platform::db::Tx;
use platform::document::{self, Actor, Amendment, Doc, Reach, find};
use platform::form::Pairs;
use platform::http::{Problem, Result};
use platform::workflow::log;
use platform::workflow::status::APPROVED;
use sea_orm::sea_query::{Expr, ExprTrait, Order, Query};
use sea_orm::{ConnectionTrait, FromQueryResult};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::Merge;
use super::rules::{Place, Respelt, respell};
use super::words::Scope;
use crate::change::opened;
use crate::form::OfferForm;
use crate::offer::Offer;
use crate::texts;

/// One stroke writes no more: it is one transaction.
const MOST: u64 = 1_000;

/// An offer in which one of the words stands.
pub struct Rewritable {
    pub id: i64,
    pub code: String,
    pub name: String,
    pub company_name: String,
    pub status: String,
    /// As people read them; the same twice where nothing can be done.
    pub before: String,
    pub after: String,
    /// Two of its SKUs would become one: it is left as it is.
    pub clash: bool,
}

#[derive(FromQueryResult)]
struct Row {
    id: i64,
    code: String,
    title: String,
    company_name: String,
    status: String,
    form: String,
}

/// Of one company, or of all.
pub fn reach_of(company_id: Option<i64>) -> Reach {
    company_id.map_or(Reach::Everything, |id| Reach::Company { id, owners: None })
}

/// The newest first. One statement, whatever their number.
pub async fn preview(db: &impl ConnectionTrait, merge: &Merge) -> Result<Vec<Rewritable>> {
    let offer = |name: &'static str| Expr::col(("offer", name));
    let word = Expr::col::<&str>;
    let scope = Scope { category: merge.category.clone(), reach: reach_of(merge.company_id) };
    let standing = Query::select()
        .column("offer_id")
        .from("offer_word")
        .and_where(word("place").eq(merge.place.code()))
        .and_where(word("attr").eq(merge.attr.as_str()))
        .and_where(word("word").is_in(merge.sources.clone()))
        .to_owned();
    let rows = Query::select()
        .exprs(["id", "code", "title", "company_name", "status", "form"].map(offer))
        .from("offer")
        .cond_where(scope.open())
        .and_where(offer("id").in_subquery(standing))
        .order_by(("offer", "id"), Order::Desc)
        .limit(MOST + 1)
        .to_owned();
    let found = db.query_all(&rows).await?;
    if found.len() as u64 > MOST {
        return Err(Problem::filled(texts::ATTR_MANY, &[("n", &MOST.to_string())]));
    }
    found.iter().map(|row| shown(merge, Row::from_query_result(row, "")?)).collect()
}

fn shown(merge: &Merge, row: Row) -> Result<Rewritable> {
    let before: OfferForm = serde_json::from_str(&row.form)?;
    let mut after = before.clone();
    let clash = apply(merge, &mut after) == Respelt::Clash;
    Ok(Rewritable {
        before: read(merge, &before),
        after: read(merge, &after),
        id: row.id,
        code: row.code,
        name: row.title,
        company_name: row.company_name,
        status: row.status,
        clash,
    })
}

fn apply(merge: &Merge, form: &mut OfferForm) -> Respelt {
    let to = |word: &str| merge.sources.iter().any(|source| source == word).then_some(merge.target.as_str());
    respell(form, merge.place, &merge.attr, to)
}

/// The part of an offer that a merge is about, in words.
fn read(merge: &Merge, form: &OfferForm) -> String {
    let mut parts: Vec<String> = match merge.place {
        Place::Value => vec![form.offer_attrs.text(&merge.attr).to_owned()],
        Place::Name => form.skus.iter().flat_map(|sku| &sku.spec.0).map(|(name, _)| name.clone()).collect(),
        Place::Spec => {
            let values = form.skus.iter().flat_map(|sku| &sku.spec.0).filter(|(name, _)| *name == merge.attr);
            values.map(|(_, value)| value.clone()).collect()
        }
    };
    let mut seen = std::collections::BTreeSet::new();
    parts.retain(|part| seen.insert(part.clone()));
    parts.join("、")
}

/// What stood there before, and how the offer looked when it was rewritten.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Kept {
    id: i64,
    print: String,
    value: Option<Json>,
    specs: Vec<Pairs>,
}

/// What was rewritten, each as it was shown before.
pub async fn rewrite(tx: &Tx, actor: &Actor, merge: &Merge, remark: &str) -> Result<Vec<(Kept, Rewritable)>> {
    let mut done = Vec::new();
    for row in preview(tx, merge).await?.into_iter().filter(|row| !row.clash) {
        let doc = find::<Offer, _>(tx, &Reach::Everything, row.id).await?;
        let before = opened(actor, &doc)?;
        let mut after = before.clone();
        if apply(merge, &mut after) != Respelt::Done {
            continue;
        }
        let kept = Kept {
            id: row.id,
            print: print(&after)?,
            value: before.offer_attrs.0.get(&merge.attr).filter(|_| merge.place == Place::Value).cloned(),
            specs: match merge.place {
                Place::Value => Vec::new(),
                _ => before.skus.iter().map(|sku| sku.spec.clone()).collect(),
            },
        };
        amend(tx, actor, doc, &before, &after, remark).await?;
        done.push((kept, row));
    }
    Ok(done)
}

/// All of them, or none where one was changed, shown or closed since.
pub async fn restore(tx: &Tx, actor: &Actor, merge: &Merge, kept: &[Kept], remark: &str) -> Result<()> {
    let scope = Scope { category: merge.category.clone(), reach: reach_of(merge.company_id) };
    let rows = Query::select()
        .columns(["id", "form"].map(|name| ("offer", name)))
        .from("offer")
        .cond_where(scope.open())
        .and_where(Expr::col(("offer", "id")).is_in(kept.iter().map(|kept| kept.id)))
        .to_owned();
    let mut prints: HashMap<i64, String> = HashMap::new();
    for row in tx.query_all(&rows).await? {
        let form: OfferForm = serde_json::from_str(&row.try_get::<String>("", "form")?)?;
        prints.insert(row.try_get("", "id")?, print(&form)?);
    }
    let changed = kept.iter().filter(|kept| prints.get(&kept.id) != Some(&kept.print)).count();
    if changed > 0 {
        return Err(Problem::filled(texts::ATTR_UNDO, &[("n", &changed.to_string())]));
    }
    for kept in kept {
        let doc = find::<Offer, _>(tx, &Reach::Everything, kept.id).await?;
        let before = opened(actor, &doc)?;
        let mut after = before.clone();
        if let Some(value) = &kept.value {
            after.offer_attrs.0.insert(merge.attr.clone(), value.clone());
        }
        for (sku, spec) in after.skus.iter_mut().zip(&kept.specs) {
            sku.spec = spec.clone();
        }
        amend(tx, actor, doc, &before, &after, remark).await?;
    }
    Ok(())
}

async fn amend(
    tx: &Tx,
    actor: &Actor,
    doc: Doc<OfferForm>,
    before: &OfferForm,
    after: &OfferForm,
    remark: &str,
) -> Result<()> {
    let approved = doc.head.status == APPROVED;
    let doc = Doc { json: serde_json::to_value(before)?, ..doc };
    let amendment =
        Amendment { change_type: "PLATFORM_EDIT", action: log::PLATFORM_EDIT, remark, approved, columns: Vec::new() };
    document::amend::<Offer>(tx, actor, &doc, after, amendment).await
}

/// The same for a form that nobody has changed. What an approval step writes into it, and what is sealed anew with every
/// write, is left out.
fn print(form: &OfferForm) -> Result<String> {
    let form = OfferForm { offer_category: None, contact_phone: None, ..form.clone() };
    Ok(hex::encode(Sha256::digest(serde_json::to_vec(&form)?)))
}
