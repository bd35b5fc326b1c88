//! Binding a phone, and changing it in two steps: a code to the old one, a code to the new one.

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::form::is_mobile;
use platform::http::{Done, Params, Problem, Result, Valid};
use platform::outbox::Channel;
use platform::text::mask_phone;
use platform::{App, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::Deserialize;
use serde_json::json;

use crate::accounts;
use crate::codes::{self, Refusable, Scene};
use crate::entity::account;
use crate::entry;
use crate::proof::{send_to, session_subject, tell_old_phone};
use crate::texts;

pub fn endpoints() -> [Endpoint; 4] {
    [
        get("/api/bzPhoneAuthorize/getAuthCode", code_to_old)
            .summary("当前手机号验证码")
            .access(Access::Session, Tenant::User)
            .audit("phone.code")
            .needs("phone", "手机号")
            .answers::<Done>(),
        post("/api/bizAccount/updateOrAddPhoneGetCode", code_to_new)
            .summary("新手机号验证码")
            .access(Access::Session, Tenant::User)
            .audit("phone.code")
            .takes::<NewPhoneForm>()
            .answers::<Done>(),
        post("/api/saveBizAccountPhone", bind)
            .summary("绑定手机号")
            .access(Access::Session, Tenant::User)
            .audit("phone.bind")
            .takes::<BindPhoneForm>()
            .answers::<Done>(),
        post("/api/bizPhone/update", change)
            .summary("更换手机号")
            .access(Access::Session, Tenant::User)
            .audit("phone.change")
            .takes::<ChangePhoneForm>()
            .answers::<Done>(),
    ]
}

#[derive(Deserialize)]
struct PhoneQuery {
    phone: String,
}

async fn code_to_old(State(app): State<App>, caller: Caller, Params(query): Params<PhoneQuery>) -> Result<Json<Done>> {
    let phone = query.phone.trim();
    if !is_mobile(phone) {
        return Err(Problem::field("phone", "手机号", texts::PHONE_FORMAT));
    }
    if !caller.profile.phone_proved || phone != caller.profile.phone {
        return Err(Problem::field("phone", "手机号", texts::PHONE_OTHER));
    }
    send_to(&app, &caller, Scene::ProvePhone, (Channel::Sms, phone)).await
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPhoneForm {
    #[field("手机号", required, phone)]
    phone: String,
    /// ADD or UPDATE.
    #[field("类型", max = 10, required, name = "type")]
    #[serde(rename = "type")]
    kind: String,
}

async fn code_to_new(State(app): State<App>, caller: Caller, Valid(form): Valid<NewPhoneForm>) -> Result<Json<Done>> {
    // What an administrator wrote is no binding: its owner binds it, or another one, with a code.
    let bound = caller.profile.phone_proved;
    match (form.kind.as_str(), bound) {
        ("ADD", false) | ("UPDATE", true) => {}
        ("ADD" | "UPDATE", _) => return Err(texts::COMMON_STATE.into()),
        _ => return Err(Problem::field("type", "类型", texts::COMMON_INVALID)),
    }
    refuse_taken(app.db.read(), &caller, &form.phone).await?;
    send_to(&app, &caller, Scene::NewPhone, (Channel::Sms, &form.phone)).await
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BindPhoneForm {
    #[field("手机号", required, phone)]
    phone: String,
    #[field("手机验证码", max = 10, required)]
    auth_code: String,
}

async fn bind(State(app): State<App>, caller: Caller, Valid(form): Valid<BindPhoneForm>) -> Result<Json<Done>> {
    if caller.profile.phone_proved {
        return Err(texts::COMMON_STATE.into());
    }
    let args = (app.clone(), caller.clone(), form);
    let done = app.db.write(&caller.ctx, args, |tx, (app, caller, form)| async move {
        let subject = session_subject(&caller);
        if !codes::check(&tx, &app, Scene::NewPhone, &form.phone, &subject, &form.auth_code).await? {
            return Ok(Refusable(Err(Problem::field("authCode", "手机验证码", texts::CODE_BAD))));
        }
        refuse_taken(&tx, &caller, &form.phone).await?;
        store(&tx, &app, &caller, &form.phone).await?;
        Ok(Refusable(Ok(())))
    });
    finish(&app, done.await)
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangePhoneForm {
    #[field("原手机号", required, phone)]
    old_phone: String,
    #[field("原手机验证码", max = 10, required)]
    old_auth_code: String,
    #[field("手机号", required, phone)]
    phone: String,
    #[field("手机验证码", max = 10, required)]
    auth_code: String,
}

async fn change(State(app): State<App>, caller: Caller, Valid(form): Valid<ChangePhoneForm>) -> Result<Json<Done>> {
    if !caller.profile.phone_proved || form.old_phone != caller.profile.phone {
        return Err(Problem::field("oldPhone", "原手机号", texts::PHONE_OTHER));
    }
    let args = (app.clone(), caller.clone(), form);
    let done = app.db.write(&caller.ctx, args, |tx, (app, caller, form)| async move {
        refuse_taken(&tx, &caller, &form.phone).await?;
        // Both are looked at before one is used up: a slip in the second does not cost the first.
        let mut right = Vec::new();
        for (scene, phone, typed, field, label) in [
            (Scene::ProvePhone, &form.old_phone, &form.old_auth_code, "oldAuthCode", "原手机验证码"),
            (Scene::NewPhone, &form.phone, &form.auth_code, "authCode", "手机验证码"),
        ] {
            match codes::matches(&tx, &app, scene, phone, &session_subject(&caller), typed).await? {
                Some(code) => right.push(code.id),
                None => return Ok(Refusable(Err(Problem::field(field, label, texts::CODE_BAD)))),
            }
        }
        for id in right {
            if !codes::use_up(&tx, id).await? {
                return Err(texts::CODE_BAD.into());
            }
        }
        store(&tx, &app, &caller, &form.phone).await?;
        entry::warn(&tx, caller.user_id(), "PHONE_CHANGED", "更换了绑定手机号");
        Ok(Refusable(Ok(())))
    });
    finish(&app, done.await)
}

fn finish(app: &App, done: Result<Refusable>) -> Result<Json<Done>> {
    done?.0?;
    app.people_changed();
    app.wake.notify_one();
    Ok(Done::ok())
}

/// A code has come back from it: from now on it counts.
async fn store(tx: &Tx, app: &App, caller: &Caller, phone: &str) -> Result<()> {
    let old = accounts::find(tx, caller.user_id()).await?.ok_or_else(Problem::not_found)?;
    if old.phone != phone {
        tell_old_phone(tx, app, &old, phone).await?;
    }
    let new = account::ActiveModel {
        phone: Set(phone.to_owned()),
        phone_verified_date: Set(Some(tx.now())),
        last_modified_by: Set(old.id),
        last_modified_date: Set(tx.now()),
        ..Default::default()
    };
    let stored = account::Entity::update_many()
        .set(new)
        .col_expr(account::Column::RowVersion, Expr::col(account::Column::RowVersion).add(1))
        .filter(account::Column::Id.eq(old.id))
        .exec(tx)
        .await
        .map_err(Problem::from);
    match stored {
        // Two colleagues at once: the unique key decides.
        Err(problem) if problem.is_duplicate() => return Err(taken()),
        stored => stored?,
    };
    tx.audit(|entry| {
        entry.biz_type = "account";
        entry.biz_id = Some(old.id);
        entry.before = Some(json!({ "phone": mask_phone(&old.phone) }));
        entry.after = Some(json!({ "phone": mask_phone(phone) }));
    });
    Ok(())
}

async fn refuse_taken(db: &impl sea_orm::ConnectionTrait, caller: &Caller, phone: &str) -> Result<()> {
    let other = account::Entity::find()
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::Phone.eq(phone))
        .filter(account::Column::IsDeleted.eq(false))
        .filter(account::Column::Id.ne(caller.user_id()))
        .one(db)
        .await?;
    if other.is_some() { Err(taken()) } else { Ok(()) }
}

fn taken() -> Problem {
    Problem::field("phone", "手机号", texts::PHONE_BOUND)
}
