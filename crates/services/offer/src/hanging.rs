//! What offers hang on: certificates, the company, the store. When one of them falls, its offers may not go on air.

use std::collections::{BTreeSet, HashMap};

use bizconfig::qualification::{self, Product};
use platform::App;
use platform::db::Tx;
use platform::document::{Found, Gate, Lookup};
use platform::http::{Result, texts};
use platform::workflow::status::{APPROVED, APPROVING, CREATED, NOT_STARTED, REJECTED};
use sea_orm::sea_query::{Cond, Expr, ExprTrait, Query};
use sea_orm::{ConnectionTrait, FromQueryResult};
use serde::Deserialize;
use serde_json::Value as Json;

use crate::offer::SHOWED;
use crate::protection;
use crate::restrict::{lay, lift, lift_for};

/// What could still go on air.
const LIVING: [&str; 5] = [NOT_STARTED, CREATED, APPROVING, REJECTED, APPROVED];

pub fn gates() -> Vec<Gate> {
    let own = vec![
        Gate::new("certificate.expired", |app, tx, facts| async move {
            let certificate: Certificate = serde_json::from_value(facts)?;
            let offers = affected(&app, &*tx, std::slice::from_ref(&certificate)).await?.remove(&certificate.id);
            lay(&tx, &Vec::from_iter(offers.unwrap_or_default()), "CERT_EXPIRED", Some(certificate.id)).await
        }),
        Gate::new("certificate.renewed", |_app, tx, facts| async move {
            lift_for(&tx, "CERT_EXPIRED", facts["id"].as_i64().unwrap_or_default()).await
        }),
        Gate::new("company.frozen", |_app, tx, facts| async move {
            let offers = living(&tx, "company_id", &facts["companyId"]).await?;
            lay(&tx, &offers, "COMPANY_FROZEN", None).await
        }),
        Gate::new("company.enabled", |_app, tx, facts| async move {
            let offers = living(&tx, "company_id", &facts["companyId"]).await?;
            lift(&tx, &offers, "COMPANY_FROZEN").await
        }),
        Gate::new("offerStore.unbind", |_app, tx, facts| async move {
            let used = using(&tx, &facts, &[APPROVING, APPROVED]).await?;
            if used.is_empty() { Ok(()) } else { Err(texts::STORE_IN_USE.into()) }
        }),
        Gate::new("offerStore.authExpired", |_app, tx, facts| async move {
            let offers = using(&tx, &facts, &LIVING).await?;
            lay(&tx, &offers, "STORE_AUTH_EXPIRED", facts["storeId"].as_i64()).await
        }),
        Gate::new("offerStore.bound", |_app, tx, facts| async move {
            let offers = using(&tx, &facts, &LIVING).await?;
            lift(&tx, &offers, "STORE_AUTH_EXPIRED").await
        }),
    ];
    [own, protection::gates()].concat()
}

pub fn lookups() -> Vec<Lookup> {
    vec![Lookup::new("certificate.offers", |app, facts| async move {
        let certificates: Vec<Certificate> = serde_json::from_value(facts)?;
        affected(&app, app.db.read(), &certificates).await
    })]
}

/// What the points of certificates tell.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Certificate {
    id: i64,
    company_id: i64,
    cert_type: String,
    brand_id: Option<i64>,
    category_code: String,
}

#[derive(FromQueryResult)]
struct Hanging {
    id: i64,
    company_id: i64,
    brand_id: Option<i64>,
    category_code: String,
    category2: String,
    category3: String,
}

impl Hanging {
    fn category(&self) -> &str {
        [&self.category3, &self.category2].into_iter().find(|code| !code.is_empty()).unwrap_or(&self.category_code)
    }
}

/// The offers that need each certificate, by the matrix of what a category must have.
async fn affected(app: &App, db: &impl ConnectionTrait, certificates: &[Certificate]) -> Result<Found> {
    let companies: BTreeSet<i64> = certificates.iter().map(|certificate| certificate.company_id).collect();
    if companies.is_empty() {
        return Ok(Found::new());
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
    let mut found = Found::new();
    for row in db.query_all(&offers).await? {
        let offer = Hanging::from_query_result(&row, "")?;
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

async fn living(tx: &Tx, name: &'static str, id: &Json) -> Result<Vec<i64>> {
    ids(tx, Cond::all().add(Expr::col(name).eq(id.as_i64().unwrap_or_default())), &LIVING).await
}

/// A merchant's offers that are to be sold through a store.
async fn using(tx: &Tx, facts: &Json, statuses: &[&str]) -> Result<Vec<i64>> {
    let number = |name: &str| facts[name].as_i64().unwrap_or_default();
    let column = Expr::col::<&str>;
    let through =
        Cond::all().add(column("store_id").eq(number("storeId"))).add(column("company_id").eq(number("merchantId")));
    ids(tx, through, statuses).await
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
