//! The tables of this crate. Nobody else touches them.

pub mod account;
pub mod account_role;
pub mod auth_code;
pub mod captcha_ticket;
pub mod live_room;
pub mod login_log;
pub mod password_history;
pub mod role;
pub mod role_permission;
pub mod user_group;
