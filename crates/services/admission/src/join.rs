//! The request to join: 招商 sees whether it fits, 法务 compares the licence, 财务 the account.

use async_trait::async_trait;
use company::{CompanyForm, form_rules, joining};
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::{self, Actor, Codes, Columns, Doc, Document, Draft, Head, Kind, Reach, Refusal};
use platform::form::Form as _;
use platform::http::{Problem, Result};
use platform::workflow::{Flow, Step};
use platform::{codes, kind};
use serde_json::{Value as Json, json};

use crate::references::{self, OwnRows};
use crate::steps::{CompanySaleStep, SALE, STEPS};
use crate::texts;
use crate::{applicant, opening};

pub struct CompanyJoin;

#[async_trait]
impl Document for CompanyJoin {
    type Form = CompanyForm;

    const KIND: Kind = Kind {
        workflow_type: "companyTask",
        // Applicants have no account: they write through calls of their own, and only staff read here.
        codes: Codes { read: &["platformCompany"], ..codes!("platformCompany").written_by("") },
        open_while: &[joining::NOT_SIGNED],
        ..kind!("companyJoin" "入驻申请" in company_join, no "RZ", menu "platformCompany", page "/platform/company?join=")
    };

    const FLOW: Flow = Flow::approval(STEPS);

    const LISTED: &'static [Column] = &[
        Column::new("creditCode", "credit_code", Of::Text),
        Column::new("subjectType", "subject_type", Of::Enum),
        Column::new("legalPersonName", "legal_person_name", Of::Text),
    ];

    // The applicant hears by SMS and mail (`opening`), not in a box that does not exist.
    const TELLS: &'static [(&'static str, &'static str)] = &[
        ("DOC_SUBMITTED", "COMPANY_SUBMITTED"),
        ("DOC_STEP_PASSED", ""),
        ("DOC_APPROVED", ""),
        ("DOC_REJECTED", ""),
        ("DOC_EXPIRED", ""),
    ];

    const FOLLOWED: bool = true;
    const UNMASKED_FOR: &'static [&'static str] = &["company_viewSensitive"];

    fn title(form: &CompanyForm) -> String {
        form.name.clone()
    }

    fn summary(form: &CompanyForm) -> Vec<(&'static str, String)> {
        let brands: Vec<&str> = form.brands.iter().map(|brand| brand.brand_name_cn.as_str()).collect();
        vec![
            ("信用代码", form.credit_code.clone().unwrap_or_default()),
            ("法人", form.legal_person_name.clone().unwrap_or_default()),
            ("品牌", brands.join("、")),
        ]
    }

    /// Rows are known by the numbers that earlier saves gave them, files by whose they are.
    async fn prepared(tx: &Tx, actor: &Actor, mut form: CompanyForm) -> Result<CompanyForm> {
        let company_id = actor.caller.company_id();
        let known = match applicant::document_of(tx, company_id).await? {
            Some(id) => OwnRows::of(&document::find::<Self, _>(tx, &Reach::Everything, id).await?.form),
            None => OwnRows::default(),
        };
        known.check(&form)?;
        references::check_files(tx, company_id, &form).await?;
        references::number(tx, &mut form);
        Ok(form)
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, CompanyForm>) -> Result<()> {
        let form = draft.form;
        form_rules::check(form, tx.now().date(), &mut draft.checks);
        if !draft.submitting {
            return Ok(());
        }
        check_people(form, draft);
        if let Some(code) = &form.credit_code
            && joining::is_taken(tx, tx.now(), code, draft.company_id).await?
        {
            draft.checks.refuse_field(CompanyForm::FIELDS, "creditCode", texts::COMPANY_EXISTS);
        }
        Ok(())
    }

    async fn submitting(tx: &Tx, actor: &Actor, doc: &mut Doc<CompanyForm>) -> Result<()> {
        if let Some(code) = &doc.form.credit_code {
            joining::release_code(tx, code, doc.head.company_id).await?;
        }
        let written = company::write_facts(tx, &actor.app.secrets, doc.head.company_id, &doc.form, 0).await;
        // Two who submit the same company at once: the unique key lets one pass.
        written.map_err(|problem| match problem.is_duplicate() {
            true => Problem::from(texts::COMPANY_EXISTS),
            false => problem,
        })
    }

    fn step_start(step: &str, _doc: &Doc<CompanyForm>, before: Option<Json>) -> Json {
        match step {
            SALE => before.unwrap_or_else(|| json!({ "liveRooms": ["common"], "vendorGroup": "NEW" })),
            _ => Json::Null,
        }
    }

    async fn passed(tx: &Tx, _actor: &Actor, doc: &Doc<CompanyForm>, step: &Step, form: &Json) -> Result<Columns> {
        if step.code != SALE {
            return Ok(Columns::new());
        }
        let sale: CompanySaleStep = serde_json::from_value(form.clone())?;
        let staff = identity::holders_of(tx, "company_saleApprove").await?;
        if !staff.iter().any(|person| Some(person.id) == sale.bd_user_id) {
            return Err(Problem::field("form.bdUserId", "招商负责人", texts::COMMON_DICT));
        }
        let group = sale.vendor_group.unwrap_or_default();
        joining::assign(tx, doc.head.company_id, sale.bd_user_id, &group, &sale.live_rooms).await?;
        Ok(Columns::new())
    }

    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<CompanyForm>) -> Result<()> {
        opening::open(tx, actor, doc).await
    }

    async fn rejected(tx: &Tx, actor: &Actor, doc: &Doc<CompanyForm>, _step: &Step, refusal: &Refusal) -> Result<()> {
        opening::tell_refused(tx, actor, doc, refusal).await
    }

    async fn status_changed(tx: &Tx, head: &Head) -> Result<()> {
        joining::follow(tx, head.company_id, &head.status, &head.appr_step).await
    }
}

/// Who can be asked, who will be the administrator, and whether the agreement was read.
fn check_people(form: &CompanyForm, draft: &mut Draft<'_, CompanyForm>) {
    let checks = &mut draft.checks;
    if !form.contact_list.iter().any(|contact| contact.is_main) {
        checks.refuse_field(CompanyForm::FIELDS, "contactList", texts::COMPANY_CONTACT);
    }
    let admin = [("adminName", &form.admin_name), ("adminPhone", &form.admin_phone), ("adminEmail", &form.admin_email)];
    for (name, value) in admin {
        if value.as_ref().is_none_or(|value| value.is_empty()) {
            checks.refuse_field(CompanyForm::FIELDS, name, texts::COMMON_REQUIRED);
        }
    }
    if !form.agreed {
        checks.refuse_field(CompanyForm::FIELDS, "agreed", texts::COMPANY_AGREE);
    }
}
