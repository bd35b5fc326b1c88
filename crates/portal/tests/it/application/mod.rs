//! What the calls under `/services/application` promise.

mod articles;
mod client_errors;
mod favourites;
mod feedback;
