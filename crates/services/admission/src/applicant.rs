//! What applicants do with their registration: read, save, submit, withdraw, upload.

use axum::Json;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use company::{CompanyForm, joining};
use platform::App;
use platform::access::{Access, Bearer, Ctx, Endpoint, Tenant, get, post, put};
use platform::db::Tx;
use platform::document::{self, Actor, Happening, RowForm, Target, WithdrawForm};
use platform::files::{self, FileAnswer, UploadForm};
use platform::http::{Id, Problem, Result, Valid, form_of, parse_json, read_body, version_missing};
use platform::workflow::Event;
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::sea_query::{Expr, ExprTrait, Order, Query};
use sea_orm::{ConnectionTrait, EntityTrait};
use serde_json::{Value, json};

use crate::entity::registration;
use crate::join::CompanyJoin;
use crate::registration::Applicant;
use crate::texts;
use crate::wire::{ProfileForm, Spread, returned, spread};

pub fn endpoints() -> Vec<Endpoint> {
    let own = |endpoint: Endpoint| endpoint.access(Access::Optional, Tenant::User);
    vec![
        own(get("/api/company-register", read)).summary("入驻申请").answers::<Spread<CompanyJoin>>(),
        own(post("/api/company-register", save))
            .summary("新建入驻申请")
            .audit("company.registerSave")
            .takes::<ProfileForm>()
            .answers::<Spread<CompanyJoin>>()
            .created(),
        own(put("/api/company-register", save_again))
            .summary("保存入驻申请")
            .audit("company.registerSave")
            .takes::<ProfileForm>()
            .answers::<Spread<CompanyJoin>>(),
        own(post("/api/company-register/{id}/submit", submit))
            .summary("提交入驻申请")
            .audit("company.registerSubmit")
            .takes::<RowForm>()
            .answers::<Spread<CompanyJoin>>(),
        own(post("/api/company-register/{id}/withdraw", withdraw))
            .summary("撤回入驻申请")
            .audit("company.registerWithdraw")
            .takes::<WithdrawForm>()
            .answers::<Spread<CompanyJoin>>(),
        own(post("/api/company-register/upload", upload))
            .summary("上传入驻资料")
            .audit("company.registerUpload")
            .takes_upload::<UploadForm>("multipart/form-data")
            .answers::<FileAnswer>(),
    ]
}

async fn read(State(app): State<App>, ctx: Ctx, bearer: Option<Bearer>) -> Result<Json<Value>> {
    let applicant = Applicant::of(&app, &ctx, bearer).await?;
    let actor = Actor::new(&app, &applicant.caller).await?;
    let job = |tx: Tx, (actor, registration): (Actor, registration::Model)| async move {
        answer(&tx, &actor, &registration).await
    };
    app.db.technical((actor, applicant.registration), job).await.map(Json)
}

/// The body in its travelling shape, unchecked: how complete it must be depends on what is done with it.
pub struct Sent {
    pub form: ProfileForm,
    /// Whether it says anything of contacts: the answer of `company/profile`, sent back, does not.
    pub contacts: bool,
}

impl Sent {
    fn of(body: Value) -> Result<Self> {
        let contacts = body.get("contactList").is_some();
        Ok(Self { form: form_of(body)?, contacts })
    }
}

impl FromRequest<App> for Sent {
    type Rejection = Problem;

    async fn from_request(request: Request, _app: &App) -> Result<Self> {
        let bytes = read_body(request.into_body()).await?;
        Self::of(parse_json(&bytes)?)
    }
}

/// Of a company that is in: the page may send what it was answered, with its changes.
pub struct SentBack(pub Sent);

impl FromRequest<App> for SentBack {
    type Rejection = Problem;

    async fn from_request(request: Request, _app: &App) -> Result<Self> {
        let bytes = read_body(request.into_body()).await?;
        Sent::of(returned(parse_json(&bytes)?)).map(Self)
    }
}

async fn save(
    State(app): State<App>,
    ctx: Ctx,
    bearer: Option<Bearer>,
    sent: Sent,
) -> Result<(StatusCode, Json<Value>)> {
    let saved = write(&app, ctx, bearer, sent).await?;
    Ok((StatusCode::CREATED, Json(saved)))
}

async fn save_again(State(app): State<App>, ctx: Ctx, bearer: Option<Bearer>, sent: Sent) -> Result<Json<Value>> {
    write(&app, ctx, bearer, sent).await.map(Json)
}

/// What is beside the form.
#[derive(Clone)]
struct Aside {
    step: i32,
    row_version: Option<i32>,
    staging: bool,
    reason: String,
}

