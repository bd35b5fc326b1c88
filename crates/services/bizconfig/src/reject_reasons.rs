//! Reasons for a rejection, with sentences that whoever rejects may begin with.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::Form;
use platform::access::{Access, Caller, Endpoint, get, post, put};
use platform::app::App;
use platform::db::Tx;
use platform::dict::{self, ItemFields, item};
use platform::form::Form as _;
use platform::http::{Problem, Result, Valid};
use platform::workflow::Rejecting;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::Writer;
use crate::dict_types::{EDIT, check_code};
use crate::entity::reject_reason;
use crate::texts;

const KIND: &str = "RejectReason";

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/reject-reasons", list)
            .summary("驳回原因")
            .access(Access::Session, CONFIGURATION)
            .answers_all::<RejectReason>(),
        post("/api/reject-reasons", create)
            .summary("新增驳回原因")
            .access(EDIT, CONFIGURATION)
            .audit("rejectReason.create")
            .takes::<RejectReasonForm>()
            .answers::<RejectReason>()
            .created(),
        put("/api/reject-reasons", update)
            .summary("保存驳回原因")
            .access(EDIT, CONFIGURATION)
            .audit("rejectReason.save")
            .takes::<RejectReasonForm>()
            .answers::<RejectReason>(),
    ]
}

/// A reason that is kept for other approvals is none here.
pub async fn must_fit(_app: App, tx: Tx, Rejecting { workflow_type, reason_codes }: Rejecting) -> Result<()> {
    let codes = reject_reason::Column::Code.is_in(reason_codes);
    let kept = reject_reason::Entity::find().filter(codes).all(&tx).await?;
    let fits = |row: &reject_reason::Model| {
        let types: Vec<String> = serde_json::from_str(&row.workflow_types).unwrap_or_default();
        types.is_empty() || types.contains(&workflow_type)
    };
    match kept.iter().all(fits) {
        true => Ok(()),
        false => Err(Problem::field("rejectReasonCodes", "驳回原因", texts::COMMON_DICT)),
    }
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RejectReason {
    pub code: String,
    pub label: String,
    pub enabled: bool,
    /// The approvals it is offered in; none: all.
    pub workflow_types: Vec<String>,
    pub snippets: Vec<String>,
    pub row_version: i32,
}

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RejectReasonForm {
    #[field("原因编码", max = 50, required)]
    code: String,
    #[field("驳回原因", max = 50, required)]
    label: String,
    #[field("启用")]
    enabled: bool,
    #[field("适用审批", dict = "WorkflowType", max = 30)]
    #[serde(default)]
    workflow_types: Vec<String>,
    #[field("常用意见", max = 10)]
    #[serde(default)]
    snippets: Vec<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn list(State(app): State<App>) -> Result<Json<Vec<RejectReason>>> {
    load(app.db.read()).await.map(Json)
}

async fn load<C: ConnectionTrait>(db: &C) -> Result<Vec<RejectReason>> {
    let rows =
        item::Entity::find().filter(item::Column::Type.eq(KIND)).order_by_asc(item::Column::Sort).all(db).await?;
    let mut more: HashMap<String, reject_reason::Model> =
        reject_reason::Entity::find().all(db).await?.into_iter().map(|row| (row.code.clone(), row)).collect();
    let texts = |json: &str| serde_json::from_str(json).unwrap_or_default();
    let show = |row: item::Model| {
        let own = more.remove(&row.value);
        RejectReason {
            code: row.value,
            label: row.label,
            enabled: row.enabled,
            workflow_types: own.as_ref().map(|own| texts(&own.workflow_types)).unwrap_or_default(),
            snippets: own.as_ref().map(|own| texts(&own.snippets)).unwrap_or_default(),
            row_version: row.row_version,
        }
    };
    Ok(rows.into_iter().map(show).collect())
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<RejectReasonForm>,
) -> Result<(StatusCode, Json<RejectReason>)> {
    check_code("code", "原因编码", &form.code)?;
    let job = |tx: Tx, (writer, form): (Writer, RejectReasonForm)| async move {
        let made = dict::add_item(&tx, form.item()).await?;
        if !form.enabled {
            dict::turn(&tx, made.id, false).await?;
        }
        keep(&tx, &writer, made.id, None, &form).await
    };
    let made = app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn update(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<RejectReasonForm>,
) -> Result<Json<RejectReason>> {
    let job = |tx: Tx, (writer, form): (Writer, RejectReasonForm)| async move {
        let before = load(&tx).await?.into_iter().find(|reason| reason.code == form.code);
        let before = before.ok_or_else(Problem::not_found)?;
        let of_code = item::Entity::find().filter(item::Column::Type.eq(KIND));
        let row = of_code.filter(item::Column::Value.eq(form.code.as_str())).one(&tx).await?;
        let row = row.ok_or_else(Problem::not_found)?;
        let fields = ItemFields { color: row.color, remark: row.remark, live_room: row.live_room, ..form.item() };
        dict::change_item(&tx, row.id, form.row_version, fields).await?;
        if row.enabled != form.enabled {
            dict::turn(&tx, row.id, form.enabled).await?;
        }
        keep(&tx, &writer, row.id, Some(before), &form).await
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await.map(Json)
}

async fn keep(
    tx: &Tx,
    writer: &Writer,
    id: i64,
    before: Option<RejectReason>,
    form: &RejectReasonForm,
) -> Result<RejectReason> {
    write(tx, &form.code, &form.workflow_types, &form.snippets).await?;
    // The version is no news.
    let old = before.map(|before| json!(RejectReason { row_version: form.row_version, ..before }));
    let (fields, new) = (RejectReasonForm::FIELDS, json!(form));
    tx.audit_changes(("rejectReason", Some(id), &form.label), fields, (old.as_ref(), Some(&new)), &writer.dictionaries);
    let now = load(tx).await?.into_iter().find(|reason| reason.code == form.code);
    now.ok_or_else(Problem::not_found)
}

pub(crate) async fn write(tx: &Tx, code: &str, workflow_types: &[String], snippets: &[String]) -> Result<()> {
    use reject_reason::Column;

    let row = reject_reason::ActiveModel {
        code: Set(code.to_owned()),
        workflow_types: Set(serde_json::to_string(workflow_types)?),
        snippets: Set(serde_json::to_string(snippets)?),
    };
    let replace = OnConflict::column(Column::Code).update_columns([Column::WorkflowTypes, Column::Snippets]).to_owned();
    reject_reason::Entity::insert(row).on_conflict(replace).exec_without_returning(tx).await?;
    Ok(())
}

impl RejectReasonForm {
    fn item(&self) -> ItemFields {
        ItemFields {
            kind: KIND.into(),
            value: self.code.clone(),
            label: self.label.clone(),
            live_room: String::new(),
            parent_id: 0,
            color: String::new(),
            remark: String::new(),
        }
    }
}
