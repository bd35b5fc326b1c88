//! Where other modules hear of stores.

use platform::point::{Event, Veto};

/// A merchant and a store to sell through.
#[derive(Clone, Copy, Debug)]
pub struct Selling {
    pub merchant_id: i64,
    pub store_id: i64,
}

/// The merchant is about to give it up.
#[derive(Clone)]
pub struct Unbinding(pub Selling);

impl Veto for Unbinding {}

/// The authorisation has ended.
#[derive(Clone)]
pub struct AuthExpired(pub Selling);

impl Event for AuthExpired {}

/// The merchant may sell through it.
#[derive(Clone)]
pub struct Bound(pub Selling);

impl Event for Bound {}
