//! What offers hang on: certificates, the company, the store. When one of them falls, its offers may not go on air.

use std::collections::{BTreeSet, HashMap};

use bizconfig::qualification::{self, Product};
use certificate::{Certificate, Expired, InForce, OffersNeeding, Renewed};
use company::{Enabled, Frozen};
use platform::App;
use platform::db::Tx;
use platform::http::Result;
use platform::point::Links;
use platform::workflow::status::{APPROVED, APPROVING, CREATED, NOT_STARTED, REJECTED};
use sea_orm::sea_query::{Cond, Expr, ExprTrait, Query};
use sea_orm::{ConnectionTrait, FromQueryResult};
use selection::{AuthExpired, Bound, Selling, Unbinding};

use crate::offer::SHOWED;
use crate::restrict::{lay, lift, lift_for, look_again};
use crate::texts;

/// What could still go on air.
const LIVING: [&str; 5] = [NOT_STARTED, CREATED, APPROVING, REJECTED, APPROVED];

pub async fn certificate_expired(app: App, tx: Tx, Expired(certificate): Expired) -> Result<()> {
    let offers = affected(&app, &tx, std::slice::from_ref(&certificate)).await?.remove(&certificate.id);
    lay(&tx, &Vec::from_iter(offers.unwrap_or_default()), "CERT_EXPIRED", Some(certificate.id)).await
}

pub async fn certificate_renewed(_app: App, tx: Tx, renewed: Renewed) -> Result<()> {
    lift_for(&tx, "CERT_EXPIRED", renewed.certificate.id).await
}

/// What was passed on condition may be whole now.
pub async fn certificate_in_force(app: App, tx: Tx, InForce { company_id }: InForce) -> Result<()> {
    look_again(&app, &tx, &living(&tx, company_id).await?).await
}

pub async fn company_frozen(_app: App, tx: Tx, Frozen { company_id }: Frozen) -> Result<()> {
    lay(&tx, &living(&tx, company_id).await?, "COMPANY_FROZEN", None).await
}

pub async fn company_enabled(_app: App, tx: Tx, Enabled { company_id }: Enabled) -> Result<()> {
    lift(&tx, &living(&tx, company_id).await?, "COMPANY_FROZEN").await
}

/// No offer that is on its way or still to be shown sells through it.
pub async fn store_is_free(_app: App, tx: Tx, Unbinding(selling): Unbinding) -> Result<()> {
    let used = using(&tx, selling, &[APPROVING, APPROVED]).await?;
    if used.is_empty() { Ok(()) } else { Err(texts::STORE_IN_USE.into()) }
}

pub async fn store_expired(_app: App, tx: Tx, AuthExpired(selling): AuthExpired) -> Result<()> {
    lay(&tx, &using(&tx, selling, &LIVING).await?, "STORE_AUTH_EXPIRED", Some(selling.store_id)).await
}

pub async fn store_bound(_app: App, tx: Tx, Bound(selling): Bound) -> Result<()> {
    lift(&tx, &using(&tx, selling, &LIVING).await?, "STORE_AUTH_EXPIRED").await
}

pub async fn needing(app: App, OffersNeeding(certificates): OffersNeeding) -> Result<Links> {
    affected(&app, app.db.read(), &certificates).await
}

#[derive(FromQueryResult)]
struct Candidate {
    id: i64,
    company_id: i64,
    brand_id: Option<i64>,
    category_code: String,
    category2: String,
    category3: String,
}

impl Candidate {
    fn category(&self) -> &str {
        [&self.category3, &self.category2].into_iter().find(|code| !code.is_empty()).unwrap_or(&self.category_code)
    }
}

/// The offers that need each certificate, by the matrix of what a category must have.
async fn affected(app: &App, db: &impl ConnectionTrait, certificates: &[Certificate]) -> Result<Links> {
    let companies: BTreeSet<i64> = certificates.iter().map(|certificate| certificate.company_id).collect();
    if companies.is_empty() {
        return Ok(Links::new());
    }
    let column = Expr::col::<&str>;
    let offers = Query::select()
        .columns(["id", "company_id", "brand_id", "category_code", "category2", "category3"])
        .from("offer")
        .and_where(column("company_id").is_in(companies))
        .and_where(column("status").is_in(LIVING))
        .and_where(column("show_status").ne(SHOWED))
        .and_where(column("is_deleted").eq(false))
        .to_owned();
    let mut needed: HashMap<String, Vec<String>> = HashMap::new();
    let mut found = Links::new();
    for row in db.query_all(&offers).await? {
        let offer = Candidate::from_query_result(&row, "")?;
        if !needed.contains_key(offer.category()) {
            let product = Product { category_code: offer.category(), ..Product::default() };
            let rules = qualification::rules_for(app, product).await?;
            let must = rules.into_iter().filter(|rule| rule.required != "SHOULD").map(|rule| rule.cert_type);
            needed.insert(offer.category().to_owned(), must.collect());
        }
        for certificate in certificates.iter().filter(|certificate| certificate.company_id == offer.company_id) {
            let brand = certificate.brand_id.is_none() || certificate.brand_id == offer.brand_id;
            let category = certificate.category_code.is_empty() || certificate.category_code == offer.category_code;
            let must = needed.get(offer.category()).is_some_and(|types| types.contains(&certificate.cert_type));
            if brand && category && must {
                found.entry(certificate.id).or_default().insert(offer.id);
            }
        }
    }
    Ok(found)
}

async fn living(tx: &Tx, company_id: i64) -> Result<Vec<i64>> {
    ids(tx, Cond::all().add(Expr::col("company_id").eq(company_id)), &LIVING).await
}

/// A merchant's offers that are to be sold through a store.
async fn using(tx: &Tx, selling: Selling, statuses: &[&str]) -> Result<Vec<i64>> {
    let column = Expr::col::<&str>;
    let through = column("store_id").eq(selling.store_id).and(column("company_id").eq(selling.merchant_id));
    ids(tx, Cond::all().add(through), statuses).await
}

async fn ids(tx: &Tx, which: Cond, statuses: &[&str]) -> Result<Vec<i64>> {
    let column = Expr::col::<&str>;
    let select = Query::select()
        .column("id")
        .from("offer")
        .cond_where(which)
        .and_where(column("status").is_in(statuses.iter().copied()))
        .and_where(column("show_status").ne(SHOWED))
        .and_where(column("is_deleted").eq(false))
        .to_owned();
    tx.query_all(&select).await?.iter().map(|row| Ok(row.try_get("", "id")?)).collect()
}
