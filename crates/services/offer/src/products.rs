//! Which product an offer is of. Products know offers and not the other way: here is what they hear of them, and where
//! they write the answer.

use std::collections::HashMap;

use platform::db::Tx;
use platform::document::{Actor, Doc, Draft, Reach, find, opened, stored};
use platform::http::Result;
use platform::point;
use platform::workflow::status::{APPROVED, APPROVING};
use sea_orm::sea_query::{CaseStatement, Expr, ExprTrait, Query, SimpleExpr};
use sea_orm::{ConnectionTrait, FromQueryResult};

use crate::form::OfferForm;
use crate::offer::{Offer, SHOWED, set_columns};

/// An offer, and who acts on it.
#[derive(Clone)]
pub struct Told {
    pub actor: Actor,
    pub id: i64,
    pub company_id: i64,
    pub form: OfferForm,
}

/// Its approval begins, for the first time or again: its product should be known from now on.
#[derive(Clone)]
pub struct Submitted(pub Told);

/// 终选 has let it pass, or a change of it.
#[derive(Clone)]
pub struct Approved(pub Told);

/// Somebody begins an offer with a product.
#[derive(Clone)]
pub struct Choosing {
    pub company_id: i64,
    pub spu_id: i64,
}

impl point::Event for Submitted {}
impl point::Event for Approved {}
impl point::Veto for Choosing {}

impl Told {
    fn of(actor: &Actor, doc: &Doc<OfferForm>) -> Self {
        Self { actor: actor.clone(), id: doc.head.id, company_id: doc.head.company_id, form: doc.form.clone() }
    }
}

/// What is chosen must be there for the company; what was found for it stays.
pub async fn admit(tx: &Tx, draft: &Draft<'_, OfferForm>, begun: Option<i64>) -> Result<()> {
    let app = &draft.actor.app;
    match draft.form.spu_id.filter(|chosen| Some(*chosen) != begun) {
        Some(spu_id) => app.points.check(app, tx, Choosing { company_id: draft.company_id, spu_id }).await,
        None => Ok(()),
    }
}

/// Tells of a submission, and writes into the document what came of it: its versions begin with their product.
pub async fn submitting(tx: &Tx, actor: &Actor, doc: &mut Doc<OfferForm>) -> Result<()> {
    actor.app.points.emit(&actor.app, tx, Submitted(Told::of(actor, doc))).await?;
    doc.form = opened::<Offer>(&actor.app.secrets, &find::<Offer, _>(tx, &Reach::Everything, doc.head.id).await?)?;
    doc.json = serde_json::to_value(&doc.form)?;
    Ok(())
}

pub async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<OfferForm>) -> Result<()> {
    actor.app.points.emit(&actor.app, tx, Approved(Told::of(actor, doc))).await
}

/// What an offer is known to be of: whoever leaves it out does not take it away.
pub async fn of(tx: &Tx, offer_id: i64) -> Result<Option<i64>> {
    let one = Query::select().column("spu_id").from("offer").and_where(Expr::col("id").eq(offer_id)).to_owned();
    Ok(match tx.query_one(&one).await? {
        Some(row) => row.try_get("", "spu_id")?,
        None => None,
    })
}

/// The offer is of this product, and each of its versions of one of the product's: by number and number.
pub async fn belong(tx: &Tx, actor: &Actor, offer_id: i64, spu_id: i64, versions: &HashMap<i64, i64>) -> Result<()> {
    let secrets = &actor.app.secrets;
    let doc = find::<Offer, _>(tx, &Reach::Everything, offer_id).await?;
    let mut form = opened::<Offer>(secrets, &doc)?;
    let of = |id: Option<i64>| id.and_then(|id| versions.get(&id).copied());
    let same = doc.own.int("spuId") == Some(spu_id) && form.spu_id == Some(spu_id);
    if same && form.skus.iter().all(|sku| sku.product_sku_id == of(sku.id)) {
        return Ok(());
    }
    form.spu_id = Some(spu_id);
    for sku in &mut form.skus {
        sku.product_sku_id = of(sku.id);
    }
    let json = serde_json::to_value(&form)?;
    let columns = vec![("spu_id", spu_id.into()), ("form", stored::<Offer>(secrets, offer_id, &json).into())];
    set_columns(tx, offer_id, columns).await?;
    let own = versions.iter().fold(CaseStatement::new(), |each, (own, of)| each.case(Expr::col("id").eq(*own), *of));
    let own: SimpleExpr = if versions.is_empty() { Option::<i64>::None.into() } else { own.into() };
    let write = Query::update()
        .table("offer_sku")
        .value("product_sku_id", own)
        .and_where(Expr::col("offer_id").eq(offer_id))
        .to_owned();
    tx.execute(&write).await?;
    Ok(())
}

/// Offers that wait for a decision or a show, of whatever company.
fn living() -> SimpleExpr {
    let to_come = Expr::col(("offer", "status")).eq(APPROVED).and(Expr::col(("offer", "show_status")).ne(SHOWED));
    let alive = Expr::col(("offer", "is_deleted")).eq(false);
    alive.and(Expr::col(("offer", "status")).eq(APPROVING).or(to_come))
}

#[derive(FromQueryResult)]
struct Counted {
    many: i64,
}

/// How many of them are of a product: of all companies, or of one.
pub async fn living_of(db: &impl ConnectionTrait, spu_id: i64, company_id: Option<i64>) -> Result<i64> {
    let mut count = Query::select();
    count.expr_as(Expr::cust("COUNT(*)"), "many").from("offer");
    count.and_where(Expr::col(("offer", "spu_id")).eq(spu_id)).and_where(living());
    if let Some(company_id) = company_id {
        count.and_where(Expr::col(("offer", "company_id")).eq(company_id));
    }
    counted(db, &count).await
}

/// How many of them sell this version.
pub async fn living_of_version(db: &impl ConnectionTrait, product_sku_id: i64) -> Result<i64> {
    let count = Query::select()
        .expr_as(Expr::cust("COUNT(*)"), "many")
        .from("offer_sku")
        .inner_join("offer", Expr::col(("offer", "id")).equals(("offer_sku", "offer_id")))
        .and_where(Expr::col(("offer_sku", "product_sku_id")).eq(product_sku_id))
        .and_where(living())
        .to_owned();
    counted(db, &count).await
}

async fn counted(db: &impl ConnectionTrait, count: &sea_orm::sea_query::SelectStatement) -> Result<i64> {
    let row = db.query_one(count).await?;
    Ok(row.map(|row| Counted::from_query_result(&row, "")).transpose()?.map_or(0, |found| found.many))
}
