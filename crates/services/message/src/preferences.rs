//! By which ways somebody wants messages, type by type. The box gets every one.

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, put};
use platform::db::Tx;
use platform::http::{Result, Valid};
use platform::{App, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::channel_rules::{Way, Wish};
use crate::channels::carries;
use crate::entity::preference::{ActiveModel, Column, Entity};
use crate::type_count::MESSAGE_TYPE;

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/message-preferences", read)
            .summary("通知设置")
            .access(Access::Session, Tenant::User)
            .answers::<MessagePreferences>(),
        put("/api/message-preferences", save)
            .summary("保存通知设置")
            .access(Access::Session, Tenant::User)
            .audit("message.preferences")
            .takes::<PreferencesForm>()
            .answers::<MessagePreferences>(),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessagePreferences {
    /// Whether the portal can send by this way at all.
    email_configured: bool,
    sms_configured: bool,
    gz_configured: bool,
    types: Vec<TypePreference>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TypePreference {
    r#type: String,
    type_label: String,
    email: bool,
    /// Of the urgent ones alone.
    sms: bool,
    gz: bool,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PreferencesForm {
    #[field("通知设置", max = 50, list)]
    types: Vec<PreferenceForm>,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PreferenceForm {
    #[field("消息类型", max = 50, required, dict = "MessageType")]
    r#type: String,
    #[field("邮件")]
    email: bool,
    #[field("短信")]
    sms: bool,
    #[field("公众号")]
    gz: bool,
}

async fn read(State(app): State<App>, caller: Caller) -> Result<Json<MessagePreferences>> {
    shown(&app, app.db.read(), caller.user_id()).await.map(Json)
}

async fn save(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<PreferencesForm>,
) -> Result<Json<MessagePreferences>> {
    let job = |tx: Tx, (app, user_id, form): (App, i64, PreferencesForm)| async move {
        let named = form.types.iter().map(|row| row.r#type.as_str());
        Entity::delete_many().filter(Column::UserId.eq(user_id)).filter(Column::Type.is_in(named)).exec(&tx).await?;
        // The last word counts, should a type be named twice.
        let mut rows: Vec<ActiveModel> = Vec::new();
        for row in form.types.iter().rev() {
            let kind = Set(row.r#type.clone());
            if rows.iter().all(|known| known.r#type != kind) {
                let (email, sms, gz) = (Set(row.email), Set(row.sms), Set(row.gz));
                rows.push(ActiveModel { user_id: Set(user_id), r#type: kind, email, sms, gz });
            }
        }
        if !rows.is_empty() {
            Entity::insert_many(rows).exec_without_returning(&tx).await?;
        }
        tx.audit(|entry| {
            entry.biz_type = "account";
            entry.biz_id = Some(user_id);
            let one =
                |row: &PreferenceForm| json!({ "type": row.r#type, "email": row.email, "sms": row.sms, "gz": row.gz });
            entry.after = Some(form.types.iter().map(one).collect());
        });
        shown(&app, &tx, user_id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.user_id(), form), job).await.map(Json)
}

async fn shown(app: &App, db: &impl ConnectionTrait, user_id: i64) -> Result<MessagePreferences> {
    let kept = Entity::find().filter(Column::UserId.eq(user_id)).all(db).await?;
    let dictionaries = app.dict.all(&app.db).await?;
    let types = dictionaries.items.iter().filter(|item| item.kind == MESSAGE_TYPE && !item.disabled).map(|item| {
        let row = kept.iter().find(|row| row.r#type == item.value);
        let wish = row.map_or_else(Wish::default, |row| Wish { email: row.email, sms: row.sms, gz: row.gz });
        TypePreference {
            r#type: item.value.clone(),
            type_label: item.label.clone(),
            email: wish.email,
            sms: wish.sms,
            gz: wish.gz,
        }
    });
    Ok(MessagePreferences {
        email_configured: carries(app, Way::Email),
        sms_configured: carries(app, Way::Sms),
        gz_configured: carries(app, Way::Gz),
        types: types.collect(),
    })
}
