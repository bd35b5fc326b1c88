//! The company's own page: what may be changed at once, and what begins an approval.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use company::CompanyForm;
use platform::access::{Access, Caller, Endpoint, Tenant, post, put};
use platform::db::Tx;
use platform::document::{self, Actor, DetailOf, SensitiveValue, UnmaskForm, diff};
use platform::files::FileRef;
use platform::form::{Checks, Form as _, Stage};
use platform::http::{Done, Problem, Result, Valid};
use platform::workflow::version;
use platform::{App, Date, Form};
use serde::Deserialize;
use serde_json::Value;

use crate::applicant::{Sent, SentBack};
use crate::change::{CompanyChange, changes, overlaid};
use crate::references::{self, OwnRows};

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        put("/api/company/profile", save)
            .summary("保存企业资料")
            .access(Access::Codes(&["company_edit"]), Tenant::Company)
            .audit("company.save")
            .takes::<crate::wire::ProfileForm>()
            .answers::<Done>(),
        post("/api/company/profile/submit-change", submit_change)
            .summary("提交企业变更")
            .access(Access::Codes(&["company_submit"]), Tenant::Company)
            .audit("companyChange.submit")
            .takes::<crate::wire::ProfileForm>()
            .answers::<DetailOf<CompanyChange>>()
            .created(),
        post("/api/company/updateBusinessLicense", update_licence)
            .summary("更新营业执照")
            .access(Access::Codes(&["company_submit"]), Tenant::Company)
            .audit("companyChange.submit")
            .takes::<LicenceForm>()
            .answers::<DetailOf<CompanyChange>>()
            .created(),
        post("/api/company/profile/unmask", unmask)
            .summary("查看企业敏感信息")
            .access(Access::Codes(&["company_viewSensitive"]), Tenant::Company)
            .audit("company.unmask")
            .answers_a_secret()
            .takes::<UnmaskForm>()
            .answers::<SensitiveValue>(),
    ]
}

/// Whatever reason closes a company, its own data may be put right while the reason leaves that open.
const OPEN_WHILE: &[&str] = &[company::joining::NOT_SIGNED, "QUALIFICATION"];

/// The fields that need no approval, at once and with a version.
async fn save(actor: Actor, SentBack(Sent { form, contacts }): SentBack) -> Result<Json<Done>> {
    actor.must_be_open(OPEN_WHILE)?;
    let job = |tx: Tx, actor: Actor, (mut sent, contacts): (CompanyForm, bool)| async move {
        let (secrets, id) = (&actor.app.secrets, actor.caller.company_id());
        let live = company::form_of(&tx, secrets, id).await?;
        if !contacts {
            sent.contact_list.clone_from(&live.contact_list);
        }
        OwnRows::of(&live).check(&sent)?;
        references::check_files(&tx, id, &sent).await?;
        let form = overlaid(&live, &sent, false)?;
        let (changed, _) = changes(&live, &form)?;
        let mut checks = Checks::at(Stage::Submit).knowing(Some(actor.dictionaries.clone()));
        form.check(&mut checks);
        company::form_rules::check(&form, tx.now().date(), &mut checks);
        checks.only(&changed);
        checks.finish()?;
        if changed.is_empty() {
            return Ok(());
        }
        company::write(&tx, secrets, id, &form, actor.caller.user_id()).await?;
        keep_version(&tx, &actor, id, &form, &changed).await?;
        let pick = |form: &CompanyForm| -> Result<Value> {
            let all = serde_json::to_value(form)?;
            Ok(changed
                .iter()
                .map(|name| ((*name).to_owned(), all[*name].clone()))
                .collect::<serde_json::Map<_, _>>()
                .into())
        };
        let (before, after) = (pick(&live)?, pick(&form)?);
        tx.audit(|entry| {
            entry.biz_type = company::BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.before = Some(before);
            entry.after = Some(after);
        });
        Ok(())
    };
    actor.write((form.into_form()?, contacts), job).await?;
    Ok(Done::ok())
}