async fn write(app: &App, ctx: Ctx, bearer: Option<Bearer>, Sent { form: sent, .. }: Sent) -> Result<Value> {
    let applicant = Applicant::of(app, &ctx, bearer).await?;
    let actor = Actor::new(app, &applicant.caller).await?;
    let aside = Aside {
        step: sent.step.unwrap_or(applicant.registration.step).clamp(1, 4),
        row_version: sent.row_version,
        staging: sent.is_staging.unwrap_or_default(),
        reason: sent.stage_reason.clone().unwrap_or_default(),
    };
    let form = sent.into_form()?;
    let args = (actor, applicant.registration, form, aside);
    let job = |tx: Tx, (actor, registration, form, aside): (Actor, registration::Model, CompanyForm, Aside)| async move {
        let name = form.name.clone();
        joining::note_draft(&tx, registration.company_id, &name, aside.staging, &aside.reason).await?;
        match document_of(&tx, registration.company_id).await? {
            None => document::create::<CompanyJoin>(&tx, &actor, form, false).await.map(|_| ())?,
            Some(id) => {
                let target = Target { id, row_version: aside.row_version.ok_or_else(version_missing)? };
                document::save::<CompanyJoin>(&tx, &actor, target, form, false).await?;
            }
        }
        let step =
            registration::ActiveModel { id: Unchanged(registration.id), step: Set(aside.step), ..Default::default() };
        registration::Entity::update(step).exec(&tx).await?;
        answer(&tx, &actor, &registration::Model { step: aside.step, ..registration }).await
    };
    app.db.write(&ctx, args, job).await
}

async fn submit(
    State(app): State<App>,
    ctx: Ctx,
    bearer: Option<Bearer>,
    Id(id): Id,
    Valid(form): Valid<RowForm>,
) -> Result<Json<Value>> {
    let applicant = Applicant::of(&app, &ctx, bearer).await?;
    let actor = Actor::new(&app, &applicant.caller).await?;
    let target = Target { id, row_version: form.row_version };
    let job = |tx: Tx, (actor, registration, target): (Actor, registration::Model, Target)| async move {
        document::submit_again::<CompanyJoin>(&tx, &actor, target).await?;
        answer(&tx, &actor, &registration).await
    };
    app.db.write(&ctx, (actor, applicant.registration, target), job).await.map(Json)
}

async fn withdraw(
    State(app): State<App>,
    ctx: Ctx,
    bearer: Option<Bearer>,
    Id(id): Id,
    Valid(form): Valid<WithdrawForm>,
) -> Result<Json<Value>> {
    let applicant = Applicant::of(&app, &ctx, bearer).await?;
    let actor = Actor::new(&app, &applicant.caller).await?;
    let target = Target { id, row_version: form.row_version };
    let args = (actor, applicant.registration, target, form.reason.unwrap_or_default());
    let job = |tx: Tx, (actor, registration, target, reason): (Actor, registration::Model, Target, String)| async move {
        document::happen::<CompanyJoin>(&tx, &actor, target, Happening::of(Event::Withdraw, &reason)).await?;
        answer(&tx, &actor, &registration).await
    };
    app.db.write(&ctx, args, job).await.map(Json)
}

async fn upload(
    State(app): State<App>,
    ctx: Ctx,
    bearer: Option<Bearer>,
    request: Request,
) -> Result<Json<FileAnswer>> {
    let applicant = Applicant::of(&app, &ctx, bearer).await?;
    files::upload_for(&app, &applicant.caller, request).await
}

/// The registration as it stands: an empty one before its first save.
async fn answer(tx: &Tx, actor: &Actor, registration: &registration::Model) -> Result<Value> {
    let mut detail = match document_of(tx, registration.company_id).await? {
        Some(id) => spread(document::answer::<CompanyJoin>(tx, actor, id).await?),
        None => {
            json!({ "companyDO": {}, "companyBrandDOList": [], "companyStoreDOList": [], "fileRelationDOList": [], "contactList": [], "status": null })
        }
    };
    let editable = matches!(detail["status"].as_str(), None | Some("CREATED" | "REJECTED"));
    detail["step"] = registration.step.into();
    detail["isEdit"] = editable.into();
    let record = company::profile::record(tx, registration.company_id).await?.ok_or(texts::COMPANY_TOKEN)?;
    detail["isStaging"] = record.is_staging.into();
    detail["stageReason"] = record.stage_reason.into();
    Ok(detail)
}

/// The newest document of the company's registration.
pub async fn document_of<C: ConnectionTrait>(db: &C, company_id: i64) -> Result<Option<i64>> {
    let column = Expr::col::<&str>;
    let newest = Query::select()
        .column("id")
        .from("company_join")
        .and_where(column("company_id").eq(company_id))
        .and_where(column("is_deleted").eq(false))
        .order_by("id", Order::Desc)
        .limit(1)
        .to_owned();
    Ok(db.query_one(&newest).await?.map(|row| row.try_get("", "id")).transpose()?)
}
