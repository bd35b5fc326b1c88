//! The calls that come with a declaration.

use std::collections::HashSet;
use std::sync::{Mutex, OnceLock, PoisonError};

use super::calls::{self, BdCancelForm, CancelForm, Counts, RowForm, WithdrawForm};
use super::diff::Diff;
use super::schema::{DetailSchema, NewBody, RowSchema, SaveBody, SnapshotSchema};
use super::unmask::{SensitiveValue, UnmaskForm};
use super::{Document, comparing, export, list};
use crate::access::{Access, Endpoint, LONG, Tenant, delete, get, post, put};
use crate::excel::XLSX;
use crate::form::find_fact;
use crate::workflow::Event;
use crate::workflow::version::Version;

/// The standard calls under `path`.
pub fn calls_of<D: Document>(path: &str) -> impl Iterator<Item = Endpoint> {
    let cancelled = (!D::KIND.codes.bd_cancel.is_empty()).then(|| cancelling::<D>(path));
    readings_of::<D>(path).chain(writing::<D>(path)).chain(cancelled)
}

/// Reading alone, for documents that are written in a way of their own.
pub fn readings_of<D: Document>(path: &str) -> impl Iterator<Item = Endpoint> {
    let unmasked = (!D::UNMASKED_FOR.is_empty()).then(|| unmasking::<D>(path));
    reading::<D>(path).into_iter().chain(unmasked)
}

fn title<D: Document>(words: &str) -> &'static str {
    intern(format!("{}：{words}", D::KIND.name))
}

fn event<D: Document>(name: &str) -> &'static str {
    intern(format!("{}.{name}", D::KIND.biz_type))
}

fn unmasking<D: Document>(path: &str) -> Endpoint {
    // Those of the steps' deciders let in whoever may decide; the call asks whether the document waits for them.
    let steps = D::FLOW.steps.iter().map(|step| step.permission);
    let mut codes: Vec<&'static str> = D::UNMASKED_FOR.iter().copied().chain(steps).collect();
    codes.dedup();
    let codes: &'static [&'static str] = codes.leak();
    post(&format!("{path}/{{id}}/unmask"), calls::unmask::<D>)
        .summary(title::<D>("查看敏感信息"))
        .access(Access::Codes(codes), Tenant::Reach)
        .audit(event::<D>("unmask"))
        .answers_a_secret()
        .takes::<UnmaskForm>()
        .answers::<SensitiveValue>()
}

fn cancelling<D: Document>(path: &str) -> Endpoint {
    post(&format!("{path}/{{id}}/bd-cancel"), calls::bd_cancel::<D>)
        .summary(title::<D>("招商取消"))
        .access(Access::Codes(const { &[D::KIND.codes.bd_cancel] }), Tenant::Reach)
        .audit(event::<D>("bdCancel"))
        .takes::<BdCancelForm>()
        .answers::<DetailSchema<D>>()
}

