//! Offers: what merchants offer for selection, from the first draft to the decision.
//!
//! [`offer`](Offer) is the approval document, `form` what people fill in, `steps` what the approvers do. `precheck` says
//! before a submission whether it will be refused and why; its sections come from `attr_rules`, `product_rules`, `image_rules`,
//! `cert_rules`, `price_check` and `duplicates`, and `waivers` lift some of them. `price_rules` knows what a buyer pays,
//! `badge_rules` what a list shows, `staff` what it shows to staff alone, `compare` a few side by side. `copying` makes
//! offers from others, `reuse` further shows of approved ones, `importing` drafts from a workbook, `change` pending copies of approved ones, `completing` whole
//! offers of quick ones; `protection` is what an offer promises of its price, `products` which product it is of; `hanging` knows what offers hang on,
//! [`spelling`] keeps what merchants type freely in one spelling, `restrict` keeps offers off the air, [`airing`] is what a schedule asks of them; [`demo`] fills the demo profile.

mod affected;
pub mod airing;
mod attr_rules;
mod attrs;
mod badge_rules;
mod batch;
mod beside;
mod calls;
mod cert_rules;
mod change;
mod clock;
mod compare;
mod completing;
mod copying;
pub mod demo;
mod demo_data;
mod demo_form;
pub mod demo_pictures;
mod duplicates;
mod entity;
mod form;
mod history;
mod image_rules;
mod importing;
pub mod index;
mod listeners;
mod offer;
mod precheck;
mod price_check;
mod price_rules;
mod product_rules;
mod products;
mod protect_rules;
mod protection;
mod readable;
mod restrict;
mod reuse;
mod sheet_form;
mod sku_rules;
mod skus;
pub mod spelling;
mod staff;
mod steps;
pub mod texts;
mod todos;
mod waivers;

use platform::Module;
use platform::module::When;

pub use affected::{NextShow, NextShows};
pub use attrs::Attrs;
pub use badge_rules::Badge;
pub use cert_rules::risk_level;
pub use certificate::find as find_certificate;
pub use change::{Changing, OfferChange};
pub use copying::{CopySource, begun_with, dropped};
pub use form::{OfferForm, OfferSku};
pub use image_rules::{ImageSlot, MAIN, product_slots};
pub use offer::{Offer, STOP};
pub use precheck::of_product;
pub use products::{Approved, Choosing, Submitted, Told, belong, living_of, living_of_version};
pub use skus::barcodes;

pub fn module() -> Module {
    Module::new("selection")
        .document::<Offer>("/api/offers")
        .import::<importing::OfferSheet>("/api/offers", &["offerList_import"])
        .readable_document::<OfferChange>("/api/offer-changes")
        .calls(calls::endpoints())
        .calls([price_check::endpoint(), copying::endpoint()])
        .calls(restrict::endpoints())
        .calls([affected::endpoint()])
        .calls(waivers::endpoints())
        .calls(change::endpoints())
        .calls([batch::endpoint(), compare::endpoint(), completing::endpoint(), protection::endpoint()])
        .calls(history::endpoints())
        .emits::<Changing>()
        .emits::<Submitted>()
        .emits::<Approved>()
        .emits::<Choosing>()
        .emits::<NextShows>()
        .on(listeners::certificate_expired)
        .on(listeners::certificate_renewed)
        .on(listeners::certificate_in_force)
        .on(listeners::company_frozen)
        .on(listeners::company_enabled)
        .veto(listeners::store_is_free)
        .on(listeners::store_expired)
        .on(listeners::store_bound)
        .on(protection::violation_confirmed)
        .on(protection::violation_closed)
        .answers(listeners::needing)
        .todos(10, todos::todos())
        .milestones(30, todos::milestones())
        .jobs(clock::jobs())
        .events([
            ("offer.expiry", "报品超期关闭"),
            ("offer.overtime", "报品超时未排期"),
            ("offer.completion", "报品完成"),
        ])
        .texts(texts::TEXTS)
        .migrations([
            ("0110_offers", include_str!("../migrations/0001_offers.sql")),
            ("0130_staff_offers", include_str!("../migrations/0130_staff_offers.sql")),
            ("0142_spelling", include_str!("../migrations/0142_spelling.sql")),
            ("0144_grams", include_str!("../migrations/0144_grams.sql")),
            ("0170_offer_names", include_str!("../migrations/0170_names.sql")),
            ("0171_price_found", include_str!("../migrations/0171_price_found.sql")),
            ("0240_offer_products", include_str!("../migrations/0240_products.sql")),
        ])
        .demo(When::InTurn, demo::fill)
}
