//! Selection: what merchants offer and through which stores.
//!
//! [`store_appr`] is the application for a store, an approval document; [`stores`] is what an approved one brings to
//! life, `store_calls` what a merchant and the staff do with it, `store_expiry` what the clock does. `store_rules` are
//! pure. [`demo`] fills the demo profile.

pub mod demo;
mod entity;
mod store_appr;
mod store_calls;
mod store_expiry;
mod store_rules;
mod stores;

use std::sync::Arc;

use platform::access::Routes;
use platform::db::Migration;
use platform::document::{AnyDocument, DocumentRoutes, Gate, handle, rejected};
use platform::import::{DocumentSheet, ImportRoutes};
use platform::jobs::{Job, Schedule};
use platform::todo::Todo;
use platform::workflow;

pub use store_appr::{OfferStoreAppr, StoreForm};
pub use stores::{
    first_usable as first_store, is_usable as is_usable_store, known_as as store_known_as, names as store_names,
    usable as usable_stores,
};

pub fn routes() -> Vec<Routes> {
    let apprs = "/api/merchant/offer-store-apprs";
    let stores = Routes::service("selection")
        .document::<OfferStoreAppr>(apprs, "/create")
        .import::<DocumentSheet<OfferStoreAppr>>(apprs, &["offerStore_create"]);
    vec![
        store_calls::endpoints().into_iter().fold(stores, Routes::route),
        workflow::routes("selection-workflow", &["productOfferTask", "offerStoreTask", "certificateTask"]),
    ]
}

pub fn documents() -> Vec<Arc<dyn AnyDocument>> {
    vec![handle::<OfferStoreAppr>()]
}

pub fn todos() -> Vec<Todo> {
    let path = "/services/selection/api/merchant/offer-store-apprs";
    let back = rejected::<OfferStoreAppr>("storeRejected", "待修改店铺", path);
    vec![back.opens("/business/info?tab=store&state=REJECTED")]
}

pub fn gates() -> Vec<Gate> {
    vec![Gate::new("favourite.store", stores::is_reached)]
}

pub fn migrations() -> Vec<Migration> {
    vec![
        Migration { name: "0040_selection", sql: include_str!("../migrations/0001_stores.sql") },
        Migration { name: "0150_ratings", sql: include_str!("../migrations/0150_ratings.sql") },
    ]
}

pub fn jobs() -> Vec<Job> {
    vec![Job::new("store.auth-expiry", Schedule::Cron("20 2 * * *"), store_expiry::run)]
}
