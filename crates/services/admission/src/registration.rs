//! Applicants: known by a phone that they have proved, going on with a token that lasts two hours.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use company::joining;
use identity::codes::{self, CaptchaGiven, Order, Scene};
use platform::access::one_use::{self, Purpose};
use platform::access::{
    Access, Bearer, Caller, Ctx, DataScope, Endpoint, Profile, Tenant, UserType, get, post, throttle,
};
use platform::db::Tx;
use platform::http::{Done, Params, Problem, Result, Valid};
use platform::outbox::Channel;
use platform::rotate::{Hash, Sealed};
use platform::secret::{Place, Secrets};
use platform::{App, Form};
use sea_orm::{ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entity::registration::{Column, Entity, Model};
use crate::texts;

const TOKEN_LIFE: Duration = Duration::from_secs(2 * 3600);
const CHECKS_PER_DAY: u64 = 10;
const WRONG_CODES_PER_HOUR: u64 = 50;
const DAY: Duration = Duration::from_secs(24 * 3600);

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        post("/api/company-register/send-code", send_code)
            .summary("入驻验证码")
            .public("whoever registers has no company yet")
            .audit("company.registerCode")
            .takes::<SendCodeForm>()
            .answers::<Done>(),
        post("/api/company-register/verify", verify)
            .summary("以手机号继续入驻")
            .public("whoever registers has no company yet")
            .audit("company.registerVerify")
            .answers_a_secret()
            .takes::<VerifyForm>()
            .answers::<Verified>(),
        get("/api/company-register/check-credit-code", check_credit_code)
            .summary("核验统一社会信用代码")
            .access(Access::Optional, Tenant::User)
            .audit("company.registerCheck")
            .needs("creditCode", "统一社会信用代码")
            .answers::<CodeChecked>(),
    ]
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SendCodeForm {
    #[field("手机号", required, phone)]
    phone: String,
    #[field("图形验证码编号", max = 50)]
    uuid: Option<String>,
    #[field("图形验证码", max = 10)]
    captcha: Option<String>,
}

