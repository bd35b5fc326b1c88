//! Making, changing, copying and ending a company's own role. Nobody puts more into a role than the own codes.

use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::access::{Access, Caller, DataScope, Endpoint, Tenant, UserType, delete, post, put};
use platform::db::Tx;
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Form};
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter};
use serde::Deserialize;
use serde_json::json;

use super::people;
use super::permission_tree::{labels, with_parents};
use super::rights::{Bounds, Rights, rights_of};
use super::roles::{self, BUILT_IN, PATH, Role, find};
use crate::accounts::{DISABLED, ENABLED};
use crate::catalogue::permissions;
use crate::entity::{role, role_permission};
use crate::texts;

const ENABLE: Access = Access::Codes(&["roleManager_enable"]);
const CREATE: Access = Access::Codes(&["roleManager_create"]);

pub fn endpoints() -> Vec<Endpoint> {
    let at = |rest: &str| format!("{PATH}/{{id}}{rest}");
    let answers = |e: Endpoint, says, access, event| {
        e.summary(says).access(access, Tenant::Company).audit(event).answers::<Role>()
    };
    vec![
        answers(post(PATH, create), "新建角色", CREATE, "role.create").takes::<NewRoleForm>().created(),
        answers(put(PATH, update), "编辑角色", Access::Codes(&["roleManager_edit"]), "role.update").takes::<RoleForm>(),
        answers(post(&at("/copy"), copy), "复制角色", CREATE, "role.copy").takes::<CopyRoleForm>().created(),
        answers(post(&at("/enable"), enable), "启用角色", ENABLE, "role.enable"),
        answers(post(&at("/disable"), disable), "停用角色", ENABLE, "role.disable"),
        delete(&at(""), remove)
            .summary("删除角色")
            .access(Access::Codes(&["roleManager_delete"]), Tenant::Company)
            .audit("role.delete"),
    ]
}

/// What is the same whether a role is made or changed.
macro_rules! role_form {
    ($name:ident { $($fields:tt)* }) => {
        #[derive(Clone, Default, Deserialize, Form)]
        #[serde(rename_all = "camelCase", default, deny_unknown_fields)]
        pub struct $name {
            $($fields)*
            #[field("角色名称", max = 50, required)]
            role_name: String,
            #[field("数据范围", max = 20, required, dict = "DataScope")]
            data_scope: String,
            #[field("权限", max = 1000, required)]
            permission_codes: Vec<String>,
            #[field("备注", max = 255, area)]
            remark: Option<String>,
        }

        impl $name {
            fn content(self, caller: &Caller) -> Content {
                Content {
                    role_name: self.role_name,
                    data_scope: self.data_scope,
                    codes: with_parents(self.permission_codes, caller.profile.user_type),
                    remark: self.remark.unwrap_or_default(),
                }
            }
        }
    };
}

role_form!(NewRoleForm {});

role_form!(RoleForm {
    #[field("角色")]
    id: i64,
    #[field("版本")]
    row_version: i32,
});

#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct CopyRoleForm {
    #[field("角色名称", max = 50, required)]
    role_name: String,
}

