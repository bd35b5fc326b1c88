//! Who stands in a group, or has a role: the few facts that tell people apart.

use platform::App;
use platform::access::Caller;
use platform::db::{Column, ColumnKind, List, Page, PageRequest};
use platform::http::Result;
use platform::text::mask_phone;
use sea_orm::sea_query::{Order, Query, SimpleExpr};
use sea_orm::{ColumnTrait, EntityName, FromQueryResult};
use serde::Serialize;
use utoipa::ToSchema;

use crate::entity::account;

#[derive(Debug, Serialize, ToSchema, FromQueryResult)]
#[serde(rename_all = "camelCase")]
pub struct Member {
    id: i64,
    biz_account_login: String,
    name_cn: String,
    /// Masked.
    phone: String,
    vendor_position: String,
    status: String,
}

const LIST: List = List {
    columns: &[
        Column::new("nameCn", "name_cn", ColumnKind::Text).sortable(),
        Column::new("status", "status", ColumnKind::Enum),
        Column::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

/// Accounts of the caller's company that fit.
pub async fn page(app: &App, caller: &Caller, fit: SimpleExpr, request: &PageRequest) -> Result<Page<Member>> {
    use account::Column as C;
    let mut select = Query::select();
    select
        .columns([C::Id, C::BizAccountLogin, C::NameCn, C::Phone, C::VendorPosition, C::Status])
        .from(account::Entity.table_ref())
        .and_where(caller.owns(C::CompanyId))
        .and_where(C::IsDeleted.eq(false))
        .and_where(fit);
    let page: Page<Member> = LIST.fetch(app.db.read(), select, request).await?;
    Ok(page.map(|member| Member { phone: mask_phone(&member.phone), ..member }))
}
