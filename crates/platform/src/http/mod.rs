//! Everything between a socket and a handler.

pub mod idempotency;
pub mod input;
mod layers;
mod observe;
mod problem;
mod serve;
pub mod texts;

pub use input::{Id, Params, Valid, form_of};
pub use layers::wrap;
pub use observe::{health_routes, metrics_handle, metrics_route};
pub use problem::{Cause, FieldError, Problem, ProblemBody, Result};
pub use serve::{Server, ServerLimits};

/// The answer of calls that only say that they have done it.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub struct Done {
    pub success: bool,
}

impl Done {
    pub fn ok() -> axum::Json<Self> {
        axum::Json(Self { success: true })
    }
}
