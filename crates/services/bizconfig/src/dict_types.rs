//! Types of dictionaries.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, get, post, put};
use platform::app::App;
use platform::db::Tx;
use platform::dict::{self, TypeFields, item, kind};
use platform::form::{Checks, Form as _};
use platform::http::{Result, Valid};
use platform::{Form, dict::Dictionaries};
use sea_orm::{ColumnTrait, EntityTrait, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::Writer;
use crate::texts;

pub const EDIT: Access = Access::Codes(&["dict_edit"]);

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/dict-types", list)
            .summary("字典类型")
            .access(Access::Session, CONFIGURATION)
            .answers_all::<DictType>(),
        post("/api/dict-types", create)
            .summary("新增字典类型")
            .access(EDIT, CONFIGURATION)
            .audit("dictType.create")
            .takes::<DictTypeForm>()
            .answers::<DictType>()
            .created(),
        put("/api/dict-types", update)
            .summary("保存字典类型")
            .access(EDIT, CONFIGURATION)
            .audit("dictType.save")
            .takes::<DictTypeForm>()
            .answers::<DictType>(),
    ]
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DictType {
    pub code: String,
    pub label: String,
    pub item_count: i64,
    /// The page that keeps it, where that is another one.
    pub kept_in: Option<&'static str>,
}

/// These have more to say than a dictionary can, and a place of their own to say it.
pub fn kept_in(code: &str) -> Option<&'static str> {
    match code {
        "LiveRoom" => Some("直播间"),
        "ProductCategory" => Some("类目"),
        "RejectReason" => Some("驳回原因"),
        _ => None,
    }
}

async fn list(State(app): State<App>) -> Result<Json<Vec<DictType>>> {
    let counts: HashMap<String, i64> = item::Entity::find()
        .select_only()
        .column(item::Column::Type)
        .column_as(item::Column::Id.count(), "many")
        .group_by(item::Column::Type)
        .into_tuple::<(String, i64)>()
        .all(app.db.read())
        .await?
        .into_iter()
        .collect();
    let kinds = kind::Entity::find().order_by_asc(kind::Column::Sort).all(app.db.read()).await?;
    let show = |row: kind::Model| DictType {
        item_count: counts.get(&row.code).copied().unwrap_or_default(),
        kept_in: kept_in(&row.code),
        code: row.code,
        label: row.label,
    };
    Ok(Json(kinds.into_iter().map(show).collect()))
}

#[derive(Clone, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DictTypeForm {
    #[field("字典编码", max = 50, required)]
    code: String,
    #[field("字典名称", max = 50, required)]
    label: String,
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<DictTypeForm>,
) -> Result<(StatusCode, Json<DictType>)> {
    check_code("code", "字典编码", &form.code)?;
    let job = |tx: Tx, (writer, form): (Writer, DictTypeForm)| async move {
        dict::add_type(&tx, TypeFields { code: form.code.clone(), label: form.label.clone() }).await?;
        audit(&tx, None, &form, &writer.dictionaries);
        Ok(())
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form.clone()), job).await?;
    Ok((StatusCode::CREATED, Json(DictType { code: form.code, label: form.label, item_count: 0, kept_in: None })))
}

async fn update(State(app): State<App>, caller: Caller, Valid(form): Valid<DictTypeForm>) -> Result<Json<DictType>> {
    let job = |tx: Tx, (writer, form): (Writer, DictTypeForm)| async move {
        let before = dict::change_type(&tx, TypeFields { code: form.code.clone(), label: form.label.clone() }).await?;
        audit(&tx, Some(&before), &form, &writer.dictionaries);
        Ok(())
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form.clone()), job).await?;
    let item_count = app.dict.all(&app.db).await?.options(&form.code).count() as i64;
    Ok(Json(DictType { kept_in: kept_in(&form.code), code: form.code, label: form.label, item_count }))
}

fn audit(tx: &Tx, before: Option<&str>, form: &DictTypeForm, dictionaries: &Dictionaries) {
    let of = |label: &str| json!({ "code": form.code, "label": label });
    let (before, after) = (before.map(of), of(&form.label));
    tx.audit_changes(
        ("dictType", None, &form.code),
        DictTypeForm::FIELDS,
        (before.as_ref(), Some(&after)),
        dictionaries,
    );
}

/// Codes travel in addresses, files and programs.
pub fn check_code(field: &str, label: &str, code: &str) -> Result<()> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-+.*/".contains(c);
    let mut checks = Checks::default();
    if !code.chars().all(plain) {
        checks.refuse(field, label, texts::DICT_CODE.text);
    }
    checks.finish()
}
