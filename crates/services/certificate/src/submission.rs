//! A company hands certificates in: QC looks at each, the law department at those that concern rights.

use std::collections::HashSet;

use async_trait::async_trait;
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::diff::Names;
use platform::document::{Actor, Codes, Doc, Document, Draft, Kind, Refusal};
use platform::files::FileRef;
use platform::form::{Checks, Form as _};
use platform::http::Result;
use platform::workflow::{Flow, Step};
use platform::{Date, Form};
use platform::{codes, kind};
use sea_orm::ConnectionTrait;
use serde::{Deserialize, Serialize};

use crate::texts;
use crate::{cert_rules, items, verdicts};

/// What a company hands in at one time.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct CertificateForm {
    #[field("证照清单", max = 50, list, submit, missing = "请至少添加一张证照", group = "证照清单")]
    pub cert_list: Vec<CertItem>,
}

/// One certificate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "token")]
pub struct CertItem {
    /// By it the item is known while it has no id (S3-09): the client's, or ours where it sends none.
    #[field("标识", max = 64)]
    pub token: String,
    #[field("证照类型", dict = "CertType", max = 50, submit, key)]
    pub cert_type: Option<String>,
    #[field("证照编号", max = 100, submit_if = Self::has_number, key)]
    pub cert_no: Option<String>,
    #[field("编号格式特殊")]
    pub special_no: Option<bool>,
    #[field("特殊说明", max = 255, submit_if = Self::is_special)]
    pub special_reason: Option<String>,
    #[field("证照名称", max = 100)]
    pub cert_name: Option<String>,
    #[field("持证主体", max = 100, submit, key)]
    pub subject_name: Option<String>,
    #[field("范围", max = 255, area)]
    pub scope: Option<String>,
    #[field("所属品牌", to = "brand")]
    pub brand_id: Option<i64>,
    #[field("所属类目", dict = "ProductCategory", max = 100)]
    pub category_code: Option<String>,
    #[field("发证机关", max = 100)]
    pub issue_org: Option<String>,
    #[field("发证日期", submit)]
    pub issue_date: Option<Date>,
    #[field("有效期起")]
    pub start_date: Option<Date>,
    #[field("长期有效")]
    pub long_term: Option<bool>,
    #[field("有效期止", submit_if = Self::has_end)]
    pub expire_date: Option<Date>,
    #[field("证照文件", max = 10, submit)]
    pub files: Vec<FileRef>,
    #[field("核验网址", max = 300, url)]
    pub verify_url: Option<String>,
    #[field("续期自", to = "certificate")]
    pub replaces_id: Option<i64>,
}

impl CertItem {
    fn has_number(&self) -> bool {
        self.cert_type.as_deref().is_none_or(cert_rules::has_number)
    }

    pub fn is_special(&self) -> bool {
        self.special_no == Some(true)
    }

    fn has_end(&self) -> bool {
        self.long_term != Some(true)
    }

    /// The last day it is good for; none for one without an end.
    pub fn end(&self) -> Option<Date> {
        self.expire_date.filter(|_| self.has_end())
    }

    pub fn needs_legal(&self) -> bool {
        self.cert_type.as_deref().is_some_and(cert_rules::needs_legal)
    }

    /// Type and number, where both are there.
    pub fn number(&self) -> Option<(&str, &str)> {
        self.cert_type.as_deref().zip(self.cert_no.as_deref())
    }

    fn check_by_itself(&self, checks: &mut Checks) {
        if let Some((kind, number)) = self.number()
            && !self.is_special()
            && !cert_rules::is_number_of(kind, number)
        {
            let name = checks.label_of("CertType", kind);
            checks.refuse_filled(Self::FIELDS, "certNo", texts::CERT_NO, &[("name", &name)]);
        }
        let begins = self.issue_date.max(self.start_date);
        if self.end().zip(begins).is_some_and(|(end, begin)| end <= begin) {
            checks.refuse_field(Self::FIELDS, "expireDate", texts::CERT_DATE);
        }
    }
}

pub const LEGAL_STEP: &str = "CertLegalAppr";

pub struct VendorCertificate;

#[async_trait]
impl Document for VendorCertificate {
    type Form = CertificateForm;