/// Anybody may register, so every number gets its code: there is nothing to learn from the answer.
async fn send_code(State(app): State<App>, ctx: Ctx, Valid(form): Valid<SendCodeForm>) -> Result<Json<Done>> {
    let order = Order {
        scene: Scene::Register,
        deliver: Some((Channel::Sms, form.phone.clone())),
        subject: form.phone.clone(),
        target: form.phone,
        stranger: Some(CaptchaGiven { uuid: form.uuid, typed: form.captcha }),
    };
    codes::send(&app, &ctx, order).await?;
    Ok(Done::ok())
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VerifyForm {
    #[field("手机号", required, phone)]
    phone: String,
    #[field("手机验证码", max = 10, required)]
    code: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Verified {
    temp_token: String,
}

async fn verify(State(app): State<App>, ctx: Ctx, Valid(form): Valid<VerifyForm>) -> Result<Json<Verified>> {
    let args = (app.clone(), ctx.network(), form);
    let token = app.db.write(&ctx, args, |tx, (app, network, form)| async move {
        let network = app.secrets.keyed_hash("register/network", &network);
        if throttle::is_over(&tx, &network, WRONG_CODES_PER_HOUR, Duration::from_secs(3600)).await? {
            return Err(texts::COMMON_TOO_MANY.into());
        }
        if !codes::check(&tx, &app, Scene::Register, &form.phone, &form.phone, &form.code).await? {
            // Committed all the same: the try counts.
            return Ok(None);
        }
        let registration = current_or_new(&tx, &app, &form.phone).await?;
        one_use::issue(&tx, Purpose::Register, &registration.id.to_string(), TOKEN_LIFE).await.map(Some)
    });
    let temp_token = token.await?.ok_or_else(|| Problem::field("code", "手机验证码", texts::CODE_BAD))?;
    Ok(Json(Verified { temp_token }))
}

/// The registration that this phone has under way, or a fresh one where none is or the last one has come to its end.
async fn current_or_new(tx: &Tx, app: &App, phone: &str) -> Result<Model> {
    let phone_hash = hash(&app.secrets, phone);
    tx.lock(&phone_hash).await?;
    let known = app.secrets.keyed_hashes(HASHED, phone);
    let last = Entity::find().filter(Column::PhoneHash.is_in(known)).order_by_desc(Column::Id).one(tx).await?;
    if let Some(last) = last {
        let company = company::profile::record(tx, last.company_id).await?;
        if company.is_some_and(|company| ["CREATED", "APPROVING", "REJECTED"].contains(&company.appr_status.as_str())) {
            return Ok(last);
        }
    }
    let id = tx.next_id();
    let row = Model {
        id,
        phone_hash,
        phone: app.secrets.seal(&place(id), phone),
        company_id: joining::begin(tx).await?,
        step: 1,
        created_date: tx.now(),
    };
    Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
    Ok(row)
}

const HASHED: &str = "register/phone";

pub fn hash(secrets: &Secrets, phone: &str) -> String {
    secrets.keyed_hash(HASHED, phone)
}

pub fn place(id: i64) -> Place {
    Place::of("registration", "phone", id)
}

/// Where phones are sealed.
pub const SEALED: Sealed =
    Sealed { hash: Some(Hash { column: "phone_hash", of: hash }), ..Sealed::value("registration", "phone") };

/// Whoever brings a registration's token, as somebody who acts for its company and for nothing else.
pub struct Applicant {
    pub registration: Model,
    pub caller: Caller,
}

impl Applicant {
    pub async fn of(app: &App, ctx: &Ctx, bearer: Option<Bearer>) -> Result<Self> {
        let Bearer(token) = bearer.ok_or_else(expired)?;
        let subject = one_use::peek(app.db.read(), app.clock().now(), Purpose::Register, &token).await?;
        let id: i64 = subject.and_then(|subject| subject.parse().ok()).ok_or_else(expired)?;
        let registration = Entity::find_by_id(id).one(app.db.read()).await?.ok_or_else(expired)?;
        let phone = app.secrets.opened(&place(registration.id), &registration.phone)?;
        let company = company::find(app.db.read(), registration.company_id).await?.ok_or_else(expired)?;
        let caller = caller(company.id, company.name, phone, ctx.clone());
        Ok(Self { registration, caller })
    }
}

/// No account stands behind it: no codes, no id, and one company.
pub fn caller(company_id: i64, company_name: String, phone: String, ctx: Ctx) -> Caller {
    let profile = Profile {
        user_id: 0,
        login: "applicant".into(),
        name_cn: "入驻申请人".into(),
        phone,
        // The registration began with a code to it.
        phone_proved: true,
        other_accounts: Vec::new(),
        company_id,
        company_name,
        company_closed: None,
        company_rooms: Vec::new(),
        user_type: UserType::Biz,
        changed_pwd: true,
        role_codes: Vec::new(),
        role_names: Vec::new(),
        data_scope: DataScope::Company,
        user_group_id: 0,
        live_rooms: Vec::new(),
        codes: Default::default(),
        expire_date: None,
    };
    Caller { session_id: 0, profile: Arc::new(profile), ctx }
}

/// Not the session's 401: the page asks for a new code instead of leading to the login.
fn expired() -> Problem {
    texts::COMPANY_TOKEN.into()
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CodeQuery {
    credit_code: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CodeChecked {
    ok: bool,
    /// What is wrong with it.
    message: Option<String>,
}

/// A few a day: it must not become a directory of who has joined.
async fn check_credit_code(
    State(app): State<App>,
    ctx: Ctx,
    bearer: Option<Bearer>,
    Params(query): Params<CodeQuery>,
) -> Result<Json<CodeChecked>> {
    let applicant = Applicant::of(&app, &ctx, bearer).await?;
    let code = query.credit_code.trim().to_owned();
    if !company::credit_code::is_credit_code(&code) {
        return Ok(Json(CodeChecked { ok: false, message: Some(texts::COMPANY_CREDIT.text.into()) }));
    }
    let args = (app.clone(), applicant.registration, code);
    let taken = app.db.write(&ctx, args, |tx, (app, registration, code)| async move {
        let bucket = app.secrets.keyed_hash("register/check", &registration.phone_hash);
        if throttle::is_over(&tx, &bucket, CHECKS_PER_DAY, DAY).await? {
            return Err(texts::COMPANY_CHECK_LIMIT.into());
        }
        joining::is_taken(&tx, tx.now(), &code, registration.company_id).await
    });
    let taken = taken.await?;
    Ok(Json(CodeChecked { ok: !taken, message: taken.then(|| texts::COMPANY_EXISTS.text.into()) }))
}
