//! What the calls under `/services/application` promise.

mod client_errors;
