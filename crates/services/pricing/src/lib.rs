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
mod points;
mod prices;
mod push;
mod scope_rules;
pub mod texts;
mod violation_actions;
mod violation_rules;
mod violations;
mod watch;

use platform::Module;
use platform::access::UserType;
use platform::jobs::{Job, Schedule};
use platform::module::When;
use platform::todo::Todo;

pub use barcode::is_barcode;
pub use commitments::{Compensation, Pledge, PledgedSku, Standing, Terms, close, draft, owe, shown, standing};
pub use lists::{Protection, of_offer};
pub use points::{Case, Closed, Confirmed};
pub use prices::{Elsewhere, elsewhere};
pub use push::{CHANNELS, PushedPrice, key as push_key, make as make_push};
pub use scope_rules::ALL_CHANNEL;

pub fn module() -> Module {
    let staff = Module::new("selection")
        .calls(lists::endpoints())
        .calls(violation_actions::endpoints())
        .import::<prices::PriceSheet>("/api/channel-prices", &["price_import"]);
    let all = CHANNELS.iter().fold(staff, |module, channel| module.under(channel).calls(push::endpoints(channel)));
    all.answers(violations::of_companies)
        .emits::<Confirmed>()
        .emits::<Closed>()
        .showings(violations::showings())
        .todos(60, todos())
        .jobs([Job::new("price.watch", "价格监测", Schedule::Cron("0 6 * * *"), watch::run)])
        .events([("price.push", "推送渠道价格"), ("price.watch", "价格监测")])
        .texts(texts::TEXTS)
        .migrations([("0120_pricing", include_str!("../migrations/0001_pricing.sql"))])
        .demo(When::InTurn, demo::fill)
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