#[derive(Clone)]
struct Content {
    role_name: String,
    data_scope: String,
    codes: HashSet<String>,
    remark: String,
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<NewRoleForm>,
) -> Result<(StatusCode, Json<Role>)> {
    people::must_be_open(&app, &caller).await?;
    let job = |tx: Tx, (caller, content): (Caller, Content)| async move {
        people::lock(&tx, caller.company_id()).await?;
        insert(&tx, &caller, &content, None).await
    };
    let made = app.db.write(&caller.ctx, (caller.clone(), form.content(&caller)), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn copy(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Valid(form): Valid<CopyRoleForm>,
) -> Result<(StatusCode, Json<Role>)> {
    people::must_be_open(&app, &caller).await?;
    let job = |tx: Tx, (caller, id, form): (Caller, i64, CopyRoleForm)| async move {
        people::lock(&tx, caller.company_id()).await?;
        let source = find(&tx, &caller, id).await?;
        let rights = rights_of(&tx, &[id]).await?.remove(&id).unwrap_or_default();
        let content = Content {
            role_name: form.role_name,
            data_scope: source.data_scope,
            codes: rights.codes,
            remark: source.remark,
        };
        insert(&tx, &caller, &content, Some(&source.role_name)).await
    };
    let made = app.db.write(&caller.ctx, (caller.clone(), id, form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn insert(tx: &Tx, caller: &Caller, content: &Content, copied_from: Option<&str>) -> Result<Role> {
    check(tx, caller, content, None).await?;
    let id = tx.next_id();
    let row = role::ActiveModel {
        id: Set(id),
        company_id: Set(caller.company_id()),
        role_code: Set(format!("R{id}")),
        role_name: Set(content.role_name.clone()),
        role_type: Set("CUSTOM".into()),
        user_type: Set(if caller.profile.user_type == UserType::Platform { "PLATFORM" } else { "BIZ" }.into()),
        status: Set(ENABLED.into()),
        data_scope: Set(content.data_scope.clone()),
        remark: Set(content.remark.clone()),
        created_by: Set(caller.user_id()),
        created_date: Set(tx.now()),
        last_modified_by: Set(caller.user_id()),
        last_modified_date: Set(tx.now()),
        is_deleted: Set(false),
        row_version: Set(0),
    };
    role::Entity::insert(row).exec_without_returning(tx).await?;
    grant(tx, id, &content.codes).await?;
    let after = json!({
        "roleName": content.role_name,
        "dataScope": content.data_scope,
        "copiedFrom": copied_from,
        "permissionsAdded": labels(&content.codes),
    });
    tx.audit(|entry| (entry.biz_type, entry.biz_id, entry.after) = ("role", Some(id), Some(after)));
    shown(tx, caller, id).await
}

async fn update(State(app): State<App>, caller: Caller, Valid(form): Valid<RoleForm>) -> Result<Json<Role>> {
    people::must_be_open(&app, &caller).await?;
    let (id, row_version) = (form.id, form.row_version);
    let job = move |tx: Tx, (caller, content): (Caller, Content)| async move {
        people::lock(&tx, caller.company_id()).await?;
        let (old, rights) = own(&tx, &caller, id).await?;
        if old.row_version != row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        check(&tx, &caller, &content, Some(&old)).await?;
        let row = role::ActiveModel {
            role_name: Set(content.role_name.clone()),
            data_scope: Set(content.data_scope.clone()),
            remark: Set(content.remark.clone()),
            ..touched(&tx, &caller, &old)
        };
        role::Entity::update(row).exec(&tx).await?;
        role_permission::Entity::delete_many().filter(role_permission::Column::RoleId.eq(id)).exec(&tx).await?;
        grant(&tx, id, &content.codes).await?;
        note_change(&tx, &old, &rights, &content);
        shown(&tx, &caller, id).await
    };
    let saved = app.db.write(&caller.ctx, (caller.clone(), form.content(&caller)), job).await?;
    app.people_changed();
    Ok(Json(saved))
}

/// 03.7: what people read in the log are the labels that came and went.
fn note_change(tx: &Tx, old: &role::Model, rights: &Rights, content: &Content) {
    let added: HashSet<String> = content.codes.difference(&rights.codes).cloned().collect();
    let removed: HashSet<String> = rights.codes.difference(&content.codes).cloned().collect();
    let before = json!({ "roleName": old.role_name, "dataScope": old.data_scope, "remark": old.remark });
    let after = json!({
        "roleName": content.role_name,
        "dataScope": content.data_scope,
        "remark": content.remark,
        "permissionsAdded": labels(&added),
        "permissionsRemoved": labels(&removed),
    });
    tx.audit(|entry| {
        (entry.biz_type, entry.biz_id) = ("role", Some(old.id));
        (entry.before, entry.after) = (Some(before), Some(after));
    });
}

/// A name of its own, a scope of its kind, and no code beyond the caller's.
async fn check(tx: &Tx, caller: &Caller, content: &Content, old: Option<&role::Model>) -> Result<()> {
    let same_name = role::Entity::find()
        .filter(role::Column::CompanyId.is_in([0, caller.company_id()]))
        .filter(role::Column::IsDeleted.eq(false))
        .filter(role::Column::RoleName.eq(&content.role_name))
        .filter(role::Column::Id.ne(old.map_or(0, |role| role.id)));
    if same_name.count(tx).await? > 0 {
        return Err(Problem::field("roleName", "角色名称", texts::ROLE_NAME));
    }
    let known = permissions::codes_of(caller.profile.user_type);
    let scope = DataScope::parse(&content.data_scope);
    let wanted = Rights { codes: content.codes.clone(), scope };
    let bounds = bounds(caller, old);
    let kind_fits = caller.profile.user_type == UserType::Platform || scope != DataScope::All;
    if !kind_fits || !content.codes.iter().all(|code| known.contains(code.as_str())) || !bounds.cover(&wanted) {
        return Err(Problem::field("permissionCodes", "权限", texts::ROLE_OVER));
    }
    Ok(())
}

/// A role that the caller has is the caller's own: nobody grants oneself more.
fn bounds(caller: &Caller, old: Option<&role::Model>) -> Bounds {
    match old.is_some_and(|role| caller.profile.role_codes.contains(&role.role_code)) {
        true => Bounds::own(caller),
        false => Bounds::of(caller),
    }
}

/// A role that the caller may change: the company's own, and not above the caller.
async fn own(tx: &Tx, caller: &Caller, id: i64) -> Result<(role::Model, Rights)> {
    let role = find(tx, caller, id).await?;
    if role.role_type == BUILT_IN {
        return Err(texts::ROLE_BUILT_IN.into());
    }
    let rights = rights_of(tx, &[id]).await?.remove(&id).unwrap_or_default();
    match bounds(caller, Some(&role)).cover(&rights) {
        true => Ok((role, rights)),
        false => Err(texts::ROLE_OVER.into()),
    }
}

async fn enable(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Role>> {
    people::must_be_open(&app, &caller).await?;
    turn(&app, &caller, id, ENABLED).await
}

async fn disable(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Role>> {
    turn(&app, &caller, id, DISABLED).await
}

async fn turn(app: &App, caller: &Caller, id: i64, to: &'static str) -> Result<Json<Role>> {
    let job = move |tx: Tx, caller: Caller| async move {
        people::lock(&tx, caller.company_id()).await?;
        let (old, _) = own(&tx, &caller, id).await?;
        if old.status == to {
            return Err(texts::COMMON_STATE.into());
        }
        let row = role::ActiveModel { status: Set(to.into()), ..touched(&tx, &caller, &old) };
        role::Entity::update(row).exec(&tx).await?;
        let (before, after) = (json!({ "status": old.status }), json!({ "roleName": old.role_name, "status": to }));
        tx.audit(|entry| {
            (entry.biz_type, entry.biz_id) = ("role", Some(id));
            (entry.before, entry.after) = (Some(before), Some(after));
        });
        shown(&tx, &caller, id).await
    };
    let turned = app.db.write(&caller.ctx, caller.clone(), job).await?;
    app.people_changed();
    Ok(Json(turned))
}

async fn remove(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<StatusCode> {
    let job = move |tx: Tx, caller: Caller| async move {
        people::lock(&tx, caller.company_id()).await?;
        let (old, rights) = own(&tx, &caller, id).await?;
        let users = roles::users_of(&tx, &caller, &[id]).await?.remove(&id).unwrap_or_default();
        if users > 0 {
            return Err(Problem::filled(texts::ROLE_USED, &[("n", &users.to_string())]));
        }
        let row = role::ActiveModel { is_deleted: Set(true), ..touched(&tx, &caller, &old) };
        role::Entity::update(row).exec(&tx).await?;
        let before = json!({ "roleName": old.role_name, "permissionsRemoved": labels(&rights.codes) });
        tx.audit(|entry| (entry.biz_type, entry.biz_id, entry.before) = ("role", Some(id), Some(before)));
        Ok(())
    };
    app.db.write(&caller.ctx, caller.clone(), job).await?;
    app.people_changed();
    Ok(StatusCode::NO_CONTENT)
}

fn touched(tx: &Tx, caller: &Caller, old: &role::Model) -> role::ActiveModel {
    role::ActiveModel {
        id: Unchanged(old.id),
        last_modified_by: Set(caller.user_id()),
        last_modified_date: Set(tx.now()),
        row_version: Set(old.row_version + 1),
        ..Default::default()
    }
}

async fn grant(tx: &Tx, id: i64, codes: &HashSet<String>) -> Result<()> {
    let rows =
        codes.iter().map(|code| role_permission::ActiveModel { role_id: Set(id), permission_code: Set(code.clone()) });
    role_permission::Entity::insert_many(rows).exec_without_returning(tx).await?;
    Ok(())
}

async fn shown(tx: &Tx, caller: &Caller, id: i64) -> Result<Role> {
    let role = find(tx, caller, id).await?;
    roles::show(tx, caller, vec![role]).await?.pop().ok_or_else(Problem::not_found)
}
