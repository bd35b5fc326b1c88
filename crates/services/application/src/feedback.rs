//! Feedback: what somebody writes about the portal, their list of it, and one of them with what was said since.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, delete, get, post, put};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::document::{Scope, next_code};
use platform::files::{self, FileRef, Showing};
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::Order;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, EntityTrait, PaginatorTrait, QueryFilter, QuerySelect, QueryTrait,
};
use serde::Deserialize;
use serde_json::json;

use crate::entity::feedback::{ActiveModel, Column, Entity, Model};
use crate::entity::feedback_reply as reply;
use crate::feedback_rules::{Role, SUBMITTED, actions};
use crate::feedback_view::{FeedbackDetail, FeedbackRow, detail};
use crate::texts;

pub const BIZ_TYPE: &str = "feedback";
pub const REPLY: &str = "feedbackReply";
pub const FILES: &str = "feedbackFiles";
const PER_DAY: u64 = 10;

pub const READ: Access = Access::Codes(&["submitFeedback", "platformFeedback"]);
pub const WRITE: Access = Access::Codes(&["submitFeedback_create"]);

pub fn endpoints() -> [Endpoint; 5] {
    [
        get("/api/feedbacks", list)
            .filters(&LIST)
            .summary("意见反馈")
            .access(READ, Tenant::Reach)
            .param("mine", "我处理的")
            .answers_page::<FeedbackRow>(),
        get("/api/feedbacks/{id}", read).summary("反馈详情").access(READ, Tenant::Reach).answers::<FeedbackDetail>(),
        post("/api/feedbacks", create)
            .summary("提交反馈")
            .access(WRITE, Tenant::User)
            .audit("feedback.create")
            .takes::<FeedbackForm>()
            .created()
            .answers::<FeedbackDetail>(),
        put("/api/feedbacks/{id}", update)
            .summary("修改反馈")
            .access(WRITE, Tenant::User)
            .audit("feedback.update")
            .takes::<FeedbackForm>()
            .answers::<FeedbackDetail>(),
        delete("/api/feedbacks/{id}", remove).summary("删除反馈").access(WRITE, Tenant::User).audit("feedback.delete"),
    ]
}

