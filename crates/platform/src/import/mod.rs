//! Sheets of rows: a template to fill in, a check that names every wrong cell, an import that happens once.
//!
//! A module declares its rows as a [`Form`] and implements [`Sheet`]; [`crate::module::Module::import`] makes the calls. The
//! columns, their order, what they ask for and what they offer come from the form's facts (`columns`). An upload is
//! unpacked within limits (`unpack`), read cell by cell (`read`), understood by the facts (`cell`, `rows`) and kept
//! for a day as a batch (`batch`), which its uploader may commit once (`calls`). Where rows have a number, the lists of
//! their form are further sheets that name it (`tables`).

mod batch;
mod calls;
mod cell;
mod columns;
mod document;
mod further;
mod read;
mod rows;
mod tables;
mod template;
mod unpack;

pub use batch::purge;
pub use document::DocumentSheet;

use async_trait::async_trait;
use serde::Serialize;
use serde::de::DeserializeOwned;

use calls::{Checked, Committed, ImportForm};

use crate::access::{Access, Endpoint, LONG, Tenant, get, post};
use crate::db::Tx;
use crate::dict::Dictionaries;
use crate::document::{Actor, intern};
use crate::excel::XLSX;
use crate::form::{Form, Stage};
use crate::http::Result;

/// What can be imported.
#[async_trait]
pub trait Sheet: Send + Sync + 'static {
    type Row: Form + Serialize + DeserializeOwned + Clone + Default + Send + Sync + 'static;

    /// Names the batch and the audit event.
    const KIND: &'static str;
    /// Of the file, for people.
    const NAME: &'static str;
    const MAX_ROWS: usize;
    /// How complete a row has to be.
    const STAGE: Stage = Stage::Submit;
    /// The field by which rows of further sheets name a row of the first: each list of the form is a sheet then.
    const NUMBER: Option<&'static str> = None;
    /// What the guide says about a field beside what its declaration does.
    const HINTS: &'static [(&'static str, &'static str)] = &[];

    /// Whether a field may be wrong because of what else the row says.
    fn excuses(_row: &Self::Row, _field: &str, _dictionaries: &Dictionaries) -> bool {
        false
    }

    /// Two rows with the same key are one too many.
    fn key(_row: &Self::Row) -> Option<String> {
        None
    }

    /// Rules beyond the fields, for all rows at once so that no row costs a query: row index, field name, message.
    async fn check(_tx: &Tx, _actor: &Actor, _rows: &[Self::Row]) -> Result<Vec<(usize, String, String)>> {
        Ok(Vec::new())
    }

    /// Everything that passed, in one transaction; answers how many were made.
    async fn take(tx: &Tx, actor: &Actor, rows: Vec<Self::Row>) -> Result<usize>;
}

pub fn endpoints<S: Sheet>(path: &str, codes: &'static [&'static str]) -> Vec<Endpoint> {
    let at = |rest: &str| format!("{path}{rest}");
    let title = |words: &str| intern(format!("{}：{words}", S::NAME));
    let event = |name: &str| intern(format!("{}.{name}", S::KIND));
    vec![
        get(&at("/import-template"), calls::template::<S>)
            .summary(title("导入模板"))
            .access(Access::Codes(codes), Tenant::None("an empty sheet, made from the declaration of its form"))
            .answers_file(XLSX),
        post(&at("/import/validate"), calls::validate::<S>)
            .summary(title("校验导入文件"))
            .access(Access::Codes(codes), Tenant::Company)
            .audit(event("importCheck"))
            .takes_upload::<ImportForm>("multipart/form-data")
            .takes_long(LONG)
            .answers::<Checked>(),
        post(&at("/import/{batchId}/commit"), calls::commit::<S>)
            .summary(title("导入"))
            .access(Access::Codes(codes), Tenant::Company)
            .audit(event("import"))
            .needs("mode", "ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行")
            .takes_long(LONG)
            .answers::<Committed>(),
        get(&at("/import/{batchId}/error-file"), calls::error_file::<S>)
            .summary(title("导入错误文件"))
            .access(Access::Codes(codes), Tenant::Company)
            .takes_long(LONG)
            .answers_file(XLSX),
    ]
}
