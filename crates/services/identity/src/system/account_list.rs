//! The list of accounts, one of them, and those that nobody uses.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::{Column, ColumnKind, List, Page, PageRequest, bad};
use platform::http::{Id, Problem, Result};
use sea_orm::sea_query::{Expr, ExprTrait, Func, Order, Query, SelectStatement};
use sea_orm::{ColumnTrait, EntityName, EntityTrait, Iterable, QueryFilter};

use super::account_view::{BizAccount, show};
use super::groups;
use crate::accounts::ENABLED;
use crate::entity::{account, account_role};

pub const PATH: &str = "/api/biz-accounts";

/// 03.7: an account that nobody has used for so long is a door that nobody watches.
const IDLE: Duration = Duration::from_secs(90 * 24 * 3600);

pub fn endpoints() -> [Endpoint; 2] {
    let list = get(PATH, list).filters(&LIST);
    [
        list.param("roleId", "角色")
            .param("userGroupId", "用户组")
            .param("includeChildren", "是否包含下级用户组")
            .param("idle", "是否只看90天未登录的账号")
            .summary("账号列表")
            .access(Access::Codes(&["accountManager"]), Tenant::Company)
            .answers_page::<BizAccount>(),
        get(&format!("{PATH}/{{id}}"), read)
            .summary("账号")
            .access(Access::Codes(&["accountManager"]), Tenant::Company)
            .answers::<BizAccount>(),
    ]
}

const LIST: List = List {
    columns: &[
        Column::new("login", "biz_account_login", ColumnKind::Text).written("login").sortable(),
        Column::new("nameCn", "name_cn", ColumnKind::Text),
        Column::new("phone", "phone", ColumnKind::Text),
        Column::new("vendorPosition", "vendor_position", ColumnKind::Enum),
        Column::new("status", "status", ColumnKind::Enum),
        Column::new("lastLoginDate", "last_login_date", ColumnKind::Time).sortable(),
        Column::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<BizAccount>> {
    let mut plain = request.clone();
    let mut own = Query::select();
    own.columns(account::Column::iter())
        .from(account::Entity.table_ref())
        .and_where(caller.owns(account::Column::CompanyId))
        .and_where(account::Column::IsDeleted.eq(false));
    narrow(&app, &caller, &mut plain, &mut own)?;
    let mut page = LIST.fetch::<account::Model, _>(app.db.read(), own, &plain).await?.answering(request);
    let rows = show(app.db.read(), &app, &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

/// The filters that need other tables, or the clock.
fn narrow(app: &App, caller: &Caller, request: &mut PageRequest, select: &mut SelectStatement) -> Result<()> {
    let id = |name: &str, text: String| text.parse::<i64>().map_err(|_| bad(name));
    let flag =
        |name: &str, text: Option<String>| text.map_or(Ok(false), |text| text.parse::<bool>().map_err(|_| bad(name)));
    if let Some(role) = request.take("roleId") {
        let holders = Query::select()
            .column(account_role::Column::AccountId)
            .from(account_role::Entity.table_ref())
            .and_where(account_role::Column::RoleId.eq(id("roleId", role)?))
            .to_owned();
        select.and_where(Expr::col(account::Column::Id).in_subquery(holders));
    }
    let below = flag("includeChildren", request.take("includeChildren"))?;
    if let Some(group) = request.take("userGroupId") {
        let group = id("userGroupId", group)?;
        let in_group = Expr::col(account::Column::UserGroupId);
        select.and_where(match below {
            true => in_group.in_subquery(groups::tree_of(caller.company_id(), group)),
            false => in_group.eq(group),
        });
    }
    if flag("idle", request.take("idle"))? {
        let used = Func::coalesce([Expr::col(account::Column::LastLoginDate), Expr::col(account::Column::CreatedDate)]);
        select.and_where(Expr::expr(used).lt(app.clock().now().minus(IDLE)));
        select.and_where(account::Column::Status.eq(ENABLED));
    }
    Ok(())
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<BizAccount>> {
    let found = account::Entity::find_by_id(id)
        .filter(caller.owns(account::Column::CompanyId))
        .filter(account::Column::IsDeleted.eq(false))
        .one(app.db.read())
        .await?
        .ok_or_else(Problem::not_found)?;
    let shown = show(app.db.read(), &app, &caller, vec![found]).await?;
    shown.into_iter().next().map(Json).ok_or_else(Problem::not_found)
}
