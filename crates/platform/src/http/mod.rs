//! Everything between a socket and a handler.

mod attachment;
pub mod idempotency;
pub mod input;
mod layers;
mod observe;
mod problem;
mod refusal;
mod serve;
pub mod texts;
mod unread;

pub use attachment::attachment;
pub use input::{Id, Params, Shaped, Valid, form_of, parse_json, read_body, version_missing};
pub use layers::wrap;
pub use observe::{health_routes, metrics_handle, metrics_route};
pub use problem::{Cause, FieldError, Problem, ProblemBody, Result};
pub use serve::{Server, ServerLimits};

use axum::http::HeaderValue;

/// What most answers are.
pub const JSON: HeaderValue = HeaderValue::from_static("application/json");

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
