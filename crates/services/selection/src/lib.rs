//! Selection: what merchants offer and through which stores.
//!
//! [`store_appr`] is the application for a store, an approval document; [`stores`] is what an approved one brings to
//! life, `store_calls` what a merchant and the staff do with it, `store_expiry` what the clock does. `store_rules` are
//! pure. [`demo`] fills the demo profile.

pub mod demo;
mod entity;
mod points;
mod store_appr;
mod store_calls;
mod store_expiry;
mod store_rules;
mod stores;
pub mod texts;

use platform::Module;
use platform::document::{in_review, rejected};
use platform::import::DocumentSheet;
use platform::jobs::{Job, Schedule};
use platform::module::When;

pub use points::{AuthExpired, Bound, Selling, Unbinding};
pub use store_appr::{OfferStoreAppr, StoreForm};
pub use stores::{
    first_usable as first_store, is_usable as is_usable_store, known_as as store_known_as, names as store_names,
    usable as usable_stores,
};

pub fn module() -> Module {
    let apprs = "/api/merchant/offer-store-apprs";
    let path = "/services/selection/api/merchant/offer-store-apprs";
    let back = rejected::<OfferStoreAppr>("storeRejected", "待修改店铺申请", path);
    Module::new("selection")
        .document::<OfferStoreAppr>(apprs)
        .import::<DocumentSheet<OfferStoreAppr>>(apprs, &["offerStore_create"])
        .calls(store_calls::endpoints())
        .tasks("selection-workflow", &["productOfferTask", "offerStoreTask", "certificateTask"])
        .emits::<Unbinding>()
        .emits::<AuthExpired>()
        .emits::<Bound>()
        .answers(stores::is_reached)
        .todos(
            30,
            [
                back.opens("/business/info?tab=store&state=REJECTED"),
                in_review::<OfferStoreAppr>(path).opens("/business/info?tab=store&state=APPROVING"),
            ],
        )
        .jobs([Job::new("store.auth-expiry", "店铺授权到期", Schedule::Cron("20 2 * * *"), store_expiry::run)])
        .events([("offerStore.authExpired", "店铺授权到期")])
        .texts(texts::TEXTS)
        .migrations([
            ("0040_selection", include_str!("../migrations/0001_stores.sql")),
            ("0150_ratings", include_str!("../migrations/0150_ratings.sql")),
        ])
        .demo(When::InTurn, demo::fill)
}
