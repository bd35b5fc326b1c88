//! A change of what only an approval may change. The living record stays as it is until the last step has passed.

use async_trait::async_trait;
use company::{CompanyForm, form_rules, joining};
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::{self, Actor, Codes, Doc, Document, Draft, Kind, diff};
use platform::form::{Form, sensitive};
use platform::http::Result;
use platform::workflow::status::APPROVING;
use platform::workflow::{Flow, Step};
use platform::{codes, kind};

use crate::references::{self, OwnRows};
use crate::texts;

const LEGAL: &str = "CompanyChangeLegalAppr";
const FINANCE: &str = "CompanyChangeFinanceAppr";

const STEPS: &[Step] = &[
    Step::new(LEGAL, "法务审核", ("LEGAL", "法务"), "company_legalApprove"),
    Step::new(FINANCE, "财务审核", ("FINANCE", "财务"), "company_financeApprove"),
];

/// Money and taxes are 财务's; every other key field says who the company is and what it may sell.
const MONEY: [&str; 8] = [
    "paymentCompany",
    "paymentCompanyReason",
    "bankName",
    "bankAccount",
    "bankBranch",
    "bankNo",
    "taxpayerType",
    "bankPermit",
];

pub struct CompanyChange;

#[async_trait]
impl Document for CompanyChange {
    type Form = CompanyForm;

    const KIND: Kind = Kind {
        codes: Codes {
            read: &["business_Info", "platformCompany"],
            export: &["business_Info", "platformCompany"],
            bd_cancel: "company_saleApprove",
            ..codes!("business_Info").written_by("company_submit")
        },
        open_while: &[joining::NOT_SIGNED, "QUALIFICATION"],
        ..kind!("companyChange" "企业变更" in company_change, no "QB", menu "business_Info", page "/business/company-change/detail/")
    };

    const FLOW: Flow = Flow::approval(STEPS);

    const LISTED: &'static [Column] =
        &[Column::new("concerns", "concerns", Of::Text), Column::new("changes", "changes", Of::Text)];

    const UNMASKED_FOR: &'static [&'static str] = &["company_viewSensitive"];

    fn title(form: &CompanyForm) -> String {
        form.name.clone()
    }

    async fn live_form(tx: &Tx, actor: &Actor, _form: &CompanyForm) -> Result<Option<CompanyForm>> {
        company::form_of(tx, &actor.app.secrets, actor.caller.company_id()).await.map(Some)
    }

    /// Only key fields are taken from what was sent; a mask that was shown stands for what is behind it.
    async fn prepared(tx: &Tx, actor: &Actor, form: CompanyForm) -> Result<CompanyForm> {
        let live = company::form_of(tx, &actor.app.secrets, actor.caller.company_id()).await?;
        let mut sent = serde_json::to_value(form)?;
        sensitive::restore(CompanyForm::FIELDS, &serde_json::to_value(&live)?, &mut sent);
        let sent: CompanyForm = serde_json::from_value(sent)?;
        OwnRows::of(&live).check(&sent)?;
        references::check_files(tx, actor.caller.company_id(), &sent).await?;
        overlaid(&live, &sent, true)
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, CompanyForm>) -> Result<()> {
        form_rules::check(draft.form, tx.now().date(), &mut draft.checks);
        let live = company::form_of(tx, &draft.actor.app.secrets, draft.company_id).await?;
        let (changed, _) = changes(&live, draft.form)?;
        // What nobody has touched was right when it was approved; time alone does not stop a change.
        draft.checks.only(&changed);
        let money = changed.iter().any(|name| MONEY.contains(name));
        let subject = changed.iter().any(|name| !MONEY.contains(name));
        let concerns: Vec<&str> =
            [(subject, LEGAL), (money, FINANCE)].iter().filter(|(on, _)| *on).map(|(_, step)| *step).collect();
        draft.columns.push(("concerns", concerns.join(",").into()));
        draft.columns.push(("changes", diff::labels(CompanyForm::FIELDS, &changed).join("、").into()));
        if !draft.submitting {
            return Ok(());
        }
        if changed.is_empty() {
            return Err(texts::COMPANY_NO_CHANGE.into());
        }
        must_be_the_only_one(tx, draft).await?;
        if let Some(code) = draft.form.credit_code.as_ref().filter(|_| changed.contains(&"creditCode"))
            && joining::is_taken(tx, tx.now(), code, draft.company_id).await?
        {
            draft.checks.refuse_field(CompanyForm::FIELDS, "creditCode", texts::COMPANY_EXISTS);
        }
        Ok(())
    }

    fn needs(step: &str, doc: &Doc<CompanyForm>) -> bool {
        doc.own.text("concerns").split(',').any(|concerned| concerned == step)
    }

    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<CompanyForm>) -> Result<()> {
        let (secrets, id) = (&actor.app.secrets, doc.head.company_id);
        let live = company::form_of(tx, secrets, id).await?;
        let form = overlaid(&live, &doc.form, true)?;
        company::write(tx, secrets, id, &form, actor.caller.user_id()).await
    }
}

/// The fields in which two forms differ, and whether a key field is among them.
pub fn changes(live: &CompanyForm, form: &CompanyForm) -> Result<(Vec<&'static str>, bool)> {
    let (before, after) = (serde_json::to_value(live)?, serde_json::to_value(form)?);
    Ok(diff::changed_fields(CompanyForm::FIELDS, &before, &after))
}

/// The living record with the key fields, or with all the others, of what was sent.
pub fn overlaid(live: &CompanyForm, sent: &CompanyForm, key: bool) -> Result<CompanyForm> {
    let (mut form, sent) = (serde_json::to_value(live)?, serde_json::to_value(sent)?);
    for fact in CompanyForm::FIELDS.iter().filter(|fact| fact.key == key) {
        form[fact.name] = sent[fact.name].clone();
    }
    Ok(serde_json::from_value(form)?)
}

/// One change at a time.
async fn must_be_the_only_one(tx: &Tx, draft: &Draft<'_, CompanyForm>) -> Result<()> {
    let others = document::others_of_company::<CompanyChange>(tx, draft, &[APPROVING]).await?;
    if others.is_empty() { Ok(()) } else { Err(texts::COMPANY_CHANGING.into()) }
}
