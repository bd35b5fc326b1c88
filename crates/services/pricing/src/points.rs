//! Where other modules hear of broken prices.

use platform::point::Event;

#[derive(Clone)]
pub struct Case {
    pub id: i64,
    pub offer_id: i64,
    /// Who decided, and their name.
    pub by: (i64, String),
}

/// Two people have confirmed it.
#[derive(Clone)]
pub struct Confirmed(pub Case);

impl Event for Confirmed {}

/// One that was confirmed is closed.
#[derive(Clone)]
pub struct Closed(pub Case);

impl Event for Closed {}
