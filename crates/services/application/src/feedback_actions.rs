//! From the first answer to the end: take, reply, close, score, reopen; and what the clock closes.

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Ctx, Endpoint, Tenant, post};
use platform::db::Tx;
use platform::document::{Notice, Receiver};
use platform::files::{self, FileRef};
use platform::http::{Id, Result, Valid};
use platform::{App, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::entity::feedback::{ActiveModel, Column, Entity, Model};
use crate::entity::feedback_reply as reply;
use crate::feedback::{BIZ_TYPE, FILES, REPLY, WRITE, again, find_for};
use crate::feedback_rules::{CLOSED, PROCESSING, REOPENED, REPLIED, SEVEN_DAYS};
use crate::feedback_view::FeedbackDetail;
use crate::texts;

const STAFF: Access = Access::Codes(&["feedback_reply"]);

pub fn endpoints() -> [Endpoint; 5] {
    [
        post("/api/feedbacks/{id}/take", take)
            .summary("受理反馈")
            .access(STAFF, Tenant::Reach)
            .audit("feedback.take")
            .answers::<FeedbackDetail>(),
        post("/api/feedbacks/{id}/reply", answer)
            .summary("回复反馈")
            .access(STAFF, Tenant::Reach)
            .audit("feedback.reply")
            .takes::<ReplyForm>()
            .answers::<FeedbackDetail>(),
        post("/api/feedbacks/{id}/close", close)
            .summary("关闭反馈")
            .access(Access::Codes(&["submitFeedback_create", "feedback_reply"]), Tenant::Reach)
            .audit("feedback.close")
            .takes::<CloseForm>()
            .answers::<FeedbackDetail>(),
        post("/api/feedbacks/{id}/score", score)
            .summary("反馈评分")
            .access(WRITE, Tenant::User)
            .audit("feedback.score")
            .takes::<ScoreForm>()
            .answers::<FeedbackDetail>(),
        post("/api/feedbacks/{id}/reopen", reopen)
            .summary("重新打开反馈")
            .access(WRITE, Tenant::User)
            .audit("feedback.reopen")
            .takes::<ReopenForm>()
            .answers::<FeedbackDetail>(),
    ]
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReplyForm {
    #[field("回复内容", max = 1000, required, area)]
    content: String,
    #[serde(default)]
    #[field("附件", max = 9)]
    files: Vec<FileRef>,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CloseForm {
    #[field("评分", low = 1, high = 5)]
    score: Option<i32>,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScoreForm {
    #[field("评分", low = 1, high = 5, required)]
    score: i32,
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReopenForm {
    #[field("补充说明", min = 5, max = 1000, required, area)]
    content: String,
}

async fn take(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<FeedbackDetail>> {
    let job = |tx: Tx, (app, caller, id): (App, Caller, i64)| async move {
        let row = find_for(&tx, &app, &caller, id, "take").await?;
        audit(&tx, &row, json!({ "status": PROCESSING, "assignee": caller.profile.name_cn }));
        let taken = ActiveModel { status: Set(PROCESSING.into()), ..assigned_to(&caller) };
        tx.update(row.id, row.row_version, taken).await?;
        again(&tx, &app, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id), job).await.map(Json)
}

fn assigned_to(caller: &Caller) -> ActiveModel {
    ActiveModel {
        assignee_id: Set(Some(caller.user_id())),
        assignee_name: Set(caller.profile.name_cn.clone()),
        ..Default::default()
    }
}

fn audit(tx: &Tx, row: &Model, after: Value) {
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(row.id);
        entry.before = Some(json!({ "status": row.status, "score": row.score }));
        entry.after = Some(after);
    });
}

async fn answer(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<ReplyForm>,
) -> Result<Json<FeedbackDetail>> {
    let job = |tx: Tx, (app, caller, id, form): (App, Caller, i64, ReplyForm)| async move {
        let row = find_for(&tx, &app, &caller, id, "reply").await?;
        say(&tx, &caller, &row, true, &form.content, &form.files).await?;
        audit(&tx, &row, json!({ "status": REPLIED, "content": form.content }));
        let replied =
            ActiveModel { status: Set(REPLIED.into()), last_reply_date: Set(Some(tx.now())), ..assigned_to(&caller) };
        tx.update(row.id, row.row_version, replied).await?;
        let notice = Notice {
            template: "FEEDBACK_REPLIED",
            to: vec![Receiver::User(row.user_id)],
            values: vec![("code", row.code)],
            biz_type: BIZ_TYPE,
            biz_id: id,
            link: format!("/submit-feedback?id={id}"),
        };
        app.organisation.notify(&tx, notice).await?;
        again(&tx, &app, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, form), job).await.map(Json)
}

async fn say(tx: &Tx, caller: &Caller, row: &Model, staff: bool, content: &str, files: &[FileRef]) -> Result<()> {
    let id = tx.next_id();
    files::attach(tx, caller.company_id(), REPLY, id, &[(FILES, files)]).await?;
    let said = reply::ActiveModel {
        id: Set(id),
        feedback_id: Set(row.id),
        user_id: Set(caller.user_id()),
        user_name: Set(caller.profile.name_cn.clone()),
        staff: Set(staff),
        content: Set(content.to_owned()),
        files: Set(serde_json::to_string(files)?),
        created_date: Set(tx.now()),
    };
    reply::Entity::insert(said).exec_without_returning(tx).await?;
    Ok(())
}

/// By whoever asked, with a score if they like; or by the staff, who give none.
async fn close(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<CloseForm>,
) -> Result<Json<FeedbackDetail>> {
    let job = |tx: Tx, (app, caller, id, form): (App, Caller, i64, CloseForm)| async move {
        let row = find_for(&tx, &app, &caller, id, "close").await?;
        let score = form.score.filter(|_| row.user_id == caller.user_id());
        audit(&tx, &row, json!({ "status": CLOSED, "score": score }));
        let closed = ActiveModel {
            status: Set(CLOSED.into()),
            closed_date: Set(Some(tx.now())),
            score: Set(score.or(row.score)),
            ..Default::default()
        };
        tx.update(row.id, row.row_version, closed).await?;
        again(&tx, &app, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, form), job).await.map(Json)
}

async fn score(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<ScoreForm>,
) -> Result<Json<FeedbackDetail>> {
    let job = |tx: Tx, (app, caller, id, form): (App, Caller, i64, ScoreForm)| async move {
        let row = find_for(&tx, &app, &caller, id, "score").await?;
        audit(&tx, &row, json!({ "score": form.score }));
        tx.update(row.id, row.row_version, ActiveModel { score: Set(Some(form.score)), ..Default::default() }).await?;
        again(&tx, &app, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, form), job).await.map(Json)
}

async fn reopen(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<ReopenForm>,
) -> Result<Json<FeedbackDetail>> {
    let job = |tx: Tx, (app, caller, id, form): (App, Caller, i64, ReopenForm)| async move {
        let row = find_for(&tx, &app, &caller, id, "reopen").await?;
        say(&tx, &caller, &row, false, &form.content, &[]).await?;
        audit(&tx, &row, json!({ "status": REOPENED, "content": form.content }));
        let open = ActiveModel { status: Set(REOPENED.into()), closed_date: Set(None), ..Default::default() };
        tx.update(row.id, row.row_version, open).await?;
        again(&tx, &app, &caller, id).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, form), job).await.map(Json)
}

/// Whoever has said nothing for seven days after an answer is content with it.
pub async fn close_answered(app: App) -> Result<String> {
    let old = app.clock().now().minus(SEVEN_DAYS);
    let over = Entity::find()
        .filter(Column::Status.eq(REPLIED))
        .filter(Column::LastReplyDate.lt(old))
        .filter(Column::IsDeleted.eq(false))
        .all(app.db.read())
        .await?;
    let many = over.len();
    for row in over {
        let job = |tx: Tx, row: Model| async move {
            audit(&tx, &row, json!({ "status": CLOSED }));
            let closed =
                ActiveModel { status: Set(CLOSED.into()), closed_date: Set(Some(tx.now())), ..Default::default() };
            tx.update(row.id, row.row_version, closed).await
        };
        match app.db.write(&Ctx::system("feedback.autoClose"), row, job).await {
            // Somebody was quicker and has said something: then it stays open.
            Err(problem) if problem.error_key == texts::COMMON_CONFLICT.key => {}
            other => other?,
        }
    }
    Ok(format!("{many} 条反馈自动关闭"))
}