    const KIND: Kind = Kind {
        workflow_type: "certificateTask",
        codes: Codes {
            read: &["business_Info", "company_basicInfo", "platformTodo"],
            export: &["company_cert_save", "cert_approve"],
            ..codes!("company_cert").written_by("company_cert_save")
        },
        open_while: &["QUALIFICATION", "NOT_SIGNED"],
        mend_route: Some("/business/info?tab=cert&mend="),
        ..kind!("vendorCertificate" "资质证照" in vendor_certificate, no "ZS", menu "company_cert", page "/business/info?tab=cert&submission=")
    };

    const FLOW: Flow = Flow::approval(&[
        Step::new("CertQcAppr", "质检审核", ("QC", "质检"), "cert_approve"),
        Step::new(LEGAL_STEP, "法务审核", ("LEGAL", "法务"), "cert_legalApprove"),
    ]);

    const LISTED: &'static [Column] = &[Column::new("itemCount", "item_count", Of::Number).sortable()];

    fn title(form: &CertificateForm) -> String {
        let first = form.cert_list.first().and_then(|item| item.cert_name.clone().or(item.subject_name.clone()));
        match (first, form.cert_list.len()) {
            (Some(first), 1) => first,
            (Some(first), many) => format!("{first}等{many}张证照"),
            (None, many) => format!("{many}张证照"),
        }
    }

    fn summary(form: &CertificateForm) -> Vec<(&'static str, String)> {
        let special = form.cert_list.iter().filter(|item| item.is_special()).count();
        let renewed = form.cert_list.iter().filter(|item| item.replaces_id.is_some()).count();
        vec![
            ("证照", format!("{}张", form.cert_list.len())),
            ("续期", format!("{renewed}张")),
            ("编号特殊", format!("{special}张")),
        ]
    }

    async fn prepared(tx: &Tx, _actor: &Actor, mut form: CertificateForm) -> Result<CertificateForm> {
        for item in form.cert_list.iter_mut().filter(|item| item.token.is_empty()) {
            item.token = tx.next_id().to_string();
        }
        Ok(form)
    }

    fn check(form: &CertificateForm, checks: &mut Checks) {
        let (mut tokens, mut numbers) = (HashSet::new(), HashSet::new());
        for (index, item) in form.cert_list.iter().enumerate() {
            checks.within(&format!("certList[{index}]"), |checks| {
                item.check_by_itself(checks);
                if !tokens.insert(item.token.as_str()) {
                    checks.refuse_field(CertItem::FIELDS, "token", texts::COMMON_FORMAT);
                }
                if item.number().is_some_and(|number| !numbers.insert(number)) {
                    checks.refuse_field(CertItem::FIELDS, "certNo", texts::CERT_DUP);
                }
            });
        }
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, CertificateForm>) -> Result<()> {
        draft.columns.push(("item_count", (draft.form.cert_list.len() as i64).into()));
        items::admit(tx, draft).await
    }

    /// The law department sees only what concerns rights.
    fn needs(step: &str, doc: &Doc<CertificateForm>) -> bool {
        step != LEGAL_STEP || doc.form.cert_list.iter().any(CertItem::needs_legal)
    }

    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<CertificateForm>) -> Result<()> {
        items::bring_to_life(tx, actor, doc, |_| true).await
    }

    async fn rejected(
        tx: &Tx,
        actor: &Actor,
        doc: &Doc<CertificateForm>,
        step: &Step,
        refusal: &Refusal,
    ) -> Result<()> {
        verdicts::refuse(tx, actor, doc, step, &refusal.fields).await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&CertificateForm]) -> Result<Names> {
        let all = || forms.iter().flat_map(|form| &form.cert_list);
        let ids: Vec<i64> = all().filter_map(|item| item.brand_id).collect();
        let brands = company::find_brands(db, &ids).await?;
        let brands = brands.into_iter().map(|brand| (("brand", brand.id), brand.brand_name_cn));
        let ids: Vec<i64> = all().filter_map(|item| item.replaces_id).collect();
        let replaced = items::find_many(db, &ids).await?.into_iter();
        Ok(brands.chain(replaced.map(|row| (("certificate", row.id), row.code))).collect())
    }
}
