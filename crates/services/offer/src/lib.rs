//! Offers: what merchants offer for selection, from the first draft to the decision.
//!
//! [`offer`](Offer) is the approval document, `form` what people fill in, `steps` what the approvers do. `precheck` says
//! before a submission whether it will be refused and why; its sections come from `attr_rules`, `image_rules`,
//! `cert_rules`, `price_check` and `duplicates`, and `waivers` lift some of them. `price_rules` knows what a buyer pays,
//! `badge_rules` what a list shows, `staff` what it shows to staff alone, `compare` a few side by side. `copying` makes
//! offers from others, `importing` drafts from a workbook, `change` pending copies of approved ones, `completing` whole
//! offers of quick ones; `protection` is what an offer promises of its price; `hanging` knows what offers hang on,
//! [`spelling`] keeps what merchants type freely in one spelling, `restrict` keeps offers off the air, [`airing`] is what a schedule asks of them; [`demo`] fills the demo profile.

pub mod airing;
mod attr_rules;
mod attrs;
mod badge_rules;
mod batch;
mod calls;
mod cert_rules;
mod change;
mod clock;
mod compare;
mod completing;
mod copying;
pub mod demo;
mod demo_data;
mod demo_pictures;
mod duplicates;
mod entity;
mod form;
mod hanging;
mod history;
mod image_rules;
mod importing;
pub mod index;
mod offer;
mod precheck;
mod price_check;
mod price_rules;
mod protect_rules;
mod protection;
mod readable;
mod restrict;
mod sheet_form;
mod sku_rules;
mod skus;
pub mod spelling;
mod staff;
mod steps;
mod waivers;

use std::sync::Arc;

use platform::access::Routes;
use platform::db::Migration;
use platform::document::{AnyDocument, DocumentRoutes, handle, rejected};
use platform::import::ImportRoutes;
use platform::todo::Todo;

pub use badge_rules::Badge;
pub use change::OfferChange;
pub use clock::jobs;
pub use form::OfferForm;
pub use hanging::{gates, lookups};
pub use offer::Offer;
pub use skus::barcodes;

pub fn routes() -> Vec<Routes> {
    let own = calls::endpoints().into_iter().chain([price_check::endpoint(), copying::endpoint()]);
    let own = own.chain(restrict::endpoints()).chain(waivers::endpoints()).chain(change::endpoints());
    let own = own
        .chain([batch::endpoint(), compare::endpoint(), completing::endpoint(), protection::endpoint()])
        .chain(history::endpoints());
    let offers = Routes::service("selection")
        .document::<Offer>("/api/offers", "")
        .import::<importing::OfferSheet>("/api/offers", &["offerList_import"])
        .readable_document::<OfferChange>("/api/offer-changes");
    vec![own.fold(offers, Routes::route)]
}

pub fn documents() -> Vec<Arc<dyn AnyDocument>> {
    vec![handle::<Offer>(), handle::<OfferChange>()]
}

pub fn todos() -> Vec<Todo> {
    let back = rejected::<Offer>("offerRejected", "待修改报品", "/services/selection/api/offers");
    vec![back.opens("/offer/list?state=REJECTED")]
}

pub fn migrations() -> Vec<Migration> {
    vec![
        Migration { name: "0110_offers", sql: include_str!("../migrations/0001_offers.sql") },
        Migration { name: "0130_staff_offers", sql: include_str!("../migrations/0130_staff_offers.sql") },
        Migration { name: "0142_spelling", sql: include_str!("../migrations/0142_spelling.sql") },
        Migration { name: "0144_grams", sql: include_str!("../migrations/0144_grams.sql") },
    ]
}
