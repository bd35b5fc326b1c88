//! Articles as everybody reads them: what is published for one's company, and what must be confirmed.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, get, post};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::http::{Id, Problem, Result};
use platform::{App, Timestamp};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Order, Query};
use sea_orm::{ColumnTrait, Condition, EntityName, EntityTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait};
use serde_json::json;

use crate::article_rules::PUBLISHED;
use crate::article_view::{ArticleDetail, ArticleRow, detail};
use crate::articles::BIZ_TYPE;
use crate::entity::article::{Column, Entity, Model};
use crate::entity::article_read;

/// One after the other is confirmed; nobody is shown a hundred.
const MUST_READS: u64 = 20;

pub fn endpoints() -> [Endpoint; 4] {
    [
        get("/api/articles", list)
            .filters(&LIST)
            .summary("公告与帮助")
            .access(Access::Session, Tenant::Company)
            .answers_page::<ArticleRow>(),
        get("/api/articles/must-read", must_read)
            .summary("待确认的必读文章")
            .access(Access::Session, Tenant::Company)
            .silent()
            .answers_all::<ArticleDetail>(),
        get("/api/articles/{id}", read)
            .summary("阅读文章")
            .access(Access::Session, Tenant::Company)
            .answers::<ArticleDetail>(),
        post("/api/articles/{id}/read", confirm)
            .summary("确认已读")
            .access(Access::Session, Tenant::Company)
            .audit("article.read")
            .answers::<ArticleDetail>(),
    ]
}

const LIST: List = List {
    columns: &[
        // First of all, so that the order begins with it.
        Listed::new("top", "top", ColumnKind::Bool).sortable(),
        Listed::new("title", "title", ColumnKind::Text),
        Listed::new("category", "category", ColumnKind::Enum),
        Listed::new("mustRead", "must_read", ColumnKind::Bool),
        Listed::new("publishDate", "publish_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("publishDate", Order::Desc),
    id: "id",
};

/// What is published for the caller's company; the staff read everything that is published.
async fn published_for(app: &App, caller: &Caller) -> Result<Condition> {
    let published = Condition::all().add(Column::Status.eq(PUBLISHED));
    if caller.profile.user_type == UserType::Platform {
        return Ok(published);
    }
    let company = company::find(app.db.read(), caller.company_id()).await?.ok_or_else(Problem::not_found)?;
    let any = |column: Column, values: &str| {
        let values = values.split(',').map(str::trim).filter(|value| !value.is_empty());
        let all = Condition::any().add(column.eq(""));
        values.fold(all, |any, value| any.add(column.contains(format!(",{value},"))))
    };
    Ok(published.add(any(Column::LiveRooms, &company.live_rooms)).add(any(Column::SubjectTypes, &company.subject_type)))
}

async fn list(State(app): State<App>, caller: Caller, mut request: PageRequest) -> Result<Page<ArticleRow>> {
    if request.sort.is_empty() {
        request.sort = vec!["top,desc".into(), "publishDate,desc".into()];
    }
    let published = Entity::find().filter(published_for(&app, &caller).await?);
    let page = LIST.fetch::<Model, _>(app.db.read(), published.into_query(), &request).await?;
    let reads = reads_of(&app, &caller, &page.rows).await?;
    Ok(page.map(|row| {
        let read = reads.get(&row.id).filter(|(edition, _)| *edition == row.edition);
        ArticleRow::read(&row).read_on(read.map(|(_, date)| *date))
    }))
}

async fn reads_of(app: &App, caller: &Caller, rows: &[Model]) -> Result<HashMap<i64, (i32, Timestamp)>> {
    let reads = article_read::Entity::find()
        .filter(article_read::Column::UserId.eq(caller.user_id()))
        .filter(article_read::Column::ArticleId.is_in(rows.iter().map(|row| row.id)))
        .all(app.db.read())
        .await?;
    Ok(reads.into_iter().map(|read| (read.article_id, (read.edition, read.read_date))).collect())
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<ArticleDetail>> {
    let mut which = published_for(&app, &caller).await?;
    if caller.has("article_edit") {
        which = Condition::all().add(Column::Status.ne(crate::article_rules::DELETED));
    }
    let row = Entity::find_by_id(id).filter(which).one(app.db.read()).await?.ok_or_else(Problem::not_found)?;
    detail(&app, app.db.read(), &caller, row).await.map(Json)
}

/// The merchants' people confirm; the staff write them.
async fn must_read(State(app): State<App>, caller: Caller) -> Result<Json<Vec<ArticleDetail>>> {
    if caller.profile.user_type == UserType::Platform {
        return Ok(Json(Vec::new()));
    }
    let confirmed = Query::select()
        .expr(Expr::val(1))
        .from(article_read::Entity.table_ref())
        .and_where(Expr::col((article_read::Entity, article_read::Column::ArticleId)).equals((Entity, Column::Id)))
        .and_where(Expr::col((article_read::Entity, article_read::Column::Edition)).equals((Entity, Column::Edition)))
        .and_where(article_read::Column::UserId.eq(caller.user_id()))
        .to_owned();
    let waiting = Entity::find()
        .filter(published_for(&app, &caller).await?)
        .filter(Column::MustRead.eq(true))
        .filter(Expr::exists(confirmed).not())
        .order_by_asc(Column::PublishDate)
        .limit(MUST_READS)
        .all(app.db.read())
        .await?;
    let mut shown = Vec::with_capacity(waiting.len());
    for row in waiting {
        shown.push(detail(&app, app.db.read(), &caller, row).await?);
    }
    Ok(Json(shown))
}

/// The first confirmation of an edition stands.
async fn confirm(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<ArticleDetail>> {
    let which = published_for(&app, &caller).await?;
    let job = |tx: Tx, (app, caller, id, which): (App, Caller, i64, Condition)| async move {
        let row = Entity::find_by_id(id).filter(which).one(&tx).await?.ok_or_else(Problem::not_found)?;
        let read = article_read::ActiveModel {
            article_id: Set(id),
            user_id: Set(caller.user_id()),
            edition: Set(row.edition),
            read_date: Set(tx.now()),
        };
        let (edition, date) = (article_read::Column::Edition, article_read::Column::ReadDate);
        let newer = OnConflict::columns([article_read::Column::ArticleId, article_read::Column::UserId])
            .update_columns([edition, date])
            .action_and_where(Expr::col((article_read::Entity, edition)).lt(row.edition))
            .to_owned();
        article_read::Entity::insert(read).on_conflict(newer).exec_without_returning(&tx).await?;
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.after = Some(json!({ "title": row.title, "edition": row.edition }));
        });
        detail(&app, &tx, &caller, row).await
    };
    app.db.write(&caller.ctx, (app.clone(), caller.clone(), id, which), job).await.map(Json)
}
