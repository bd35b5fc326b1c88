//! The tree of user groups: departments that accounts stand in. Its root is the company itself.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, Endpoint, Tenant, delete, get, post, put};
use platform::db::{Page, PageRequest, Tx};
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Form};
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::sea_query::{CaseStatement, Expr, ExprTrait, Query, SelectStatement};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityName, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder};
use serde::Deserialize;
use serde_json::json;

use super::group_rules::{child_path, depth, fits, may_hang, reordered};
use super::group_tree::{UserGroup, of_company, tree};
use super::members::{self, Member};
use super::people;
use crate::accounts::{DISABLED, ENABLED};
use crate::entity::{account, user_group};
use crate::texts;

const PATH: &str = "/api/user-groups";
const EDIT: Access = Access::Codes(&["userGroupTreeManager_edit"]);
const ENABLE: Access = Access::Codes(&["userGroupTreeManager_enable"]);

pub fn endpoints() -> Vec<Endpoint> {
    let at = |rest: &str| format!("{PATH}{rest}");
    let answers = |e: Endpoint, says, event| e.summary(says).audit(event).answers::<UserGroup>();
    vec![
        get(&at("/tree"), read)
            .summary("用户组树")
            .access(Access::Codes(&["userGroupTreeManager", "accountManager"]), Tenant::Company)
            .answers_all::<UserGroup>(),
        get(&at("/{id}/users"), users)
            .summary("用户组成员")
            .access(Access::Codes(&["userGroupTreeManager"]), Tenant::Company)
            .answers_page::<Member>(),
        answers(post(PATH, create), "新建用户组", "userGroup.create")
            .access(Access::Codes(&["userGroupTreeManager_create"]), Tenant::Company)
            .takes::<NewUserGroupForm>()
            .created(),
        answers(put(PATH, update), "编辑用户组", "userGroup.update")
            .access(EDIT, Tenant::Company)
            .takes::<UserGroupForm>(),
        answers(post(&at("/{id}/move"), relocate), "移动用户组", "userGroup.move")
            .access(EDIT, Tenant::Company)
            .takes::<MoveGroupForm>(),
        answers(post(&at("/{id}/enable"), enable), "启用用户组", "userGroup.enable").access(ENABLE, Tenant::Company),
        answers(post(&at("/{id}/disable"), disable), "停用用户组", "userGroup.disable").access(ENABLE, Tenant::Company),
        delete(&at("/{id}"), remove)
            .summary("删除用户组")
            .access(Access::Codes(&["userGroupTreeManager_delete"]), Tenant::Company)
            .audit("userGroup.delete"),
    ]
}

async fn read(State(app): State<App>, caller: Caller) -> Result<Json<Vec<UserGroup>>> {
    tree(app.db.read(), &caller).await.map(Json)
}

async fn users(State(app): State<App>, caller: Caller, Id(id): Id, request: PageRequest) -> Result<Page<Member>> {
    own(app.db.read(), &caller, id).await?;
    members::page(&app, &caller, Expr::col(account::Column::UserGroupId).eq(id), &request).await
}

/// The ids of a group of the company and of all below it.
pub fn tree_of(company_id: i64, id: i64) -> SelectStatement {
    let of = |table: &'static str, column: &'static str| Expr::col((table, column));
    Query::select()
        .column(("below", "id"))
        .from_as(user_group::Entity.table_ref(), "below")
        .join_as(
            sea_orm::sea_query::JoinType::InnerJoin,
            user_group::Entity.table_ref(),
            "top",
            of("top", "id").eq(id).and(of("top", "company_id").eq(company_id)),
        )
        .and_where(of("below", "company_id").eq(company_id))
        .and_where(Expr::cust("below.path LIKE top.path || '%'"))
        .to_owned()
}

async fn own(db: &impl ConnectionTrait, caller: &Caller, id: i64) -> Result<user_group::Model> {
    let found = user_group::Entity::find_by_id(id).filter(of_company(caller)).one(db).await?;
    found.ok_or_else(Problem::not_found)
}

/// The group as the tree shows it, after a change.
async fn shown(tx: &Tx, caller: &Caller, id: i64) -> Result<UserGroup> {
    tree(tx, caller).await?.into_iter().find_map(|root| root.find(id)).ok_or_else(Problem::not_found)
}

#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct NewUserGroupForm {
    #[field("上级用户组", required, to = "userGroup")]
    parent_id: Option<i64>,
    #[field("用户组名称", max = 50, required)]
    name: String,
    #[field("负责人", to = "account")]
    leader_id: Option<i64>,
}