fn writing<D: Document>(path: &str) -> Vec<Endpoint> {
    let at = |rest: &str| format!("{path}{rest}");
    let one = |rest: &str| format!("{path}/{{id}}{rest}");
    let (title, event) = (title::<D>, event::<D>);
    // Each with the staff's code beside it, where they write some too.
    let writes = |endpoint: Endpoint, codes: &'static [&'static str; 2]| {
        let many = if codes[1].is_empty() { 1 } else { 2 };
        endpoint.access(Access::Codes(&codes[..many]), Tenant::Reach)
    };
    let mut all = vec![
        writes(post(&at(D::CREATE), calls::create::<D>), const { &[D::KIND.codes.create, D::KIND.codes.staff] })
            .summary(title("新建"))
            .audit(event("create"))
            .takes::<NewBody<D>>()
            .answers::<DetailSchema<D>>()
            .created(),
        writes(put(&at(""), calls::update::<D>), const { &[D::KIND.codes.edit, D::KIND.codes.staff] })
            .summary(title("保存"))
            .audit(event("save"))
            .takes::<SaveBody<D>>()
            .answers::<DetailSchema<D>>(),
        writes(delete(&one(""), calls::delete::<D>), const { &[D::KIND.codes.delete, D::KIND.codes.staff] })
            .summary(title("删除"))
            .audit(event("delete")),
        writes(post(&one("/submit"), calls::submit::<D>), const { &[D::KIND.codes.submit, D::KIND.codes.staff] })
            .summary(title("提交"))
            .audit(event("submit"))
            .takes::<RowForm>()
            .answers::<DetailSchema<D>>(),
        writes(post(&one("/withdraw"), calls::withdraw::<D>), const { &[D::KIND.codes.withdraw, D::KIND.codes.staff] })
            .summary(title("撤回"))
            .audit(event("withdraw"))
            .takes::<WithdrawForm>()
            .answers::<DetailSchema<D>>(),
        writes(post(&one("/urge"), calls::urge::<D>), const { &[D::KIND.codes.urge, D::KIND.codes.staff] })
            .summary(title("催办"))
            .audit(event("urge"))
            .takes::<RowForm>()
            .answers::<DetailSchema<D>>(),
    ];
    if D::FLOW.knows(Event::Cancel) {
        let codes = const { &[D::KIND.codes.cancel, D::KIND.codes.staff] };
        let cancel = writes(post(&one("/cancel"), calls::cancel::<D>), codes).summary(title("作废"));
        all.push(cancel.audit(event("cancel")).takes::<CancelForm>().answers::<DetailSchema<D>>());
    }
    all
}

fn reading<D: Document>(path: &str) -> Vec<Endpoint> {
    let at = |rest: &str| format!("{path}{rest}");
    let one = |rest: &str| format!("{path}/{{id}}{rest}");
    let (title, event) = (title::<D>, event::<D>);
    let reads = |endpoint: Endpoint| endpoint.access(Access::Codes(D::KIND.codes.read), Tenant::Reach);
    vec![
        reads(filters::<D>(get(&at(""), calls::page::<D>).summary(title("列表")).answers_page::<RowSchema<D>>())),
        reads(filters::<D>(get(&at("/counts"), calls::counts::<D>).summary(title("各状态数量")).answers::<Counts>())),
        filters::<D>(get(&at("/export"), export::export::<D>))
            .summary(title("导出"))
            .access(Access::Codes(D::KIND.codes.export), Tenant::Reach)
            .audit(event("export"))
            .takes_long(LONG)
            .answers_file(XLSX),
        reads(get(&one(""), calls::read::<D>).summary(title("详情")).answers::<DetailSchema<D>>()),
        reads(get(&one("/versions"), comparing::versions::<D>).summary(title("版本")).answers_all::<Version>()),
        reads(
            get(&one("/versions/{logId}"), comparing::snapshot::<D>)
                .summary(title("版本内容"))
                .answers::<SnapshotSchema<D>>(),
        ),
        reads(
            get(&one("/diff"), comparing::diff::<D>)
                .summary(title("版本差异"))
                .param("from", "旧版本")
                .param("to", "新版本，current 为当前内容")
                .param("all", "同时列出未变化的字段")
                .answers::<Diff>(),
        ),
    ]
}

/// Of a document that lives on after its approval: its changes are read under a path of their own.
pub fn changes_of<D: Document>(path: &str) -> Endpoint {
    post(&format!("{path}/{{id}}/abandon-change"), calls::abandon_change::<D>)
        .summary(title::<D>("放弃变更"))
        .access(Access::Codes(const { &[D::KIND.codes.edit] }), Tenant::Reach)
        .audit(event::<D>("abandonChange"))
        .takes::<RowForm>()
        .answers::<DetailSchema<D>>()
}

/// The list's columns as query parameters; every operator of the criteria may follow a name.
fn filters<D: Document>(endpoint: Endpoint) -> Endpoint {
    use crate::form::Form;
    let label = |name: &'static str| find_fact(D::Form::FIELDS, name).map_or(name, |fact| fact.label);
    let columns = D::LISTED.iter().chain(list::COMMON);
    columns.fold(endpoint, |endpoint, column| endpoint.filter(column, label(column.name)))
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
