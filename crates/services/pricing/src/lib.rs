//! Prices: what merchants promised, what is asked for the same thing elsewhere, and what becomes of a broken promise.
//!
//! `commitments` are the promises: drafted when an offer is approved, in force from its show on. `prices` are what was
//! seen on other channels, by a sheet or by a partner's `push`. `watch` compares the two every morning; what it finds
//! is a case in `violations`, which the merchant explains and two people decide. `scope_rules` say which prices count
//! against a promise, `violation_rules` who may do what. [`demo`] fills the demo profile.
//!
//! Offers ask [`standing`] and [`elsewhere`] when they check their prices, and stand at the points
//! `priceViolation.confirmed` and `priceViolation.closed`. Whoever closes a show says so with [`shown`].

mod barcode;
mod commitments;
pub mod demo;
mod entity;
mod lists;
mod prices;
mod push;
mod scope_rules;
mod violation_deeds;
mod violation_rules;
mod violations;
mod watch;

use platform::access::{Routes, UserType};
use platform::db::Migration;
use platform::document::Lookup;
use platform::import::ImportRoutes;
use platform::jobs::{Job, Schedule};
use platform::todo::Todo;

pub use barcode::is_barcode;
pub use commitments::{Compensation, Pledge, PledgedSku, Standing, Terms, close, draft, owe, shown, standing};
pub use lists::{Protection, of_offer};
pub use prices::{Elsewhere, elsewhere};
pub use push::{CHANNELS, PushedPrice, key as push_key, make as make_push};
pub use scope_rules::ALL_CHANNEL;
pub use violations::showings;

pub fn routes() -> Vec<Routes> {
    let own = lists::endpoints().into_iter().chain(violation_deeds::endpoints());
    let staff = own.fold(Routes::service("selection"), Routes::route);
    let staff = staff.import::<prices::PriceSheet>("/api/channel-prices", &["price_import"]);
    let channels = CHANNELS
        .iter()
        .map(|channel| push::endpoints(channel).into_iter().fold(Routes::service(channel), Routes::route));
    std::iter::once(staff).chain(channels).collect()
}

pub fn migrations() -> Vec<Migration> {
    vec![Migration { name: "0120_pricing", sql: include_str!("../migrations/0001_pricing.sql") }]
}

pub fn jobs() -> Vec<Job> {
    vec![Job::new("price.watch", Schedule::Cron("0 6 * * *"), watch::run)]
}

pub fn lookups() -> Vec<Lookup> {
    vec![Lookup::new("company.priceViolations", violations::of_companies)]
}

pub fn todos() -> Vec<Todo> {
    let path = "/services/selection/api/price-violations";
    let open = Todo::new(UserType::Platform, "priceViolation", "待处理破价线索", path, lists::violations);
    vec![
        open.hint("核实商家说明并认定")
            .codes(&["price_decide"])
            .filter("status.in=OPEN,EXPLAINED")
            .opens("/platform/price-watch?tab=violations"),
    ]
}