const LIST: List = List {
    columns: &[
        Listed::new("code", "code", ColumnKind::Text),
        Listed::new("title", "title", ColumnKind::Text),
        Listed::new("type", "type", ColumnKind::Enum),
        Listed::new("module", "module", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("urgency", "urgency", ColumnKind::Enum),
        Listed::new("companyName", "company_name", ColumnKind::Text),
        Listed::new("createdDate", "created_date", ColumnKind::Time).sortable(),
        Listed::new("lastReplyDate", "last_reply_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FeedbackForm {
    #[field("反馈类型", max = 20, required, dict = "FeedbackType")]
    r#type: String,
    #[field("反馈模块", max = 20, required, dict = "FeedbackModule")]
    module: String,
    #[field("标题", max = 50, required)]
    title: String,
    #[field("内容", min = 10, max = 1000, required, area)]
    content: String,
    #[serde(default)]
    #[field("附件", max = 9)]
    files: Vec<FileRef>,
    #[field("联系方式", max = 50)]
    contact: Option<String>,
    #[field("紧急程度", max = 20, dict = "Urgency")]
    urgency: Option<String>,
    #[field("关联单号", max = 30)]
    related_code: Option<String>,
    #[field("页面地址", max = 500)]
    page_url: Option<String>,
    #[field("浏览器", max = 300)]
    browser: Option<String>,
}

fn is_staff(caller: &Caller) -> bool {
    caller.profile.user_type == UserType::Platform
}

const SCOPE: Scope = Scope::company("company_id");

/// The staff see those of the companies that they reach, everybody else their own.
pub fn reach(app: &App, caller: &Caller) -> Condition {
    let living = Condition::all().add(Column::IsDeleted.eq(false));
    match is_staff(caller) {
        true => living.add(SCOPE.for_caller(app, caller)),
        false => living.add(Column::UserId.eq(caller.user_id())),
    }
}

/// What somebody told, and what was answered.
pub fn showings() -> Vec<Showing> {
    let asked = |app: &App, caller: &Caller| {
        Entity::find().select_only().column(Column::Id).filter(reach(app, caller)).into_query()
    };
    let answered = |app: &App, caller: &Caller| {
        let theirs = Entity::find().select_only().column(Column::Id).filter(reach(app, caller)).into_query();
        let replies = reply::Entity::find().select_only().column(reply::Column::Id);
        replies.filter(reply::Column::FeedbackId.in_subquery(theirs)).into_query()
    };
    vec![
        Showing { biz_type: BIZ_TYPE, codes: &["platformFeedback"], reached: asked },
        Showing { biz_type: REPLY, codes: &["platformFeedback"], reached: answered },
    ]
}

pub fn role(caller: &Caller, row: &Model) -> Role {
    Role {
        owner: row.user_id == caller.user_id() && caller.has("submitFeedback_create"),
        staff: is_staff(caller) && caller.has("feedback_reply"),
    }
}

/// The row, if this action is open to the caller now.
pub async fn find_for(tx: &Tx, app: &App, caller: &Caller, id: i64, action: &str) -> Result<Model> {
    let row = Entity::find_by_id(id).filter(reach(app, caller)).one(tx).await?.ok_or_else(Problem::not_found)?;
    match actions(&row, role(caller, &row), tx.now()).contains(&action) {
        true => Ok(row),
        false => Err(texts::COMMON_STATE.into()),
    }
}

pub async fn list(State(app): State<App>, caller: Caller, mut request: PageRequest) -> Result<Page<FeedbackRow>> {
    let mine = request.filters.iter().any(|(name, value)| name == "mine" && value == "true");
    request.filters.retain(|(name, _)| name != "mine");
    let mut which = reach(&app, &caller);
    if mine && is_staff(&caller) {
        which = which.add(Column::AssigneeId.eq(caller.user_id()));
    }
    let page = LIST.fetch::<Model, _>(app.db.read(), Entity::find().filter(which).into_query(), &request).await?;
    let now = app.clock().now();
    Ok(page.map(|row| FeedbackRow::new(&row, actions(&row, role(&caller, &row), now))))
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<FeedbackDetail>> {
    let row = Entity::find_by_id(id).filter(reach(&app, &caller)).one(app.db.read()).await?;
    detail(&app, app.db.read(), &caller, row.ok_or_else(Problem::not_found)?).await.map(Json)
}

/// What the form says, over what is there.
fn filled(form: FeedbackForm, caller: &Caller) -> Result<ActiveModel> {
    Ok(ActiveModel {
        r#type: Set(form.r#type),
        module: Set(form.module),
        title: Set(form.title),
        content: Set(form.content),
        files: Set(serde_json::to_string(&form.files)?),
        contact: Set(form.contact.unwrap_or_else(|| caller.profile.phone.clone())),
        urgency: Set(form.urgency.unwrap_or_else(|| "LOW".into())),
        related_code: Set(form.related_code.unwrap_or_default()),
        page_url: Set(form.page_url.unwrap_or_default()),
        browser: Set(form.browser.unwrap_or_default()),
        ..Default::default()
    })
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<FeedbackForm>,
) -> Result<(StatusCode, Json<FeedbackDetail>)> {
    let job = |tx: Tx, (app, caller, form): (App, Caller, FeedbackForm)| async move {
        let (today, _) = tx.now().date().bounds();
        tx.lock(&format!("feedback/{}", caller.user_id())).await?;
        // What was deleted counts as well: the limit is on writing.
        let own = Entity::find().filter(Column::UserId.eq(caller.user_id())).filter(Column::CreatedDate.gte(today));
        if own.count(&tx).await? >= PER_DAY {
            return Err(texts::FEEDBACK_LIMIT.into());
        }
        let id = tx.next_id();
        let code = next_code(&tx, "FB").await?;
        files::attach(&tx, caller.company_id(), BIZ_TYPE, id, &[(FILES, &form.files)]).await?;
        let row = ActiveModel {
            id: Set(id),
            code: Set(code.clone()),
            company_id: Set(caller.company_id()),
            company_name: Set(caller.profile.company_name.clone()),
            user_id: Set(caller.user_id()),
            user_name: Set(caller.profile.name_cn.clone()),
            status: Set(SUBMITTED.into()),
            score: Set(None),
            assignee_id: Set(None),
            assignee_name: Set(String::new()),
            last_reply_date: Set(None),
            closed_date: Set(None),
            created_date: Set(tx.now()),
            last_modified_date: Set(tx.now()),
            is_deleted: Set(false),
            row_version: Set(0),
            ..filled(form, &caller)?
        };
        let row = row.insert(&tx).await?;
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.after = Some(json!({ "code": code, "type": row.r#type, "module": row.module, "title": row.title }));
        });
        detail(&app, &tx, &caller, row).await
    };
    let made = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn update(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<FeedbackForm>,
) -> Result<Json<FeedbackDetail>> {
    let job = |tx: Tx, (app, caller, id, form): (App, Caller, i64, FeedbackForm)| async move {
        let row = find_for(&tx, &app, &caller, id, "edit").await?;
        files::attach(&tx, caller.company_id(), BIZ_TYPE, id, &[(FILES, &form.files)]).await?;
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.before = Some(json!({ "title": row.title, "content": row.content }));
            entry.after = Some(json!({ "title": form.title, "content": form.content }));
        });
        tx.update(row.id, row.row_version, filled(form, &caller)?).await?;
        again(&tx, &app, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, form), job).await.map(Json)
}

/// As it stands after a action, inside its transaction.
pub async fn again(tx: &Tx, app: &App, caller: &Caller, id: i64) -> Result<FeedbackDetail> {
    let row = Entity::find_by_id(id).one(tx).await?.ok_or_else(Problem::not_found)?;
    detail(app, tx, caller, row).await
}

async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let job = |tx: Tx, (app, caller, id): (App, Caller, i64)| async move {
        let row = find_for(&tx, &app, &caller, id, "delete").await?;
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.before = Some(json!({ "code": row.code, "title": row.title }));
        });
        tx.update(row.id, row.row_version, ActiveModel { is_deleted: Set(true), ..Default::default() }).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id), job).await?;
    Ok(StatusCode::NO_CONTENT)
}
