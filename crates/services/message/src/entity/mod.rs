pub mod message;
pub mod preference;
