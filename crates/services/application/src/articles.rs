//! Articles as the staff keep them: drafts, publication, and the proof of who has read.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post, put};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::document::{Notice, Receiver};
use platform::files::{self, FileRef, Showing};
use platform::http::{Id, Params, Problem, Result, Valid};
use platform::{App, Form, Timestamp};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::Order;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QuerySelect, QueryTrait};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::article_rules::{self, DELETED, DRAFT, PUBLISHED, audience, joined};
use crate::article_view::{ArticleDetail, ArticleRow, detail};
use crate::entity::article::{ActiveModel, Column, Entity, Model};
use crate::entity::article_read;
use crate::texts;

pub const BIZ_TYPE: &str = "article";
const KEEP: Access = Access::Codes(&["platformArticle"]);
const EDIT: Access = Access::Codes(&["article_edit"]);
const EVERYBODYS: Tenant = Tenant::None("articles are the platform's own, and one for all who read them");
/// More names than this nobody reads; the numbers are of all.
const NAMES_SHOWN: usize = 500;

/// An article's pictures, to those who keep articles; it is no company's.
pub fn showing() -> Showing {
    let reached = |_: &App, _: &Caller| Entity::find().select_only().column(Column::Id).into_query();
    Showing { biz_type: BIZ_TYPE, codes: &["platformArticle"], reached }
}

pub fn endpoints() -> [Endpoint; 7] {
    [
        get("/api/articles/all", list)
            .filters(&LIST)
            .summary("文章管理")
            .access(KEEP, EVERYBODYS)
            .answers_page::<ArticleRow>(),
        post("/api/articles", create)
            .summary("新建文章")
            .access(EDIT, EVERYBODYS)
            .audit("article.create")
            .takes::<ArticleForm>()
            .created()
            .answers::<ArticleDetail>(),
        put("/api/articles/{id}", update)
            .summary("修改文章")
            .access(EDIT, EVERYBODYS)
            .audit("article.update")
            .takes::<ArticleForm>()
            .answers::<ArticleDetail>(),
        delete("/api/articles/{id}", remove).summary("删除文章").access(EDIT, EVERYBODYS).audit("article.delete"),
        post("/api/articles/{id}/publish", publish)
            .summary("发布文章")
            .access(EDIT, EVERYBODYS)
            .audit("article.publish")
            .answers::<ArticleDetail>(),
        post("/api/articles/{id}/unpublish", unpublish)
            .summary("撤回文章")
            .access(EDIT, EVERYBODYS)
            .audit("article.unpublish")
            .answers::<ArticleDetail>(),
        get("/api/articles/{id}/readers", readers)
            .summary("文章阅读情况")
            .access(KEEP, Tenant::Reach)
            .param("read", "true 已读，false 未读")
            .answers::<ArticleReaders>(),
    ]
}

