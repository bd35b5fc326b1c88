//! What the last approval brings to life, and what the applicant hears.

use company::{CompanyForm, joining};
use identity::{FirstAccount, open_first_account};
use message::edited::words_of;
use message::templates::fill;
use platform::db::Tx;
use platform::document::{Actor, Doc, Refusal};
use platform::http::Result;
use platform::outbox::{self, Channel};
use sign::{Opening, SignType};

/// The record, the account number, and the first administrator, who sets the password by a link that works once.
pub async fn open(tx: &Tx, actor: &Actor, doc: &Doc<CompanyForm>) -> Result<()> {
    let (id, form) = (doc.head.company_id, &doc.form);
    company::write(tx, &actor.app.secrets, id, form, actor.caller.user_id()).await?;
    let els_account = joining::admit(tx, id).await?;
    certificate::begin_basic_info(tx, actor, id, &form.contact_list).await?;
    let rooms = company::find(tx, id).await?.map(|company| company.live_rooms).unwrap_or_default();
    let admin = FirstAccount {
        company_id: id,
        els_account: &els_account,
        company_name: &form.name,
        name_cn: form.admin_name.as_deref().unwrap_or_default(),
        phone: form.admin_phone.as_deref().unwrap_or_default(),
        email: form.admin_email.as_deref().unwrap_or_default(),
        live_rooms: &rooms,
    };
    let admin_name = admin.name_cn.to_owned();
    let opened = open_first_account(tx, &actor.app, admin).await?;
    let values = [
        ("companyName", form.name.as_str()),
        ("elsAccount", &els_account),
        ("login", opened.login),
        ("link", &opened.link),
    ];
    tell(tx, actor, form, "COMPANY_APPROVED", &values).await?;
    let opening = Opening {
        company_id: id,
        sign_type: SignType::JoinAgreement,
        signer_name: admin_name,
        signer_phone: form.admin_phone.clone().unwrap_or_default(),
        signer_email: form.admin_email.clone().unwrap_or_default(),
    };
    sign::open(tx, &actor.app, opening).await.map(|_| ())
}

pub async fn tell_refused(tx: &Tx, actor: &Actor, doc: &Doc<CompanyForm>, refusal: &Refusal) -> Result<()> {
    let reasons = refusal.reasons.join("、");
    let values = [("reasons", reasons.as_str()), ("opinion", refusal.opinion.trim_end_matches('。'))];
    tell(tx, actor, &doc.form, "COMPANY_REJECTED", &values).await
}

/// By SMS and by mail: there is no box to put it into yet. Links are sealed and erased on delivery.
async fn tell(tx: &Tx, actor: &Actor, form: &CompanyForm, code: &'static str, values: &[(&str, &str)]) -> Result<()> {
    let text = fill(&words_of(tx, code).await?.content, values);
    let secrets = &actor.app.secrets;
    if let Some(phone) = &form.admin_phone {
        outbox::push(tx, secrets, Channel::Sms, phone, code, &text).await?;
    }
    if let Some(email) = &form.admin_email {
        outbox::push(tx, secrets, Channel::Email, email, code, &text).await?;
    }
    Ok(())
}
