//! The user's own card: name, mail, position.

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::files::{self, FileRef};
use platform::http::{Problem, Result, Valid};
use platform::{App, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::accounts;
use crate::entity::account;

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/getBizIndividualCenter", read)
            .says("个人资料")
            .access(Access::Session, Tenant::User)
            .answers::<IndividualCenter>(),
        post("/api/saveBizIndividualCenter", save)
            .says("保存个人资料")
            .access(Access::Session, Tenant::User)
            .audit("profile.save")
            .takes::<IndividualCenterForm>()
            .answers::<IndividualCenter>(),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndividualCenter {
    login: String,
    biz_account_login: String,
    name_cn: String,
    image_url: String,
    email: String,
    receive_email: bool,
    phone: String,
    vendor_position: String,
    vendor_vx: String,
    company_name: String,
}

/// What a user may change of it; the phone has its own two steps.
#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct IndividualCenterForm {
    #[field("姓名", max = 50, required)]
    name_cn: String,
    #[field("邮箱", max = 100, email)]
    email: Option<String>,
    #[field("接收邮件")]
    receive_email: Option<bool>,
    #[field("岗位", max = 50, required, dict = "VendorPosition")]
    vendor_position: String,
    #[field("微信号", max = 50)]
    vendor_vx: Option<String>,
    /// A picture uploaded for everybody to see; an empty list takes the present one away, none leaves it.
    #[field("头像", max = 1)]
    image_url: Option<Vec<FileRef>>,
}

async fn read(State(app): State<App>, caller: Caller) -> Result<Json<IndividualCenter>> {
    let account = accounts::find(app.db.read(), caller.user_id()).await?.ok_or_else(Problem::not_found)?;
    show(app.db.read(), account).await.map(Json)
}

async fn save(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<IndividualCenterForm>,
) -> Result<Json<IndividualCenter>> {
    let saved = app
        .db
        .write(&caller.ctx, (app.clone(), caller.user_id(), form), |tx, (app, id, form)| async move {
            let old = accounts::find(&*tx, id).await?.ok_or_else(Problem::not_found)?;
            let new = account::ActiveModel {
                name_cn: Set(form.name_cn.clone()),
                email: Set(form.email.clone().unwrap_or_default().to_lowercase()),
                receive_email: Set(form.receive_email.unwrap_or(old.receive_email)),
                vendor_position: Set(form.vendor_position.clone()),
                vendor_vx: Set(form.vendor_vx.clone().unwrap_or_default()),
                image_url: Set(match &form.image_url {
                    Some(picture) => portrait(&tx, &app, &old, picture).await?,
                    None => old.image_url.clone(),
                }),
                last_modified_by: Set(id),
                last_modified_date: Set(tx.now()),
                ..Default::default()
            };
            account::Entity::update_many()
                .set(new)
                .col_expr(account::Column::RowVersion, Expr::col(account::Column::RowVersion).add(1))
                .filter(account::Column::Id.eq(id))
                .exec(&*tx)
                .await?;
            tx.audit(|note| {
                note.biz_type = "account";
                note.biz_id = Some(id);
                note.before = Some(json!({ "nameCn": old.name_cn, "vendorPosition": old.vendor_position }));
                note.after = Some(json!({ "nameCn": form.name_cn, "vendorPosition": form.vendor_position }));
            });
            // Inside the transaction, so that a repeated key is answered with the same card.
            let new = accounts::find(&*tx, id).await?.ok_or_else(Problem::not_found)?;
            show(&*tx, new).await
        })
        .await?;
    app.people_changed();
    Ok(Json(saved))
}

/// The address of the picture, which must be the own company's and open to everybody.
async fn portrait(tx: &Tx, app: &App, account: &account::Model, picture: &[FileRef]) -> Result<String> {
    files::attach(tx, account.company_id, "account", account.id, &[("avatar", picture)]).await?;
    let Some(picture) = picture.first() else { return Ok(String::new()) };
    let found = files::find(&**tx, &[picture.file_id]).await?;
    let public = found.get(&picture.file_id).is_some_and(|file| file.public);
    let view = files::views(app, &found, std::slice::from_ref(picture)).into_iter().find(|_| public);
    view.map(|view| view.url).ok_or_else(Problem::not_found)
}

async fn show(db: &impl ConnectionTrait, account: account::Model) -> Result<IndividualCenter> {
    let company = company::find(db, account.company_id).await?.ok_or_else(Problem::not_found)?;
    Ok(IndividualCenter {
        login: account.login,
        biz_account_login: account.biz_account_login,
        name_cn: account.name_cn,
        image_url: account.image_url,
        email: account.email,
        receive_email: account.receive_email,
        phone: account.phone,
        vendor_position: account.vendor_position,
        vendor_vx: account.vendor_vx,
        company_name: company.name,
    })
}
