//! Where other modules hear of companies, and what they are asked about them.

use platform::Date;
use platform::point::{Event, Links, Question};

/// It may not write any more.
#[derive(Clone)]
pub struct Frozen {
    pub company_id: i64,
}

impl Event for Frozen {}

/// It may write again.
#[derive(Clone)]
pub struct Enabled {
    pub company_id: i64,
}

impl Event for Enabled {}

/// How companies have behaved from a day on: whoever keeps such acts answers with their ids.
#[derive(Clone)]
pub struct Conduct {
    pub company_ids: Vec<i64>,
    pub since: Date,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    LateSupply,
    BrokenPrice,
    Complaint,
}

impl Question for Conduct {
    type Answer = (Fault, Links);
}
