//! Approval: flow tables, tasks, the process log, working hours.
//!
//! [`flow::decide`] is pure and says what an event makes of a document; `document` applies it in one transaction.

mod batch;
pub mod decision;
pub mod flow;
pub mod hours;
pub mod log;
pub mod overtime;
pub mod routes;
mod step_form;
pub mod step_rule;
pub mod task;
pub mod version;
mod waiting;

pub use decision::Rejecting;
pub use flow::{Event, Flow, Guard, State, Step, To, Transition, Who};
pub use routes::routes;
pub use step_form::{BatchFilled, StepFilled, StepForm, StepStart};
pub use task::{Decided, decided_since};
pub use waiting::{Waiting, waiting};

/// The statuses that the specification names (S4-01). Modules add their own.
pub mod status {
    pub const NOT_STARTED: &str = "NOT_STARTED";
    pub const CREATED: &str = "CREATED";
    pub const APPROVING: &str = "APPROVING";
    pub const REJECTED: &str = "REJECTED";
    pub const APPROVED: &str = "APPROVED";
    pub const CANCELLED_BY_ZHAOSHANG: &str = "CANCELLED_BY_ZHAOSHANG";
    pub const COMPLETED: &str = "COMPLETED";
    pub const CANCELLED: &str = "CANCELLED";
}
