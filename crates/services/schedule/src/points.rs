//! Where other modules hear of the schedule, and what they are asked about what stands in it.

use std::collections::HashMap;

use platform::Date;
use platform::point::{Event, Question, Veto};

/// An offer is about to be given its place in a show: no contract, no qualification, no supply stand against it.
#[derive(Clone)]
pub struct Confirming {
    pub item_id: i64,
    pub offer_id: i64,
    pub company_id: i64,
    pub brand_id: Option<i64>,
    pub show_date: Date,
    /// Why whoever may do so lets it pass in spite of that.
    pub waived: Option<String>,
}

impl Veto for Confirming {}

/// A session is over.
#[derive(Clone)]
pub struct Shown {
    pub session_id: i64,
    pub offer_ids: Vec<i64>,
    pub show_date: Date,
}

impl Event for Shown {}

/// How far each of them is with what has to be done before its show.
#[derive(Clone)]
pub struct Preparing(pub Vec<Place>);

#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub item_id: i64,
    pub offer_id: i64,
    pub show_date: Date,
}

/// What has to be done; one module answers for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Contract,
    Supply,
    Detail,
    Promotion,
    Qc,
}

/// Least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Progress {
    Missing,
    Going,
    Ready,
    Needless,
}

impl Question for Preparing {
    /// By item; one that is left out has nothing yet.
    type Answer = (Task, HashMap<i64, Progress>);
}
