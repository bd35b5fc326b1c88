pub mod relation;
pub mod store;
pub mod store_event;
pub mod store_rating;