const LIST: List = List {
    columns: &[
        Listed::new("title", "title", ColumnKind::Text),
        Listed::new("category", "category", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("mustRead", "must_read", ColumnKind::Bool),
        Listed::new("publishDate", "publish_date", ColumnKind::Time).sortable(),
        Listed::new("lastModifiedDate", "last_modified_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("lastModifiedDate", Order::Desc),
    id: "id",
};

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ArticleForm {
    #[field("标题", max = 100, required)]
    title: String,
    #[field("分类", max = 20, required, dict = "ArticleCategory")]
    category: String,
    #[field("正文", max = 20000, required, area)]
    content: String,
    #[serde(default)]
    #[field("适用直播间", max = 20, dict = "LiveRoom")]
    live_rooms: Vec<String>,
    #[serde(default)]
    #[field("适用主体", max = 20, dict = "SubjectType")]
    subject_types: Vec<String>,
    #[field("置顶")]
    top: Option<bool>,
    #[field("必读")]
    must_read: Option<bool>,
    /// As it was read; an edit of something newer is refused.
    #[field("版本")]
    row_version: Option<i32>,
}

async fn list(State(app): State<App>, request: PageRequest) -> Result<Page<ArticleRow>> {
    let living = Entity::find().filter(Column::Status.ne(DELETED));
    let page = LIST.fetch::<Model, _>(app.db.read(), living.into_query(), &request).await?;
    Ok(page.map(|row| ArticleRow::kept(&row)))
}

fn filled(form: ArticleForm) -> ActiveModel {
    ActiveModel {
        title: Set(form.title),
        category: Set(form.category),
        content: Set(form.content),
        live_rooms: Set(joined(&form.live_rooms)),
        subject_types: Set(joined(&form.subject_types)),
        top: Set(form.top.unwrap_or_default()),
        must_read: Set(form.must_read.unwrap_or_default()),
        ..Default::default()
    }
}

/// The pictures in the text must be files of the house.
async fn attach(tx: &Tx, caller: &Caller, id: i64, content: &str) -> Result<()> {
    let refs: Vec<FileRef> = article_rules::pictures(content).into_iter().map(FileRef::to).collect();
    files::attach(tx, caller.company_id(), BIZ_TYPE, id, &[("articleImage", &refs)]).await
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<ArticleForm>,
) -> Result<(StatusCode, Json<ArticleDetail>)> {
    let job = |tx: Tx, (app, caller, form): (App, Caller, ArticleForm)| async move {
        let id = tx.next_id();
        attach(&tx, &caller, id, &form.content).await?;
        let row = ActiveModel {
            id: Set(id),
            edition: Set(0),
            publish_date: Set(None),
            status: Set(DRAFT.into()),
            created_by: Set(caller.user_id()),
            created_by_name: Set(caller.profile.name_cn.clone()),
            created_date: Set(tx.now()),
            last_modified_date: Set(tx.now()),
            row_version: Set(0),
            ..filled(form)
        };
        let row = row.insert(&tx).await?;
        audit(&tx, None, &row);
        detail(&app, &tx, &caller, row).await
    };
    let made = app.db.write(&caller.ctx, (app.clone(), caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

fn audit(tx: &Tx, before: Option<&Model>, after: &Model) {
    let facts = |row: &Model| {
        json!({
            "title": row.title, "category": row.category, "status": row.status, "content": row.content,
            "liveRooms": row.live_rooms, "subjectTypes": row.subject_types, "top": row.top, "mustRead": row.must_read,
        })
    };
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(after.id);
        entry.before = before.map(facts);
        entry.after = Some(facts(after));
    });
}

/// From one of `from`; what is deleted does not exist any more.
async fn find_in(tx: &Tx, id: i64, from: &str) -> Result<Model> {
    let row = Entity::find_by_id(id).filter(Column::Status.ne(DELETED)).one(tx).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    if row.status == from { Ok(row) } else { Err(texts::COMMON_STATE.into()) }
}

/// Compare and set; the row as it is then.
async fn change(tx: &Tx, row: &Model, change: ActiveModel) -> Result<Model> {
    tx.update(row.id, row.row_version, change).await?;
    let new = Entity::find_by_id(row.id).one(tx).await?.ok_or_else(Problem::not_found)?;
    audit(tx, Some(row), &new);
    Ok(new)
}

/// Drafts alone: what people have read and confirmed does not change under their hands.
async fn update(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<ArticleForm>,
) -> Result<Json<ArticleDetail>> {
    let job = |tx: Tx, (app, caller, id, form): (App, Caller, i64, ArticleForm)| async move {
        let row = find_in(&tx, id, DRAFT).await?;
        if form.row_version.is_some_and(|seen| seen != row.row_version) {
            return Err(texts::COMMON_CONFLICT.into());
        }
        attach(&tx, &caller, id, &form.content).await?;
        let new = change(&tx, &row, filled(form)).await?;
        detail(&app, &tx, &caller, new).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, form), job).await.map(Json)
}

async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let job = |tx: Tx, id: i64| async move {
        let row = find_in(&tx, id, DRAFT).await?;
        change(&tx, &row, ActiveModel { status: Set(DELETED.into()), ..Default::default() }).await.map(|_| ())
    };
    app.db.write(&caller.ctx, id, job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Everybody whom it is for is told.
async fn publish(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<ArticleDetail>> {
    let row = Entity::find_by_id(id).one(app.db.read()).await?.ok_or_else(Problem::not_found)?;
    let mut people = app.organisation.audience(&app.db, &audience(&row)).await?;
    let companies = company::ids_within(app.db.read(), &app.organisation.reach(&caller)).await?;
    people.retain(|person| companies.as_ref().is_none_or(|ids| ids.contains(&person.company_id)));
    let people: Vec<Receiver> = people.into_iter().map(|person| Receiver::User(person.id)).collect();
    let job = |tx: Tx, (app, caller, id, people): (App, Caller, i64, Vec<Receiver>)| async move {
        let row = find_in(&tx, id, DRAFT).await?;
        let new = ActiveModel {
            status: Set(PUBLISHED.into()),
            publish_date: Set(Some(tx.now())),
            edition: Set(row.edition + 1),
            ..Default::default()
        };
        let new = change(&tx, &row, new).await?;
        let notice = Notice {
            template: "ARTICLE_PUBLISHED",
            to: people,
            values: vec![("title", new.title.clone())],
            biz_type: BIZ_TYPE,
            biz_id: id,
            link: format!("/articles/{id}"),
        };
        app.organisation.notify(&tx, notice).await?;
        detail(&app, &tx, &caller, new).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, people), job).await.map(Json)
}

async fn unpublish(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<ArticleDetail>> {
    let job = |tx: Tx, (app, caller, id): (App, Caller, i64)| async move {
        let row = find_in(&tx, id, PUBLISHED).await?;
        let new = change(&tx, &row, ActiveModel { status: Set(DRAFT.into()), ..Default::default() }).await?;
        detail(&app, &tx, &caller, new).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id), job).await.map(Json)
}

#[derive(Deserialize)]
struct ReadersQuery {
    read: Option<bool>,
}

/// Who has confirmed the present edition, and who has not.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ArticleReaders {
    audience_count: usize,
    read_count: usize,
    /// Those who were asked for, as many as fit.
    people: Vec<ArticleReader>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ArticleReader {
    user_id: i64,
    name_cn: String,
    company_name: String,
    read_date: Option<Timestamp>,
}

async fn readers(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Params(query): Params<ReadersQuery>,
) -> Result<Json<ArticleReaders>> {
    let row = Entity::find_by_id(id).filter(Column::Status.ne(DELETED)).one(app.db.read()).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    let reads = article_read::Entity::find()
        .filter(article_read::Column::ArticleId.eq(id))
        .filter(article_read::Column::Edition.eq(row.edition))
        .all(app.db.read())
        .await?;
    let dates: HashMap<i64, Timestamp> = reads.into_iter().map(|read| (read.user_id, read.read_date)).collect();
    let mut people = app.organisation.audience(&app.db, &audience(&row)).await?;
    let companies = company::ids_within(app.db.read(), &app.organisation.reach(&caller)).await?;
    people.retain(|person| companies.as_ref().is_none_or(|ids| ids.contains(&person.company_id)));
    let (audience_count, read_count) =
        (people.len(), people.iter().filter(|person| dates.contains_key(&person.id)).count());
    let wanted = |id: &i64| query.read.is_none_or(|read| dates.contains_key(id) == read);
    let people = people.into_iter().filter(|person| wanted(&person.id)).take(NAMES_SHOWN).map(|person| ArticleReader {
        user_id: person.id,
        name_cn: person.name,
        company_name: person.company_name,
        read_date: dates.get(&person.id).copied(),
    });
    Ok(Json(ArticleReaders { audience_count, read_count, people: people.collect() }))
}
