//! System management (03): a company's own accounts, user groups and roles, and the platform's in the same way.
//!
//! [`account_list`] shows accounts, [`account_form`] makes and changes them, [`account_actions`] does one thing to one or
//! many of them, [`account_import`] takes a sheet. [`groups`] is the tree that they stand in, with the pure
//! [`group_rules`]. [`roles`] shows roles, [`role_form`] makes and changes them. [`rights`] says how much a caller may
//! hand out. [`company_admins`] is the platform's help for a company that has locked itself out.

mod account_actions;
mod account_form;
mod account_import;
mod account_list;
mod account_view;
mod company_admins;
mod group_rules;
mod group_tree;
mod groups;
mod initial_passwords;
mod members;
mod people;
mod permission_tree;
mod place;
mod rights;
mod role_form;
mod roles;

use platform::access::Endpoint;
use platform::import;

pub use rights::admin_role;

pub fn endpoints() -> impl Iterator<Item = Endpoint> {
    import::endpoints::<account_import::AccountSheet>(account_list::PATH, &[account_import::CODE])
        .into_iter()
        .chain(account_list::endpoints())
        .chain(account_form::endpoints())
        .chain(account_actions::endpoints())
        .chain(initial_passwords::endpoints())
        .chain(groups::endpoints())
        .chain(roles::endpoints())
        .chain(role_form::endpoints())
        .chain(permission_tree::endpoints())
        .chain(company_admins::endpoints())
}