async fn keep_version(tx: &Tx, actor: &Actor, id: i64, form: &CompanyForm, changed: &[&str]) -> Result<()> {
    let versions = version::of(tx, company::BIZ_TYPE, id).await?;
    let (log_id, content) = (tx.next_id(), serde_json::to_value(form)?);
    let row = version::Model {
        log_id,
        biz_type: company::BIZ_TYPE.into(),
        biz_id: id,
        version_no: versions.first().map_or(1, |last| last.version_no + 1),
        round: 0,
        change_type: "SAVE".into(),
        snapshot: version::snapshot(CompanyForm::FIELDS, &actor.app.secrets, log_id, &content),
        changed_fields: serde_json::to_string(&diff::labels(CompanyForm::FIELDS, changed))?,
        key_changed: false,
        operator_id: actor.caller.user_id(),
        operator_name: actor.name().into(),
        remark: None,
        created_date: tx.now(),
    };
    version::keep(tx, row).await
}

async fn submit_change(
    State(app): State<App>,
    caller: Caller,
    SentBack(sent): SentBack,
) -> Result<(StatusCode, Json<Value>)> {
    begin(&app, &caller, Wanted::Profile(Box::new(sent.form.into_form()?))).await
}

/// S7-19
#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LicenceForm {
    #[field("企业", to = "company")]
    company_id: i64,
    #[field("营业执照", max = 1, required, missing = "请上传营业执照")]
    business_license: Vec<FileRef>,
    #[field("营业期限起")]
    from_time: Option<Date>,
    #[field("营业期限", dict = "LicenseTerm", max = 10)]
    license_term: Option<String>,
    #[field("营业期限止")]
    to_time: Option<Date>,
}

async fn update_licence(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<LicenceForm>,
) -> Result<(StatusCode, Json<Value>)> {
    if form.company_id != caller.company_id() {
        return Err(Problem::not_found());
    }
    begin(&app, &caller, Wanted::Licence(form)).await
}

#[derive(Clone)]
enum Wanted {
    Profile(Box<CompanyForm>),
    Licence(LicenceForm),
}

/// A change of the key fields of what was sent, submitted at once.
async fn begin(app: &App, caller: &Caller, wanted: Wanted) -> Result<(StatusCode, Json<Value>)> {
    let actor = Actor::new(app, caller).await?;
    let job = |tx: Tx, (actor, wanted): (Actor, Wanted)| async move {
        let live = company::form_of(&tx, &actor.app.secrets, actor.caller.company_id()).await?;
        let form = match wanted {
            Wanted::Profile(sent) => *sent,
            Wanted::Licence(licence) => CompanyForm {
                business_license: licence.business_license,
                from_time: licence.from_time.or(live.from_time),
                to_time: match licence.license_term.as_deref() {
                    Some("LONG") => None,
                    _ => licence.to_time.or(live.to_time),
                },
                license_term: licence.license_term.or(live.license_term),
                ..live
            },
        };
        let id = document::create::<CompanyChange>(&tx, &actor, form, true).await?;
        document::answer::<CompanyChange>(&tx, &actor, id).await
    };
    let made = app.db.write(&caller.ctx, (actor, wanted), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// The own bank account or a picture of the own card, readable; who read it is recorded.
async fn unmask(
    State(app): State<App>,
    caller: Caller,
    Valid(asked): Valid<UnmaskForm>,
) -> Result<Json<SensitiveValue>> {
    unmasked(&app, &caller, caller.company_id(), asked).await
}

pub async fn unmasked(app: &App, caller: &Caller, id: i64, asked: UnmaskForm) -> Result<Json<SensitiveValue>> {
    let live = serde_json::to_value(company::form_of(app.db.read(), &app.secrets, id).await?)?;
    let value = SensitiveValue::of(app, CompanyForm::FIELDS, &live, asked).await?;
    let job = |tx: Tx, (id, after): (i64, Value)| async move {
        tx.audit(|entry| {
            entry.biz_type = company::BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.after = Some(after);
        });
        Ok(())
    };
    app.db.write(&caller.ctx, (id, value.noted()), job).await?;
    Ok(Json(value))
}
