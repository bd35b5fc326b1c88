pub mod auth_notice;
pub mod basic_info;
pub mod cert_item;
