//! The staff's list of companies.

use platform::db::{Column as Of, ColumnKind, List, Page, PageRequest};
use platform::document::Reach;
use platform::http::Result;
use platform::{Date, Timestamp};
use sea_orm::sea_query::{Expr, ExprTrait, Order, Query, SimpleExpr, ValueType};
use sea_orm::{ConnectionTrait, FromQueryResult, Value};
use serde::Serialize;
use utoipa::ToSchema;

use crate::directory::SCOPE;
use crate::entity::Codes;

pub const COMPANIES: List = List {
    columns: &[
        Of::new("id", "id", ColumnKind::Id),
        Of::new("code", "code", ColumnKind::Text).sortable(),
        Of::new("elsAccount", "els_account", ColumnKind::Text).sortable(),
        Of::new("name", "name", ColumnKind::Text).sortable(),
        Of::new("creditCode", "credit_code", ColumnKind::Text),
        Of::new("subjectType", "subject_type", ColumnKind::Enum),
        Of::new("vendorGroup", "vendor_group", ColumnKind::Enum),
        Of::new("bdUserId", "bd_user_id", ColumnKind::Id),
        Of::new("verifyStatus", "verify_status", ColumnKind::Bool),
        Of::new("useStatus", "use_status", ColumnKind::Bool),
        Of::new("useStatusReason", "use_status_reason", ColumnKind::Enum),
        Of::new("apprStatus", "appr_status", ColumnKind::Enum),
        Of::new("apprStep", "appr_step", ColumnKind::Enum),
        // A company of several is found by each of them.
        Of::new("category", "catalogs", ColumnKind::Enum).by(of_categories).filter_only(),
        Of::new("creditScore", "credit_score", ColumnKind::Number).sortable(),
        Of::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

/// Codes stand in their column with commas between them.
fn of_categories(wanted: Vec<Value>) -> SimpleExpr {
    let one = |value: Value| {
        let code = <String as ValueType>::try_from(value).unwrap_or_default();
        let column = || Expr::col("catalogs");
        let within = [format!("{code},%"), format!("%,{code}"), format!("%,{code},%")];
        within.into_iter().fold(column().eq(code.as_str()), |any, part| any.or(column().like(part)))
    };
    wanted.into_iter().map(one).reduce(SimpleExpr::or).unwrap_or_else(|| Expr::val(false))
}

/// A line of the list.
#[derive(Clone, Debug, Serialize, ToSchema, FromQueryResult)]
#[serde(rename_all = "camelCase")]
#[schema(as = CompanyRow)]
pub struct Row {
    pub id: i64,
    pub code: Option<String>,
    pub els_account: Option<String>,
    pub name: String,
    pub credit_code: String,
    pub subject_type: String,
    #[schema(value_type = Vec<String>)]
    pub catalogs: Codes,
    pub vendor_group: String,
    pub live_rooms: String,
    pub bd_user_id: Option<i64>,
    pub verify_status: bool,
    pub use_status: bool,
    pub use_status_reason: String,
    pub use_status_remarks: String,
    pub appr_status: String,
    pub appr_step: String,
    pub to_time: Option<Date>,
    pub credit_score: Option<i32>,
    pub created_date: Timestamp,
    pub row_version: i32,
}

const SHOWN: [&str; 20] = [
    "id",
    "code",
    "els_account",
    "name",
    "credit_code",
    "subject_type",
    "catalogs",
    "vendor_group",
    "live_rooms",
    "bd_user_id",
    "verify_status",
    "use_status",
    "use_status_reason",
    "use_status_remarks",
    "appr_status",
    "appr_step",
    "to_time",
    "credit_score",
    "created_date",
    "row_version",
];

/// Companies that the caller reaches. Drafts of registrations are nobody's business yet, the platform is no customer.
pub async fn page<C: ConnectionTrait>(db: &C, reach: &Reach, request: &PageRequest) -> Result<Page<Row>> {
    let column = Expr::col::<&str>;
    let base = Query::select()
        .columns(SHOWN)
        .from("company")
        .cond_where(SCOPE.within(reach))
        .and_where(column("is_deleted").eq(false))
        .and_where(column("is_platform").eq(false))
        .and_where(column("appr_status").ne("CREATED"))
        .to_owned();
    COMPANIES.fetch_with(db, base, request, |row| Ok(Row::from_query_result(row, "")?)).await
}
