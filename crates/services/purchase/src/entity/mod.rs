pub mod need;
pub mod response;
