//! What is replaced whenever somebody types it.

use axum::extract::State;
use offer::spelling;
use offer::spelling::alias::{Column, Entity, Model};
use offer::spelling::aliases::EVERYBODY;
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest};
use platform::document::{Document as _, Scope};
use platform::http::Result;
use sea_orm::sea_query::{Cond, Order, Query};
use sea_orm::{ColumnTrait, EntityName, Iterable};

use crate::merge::{AttrMerge, scope_of};

const LIST: List = List {
    columns: &[
        Listed::new("mergeType", "merge_type", ColumnKind::Enum),
        Listed::new("categoryCode", "category_code", ColumnKind::Enum),
        Listed::new("attrCode", "attr_code", ColumnKind::Text),
        Listed::new("source", "source", ColumnKind::Text),
        Listed::new("target", "target", ColumnKind::Text),
        Listed::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

pub fn endpoint() -> Endpoint {
    get("/api/attr-aliases", list)
        .filters(&LIST)
        .summary("属性别名")
        .access(Access::Codes(AttrMerge::KIND.codes.read), Tenant::Reach)
        .answers_page::<Model>()
}

const SCOPE: Scope = Scope::company("company_id");

/// A company reads its own and everybody's, staff those of the companies that they reach.
async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<Model>> {
    let mut rows = Query::select().columns(Column::iter()).from(Entity.table_ref()).to_owned();
    let reach = scope_of(&caller).map_or_else(|| app.organisation.reach(&caller), |id| spelling::reach_of(Some(id)));
    rows.cond_where(Cond::any().add(Column::CompanyId.eq(EVERYBODY)).add(SCOPE.within(&reach)));
    LIST.fetch(app.db.read(), rows, &request).await
}
