//! The calls that come with a declaration.

use std::collections::HashSet;
use std::sync::{Mutex, OnceLock, PoisonError};

use super::calls::{self, BdCancelForm, CancelForm, Counts, RowForm, WithdrawForm};
use super::diff::Diff;
use super::schema::{DetailSchema, NewBody, RowSchema, SaveBody, SnapshotSchema};
use super::{Document, export, list};
use crate::access::{Access, Endpoint, Routes, Tenant, delete, get, post, put};
use crate::excel::XLSX;
use crate::form::find_fact;
use crate::workflow::version::Version;

/// `Routes` of a service learn whole documents.
pub trait DocumentRoutes: Sized {
    /// The standard calls under `path`; `create` is what follows the path of a creation, mostly nothing.
    #[must_use]
    fn document<D: Document>(self, path: &str, create: &str) -> Self;
}

impl DocumentRoutes for Routes {
    fn document<D: Document>(self, path: &str, create: &str) -> Self {
        endpoints::<D>(path, create).into_iter().fold(self, Self::route)
    }
}

fn endpoints<D: Document>(path: &str, create: &str) -> Vec<Endpoint> {
    let codes = D::KIND.codes;
    let at = |rest: &str| format!("{path}{rest}");
    let one = |rest: &str| format!("{path}/{{id}}{rest}");
    let says = |words: &str| intern(format!("{}：{words}", D::KIND.name));
    let event = |name: &str| intern(format!("{}.{name}", D::KIND.biz_type));
    let reads = |endpoint: Endpoint| endpoint.access(Access::Codes(codes.read), Tenant::Company);
    let writes =
        |endpoint: Endpoint, code: &'static [&'static str]| endpoint.access(Access::Codes(code), Tenant::Company);

    vec![
        reads(filters::<D>(get(&at(""), calls::page::<D>).says(says("列表")).answers_page::<RowSchema<D>>())),
        reads(filters::<D>(get(&at("/counts"), calls::counts::<D>).says(says("各状态数量")).answers::<Counts>())),
        filters::<D>(get(&at("/export"), export::export::<D>))
            .says(says("导出"))
            .access(Access::Codes(codes.export), Tenant::Company)
            .audit(event("export"))
            .answers_file(XLSX),
        writes(post(&at(create), calls::create::<D>), const { &[D::KIND.codes.create] })
            .says(says("新建"))
            .audit(event("create"))
            .takes::<NewBody<D>>()
            .answers::<DetailSchema<D>>()
            .created(),
        writes(put(&at(""), calls::update::<D>), const { &[D::KIND.codes.edit] })
            .says(says("保存"))
            .audit(event("save"))
            .takes::<SaveBody<D>>()
            .answers::<DetailSchema<D>>(),
        reads(get(&one(""), calls::read::<D>).says(says("详情")).answers::<DetailSchema<D>>()),
        writes(delete(&one(""), calls::delete::<D>), const { &[D::KIND.codes.delete] })
            .says(says("删除"))
            .audit(event("delete")),
        writes(post(&one("/submit"), calls::submit::<D>), const { &[D::KIND.codes.submit] })
            .says(says("提交"))
            .audit(event("submit"))
            .takes::<RowForm>()
            .answers::<DetailSchema<D>>(),
        writes(post(&one("/withdraw"), calls::withdraw::<D>), const { &[D::KIND.codes.withdraw] })
            .says(says("撤回"))
            .audit(event("withdraw"))
            .takes::<WithdrawForm>()
            .answers::<DetailSchema<D>>(),
        writes(post(&one("/cancel"), calls::cancel::<D>), const { &[D::KIND.codes.cancel] })
            .says(says("作废"))
            .audit(event("cancel"))
            .takes::<CancelForm>()
            .answers::<DetailSchema<D>>(),
        writes(post(&one("/bd-cancel"), calls::bd_cancel::<D>), const { &[D::KIND.codes.bd_cancel] })
            .says(says("招商取消"))
            .audit(event("bdCancel"))
            .takes::<BdCancelForm>()
            .answers::<DetailSchema<D>>(),
        writes(post(&one("/urge"), calls::urge::<D>), const { &[D::KIND.codes.urge] })
            .says(says("催办"))
            .audit(event("urge"))
            .takes::<RowForm>()
            .answers::<DetailSchema<D>>(),
        reads(get(&one("/versions"), calls::versions::<D>).says(says("版本")).answers_all::<Version>()),
        reads(
            get(&one("/versions/{logId}"), calls::snapshot::<D>).says(says("版本内容")).answers::<SnapshotSchema<D>>(),
        ),
        reads(
            get(&one("/diff"), calls::diff::<D>)
                .says(says("版本差异"))
                .param("from", "旧版本")
                .param("to", "新版本，current 为当前内容")
                .param("all", "同时列出未变化的字段")
                .answers::<Diff>(),
        ),
    ]
}

/// The list's columns as query parameters; every operator of the criteria may follow a name.
fn filters<D: Document>(endpoint: Endpoint) -> Endpoint {
    use crate::form::Form;
    let label = |name: &'static str| find_fact(D::Form::FIELDS, name).map_or(name, |fact| fact.label);
    let columns = list::COMMON.iter().chain(D::LISTED);
    columns.fold(endpoint, |endpoint, column| endpoint.param(column.name, label(column.name)))
}

/// Routes are declared with texts that live as long as the program; those made from a kind are kept here, once.
pub(crate) fn intern(text: String) -> &'static str {
    static TEXTS: OnceLock<Mutex<HashSet<&'static str>>> = OnceLock::new();
    let mut texts = TEXTS.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    match texts.get(text.as_str()) {
        Some(known) => known,
        None => {
            let text: &'static str = Box::leak(text.into_boxed_str());
            texts.insert(text);
            text
        }
    }
}