#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct UserGroupForm {
    #[field("用户组")]
    id: i64,
    #[field("版本")]
    row_version: i32,
    #[field("用户组名称", max = 50, required)]
    name: String,
    #[field("负责人", to = "account")]
    leader_id: Option<i64>,
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<NewUserGroupForm>,
) -> Result<(StatusCode, Json<UserGroup>)> {
    people::must_be_open(&app, &caller).await?;
    let job = |tx: Tx, (caller, form): (Caller, NewUserGroupForm)| async move {
        people::lock(&tx, caller.company_id()).await?;
        let parent = own(&tx, &caller, form.parent_id.unwrap_or_default()).await?;
        fits(depth(&parent.path) + 1)?;
        must_be_enabled(&parent)?;
        leader(&tx, &caller, form.leader_id).await?;
        let siblings = children(&tx, parent.id).await?;
        let id = tx.next_id();
        let row = user_group::ActiveModel {
            parent_id: Set(Some(parent.id)),
            leader_id: Set(form.leader_id),
            sort: Set(siblings.len() as i32),
            path: Set(child_path(&parent.path, id)),
            created_by: Set(caller.user_id()),
            last_modified_by: Set(caller.user_id()),
            ..user_group::fresh(&tx, id, caller.company_id(), &form.name)
        };
        user_group::Entity::insert(row).exec_without_returning(&tx).await?;
        audit(&tx, id, None, Some(json!({ "name": form.name, "parent": parent.name })));
        shown(&tx, &caller, id).await
    };
    let made = app.db.write(&caller.ctx, (caller.clone(), form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn update(State(app): State<App>, caller: Caller, Valid(form): Valid<UserGroupForm>) -> Result<Json<UserGroup>> {
    people::must_be_open(&app, &caller).await?;
    let job = |tx: Tx, (caller, form): (Caller, UserGroupForm)| async move {
        people::lock(&tx, caller.company_id()).await?;
        let old = own(&tx, &caller, form.id).await?;
        if old.row_version != form.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        if old.name != form.name {
            must_not_be_root(&old)?;
        }
        leader(&tx, &caller, form.leader_id).await?;
        let row = user_group::ActiveModel {
            id: Unchanged(old.id),
            name: Set(form.name.clone()),
            leader_id: Set(form.leader_id),
            last_modified_by: Set(caller.user_id()),
            last_modified_date: Set(tx.now()),
            row_version: Set(old.row_version + 1),
            ..Default::default()
        };
        user_group::Entity::update(row).exec(&tx).await?;
        let facts = |name: &str, leader: Option<i64>| json!({ "name": name, "leaderId": leader });
        audit(&tx, old.id, Some(facts(&old.name, old.leader_id)), Some(facts(&form.name, form.leader_id)));
        shown(&tx, &caller, old.id).await
    };
    app.db.write(&caller.ctx, (caller.clone(), form), job).await.map(Json)
}

#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct MoveGroupForm {
    #[field("上级用户组", required, to = "userGroup")]
    parent_id: Option<i64>,
    /// Its place among its new siblings, from 0.
    #[field("排序", low = 0, high = 9999)]
    sort: i32,
}

async fn relocate(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<MoveGroupForm>,
) -> Result<Json<UserGroup>> {
    people::must_be_open(&app, &caller).await?;
    let job = |tx: Tx, (caller, id, form): (Caller, i64, MoveGroupForm)| async move {
        people::lock(&tx, caller.company_id()).await?;
        let group = own(&tx, &caller, id).await?;
        let parent = own(&tx, &caller, form.parent_id.unwrap_or_default()).await?;
        must_not_be_root(&group)?;
        let paths: Vec<String> = user_group::Entity::find()
            .filter(of_company(&caller))
            .filter(user_group::Column::Path.starts_with(&group.path))
            .all(&tx)
            .await?
            .into_iter()
            .map(|group| group.path)
            .collect();
        may_hang(&group.path, &paths, &parent.path)?;
        if group.status == ENABLED {
            must_be_enabled(&parent)?;
        }
        hang(&tx, &caller, &group, &parent, form.sort).await?;
        let facts = |parent: Option<i64>, sort: i32| json!({ "name": group.name, "parentId": parent, "sort": sort });
        audit(&tx, id, Some(facts(group.parent_id, group.sort)), Some(facts(Some(parent.id), form.sort)));
        shown(&tx, &caller, id).await
    };
    let moved = app.db.write(&caller.ctx, (caller.clone(), id, form), job).await?;
    // Data scopes follow the tree.
    app.people_changed();
    Ok(Json(moved))
}

/// The branch under its new parent, with the paths of all below it, and the new siblings in order.
async fn hang(tx: &Tx, caller: &Caller, group: &user_group::Model, parent: &user_group::Model, at: i32) -> Result<()> {
    let path = child_path(&parent.path, group.id);
    let rest = Expr::cust(format!("substr(path, {})", group.path.len() + 1));
    user_group::Entity::update_many()
        .col_expr(user_group::Column::Path, Expr::val(path).binary(sea_orm::sea_query::BinOper::Custom("||"), rest))
        .filter(of_company(caller))
        .filter(user_group::Column::Path.starts_with(&group.path))
        .exec(tx)
        .await?;
    let row = user_group::ActiveModel {
        id: Unchanged(group.id),
        parent_id: Set(Some(parent.id)),
        last_modified_by: Set(caller.user_id()),
        last_modified_date: Set(tx.now()),
        row_version: Set(group.row_version + 1),
        ..Default::default()
    };
    user_group::Entity::update(row).exec(tx).await?;
    let siblings: Vec<i64> = children(tx, parent.id).await?.iter().map(|group| group.id).collect();
    let order = reordered(&siblings, group.id, usize::try_from(at).unwrap_or_default());
    let place = order
        .iter()
        .zip(0_i32..)
        .fold(CaseStatement::new(), |case, (id, place)| case.case(Expr::col(user_group::Column::Id).eq(*id), place));
    user_group::Entity::update_many()
        .col_expr(user_group::Column::Sort, place.finally(0).into())
        .filter(user_group::Column::Id.is_in(order))
        .exec(tx)
        .await?;
    Ok(())
}

async fn enable(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<UserGroup>> {
    people::must_be_open(&app, &caller).await?;
    turn(&app, &caller, id, ENABLED).await
}

async fn disable(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<UserGroup>> {
    turn(&app, &caller, id, DISABLED).await
}

/// S4-04. A disabled group has no enabled one below it.
async fn turn(app: &App, caller: &Caller, id: i64, to: &'static str) -> Result<Json<UserGroup>> {
    let job = move |tx: Tx, caller: Caller| async move {
        people::lock(&tx, caller.company_id()).await?;
        let group = own(&tx, &caller, id).await?;
        must_not_be_root(&group)?;
        if group.status == to {
            return Err(texts::COMMON_STATE.into());
        }
        let below = children(&tx, id).await?;
        if to == DISABLED && below.iter().any(|child| child.status == ENABLED) {
            return Err(texts::GROUP_DISABLE_CHILD.into());
        }
        if to == ENABLED {
            must_be_enabled(&own(&tx, &caller, group.parent_id.unwrap_or_default()).await?)?;
        }
        let row = user_group::ActiveModel {
            id: Unchanged(id),
            status: Set(to.into()),
            last_modified_by: Set(caller.user_id()),
            last_modified_date: Set(tx.now()),
            row_version: Set(group.row_version + 1),
            ..Default::default()
        };
        user_group::Entity::update(row).exec(&tx).await?;
        audit(&tx, id, Some(json!({ "status": group.status })), Some(json!({ "name": group.name, "status": to })));
        shown(&tx, &caller, id).await
    };
    app.db.write(&caller.ctx, caller.clone(), job).await.map(Json)
}

async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let job = move |tx: Tx, caller: Caller| async move {
        people::lock(&tx, caller.company_id()).await?;
        let group = own(&tx, &caller, id).await?;
        must_not_be_root(&group)?;
        let members = account::Entity::find()
            .filter(account::Column::UserGroupId.eq(id))
            .filter(account::Column::IsDeleted.eq(false));
        if !children(&tx, id).await?.is_empty() || members.count(&tx).await? > 0 {
            return Err(texts::GROUP_CHILD.into());
        }
        let row = user_group::ActiveModel {
            id: Unchanged(id),
            is_deleted: Set(true),
            last_modified_by: Set(caller.user_id()),
            last_modified_date: Set(tx.now()),
            row_version: Set(group.row_version + 1),
            ..Default::default()
        };
        user_group::Entity::update(row).exec(&tx).await?;
        audit(&tx, id, Some(json!({ "name": group.name })), None);
        Ok(())
    };
    app.db.write(&caller.ctx, caller.clone(), job).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn children(tx: &Tx, id: i64) -> Result<Vec<user_group::Model>> {
    let children = user_group::Entity::find()
        .filter(user_group::Column::ParentId.eq(id))
        .filter(user_group::Column::IsDeleted.eq(false))
        .order_by_asc(user_group::Column::Sort)
        .order_by_asc(user_group::Column::Id);
    Ok(children.all(tx).await?)
}

fn must_not_be_root(group: &user_group::Model) -> Result<()> {
    if group.parent_id.is_none() { Err(texts::GROUP_ROOT.into()) } else { Ok(()) }
}

fn must_be_enabled(parent: &user_group::Model) -> Result<()> {
    if parent.status == ENABLED { Ok(()) } else { Err(texts::GROUP_PARENT.into()) }
}

/// Somebody of the company; a stranger is nobody.
async fn leader(tx: &Tx, caller: &Caller, id: Option<i64>) -> Result<()> {
    if let Some(id) = id {
        people::own_accounts(tx, caller, &[id]).await?;
    }
    Ok(())
}

fn audit(tx: &Tx, id: i64, before: Option<serde_json::Value>, after: Option<serde_json::Value>) {
    tx.audit(|entry| {
        (entry.biz_type, entry.biz_id, entry.before, entry.after) = ("userGroup", Some(id), before, after);
    });
}
