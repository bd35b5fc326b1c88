//! A record: rows of rules that staff keep. Declared once; list, create, save and delete come with the declaration.
//!
//! A record's table has the columns of [`COLUMNS`]. What was entered is one JSON text, `form`; what a list searches or
//! sorts by is copied into columns of its own ([`Record::LISTED`]). Every save leaves its difference in the audit log and
//! tells the dictionaries what it uses.

mod calls;
mod schema;
mod table;

pub use table::{Row, all, insert, insert_all, with};

use async_trait::async_trait;
use sea_orm::sea_query::Order;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use schema::{RowSchema, SaveBody};

use crate::access::{Access, Endpoint, Tenant, delete, get, post, put};
use crate::db::{Column, Tx};
use crate::document::intern;
use crate::form::{Checks, Form};
use crate::http::Result;

/// What every record's table begins with.
pub const COLUMNS: [&str; 9] = [
    "id",
    "form",
    "row_version",
    "created_by",
    "created_by_name",
    "created_date",
    "last_modified_by",
    "last_modified_by_name",
    "last_modified_date",
];

#[async_trait]
pub trait Record: Send + Sync + 'static {
    type Form: Form + Serialize + DeserializeOwned + ToSchema + Clone + Default + Send + Sync + 'static;

    /// Names audit entries and uses of dictionaries.
    const KIND: &'static str;
    /// As people call it.
    const NAME: &'static str;
    const TABLE: &'static str;
    /// What its list is searched and sorted by beside the time of the last change.
    const LISTED: &'static [Column];
    const SORT: (&'static str, Order) = ("lastModifiedDate", Order::Desc);
    /// A list that may grow long comes in pages, another whole.
    const PAGED: bool = false;
    /// Any of these may write; whoever is logged in may read.
    const EDIT: &'static [&'static str];

    /// What one of them is called.
    fn title(form: &Self::Form) -> String;

    /// Rules that one field alone cannot state.
    fn check(_form: &Self::Form, _checks: &mut Checks) {}

    /// Rules that need the database. `id` is the row's own, so that it is not compared with itself.
    async fn admit(_tx: &Tx, _id: i64, _form: &Self::Form, _checks: &mut Checks) -> Result<()> {
        Ok(())
    }

    /// Whether it may go.
    async fn release(_tx: &Tx, _id: i64, _form: &Self::Form) -> Result<()> {
        Ok(())
    }

    /// Something about these rows is new: whoever keeps what is made from them has to make it again.
    async fn changed(_tx: &Tx) -> Result<()> {
        Ok(())
    }
}

const RULES: Tenant = Tenant::None("rules that staff keep for the whole installation: no company has rows of them");

pub fn endpoints<R: Record>(path: &str) -> Vec<Endpoint> {
    let title = |words: &str| intern(format!("{}：{words}", R::NAME));
    let event = |name: &str| intern(format!("{}.{name}", R::KIND));
    let writes = |endpoint: Endpoint| endpoint.access(Access::Codes(R::EDIT), RULES);
    let list = match R::PAGED {
        true => table::contract::<R>()
            .columns
            .iter()
            .chain(R::LISTED)
            .fold(get(path, calls::page::<R>), |list, column| list.param(column.name, column.name))
            .answers_page::<RowSchema<R>>(),
        false => get(path, calls::list_all::<R>).answers_all::<RowSchema<R>>(),
    };
    vec![
        list.summary(title("列表")).access(Access::Session, RULES),
        writes(post(path, calls::create::<R>))
            .summary(title("新增"))
            .audit(event("create"))
            .takes::<R::Form>()
            .answers::<RowSchema<R>>()
            .created(),
        writes(put(path, calls::update::<R>))
            .summary(title("保存"))
            .audit(event("save"))
            .takes::<SaveBody<R>>()
            .answers::<RowSchema<R>>(),
        writes(delete(&format!("{path}/{{id}}"), calls::remove::<R>)).summary(title("删除")).audit(event("delete")),
    ]
}
